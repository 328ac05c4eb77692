package elementary

import "math"

// Exp is e^x.
func Exp[V any](k Kernel[V], x V) V {
	inside := k.clamp(x, -1000, 1000) // beyond, zero and infinity come about by themselves
	r, n := k.reduceExp(k.exact(inside))
	return k.keepNaN(x, k.scale(k.sum(k.add(k.expm1Near(r), k.Float(1))), n))
}

// Exp2 is 2^x.
func Exp2[V any](k Kernel[V], x V) V {
	inside := k.clamp(x, -1100, 1100)
	n := k.nearest(inside)
	r := k.mul(k.constant(ln2), k.Sub(inside, k.ToFloat(n)))
	return k.keepNaN(x, k.scale(k.sum(k.add(k.expm1Near(r), k.Float(1))), n))
}

// Expm1 is e^x - 1, close to zero, too.
func Expm1[V any](k Kernel[V], x V) V {
	// Half of it does not overflow before all of it does.
	half := k.expm1Scaled(k.exact(k.clamp(x, -100, 710)), 1)
	return k.keepTiny(x, 0x1p-54, k.keepNaN(x, k.Mul(k.sum(half), k.Float(2))))
}

// reduceExp is x as r + n·ln 2, with n an integer and r no larger than half of ln 2.
func (k Kernel[V]) reduceExp(x pair[V]) (r pair[V], n V) {
	n = k.nearest(k.Mul(x.hi, k.Float(log2E[0])))
	f := k.ToFloat(n)
	upper := k.Sub(x.hi, k.Mul(f, k.Float(ln2Upper)))
	if k.Precision == Single {
		return pair[V]{hi: k.Sub(upper, k.Mul(f, k.Float(ln2Middle+ln2Lower)))}, n
	}
	r = k.twoSum(upper, k.neg(k.Mul(f, k.Float(ln2Middle))))
	return k.add(r, k.Sub(x.lo, k.Mul(f, k.Float(ln2Lower)))), n
}

// expm1Near is e^r - 1 for r no larger than half of ln 2: its series.
func (k Kernel[V]) expm1Near(r pair[V]) pair[V] {
	const f4, f5, f6, f7, f8 = 24, 120, 720, 5040, 40320
	const f9, f10, f11, f12, f13 = f8 * 9, f8 * 90, f8 * 990, f8 * 11880, f8 * 154440
	coefficients := []float64{1.0 / 6, 1.0 / f4, 1.0 / f5, 1.0 / f6, 1.0 / f7, 1.0 / f8, 1.0 / f9, 1.0 / f10}
	if k.Precision == Double {
		coefficients = append(coefficients, 1.0/f11, 1.0/f12, 1.0/f13)
	}
	square := k.mulPair(r, r)
	cube := k.Mul(square.hi, r.hi)
	s := k.addPair(r, k.scaled(square, k.Float(0.5)))
	return k.add(s, k.Mul(cube, k.polynomial(r.hi, coefficients...)))
}

// expm1Scaled is (e^x - 1)·2^-down for x from -100 to 710.5.
func (k Kernel[V]) expm1Scaled(x pair[V], down uint64) pair[V] {
	r, n := k.reduceExp(x)
	power := k.pow2(k.ISub(n, k.Int(down)))
	all := k.twoSum(power, k.Float(-math.Ldexp(1, -int(down))))
	return k.addPair(k.scaled(k.expm1Near(r), power), all)
}

// keepNaN is y where x is a number, and x elsewhere.
func (k Kernel[V]) keepNaN(x, y V) V { return k.Select(k.IsNaN(x), x, y) }

// keepTiny is x where it is below a bound, for functions that hardly differ from it there; it
// keeps the sign of zero.
func (k Kernel[V]) keepTiny(x V, bound float64, y V) V {
	return k.Select(k.Less(k.abs(x), k.Float(bound)), x, y)
}
