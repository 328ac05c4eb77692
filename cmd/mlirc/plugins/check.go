package plugins

import (
	"context"
	"fmt"
	"io"
	"os/exec"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/conformance"
	"github.com/mlirc/mlirc/host/gobuild"
	"github.com/mlirc/mlirc/host/sandbox"
)

func pluginsCheck() *cobra.Command {
	c := toolbox.Flags{SetAside: true}
	o := conformance.Options{}
	cmd := &cobra.Command{
		Use:   "check PROGRAM [ARGUMENT]...",
		Short: "Check that a program is a plugin, in whatever language it is written",
		Long: `Starts a program, or the plugin of that name, and checks that it does all that
docs/protocol.md asks of a plugin. Each line is a check with its outcome and the
section that demands it; where it fails the reason follows. The exit status is 1
when a check fails.

The program runs in the sandbox that it has in a compilation (see
docs/sandbox.md): what [plugins.NAME] grants the plugin NAME holds for
mlirc-plugin-NAME, and --set sandbox.mode=off switches it off.`,
		Example: `  mlirc plugins check bin/mlirc-plugin-mine
  mlirc plugins check std`,
		Args: terminal.Arguments(1, terminal.Many),
		RunE: func(cmd *cobra.Command, args []string) error {
			return check(cmd.Context(), &c, cmd.OutOrStdout(), o, args)
		},
	}
	toolbox.AddFlags(cmd, &c)
	f := cmd.Flags()
	f.SetInterspersed(false) // what follows the program is its own
	f.DurationVar(&o.Patience, "patience", conformance.DefaultPatience, "how long an answer may take")
	f.DurationVar(&o.Grace, "grace", conformance.DefaultGrace, "how long the end of the process may take")
	return cmd
}

func check(ctx context.Context, c *toolbox.Flags, w io.Writer, o conformance.Options, args []string) (err error) {
	t, err := c.Bare(ctx, config.Request{Stages: []config.Stage{}})
	if err != nil {
		return err
	}
	defer func() { t.Close(err != nil) }()
	// The configuration may name the very program that is to be checked.
	unknown := t.Gather(ctx, c)
	if o.Path, err = exec.LookPath(args[0]); err == nil {
		o.Args = args[1:]
	} else if unknown != nil {
		return unknown
	} else if p := t.Catalog.Plugin(args[0]); p != nil {
		o.Path, o.Args = p.Path, p.Args
	} else {
		return fmt.Errorf("'%s' is neither a plugin nor a program: %w", args[0], catalog.Cause(err))
	}
	if o.Path, err = filepath.Abs(o.Path); err != nil {
		return err
	}
	o.Policy = t.Policies.Of(subjectOf(t.Catalog, o.Path, args[0]), sandbox.Grants{})
	o.Definition = func(ctx context.Context, dialect string) (string, []byte, error) {
		if unknown != nil {
			return "", nil, unknown
		}
		return t.Catalog.Definition(ctx, dialect)
	}
	findings := conformance.Run(ctx, o)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return tabulate(w, findings)
}

// subjectOf is the plugin with a program, given as a user wrote it: what the
// configuration calls it decides what it may do.
func subjectOf(known *catalog.Catalog, path, written string) *catalog.Plugin {
	if known != nil {
		for _, p := range known.Plugins {
			if full, err := filepath.Abs(p.Path); p.Name == written || err == nil && full == path && !p.Builtin() {
				return p
			}
		}
	}
	name := strings.TrimPrefix(filepath.Base(path), gobuild.Prefix)
	return &catalog.Plugin{Manifest: &catalog.Manifest{Name: name}, Path: path, Standing: catalog.Chosen}
}

// tabulate prints what was found, and fails when a check did.
func tabulate(w io.Writer, findings []conformance.Finding) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	count := map[conformance.Outcome]int{}
	for _, f := range findings {
		count[f.Outcome]++
		fmt.Fprintf(table, "%s\t%s\t%s\n", f.Outcome, f.Check.Name, f.Check.Clause)
	}
	if err := table.Flush(); err != nil {
		return err
	}
	for _, f := range findings {
		if f.Outcome != conformance.OK {
			fmt.Fprintf(w, "\n%s: %s: %s\n", f.Check.Name, f.Outcome, f.Reason)
		}
	}
	fmt.Fprintf(w, "\n%d ok, %d failed, %d skipped\n", count[conformance.OK], count[conformance.Failed], count[conformance.Skipped])
	if count[conformance.Failed] > 0 {
		return terminal.StatusError(terminal.ExitInput)
	}
	return nil
}
