package kind

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/text"
)

// unitKind is present or absent: an optional group says which.
type unitKind struct{ base }

// unitWord is also what dialect files have for the value.
const unitWord = "unit"

func (unitKind) Word() string { return unitWord }

func (unitKind) Constant(text string) bool { return text == unitWord }

func (unitKind) Samples(ctx *ir.Context, _ ir.Type) []ir.Attribute {
	return []ir.Attribute{ctx.UnitAttr()}
}

func (unitKind) Code(*ods.Attr) Code {
	c := Code{Type: "bool", Presence: true}.Made("bool", "ods.UnitParam(%[1]s, %[2]s)")
	c.MakeOptional = c.Make
	return c
}

func (unitKind) Describe(*ods.Attr) string { return "unit" }

func (unitKind) Holds(_ *ods.Attr, v ir.Attribute) bool { _, ok := v.(*ir.UnitAttr); return ok }

func (unitKind) Starts(text.Reader, *ods.Attr) (yes, empty bool) { return false, true }

// typeKind is a type.
type typeKind struct{ base }

func (typeKind) Word() string { return "type" }

// Arguments parses the type that takes part in inference.
func (typeKind) Arguments(s Source, a *ods.Attr) { a.Type = optionalType(s) }

func (typeKind) Code(*ods.Attr) Code {
	c := Code{Type: "ir.Type", Of: "ods.TypeOf"}.listed("[]ir.Type", "TypesOf").Made("ir.Type", "%[1]s.TypeAttr(%[2]s)")
	c.MakeOptional, c.makeList = "ods.TypeParam(%[1]s, %[2]s)", "ods.TypeParams(%[1]s, %[2]s)"
	return c
}

func (typeKind) Describe(*ods.Attr) string { return "a type" }

func (typeKind) Holds(_ *ods.Attr, v ir.Attribute) bool { _, ok := v.(*ir.TypeAttr); return ok }

func (typeKind) Starts(r text.Reader, _ *ods.Attr) (yes, empty bool) { return r.AtType(), false }

func (typeKind) Read(r text.Reader, _ *ods.Attr) (ir.Attribute, bool) {
	t, ok := r.Type()
	if !ok {
		return nil, false
	}
	return r.Context().TypeAttr(t), true
}

func (typeKind) Print(w text.Writer, _ *ods.Attr, v ir.Attribute) {
	if t, ok := v.(*ir.TypeAttr); ok {
		w.Type(t.Value())
		return
	}
	w.Attr(v, false)
}

// affineMapKind is an affine map.
type affineMapKind struct{ base }

func (affineMapKind) Word() string { return "affine-map" }

func (affineMapKind) Code(*ods.Attr) Code {
	return Scalar("affine.Map", "Map", "affine.Map{}", noConstant).listed("[]affine.Map", "MapsOf").Made("affine.Map", "%[1]s.AffineMapAttr(%[2]s)")
}

func (affineMapKind) Describe(*ods.Attr) string { return "an affine map" }

func (affineMapKind) Holds(_ *ods.Attr, v ir.Attribute) bool {
	_, ok := v.(*ir.AffineMapAttr)
	return ok
}

// integerSetKind is an integer set.
type integerSetKind struct{ base }

func (integerSetKind) Word() string { return "integer-set" }

func (integerSetKind) Code(*ods.Attr) Code {
	return Scalar("affine.Set", "Set", "affine.Set{}", noConstant)
}

func (integerSetKind) Describe(*ods.Attr) string { return "an integer set" }

func (integerSetKind) Holds(_ *ods.Attr, v ir.Attribute) bool {
	_, ok := v.(*ir.IntegerSetAttr)
	return ok
}

// dictionaryKind is a dictionary.
type dictionaryKind struct{ base }

func (dictionaryKind) Word() string { return "dictionary" }

func (dictionaryKind) Code(*ods.Attr) Code { return asIs("DictionaryAttr") }

func (dictionaryKind) Describe(*ods.Attr) string { return "a dictionary" }

func (dictionaryKind) Holds(_ *ods.Attr, v ir.Attribute) bool {
	_, ok := v.(*ir.DictionaryAttr)
	return ok
}

// dialectKind is an attribute that a dialect defines.
type dialectKind struct{ base }

func (dialectKind) Covers(a, other *ods.Attr) bool {
	return a.Kind == other.Kind && a.Def == other.Def
}

func (dialectKind) Describe(a *ods.Attr) string { return "an attribute #" + a.Def }

func (dialectKind) Holds(a *ods.Attr, v ir.Attribute) bool {
	d, ok := v.(*ir.DialectAttr)
	return ok && d.Def().Name() == a.Def
}
