package plugin_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

// transfers are functions that work on tensors by vectors: over the end of a dynamic size, beside what is
// still read, through a slice, and by rows of a matrix that are turned.
const transfers = `
func @scale(%t: tensor<?xf32>, %k: f32) -> tensor<?xf32> {
  %c0 = constant 0 : index
  %c4 = constant 4 : index
  %z = constant 0.0 : f32
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %v = vector.broadcast %k : f32 to vector<4xf32>
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%a = %t) -> (tensor<?xf32>) {
    %x = vector.transfer_read %a[%i], %z : tensor<?xf32>, vector<4xf32>
    %y = mulf %x, %v : vector<4xf32>
    %b = vector.transfer_write %y, %a[%i] : vector<4xf32>, tensor<?xf32>
    scf.yield %b : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func @kept(%t: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
  %c1 = constant 1 : index
  %z = constant 0.0 : f32
  %x = vector.transfer_read %t[%c1], %z {in_bounds = [true]} : tensor<6xf32>, vector<4xf32>
  %y = addf %x, %x : vector<4xf32>
  %a = vector.transfer_write %y, %t[%c1] {in_bounds = [true]} : vector<4xf32>, tensor<6xf32>
  %c0 = constant 0 : index
  %b = vector.transfer_write %x, %a[%c0] : vector<4xf32>, tensor<6xf32>
  return %a, %b : tensor<6xf32>, tensor<6xf32>
}
func @part(%t: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %c0 = constant 0 : index
  %z = constant 0.0 : f32
  %s = tensor.extract_slice %t[1, 2] [2, 4] [1, 1] : tensor<4x6xf32> to tensor<2x4xf32>
  %x = vector.transfer_read %s[%c0, %c0], %z : tensor<2x4xf32>, vector<2x4xf32>
  %y = mulf %x, %x : vector<2x4xf32>
  %w = vector.transfer_write %y, %s[%c0, %c0] : vector<2x4xf32>, tensor<2x4xf32>
  %r = tensor.insert_slice %w into %t[1, 2] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
func @turned(%t: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %c0 = constant 0 : index
  %z = constant 0.0 : f32
  %e = linalg.init_tensor [3, 3] : tensor<3x3xf32>
  %x = vector.transfer_read %t[%c0, %c0], %z {permutation_map = affine_map<(i, j) -> (j, i)>} : tensor<3x3xf32>, vector<3x3xf32>
  %r = vector.transfer_write %x, %e[%c0, %c0] : vector<3x3xf32>, tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}
`

// TestTransfers runs them, and compares with Go. The arguments are those of the caller: a function that
// wrote to one would be seen by the next.
func TestTransfers(t *testing.T) {
	oracle.Need(t, "cc", "llc")
	x, m := vector(6, 1), matrix(4, 6, 1)
	doubled := mapped(x, func(i int, v float64) float64 {
		if i >= 1 && i < 5 {
			return 2 * v
		}
		return v
	})
	for _, p := range []sample{
		{"scale", []any{vector(10, 2), 3}, mapped(vector(10, 2), func(_ int, v float64) float64 { return 3 * v })},
		{"scale", []any{vector(4, 2), 3}, mapped(vector(4, 2), func(_ int, v float64) float64 { return 3 * v })},
		{"kept", []any{x}, []any{doubled, append(append([]float64{}, x[1:5]...), doubled[4:]...)}},
		{"part", []any{m}, each(m, func(i, j int, v float64) float64 {
			if i >= 1 && i < 3 && j >= 2 {
				return v * v
			}
			return v
		})},
		{"turned", []any{matrix(3, 3, 2)}, transposed(matrix(3, 3, 2))},
	} {
		for _, pipeline := range []string{"cpu-tensor", "cpu-tensor-O3"} {
			file := filepath.Join(t.TempDir(), p.name+".mlir")
			require.NoError(t, os.WriteFile(file, []byte(alone(transfers, p.name)), 0o644))
			runTensors(t, pipeline, file, p)
		}
	}
}
