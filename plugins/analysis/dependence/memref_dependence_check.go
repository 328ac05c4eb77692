package dependence

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
)

// maxRemarks is how many remarks there are for a function.
const maxRemarks = 1 << 16

// MemRefDependenceCheck returns the pass `memref-dependence-check`.
func MemRefDependenceCheck() *pass.Pass {
	return &pass.Pass{
		Name:    "memref-dependence-check",
		Summary: "remark on the dependences between accesses to memory",
		Doc: `Loads and stores of affine and memref are numbered in the order of the text. For each
pair of accesses in a function, and for each depth up to one more than the number of
common loops, a remark at the first access says whether the second one depends on it:
'false', 'true', or a range for the distance of each loop. It says 'unknown' where
something is not affine, or too difficult. The pass ends with a remark after as many
pairs as 256 accesses have.`,
		Anchor: "func",
		Around: []pass.AnyAnalysis{alias.Facts}, Preserves: []pass.AnyAnalysis{alias.Facts},
		Options: []pass.Option{alias.Option()},
		Run: func(r *pass.Run) error {
			checkAll(r)
			r.Unchanged()
			return nil
		},
	}
}

func checkAll(r *pass.Run) {
	var accesses []Access
	ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
		if a, ok := AsAnyAccess(op); ok {
			accesses = append(accesses, a)
		}
		return ir.Advance
	})
	analysis := NewAnalysis(alias.For(r))
	asked := 0
	for i, source := range accesses {
		for j, sink := range accesses {
			relation := analysis.Relate(source, sink)
			if asked += relation.Depths(); asked > maxRemarks {
				r.Diags.Report(diag.NewRemark(ir.Position(source.Op.Loc()), fmt.Sprintf(
					"there are too many pairs of accesses; those from %d to %d on are left out", i, j)))
				return
			}
			for depth := 1; depth <= relation.Depths(); depth++ {
				r.Diags.Report(diag.NewRemark(ir.Position(source.Op.Loc()), fmt.Sprintf(
					"dependence from %d to %d at depth %d = %s", i, j, depth, relation.describe(depth))))
			}
		}
	}
}

// describe is what the pass says of a depth.
func (r *Relation) describe(depth int) string {
	if !r.source.Store && !r.sink.Store {
		return "false"
	}
	switch r.At(depth) {
	case None:
		return "false"
	case Maybe:
		return "unknown"
	}
	if depth == r.Depths() {
		return "true"
	}
	distances, ok := r.Distances(depth)
	if !ok {
		return "true"
	}
	var out strings.Builder
	for _, d := range distances {
		least, greatest := "-inf", "+inf"
		if d.Least != nil {
			least = d.Least.String()
		}
		if d.Greatest != nil {
			greatest = d.Greatest.String()
		}
		fmt.Fprintf(&out, "[%s, %s]", least, greatest)
	}
	return out.String()
}
