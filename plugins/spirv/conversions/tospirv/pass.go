package tospirv

import (
	"cmp"
	"fmt"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/spirv/environment"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
	"github.com/mlirc/mlirc/plugins/std/dialects"
)

// Passes are those of the package, in the order of help.
func Passes() []*pass.Pass {
	return []*pass.Pass{
		GPUToSPIRV(),
		partial{
			name: "convert-std-to-spirv", summary: "convert functions, std, memref and math to SPIR-V",
			doc:      `Functions become those of SPIR-V. A branch with a condition stays, since nothing says where control merges: scf does.`,
			converts: []string{"std", "memref", "math", "func"}, rows: []string{stdRows, mathRows},
			patterns: func(l *Lowering) []convert.Pattern {
				return join(l.arithmetic(), l.memory(), l.functions())
			},
		}.pass(),
		partial{
			name: "convert-scf-to-spirv", summary: "convert structured control flow to SPIR-V",
			doc: `Loops and conditionals become those of SPIR-V, which are structured, too; what they
yield is in variables. Functions, std, memref and math are converted with them.`,
			converts: []string{"scf", "std", "memref", "math", "func"}, rows: []string{stdRows, mathRows},
			patterns: func(l *Lowering) []convert.Pattern {
				return join(l.control(), l.arithmetic(), l.memory(), l.functions())
			},
		}.pass(),
		partial{
			name: "convert-memref-to-spirv", summary: "convert memref to SPIR-V",
			doc:      `Functions stay as they are, with casts between memrefs and the pointers that they become.`,
			converts: []string{"memref"},
			patterns: (*Lowering).memory,
		}.pass(),
		partial{
			name: "convert-vector-to-spirv", summary: "convert vector to SPIR-V",
			doc:      `Vectors have one dimension and 2, 3 or 4 elements, or 8 and 16 with the capability Vector16.`,
			converts: []string{"vector"}, rows: []string{vectorRows},
			patterns: (*Lowering).vectors,
		}.pass(),
		partial{
			name: "convert-math-to-spirv", summary: "convert math to SPIR-V",
			doc:      `Functions become those of the set GLSL.std.450, of which most are for floats of 16 and 32 bits.`,
			converts: []string{"math"}, rows: []string{mathRows},
			patterns: func(*Lowering) []convert.Pattern { return nil },
		}.pass(),
		part("convert-arith-to-spirv", "convert arithmetic to SPIR-V", "arith", (*Lowering).arithmetic),
		part("convert-func-to-spirv", "convert functions, calls and what they return to SPIR-V", "func", (*Lowering).functions),
		part("convert-cf-to-spirv", "convert branches without a condition, and the arguments of blocks, to SPIR-V", "cf",
			func(l *Lowering) []convert.Pattern { return []convert.Pattern{l.branches(), l.blocks()} }),
		partial{
			name: "convert-linalg-to-spirv", summary: "convert reductions of linalg to SPIR-V",
			doc: `A linalg.generic on memrefs that reduces all elements of one dimension, in a function whose
spv.entry_point_abi says that a workgroup has just as many invocations, becomes what they do: each
subgroup reduces the elements of its invocations, and one of these adds that to the output by an
atomic operation. So one workgroup is to be launched. Functions, std, memref and math are converted
with it; of other operations of linalg make loops before.`,
			converts: []string{"linalg.generic", "std", "memref", "math", "func"}, rows: []string{stdRows, mathRows},
			target: func(_ *Lowering, t *convert.Target) {
				t.IllegalDialect("linalg")
				t.Legal("linalg.yield") // is reported with what it ends
			},
			patterns: func(l *Lowering) []convert.Pattern {
				return join([]convert.Pattern{l.generic()}, l.arithmetic(), l.memory(), l.functions())
			},
		}.pass(),
	}
}

// The conversions in the files of dialects.
const (
	stdRows    = "convert-std-to-spirv"
	mathRows   = "convert-math-to-spirv"
	vectorRows = "convert-vector-to-spirv"
)

func join(lists ...[]convert.Pattern) []convert.Pattern {
	var all []convert.Pattern
	for _, list := range lists {
		all = append(all, list...)
	}
	return all
}

