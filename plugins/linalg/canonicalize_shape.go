package linalg

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// reshape is an operation that joins or splits dimensions.
type reshape interface {
	ir.View
	TensorCollapseShape | TensorExpandShape
}

// shapePatterns are those of such operations.
func shapePatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("reshape-of-reshape", shapeTwice[TensorCollapseShape]),
		rewrite.On("reshape-of-reshape", shapeTwice[TensorExpandShape]),
		rewrite.On("reshape-of-inverse", shapeBack[TensorCollapseShape]),
		rewrite.On("reshape-of-inverse", shapeBack[TensorExpandShape]),
		rewrite.On("reshape-of-fill", shapeFilled[TensorCollapseShape]),
		rewrite.On("reshape-of-fill", shapeFilled[TensorExpandShape]),
		rewrite.On("reshape-of-init", shapeInit[TensorCollapseShape]),
		rewrite.On("reshape-of-init", shapeInit[TensorExpandShape]),
		rewrite.On("sizes-that-follow", func(op TensorExpandShape, rw *rewrite.Rewriter) rewrite.Result {
			if !view.SizesSayNothing(op.Op, "tensor.dim", "std.divi_unsigned") {
				return rw.MatchFailure("its sizes are not computed from those of the operand")
			}
			rw.ReplaceOp(op.Op, NewTensorExpandShape(rw.Builder, op.Src(), nil, op.Result().Type(), op.ReassociationAttr()).Result())
			return rw.Success()
		}),
	}
}

func operationOf[V reshape](op V) *ir.Operation { return struct{ Op *ir.Operation }(op).Op }

// shapeTwice: dimensions that are joined, or split, twice are so once.
func shapeTwice[V reshape](op V, rw *rewrite.Rewriter) rewrite.Result {
	outer := operationOf(op)
	inner, ok := outer.Operand(0).DefinedBy(outer.Name().String())
	if !ok {
		return rw.MatchFailure("the operand is not of the same kind")
	}
	first, then := inner, outer // then groups what first has grouped
	if outer.Is("linalg.tensor_expand_shape") {
		first, then = outer, inner
	}
	groups, ok := Groups(first.Attr("reassociation"))
	over, too := Groups(then.Attr("reassociation"))
	if !ok || !too {
		return rw.MatchFailure("groups of dimensions are not lists")
	}
	ctx := outer.Context()
	var joined []ir.Attribute
	for _, group := range over {
		var dims []int64
		for _, d := range group {
			if d < 0 || d >= int64(len(groups)) {
				return rw.MatchFailure("there is no such group")
			}
			dims = append(dims, groups[d]...)
		}
		joined = append(joined, ctx.I64ArrayAttr(dims))
	}
	sizes, attrs := view.SizeParts(outer)
	reassociation := ctx.ArrayAttr(joined)
	if outer == first && len(sizes) == 0 && len(attrs) == 0 && view.SizesFollow(reassociation, outer.ResultType(0)) != nil {
		return rw.MatchFailure("the sizes of the result would not follow")
	}
	rw.ReplaceOpWithNew(outer, &ir.OperationState{
		Name: outer.Name(), Operands: slices.Concat([]*ir.Value{inner.Operand(0)}, sizes), Results: outer.ResultTypes(),
		Attrs: append(attrs, ir.NamedAttr{Name: "reassociation", Value: reassociation}),
	})
	return rw.Success()
}

// Groups are the dimensions that a reshape joins or splits, as its attribute lists them; false if it does
// not.
func Groups(a ir.Attribute) ([][]int64, bool) {
	list, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil, false
	}
	var groups [][]int64
	for _, e := range list.Elems() {
		group, ok := view.Numbers(e, ir.Dynamic)
		if !ok {
			return nil, false
		}
		groups = append(groups, group)
	}
	return groups, true
}

