package e2e_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// kernelsOfHost is a function that scales a memref by a kernel, in blocks of eight threads.
const kernelsOfHost = `func @scale(%a: memref<?xf32>, %b: memref<?xf32>, %s: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c8 = constant 8 : index
  %c7 = constant 7 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %x = addi %n, %c7 : index
  %blocks = divi_unsigned %x, %c8 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = SIZE, %sy = %c1, %sz = %c1) {
    %m = muli %bx, %sx : index
    %i = addi %m, %tx : index
    %in = cmpi "ult", %i, %n : index
    scf.if %in {
      %v = memref.load %a[%i] : memref<?xf32>
      %w = mulf %v, %s : f32
      %k = index_cast %i : index to i32
      %f = sitofp %k : i32 to f32
      %u = addf %w, %f : f32
      memref.store %u, %b[%i] : memref<?xf32>
    }
    gpu.terminator
  }
  return
}
`

// TestKernelOfHost runs a function that launches a kernel, whose last block is not full.
func TestKernelOfHost(t *testing.T) {
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": strings.ReplaceAll(kernelsOfHost, "SIZE", "%c8"), "open.mlir": strings.ReplaceAll(kernelsOfHost, "SIZE", "%n")})
	out := d.succeed("run", "in.mlir", "-p", "gpu-cpu", "--entry", "scale", "11xf32=2", "11xf32=0", "3.0")
	assert.Contains(t, out, "[6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0]")
	got := d.mlirc("run", "open.mlir", "-p", "gpu-cpu", "--entry", "scale", "11xf32=2", "11xf32=0", "3.0")
	assert.NotZero(t, got.status)
	assert.Contains(t, got.stderr, "must have constants as sizes of blocks on the CPU")
}
