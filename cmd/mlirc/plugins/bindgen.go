package plugins

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/files"
	"github.com/mlirc/mlirc/host/output"
	"github.com/mlirc/mlirc/host/semver"
	"github.com/mlirc/mlirc/sdk/bindgen"
)

// bindings is the command `plugins bindgen`.
type bindings struct {
	toolbox.Flags
	dir string // where the packages go
	pkg string
	ops []string // those that are wanted; none: all
}

func pluginsBindgen() *cobra.Command {
	b := &bindings{Flags: toolbox.Flags{SetAside: true}}
	cmd := &cobra.Command{
		Use:   "bindgen DIALECT[@RANGE] | FILE.dialect",
		Short: "Write Go views and builders of a dialect's operations",
		Long: `For a dialect that a plugin owns, writes a Go package with views and builders of its
operations, its definition file, and the variable Dialect, which records the
version: named in the Builds of a plugin it makes the manifest ask for a version
that fits. Dialects that it uses get packages as well. The packages go to folders
of the dialects' names.

With --ops the package has only those operations, and the types, attributes and
enumerations that their views name. The definitions are then the host's: the plugin
carries none, and wants a host whose version of the dialect fits.

For a dialect file, writes the views and builders alone, beside the file.`,
		Example: `  mlirc plugins bindgen std@^0.1 -o internal
  mlirc plugins bindgen std@^0.1 --ops OP,OP -o internal
  mlirc plugins bindgen units.dialect`,
		Args: terminal.Arguments(1, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if b.pkg != "" {
				if err := bindgen.CheckPackage(b.pkg); err != nil {
					return err
				}
			}
			if strings.HasSuffix(args[0], ".dialect") {
				return b.own(cmd.Context(), cmd.OutOrStdout(), args[0])
			}
			return b.others(cmd.Context(), cmd.OutOrStdout(), args[0])
		},
	}
	toolbox.AddFlags(cmd, &b.Flags)
	f := cmd.Flags()
	f.StringVarP(&b.dir, "output", "o", ".", "folder in which the packages are written")
	f.StringVar(&b.pkg, "package", "", "name of the package (default the dialect's name)")
	f.StringSliceVar(&b.ops, "ops", nil, "the operations that are wanted, by their full names, with commas (default all)")
	cmd.ValidArgsFunction = b.Complete(func(t *toolbox.Toolbox) []string { return t.Catalog.DialectNames() })
	return cmd
}

// own writes the views of the user's own dialect beside its file.
func (b *bindings) own(ctx context.Context, w io.Writer, path string) error {
	text, err := files.Read(ctx, path)
	if err != nil {
		return fmt.Errorf("cannot read '%s': %w", diag.Line(path), err)
	}
	d, problems := load.Dialect(path, text)
	if len(problems) > 0 {
		return problems[0]
	}
	used, err := b.used(ctx, d)
	if err != nil {
		return err
	}
	if _, err := load.NewContext(append(used, d)...); err != nil {
		return err
	}
	if problems := d.Check(); len(problems) > 0 {
		return problems[0]
	}
	pkg := cmp.Or(b.pkg, d.Name())
	if err := bindgen.CheckPackage(pkg); err != nil {
		return fmt.Errorf("%w; say another one with --package", err)
	}
	code, err := bindgen.Generate(d, pkg, b.ops...)
	if err != nil {
		return err
	}
	var set output.Set
	set.Reads("the dialect file", path)
	return write(ctx, w, &set, filepath.Join(filepath.Dir(path), d.Name()+"_gen.go"), code)
}

// used are the dialects of plugins that a file uses. Without any the plugins, among
// which may be the user's own that is not built yet, are left alone.
func (b *bindings) used(ctx context.Context, d *ods.Dialect) ([]*ods.Dialect, error) {
	if len(d.Uses()) == 0 {
		return nil, nil
	}
	t, err := b.Open(ctx, config.Request{Stages: []config.Stage{}})
	if err != nil {
		return nil, err
	}
	defer t.Close(false)
	t.Warn()
	all, err := t.Library.All(ctx)
	return slices.DeleteFunc(all, func(other *ods.Dialect) bool { return other.Name() == d.Name() }), err
}

// others writes packages for a dialect of a plugin, and for those that it uses.
func (b *bindings) others(ctx context.Context, w io.Writer, wanted string) error {
	name, wantedRange, _ := strings.Cut(wanted, "@")
	t, err := b.Open(ctx, config.Request{Stages: []config.Stage{}})
	if err != nil {
		return err
	}
	defer t.Close(false)
	t.Warn()
	owner, d := t.Catalog.Owner(name)
	if owner == nil {
		return fmt.Errorf("no plugin owns the dialect '%s'; `mlirc plugins list` shows the dialects", name)
	}
	if wantedRange != "" {
		if err := semver.Fits(d.Version, wantedRange); err != nil {
			return fmt.Errorf("plugin '%s' %s has dialect '%s' %s: %w", owner.Name, owner.Version, name, d.Version, err)
		}
	}
	all, err := t.Library.All(ctx)
	if err != nil {
		return err
	}
	if _, err := load.NewContext(all...); err != nil { // each meets those that it uses
		return err
	}
	set := t.ProjectFiles()
	wantedDialects := closure(all, name)
	if len(b.ops) > 0 {
		wantedDialects = wantedDialects[:1] // the definitions stay with their owners
	}
	for _, each := range wantedDialects {
		pkg := each.Name()
		if each.Name() == name && b.pkg != "" {
			pkg = b.pkg
		}
		if err := b.writePackage(ctx, w, t, set, each, pkg); err != nil {
			return err
		}
	}
	fmt.Fprintf(w, "\nName it in the plugin: Builds: []*sdk.Dialect{%s.Dialect}, and in the passes that make it: Builds: []string{%q}.\n",
		cmp.Or(b.pkg, name), name)
	return nil
}

// closure is a dialect with all that it uses, directly or not.
func closure(all []*ods.Dialect, name string) []*ods.Dialect {
	var list []*ods.Dialect
	wanted := []string{name}
	for i := 0; i < len(wanted); i++ {
		for _, d := range all {
			if d.Name() != wanted[i] {
				continue
			}
			list = append(list, d)
			for _, used := range d.Uses() {
				if !slices.Contains(wanted, used) {
					wanted = append(wanted, used)
				}
			}
		}
	}
	return list
}

func (b *bindings) writePackage(ctx context.Context, w io.Writer, t *toolbox.Toolbox, set *output.Set, d *ods.Dialect, pkg string) error {
	if err := bindgen.CheckPackage(pkg); err != nil {
		return fmt.Errorf("%w; say another one with --package", err)
	}
	owner, _ := t.Catalog.Owner(d.Name())
	texts, err := bindgen.Package(d, pkg, bindgen.Owner{
		Plugin: owner.Name, Version: owner.Version, Range: semver.Compatible(d.Version),
	}, b.ops...)
	if err != nil {
		return err
	}
	dir := filepath.Join(b.dir, pkg)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		if err := write(ctx, w, set, filepath.Join(dir, name), texts[name]); err != nil {
			return err
		}
	}
	return nil
}

func write(ctx context.Context, w io.Writer, set *output.Set, path string, text []byte) error {
	if err := replaceFile(ctx, set, path, text); err != nil {
		return err
	}
	fmt.Fprintf(w, "wrote %s\n", path)
	return nil
}
