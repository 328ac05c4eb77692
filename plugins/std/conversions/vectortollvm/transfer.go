package vectortollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// transfer is vector.transfer_read or transfer_write, or another operation that moves
// rows between a vector and a memref.
type transfer struct {
	l       lowering
	e       emit.Emitter
	view    convention.View
	memref  *convention.Ranked
	indices []*ir.Value
	dims    []int  // for each dimension of the vector that of the memref; -1: all are one
	within  []bool // for each dimension, that it does not go beyond the memref
	mask    *ir.Value
	vector  *ir.VectorType
	hints   []ir.NamedAttr // of loads and stores
}

// transferOf prepares a transfer between a vector and an operand, a memref, at indices.
func (l lowering) transferOf(m convert.Match, t ir.Type, source *ir.Value, indices []*ir.Value) (*transfer, string) {
	v, _, reason := l.vectorType(t)
	if reason != "" {
		return nil, reason
	}
	memref, ok := source.Type().(*ir.MemRefType)
	if !ok {
		return nil, "tensors must be turned into memrefs before, as the pipeline cpu-tensor does"
	}
	if _, isVector := memref.Elem().(*ir.VectorType); isVector {
		return nil, "the elements of the memref are vectors"
	}
	if memref.Elem() != v.Elem() {
		return nil, "the elements of the vector are not those of the memref"
	}
	if v.Scalable() != nil && !isPacked(v.Elem()) && !areBytes(v) {
		return nil, "elements of a scalable vector that do not lie in memory as in a vector are not moved one by one"
	}
	tr := &transfer{l: l, e: l.Kit().At(m.Builder), vector: v}
	tr.view, tr.memref = l.memref(m, source)
	tr.indices = m.Operands(indices)
	return tr, ""
}

// innermostOf is transferOf, along the last dimensions of the memref.
func (l lowering) innermostOf(m convert.Match, t ir.Type, source *ir.Value, indices []*ir.Value) (*transfer, string) {
	tr, reason := l.transferOf(m, t, source, indices)
	if reason == "" {
		reason = tr.lastDims()
	}
	return tr, reason
}

// arrange takes the dimensions from the attributes of a transfer, and its mask, which may be
// nil.
func (t *transfer) arrange(permutation affine.Map, inBounds []bool, mask *ir.Value) string {
	if len(permutation.Results) != len(t.vector.Shape()) || inBounds != nil && len(inBounds) != len(permutation.Results) {
		return "its map has not a result for each dimension of the vector"
	}
	for i, result := range permutation.Results {
		within := inBounds != nil && inBounds[i]
		dim, isDim := result.(affine.Dim)
		at := int(dim)
		if !isDim && result != affine.Constant(0) {
			return "its map has a result that is neither a dimension nor 0"
		}
		if !isDim {
			at, within = -1, true
		}
		t.dims, t.within = append(t.dims, at), append(t.within, within)
	}
	if mask != nil && !slices.ContainsFunc(t.dims, func(d int) bool { return d >= 0 }) {
		return "a mask is for dimensions of the memref, of which there are none"
	}
	t.mask = mask
	return ""
}

// lastDims makes the dimensions of the vector the last ones of the memref, within it.
func (t *transfer) lastDims() string {
	rank, n := len(t.indices), len(t.vector.Shape())
	if n > rank {
		return "the vector has more dimensions than the memref"
	}
	for i := range n {
		t.dims, t.within = append(t.dims, rank-n+i), append(t.within, true)
	}
	return ""
}

// read makes the vector; padding stands for what is not in the memref.
func (t *transfer) read(padding *ir.Value) *ir.Value {
	outer, _ := rowsOf(t.vector)
	var result *ir.Value
	if len(outer) > 0 {
		result = t.e.Undef(t.l.Types().ConvertOne(t.vector))
	}
	eachRow(outer, func(at []int) {
		r := t.row(at)
		var fill []*ir.Value
		if r.mask != nil && padding != nil {
			fill = []*ir.Value{splat(t.e, padding, r.n)}
		}
		result = withRow(t.e, result, r.read(fill), at)
	})
	return result
}

// write writes the vector.
func (t *transfer) write(v *ir.Value) {
	outer, _ := rowsOf(t.vector)
	eachRow(outer, func(at []int) { t.row(at).write(row(t.e, v, at)) })
}

// row finds out where the row at a position lies.
func (t *transfer) row(at []int) memoryRow {
	n := rowLength(t.vector)
	indices := append([]*ir.Value{}, t.indices...)
	mask := t.maskOf(at, n)
	for i, k := range at {
		if t.dims[i] < 0 {
			continue
		}
		if k > 0 {
			indices[t.dims[i]] = t.e.Add(indices[t.dims[i]], t.e.Index(int64(k)))
		}
		if !t.within[i] {
			inside := llvm.NewIcmp(t.e.Builder, indices[t.dims[i]], t.view.Size(t.dims[i]), llvm.ICmpPredicateSlt).Res()
			mask = t.both(mask, splat(t.e, inside, n))
		}
	}
	last := len(t.dims) - 1
	r := memoryRow{e: t.e, first: t.view.Element(indices), n: n, along: -1, memref: t.memref, view: t.view, elem: t.view.Elem(), hints: t.hints}
	if last >= 0 {
		r.along = t.dims[last]
		if !t.within[last] {
			left := t.e.Sub(t.view.Size(r.along), indices[r.along])
			mask = t.both(mask, t.l.below(t.e, left, n))
		}
	}
	r.mask = mask
	return r
}

