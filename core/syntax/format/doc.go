// Package format reads the custom forms of operations, types and attributes, by the
// formats in their definitions.
//
// # Vocabulary
//
//   - An element of a format is a literal, a name with `$`, a group or a directive. It
//     starts at a token if it can read what begins there.
//   - A state is what is known of an operation, or of a type, while its form is read:
//     it binds the variables of type patterns, and is finished when types that the form
//     leaves out have been inferred.
//
// # Example
//
//	p := parse.NewAt(ctx, src, sink, parse.Options{Forms: format.NewReader}, text, 0)
package format
