package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/install"
	"github.com/mlirc/mlirc/host/lock"
	"github.com/mlirc/mlirc/host/store"
)

func pluginsInstall() *cobra.Command {
	var c common
	var replace bool
	cmd := &cobra.Command{
		Use:   "install [PATH | PACKAGE@VERSION]...",
		Short: "Install plugins from files, folders or Go packages",
		Long: `Puts plugins into the plugin directory ($MLIRC_PLUGINS, or mlirc/plugins among
the user's data), each as NAME/VERSION. A plugin is

  a file          the program
  a folder        with a Go module, whose cmd/mlirc-plugin-* are built; or with an
                  executable mlirc-plugin-NAME, which is copied with all that is
                  beside it
  a Go package    MODULE@VERSION, of which cmd/mlirc-plugin-* are built, or the main
                  package itself; without a version the latest

Without arguments, what mlirc.lock names is installed.`,
		Example: `  mlirc plugins install bin/mlirc-plugin-mine
  mlirc plugins install example.com/mine@v1.2.3
  mlirc plugins install`,
		RunE: func(cmd *cobra.Command, args []string) error {
			return c.install(cmd.Context(), cmd.OutOrStdout(), args, replace)
		},
	}
	addCommon(cmd, &c)
	cmd.Flags().BoolVar(&replace, "replace", false, "replace a plugin of the same version that is installed with another program")
	return cmd
}

func (c *common) install(ctx context.Context, w io.Writer, sources []string, replace bool) (err error) {
	t, err := c.bare(ctx, config.Request{Stages: []config.Stage{}})
	if err != nil {
		return err
	}
	defer func() { t.close(err != nil) }()
	if len(sources) == 0 {
		return t.installLocked(ctx, w, replace)
	}
	for _, source := range sources {
		if err := t.install(ctx, w, source, replace); err != nil {
			return err
		}
	}
	return nil
}

func (t *toolbox) installer() *install.Installer {
	return &install.Installer{Store: t.store, Start: t.pool.Get}
}

func (t *toolbox) install(ctx context.Context, w io.Writer, source string, replace bool) error {
	entries, err := t.installer().Install(ctx, source, replace)
	for _, e := range entries {
		fmt.Fprintf(w, "installed %s (sha256 %s, from %s)\n", e, digest.Short(e.SHA256), e.Source)
	}
	return err
}

// installLocked installs what the lock names and is not there.
func (t *toolbox) installLocked(ctx context.Context, w io.Writer, replace bool) error {
	f, err := lock.Read(t.config.Folder)
	if err != nil {
		return err
	}
	if f == nil {
		return fmt.Errorf("there is no %s here; say what to install: a path, or PACKAGE@VERSION", lock.Name)
	}
	var missing []error
	for _, name := range f.Names() {
		missing = append(missing, t.installPinned(ctx, w, name, f.Entry(name), replace))
	}
	return errors.Join(missing...)
}

func (t *toolbox) installPinned(ctx context.Context, w io.Writer, name string, e *lock.Entry, replace bool) error {
	switch {
	case e.Source == lock.SourceHost || e.Source == lock.SourcePath:
		return nil
	case replace:
	default:
		there, err := t.store.Find(name, e.Version)
		if err != nil {
			return err
		}
		if there != nil {
			if err := there.Check(); err != nil {
				return err
			}
			fmt.Fprintf(w, "%s is installed\n", there)
			return nil
		}
	}
	if !e.IsPackage() {
		return fmt.Errorf("plugin '%s' %s was installed from a file ('%s') when it was locked; install that file", name, e.Version,
			strings.TrimPrefix(e.Source, lock.SourceFile))
	}
	return t.install(ctx, w, e.Source, replace)
}

func pluginsRemove() *cobra.Command {
	cmd := &cobra.Command{
		Use:     "remove NAME[@VERSION]...",
		Aliases: []string{"uninstall"},
		Short:   "Remove installed plugins; without a version all of them",
		Args:    arguments(1, many),
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
