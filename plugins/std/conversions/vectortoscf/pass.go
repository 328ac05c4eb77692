package vectortoscf

import (
	"errors"
	"maps"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/conversions/masks"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
	"github.com/mlirc/mlirc/sdk"
)

const (
	name          = "convert-vector-to-scf"
	unrollOption  = "full-unroll"
	rankOption    = "target-rank"
	permuteOption = "lower-permutation-maps"
	tensorsOption = "lower-tensors"
)

// VectorToSCF returns the pass `convert-vector-to-scf`.
func VectorToSCF() *pass.Pass {
	return &pass.Pass{
		Name:    name,
		Summary: "convert transfers of vectors of several dimensions to loops",
		Anchor:  "func",
		Doc: `Transfers of vectors of more dimensions than target-rank become loops over transfers of
fewer. The vector is kept in stack memory meanwhile, which is allocated in the closest
operation with which stack allocations end; around a transfer in a loop whose iterations
may run at once that is a memref.alloca_scope. With a target-rank of 1, transfers of one
dimension that are not along the last dimension of contiguous memory become loops over
elements.`,
		Options: []pass.Option{
			{Name: unrollOption, Type: pass.Bool, Default: "false",
				Doc: "make a transfer for each part of a vector instead of a loop, without memory in between"},
			{Name: rankOption, Type: pass.Int, Default: "1", Doc: "how many dimensions the vectors of transfers may have, 1 or more"},
			{Name: permuteOption, Type: pass.Bool, Default: "false",
				Doc: "first make transfers whose dimensions are in the order of memory, with vector.transpose and vector.broadcast"},
			{Name: tensorsOption, Type: pass.Bool, Default: "false", Doc: "convert transfers from and to tensors, too"},
		},
		Builds: []string{"affine", "memref", "scf", "std", "vector"},
		Run: func(r *pass.Run) error {
			l := &lowering{
				rank: int(r.Options.Int(rankOption)), tensors: r.Options.Bool(tensorsOption),
				buffers: map[*ir.Operation]buffer{}, parts: map[*ir.Operation]*ir.Operation{},
			}
			if l.rank < 1 {
				return errors.New("option '" + rankOption + "': vectors have one dimension or more")
			}
			changed, err := masks.Lower(r, name)
			if err != nil {
				return err
			}
			for _, patterns := range l.phases(r.Options.Bool(permuteOption), r.Options.Bool(unrollOption)) {
				again, err := rewrite.ApplyGreedily(r.Op, append(simplifying(), patterns...), rewrite.Config{
					Stage: name, Folds: folds(), BottomUp: true, KeepChains: true, Expands: true, Trace: r.Trace,
				})
				if err != nil {
					return err
				}
				changed = changed || again
			}
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// lowering is one run of the pass on a function.
type lowering struct {
	rank    int
	tensors bool

	buffers map[*ir.Operation]buffer        // of transfers whose vectors are in memory already
	parts   map[*ir.Operation]*ir.Operation // the vector.insert that takes what a read made by unrolling gives
}

// phases are the patterns that are applied one after the other.
func (l *lowering) phases(permute, unroll bool) (phases [][]rewrite.Pattern) {
	if permute {
		phases = append(phases, []rewrite.Pattern{
			rewrite.On("sort-dimensions-of-read", sortRead),
			rewrite.On("sort-dimensions-of-write", sortWrite),
			rewrite.On("read-then-broadcast", readThenBroadcast),
		})
	}
	patterns := []rewrite.Pattern{
		rewrite.On("allocate-buffer-of-read", l.allocateForRead),
		rewrite.On("allocate-buffer-of-write", l.allocateForWrite),
		rewrite.On("loop-over-reads", l.loopOverReads),
		rewrite.On("loop-over-writes", l.loopOverWrites),
	}
	if unroll {
		patterns = []rewrite.Pattern{
			rewrite.On("unroll-read", l.unrollRead),
			rewrite.On("unroll-write", l.unrollWrite),
		}
	}
	if l.rank == 1 {
		patterns = append(patterns, rewrite.On("loop-over-loads", loopOverLoads), rewrite.On("loop-over-stores", loopOverStores))
	}
	return append(phases, patterns)
}

// folds are those of the dialects that the result consists of.
func folds() map[string]rewrite.FoldFunc {
	all := map[string]rewrite.FoldFunc{}
	for _, d := range []*sdk.Dialect{affine.Dialect, memref.Dialect, scf.Dialect, std.Dialect, tensor.Dialect, vector.Dialect} {
		maps.Copy(all, d.Canonicalize.Folds)
	}
	return all
}

// simplifying are the patterns of the dialect for transfers and parts of vectors.
func simplifying() []rewrite.Pattern {
	return slices.DeleteFunc(slices.Clone(vector.Dialect.Canonicalize.Patterns), func(p rewrite.Pattern) bool {
		switch p.Name {
		case "known-bounds", "use-of-cast", "extract-of-extract", "extract-of-broadcast", "extract-of-transpose", "extract-of-cast":
			return false
		}
		return true
	})
}
