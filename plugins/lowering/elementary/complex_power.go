package elementary

// ComplexSqrt is the square root of x + iy whose real part is not negative.
func ComplexSqrt[V any](k Kernel[V], x, y V) (re, im V) {
	zero, infinity := k.Float(0), k.Float(inf)
	r := k.complexRoot(x, y)
	main := k.scale(k.sum(r.main), r.exponent)
	other := k.scale(k.sum(k.divPair(k.exact(r.less), k.scaled(r.main, k.Float(2)))), k.ISub(r.exponent, r.lift))
	left := k.negative(x)
	re, im = k.Select(left, other, main), k.Select(left, main, other)

	choose := func(condition, a, b V) { re, im = k.Select(condition, a, re), k.Select(condition, b, im) }
	choose(k.Both(k.Equal(x, zero), k.Equal(y, zero)), zero, zero)
	choose(k.Either(k.IsNaN(x), k.IsNaN(y)), k.Add(x, y), k.Add(x, y))
	off := k.keepNaN(y, zero)
	choose(k.Equal(x, infinity), infinity, off)
	choose(k.Equal(x, k.Float(-inf)), off, infinity)
	choose(k.Equal(k.abs(y), infinity), infinity, infinity)
	return re, k.flip(im, k.signOf(y))
}

// ComplexRsqrt is 1/√(x + iy). That of zero has an infinite real part, and an imaginary part
// that is no number.
func ComplexRsqrt[V any](k Kernel[V], x, y V) (re, im V) {
	zero, infinity := k.Float(0), k.Float(inf)
	r := k.complexRoot(x, y)
	up := k.ISub(k.Int(0), r.exponent)
	main := k.scale(k.sum(k.divPair(r.main, r.length)), up)
	other := k.scale(k.sum(k.divPair(k.divPair(k.exact(r.less), k.scaled(r.main, k.Float(2))), r.length)), k.ISub(up, r.lift))
	left := k.negative(x)
	re, im = k.Select(left, other, main), k.Select(left, main, other)

	choose := func(condition, a, b V) { re, im = k.Select(condition, a, re), k.Select(condition, b, im) }
	choose(k.Both(k.Equal(x, zero), k.Equal(y, zero)), infinity, k.Float(nan))
	choose(k.Either(k.IsNaN(x), k.IsNaN(y)), k.Add(x, y), k.Add(x, y))
	choose(k.Either(k.Equal(k.abs(x), infinity), k.Equal(k.abs(y), infinity)), zero, zero)
	return re, k.neg(k.flip(im, k.signOf(y)))
}

// complexRoot is what the roots of a number consist of, which is first divided by 2^(2·exponent).
type complexRoot[V any] struct {
	length, main pair[V] // the absolute value; the larger part of the root
	less         V       // the imaginary part of the number, times 2^lift; half of it, divided by main, is the other part
	exponent     V
	lift         V
}

// complexRoot takes absolute values of both parts. With r for the absolute value of the number,
// the larger part of its root is √((r + |x|)/2), in which nothing cancels.
func (k Kernel[V]) complexRoot(x, y V) complexRoot[V] {
	a, b := k.abs(x), k.abs(y)
	r := complexRoot[V]{less: b, exponent: k.Int(0), lift: k.Int(0)}
	if k.Precision == Double {
		_, e := Frexp(k, k.Select(k.Less(a, b), b, a))
		r.exponent = k.Sar(k.IAdd(e, k.Int(1)), k.Int(1))
		down := k.ISub(k.Int(0), k.Shl(r.exponent, k.Int(1)))
		c := k.scale(b, down)
		r.lift = k.Select(k.Less(c, k.Float(0x1p-400)), k.Int(512), k.Int(0))
		r.less = k.scale(b, k.IAdd(down, r.lift))
		a, b = k.scale(a, down), c
	}
	r.length = k.sqrtPair(k.addPair(k.twoMul(a, a), k.twoMul(b, b)))
	r.main = k.sqrtPair(k.scaled(k.add(r.length, a), k.Float(0.5)))
	return r
}

