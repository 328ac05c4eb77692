package llvmir_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/translate/llvmir"
)

// named parses a module and keeps the names of values.
func named(t testing.TB, file string) *ir.Operation {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	dialect, err := llvm.Dialect.Definitions()
	require.NoError(t, err)
	ctx, err := load.NewContext(dialect)
	require.NoError(t, err)
	var sink diag.Sink
	module := syntax.Parse(ctx, diag.NewSource(file, text), &sink, syntax.ParseOptions{KeepNames: true})
	require.NotNil(t, module, "%v", sink.Diagnostics())
	return module
}

const debugValues = "testdata/debug/values.mlir"

// TestFullDebugInfo compares with text that was read by a person, and has LLVM verify it and
// keep it: LLVM drops debug information that is not valid.
func TestFullDebugInfo(t *testing.T) {
	module := named(t, debugValues)
	got := emit(t, module, llvmir.Options{DebugInfo: llvmir.FullDebugInfo})
	golden := strings.TrimSuffix(debugValues, ".mlir") + ".ll"
	if rewrites() {
		require.NoError(t, os.WriteFile(golden, []byte(got), 0o644))
	}
	want, err := os.ReadFile(golden)
	require.NoError(t, err)
	require.Equal(t, string(want), got)
	require.Equal(t, got, emit(t, module, llvmir.Options{DebugInfo: llvmir.FullDebugInfo, Workers: 4}))

	opaque := emit(t, module, llvmir.Options{DebugInfo: llvmir.FullDebugInfo, OpaquePointers: true, Reader: 19})
	for _, read := range []struct {
		text string
		args []string
	}{
		{got, []string{"opt-13", "-S", "-verify", "-o", "-"}},
		{got, []string{"opt-14", "-S", "-verify", "-o", "-"}},
		{opaque, []string{"opt-19", "-S", "-passes=verify", "-o", "-"}},
	} {
		printed := string(oracle.Pipe(t, []byte(read.text), read.args[0], read.args[1:]...))
		assert.Contains(t, printed, "emissionKind: FullDebug", read.args[0])
		assert.Contains(t, printed, `!DILocalVariable(name: "acc"`, read.args[0])
		assert.Contains(t, printed, `%"two words \22 %" = add i32`, read.args[0])
	}
}

// TestNoNamesWithoutDebugInfo has the same text for a module with names and one without.
func TestNoNamesWithoutDebugInfo(t *testing.T) {
	text, err := os.ReadFile(debugValues)
	require.NoError(t, err)
	for _, how := range []llvmir.DebugInfo{llvmir.NoDebugInfo, llvmir.LineTables} {
		o := llvmir.Options{DebugInfo: how}
		plain, kept := emit(t, parse(t, debugValues, text), o), emit(t, named(t, debugValues), o)
		if how == llvmir.NoDebugInfo {
			require.Equal(t, plain, kept)
		}
		for _, word := range []string{"llvm.dbg.value", "%acc", "DIBasicType"} {
			require.NotContains(t, kept, word)
		}
	}
}

// TestObjectsHaveValidDWARF has LLVM's tools check what they make of it, at every level.
func TestObjectsHaveValidDWARF(t *testing.T) {
	for _, number := range []int{14, 19} {
		version := strconv.Itoa(number)
		text := emit(t, named(t, debugValues), llvmir.Options{DebugInfo: llvmir.FullDebugInfo, OpaquePointers: number == 19, Reader: number})
		for _, level := range []string{"-O0", "-O2"} {
			// Vectors of scalable length are for other processors.
			fixed := cutFunction(text, "@types(")
			object := filepath.Join(t.TempDir(), "a.o")
			require.NoError(t, os.WriteFile(object, oracle.Pipe(t, []byte(fixed), "llc-"+version, level, "-filetype=obj", "-o", "-"), 0o600))
			for _, tool := range []string{"llvm-dwarfdump-14", "llvm-dwarfdump-19"} {
				out := oracle.Pipe(t, "", tool, "--verify", object)
				assert.Contains(t, string(out), "No errors.", "%s of llc-%s %s", tool, version, level)
			}
			lines := string(oracle.Pipe(t, "", "llvm-dwarfdump-14", "--debug-line", object))
			assert.Contains(t, lines, `"values.mlir"`)
			assert.Contains(t, lines, `"in.mlir"`)
			info := string(oracle.Pipe(t, "", "llvm-dwarfdump-14", "--debug-info", object))
			for _, want := range []string{`("acc")`, `("sum")`, `("gone")`, "DW_TAG_inlined_subroutine", `("memref<?xf32>")`, `("sizes")`} {
				assert.Contains(t, info, want, "llc-%s %s", version, level)
			}
		}
	}
}

// cutFunction takes a definition out of LLVM IR.
func cutFunction(text, head string) string {
	start := strings.LastIndex(text[:strings.Index(text, head)], "\ndefine ")
	end := start + strings.Index(text[start:], "\n}\n") + len("\n}\n")
	return text[:start] + text[end:]
}

// TestDescribed refuses descriptions of functions that LLVM would drop with all debug information.
func TestDescribed(t *testing.T) {
	const head = `
#file = #llvm.di_file<"f.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<`
	const tail = `scope = #file, name = "f", file = #file>
module {
  llvm.func @f() loc(fused<#f>["f.c":3:1])
}
`
	for described, want := range map[string]string{
		"id = distinct[1]<>, subprogramFlags = Definition, ":  "'#llvm.di_subprogram' of 'f' is a definition and needs a 'compileUnit'",
		"compileUnit = #unit, subprogramFlags = Definition, ": "'#llvm.di_subprogram' of 'f' is a definition and needs an 'id'",
		"compileUnit = #unit, subprogramFlags = Optimized, ": "'#llvm.di_subprogram' of 'f' has a 'compileUnit', which only a definition has; " +
			"add Definition to its 'subprogramFlags'",
		"": "",
	} {
		var sink diag.Sink
		_, ok := llvmir.Emit(parse(t, "f.mlir", []byte(head+described+tail)), llvmir.Options{DebugInfo: llvmir.LineTables}, &sink)
		require.Equal(t, want == "", ok, "%s: %v", described, sink.Diagnostics())
		if !ok {
			assert.Equal(t, want, sink.Diagnostics()[0].Message)
			assert.Equal(t, 3, sink.Diagnostics()[0].Pos.Line)
		}
	}
}
