package compile

import (
	"cmp"
	"context"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/harness"
	"github.com/mlirc/mlirc/host/output"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/host/run/advice"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/pipelines"
)

// DefaultPipeline is used where nothing else is said.
const DefaultPipeline = "cpu"

// KernelPipeline is used for kernels where nothing else is said.
const KernelPipeline = "spirv-cpu"

// Command is `mlirc FILE`, which compiles a file.
type Command struct {
	toolbox.Flags
	Pipeline string
	output   string
	Emit     string
	Timing   bool
	bytecode bool
	report   string
}

// AddFlags adds the flags of compiling to a command.
func (c *Command) AddFlags(cmd *cobra.Command) {
	toolbox.AddFlags(cmd, &c.Flags)
	toolbox.AddTarget(cmd, &c.Flags)
	f := cmd.Flags()
	AddPipeline(cmd, &c.Pipeline)
	f.StringVarP(&c.output, "output", "o", "", "output file; - is the standard output (default: the input's name with another ending)")
	AddEmit(cmd, &c.Emit)
	f.BoolVar(&c.Timing, "timing", false, "report how long each part took")
	f.StringVar(&c.report, "report", "", "write a page of HTML with the plan, the IR after each stage, diagnostics, sizes and times")
	f.BoolVar(&c.bytecode, "emit-bytecode", false, "write a module as bytecode instead of text")
}

// AddPipeline adds the flag that chooses a pipeline.
func AddPipeline(cmd *cobra.Command, pipeline *string) {
	cmd.Flags().StringVarP(pipeline, "pipeline", "p", DefaultPipeline, "pipeline: a TOML file or the name of a built-in one")
	_ = cmd.RegisterFlagCompletionFunc("pipeline", CompletePipeline)
}

// builtinPipelines are those that come with mlirc, simple ones first.
func builtinPipelines() []advice.Pipeline {
	var list []advice.Pipeline
	entries, _ := pipelines.Files.ReadDir(".") // embedded, which cannot fail
	for _, e := range entries {
		cfg, err := config.Load(config.Request{Pipeline: e.Name(), Builtin: pipelines.Files})
		if err != nil {
			continue // a test reads them all
		}
		p := advice.Pipeline{Name: strings.TrimSuffix(e.Name(), ".toml")}
		for _, s := range cfg.Stages {
			p.Passes = append(p.Passes, s.Pass.Text)
		}
		list = append(list, p)
	}
	slices.SortStableFunc(list, func(a, b advice.Pipeline) int { return cmp.Compare(len(a.Name), len(b.Name)) })
	return list
}

// CompletePipeline offers the pipelines that come with mlirc, and files here.
func CompletePipeline(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	var names []string
	for _, p := range pipelines.All() {
		names = append(names, p.Name)
	}
	here, _ := filepath.Glob("*.toml") // the pattern is none that can be malformed
	for _, file := range here {
		if file != config.ProjectFile {
			names = append(names, file)
		}
	}
	return names, cobra.ShellCompDirectiveDefault
}

// emits are what a compilation may stop at.
var emits = []string{"module", "llvm-ir", "asm", "object"}

// AddEmit adds the flag that says where to stop.
func AddEmit(cmd *cobra.Command, emit *string) {
	cmd.Flags().StringVar(emit, "emit", "", "stop early at: "+strings.Join(emits, ", "))
	_ = cmd.RegisterFlagCompletionFunc("emit", cobra.FixedCompletions(emits, cobra.ShellCompDirectiveNoFileComp))
}

// Request is the configuration that the flags ask for.
func (c *Command) Request() config.Request { return config.Request{Pipeline: c.Pipeline} }

// Run compiles a file, and writes what comes out where the flags say.
func (c *Command) Run(ctx context.Context, path string) (err error) {
	t, err := c.Open(ctx, c.Request())
	if err != nil {
		return err
	}
	defer func() { t.Close(err != nil) }()
	p, err := t.Plan(c.Emit)
	if err != nil {
		return err
	}
	return c.carryOut(ctx, t, p, path)
}

// carryOut takes a file through a plan and puts what comes of it in place.
func (c *Command) carryOut(ctx context.Context, t *toolbox.Toolbox, p *plan.Plan, path string) error {
	files := t.Files(p, path)
	out, err := files.Create(ctx, c.target(path, p.Output))
	if err != nil {
		return err
	}
	defer out.Discard()
	page, err := toolbox.NewPage(ctx, files, c.report, t, p)
	if err != nil {
		return err
	}
	defer page.Discard()
	t.Pool.Start(p.Plugins()...)
	in, err := terminal.ReadInput(ctx, path)
	if err != nil {
		return err
	}
	result, err := c.Compile(ctx, t, p, in, page)
	if err != nil {
		return err
	}
	if result.Output.Kind == pass.KindExecutable {
		out.Executable()
	}
	if _, err := out.Write(result.Output.Data); err != nil {
		return err
	}
	return out.Commit()
}

// Compile takes an input through a plan and shows what is found on the way; the page
// may be nil.
func (c *Command) Compile(ctx context.Context, t *toolbox.Toolbox, p *plan.Plan, in run.Input, page *toolbox.Page) (*run.Result, error) {
	var going *terminal.Progress
	if c.LogLevel == "" && !p.Prints() { // a log is another way to see it
		going = terminal.StartProgress(t.Messages)
	}
	options := run.Options{
		Once: true, Module: session.Format{Text: !c.bytecode}, Printed: diag.PlainWriter(t.Messages), Progress: going.At, Bundles: t.Bundles(),
		Instruments: pass.Instruments{Timing: c.Timing, SkipVerify: !t.Config.Get("host.verify-each").Bool()},
		Pipelines:   sync.OnceValue(builtinPipelines), // for each operation that is left
	}
	page.Watch(&options)
	host, err := t.Host(options)
	if err != nil {
		going.End()
		return nil, err
	}
	var sink diag.Sink
	result, err := host.Run(ctx, p, in, &sink)
	going.End()
	// A pipeline has stages for what other modules have.
	c.Show(t.Messages, harness.WithoutWrapper(toolbox.WithoutIdle(sink.Diagnostics())), in.Text().Lookup)
	if err == nil && c.Timing {
		terminal.WriteTimings(diag.PlainWriter(t.Messages), result.Timings, result.Took)
	}
	return result, page.Write(in, result, sink.Diagnostics(), err)
}

// stem is the name of an input without folders and ending.
func stem(input string) string {
	base := filepath.Base(input)
	return strings.TrimSuffix(base, filepath.Ext(base))
}

// target is where the output goes.
func (c *Command) target(input, kind string) string {
	if c.output != "" {
		return c.output
	}
	if input == terminal.Standard {
		return output.Standard
	}
	if name := stem(input) + c.ending(kind); name != filepath.Base(input) {
		return name
	}
	return output.Standard
}

func (c *Command) ending(kind string) string {
	return Ending(session.Payload{Kind: kind, Format: session.Format{Text: !c.bytecode}})
}

// Ending is what the names of files with such content end in; empty for kinds
// that have none.
func Ending(p session.Payload) string {
	switch {
	case p.Kind == pass.KindLLVMIR:
		return ".ll"
	case p.Kind == pass.KindAssembly:
		return ".s"
	case p.Kind == pass.KindObject:
		return ".o"
	case p.Kind == pass.KindHeader:
		return ".h"
	case p.Kind == pass.KindGo:
		return ".go"
	case p.Kind == pass.KindModule && !p.Format.Text:
		return ".mlirbc"
	case p.Kind == pass.KindModule:
		return ".mlir"
	}
	return ""
}
