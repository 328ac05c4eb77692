package tollvm

import (
	"fmt"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/convention"
	"github.com/mlirc/mlirc/plugins/std/emit"
)

// The names of options, as MLIR has them.
const (
	barePtrOption      = "use-bare-ptr-memref-call-conv"
	cWrappersOption    = "emit-c-wrappers"
	indexWidthOption   = "index-bitwidth"
	dataLayoutOption   = "data-layout"
	alignedAllocOption = "use-aligned-alloc"
)

// StdToLLVM returns the pass `convert-std-to-llvm`.
func StdToLLVM() *pass.Pass {
	return &pass.Pass{
		Name:    "convert-std-to-llvm",
		Summary: "convert functions, std and memref to the LLVM dialect",
		Doc: `Functions become functions of the LLVM dialect: several results are packed into a
struct, and memrefs become what the memref convention of the project says.
Operations of other dialects stay, with casts between them and what was
converted; run the passes that convert those too. For C, functions get wrappers
if they have the attribute llvm.emit_c_interface or all shall have one.`,
		Options: []pass.Option{
			{Name: barePtrOption, Type: pass.Bool, Doc: "pass memrefs as bare pointers, whatever the project's convention"},
			{Name: cWrappersOption, Type: pass.Bool, Doc: "make every function callable from C"},
			indexWidth(),
			{Name: dataLayoutOption, Type: pass.String, Doc: "the data layout of the target, in the notation of LLVM; the module's own if empty"},
		},
		Converts: []string{"std", "memref", "func"},
		Builds:   []string{"llvm"},
		Run: func(r *pass.Run) error {
			return run(r, (*Lowering).Target, (*Lowering).Patterns, "convert-std-to-llvm")
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
			{Name: alignedAllocOption, Type: pass.Bool, Doc: "allocate with aligned_alloc instead of malloc"},
			indexWidth(),
		},
		Converts: []string{"memref"},
		Builds:   []string{"llvm"},
		Run: func(r *pass.Run) error {
			return run(r, (*Lowering).MemRefTarget, (*Lowering).MemRefPatterns, "convert-memref-to-llvm")
		},
	}
}

func indexWidth() pass.Option {
	return pass.Option{
		Name: indexWidthOption, Type: pass.Uint, Default: "0",
		Doc: "the width of an index in bits; 0 takes that of a pointer from the data layout",
	}
}

// run converts a module.
func run(
	r *pass.Run, target func(*Lowering) *convert.Target, patterns func(*Lowering) []convert.Pattern, stage string,
) error {
	layout := r.Options.String(dataLayoutOption)
	if layout == "" {
		layout = dataLayoutOf(r.Op)
	}
	options, err := optionsOf(r, layout)
	if err != nil {
		return err
	}
	l, err := NewLowering(r.IR(), options)
	if err != nil {
		return err
	}
	convert.Apply(r.Op, convert.Config{
		Target: target(l), Types: l.Types(), Patterns: patterns(l), Stage: stage,
		Sink: r.Diags, Workers: r.Workers, Trace: r.Trace, Work: r.Work,
	})
	if r.Op.Is("module") && stage == "convert-std-to-llvm" {
		r.Op.SetAttr(dataLayoutAttr, r.IR().StringAttr(layout))
	}
	return nil
}

// optionsOf makes options for a lowering of those of a pass.
func optionsOf(r *pass.Run, layout string) (Options, error) {
	widths, err := widthsOf(layout, r.Options.Uint(indexWidthOption))
	if err != nil {
		return Options{}, err
	}
	schema, err := schemaOf(r)
	return Options{
		Convention: schema, Widths: widths,
		CWrappers: r.Options.Bool(cWrappersOption), AlignedAlloc: r.Options.Bool(alignedAllocOption),
	}, err
}

func widthsOf(layout string, index uint64) (emit.Widths, error) {
	widths, err := ParseDataLayout(layout)
	if err != nil {
		return widths, err
	}
	if index > ir.MaxIntegerWidth {
		return widths, fmt.Errorf("option '%s': an index of %d bits is too wide", indexWidthOption, index)
	}
	if index > 0 {
		widths.Index = uint32(index)
	}
	return widths, nil
}

// schemaOf is the memref convention that the run carries, or the one that the
// pass's option asks for.
func schemaOf(r *pass.Run) (*convention.Schema, error) {
	if r.Options.Bool(barePtrOption) {
		return convention.Parse(convention.Builtin(convention.BarePtrName))
	}
	if text := r.Resources[convention.Resource]; len(text) > 0 {
		return convention.Parse(text)
	}
	return convention.Parse(convention.Builtin(convention.DescriptorName))
}
