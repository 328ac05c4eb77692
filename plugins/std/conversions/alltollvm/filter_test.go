package alltollvm_test

import (
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/conversions/alltollvm"
)

// TestFilterAgreesWithOracle: only what is of some dialects is converted, as by mlir-opt-19.
func TestFilterAgreesWithOracle(t *testing.T) {
	const text = `func.func @f(%x: f32, %i: index, %m: memref<4xf32>, %v: vector<4xf32>, %c: complex<f32>) -> f32 {
  %0 = arith.addf %x, %x : f32
  %1 = math.absf %0 : f32
  %2 = memref.load %m[%i] : memref<4xf32>
  %3 = vector.extract %v[1] : f32 from vector<4xf32>
  %4 = complex.re %c : complex<f32>
  %5 = index.add %i, %i
  cf.br ^bb1
^bb1:
  return %2 : f32
}
`
	c := passdiff.New(t, alltollvm.ToLLVM())
	left := regexp.MustCompile(`\b(arith|math|memref|vector|complex|index|cf|func)\.\w+`)
	of := func(text string) []string {
		all := left.FindAllString(text, -1)
		slices.Sort(all)
		return all
	}
	for _, filter := range []string{"arith", "math", "memref", "index", "cf", "func,arith,cf", "arith,math", "memref,func,cf"} {
		pipeline := "builtin.module(convert-to-llvm{filter-dialects=" + filter + "})"
		want := oracle.Pipe(t, text, "mlir-opt-19", "-pass-pipeline="+pipeline)
		assert.Equal(t, of(want), of(c.ApplyLater(t, pipeline, text)), filter)
	}
	for filter, gone := range map[string]string{"vector": "vector.extract", "complex": "complex.re"} { // which the tool does not convert
		want := of(text)
		want = slices.DeleteFunc(want, func(op string) bool { return op == gone })
		assert.Equal(t, want, of(c.ApplyLater(t, "convert-to-llvm{filter-dialects="+filter+"}", text)), filter)
	}
	assert.Empty(t, of(c.Apply(t, "convert-to-llvm{allow-pattern-rollback=0}", text)))
}
