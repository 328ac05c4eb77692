package tospirv

import (
	"fmt"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

func (l *Lowering) constant() convert.Pattern {
	return convert.On("std.constant to spv.Constant", func(op std.Constant, m convert.Match) convert.Result {
		t, why := m.Convert(op.Result().Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		value, why := l.value(op.ValueAttr(), t)
		if why != "" {
			return m.MatchFailure(why)
		}
		return m.Replace(spirv.NewConstant(m.Builder, t, value).Constant())
	})
}

// value is a constant as one of the type that its type has become, if that can tell it.
func (l *Lowering) value(a ir.Attribute, t ir.Type) (ir.Attribute, string) {
	dense, ok := a.(*ir.DenseElementsAttr)
	if !ok {
		return l.scalarValue(a, t)
	}
	n, _ := ir.NumElements(dense.Shaped())
	elem, count := spirv.Elem(t), n
	if elem == nil { // a vector of one element
		return l.scalarValue(dense.Element(0), t)
	}
	if dense.IsSplat() {
		count = 1
	}
	var data []byte
	for i := range int(count) {
		e, why := l.scalarValue(dense.Element(i), elem)
		if why != "" {
			return nil, why
		}
		data = ir.AppendElement(data, e)
	}
	var shaped ir.ShapedType
	if v, ok := t.(*ir.VectorType); ok {
		shaped = v
	} else {
		shaped = l.ctx.RankedTensorType([]int64{n}, elem, nil)
	}
	return l.ctx.DenseElementsAttr(shaped, data, dense.IsSplat()), ""
}

// scalarValue is a number as one of another type. An integer goes over with its sign.
func (l *Lowering) scalarValue(a ir.Attribute, t ir.Type) (ir.Attribute, string) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		if a.Type() == t {
			return a, ""
		}
		width, float := widthOf(t)
		n, ok := a.Int()
		if float || !ok || width < 64 && (n < -1<<(width-1) || n >= 1<<width) {
			return nil, fmt.Sprintf("the constant does not fit into %s", show(t))
		}
		return l.ctx.IntAttr(t, n), ""
	case *ir.FloatAttr:
		f, ok := t.(*ir.FloatType)
		if !ok {
			break
		}
		value := a.Value().Convert(f.Kind())
		if back := value.Convert(a.Value().Kind()); back.BitsInt() != a.Value().BitsInt() {
			return nil, fmt.Sprintf("%s cannot tell the constant exactly", show(t))
		}
		return l.ctx.FloatAttr(f, value), ""
	}
	return nil, "SPIR-V has no such constant"
}
