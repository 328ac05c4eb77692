package binary_test

import (
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	spvbinary "github.com/mlirc/mlirc/plugins/spirv/binary"
)

// TestMatrices reads the matrices of SPV_KHR_cooperative_matrix as mlir-translate-19 writes them, and has
// it read them as they are written here. Debian's spirv-as does not know them.
func TestMatrices(t *testing.T) {
	oracle.Need(t, "mlir-translate-19")
	dir := t.TempDir()
	file := filepath.Join(dir, "theirs.spv")
	run := func(args ...string) string {
		out, err := exec.Command("mlir-translate-19", append([]string{"--no-implicit-module"}, args...)...).CombinedOutput()
		require.NoError(t, err, "%s", out)
		return string(out)
	}
	run("--serialize-spirv", "testdata/cooperative_khr.mlir", "-o", file)
	theirs, err := os.ReadFile(file)
	require.NoError(t, err)
	ctx := context(t)
	sink := &diag.Sink{}
	module, err := spvbinary.Read(ctx, theirs, spvbinary.ReadOptions{})
	require.NoError(t, err)
	valid(t, module)
	text, err := os.ReadFile("testdata/cooperative_khr.mlir")
	require.NoError(t, err)
	same := syntax.Parse(ctx, diag.NewSource("cooperative_khr.mlir", text), sink, syntax.ParseOptions{})
	require.NotNil(t, same, "%v", sink.Diagnostics())
	ours, err := spvbinary.Write(first(same), spvbinary.WriteOptions{})
	require.NoError(t, err)
	assert.Equal(t, ofMatrices(theirs), ofMatrices(ours))
	again, err := spvbinary.Write(module, spvbinary.WriteOptions{})
	require.NoError(t, err)
	assert.Equal(t, ofMatrices(theirs), ofMatrices(again))
	binary.LittleEndian.PutUint32(ours[4:], 0x0001_0500) // which it reads, and does not check
	file = filepath.Join(dir, "ours.spv")
	require.NoError(t, os.WriteFile(file, ours, 0o600))
	back := run("--deserialize-spirv", file)
	for _, word := range []string{
		"<RowMajor> : !spirv.ptr<f16, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xf16, Subgroup, MatrixA>",
		"<ColumnMajor>, <Volatile> : !spirv.ptr<f16, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixB>",
		"spirv.KHR.CooperativeMatrixStore", "spirv.KHR.CooperativeMatrixLength", "spirv.KHR.CooperativeMatrixMulAdd",
	} {
		assert.Contains(t, back, word)
	}
}

// first is the module of SPIR-V in a program.
func first(op *ir.Operation) (found *ir.Operation) {
	ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		if o.Is("spv.module") {
			found = o
			return ir.Interrupt
		}
		return ir.Advance
	})
	return found
}

// ofMatrices are the opcodes and lengths of the instructions of matrices, sorted.
func ofMatrices(module []byte) (found []uint32) {
	for at := 20; at < len(module); {
		word := binary.LittleEndian.Uint32(module[at:])
		if op := word & 0xffff; op >= 4456 && op <= 4460 {
			found = append(found, word)
		}
		at += 4 * int(word>>16)
	}
	slices.Sort(found)
	return found
}
