// Package parse turns the tokens of an item of a dialect file into the model of
// package ods.
//
// # Vocabulary
//
//   - An [Item] is a piece of a file that begins with a word at the left margin. A
//     [File] is what its parser knows of the rest: what other items there are, and
//     what was found wrong.
//   - A clause is a line of an item's body: its first word and what follows.
//   - A class lends its clauses to operations, a macro is a named piece of format.
//   - A scope says what the names in an operation or type refer to.
//
// Dialect files are not to be trusted: limits.go bounds what is made of one.
//
// # Example
//
//	p, ok := parse.Start(file, item)
//	op, source := p.Op()
package parse
