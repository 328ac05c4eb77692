// Package text is what kinds of attributes and of parameters ask of the parser and the printer
// of modules, so that a kind is one object that knows nothing of either.
//
// # Vocabulary
//
//   - A word is an identifier, such as the keyword of an enumeration.
//   - A case is a word of an enumeration; flags are several, joined with `|`.
//
// # Example
//
//	func (wordKind) Read(r text.Reader, a *ods.Attr) (ir.Attribute, bool) {
//		word, ok := r.Word()
//		return r.Context().StringAttr(word), ok
//	}
package text
