// Package exchange holds the test that modules are exchanged with mlir-opt-19 and mlir-opt-22,
// both ways, as text and as bytecode.
//
// # Vocabulary
//
//   - A chunk is the text of a module: one that package irgen makes of definitions,
//     or a recipe of package roundtrip. Only those count that mlir-opt-13 and we
//     take to be valid.
//   - A chunk that a profile cannot say is refused by us with a reason; it
//     covers the operations that a definition says so of.
//   - An exception is a chunk that these refuse although it is valid here, for a reason
//     in testdata/mlir-19.txt, or mlir-22.txt.
//
// Every operation of the dialects must come back as it went, or be refused.
//
// # Example
//
//	go test ./internal/exchange -run 'TestExchange/memref'
package exchange
