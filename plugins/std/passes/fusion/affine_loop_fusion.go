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

const (
	modeOption   = "mode"
	producerMode = "producer"
	siblingMode  = "sibling"
)

// AffineLoopFusion returns the pass `affine-loop-fusion`.
func AffineLoopFusion() *pass.Pass {
	return &pass.Pass{
		Name:    "affine-loop-fusion",
		Summary: "fuse loop nests that store values with the nests that load them",
		Doc: `A top-level loop nest of a function that stores what another nest loads is fused into
it: each iteration of the consumer first computes the slice that it needs. Memory that
only the fused nest accesses shrinks to what an iteration needs. Nests are fused where
memory becomes smaller and few operations are executed again.`,
		Anchor: "func",
		Builds: []string{"affine", "memref", "std"},
		Around: []pass.AnyAnalysis{alias.Facts}, Preserves: []pass.AnyAnalysis{alias.Facts},
		Options: []pass.Option{
			alias.Option(),
			{Name: modeOption, Type: pass.String, Default: "greedy", Values: []string{"greedy", producerMode, siblingMode},
				Doc: "what is fused: a producer with its consumers, siblings, which load the same, or both"},
			{Name: "fusion-compute-tolerance", Aliases: []string{"compute-tolerance"}, Type: pass.Float, Default: "0.3",
				Doc: "the fraction of operations that may be executed again"},
			{Name: "fusion-fast-mem-space", Aliases: []string{"fast-mem-space"}, Type: pass.Uint, Default: "0",
				Doc: "the memory space for small buffers, if it is set"},
			{Name: "fusion-local-buf-threshold", Aliases: []string{"local-buf-threshold"}, Type: pass.Uint, Default: "0",
				Doc: "the largest buffer, in KiB, that is placed in fast memory"},
			{Name: "fusion-maximal", Aliases: []string{"maximal"}, Type: pass.Bool, Default: "false",
				Doc: "fuse as deep as possible at any cost"},
		},
		Run: func(r *pass.Run) error {
			if fuseFunction(r) == 0 {
				r.Unchanged()
			}
			return nil
		},
	}
}

// questions is how many questions about iterations may reach the limit of package
// presburger; then nothing more is fused.
const questions = 64

// fuseFunction returns how many nests and allocations it changed.
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
	switch r.Options.String(modeOption) {
	case producerMode:
		f.produce(math.MaxInt)
	case siblingMode:
		f.share()
	default:
		f.produce(1)
		f.share()
		f.produce(math.MaxInt)
	}
	erased := f.eraseUnused()
	if f.tries <= 0 || f.looks <= 0 || g.steps > maxSteps || len(g.crowded) > 0 {
		r.Diags.Report(diag.NewRemark(ir.Position(r.Op.Loc()), "there are too many pairs of loops that could be fused; some were not looked at"))
	}
	r.Stats.Add("num-fused", int64(f.fused))
	return f.fused + f.sunk + erased
}

// Passes are those of this package.
func Passes() []*pass.Pass { return []*pass.Pass{AffineLoopFusion()} }

// eraseUnused erases allocations without uses, and returns how many.
func (f *fuser) eraseUnused() (erased int) {
	for _, id := range f.sorted() {
		if op := f.nodes[id].op; op.Is("memref.alloc") && !op.HasUses() {
			f.removeNode(id)
			op.Erase()
			erased++
		}
	}
	return erased
}
