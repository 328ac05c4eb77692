package ranks

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// unitLoops: an operation does not iterate over dimensions of size 1.
func unitLoops(op linalg.Generic, rw *rewrite.Rewriter) rewrite.Result {
	s, err := linalg.StructuredOf(op.Op)
	if err != nil {
		return rw.MatchFailure(err.Error())
	}
	gone := unitDimsOf(s)
	if len(gone) == 0 {
		return rw.MatchFailure("no dimension of the iteration space is known to have size 1")
	}
	ctx := op.Op.Context()
	dims := make([]affine.Expr, len(s.Iterators))
	var iterators []ir.Attribute
	for d, kind := range s.Iterators {
		if slices.Contains(gone, d) {
			dims[d] = affine.Constant(0)
			continue
		}
		dims[d] = affine.Dim(len(iterators))
		iterators = append(iterators, ctx.StringAttr(kind))
	}
	maps := make([]affine.Map, len(s.Maps))
	for i, m := range s.Maps {
		maps[i] = m.ReplaceDimsAndSymbols(dims, nil, len(iterators), 0)
	}
	rw.Update(op.Op, func() {
		op.SetIndexingMapsAttr(linalg.MapsAttr(ctx, maps))
		op.SetIteratorTypesAttr(ctx.ArrayAttr(iterators))
	})
	renumber(op.Op, dims, rw)
	return rw.Success()
}

// unitDimsOf lists the dimensions of size 1 that can go. Where all reductions are of size 1 the last one
// stays: without one the output is not read.
func unitDimsOf(s *linalg.Structured) []int {
	extents, ok := s.Extents()
	if !ok {
		return nil
	}
	var list, reductions []int
	last := -1 // a reduction that stays
	for d, at := range extents {
		unit := s.Op.OperandType(at.Operand).(ir.ShapedType).Shape()[at.Dim] == 1
		switch {
		case unit && s.Iterators[d] == linalg.Parallel:
			list = append(list, d)
		case unit && s.Iterators[d] == linalg.Reduction:
			reductions = append(reductions, d)
		case s.Iterators[d] == linalg.Reduction:
			last = d
		}
	}
	if n := len(reductions); n > 0 && last < 0 {
		reductions = reductions[:n-1]
	}
	return append(list, reductions...)
}

// renumber makes linalg.index ask for dimensions by their new numbers.
func renumber(op *ir.Operation, dims []affine.Expr, rw *rewrite.Rewriter) {
	var list []linalg.Index
	ir.WalkPostOrder(op, func(inner *ir.Operation) {
		if i, ok := linalg.AsIndex(inner); ok {
			list = append(list, i)
		}
	})
	for _, i := range list {
		rw.SetInsertionPoint(i.Op)
		switch d := dims[i.Dim()].(type) {
		case affine.Constant:
			rw.ReplaceOp(i.Op, index(rw.Builder, 0))
		case affine.Dim:
			if int64(d) != i.Dim() {
				rw.ReplaceOp(i.Op, linalg.NewIndex(rw.Builder, int64(d)).Result())
			}
		}
	}
}

// reduced is the type of an operand without those dimensions of size 1 of which only element 0 is read.
type reduced struct {
	t      ir.Type
	m      affine.Map
	groups [][]int64 // the dimensions of the operand that make one of it
}

// reduce is for memrefs whose elements follow each other.
func reduce(t ir.Type, m affine.Map) reduced {
	shaped, ok := t.(ir.ShapedType)
	memory, isMemory := t.(*ir.MemRefType)
	if !ok || isMemory && len(memory.Layout()) > 0 {
		return reduced{t: t, m: m}
	}
	isUnit := func(d int) bool { return shaped.Shape()[d] == 1 && m.Results[d] == affine.Expr(affine.Constant(0)) }
	var shape []int64
	var results []affine.Expr
	for d, n := range shaped.Shape() {
		if !isUnit(d) {
			shape, results = append(shape, n), append(results, m.Results[d])
		}
	}
	if len(shape) == len(shaped.Shape()) {
		return reduced{t: t, m: m}
	}
	return reduced{
		t: reshaped(t, shape), m: affine.NewMap(m.NumDims, m.NumSymbols, results...),
		groups: groupUnits(len(shaped.Shape()), isUnit, false),
	}
}

func reshaped(t ir.Type, shape []int64) ir.Type {
	if m, ok := t.(*ir.MemRefType); ok {
		return t.Context().MemRefType(shape, m.Elem(), nil, m.Space())
	}
	return t.Context().RankedTensorType(shape, ir.ElementOrSelf(t), nil)
}

// groupUnits joins dimensions: units belong to the dimension before them, or behind them; the first and the
// last ones to the only neighbour that they have. There is no group where all are units.
func groupUnits(rank int, isUnit func(d int) bool, behind bool) [][]int64 {
	var list [][]int64
	var waiting []int64
	for d := range rank {
		switch {
		case !isUnit(d):
			list = append(list, append(waiting, int64(d)))
			waiting = nil
		case len(list) == 0 || behind:
			waiting = append(waiting, int64(d))
		default:
			list[len(list)-1] = append(list[len(list)-1], int64(d))
		}
	}
	if n := len(list); n > 0 {
		list[n-1] = append(list[n-1], waiting...)
	}
	return list
}