// maskOf is the mask of the row at a position, nil where there is none. It has no dimensions that are repeated.
func (t *transfer) maskOf(at []int, n length) *ir.Value {
	if t.mask == nil {
		return nil
	}
	var kept []int
	for i, k := range at {
		if t.dims[i] >= 0 {
			kept = append(kept, k)
		}
	}
	if len(t.dims) == len(at) || t.dims[len(at)] >= 0 {
		return row(t.e, t.mask, kept)
	}
	last := len(kept) - 1
	one := llvm.NewExtractelement(t.e.Builder, row(t.e, t.mask, kept[:last]), t.e.I32(int64(kept[last]))).Res()
	return splat(t.e, one, n)
}

func (t *transfer) both(a, b *ir.Value) *ir.Value {
	if a == nil {
		return b
	}
	return t.e.And(a, b)
}

// transferRead converts `vector.transfer_read`.
func (l lowering) transferRead() convert.Pattern {
	return convert.On("vector.transfer_read to LLVM", func(op vector.TransferRead, m convert.Match) convert.Result {
		t, reason := l.transferOf(m, op.Vector().Type(), op.Source(), op.Indices())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		permutation, _ := op.PermutationMap()
		if reason := t.arrange(permutation, op.InBounds(), m.Operand(op.Mask())); reason != "" {
			return m.MatchFailure(reason)
		}
		return m.Replace(t.read(m.Operand(op.Padding())))
	})
}

// transferWrite converts `vector.transfer_write`.
func (l lowering) transferWrite() convert.Pattern {
	return convert.On("vector.transfer_write to LLVM", func(op vector.TransferWrite, m convert.Match) convert.Result {
		t, reason := l.transferOf(m, op.Vector().Type(), op.Source(), op.Indices())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		permutation, _ := op.PermutationMap()
		if reason := t.arrange(permutation, op.InBounds(), m.Operand(op.Mask())); reason != "" {
			return m.MatchFailure(reason)
		}
		t.write(m.Operand(op.Vector()))
		return m.Erase()
	})
}

// load converts `vector.load`.
func (l lowering) load() convert.Pattern {
	return convert.On("vector.load to LLVM", func(op vector.Load, m convert.Match) convert.Result {
		streamed, _ := op.Nontemporal()
		hints := l.Kit().At(m.Builder).Nontemporal(streamed)
		if at, ok := l.wholeElement(m, op.Result().Type(), op.Base(), op.Indices()); ok {
			return m.Replace(l.Kit().At(m.Builder).Load(at, l.Types().ConvertOne(op.Result().Type()), hints...))
		}
		t, reason := l.innermostOf(m, op.Result().Type(), op.Base(), op.Indices())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		t.hints = feasible(hints, op.Result().Type())
		return m.Replace(t.read(nil))
	})
}

// store converts `vector.store`.
func (l lowering) store() convert.Pattern {
	return convert.On("vector.store to LLVM", func(op vector.Store, m convert.Match) convert.Result {
		streamed, _ := op.Nontemporal()
		hints := l.Kit().At(m.Builder).Nontemporal(streamed)
		if at, ok := l.wholeElement(m, op.ValueToStore().Type(), op.Base(), op.Indices()); ok {
			l.Kit().At(m.Builder).Store(m.Operand(op.ValueToStore()), at, hints...)
			return m.Erase()
		}
		t, reason := l.innermostOf(m, op.ValueToStore().Type(), op.Base(), op.Indices())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		t.hints = feasible(hints, op.ValueToStore().Type())
		t.write(m.Operand(op.ValueToStore()))
		return m.Erase()
	})
}

// feasible are the hints of loads and stores of a vector; none where too many elements would be moved one by
// one for them.
func feasible(hints []ir.NamedAttr, t ir.Type) []ir.NamedAttr {
	v := t.(*ir.VectorType)
	if n, _ := ir.NumElements(v); !isPacked(v.Elem()) && !areBytes(v) && n > maxElements {
		return nil
	}
	return hints
}

// wholeElement is the address of an element of a memref of vectors of that type.
func (l lowering) wholeElement(m convert.Match, t ir.Type, source *ir.Value, indices []*ir.Value) (*ir.Value, bool) {
	memref, ok := source.Type().(*ir.MemRefType)
	if !ok || memref.Elem() != t {
		return nil, false
	}
	view, _ := l.memref(m, source)
	return view.Element(m.Operands(indices)), true
}

// maskedLoad converts `vector.maskedload`.
func (l lowering) maskedLoad() convert.Pattern {
	return convert.On("vector.maskedload to LLVM", func(op vector.Maskedload, m convert.Match) convert.Result {
		t, reason := l.innermostOf(m, op.Result().Type(), op.Base(), op.Indices())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		t.mask = m.Operand(op.Mask())
		return m.Replace(t.row(nil).read([]*ir.Value{m.Operand(op.PassThru())}))
	})
}

// maskedStore converts `vector.maskedstore`.
func (l lowering) maskedStore() convert.Pattern {
	return convert.On("vector.maskedstore to LLVM", func(op vector.Maskedstore, m convert.Match) convert.Result {
		t, reason := l.innermostOf(m, op.ValueToStore().Type(), op.Base(), op.Indices())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		t.mask = m.Operand(op.Mask())
		t.write(m.Operand(op.ValueToStore()))
		return m.Erase()
	})
}
