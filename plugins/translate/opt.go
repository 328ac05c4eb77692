package translate

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strings"
	"sync"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk/target"
	"github.com/mlirc/mlirc/sdk/toolchain"
)

const slpMaxRegSize = "slp-max-reg-size"

// Opt is the pass `opt`.
func Opt() *pass.Pass {
	return &pass.Pass{
		Name:    "opt",
		Summary: "optimise LLVM IR with opt of the toolchain",
		Options: []pass.Option{
			{Name: "opt-level", Type: pass.String, Default: "2", Values: []string{"0", "1", "2", "3", "s", "z"},
				Doc: "how hard to try: 0 to 3, s for size, z for smallest size"},
			{Name: "passes", Type: pass.String,
				Doc: "a pipeline in the notation of opt, such as `function(sroa,instcombine)`, instead of a level"},
			{Name: "mtriple", Type: pass.String, Target: target.Triple, Doc: "the target, as of llc, whose costs are counted; empty is the module's, or this machine"},
			{Name: "mcpu", Type: pass.String, Target: target.CPU, Doc: "the processor, as of llc; `native` is this one"},
			{Name: "mattr", Type: pass.String, Target: target.Features, Doc: "features to switch on and off, as of llc"},
			{Name: slpMaxRegSize, Type: pass.Uint, Default: "0",
				Doc: "how many bits the vectors have at most into which opt packs operations without a loop; 0 is up to opt"},
		},
		Consumes:  pass.KindLLVMIR,
		Produces:  pass.KindLLVMIR,
		Translate: optimize,
		Prepare:   startOpt,
	}
}

func optimize(t *pass.Translation) error {
	if err := checkTriple(t); err != nil {
		return err
	}
	tool, err := findTool(t, "opt")
	if err != nil {
		return err
	}
	ahead, _ := t.Prepared.(*optAhead)
	if ahead == nil {
		ahead = &optAhead{}
	}
	said := targetIn(t.Input.Data)
	find := ahead.found
	if find == nil || said != (optTarget{}) {
		find = func() (optTarget, error) { return findTarget(t, tool, said) }
	}
	given, err := find()
	if err != nil {
		return err
	}
	out, err := ahead.opt.Run(t.Context, tool, t.Input.Data, optArgs(t, given)...)
	if err != nil {
		return report(t, t.Input.Data, err)
	}
	t.Output.Data = out
	return checkIR(tool, out)
}

// optAhead is what was begun before opt's input is there.
type optAhead struct {
	opt *toolchain.Ahead
	// found is the target of LLVM IR that says nothing of it; nil: it was not looked for.
	found func() (optTarget, error)
}

// startOpt starts opt for the target that is set, or for this machine. While tools are asked which target they
// have where none is set, opt has time to start: they seldom have another one.
func startOpt(t *pass.Translation) any {
	tool, err := findTool(t, "opt")
	if err != nil {
		return nil
	}
	ahead := &optAhead{}
	likely := optTarget{triple: t.Options.String("mtriple")}
	if likely.triple == "" {
		likely = machine()
		ahead.found = sync.OnceValues(func() (optTarget, error) { return findTarget(t, tool, optTarget{}) })
		go ahead.found()
	}
	if likely.triple != "" {
		ahead.opt = tool.Start(t.Context, optArgs(t, likely)...)
	}
	return ahead
}

func optArgs(t *pass.Translation, given optTarget) []string {
	var args []string
	if given.triple != "" {
		args = append(args, "-mtriple="+given.triple)
	}
	for _, name := range []string{"mcpu", "mattr"} {
		if value := t.Options.String(name); value != "" {
			args = append(args, "-"+name+"="+value)
		}
	}
	if given.layout != "" {
		args = append(args, "-data-layout="+given.layout)
	}
	if size := t.Options.Uint(slpMaxRegSize); size > 0 {
		args = append(args, fmt.Sprintf("-%s=%d", slpMaxRegSize, size))
	}
	args = append(args, longNames(t.Input.Data)...)
	passes := t.Options.String("passes")
	if passes == "" {
		passes = "default<O" + t.Options.String("opt-level") + ">"
	}
	return append(args, "-S", "-passes="+passes, "-o", "-", "-")
}

