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
			config := rewrite.Config{Stage: "std-expand", PatternsOnly: true}
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
		{Name: "expand-ceildivi_signed", Root: "std.ceildivi_signed", Match: ceilDiv},
		{Name: "expand-floordivi_signed", Root: "std.floordivi_signed", Match: floorDiv},
		{Name: "expand-atomic_rmw", Root: "std.atomic_rmw", Match: atomicRMW},
		{Name: "expand-reshape", Root: "memref.reshape", Match: reshape},
	}
}
