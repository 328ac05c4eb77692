package rules_test

import (
	"go/ast"
	"go/parser"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// keptExports are what core exports though no other package here uses it, each with the reason.
var keptExports = map[string]string{
	"core/bytecode WriteOptions.Version": "programs of others may read earlier versions of bytecode only",
	"core/convert Config.Full":           "the other mode of a conversion, MLIR's applyFullConversion",
	"core/convert Rewriter.ReplaceOp":    "Match.Replace where a pattern has no view, as one of any operation",
	"core/convert Rewriter.Types":        "Match.Type where a pattern has no view",

	// Views that bindgen writes for dialects of others have attributes by these.
	"core/ods FloatOf":   "the view of `float`",
	"core/ods FloatOr":   "the view of `float` with a default",
	"core/ods SetOf":     "the view of an integer set",
	"core/ods SymbolsOf": "the view of a list of symbols",
	"core/ods UintOr":    "the view of an unsigned integer with a default",

	"core/ods NotationVarargs": "one of an enumeration that are plain numbers",

	// A pipeline that is made in Go consists of passes, as the other passes of the package are.
	"core/transforms DCE":            "a pass",
	"core/transforms SCCP":           "a pass",
	"core/transforms StripDebugInfo": "a pass",
	"core/transforms SymbolDCE":      "a pass",
}

// TestExportsAreUsed holds what packages of core export to what other packages use, tests included;
// see [exports] for what that means.
func TestExportsAreUsed(t *testing.T) {
	x := newExports()
	x.repository(t)
	assert.Greater(t, len(x.declared), 2500)
	idle := x.idle()
	var unknown []string
	for _, name := range idle {
		if keptExports[name] == "" {
			unknown = append(unknown, name)
		}
	}
	assert.Empty(t, unknown, "no other package uses these: they need not be exported")
	for name := range keptExports {
		assert.Contains(t, idle, name, "%s is used: it needs no reason", name)
	}
}

// TestIdleExports finds what is idle in packages that are made for it.
func TestIdleExports(t *testing.T) {
	x := newExports()
	check := func(path, text string) {
		f, err := parser.ParseFile(x.fset, path, text, parser.SkipObjectResolution)
		require.NoError(t, err)
		require.NoError(t, x.check(module+path, []*ast.File{f}))
	}
	check("core/a", `package a
		type Used struct{ Field, Idle int; Out Result }
		type Result int
		type Idle int
		const Zero, One Result = 0, 1
		const Alone = 3
		func (Used) Method() {}
		func (Used) IdleMethod() {}
		func (Used) String() string { return "" }
		func (Used) Asked() {}
		func (Used) Inner() {}
		type Asker interface{ Asked() }
		type Within interface{ Inner() }
		type Object interface{ First(); Second() }
		func Call(Asker, Within) {}
		type hidden struct{ Field int }
		func (hidden) Method() {}
		var V Used`)
	check("core/a_test", `package a_test
		import "github.com/mlirc/mlirc/core/a"
		var _ = a.Alone`)
	check("plugins/b", `package b
		import "github.com/mlirc/mlirc/core/a"
		func f(v a.Used) { v.Method(); _ = v.Out; _ = a.Used{Field: 1}; a.Call(v, v) }
		func g(v interface{ a.Asker }, o a.Object) { v.Asked(); o.First() }
		type stringer interface{ String() string }`)
	assert.Equal(t, []string{"core/a Alone", "core/a Idle", "core/a Used.Idle", "core/a Used.IdleMethod", "core/a Used.Inner", "core/a V", "core/a Within.Inner"}, x.idle())
}
