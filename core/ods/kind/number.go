package kind

import (
	"fmt"
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/text"
)

// numeric is a kind whose values are integers for expressions, one or a list of one.
type numeric struct{ base }

func (numeric) Gives(*ods.Attr, ods.Sort) bool { return true }

func isDecimal(text string) bool {
	_, err := strconv.ParseInt(text, 0, 64)
	return err == nil
}

// integerKind is an integer with its type.
type integerKind struct{ numeric }

func (integerKind) Word() string { return "integer" }

func (integerKind) Describe(*ods.Attr) string { return "an integer" }

func (integerKind) Holds(_ *ods.Attr, v ir.Attribute) bool { _, ok := v.(*ir.IntegerAttr); return ok }

func (integerKind) Constant(text string) bool { return isDecimal(text) }

func (integerKind) Covers(_, other *ods.Attr) bool {
	return other.Kind == ods.AttrInteger || other.Kind == ods.AttrTypedInteger || other.Kind == ods.AttrBool
}

func (integerKind) Takes(given ods.Sort) bool { return given != ods.SortIntegers }

func (integerKind) Code(*ods.Attr) Code { return IntegerCode() }

// floatKind is a float with its type.
type floatKind struct{ base }

func (floatKind) Word() string { return "float" }

func (floatKind) Describe(*ods.Attr) string { return "a float" }

func (floatKind) Holds(_ *ods.Attr, v ir.Attribute) bool { _, ok := v.(*ir.FloatAttr); return ok }

func (floatKind) Covers(_, other *ods.Attr) bool {
	return other.Kind == ods.AttrFloat || other.Kind == ods.AttrTypedFloat
}

func (floatKind) Code(*ods.Attr) Code { return asIs("FloatAttr") }

// typedKind is a number of a type that the definition names and the text leaves out.
type typedKind struct{ base }

func (typedKind) Covers(a, other *ods.Attr) bool { return a.Kind == other.Kind && coversType(a, other) }

// coversType reports whether the type of a declaration, if it names one, is that of another.
func coversType(a, other *ods.Attr) bool {
	return a.Type == nil || other.Type != nil && other.Type.String() == a.Type.String()
}

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

func (typedIntegerKind) Constant(text string) bool { return isDecimal(text) }

func (typedIntegerKind) Gives(*ods.Attr, ods.Sort) bool { return true }

func (typedIntegerKind) Takes(given ods.Sort) bool { return given != ods.SortIntegers }

func (typedIntegerKind) Code(a *ods.Attr) Code {
	c := IntegerCode()
	if a.Unsigned || a.Type != nil && a.Type.Sign == 'u' {
		c = Scalar("uint64", "Uint", "0", unsigned)
	}
	switch {
	case a.Type == nil:
		return c
	case a.Type.Op == ods.TypeIndex:
		return c.Made("int64", "%[1]s.IndexAttr(%[2]s)")
	}
	if a.Type.Int == 64 && a.Type.Sign == 0 {
		c.makeList = "%[1]s.I64ArrayAttr(%[2]s)"
	}
	sign := map[byte]string{0: "Signless", 's': "Signed", 'u': "Unsigned"}[a.Type.Sign]
	return c.Made("int64", fmt.Sprintf("%%[1]s.IntAttr(%%[1]s.IntegerType(%d, ir.%s), %%[2]s)", a.Type.Int, sign))
}

func (typedIntegerKind) Samples(ctx *ir.Context, t ir.Type) []ir.Attribute {
	var list []ir.Attribute
	for _, n := range []int64{0, 1, 2, 3, 4, 8, 16, -1} {
		list = append(list, ctx.IntAttr(t, n))
	}
	return list
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

func (typedFloatKind) Code(*ods.Attr) Code { return asIs("FloatAttr") }

func (typedFloatKind) Samples(ctx *ir.Context, t ir.Type) []ir.Attribute {
	f, ok := t.(*ir.FloatType)
	if !ok {
		return nil
	}
	return []ir.Attribute{ctx.FloatAttr(f, num.FromFloat64(f.Kind(), 1.5))}
}

// boolKind is `true` or `false`, or the words of the definition for them.
type boolKind struct{ numeric }

func (boolKind) Word() string { return "bool" }

// Arguments parses the words for false and true.
func (boolKind) Arguments(s Source, a *ods.Attr) {
	if !s.Accept("(") {
		return
	}
	a.Words[0] = s.ExpectWord("the word for false")
	s.Expect(",")
	a.Words[1] = s.ExpectWord("the word for true")
	s.Expect(")")
}

func (boolKind) Constant(text string) bool { _, ok := truth(text); return ok }

func (boolKind) Code(*ods.Attr) Code {
	c := Scalar("bool", "Bool", "false", truth).listed("[]bool", "BoolsOf").Made("bool", "%[1]s.BoolAttr(%[2]s)")
	c.Default = c.Make
	return c
}

func (boolKind) Samples(ctx *ir.Context, _ ir.Type) []ir.Attribute {
	return []ir.Attribute{ctx.BoolAttr(true), ctx.BoolAttr(false)}
}

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
