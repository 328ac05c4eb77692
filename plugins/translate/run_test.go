package translate_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/translate"
)

func parse(t testing.TB, file string) *ir.Operation {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	dialect, err := llvm.Dialect.Definitions()
	require.NoError(t, err)
	ctx, err := load.NewContext(dialect)
	require.NoError(t, err)
	var sink diag.Sink
	module := syntax.Parse(ctx, diag.NewSource(file, text), &sink, syntax.ParseOptions{})
	require.NotNil(t, module, "%v", sink.Diagnostics())
	return module
}

// toIR takes a module through mlir-to-llvmir.
func toIR(t testing.TB, module *ir.Operation, settings map[string]string) []byte {
	t.Helper()
	p := translate.ToLLVMIR()
	options, problems := pass.ParseOptions(p.Name, p.Options, settings)
	require.Empty(t, problems)
	tr := &pass.Translation{
		Context: context.Background(),
		Input:   pass.Artifact{Kind: p.Input(), Module: module},
		Output:  pass.Artifact{Kind: p.Output()},
		Options: options, Diags: &diag.Sink{}, Stats: &pass.Statistics{}, Workers: 2,
	}
	require.NoError(t, p.Translate(tr))
	require.False(t, tr.Diags.HasErrors(), "%v", tr.Diags.Diagnostics())
	require.Equal(t, pass.KindLLVMIR, tr.Output.Kind)
	return tr.Output.Data
}

// TestRun compiles programs, runs them and compares what they print with the
// lines that begin with `// prints:`.
func TestRun(t *testing.T) {
	oracle.Need(t, "llc", "cc")
	files, err := filepath.Glob("testdata/run/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			object, diags, err := run(t, translate.LLC(), toIR(t, parse(t, file), nil), nil)
			require.NoError(t, err)
			require.False(t, diags.HasErrors(), "%v", diags.Diagnostics())
			program, diags, err := run(t, translate.Link(), object.Data, nil)
			require.NoError(t, err)
			require.False(t, diags.HasErrors(), "%v", diags.Diagnostics())
			path := filepath.Join(t.TempDir(), "program")
			require.NoError(t, os.WriteFile(path, program.Data, 0o700))
			out, err := exec.Command(path).Output()
			require.NoError(t, err)
			require.Equal(t, expected(t, file), string(out))
		})
	}
}

func expected(t testing.TB, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	var out strings.Builder
	for line := range strings.Lines(string(text)) {
		if rest, ok := strings.CutPrefix(line, "// prints: "); ok {
			out.WriteString(rest)
		}
	}
	return out.String()
}

func TestPointersFitTheToolchain(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PATH", dir)
	t.Setenv("XDG_CACHE_HOME", filepath.Join(dir, "cache"))
	text := func(settings map[string]string) string {
		return string(toIR(t, parse(t, "testdata/run/loop.mlir"), settings))
	}
	const typed, opaque = "declare i32 @printf(i8*, ...)", "declare i32 @printf(ptr, ...)"
	require.Contains(t, text(nil), typed, "without any llc")
	for version, want := range map[string]string{"14.0.6": typed, "15.0.0": opaque, "19.1.7": opaque} {
		script := "#!/bin/sh\necho LLVM version " + version + "\n"
		require.NoError(t, os.WriteFile(filepath.Join(dir, "llc"), []byte(script), 0o700))
		require.Contains(t, text(nil), want, version)
	}
	require.Contains(t, text(map[string]string{"opaque-pointers": "false"}), typed)
	require.Contains(t, text(map[string]string{"opaque-pointers": "true"}), opaque)
}

func TestSplatsFitTheToolchain(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PATH", dir)
	t.Setenv("XDG_CACHE_HOME", filepath.Join(dir, "cache"))
	text := func(settings map[string]string) string {
		return string(toIR(t, parse(t, "llvmir/testdata/golden/splats.mlir"), settings))
	}
	const splat = "splat (i32 3)"
	require.NotContains(t, text(nil), splat, "without any llc")
	for version, takes := range map[string]bool{"14.0.6": false, "18.1.8": false, "19.1.7": true, "21.1.0": true} {
		script := "#!/bin/sh\necho LLVM version " + version + "\n"
		require.NoError(t, os.WriteFile(filepath.Join(dir, "llc"), []byte(script), 0o700))
		require.Equal(t, takes, strings.Contains(text(nil), splat), version)
	}
	require.NotContains(t, text(map[string]string{"opaque-pointers": "true"}), splat, "the text may be for another LLVM")
}

func TestPlugin(t *testing.T) {
	p := translate.Plugin()
	require.Equal(t, "translate", p.Name)
	for _, q := range p.Passes {
		require.NotEmpty(t, q.Summary)
		require.NotNil(t, q.Translate)
		require.Nil(t, q.Run)
		for _, o := range q.Options {
			require.NotEmpty(t, o.Doc, "%s of %s", o.Name, q.Name)
		}
	}
}
