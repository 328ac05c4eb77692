package structured

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// LoopCoalescing returns the pass `loop-coalescing`.
func LoopCoalescing() *pass.Pass {
	return &pass.Pass{
		Name:    "loop-coalescing",
		Aliases: []string{"affine-loop-coalescing"},
		Anchor:  "func",
		Summary: "make one loop of perfectly nested ones whose bounds are known before them",
		Doc: `Loops of scf that have nothing but each other inside, carry nothing, and whose bounds are
defined before the outermost become one loop over the product of their numbers of iterations. A
number of iterations that may be less than zero is made zero, which MLIR 13 does not do: it
executes a loop over the product of two such numbers.`,
		Builds: []string{"scf", "std"},
		Run: func(r *pass.Run) error {
			var nests [][]scf.For
			ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
				if loop, ok := scf.AsFor(op); ok && loop.CountsIndices() && !isInLoop(op) {
					nests = append(nests, perfectNest(loop))
				}
			})
			changed := false
			for _, nest := range nests {
				changed = coalesceBands(nest) || changed
			}
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// isInLoop reports whether a loop of scf is around an operation.
func isInLoop(op *ir.Operation) bool {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is("scf.for") {
			return true
		}
	}
	return false
}

// perfectNest is a loop and those inside of it that have nothing beside them.
func perfectNest(loop scf.For) []scf.For {
	nest := []scf.For{loop}
	for {
		body := loop.Region().Entry()
		inner, ok := scf.AsFor(body.First())
		if !ok || !inner.CountsIndices() || inner.Op.Next() != body.Last() {
			return nest
		}
		nest, loop = append(nest, inner), inner
	}
}

// coalesceBands coalesces the largest bands of a nest, inner ones first. It reports whether there
// are any.
func coalesceBands(nest []scf.For) bool {
	definedBefore := make([]int, len(nest)) // the outermost loop before which the operands are defined
	for i, loop := range nest {
		definedBefore[i] = slices.IndexFunc(nest[:i+1], func(outer scf.For) bool {
			return outer == loop || !slices.ContainsFunc(loop.Op.Operands(), func(v *ir.Value) bool { return v.Region().IsWithin(outer.Op) })
		})
	}
	changed := false
	for end := len(nest); end != 0; end-- {
		for start := range end - 1 {
			if slices.Max(definedBefore[start:end]) > start || slices.ContainsFunc(nest[start:end], carries) {
				continue
			}
			coalesce(nest[start:end])
			changed = true
			end = start + 1
			break
		}
	}
	return changed
}

func carries(loop scf.For) bool { return loop.Op.NumResults() > 0 }

// coalesce makes the outermost loop of a band execute all iterations.
func coalesce(band []scf.For) {
	outer, inner := band[0], band[len(band)-1]
	outside, inside := ir.BuilderBefore(outer.Op), ir.NewBuilder(outer.Op.Context())
	for _, loop := range band {
		outside.SetLoc(loop.Op.Loc())
		inside.SetLoc(loop.Op.Loc())
		inside.SetInsertionPointToStart(inner.Region().Entry())
		n := count(outside, inside, loop.LowerBound(), loop.UpperBound(), loop.Step(), loop.Iv())
		loop.SetLowerBound(n.lower)
		loop.SetUpperBound(n.upper)
		loop.SetStep(n.step)
	}
	outside.SetLoc(outer.Op.Loc())
	sizes := make([]*ir.Value, len(band))
	for i, loop := range band {
		sizes[i] = loop.UpperBound()
	}
	all := sizes[0]
	for _, n := range sizes[1:] {
		all = std.NewMuli(outside, all, n).Result()
	}
	outer.SetUpperBound(all)

	inside.SetLoc(outer.Op.Loc())
	inside.SetInsertionPointToStart(outer.Region().Entry())
	quotient := outer.Iv()
	for i := len(band) - 1; i > 0; i-- {
		band[i].Iv().ReplaceAllUsesWith(std.NewRemiSigned(inside, quotient, sizes[i]).Result())
		quotient = std.NewDiviSigned(inside, quotient, sizes[i]).Result()
	}
	inBody := inner.Region()
	var uses []*ir.Operand
	for u := range outer.Iv().Uses() {
		if u.Owner().ParentRegion() == inBody || u.Owner().ParentRegion().IsWithin(inner.Op) {
			uses = append(uses, u)
		}
	}
	for _, u := range uses {
		u.Set(quotient)
	}
	second := band[1].Op
	body := inBody.Entry()
	body.Last().Erase()
	if !body.Empty() {
		second.Block().SpliceBefore(body.First(), second)
	}
	second.Erase()
}