// shapeBack: dimensions that are joined and split again, or the other way round, are as before.
func shapeBack[V reshape](op V, rw *rewrite.Rewriter) rewrite.Result {
	outer := operationOf(op)
	other := "linalg.tensor_expand_shape"
	if outer.Is(other) {
		other = "linalg.tensor_collapse_shape"
	}
	inner, ok := outer.Operand(0).DefinedBy(other)
	if !ok {
		return rw.MatchFailure("the operand is not the inverse")
	}
	if inner.Attr("reassociation") != outer.Attr("reassociation") || inner.OperandType(0) != outer.ResultType(0) {
		return shapeDirectly(outer, inner.Operand(0), rw)
	}
	// Of sizes that are not known those of the result need not be those of before.
	if t, ok := outer.ResultType(0).(*ir.RankedTensorType); !ok || countDynamic(t.Shape(), outer.Attr("reassociation")) {
		return rw.MatchFailure("a group has several sizes that are not known")
	}
	rw.ReplaceOp(outer, inner.Operand(0))
	return rw.Success()
}

// shapeDirectly: what joins dimensions and splits them in another way, or the other way round, does
// one of both if the dimensions on one side are groups of those on the other.
func shapeDirectly(op *ir.Operation, source *ir.Value, rw *rewrite.Rewriter) rewrite.Result {
	from, ok := source.Type().(*ir.RankedTensorType)
	to, ok2 := op.ResultType(0).(*ir.RankedTensorType)
	if !ok || !ok2 {
		return rw.MatchFailure("a tensor has no rank")
	}
	few, many, name := from.Shape(), to.Shape(), "linalg.tensor_expand_shape"
	if len(few) > len(many) {
		few, many, name = many, few, "linalg.tensor_collapse_shape"
	}
	groups, ok := view.Regroup(few, many)
	if !ok {
		return rw.MatchFailure("no groups of the ones are the others")
	}
	ctx := op.Context()
	list := make([]ir.Attribute, len(groups))
	for i, group := range groups {
		list[i] = ctx.I64ArrayAttr(group)
	}
	rw.ReplaceOpWithNew(op, &ir.OperationState{
		Name: ctx.OpName(name), Operands: []*ir.Value{source}, Results: op.ResultTypes(),
		Attrs: []ir.NamedAttr{{Name: "reassociation", Value: ctx.ArrayAttr(list)}},
	})
	return rw.Success()
}

// countDynamic reports whether several dimensions of a group have sizes that are not known. Groups of
// the side with fewer dimensions have none.
func countDynamic(shape []int64, groups ir.Attribute) bool {
	lists, ok := Groups(groups)
	if !ok {
		return true
	}
	if len(lists) == len(shape) {
		return false
	}
	for _, group := range lists {
		n := 0
		for _, d := range group {
			if d >= 0 && d < int64(len(shape)) && shape[d] == ir.Dynamic {
				n++
			}
		}
		if n > 1 {
			return true
		}
	}
	return false
}

// shapeFolds: a constant of another shape has the same elements.
func shapeFolds() map[string]rewrite.FoldFunc {
	return rewrite.Folds(rewrite.FoldOn(shapeConstant[TensorCollapseShape]), rewrite.FoldOn(shapeConstant[TensorExpandShape]))
}

func shapeConstant[V reshape](op V, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	t, ranked := operationOf(op).ResultType(0).(*ir.RankedTensorType)
	data, ok := constants[0].(*ir.DenseElementsAttr)
	if !ok || !ranked || slices.Contains(t.Shape(), ir.Dynamic) {
		return nil, false
	}
	return []rewrite.FoldResult{{Attr: t.Context().DenseElementsAttr(t, []byte(data.Data()), data.IsSplat())}}, true
}

// shapeFilled: a filled tensor has its shape before it is filled.
func shapeFilled[V reshape](op V, rw *rewrite.Rewriter) rewrite.Result {
	outer := operationOf(op)
	fill, ok := ir.DefinedBy[Fill](outer.Operand(0))
	if !ok {
		return rw.MatchFailure("the operand is not filled")
	}
	sizes, _ := view.SizeParts(outer)
	shaped := rw.Create(&ir.OperationState{Name: outer.Name(), Operands: slices.Concat([]*ir.Value{fill.Output()}, sizes), Results: outer.ResultTypes(), Attrs: outer.Attrs()})
	made := rw.Create(&ir.OperationState{
		Name: fill.Op.Name(), Operands: []*ir.Value{fill.Value(), shaped.Result(0)}, Results: outer.ResultTypes(), Attrs: fill.Op.Attrs(), Regions: 1,
	})
	ir.NewBuilder(outer.Context()).CloneRegionInto(fill.Op.Region(0), made.Region(0), ir.NewMapping())
	rw.ReplaceOp(outer, made.Result(0))
	return rw.Success()
}

