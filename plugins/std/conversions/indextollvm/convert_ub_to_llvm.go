package indextollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
)

// UBToLLVM returns the pass `convert-ub-to-llvm`.
func UBToLLVM() *pass.Pass {
	return conversion("ub", `What functions take and return stays as it is, with casts between types and what they
become; convert-std-to-llvm removes them.`, func(*tollvm.Lowering) []convert.Pattern { return nil })
}

// conversion is a pass that converts a dialect.
func conversion(dialect, doc string, patterns func(*tollvm.Lowering) []convert.Pattern) *pass.Pass {
	name := "convert-" + dialect + "-to-llvm"
	return &pass.Pass{
		Name:     name,
		Summary:  "convert " + dialect + " to the LLVM dialect",
		Doc:      doc,
		Anchor:   pass.AnyOp,
		Options:  []pass.Option{tollvm.IndexWidth()},
		Converts: []string{dialect},
		Builds:   []string{"llvm"},
		Run: func(r *pass.Run) error {
			if !convert.Has(r.Op, func(name *ir.OpName) bool { return name.Dialect() == dialect }) {
				r.Work.Found(false)
				r.Unchanged()
				return nil
			}
			target := func(*tollvm.Lowering) *convert.Target {
				t := tollvm.NewTarget()
				t.IllegalDialect(dialect)
				return t
			}
			return tollvm.Convert(r, target, patterns, name)
		},
	}
}
