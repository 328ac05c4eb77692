package caserun

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/repository"
)

// Files executes the function @f of each case of the files that match before and behind each
// pipeline of its file, and compares results and memory: as the passes are, and with
// `distinct-arguments`, which is true of what they are executed with. Arguments of type index take a few
// values, also zero and negative ones.
func Files(t *testing.T, pattern string, passes ...*pass.Pass) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	require.NoError(t, err)
	require.NotEmpty(t, files)
	ctx := repository.Context(t)
	runners := []runner{{ctx, pass.NewRegistry(passes...)}, {ctx, pass.NewRegistry(passdiff.Distinct(passes...)...)}}
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
							r.compare(t, pipeline, text)
						}
					}
				})
			}
		})
	}
}

// split is the comments at the beginning of a file, and its cases.
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

type runner struct {
	ctx      *ir.Context
	registry *pass.Registry
}

func (r runner) compare(t *testing.T, pipeline, text string) {
	t.Helper()
	before, after := r.parse(t, text), r.parse(t, text)
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(pipeline)), r.registry)
	require.Empty(t, problems, pipeline)
	var sink diag.Sink
	manager := pass.Manager{Workers: 1, Verify: valid}
	require.NoError(t, manager.Run(context.Background(), after, steps, &sink), "%v", sink.Diagnostics())
	for _, indices := range []int64{0, 1, 3, 7, -2} {
		want, err := execute(before, indices)
		require.NoError(t, err, "the case itself, with arguments %d", indices)
		got, err := execute(after, indices)
		made := string(syntax.AppendOp(nil, after, syntax.PrintOptions{}))
		require.NoError(t, err, "%s with arguments %d\n%s", pipeline, indices, made)
		if !assert.Equal(t, want, got, "%s with arguments %d\n%s", pipeline, indices, made) {
			return
		}
	}
}

func (r runner) parse(t *testing.T, text string) *ir.Operation {
	t.Helper()
	var sink diag.Sink
	m := syntax.Parse(r.ctx, diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v\n%s", sink.Diagnostics(), text)
	require.True(t, valid(m, &sink), "%v\n%s", sink.Diagnostics(), text)
	return m
}

func valid(op *ir.Operation, sink *diag.Sink) bool {
	return verify.Verify(op, sink, verify.Options{Workers: 1})
}

// execute returns what @f leaves in its arguments, in the globals of the module, and its
// results.
func execute(module *ir.Operation, index int64) (string, error) {
	fn := function(module, "f")
	if fn == nil {
		return "", fmt.Errorf("there is no function @f")
	}
	var args []Value
	for i, arg := range fn.Region(0).Entry().Args() {
		v := Fill(arg.Type(), i)
		if arg.Type() == module.Context().IndexType() {
			v = index
		}
		args = append(args, v)
	}
	x := &machine{module: module, values: map[*ir.Value]Value{}, globals: map[string]*Memref{}}
	results, err := x.region(fn.Region(0), args)
	if err != nil {
		return "", err
	}
	var names []string
	for name := range x.globals {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		args = append(args, x.globals[name])
	}
	var out strings.Builder
	for _, v := range slices.Concat(args, results) {
		if m, ok := v.(*Memref); ok {
			v = m.Elements()
		}
		fmt.Fprintln(&out, v)
	}
	return out.String(), nil
}

// dynamicSize is the size of dimensions that a type does not tell.
const dynamicSize = 8

// Fill returns a value of a type, which depends on a number: of a memref or a vector each
// element is another one.
func Fill(t ir.Type, number int) Value {
	switch t := t.(type) {
	case *ir.MemRefType:
		sizes := slices.Clone(t.Shape())
		for d, n := range sizes {
			if n == ir.Dynamic {
				sizes[d] = dynamicSize
			}
		}
		return NewMemref(sizes, func(n int) Value { return element(t.Elem(), 1000*number+n*n+1) })
	case *ir.VectorType:
		out := make(Vector, count(t))
		for i := range out {
			out[i] = element(t.Elem(), 1000*number+i*i+1)
		}
		return out
	}
	return element(t, 1000*number+1)
}

func element(t ir.Type, n int) Value {
	if _, ok := t.(*ir.FloatType); ok {
		return float64(n)
	}
	if integer, ok := t.(*ir.IntegerType); ok && integer.Width() == 1 {
		return int64(n % 2)
	}
	return int64(n)
}
