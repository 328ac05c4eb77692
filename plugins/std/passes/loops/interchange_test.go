package loops_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
)

// TestInterchange: the loop that goes from element to element goes inside, unless that
// changed what is computed.
func TestInterchange(t *testing.T) {
	c := passdiff.New(t, loops.Passes()...)
	c.DistinctArguments = true
	const head = "func @f(%A: memref<8x9xf32>, %B: memref<8x9xf32>, %x: memref<9xf32>, %v: f32) {\n"
	for name, test := range map[string]struct{ body, want string }{
		"columns": {`
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 8 step 2 {
      affine.store %v, %A[%j, %i] : memref<8x9xf32>
    }
  }`, `
    affine.for %arg4 = 0 to 8 step 2 {
      affine.for %arg5 = 0 to 9 {
        affine.store %arg3, %arg0[%arg4, %arg5] : memref<8x9xf32>
`},
		"what was hoisted goes back": {`
  affine.for %i = 0 to 9 {
    %a = affine.load %x[%i] : memref<9xf32>
    %b = mulf %a, %a : f32
    affine.for %j = 0 to 8 {
      affine.store %b, %A[%j, %i] : memref<8x9xf32>
    }
  }`, `
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 9 {
        %0 = affine.load %arg2[%arg5] : memref<9xf32>
        %1 = mulf %0, %0 : f32
        affine.store %1, %arg0[%arg4, %arg5] : memref<8x9xf32>
`},
		"a sum in its order": {`
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 8 {
      %a = affine.load %A[%j, %i] : memref<8x9xf32>
      %s = affine.load %x[%i] : memref<9xf32>
      %n = addf %s, %a : f32
      affine.store %n, %x[%i] : memref<9xf32>
    }
  }`, `
      affine.for %arg5 = 0 to 9 {
        %0 = affine.load %arg0[%arg4, %arg5] : memref<8x9xf32>
        %1 = affine.load %arg2[%arg5] : memref<9xf32>
`},
		"a sum of both loops": {`
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 8 {
      %a = affine.load %A[%j, %i] : memref<8x9xf32>
      %s = affine.load %x[0] : memref<9xf32>
      %n = addf %s, %a : f32
      affine.store %n, %x[0] : memref<9xf32>
    }
  }`, ""},
		"dependences back and forth": {`
  affine.for %i = 1 to 8 {
    affine.for %j = 0 to 7 {
      %a = affine.load %A[%j + 1, %i - 1] : memref<8x9xf32>
      affine.store %a, %A[%j, %i] : memref<8x9xf32>
    }
  }`, ""},
		"rows": {`
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 9 {
      affine.store %v, %A[%i, %j] : memref<8x9xf32>
    }
  }`, ""},
		"as many strides either way": {`
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %a = affine.load %A[%i, %j] : memref<8x9xf32>
      affine.store %a, %B[%j, %i] : memref<8x9xf32>
    }
  }`, ""},
		"bounds of the outer loop's": {`
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %v, %A[%j, %i] : memref<8x9xf32>
    }
  }`, ""},
		"a load of what is written": {`
  affine.for %i = 0 to 9 {
    %a = affine.load %A[0, %i] : memref<8x9xf32>
    affine.for %j = 0 to 8 {
      affine.store %a, %A[%j, %i] : memref<8x9xf32>
    }
  }`, ""},
		"something behind the inner loop": {`
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 8 {
      affine.store %v, %A[%j, %i] : memref<8x9xf32>
    }
    affine.store %v, %x[%i] : memref<9xf32>
  }`, ""},
		"vectors": {`
  affine.for %i = 0 to 8 step 4 {
    affine.for %j = 0 to 8 {
      %a = vector.transfer_read %A[%j, %i], %v {in_bounds = [true]} : memref<8x9xf32>, vector<4xf32>
      vector.transfer_write %a, %B[%j, %i] {in_bounds = [true]} : vector<4xf32>, memref<8x9xf32>
    }
  }`, ""},
		"values that are carried": {`
  affine.for %i = 0 to 8 {
    %s = affine.for %j = 0 to 8 iter_args(%p = %v) -> (f32) {
      affine.store %p, %A[%j, %i] : memref<8x9xf32>
      affine.yield %v : f32
    }
  }`, ""},
	} {
		text := head + strings.TrimPrefix(test.body, "\n") + "\n  return\n}\n"
		same := c.Apply(t, "func(affine-loop-unroll-jam{recurrences unroll-jam-factor=1})", text)
		got := c.Apply(t, "func(affine-loop-interchange)", text)
		if test.want == "" {
			assert.Equal(t, same, got, name)
			continue
		}
		assert.Contains(t, got, test.want, name)
	}
}
