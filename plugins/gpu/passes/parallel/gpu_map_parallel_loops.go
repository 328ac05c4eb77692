package parallel

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
)

// mappingAttr is the name of the attribute that says how a loop is mapped.
const mappingAttr = "mapping"

const (
	policyOption   = "mapping-policy"
	innermostFirst = "innermost-first"
)

// The processors of a mapping.
const (
	threads    = 3 // of a block along x; blocks are 0
	sequential = 6
)

// MapLoops returns the pass `gpu-map-parallel-loops`.
func MapLoops() *pass.Pass {
	return &pass.Pass{
		Name:    "gpu-map-parallel-loops",
		Summary: "map parallel loops to blocks and threads, outer ones first",
		Doc: `The first three dimensions of an outermost scf.parallel are mapped to blocks, those of a loop
directly in it to threads, and all others run one after the other. A loop that has a mapping keeps
it. In MLIR 13 the pass is test-gpu-greedy-parallel-loop-mapping.`,
		Options: []pass.Option{{Name: policyOption, Type: pass.String, Default: "outermost-first", Values: []string{"outermost-first", innermostFirst},
			Doc: "whether the first or, of those that are mapped, the last dimension of a loop is mapped to x"}},
		Run: func(r *pass.Run) error {
			changed, reversed := false, r.Options.String(policyOption) == innermostFirst
			ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
				if op.Is("scf.parallel") && outermost(op) {
					changed = mapLoop(op, 0, reversed) || changed
				}
			})
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// outermost reports whether no parallel loop is around an operation.
func outermost(op *ir.Operation) bool {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is("scf.parallel") {
			return false
		}
	}
	return true
}

// mapLoop maps a loop and those directly in it, whose processors start with the number first, which
// is that of the last dimension of a loop if they are reversed.
func mapLoop(op *ir.Operation, first int, reversed bool) bool {
	if op.Attr(mappingAttr) != nil {
		return false
	}
	loop := scf.Parallel{Op: op}
	ctx := op.Context()
	same := ctx.AffineMapAttr(affine.NewMap(1, 0, affine.Dim(0)))
	list := make([]ir.Attribute, len(loop.Ivs()))
	mapped := min(len(list), threads)
	for i := range list {
		processor := sequential
		switch {
		case first >= sequential || i >= mapped:
		case reversed:
			processor = first + mapped - 1 - i
		default:
			processor = first + i
		}
		list[i] = ctx.DictionaryAttr([]ir.NamedAttr{
			{Name: "bound", Value: same}, {Name: "map", Value: same}, {Name: "processor", Value: ctx.I64Attr(int64(processor))},
		})
	}
	op.SetAttr(mappingAttr, ctx.ArrayAttr(list))
	for o := range loop.Region().Entry().Ops() {
		if o.Is("scf.parallel") {
			mapLoop(o, first+threads, reversed)
		}
	}
	return true
}
