package compile

import (
	"context"
	"errors"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/config"
)

// BindingsCommand returns `mlirc bindings`.
func BindingsCommand() *cobra.Command {
	c := &Command{}
	var inGo bool
	var pkg, object string
	cmd := &cobra.Command{
		Use:   "bindings [flags] FILE",
		Short: "Write a package of Go that calls the functions of a file",
		Long: `bindings writes what a program in Go needs to call the functions of a file that a
pipeline compiles, by cgo: a function of Go for each, whose memrefs are views of slices. A call
returns an error where a view has another rank, other sizes or strides than the memref, or reaches
beyond its slice. They follow the memref convention of the project, a plugin's too, and the options of
the pipeline. A comment and a warning name what Go cannot call.

The object is looked for beside the file that is written, as INPUT.o.`,
		Example: `  mlirc bindings --go in.mlir && mlirc in.mlir -o in.o
  mlirc bindings --go --package kernels --object all.o in.mlir -o kernels/in.go
  mlirc bindings --go --set memref.convention=bare-ptr in.mlir -o -`,
		Args: terminal.Arguments(1, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := terminal.NamesFiles(cmd, "output"); err != nil {
				return err
			}
			if !inGo {
				return errors.New("say in which language: there is --go")
			}
			if !cmd.Flags().Changed("object") && args[0] != terminal.Standard {
				object = stem(args[0]) + ".o"
			}
			return c.bindings(cmd.Context(), args[0], pkg, object)
		},
	}
	toolbox.AddFlags(cmd, &c.Flags)
	f := cmd.Flags()
	f.BoolVar(&inGo, "go", false, "the language is Go")
	f.StringVar(&pkg, "package", "main", "the name of the package")
	f.StringVar(&object, "object", "", "the object that has the functions, beside the output; none if empty (default: the input's name with the ending .o)")
	AddPipeline(cmd, &c.Pipeline)
	f.StringVarP(&c.output, "output", "o", "", "output file; - is the standard output (default: the input's name with the ending .go)")
	return cmd
}

func (c *Command) bindings(ctx context.Context, path, pkg, object string) (err error) {
	t, err := c.Open(ctx, c.Request())
	if err != nil {
		return err
	}
	defer func() { t.Close(err != nil) }()
	flag := config.Origin{Layer: config.Flag, Name: "bindings"}
	further := map[string]config.Value{"package": {Text: pkg, Origin: flag}, "object": {Text: object, Origin: flag}}
	if err := c.endIn(t, pass.KindGo, further); err != nil {
		return t.Unresolved(err)
	}
	p, err := t.Plan("")
	if err != nil {
		return err
	}
	return c.carryOut(ctx, t, p, path)
}
