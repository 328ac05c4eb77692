package syntax

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// TestExtremeConstants prints maps with the least and the greatest integer, which
// passes may make, and reads them again.
func TestExtremeConstants(t *testing.T) {
	ctx := ir.NewContext()
	least, greatest := affine.Constant(math.MinInt64), affine.Constant(math.MaxInt64)
	d := affine.Dim(0)
	for _, e := range []affine.Expr{
		least, greatest, affine.Neg(greatest),
		affine.Add(d, least), affine.Add(d, greatest), affine.Sub(d, greatest),
		affine.Mul(d, least), affine.Add(affine.Symbol(0), affine.Mul(d, least)),
		affine.Make(affine.OpMod, affine.Add(d, least), greatest),
	} {
		m := ctx.AffineMapAttr(affine.NewMap(1, 1, e))
		text := print.AttrString(m)
		again, err := ParseAttr(ctx, text)
		require.NoError(t, err, text)
		assert.Equal(t, text, print.AttrString(again))
		assert.Same(t, m, again, text)
	}
}
