package normalize

import (
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/presburger"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// SimplifyAffineStructures returns the pass of that name.
func SimplifyAffineStructures() *pass.Pass {
	return &pass.Pass{
		Name:    "simplify-affine-structures",
		Aliases: []string{"affine-simplify-structures"},
		Anchor:  "func",
		Summary: "simplify affine maps and sets in attributes",
		Doc: `Simplifies maps and integer sets in the attributes of all operations; a set
that has no points becomes the empty set. Then affine.for, affine.if and
affine.apply are brought into canonical form, as canonicalize does, and what uses
or defines a changed value is folded, or erased if it has no uses.`,
		Builds: []string{"affine", "std"},
		Run:    simplifyStructures,
	}
}

// structural are the operations that are brought into canonical form.
func structural(op *ir.Operation) bool {
	return op.Is("affine.for") || op.Is("affine.if") || op.Is("affine.apply")
}

func simplifyStructures(r *pass.Run) error {
	changed := false
	ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
		for _, a := range op.Attrs() {
			if simplified := simplifyAttr(a.Value); simplified != a.Value {
				op.SetAttr(a.Name, simplified)
				changed = true
			}
		}
		return ir.Advance
	})
	// Accesses, minima and maxima are only folded.
	owner := affine.Dialect.Canonicalize
	patterns := slices.DeleteFunc(slices.Clone(owner.Patterns), func(p rewrite.Pattern) bool {
		return p.Name == "affine-subscripts" || p.Root == "affine.min" || p.Root == "affine.max"
	})
	rewritten, err := rewrite.ApplyGreedily(r.Op, patterns, rewrite.Config{
		Stage: "simplify-affine-structures",
		Folds: owner.Folds, Begin: structural, BottomUp: true, KeepRegions: true, KeepChains: true, Trace: r.Trace,
	})
	if !changed && !rewritten {
		r.Unchanged()
	}
	return err
}

func simplifyAttr(a ir.Attribute) ir.Attribute {
	switch a := a.(type) {
	case *ir.AffineMapAttr:
		return a.Context().AffineMapAttr(a.Map().Simplify())
	case *ir.IntegerSetAttr:
		return a.Context().IntegerSetAttr(simplifySet(a.Set()))
	}
	return a
}

func simplifySet(set core.Set) core.Set {
	system, ok := presburger.FromSet(set)
	if ok && system.Emptiness() == presburger.Empty {
		return core.EmptySet(set.NumDims, set.NumSymbols)
	}
	return set.Simplify()
}
