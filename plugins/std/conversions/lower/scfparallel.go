package lower

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
)

// parallelToFor makes a nest of loops, one for each dimension. They carry what is
// reduced.
func (k *kit) parallelToFor(o scf.Parallel, m convert.Match) convert.Result {
	n := nest{rw: m.Rewriter, types: o.Op.ResultTypes(), carried: o.InitVals()}
	lower, upper, steps := o.LowerBound(), o.UpperBound(), o.Step()
	for i := range steps {
		n.enter(lower[i], upper[i], steps[i])
	}
	body := m.Block()
	m.MergeBlock(o.Op.Region(0).Entry(), body, n.ivs...)
	n.reduce(body)
	return m.Replace(n.loops[0].Results()...)
}

// forallToParallel makes a parallel loop of one whose iterations share no tensors.
func (k *kit) forallToParallel(o scf.Forall, m convert.Match) convert.Result {
	if o.Op.NumResults() > 0 {
		return m.MatchFailure("its iterations share tensors; run linalg-comprehensive-module-bufferize or scf-forall-to-for before")
	}
	bounds := scf.BoundsOf(o)
	loop := scf.NewParallel(m.Builder, scf.MakeBounds(m.Builder, bounds.Lower), scf.MakeBounds(m.Builder, bounds.Upper), scf.MakeBounds(m.Builder, bounds.Step), nil)
	m.MoveRegion(o.Region(), loop.Region(), nil)
	end := loop.Region().Entry().Last()
	m.SetInsertionPoint(end)
	scf.NewYield(m.Builder, nil)
	m.EraseOp(end)
	return m.Erase()
}

// nest is a nest of loops under construction. The rewriter stands in the innermost.
type nest struct {
	rw      *convert.Rewriter
	types   []ir.Type // of what is carried
	loops   []scf.For
	ivs     [][]*ir.Value // the induction variables, one value each
	carried []*ir.Value   // into the next loop
}

// enter makes a loop where the rewriter stands.
func (n *nest) enter(lower, upper, step *ir.Value) {
	loop := scf.NewFor(n.rw.Builder, lower, upper, step, n.carried)
	if len(n.loops) > 0 {
		scf.NewYield(n.rw.Builder, loop.Results())
	}
	types := append([]ir.Type{n.rw.Context().IndexType()}, n.types...)
	body := n.rw.CreateBlock(loop.Region(), nil, types...)
	n.loops = append(n.loops, loop)
	n.ivs = append(n.ivs, body.Args()[:1])
	n.carried = body.Args()[1:]
}

// reduce combines the operand of each reduction with what is carried, where the
// reduction stands, and yields what that makes.
func (n *nest) reduce(body *ir.Block) {
	var combined []*ir.Value
	for o := range body.OpsToErase() {
		if !o.Is("scf.reduce") {
			continue
		}
		i := len(combined)
		n.rw.InlineBlock(o.Region(0).Entry(), o, n.carried[i:i+1], o.Operands())
		end := o.Prev()
		combined = append(combined, end.Operand(0))
		n.rw.EraseOp(end)
		n.rw.EraseOp(o)
	}
	yield := body.Last()
	n.rw.SetInsertionPoint(yield)
	scf.NewYield(n.rw.Builder, combined)
	n.rw.EraseOp(yield)
}
