package loops_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
)

// TestHugeMemref tiles loops that touch so much that the sizes of tiles would be looked for
// for hours.
func TestHugeMemref(t *testing.T) {
	c := passdiff.New(t, loops.Passes()...)
	for _, iterations := range []string{"1", "1152921504606846883"} {
		text := fmt.Sprintf(`func @f(%%a: memref<1152921504606846976xi8>, %%s: index) {
  affine.for %%i = 0 to %s {
    %%x = affine.load %%a[symbol(%%s)] : memref<1152921504606846976xi8>
    affine.store %%x, %%a[%%i] : memref<1152921504606846976xi8>
  }
  return
}`, iterations)
		assert.Contains(t, c.Apply(t, "func(affine-loop-tile)", text), "to "+iterations+" {")
	}
}

// TestNestedBounds checks the ranges of induction variables of loops with several bounds each,
// all on the outer induction variable.
func TestNestedBounds(t *testing.T) {
	const deep = 12
	var b strings.Builder
	b.WriteString("#low = affine_map<(d0) -> (d0, d0 * 2 - 1, d0 * 3 - 2, d0 * 4 - 3, d0 * 5 - 4, d0 * 6 - 5)>\n" +
		"#high = affine_map<(d0) -> (d0 + 1, d0 * 2 + 1, d0 * 3 + 1, d0 * 4 + 1, d0 * 5 + 1, d0 * 6 + 1)>\n" +
		"func @f(%m: memref<100xf32>) {\n  affine.for %i0 = 0 to 10 {\n")
	for k := 1; k < deep; k++ {
		fmt.Fprintf(&b, "affine.for %%i%d = max #low(%%i%d) to min #high(%%i%d) {\n", k, k-1, k-1)
	}
	fmt.Fprintf(&b, "affine.for %%j = 0 to affine_map<(d0) -> (d0)>(%%i%d) {\n", deep-1)
	fmt.Fprintf(&b, "%%x = affine.load %%m[%%i%d] : memref<100xf32>\naffine.store %%x, %%m[%%j] : memref<100xf32>\n", deep-1)
	b.WriteString(strings.Repeat("}\n", deep+1) + "return\n}\n")
	c := passdiff.New(t, loops.Passes()...)
	for _, pass := range []string{"affine-loop-tile", "affine-loop-unroll", "affine-loop-invariant-code-motion", "affine-super-vectorize{virtual-vector-size=4}"} {
		assert.Contains(t, c.Apply(t, "func("+pass+")", b.String()), "func @f", pass)
	}
}

// TestDeepBounds: how loops begin is looked for through eight of them. The remaining iterations of
// one whose trip count may be negative begin no further down than itself.
func TestDeepBounds(t *testing.T) {
	c := passdiff.New(t, loops.Passes()...)
	for count, want := range map[int]bool{8: false, 9: true, 12: true} {
		var b strings.Builder
		b.WriteString("func @f(%m: memref<100xf32>, %x: f32) {\naffine.for %i0 = 0 to 100 {\n")
		for k := 1; k < count; k++ {
			fmt.Fprintf(&b, "affine.for %%i%d = affine_map<(d0) -> (d0)>(%%i%d) to 100 {\n", k, k-1)
		}
		fmt.Fprintf(&b, "affine.for %%j = 0 to affine_map<(d0) -> (d0)>(%%i%d) {\naffine.store %%x, %%m[%%j] : memref<100xf32>\n", count-1)
		b.WriteString(strings.Repeat("}\n", count+1) + "return\n}\n")
		made := c.Apply(t, "func(affine-loop-unroll)", b.String())
		assert.Equal(t, want, strings.Contains(made, "= max "), "%d loops\n%s", count, made)
	}
}
