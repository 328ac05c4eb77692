package std_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/std/passes/normalize"
)

// FuzzNormalForms verifies what it reads with the hooks of all dialects, and takes what
// is valid to its normal forms, which must be valid.
func FuzzNormalForms(f *testing.F) {
	for _, pattern := range []string{"testdata/canonicalize/*.mlir", "dialects/affine/testdata/rules/*.mlir", "passes/normalize/testdata/*.mlir", "../../internal/roundtrip/testdata/affine.mlir"} {
		files, err := filepath.Glob(pattern)
		require.NoError(f, err)
		for _, name := range files {
			text, err := os.ReadFile(name)
			require.NoError(f, err)
			for _, chunk := range strings.Split(string(text), "// -----\n") {
				f.Add(chunk)
			}
		}
	}
	dialects := repository.Dialects(f)
	var owners []transforms.Owner
	hooks := map[string]verify.Hook{}
	for _, d := range std.Plugin().Dialects {
		owners = append(owners, d.Canonicalize)
		for name, hook := range d.Hooks {
			hooks[name] = hook
		}
	}
	registry := pass.NewRegistry(append(normalize.Passes(), transforms.Canonicalize(owners...))...)
	f.Fuzz(func(t *testing.T, text string) {
		for _, pipeline := range []string{"canonicalize", "func(simplify-affine-structures)", "normalize-memrefs"} {
			ctx, err := load.NewContext(dialects...)
			require.NoError(t, err)
			takeTo(t, ctx, registry, hooks, pipeline, text)
		}
	})
}

func takeTo(t *testing.T, ctx *ir.Context, registry *pass.Registry, hooks map[string]verify.Hook, pipeline, text string) {
	t.Helper()
	var sink diag.Sink
	check := func(op *ir.Operation, sink *diag.Sink) bool {
		return verify.Verify(op, sink, verify.Options{Workers: 1, Hooks: hooks})
	}
	m := syntax.Parse(ctx, diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{AllowUnregistered: true})
	if m == nil || !check(m, &sink) {
		return
	}
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(pipeline)), registry)
	require.Empty(t, problems)
	manager := pass.Manager{Workers: 1, Verify: check}
	if err := manager.Run(context.Background(), m, steps, &sink); err != nil && !errors.Is(err, pass.ErrReported) {
		require.NoError(t, err, "%v\n%s", sink.Diagnostics(), text)
	}
	require.True(t, check(m, &sink), "%v\n%s", sink.Diagnostics(), text)
}
