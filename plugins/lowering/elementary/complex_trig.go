package elementary

// ComplexSin is the sine of x + iy: sin x·cosh y + i·cos x·sinh y.
func ComplexSin[V any](k Kernel[V], x, y V) (re, im V) {
	sine, cosine := k.signedSinCos(x)
	sinh, cosh, n := k.sinhCosh(y)
	sine, down := k.raised(x, sine)
	sinh, down2 := k.raised(k.Add(k.abs(y), k.abs(y)), sinh)
	n = k.ISub(n, k.Int(1))
	re = k.scaleFar(k.sum(k.mulPair(sine, cosh)), k.ISub(n, down))
	im = k.flip(k.scaleFar(k.sum(k.mulPair(cosine, sinh)), k.ISub(n, down2)), k.signOf(y))

	re, im = k.withoutAngle(x, y, re, im)
	kept := k.Either(k.Equal(y, k.Float(0)), k.Equal(k.abs(y), k.Float(inf)))
	im = k.Select(k.Both(k.nonfinite(x), kept), y, im)
	return k.Select(k.Equal(x, k.Float(0)), x, re), im
}

// ComplexCos is the cosine of x + iy: cos x·cosh y - i·sin x·sinh y.
func ComplexCos[V any](k Kernel[V], x, y V) (re, im V) {
	sine, cosine := k.signedSinCos(x)
	sinh, cosh, n := k.sinhCosh(y)
	sine, down := k.raised(x, sine)
	sinh, down2 := k.raised(k.Add(k.abs(y), k.abs(y)), sinh)
	n = k.ISub(n, k.Int(1))
	re = k.scaleFar(k.sum(k.mulPair(cosine, cosh)), n)
	im = k.scaleFar(k.sum(k.mulPair(sine, sinh)), k.ISub(n, k.IAdd(down, down2)))
	im = k.neg(k.flip(im, k.signOf(y)))

	re, im = k.withoutAngle(x, y, re, im)
	re = k.Select(k.Both(k.nonfinite(x), k.Equal(k.abs(y), k.Float(inf))), k.Float(inf), re)
	real := k.Either(k.Equal(x, k.Float(0)), k.Equal(y, k.Float(0)))
	zero := k.FromBits(k.Xor(k.Int(signBit), k.Xor(k.signOf(x), k.signOf(y))))
	return re, k.Select(real, zero, im)
}

// ComplexTan is the tangent of x + iy.
func ComplexTan[V any](k Kernel[V], x, y V) (re, im V) {
	im, re = ComplexTanh(k, y, x)
	return re, im
}

// ComplexTanh is the hyperbolic tangent of x + iy: (sinh x·cosh x + i·sin y·cos y) divided by
// sinh² x + cos² y, in which nothing cancels.
func ComplexTanh[V any](k Kernel[V], x, y V) (re, im V) {
	zero, one := k.Float(0), k.Float(1)
	sine, cosine := k.signedSinCos(y)
	sinh, cosh, n := k.sinhCosh(x)
	// All is divided by 2^(2n-2); beyond 2^100 only sinh² counts below.
	down := k.pow2(k.ISub(k.Int(0), k.atMost(n, 100)))
	cosines := k.scaled(k.scaled(k.mulPair(cosine, cosine), k.Float(4)), k.Mul(down, down))
	below := k.addPair(k.mulPair(sinh, sinh), cosines)
	sine, lift := k.raised(y, sine)
	raised, lift2 := k.raised(k.Add(k.abs(x), k.abs(x)), sinh)
	re = k.scale(k.sum(k.divPair(k.mulPair(raised, cosh), below)), k.ISub(k.Int(0), lift2))
	re = k.flip(re, k.signOf(x))
	m := k.atMost(n, 700)
	im = k.sum(k.divPair(k.scaled(k.mulPair(sine, cosine), k.Float(4)), below))
	im = k.scale(im, k.ISub(k.Int(0), k.IAdd(k.IAdd(m, m), lift)))

	unknown, none := k.nonfinite(y), k.Float(nan)
	re, im = k.Select(unknown, none, re), k.Select(unknown, none, im)
	far := k.Equal(k.abs(x), k.Float(inf))
	re = k.Select(far, k.flip(one, k.signOf(x)), re)
	im = k.Select(k.Both(far, unknown), k.flip(zero, k.signOf(y)), im)
	re, im = k.keepNaN(x, re), k.keepNaN(x, im)
	return k.Select(k.Equal(x, zero), x, re), k.Select(k.Equal(y, zero), y, im)
}

// withoutAngle makes both parts no numbers where x is no finite angle, or y no number.
func (k Kernel[V]) withoutAngle(x, y, re, im V) (V, V) {
	unknown, none := k.nonfinite(x), k.Float(nan)
	re, im = k.Select(unknown, none, re), k.Select(unknown, none, im)
	return k.keepNaN(y, re), k.keepNaN(y, im)
}

// nonfinite holds where a float is infinite or no number.
func (k Kernel[V]) nonfinite(x V) V { return k.IsNaN(k.Sub(x, x)) }

// signedSinCos is the sine and the cosine of x.
func (k Kernel[V]) signedSinCos(x V) (sine, cosine pair[V]) {
	s, c, quadrant := k.sinCos(x)
	return k.turned(s, c, quadrant)
}

// turned is the sine and the cosine of an angle, of which is known what is left of it within a
// quadrant.
func (k Kernel[V]) turned(s, c pair[V], quadrant V) (sine, cosine pair[V]) {
	odd := k.odd(quadrant)
	sine, cosine = k.selectPair(odd, c, s), k.selectPair(odd, s, c)
	return k.flipPair(sine, k.secondHalf(quadrant)), k.flipPair(cosine, k.secondHalf(k.IAdd(quadrant, k.Int(1))))
}

// sinhCosh is sinh|x| and cosh x, both divided by 2^(n-1).
func (k Kernel[V]) sinhCosh(x V) (sinh, cosh pair[V], n V) {
	one := k.Float(1)
	r, n := k.reduceExp(k.exact(k.clamp(k.abs(x), 0, 1500)))
	near := k.expm1Near(r)
	power := k.add(near, one)
	down := k.pow2(k.ISub(k.Int(0), k.atMost(n, 500)))
	above := k.addPair(near, k.twoSum(one, k.neg(down)))
	sinh = k.addPair(above, k.scaled(k.divPair(above, power), down))
	cosh = k.addPair(power, k.scaled(k.divPair(k.exact(one), power), k.Mul(down, down)))
	return sinh, cosh, n
}

// raised is x·2^512 where x, for which p stands, is so small that products with it might be
// subnormal, and p elsewhere. down is the power of two.
func (k Kernel[V]) raised(x V, p pair[V]) (q pair[V], down V) {
	small := k.Less(k.abs(x), k.Float(0x1p-500))
	q = k.selectPair(small, k.exact(k.Mul(x, k.Float(0x1p512))), p)
	return q, k.Select(small, k.Int(512), k.Int(0))
}

// atMost is the less of an integer and a constant.
func (k Kernel[V]) atMost(n V, limit uint64) V {
	return k.Select(k.ILess(n, k.Int(limit)), n, k.Int(limit))
}

// scaleFar is scale for any n above -2044; beyond 2^2040 all but zero is infinite.
func (k Kernel[V]) scaleFar(a, n V) V { return k.scale(a, k.atMost(n, 2040)) }
