package transforms_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
)

// TestAgreesWithNewer compares passes that MLIR 13 lacks with mlir-opt-19.
func TestAgreesWithNewer(t *testing.T) {
	c := passdiff.New(t, transforms.All()...)
	files, err := filepath.Glob("testdata/newer/*.mlir")
	require.NoError(t, err)
	require.Len(t, files, 3)
	for _, f := range files {
		text, err := os.ReadFile(f)
		require.NoError(t, err)
		name := strings.TrimSuffix(filepath.Base(f), ".mlir")
		pipelines := map[string]string{name: "-" + name}
		if name == "symbol-privatize" {
			pipelines[name+"{exclude=f,h}"] = "-symbol-privatize=exclude=f,h"
		}
		cases := strings.Split(string(text), "// -----\n")
		for pipeline, flag := range pipelines {
			for i, theirs := range oracle.Opt19(t, cases, flag) {
				require.True(t, theirs.OK, theirs.Problem)
				got := c.Apply(t, pipeline, cases[i])
				assert.Equal(t, c.Apply(t, "print-op-stats", theirs.Text), got, pipeline)
				assert.Equal(t, got, c.Apply(t, pipeline, got), "once more")
			}
		}
	}
}

// TestSinkStays leaves what would be computed more often or have another effect: mlir-opt-19 moves the first into a loop,
// and makes an operand of the second one that affine operations do not take.
func TestSinkStays(t *testing.T) {
	c := passdiff.New(t, transforms.All()...)
	for _, text := range []string{`func @loop(%c: i1, %a: i32, %l: index, %n: index) -> i32 {
  %0 = addi %a, %a : i32
  %r = scf.for %i = %l to %n step %n iter_args(%s = %a) -> (i32) {
    %2 = scf.if %c -> (i32) {
      %3 = muli %s, %0 : i32
      scf.yield %3 : i32
    } else {
      scf.yield %s : i32
    }
    scf.yield %2 : i32
  }
  return %r : i32
}
`, `func @sum(%a: i32, %l: index, %n: index) -> i32 {
  %0 = addi %a, %a : i32
  %r = scf.for %i = %l to %n step %n iter_args(%s = %a) -> (i32) {
    %1 = muli %s, %0 : i32
    scf.yield %1 : i32
  }
  return %r : i32
}
`, `func @parallel(%a: i32, %l: index, %n: index, %m: memref<?xi32>) {
  %0 = addi %a, %a : i32
  scf.parallel (%i) = (%l) to (%n) step (%n) {
    memref.store %0, %m[%i] : memref<?xi32>
  }
  return
}
`, `func @while(%a: i32) -> i32 {
  %0 = addi %a, %a : i32
  %1 = scf.while (%x = %a) : (i32) -> (i32) {
    %2 = cmpi slt, %x, %0 : i32
    scf.condition(%2) %x : i32
  } do {
  ^bb0(%x: i32):
    %2 = addi %x, %a : i32
    scf.yield %2 : i32
  }
  return %1 : i32
}
`, `func @symbol(%c: i1, %i: index, %m: memref<?xf32>, %f: f32) {
  %0 = addi %i, %i : index
  scf.if %c {
    affine.for %j = 0 to %0 {
      affine.store %f, %m[%j] : memref<?xf32>
    }
  }
  return
}
`, `func @read(%c: i1, %m: memref<4xf32>, %i: index, %f: f32) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  memref.store %f, %m[%i] : memref<4xf32>
  %1 = scf.if %c -> (f32) {
    scf.yield %0 : f32
  } else {
    scf.yield %f : f32
  }
  return %1 : f32
}
`, `func @both(%c: i1, %a: i32) -> (i32, i32) {
  %0 = addi %a, %a : i32
  %1 = scf.if %c -> (i32) {
    scf.yield %0 : i32
  } else {
    scf.yield %a : i32
  }
  return %0, %1 : i32, i32
}
`} {
		assert.Equal(t, c.Apply(t, "print-op-stats", text), c.Apply(t, "control-flow-sink", text))
	}
}

// TestThreshold compares what is inlined below a number of per cent with mlir-opt-19.
func TestThreshold(t *testing.T) {
	c := passdiff.New(t, transforms.All()...)
	const text = `func.func private @small(i32) -> i32
func.func @one(%a: i32) -> i32 {
  return %a : i32
}
func.func @four(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  %2 = arith.xori %1, %0 : i32
  return %2 : i32
}
func.func @caller(%a: i32) -> i32 {
  %0 = call @one(%a) : (i32) -> i32
  %1 = call @four(%0) : (i32) -> i32
  %2 = call @small(%1) : (i32) -> i32
  %3 = call @four(%2) : (i32) -> i32
  return %3 : i32
}
`
	seen := map[string]bool{}
	for _, threshold := range []string{"0", "19", "20", "57", "79", "80", "100"} {
		theirs := oracle.Opt19(t, []string{text}, "-inline=default-pipeline= inlining-threshold="+threshold)[0]
		require.True(t, theirs.OK, theirs.Problem)
		got := c.Apply(t, "inline{default-pipeline= inlining-threshold="+threshold+"}", text)
		assert.Equal(t, c.Apply(t, "print-op-stats", theirs.Text), got, threshold)
		seen[got] = true
	}
	assert.Greater(t, len(seen), 2)
	assert.Equal(t, c.Apply(t, "inline", text), c.Apply(t, "inline{inlining-threshold=-1}", text))
}

// TestConvergence: bounds on what canonicalize does, and an error where they are not enough and that is asked for.
func TestConvergence(t *testing.T) {
	c := passdiff.New(t, transforms.All()...)
	const text = `func @f(%a: i32) -> (i32, i32) {
  %c0 = constant 0 : i32
  %0 = addi %a, %c0 : i32
  %1 = addi %a, %a : i32
  %2 = subi %1, %c0 : i32
  return %0, %2 : i32, i32
}
`
	all := c.Apply(t, "canonicalize", text)
	assert.Equal(t, all, c.Apply(t, "canonicalize{test-convergence=true}", text))
	assert.Equal(t, all, c.Apply(t, "canonicalize{max-num-rewrites=1}", text), "another one in each iteration")
	one := c.Apply(t, "canonicalize{max-num-rewrites=1 max-iterations=1}", text)
	assert.NotEqual(t, all, one)
	assert.NotEqual(t, c.Apply(t, "func()", text), one)
	message, err := diagnosed(t, text, "canonicalize{max-num-rewrites=1 max-iterations=1 test-convergence=true}")
	require.ErrorIs(t, err, pass.ErrReported)
	assert.Equal(t, "rewriting does not converge: there is still something to change", message)
}
