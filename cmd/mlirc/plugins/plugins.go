package plugins

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
)

// Command returns `mlirc plugins`.
func Command() *cobra.Command {
	return terminal.Group(&cobra.Command{
		Use:   "plugins",
		Short: "Show, install, lock, check, write and build plugins",
		Long: `A plugin is the path that the configuration gives, or else what mlirc.lock pins,
or else the newest version that fits, of those installed and the one that comes
with mlirc.`,
	},
		pluginsList(), pluginsDescribe(), pluginsInstall(), pluginsRemove(), pluginsLock(), pluginsCheck(), pluginsNew(), pluginsBuild(), pluginsBindgen(), pluginsDev(),
	)
}

func pluginsList() *cobra.Command {
	c := toolbox.Flags{Lenient: true, SetAside: true}
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List plugins with their dialects and passes",
		Args:  terminal.Arguments(0, 0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			t, err := c.Open(cmd.Context(), config.Request{Stages: []config.Stage{}})
			if err != nil {
				return err
			}
			defer t.Close(false)
			t.Warn()
			w := cmd.OutOrStdout()
			toolbox.WarnOfSandbox(cmd.ErrOrStderr(), t.Config)
			for _, p := range t.Catalog.Plugins {
				listPlugin(w, p)
			}
			fmt.Fprintln(w, "in every process")
			for _, claim := range t.Catalog.All() {
				if claim.Plugin == nil {
					listPass(w, claim.Pass)
				}
			}
			return nil
		},
	}
	toolbox.AddFlags(cmd, &c)
	return cmd
}

// nameColumns is the width of the names of passes in a list; a longer one moves its summary on.
const nameColumns = 38

func listPlugin(w io.Writer, p *catalog.Plugin) {
	fmt.Fprintf(w, "%s %s (%s)\n", p.Name, p.Version, origin(p))
	for _, d := range p.Dialects {
		fmt.Fprintf(w, "  dialect %s %s\n", d.Name, d.Version)
	}
	for _, v := range p.Conventions {
		fmt.Fprintf(w, "  memref convention %s\n", v.Name)
	}
	for _, each := range p.Passes {
		listPass(w, each)
	}
}

// origin says where a plugin comes from.
func origin(p *catalog.Plugin) string {
	switch {
	case p.Builtin():
		return "comes with mlirc"
	case p.Reattach != nil:
		return fmt.Sprintf("runs as process %d, %s", p.Reattach.PID, p.Origin)
	case p.Installed != nil:
		return "installed from " + p.Installed.Source
	}
	return p.Path
}

func listPass(w io.Writer, p *catalog.Pass) {
	fmt.Fprintf(w, "  %-*s %s\n", nameColumns, p.Name, p.Summary)
}

func pluginsDescribe() *cobra.Command {
	c := toolbox.Flags{Lenient: true, SetAside: true}
	cmd := &cobra.Command{
		Use:   "describe NAME",
		Short: "Tell all about a plugin or a pass",
		Args:  terminal.Arguments(1, 1),
		ValidArgsFunction: c.Complete(func(t *toolbox.Toolbox) []string {
			var names []string
			for _, p := range t.Catalog.Plugins {
				names = append(names, p.Name)
			}
			for _, claim := range t.Catalog.All() {
				names = append(names, claim.Pass.Names()...)
			}
			return names
		}),
		RunE: func(cmd *cobra.Command, args []string) error {
			t, err := c.Open(cmd.Context(), config.Request{Stages: []config.Stage{}})
			if err != nil {
				return err
			}
			defer t.Close(false)
			t.Warn()
			return describe(cmd.OutOrStdout(), t.Catalog, args[0])
		},
	}
	toolbox.AddFlags(cmd, &c)
	return cmd
}

func describe(w io.Writer, c *catalog.Catalog, name string) error {
	if p := c.Plugin(name); p != nil {
		describePlugin(w, p)
		return nil
	}
	claims := c.Claims(name)
	for _, claim := range claims {
		describePass(w, claim)
	}
	if len(claims) > 0 {
		return nil
	}
	var names []string
	for _, p := range c.Plugins {
		names = append(names, p.Name)
	}
	for _, claim := range c.All() {
		names = append(names, claim.Pass.Names()...)
	}
	if near, ok := diag.Suggest(name, names); ok {
		return fmt.Errorf("there is no plugin or pass '%s'; did you mean '%s'?", name, near)
	}
	return fmt.Errorf("there is no plugin or pass '%s'; `mlirc plugins list` shows what there is", name)
}

func describePlugin(w io.Writer, p *catalog.Plugin) {
	fmt.Fprintf(w, "plugin %s %s\n", p.Name, p.Version)
	terminal.Paragraph(w, p.Doc)
	if p.Path != "" {
		fmt.Fprintf(w, "\nprogram: %s\n", strings.Join(append([]string{p.Path}, p.Args...), " "))
	}
	fmt.Fprintf(w, "from: %s\n", origin(p))
	if p.Digest() != "" {
		fmt.Fprintf(w, "sha256: %s\n", p.Digest())
	}
	if len(p.Features) > 0 {
		fmt.Fprintf(w, "features: %s\n", strings.Join(p.Features, ", "))
	}
	if len(p.Tools) > 0 {
		fmt.Fprintf(w, "tools: %s\n", strings.Join(p.Tools, ", "))
	}
	for _, d := range p.Dialects {
		fmt.Fprintf(w, "dialect: %s %s sha256:%s\n", d.Name, d.Version, d.Digest)
	}
	for _, v := range p.Conventions {
		fmt.Fprintf(w, "memref convention: %s\n", v.Name)
	}
	for _, each := range p.Passes {
		fmt.Fprintln(w)
		describePass(w, catalog.Claim{Plugin: p, Pass: each})
	}
}

func describePass(w io.Writer, claim catalog.Claim) {
	p := claim.Pass
	owner := "every process"
	if claim.Plugin != nil {
		owner = "plugin " + claim.Plugin.Name
	}
	fmt.Fprintf(w, "pass %s (%s)\n  %s\n", p.Name, owner, p.Summary)
	terminal.Paragraph(w, p.Doc)
	if len(p.Aliases) > 0 {
		fmt.Fprintf(w, "  also called: %s\n", strings.Join(p.Aliases, ", "))
	}
	if p.Anchor != "" {
		fmt.Fprintf(w, "  runs on: %s\n", p.Anchor)
	}
	if p.Consumes != pass.KindModule || p.Produces != pass.KindModule {
		fmt.Fprintf(w, "  makes %s out of %s\n", p.Produces, p.Consumes)
	}
	if len(p.Converts) > 0 {
		fmt.Fprintf(w, "  converts: %s\n", strings.Join(p.Converts, ", "))
	}
	for _, b := range p.Builds {
		fmt.Fprintf(w, "  builds dialect %s %s\n", b.Name, b.Range)
	}
	for _, o := range p.Options {
		describeOption(w, o)
	}
}

func describeOption(w io.Writer, o pass.Option) {
	fmt.Fprintf(w, "  %s: %s", strings.Join(o.AllNames(), ", "), o.Type)
	if o.Default != "" {
		fmt.Fprintf(w, " = %s", o.Default)
	}
	fmt.Fprintf(w, "\n      %s\n", o.Doc)
	if o.Values != nil {
		words := o.Words()
		fmt.Fprintf(w, "      one of %s", strings.Join(words, ", "))
		if len(words) < len(o.Values) {
			fmt.Fprint(w, ", or empty")
		}
		fmt.Fprintln(w)
	}
}
