package e2e_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/irdl"
	"github.com/mlirc/mlirc/sdk/bindgen"
)

// TestAddAnOperation adds the operation of CONTRIBUTING.md, and wants all that
// is promised there of one definition.
func TestAddAnOperation(t *testing.T) {
	t.Parallel()
	text := repositoryFile(t, "plugins/std/std/std.dialect") + "\n" + block(t, repositoryFile(t, "CONTRIBUTING.md"), "/// Counts")
	d := newDesk(t, map[string]string{
		"std.dialect": text,
		"in.mlir":     "func @f(%a: i32) -> i32 {\n  %0 = popcount %a : i32\n  return %0 : i32\n}\n",
		"bad.mlir":    "func @f(%a: f32) {\n  %0 = popcount %a : f32\n  return\n}\n",
	})
	d.succeed("dialect", "check", "std.dialect")
	d.succeed("dialect", "format", "--check", "std.dialect")
	assert.Contains(t, d.succeed("dialect", "describe", "--dialect=std.dialect", "std.popcount"), "Counts the bits")

	const known = "--dialect=std.dialect"
	printed := d.succeed("opt", known, "in.mlir")
	assert.Contains(t, printed, "%0 = popcount %arg0 : i32\n")
	generic := d.succeed("opt", known, "--mlir-print-op-generic", "in.mlir")
	assert.Contains(t, generic, `"std.popcount"(%arg0) : (i32) -> i32`)
	assert.Equal(t, printed, d.feed(generic, "opt", known).stdout)
	assert.Equal(t, printed, d.feed(d.succeed("opt", known, "--emit-bytecode", "in.mlir"), "opt", known).stdout)
	got := d.mlirc("opt", known, "bad.mlir")
	assert.Equal(t, 1, got.status)
	assert.Regexp(t, `^bad\.mlir:2:8: error: 'std\.popcount' op operand #0 `, got.stderr)

	dialect, problems := irdl.Load("std.dialect", []byte(text))
	require.Empty(t, problems)
	code, err := bindgen.Generate(dialect, "std")
	require.NoError(t, err)
	assert.Contains(t, string(code), "func NewPopcount(b *ir.Builder, value *ir.Value, attrs ...ir.NamedAttr) Popcount {")
}

func repositoryFile(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, path))
	require.NoError(t, err)
	return string(text)
}

// block is the block of code in a Markdown text that begins so.
func block(t *testing.T, text, start string) string {
	t.Helper()
	_, rest, found := strings.Cut(text, "```\n"+start)
	require.True(t, found)
	code, _, found := strings.Cut(rest, "```")
	require.True(t, found)
	return start + code
}
