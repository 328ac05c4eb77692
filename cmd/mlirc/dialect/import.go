package dialect

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/host/files"
	"github.com/mlirc/mlirc/host/output"
	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/sdk/importer"
)

// dialectImporting is the command `dialect import`.
type dialectImporting struct {
	importer.Options
	uses []string // dialect files
	out  string
}

func dialectImport() *cobra.Command {
	im := &dialectImporting{}
	cmd := &cobra.Command{
		Use:   "import [flags] FILE.json | FILE.mlir",
		Short: "Make a dialect file of ODS, as llvm-tblgen prints it, or of IRDL",
		Long: `import writes a dialect file, which 'mlirc dialect check' accepts, from definitions that
were written elsewhere: records of ODS as 'llvm-tblgen --dump-json' prints them, or a module
with operations of irdl. What a dialect file cannot say, such as a verifier, a parser or a
predicate in C++, stands as a comment '// not said: ...' at its place; an operation whose
format is C++ has its generic form alone.

A dialect whose types or attributes the definitions name is imported first, and given with
--uses. Without it such an attribute may be any.`,
		Example: `  llvm-tblgen-19 --dump-json -I include Arith/IR/ArithOps.td | mlirc dialect import - -o arith.dialect
  mlirc dialect import math.json --uses arith.dialect -o math.dialect
  mlirc dialect import cmath.irdl.mlir`,
		Args: terminal.Arguments(1, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			return im.run(cmd.Context(), args[0])
		},
	}
	f := cmd.Flags()
	f.StringVar(&im.Dialect, "namespace", "", "the dialect to import, where the definitions have several")
	f.StringVar(&im.Version, "as-version", "", "version of the dialect that is written (default 0.1.0)")
	f.StringArrayVar(&im.uses, "uses", nil, "dialect file whose types and attributes the definitions name; may be repeated, after those that it uses")
	f.StringVarP(&im.out, "output", "o", output.Standard, "output file; - is the standard output")
	_ = cmd.MarkFlagFilename("uses", "dialect")
	_ = cmd.MarkFlagFilename("output", "dialect")
	cmd.ValidArgsFunction = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return []string{"json", "mlir"}, cobra.ShellCompDirectiveFilterFileExt
	}
	return cmd
}

func (im *dialectImporting) run(ctx context.Context, path string) error {
	var set output.Set
	set.Reads("the definitions", path)
	for _, file := range im.uses {
		set.Reads("a dialect file", file)
		d, err := readDialect(ctx, file, im.Uses)
		if err != nil {
			return err
		}
		im.Uses = append(im.Uses, d)
	}
	in, err := terminal.ReadInput(ctx, path)
	if err != nil {
		return err
	}
	im.File = in.Name
	file, err := importDefinitions(in.Source.Text(), im.Options)
	var malformed diag.Diagnostic
	if errors.As(err, &malformed) {
		terminal.Show(terminal.Messages(ctx), []diag.Diagnostic{malformed}, in.Source.Lookup)
		return run.ErrDiagnosed
	}
	if err != nil {
		return fmt.Errorf("%s: %w", in.Name, err)
	}
	out, err := set.Create(ctx, im.out)
	if err != nil {
		return err
	}
	defer out.Discard()
	if _, err := out.Write(file.Text); err != nil {
		return err
	}
	if err := out.Commit(); err != nil {
		return err
	}
	summarize(terminal.Messages(ctx), file)
	return nil
}

// importDefinitions tells by the text where it comes from.
func importDefinitions(text []byte, o importer.Options) (*importer.File, error) {
	start := bytes.TrimSpace(text)
	switch {
	case len(start) == 0:
		return nil, errors.New("the file is empty; llvm-tblgen writes nothing where it fails")
	case start[0] == '{':
		return importer.TableGen(text, o)
	case bytes.Contains(text, []byte("irdl")):
		return importer.IRDL(text, o)
	}
	return nil, errors.New("these are neither records of ODS, as `llvm-tblgen --dump-json` prints them, nor operations of irdl")
}

// summarize says what an import brought.
func summarize(w io.Writer, f *importer.File) {
	fmt.Fprintf(w, "mlirc: dialect '%s': %d operations, %d of them with a format, %d types, %d attributes, %d enumerations; %s\n",
		f.Dialect, f.Ops, f.Formats, f.Types, f.Attrs, f.Enums, count(f.Refused, "comment says", "comments say")+" what is left out")
}

func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// readDialect reads a dialect file beside others that it may use.
func readDialect(ctx context.Context, path string, uses []*ods.Dialect) (*ods.Dialect, error) {
	text, err := files.Read(ctx, path)
	if err != nil {
		return nil, fmt.Errorf("cannot read '%s': %w", diag.Line(path), err)
	}
	d, problems := load.Dialect(path, text)
	if len(problems) == 0 {
		if _, err := load.NewContext(append(append([]*ods.Dialect{}, uses...), d)...); err != nil {
			return nil, err
		}
		problems = d.Check()
	}
	if len(problems) > 0 {
		return nil, problems[0]
	}
	return d, nil
}
