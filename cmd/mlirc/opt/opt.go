package opt

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/included"
	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/output"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/host/session"
)

// opt is `mlirc opt`.
type opt struct {
	toolbox.Flags
	input, output string
	stages        []config.Stage
	module        session.Format
	instruments   pass.Instruments
	profile       string
	split, expect bool
	bytecode      bool
	serial        bool
	report        string
	verifyEach    bool
	showDialects  bool
	help          bool
	version       bool
	going         *terminal.Progress // of the part at hand
}

// Command returns `mlirc opt`.
func Command() *cobra.Command {
	return &cobra.Command{
		Use:   "opt [flags] [passes] [FILE]",
		Short: "Read, transform and print a module, as mlir-opt does",
		Long: `opt reads a module, takes it through the passes that flags name, in the order
of the flags, and prints it. Flags are those of mlir-opt.`,
		Example: `  mlirc opt -cse -canonicalize in.mlir
  mlirc opt --pass-pipeline='func(cse),convert-std-to-llvm{index-bitwidth=32}' in.mlir`,
		DisableFlagParsing: true, // single dashes, and passes in order
		ValidArgsFunction:  completeOpt,
		RunE: func(cmd *cobra.Command, args []string) error {
			o := &opt{Flags: toolbox.Flags{ErrorLimit: terminal.DefaultErrorLimit}, module: session.Format{Text: true}, verifyEach: true, stages: []config.Stage{}}
			if err := o.parse(args); err != nil {
				return err
			}
			return o.run(cmd)
		},
	}
}

func (o *opt) run(cmd *cobra.Command) (err error) {
	if o.version {
		included.PrintVersions(cmd.OutOrStdout())
		return nil
	}
	ctx := cmd.Context()
	if o.serial {
		o.Workers = 1
	}
	t, err := o.Open(ctx, config.Request{Stages: o.stages})
	if err != nil {
		return err
	}
	defer func() { t.Close(err != nil) }()
	if o.help {
		t.Warn()
		optHelp(cmd.OutOrStdout(), t)
		return nil
	}
	if o.showDialects {
		t.Warn()
		return showDialects(cmd.OutOrStdout(), t)
	}
	if err := o.known(t); err != nil {
		return t.Unresolved(err)
	}
	if err := o.printed(t.Catalog); err != nil {
		return err
	}
	if t.Config.Stages, err = expand(t.Catalog, o.stages); err != nil {
		return t.Unresolved(err)
	}
	p, err := t.Plan("")
	if err != nil {
		return err
	}
	return o.process(ctx, t, p)
}

// known checks that each word that was taken for a pass is one: the message is
// about flags, too.
func (o *opt) known(t *toolbox.Toolbox) error {
	for _, s := range o.stages {
		if len(t.Catalog.Claims(s.Pass.Text)) > 0 || s.ID == pipelineFlag {
			continue
		}
		name := s.Pass.Text
		if text := t.Catalog.Unpinned(func(m *catalog.Manifest) bool { return m.HasPass(name) }); text != "" {
			return fmt.Errorf("there is no flag or pass '-%s'; %s", name, text)
		}
		return unknownFlag(name, passNames(t.Catalog))
	}
	return nil
}

// passNames are the names and aliases of all passes.
func passNames(c *catalog.Catalog) []string {
	var names []string
	for _, claim := range c.All() {
		names = append(names, claim.Pass.Names()...)
	}
	return names
}

// printed checks the passes before or after which the IR is printed, and makes their names of
// aliases.
func (o *opt) printed(c *catalog.Catalog) error {
	for _, names := range [][]string{o.instruments.PrintBefore, o.instruments.PrintAfter} {
		for i, name := range names {
			claims := c.Claims(name)
			if len(claims) == 0 {
				return fmt.Errorf("IR cannot be printed before or after '%s': there is no such pass%s", name, nearestPass(name, passNames(c)))
			}
			names[i] = claims[0].Pass.Name
		}
	}
	return nil
}

