package plugins

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/install"
	"github.com/mlirc/mlirc/host/lock"
	"github.com/mlirc/mlirc/host/output"
	"github.com/mlirc/mlirc/pipelines"
)

func pluginsLock() *cobra.Command {
	var c toolbox.Flags
	var update bool
	cmd := &cobra.Command{
		Use:   "lock",
		Short: "Write mlirc.lock, which pins the project's plugins",
		Long: `Writes mlirc.lock beside the project's mlirc.toml: of each plugin that the project
uses the source, the version, and the SHA-256 of its program on this platform. What was
locked on other platforms is kept. A program that is another one is refused afterwards,
and what is installed besides is left alone.

A project uses a plugin that its configuration names, or that has a pass or the memref
convention of a pipeline beside mlirc.toml, or of one that comes with mlirc; and the owners
of dialects which passes of these make. Of those that come with mlirc only the ones that
the configuration names are pinned, by their versions.

A plugin that is locked already stays at its version where that is installed.`,
		Args: terminal.Arguments(0, 0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			c.Locking = toolbox.LockAnew
			if update {
				c.Locking = toolbox.LockForgets
			}
			return lockPlugins(cmd.Context(), &c, cmd.OutOrStdout())
		},
	}
	toolbox.AddFlags(cmd, &c)
	cmd.Flags().BoolVar(&update, "update", false, "take the newest versions that are installed and fit")
	return cmd
}

func lockPlugins(ctx context.Context, c *toolbox.Flags, w io.Writer) (err error) {
	t, err := c.Open(ctx, config.Request{Stages: []config.Stage{}})
	if err != nil {
		return err
	}
	defer func() { t.Close(err != nil) }()
	if err := t.AllThere(); err != nil {
		return err
	}
	old, err := lock.Read(t.Config.Folder)
	if err != nil {
		return err
	}
	f, left, err := install.Lock(t.Catalog, t.Config, pipelines.Files)
	if err != nil {
		return err
	}
	f.Keep(old)
	text, err := f.Bytes()
	if err != nil {
		return err
	}
	for _, name := range f.Names() {
		e := f.Entry(name)
		fmt.Fprintf(w, "%s %s (%s) %s%s\n", name, e.Version, e.Source, digest.Short(e.SHA256[lock.Platform()]), otherProgram(old.Entry(name), e))
	}
	for _, p := range left {
		fmt.Fprintf(w, "left out: %s %s, which nothing of the project uses; %s = \"^%s\" under [plugins] in mlirc.toml pins it\n",
			p.Name, p.Version, p.Name, p.Version)
	}
	if before, err := os.ReadFile(f.Path); err == nil && bytes.Equal(before, text) {
		fmt.Fprintf(w, "%s is up to date\n", f.Path)
		return nil
	}
	files := t.ProjectFiles()
	if err := replaceFile(ctx, files, f.Path, text); err != nil {
		return err
	}
	fmt.Fprintf(w, "wrote %s\n", f.Path)
	return nil
}

// otherProgram says so where a version that was locked is another program now.
func otherProgram(before, e *lock.Entry) string {
	if before == nil || before.Version != e.Version {
		return ""
	}
	sum := before.SHA256[lock.Platform()]
	if sum == "" || sum == e.SHA256[lock.Platform()] {
		return ""
	}
	return ", which was " + digest.Short(sum) + ": another program of the same version"
}

// replaceFile puts a file of a set in place at once.
func replaceFile(ctx context.Context, files *output.Set, path string, text []byte) error {
	out, err := files.Create(ctx, path)
	if err != nil {
		return err
	}
	defer out.Discard()
	if _, err := out.Write(text); err != nil {
		return err
	}
	return out.Commit()
}
