package expand

import (
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
)

// StdExpand returns the pass `std-expand`.
func StdExpand() *pass.Pass {
	return &pass.Pass{
		Name:    "std-expand",
		Summary: "replace operations of std and memref by simpler ones",
		Doc: `Divisions that round up or down become divisions that round towards zero, with a
correction; atomic updates that machines lack become std.generic_atomic_rmw; a
memref.reshape whose result has a rank becomes memref.reinterpret_cast.`,
		Anchor: "func",
		Builds: []string{"std", "memref"},
		Run: func(r *pass.Run) error {
			config := rewrite.Config{Stage: "std-expand", PatternsOnly: true, Trace: r.Trace}
			changed, err := rewrite.ApplyGreedily(r.Op, patterns(), config)
			if !changed {
				r.Unchanged()
			}
			return err
		},
	}
}

func patterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("expand-ceildivi_signed", ceilDiv),
		rewrite.On("expand-floordivi_signed", floorDiv),
		rewrite.On("expand-atomic_rmw", atomicRMW),
		rewrite.On("expand-reshape", reshape),
	}
}
