package tiling

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// apply makes the operation on a tile, with other inputs and outputs in the place of its own. It returns
// what the outputs, which are tensors, have become.
func (t tile) apply(b *ir.Builder, s *linalg.Structured, inputs, outputs []*ir.Value) []*ir.Value {
	var operands []*ir.Value
	var types []ir.Type
	slicesOf := make([]*slice, len(outputs))
	for i, v := range slices.Concat(inputs, outputs) {
		part := v
		if _, shaped := v.Type().(ir.ShapedType); shaped {
			if sl, isPart := t.sliceOf(b, s.Maps[i], v); isPart {
				part = sl.of(b, v)
				if i >= s.Inputs {
					slicesOf[i-s.Inputs] = &sl
				}
			}
		}
		operands = append(operands, part)
		if _, isTensor := part.Type().(*ir.RankedTensorType); isTensor && i >= s.Inputs {
			types = append(types, part.Type())
		}
	}
	made := b.Create(&ir.OperationState{Name: s.Op.Name(), Operands: operands, Results: types, Attrs: s.Op.Attrs(), Regions: 1})
	ir.NewBuilder(b.Context()).CloneRegionInto(s.Op.Region(0), made.Region(0), ir.NewMapping())
	t.moveIndices(made)
	results := made.Results()
	whole := make([]*ir.Value, len(results))
	for i, v := range results {
		if whole[i] = v; slicesOf[i] != nil {
			whole[i] = slicesOf[i].into(b, v, outputs[i])
		}
	}
	return whole
}

// moveIndices adds the place of the tile to the numbers of points that the body asks for.
func (t tile) moveIndices(made *ir.Operation) {
	var list []linalg.Index
	ir.WalkPostOrder(made, func(op *ir.Operation) {
		if index, ok := linalg.AsIndex(op); ok && t.split[index.Dim()] {
			list = append(list, index)
		}
	})
	for _, index := range list {
		b := ir.BuilderBefore(index.Op)
		b.SetInsertionPointAfter(index.Op)
		uses := []amount{{value: index.Result()}, t.offsets[index.Dim()]}
		moved := applied(b, affine.Add(affine.Dim(0), affine.Dim(1)), uses)
		if moved.value == index.Result() {
			continue
		}
		index.Result().ReplaceAllUsesWith(moved.value)
		apply, _ := dialect.AsApply(moved.value.DefiningOp())
		apply.Op.SetOperand(0, index.Result())
	}
}
