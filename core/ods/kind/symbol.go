package kind

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/text"
)

// stringKind is a string in quotes.
type stringKind struct{}

func (stringKind) Word() string { return "string" }

func (stringKind) Describe(*ods.Attr) string { return "a string" }

func (stringKind) Holds(_ *ods.Attr, v ir.Attribute) bool { _, ok := v.(*ir.StringAttr); return ok }

func (stringKind) Starts(r text.Reader, _ *ods.Attr) (yes, empty bool) { return r.AtString(), false }

func (stringKind) Read(r text.Reader, _ *ods.Attr) (ir.Attribute, bool) {
	s, ok := r.String()
	return r.Context().StringAttr(s), ok
}

func (stringKind) Print(w text.Writer, _ *ods.Attr, v ir.Attribute) {
	if s, ok := v.(*ir.StringAttr); ok {
		w.Quoted(s.Value())
		return
	}
	w.Attr(v, false)
}

// symbolNameKind is the name of a symbol that the operation defines: `@name`.
type symbolNameKind struct{ stringKind }

func (symbolNameKind) Word() string { return "symbol-name" }

func (symbolNameKind) Describe(*ods.Attr) string { return "a string that names a symbol" }

func (symbolNameKind) Starts(r text.Reader, a *ods.Attr) (yes, empty bool) {
	return r.AtSymbol(), a.Optional
}

func (symbolNameKind) Read(r text.Reader, _ *ods.Attr) (ir.Attribute, bool) {
	name, ok := r.SymbolName()
	return r.Context().StringAttr(name), ok
}

func (symbolNameKind) Print(w text.Writer, _ *ods.Attr, v ir.Attribute) {
	if s, ok := v.(*ir.StringAttr); ok {
		w.SymbolName(s.Value())
		return
	}
	w.Attr(v, false)
}

// symbolRefKind is a reference to a symbol: `@module::@name`.
type symbolRefKind struct{ base }

func (symbolRefKind) Word() string { return "symbol-ref" }

func (symbolRefKind) Describe(*ods.Attr) string { return "a reference to a symbol" }

func (symbolRefKind) Holds(_ *ods.Attr, v ir.Attribute) bool {
	_, ok := v.(*ir.SymbolRefAttr)
	return ok
}

func (symbolRefKind) Starts(r text.Reader, _ *ods.Attr) (yes, empty bool) {
	return r.AtSymbol(), false
}

func (symbolRefKind) Read(r text.Reader, _ *ods.Attr) (ir.Attribute, bool) {
	if !r.AtSymbol() {
		return nil, r.Expected("a symbol, such as '@main'")
	}
	return r.SymbolRef()
}

// symbolKind is a reference to a symbol of the same table: `@name`.
type symbolKind struct{ symbolRefKind }

func (symbolKind) Word() string { return "symbol" }

func (symbolKind) Describe(*ods.Attr) string { return "a reference to a symbol without nesting" }

func (symbolKind) Holds(_ *ods.Attr, v ir.Attribute) bool {
	s, ok := v.(*ir.SymbolRefAttr)
	return ok && len(s.Nested()) == 0
}
