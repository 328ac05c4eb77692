package elementary_test

import (
	"flag"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/reals"
	"github.com/mlirc/mlirc/plugins/lowering/elementary"
)

var samples = flag.Int("samples", 300, "how many arguments of 64 bits each function gets")

// worst is the largest error of a function, and where it is.
type worst struct {
	ulps float64
	at   string
}

func (w *worst) note(ulps float64, at ...float64) {
	if !(ulps <= w.ulps) {
		*w = worst{ulps, fmt.Sprintf("%x", at)}
	}
}

// functions are the expansions by their names.
func functions() map[string]elementary.Function[uint64] {
	byName := map[string]elementary.Function[uint64]{}
	for _, f := range elementary.Functions[uint64]() {
		byName[f.Name] = f
	}
	return byName
}

// apply computes an expansion at a precision.
func apply(f elementary.Function[uint64], p elementary.Precision, args ...float64) float64 {
	k := elementary.Kernel[uint64]{Builder: elementary.Numbers{}, Precision: p}
	if f.Unary != nil {
		return math.Float64frombits(f.Unary(k, math.Float64bits(args[0])))
	}
	return math.Float64frombits(f.Binary(k, math.Float64bits(args[0]), math.Float64bits(args[1])))
}

// TestDouble measures the errors of results of 64 bits.
func TestDouble(t *testing.T) {
	all := functions()
	for _, reference := range reals.Functions() {
		t.Run(reference.Name, func(t *testing.T) {
			f, ok := all[reference.Name]
			require.True(t, ok)
			var w worst
			r := rand.New(rand.NewPCG(1, 2))
			for range *samples {
				x := argument(r, reference)
				if reference.Unary != nil {
					got := apply(f, elementary.Double, x)
					w.note(reals.Float64.Error(got, reference.Unary(big.NewFloat(x))), x, got)
					continue
				}
				y := second(r, reference, x)
				got := apply(f, elementary.Double, x, y)
				w.note(reals.Float64.Error(got, reference.Binary(big.NewFloat(x), big.NewFloat(y))), x, y, got)
			}
			t.Logf("%s: %.4f ulp at %s", reference.Name, w.ulps, w.at)
			assert.Less(t, w.ulps, 0.75, "at %s", w.at)
		})
	}
}

// TestNarrow measures the errors of results that are truncated.
func TestNarrow(t *testing.T) {
	all := functions()
	for _, format := range []reals.Format{reals.Float16, reals.BFloat16, reals.Float32} {
		for _, reference := range reals.Functions() {
			t.Run(format.Name+"/"+reference.Name, func(t *testing.T) {
				f := all[reference.Name]
				var w worst
				r := rand.New(rand.NewPCG(1, 2))
				for i := range count(format, reference) {
					x := format.Round(argument(r, reference))
					if *samples >= 1<<16 && format.Bits < 24 && i < 1<<16 {
						x = ofBits(format, uint16(i))
					}
					if x == 0 || math.IsInf(x, 0) || !(x >= reference.Low && x <= reference.High) {
						continue
					}
					args := []float64{x}
					if reference.Binary != nil {
						y := format.Round(second(r, reference, x))
						if y == 0 || math.IsInf(y, 0) {
							continue
						}
						args = append(args, y)
					}
					got := format.Round(apply(f, elementary.Single, args...))
					w.note(format.Error(got, exactly(reference, args)), append(args, got)...)
				}
				t.Logf("%s %s: %.4f ulp at %s", format.Name, reference.Name, w.ulps, w.at)
				assert.Less(t, w.ulps, 0.51, "at %s", w.at)
			})
		}
	}
}

// count is how many arguments a function gets: with as many samples as there are numbers of 16
// bits, each of them once.
func count(format reals.Format, f reals.Function) int {
	if *samples >= 1<<16 && format.Bits < 24 && f.Unary != nil {
		return 1 << 16
	}
	return *samples
}

// ofBits is the number of a format of 16 bits.
func ofBits(format reals.Format, n uint16) float64 {
	if format == reals.BFloat16 {
		return float64(math.Float32frombits(uint32(n) << 16))
	}
	mantissa, exponent := float64(n&0x3ff), int(n>>10&31)
	x := math.Ldexp(mantissa, -24)
	switch {
	case exponent == 31:
		x = math.Inf(1)
	case exponent > 0:
		x = math.Ldexp(1024+mantissa, exponent-25)
	}
	if n>>15 == 1 {
		x = -x
	}
	return x
}

func exactly(f reals.Function, args []float64) *big.Float {
	if f.Unary != nil {
		return f.Unary(big.NewFloat(args[0]))
	}
	return f.Binary(big.NewFloat(args[0]), big.NewFloat(args[1]))
}

// argument is a random one: of any exponent, near 1, evenly between bounds, or close to what
// cancels.
func argument(r *rand.Rand, f reals.Function) float64 {
	for {
		var x float64
		switch r.IntN(6) {
		case 0:
			x = math.Float64frombits(r.Uint64())
		case 1:
			x = 1 + math.Ldexp(r.Float64()-0.5, -r.IntN(50))
		case 2:
			x = max(f.Low, -1000) + (min(f.High, 1000)-max(f.Low, -1000))*r.Float64()
		case 3:
			x = math.Ldexp(r.Float64(), 8-r.IntN(60))
		case 4:
			x = math.Pi / 4 * float64(r.IntN(1<<r.IntN(40)))
		case 5:
			x = math.Ldexp(1+r.Float64(), r.IntN(20)-10)
		}
		if r.IntN(2) == 0 {
			x = -x
		}
		if x != 0 && f.Low <= x && x <= f.High {
			return x
		}
	}
}

// second is a second argument; for a power, one whose result is finite and above zero more
// often than not.
func second(r *rand.Rand, f reals.Function, x float64) float64 {
	if f.Name == "pow" {
		limit := 1100 / max(1e-16, math.Abs(math.Log2(x)))
		return limit * (2*r.Float64() - 1)
	}
	if r.IntN(2) == 0 {
		return x * math.Ldexp(1+r.Float64(), r.IntN(60)-30)
	}
	for {
		if y := argument(r, f); y != 0 {
			return y
		}
	}
}
