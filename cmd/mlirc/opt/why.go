package opt

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/compile"
	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/host/session"
)

// why is `mlirc why`.
type why struct {
	toolbox.Flags
	pipeline     string
	passPipeline string
	passes       []string
	profile      string
}

// WhyCommand returns `mlirc why`.
func WhyCommand() *cobra.Command {
	y := &why{}
	cmd := &cobra.Command{
		Use:   "why [flags] FILE LOCATION",
		Short: "Explain what becomes of an operation, pass by pass",
		Long: `why takes a file through passes and explains what each of them does with the
operation at LOCATION: the patterns that were tried, why each of them did not match,
the one that applied and what it made; where the operation is left over, which
pass would convert it.

LOCATION is a line, LINE:COLUMN, or a place as messages show it,
FILE:LINE:COLUMN. Without a column, all operations of the line are explained.
The passes are those of the pipeline that work on modules; --pass and
--pass-pipeline choose others.`,
		Example: `  mlirc why in.mlir 12
  mlirc why in.mlir:12:8
  mlirc why --pass convert-std-to-llvm --pass 'canonicalize{max-iterations=1}' in.mlir 12
  mlirc why --pass-pipeline='func(cse),convert-std-to-llvm' in.mlir 12:5`,
		Args: whyArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			file, place, err := whyPlace(args)
			if err != nil {
				return err
			}
			chosen := cmd.Flags().Changed("pipeline")
			if chosen && y.text() != "" || len(y.passes) > 0 && y.passPipeline != "" {
				return errors.New("choose one of --pipeline, --pass-pipeline and --pass")
			}
			return y.run(cmd.Context(), cmd.OutOrStdout(), file, place)
		},
	}
	toolbox.AddFlags(cmd, &y.Flags)
	toolbox.AddTarget(cmd, &y.Flags)
	f := cmd.Flags()
	compile.AddPipeline(cmd, &y.pipeline)
	f.StringVar(&y.passPipeline, "pass-pipeline", "", "passes instead of a pipeline, as text such as func(cse),dce")
	f.StringArrayVar(&y.passes, "pass", nil, "a pass instead of a pipeline, perhaps with {options}; may be repeated")
	_ = cmd.RegisterFlagCompletionFunc("pass", y.CompleteFlag(func(t *toolbox.Toolbox) []string {
		var names []string
		for _, claim := range t.Catalog.All() {
			names = append(names, claim.Pass.Name+"\t"+claim.Pass.Summary)
		}
		return names
	}))
	f.StringVar(&y.profile, "profile", "", "spelling of what is read: mlir-13, mlir-19, mlir-22, 2020, 2018")
	return cmd
}

func whyArgs(_ *cobra.Command, args []string) error {
	if len(args) == 0 || len(args) > 2 {
		return errors.New("write the file and the place of the operation, as in `mlirc why in.mlir 12:5`")
	}
	return nil
}

// whyPlace reads FILE LOCATION, or FILE:LINE:COLUMN alone.
func whyPlace(args []string) (file string, place diag.Position, err error) {
	place, ok := diag.ParsePosition(args[len(args)-1])
	if !ok {
		return "", place, fmt.Errorf("'%s' is no place; write a line, as in `mlirc why in.mlir 12`, LINE:COLUMN, or FILE:LINE:COLUMN",
			args[len(args)-1])
	}
	if len(args) == 2 {
		return args[0], place, nil
	}
	if place.File == "" {
		return "", place, fmt.Errorf("which file is line %d of? Write `mlirc why FILE %s`", place.Line, args[0])
	}
	return place.File, place, nil
}

func (y *why) run(ctx context.Context, out io.Writer, path string, place diag.Position) (err error) {
	t, err := y.Open(ctx, y.request())
	if err != nil {
		return err
	}
	defer func() { t.Close(err != nil) }()
	p, err := y.plan(t)
	if err != nil {
		return err
	}
	t.Pool.Start(p.Plugins()...)
	in, err := terminal.ReadInput(ctx, path)
	if err != nil {
		return err
	}
	host, err := t.Host(run.Options{
		Module: session.Format{Text: true}, Instruments: pass.Instruments{Trace: []diag.Position{place}},
		Profile: y.profile, Bundles: t.Bundles(),
	})
	if err != nil {
		return err
	}
	var sink diag.Sink
	_, err = host.Run(ctx, p, in, &sink)
	explain(out, sink.Diagnostics(), in.Source)
	return err
}

// text is the passes that the flags name, empty without.
func (y *why) text() string {
	if len(y.passes) > 0 {
		return strings.Join(y.passes, ",")
	}
	return y.passPipeline
}

func (y *why) request() config.Request {
	if y.text() != "" {
		return config.Request{Stages: []config.Stage{}}
	}
	return config.Request{Pipeline: y.pipeline}
}

// plan makes a plan of the stages that work on a module.
func (y *why) plan(t *toolbox.Toolbox) (*plan.Plan, error) {
	if text := y.text(); text != "" {
		stages, err := expand(t.Catalog, []config.Stage{pipelineStage(text)})
		if err != nil {
			return nil, t.Unresolved(err)
		}
		t.Config.Stages = stages
	}
	for i, s := range t.Config.Stages {
		if leavesModules(t.Catalog.Claims(s.Pass.Text)) {
			t.Config.Stages = t.Config.Stages[:i]
			break
		}
	}
	return t.Plan("")
}

func leavesModules(claims []catalog.Claim) bool {
	return len(claims) > 0 && (claims[0].Pass.Consumes != pass.KindModule || claims[0].Pass.Produces != pass.KindModule)
}

// explain shows what passes did at the places that are followed, and the errors
// there; the others are counted. Without anything to tell, all is shown.
func explain(out io.Writer, found []diag.Diagnostic, source *diag.Source) {
	found = toolbox.WithoutIdle(found)
	places := map[diag.Position]bool{}
	for _, d := range found {
		if d.ID == pass.TraceID {
			places[d.Pos] = true
		}
	}
	var shown []diag.Diagnostic
	for _, d := range found {
		if len(places) == 0 || concerns(d, places) {
			shown = append(shown, d)
		}
	}
	terminal.Show(out, shown, source.Lookup)
	if others := len(found) - len(shown); others > 0 {
		fmt.Fprintf(out, "what passes say about other operations is left out: %d\n", others)
	}
}

func concerns(d diag.Diagnostic, places map[diag.Position]bool) bool {
	if places[d.Pos] {
		return true
	}
	for _, n := range d.Notes {
		if places[n.Pos] {
			return true
		}
	}
	return false
}
