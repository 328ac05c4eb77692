package tollvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

// floatAttr is a number as a float of a type.
func floatAttr(t *ir.FloatType, v float64) ir.Attribute {
	return t.Context().FloatAttr(t, num.FromFloat64(t.Kind(), v))
}

// number is a number as a constant of a scalar type, or in all elements of a vector.
func (l *Lowering) number(t ir.Type, v float64) ir.Attribute {
	switch t := t.(type) {
	case *ir.VectorType:
		return l.splat(t, v)
	case *ir.FloatType:
		return floatAttr(t, v)
	}
	return l.ctx.IntAttr(t, int64(v))
}

// splat is a number in all elements of a vector.
func (l *Lowering) splat(t *ir.VectorType, v float64) ir.Attribute {
	var data []byte
	switch e := t.Elem().(type) {
	case *ir.FloatType:
		data = num.FromFloat64(e.Kind(), v).AppendBytes(nil)
	case *ir.IntegerType:
		n := int64(v)
		if e.Width() < 8 {
			n &= 1<<e.Width() - 1
		}
		for i := uint32(0); i < max(e.Width(), 8); i += 8 {
			data = append(data, byte(n>>min(i, 63)))
		}
	}
	return l.ctx.DenseElementsAttr(t, data, true)
}
