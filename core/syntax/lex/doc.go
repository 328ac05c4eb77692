// Package lex splits the textual form of modules into tokens.
//
// # Vocabulary
//
//   - A [Token] has a [Kind], its text and its offset. A [Lexer] has one current token;
//     it keeps no others, so that the parser goes back by offset ([Lexer.MoveTo]).
//   - A class says where a byte may stand, such as in a bare name.
//
// # Example
//
//	l := lex.Lexer{Text: text}
//	for l.MoveTo(0); l.Tok.Kind != lex.EOF; l.Next() { ... }
package lex
