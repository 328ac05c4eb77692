package translate

import (
	"fmt"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/translate/bfloat"
	"github.com/mlirc/mlirc/plugins/translate/llvmir"
	"github.com/mlirc/mlirc/sdk/toolchain"
)

// firstOpaque is the first version of LLVM in which a pointer does not say what
// it points to.
const firstOpaque = 15

// ToLLVMIR is the pass `mlir-to-llvmir`.
func ToLLVMIR() *pass.Pass {
	return &pass.Pass{
		Name:    "mlir-to-llvmir",
		Summary: "write a module of the LLVM dialect as LLVM IR",
		Doc: "Each operation must be of the LLVM dialect; `reconcile-unrealized-casts` before it reports which " +
			"conversion is missing.\n\nThe text fits the `llc` that the pipeline uses: pointers say what they " +
			"point to up to LLVM 14, and are `ptr` from LLVM 15 on, or where the module has pointers that do not say it; vectors of equal elements are `splat` from LLVM 19 " +
			"on; numbers of bf16 are integers of 16 bits before LLVM 15, and computed with as f32. " +
			"Without any `llc`, the older form is written, which LLVM reads up to version 16.\n\nLLVM lists the " +
			"elements of arrays one by one; a splat or sparse array of more than 2^24 elements is refused.",
		Options: []pass.Option{{
			Name: "opaque-pointers", Type: pass.String, Default: "auto", Values: []string{"auto", "true", "false"},
			Doc: "write every pointer as `ptr`; `auto` asks the toolchain",
		}, {
			Name: "debug-info", Type: pass.String, Default: "none", Values: []string{"none", "line", "full"},
			Doc: "`line` gives debuggers and profilers the line of each instruction; `full` also the names, types and values of " +
				"arguments and results, as far as locations have names",
		}, {
			Name: "tidy", Type: pass.Bool, Default: "false",
			Doc: "leave out what computes nothing, as the pass `tidy-llvm` does: descriptors of memrefs that nothing uses as a whole, " +
				"products with 1, what was computed before in the same block. Functions that no exception leaves get `nounwind`. The code is the same with debug information and without, " +
				"and debuggers get to know the same values",
		}},
		Produces:  pass.KindLLVMIR,
		Translate: toLLVMIR,
	}
}

func toLLVMIR(t *pass.Translation) error {
	version, err := reader(t)
	if err != nil {
		return err
	}
	if version > 0 && version < firstOpaque && llvmir.HasOpaquePointers(t.Input.Module) {
		return fmt.Errorf("the module has pointers that do not say what they point to, which llc %d cannot read; use llc %d or later, "+
			"as llc in [toolchain] or by --set toolchain.llc=FILE", version, firstOpaque)
	}
	if version > 0 && version < llvmir.FirstBFloat {
		bfloat.Emulate(t.Input.Module)
	}
	opts := llvmir.Options{
		OpaquePointers: version >= firstOpaque,
		Reader:         version,
		DebugInfo:      debugInfo(t.Options.String("debug-info")),
		Tidy:           t.Options.Bool("tidy"),
		Workers:        t.Workers,
	}
	text, ok := llvmir.Emit(t.Input.Module, opts, t.Diags)
	if !ok {
		return nil // the diagnostics say why
	}
	t.Output.Data = text
	t.Stats.Add("llvm-ir-bytes", int64(len(text)))
	return nil
}

// reader is the version of LLVM that reads the text. It is the oldest that fits when the form
// of pointers is an option, and 0 when there is no llc.
func reader(t *pass.Translation) (int, error) {
	switch t.Options.String("opaque-pointers") {
	case "true":
		return firstOpaque, nil
	case "false":
		return 0, nil
	}
	config, err := toolchain.ParseConfig(t.Resources[toolchain.Resource])
	if err != nil {
		return 0, err
	}
	llc, err := config.Find("llc")
	if err != nil && config["llc"] != "" {
		return 0, err
	}
	if err != nil { // text can be written without tools
		return 0, nil
	}
	return llc.Version(t.Context)
}

// debugInfo is what a value of the option `debug-info` stands for.
func debugInfo(option string) llvmir.DebugInfo {
	switch option {
	case "line":
		return llvmir.LineTables
	case "full":
		return llvmir.FullDebugInfo
	}
	return llvmir.NoDebugInfo
}
