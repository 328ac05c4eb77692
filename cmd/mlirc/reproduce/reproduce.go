package reproduce

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/compile"
	"github.com/mlirc/mlirc/cmd/mlirc/included"
	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/files"
	"github.com/mlirc/mlirc/host/inventory"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/host/run/failure"
	"github.com/mlirc/mlirc/host/scratch"
	"github.com/mlirc/mlirc/host/session"
)

// reproduction is `mlirc reproduce`.
type reproduction struct {
	toolbox.Flags
	keep string
	out  io.Writer
}

// exitVanished says that a failure does not happen again.
const exitVanished = 1

// Command returns `mlirc reproduce`.
func Command() *cobra.Command {
	r := &reproduction{}
	cmd := &cobra.Command{
		Use:   "reproduce [flags] BUNDLE",
		Short: "Run again what failed, from a failure bundle",
		Long: `reproduce reads the bundle that a failure of a plugin or a tool has left, says
which versions differ here, and runs the part of the plan that failed with the
input that it had.

Plugins and tools are those of this machine's configuration: nothing that a
bundle names is started. The exit status is 0 when the same failure happens
again, 1 when it does not, and 2 when the bundle cannot be run.`,
		Example: `  mlirc reproduce mlirc-crash-1234.zip
  mlirc reproduce --keep what-it-had mlirc-crash-1234.zip
  mlirc reproduce --set plugins.mine.path=bin/mine --set host.deadline=5s mlirc-crash-1234.zip`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return errors.New("write one failure bundle, as in `mlirc reproduce mlirc-crash-1234.zip`")
			}
			return nil
		},
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return []string{"zip"}, cobra.ShellCompDirectiveFilterFileExt
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			r.out = cmd.OutOrStdout()
			return r.run(cmd.Context(), args[0])
		},
	}
	toolbox.AddFlags(cmd, &r.Flags)
	cmd.Flags().StringVar(&r.keep, "keep", "", "a folder, new or empty, for what the bundle holds, and for what is made of it")
	_ = cmd.MarkFlagDirname("keep")
	return cmd
}

func (r *reproduction) run(ctx context.Context, path string) (err error) {
	b, err := files.Await(ctx, func() (*bundle.Bundle, error) { return bundle.Read(path) })
	if err != nil {
		return err
	}
	if r.keep != "" {
		if err := b.Unpack(r.keep); err != nil {
			return err
		}
	}
	own, err := scratch.New()
	if err != nil {
		return err
	}
	defer own.Remove()
	dir := own.Path
	settings, err := r.settings(b, dir)
	if err != nil {
		return err
	}
	t, err := r.Open(ctx, config.Request{Stages: stagesOf(b), Bundle: settings})
	if err != nil {
		return err
	}
	defer func() { t.Close(err != nil) }()
	if err := addFiles(ctx, t, b, dir); err != nil {
		return err
	}
	p, err := planOf(t, b)
	if err != nil {
		return err
	}
	t.Warn()
	r.introduce(t, b, p)
	if again, err := r.atStage(ctx, t, b); again || err != nil {
		return err
	}
	failure, err := r.again(ctx, t, b, p)
	return r.verdict(b, failure, err)
}

// atStage runs the stage that failed alone, where the bundle has what it was given,
// and reports whether that shows the failure again. Where it does not, the stages
// before may have to do with it.
func (r *reproduction) atStage(ctx context.Context, t *toolbox.Toolbox, b *bundle.Bundle) (bool, error) {
	stage := b.AtStage()
	if stage == nil {
		return false, nil
	}
	t.Config.Stages = stagesOf(stage)
	p, err := planOf(t, stage)
	if err != nil {
		return false, err
	}
	failure, err := r.again(ctx, t, stage, p)
	if ctx.Err() != nil {
		return false, ctx.Err()
	}
	if b.Record.Failure.Same(failure) {
		fmt.Fprintf(r.out, "stage '%s' was given what it had been given there\n", b.StageInput.Stage)
		return true, r.verdict(b, failure, err)
	}
	fmt.Fprintf(r.out, "stage '%s' alone does not show it; from the beginning of its part:\n", b.StageInput.Stage)
	t.Config.Stages = stagesOf(b)
	return false, nil
}

