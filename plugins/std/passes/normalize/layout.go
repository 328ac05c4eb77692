package normalize

import (
	"math/big"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/presburger"
)

// layoutOf is the map of a memref's layout; false when the layout is the identity.
func layoutOf(t ir.Type) (m core.Map, ok bool) {
	memref, ok := t.(*ir.MemRefType)
	if !ok || len(memref.Layout()) == 0 {
		return core.Map{}, false
	}
	if len(memref.Layout()) > 1 {
		return core.Map{}, true
	}
	a, ok := memref.Layout()[0].(*ir.AffineMapAttr)
	if !ok {
		return core.Map{}, true
	}
	return a.Map(), !a.Map().IsIdentity()
}

// normalType is the memref type with the identity layout that a memref of type t is given. It
// is nil unless the sizes are known and the map yields indices that start at zero.
func normalType(t ir.Type) ir.Type {
	layout, ok := layoutOf(t)
	memref, _ := t.(*ir.MemRefType)
	if !ok || len(layout.Results) == 0 || layout.NumSymbols > 0 || layout.NumDims != len(memref.Shape()) {
		return nil
	}
	shape := make([]int64, len(layout.Results))
	for i, e := range layout.Results {
		n, ok := extent(e, memref.Shape())
		if !ok {
			return nil
		}
		shape[i] = n
	}
	return t.Context().MemRefType(shape, memref.Elem(), nil, memref.Space())
}

// extent is one more than the greatest value of an expression on the subscripts of a
// shape; false when there is a negative one, or when it is not known.
func extent(e core.Expr, shape []int64) (int64, bool) {
	s := presburger.NewSystem(len(shape))
	dims := make([]presburger.Linear, len(shape))
	for i, n := range shape {
		if n == ir.Dynamic {
			return 0, false
		}
		dims[i] = presburger.Variable(i)
		s.NotNegative(dims[i])
		s.NotNegative(presburger.Number(n - 1).Sub(dims[i]))
	}
	value, ok := s.Linearize(e, dims, nil)
	if !ok {
		return 0, false
	}
	v := s.AddVar()
	s.Zero(value.Sub(presburger.Variable(v)))
	least, greatest, verdict := s.Bounds(v)
	if verdict != presburger.NotEmpty || least == nil || greatest == nil || least.Sign() < 0 {
		return 0, false
	}
	n := greatest.Add(greatest, big.NewInt(1))
	return n.Int64(), n.IsInt64()
}
