package vectortoscf

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// placesOf gives each dimension of a transfer's vector its place among them in the order of the
// memory: place i is the last but one if the dimension i runs along the last but one of the
// memory. Dimensions along which the transfer broadcasts take the places that are left. False
// where a dimension runs along none of the last ones.
func placesOf(x transfer) ([]int64, bool) {
	m, _ := x.PermutationMap()
	first := m.NumDims - len(m.Results) // below zero if there must be broadcasts
	places, taken := make([]int64, len(m.Results)), make([]bool, len(m.Results))
	for i, r := range m.Results {
		d, ok := r.(affine.Dim)
		if !ok {
			continue
		}
		if int(d) < first {
			return nil, false
		}
		places[i] = int64(int(d) - first)
		taken[places[i]] = true
	}
	for i, r := range m.Results {
		if _, ok := r.(affine.Dim); !ok {
			places[i] = int64(slices.Index(taken, false))
			taken[places[i]] = true
		}
	}
	return places, true
}

// put is a list whose elements are at those places of it.
func put[T any](list []T, places []int64) []T {
	moved := make([]T, len(list))
	for i, e := range list {
		moved[places[i]] = e
	}
	return moved
}

// transposed makes a vector whose dimension i is at places[i].
func transposed(b *ir.Builder, v *ir.Value, places []int64) *ir.Value {
	t := v.Type().(*ir.VectorType)
	to := b.Context().VectorType(put(t.Shape(), places), t.Elem())
	return vector.NewTranspose(b, v, to, affine.InversePlaces(places)).Op.Result(0)
}

// sortedMask makes a mask with its dimensions in the order of the memory; nil of none.
func sortedMask(b *ir.Builder, x transfer) *ir.Value {
	if x.Mask() == nil {
		return nil
	}
	m, _ := x.PermutationMap()
	var dims []affine.Dim
	for _, r := range m.Results {
		if d, ok := r.(affine.Dim); ok {
			dims = append(dims, d)
		}
	}
	sorted := slices.Sorted(slices.Values(dims))
	places := make([]int64, len(dims))
	for i, d := range dims {
		places[i] = int64(slices.Index(sorted, d))
	}
	return transposed(b, x.Mask(), places)
}

// sortedAttrs are the attributes of a transfer whose dimensions are at those places.
func sortedAttrs(x transfer, places []int64) []ir.NamedAttr {
	m, _ := x.PermutationMap()
	within := x.InBounds()
	if within != nil {
		within = put(within, places)
	}
	return transferAttrs(x.Vector().Type().Context(), affine.NewMap(m.NumDims, 0, put(m.Results, places)...), within)
}

const (
	isSorted  = "the dimensions are in the order of the memory"
	runsAlong = "a dimension runs along one that is none of the last ones of the memory"
)

// sortRead reads with dimensions in the order of the memory, and transposes the vector.
func sortRead(op vector.TransferRead, rw *rewrite.Rewriter) rewrite.Result {
	places, ok := placesOf(op)
	switch {
	case isScalable(op):
		return rw.MatchFailure(notTakenApart)
	case !ok:
		return rw.MatchFailure(runsAlong)
	case slices.IsSorted(places):
		return rw.MatchFailure(isSorted)
	}
	b, t := rw.Builder, vectorOf(op)
	mask := sortedMask(b, op)
	to := rw.Context().VectorType(put(t.Shape(), places), t.Elem())
	read := vector.NewTransferRead(b, op.Source(), op.Indices(), op.Padding(), mask, to, sortedAttrs(op, places)...)
	rw.ReplaceOp(op.Op, vector.NewTranspose(b, read.Vector(), t, places).Op.Result(0))
	return rw.Success()
}

// sortWrite transposes the vector, and writes with dimensions in the order of the memory.
func sortWrite(op vector.TransferWrite, rw *rewrite.Rewriter) rewrite.Result {
	places, ok := placesOf(op)
	switch {
	case isScalable(op):
		return rw.MatchFailure(notTakenApart)
	case !ok:
		return rw.MatchFailure(runsAlong)
	case slices.IsSorted(places):
		return rw.MatchFailure(isSorted)
	}
	b := rw.Builder
	mask := sortedMask(b, op)
	v := transposed(b, op.Vector(), places)
	write := vector.NewTransferWrite(b, v, op.Source(), op.Indices(), mask, sortedAttrs(op, places)...)
	rw.ReplaceOp(op.Op, write.Result()...)
	return rw.Success()
}

// readThenBroadcast reads without the leading dimensions along which a read broadcasts.
func readThenBroadcast(op vector.TransferRead, rw *rewrite.Rewriter) rewrite.Result {
	if isScalable(op) {
		return rw.MatchFailure(notTakenApart)
	}
	m, _ := op.PermutationMap()
	n := slices.IndexFunc(m.Results, func(e affine.Expr) bool { return e != affine.Constant(0) })
	if n <= 0 {
		return rw.MatchFailure("the outermost dimension runs along one of the memory, or none does")
	}
	rest := affine.NewMap(m.NumDims, 0, m.Results[n:]...)
	if !isMinorIdentityWithBroadcasting(rest) {
		return rw.MatchFailure("the other dimensions are not in the order of the memory")
	}
	b, t := rw.Builder, vectorOf(op)
	within := op.InBounds()
	if within != nil {
		within = within[n:]
	}
	to := rw.Context().VectorType(t.Shape()[n:], t.Elem())
	read := vector.NewTransferRead(b, op.Source(), op.Indices(), op.Padding(), op.Mask(), to, transferAttrs(rw.Context(), rest, within)...)
	rw.ReplaceOp(op.Op, vector.NewBroadcast(b, read.Vector(), t).Op.Result(0))
	return rw.Success()
}

// isMinorIdentityWithBroadcasting reports whether each result of a map is the dimension that has
// as many behind it, or zero.
func isMinorIdentityWithBroadcasting(m affine.Map) bool {
	first := m.NumDims - len(m.Results)
	for i, r := range m.Results {
		if d, ok := r.(affine.Dim); ok && int(d) != first+i {
			return false
		}
	}
	return first >= 0
}