func groupsAttr(ctx *ir.Context, groups [][]int64) ir.Attribute {
	list := make([]ir.Attribute, len(groups))
	for i, group := range groups {
		list[i] = ctx.I64ArrayAttr(group)
	}
	return ctx.ArrayAttr(list)
}

// collapse joins dimensions of a tensor or memref; without groups it is left as it is.
func collapse(b *ir.Builder, v *ir.Value, r reduced) *ir.Value {
	if v.Type() == r.t {
		return v
	}
	groups := groupsAttr(b.Context(), r.groups)
	if _, isMemory := r.t.(*ir.MemRefType); isMemory {
		return memref.NewCollapseShape(b, v, r.t, groups).Result()
	}
	return linalg.NewTensorCollapseShape(b, v, r.t, groups).Result()
}

// unitOperands: operands have no dimensions of size 1 that no iteration needs.
func unitOperands(op linalg.Generic, rw *rewrite.Rewriter) rewrite.Result {
	s, err := linalg.StructuredOf(op.Op)
	if err != nil {
		return rw.MatchFailure(err.Error())
	}
	list, maps := make([]reduced, len(s.Maps)), make([]affine.Map, len(s.Maps))
	changed := false
	for i, m := range s.Maps {
		list[i] = reduce(op.Op.OperandType(i), m)
		maps[i] = list[i].m
		changed = changed || list[i].t != op.Op.OperandType(i)
	}
	if !changed {
		return rw.MatchFailure("no operand has a dimension of size 1 that is not iterated over")
	}
	if _, known := extentsOf(maps, s.Iterators); !known {
		return rw.MatchFailure("the sizes of the iteration space would not be known")
	}
	operands := make([]*ir.Value, len(list))
	var types []ir.Type
	for i, v := range op.Op.AllOperands() {
		operands[i] = collapse(rw.Builder, v, list[i])
		if _, isTensor := list[i].t.(*ir.RankedTensorType); isTensor && i >= s.Inputs {
			types = append(types, list[i].t)
		}
	}
	ctx := rw.Context()
	made := linalg.NewGeneric(rw.Builder, operands[:s.Inputs], operands[s.Inputs:], types, linalg.MapsAttr(ctx, maps), op.IteratorTypesAttr())
	rw.MoveRegion(op.Region(), made.Region(), nil)
	results := made.Op.Results()
	values := make([]*ir.Value, len(results))
	for i, v := range results {
		if values[i] = v; v.Type() != op.Op.ResultType(i) {
			groups := groupsAttr(ctx, list[s.Inputs+i].groups)
			values[i] = linalg.NewTensorExpandShape(rw.Builder, v, nil, op.Op.ResultType(i), groups).Result()
		}
	}
	rw.ReplaceOp(op.Op, values...)
	return rw.Success()
}

// unitSlice: a slice of a tensor is taken without its dimensions of size 1, which are added to it.
func unitSlice(op tensor.ExtractSlice, rw *rewrite.Rewriter) rewrite.Result {
	r, ok := sliceOf(op.Op.ResultType(0), op.StaticSizes())
	if !ok {
		return rw.MatchFailure("it has no dimension of size 1, or has left one out")
	}
	made := tensor.NewExtractSlice(rw.Builder, op.Source(), op.Offsets(), op.Sizes(), op.Strides(), r.t,
		op.StaticOffsets(), op.StaticSizes(), op.StaticStrides())
	rw.ReplaceOp(op.Op, linalg.NewTensorExpandShape(rw.Builder, made.Result(), nil, op.Op.ResultType(0), groupsAttr(rw.Context(), r.groups)).Result())
	return rw.Success()
}

// unitInsertion: a slice of a tensor is put in its place without dimensions of size 1.
func unitInsertion(op tensor.InsertSlice, rw *rewrite.Rewriter) rewrite.Result {
	r, ok := sliceOf(op.Source().Type(), op.StaticSizes())
	if !ok {
		return rw.MatchFailure("it has no dimension of size 1, or has left one out")
	}
	made := tensor.NewInsertSlice(rw.Builder, collapse(rw.Builder, op.Source(), r), op.Dest(), op.Offsets(), op.Sizes(), op.Strides(),
		op.StaticOffsets(), op.StaticSizes(), op.StaticStrides())
	rw.ReplaceOp(op.Op, made.Result())
	return rw.Success()
}

// sliceOf is the type of a slice of some sizes without those that are 1; false where there is none.
func sliceOf(t ir.Type, sizes []int64) (reduced, bool) {
	shape := t.(ir.ShapedType).Shape()
	if len(shape) != len(sizes) || !slices.Contains(sizes, 1) {
		return reduced{}, false
	}
	var rest []int64
	for d, n := range sizes {
		if n != 1 {
			rest = append(rest, shape[d])
		}
	}
	return reduced{t: reshaped(t, rest), groups: groupUnits(len(sizes), func(d int) bool { return sizes[d] == 1 }, true)}, true
}
