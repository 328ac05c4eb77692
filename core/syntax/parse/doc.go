// Package parse reads modules: generic forms, types, attributes, regions, the names of
// values and blocks. What definitions spell, it leaves to [Forms].
//
// # Vocabulary
//
//   - A [Parser] reads one source. A trial is a piece of text that it may go back from
//     ([Parser.Mark], [Parser.Reset], [Parser.Keep]).
//   - A name is late when it is used before its definition.
//   - A chunk is a part of a module that one of several parsers reads.
//   - A notation is how a profile writes types, other than with their own syntax.
//
// # Example
//
//	t, err := parse.NewTexts(ctx, parse.Options{Forms: format.NewReader}).Type("i32")
package parse
