// Package load reads dialect files. A file is indexed when it is loaded; an item is
// lexed, parsed and checked when it is first asked for.
//
// # Vocabulary
//
//   - An item is a piece of the file, busy while it is compiled.
//   - A dialect uses others, whose constraints, types and macros it may name. It is
//     linked to them when a context gets both.
//   - A form is what an operation looks like in another profile.
//
// # Example
//
//	d, problems := load.Dialect("my.dialect", text)
//	ctx, err := load.NewContext(d)
//	problems = d.Check()
package load
