package cases

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/interpret"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/sdk"
)

// indices are the values of the arguments of type index.
var indices = [...]int64{0, 1, 3, 7, -2}

// Files compares each case of the files that match behind each pipeline of its file with what
// it was: with the passes as they are, and with `distinct-arguments`, which is true of the
// arguments that cases are executed with.
func Files(t *testing.T, pattern string, passes ...*pass.Pass) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	require.NoError(t, err)
	require.NotEmpty(t, files)
	ctx := repository.Context(t)
	runners := []*Runner{NewRunner(ctx, passes...), NewRunner(ctx, passdiff.Distinct(passes...)...)}
	for _, f := range files {
		t.Run(strings.TrimSuffix(filepath.Base(f), ".mlir"), func(t *testing.T) {
			text, err := os.ReadFile(f)
			require.NoError(t, err)
			pipelines, cases := split(string(text))
			require.NotEmpty(t, pipelines, "%s begins with no pipeline", f)
			for _, text := range cases {
				name, _, _ := strings.Cut(strings.TrimPrefix(strings.TrimSpace(text), "// "), "\n")
				t.Run(name, func(t *testing.T) {
					for _, pipeline := range pipelines {
						for _, r := range runners {
							r.Compare(t, pipeline, text, indices[:]...)
						}
					}
				})
			}
		})
	}
}

// split is the pipelines in the comments at the beginning of a file, and its cases.
func split(text string) (pipelines, cases []string) {
	for {
		line, rest, _ := strings.Cut(text, "\n")
		pipeline, ok := strings.CutPrefix(line, "// ")
		if !ok || pipeline == "-----" {
			break
		}
		pipelines, text = append(pipelines, pipeline), rest
	}
	text = strings.TrimPrefix(text, "// -----\n")
	return pipelines, strings.Split(text, "\n// -----\n")
}

// Runner runs pipelines of some passes.
type Runner struct {
	ctx      *ir.Context
	registry *pass.Registry
}

// NewRunner returns a runner that knows these passes.
func NewRunner(ctx *ir.Context, passes ...*pass.Pass) *Runner {
	return &Runner{ctx, pass.NewRegistry(passes...)}
}

// Compare executes the function @f of a module before and behind a pipeline, with each of some
// values for its arguments of type index, and with parallel loops in several orders. Changed
// says whether the pipeline has changed the module.
func (r *Runner) Compare(t *testing.T, pipeline, text string, indices ...int64) (changed bool) {
	t.Helper()
	m := r.parse(t, text)
	var want []string
	for _, index := range indices {
		outcome, err := execute(m, index, interpret.Written)
		require.NoError(t, err, "the case itself, with arguments %d\n%s", index, text)
		want = append(want, outcome)
	}
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(pipeline)), r.registry)
	require.Empty(t, problems, pipeline)
	var sink diag.Sink
	manager := pass.Manager{Workers: 1, Verify: valid}
	require.NoError(t, manager.Run(context.Background(), m, steps, &sink), "%v\n%s", sink.Diagnostics(), text)
	made := string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))
	for i, index := range indices {
		for _, order := range interpret.Orders(m) {
			got, err := execute(m, index, order)
			require.NoError(t, err, "%s with arguments %d\n%s\n%s", pipeline, index, text, made)
			require.Equal(t, want[i], got, "%s with arguments %d\n%s\n%s", pipeline, index, text, made)
		}
	}
	return !manager.Unchanged()
}

func (r *Runner) parse(t *testing.T, text string) *ir.Operation {
	t.Helper()
	var sink diag.Sink
	m := syntax.Parse(r.ctx, diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v\n%s", sink.Diagnostics(), text)
	require.True(t, valid(m, &sink), "%v\n%s", sink.Diagnostics(), text)
	return m
}

// checks are what the std plugin checks of its operations besides their definitions.
var checks = sync.OnceValue(func() verify.Options {
	options := sdk.Checks(std.Plugin().Dialects...)
	options.Workers = 1
	return options
})

func valid(op *ir.Operation, sink *diag.Sink) bool { return verify.Verify(op, sink, checks()) }

// execute returns the outcome of a module, a value in each line.
func execute(module *ir.Operation, index int64, order interpret.Order) (string, error) {
	program, err := interpret.Compile(module)
	if err != nil {
		return "", err
	}
	machine := program.NewMachine(interpret.Settings{Order: order})
	var values []interpret.Value
	var types []ir.Type
	var fn *ir.Operation
	for op := range module.Region(0).Entry().Ops() {
		switch {
		case op.Is("memref.global"):
			v, t, err := global(op, machine, len(values))
			if err != nil {
				return "", err
			}
			values, types = append(values, v), append(types, t)
		case ir.SymbolName(op) == "f" && op.Traits().FunctionLike:
			fn = op
		}
	}
	if fn == nil {
		return "", fmt.Errorf("there is no function @f")
	}
	var args []interpret.Value
	for i, arg := range fn.Region(0).Entry().Args() {
		v, err := interpret.Fill(arg.Type(), i)
		if err != nil {
			return "", err
		}
		if _, ok := arg.Type().(*ir.IndexType); ok {
			v.N = index
		}
		args, types = append(args, v), append(types, arg.Type())
	}
	results, err := machine.Call("f", args)
	if err != nil {
		return "", err
	}
	values = append(append(values, args...), results...)
	types = append(types, fn.Attr("type").(*ir.TypeAttr).Value().(*ir.FunctionType).Results()...)
	var out []byte
	for i, v := range values {
		if out, err = interpret.AppendValue(out, v, types[i]); err != nil {
			return "", err
		}
		out = append(out, '\n')
	}
	return string(out), nil
}

// global is the memory of a global as a memref. One that has no elements in the module gets
// some, which depend on a number.
func global(op *ir.Operation, machine *interpret.Machine, number int) (v interpret.Value, t ir.Type, err error) {
	t = op.Attr("type").(*ir.TypeAttr).Value()
	if v, err = interpret.Fill(t, 50+number); err != nil {
		return v, nil, err
	}
	view, memory := v.Ref.(*interpret.View), machine.Global(ir.SymbolName(op))
	if _, initialized := op.Attr("initial_value").(*ir.DenseElementsAttr); !initialized {
		copy(memory.Bytes, view.Memory.Bytes)
	}
	view.Memory = memory
	return v, t, nil
}