// shapeInit: a tensor without values is made with its shape.
func shapeInit[V reshape](op V, rw *rewrite.Rewriter) rewrite.Result {
	outer := operationOf(op)
	_, ok := ir.DefinedBy[InitTensor](outer.Operand(0))
	t, ranked := outer.ResultType(0).(*ir.RankedTensorType)
	_, listed := Groups(outer.Attr("reassociation"))
	if !ok || !ranked || !listed {
		return rw.MatchFailure("the operand is not an init_tensor")
	}
	static := slices.Clone(t.Shape())
	var open []*ir.Value
	for d, n := range static {
		if n != ir.Dynamic {
			continue
		}
		static[d] = dynamicSize
		size, _ := SizeOfReshaped(rw.Builder, outer, d)
		open = append(open, size)
	}
	rw.ReplaceOp(outer, NewInitTensor(rw.Builder, open, t, static).Result())
	return rw.Success()
}

// SizeOfReshaped is the size of a dimension of what tensor_collapse_shape or tensor_expand_shape makes; false of
// another operation.
func SizeOfReshaped(b *ir.Builder, op *ir.Operation, dim int) (*ir.Value, bool) {
	if !op.Is("linalg.tensor_collapse_shape") && !op.Is("linalg.tensor_expand_shape") {
		return nil, false
	}
	t, ranked := op.ResultType(0).(*ir.RankedTensorType)
	groups, listed := Groups(op.Attr("reassociation"))
	if !ranked || !listed || dim >= len(t.Shape()) || t.Shape()[dim] != ir.Dynamic {
		return nil, false
	}
	if size := view.GivenSize(op, int64(dim)); size != nil {
		return size, true
	}
	return sizeAfter(b, op.Operand(0), t, groups, dim), true
}

// sizeAfter is the size of a dimension of a reshaped tensor, from the sizes of what is reshaped: their
// product where dimensions are joined, and what known sizes leave of one that is split.
func sizeAfter(b *ir.Builder, source *ir.Value, t *ir.RankedTensorType, groups [][]int64, dim int) *ir.Value {
	before := shapeOf(source.Type())
	known, dims := int64(1), []int64(nil)
	split := len(before) < len(t.Shape())
	if split {
		g := slices.IndexFunc(groups, func(group []int64) bool { return slices.Contains(group, int64(dim)) })
		dims = []int64{int64(g)}
		for _, d := range groups[g] {
			if n := t.Shape()[d]; n != ir.Dynamic {
				known *= n
			}
		}
	} else {
		for _, d := range groups[dim] {
			if before[d] == ir.Dynamic {
				dims = append(dims, d)
				continue
			}
			known *= before[d]
		}
	}
	var size affine.Expr = affine.Constant(known)
	if !split && len(dims) > 0 {
		size = affine.Symbol(0)
		for i := range dims[1:] {
			size = affine.Mul(size, affine.Symbol(i+1))
		}
		size = affine.Mul(size, affine.Constant(known))
	} else if split {
		size = affine.FloorDiv(affine.Symbol(0), affine.Constant(max(known, 1)))
	}
	values := make([]*ir.Value, len(dims))
	for i, d := range dims {
		at := std.NewConstant(b, b.Context().IndexType(), b.Context().IndexAttr(d)).Result()
		values[i] = tensor.NewDim(b, source, at).Result()
	}
	if size == affine.Expr(affine.Symbol(0)) {
		return values[0]
	}
	return dialect.NewApply(b, values, affine.NewMap(0, len(values), size)).Op.Result(0)
}
