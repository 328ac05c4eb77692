// Package lex splits the items of dialect files into tokens.
//
// # Vocabulary
//
//   - A [Token] has a [Kind], its text and where it stands. It is first when no other
//     stands before it in its line, and glued when no blank does.
//   - A literal stands in backquotes, a string in double ones.
//
// # Example
//
//	toks, problem := lex.Tokens("my.dialect", "op my.add {}", 1)
package lex
