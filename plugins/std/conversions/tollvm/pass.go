package tollvm

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/versions"
	"github.com/mlirc/mlirc/plugins/hints"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/std/dialects"
	"github.com/mlirc/mlirc/sdk/target"
)

// The names of options, as MLIR has them.
const (
	barePtrOption      = "use-bare-ptr-memref-call-conv"
	cWrappersOption    = "emit-c-wrappers"
	indexWidthOption   = "index-bitwidth"
	dataLayoutOption   = "data-layout"
	alignedAllocOption = "use-aligned-alloc"
	genericOption      = "use-generic-functions"
)

// AssertMessages is an option of the conversions of assertions that MLIR does not have.
const AssertMessages = "assert-messages"

// StdName is the name of the pass that converts std, and of the rows in dialect files for it.
const StdName = "convert-std-to-llvm"

// StdToLLVM returns the pass `convert-std-to-llvm`.
func StdToLLVM() *pass.Pass {
	return &pass.Pass{
		Name:    StdName,
		Summary: "convert functions, std and memref to the LLVM dialect",
		Doc: `Functions become functions of the LLVM dialect: several results are packed into a
struct, and memrefs become what the memref convention of the project says.
Operations of other dialects stay, with casts between them and what was
converted; run the passes that convert those too. For C, functions get wrappers
if they have the attribute llvm.emit_c_interface or all shall have one. The
attribute llvm.linkage chooses a linkage, as "internal"; std.varargs makes a
function take more arguments than its type tells.`,
		Options:  append(BoundaryOptions(), alignedAlloc(), genericFunctions(), assertMessages(false), fastMath()),
		Converts: []string{"std", "memref", "func"},
		Builds:   []string{"llvm"},
		Run: func(r *pass.Run) error {
			if err := Convert(r, (*Lowering).Target, (*Lowering).Patterns, StdName); err != nil {
				return err
			}
			return loosenFloats(r)
		},
	}
}

// MemRefToLLVM returns the pass `convert-memref-to-llvm`.
func MemRefToLLVM() *pass.Pass {
	return &pass.Pass{
		Name:    "convert-memref-to-llvm",
		Summary: "convert memref to the LLVM dialect",
		Doc: `What functions take and return stays as it is, with casts between memrefs and what
they become; convert-std-to-llvm, which converts memref as well, removes them.`,
		Options: []pass.Option{
			alignedAlloc(), IndexWidth(), genericFunctions(),
		},
		Converts: []string{"memref"},
		Builds:   []string{"llvm"},
		Run: func(r *pass.Run) error {
			return Convert(r, (*Lowering).MemRefTarget, (*Lowering).MemRefPatterns, "convert-memref-to-llvm")
		},
	}
}

// LaterProfile is that of MLIR after std was taken apart.
const LaterProfile = "mlir-19"

// LaterDialect is the dialect that an operation of std belongs to in later MLIR: arith, func, cf,
// math, memref, tensor or vector.
func LaterDialect(op *ir.Operation) string {
	dialect, _, _ := strings.Cut(versions.NameOf(op, LaterProfile), ".")
	return dialect
}

// part is a pass that converts what convert-std-to-llvm does, as far as it is of some dialects of
// later MLIR.
func part(p pass.Pass, dialects ...string) *pass.Pass {
	p.Builds = []string{"llvm"}
	p.Run = func(r *pass.Run) error {
		target := func(l *Lowering) *convert.Target { return l.partTarget(dialects) }
		patterns := (*Lowering).Patterns
		if !slices.Contains(dialects, "func") {
			patterns = (*Lowering).innerPatterns
		}
		return Convert(r, target, patterns, p.Name, StdName)
	}
	return &p
}

// partTarget says what is legal after the operations of some dialects of later MLIR have been
// converted. Where functions stay and branches do not, the arguments of blocks are converted.
func (l *Lowering) partTarget(dialects []string) *convert.Target {
	is := func(dialect string) bool { return slices.Contains(dialects, dialect) }
	t := NewTarget()
	t.LegalDialect("memref")
	t.LegalDialectIf(func(op *ir.Operation) bool { return !is(LaterDialect(op)) }, "std")
	switch {
	case is("func"):
		t.Illegal("func")
	case is("cf"):
		t.LegalIf(l.keepsBlocks, "func")
	default:
		t.Legal("func")
	}
	if is("memref") {
		t.IllegalDialect("memref")
	}
	t.Hint(hint)
	return t
}

const staysDoc = `What functions take and return stays as it is, with casts between that and what it becomes;
convert-func-to-llvm and reconcile-unrealized-casts remove them.`

// Parts returns the passes into which later MLIR has taken convert-std-to-llvm and its options apart.
func Parts() []*pass.Pass {
	return []*pass.Pass{
		RequestCWrappers(),
		part(pass.Pass{
			Name: "convert-arith-to-llvm", Summary: "convert arithmetic to the LLVM dialect", Anchor: pass.AnyOp,
			Doc:     "The operations of std that are of the dialect arith in later MLIR. " + staysDoc,
			Options: []pass.Option{IndexWidth()},
		}, "arith"),
		part(pass.Pass{
			Name: "convert-cf-to-llvm", Summary: "convert branches, assertions and the arguments of blocks to the LLVM dialect",
			Doc:     "The operations of std that are of the dialect cf in later MLIR. " + staysDoc,
			Options: []pass.Option{IndexWidth(), assertMessages(true)},
		}, "cf"),
		part(pass.Pass{
			Name: "convert-func-to-llvm", Summary: "convert functions, calls, arithmetic and branches to the LLVM dialect",
			Doc: `As convert-std-to-llvm, but for what is of the dialects math, memref, tensor and vector in later MLIR: that stays, with
casts between it and what was converted. The module keeps its data layout, or has none.`,
			Options: append(BoundaryOptions(), assertMessages(true)),
		}, "func", "arith", "cf"),
		part(pass.Pass{
			Name: "finalize-memref-to-llvm", Summary: "convert memref and atomic operations to the LLVM dialect",
			Doc:     "As convert-memref-to-llvm, and the atomic operations of std, which are of memref in later MLIR. " + staysDoc,
			Options: []pass.Option{alignedAlloc(), IndexWidth(), genericFunctions()},
		}, "memref"),
	}
}

