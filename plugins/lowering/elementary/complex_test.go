package elementary_test

import (
	"math"
	"math/big"
	"math/cmplx"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/reals"
	"github.com/mlirc/mlirc/plugins/lowering/elementary"
)

// complexFunction is a function of complex numbers with its parts as they ought to be.
type complexFunction struct {
	name  string
	arity int
	apply func(k elementary.Kernel[uint64], args []uint64) []uint64
	exact func(args []*big.Float) []*big.Float
}

func exactSum(a, b *big.Float) *big.Float { return new(big.Float).SetPrec(5000).Add(a, b) }
func exactMul(a, b *big.Float) *big.Float { return new(big.Float).SetPrec(5000).Mul(a, b) }
func exactQuo(a, b *big.Float) *big.Float { return new(big.Float).SetPrec(5000).Quo(a, b) }
func negative(a *big.Float) *big.Float    { return new(big.Float).Neg(a) }

func complexFunctions() []complexFunction {
	return append(newerComplexFunctions(), []complexFunction{
		{"exp", 1, func(k elementary.Kernel[uint64], a []uint64) []uint64 {
			re, im := elementary.ComplexExp(k, a[0], a[1])
			return []uint64{re, im}
		}, func(a []*big.Float) []*big.Float {
			power := reals.Exp(a[0])
			return []*big.Float{exactMul(power, reals.Cos(a[1])), exactMul(power, reals.Sin(a[1]))}
		}},
		{"log", 1, func(k elementary.Kernel[uint64], a []uint64) []uint64 {
			return []uint64{elementary.LogAbs(k, a[0], a[1])}
		}, func(a []*big.Float) []*big.Float {
			return []*big.Float{halfLog(exactSum(exactMul(a[0], a[0]), exactMul(a[1], a[1])))}
		}},
		{"log1p", 1, func(k elementary.Kernel[uint64], a []uint64) []uint64 {
			return []uint64{elementary.LogAbs1p(k, a[0], a[1])}
		}, func(a []*big.Float) []*big.Float {
			x := exactSum(a[0], big.NewFloat(1))
			return []*big.Float{halfLog(exactSum(exactMul(x, x), exactMul(a[1], a[1])))}
		}},
		{"sign", 1, func(k elementary.Kernel[uint64], a []uint64) []uint64 {
			re, im := elementary.ComplexSign(k, a[0], a[1])
			return []uint64{re, im}
		}, func(a []*big.Float) []*big.Float {
			r := reals.Hypot(a[0], a[1])
			return []*big.Float{exactQuo(a[0], r), exactQuo(a[1], r)}
		}},
		{"div", 2, func(k elementary.Kernel[uint64], a []uint64) []uint64 {
			re, im := elementary.ComplexDiv(k, a[0], a[1], a[2], a[3])
			return []uint64{re, im}
		}, func(a []*big.Float) []*big.Float {
			below := exactSum(exactMul(a[2], a[2]), exactMul(a[3], a[3]))
			re := exactSum(exactMul(a[0], a[2]), exactMul(a[1], a[3]))
			im := exactSum(exactMul(a[1], a[2]), negative(exactMul(a[0], a[3])))
			return []*big.Float{exactQuo(re, below), exactQuo(im, below)}
		}},
	}...)
}

// halfLog is the logarithm of the square root of an exact sum.
func halfLog(x *big.Float) *big.Float { return exactMul(reals.Log(x), big.NewFloat(0.5)) }

// TestComplex measures the errors of both parts.
func TestComplex(t *testing.T) {
	for _, format := range []reals.Format{reals.Float64, reals.Float32} {
		precision := elementary.Double
		if format == reals.Float32 {
			precision = elementary.Single
		}
		k := elementary.Kernel[uint64]{Builder: elementary.Numbers{}, Precision: precision}
		for _, f := range complexFunctions() {
			t.Run(format.Name+"/"+f.name, func(t *testing.T) {
				var w worst
				r := rand.New(rand.NewPCG(1, 2))
				for range *samples / f.arity {
					args := complexArguments(r, f, format)
					if args == nil {
						continue
					}
					bits, exact := make([]uint64, len(args)), make([]*big.Float, len(args))
					for i, x := range args {
						bits[i], exact[i] = math.Float64bits(x), big.NewFloat(x)
					}
					want := f.exact(exact)
					if f.name == "expm1" && new(big.Float).Abs(want[0]).Cmp(exactMul(new(big.Float).Abs(want[1]), big.NewFloat(0.125))) < 0 {
						continue // e^x cos y is close to 1, and the error is small beside the other part
					}
					for i, got := range f.apply(k, bits) {
						w.note(format.Error(format.Round(math.Float64frombits(got)), want[i]), args...)
					}
				}
				t.Logf("complex %s %s: %.4f ulp at %s", format.Name, f.name, w.ulps, w.at)
				assert.Less(t, w.ulps, 0.7, "at %s", w.at)
			})
		}
	}
}