// optTarget is what LLVM IR says of its target, or what opt is given besides; empty: nothing.
type optTarget struct{ triple, layout string }

func targetIn(text []byte) optTarget {
	return optTarget{triple: quotedBehind(text, "target triple = "), layout: quotedBehind(text, layoutLine)}
}

// machine is the target that this machine is, as far as that is known without asking a tool.
func machine() optTarget {
	m := target.Target{Triple: target.Native()}
	if err := m.Complete(); err != nil {
		return optTarget{}
	}
	return optTarget{m.Triple, m.DataLayout}
}

// findTarget finds what opt is given for LLVM IR that says so much of its target. Without a triple it
// would compute no costs and create no vectors; without a data layout it would assume little-endian
// numbers and no alignment.
func findTarget(t *pass.Translation, tool toolchain.Tool, said optTarget) (optTarget, error) {
	triple := t.Options.String("mtriple")
	if triple == "" {
		triple = said.triple
	}
	layout := func() string { return dataLayout(t, triple) }
	if triple == "" && t.Options.String("mcpu") == "native" {
		// Code for this processor is for this machine: no tool need be asked what that is.
		this := machine()
		triple, layout = this.triple, func() string { return this.layout }
	}
	if triple == "" {
		layout = func() string { return dataLayout(t, "") }
		if said.layout == "" && sameLLVM(t, tool) {
			asked := make(chan string, 1)
			go func() { asked <- dataLayout(t, "") }()
			layout = func() string { return <-asked }
		}
		version, err := tool.Run(t.Context, nil, "--version")
		if err != nil {
			return optTarget{}, err
		}
		triple = defaultTarget(string(version))
	}
	if said.layout != "" || triple == "" {
		return optTarget{triple: triple}, nil
	}
	return optTarget{triple, layout()}, nil
}

const layoutLine = "target datalayout = "

// sameLLVM reports whether llc lies beside opt, so that both have the same default target and may be asked
// for it at once.
func sameLLVM(t *pass.Translation, opt toolchain.Tool) bool {
	llc, err := findTool(t, "llc")
	if err != nil {
		return false
	}
	first, err := filepath.EvalSymlinks(opt.Path)
	second, err2 := filepath.EvalSymlinks(llc.Path)
	return err == nil && err2 == nil && filepath.Dir(first) == filepath.Dir(second)
}

// dataLayout is that of a target, or of llc's default one, as llc knows it; "" without an llc, or if it cannot
// generate code for the target: opt works without, and llc says so itself.
func dataLayout(t *pass.Translation, triple string) string {
	llc, err := findTool(t, "llc")
	if err != nil {
		return ""
	}
	nothing := "define void @f() {\n  ret void\n}\n"
	args := []string{"-stop-after=verify", "-o", "-", "-"}
	if triple != "" {
		args = append([]string{"-mtriple=" + triple}, args...)
	}
	out, err := llc.Run(t.Context, []byte(nothing), args...)
	if err != nil {
		return ""
	}
	return quotedBehind(out, layoutLine)
}

// quotedBehind is the text in quotes behind the beginning of a line of LLVM IR.
func quotedBehind(text []byte, start string) string {
	for line := range bytes.Lines(text) {
		rest, ok := bytes.CutPrefix(bytes.TrimSpace(line), []byte(start+"\""))
		if !ok {
			continue
		}
		quoted, _, _ := bytes.Cut(rest, []byte("\""))
		return string(quoted)
	}
	return ""
}

// defaultTarget is the triple that a tool of LLVM says to be its default, or "".
func defaultTarget(version string) string {
	for line := range strings.Lines(version) {
		if triple, ok := strings.CutPrefix(strings.TrimSpace(line), "Default target:"); ok {
			return strings.TrimSpace(triple)
		}
	}
	return ""
}

// shortName is the length in bytes to which tools of LLVM cut names of values as they read them.
const shortName = 1024

// longNames are the options with which tools of LLVM keep names of values that are longer. They take names
// that they cut to the same one for a second definition, even such as opt itself has written.
func longNames(text []byte) []string {
	longest := 0
	for line := range bytes.Lines(text) {
		longest = max(longest, len(line))
	}
	if longest <= shortName {
		return nil
	}
	return []string{fmt.Sprintf("-non-global-value-max-name-size=%d", longest)}
}
