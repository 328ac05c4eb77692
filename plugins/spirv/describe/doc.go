// Package describe says what a SPIR-V module wants of its environment: entry points and how
// they are run, what is bound and how it lies in memory, constants that may be replaced.
//
// # Vocabulary
//
//   - A [Module] is the description, whose fields are those of the JSON form.
//   - A layout is where the members of a struct lie, in bytes.
//
// # Example
//
//	d, err := describe.Of(module)
//	text := d.Text()
package describe
