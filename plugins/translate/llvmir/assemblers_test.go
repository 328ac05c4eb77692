package llvmir_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/translate/llvmir"
	"github.com/mlirc/mlirc/sdk"
)

// modules are the texts that this package translates, by their files.
func modules(t *testing.T) map[string][]byte {
	t.Helper()
	files, err := filepath.Glob("testdata/[gon][ore]*/*.mlir") // golden, oracle and newer
	require.NoError(t, err)
	texts := map[string][]byte{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		texts[file] = text
	}
	require.Greater(t, len(texts), 20)
	return texts
}

// later are the versions of LLVM behind 14 that read and verify every module.
var later = []int{19, 22}

// TestAssemblers has LLVM 13, 14 and later ones read and verify every module, which the
// verifier of the dialect accepts.
func TestAssemblers(t *testing.T) {
	for file, text := range modules(t) {
		t.Run(filepath.Base(file), func(t *testing.T) {
			module := parse(t, file, text)
			sink := &diag.Sink{}
			require.True(t, verify.Verify(module, sink, sdk.Checks(llvm.Dialect)), "%v", sink.Diagnostics())
			if !llvmir.HasOpaquePointers(module) {
				typed := emit(t, module, llvmir.Options{})
				oracle.Pipe(t, []byte(typed), "llvm-as-13", "-o", os.DevNull)
				oracle.Pipe(t, []byte(typed), "opt-13", "-verify", "-disable-output")
			}
			opaque := emit(t, module, llvmir.Options{OpaquePointers: true})
			oracle.Pipe(t, []byte(opaque), "llvm-as-14", "-opaque-pointers", "-o", os.DevNull)
			oracle.Pipe(t, []byte(opaque), "opt-14", "-opaque-pointers", "-verify", "-disable-output")
			for _, version := range later {
				text := emit(t, module, llvmir.Options{OpaquePointers: true, Reader: 19})
				if version >= 20 { // which has the type no more
					text = strings.ReplaceAll(text, "x86_mmx", "<1 x i64>")
				}
				oracle.Pipe(t, []byte(text), fmt.Sprintf("llvm-as-%d", version), "-o", os.DevNull)
				oracle.Pipe(t, []byte(text), fmt.Sprintf("opt-%d", version), "-passes=verify", "-disable-output")
			}
		})
	}
}

// TestEveryOperation holds a module for each operation of the dialect.
func TestEveryOperation(t *testing.T) {
	var all strings.Builder
	for _, text := range modules(t) {
		all.Write(text)
	}
	files, err := filepath.Glob("testdata/*22/*.mlir")
	require.NoError(t, err)
	for _, file := range files { // which TestAgainst22 and TestRun22 translate
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		all.Write(text)
	}
	definitions, err := llvm.Dialect.Definitions()
	require.NoError(t, err)
	for _, name := range definitions.OpNames() {
		require.Regexp(t, regexpOf(name), all.String(), "no module has '%s'", name)
	}
}

// regexpOf matches the name of an operation that is not the beginning of another's.
func regexpOf(name string) string {
	return strings.ReplaceAll(name, ".", `\.`) + `("|[ \n(])`
}