// settings are what the bundle may say of the configuration: how modules are read and
// passed on, and nothing about this machine.
func (r *reproduction) settings(b *bundle.Bundle, dir string) ([]config.FlagValue, error) {
	list := []config.FlagValue{}
	for _, s := range b.Record.Settings {
		row := config.Lookup(strings.Split(s.Name, ".")...)
		if row == nil || !row.Carried || !row.Data {
			continue
		}
		if s.Name == config.ConventionKey && strings.HasSuffix(s.Text, config.ConventionEnding) {
			if b.Convention == nil {
				return nil, fmt.Errorf("the bundle does not hold the memref convention '%s'; choose one with --set %s=NAME", s.Text, config.ConventionKey)
			}
			s.Text = filepath.Join(dir, "convention"+config.ConventionEnding)
			if err := os.WriteFile(s.Text, b.Convention, 0o600); err != nil {
				return nil, err
			}
		}
		list = append(list, config.FlagValue{Flag: theBundle, Key: s.Name, Text: s.Text})
	}
	if r.Workers == 0 {
		r.Workers = min(max(0, b.Record.Terms.Workers), runtime.NumCPU())
	}
	return list, nil
}

// deadline is the time that the bundle gives a plugin, unless a flag or a variable gives
// another: to reproduce a run without an end takes one.
func deadline(c *config.Config, b *bundle.Bundle) time.Duration {
	here := c.Duration(toolbox.DeadlineKey)
	if c.Get(toolbox.DeadlineKey).Origin.Layer >= config.Environment {
		return here
	}
	for _, s := range b.Record.Settings {
		there, err := time.ParseDuration(s.Text)
		if s.Name == toolbox.DeadlineKey && err == nil && there > 0 && (here == 0 || there < here) {
			return there
		}
	}
	return here
}

// theBundle is what messages call the layer.
const theBundle = "the bundle"

// stagesOf are the stages of the part that failed.
func stagesOf(b *bundle.Bundle) []config.Stage {
	list := []config.Stage{}
	origin := config.Origin{Layer: config.Bundle, Name: theBundle}
	for _, s := range b.Record.Stages() {
		stage := config.Stage{
			ID: s.ID, Pass: config.Value{Text: s.Pass, Origin: origin}, Origin: origin,
			Options: map[string]config.Value{}, Anchors: s.Anchors,
		}
		if s.Plugin != "" {
			stage.Plugin = config.Value{Text: s.Plugin, Origin: origin}
		}
		for _, o := range s.Options {
			stage.Options[o.Name] = config.Value{Text: o.Text, Origin: origin}
		}
		list = append(list, stage)
	}
	return list
}

// addFiles adds the definitions that the user had in files.
func addFiles(ctx context.Context, t *toolbox.Toolbox, b *bundle.Bundle, dir string) error {
	for name, text := range b.Dialects {
		path := filepath.Join(dir, name+".dialect")
		if err := os.WriteFile(path, text, 0o600); err != nil {
			return err
		}
		if err := t.Library.AddFile(path); err != nil {
			return err
		}
	}
	return t.Define(ctx)
}

