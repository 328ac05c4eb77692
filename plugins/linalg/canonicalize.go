package linalg

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// canonicalize is what the dialect adds to the pass of that name.
func canonicalize() transforms.Owner {
	patterns := []rewrite.Pattern{
		rewrite.On("generic-of-itself", forwards), rewrite.On("copy-of-itself", copiesItself),
		rewrite.On("constant-sizes", constantSizes), rewrite.On("dim-of-init", dimOfInit),
		rewrite.On("part-of-init", partOfInit),
		rewrite.On("tiled-loop-operands", tiledLoopOperands), rewrite.On("tiled-loop-results", tiledLoopResults),
		rewrite.On("tiled-loop-casts", tiledLoopCasts),
	}
	patterns = append(patterns, padPatterns()...)
	patterns = append(patterns, shapePatterns()...)
	structured := slices.Concat(StructuredOps, own)
	patterns = slices.Grow(patterns, 2*len(structured)+4)
	for _, name := range structured {
		patterns = append(patterns,
			rewrite.Pattern{Name: "no-points", Root: name, Match: hasNoPoints},
			rewrite.Pattern{Name: "operands-of-casts", Root: name, Match: operandsOfCasts})
	}
	patterns = append(patterns, rewrite.Pattern{Name: "same-inputs", Root: "linalg.generic", Match: sameInputs})
	return transforms.Owner{Patterns: patterns, Folds: shapeFolds(), Builds: []string{"linalg", "tensor", "memref", "std", "affine"}}
}

// hasNoPoints: an operation on memrefs of which one has no elements does nothing.
func hasNoPoints(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	if op.NumResults() > 0 {
		return rw.MatchFailure("it has results")
	}
	for _, v := range op.AllOperands() {
		if m, ok := v.Type().(*ir.MemRefType); ok && slices.Contains(m.Shape(), 0) {
			rw.EraseOp(op)
			return rw.Success()
		}
	}
	return rw.MatchFailure("no operand is known to have no elements")
}

// copiesItself: a copy of a memref to itself does nothing.
func copiesItself(op Copy, rw *rewrite.Rewriter) rewrite.Result {
	if op.Input() != op.Output() || op.InputPermutationAttr() != nil || op.OutputPermutationAttr() != nil {
		return rw.MatchFailure("it copies to another memref, or permutes dimensions")
	}
	rw.EraseOp(op.Op)
	return rw.Success()
}

// forwards: an operation on tensors that yields elements of its operands as they are gives these.
func forwards(op Generic, rw *rewrite.Rewriter) rewrite.Result {
	s, err := StructuredOf(op.Op)
	if err != nil || op.Op.NumResults() == 0 || s.Body().First() != s.Body().Last() {
		return rw.MatchFailure("its body computes something")
	}
	for _, m := range s.Maps {
		if !m.IsIdentity() {
			return rw.MatchFailure("its elements are in another order")
		}
	}
	var values []*ir.Value
	for i, v := range s.Yields() {
		if v.Block() != s.Body() || s.Op.OperandType(v.Index()) != op.Op.ResultType(i) {
			return rw.MatchFailure("a result is no operand of its type")
		}
		values = append(values, s.Op.Operand(v.Index()))
	}
	rw.ReplaceOp(op.Op, values...)
	return rw.Success()
}

// sameInputs: inputs with the same elements are one.
func sameInputs(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	s, err := StructuredOf(op)
	if err != nil {
		return rw.MatchFailure(err.Error())
	}
	made, ok := s.JoinInputs(rw.Builder)
	if !ok {
		return rw.MatchFailure("no two inputs are the same")
	}
	rw.ReplaceOp(op, made.Results()...)
	return rw.Success()
}

// JoinInputs is the same operation with one input for several that are the same elements; false
// where there are none.
func (s *Structured) JoinInputs(b *ir.Builder) (*ir.Operation, bool) {
	keep, first, found := make([]bool, len(s.Maps)), make([]int, len(s.Maps)), false
	for i, m := range s.Maps {
		first[i], keep[i] = i, true
		for j := range min(i, s.Inputs) {
			if i < s.Inputs && keep[j] && s.Op.Operand(i) == s.Op.Operand(j) && m.Equal(s.Maps[j]) {
				first[i], keep[i], found = j, false, true
				break
			}
		}
	}
	if !found {
		return nil, false
	}
	return s.WithOperands(b, keep, func(i int, args []*ir.Value) *ir.Value { return args[first[i]] }), true
}

// WithOperands is a linalg.generic with those operands of another one that are to be kept; instead
// gives what takes the place of the elements of the others.
func (s *Structured) WithOperands(b *ir.Builder, keep []bool, instead func(i int, args []*ir.Value) *ir.Value) *ir.Operation {
	ctx := b.Context()
	var values []*ir.Value
	var maps []ir.Attribute
	var types []ir.Type
	inputs := 0
	for i, v := range s.Op.AllOperands() {
		if !keep[i] {
			continue
		}
		if i < s.Inputs {
			inputs++
		}
		values, maps, types = append(values, v), append(maps, ctx.AffineMapAttr(s.Maps[i])), append(types, ir.ElementOrSelf(v.Type()))
	}
	made := NewGeneric(b, values[:inputs], values[inputs:], s.Op.ResultTypes(), ctx.ArrayAttr(maps), s.Op.Attr("iterator_types"))
	inner := ir.NewBuilder(ctx)
	body := inner.CreateBlock(made.Region(), nil, types...)
	inner.SetInsertionPointToEnd(body)
	args, next := make([]*ir.Value, len(keep)), 0
	for i := range keep {
		if keep[i] {
			args[i], next = body.Arg(next), next+1
		}
	}
	mapping := ir.NewMapping()
	for i, arg := range s.Body().Args() {
		v := args[i]
		if !keep[i] {
			v = instead(i, args)
		}
		mapping.MapValue(arg, v)
	}
	for op := range s.Body().Ops() {
		inner.Clone(op, mapping)
	}
	return made.Op
}

