package structured

import (
	"fmt"
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/presburger"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

const (
	peelFront   = "peel-front"
	skipPartial = "skip-partial"
)

// ForLoopPeeling returns the pass `scf-for-loop-peeling`.
func ForLoopPeeling() *pass.Pass {
	return &pass.Pass{
		Name:    "scf-for-loop-peeling",
		Aliases: []string{"for-loop-peeling"},
		Anchor:  "func",
		Summary: "peel the last iteration of loops that may be a partial one, or the first one",
		Doc: `A loop whose step may not divide its range becomes one over the iterations that are a whole
step long, and one of the iteration that remains, if there is one. affine.min and affine.max are simplified
in both. Outer loops come first; those inside of a remaining iteration stay as they are, unless the option
says otherwise. With ` + "`peel-front`" + ` the first iteration becomes a loop of its own, and all loops are peeled
that may have several. A loop whose bounds are out of order has no iterations before or behind.`,
		Options: []pass.Option{
			{Name: peelFront, Type: pass.Bool, Default: "false", Doc: "peel the first iteration, not the last one"},
			{Name: skipPartial, Type: pass.Bool, Default: "true", Doc: "leave loops inside of a peeled iteration alone"},
		},
		Builds: []string{"affine", "scf", "std"},
		Run: func(r *pass.Run) error {
			p := peeling{front: r.Options.Bool(peelFront), skip: r.Options.Bool(skipPartial)}
			p.inside(r.Op)
			if p.made > maxPeeled {
				return diag.NewError(ir.Position(r.Op.Loc()), fmt.Sprintf("the loops would become more than %d; peel fewer of them with '%s'", maxPeeled, skipPartial))
			}
			if p.made == 0 {
				r.Unchanged()
			}
			return nil
		},
	}
}

// peeling peels the loops of a function, outer ones first.
type peeling struct {
	front, skip bool
	made        int // loops
}

// maxPeeled bounds the loops that peeling makes of a function, as each level of a nest could double them.
const maxPeeled = 1 << 14

func (p *peeling) inside(op *ir.Operation) {
	for region := range op.Regions() {
		for block := range region.Blocks() {
			for o := range block.OpsToErase() {
				p.visit(o)
			}
		}
	}
}

func (p *peeling) visit(op *ir.Operation) {
	loop, ok := scf.AsFor(op)
	if !ok || !loop.CountsIndices() || p.made > maxPeeled {
		p.inside(op)
		return
	}
	whole, partial, ok := p.peel(loop)
	if !ok {
		p.inside(op)
		return
	}
	p.made++
	p.inside(whole.Op)
	if !p.skip {
		p.inside(partial.Op)
	}
}

// peel makes two loops of one: the iterations that are peeled, and the others.
func (p *peeling) peel(loop scf.For) (others, peeled scf.For, ok bool) {
	from, isFrom := number(loop.LowerBound())
	to, isTo := number(loop.UpperBound())
	by, isBy := number(loop.Step())
	if isBy && by < 1 {
		return others, peeled, false // undefined
	}
	fixed := isFrom && isTo && isBy
	if fixed && from >= to {
		return others, peeled, false
	}
	if p.front {
		if fixed && uint64(to)-uint64(from) <= uint64(by) {
			return others, peeled, false
		}
		first, rest := peelFirst(loop)
		return rest, first, true
	}
	if by == 1 || fixed && (uint64(to)-uint64(from))%uint64(by) == 0 {
		return others, peeled, false
	}
	whole, partial := peelLast(loop)
	return whole, partial, true
}

// peelFirst makes a loop of the first iteration, and one of the others.
func peelFirst(loop scf.For) (first, rest scf.For) {
	b := ir.BuilderBefore(loop.Op)
	lower, upper, step := loop.LowerBound(), loop.UpperBound(), loop.Step()
	operands := []*ir.Value{lower, upper, step}
	second := core.Add(core.Dim(0), core.Dim(2))
	start := applied(b, affine.ValueMap{Map: core.NewMap(3, 0, second), Operands: operands})
	end := chosen(b, choice{m: affine.ValueMap{Map: core.NewMap(3, 0, core.Dim(1), second), Operands: operands}, least: true})
	first, rest = cut(loop, end, start)
	simplifyChoices(first, func(k *known) { k.system.Zero(k.form(first.Iv()).Sub(k.form(lower))) })
	simplifyChoices(rest, func(k *known) {})
	return first, rest
}

// peelLast makes a loop of the iterations that are whole, and one of the iteration that is not.
func peelLast(loop scf.For) (whole, partial scf.For) {
	upper, step := loop.UpperBound(), loop.Step()
	at := endOfWhole(loop)
	whole, partial = cut(loop, at, at)
	// beyond is how far an iteration goes beyond the upper bound.
	beyond := func(k *known, iv *ir.Value) presburger.Linear {
		return k.form(iv).Add(k.form(step)).Sub(k.form(upper))
	}
	simplifyChoices(whole, func(k *known) { k.system.NotNegative(beyond(k, whole.Iv()).Times(-1)) })
	simplifyChoices(partial, func(k *known) {
		k.system.NotNegative(beyond(k, partial.Iv()).Sub(presburger.Number(1)))
	})
	return whole, partial
}

// endOfWhole is where the iterations of a loop end that are whole. If the bounds are out of order it is no
// greater than the lower bound and no less than the upper one.
func endOfWhole(loop scf.For) *ir.Value {
	b := ir.BuilderBefore(loop.Op)
	lower, upper := loop.LowerBound(), loop.UpperBound()
	by, ok := number(loop.Step())
	if !ok {
		rest := std.NewRemiSigned(b, std.NewSubi(b, upper, lower).Result(), loop.Step()).Result()
		return std.NewSubi(b, upper, rest).Result()
	}
	from, to := core.Expr(core.Dim(0)), core.Expr(core.Dim(1))
	end := core.Sub(to, core.Mod(core.Sub(to, from), core.Constant(by)))
	return chosen(b, choice{m: affine.ValueMap{Map: core.NewMap(2, 0, from, end), Operands: []*ir.Value{lower, upper}}})
}

// cut makes a loop end early, and returns it and a second one that begins with what it gives.
func cut(loop scf.For, end, start *ir.Value) (first, second scf.For) {
	b := ir.BuilderBefore(loop.Op)
	b.SetInsertionPointAfter(loop.Op)
	second = scf.For{Op: b.Clone(loop.Op, ir.NewMapping())}
	for i, r := range loop.Results() {
		r.ReplaceAllUsesWith(second.Results()[i])
		second.Op.SetOperand(3+i, r)
	}
	second.SetLowerBound(start)
	loop.SetUpperBound(end)
	return loop, second
}

// simplifyChoices simplifies affine.min and affine.max of an induction variable, of which more is known.
func simplifyChoices(loop scf.For, learn func(*known)) {
	ir.WalkPostOrder(loop.Op, func(op *ir.Operation) {
		c, ok := choiceOf(op)
		if !ok || !slices.Contains(c.m.Composed().Operands, loop.Iv()) {
			return
		}
		k := newKnown()
		learn(k)
		if kept := k.eligible(c); len(kept) < len(c.m.Map.Results) {
			v := among(ir.BuilderBefore(op), c, kept)
			op.Result(0).ReplaceAllUsesWith(v)
			op.Erase()
		}
	})
}
