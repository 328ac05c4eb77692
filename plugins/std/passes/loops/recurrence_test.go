package loops_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
)

// TestRecurrences: what is jammed is the loop around one that waits for itself, with
// the loads that most iterations share. What may not be jammed stays.
func TestRecurrences(t *testing.T) {
	c := passdiff.New(t, loops.Passes()...)
	c.DistinctArguments = true
	const head = "func @f(%A: memref<8x8xf32>, %B: memref<8x8xf32>, %x: memref<8xf32>, %y: memref<8xf32>) {\n"
	for name, test := range map[string]struct{ body, jammed string }{
		"a sum in memory": {`
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %a = affine.load %A[%i, %j] : memref<8x8xf32>
      %s = affine.load %x[%i] : memref<8xf32>
      %n = addf %s, %a : f32
      affine.store %n, %x[%i] : memref<8xf32>
    }
  }`, "0 to 8 step 2"},
		"behind something else, in a loop": {`
  affine.for %t = 0 to 3 {
    affine.for %i = 0 to 6 {
      affine.for %j = 1 to 8 {
        %a = affine.load %A[%i, %j - 1] : memref<8x8xf32>
        affine.store %a, %A[%i, %j] : memref<8x8xf32>
      }
    }
  }`, "0 to 6 step 2"},
		"the loop whose iterations share what is loaded": {`
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 8 {
      %z = affine.load %x[%i] : memref<8xf32>
      %s = affine.for %k = 0 to 8 iter_args(%p = %z) -> (f32) {
        %a = affine.load %A[%k, %j] : memref<8x8xf32>
        %b = affine.load %y[%k] : memref<8xf32>
        %m = mulf %a, %b : f32
        %n = addf %p, %m : f32
        affine.yield %n : f32
      }
      affine.store %s, %B[%i, %j] : memref<8x8xf32>
    }
  }`, "0 to 6 step 2"},
		"iterations that do not wait": {`
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %a = affine.load %A[%i, %j] : memref<8x8xf32>
      affine.store %a, %B[%i, %j] : memref<8x8xf32>
    }
  }`, ""},
		"sums in the order of both loops": {`
  affine.for %t = 0 to 8 {
    affine.for %i = 0 to 8 {
      affine.for %j = 0 to 8 {
        %a = affine.load %A[%i, %j] : memref<8x8xf32>
        %s = affine.load %x[%t] : memref<8xf32>
        %n = addf %s, %a : f32
        affine.store %n, %x[%t] : memref<8xf32>
      }
    }
  }`, "affine.for %arg4 = 0 to 8 step 2"},
		"on a condition": {`
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i, %j) {
        %s = affine.load %x[%i] : memref<8xf32>
        affine.store %s, %x[%i] : memref<8xf32>
      }
    }
  }`, ""},
		"bounds that depend on the iteration": {`
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %s = affine.load %x[%i] : memref<8xf32>
      %n = addf %s, %s : f32
      affine.store %n, %x[%i] : memref<8xf32>
    }
  }`, ""},
	} {
		text := head + strings.TrimPrefix(test.body, "\n") + "\n  return\n}\n"
		same := c.Apply(t, "func(affine-loop-unroll-jam{recurrences unroll-jam-factor=1})", text)
		got := c.Apply(t, "func(affine-loop-unroll-jam{recurrences unroll-jam-factor=2})", text)
		if test.jammed == "" {
			assert.Equal(t, same, got, name)
			continue
		}
		assert.Equal(t, 1, strings.Count(got, "step 2"), "%s:\n%s", name, got)
		assert.Contains(t, got, test.jammed, name)
	}
}

// TestJammedInductionVariable: an inner loop carries the induction variable of each iteration
// that is jammed.
func TestJammedInductionVariable(t *testing.T) {
	got := passdiff.New(t, loops.Passes()...).Apply(t, "func(affine-loop-unroll-jam{unroll-jam-factor=2})",
		`func @f(%A: memref<8x8xindex>) {
  affine.for %i = 0 to 8 {
    %s:2 = affine.for %j = 0 to 8 iter_args(%p = %i, %q = %i) -> (index, index) {
      affine.for %k = 0 to 3 {
        affine.store %i, %A[%i, %j] : memref<8x8xindex>
      }
      affine.yield %q, %i : index, index
    }
  }
  return
}
`)
	assert.Contains(t, got, "%0 = affine.apply #map(%arg1)\n")
	assert.Contains(t, got, "iter_args(%arg3 = %arg1, %arg4 = %arg1, %arg5 = %0, %arg6 = %0)")
	assert.Contains(t, got, "%2 = affine.apply #map(%arg1)\n        affine.yield %arg4, %arg1, %arg6, %2 :")
}

// TestJamFactorThatFits: as few iterations as can be, those counted that are left.
func TestJamFactorThatFits(t *testing.T) {
	c := passdiff.New(t, loops.Passes()...)
	c.DistinctArguments = true
	for iterations, step := range map[string]string{"4": "", "8": "step 4", "17": "step 5", "18": "step 6", "300": "step 6", "333": "step 6", "%n": "step 6"} {
		got := c.Apply(t, "func(affine-loop-unroll-jam{recurrences unroll-jam-factor=6})", `func @f(%A: memref<999x8xf32>, %x: memref<999xf32>, %n: index) {
  affine.for %i = 0 to `+iterations+` {
    affine.for %j = 0 to 8 {
      %a = affine.load %A[%i, %j] : memref<999x8xf32>
      %s = affine.load %x[%i] : memref<999xf32>
      %n1 = addf %s, %a : f32
      affine.store %n1, %x[%i] : memref<999xf32>
    }
  }
  return
}
`)
		if step == "" { // all iterations are one, and the loop is gone
			assert.Equal(t, 1, strings.Count(got, "affine.for"), iterations)
			continue
		}
		assert.Contains(t, got, step, iterations)
	}
}
