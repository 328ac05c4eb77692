package loops

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// elementwise makes operations that work element by element on tensors linalg.generic.
func elementwise() *pass.Pass {
	return &pass.Pass{
		Name:    "convert-elementwise-to-linalg",
		Summary: "turn operations on tensors, element by element, into linalg.generic",
		Doc: `Takes every operation whose definition says that it works element by element, of any dialect,
where its operands and results are tensors of one rank.`,
		Anchor: "func",
		Builds: []string{"linalg", "std", "tensor"},
		Run: func(r *pass.Run) error {
			var todo []*ir.Operation
			ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
				if op.Traits().Elementwise && isOnTensors(op) {
					todo = append(todo, op)
				}
			})
			for _, op := range todo {
				byElement(op)
			}
			if len(todo) == 0 {
				r.Unchanged()
			}
			return nil
		},
	}
}

// isOnTensors reports whether all operands and results of an operation, of which there are some,
// are tensors of known rank.
func isOnTensors(op *ir.Operation) bool {
	for _, v := range op.AllOperands() {
		if _, ok := v.Type().(*ir.RankedTensorType); !ok {
			return false
		}
	}
	for _, t := range op.ResultTypes() {
		if _, ok := t.(*ir.RankedTensorType); !ok {
			return false
		}
	}
	return op.NumOperands() > 0 && op.NumResults() > 0 && op.NumRegions() == 0
}

// byElement replaces an operation by a linalg.generic with it on elements.
func byElement(op *ir.Operation) {
	b := ir.BuilderBefore(op)
	rank := len(op.OperandType(0).(*ir.RankedTensorType).Shape())
	maps := slices.Repeat([]affine.Map{affine.IdentityMap(rank)}, op.NumOperands()+op.NumResults())
	iterators := slices.Repeat([]string{linalg.Parallel}, rank)
	outputs, results := make([]*ir.Value, op.NumResults()), op.ResultTypes()
	for i, t := range results {
		outputs[i] = outputFor(b, op, t.(*ir.RankedTensorType))
	}
	g := linalg.NewSpace(b, op.Operands(), outputs, results, maps, iterators)
	var args, elems []ir.Type
	for _, v := range append(append([]*ir.Value(nil), op.Operands()...), outputs...) {
		args = append(args, v.Type().(*ir.RankedTensorType).Elem())
	}
	for _, t := range results {
		elems = append(elems, t.(*ir.RankedTensorType).Elem())
	}
	block := b.CreateBlock(g.Region(), nil, args...)
	made := b.Create(&ir.OperationState{Name: op.Name(), Operands: block.Args()[:op.NumOperands()], Results: elems, Attrs: op.Attrs()})
	linalg.NewYield(b, made.Results())
	op.ReplaceAllUsesWith(g.Op.Results())
	op.Erase()
}

// outputFor is an operand of the type, or a tensor that is made for the result.
func outputFor(b *ir.Builder, op *ir.Operation, t *ir.RankedTensorType) *ir.Value {
	for _, v := range op.AllOperands() {
		if v.Type() == ir.Type(t) {
			return v
		}
	}
	static := make([]int64, len(t.Shape()))
	var open []*ir.Value
	for d, n := range t.Shape() {
		if static[d] = n; n == ir.Dynamic {
			static[d] = -1
			at := std.NewConstant(b, b.Context().IndexType(), b.Context().IndexAttr(int64(d))).Result()
			open = append(open, tensor.NewDim(b, op.Operand(0), at).Result())
		}
	}
	return linalg.NewInitTensor(b, open, t, static).Result()
}
