package translate

import (
	"bytes"
	"cmp"
	"fmt"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk/artifact"
	"github.com/mlirc/mlirc/sdk/target"
)

// LLC is the pass `llc`.
func LLC() *pass.Pass {
	return &pass.Pass{
		Name:    "llc",
		Summary: "generate code from LLVM IR with llc of the toolchain",
		Options: []pass.Option{
			{Name: "opt-level", Type: pass.String, Default: "2", Values: []string{"0", "1", "2", "3"},
				Doc: "how hard to try"},
			{Name: "mtriple", Type: pass.String, Target: target.Triple, Doc: "the target, such as `aarch64-linux-gnu`; empty is the module's, or this machine"},
			{Name: "mcpu", Type: pass.String, Target: target.CPU, Doc: "the processor, such as `skylake`; `native` is this one"},
			{Name: "mattr", Type: pass.String, Target: target.Features, Doc: "features to switch on and off, such as `+avx2,-sse4a`"},
			{Name: "relocation-model", Type: pass.String, Default: "pic", Target: target.RelocationModel,
				Values: []string{"static", "pic", "dynamic-no-pic", "ropi", "rwpi", "ropi-rwpi"},
				Doc:    "how code refers to addresses"},
			{Name: "code-model", Type: pass.String, Target: target.CodeModel,
				Values: []string{"", "tiny", "small", "kernel", "medium", "large"},
				Doc:    "how far apart code and data may be; empty is what LLVM has for the target"},
			{Name: "filetype", Type: pass.String, Default: "obj", Values: []string{"obj", "asm"},
				Doc: "an object, or the assembly that it is made from"},
			{Name: "split-size", Type: pass.Uint, Default: "262144",
				Doc: "generate code for larger LLVM IR in an even number of parts of about that many bytes or less, at the same time; 0 never does. " +
					"The parts depend on the LLVM IR, not on the machine"},
		},
		Consumes:  pass.KindLLVMIR,
		Produces:  pass.KindObject,
		Translate: generate,
		Prepare:   startLLC,
	}
}

func generate(t *pass.Translation) error {
	if err := checkTriple(t); err != nil {
		return err
	}
	if err := checkLayout(t); err != nil {
		return err
	}
	tool, err := findTool(t, "llc")
	if err != nil {
		return err
	}
	if parts, linker := cut(t); len(parts) > 0 {
		return generateParts(t, tool, linker, parts)
	}
	out, err := ahead(t).Run(t.Context, tool, t.Input.Data, llcArgs(t)...)
	if err != nil {
		return report(t, t.Input.Data, err)
	}
	t.Output.Data = out
	if t.Options.String("filetype") == "asm" {
		t.Output.Kind = pass.KindAssembly
		t.Output.Data = shown(out)
		return checkText(tool, "assembly", out)
	}
	return checkObject(tool, out, artifact.FormatOf(targetOf(t)))
}

// startLLC starts llc.
func startLLC(t *pass.Translation) any {
	tool, err := findTool(t, "llc")
	if err != nil {
		return nil
	}
	return tool.Start(t.Context, llcArgs(t)...)
}

// shown replaces the control characters in assembly by dots: llc writes bytes of debug
// information into comments as they are, and nowhere else.
func shown(assembly []byte) []byte {
	return bytes.Map(func(r rune) rune {
		if r < ' ' && r != '\n' && r != '\t' || r == 0x7f {
			return '.'
		}
		return r
	}, assembly)
}

// checkTriple wants that LLVM IR which says what it is for is for the target of the run. An
// option of the pass alone may say something else, as with llc.
func checkTriple(t *pass.Translation) error {
	aim, err := target.Parse(t.Resources[target.Resource])
	if err != nil {
		return err
	}
	own := tripleOf(t.Input.Data)
	if aim.Triple == "" || own == "" || target.Same(aim.Triple, own) {
		return nil
	}
	return fmt.Errorf("the LLVM IR is for '%s', and target.triple asks for '%s'; leave one of them out", own, aim.Triple)
}

// checkLayout wants that numbers lie in memory as the target has them. llc would make code of
// others all the same, which is wrong.
func checkLayout(t *pass.Translation) error {
	own, said := valueOf(t.Input.Data, "target datalayout")
	aim := target.Target{Triple: cmp.Or(targetOf(t), target.Native())}
	if !said || aim.Complete() != nil || aim.DataLayout == "" || target.IsBigEndian(own) == target.IsBigEndian(aim.DataLayout) {
		return nil
	}
	order := map[bool]string{true: "big-endian", false: "little-endian"}
	return fmt.Errorf("the LLVM IR has the data layout '%s', which is %s, and '%s' is %s; correct llvm.data_layout or dlti.dl_spec of the module, or say which target it is for",
		own, order[target.IsBigEndian(own)], aim.Triple, order[target.IsBigEndian(aim.DataLayout)])
}

// targetOf is the target that code is generated for; empty is the tool's default.
func targetOf(t *pass.Translation) string {
	if triple := t.Options.String("mtriple"); triple != "" {
		return triple
	}
	return tripleOf(t.Input.Data)
}

func llcArgs(t *pass.Translation) []string {
	args := []string{
		"-O" + t.Options.String("opt-level"),
		"-filetype=" + t.Options.String("filetype"),
		"-relocation-model=" + t.Options.String("relocation-model"),
	}
	for _, name := range []string{"mtriple", "mcpu", "mattr", "code-model"} {
		if value := t.Options.String(name); value != "" {
			args = append(args, "-"+name+"="+value)
		}
	}
	args = append(args, longNames(t.Input.Data)...)
	return append(args, "-o", "-", "-")
}
