package plugins

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/included"
	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/host/scaffold"
)

func pluginsNew() *cobra.Command {
	var r scaffold.Request
	cmd := &cobra.Command{
		Use:   "new NAME",
		Short: "Write a plugin to begin with",
		Long: `Writes a folder with a dialect, a pass, a test and a program that is the plugin. It
builds, its test passes, and mlirc uses the plugin in that folder.

In Go it is a module that requires this version of mlirc, or with --replace the sources in
a folder. In Python and TypeScript it has its own reader of generic text and what it needs
of the protocol. For other languages docs/protocol.md says what a program must do, and
mlirc plugins check tells whether it does.`,
		Example: `  mlirc plugins new units --module example.com/units
  mlirc plugins new units --lang python
  mlirc plugins new units --replace ~/src/mlirc`,
		Args: terminal.Arguments(1, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			r.Name = args[0]
			return newPlugin(cmd.Context(), cmd.OutOrStdout(), r)
		},
	}
	f := cmd.Flags()
	f.StringVar(&r.Module, "module", "", "Go: path of the module (default example.com/mlirc-plugin-NAME)")
	f.StringVar(&r.Dir, "dir", "", "the folder, which must not have anything in it (default NAME)")
	f.StringVar(&r.Replace, "replace", "", "Go: a folder with the sources of mlirc to use instead of the published ones")
	f.StringVar(&r.Language, "lang", scaffold.Go, "the language: "+strings.Join(scaffold.Languages(), ", "))
	_ = cmd.RegisterFlagCompletionFunc("lang", cobra.FixedCompletions(scaffold.Languages(), cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

// taken says who has a name that a new plugin and its dialect cannot have, too.
func taken(name string) error {
	for _, p := range included.Plugins() {
		if p.Name == name {
			return fmt.Errorf("a plugin '%s' comes with mlirc; choose another name", name)
		}
		for _, d := range p.Dialects {
			if d.Name() == scaffold.DialectOf(name) {
				return fmt.Errorf("the plugin '%s', which comes with mlirc, has a dialect of that name; choose another name", p.Name)
			}
		}
	}
	return nil
}

func newPlugin(ctx context.Context, w io.Writer, r scaffold.Request) error {
	if err := taken(r.Name); err != nil {
		return err
	}
	if r.Dir == "" {
		r.Dir = r.Name
	}
	r.HostVersion = published()
	if r.Replace != "" {
		sources, err := filepath.Abs(r.Replace)
		if err != nil {
			return err
		}
		if _, err := os.Stat(filepath.Join(sources, "core", "ods")); err != nil {
			return fmt.Errorf("%s has not the sources of mlirc", r.Replace)
		}
		r.Replace = sources
	}
	err := scaffold.Write(ctx, r)
	var tidy *scaffold.TidyError
	if errors.As(err, &tidy) && r.Replace == "" {
		return fmt.Errorf("the files are in %s, but what they import cannot be had; remove them and give --replace FOLDER with a checkout of mlirc, or try `go mod tidy` there again: %w", r.Dir, err)
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "wrote the plugin %s; next:\n\n  cd %s\n", r.Name, r.Dir)
	for _, command := range scaffold.Next(r) {
		fmt.Fprintf(w, "  %s\n", command)
	}
	return nil
}

// published is the version of this program as a Go module: the one that it was
// installed at, or that its sources are going to be.
func published() string {
	info, ok := debug.ReadBuildInfo()
	if ok && strings.HasPrefix(info.Main.Version, "v") && !strings.Contains(info.Main.Version, "+") {
		return info.Main.Version
	}
	return "v" + included.Version
}
