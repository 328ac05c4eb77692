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
