package settings

import (
	"fmt"
	"io"
	"sort"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/compile"
	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/pipelines"
)

// PipelineCommand returns `mlirc pipeline`.
func PipelineCommand() *cobra.Command {
	return terminal.Group(&cobra.Command{Use: "pipeline", Short: "Look at pipelines"}, pipelineList(), pipelineShow())
}

func pipelineList() *cobra.Command {
	return &cobra.Command{
		Use:   "list",
		Short: "List the pipelines that come with mlirc",
		Long: `A pipeline is named by -p, or by 'extends' in a pipeline of your own. Each is a file;
` + "`mlirc pipeline show NAME`" + ` shows its stages.`,
		Args: terminal.Arguments(0, 0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			table := tabwriter.NewWriter(cmd.OutOrStdout(), 0, 0, 2, ' ', 0)
			for _, p := range pipelines.All() {
				fmt.Fprintf(table, "%s\t%s\n", p.Name, p.Summary())
			}
			return table.Flush()
		},
	}
}

func pipelineShow() *cobra.Command {
	var c compile.Command
	show := &cobra.Command{
		Use:   "show [PIPELINE]",
		Short: "Show the plan, and where each value comes from",
		Args:  terminal.Arguments(0, 1),
		ValidArgsFunction: func(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
			if len(args) > 0 {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			return compile.CompletePipeline(cmd, args, word)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 1 {
				c.Pipeline = args[0]
			}
			t, err := c.Open(cmd.Context(), c.Request())
			if err != nil {
				return err
			}
			defer t.Close(false)
			p, err := t.Plan(c.Emit)
			if err != nil {
				return err
			}
			showPlan(cmd.OutOrStdout(), t.Config, p)
			return nil
		},
	}
	toolbox.AddFlags(show, &c.Flags)
	toolbox.AddTarget(show, &c.Flags)
	compile.AddPipeline(show, &c.Pipeline)
	compile.AddEmit(show, &c.Emit)
	return show
}

func showPlan(w io.Writer, c *config.Config, p *plan.Plan) {
	fmt.Fprintf(w, "%s -> %s\n", p.Input, p.Output)
	for i := range p.Runs {
		r := &p.Runs[i]
		where := "host"
		if r.Plugin != nil {
			where = fmt.Sprintf("plugin %s %s", r.Plugin.Name, r.Plugin.Version)
		}
		fmt.Fprintf(w, "\n%s\n", where)
		for j := range r.Stages {
			showStage(w, &r.Stages[j])
		}
	}
	fmt.Fprintln(w, "\nsettings")
	for _, key := range c.Keys() {
		showValue(w, "  ", key, c.Get(key))
	}
}

func showStage(w io.Writer, s *plan.Stage) {
	name := s.ID
	if s.ID != s.Declared.Name {
		name += " (" + s.Declared.Name + ")"
	}
	showLine(w, "  ", name, s.Origin)
	names := make([]string, 0, len(s.Options))
	for option := range s.Options {
		names = append(names, option)
	}
	sort.Strings(names)
	for _, option := range names {
		showValue(w, "    ", option, s.Options[option])
	}
}

func showValue(w io.Writer, indent, name string, v config.Value) {
	showLine(w, indent, fmt.Sprintf("%s = %s", name, v.Text), v.Origin)
}

// showLine puts the origin in a column of its own.
func showLine(w io.Writer, indent, text string, o config.Origin) {
	from := o.Layer.String()
	if place := o.String(); place != from {
		from += ", " + place
	}
	fmt.Fprintf(w, "%-44s %s\n", indent+text, from)
}
