package transforms

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
)

// SCCP returns the pass that replaces values by the constants that they are as far
// as control can come, with what owners know to fold.
func SCCP(owners ...Owner) *pass.Pass {
	all := join(owners)
	return &pass.Pass{
		Name:    "sccp",
		Anchor:  pass.AnyOp,
		Summary: "propagate constants along the ways that control can take",
		Doc: `Sparse conditional constant propagation: assumes that no block is reached
and no value known, follows control and constants until nothing new comes up, and
replaces what is found to be constant. Control is followed through branches,
regions, and calls of symbols of which all users are seen. Blocks that are never
reached stay as they are.`,
		VisitsOwners: true,
		Run: func(r *pass.Run) error {
			s := newSolver(r.Op, all.Folds)
			s.solve()
			replaced := s.rewrite(r.Op)
			r.Stats.Add("num-replaced", int64(replaced))
			if replaced == 0 {
				r.Unchanged()
			}
			return nil
		},
	}
}

// rewrite replaces values in the blocks that control reaches, and erases operations
// of which nothing is left. It returns how many values were replaced by something
// else than a constant that is there already.
func (s *solver) rewrite(root *ir.Operation) int {
	w := &sccpRewrite{solver: s, constants: rewrite.NewConstants(root.Context())}
	w.push(root)
	for len(w.blocks) > 0 {
		b := w.blocks[len(w.blocks)-1]
		w.blocks = w.blocks[:len(w.blocks)-1]
		w.block(b)
	}
	return w.replaced
}

type sccpRewrite struct {
	solver    *solver
	constants rewrite.Constants
	blocks    []*ir.Block
	replaced  int
}

func (w *sccpRewrite) push(op *ir.Operation) {
	for r := range op.Regions() {
		first := len(w.blocks)
		for b := range r.Blocks() {
			if w.solver.reached[b] {
				w.blocks = append(w.blocks, b)
			}
		}
		slices.Reverse(w.blocks[first:]) // the entry is looked at first
	}
}

func (w *sccpRewrite) block(b *ir.Block) {
	for op := range b.OpsToErase() {
		w.operation(op)
	}
	for i := range b.NumArgs() {
		w.replace(b.Arg(i), b.Region(), b.ArgLoc(i))
	}
}

func (w *sccpRewrite) operation(op *ir.Operation) {
	all := op.NumResults() > 0
	before := w.replaced
	for _, v := range op.AllResults() {
		if !w.replace(v, op.ParentRegion(), op.Loc()) {
			all = false
		}
	}
	if !all || !ir.WouldBeTriviallyDead(op) {
		w.push(op)
		return
	}
	if op.Traits().ConstantLike {
		w.replaced = before
	}
	op.Erase()
}

func (w *sccpRewrite) replace(v *ir.Value, region *ir.Region, loc ir.Location) bool {
	known := w.solver.values[v]
	if known.state != isConstant {
		return false
	}
	c := w.constants.Of(region, known.attr, v.Type(), known.dialect, loc)
	if c == nil {
		return false
	}
	if v.HasUses() {
		w.replaced++
	}
	v.ReplaceAllUsesWith(c)
	delete(w.solver.values, v)
	return true
}
