package kind

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/text"
)

// stringKind is a string in quotes.
type stringKind struct{ base }

func (stringKind) Word() string { return "string" }

func (stringKind) Describe(*ods.Attr) string { return "a string" }

func (stringKind) Holds(_ *ods.Attr, v ir.Attribute) bool { _, ok := v.(*ir.StringAttr); return ok }

func (stringKind) Constant(text string) bool { _, ok := quoted(text); return ok }

func (stringKind) Covers(_, other *ods.Attr) bool {
	return other.Kind == ods.AttrString || other.Kind == ods.AttrSymbolName
}

func (stringKind) Code(*ods.Attr) Code {
	c := StringCode(quoted).Made("string", "%[1]s.StringAttr(%[2]s)")
	c.Default = c.Make
	return c
}

func (stringKind) Samples(ctx *ir.Context, _ ir.Type) []ir.Attribute {
	return texts(ctx, "", "add", "text", "with \"quotes\"\n", "private", "nested")
}

func texts(ctx *ir.Context, texts ...string) []ir.Attribute {
	var list []ir.Attribute
	for _, s := range texts {
		list = append(list, ctx.StringAttr(s))
	}
	return list
}

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

func (symbolNameKind) Code(*ods.Attr) Code {
	return StringCode(quoted).Made("string", "%[1]s.StringAttr(%[2]s)")
}

func (symbolNameKind) Samples(ctx *ir.Context, _ ir.Type) []ir.Attribute {
	return texts(ctx, "name", "odd name", "x.y")
}

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

func (symbolRefKind) Covers(_, other *ods.Attr) bool {
	return other.Kind == ods.AttrSymbolRef || other.Kind == ods.AttrSymbol
}

func (symbolRefKind) Code(*ods.Attr) Code {
	return asIs("SymbolRefAttr").listed("[]*ir.SymbolRefAttr", "RefsOf")
}

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

func (symbolKind) Covers(_, other *ods.Attr) bool { return other.Kind == ods.AttrSymbol }

func (symbolKind) Code(*ods.Attr) Code {
	return Scalar("string", "Symbol", `""`, noConstant).listed("[]string", "SymbolsOf").Made("string", "%[1]s.SymbolRefAttr(%[2]s)")
}

func (symbolKind) Samples(ctx *ir.Context, _ ir.Type) []ir.Attribute {
	return []ir.Attribute{ctx.SymbolRefAttr("name"), ctx.SymbolRefAttr("odd name")}
}

func (symbolKind) Describe(*ods.Attr) string { return "a reference to a symbol without nesting" }

func (symbolKind) Holds(_ *ods.Attr, v ir.Attribute) bool {
	s, ok := v.(*ir.SymbolRefAttr)
	return ok && len(s.Nested()) == 0
}
