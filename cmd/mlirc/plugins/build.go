package plugins

import (
	"context"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/host/build"
)

func pluginsBuild() *cobra.Command {
	into := ""
	cmd := &cobra.Command{
		Use:   "build [FOLDER]",
		Short: "Build the plugins of a folder",
		Long: `Builds the plugins of a folder (default .) as it says itself, the first of:

  go.mod          cmd/mlirc-plugin-* of the Go module, into -o
  Makefile        'make build', if it has that target
  package.json    'npm run build', if it has that script; before that 'npm ci' where
                  nothing is installed

What these run has your rights and no sandbox: build what you trust. A Makefile or
package.json leaves programs called mlirc-plugin-NAME in the folder, or in its bin or
dist. 'mlirc plugins install FOLDER' and 'mlirc plugins dev' build alike, and for Go the
author's test kit: from the same source and by the same Go they make the same
program, with the digest that this prints and that 'mlirc trust' shows.`,
		Example: `  mlirc plugins build
  mlirc plugins build units -o /tmp/plugins`,
		Args: terminal.Arguments(0, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			dir := "."
			if len(args) > 0 {
				dir = args[0]
			}
			return buildPlugins(cmd.Context(), cmd.OutOrStdout(), cmd.ErrOrStderr(), dir, into)
		},
	}
	cmd.Flags().StringVarP(&into, "output", "o", "", "folder for the programs of a Go module (default FOLDER/bin)")
	_ = cmd.MarkFlagDirname("output")
	cmd.ValidArgsFunction = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return nil, cobra.ShellCompDirectiveFilterDirs
	}
	return cmd
}

func buildPlugins(ctx context.Context, w, stderr io.Writer, dir, into string) error {
	recipe, err := build.In(dir)
	if err != nil {
		return err
	}
	if into != "" && !recipe.IsGo() {
		return fmt.Errorf("`%s` says itself where programs go: leave -o out", recipe.Commands())
	}
	if into == "" {
		into = filepath.Join(dir, "bin")
	}
	if into, err = filepath.Abs(into); err != nil { // go runs in the module's folder
		return err
	}
	if recipe.IsGo() {
		if err := os.MkdirAll(into, 0o755); err != nil {
			return err
		}
	}
	programs, err := recipe.Build(ctx, into, stderr)
	if err != nil {
		return err
	}
	for _, p := range programs {
		digest, err := digestOf(p.Path)
		if err != nil {
			return err
		}
		fmt.Fprintf(w, "built %s sha256:%s\n", p.Path, digest)
	}
	return nil
}

func digestOf(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	sum := sha256.New()
	if _, err := io.Copy(sum, f); err != nil {
		return "", err
	}
	return fmt.Sprintf("%x", sum.Sum(nil)), nil
}