// complexArguments are random parts of numbers; some of numbers close to the unit circle, some
// of very different ones.
func complexArguments(r *rand.Rand, f complexFunction, format reals.Format) []float64 {
	args := make([]float64, 2*f.arity)
	everything := reals.Function{Low: -math.MaxFloat64, High: math.MaxFloat64}
	for i := range args {
		args[i] = argument(r, everything)
	}
	switch {
	case f.name == "exp" || f.name == "expm1" || f.name == "tanh":
		args[0] = 1500 * (r.Float64() - 0.5) * math.Ldexp(1, -r.IntN(14))
	case f.name == "sin" || f.name == "cos" || f.name == "tan":
		args[1] = 1500 * (r.Float64() - 0.5) * math.Ldexp(1, -r.IntN(14))
	case f.name == "atan2":
		for i := range args {
			args[i] = math.Ldexp(r.Float64()-0.5, r.IntN(400)-200)
			if r.IntN(2) == 0 {
				args[i] = math.Ldexp(r.Float64()-0.5, r.IntN(8)-4)
			}
		}
	case f.name == "pow":
		for i := range args {
			args[i] = math.Ldexp(r.Float64()-0.5, r.IntN(8)-4)
		}
	case r.IntN(3) == 0:
		angle := r.Float64() * 7
		args[0], args[1] = math.Cos(angle), math.Sin(angle)
		if f.name == "log1p" {
			args[0]--
		}
	case r.IntN(2) == 0:
		for i := range args {
			args[i] = math.Ldexp(r.Float64()-0.5, r.IntN(20)-10)
		}
	}
	for i := range args {
		args[i] = format.Round(args[i])
		if args[i] == 0 || math.IsInf(args[i], 0) {
			return nil
		}
	}
	return args
}

// TestComplexSpecialValues compares with the special values of C.
func TestComplexSpecialValues(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	for _, p := range []elementary.Precision{elementary.Double, elementary.Single} {
		k := elementary.Kernel[uint64]{Builder: elementary.Numbers{}, Precision: p}
		check := func(name string, want complex128, re, im uint64) {
			got := complex(math.Float64frombits(re), math.Float64frombits(im))
			same := func(a, b float64) bool {
				return math.IsNaN(a) && math.IsNaN(b) || math.Abs(a-b) < 1e-12 && math.Signbit(a) == math.Signbit(b) || a == b && a != 0
			}
			assert.True(t, same(real(want), real(got)) && same(imag(want), imag(got)), "%s: %v instead of %v", name, got, want)
		}
		bits := math.Float64bits
		for _, c := range []struct{ x, y, re, im float64 }{
			{0, 0, 1, 0}, {0, math.Copysign(0, -1), 1, math.Copysign(0, -1)}, {inf, 0, inf, 0}, {-inf, 1, 0, 0},
			{inf, 1, inf, inf}, {inf, 3, -inf, inf}, {-inf, inf, 0, 0}, {-inf, nan, 0, 0}, {inf, inf, inf, nan},
			{inf, nan, inf, nan}, {1, inf, nan, nan}, {1, nan, nan, nan}, {nan, 0, nan, 0}, {nan, 1, nan, nan},
		} {
			re, im := elementary.ComplexExp(k, bits(c.x), bits(c.y))
			check("exp", complex(c.re, c.im), re, im)
		}
		for _, c := range []struct{ x, y, want float64 }{
			{0, 0, -inf}, {1, 0, 0}, {inf, nan, inf}, {nan, -inf, inf}, {nan, 1, nan}, {0, 1, 0}, {3, 4, math.Log(5)},
		} {
			check("log", complex(c.want, 0), elementary.LogAbs(k, bits(c.x), bits(c.y)), 0)
		}
		for _, c := range []struct{ x, y, want float64 }{
			{-1, 0, -inf}, {0, 0, 0}, {inf, nan, inf}, {nan, inf, inf}, {nan, 1, nan}, {2, 4, math.Log(5)},
		} {
			check("log1p", complex(c.want, 0), elementary.LogAbs1p(k, bits(c.x), bits(c.y)), 0)
		}
		for _, c := range []struct{ x, y, re, im float64 }{
			{0, 0, 0, 0}, {3, -4, 0.6, -0.8}, {inf, 1, 1, 0}, {-inf, inf, -math.Sqrt2 / 2, math.Sqrt2 / 2}, {nan, 1, nan, nan},
		} {
			re, im := elementary.ComplexSign(k, bits(c.x), bits(c.y))
			check("sign", complex(c.re, c.im), re, im)
		}
		for _, c := range []struct{ a, b, want complex128 }{
			{1, 0, complex(inf, nan)}, {complex(1, 1), 0, complex(inf, inf)}, {complex(inf, 1), 0, complex(inf, inf)}, {0, 0, cmplx.NaN()},
			{complex(inf, 1), complex(1, 1), complex(inf, -inf)}, {complex(1, 1), complex(inf, 0), 0},
			{complex(nan, 1), 1, cmplx.NaN()}, {cmplx.Inf(), cmplx.Inf(), cmplx.NaN()},
		} {
			re, im := elementary.ComplexDiv(k, bits(real(c.a)), bits(imag(c.a)), bits(real(c.b)), bits(imag(c.b)))
			check("div", c.want, re, im)
		}
	}
}