// operandsOfCasts: an operation on a tensor, or memref, of which a cast has dropped sizes works on what
// was cast.
func operandsOfCasts(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	if memref.SkipCasts(op, rw) {
		return rw.Success()
	}
	s, err := StructuredOf(op)
	if err != nil || op.NumResults() != op.NumOperands()-s.Inputs {
		return rw.MatchFailure("no operand is a cast of a memref that drops sizes or strides")
	}
	operands, changed := op.Operands(), false
	operands = slices.Clone(operands)
	types := slices.Clone(op.ResultTypes())
	for i, v := range operands {
		cast, ok := ir.DefinedBy[tensor.Cast](v)
		if !ok || !knowsMore(cast.Source().Type(), v.Type()) {
			continue
		}
		operands[i], changed = cast.Source(), true
		if i >= s.Inputs {
			types[i-s.Inputs] = operands[i].Type()
		}
	}
	if !changed {
		return rw.MatchFailure("no operand is a cast that drops sizes")
	}
	made := rw.Create(&ir.OperationState{Name: op.Name(), Operands: operands, Results: types, Attrs: op.Attrs(), Regions: 1})
	rw.MoveRegion(op.Region(0), made.Region(0), nil)
	results := make([]*ir.Value, len(types))
	for i, v := range made.AllResults() {
		if results[i] = v; v.Type() != op.ResultType(i) {
			results[i] = tensor.NewCast(rw.Builder, v, op.ResultType(i)).Dest()
		}
	}
	rw.ReplaceOp(op, results...)
	return rw.Success()
}

// knowsMore reports whether a tensor type has the sizes of another, and some that it leaves open.
func knowsMore(t, less ir.Type) bool {
	a, ok := t.(*ir.RankedTensorType)
	b, too := less.(*ir.RankedTensorType)
	if !ok || !too || len(a.Shape()) != len(b.Shape()) || t == less || a.Encoding() != b.Encoding() {
		return false
	}
	for i, n := range b.Shape() {
		if n != ir.Dynamic && n != a.Shape()[i] {
			return false
		}
	}
	return true
}

// constantSizes: sizes that are constant become part of the operation, and of its type.
func constantSizes(op InitTensor, rw *rewrite.Rewriter) rewrite.Result {
	static := slices.Clone(op.StaticSizes())
	var open []*ir.Value
	rest, changed := op.Sizes(), false
	for i, n := range static {
		if n != -1 {
			continue
		}
		v := rest[0]
		rest = rest[1:]
		if c, ok := rewrite.ConstantInt(v); ok && c >= 0 {
			static[i], changed = c, true
			continue
		}
		open = append(open, v)
	}
	t, ok := op.Result().Type().(*ir.RankedTensorType)
	if !changed || !ok {
		return rw.MatchFailure("no size is a constant")
	}
	made := NewInitTensor(rw.Builder, open, tensorOf(t, static), static).Result()
	rw.ReplaceOp(op.Op, tensor.NewCast(rw.Builder, made, t).Dest())
	return rw.Success()
}

// tensorOf is a tensor type of other sizes, of which -1 is one that is not known.
func tensorOf(t *ir.RankedTensorType, sizes []int64) *ir.RankedTensorType {
	shape := slices.Clone(sizes)
	for i, n := range shape {
		if n == -1 {
			shape[i] = ir.Dynamic
		}
	}
	return t.Context().RankedTensorType(shape, t.Elem(), t.Encoding())
}

// dimOfInit: the size of a tensor is the one that it was made with.
func dimOfInit(op tensor.Dim, rw *rewrite.Rewriter) rewrite.Result {
	init, ok := ir.DefinedBy[InitTensor](op.Source())
	at, known := rewrite.ConstantInt(op.Index())
	if !ok || !known || at < 0 || at >= int64(len(init.StaticSizes())) {
		return rw.MatchFailure("the operand is not an init_tensor, or its dimension is not known")
	}
	static, open := init.StaticSizes(), init.Sizes()
	if static[at] != -1 {
		return rw.MatchFailure("the size is that of the type")
	}
	for _, n := range static[:at] {
		if n == -1 {
			open = open[1:]
		}
	}
	rw.ReplaceOp(op.Op, open[0])
	return rw.Success()
}

// partOfInit: a part of a tensor without values is one of its size.
func partOfInit(op tensor.ExtractSlice, rw *rewrite.Rewriter) rewrite.Result {
	_, ok := ir.DefinedBy[InitTensor](op.Source())
	t, ranked := op.Result().Type().(*ir.RankedTensorType)
	if !ok || !ranked {
		return rw.MatchFailure("the operand is not an init_tensor")
	}
	// A dimension of size 1 may be left out, but no other.
	sizes, open := slices.Clone(t.Shape()), 0
	for i, n := range sizes {
		if n == ir.Dynamic {
			sizes[i] = dynamicSize
			open++
		}
	}
	if open != len(op.Sizes()) {
		return rw.MatchFailure("the type does not have the sizes")
	}
	rw.ReplaceOp(op.Op, NewInitTensor(rw.Builder, op.Sizes(), t, sizes).Result())
	return rw.Success()
}
