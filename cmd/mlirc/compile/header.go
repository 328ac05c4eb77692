package compile

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/harness"
	"github.com/mlirc/mlirc/host/plan"
)

// HeaderCommand returns `mlirc header`.
func HeaderCommand() *cobra.Command {
	c := &Command{}
	cmd := &cobra.Command{
		Use:   "header [flags] FILE",
		Short: "Write a C header of the functions of a file",
		Long: `header writes what a program in C includes to call the functions of a file that a
pipeline compiles: prototypes, and structs where memrefs are passed as such. They
follow the memref convention of the project, a plugin's too, and the options of the
pipeline. A comment and a warning name what C cannot call.

Of a binary SPIR-V module it writes the functions of its kernels, with the buffers
that each takes.`,
		Example: `  mlirc header in.mlir
  mlirc header --set memref.convention=bare-ptr in.mlir -o -
  mlirc header shader.spv -o -
  mlirc header --set stage-options.convert-std-to-llvm.emit-c-wrappers=true in.mlir`,
		Args: terminal.Arguments(1, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := terminal.NamesFiles(cmd, "output"); err != nil {
				return err
			}
			if IsBinarySPIRV(args[0]) {
				if !cmd.Flags().Changed("pipeline") {
					c.Pipeline = KernelPipeline
				}
				return c.kernelHeader(cmd.Context(), args[0])
			}
			return c.header(cmd.Context(), args[0])
		},
	}
	toolbox.AddFlags(cmd, &c.Flags)
	toolbox.AddTarget(cmd, &c.Flags)
	f := cmd.Flags()
	AddPipeline(cmd, &c.Pipeline)
	f.StringVarP(&c.output, "output", "o", "", "output file; - is the standard output (default: the input's name with the ending .h)")
	return cmd
}

func (c *Command) header(ctx context.Context, path string) (err error) {
	t, err := c.Open(ctx, c.Request())
	if err != nil {
		return err
	}
	defer func() { t.Close(err != nil) }()
	if err := c.endIn(t, pass.KindHeader, nil); err != nil {
		return t.Unresolved(err)
	}
	p, err := t.Plan("")
	if err != nil {
		return err
	}
	return c.carryOut(ctx, t, p, path)
}

// kernelHeader writes a header of what the kernels of a file have become.
func (c *Command) kernelHeader(ctx context.Context, path string) (err error) {
	t, err := c.Open(ctx, c.Request())
	if err != nil {
		return err
	}
	defer func() { t.Close(err != nil) }()
	p, err := t.Plan(pass.KindObject)
	if err != nil {
		return err
	}
	out, err := t.Files(p, path).Create(ctx, c.target(path, pass.KindHeader))
	if err != nil {
		return err
	}
	defer out.Discard()
	t.Pool.Allow(p.Needs())
	t.Pool.Start(p.Plugins()...)
	in, err := terminal.ReadInput(ctx, path)
	if err != nil {
		return err
	}
	built, err := c.Compile(ctx, t, p, in, nil)
	if err != nil {
		return err
	}
	kernels, err := harness.Kernels(built.Output.Data)
	if err != nil {
		return err
	}
	if _, err := out.Write(harness.KernelHeader(filepath.Base(in.Name), kernels)); err != nil {
		return err
	}
	return out.Commit()
}

// endIn puts the pass that writes a kind of declarations in the place of the stage that decides
// how functions are called, with the options that the pipeline gives to that, and further ones.
func (c *Command) endIn(t *toolbox.Toolbox, kind string, further map[string]config.Value) error {
	writer := passThatMakes(t.Catalog, kind)
	if writer == nil {
		return errors.New("no plugin has a pass that makes '" + kind + "' of modules")
	}
	for i, s := range t.Config.Stages {
		if !decides(t.Catalog.Claims(s.Pass.Text), writer, further) {
			continue
		}
		s.ID, s.Pass.Text, s.Options = writer.Name, writer.Name, optionsFor(writer, s.Options)
		maps.Copy(s.Options, further)
		t.Config.Stages = append(slices.Clone(t.Config.Stages[:i]), s)
		return nil
	}
	return fmt.Errorf("pipeline '%s' has no stage that decides how functions are called, as convert-std-to-llvm does", c.Pipeline)
}

// passThatMakes finds the pass that makes a kind of artifacts of modules, nil if there is none.
func passThatMakes(c *catalog.Catalog, kind string) *catalog.Pass {
	for _, claim := range c.All() {
		if claim.Pass.Consumes == pass.KindModule && claim.Pass.Produces == kind {
			return claim.Pass
		}
	}
	return nil
}

// decides reports whether a pass has all options of the one that writes declarations, but for
// further ones.
func decides(claims []catalog.Claim, writer *catalog.Pass, further map[string]config.Value) bool {
	return len(claims) == 1 && claims[0].Pass.Name != writer.Name && !slices.ContainsFunc(writer.Options, func(o pass.Option) bool {
		_, own := further[o.Name]
		return !own && claims[0].Pass.Option(o.Name) == nil
	})
}

// optionsFor are those of another pass that the writer has, too.
func optionsFor(writer *catalog.Pass, options map[string]config.Value) map[string]config.Value {
	own := map[string]config.Value{}
	for name, v := range options {
		if writer.Option(name) != nil {
			own[name] = v
		}
	}
	return own
}

// IsBinarySPIRV reports whether a file begins as binary SPIR-V modules do. A pipe is not: what
// is read of it is gone.
func IsBinarySPIRV(path string) bool {
	if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
		return false
	}
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	var begin [4]byte
	_, err = io.ReadFull(f, begin[:])
	return err == nil && plan.KindOf(begin[:]) == plan.KindSPIRV
}
