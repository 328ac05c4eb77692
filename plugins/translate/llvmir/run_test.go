package llvmir_test

import (
	"os/exec"
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

// TestRun22 compiles modules with what LLVM has since version 20, runs them, and compares what they print with the
// lines that begin with `// prints:`.
func TestRun22(t *testing.T) {
	oracle.Need(t, "llc-22", "cc")
	eachFile(t, "testdata/run22/*.mlir", func(t *testing.T, file string, text []byte) {
		module := parse(t, file, text)
		sink := &diag.Sink{}
		require.True(t, verify.Verify(module, sink, sdk.Checks(llvm.Dialect)), "%v", sink.Diagnostics())
		ir := emit(t, module, llvmir.Options{OpaquePointers: true, Reader: 22, Workers: 2})
		object, program := filepath.Join(t.TempDir(), "module.o"), filepath.Join(t.TempDir(), "program")
		oracle.Pipe(t, ir, "llc-22", "-O2", "-filetype=obj", "-relocation-model=pic", "-o", object)
		oracle.Pipe(t, "", "cc", object, "-lm", "-o", program)
		out, err := exec.Command(program).Output()
		require.NoError(t, err)
		require.Equal(t, printed(string(text)), string(out))
	})
}

// printed is what the comments of a module say that it prints.
func printed(text string) string {
	var out strings.Builder
	for line := range strings.Lines(text) {
		if rest, ok := strings.CutPrefix(line, "// prints: "); ok {
			out.WriteString(rest)
		}
	}
	return out.String()
}
