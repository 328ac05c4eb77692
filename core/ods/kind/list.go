package kind

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/text"
)

// lists is a kind whose values are lists of numbers for expressions.
type lists struct{ base }

func (lists) Gives(_ *ods.Attr, want ods.Sort) bool {
	return want != ods.SortInteger && want != ods.SortTruth
}

func (lists) Takes(given ods.Sort) bool { return given != ods.SortInteger }

// arrayKind is an array, whose elements may be of one kind.
type arrayKind struct{ lists }

func (arrayKind) Word() string { return "array" }

// Arguments parses the kind of the elements.
func (arrayKind) Arguments(s Source, a *ods.Attr) {
	if !s.Accept("(") {
		return
	}
	elem := s.Kind()
	a.Elem = &elem
	s.Expect(")")
}

func (arrayKind) Covers(a, other *ods.Attr) bool {
	return a.Kind == other.Kind && (a.Elem == nil || other.Elem != nil && Covers(a.Elem, other.Elem))
}

func (arrayKind) Describe(a *ods.Attr) string {
	if a.Elem == nil {
		return "an array"
	}
	return "an array, each element " + Describe(a.Elem)
}

func (arrayKind) Holds(a *ods.Attr, v ir.Attribute) bool {
	list, ok := v.(*ir.ArrayAttr)
	if !ok || a.Elem == nil {
		return ok
	}
	for _, e := range list.Elems() {
		if !Holds(a.Elem, e) {
			return false
		}
	}
	return true
}

func (arrayKind) Starts(r text.Reader, a *ods.Attr) (yes, empty bool) {
	if r.InEach() && a.Elem != nil {
		return Of(a.Elem).Starts(r, a.Elem)
	}
	return r.AtList(), false
}

// Read reads an array or, in an `each`, one element.
func (k arrayKind) Read(r text.Reader, a *ods.Attr) (ir.Attribute, bool) {
	if r.InEach() && a.Elem != nil {
		return Of(a.Elem).Read(r, a.Elem)
	}
	return k.base.Read(r, a)
}

// denseArrayKind is an array of numbers of one type, which the text leaves out.
type denseArrayKind struct{ lists }

func (denseArrayKind) Word() string { return "dense-array" }

// Arguments parses the type of the elements.
func (denseArrayKind) Arguments(s Source, a *ods.Attr) { a.Type = optionalType(s) }

func (denseArrayKind) Covers(a, other *ods.Attr) bool {
	return a.Kind == other.Kind && coversType(a, other)
}

func (denseArrayKind) Code(a *ods.Attr) Code {
	if a.Type == nil || a.Type.Op == ods.TypeInteger {
		return integers()
	}
	return Code{}
}

func (denseArrayKind) Describe(a *ods.Attr) string {
	if a.Type == nil {
		return "a dense array"
	}
	return "a dense array of " + a.Type.String()
}

func (denseArrayKind) Holds(a *ods.Attr, v ir.Attribute) bool {
	d, ok := v.(*ir.DenseArrayAttr)
	return ok && (a.Type == nil || a.Type.Is(d.Elem()))
}

// Read reads `[1, 2]`.
func (denseArrayKind) Read(r text.Reader, a *ods.Attr) (ir.Attribute, bool) {
	t := r.Build(a.Type)
	var elems []ir.Attribute
	ok := r.List(func() bool {
		v, ok := r.Number(t)
		elems = append(elems, v)
		return ok
	})
	if !ok {
		return nil, false
	}
	return DenseArray(r.Context(), t, elems), true
}

// DenseArray is the dense array of numbers of a type.
func DenseArray(ctx *ir.Context, t ir.Type, elems []ir.Attribute) ir.Attribute {
	var data []byte
	for _, v := range elems {
		if n, ok := v.(*ir.IntegerAttr); ok && n.Type() != t {
			x, _ := n.Int()
			v = ctx.IntAttr(t, x)
		}
		data = ir.AppendElement(data, v)
	}
	return ctx.DenseArrayAttr(t, len(elems), data)
}

func (denseArrayKind) Print(w text.Writer, _ *ods.Attr, v ir.Attribute) {
	w.Text("[")
	for i, e := range ods.ListElems(v) {
		if i > 0 {
			w.Text(", ")
		}
		w.Attr(e, true)
	}
	w.Text("]")
}

// segmentSizesKind has the sizes of the lists of a nested group. It is counted, not written.
type segmentSizesKind struct{ base }

func (segmentSizesKind) Word() string { return "segment-sizes" }

func (segmentSizesKind) Covers(_, _ *ods.Attr) bool { return false }

func (segmentSizesKind) Code(*ods.Attr) Code { return integers() }

func (segmentSizesKind) Describe(*ods.Attr) string { return "a dense array of 32-bit integers" }

func (segmentSizesKind) Holds(_ *ods.Attr, v ir.Attribute) bool {
	d, ok := v.(*ir.DenseArrayAttr)
	return ok && d.Elem() == ir.Type(v.Context().I32())
}
