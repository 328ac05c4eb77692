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
	"github.com/mlirc/mlirc/host/gobuild"
)

func pluginsBuild() *cobra.Command {
	into := ""
	cmd := &cobra.Command{
		Use:   "build [FOLDER]",
		Short: "Build the plugins of a Go module",
		Long: `Builds cmd/mlirc-plugin-* of the Go module in a folder (default .), as 'mlirc plugins
install FOLDER', 'mlirc plugins dev' and the author's test kit do: from the same source and
by the same Go they make the same program, with the digest that this prints and that
'mlirc trust' shows.`,
		Example: `  mlirc plugins build
  mlirc plugins build units -o /tmp/plugins`,
		Args: terminal.Arguments(0, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			dir := "."
			if len(args) > 0 {
				dir = args[0]
			}
			if into == "" {
				into = filepath.Join(dir, "bin")
			}
			return buildPlugins(cmd.Context(), cmd.OutOrStdout(), dir, into)
		},
	}
	cmd.Flags().StringVarP(&into, "output", "o", "", "folder for the programs (default FOLDER/bin)")
	_ = cmd.MarkFlagDirname("output")
	cmd.ValidArgsFunction = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return nil, cobra.ShellCompDirectiveFilterDirs
	}
	return cmd
}

func buildPlugins(ctx context.Context, w io.Writer, dir, into string) error {
	if _, err := os.Stat(filepath.Join(dir, "go.mod")); err != nil {
		return fmt.Errorf("%s is no Go module; `mlirc plugins new` writes one", dir)
	}
	into, err := filepath.Abs(into) // go runs in the module's folder
	if err != nil {
		return err
	}
	if err := os.MkdirAll(into, 0o755); err != nil {
		return err
	}
	programs, err := gobuild.Folder(ctx, dir, into)
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
