package plugintest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/irgen"
	"github.com/mlirc/mlirc/sdk"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// perDefinition is the number of modules for an operation, type or attribute.
const perDefinition = 10

// RoundTrip takes modules with each operation, type and attribute of a dialect
// through text, generic text and bytecode, with locations and without, and wants
// the same back.
//
// The modules are made from the definitions. What needs more around it than these
// tell, such as a region whose end is not fixed, is to be in one of the valid
// modules in the files of a pattern, cut at lines `// -----`; an operation that is
// in no module is an error.
func RoundTrip(t *testing.T, d *sdk.Dialect, modules string, uses ...*sdk.Dialect) {
	t.Helper()
	own, all := definitions(t, d, uses)
	eachModule(t, own, all, modules, func(m *ir.Operation) { roundTrip(t, all, m) })
}

// eachModule visits the valid modules in the files of a pattern, and those that are
// made from a dialect's definitions; an operation that is in none is an error. A module
// that is not valid, as one that is made may be, or a case for [Rules], does not count.
func eachModule(t *testing.T, d *ods.Dialect, all []*ods.Dialect, pattern string, visit func(*ir.Operation)) {
	t.Helper()
	list := sources(t, pattern)
	for _, text := range generated(t, d, all) {
		list = append(list, diag.NewSource("generated.mlir", []byte(text)))
	}
	seen := map[string]bool{} // operations
	for _, s := range list {
		var sink diag.Sink
		m := syntax.Parse(contextOf(t, all), s, &sink, syntax.ParseOptions{AllowUnregistered: true})
		if m == nil || !verify.Verify(m, &sink, verify.Options{}) {
			continue
		}
		ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
			seen[op.Name().String()] = true
			return ir.Advance
		})
		visit(m)
	}
	for _, name := range d.OpNames() {
		if !seen[name] {
			t.Errorf("no valid module has '%s' of version %s; write one in a file of %q", name, d.Version, pattern)
		}
	}
}

// definitions compiles a dialect and those that it uses, and checks it.
func definitions(t testing.TB, d *sdk.Dialect, uses []*sdk.Dialect) (*ods.Dialect, []*ods.Dialect) {
	t.Helper()
	own, err := d.Definitions()
	require.NoError(t, err)
	all := []*ods.Dialect{}
	for _, used := range uses {
		other, err := used.Definitions()
		require.NoError(t, err)
		if other.Name() != own.Name() {
			all = append(all, other)
		}
	}
	all = append(all, own)
	contextOf(t, all)
	require.Empty(t, own.Check())
	return own, all
}

func contextOf(t testing.TB, all []*ods.Dialect) *ir.Context {
	t.Helper()
	ctx, err := load.NewContext(all...)
	require.NoError(t, err)
	return ctx
}

// sources are the pieces of files.
func sources(t testing.TB, pattern string) []*diag.Source {
	t.Helper()
	if pattern == "" {
		return nil
	}
	files, err := filepath.Glob(pattern)
	require.NoError(t, err)
	require.NotEmpty(t, files, "no file is like %s", pattern)
	var list []*diag.Source
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		list = append(list, diag.NewSource(file, text).Split()...)
	}
	return list
}

// generated are modules made from definitions; not all are valid.
func generated(t testing.TB, d *ods.Dialect, all []*ods.Dialect) []string {
	t.Helper()
	g, err := irgen.New(contextOf(t, all), 1)
	require.NoError(t, err)
	var texts []string
	for _, name := range d.OpNames() {
		texts = append(texts, g.Op(d.Op(name), perDefinition)...)
	}
	for _, name := range d.TypeNames() {
		texts = append(texts, g.Type(d.Type(strings.TrimPrefix(name, d.Name()+".")), perDefinition)...)
	}
	for _, name := range d.AttrNames() {
		texts = append(texts, g.Attr(d.Attr(strings.TrimPrefix(name, d.Name()+".")), perDefinition)...)
	}
	return texts
}

// roundTrip takes a module through all forms.
func roundTrip(t *testing.T, all []*ods.Dialect, m *ir.Operation) {
	t.Helper()
	for _, o := range []syntax.PrintOptions{{}, {Generic: true}, {DebugInfo: true}, {Generic: true, DebugInfo: true}} {
		want := string(syntax.AppendOp(nil, m, o))
		again := parse(t, all, want)
		if again == nil || !assert.Equal(t, want, string(syntax.AppendOp(nil, again, o)), "read again") {
			return
		}
		back := throughBytecode(t, all, m, bytecode.WriteOptions{})
		if o.DebugInfo && back != nil {
			assert.Equal(t, want, string(syntax.AppendOp(nil, back, o)), "from bytecode")
		}
	}
}

// parse reads a module that must be readable.
func parse(t testing.TB, all []*ods.Dialect, text string) *ir.Operation {
	t.Helper()
	var sink diag.Sink
	m := syntax.Parse(contextOf(t, all), diag.NewSource("module.mlir", []byte(text)), &sink, syntax.ParseOptions{AllowUnregistered: true})
	assert.NotNil(t, m, "%v\n%s", sink.Diagnostics(), text)
	return m
}

// throughBytecode writes a module, and reads it with definitions that may be
// others.
func throughBytecode(t testing.TB, all []*ods.Dialect, m *ir.Operation, o bytecode.WriteOptions) *ir.Operation {
	t.Helper()
	data, err := bytecode.Append(nil, m, o)
	if !assert.NoError(t, err, "%s", syntax.AppendOp(nil, m, syntax.PrintOptions{})) {
		return nil
	}
	var sink diag.Sink
	back := bytecode.Read(contextOf(t, all), "module.mlirbc", data, &sink)
	assert.NotNil(t, back, "%v", sink.Diagnostics())
	return back
}
