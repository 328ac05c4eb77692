package tollvm_test

import (
	"context"
	"strings"
	"testing"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/convention"
	"github.com/mlirc/mlirc/plugins/std/memref"
	"github.com/mlirc/mlirc/plugins/std/std"
	"github.com/mlirc/mlirc/plugins/std/tollvm"
	"github.com/mlirc/mlirc/sdk"
	"github.com/stretchr/testify/require"
)

// newContext returns a context with the dialects that the conversion is about.
func newContext(t testing.TB) *ir.Context {
	t.Helper()
	var all []*ods.Dialect
	for _, d := range []*sdk.Dialect{llvm.Dialect, std.Dialect, memref.Dialect} {
		definitions, err := d.Definitions()
		require.NoError(t, err)
		all = append(all, definitions)
	}
	ctx, err := load.NewContext(all...)
	require.NoError(t, err)
	return ctx
}

// parse reads a module that has no errors.
func parse(t testing.TB, ctx *ir.Context, text string) *ir.Operation {
	t.Helper()
	sink := &diag.Sink{}
	m := syntax.Parse(ctx, diag.NewSource("input.mlir", []byte(text)), sink, syntax.ParseOptions{AllowUnregistered: true})
	for _, d := range sink.Diagnostics() {
		t.Log(d.Pos, d.Message)
	}
	require.NotNil(t, m)
	return m
}

// job is a conversion to run.
type job struct {
	pass       *pass.Pass // nil: convert-std-to-llvm
	options    map[string]string
	convention string // the name of a built-in one
	schema     []byte // another one
	workers    int
}

// jobOf reads how a module shall be converted from words behind a first one, such
// as `variant emit-c-wrappers=true convention=bare-ptr`.
func jobOf(name string) job {
	j := job{options: map[string]string{}}
	for _, word := range strings.Fields(name)[1:] {
		key, value, _ := strings.Cut(word, "=")
		switch key {
		case "convention":
			j.convention = value
		default:
			j.options[key] = value
		}
	}
	return j
}

// convert converts a module in place and returns the diagnostics.
func (j job) convert(t testing.TB, m *ir.Operation) []diag.Diagnostic {
	t.Helper()
	p := j.pass
	if p == nil {
		p = tollvm.StdToLLVM()
	}
	options, problems := pass.ParseOptions(p.Name, p.Options, j.options)
	require.Empty(t, problems)
	sink := &diag.Sink{}
	r := &pass.Run{
		Context: context.Background(), Op: m, Options: options, Diags: sink, Workers: max(1, j.workers),
		Resources: map[string][]byte{},
	}
	if j.convention != "" {
		r.Resources[convention.Resource] = convention.Builtin(j.convention)
	}
	if j.schema != nil {
		r.Resources[convention.Resource] = j.schema
	}
	require.NoError(t, p.Run(r))
	return sink.Diagnostics()
}

// text converts text to text, without diagnostics.
func (j job) text(t testing.TB, input string) string {
	t.Helper()
	m := parse(t, newContext(t), input)
	for _, d := range j.convert(t, m) {
		t.Error(d.Pos, d.Message, d.Notes)
	}
	return string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))
}
