package bufferize

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
)

func loopHoisting() *pass.Pass {
	return &pass.Pass{
		Name:    "buffer-loop-hoisting",
		Summary: "allocate buffers before loops instead of in each iteration",
		Doc: `A memref.alloc goes before the loops around it, as far as its sizes are known there, if the buffer is
only read and written, itself or by views of it, and not freed. Iterations of scf.parallel and affine.parallel have
buffers of their own. Run it before buffer-deallocation.`,
		Anchor: "func",
		Builds: builds,
		Run: func(r *pass.Run) error {
			moveAllocations(r, func(alloc *ir.Operation) *ir.Operation {
				if !staysInside(alloc.Result(0)) {
					return nil
				}
				return loopAround(alloc)
			})
			return nil
		},
	}
}

// moveAllocations moves each memref.alloc before the operation that site tells, if any.
func moveAllocations(r *pass.Run, site func(alloc *ir.Operation) *ir.Operation) {
	var todo []*ir.Operation
	ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
		if op.Is("memref.alloc") {
			todo = append(todo, op)
		}
		return ir.Advance
	})
	moved := 0
	for _, op := range todo {
		if to := site(op); to != nil {
			op.MoveBefore(to)
			moved++
		}
	}
	r.Stats.Add("num-moved", int64(moved))
	if moved == 0 {
		r.Unchanged()
	}
}

// sequential are the loops whose iterations follow each other.
var sequential = map[string]bool{"scf.for": true, "affine.for": true}

// loopAround is the outermost loop before which an operation may go: all its operands are defined
// there, and nothing but loops is in between; nil where there is none.
func loopAround(op *ir.Operation) *ir.Operation {
	var found *ir.Operation
	for loop := op.ParentOp(); loop != nil && sequential[loop.Name().String()]; loop = loop.ParentOp() {
		for _, v := range op.AllOperands() {
			if v.Region().IsWithin(loop) {
				return found
			}
		}
		found = loop
	}
	return found
}

// staysInside reports whether a buffer, and each view of it, is only read and written.
func staysInside(v *ir.Value) bool {
	for use := range v.Uses() {
		op := use.Owner()
		switch {
		case alias.Viewed(op) == v:
			for _, result := range op.AllResults() {
				if !staysInside(result) {
					return false
				}
			}
		case !accesses(op, use.Index()):
			return false
		}
	}
	return true
}

// accesses reports whether an operation does nothing with an operand, a memref, but to read its size
// or to read and write its elements.
func accesses(op *ir.Operation, operand int) bool {
	for _, t := range op.ResultTypes() {
		if alias.IsMemRef(t) {
			return false
		}
	}
	t := op.Traits()
	if t.Terminator {
		return false
	}
	if t.Pure {
		return true
	}
	if !t.EffectsKnown {
		return false
	}
	named := false
	for _, e := range ir.Effects(op) {
		start, end, ok := ir.OperandGroup(op, e.Group)
		if !ok || e.Effect == ir.EffectFree {
			return false
		}
		named = named || start <= operand && operand < end
	}
	return named
}
