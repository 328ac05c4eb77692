package elementary

import "math"

var (
	inf = math.Inf(1)
	nan = math.NaN()
)

// Log is the natural logarithm.
func Log[V any](k Kernel[V], x V) V {
	return k.logarithm(x, k.sum(k.log(x)))
}

// Log2 is the logarithm to base 2.
func Log2[V any](k Kernel[V], x V) V {
	e, m := k.logParts(x)
	return k.logarithm(x, k.sum(k.add(k.mulPair(m, k.constant(log2E)), e)))
}

// Log10 is the logarithm to base 10.
func Log10[V any](k Kernel[V], x V) V {
	return k.logarithm(x, k.sum(k.mulPair(k.log(x), k.constant(log10E))))
}

// Log1p is log(1 + x), close to zero, too.
func Log1p[V any](k Kernel[V], x V) V {
	y := k.sum(k.log1p(k.exact(x)))
	y = k.Select(k.Equal(x, k.Float(-1)), k.Float(-inf), y)
	y = k.Select(k.Less(x, k.Float(-1)), k.Float(nan), y)
	y = k.Select(k.Equal(x, k.Float(inf)), x, y)
	return k.keepTiny(x, 0x1p-54, k.keepNaN(x, y))
}

// logarithm is y where x is above zero and finite, and what a logarithm is elsewhere.
func (k Kernel[V]) logarithm(x, y V) V {
	y = k.Select(k.Equal(x, k.Float(0)), k.Float(-inf), y)
	y = k.Select(k.Less(x, k.Float(0)), k.Float(nan), y)
	y = k.Select(k.Equal(x, k.Float(inf)), x, y)
	return k.keepNaN(x, y)
}

// log is the logarithm of a finite float above zero. Its error is below 2^-64 of it.
func (k Kernel[V]) log(x V) pair[V] {
	e, m := k.logParts(x)
	if k.Precision == Single {
		rest := k.Add(k.Mul(e, k.Float(ln2Middle+ln2Lower)), m.hi)
		return pair[V]{hi: k.Add(k.Mul(e, k.Float(ln2Upper)), rest)}
	}
	p := k.quickSum(k.Mul(e, k.Float(ln2Upper)), k.Mul(e, k.Float(ln2Middle)))
	return k.add(k.addPair(p, m), k.Mul(e, k.Float(ln2Lower)))
}

// logParts is the logarithm of x in two parts: e·ln 2 for an integer e, and that of a number
// between √½ and √2.
func (k Kernel[V]) logParts(x V) (e V, m pair[V]) {
	bits := k.Bits(x)
	var shift V
	if k.Precision == Double {
		subnormal := k.Less(x, k.Float(0x1p-1022))
		bits = k.Select(subnormal, k.Bits(k.Mul(x, k.Float(0x1p54))), bits)
		shift = k.Select(subnormal, k.Float(54), k.Float(0))
	}
	exponent := k.Sar(k.ISub(bits, k.Int(math.Float64bits(math.Sqrt2/2))), k.Int(mantissaBits))
	z := k.FromBits(k.ISub(bits, k.Shl(exponent, k.Int(mantissaBits))))
	e = k.ToFloat(exponent)
	if k.Precision == Double {
		e = k.Sub(e, shift)
	}
	return e, k.logNear(z)
}

// logNear is the logarithm of z between √½ and √2: the series of twice the inverse hyperbolic
// tangent of s = (z - 1)/(z + 1).
func (k Kernel[V]) logNear(z V) pair[V] {
	one := k.Float(1)
	s := k.divPair(k.exact(k.Sub(z, one)), k.twoSum(one, z))
	t := k.mulPair(s, s)
	coefficients := []float64{1.0 / 5, 1.0 / 7, 1.0 / 9, 1.0 / 11, 1.0 / 13, 1.0 / 15, 1.0 / 17}
	if k.Precision == Double {
		coefficients = append(coefficients, 1.0/19, 1.0/21, 1.0/23, 1.0/25)
	}
	p := k.add(k.constant(third), k.Mul(t.hi, k.polynomial(t.hi, coefficients...)))
	y := k.addPair(s, k.mulPair(s, k.mulPair(t, p)))
	return k.scaled(y, k.Float(2))
}

// log1p is log(1 + y) for a finite y above -1.
func (k Kernel[V]) log1p(y pair[V]) pair[V] {
	one := k.Float(1)
	u := k.Add(one, y.hi)
	lost := k.exact(k.errorOfSum(one, y.hi, u))
	if k.Precision == Double {
		lost = k.twoSum(lost.hi, y.lo)
	}
	return k.logOfSum(u, lost)
}

// logOfSum is the logarithm of u + lost, where u is the closest float to the sum.
func (k Kernel[V]) logOfSum(u V, lost pair[V]) pair[V] {
	c := k.divPair(lost, k.exact(u))
	c = k.add(c, k.Mul(k.Mul(c.hi, c.hi), k.Float(-0.5)))
	return k.addPair(k.log(u), c)
}
