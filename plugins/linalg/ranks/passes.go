package ranks

import (
	"maps"
	"slices"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// Passes are those of the package.
func Passes() []*pass.Pass {
	return []*pass.Pass{
		unitDims(), scalarOperands(), detensorize(),
		resolveSizes("resolve-shaped-type-result-dims", "results"),
		resolveSizes("resolve-ranked-shaped-type-result-dims", "results whose rank is known"),
	}
}

func unitDims() *pass.Pass {
	const name, loopsOnly = "linalg-fold-unit-extent-dims", "fold-one-trip-loops-only"
	return &pass.Pass{
		Name:    name,
		Summary: "remove dimensions of size 1 from linalg operations",
		Doc: `A linalg.generic does not iterate over dimensions of size 1, and works on tensors and memrefs without
them, which collapse_shape and expand_shape make. Slices of tensors are taken and put without them. One reduction stays
where all are of size 1: the output is read there.`,
		Anchor: "func",
		Options: []pass.Option{{Name: loopsOnly, Type: pass.Bool, Default: "false",
			Doc: "remove dimensions of the iteration space alone, and leave the operands"}},
		Builds: []string{"linalg", "tensor", "memref", "std"},
		Run: func(r *pass.Run) error {
			patterns := []rewrite.Pattern{rewrite.On("unit-loops", unitLoops)}
			if !r.Options.Bool(loopsOnly) {
				patterns = append(patterns,
					rewrite.On("unit-operands", unitOperands), rewrite.On("unit-slices", unitSlice), rewrite.On("unit-slices", unitInsertion))
				patterns = append(patterns, rootedAt(linalg.Dialect.Canonicalize, "linalg.tensor_collapse_shape", "linalg.tensor_expand_shape")...)
				patterns = append(patterns, rootedAt(memref.Dialect.Canonicalize, "memref.collapse_shape", "memref.expand_shape")...)
			}
			return greedily(r, name, patterns, linalg.Dialect.Canonicalize, memref.Dialect.Canonicalize, tensor.Dialect.Canonicalize)
		},
	}
}

func scalarOperands() *pass.Pass {
	const name = "linalg-inline-scalar-operands"
	return &pass.Pass{
		Name:    name,
		Summary: "extract an element of a tensor inside of linalg.generic where it reads only that one",
		Doc: `An input of which a linalg.generic on tensors reads the same element at each point is no longer an operand:
the body extracts the element.`,
		Anchor: "func",
		Builds: []string{"linalg", "tensor", "std"},
		Run: func(r *pass.Run) error {
			return greedily(r, name, []rewrite.Pattern{rewrite.On("scalar-operands", inlineScalars)}, tensor.Dialect.Canonicalize)
		},
	}
}

// rootedAt are the patterns of an owner for some operations.
func rootedAt(owner transforms.Owner, roots ...string) []rewrite.Pattern {
	var list []rewrite.Pattern
	for _, p := range owner.Patterns {
		if slices.Contains(roots, p.Root) {
			list = append(list, p)
		}
	}
	return list
}

// greedily applies patterns, and the folds of some owners. It leaves the blocks that there are.
func greedily(r *pass.Run, stage string, patterns []rewrite.Pattern, folding ...transforms.Owner) error {
	folds := map[string]rewrite.FoldFunc{}
	for _, owner := range folding {
		maps.Copy(folds, owner.Folds)
	}
	changed, err := rewrite.ApplyGreedily(r.Op, patterns, rewrite.Config{Stage: stage, Trace: r.Trace, Folds: folds, KeepRegions: true})
	if dead := rewrite.EraseDead(r.Op, nil); !changed && !dead {
		r.Unchanged()
	}
	return err
}
