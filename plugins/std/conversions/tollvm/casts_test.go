package tollvm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/passdiff"
	plugin "github.com/mlirc/mlirc/plugins/std"
)

// chained has what each of several conversions is for, and values that go from one to the next.
const chained = `func @f(%m: memref<?xcomplex<f32>>, %v: vector<2x4xf32>, %n: index) -> (complex<f32>, f32) {
  %zero = constant 0 : index
  %one = constant 1 : index
  %first = memref.load %m[%zero] : memref<?xcomplex<f32>>
  %sum = scf.for %i = %zero to %n step %one iter_args(%s = %first) -> complex<f32> {
    %x = memref.load %m[%i] : memref<?xcomplex<f32>>
    %y = complex.add %s, %x : complex<f32>
    scf.yield %y : complex<f32>
  }
  %row = vector.extract %v[1] : vector<2x4xf32>
  %all = vector.reduction "add", %row : vector<4xf32> into f32
  %root = math.sqrt %all : f32
  return %sum, %root : complex<f32>, f32
}
`

// TestNoCastsBetweenConversions runs conversions one behind the other, in orders that users of MLIR 13 write them in.
func TestNoCastsBetweenConversions(t *testing.T) {
	c := passdiff.New(t, plugin.Plugin().Passes...)
	for _, pipeline := range []string{
		"convert-scf-to-std,convert-vector-to-llvm,convert-complex-to-llvm,convert-math-to-llvm,convert-memref-to-llvm,convert-std-to-llvm",
		"convert-memref-to-llvm,convert-complex-to-llvm,convert-scf-to-std,convert-math-to-llvm,convert-vector-to-llvm,convert-std-to-llvm",
	} {
		got := c.Apply(t, pipeline, chained)
		assert.Contains(t, got, "llvm.func @f")
		assert.NotContains(t, got, "unrealized_conversion_cast", pipeline)
	}
}
