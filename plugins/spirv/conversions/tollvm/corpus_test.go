package tollvm_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/spirv/binary"
	"github.com/mlirc/mlirc/plugins/spirv/conversions/tollvm"
	"github.com/mlirc/mlirc/plugins/translate/llvmir"
)

// TestCorpus takes the binaries to LLVM IR that lie in the folder that SPV_CORPUS names, and
// hands that to the assemblers. What spirv-val refuses or the dialect does not have is left out; an
// error that names an operation is counted, and no failure.
func TestCorpus(t *testing.T) {
	folder := os.Getenv("SPV_CORPUS")
	if folder == "" {
		t.Skip("SPV_CORPUS names no folder of binaries")
	}
	paths, err := filepath.Glob(filepath.Join(folder, "*.spv"))
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	unread, refused, converted := 0, 0, 0
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			data, err := os.ReadFile(path)
			require.NoError(t, err)
			m, err := binary.Read(repository.Context(t), data, binary.ReadOptions{})
			if err != nil || exec.Command("spirv-val", "--scalar-block-layout", path).Run() != nil {
				unread++
				t.Skip(err)
			}
			sink := &diag.Sink{}
			steps, _, err := pass.Steps([]pass.Call{{Pass: pipeline}}, pass.NewRegistry(tollvm.SPIRVToLLVM()))
			require.NoError(t, err)
			manager := pass.Manager{Verify: verifies}
			if err := manager.Run(context.Background(), m, &pass.Pipeline{Steps: steps}, sink); err != nil {
				require.ErrorIs(t, err, pass.ErrReported)
				refused++
				for _, d := range sink.Diagnostics() {
					require.True(t, d.Severity != diag.Error || strings.Contains(d.Message, "cannot legalize operation '"), d.Message)
					require.NotEmpty(t, d.Notes, d.Message)
					t.Logf("refused: %s: %s", d.Message, d.Notes[0].Message)
				}
				t.SkipNow()
			}
			text, ok := llvmir.Emit(m, llvmir.Options{}, sink)
			require.True(t, ok, "%v", sink.Diagnostics())
			for _, assembler := range []string{"llvm-as-13", "llvm-as-14", "llvm-as-19", "llvm-as-22"} {
				oracle.Pipe(t, string(text), oracle.Tool(t, assembler), "-o", "/dev/null")
			}
			converted++
		})
	}
	t.Logf("of %d modules %d become LLVM IR, %d are refused with a reason, %d are not read", len(paths), converted, refused, unread)
}
