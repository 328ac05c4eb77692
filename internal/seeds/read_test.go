package seeds

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/structure"
	gpu "github.com/mlirc/mlirc/plugins/gpu/plugin"
	kernel "github.com/mlirc/mlirc/plugins/kernel/plugin"
	linalg "github.com/mlirc/mlirc/plugins/linalg/plugin"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	omp "github.com/mlirc/mlirc/plugins/omp/plugin"
	spirv "github.com/mlirc/mlirc/plugins/spirv/plugin"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/translate"
	"github.com/mlirc/mlirc/sdk"
)

// printedProfile is the profile that is printed when nothing else is asked for.
const printedProfile = "mlir-13"

// desk is what examples are read and converted with: all plugins, in this
// process.
type desk struct {
	dialects []*ods.Dialect
	checks   verify.Options
	passes   *pass.Registry
}

func newDesk(t *testing.T) *desk {
	t.Helper()
	d := &desk{}
	var carried []*sdk.Dialect
	var passes []*pass.Pass
	var owners []transforms.Owner
	for _, p := range []*sdk.Plugin{std.Plugin(), llvm.Plugin(), spirv.Plugin(), gpu.Plugin(), linalg.Plugin(), kernel.Plugin(), omp.Plugin(), translate.Plugin()} {
		passes = append(passes, p.Passes...)
		for _, dialect := range p.Dialects {
			definitions, err := dialect.Definitions()
			require.NoError(t, err)
			d.dialects = append(d.dialects, definitions)
			owners = append(owners, dialect.Canonicalize)
			carried = append(carried, dialect)
		}
	}
	d.checks = sdk.Checks(carried...)
	d.passes = pass.NewRegistry(append(transforms.All(owners...), passes...)...)
	return d
}

func (d *desk) context(t *testing.T) *ir.Context {
	t.Helper()
	ctx, err := load.NewContext(d.dialects...)
	require.NoError(t, err)
	return ctx
}

// read reads and verifies a module.
func (d *desk) read(t *testing.T, text, profile string) (*ir.Operation, error) {
	t.Helper()
	sink := &diag.Sink{}
	m := syntax.Parse(d.context(t), diag.NewSource("example.mlir", []byte(text)), sink,
		syntax.ParseOptions{AllowUnregistered: true, Profile: profile})
	if m == nil {
		return nil, reported(sink, text)
	}
	if !verify.Verify(m, sink, d.checks) {
		return nil, reported(sink, text)
	}
	return m, nil
}

// reported is the first thing that was reported.
func reported(sink *diag.Sink, text string) error {
	list := sink.Diagnostics()
	if len(list) == 0 {
		return errors.New("there is no diagnostic")
	}
	line := ""
	if lines := strings.Split(text, "\n"); list[0].Pos.Line > 0 && list[0].Pos.Line <= len(lines) {
		line = "\n\t" + lines[list[0].Pos.Line-1]
	}
	return fmt.Errorf("%d:%d: %s%s", list[0].Pos.Line, list[0].Pos.Col, list[0].Message, line)
}

// job is what the name of a section says behind its first word: passes, their
// options and a memref convention.
type job struct {
	calls      []pass.Call
	convention string
}

func parseJob(words []string) job {
	var j job
	for _, word := range words {
		key, value, option := strings.Cut(word, "=")
		switch {
		case !option:
			j.calls = append(j.calls, pass.Call{Pass: word, Settings: map[string]string{}})
		case key == "convention":
			j.convention = value
		default:
			j.calls[len(j.calls)-1].Settings[key] = value
		}
	}
	return j
}

// convert runs the passes on a module and verifies what they leave.
func (d *desk) convert(m *ir.Operation, j job) error {
	steps, _, err := pass.Steps(j.calls, d.passes)
	if err != nil {
		return err
	}
	manager := pass.Manager{
		Resources: map[string][]byte{},
		Verify: func(op *ir.Operation, sink *diag.Sink) bool {
			return verify.Verify(op, sink, d.checks)
		},
	}
	if j.convention != "" {
		manager.Resources[convention.Resource] = convention.Builtin(j.convention)
	}
	sink := &diag.Sink{}
	if err := manager.Run(context.Background(), m, &pass.Pipeline{Steps: steps}, sink); err != nil {
		return fmt.Errorf("%w: %w", err, reported(sink, ""))
	}
	return nil
}

// printed is a module in today's form, without the empty line at its end.
func printed(m *ir.Operation) string {
	return strings.TrimSuffix(string(syntax.AppendOp(nil, m, syntax.PrintOptions{})), "\n")
}

// shape is what a module does, without what the seeds leave open: the data layout of the module
// and the visibility of its symbols.
func (d *desk) shape(t *testing.T, m *ir.Operation) string {
	t.Helper()
	require.NoError(t, d.convert(m, parseJob([]string{"canonicalize"})))
	ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
		op.SetAttr("sym_visibility", nil)
		return ir.Advance
	})
	return structure.Effects(m)
}

// code is the lines of a text without comments, blanks, and what stands for
// something left out.
func code(text string) []string {
	var lines []string
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "//")
		line = strings.Join(strings.Fields(line), "")
		if line != "" && !strings.Contains(line, "...") {
			lines = append(lines, line)
		}
	}
	return lines
}
