// Package roundtrip holds the test that every operation, type and attribute is
// read and printed as mlir-opt-13 does it.
//
// # Vocabulary
//
//   - A chunk is the text of a module. Chunks come from definitions, by package
//     irgen, and from recipes: testdata/*.mlir, cut at lines `// -----`, where
//     an operation needs more around it than a definition says. `{{Enum}}` in a
//     recipe stands for every keyword of the enumeration in turn, and
//     `{{Enum:value}}` for every value.
//   - A chunk that mlir-opt-13 refuses proves nothing and does not count. What
//     the rest holds of operations, types, attributes and cases of enumerations
//     is covered; the test fails while anything of a dialect is not.
//   - A note is an attribute that no definition declares. Each operation has one
//     in some modules, and none may be lost in any form.
//   - An output is what a pipeline of mlir-opt-13's passes, of testdata/passes.txt, makes of an
//     input: a module of this package, of another test, a seed, or of a generator.
//     testdata/unreadable.txt says why mlir-opt-13 cannot read some.
//   - A difference is a place where we mean to print something else, listed in
//     docs/differences.md.
//
// # Example
//
//	go test ./internal/roundtrip -run 'TestDialects/spv'
package roundtrip
