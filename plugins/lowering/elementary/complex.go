package elementary

// Complex numbers are two floats here, the real part first. Special values are those of the
// functions of C, where C has such a function.

// ComplexExp is e^(x + iy).
func ComplexExp[V any](k Kernel[V], x, y V) (re, im V) {
	zero := k.Float(0)
	r, n := k.reduceExp(k.exact(k.clamp(x, -1000, 1460)))
	power := k.add(k.expm1Near(r), k.Float(1))
	sine, cosine, quadrant := k.sinCos(y)
	odd := k.odd(quadrant)
	sine, cosine = k.selectPair(odd, cosine, sine), k.selectPair(odd, sine, cosine)
	// A small y is its sine; multiplied, it must not be subnormal.
	small := k.Less(k.abs(y), k.Float(0x1p-500))
	sine = k.selectPair(small, k.exact(k.Mul(y, k.Float(0x1p512))), sine)
	m := k.Select(small, k.ISub(n, k.Int(512)), n)

	re = k.scaleFar(k.sum(k.mulPair(power, cosine)), n)
	im = k.scaleFar(k.sum(k.mulPair(power, sine)), m)
	re = k.flip(re, k.secondHalf(k.IAdd(quadrant, k.Int(1))))
	im = k.flip(im, k.secondHalf(quadrant))

	// Of what no angle is known, the absolute value may be.
	unknown := k.IsNaN(k.Sub(y, y))
	none := k.Float(nan)
	re = k.Select(unknown, none, re)
	im = k.Select(unknown, none, im)
	nothing := k.Both(unknown, k.Equal(x, k.Float(-inf)))
	re, im = k.Select(nothing, zero, re), k.Select(nothing, zero, im)
	re = k.Select(k.Both(unknown, k.Equal(x, k.Float(inf))), x, re)
	re, im = k.keepNaN(x, re), k.keepNaN(x, im)
	return re, k.Select(k.Equal(y, zero), y, im)
}

// LogAbs is log|x + iy|, the real part of a logarithm.
func LogAbs[V any](k Kernel[V], x, y V) V {
	a, b := k.abs(x), k.abs(y)
	infinite := k.Either(k.Equal(a, k.Float(inf)), k.Equal(b, k.Float(inf)))
	result := k.logarithm(k.Add(a, b), k.sum(k.logAbs(a, b)))
	return k.Select(infinite, k.Float(inf), result)
}

// logAbs is log|a + ib| of finite absolute values, not both of them zero.
func (k Kernel[V]) logAbs(a, b V) pair[V] {
	c, d := k.within(a, b)
	wide := Kernel[V]{k.Builder, Double}
	square1, square2 := wide.exactMul(c, c), wide.exactMul(d, d)
	all := wide.addPair(square1, square2)
	swap := k.Less(c, d)
	larger, smaller := wide.selectPair(swap, square2, square1), wide.selectPair(swap, square1, square2)
	above := wide.add(wide.twoSum(larger.hi, k.Float(-1)), smaller.hi)
	above = wide.add(wide.add(above, larger.lo), smaller.lo)
	y2 := k.logOfSquares(all, above)
	if k.Precision == Double {
		y2 = k.addPair(y2, k.mul(k.constant(ln2), k.unscaledExponent(a, b)))
	}
	return y2
}

// unscaledExponent is the power of two by which numbers lost within.
func (k Kernel[V]) unscaledExponent(a, b V) V {
	larger := k.Select(k.Less(a, b), b, a)
	exponent := k.Select(k.Less(larger, k.Float(0x1p-500)), k.Float(-600), k.Float(0))
	return k.Select(k.greater(larger, k.Float(0x1p500)), k.Float(600), exponent)
}

// logOfSquares is half of the logarithm of a sum, of which is also known what it is above 1.
func (k Kernel[V]) logOfSquares(all, above pair[V]) pair[V] {
	one := k.Float(1)
	near := k.Both(k.Less(k.Float(0.5), all.hi), k.Less(all.hi, k.Float(2)))
	u := k.Add(one, above.hi)
	rounding := k.errorOfSum(one, above.hi, u)
	lost := pair[V]{hi: k.Add(rounding, above.lo)}
	if k.Precision == Double {
		lost = k.twoSum(rounding, above.lo)
	}
	u = k.Select(near, u, all.hi)
	lost = k.selectPair(near, lost, k.exact(all.lo))
	return k.scaled(k.logOfSum(u, lost), k.Float(0.5))
}

