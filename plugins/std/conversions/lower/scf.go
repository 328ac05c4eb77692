package lower

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// SCF returns the pass `convert-scf-to-std`.
func SCF() *pass.Pass {
	return &pass.Pass{
		Name:    "convert-scf-to-std",
		Aliases: []string{"convert-scf-to-cf"},
		Summary: "convert scf to blocks and branches",
		Doc: `Loops become a block that compares the induction variable, and those of the body; a parallel
loop is a nest of loops, its reductions in the order of the iterations. What is around
must be able to hold several blocks: convert loops of other dialects first.`,
		Anchor:   pass.AnyOp,
		Converts: []string{"scf"},
		Builds:   []string{"std"},
		Run: func(r *pass.Run) error {
			return run(r, "convert-scf-to-std", anySCF, func(k *kit) convert.Config {
				target := newTarget()
				target.Illegal(structured...)
				return convert.Config{Target: target, Patterns: k.structuredPatterns()}
			})
		},
	}
}

const nestedForsName = "scf-parallel-for-to-nested-fors"

// ParallelToFor returns the pass `scf-parallel-for-to-nested-fors`.
func ParallelToFor() *pass.Pass {
	return &pass.Pass{
		Name:    nestedForsName,
		Summary: "make nested loops of parallel ones",
		Doc: `Each scf.parallel becomes a nest of scf.for, one for each dimension, which carry what is reduced, in
the order of the iterations.`,
		Anchor:   pass.AnyOp,
		Converts: []string{"scf.parallel"},
		Builds:   []string{"scf"},
		Run: func(r *pass.Run) error {
			return run(r, nestedForsName, func(name *ir.OpName) bool { return name.String() == "scf.parallel" }, func(k *kit) convert.Config {
				target := newTarget()
				target.Illegal("scf.parallel")
				return convert.Config{Target: target, Patterns: []convert.Pattern{convert.On("scf.parallel to scf.for", k.parallelToFor)}}
			})
		},
	}
}

// anySCF reports whether an operation is of the dialect.
func anySCF(name *ir.OpName) bool { return name.Dialect() == "scf" }

// structured are the operations that become blocks. The others of the dialect go
// with them.
var structured = []string{"scf.for", "scf.if", "scf.while", "scf.parallel", "scf.forall", "scf.execute_region", "scf.index_switch"}

func (k *kit) structuredPatterns() []convert.Pattern {
	return []convert.Pattern{
		convert.On("scf.for to blocks", k.forToBlocks),
		convert.On("scf.if to blocks", k.ifToBlocks),
		convert.On("scf.index_switch to blocks", k.switchToBlocks),
		convert.On("scf.while to blocks", k.whileToBlocks),
		convert.On("scf.parallel to scf.for", k.parallelToFor),
		convert.On("scf.forall to scf.parallel", k.forallToParallel),
		convert.On("scf.execute_region to blocks", k.executeToBlocks),
	}
}

// crowded reports that there cannot be several blocks where an operation stands, and
// the match failure that says why.
func crowded(op *ir.Operation, rw *convert.Rewriter) (convert.Result, bool) {
	around := op.Block().ParentOp()
	if around != nil && around.Traits().SingleBlock {
		return rw.MatchFailureUntil(around, "the region around it, of '"+around.Name().String()+
			"', has one block only; that must be converted before"), true
	}
	if f := op.Block().Last().Traits(); f.Known && !f.Terminator {
		return rw.MatchFailure("its block has no terminator, so that it must stay the only one"), true
	}
	return convert.Result{}, false
}

// cut splits the block of an operation behind what precedes it: that stays in
// before, and everything from the operation on is in rest.
func cut(op *ir.Operation, rw *convert.Rewriter) (before, rest *ir.Block) {
	return rw.SplitHead(op), op.Block()
}

// leave replaces the terminator of a block by a branch.
func (k *kit) leave(terminator *ir.Operation, rw *convert.Rewriter, to *ir.Block, values ...*ir.Value) {
	rw.SetInsertionPoint(terminator)
	k.at(rw.Builder).jump(to, values...)
	rw.EraseOp(terminator)
}

// argsFor gives a block an argument for each result of an operation.
func argsFor(op *ir.Operation, b *ir.Block) []*ir.Value {
	n := b.NumArgs()
	for i, v := range op.AllResults() {
		b.AddArg(v.Type(), op.ResultLoc(i))
	}
	return b.Args()[n:]
}
