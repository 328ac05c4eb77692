package outline

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/gpu"
)

// SinkPass returns the pass `gpu-launch-sink-index-computations`.
func SinkPass() *pass.Pass {
	return &pass.Pass{
		Name:    "gpu-launch-sink-index-computations",
		Summary: "compute again in bodies of launches what they use from outside",
		Doc: `Constants, sizes of memrefs, comparisons and choices that the body of a gpu.launch uses are
computed again at its start, as gpu-kernel-outlining has them. What nothing uses any more stays
where it was, for canonicalize to remove.`,
		Builds: []string{"std"},
		Run: func(r *pass.Run) error {
			changed := false
			ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
				if l, ok := gpu.AsLaunch(op); ok {
					changed = sink(l) || changed
				}
			})
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}
