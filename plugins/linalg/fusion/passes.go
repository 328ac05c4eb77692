package fusion

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

const (
	paysOption     = "where-it-pays"
	reshapesOption = "allow-folding-unit-dim-reshapes"
)

// Passes are those of the package.
func Passes() []*pass.Pass {
	return []*pass.Pass{{
		Name:    "linalg-fuse-elementwise-ops",
		Summary: "fuse elementwise operations on tensors",
		Doc: `A linalg.generic whose iterators are parallel becomes a part of those that use its result.
Constants of equal elements become numbers in bodies, and outputs that are not read become fresh tensors.`,
		Anchor: "func",
		Options: []pass.Option{
			{Name: paysOption, Type: pass.Bool, Default: "false",
				Doc: "fuse only where no element is computed more often than before, and leave outputs as they are, which may be written in place; MLIR 13 has no such option"},
			{Name: reshapesOption, Type: pass.Bool, Default: "false",
				Doc: "an error if set: the pass folds no reshapes; linalg-fold-reshape-ops-by-linearization, which has the option, does"},
		},
		Builds: []string{"linalg", "std", "tensor", "affine"},
		Run: func(r *pass.Run) error {
			if r.Options.Bool(reshapesOption) {
				return fmt.Errorf("option '%s': linalg-fuse-elementwise-ops folds no reshapes; leave it away, and run "+
					"linalg-fold-reshape-ops-by-linearization='%s=true' before", reshapesOption, reshapesOption)
			}
			if !fuseAll(r.Op, r.Options.Bool(paysOption)) {
				r.Unchanged()
			}
			return nil
		},
	}, linearize()}
}

// fuseAll works on the operations of a function in their order, so that a producer is complete before
// it is fused. It reports whether it changed anything.
func fuseAll(root *ir.Operation, whereItPays bool) bool {
	var todo []*ir.Operation
	ir.WalkPostOrder(root, func(op *ir.Operation) {
		if op.Is("linalg.generic") {
			todo = append(todo, op)
		}
	})
	changed := false
	for _, op := range todo {
		if !whereItPays {
			if s, ok := genericOf(op); ok && forgetOutputs(s) {
				changed = true
			}
		}
		for next := op; next != nil; {
			op, next = next, step(next, whereItPays)
			changed = changed || next != nil
		}
	}
	return changed
}

// step makes one change to an operation, and returns what it has become; nil if there is none.
func step(op *ir.Operation, whereItPays bool) *ir.Operation {
	s, ok := genericOf(op)
	if !ok {
		return nil
	}
	if made := joinInputs(s); made != nil {
		return made
	}
	if made := useSplats(s); made != nil {
		return made
	}
	for i := range s.Inputs {
		if f, ok := fusionOf(s, i); ok && (!whereItPays || f.pays()) {
			return f.fuse()
		}
	}
	return nil
}
