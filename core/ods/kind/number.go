package kind

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/text"
)

// integerKind is an integer with its type.
type integerKind struct{ base }

func (integerKind) Word() string { return "integer" }

func (integerKind) Describe(*ods.Attr) string { return "an integer" }

func (integerKind) Holds(_ *ods.Attr, v ir.Attribute) bool { _, ok := v.(*ir.IntegerAttr); return ok }

// floatKind is a float with its type.
type floatKind struct{ base }

func (floatKind) Word() string { return "float" }

func (floatKind) Describe(*ods.Attr) string { return "a float" }

func (floatKind) Holds(_ *ods.Attr, v ir.Attribute) bool { _, ok := v.(*ir.FloatAttr); return ok }

// typedKind is a number of a type that the definition names and the text leaves out.
type typedKind struct{ base }

func (typedKind) Read(r text.Reader, a *ods.Attr) (ir.Attribute, bool) {
	return r.Number(r.Build(a.Type))
}

func (typedKind) Print(w text.Writer, _ *ods.Attr, v ir.Attribute) { w.Attr(v, true) }

// typedIntegerKind is an integer of a type that the definition names.
type typedIntegerKind struct{ typedKind }

func (typedIntegerKind) Describe(a *ods.Attr) string { return "an integer of type " + a.Type.String() }

func (typedIntegerKind) Holds(a *ods.Attr, v ir.Attribute) bool {
	i, ok := v.(*ir.IntegerAttr)
	return ok && (a.Type == nil || a.Type.Is(i.Type()))
}

func (typedIntegerKind) Starts(r text.Reader, _ *ods.Attr) (yes, empty bool) {
	return r.AtInteger(), false
}

func (k typedIntegerKind) Print(w text.Writer, a *ods.Attr, v ir.Attribute) {
	if i, ok := v.(*ir.IntegerAttr); ok && a.Unsigned {
		w.Text(string(i.Value().AppendDecimal(nil, false)))
		return
	}
	k.typedKind.Print(w, a, v)
}

// typedFloatKind is a float of a type that the definition names.
type typedFloatKind struct{ typedKind }

func (typedFloatKind) Describe(a *ods.Attr) string { return "a number of type " + a.Type.String() }

func (typedFloatKind) Holds(a *ods.Attr, v ir.Attribute) bool {
	f, ok := v.(*ir.FloatAttr)
	return ok && (a.Type == nil || a.Type.Is(f.Type()))
}

// boolKind is `true` or `false`, or the words of the definition for them.
type boolKind struct{ base }

func (boolKind) Describe(*ods.Attr) string { return "true or false" }

func (boolKind) Holds(_ *ods.Attr, v ir.Attribute) bool {
	i, ok := v.(*ir.IntegerAttr)
	return ok && i.Type() == ir.Type(v.Context().I1())
}

func (boolKind) Starts(r text.Reader, _ *ods.Attr) (yes, empty bool) {
	_, yes = r.AtWord()
	return yes, false
}

func (boolKind) words(a *ods.Attr) [2]string {
	if a.Words[0] == "" {
		return [2]string{"false", "true"}
	}
	return a.Words
}

func (k boolKind) Read(r text.Reader, a *ods.Attr) (ir.Attribute, bool) {
	words := k.words(a)
	for i, w := range words {
		if r.AcceptWord(w) {
			return r.Context().BoolAttr(i == 1), true
		}
	}
	return nil, r.Expected("'" + words[0] + "' or '" + words[1] + "'")
}

func (k boolKind) Print(w text.Writer, a *ods.Attr, v ir.Attribute) {
	words := k.words(a)
	if i, ok := v.(*ir.IntegerAttr); ok && !i.Value().IsZero() {
		w.Text(words[1])
		return
	}
	w.Text(words[0])
}
