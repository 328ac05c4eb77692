package elementary

// integral is where floats have no digits behind the point.
const integral = 0x1p52

// parts are the integer below |x|, as a float and as an integer, and what is left, where |x|
// is below integral.
func (k Kernel[V]) parts(x V) (whole, n, rest V) {
	a := k.abs(x)
	inside := k.Select(k.Less(a, k.Float(integral)), a, k.Float(0))
	n = k.ToInt(inside)
	whole = k.ToFloat(n)
	return whole, n, k.Sub(inside, whole)
}

// signed is y with the sign of x where x has digits behind the point, and x elsewhere.
func (k Kernel[V]) signed(x, y V) V {
	return k.Select(k.Less(k.abs(x), k.Float(integral)), k.flip(y, k.signOf(x)), x)
}

// Trunc rounds towards zero.
func Trunc[V any](k Kernel[V], x V) V {
	whole, _, _ := k.parts(x)
	return k.signed(x, whole)
}

// Floor rounds down.
func Floor[V any](k Kernel[V], x V) V {
	whole := Trunc(k, x)
	return k.Select(k.Less(x, whole), k.Sub(whole, k.Float(1)), whole)
}

// Ceil rounds up.
func Ceil[V any](k Kernel[V], x V) V { return k.neg(Floor(k, k.neg(x))) }

// Round is the closest integer; of two, the one further from zero.
func Round[V any](k Kernel[V], x V) V {
	whole, _, rest := k.parts(x)
	more := k.Add(whole, k.Float(1))
	return k.signed(x, k.Select(k.Less(rest, k.Float(0.5)), whole, more))
}

// RoundEven is the closest integer; of two, the even one.
func RoundEven[V any](k Kernel[V], x V) V {
	whole, n, rest := k.parts(x)
	odd := k.Both(k.Equal(rest, k.Float(0.5)), k.odd(n))
	up := k.Either(k.greater(rest, k.Float(0.5)), odd)
	return k.signed(x, k.Select(up, k.Add(whole, k.Float(1)), whole))
}

// Modf is the integer towards zero and what is left, both with the sign of x.
func Modf[V any](k Kernel[V], x V) (rest, whole V) {
	whole = Trunc(k, x)
	difference := k.Select(k.Equal(whole, x), k.Float(0), k.Sub(k.abs(x), k.abs(whole)))
	return k.keepNaN(x, k.flip(difference, k.signOf(x))), whole
}

// Frexp is x as a float from 1/2 to 1, or zero, times a power of two, of which the exponent is
// an integer; it is 0 where x is zero, infinite or no number.
func Frexp[V any](k Kernel[V], x V) (fraction, exponent V) {
	a := k.abs(x)
	subnormal := k.Less(a, k.Float(0x1p-1022))
	bits := k.Bits(k.Select(subnormal, k.Mul(a, k.Float(0x1p54)), a))
	exponent = k.ISub(k.Shr(bits, k.Int(mantissaBits)), k.Int(bias-1))
	exponent = k.ISub(exponent, k.Select(subnormal, k.Int(54), k.Int(0)))
	within := k.Or(k.And(bits, k.Int(mantissaMask)), k.Bits(k.Float(0.5)))
	regular := k.Both(k.Less(k.Float(0), a), k.Less(a, k.Float(inf)))
	fraction = k.Select(regular, k.flip(k.FromBits(within), k.signOf(x)), x)
	return fraction, k.Select(regular, exponent, k.Int(0))
}

// Ldexp is x·2^n, rounded once, for any integer n.
func Ldexp[V any](k Kernel[V], x, n V) V {
	fraction, exponent := Frexp(k, x)
	limit := func(n V, low, high int64) V {
		lowest, highest := k.Int(uint64(low)), k.Int(uint64(high))
		n = k.Select(k.ILess(n, lowest), lowest, n)
		return k.Select(k.ILess(highest, n), highest, n)
	}
	all := k.IAdd(exponent, limit(n, -5000, 5000))
	return k.scale(fraction, limit(all, -1200, 1200))
}
