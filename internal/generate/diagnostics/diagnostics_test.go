package diagnostics

import (
	"go/ast"
	"go/parser"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestMessageText(t *testing.T) {
	cases := map[string]string{
		`"the size is %d, not %[2]q"`:            "the size is …, not …",
		`"there is no '" + name + "' here"`:      "there is no '…' here",
		`fmt.Sprintf("%d%% of it are there", n)`: "…% of it are there",
		"`in a ` + `row`":                        "in a row",
		`"BUG: this is for authors"`:             "",
		`"name"`:                                 "",
		`"--flag"`:                               "",
		`verb`:                                   "",
		`prefix + ": " + what + suffix`:          "",
		`"it is\n  of two lines"`:                "it is of two lines",
		`("in brackets " + "it is") + strconv.Itoa(wanted)`: "in brackets it is…",
	}
	for code, want := range cases {
		e, err := parser.ParseExpr(code)
		require.NoError(t, err)
		got, ok := messageText(e)
		assert.Equal(t, want, got, code)
		assert.Equal(t, want != "", ok, code)
	}
}

func TestTakers(t *testing.T) {
	cases := map[string]bool{
		`fmt.Errorf("x")`: true, `errors.New("x")`: true, `big.New("x")`: false, `errors.Is(a, b)`: false,
		`p.lexFail("x")`: true, `rw.MatchFailure("x")`: true, `fmt.Sprint("x")`: false, `failf("x")`: true,
	}
	for code, want := range cases {
		e, err := parser.ParseExpr(code)
		require.NoError(t, err)
		_, ok := takerOf(e.(*ast.CallExpr).Fun)
		assert.Equal(t, want, ok, code)
	}
}

func TestEveryPackageHasAKind(t *testing.T) {
	found, err := messagesBySource("../../..")
	require.NoError(t, err)
	messages, err := byKind(kinds, found)
	require.NoError(t, err)
	for _, k := range kinds {
		assert.NotEmpty(t, messages[k.title], "no package reports %q", k.title)
	}
	_, err = byKind(kinds, map[source][]string{{pkg: "elsewhere"}: {"it is new here"}})
	assert.ErrorContains(t, err, `package elsewhere reports "it is new here", and no kind`)
	assert.Equal(t, "Bytecode cannot be read or written", kindOf(kinds, source{pkg: "core/bytecode"}))
	assert.Equal(t, "A memref convention is wrong", kindOf(kinds, source{pkg: "plugins/lowering/convention"}))
	assert.Equal(t, reasons, kindOf(kinds, source{"plugins/std/passes/loops", true}))
}

func TestAnchor(t *testing.T) {
	assert.Equal(t, "a-plugin-is-not-there-or-another-one", anchor("A plugin is not there, or another one"))
}
