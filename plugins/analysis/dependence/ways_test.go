package dependence_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
)

// TestWhatIntervenes lists how many loads affine-scalrep leaves where something may happen to the
// element between the store and the load, and where nothing can.
func TestWhatIntervenes(t *testing.T) {
	c := passdiff.New(t, dependence.Passes()...)
	for name, test := range map[string]struct {
		body string
		left int
	}{
		"in the second block of the way": {`
  affine.store %x, %m[0, 0] : memref<8x8xf32>
  br ^a
^a:
  br ^b
^b:
  memref.store %y, %m[%n, %n] : memref<8x8xf32>
  br ^c
^c:
  %r = affine.load %m[0, 0] : memref<8x8xf32>
  "use"(%r) : (f32) -> ()
`, 1},
		"in an unknown operation's region": {`
  %l = memref.alloc() : memref<8xf32>
  affine.store %x, %l[0] : memref<8xf32>
  "with.region"() ({
    affine.store %y, %l[0] : memref<8xf32>
  }) : () -> ()
  %r = affine.load %l[0] : memref<8xf32>
  "use"(%r) : (f32) -> ()
`, 1},
		"by an unknown operation, which does not have the memory": {`
  %l = memref.alloc() : memref<8xf32>
  affine.store %x, %l[0] : memref<8xf32>
  "any"() : () -> ()
  %r = affine.load %l[0] : memref<8xf32>
  "use"(%r) : (f32) -> ()
`, 0},
		"to other rows of a vector": {`
  affine.vector_store %v, %m[0, 0] : memref<8x8xf32>, vector<2x4xf32>
  affine.vector_store %w, %m[2, 3] : memref<8x8xf32>, vector<2x4xf32>
  %r = affine.vector_load %m[0, 0] : memref<8x8xf32>, vector<2x4xf32>
  "use"(%r) : (vector<2x4xf32>) -> ()
`, 0},
		"to the last row and column of a vector": {`
  affine.vector_store %v, %m[0, 0] : memref<8x8xf32>, vector<2x4xf32>
  affine.vector_store %w, %m[1, 3] : memref<8x8xf32>, vector<2x4xf32>
  %r = affine.vector_load %m[0, 0] : memref<8x8xf32>, vector<2x4xf32>
  "use"(%r) : (vector<2x4xf32>) -> ()
`, 1},
	} {
		got := c.Apply(t, "func(affine-scalrep)", "func @f(%m: memref<8x8xf32>, %n: index, %x: f32, %y: f32, %v: vector<2x4xf32>, %w: vector<2x4xf32>) {"+test.body+"  return\n}\n")
		assert.Equal(t, test.left, strings.Count(got, "load %"), "%s\n%s", name, got)
	}
}
