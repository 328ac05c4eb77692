// Package rules holds tests of what every package must keep to: which way
// imports run, that core, host and the command know no dialect but builtin, that generated code is up to
// date, and that texts use the terms of MLIR and LLVM.
//
// # Vocabulary
//
//   - A part is a folder at the top of the repository. Imports run one way:
//     core <- sdk <- plugins, and core, sdk <- host <- cmd.
//
// # Example
//
//	go test ./internal/rules
package rules
