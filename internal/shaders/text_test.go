package shaders_test

import (
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/shaders"
)

// textPipeline writes a pipeline as spirv-cpu is without its first stage, which reads a binary.
func textPipeline(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../pipelines/spirv-cpu.toml")
	require.NoError(t, err)
	before, after, ok := strings.Cut(string(text), "[[stage]]\npass = \"deserialize-spirv\"\n")
	require.True(t, ok)
	path := filepath.Join(t.TempDir(), "text.toml")
	require.NoError(t, os.WriteFile(path, []byte(before+after), 0o600))
	return path
}

// TestStructured runs modules with loops as regions: operations of subgroups on the way out of one are
// for those that leave it in the same iteration, as in a binary.
func TestStructured(t *testing.T) {
	oracle.Need(t, "llc", "opt", "cc")
	assembler, pipeline := shaders.NewAssembler(t), textPipeline(t)
	runs := 0
	for _, c := range shaders.Cases() {
		if c.Name != "subgroup_exits.comp" || c.Subgroup != 8 && c.Subgroup != 32 {
			continue
		}
		file := filepath.Join(t.TempDir(), "shader.spv")
		require.NoError(t, os.WriteFile(file, assembler.Assemble(c), 0o600))
		text, err := exec.Command(mlirc, "opt", "--spirv-structurize", file).Output()
		require.NoError(t, err)
		require.Equal(t, 4, strings.Count(string(text), "spv.mlir.loop"))
		assert.NoError(t, onCPU(t, c, text, "-p", pipeline), "%d", c.Subgroup)
		runs++
	}
	assert.Equal(t, 2, runs)
}

// TestMatrices runs cooperative matrices of SPV_KHR_cooperative_matrix, which glslangValidator does not
// know yet, as text and as a binary that is made of it.
func TestMatrices(t *testing.T) {
	oracle.Need(t, "llc", "opt", "cc")
	text, err := os.ReadFile("testdata/cooperative_khr.mlir")
	require.NoError(t, err)
	const m, k, n = 8, 16, 8
	a, b := make([]int8, m*k), make([]uint8, k*n)
	for i := range a {
		a[i], b[i] = int8(37*i%251-125), uint8(91*i%256)
	}
	product, saturated, halves := make([]int32, m*n), make([]int32, m*n), make([]int32, m*n)
	for i := range m {
		for j := range n {
			sum := int32(0)
			for l := range k {
				sum += int32(a[i*k+l]) * int32(b[j*k+l])
			}
			product[i*n+j] = -3 * (sum + 5)
			saturated[i*n+j] = int32(min(int64(sum)+1<<31-1000, 1<<31-1))
			x := float32(a[i*k+j])
			halves[i*n+j] = int32(x * x * 0.25)
		}
	}
	c := &shaders.Case{Name: "cooperative_khr.mlir", Grid: [3]uint32{1, 1, 1}}
	add := func(binding uint32, before, after any) {
		raw := func(v any) []byte {
			data, err := binary.Append(nil, binary.LittleEndian, v)
			require.NoError(t, err)
			return data
		}
		c.Buffers = append(c.Buffers, shaders.Buffer{Binding: binding, Before: raw(before), After: raw(after)})
	}
	add(0, a, a)
	add(1, b, b)
	add(2, make([]int32, 3*m*n), append(append(append([]int32{}, product...), saturated...), halves...))
	require.NoError(t, onCPU(t, c, text, "-p", textPipeline(t)))
	dir := t.TempDir()
	file := filepath.Join(dir, "shader.spv")
	message, err := exec.Command(mlirc, "opt", "--serialize-spirv", "testdata/cooperative_khr.mlir", "-o", file).CombinedOutput()
	require.NoError(t, err, "%s", message)
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	c.Subgroup = 16
	assert.NoError(t, onCPU(t, c, data))
}
