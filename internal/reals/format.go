package reals

import (
	"math"
	"math/big"
)

// A Format is a format of floats.
type Format struct {
	Name string
	// Bits are those of the mantissa, the first included; Least is the exponent of the
	// smallest normal number, and Most that of the largest.
	Bits, Least, Most int
}

// The formats.
var (
	Float16  = Format{"f16", 11, -14, 15}
	BFloat16 = Format{"bf16", 8, -126, 127}
	Float32  = Format{"f32", 24, -126, 127}
	Float64  = Format{"f64", 53, -1022, 1023}
)

// Error is how far a result is from what it ought to be, in ulps. What overflows counts as the
// power of two behind the largest number.
func (f Format) Error(got float64, want *big.Float) float64 {
	if math.IsNaN(got) {
		return math.Inf(1)
	}
	exact := new(big.Float).SetPrec(want.Prec()).Set(want)
	limit := new(big.Float).SetMantExp(big.NewFloat(1), f.Most+1)
	if exact.MantExp(nil) > f.Most+1 {
		exact.Set(limit)
		if want.Signbit() {
			exact.Neg(exact)
		}
	}
	value := new(big.Float).SetPrec(want.Prec())
	if math.IsInf(got, 0) {
		value.Set(limit)
		if got < 0 {
			value.Neg(value)
		}
	} else {
		value.SetFloat64(got)
	}
	e := min(max(exact.MantExp(nil)-1, f.Least), f.Most) - f.Bits + 1
	if exact.Sign() == 0 {
		e = f.Least - f.Bits + 1
	}
	d := value.Sub(value, exact)
	d.SetMantExp(d, -e)
	ulps, _ := d.Float64()
	return math.Abs(ulps)
}

// Round is the float of a format that is closest to one of 64 bits, of two the even one.
func (f Format) Round(x float64) float64 {
	if x == 0 || math.IsInf(x, 0) || math.IsNaN(x) || f.Bits == 53 {
		return x
	}
	_, e := math.Frexp(x)
	unit := max(e-1, f.Least) - f.Bits + 1
	y := math.Ldexp(math.RoundToEven(math.Ldexp(x, -unit)), unit)
	if math.Abs(y) >= math.Ldexp(1, f.Most+1) {
		return math.Inf(int(math.Copysign(1, x)))
	}
	return y
}