// ComplexExpm1 is e^(x + iy) - 1.
func ComplexExpm1[V any](k Kernel[V], x, y V) (re, im V) {
	zero, one := k.Float(0), k.Float(1)
	r, n := k.reduceExp(k.exact(k.clamp(x, -1000, 1460)))
	near := k.expm1Near(r)
	power := k.add(near, one)
	left, quadrant := k.reducePi(y)
	square := k.mulPair(left, left)
	below := k.cosm1Near(square)
	sine, cosine := k.turned(k.sinNear(left, square), k.add(below, one), quadrant)
	// The real part, divided by 2^up, is (e^x - 1) + e^x·(cos y - 1) where the cosine is close to 1.
	up := k.atMost(k.Select(k.ILess(n, k.Int(0)), k.Int(0), n), 1000)
	down := k.ISub(k.atMost(n, 1000), up)
	down = k.Select(k.ILess(down, k.Int(^uint64(999))), k.Int(^uint64(999)), down)
	part, unit := k.pow2(down), k.neg(k.pow2(k.ISub(k.Int(0), up)))
	scaled := k.scaled(power, part)
	close := k.addPair(k.addPair(k.scaled(near, part), k.twoSum(part, unit)), k.mulPair(scaled, below))
	other := k.add(k.mulPair(scaled, cosine), unit)
	first := k.IEqual(k.And(quadrant, k.Int(3)), k.Int(0))
	re = k.scale(k.sum(k.selectPair(first, close, other)), up)
	re = k.Select(k.ILess(k.Int(200), n), k.scaleFar(k.sum(k.mulPair(power, cosine)), n), re)

	sine, down = k.raised(y, sine)
	im = k.scaleFar(k.sum(k.mulPair(power, sine)), k.ISub(n, down))

	choose := func(condition, a, b V) { re, im = k.Select(condition, a, re), k.Select(condition, b, im) }
	unknown, none := k.nonfinite(y), k.Float(nan)
	choose(unknown, none, none)
	choose(k.Both(unknown, k.Equal(x, k.Float(-inf))), k.Float(-1), zero)
	choose(k.Both(unknown, k.Equal(x, k.Float(inf))), x, none)
	choose(k.IsNaN(x), x, x)
	re = k.Select(k.Both(k.Equal(x, zero), k.Less(k.abs(y), k.Float(0x1p-600))), x, re)
	return re, k.Select(k.Equal(y, zero), y, im)
}

// ComplexPow is (a + ib)^(c + id). A number to the power of zero, and 1 to the power of any, is
// 1. A power of zero or of an infinite number is zero or infinite, if c is not zero. Of other
// infinite numbers nothing is known.
func ComplexPow[V any](k Kernel[V], a, b, c, d V) (re, im V) {
	zero, one, none := k.Float(0), k.Float(1), k.Float(nan)
	nothing := k.Both(k.Equal(a, zero), k.Equal(b, zero))
	infinite := k.Either(k.Equal(k.abs(a), k.Float(inf)), k.Equal(k.abs(b), k.Float(inf)))
	extreme := k.Either(nothing, infinite)
	x, y := k.Select(extreme, one, a), k.Select(extreme, one, b)
	length := k.logAbs(k.abs(x), k.abs(y))
	length = k.selectPair(nothing, k.exact(k.Float(-0x1p600)), length)
	length = k.selectPair(infinite, k.exact(k.Float(0x1p600)), length)
	angle, _, _ := k.anglePoint(b, a)
	angle = k.flipPair(angle, k.signOf(b))
	e, f := k.clamp(c, -0x1p300, 0x1p300), k.clamp(d, -0x1p300, 0x1p300)
	p := k.within1000(k.subPair(k.mul(length, e), k.mul(angle, f)))
	turn := k.mul(angle, e)
	turn = k.selectPair(extreme, turn, k.addPair(turn, k.mul(length, f)))

	s, cosine, quadrant := k.sinCosPair(turn)
	sine, cosine := k.turned(s, cosine, quadrant)
	sine, down := k.raised(turn.hi, sine)
	r, n := k.reduceExp(p)
	power := k.add(k.expm1Near(r), one)
	re = k.scale(k.sum(k.mulPair(power, cosine)), n)
	im = k.scale(k.sum(k.mulPair(power, sine)), k.ISub(n, down))

	choose := func(condition, u, v V) { re, im = k.Select(condition, u, re), k.Select(condition, v, im) }
	vanishes := k.Both(extreme, k.Less(p.hi, k.Float(-999)))
	choose(vanishes, zero, zero)
	undirected := k.Both(extreme, k.Either(k.Less(d, zero), k.Less(zero, d)))
	choose(k.Both(undirected, k.Either(k.Equal(c, zero), k.LessEqual(k.Float(-999), p.hi))), none, none)
	unknown := k.Either(k.nonfinite(c), k.nonfinite(d))
	unknown = k.Either(unknown, k.Either(k.IsNaN(a), k.IsNaN(b)))
	choose(unknown, none, none)
	unit := k.Both(k.Equal(a, one), k.Equal(b, zero))
	choose(k.Either(unit, k.Both(k.Equal(c, zero), k.Equal(d, zero))), one, zero)
	return re, im
}

// sinCosPair is sinCos of a pair, whose first float may have more bits than one of 32.
func (k Kernel[V]) sinCosPair(x pair[V]) (sine, cosine pair[V], quadrant V) {
	r, quadrant := Kernel[V]{k.Builder, Double}.reducePi(x.hi)
	if k.Precision == Single {
		r = pair[V]{hi: r.hi}
	} else {
		r = k.add(r, x.lo)
	}
	square := k.mulPair(r, r)
	return k.sinNear(r, square), k.cosNear(square), quadrant
}
