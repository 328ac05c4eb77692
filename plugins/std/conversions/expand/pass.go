package expand

import (
	"slices"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
)

const (
	divisionsDoc = "Divisions that round up or down become divisions that round towards zero, with a correction."
	memoryDoc    = "Atomic updates that machines lack become std.generic_atomic_rmw; a memref.reshape whose result has\n" +
		"a rank becomes memref.reinterpret_cast."
)

// StdExpand returns the pass `std-expand`.
func StdExpand() *pass.Pass {
	return expanding("std-expand", "replace operations of std and memref by simpler ones", divisionsDoc+" "+memoryDoc,
		slices.Concat(ofArith(), ofMemRef()))
}

// ArithExpand returns the pass `arith-expand`, a part of std-expand that later MLIR has.
func ArithExpand() *pass.Pass {
	return expanding("arith-expand", "replace operations of arithmetic by simpler ones", divisionsDoc+" A part of std-expand.", ofArith())
}

// MemRefExpand returns the pass `memref-expand`, a part of std-expand that later MLIR has.
func MemRefExpand() *pass.Pass {
	return expanding("memref-expand", "replace operations of memref by simpler ones", memoryDoc+" A part of std-expand.", ofMemRef())
}

func expanding(name, summary, doc string, patterns []rewrite.Pattern) *pass.Pass {
	return &pass.Pass{
		Name: name, Summary: summary, Doc: doc,
		Anchor: "func",
		Builds: []string{"std", "memref"},
		Run: func(r *pass.Run) error {
			config := rewrite.Config{Stage: name, PatternsOnly: true, Trace: r.Trace}
			changed, err := rewrite.ApplyGreedily(r.Op, patterns, config)
			if !changed {
				r.Unchanged()
			}
			return err
		},
	}
}

func ofArith() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("expand-ceildivi_signed", ceilDiv),
		rewrite.On("expand-floordivi_signed", floorDiv),
	}
}

func ofMemRef() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("expand-atomic_rmw", atomicRMW),
		rewrite.On("expand-reshape", reshape),
	}
}
