package compile

import (
	"context"
	"errors"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/output"
)

// kindDescription is the kind of artifacts that say what a module wants of its environment.
const kindDescription = "description"

// DescribeCommand returns `mlirc describe`.
func DescribeCommand() *cobra.Command {
	c := &Command{}
	asJSON := false
	cmd := &cobra.Command{
		Use:   "describe [flags] FILE",
		Short: "Tell what a SPIR-V module wants of its environment",
		Long: `describe lists entry points and how they are run, bindings and push constants with
their layouts, built-ins, inputs and outputs, specialization constants, and capabilities
of a module: a binary, or a SPIR-V module in text.`,
		Example: `  mlirc describe shader.spv
  mlirc describe --json shader.spv`,
		Args: terminal.Arguments(1, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			return c.describe(cmd.Context(), args[0], asJSON)
		},
	}
	toolbox.AddFlags(cmd, &c.Flags)
	cmd.Flags().BoolVar(&asJSON, "json", false, "write JSON")
	cmd.Flags().StringVarP(&c.output, "output", "o", output.Standard, "output file; - is the standard output")
	return cmd
}

func (c *Command) describe(ctx context.Context, path string, asJSON bool) (err error) {
	t, err := c.Open(ctx, config.Request{Stages: []config.Stage{}})
	if err != nil {
		return err
	}
	defer func() { t.Close(err != nil) }()
	describer := describingPass(t.Catalog)
	if describer == nil {
		return t.Unresolved(errors.New("no plugin has a pass that describes modules"))
	}
	format := "text"
	if asJSON {
		format = "json"
	}
	flag := config.Origin{Layer: config.Flag, Name: "--json"}
	t.Config.Stages = []config.Stage{{
		ID: describer.Name, Pass: config.Value{Text: describer.Name, Origin: flag}, Origin: flag,
		Options: map[string]config.Value{"format": {Text: format, Origin: flag}},
	}}
	p, err := t.Plan("")
	if err != nil {
		return err
	}
	return c.carryOut(ctx, t, p, path)
}

// describingPass finds the pass that describes modules, nil if there is none.
func describingPass(c *catalog.Catalog) *catalog.Pass {
	for _, claim := range c.All() {
		if claim.Pass.Consumes == pass.KindModule && claim.Pass.Produces == kindDescription {
			return claim.Pass
		}
	}
	return nil
}
