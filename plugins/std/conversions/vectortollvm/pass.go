package vectortollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
)

const (
	reassociateOption = "reassociate-fp-reductions"
	narrowOption      = "enable-index-optimizations"
)

// VectorToLLVM returns the pass `convert-vector-to-llvm`.
func VectorToLLVM() *pass.Pass {
	const name = "convert-vector-to-llvm"
	return &pass.Pass{
		Name:    name,
		Summary: "convert vector to the LLVM dialect",
		Doc: `Vectors of several dimensions become arrays of vectors. What functions take and
return stays as it is, with casts between memrefs and what they become;
convert-std-to-llvm removes them. What prints calls functions that the user links,
such as printF32. Not converted, but reported: reshape, extract_map, insert_map, masks of
contract, tensors, and vectors of sizes that are not known.`,
		Options: []pass.Option{
			{Name: reassociateOption, Type: pass.Bool, Default: "false",
				Doc: "let sums and products of floats be computed in any order"},
			{Name: narrowOption, Type: pass.Bool, Default: "true",
				Doc: "compute masks with 32 bits for each element instead of those of an index"},
		},
		Converts: []string{"vector"},
		Builds:   []string{"llvm"},
		Run: func(r *pass.Run) error {
			if !convert.Has(r.Op, isVector) {
				r.Work.Found(false)
				r.Unchanged()
				return nil
			}
			config := config{reassociate: r.Options.Bool(reassociateOption), narrow: r.Options.Bool(narrowOption)}
			patterns := func(l *tollvm.Lowering) []convert.Pattern { return lowering{l, config}.patterns() }
			return tollvm.Convert(r, target, patterns, name)
		},
	}
}

// isVector reports whether an operation is of the dialect.
func isVector(name *ir.OpName) bool { return name.Dialect() == "vector" }

// target says what is legal afterwards: everything but vector.
func target(*tollvm.Lowering) *convert.Target {
	t := convert.NewTarget()
	t.LegalDialect("llvm")
	t.Legal("module")
	t.LegalWithin("module")
	t.IllegalDialect("vector")
	return t
}
