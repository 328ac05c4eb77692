// Package repository reads the dialect files of this repository, for tests.
//
// # Vocabulary
//
//   - The root is the folder that has go.mod, above the folder of the test.
//   - A dialect file is a definition file of a plugin, in plugins/PLUGIN or in a
//     folder of its own below that. The builtin dialect is not among them.
//
// # Example
//
//	ctx := repository.Context(t)
//	m := syntax.Parse(ctx, source, sink, syntax.ParseOptions{})
package repository
