package lower

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// IfAndFor returns the pass `lower-if-and-for`.
func IfAndFor() *pass.Pass {
	return &pass.Pass{
		Name:    "lower-if-and-for",
		Summary: "convert affine loops and conditionals to blocks, and leave the rest of affine",
		Doc: `Loops become a block that compares the induction variable, which is its argument, and those of
the body. Bounds and conditions are computed by affine.apply, which lower-affine-apply
expands; accesses stay as they are. Loops and conditionals of scf around or inside are
converted as well.`,
		Anchor:   pass.AnyOp,
		Converts: []string{"affine.for", "affine.if", "scf.for", "scf.if"},
		Builds:   []string{"std", "scf", "affine"},
		Run: func(r *pass.Run) error {
			return run(r, "lower-if-and-for", isIfOrFor, func(k *kit) convert.Config {
				k.applies = k.ctx.OpName("affine.apply")
				target := newTarget()
				target.Illegal("affine.for", "affine.if", "scf.for", "scf.if")
				return convert.Config{Target: target, Patterns: []convert.Pattern{
					convert.On("affine.for to scf.for", k.affineFor),
					convert.On("affine.if to scf.if", k.affineIf),
					convert.On("scf.for to blocks", k.forToBlocks),
					convert.On("scf.if to blocks", k.ifToBlocks),
				}}
			})
		},
	}
}

func isIfOrFor(name *ir.OpName) bool {
	switch name.String() {
	case "affine.for", "affine.if", "scf.for", "scf.if":
		return true
	}
	return false
}

// AffineApply returns the pass `lower-affine-apply`.
func AffineApply() *pass.Pass {
	return &pass.Pass{
		Name:    "lower-affine-apply",
		Summary: "convert affine.apply to std",
		Doc: `Maps are computed with operations of std; other operations stay as they are. Run
lower-if-and-for before: affine loops and conditionals take what affine.apply makes
of induction variables, not what std makes of them.`,
		Anchor:   pass.AnyOp,
		Converts: []string{"affine.apply"},
		Builds:   []string{"std"},
		Run: func(r *pass.Run) error {
			if !withoutLoops(r.Op, r.Diags) {
				return nil
			}
			return run(r, "lower-affine-apply", isApply, func(k *kit) convert.Config {
				target := newTarget()
				target.Illegal("affine.apply")
				return convert.Config{Target: target, Patterns: []convert.Pattern{k.applyPattern()}}
			})
		},
	}
}

func isApply(name *ir.OpName) bool { return name.String() == "affine.apply" }

// withoutLoops reports affine operations with regions as errors.
func withoutLoops(root *ir.Operation, sink *diag.Sink) bool {
	ok := true
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if op.NumRegions() > 0 && anyAffine(op.Name()) {
			sink.Report(diag.NewError(ir.Position(op.Loc()),
				"'"+op.Name().String()+"' is still there; run lower-if-and-for or lower-affine before"))
			ok = false
		}
		return ir.Advance
	})
	return ok
}
