package definitions_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/definitions"
	"github.com/mlirc/mlirc/sdk"
)

// library has a plugin with dialects of which one's name begins like another's.
func library(t *testing.T) *definitions.Library {
	t.Helper()
	var dialects []*sdk.Dialect
	for _, name := range []string{"one", "only", "x_y"} {
		text := "dialect " + name + " {\n  version 1.0.0\n  versions later_" + name + " in mlir-19\n}\nop " + name + ".op {}\nop " + name +
			".moved {\n  versions else." + name + " in mlir-19\n}\ntype " + name + ".t {}\n"
		dialects = append(dialects, &sdk.Dialect{File: name + ".dialect", Source: []byte(text)})
	}
	cfg, err := config.Load(config.Request{})
	require.NoError(t, err)
	cat, err := catalog.New(t.Context(), catalog.Options{Config: cfg, Builtins: []catalog.Builtin{
		{Client: sdk.Local(&sdk.Plugin{Name: "owner", Version: "1.0.0", Dialects: dialects})},
	}})
	require.NoError(t, err)
	return definitions.New(cat)
}

// TestMentioned finds the names of dialects in modules, as text and as bytecode.
func TestMentioned(t *testing.T) {
	l := library(t)
	for text, want := range map[string]definitions.Mentions{
		`"one.op"() : () -> ()`:                           {"one": true},
		`"t.op"() : () -> !one.t`:                         {"one": true},
		`"t.op"() {a = 1 : i1, x_y.b} : () -> !only.t`:    {"only": true, "x_y": true},
		`"t.one_op"() : () -> (!one.t, !only.t)`:          {"one": true, "only": true},
		`"t.someone"() {zone = "1one"} : () -> ()`:        {},
		`"t.op"() {b = "onl", a = @xx_y} : () -> ()`:      {},
		`"t.op"() ({ "x_y.op"() : () -> () }) : () -> ()`: {"x_y": true},
	} {
		assert.Equal(t, want, l.Mentioned([]byte(text)), text)
		ctx, err := l.FullContext(t.Context())
		require.NoError(t, err)
		var sink diag.Sink
		m := syntax.Parse(ctx, diag.NewSource("in", []byte(text+"\n")), &sink, syntax.ParseOptions{AllowUnregistered: true})
		if m == nil {
			continue // text alone
		}
		data, err := bytecode.Append(nil, m, bytecode.WriteOptions{})
		require.NoError(t, err)
		assert.Equal(t, want, l.Mentioned(data), "bytecode of %s", text)
	}
}

// TestMentionedBy finds dialects also where an input has other names for them, or for an operation.
func TestMentionedBy(t *testing.T) {
	l := library(t)
	for text, want := range map[string][]string{
		`"later_one.op"() : () -> ()`:                {"one"},
		`"else.only"() : () -> ()`:                   {"only"},
		`"t.op"() {later_x_y.a = 1 : i1} : () -> ()`: {"x_y"},
		`"t.op"() {else.a = 1 : i1} : () -> ()`:      nil,
	} {
		ctx, err := l.FullContext(t.Context())
		require.NoError(t, err)
		var sink diag.Sink
		m := syntax.Parse(ctx, diag.NewSource("in", []byte(text+"\n")), &sink, syntax.ParseOptions{AllowUnregistered: true, Profile: "mlir-19"})
		require.NotNil(t, m, "%v", sink.Diagnostics())
		got := l.MentionedBy(m, []byte(text))
		for _, name := range []string{"one", "only", "x_y"} {
			assert.Equal(t, slices.Contains(want, name), got[name], "%s in %s", name, text)
		}
	}
}
