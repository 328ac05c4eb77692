package masks

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
)

// LowerVectorMask returns the pass `lower-vector-mask`.
func LowerVectorMask() *pass.Pass {
	return &pass.Pass{
		Name:    "lower-vector-mask",
		Summary: "give operations in vector.mask masks of their own",
		Doc: `Reads and writes take the mask as an operand; reductions combine neutral elements where the mask
selects nothing. Contractions become one for each point of the dimensions that are reductions, of which the
mask selects what they change, as it does of outer products. Other operations stay where they are. convert-vector-to-scf and convert-vector-to-llvm begin with it.`,
		Anchor:   pass.AnyOp,
		Converts: []string{"vector.mask"},
		Builds:   []string{"vector", "std"},
		Run: func(r *pass.Run) error {
			changed, err := Lower(r, "lower-vector-mask")
			if !changed {
				r.Unchanged()
			}
			return err
		},
	}
}

// Lower does so in a pass, and reports whether there was something to do.
func Lower(r *pass.Run, stage string) (changed bool, err error) {
	if !convert.Has(r.Op, func(name *ir.OpName) bool { return name.String() == "vector.mask" }) {
		return false, nil
	}
	patterns := []rewrite.Pattern{rewrite.On("lower-mask", lower)}
	return rewrite.ApplyGreedily(r.Op, patterns, rewrite.Config{Stage: stage, PatternsOnly: true, Trace: r.Trace})
}
