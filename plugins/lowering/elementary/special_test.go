package elementary_test

import (
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/reals"
	"github.com/mlirc/mlirc/plugins/lowering/elementary"
)

// specials are values that functions treat by themselves, or that lie at borders.
func specials() []float64 {
	values := []float64{
		0, 1, math.Inf(1), 0x1p-1074, 0x1p-1022, 0x1.fffffffffffffp-1023, math.MaxFloat64,
		0.5, 2, 3, 4, 1.5, 2.5, 1e300, 1e-300, 0x1p52, 0x1p53, 0x1p53 - 1, 0x1p63, 0x1p64,
		709.782712893384, 709.7827128933841, 710.4758600739439, 710.475860073944, 711, 745.13, 745.14, 746,
		1023.9999999999999, 1024, 1074, 1075, 1076, 36, 37, 38, 22, 1 + 0x1p-52, 1 - 0x1p-53,
		0x1p-28, 0x1p-27, 0x1p-29, 0x1p-54, 0x1p-53, 0x1p30, 0x1p31, math.Pi, math.Pi / 2, math.Pi / 4, 1e22,
		0x1p-149, 0x1p-126, math.MaxFloat32, 88.72, 103.97, 65504,
	}
	for _, v := range values {
		values = append(values, -v)
	}
	return append(values, math.NaN())
}

// TestSpecialValues compares with Go's functions where those are exact: zeros with their
// signs, infinities, and what is no number.
func TestSpecialValues(t *testing.T) {
	unary := map[string]func(float64) float64{
		"acos": math.Acos, "acosh": math.Acosh, "asin": math.Asin, "asinh": math.Asinh, "atan": math.Atan,
		"atanh": math.Atanh, "cos": math.Cos, "cosh": math.Cosh, "exp": math.Exp, "exp2": math.Exp2,
		"expm1": math.Expm1, "log": math.Log, "log10": math.Log10, "log1p": math.Log1p, "log2": math.Log2,
		"rsqrt": func(x float64) float64 { return 1 / math.Sqrt(x) },
		"sin":   math.Sin, "sinh": math.Sinh, "tan": math.Tan, "tanh": math.Tanh,
	}
	binary := map[string]func(x, y float64) float64{"atan2": math.Atan2, "hypot": math.Hypot, "pow": math.Pow}
	some := 23 // of the pairs one in so many
	if os.Getenv("TEST_LONG") != "" {
		some = 1
	}
	for name, f := range functions() {
		for _, p := range []elementary.Precision{elementary.Double, elementary.Single} {
			for _, x := range specials() {
				if p == elementary.Single && float64(float32(x)) != x && !math.IsNaN(x) {
					continue
				}
				if f.Unary != nil {
					checkSpecial(t, p, unary[name](x), apply(f, p, x), name, x)
					continue
				}
				for i, y := range specials() {
					if (i+int(math.Float64bits(x)>>40))%some > 0 && y != 0 && !math.IsInf(y, 0) {
						continue
					}
					if p == elementary.Double || float64(float32(y)) == y || math.IsNaN(y) {
						checkSpecial(t, p, binary[name](x, y), apply(f, p, x, y), name, x, y)
					}
				}
			}
		}
	}
}

func checkSpecial(t *testing.T, p elementary.Precision, want, got float64, name string, args ...float64) {
	t.Helper()
	format := reals.Float64
	if p == elementary.Single {
		format = reals.Float32
		want, got = format.Round(want), format.Round(got)
	}
	if exact := known(name, args); exact != nil && exact.Sign() != 0 && !math.IsNaN(want) {
		assert.Less(t, format.Error(got, exact), 0.6, "%s%v: %v instead of %v", name, args, got, want)
		return
	}
	if !math.IsNaN(want) || !math.IsNaN(got) {
		assert.Equal(t, math.Float64bits(want), math.Float64bits(got), "%s%v: %v instead of %v", name, args, got, want)
	}
}

// known is the exact result where the arguments are numbers other than zero, and the function
// is neither infinite nor far beyond what floats hold; else it is nil. Go's result is exact
// there, a multiple of π/4 or an argument.
func known(name string, args []float64) *big.Float {
	for _, x := range args {
		if x == 0 || math.IsInf(x, 0) || math.IsNaN(x) {
			return nil
		}
	}
	if name == "pow" {
		if !(math.Abs(args[1]*math.Log2(math.Abs(args[0]))) < 5000) {
			return nil
		}
		exact := reals.Pow(big.NewFloat(math.Abs(args[0])), big.NewFloat(args[1]))
		if args[0] < 0 && math.Mod(args[1], 2) != 0 {
			exact.Neg(exact)
		}
		return exact
	}
	for _, f := range reals.Functions() {
		if f.Name == name && f.Low <= args[0] && args[0] <= f.High {
			return exactly(f, args)
		}
	}
	return nil
}

// TestRounding compares with Go's functions, which are exact.
func TestRounding(t *testing.T) {
	k := elementary.Kernel[uint64]{Builder: elementary.Numbers{}}
	values := specials()
	r := rand.New(rand.NewPCG(1, 2))
	for range 10000 {
		values = append(values, math.Float64frombits(r.Uint64()), math.Ldexp(float64(r.IntN(1<<20)-1<<19), -r.IntN(20)))
	}
	same := func(name string, x, want float64, got uint64) {
		if !math.IsNaN(want) || !math.IsNaN(math.Float64frombits(got)) {
			assert.Equal(t, math.Float64bits(want), got, "%s(%x): %x instead of %x", name, x, math.Float64frombits(got), want)
		}
	}
	for _, x := range values {
		v := math.Float64bits(x)
		same("trunc", x, math.Trunc(x), elementary.Trunc(k, v))
		same("floor", x, math.Floor(x), elementary.Floor(k, v))
		same("ceil", x, math.Ceil(x), elementary.Ceil(k, v))
		same("round", x, math.Round(x), elementary.Round(k, v))
		same("roundeven", x, math.RoundToEven(x), elementary.RoundEven(k, v))

		fraction, exponent := elementary.Frexp(k, v)
		wantFraction, wantExponent := math.Frexp(x)
		same("frexp", x, wantFraction, fraction)
		assert.Equal(t, wantExponent, int(exponent), "frexp(%x)", x)

		rest, whole := elementary.Modf(k, v)
		same("modf", x, math.Trunc(x), whole)
		if !math.IsInf(x, 0) {
			same("modf", x, math.Copysign(x-math.Trunc(x), x), rest)
		}
		for _, n := range []int{0, 1, -1, 60, -60, 1000, -1000, 2098, -2098, 2200, -2200, 1 << 40, -1 << 40, r.IntN(2200) - 1100} {
			same("ldexp", x, ldexp(x, n), elementary.Ldexp(k, v, uint64(n)))
		}
	}
	infinite, _ := elementary.Modf(k, math.Float64bits(math.Inf(-1)))
	same("modf", math.Inf(-1), math.Copysign(0, -1), infinite)
}

// ldexp is exact where Go's function rounds twice.
func ldexp(x float64, n int) float64 {
	if x == 0 || math.IsInf(x, 0) || math.IsNaN(x) || n > 10000 || n < -10000 {
		return math.Ldexp(x, n)
	}
	y, _ := new(big.Float).SetMantExp(big.NewFloat(x), n).Float64()
	if y == 0 {
		return math.Copysign(0, x)
	}
	return y
}
