package tiling_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/linalg/loops"
	"github.com/mlirc/mlirc/plugins/linalg/tiling"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// constant is a line that makes a constant; where the tools put them differs.
var constant = regexp.MustCompile(`(?m)^ *%[\w]+ = constant .*\n`)

// cases are functions with every named operation, on memrefs and on tensors.
func cases(t *testing.T) []string {
	text, err := os.ReadFile("../../../internal/roundtrip/testdata/linalg.mlir")
	require.NoError(t, err)
	var list []string
	for _, chunk := range strings.Split(string(text), "// -----\n") {
		if strings.Contains(chunk, "_m(") || strings.Contains(chunk, "_t(") {
			list = append(list, chunk)
		}
	}
	require.Greater(t, len(list), 100)
	return append(list, `func @indices(%a: memref<?x512xf32>, %c: memref<?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : memref<?x512xf32>) outs(%c : memref<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 1 : index
    %k = index_cast %i : index to i32
    %f = sitofp %k : i32 to f32
    %g = addf %x, %f : f32
    %h = addf %g, %y : f32
    linalg.yield %h : f32
  }
  return
}
`, `func @products(%a: tensor<?x512xf32>, %b: tensor<512x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x512xf32>, tensor<512x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
`, `func @in_space(%a: memref<24x12xf32>, %b: memref<12x30xf32>, %c: memref<24x30xf32>, %f: f32) {
  linalg.fill(%f, %c) : f32, memref<24x30xf32>
  linalg.matmul ins(%a, %b : memref<24x12xf32>, memref<12x30xf32>) outs(%c : memref<24x30xf32>)
  return
}
`)
}

func TestTile(t *testing.T) {
	tidy := passdiff.New(t, transforms.Canonicalize(affine.Dialect.Canonicalize, memref.Dialect.Canonicalize, tensor.Dialect.Canonicalize), transforms.CSE)
	own := passdiff.New(t, slices.Concat(tiling.Passes(), loops.Passes())...)
	text := func(s string) string {
		return constant.ReplaceAllString(tidy.Apply(t, "canonicalize,cse,canonicalize", s), "")
	}
	same := 0
	for _, sizes := range []string{"4,5,3", "0,2", "1,0,3,2", "0,0,0,2,3"} {
		all := cases(t)
		for i, a := range oracle.Opt(t, all, "-linalg-tile=linalg-tile-sizes="+sizes) {
			if !a.OK {
				t.Logf("%s\n%s", a.Problem, all[i])
				continue
			}
			same++
			got := own.Apply(t, "func(linalg-tile{linalg-tile-sizes="+sizes+"})", all[i])
			if strings.Contains(all[i], "fill_rng") && strings.Contains(a.Text, "scf.for") {
				// MLIR 13 leaves out where the tile is, so that all tiles are the same.
				assert.NotEqual(t, text(a.Text), text(got), all[i])
				continue
			}
			assert.Equal(t, text(a.Text), text(got), all[i])
			if sizes != "4,5,3" {
				continue
			}
			tiled := own.Apply(t, "func(linalg-tile-to-tiled-loop{linalg-tile-sizes="+sizes+"},convert-linalg-tiled-loops-to-scf)", all[i])
			assert.Equal(t, text(a.Text), text(tiled), "linalg.tiled_loop\n%s", all[i])
		}
	}
	assert.Greater(t, same, 400)
}

// formula is an affine map with its operands: of sizes in the region MLIR 13 makes symbols, as if they were
// those outside.
var formula = regexp.MustCompile(`(?m)^#map.*\n|#map\d*(\([^)]*\)(\[[^]]*\])?)?`)