// planOf plans the part that failed. A plugin that is not here comes first: it
// explains all other errors.
func planOf(t *toolbox.Toolbox, b *bundle.Bundle) (*plan.Plan, error) {
	needed := []string{b.Record.Failed.Plugin}
	for _, s := range b.Record.Stages() {
		needed = append(needed, s.Plugin)
	}
	for _, name := range needed {
		if name == "" || t.Catalog.Plugin(name) != nil {
			continue
		}
		if a := t.Catalog.Absence(name); a != nil {
			return nil, &config.Error{Diagnostics: []diag.Diagnostic{a.Problem}, Sources: t.Config.Sources}
		}
		was := ""
		if p := b.Record.Plugin(name); p != nil {
			was = fmt.Sprintf("; it was version %s, at '%s'", p.Version, p.Path)
		}
		return nil, fmt.Errorf("there is no plugin '%s' here, which took part%s; say where it is with --set plugins.%s.path=PATH", name, was, name)
	}
	return plan.Make(plan.Request{Config: t.Config, Catalog: t.Catalog})
}

// introduce says what failed there, and what is different here.
func (r *reproduction) introduce(t *toolbox.Toolbox, b *bundle.Bundle, p *plan.Plan) {
	fmt.Fprintf(r.out, "there: %s\n", b.Record.Failure.Message)
	var tools []bundle.Tool
	if plugin := t.Catalog.Plugin(b.Record.Failed.Plugin); plugin != nil {
		tools = inventory.Tools(plugin, p)
	}
	for _, d := range b.Record.Differences(inventory.Host(included.Version), inventory.Plugins(t.Catalog), tools) {
		fmt.Fprintf(r.out, "differs: %s\n", d)
	}
	r.ungranted(t, b)
}

// ungranted says what the plugin that failed was allowed there and is not here.
func (r *reproduction) ungranted(t *toolbox.Toolbox, b *bundle.Bundle) {
	name := b.Record.Failed.Plugin
	there := b.Record.Plugin(name)
	if there == nil {
		return
	}
	here := map[string]string{}
	for _, g := range t.Catalog.Granted(name) {
		here[g.Key] = g.Text
	}
	for _, g := range there.Grants {
		if key := "plugins." + name + "." + g.Name; here[g.Name] == "" && g.Text != "" {
			fmt.Fprintf(r.out, "granted there, and not here: %s; if it matters: --set '%s=%s'\n", key, key, g.Text)
		}
	}
}

// again runs the part, and returns how that failed.
func (r *reproduction) again(ctx context.Context, t *toolbox.Toolbox, b *bundle.Bundle, p *plan.Plan) (*bundle.Failure, error) {
	terms := b.Record.Terms
	limits, err := t.Limits()
	if err != nil {
		return nil, err
	}
	limits.Deadline = deadline(t.Config, b)
	host, err := t.Host(run.Options{
		Limits: limits, Once: true, AllowUnregistered: terms.AllowUnregistered, Profile: terms.Profile,
		Module:      session.Format{Text: terms.Text, Generic: terms.Generic, DebugInfo: terms.DebugInfo},
		Instruments: pass.ParseInstruments(terms.Instruments),
	})
	if err != nil {
		return nil, err
	}
	var sink diag.Sink
	result, err := host.Again(ctx, p, b, &sink)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	r.Show(terminal.Messages(ctx), sink.Diagnostics(), diag.NewSource(b.Record.Input.Name, b.Input).Lookup)
	if result != nil && r.keep != "" {
		if err := os.WriteFile(filepath.Join(r.keep, "output"+compile.Ending(result.Output)), result.Output.Data, 0o666); err != nil {
			return nil, err
		}
	}
	return failure.Record(err).WithoutEnvironment(t.Granted()), err
}

func (r *reproduction) verdict(b *bundle.Bundle, failure *bundle.Failure, err error) error {
	switch {
	case b.Record.Failure.Same(failure):
		fmt.Fprintf(r.out, "reproduced: %s\n", failure.Message)
		return nil
	case err == nil:
		fmt.Fprintln(r.out, "not reproduced: it succeeds here")
	case errors.Is(err, run.ErrDiagnosed):
		fmt.Fprintln(r.out, "not reproduced: the input has errors here")
	case failure != nil:
		fmt.Fprintf(r.out, "not reproduced, but failed otherwise: %s\n", failure.Message)
	default:
		return err
	}
	return terminal.StatusError(exitVanished)
}
