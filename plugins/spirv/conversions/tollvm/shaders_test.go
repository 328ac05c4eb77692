package tollvm_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/spirv/binary"
	"github.com/mlirc/mlirc/plugins/spirv/conversions/tollvm"
	"github.com/mlirc/mlirc/plugins/translate/llvmir"
)

// toIR converts a module and writes it as LLVM IR.
func toIR(t testing.TB, m *ir.Operation) []byte {
	t.Helper()
	sink := &diag.Sink{}
	steps, _, err := pass.Steps([]pass.Call{{Pass: pipeline}}, pass.NewRegistry(tollvm.SPIRVToLLVM()))
	require.NoError(t, err)
	manager := pass.Manager{Verify: verifies}
	err = manager.Run(context.Background(), m, &pass.Pipeline{Steps: steps}, sink)
	require.NoError(t, err, "%v", sink.Diagnostics())
	require.Empty(t, sink.Diagnostics())
	text, ok := llvmir.Emit(m, llvmir.Options{}, sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	return text
}

// verifies is the verifier without hooks.
func verifies(op *ir.Operation, sink *diag.Sink) bool {
	return verify.Verify(op, sink, verify.Options{})
}

// TestShaders takes compute shaders to LLVM IR, which assemblers of several versions of
// LLVM read.
func TestShaders(t *testing.T) {
	files, err := filepath.Glob("testdata/shaders/*.comp")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	glslang := oracle.Tool(t, "glslangValidator")
	for _, f := range files {
		for _, env := range []string{"vulkan1.1", "vulkan1.2", "vulkan1.3"} {
			t.Run(strings.TrimSuffix(filepath.Base(f), ".comp")+"/"+env, func(t *testing.T) {
				out := filepath.Join(t.TempDir(), "out.spv")
				message, err := exec.Command(glslang, "-V", "--target-env", env, f, "-o", out).CombinedOutput()
				require.NoError(t, err, "%s", message)
				data, err := os.ReadFile(out)
				require.NoError(t, err)
				m, err := binary.Read(repository.Context(t), data, binary.ReadOptions{})
				require.NoError(t, err)
				text := toIR(t, m)
				assembled(t, text)
			})
		}
	}
}

// TestAssemblers hands what the cases of files become to assemblers of several versions.
func TestAssemblers(t *testing.T) {
	texts := simpleVariants()
	for _, f := range []string{"testdata/variants.mlir", "testdata/differences.mlir", "testdata/types.mlir"} {
		text, err := os.ReadFile(f)
		require.NoError(t, err)
		for _, c := range strings.Split(string(text), "\n// -----\n") {
			input, want, _ := strings.Cut(c, "\n// wanted\n")
			if !strings.HasPrefix(want, "error: ") {
				texts = append(texts, input)
			}
		}
	}
	ctx := repository.Context(t)
	// Functions go together into one module, as a process for each would take long.
	together := syntax.Parse(ctx, diag.NewSource("in.mlir", nil), &diag.Sink{}, syntax.ParseOptions{})
	functions := 0
	for _, text := range texts {
		sink := &diag.Sink{}
		m := syntax.Parse(ctx, diag.NewSource("in.mlir", []byte(text)), sink, syntax.ParseOptions{})
		require.NotNil(t, m, "%v", sink.Diagnostics())
		op := m.Region(0).Entry().First()
		if op.Is("spv.module") {
			assembled(t, toIR(t, m))
			continue
		}
		functions++
		op.SetAttr("sym_name", ctx.StringAttr("f"+strconv.Itoa(functions)))
		op.Remove()
		together.Region(0).Entry().Append(op)
	}
	require.Greater(t, functions, 200)
	assembled(t, toIR(t, together))
}

// assembled hands a text to assemblers of several versions of LLVM.
func assembled(t testing.TB, text []byte) {
	t.Helper()
	for _, assembler := range []string{"llvm-as-13", "llvm-as-14", "llvm-as-19", "llvm-as-22"} {
		oracle.Pipe(t, string(text), oracle.Tool(t, assembler), "-o", "/dev/null")
	}
}
