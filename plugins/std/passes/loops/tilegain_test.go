package loops_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
)

// TestTilesThatPay: loops are tiled where they repeatedly traverse more memory than fits into
// the cache, or more pages than fit into the TLB.
func TestTilesThatPay(t *testing.T) {
	c := passdiff.New(t, loops.Passes()...)
	c.DistinctArguments = true
	const (
		turned = `
    affine.for %%j = 0 to %[1]d {
      %%a = affine.load %%A[%%i, %%j] : memref<%[1]dx%[1]dxf64>
      affine.store %%a, %%B[%%j, %%i] : memref<%[1]dx%[1]dxf64>
    }`
		copied = `
    affine.for %%j = 0 to %[1]d {
      %%a = affine.load %%A[%%i, %%j] : memref<%[1]dx%[1]dxf64>
      affine.store %%a, %%B[%%i, %%j] : memref<%[1]dx%[1]dxf64>
    }`
		product = `
    affine.for %%j = 0 to %[1]d {
      affine.for %%k = 0 to %[1]d {
        %%a = affine.load %%A[%%i, %%k] : memref<%[1]dx%[1]dxf64>
        %%b = affine.load %%B[%%k, %%j] : memref<%[1]dx%[1]dxf64>
        %%c = affine.load %%C[%%i, %%j] : memref<%[1]dx%[1]dxf64>
        %%p = mulf %%a, %%b : f64
        %%s = addf %%c, %%p : f64
        affine.store %%s, %%C[%%i, %%j] : memref<%[1]dx%[1]dxf64>
      }
    }`
		vectors = `
    affine.for %%j = 0 to %[1]d {
      %%a = vector.transfer_read %%A[%%j, %%i], %%z {in_bounds = [true]} : memref<%[1]dx%[1]dxf64>, vector<1xf64>
      vector.transfer_write %%a, %%B[%%j, %%i] {in_bounds = [true]} : vector<1xf64>, memref<%[1]dx%[1]dxf64>
    }`
	)
	for _, test := range []struct {
		name, body string
		n          int
		cache      int
		pays       bool
	}{
		{"columns of many pages", turned, 300, 512, true},
		{"columns of some pages", turned, 100, 512, false},
		{"a small cache", turned, 100, 4, true},
		{"rows", copied, 1000, 512, false},
		{"a product that fits", product, 160, 512, false},
		{"a product that does not", product, 600, 512, true},
		{"columns by vectors", vectors, 300, 512, true},
	} {
		text := fmt.Sprintf("func @f(%%A: memref<%[1]dx%[1]dxf64>, %%B: memref<%[1]dx%[1]dxf64>, %%C: memref<%[1]dx%[1]dxf64>, %%z: f64) {\n"+
			"  affine.for %%i = 0 to %[1]d {"+test.body+"\n  }\n  return\n}\n", test.n)
		got := c.Apply(t, fmt.Sprintf("func(affine-loop-tile{where-it-pays tile-size=20 cache-size=%d})", test.cache), text)
		assert.Equal(t, test.pays, strings.Contains(got, "step 20"), "%s:\n%s", test.name, got)
	}
}

// TestTilesOfUnknownSize: what is not known counts as large.
func TestTilesOfUnknownSize(t *testing.T) {
	c := passdiff.New(t, loops.Passes()...)
	c.DistinctArguments = true
	for at, pays := range map[string]bool{"%j, %i": true, "%i, %j": false, "%i mod 2, %j": false} {
		got := c.Apply(t, "func(affine-loop-tile{where-it-pays tile-size=20})",
			`func @f(%A: memref<?x?xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      affine.store %x, %A[`+at+`] : memref<?x?xf32>
    }
  }
  return
}
`)
		assert.Equal(t, pays, strings.Contains(got, "step 20"), "%s:\n%s", at, got)
	}
}
