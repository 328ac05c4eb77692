package tiling_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/linalg/tiling"
)

// TestSubscripts: a tile is of slices where each subscript grows by a fixed number from point to point,
// and an operation with another one stays.
func TestSubscripts(t *testing.T) {
	const text = `func @f(%%a: memref<9xf32>, %%b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (%s)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%%a : memref<9xf32>) outs(%%b : memref<4xf32>) {
  ^bb0(%%x: f32, %%y: f32):
    linalg.yield %%x : f32
  }
  return
}`
	for subscript, slice := range map[string]string{
		"i * 2":        "memref.subview %arg0[%0] [3] [1]",
		"i + 2":        "-> (4, -d0 + 9)>", // the size; 2 is added to the subscripts of the slice
		"3 - i":        "",
		"i floordiv 2": "",
		"i mod 2":      "",
	} {
		module := strings.ReplaceAll(strings.Replace(text, "%s", subscript, 1), "%%", "%")
		got := passdiff.New(t, tiling.Passes()...).Apply(t, "func(linalg-tile{linalg-tile-sizes=2})", module)
		if slice == "" {
			assert.NotContains(t, got, "scf.for", subscript)
			continue
		}
		assert.Contains(t, got, slice, subscript)
	}
}