// part is a pass that converts what convert-std-to-spirv does, as far as it is of a dialect of later MLIR.
func part(name, summary, dialect string, patterns func(l *Lowering) []convert.Pattern) *pass.Pass {
	return partial{
		name: name, summary: summary, option: laterOption,
		doc: "The operations that are of the dialect " + dialect + ` in later MLIR, as in convert-std-to-spirv. Casts stand between what is
converted and what is not, which reconcile-unrealized-casts takes out when the other parts have run.`,
		rows: []string{stdRows},
		target: func(l *Lowering, t *convert.Target) {
			t.LegalDialectIf(func(op *ir.Operation) bool { return tollvm.LaterDialect(op) != dialect }, "std")
			switch dialect {
			case "arith":
				t.Legal("func")
			case "cf":
				t.LegalIf(l.keepsBlocks, "func")
			}
		},
		patterns: patterns,
	}.pass()
}

const emulateOption = "emulate-non-32-bit-scalar-types"

// laterOption is its name in later MLIR.
const laterOption = "emulate-lt-32-bit-scalar-types"

func emulate(name string) pass.Option {
	return pass.Option{
		Name: name, Type: pass.Bool, Default: "true",
		Doc: "compute with 32 bits where the target has no numbers of another width",
	}
}

const targetDoc = `

The target is what the attribute spv.target_env says, by default version 1.0 with the
capability Shader. An index is an i32. Memory space 0 is StorageBuffer, 3 Workgroup, 4 Uniform,
5 Private, 6 Function and so on.`

// partial is a conversion that leaves what it is not for.
type partial struct {
	name, summary, doc string
	option             string // the name of the option for numbers that are emulated; "" is that of MLIR 13
	converts, rows     []string
	target             func(l *Lowering, t *convert.Target) // says what may not be left, nil for nothing
	patterns           func(l *Lowering) []convert.Pattern
}

func (p partial) pass() *pass.Pass {
	p.option = cmp.Or(p.option, emulateOption)
	return &pass.Pass{
		Name: p.name, Summary: p.summary, Doc: p.doc + targetDoc,
		Options: []pass.Option{emulate(p.option)}, Converts: p.converts, Builds: []string{"spv"},
		Run: func(r *pass.Run) error {
			target := convert.NewTarget()
			target.LegalDialect("spv")
			target.Legal("module", "gpu.module")
			target.LegalWithin("gpu.module", "spv.module")
			l := lowering(r, r.Op, p.option)
			if p.target != nil {
				p.target(l, target)
			}
			l.apply(r, r.Op, target, p.name, p.rows, p.patterns(l))
			return nil
		},
	}
}

// lowering is a lowering for the target of an operation; an option says whether it emulates numbers.
func lowering(r *pass.Run, op *ir.Operation, option string) *Lowering {
	target := environment.OrDefault(op, environment.InContext(r.IR()))
	l := NewLowering(r.IR(), target, r.Options.Bool(option))
	l.option = option
	return l
}

func (l *Lowering) apply(r *pass.Run, op *ir.Operation, target *convert.Target, stage string, rows []string, patterns []convert.Pattern) bool {
	l.nameShared(op)
	l.warn(r, op)
	return convert.Run(r, op, convert.Config{
		Target: target, Types: l.types, Patterns: patterns, Stage: stage, To: "spv", Also: rows,
		Folds: dialects.Folds(),
	})
}

// warn tells, once for each type, of numbers that lose bits because the target does not have
// them.
func (l *Lowering) warn(r *pass.Run, root *ir.Operation) {
	reported := map[ir.Type]bool{}
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		for _, v := range op.AllResults() {
			t := ir.ElementOrSelf(v.Type())
			width, float := widthOf(t)
			if width <= 32 || reported[t] || l.one(t) == nil || l.one(t) == t {
				continue
			}
			reported[t] = true
			loss := "what does not fit is cut off"
			if float {
				loss = "results are less accurate"
			}
			r.Diags.Report(diag.NewWarning(ir.Position(op.Loc()), fmt.Sprintf(
				"%s becomes %s, as the target has no capability %s: %s; %s=false makes this an error",
				show(t), show(l.one(t)), environment.Computing(width, float), loss, l.option)))
		}
		return ir.Advance
	})
}
