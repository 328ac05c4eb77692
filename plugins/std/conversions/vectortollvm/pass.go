package vectortollvm

import (
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/conversions/masks"
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
contract, tensors, and of scalable vectors what depends on how many elements they have.`,
		Options: []pass.Option{
			{Name: reassociateOption, Type: pass.Bool, Default: "false",
				Doc: "let sums and products of floats be computed in any order"},
			{Name: narrowOption, Type: pass.Bool, Default: "true",
				Doc: "compute masks with 32 bits for each element instead of those of an index"},
			deviceOption("enable-amx"), deviceOption("enable-arm-neon"), deviceOption("enable-arm-sve"), deviceOption("enable-x86vector"),
		},
		Converts: []string{"vector", splatName},
		Builds:   []string{"llvm", "std", "vector"},
		Run: func(r *pass.Run) error {
			if refuseDevices(r) {
				return pass.ErrReported
			}
			if !convert.Has(r.Op, isVector) {
				r.Work.Found(false)
				r.Unchanged()
				return nil
			}
			if _, err := masks.Lower(r, name); err != nil {
				return err
			}
			config := config{reassociate: r.Options.Bool(reassociateOption), narrow: r.Options.Bool(narrowOption)}
			patterns := func(l *tollvm.Lowering) []convert.Pattern {
				return append(lowering{l, config}.patterns(), l.SplatPattern())
			}
			return tollvm.Convert(r, target, patterns, name)
		},
	}
}

// devices are the dialects of processors that MLIR 13 converts too, by the options that say so.
func devices() map[string]string {
	return map[string]string{"enable-amx": "amx", "enable-arm-neon": "arm_neon", "enable-arm-sve": "arm_sve", "enable-x86vector": "x86vector"}
}

func deviceOption(name string) pass.Option {
	return pass.Option{Name: name, Type: pass.Bool, Default: "false",
		Doc: "convert operations of the dialect " + devices()[name] + ", of which mlirc has none: it is an error where a module has some, and without effect elsewhere"}
}

// refuseDevices reports the operations that the options ask to convert, if there are any.
func refuseDevices(r *pass.Run) bool {
	asked := map[string]string{} // the option, by dialect
	for option, dialect := range devices() {
		if r.Options.Bool(option) {
			asked[dialect] = option
		}
	}
	refused := false
	if len(asked) == 0 {
		return false
	}
	ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
		dialect, _, _ := strings.Cut(op.Name().String(), ".")
		if option := asked[dialect]; option != "" {
			refused = true
			r.Diags.Report(diag.NewError(ir.Position(op.Loc()), "'"+op.Name().String()+"' is not converted by '"+option+
				"': mlirc has no dialect '"+dialect+"'; convert it by mlir-opt before, or write the operation as a call or by operations of llvm"))
		}
		return ir.Advance
	})
	return refused
}

// isVector reports whether an operation is of the dialect.
func isVector(name *ir.OpName) bool { return name.Dialect() == "vector" || name.String() == splatName }

// splatName is the operation of std that is of vector in later MLIR where it makes a vector.
const splatName = "std.splat"

// target says what is legal afterwards: everything but vector, and splats of vectors.
func target(*tollvm.Lowering) *convert.Target {
	t := tollvm.NewTarget()
	t.IllegalDialect("vector")
	t.LegalDialect("std")
	t.LegalIf(func(op *ir.Operation) bool { return tollvm.LaterDialect(op) != "vector" }, splatName)
	return t
}
