package llvmir_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/translate/llvmir"
)

// rewrites is whether `make golden` rewrites the expected files.
func rewrites() bool { return os.Getenv("GOLDEN") == "write" }

// TestGolden compares with text that was read by a person, and has LLVM verify
// it.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/golden/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			module := parse(t, file, text)
			got := emit(t, module, llvmir.Options{})
			golden := strings.TrimSuffix(file, ".mlir") + ".ll"
			if rewrites() {
				require.NoError(t, os.WriteFile(golden, []byte(got), 0o644))
			}
			want, err := os.ReadFile(golden)
			require.NoError(t, err)
			require.Equal(t, string(want), got)
			oracle.Pipe(t, []byte(got), "opt-13", "-S", "-verify", "-o", "-")
			opaque := emit(t, module, llvmir.Options{OpaquePointers: true})
			oracle.Pipe(t, []byte(opaque), "opt-14", "-opaque-pointers", "-S", "-verify", "-o", "-")
		})
	}
}

// TestDebugInfo has LLVM read lines back; it drops debug information that is
// not valid.
func TestDebugInfo(t *testing.T) {
	for _, name := range []string{"control", "exceptions", "functions", "metadata"} {
		file := "testdata/oracle/" + name + ".mlir"
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		got := emit(t, parse(t, file, text), llvmir.Options{DebugInfo: llvmir.LineTables, Workers: 2})
		printed := string(oracle.Pipe(t, []byte(got), "opt-13", "-S", "-verify", "-o", "-"))
		require.Contains(t, printed, "emissionKind: LineTablesOnly", name)
		require.Regexp(t, `ret .*, !dbg !\d+`, printed, name)
		require.Contains(t, printed, "!DIFile(filename: \""+name+".mlir\", directory: \"testdata/oracle\")")
	}
}

// TestSplats has LLVM 19 read the short form of vectors of equal elements, and find the
// module that it finds in the form that all LLVM reads.
func TestSplats(t *testing.T) {
	const file = "testdata/golden/splats.mlir"
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	module := parse(t, file, text)
	short := emit(t, module, llvmir.Options{OpaquePointers: true, Reader: 19})
	for _, want := range []string{
		"add <16 x i32> %0, splat (i32 3)", "fadd <1024 x float> %0, splat (float -0.000000e+00)",
		"xor <17 x i1> %0, splat (i1 true)", "add <vscale x 4 x i32> %0, splat (i32 3)",
		"[<64 x double> splat (double 1.500000e+00), <64 x double> splat (double 1.500000e+00)]",
	} {
		require.Contains(t, short, want)
	}
	listed := emit(t, module, llvmir.Options{OpaquePointers: true})
	require.NotContains(t, listed, "splat (")
	require.Less(t, len(listed), 4096)
	read := func(text string) string { // LLVM 19 keeps expressions of scalable vectors
		printed := oracle.Pipe(t, text, "opt-19", "-S", "-passes=verify", "-o", "-")
		return printed[:strings.Index(printed, "@scalable")]
	}
	require.Equal(t, read(listed), read(short))
}

func TestErrors(t *testing.T) {
	text, err := os.ReadFile("testdata/errors/errors.mlir")
	require.NoError(t, err)
	for _, part := range diag.NewSource("errors.mlir", text).Split() {
		dialect, err := llvm.Dialect.Definitions()
		require.NoError(t, err)
		ctx, err := load.NewContext(dialect)
		require.NoError(t, err)
		var sink diag.Sink
		module := syntax.Parse(ctx, part, &sink, syntax.ParseOptions{AllowUnregistered: true})
		require.NotNil(t, module, "%v", sink.Diagnostics())
		llvmir.Emit(module, llvmir.Options{Workers: 2}, &sink)
		require.Empty(t, diag.Check(part, sink.Diagnostics()))
	}
}

// TestWorkers writes the same bytes with any number of workers.
func TestWorkers(t *testing.T) {
	text, err := os.ReadFile("testdata/oracle/intrinsics.mlir")
	require.NoError(t, err)
	var all strings.Builder
	for i := range 20 {
		all.WriteString(strings.ReplaceAll(string(text), "@", "@copy"+strconv.Itoa(i)+"_"))
	}
	module := parse(t, "all.mlir", []byte(all.String()))
	one := emit(t, module, llvmir.Options{Workers: 1})
	require.Equal(t, one, emit(t, module, llvmir.Options{Workers: 4}))
}
