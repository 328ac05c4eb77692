package elementary

// Asin is the inverse of the sine, no number beyond -1 and 1.
func Asin[V any](k Kernel[V], x V) V {
	a := k.abs(x)
	y := k.sum(k.angle(k.exact(a), k.cathetus(a)))
	y = k.Select(k.greater(a, k.Float(1)), k.Float(nan), y)
	return k.keepTiny(x, tiny, k.keepNaN(x, k.flip(y, k.signOf(x))))
}

// Acos is the inverse of the cosine, no number beyond -1 and 1.
func Acos[V any](k Kernel[V], x V) V {
	a := k.abs(x)
	y := k.angle(k.cathetus(a), k.exact(a))
	y = k.selectPair(k.negative(x), k.subPair(k.constant(pi), y), y)
	return k.keepNaN(x, k.Select(k.greater(a, k.Float(1)), k.Float(nan), k.sum(y)))
}

// cathetus is √(1 - a²) for a up to 1.
func (k Kernel[V]) cathetus(a V) pair[V] {
	one := k.Float(1)
	below := k.twoSum(one, k.neg(k.Select(k.greater(a, one), one, a)))
	return k.sqrtPair(k.mulPair(below, k.twoSum(one, a)))
}

// Atan is the inverse of the tangent.
func Atan[V any](k Kernel[V], x V) V {
	a := k.abs(x)
	infinite := k.Equal(a, k.Float(inf))
	y := k.sum(k.angle(k.exact(k.Select(infinite, k.Float(1), a)),
		k.exact(k.Select(infinite, k.Float(0), k.Float(1)))))
	return k.keepTiny(x, tiny, k.keepNaN(x, k.flip(y, k.signOf(x))))
}

// Atan2 is the angle of the point (x, y), from -π to π, with the sign of y.
func Atan2[V any](k Kernel[V], y, x V) V {
	angle, a, b := k.anglePoint(y, x)
	result := k.flip(k.sum(angle), k.signOf(y))
	// A small angle is the quotient, which may be subnormal.
	thin := k.Both(k.Less(k.Float(0), x), k.Less(a, k.Mul(b, k.Float(tiny))))
	result = k.Select(thin, k.Div(y, x), result)
	return k.Select(k.Either(k.IsNaN(x), k.IsNaN(y)), k.Add(x, y), result)
}

// anglePoint is the angle of the point (x, |y|), from 0 to π, and the absolute values a of y and
// b of x, perhaps both times a power of two.
func (k Kernel[V]) anglePoint(y, x V) (angle pair[V], a, b V) {
	zero, one := k.Float(0), k.Float(1)
	a, b = k.abs(y), k.abs(x)
	// Points at infinity are as close ones in the same direction.
	far, wide := k.Equal(a, k.Float(inf)), k.Equal(b, k.Float(inf))
	outside := k.Either(far, wide)
	a = k.Select(outside, k.Select(far, one, zero), a)
	b = k.Select(outside, k.Select(wide, one, zero), b)
	a, b = k.within(a, b)
	right := k.Select(k.Both(k.Equal(a, zero), k.Equal(b, zero)), one, b)
	angle = k.angle(k.exact(a), k.exact(right))
	return k.selectPair(k.negative(x), k.subPair(k.constant(pi), angle), angle), a, b
}

// within multiplies two numbers that are no less than zero by the same power of two, so that
// neither they nor what is computed of them overflows, nor becomes subnormal if it counts.
func (k Kernel[V]) within(a, b V) (V, V) {
	if k.Precision == Single {
		return a, b
	}
	larger := k.Select(k.Less(a, b), b, a)
	factor := k.Select(k.Less(larger, k.Float(0x1p-500)), k.Float(0x1p600), k.Float(1))
	factor = k.Select(k.greater(larger, k.Float(0x1p500)), k.Float(0x1p-600), factor)
	return k.Mul(a, factor), k.Mul(b, factor)
}

// angle is that of the point (x, y), from 0 to π/2, of coordinates that are no less than zero,
// not both of them zero.
func (k Kernel[V]) angle(y, x pair[V]) pair[V] {
	steep := k.Less(x.hi, y.hi)
	short, long := k.selectPair(steep, x, y), k.selectPair(steep, y, x)
	// Turn by the closest of nine angles, whose tangents are multiples of 1/8.
	n := k.nearest(k.Mul(k.Div(short.hi, long.hi), k.Float(8)))
	tangent := k.Mul(k.ToFloat(n), k.Float(0.125))
	turned := k.constant(arcTangents[0])
	for i := 1; i < len(arcTangents); i++ {
		turned = k.selectPair(k.IEqual(n, k.Int(uint64(i))), k.constant(arcTangents[i]), turned)
	}
	t := k.divPair(k.subPair(short, k.mul(long, tangent)), k.addPair(long, k.mul(short, tangent)))
	angle := k.addPair(turned, k.atanNear(t))
	return k.selectPair(steep, k.subPair(k.constant(halfPi), angle), angle)
}

// atanNear is the inverse tangent of t up to 1/16: its series.
func (k Kernel[V]) atanNear(t pair[V]) pair[V] {
	square := k.Mul(t.hi, t.hi)
	coefficients := []float64{-1.0 / 3, 1.0 / 5, -1.0 / 7, 1.0 / 9}
	if k.Precision == Double {
		coefficients = append(coefficients, -1.0/11, 1.0/13, -1.0/15)
	}
	return k.add(t, k.Mul(k.Mul(t.hi, square), k.polynomial(square, coefficients...)))
}
