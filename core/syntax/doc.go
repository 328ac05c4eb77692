// Package syntax reads and prints the textual form of MLIR, as MLIR 13 has it.
//
// # Vocabulary
//
//   - [Parse] reads a file into a module, [AppendOp] prints it; [ParseType],
//     [ParseAttr], [AppendType] and [AppendAttr] do the same for parts.
//   - The generic form, `"name"(operands) {attributes} : types`, is the same for
//     every operation. The custom form is what the declarative format of the
//     operation's definition says.
//   - An alias is a name for an attribute or type (`#map0`, `!tuple`, `#loc1`)
//     that is defined beside the module.
//   - A name in the text (`%0`, `^bb1`) means what the region around it, or one
//     further out up to an isolated operation, defines. A value may be used
//     before its definition; a placeholder stands for it until then.
//
// The parser scans bytes and keeps one token; the lists of an operation under
// construction are ends of buffers that it keeps. The printer appends to one
// slice. Both know no dialect but builtin, and of that only what is not an
// operation.
//
// A large module is read and printed by several goroutines at once, function by
// function; the outcome is the same with any number of them.
//
// Input is hostile: whatever the text, Parse ends, with errors that say where,
// and nesting is bounded.
//
// This package is the face of those in its folder, lowest first:
//
//	lex     tokens
//	print   types, attributes, locations, operations as text
//	parse   generic forms, types, attributes, regions, names
//	format  custom forms, by the formats of definitions
//
// # Example
//
//	sink := &diag.Sink{}
//	module := syntax.Parse(ctx, diag.NewSource("in.mlir", text), sink, syntax.ParseOptions{})
//	if module == nil {
//		return sink.Diagnostics()
//	}
//	os.Stdout.Write(syntax.AppendOp(nil, module, syntax.PrintOptions{}))
package syntax
