package mathexpand_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/conversions/mathexpand"
)

const products = `func.func @f(%a: f32, %b: f32, %c: f32, %v: vector<4xf64>) -> (f32, f32, f32, f32, vector<4xf64>) {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.addf %0, %c fastmath<contract> : f32
  %2 = arith.addf %c, %0 fastmath<fast> : f32
  %3 = arith.addf %c, %0 : f32
  %4 = arith.mulf %a, %b : f32
  %5 = arith.addf %4, %c fastmath<contract> : f32
  %6 = arith.mulf %v, %v fastmath<contract> : vector<4xf64>
  %7 = arith.addf %v, %6 fastmath<contract> : vector<4xf64>
  return %1, %2, %3, %5, %7 : f32, f32, f32, f32, vector<4xf64>
}
`

// flags differ: the operation gets those of both, and mlir-opt-19 gives it those of the product.
const flags = `func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<nnan,contract> : f32
  %1 = arith.addf %0, %c fastmath<ninf,contract> : f32
  return %1 : f32
}
`

// TestUplift contracts what mlir-opt-19 does.
func TestUplift(t *testing.T) {
	c := passdiff.New(t, append(transforms.All(), mathexpand.UpliftToFMA())...)
	theirs := oracle.Opt19(t, []string{products}, "-math-uplift-to-fma")[0]
	require.True(t, theirs.OK, theirs.Problem)
	assert.Equal(t, c.Apply(t, "print-op-stats", theirs.Text), c.Apply(t, "func(math-uplift-to-fma)", products))
	assert.Contains(t, c.Apply(t, "func(math-uplift-to-fma)", flags), "%0 = fmaf %arg0, %arg1, %arg2 {fastmath = #std.fastmath<contract>} : f32")
	assert.Contains(t, c.Apply(t, "func(math-uplift-to-fma)", "func @f(%a: f32) -> f32 {\n  %0 = mulf %a, %a : f32\n  %1 = addf %0, %a : f32\n  return %1 : f32\n}\n"), "addf")
}
