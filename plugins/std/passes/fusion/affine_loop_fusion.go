package fusion

import (
	"math"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/presburger"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
)

// AffineLoopFusion returns the pass `affine-loop-fusion`.
func AffineLoopFusion() *pass.Pass {
	return &pass.Pass{
		Name:    "affine-loop-fusion",
		Summary: "put loops that store values into the loops that load them",
		Doc: `Of the nests of loops at the top of a function, one that stores what another one
loads is put into it: the part that a round needs before each. Memory that nobody else
sees shrinks to what a round needs. It is done where it makes memory smaller without
too many operations that are executed again.`,
		Anchor:  "func",
		Builds:  []string{"affine", "memref", "std"},
		Prepare: alias.Prepare,
		Options: []pass.Option{
			alias.Option(),
			{Name: "fusion-compute-tolerance", Type: pass.Float, Default: "0.3",
				Doc: "how large a part of all operations may be executed again"},
			{Name: "fusion-fast-mem-space", Type: pass.Uint, Default: "0",
				Doc: "the memory space for small buffers, if it is set"},
			{Name: "fusion-local-buf-threshold", Type: pass.Uint, Default: "0",
				Doc: "up to how many KiB a buffer goes to fast memory"},
			{Name: "fusion-maximal", Type: pass.Bool, Default: "false",
				Doc: "fuse as deep as possible whatever it costs"},
		},
		Run: func(r *pass.Run) error {
			if fuseFunction(r) == 0 {
				r.Unchanged()
			}
			return nil
		},
	}
}

// questions is how many questions about rounds may reach the limit of package
// presburger; then nothing more is fused.
const questions = 64

// fuseFunction returns how many nests it changed.
func fuseFunction(r *pass.Run) int {
	if r.Op.NumRegions() == 0 || !r.Op.Region(0).HasOneBlock() {
		return 0
	}
	aliases := alias.For(r)
	g, ok := newGraph(r.Op.Region(0).Entry(), aliases)
	if !ok {
		return 0
	}
	f := &fuser{
		graph: g, analysis: dependence.NewAnalysis(aliases), effort: presburger.NewEffort(questions),
		tolerance: r.Options.Float("fusion-compute-tolerance"), maximal: r.Options.Bool("fusion-maximal"),
		threshold: int64(min(r.Options.Uint("fusion-local-buf-threshold"), math.MaxInt64/1024) * 1024),
	}
	if space := r.Options.Uint("fusion-fast-mem-space"); space > 0 {
		f.space = r.IR().I64Attr(int64(space))
	}
	f.looks = minTries + looksPerNode*len(g.nodes)
	f.tries = minTries + triesPerNode*len(g.nodes)
	f.produce(1)
	f.share()
	f.produce(math.MaxInt)
	f.eraseUnused()
	if f.tries <= 0 || f.looks <= 0 || g.steps > maxSteps || len(g.crowded) > 0 {
		r.Diags.Report(diag.NewRemark(ir.Position(r.Op.Loc()), "there are too many pairs of loops that could be fused; some were not looked at"))
	}
	r.Stats.Add("num-fused", int64(f.fused))
	return f.fused + f.sunk
}

// Passes are those of this package.
func Passes() []*pass.Pass { return []*pass.Pass{AffineLoopFusion()} }

// eraseUnused erases allocations that nobody uses any more.
func (f *fuser) eraseUnused() {
	for _, id := range f.sorted() {
		if op := f.nodes[id].op; op.Is("memref.alloc") && !op.HasUses() {
			f.removeNode(id)
			op.Erase()
		}
	}
}
