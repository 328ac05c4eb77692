package verify_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/repository"
)

// parse reads a module that has no problem before it is verified.
func parse(t testing.TB, ctx *ir.Context, s *diag.Source) *ir.Operation {
	t.Helper()
	sink := &diag.Sink{}
	op := syntax.Parse(ctx, s, sink, syntax.ParseOptions{AllowUnregistered: true})
	require.Empty(t, sink.Diagnostics())
	require.NotNil(t, op)
	return op
}

// found are the diagnostics of a module.
func found(op *ir.Operation, workers int) []diag.Diagnostic {
	sink := &diag.Sink{}
	verify.Verify(op, sink, verify.Options{Workers: workers})
	return sink.Diagnostics()
}

// TestRules breaks every rule, with what is expected beside the operation that
// breaks it.
func TestRules(t *testing.T) {
	files, err := filepath.Glob("testdata/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		for _, s := range diag.NewSource(file, text).Split() {
			t.Run(strings.TrimSuffix(filepath.Base(file), ".mlir"), func(t *testing.T) {
				op := parse(t, repository.Context(t), s)
				list := found(op, 1)
				for _, problem := range diag.Check(s, list) {
					t.Error(problem)
				}
				assert.Equal(t, list, found(op, 3), "workers find the same")
			})
		}
	}
}

// TestDefaultOfEndlessElements reads a form whose default would have an element
// for each of a splat that stands for a million million.
func TestDefaultOfEndlessElements(t *testing.T) {
	d, problems := load.Dialect("y.dialect", []byte("dialect y {\n  version 0.1.0\n}\n"+
		"op y.x {\n  attributes e: int-elements(i8), s: i64-array = repeat(1, len($e))\n  format $e attr-dict\n}\n"))
	require.Empty(t, problems)
	ctx, err := load.NewContext(d)
	require.NoError(t, err)
	sink := &diag.Sink{}
	syntax.Parse(ctx, diag.NewSource("y.mlir", []byte("y.x dense<1> : vector<1099511627776xi8>\n")), sink, syntax.ParseOptions{})
	require.Len(t, sink.Diagnostics(), 1)
	assert.Equal(t, "attribute 's' of 'y.x' does not follow from the rest", sink.Diagnostics()[0].Message)
}

// TestVerifyPart verifies a function alone, as after a pass on functions: what it
// calls is another's, but what is inside of it is looked at.
func TestVerifyPart(t *testing.T) {
	m := parse(t, repository.Context(t), diag.NewSource("part.mlir", []byte(
		"func private @g()\nfunc @f() {\n  call @g() : () -> ()\n  call @missing() : () -> ()\n  return\n}\n")))
	f := m.Region(0).Entry().Last()
	assert.Empty(t, found(f, 1))
	assert.Len(t, found(m, 1), 1)
	f.Region(0).Entry().Last().Erase()
	assert.NotEmpty(t, found(f, 1))
}

// TestHookMeetsUnsoundOperands has a hook that takes the operation of its operand for sound. Where that
// is not, the error is reported and no more; where all is sound, the hook is wrong.
func TestHookMeetsUnsoundOperands(t *testing.T) {
	hooks := map[string]verify.Hook{"t.use": func(op *ir.Operation) error {
		op.Operand(0).DefiningOp().Operand(0)
		return nil
	}}
	check := func(op, text string) []diag.Diagnostic {
		sink := &diag.Sink{}
		source := diag.NewSource("in.mlir", []byte("%0 = \""+op+"\"() : () -> f32\n\"t.use\"(%0) : (f32) -> ()\n"+text))
		verify.Verify(parse(t, repository.Context(t), source), sink, verify.Options{Hooks: hooks})
		return sink.Diagnostics()
	}
	assert.Len(t, check("std.negf", ""), 1)
	assert.Panics(t, func() { check("t.source", "") })
}