// PartDialects are the dialects of later MLIR that PartOf converts.
func PartDialects() []string { return []string{"arith", "cf", "func", "memref"} }

// PartOf returns a pass that converts what convert-std-to-llvm does, as far as it is of some of [PartDialects].
func PartOf(name string, dialects ...string) *pass.Pass {
	return part(pass.Pass{Name: name, Options: append(BoundaryOptions(), alignedAlloc(), genericFunctions(), assertMessages(true))}, dialects...)
}

func alignedAlloc() pass.Option {
	return pass.Option{
		Name: alignedAllocOption, Type: pass.Bool, Doc: "allocate with aligned_alloc instead of malloc",
	}
}

func genericFunctions() pass.Option {
	return pass.Option{
		Name: genericOption, Type: pass.Bool,
		Doc: "allocate and free with functions of a program's own, _mlir_memref_to_llvm_alloc and so on, instead of those of C",
	}
}

// assertMessages is on where MLIR prints the messages of assertions by default: since 17.
func assertMessages(on bool) pass.Option {
	return pass.Option{
		Name: AssertMessages, Type: pass.Bool, Default: strconv.FormatBool(on),
		Doc: "a program prints where the assertion is that fails, and its message, before it aborts; it needs puts and fflush of C for it",
	}
}

// IndexWidth is the option that says how wide an index is.
func IndexWidth() pass.Option {
	return pass.Option{
		Name: indexWidthOption, Type: pass.Uint, Default: "0", Target: target.IndexWidth,
		Doc: "the width of an index in bits; 0 takes that of the entry `index` in `dlti.dl_spec`, or else that of a pointer, from the data layout",
	}
}

// Convert converts a module, after the modules inside: each has a data layout of its
// own, or that of the module around it. Rules and rows of dialect files join the patterns, those of
// the conversion that is called as the stage and of others. It serves passes of other packages, too.
func Convert(
	r *pass.Run, target func(*Lowering) *convert.Target, patterns func(*Lowering) []convert.Pattern, stage string, also ...string,
) error {
	option := r.Options.String(dataLayoutOption)
	if err := llvm.CheckDataLayout(option); err != nil {
		return fmt.Errorf("option '%s': %w", dataLayoutOption, err)
	}
	lowerings := map[layout]*Lowering{}
	for _, m := range modulesIn(r.Op) {
		said := layoutOf(m, option)
		l, ok := lowerings[said]
		if !ok {
			options, err := optionsOf(r.Options, r.Resources, said)
			if err != nil {
				return err
			}
			if l, err = NewLowering(r.IR(), options); err != nil {
				return err
			}
			lowerings[said] = l
		}
		l.stack = findStackMemory(m)
		convert.Run(r, m, convert.Config{
			Target: target(l), Types: l.Types(), Patterns: patterns(l), Stage: stage, To: "llvm", Also: also,
			Carry: hints.Carry, Folds: dialects.Folds(),
		})
		if m == r.Op && m.Is("module") && stage == StdName {
			m.SetAttr(dataLayoutAttr, r.IR().StringAttr(said.text))
		}
	}
	return nil
}

// modulesIn lists the modules in an operation and that itself, inner ones first.
func modulesIn(op *ir.Operation) []*ir.Operation {
	var list []*ir.Operation
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for o := range b.Ops() {
				if o.Is("module") {
					list = append(list, modulesIn(o)...)
				}
			}
		}
	}
	return append(list, op)
}

// optionsOf makes options for a lowering of those of a pass.
func optionsOf(o pass.Options, resources map[string][]byte, said layout) (Options, error) {
	widths, err := said.widths(o.Uint(indexWidthOption))
	if err != nil {
		return Options{}, err
	}
	schema, err := schemaOf(o, resources)
	return Options{
		Convention: schema, Widths: widths,
		CWrappers: o.Bool(cWrappersOption), AlignedAlloc: o.Bool(alignedAllocOption),
		AssertMessages: o.Bool(AssertMessages),
	}, err
}

// schemaOf is the memref convention that a run carries, or the one that the pass's
// options ask for.
func schemaOf(o pass.Options, resources map[string][]byte) (*convention.Schema, error) {
	name, text := string(resources[convention.NameResource]), resources[convention.Resource]
	switch {
	case o.Bool(barePtrOption):
		name = convention.BarePtrName
		text = convention.Builtin(name)
	case len(text) == 0:
		name = convention.DescriptorName
		text = convention.Builtin(name)
	}
	schema, err := convention.Parse(name, text)
	if err == nil && o.Bool(genericOption) {
		schema.Memory.Allocate = genericPrefix + "alloc"
		schema.Memory.AllocateAligned = genericPrefix + "aligned_alloc"
		schema.Memory.Free = genericPrefix + "free"
	}
	return schema, err
}

// genericPrefix begins the names of the functions that a program brings along to
// serve memory.
const genericPrefix = "_mlir_memref_to_llvm_"
