package alltollvm

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/plugins/std/conversions/complexes"
	"github.com/mlirc/mlirc/plugins/std/conversions/indextollvm"
	"github.com/mlirc/mlirc/plugins/std/conversions/mathtollvm"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
	"github.com/mlirc/mlirc/plugins/std/conversions/vectortollvm"
)

const (
	name         = "convert-to-llvm"
	filterOption = "filter-dialects"
)

// ToLLVM returns the pass `convert-to-llvm`.
func ToLLVM() *pass.Pass {
	return &pass.Pass{
		Name:    name,
		Summary: "convert functions, std, memref, vector, math, complex, index and ub to the LLVM dialect",
		Doc: `Runs convert-vector-to-llvm, convert-math-to-llvm, convert-complex-to-llvm, convert-index-to-llvm, convert-ub-to-llvm,
convert-std-to-llvm with ` + tollvm.AssertMessages + `, and reconcile-unrealized-casts. As in later MLIR, scf and affine are to be converted before.`,
		Options: []pass.Option{
			{Name: filterOption, Type: pass.List, Doc: "the dialects to convert, by their names in later MLIR: " + strings.Join(dialects(), ", ") + "; all, if there are none. With some, casts stay"},
			{Name: "allow-pattern-rollback", Type: pass.Bool, Default: "true", Doc: "taken for later MLIR's sake; the outcome is the same, whatever it says"},
		},
		Builds: []string{"llvm"},
		Run: func(r *pass.Run) error {
			steps, err := stepsFor(r.Options.List(filterOption))
			if err != nil {
				return err
			}
			for _, s := range steps {
				options, errs := pass.ParseOptions(s.pass.Name, s.pass.Options, s.settings)
				if len(errs) > 0 {
					return errors.Join(errs...)
				}
				each := r.Changing()
				each.Options = options
				if err := s.pass.Run(each); err != nil || r.Diags.HasErrors() {
					return err
				}
			}
			return nil
		},
	}
}

// step is a pass that is run.
type step struct {
	dialect  string // that it converts, in later MLIR
	pass     *pass.Pass
	settings map[string]string
}

// others are the steps for what is not of std.
func others() []step {
	return []step{
		{"vector", vectortollvm.VectorToLLVM(), nil}, {"math", mathtollvm.MathToLLVM(), nil}, {"complex", complexes.ToLLVM(), nil},
		{"index", indextollvm.IndexToLLVM(), nil}, {"ub", indextollvm.UBToLLVM(), nil},
	}
}

// dialects are those that a filter may name.
func dialects() []string {
	list := tollvm.PartDialects()
	for _, s := range others() {
		list = append(list, s.dialect)
	}
	slices.Sort(list)
	return list
}

// stepsFor are the steps for some dialects, or for all. Those for some leave casts to what is not converted.
func stepsFor(filter []string) ([]step, error) {
	for _, dialect := range filter {
		if known := dialects(); !slices.Contains(known, dialect) {
			return nil, fmt.Errorf("option '%s': '%s' is not converted; there is %s", filterOption, dialect, strings.Join(known, ", "))
		}
	}
	steps := others()
	if len(filter) == 0 {
		std := step{"", tollvm.StdToLLVM(), map[string]string{tollvm.AssertMessages: "true"}}
		return append(steps, std, step{"", transforms.ReconcileUnrealizedCasts, nil}), nil
	}
	steps = slices.DeleteFunc(steps, func(s step) bool { return !slices.Contains(filter, s.dialect) })
	parts := slices.DeleteFunc(tollvm.PartDialects(), func(d string) bool { return !slices.Contains(filter, d) })
	if len(parts) > 0 {
		steps = append(steps, step{"", tollvm.PartOf(name, parts...), nil})
	}
	return steps, nil
}
