package describe_test

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/spirv/binary"
	"github.com/mlirc/mlirc/plugins/spirv/describe"
)

func described(t *testing.T, name string) *describe.Module {
	t.Helper()
	d, _ := load.Dialect("spv.dialect", spirv.Dialect.Source)
	ctx, err := load.NewContext(d)
	require.NoError(t, err)
	data, err := os.ReadFile("../binary/testdata/seeds/" + name)
	require.NoError(t, err)
	m, err := binary.Read(ctx, data, binary.ReadOptions{})
	require.NoError(t, err)
	out, err := describe.Of(m)
	require.NoError(t, err)
	return out
}

// TestLayouts lists bindings with matrices.
func TestLayouts(t *testing.T) {
	assert.Equal(t, `SPIR-V 1.0, Logical, GLSL450
capabilities: Shader
entry point main: GLCompute
  LocalSize 64 1 1
bindings:
  set 0 binding 0 d: Uniform, struct D
       0 m: runtime array, stride 64: !spv.matrix<4 x vector<4xf32>> [ColMajor, MatrixStride=16]
  set 0 binding 1 u: Uniform, struct U
       0 a: !spv.matrix<3 x vector<4xf32>> [RowMajor, MatrixStride=16]
      64 b: !spv.matrix<2 x vector<3xf32>> [ColMajor, MatrixStride=16]
built-ins:
  GlobalInvocationId gl_GlobalInvocationID: Input, vector<3xi32>
`, withoutConstants(described(t, "matrices.spv")).Text())
}

// withoutConstants leaves the built-in constants out, whose names are ids.
func withoutConstants(m *describe.Module) *describe.Module {
	var list []describe.Variable
	for _, v := range m.BuiltIns {
		if v.Storage != "constant" {
			list = append(list, v)
		}
	}
	m.BuiltIns = list
	return m
}

// TestSpecConstants lists constants that may be replaced, and the JSON form says the same.
func TestSpecConstants(t *testing.T) {
	m := described(t, "spec_ops.spv")
	require.Len(t, m.SpecConstants, 3)
	assert.Equal(t, "n", m.SpecConstants[0].Name)
	assert.Equal(t, "4", m.SpecConstants[0].Default)
	text, err := json.Marshal(m)
	require.NoError(t, err)
	again := &describe.Module{}
	require.NoError(t, json.Unmarshal(text, again))
	assert.Equal(t, m, again)
}

// TestPointers ends at pointers, through which a struct may hold itself.
func TestPointers(t *testing.T) {
	m := described(t, "buffer_reference.spv")
	require.Len(t, m.PushConstants, 1)
	assert.Equal(t, "pointer to PhysicalStorageBuffer", m.PushConstants[0].Type.Members[0].Type.Text)
}
