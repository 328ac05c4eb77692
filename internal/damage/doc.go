// Package damage holds hooks, passes and translations of all plugins to never panic, whatever
// the operations are that they meet.
//
// # Vocabulary
//
//   - A damaged module is one with an operation made from its definition, changed at random
//     (see package verifydiff): types, operands, attributes, regions, successors.
//   - A victim is what looks at it: the verifier with the hooks of all dialects; and where
//     that finds nothing wrong, each pass and the translation to LLVM IR. They may refuse
//     it, with a diagnostic.
//
// A test of the usual length makes a few modules of each operation; TEST_LONG=1 makes many.
//
// # Example
//
//	TEST_LONG=1 go test ./internal/damage
package damage
