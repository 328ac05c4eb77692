package dialect

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/layout"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/output"
	"github.com/mlirc/mlirc/host/run"
)

// Command returns `mlirc dialect`.
func Command() *cobra.Command {
	return terminal.Group(&cobra.Command{Use: "dialect", Short: "Check, lay out, describe and import dialect files"},
		dialectCheck(), dialectFormat(), dialectDescribe(), dialectImport())
}

func dialectCheck() *cobra.Command {
	c := toolbox.Flags{SetAside: true}
	cmd := &cobra.Command{
		Use:   "check FILE...",
		Short: "Check dialect files, which may use each other and those of plugins",
		Args:  terminal.Arguments(1, terminal.Many),
		RunE: func(cmd *cobra.Command, args []string) error {
			return checkDialects(cmd.Context(), &c, args)
		},
	}
	toolbox.AddFlags(cmd, &c)
	return cmd
}

// checkDialects takes dialect files for the input.
func checkDialects(ctx context.Context, c *toolbox.Flags, files []string) (err error) {
	t, err := c.Open(ctx, config.Request{Stages: []config.Stage{}})
	if err != nil {
		return err
	}
	defer func() { t.Close(err != nil) }()
	t.Warn()
	return problemsOf(ctx, c, know(ctx, t, files))
}

// withDialects does something with a toolbox that knows the user's files, and
// fails when one of them is amiss.
func withDialects(ctx context.Context, c *toolbox.Flags, files []string, do func(context.Context, *toolbox.Toolbox) error) (err error) {
	t, err := c.Open(ctx, config.Request{Stages: []config.Stage{}})
	if err != nil {
		return err
	}
	defer func() { t.Close(err != nil) }()
	t.Warn()
	if err := know(ctx, t, files); err != nil {
		return err
	}
	return do(ctx, t)
}

// know adds dialect files and checks them.
func know(ctx context.Context, t *toolbox.Toolbox, files []string) error {
	if err := t.AddDialects(ctx, files); err != nil {
		return err
	}
	return t.Library.Check(ctx)
}

// problemsOf shows what is wrong with dialect files that are themselves the
// input, so that the exit status is that of faulty input.
func problemsOf(ctx context.Context, c *toolbox.Flags, err error) error {
	var problems *config.Error
	if !errors.As(err, &problems) {
		return err
	}
	c.Show(terminal.Messages(ctx), problems.Diagnostics, problems.Source)
	return run.ErrDiagnosed
}

func dialectFormat() *cobra.Command {
	var check bool
	cmd := &cobra.Command{
		Use:   "format FILE...",
		Short: "Lay dialect files out; - is standard input to standard output",
		Args:  terminal.Arguments(1, terminal.Many),
		RunE: func(cmd *cobra.Command, args []string) error {
			var failed error
			for _, path := range args {
				if err := formatDialect(cmd.Context(), path, check); err != nil {
					if !errors.Is(err, run.ErrDiagnosed) {
						return err
					}
					failed = err
				}
			}
			return failed
		},
	}
	cmd.Flags().BoolVar(&check, "check", false, "write nothing; say which files are not laid out, and exit with 1")
	return cmd
}

func formatDialect(ctx context.Context, path string, check bool) error {
	in, err := terminal.ReadInput(ctx, path)
	if err != nil {
		return err
	}
	old := string(in.Source.Text())
	laid := layout.Source(old)
	if check {
		if laid == old {
			return nil
		}
		terminal.Show(terminal.Messages(ctx), []diag.Diagnostic{diag.NewError(diag.Position{File: in.Name},
			"this file is not laid out; run 'mlirc dialect format' on it")}, in.Source.Lookup)
		return run.ErrDiagnosed
	}
	if laid == old && path != terminal.Standard {
		return nil
	}
	var own output.Set // in place is the purpose
	out, err := own.Create(ctx, path)
	if err != nil {
		return err
	}
	defer out.Discard()
	if _, err := io.WriteString(out, laid); err != nil {
		return err
	}
	return out.Commit()
}

func dialectDescribe() *cobra.Command {
	c := toolbox.Flags{SetAside: true}
	cmd := &cobra.Command{
		ValidArgsFunction: c.Complete(func(t *toolbox.Toolbox) []string {
			all, err := t.Library.All(context.Background())
			if err != nil {
				return nil
			}
			var names []string
			for _, d := range append(all, load.Builtin()) {
				for _, it := range d.Items() {
					names = append(names, it.Name+"\t"+it.Summary())
				}
			}
			return names
		}),
		Use:   "describe NAME",
		Short: "Show the documentation of a dialect, operation, type, attribute, ...",
		Example: `  mlirc dialect describe builtin
  mlirc dialect describe func`,
		Args: terminal.Arguments(1, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withDialects(cmd.Context(), &c, nil, func(ctx context.Context, t *toolbox.Toolbox) error {
				all, err := t.Library.All(ctx)
				if err != nil {
					return err
				}
				return describeItem(cmd.OutOrStdout(), append(all, load.Builtin()), args[0])
			})
		},
	}
	toolbox.AddFlags(cmd, &c)
	return cmd
}

// describeItem shows all items of that name.
func describeItem(w io.Writer, all []*ods.Dialect, name string) error {
	var names []string
	found := false
	for _, d := range all {
		for _, it := range d.Items() {
			names = append(names, it.Name)
			if it.Name != name {
				continue
			}
			found = true
			terminal.Paragraph(w, it.Doc)
			fmt.Fprintf(w, "\n%s\n", it.Text)
			if it.Name == d.Name() {
				listItems(w, d)
			}
		}
	}
	if found {
		return nil
	}
	if near, ok := diag.Suggest(name, names); ok {
		return fmt.Errorf("no dialect has anything called '%s'; did you mean '%s'?", name, near)
	}
	return fmt.Errorf("no dialect has anything called '%s'; `mlirc plugins list` shows the dialects", name)
}

func listItems(w io.Writer, d *ods.Dialect) {
	fmt.Fprintf(w, "\nfile %s, sha256:%s\n\n", d.File(), d.Digest())
	for _, it := range d.Items()[1:] {
		fmt.Fprintf(w, "  %-40s %s\n", it.Kind+" "+it.Name, it.Summary())
	}
}
