package plugins

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/install"
	"github.com/mlirc/mlirc/host/lock"
	"github.com/mlirc/mlirc/host/store"
)

func pluginsInstall() *cobra.Command {
	c := toolbox.Flags{SetAside: true}
	var o installing
	cmd := &cobra.Command{
		Use:   "install [PATH | PLACE | PACKAGE@VERSION]...",
		Short: "Install plugins from files, folders, git repositories, downloads or Go packages",
		Long: `Puts plugins into the plugin directory ($MLIRC_PLUGINS, or mlirc/plugins among
the user's data), each as NAME/VERSION. A plugin is

  a file          the program
  a folder        that says how its plugins are built, see 'mlirc plugins build'; or
                  with an executable mlirc-plugin-NAME, which is copied with all that
                  is beside it
  an archive      of such a folder: .tar.gz, .tgz, .tar or .zip
  a git place     git+https://HOST/PATH[@BRANCH, TAG or COMMIT][#subdirectory=DIR],
                  git+ssh:// or git+file:///: such a folder in a repository
  a download      https://HOST/PATH[#sha256=DIGEST&subdirectory=DIR]: an archive, or
                  the program itself
  a Go package    MODULE@VERSION, of which cmd/mlirc-plugin-* are built, or the main
                  package itself; without a version the latest

A recipe other than Go's runs commands of the plugin's author with your rights, so that
you are asked before. The plugin itself is started in the sandbox. A lock has the commit
of a repository, and the digest of a download.

Without arguments, what mlirc.lock names is installed, after it has been shown and
you have been asked.`,
		Example: `  mlirc plugins install bin/mlirc-plugin-mine
  mlirc plugins install example.com/mine@v1.2.3
  mlirc plugins install git+https://example.com/units.git@v0.1.0
  mlirc plugins install https://example.com/releases/mlirc-plugin-units
  mlirc plugins install`,
		RunE: func(cmd *cobra.Command, args []string) error {
			return o.run(cmd.Context(), &c, cmd.OutOrStdout(), cmd.ErrOrStderr(), args)
		},
	}
	toolbox.AddFlags(cmd, &c)
	f := cmd.Flags()
	f.BoolVar(&o.replace, "replace", false, "replace a plugin of the same version that is installed with another program")
	f.BoolVar(&o.yes, "yes", false, "build and install without asking")
	return cmd
}

// installing are the flags of `plugins install`.
type installing struct{ replace, yes bool }

func (o *installing) run(ctx context.Context, c *toolbox.Flags, w, stderr io.Writer, sources []string) (err error) {
	t, err := c.Bare(ctx, config.Request{Stages: []config.Stage{}})
	if err != nil {
		return err
	}
	defer func() { t.Close(err != nil) }()
	if len(sources) == 0 {
		return o.locked(ctx, t, w, stderr)
	}
	for _, source := range sources {
		if err := o.install(ctx, t, w, stderr, source); err != nil {
			return err
		}
	}
	return nil
}

func (o *installing) install(ctx context.Context, t *toolbox.Toolbox, w, stderr io.Writer, source string) error {
	i := install.Installer{Store: t.Store, Start: t.Pool.Get, Stderr: stderr, Agree: func(ctx context.Context, question string) error {
		if o.yes {
			return nil
		}
		return terminal.Confirmed(ctx, w, question)
	}}
	entries, err := i.Install(ctx, source, o.replace)
	for _, e := range entries {
		fmt.Fprintf(w, "installed %s (sha256 %s, from %s)\n", e, digest.Short(e.SHA256), e.Source)
	}
	return err
}

// locked installs what the lock names and is not there. The lock is the project's:
// the user sees what would be built and started, and is asked.
func (o *installing) locked(ctx context.Context, t *toolbox.Toolbox, w, stderr io.Writer) error {
	f, err := lock.Read(t.Config.Folder)
	if err != nil {
		return err
	}
	if f == nil {
		return fmt.Errorf("there is no %s here; say what to install: a path, a place such as git+https://HOST/PATH@TAG, or PACKAGE@VERSION", lock.Name)
	}
	var sources []string
	var missing []error
	for _, name := range f.Names() {
		e := f.Entry(name)
		wanted, err := o.isMissing(t.Store, w, name, e)
		missing = append(missing, err)
		if wanted {
			fmt.Fprintf(w, "%s names plugin '%s' %s, from %s\n", f.Path, name, e.Version, e.Source)
			sources = append(sources, e.Source)
		}
	}
	if len(sources) > 0 && !o.yes {
		if err := terminal.Confirmed(ctx, w, "Fetch, build and install this, which may run commands of the authors?"); err != nil {
			return err
		}
	}
	agreed := installing{replace: o.replace, yes: true}
	for _, source := range sources {
		missing = append(missing, agreed.install(ctx, t, w, stderr, source))
	}
	return errors.Join(missing...)
}

// isMissing reports whether a locked plugin is to be installed.
func (o *installing) isMissing(s *store.Store, w io.Writer, name string, e *lock.Entry) (bool, error) {
	switch {
	case e.Source == lock.SourceHost || e.Source == lock.SourcePath:
		return false, nil
	case o.replace:
	default:
		found, err := s.Find(name, e.Version)
		if err != nil {
			return false, err
		}
		if found != nil {
			if err := found.Check(); err != nil {
				return false, err
			}
			fmt.Fprintf(w, "%s is installed\n", found)
			return false, nil
		}
	}
	if !e.CanBeHad() {
		return false, fmt.Errorf("plugin '%s' %s was installed from a file ('%s') when it was locked; install that file", name, e.Version,
			strings.TrimPrefix(e.Source, lock.SourceFile))
	}
	return true, nil
}

func pluginsRemove() *cobra.Command {
	cmd := &cobra.Command{
		Use:     "remove NAME[@VERSION]...",
		Aliases: []string{"uninstall"},
		Short:   "Remove installed plugins; without a version all of them",
		Args:    terminal.Arguments(1, terminal.Many),
		RunE: func(cmd *cobra.Command, args []string) error {
			s := store.New(store.Folder(os.Getenv))
			for _, each := range args {
				if err := remove(cmd.OutOrStdout(), s, each); err != nil {
					return err
				}
			}
			return nil
		},
	}
	cmd.ValidArgsFunction = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		names, _ := store.New(store.Folder(os.Getenv)).Names()
		return names, cobra.ShellCompDirectiveNoFileComp
	}
	return cmd
}

func remove(w io.Writer, s *store.Store, plugin string) error {
	name, version, _ := strings.Cut(plugin, "@")
	gone, err := s.Remove(name, version)
	if err != nil {
		return err
	}
	if len(gone) == 0 {
		return fmt.Errorf("no plugin '%s' is installed in %s", plugin, s.Dir())
	}
	for _, v := range gone {
		fmt.Fprintf(w, "removed %s@%s\n", name, v)
	}
	return nil
}