// LogAbs1p is log|1 + x + iy|, the real part of a logarithm.
func LogAbs1p[V any](k Kernel[V], x, y V) V {
	const large = 0x1p200
	one := k.Float(1)
	a, b := k.abs(x), k.abs(y)
	far := k.Either(k.Less(k.Float(large), a), k.Less(k.Float(large), b))
	inner, outer := k.Select(far, one, x), k.Select(far, one, y)
	wide := Kernel[V]{k.Builder, Double}
	shifted, square := wide.twoSum(one, inner), wide.exactMul(outer, outer)
	all := wide.addPair(wide.mulPair(shifted, shifted), square)
	above := wide.add(wide.exactMul(inner, inner), k.Add(inner, inner))
	above = wide.addPair(above, square)
	y2 := k.sum(k.logOfSquares(all, above))
	y2 = k.Select(k.Either(k.IsNaN(x), k.IsNaN(y)), k.Add(x, y), y2)
	upright := k.Equal(x, k.Float(-1))
	other := LogAbs(k, k.Select(upright, k.Float(0), x), y)
	return k.Select(k.Either(far, upright), other, y2)
}

// ComplexSign is (x + iy)/|x + iy|, zero for zero. An infinite number is as a finite one in the
// same direction.
func ComplexSign[V any](k Kernel[V], x, y V) (re, im V) {
	zero, one := k.Float(0), k.Float(1)
	a, b := k.abs(x), k.abs(y)
	far, wide := k.Equal(a, k.Float(inf)), k.Equal(b, k.Float(inf))
	outside := k.Either(far, wide)
	a = k.Select(outside, k.Select(far, one, zero), a)
	b = k.Select(outside, k.Select(wide, one, zero), b)
	a, b = k.within(a, b)
	length := k.sqrtPair(k.addPair(k.twoMul(a, a), k.twoMul(b, b)))
	re = k.flip(k.sum(k.divPair(k.exact(a), length)), k.signOf(x))
	im = k.flip(k.sum(k.divPair(k.exact(b), length)), k.signOf(y))
	nothing := k.Both(k.Equal(x, zero), k.Equal(y, zero))
	unknown := k.Either(k.IsNaN(x), k.IsNaN(y))
	sum := k.Add(x, y)
	re, im = k.Select(unknown, sum, re), k.Select(unknown, sum, im)
	return k.Select(nothing, x, re), k.Select(nothing, y, im)
}

// ComplexDiv is (a + ib)/(c + id).
func ComplexDiv[V any](k Kernel[V], a, b, c, d V) (re, im V) {
	p, q, up := k.normal(a, b)
	r, s, down := k.normal(c, d)
	below := k.addPair(k.twoMul(r, r), k.twoMul(s, s))
	re = k.sum(k.divPair(k.addPair(k.exactMul(p, r), k.exactMul(q, s)), below))
	im = k.sum(k.divPair(k.subPair(k.exactMul(q, r), k.exactMul(p, s)), below))
	if k.Precision == Double {
		n := k.ISub(up, down)
		re, im = k.scale(re, n), k.scale(im, n)
	}
	return k.divSpecial(re, im, a, b, c, d)
}

// normal divides two numbers by a power of two, so that the larger one lies between 1/2 and 1.
func (k Kernel[V]) normal(a, b V) (c, d, exponent V) {
	if k.Precision == Single {
		return a, b, exponent
	}
	x, y := k.abs(a), k.abs(b)
	_, exponent = Frexp(k, k.Select(k.Less(x, y), y, x))
	down := k.ISub(k.Int(0), exponent)
	return k.scale(a, down), k.scale(b, down), exponent
}

// divSpecial is a quotient where it is zero or infinite because of one of its operands, and
// (re, im) elsewhere.
func (k Kernel[V]) divSpecial(re, im, a, b, c, d V) (V, V) {
	zero, infinity := k.Float(0), k.Float(inf)
	finite := func(x, y V) V { return k.Both(k.Less(k.abs(x), infinity), k.Less(k.abs(y), infinity)) }
	infinite := func(x, y V) V {
		return k.Either(k.Equal(k.abs(x), infinity), k.Equal(k.abs(y), infinity))
	}
	choose := func(condition, x, y V) { re, im = k.Select(condition, x, re), k.Select(condition, y, im) }

	p, q := k.direction(a), k.direction(b)
	x, y := k.Add(k.Mul(p, c), k.Mul(q, d)), k.Sub(k.Mul(q, c), k.Mul(p, d))
	choose(k.Both(infinite(a, b), finite(c, d)), k.Mul(infinity, x), k.Mul(infinity, y))

	r, s := k.direction(c), k.direction(d)
	x, y = k.Add(k.Mul(a, r), k.Mul(b, s)), k.Sub(k.Mul(b, r), k.Mul(a, s))
	choose(k.Both(finite(a, b), infinite(c, d)), k.Mul(zero, x), k.Mul(zero, y))

	toward := k.FromBits(k.Or(k.signOf(c), k.Bits(infinity)))
	choose(k.Both(k.Equal(c, zero), k.Equal(d, zero)), k.Mul(toward, a), k.Mul(toward, b))
	return re, im
}

// direction is 1 where x is infinite and 0 elsewhere, with the sign of x.
func (k Kernel[V]) direction(x V) V {
	n := k.Select(k.Equal(k.abs(x), k.Float(inf)), k.Float(1), k.Float(0))
	return k.FromBits(k.Or(k.Bits(n), k.signOf(x)))
}
