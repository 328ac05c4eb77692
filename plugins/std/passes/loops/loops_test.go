package loops_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
)

func TestPassesAgreeWithOracle(t *testing.T) {
	c := passdiff.New(t, loops.Passes()...)
	c.DistinctArguments = true
	c.Files(t, "testdata/*.mlir")
}

// TestOptionsAgreeWithLaterOracle compares options that MLIR 13 does not have with mlir-opt-19.
func TestOptionsAgreeWithLaterOracle(t *testing.T) {
	c := passdiff.New(t, loops.Passes()...)
	for _, bounds := range []string{"0 to 10", "0 to 8", "0 to 3", "0 to 1", "3 to 4", "3 to 9 step 7", "2 to 14 step 3", "0 to 0", "0 to %n", "0 to affine_map<()[s0] -> (s0 * 4)>()[%n]"} {
		text := strings.Replace(`func.func @f(%m: memref<16xf32>, %z: f32, %n: index) -> f32 {
  %r = affine.for %i = BOUNDS iter_args(%x = %z) -> (f32) {
    affine.store %x, %m[%i] : memref<16xf32>
    %y = arith.addf %x, %z : f32
    affine.yield %y : f32
  }
  return %r : f32
}
`, "BOUNDS", bounds, 1)
		for _, pipeline := range []string{
			"affine-loop-normalize{promote-single-iter=1}", "affine-loop-normalize{promote-single-iter=0}", "affine-loop-unroll{cleanup-unroll=1}",
			"affine-loop-unroll{unroll-factor=5 unroll-up-to-factor=1 cleanup-unroll=1}",
		} {
			if strings.Contains(pipeline, "up-to") && (bounds == "0 to 0" || strings.Contains(bounds, "%n")) {
				continue // the tool crashes, or is wrong for a negative number
			}
			c.Later(t, "builtin.module(func.func("+pipeline+"))", text)
		}
	}
}

// TestFullUnrolling: -1 is the factor for it in MLIR 22.
func TestFullUnrolling(t *testing.T) {
	const text = `func @f(%m: memref<16xf32>, %z: f32) {
  affine.for %i = 0 to 10 {
    affine.store %z, %m[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 3 {
    affine.store %z, %m[%i] : memref<16xf32>
  }
  return
}`
	c := passdiff.New(t, loops.Passes()...)
	for _, threshold := range []string{"", " unroll-full-threshold=5"} {
		want := c.Apply(t, "func(affine-loop-unroll{unroll-full"+threshold+"})", text)
		assert.Equal(t, want, c.Apply(t, "func(affine-loop-unroll{unroll-factor=-1"+threshold+"})", text))
	}
}
