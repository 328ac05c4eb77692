package e2e_test

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// hostile has every kind of byte that must not reach a terminal or a string of protobuf:
// no UTF-8, ESC, BEL, C1 and a bidirectional override.
const hostile = "\xff\x1b]0;x\x07\u009b\u202e"

// plainlySaid wants messages to be UTF-8 without characters that control a terminal.
func plainlySaid(t *testing.T, text string) {
	t.Helper()
	assert.True(t, utf8.ValidString(text), "%q", text)
	assert.NotContains(t, text, "broke the protocol")
	for _, r := range text {
		assert.False(t, r != '\n' && r != '\t' && (r < ' ' || r >= 0x7f && r < 0xa0) || r == '\u202e', "%q", text)
	}
}

// TestHostileBytes: whatever bytes an input, its name or an option has, a run goes on or
// fails as with any others, and says so in plain text.
func TestHostileBytes(t *testing.T) {
	t.Parallel()
	const name = "a\xff\x1b.mlir"
	cases := []struct {
		what, text string
		args       []string
		status     int
		want       string
	}{
		{"operation that a plugin refuses", "func @f() {\n  \"foo" + hostile + ".x\"() : () -> ()\n  return\n}\n",
			[]string{"-allow-unregistered-dialect", "-convert-std-to-llvm", "-mlir-to-llvmir"}, 1, `\FF\1B]0;x\07\C2\9B\E2\80\AE`},
		{"location", "func @f() {\n  \"foo.x\"() : () -> () loc(\"" + hostile + "\":1:2)\n  return\n}\n",
			[]string{"-allow-unregistered-dialect", "-convert-std-to-llvm", "-mlir-to-llvmir"}, 1, `\FF\1B]0;x\07\C2\9B\E2\80\AE:1:2: error: `},
		{"symbol that is not there", "func @f() {\n  call @\"" + hostile + "\"() : () -> ()\n  return\n}\n", nil, 1,
			`a\FF\1B.mlir:2:3: error: 'std.call' op '\FF\1B]0;x\07\C2\9B\E2\80\AE' does not`},
		{"line with a mistake", "func @f() { // " + hostile + "\n  /* " + hostile + " */\n}\n", nil, 1, `\FF\1B]0;x\07\C2\9B\E2\80\AE */`},
		{"comment", "// " + hostile + "\nfunc @f() {\n  return\n}\n", []string{"-cse"}, 0, ""},
		{"flag", "", []string{"-" + hostile}, 2, `'-\FF\1B]0;x`},
		{"option", "", []string{"-inline=default-pipeline=" + hostile}, 1, `\FF\1B]0;x`},
		{"data layout", "func @f() {\n  return\n}\n", []string{"-convert-std-to-llvm=data-layout=" + hostile}, 2, `option 'data-layout': '\FF\1B]0;x`},
		{"setting", "", []string{"-set=" + hostile + "=1"}, 2, `\FF\1B]0;x`},
		{"print of a pass", "func @f() attributes {a = #foo.b<\"" + hostile + "\">} {\n  return\n}\n",
			[]string{"-allow-unregistered-dialect", "-cse", "-mlir-print-ir-after-all"}, 0, ""},
		{"pass to print after", "func @f() {\n  return\n}\n", []string{"-cse", "-mlir-print-ir-after=" + hostile}, 2, `'\FF\1B]0;x`},
	}
	for _, c := range cases {
		t.Run(c.what, func(t *testing.T) {
			t.Parallel()
			d := newDesk(t, map[string]string{name: c.text})
			got := d.mlirc(append(append([]string{"opt"}, c.args...), name)...)
			plainlySaid(t, got.stderr)
			assert.Equal(t, c.status, got.status, got.stderr)
			assert.Contains(t, got.stderr, c.want)
		})
	}
}

// TestErrorLimit: of many errors the first are shown, and the others counted.
func TestErrorLimit(t *testing.T) {
	t.Parallel()
	const errors = 150
	text := "func @f() {\n" + strings.Repeat("  \"std.addi\"() : () -> ()\n", errors) + "  return\n}\n"
	d := newDesk(t, map[string]string{"in.mlir": text})
	for _, c := range []struct {
		args  []string
		shown int
	}{
		{nil, 100}, {[]string{"-error-limit=7"}, 7}, {[]string{"-error-limit=0"}, errors},
	} {
		got := d.mlirc(append(append([]string{"opt"}, c.args...), "in.mlir")...)
		require.Equal(t, 1, got.status)
		assert.Equal(t, c.shown, strings.Count(got.stderr, "error: "))
		more := fmt.Sprintf("mlirc: %d more errors are not shown; --error-limit=0 shows all\n", errors-c.shown)
		assert.Equal(t, c.shown < errors, strings.HasSuffix(got.stderr, more), got.stderr)
	}
	assert.Equal(t, 3, strings.Count(d.mlirc("--error-limit=3", "in.mlir").stderr, "error: "))
}

// TestLongLine: of a line of a megabyte the part around the mistake is shown.
func TestLongLine(t *testing.T) {
	t.Parallel()
	text := "func @f() attributes {a = \"" + strings.Repeat("é", 500_000) + "\"} { wrong 1 } " + strings.Repeat("x", 500_000)
	d := newDesk(t, map[string]string{"in.mlir": text})
	got := d.mlirc("opt", "in.mlir")
	require.Equal(t, 1, got.status)
	assert.Less(t, len(got.stderr), 6000)
	assert.Contains(t, got.stderr, `wrong 1 } xxx`)
	lines := strings.Split(got.stderr, "\n")
	caret := strings.Index(lines[2], "^")
	assert.True(t, strings.HasPrefix(string([]rune(lines[1])[caret:]), "wrong"), got.stderr)
}
