package alias_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
)

func TestIsInjective(t *testing.T) {
	for text, want := range map[string]bool{
		"memref<8xf32>":     true,
		"memref<?x?xf32>":   true,
		"memref<?x8x?xf32>": true,
		"memref<8x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>":                                         true,
		"memref<8x4xf32, affine_map<(d0, d1) -> (d0 * 3 + d1)>>":                                         false, // (0, 3) and (1, 0)
		"memref<4x8xf32, affine_map<(d0, d1) -> (d0 + d1 * 4)>>":                                         true,
		"memref<4x8xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>>":                                         false,
		"memref<2x3x4xf32, affine_map<(d0, d1, d2) -> (d0 * 12 + d1 * 4 + d2)>>":                         true,
		"memref<2x3x4xf32, affine_map<(d0, d1, d2) -> (d0 * 11 + d1 * 4 + d2)>>":                         false, // (0, 2, 3) and (1, 0, 0)
		"memref<8x4xf32, affine_map<(d0, d1) -> (d0)>>":                                                  false,
		"memref<8x4xf32, affine_map<(d0, d1) -> (d0 * -4 + d1)>>":                                        false, // not proven
		"memref<8xf32, affine_map<(d0)[s0] -> (d0 * s0)>>":                                               false,
		"memref<8x1xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>>":                                    true,
		"memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>":                                             false,
		"memref<8x1xf32, affine_map<(d0, d1) -> (d0 + d1)>>":                                             true, // of one element
		"memref<1x8xf32, affine_map<(d0, d1) -> (d0 + d1)>>":                                             true,
		"memref<0x8xf32, affine_map<(d0, d1) -> (d0 + d1 * 2)>>":                                         true, // without elements
		"memref<?x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>":                                         true,
		"memref<?x4xf32, affine_map<(d0, d1) -> (d0 * 3 + d1)>>":                                         false,
		"memref<8x?xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>":                                         false, // four or more
		"memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4500000000000000000 + d1 * 4000000000000000000)>>": false, // too far
		"memref<4xf32, affine_map<(d0) -> (d0 * 1152921504606846976)>>":                                  true,  // as far as it may be
		"memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 1152921504606846976 + d1)>>":                       false, // three farther
		"memref<4x4x8xf32, affine_map<(d0, d1, d2) -> (d0 * 32 + d1 * 8 + d2 + 5)>>":                     true,
	} {
		var sink diag.Sink
		m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte("func private @f("+text+")")), &sink, syntax.ParseOptions{})
		require.NotNil(t, m, "%v", sink.Diagnostics())
		fn := m.Region(0).Entry().First().Attr("type").(*ir.TypeAttr).Value().(*ir.FunctionType)
		assert.Equal(t, want, alias.IsInjective(fn.Inputs()[0].(*ir.MemRefType)), text)
	}
}