// TestTileToTiledLoop compares the loops of operations whose tiles do not fit: where they do, MLIR 13 computes
// their sizes nevertheless. TestTile compares what the numbers of formulas come to.
func TestTileToTiledLoop(t *testing.T) {
	tidy := passdiff.New(t, transforms.Canonicalize(affine.Dialect.Canonicalize, memref.Dialect.Canonicalize, tensor.Dialect.Canonicalize), transforms.CSE)
	own := passdiff.New(t, tiling.Passes()...)
	text := func(s string) string {
		return formula.ReplaceAllString(constant.ReplaceAllString(tidy.Apply(t, "canonicalize,cse,canonicalize", s), ""), "")
	}
	var all []string
	for _, text := range cases(t) {
		if !strings.Contains(text, "fill_rng") && !strings.Contains(text, "@in_space") && !strings.Contains(text, "linalg.tiled_loop") {
			all = append(all, text)
		}
	}
	const options = "linalg-tile-sizes=4,5,3"
	made := 0
	for i, a := range oracle.Opt(t, all, "-linalg-tile-to-tiled-loop="+options) {
		if !a.OK {
			continue
		}
		made += strings.Count(a.Text, "linalg.tiled_loop")
		got := own.Apply(t, "func(linalg-tile-to-tiled-loop{"+options+"})", all[i])
		assert.Equal(t, text(a.Text), text(got), all[i])
	}
	assert.Greater(t, made, 100)
	for words, want := range map[string]string{"block_x": `["block_x", "none"]`, "block_x,block_y,block_z": `["block_x", "block_y"]`} {
		got := own.Apply(t, "func(linalg-tile-to-tiled-loop{linalg-tile-sizes=4,0,3 linalg-distribution-types="+words+"})", all[len(all)-1])
		assert.Contains(t, got, " iterators[\"parallel\", \"reduction\"] distribution"+want)
	}
}

// TestTileToParallelLoops compares operations on memrefs: the tool crashes on tensors.
func TestTileToParallelLoops(t *testing.T) {
	tidy := passdiff.New(t, transforms.Canonicalize(affine.Dialect.Canonicalize, memref.Dialect.Canonicalize), transforms.CSE)
	own := passdiff.New(t, tiling.Passes()...)
	text := func(s string) string {
		return constant.ReplaceAllString(tidy.Apply(t, "canonicalize,cse,canonicalize", s), "")
	}
	var all []string
	for _, text := range cases(t) {
		// Channels that a convolution sums up over are parallel to MLIR 13, see the loops.
		if !strings.Contains(text, "tensor<") && !strings.Contains(text, "fill_rng") && !sumsChannels.MatchString(text) {
			all = append(all, text)
		}
	}
	for i, a := range oracle.Opt(t, all, "-linalg-tile-to-parallel-loops=linalg-tile-sizes=4,5,3") {
		require.True(t, a.OK, "%s\n%s", a.Problem, all[i])
		got := own.Apply(t, "func(linalg-tile-to-parallel-loops{linalg-tile-sizes=4,5,3})", all[i])
		assert.Equal(t, text(a.Text), text(got), all[i])
	}
}

// sumsChannels are the convolutions whose channels MLIR 13 takes for parallel.
var sumsChannels = regexp.MustCompile(`linalg\.conv_\dd_(n[dhw]+c|nc(w|dhw)|input_n[dhwc]*_filter_[dhw]*cf) `)

// TestPromoteSubviews: what becomes of parts of memrefs.
func TestPromoteSubviews(t *testing.T) {
	tidy := []*pass.Pass{transforms.Canonicalize(linalg.Dialect.Canonicalize, affine.Dialect.Canonicalize, memref.Dialect.Canonicalize, std.Dialect.Canonicalize), transforms.CSE}
	own := passdiff.New(t, slices.Concat(tiling.Passes(), tidy)...)
	own.Files(t, "testdata/promote.mlir")
	text := own.Apply(t, "func(linalg-promote-subviews{test-use-alloca=1 test-promote-dynamic=1},canonicalize)", `func @f(%a: memref<8x8xi24>, %i: index, %n: index, %v: i24) {
  %0 = memref.subview %a[%i, 0] [4, 4] [1, 1] : memref<8x8xi24> to memref<4x4xi24, affine_map<(d0, d1)[s0] -> (d0 * 8 + s0 + d1)>>
  linalg.fill(%v, %0) : i24, memref<4x4xi24, affine_map<(d0, d1)[s0] -> (d0 * 8 + s0 + d1)>>
  scf.for %j = %i to %n step %n {
    linalg.fill(%v, %0) : i24, memref<4x4xi24, affine_map<(d0, d1)[s0] -> (d0 * 8 + s0 + d1)>>
  }
  return
}`)
	assert.Equal(t, 2, strings.Count(text, "memref.alloca() {alignment = 4 : i64} : memref<64xi8>"), text)
	assert.Equal(t, 1, strings.Count(text, "memref.alloca_scope"), text)
	assert.NotContains(t, text, "memref.dealloc")
	assert.NotContains(t, own.Apply(t, "func(linalg-promote-subviews)", `func @f(%a: memref<8xi256>, %i: index, %v: i256) {
  %0 = memref.subview %a[%i] [4] [1] : memref<8xi256> to memref<4xi256, affine_map<(d0)[s0] -> (d0 + s0)>>
  linalg.fill(%v, %0) : i256, memref<4xi256, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}`), "memref.alloc")
}
