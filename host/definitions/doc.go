// Package definitions has the compiled dialects of a host: those of its plugins
// and those that the user gives as files.
//
// # Vocabulary
//
//   - A [Library] loads each dialect file once, when a module may have to do with
//     it.
//   - The user's files take precedence over those of plugins.
//
// # Example
//
//	l := definitions.New(catalog)
//	err := l.AddFile("my.dialect")
//	ir, err := l.Context(ctx, text, "")
package definitions
