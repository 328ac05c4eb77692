package main

import (
	"context"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/harness"
	"github.com/mlirc/mlirc/host/output"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/host/session"
)

// defaultPipeline is used where nothing else is said.
const defaultPipeline = "cpu"

// kernelPipeline is used for kernels where nothing else is said.
const kernelPipeline = "spirv-cpu"

// compile is the command without a name.
type compile struct {
	common
	pipeline string
	output   string
	emit     string
	timing   bool
	bytecode bool
	report   string
}

func (c *compile) addFlags(cmd *cobra.Command) {
	addCommon(cmd, &c.common)
	addTarget(cmd, &c.common)
	f := cmd.Flags()
	f.StringVarP(&c.pipeline, "pipeline", "p", defaultPipeline, "pipeline: a TOML file or the name of a built-in one")
	f.StringVarP(&c.output, "output", "o", "", "output file; - is the standard output (default: the input's name with another ending)")
	f.StringVar(&c.emit, "emit", "", "stop early at: module, llvm-ir, asm, object")
	f.BoolVar(&c.timing, "timing", false, "report how long each part took")
	f.StringVar(&c.report, "report", "", "write a page of HTML with the plan, the IR after each stage, diagnostics, sizes and times")
	f.BoolVar(&c.bytecode, "emit-bytecode", false, "write a module as bytecode instead of text")
}

func (c *compile) request() config.Request { return config.Request{Pipeline: c.pipeline} }

func (c *compile) run(ctx context.Context, path string) (err error) {
	t, err := c.open(ctx, c.request())
	if err != nil {
		return err
	}
	defer func() { t.close(err != nil) }()
	p, err := t.plan(c.emit)
	if err != nil {
		return err
	}
	return c.carryOut(ctx, t, p, path)
}

// carryOut takes a file through a plan and puts what comes of it in place.
func (c *compile) carryOut(ctx context.Context, t *toolbox, p *plan.Plan, path string) error {
	files := t.files(p, path)
	out, err := files.Create(ctx, c.target(path, p.Output))
	if err != nil {
		return err
	}
	defer out.Discard()
	page, err := newReport(ctx, files, c.report, t, p)
	if err != nil {
		return err
	}
	defer page.discard()
	t.pool.Start(p.Plugins()...)
	in, err := readInput(ctx, path)
	if err != nil {
		return err
	}
	result, err := c.compile(ctx, t, p, in, page)
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

// compile takes an input through a plan and shows what is found on the way; the page
// may be nil.
func (c *compile) compile(ctx context.Context, t *toolbox, p *plan.Plan, in run.Input, page *reportPage) (*run.Result, error) {
	var going *progress
	if c.logLevel == "" { // a log is another way to see it
		going = startProgress(t.messages)
	}
	options := run.Options{
		Once: true, Module: session.Format{Text: !c.bytecode}, Printed: diag.PlainWriter(t.messages), Progress: going.at, Bundles: t.bundles(),
		Instruments: pass.Instruments{Timing: c.timing, SkipVerify: !t.config.Get("host.verify-each").Bool()},
	}
	page.watch(&options)
	host, err := t.host(options)
	if err != nil {
		going.end()
		return nil, err
	}
	var sink diag.Sink
	result, err := host.Run(ctx, p, in, &sink)
	going.end()
	// A pipeline has stages for what other modules have.
	c.show(t.messages, harness.WithoutWrapper(withoutIdle(sink.Diagnostics())), in.Text().Lookup)
	if err == nil && c.timing {
		writeTimings(diag.PlainWriter(t.messages), result.Timings, result.Took)
	}
	return result, page.write(in, result, sink.Diagnostics(), err)
}

// target is where the output goes.
func (c *compile) target(input, kind string) string {
	if c.output != "" {
		return c.output
	}
	if input == standard {
		return output.Standard
	}
	base := filepath.Base(input)
	stem := strings.TrimSuffix(base, filepath.Ext(base))
	if name := stem + c.ending(kind); name != base {
		return name
	}
	return output.Standard
}

func (c *compile) ending(kind string) string {
	return ending(session.Payload{Kind: kind, Format: session.Format{Text: !c.bytecode}})
}

// ending is what the names of files with such content end in; empty for kinds
// that have none.
func ending(p session.Payload) string {
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
