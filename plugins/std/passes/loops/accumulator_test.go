package loops_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
)

// TestAccumulators: what a loop keeps in elements that are its own is carried.
func TestAccumulators(t *testing.T) {
	c := passdiff.New(t, loops.Passes()...)
	c.DistinctArguments = true
	const head = "func @f(%A: memref<8x8xf32>, %x: memref<8xf32>, %i: index, %n: index, %v: f32, %m: vector<4xi1>) {\n"
	for name, test := range map[string]struct{ body, carried string }{
		"a sum": {`
  affine.for %j = 0 to 8 {
    %a = affine.load %A[symbol(%i), %j] : memref<8x8xf32>
    %s = affine.load %x[symbol(%i)] : memref<8xf32>
    %n1 = addf %s, %a : f32
    affine.store %n1, %x[symbol(%i)] : memref<8xf32>
  }`, "iter_args(%arg7 = %0) -> (f32)"},
		"two that change places": {`
  affine.for %j = 0 to 8 {
    %a = affine.load %x[0] : memref<8xf32>
    %b = affine.load %x[1] : memref<8xf32>
    affine.store %a, %x[1] : memref<8xf32>
    affine.store %b, %x[0] : memref<8xf32>
  }`, "affine.yield %arg8, %arg7 : f32, f32"},
		"written and read again": {`
  affine.for %j = 0 to 8 {
    %a = affine.load %x[0] : memref<8xf32>
    %b = addf %a, %v : f32
    affine.store %b, %x[0] : memref<8xf32>
    %d = affine.load %x[0] : memref<8xf32>
    %e = mulf %d, %d : f32
    affine.store %e, %x[0] : memref<8xf32>
  }`, "mulf %2, %2 : f32"},
		"beside elements that never meet": {`
  affine.for %j = 1 to 8 {
    %a = affine.load %A[0, %j] : memref<8x8xf32>
    %s = affine.load %A[0, 0] : memref<8x8xf32>
    %n1 = addf %s, %a : f32
    affine.store %n1, %A[0, 0] : memref<8x8xf32>
  }`, "iter_args"},
		"beside an element that does": {`
  affine.for %j = 1 to 8 {
    %a = affine.load %A[0, %j] : memref<8x8xf32>
    %s = affine.load %A[0, 7] : memref<8x8xf32>
    %n1 = addf %s, %a : f32
    affine.store %n1, %A[0, 7] : memref<8x8xf32>
  }`, ""},
		"perhaps no iteration": {`
  affine.for %j = 0 to %n {
    %s = affine.load %x[1] : memref<8xf32>
    %n1 = addf %s, %s : f32
    affine.store %n1, %x[1] : memref<8xf32>
  }`, ""},
		"perhaps no iteration, but written in any case": {`
  affine.for %j = 0 to %n {
    %s = affine.load %x[1] : memref<8xf32>
    %n1 = addf %s, %s : f32
    affine.store %n1, %x[1] : memref<8xf32>
  }
  affine.store %v, %x[1] : memref<8xf32>`, "iter_args"},
		"perhaps no iteration, and no memory any more": {`
  affine.store %v, %x[1] : memref<8xf32>
  memref.dealloc %x : memref<8xf32>
  affine.for %j = 0 to %n {
    %s = affine.load %x[1] : memref<8xf32>
    %n1 = addf %s, %s : f32
    affine.store %n1, %x[1] : memref<8xf32>
  }`, ""},
		"on a condition": {`
  affine.for %j = 0 to 8 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%j) {
      %s = affine.load %x[1] : memref<8xf32>
      affine.store %s, %x[1] : memref<8xf32>
    }
  }`, ""},
		"another element in each iteration": {`
  affine.for %j = 0 to 8 {
    %s = affine.load %x[%j] : memref<8xf32>
    affine.store %s, %x[%j] : memref<8xf32>
  }`, ""},
		"only written": {`
  affine.for %j = 0 to 8 {
    %s = affine.load %A[0, %j] : memref<8x8xf32>
    affine.store %s, %x[1] : memref<8xf32>
  }`, ""},
		"vectors": {`
  affine.for %j = 0 to 8 {
    %s = vector.transfer_read %x[%i], %v {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
    %p = addf %s, %s : vector<4xf32>
    vector.transfer_write %p, %x[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  }`, "iter_args(%arg7 = %0) -> (vector<4xf32>)"},
		"vectors that overlap": {`
  affine.for %j = 0 to 8 {
    %s = vector.transfer_read %x[%i], %v {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
    %a = affine.load %x[symbol(%i) + 3] : memref<8xf32>
    %b = vector.broadcast %a : f32 to vector<4xf32>
    %p = addf %s, %b : vector<4xf32>
    vector.transfer_write %p, %x[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  }`, ""},
		"vectors that may end with the memref": {`
  affine.for %j = 0 to 8 {
    %s = vector.transfer_read %x[%i], %v : memref<8xf32>, vector<4xf32>
    %p = addf %s, %s : vector<4xf32>
    vector.transfer_write %p, %x[%i] : vector<4xf32>, memref<8xf32>
  }`, ""},
		"vectors under a mask": {`
  affine.for %j = 0 to 8 {
    %s = vector.transfer_read %x[%i], %v, %m {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
    %p = addf %s, %s : vector<4xf32>
    vector.transfer_write %p, %x[%i], %m {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  }`, ""},
	} {
		text := head + strings.TrimPrefix(test.body, "\n") + "\n  return\n}\n"
		got := c.Apply(t, "func(affine-loop-invariant-code-motion{accumulators})", text)
		if test.carried == "" {
			assert.NotContains(t, got, "iter_args", name)
			continue
		}
		assert.Contains(t, got, test.carried, "%s:\n%s", name, got)
	}
}
