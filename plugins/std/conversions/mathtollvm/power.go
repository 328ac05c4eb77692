package mathtollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/math"
)

// maxPowerWidth is the width of the widest integer whose powers are computed: there are some
// instructions for each bit.
const maxPowerWidth = 128

// patterns has what needs to know a width; all else is in math.dialect.
func patterns(*tollvm.Lowering) []convert.Pattern {
	return []convert.Pattern{isNormal(), convert.On("math.ipowi to products", func(op math.Ipowi, m convert.Match) convert.Result {
		operands := m.AllOperands()
		t := operands[0].Type()
		inner := t
		for llvm.IsArray(inner) {
			inner = llvm.Elem(inner)
		}
		elem, ok := ir.ElementOrSelf(inner).(*ir.IntegerType)
		if !ok {
			return m.MatchFailure("LLVM has no numbers of its type")
		}
		if elem.Width() > maxPowerWidth {
			return m.MatchFailure("powers are computed of integers of at most 128 bits")
		}
		p := power{m.Builder, inner, elem}
		if inner == t {
			return m.Replace(p.of(operands[0], operands[1]))
		}
		return m.Replace(m.Unroll(t, operands, func(_ ir.Type, v []*ir.Value) *ir.Value { return p.of(v[0], v[1]) }))
	})}
}

// power computes powers of integers, or of the elements of vectors.
type power struct {
	b    *ir.Builder
	t    ir.Type
	elem *ir.IntegerType
}

// number is a constant, in all elements of a vector.
func (p power) number(n int64) *ir.Value {
	ctx := p.b.Context()
	var value ir.Attribute = ctx.IntAttr(p.elem, n)
	if v, ok := p.t.(*ir.VectorType); ok {
		value = ctx.DenseElementsAttr(v, ir.AppendElement(nil, value), true)
	}
	return llvm.NewMlirConstant(p.b, p.t, value).Res()
}

// of multiplies those squares of squares of the base that the bits of the exponent tell. What has
// a negative exponent is cut off to zero, but for powers of 1 and -1.
func (p power) of(base, exponent *ir.Value) *ir.Value {
	b, zero, one := p.b, p.number(0), p.number(1)
	result, square, rest := one, base, exponent
	for bit := range p.elem.Width() {
		if bit > 0 {
			square = llvm.NewMul(b, square, square).Res()
			rest = llvm.NewLshr(b, rest, one).Res()
		}
		set := p.compare(llvm.NewAnd(b, rest, one).Res(), zero, llvm.ICmpPredicateNe)
		result = llvm.NewMul(b, result, llvm.NewSelect(b, set, square, one).Res()).Res()
	}
	units := llvm.NewOr(b, p.compare(base, one, llvm.ICmpPredicateEq), p.compare(base, p.number(-1), llvm.ICmpPredicateEq)).Res()
	kept := llvm.NewOr(b, units, p.compare(exponent, zero, llvm.ICmpPredicateSge)).Res()
	return llvm.NewSelect(b, kept, result, zero).Res()
}

func (p power) compare(x, y *ir.Value, predicate llvm.ICmpPredicate) *ir.Value {
	return llvm.NewIcmp(p.b, x, y, predicate).Res()
}