// process takes the input, or each part of it, through the plan.
func (o *opt) process(ctx context.Context, t *toolbox.Toolbox, p *plan.Plan) error {
	if o.input == "" {
		o.input = terminal.Standard
	}
	if o.split && o.report != "" {
		return errors.New("a report is about one module; leave -split-input-file or -report away")
	}
	files := t.Files(p, o.input)
	out, err := files.Create(ctx, o.target())
	if err != nil {
		return err
	}
	defer out.Discard()
	page, err := toolbox.NewPage(ctx, files, o.report, t, p)
	if err != nil {
		return err
	}
	defer page.Discard()
	t.Pool.Start(p.Plugins()...) // after the outputs, whose folders a plugin could exchange
	in, err := terminal.ReadInput(ctx, o.input)
	if err != nil {
		return err
	}
	options := o.hostOptions(t.Messages)
	options.WithoutAdvice = o.expect // no comment expects it
	options.Bundles = t.Bundles()
	page.Watch(&options)
	host, err := t.Host(options)
	if err != nil {
		return err
	}
	parts := []*diag.Source{in.Source}
	if o.split {
		parts = in.Source.Split()
	}
	failed := o.parts(ctx, host, p, in, parts, page, out)
	if failed != nil && !errors.Is(failed, run.ErrDiagnosed) {
		return failed
	}
	// As with mlir-opt, the parts that are in order are printed.
	if failed == nil || o.split {
		if err := out.Commit(); err != nil {
			return err
		}
	}
	return failed
}

func (o *opt) target() string {
	if o.output == "" {
		return output.Standard
	}
	return o.output
}

func (o *opt) hostOptions(printed io.Writer) run.Options {
	o.module.Text = !o.bytecode
	o.instruments.Generic, o.instruments.DebugInfo = o.module.Generic, o.module.DebugInfo
	o.instruments.SkipVerify = !o.verifyEach
	return run.Options{
		Module: o.module, Instruments: o.instruments,
		Profile: o.profile, Printed: diag.PlainWriter(printed), Once: !o.split,
		Progress: func(what string) { o.going.At(what) },
	}
}

// parts takes each part through the plan; one that fails does not stop the
// others.
func (o *opt) parts(ctx context.Context, h *run.Host, p *plan.Plan, in run.Input, parts []*diag.Source, page *toolbox.Page, out io.Writer) error {
	if o.bytecode && len(parts) > 1 {
		return errors.New("bytecode holds one module; leave -split-input-file or -emit-bytecode away")
	}
	var failed error
	for _, part := range parts {
		err := o.part(ctx, h, p, run.Input{Name: in.Name, Source: part}, page, out)
		if err != nil && !errors.Is(err, run.ErrDiagnosed) {
			return err
		}
		failed = errors.Join(failed, err)
	}
	return failed
}

// startProgress says how the next part goes, unless a log, the IR after passes or what passes print
// goes to the same place.
func (o *opt) startProgress(p *plan.Plan, out io.Writer) {
	if o.LogLevel == "" && !o.instruments.Prints() && !p.Prints() {
		o.going = terminal.StartProgress(out)
	}
}

func (o *opt) part(ctx context.Context, h *run.Host, p *plan.Plan, in run.Input, page *toolbox.Page, out io.Writer) error {
	var sink diag.Sink
	messages := terminal.Messages(ctx)
	o.startProgress(p, messages)
	result, err := h.Run(ctx, p, in, &sink)
	o.going.End()
	found := sink.Diagnostics()
	err = page.Write(in, result, found, err)
	if o.expect {
		found = diag.Check(in.Source, toolbox.WithoutIdle(found))
		if err == nil || errors.Is(err, run.ErrDiagnosed) {
			err = nil
			if len(found) > 0 {
				err = run.ErrDiagnosed
			}
		}
	}
	o.Show(messages, found, in.Source.Lookup)
	if result == nil {
		return err
	}
	if o.instruments.Timing {
		terminal.WriteTimings(diag.PlainWriter(messages), result.Timings, result.Took)
	}
	if o.instruments.Statistics {
		terminal.WriteStatistics(diag.PlainWriter(messages), result.Statistics)
	}
	if _, wrong := out.Write(result.Output.Data); wrong != nil {
		return wrong
	}
	return err
}
