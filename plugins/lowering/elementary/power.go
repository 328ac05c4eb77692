package elementary

// Pow is x^y, with the special cases of C: x^0 and 1^y are 1, whatever the other is.
func Pow[V any](k Kernel[V], x, y V) V {
	zero, one := k.Float(0), k.Float(1)
	a := k.abs(x)
	infinite := k.Equal(a, k.Float(inf))
	extreme := k.Either(infinite, k.Equal(a, zero))
	logarithm := k.log(k.Select(k.Either(extreme, k.IsNaN(x)), one, a))
	// A larger exponent does not count: the result is 0, 1 or infinite with it.
	p := k.mul(logarithm, k.clamp(y, -0x1p66, 0x1p66))
	p = k.within1000(p)
	r, n := k.reduceExp(p)
	result := k.scale(k.sum(k.add(k.expm1Near(r), one)), n)
	result = k.Select(extreme, k.Select(k.IEqual(k.sameTruth(k.Less(zero, y), infinite), k.Int(1)), k.Float(inf), zero), result)

	integer, odd := k.parity(y)
	negative := k.negative(x)
	result = k.flip(result, k.Select(k.Both(negative, odd), k.Int(signBit), k.Int(0)))
	whole := k.Either(integer, extreme)
	result = k.Select(k.Less(x, zero), k.Select(whole, result, k.Float(nan)), result)
	result = k.Select(k.Either(k.IsNaN(x), k.IsNaN(y)), k.Add(x, y), result)
	return k.Select(k.Either(k.Equal(x, one), k.Equal(y, zero)), one, result)
}

// sameTruth is the integer 1 where both conditions hold or neither does, and 0 elsewhere.
func (k Kernel[V]) sameTruth(c, d V) V {
	return k.Select(c, k.Select(d, k.Int(1), k.Int(0)), k.Select(d, k.Int(0), k.Int(1)))
}

// within1000 is a pair, or the bound that it exceeds.
func (k Kernel[V]) within1000(p pair[V]) pair[V] {
	hi := k.clamp(p.hi, -1000, 1000)
	if k.Precision == Single {
		return pair[V]{hi: hi}
	}
	return pair[V]{hi, k.Select(k.Equal(hi, p.hi), p.lo, k.Float(0))}
}

// parity says where a float is an integer, and where an odd one.
func (k Kernel[V]) parity(y V) (integer, odd V) {
	a := k.abs(y)
	large := k.LessEqual(k.Float(0x1p53), a)
	n := k.ToInt(k.Select(k.Less(a, k.Float(0x1p53)), a, k.Float(0)))
	exact := k.Equal(k.ToFloat(n), a)
	return k.Either(large, exact), k.Both(exact, k.IEqual(k.And(n, k.Int(1)), k.Int(1)))
}

// Rsqrt is 1/√x; of zero, it is infinite with the sign of zero.
func Rsqrt[V any](k Kernel[V], x V) V {
	normal := k.Both(k.Less(k.Float(0), x), k.Less(x, k.Float(inf)))
	inside := k.Select(normal, x, k.Float(1))
	back := k.Float(1)
	if k.Precision == Double {
		small := k.Less(inside, k.Float(0x1p-500))
		inside = k.Select(small, k.Mul(inside, k.Float(0x1p600)), inside)
		back = k.Select(small, k.Float(0x1p300), back)
	}
	y := k.Mul(k.sum(k.divPair(k.exact(k.Float(1)), k.sqrtPair(k.exact(inside)))), back)
	return k.Select(normal, y, k.Div(k.Float(1), k.Sqrt(x)))
}

// Hypot is √(x² + y²): the absolute value of a complex number. It is infinite where x or y
// is, even if the other is no number.
func Hypot[V any](k Kernel[V], x, y V) V {
	a, b := k.abs(x), k.abs(y)
	infinite := k.Either(k.Equal(a, k.Float(inf)), k.Equal(b, k.Float(inf)))
	c, d := k.within(a, b)
	r := k.sum(k.sqrtPair(k.addPair(k.twoMul(c, c), k.twoMul(d, d))))
	r = k.unscaled(a, b, r)
	return k.Select(infinite, k.Float(inf), r)
}

// unscaled takes back what within did to numbers that are in proportion to r.
func (k Kernel[V]) unscaled(a, b, r V) V {
	if k.Precision == Single {
		return r
	}
	larger := k.Select(k.Less(a, b), b, a)
	factor := k.Select(k.Less(larger, k.Float(0x1p-500)), k.Float(0x1p-600), k.Float(1))
	factor = k.Select(k.greater(larger, k.Float(0x1p500)), k.Float(0x1p600), factor)
	return k.Mul(r, factor)
}
