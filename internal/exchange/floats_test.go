package exchange

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/mlirc/mlirc/core/num"
)

// TestSmallFloats prints each pattern of the floats below 16 bits as mlir-opt-22 does, and rounds decimal numbers as
// it does: some of their own, some between two of those, and some beyond all.
func TestSmallFloats(t *testing.T) {
	var text strings.Builder
	for kind := num.F8E5M2; int(kind) < num.Kinds; kind++ {
		fmt.Fprintf(&text, "func.func @%s(%%a: memref<4x%s>, %%v: vector<4x%[1]s>) {\n", kind, kind)
		use := func(literal string) { fmt.Fprintf(&text, "  \"test.use\"() {v = %s : %s} : () -> ()\n", literal, kind) }
		for bits := range uint64(1) << kind.BitWidth() {
			use(fmt.Sprintf("0x%02X", bits))
			if f := num.FromBits(kind, 0, bits); !f.IsNaN() && !f.IsInf() {
				use(fmt.Sprintf("%.12e", f.Float64()*1.0625))
				use(fmt.Sprintf("%.12e", f.Float64()/3))
			}
		}
		largest := num.Largest(kind, false).Float64()
		for _, factor := range []float64{1, 1.01, 1.03125, 1.0625, 1.125, 1.25, 2, 1e6} {
			use(fmt.Sprintf("%.12e", largest*factor))
			use(fmt.Sprintf("%.12e", -largest*factor))
		}
		fmt.Fprintf(&text, "  %%0 = arith.constant dense<[1.0, -2.0, 0x%02X, 0.5]> : tensor<4x%s>\n", math.MaxUint8>>(9-kind.BitWidth()), kind)
		fmt.Fprintf(&text, "  %%1 = arith.constant dense<1.0> : vector<2x%s>\n  return\n}\n", kind)
	}
	printed(t, latest, "floats.mlir", text.String(), false)
	printed(t, latest, "floats.mlir", text.String(), true)
}
