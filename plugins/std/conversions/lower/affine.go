package lower

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/hints"
	"github.com/mlirc/mlirc/plugins/std/dialects"
)

// Affine returns the pass `lower-affine`.
func Affine() *pass.Pass {
	return &pass.Pass{
		Name:    "lower-affine",
		Summary: "convert affine to scf, memref, vector and std",
		Doc: `Loops and conditionals become those of scf; bounds, conditions and subscripts are
computed with operations of std. Divisions round as affine ones do, whatever the
sign of the dividend; a divisor that is no constant must be positive.`,
		Anchor:   pass.AnyOp,
		Converts: []string{"affine"},
		Builds:   []string{"scf", "memref", "vector", "std"},
		Run: func(r *pass.Run) error {
			return run(r, "lower-affine", anyAffine, func(k *kit) convert.Config {
				foldAll(r.Op)
				target := convert.NewTarget() // operations of other dialects may stay, but fold
				target.LegalDialect("scf", "memref", "vector", "std")
				target.IllegalDialect("affine")
				return convert.Config{Target: target, Patterns: append(k.affineLoops(), k.affineValues()...)}
			})
		},
	}
}

const expandIndexName = "affine-expand-index-ops"

// indexOps make indices of one another.
var indexOps = []string{"affine.delinearize_index", "affine.linearize_index"}

// ExpandIndexOps returns the pass `affine-expand-index-ops`.
func ExpandIndexOps() *pass.Pass {
	return &pass.Pass{
		Name:     expandIndexName,
		Summary:  "convert affine.delinearize_index and linearize_index to std",
		Doc:      "They are computed with operations of std; other operations stay as they are.",
		Anchor:   pass.AnyOp,
		Converts: indexOps,
		Builds:   []string{"std"},
		Run: func(r *pass.Run) error {
			wanted := func(name *ir.OpName) bool { return slices.Contains(indexOps, name.String()) }
			return run(r, expandIndexName, wanted, func(k *kit) convert.Config {
				target := newTarget()
				target.Illegal(indexOps...)
				return convert.Config{Target: target, Patterns: []convert.Pattern{k.delinearizePattern(), k.linearizePattern()}}
			})
		},
	}
}

// anyAffine reports whether an operation is of the dialect.
func anyAffine(name *ir.OpName) bool { return name.Dialect() == "affine" }

// run applies a conversion, unless there is nothing to convert.
func run(r *pass.Run, stage string, wanted func(*ir.OpName) bool, config func(*kit) convert.Config) error {
	if !convert.Has(r.Op, wanted) {
		r.Work.Found(false)
		r.Unchanged()
		return nil
	}
	c := config(newKit(r.IR()))
	c.Stage, c.Carry, c.Folds = stage, hints.Carry, dialects.Folds()
	convert.Run(r, r.Op, c)
	return nil
}

// newTarget allows everything.
func newTarget() *convert.Target {
	target := convert.NewTarget()
	target.UnknownIf(func(*ir.Operation) bool { return true })
	return target
}
