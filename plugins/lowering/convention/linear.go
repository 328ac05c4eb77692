package convention

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// linearExprs are the offset and the strides that the type's layout map computes
// of its symbols; false when it has none, or computes them by other means than
// sums and products.
func (r *Ranked) linearExprs() (offset affine.Expr, strides []affine.Expr, ok bool) {
	layout := r.Type.Layout()
	if len(layout) != 1 {
		return nil, nil, false
	}
	m, isMap := layout[0].(*ir.AffineMapAttr)
	if !isMap {
		return nil, nil, false
	}
	if offset, strides, ok = m.Map().Linear(); !ok {
		return nil, nil, false
	}
	for _, x := range append(strides, offset) {
		if !isSumOfProducts(x) {
			return nil, nil, false
		}
	}
	return offset, strides, true
}

func isSumOfProducts(x affine.Expr) bool {
	b, ok := x.(*affine.Binary)
	if !ok {
		return true
	}
	return (b.Op() == affine.OpAdd || b.Op() == affine.OpMul) && isSumOfProducts(b.LHS()) && isSumOfProducts(b.RHS())
}

// linear computes offset and strides.
func (r *Ranked) linear(e emit.Emitter, symbols []*ir.Value) (offset *ir.Value, strides []*ir.Value) {
	offsetExpr, exprs, _ := r.linearExprs()
	strides = make([]*ir.Value, len(exprs))
	for i, x := range exprs {
		strides[i] = compute(e, x, symbols)
	}
	return compute(e, offsetExpr, symbols), strides
}

// compute is the value of a sum of products.
func compute(e emit.Emitter, x affine.Expr, symbols []*ir.Value) *ir.Value {
	switch x := x.(type) {
	case affine.Constant:
		return e.Index(int64(x))
	case affine.Symbol:
		return symbols[x]
	case *affine.Binary:
		lhs, rhs := compute(e, x.LHS(), symbols), compute(e, x.RHS(), symbols)
		if x.Op() == affine.OpAdd {
			return e.Add(lhs, rhs)
		}
		return e.Mul(lhs, rhs)
	}
	panic("BUG: offset or stride depends on a dimension")
}

// dynamicExtent is the number of elements from the start of the buffer to behind
// the last element.
func (r *Ranked) dynamicExtent(e emit.Emitter, f Fresh) *ir.Value {
	one := e.AddressNumber(1)
	count := e.Add(e.Address(f.Offset), one)
	for i, size := range f.Sizes {
		count = e.Add(count, e.Mul(e.Sub(e.Address(size), one), e.Address(f.Strides[i])))
	}
	return count
}
