package inserts

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// Pass returns the pass `spirv-rewrite-inserts`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    "spirv-rewrite-inserts",
		Summary: "make one composite of chains of insertions",
		Doc: `A chain of spv.CompositeInsert that sets every element of a composite, from the first to
the last, becomes one spv.CompositeConstruct. Insertions that have other uses stay.`,
		Anchor: "spv.module",
		Builds: []string{"spv"},
		Run: func(r *pass.Run) error {
			var all []spirv.CompositeInsert
			ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
				if insert, ok := spirv.AsCompositeInsert(op); ok {
					all = append(all, insert)
				}
				return ir.Advance
			})
			changed := false
			for _, last := range slices.Backward(all) {
				if chain := chainTo(last); chain != nil {
					construct(chain)
					changed = true
				}
			}
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// chainTo lists the insertions of elements 0, 1 and so on that end with the insertion of the
// last one; nil if that is not so.
func chainTo(last spirv.CompositeInsert) []spirv.CompositeInsert {
	n, known := spirv.Len(last.Result().Type())
	if !known || n == 0 || index(last) != n-1 {
		return nil
	}
	chain := make([]spirv.CompositeInsert, n)
	for op := last; ; {
		i := index(op)
		chain[i] = op
		if i == 0 {
			return chain
		}
		before := op.Composite().DefiningOp()
		if before == nil {
			return nil
		}
		var ok bool
		if op, ok = spirv.AsCompositeInsert(before); !ok || index(op) != i-1 {
			return nil
		}
	}
}

// index is where an insertion is, -1 for one into a part.
func index(op spirv.CompositeInsert) int64 {
	path := ods.IntsOf(op.IndicesAttr())
	if len(path) != 1 {
		return -1
	}
	return path[0]
}

// construct makes one composite of all objects that a chain inserts.
func construct(chain []spirv.CompositeInsert) {
	last := chain[len(chain)-1]
	objects := make([]*ir.Value, len(chain))
	for i, op := range chain {
		objects[i] = op.Object()
	}
	made := spirv.NewCompositeConstruct(ir.BuilderBefore(last.Op), objects, last.Result().Type())
	last.Op.ReplaceAllUsesWith([]*ir.Value{made.Result()})
	for _, op := range slices.Backward(chain) {
		if !op.Op.HasUses() {
			op.Op.Erase()
		}
	}
}
