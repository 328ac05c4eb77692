package elementary

// Sin is the sine, for arguments of any size.
func Sin[V any](k Kernel[V], x V) V {
	sine, cosine, quadrant := k.sinCos(x)
	y := k.sum(k.selectPair(k.odd(quadrant), cosine, sine))
	return k.periodic(x, k.keepTiny(x, tiny, k.flip(y, k.secondHalf(quadrant))))
}

// Cos is the cosine, for arguments of any size.
func Cos[V any](k Kernel[V], x V) V {
	sine, cosine, quadrant := k.sinCos(x)
	y := k.sum(k.selectPair(k.odd(quadrant), sine, cosine))
	return k.periodic(x, k.flip(y, k.secondHalf(k.IAdd(quadrant, k.Int(1)))))
}

// Tan is the tangent, for arguments of any size.
func Tan[V any](k Kernel[V], x V) V {
	sine, cosine, quadrant := k.sinCos(x)
	odd := k.odd(quadrant)
	upper, lower := k.selectPair(odd, cosine, sine), k.selectPair(odd, sine, cosine)
	y := k.sum(k.divPair(upper, lower))
	return k.periodic(x, k.keepTiny(x, tiny, k.flip(y, k.Shl(quadrant, k.Int(63)))))
}

// periodic is y where x is finite, and no number elsewhere.
func (k Kernel[V]) periodic(x, y V) V {
	return k.Select(k.Less(k.abs(x), k.Float(inf)), y, k.Sub(x, x))
}

func (k Kernel[V]) odd(quadrant V) V { return k.IEqual(k.And(quadrant, k.Int(1)), k.Int(1)) }

// secondHalf is a sign bit in quadrants 2 and 3.
func (k Kernel[V]) secondHalf(quadrant V) V {
	return k.And(k.Shl(quadrant, k.Int(62)), k.Int(signBit))
}

// sinCos is the sine and the cosine of what is left of x within a quadrant, and which one.
func (k Kernel[V]) sinCos(x V) (sine, cosine pair[V], quadrant V) {
	r, quadrant := k.reducePi(x)
	square := k.mulPair(r, r)
	return k.sinNear(r, square), k.cosNear(square), quadrant
}

// sinNear is the sine of r up to π/4: its series.
func (k Kernel[V]) sinNear(r, square pair[V]) pair[V] {
	const f3, f5, f7, f9 = 6.0, 120.0, 5040.0, 362880.0
	const f11, f13, f15, f17 = f9 * 110, f9 * 17160, f9 * 3603600, f9 * 980179200
	coefficients := []float64{-1 / f3, 1 / f5, -1 / f7, 1 / f9, -1 / f11, 1 / f13}
	if k.Precision == Double {
		coefficients = append(coefficients, -1/f15, 1/f17)
	}
	cube := k.Mul(square.hi, r.hi)
	if k.Precision == Single {
		return pair[V]{hi: k.Add(r.hi, k.Mul(cube, k.polynomial(square.hi, coefficients...)))}
	}
	// The cube counts with more bits than a float has.
	rest := k.Mul(k.Mul(square.hi, cube), k.polynomial(square.hi, coefficients[1:]...))
	sixth := k.mulPair(k.mulPair(square, r), k.constant([2]float64{-third[0] / 2, -third[1] / 2}))
	return k.addPair(r, k.add(sixth, rest))
}

// cosNear is the cosine up to π/4, by the square of the argument.
func (k Kernel[V]) cosNear(square pair[V]) pair[V] {
	return k.add(k.cosm1Near(square), k.Float(1))
}

// cosm1Near is the cosine less 1: its series.
func (k Kernel[V]) cosm1Near(square pair[V]) pair[V] {
	const f4, f6, f8, f10 = 24.0, 720.0, 40320.0, 3628800.0
	const f12, f14, f16 = f10 * 132, f10 * 24024, f10 * 5765760
	coefficients := []float64{1 / f4, -1 / f6, 1 / f8, -1 / f10, 1 / f12}
	if k.Precision == Double {
		coefficients = append(coefficients, -1/f14, 1/f16)
	}
	rest := k.Mul(k.Mul(square.hi, square.hi), k.polynomial(square.hi, coefficients...))
	return k.add(k.scaled(square, k.Float(-0.5)), rest)
}

// reducePi is x as r + quadrant·π/2, with r no larger than π/4; of the quadrant, the last two
// bits count. x/(π/2) is an integer times binary digits of 2/π: those that only add multiples
// of 4 are left out, and so are those far behind the point.
func (k Kernel[V]) reducePi(x V) (r pair[V], quadrant V) {
	bits := k.And(k.Bits(x), k.Int(signBit-1))
	exponent := k.Shr(bits, k.Int(mantissaBits))
	mantissa := k.Or(k.And(bits, k.Int(mantissaMask)), k.Int(1<<mantissaBits))
	quarters := k.reduceSingle
	if k.Precision == Double {
		quarters = k.reduceDouble
	}
	r, quadrant = quarters(mantissa, exponent)
	sign := k.signOf(x)
	r = k.flipPair(r, sign)
	quadrant = k.Select(k.negative(x), k.ISub(k.Int(0), quadrant), quadrant)
	small := k.Less(k.abs(x), k.Float(halfPi[0]/2))
	return k.selectPair(small, k.exact(x), r), k.Select(small, k.Int(0), quadrant)
}

const (
	half62 = 1 << 61 // one half, where the point is behind two of 64 bits
	low32  = 1<<32 - 1
)

// reduceDouble is [Kernel.reducePi] of mantissa·2^(exponent-1075), with 126 bits behind the
// point: the closest to a multiple of π/2 that a float comes is 2^-62.
func (k Kernel[V]) reduceDouble(mantissa, exponent V) (r pair[V], quadrant V) {
	w := k.digits(k.ISub(exponent, k.Int(1075-62)), len(twoOverPi), 3)
	high1, low1 := k.wideMul(mantissa, w[1])
	high2, _ := k.wideMul(mantissa, w[2])
	lower := k.IAdd(low1, high2)
	carry := k.Select(k.ULess(lower, low1), k.Int(1), k.Int(0))
	upper := k.IAdd(k.IAdd(k.IMul(mantissa, w[0]), high1), carry)
	quadrant = k.Shr(k.IAdd(upper, k.Int(half62)), k.Int(62))
	fraction := k.ISub(upper, k.Shl(quadrant, k.Int(62)))
	part := func(n V, unit float64) V { return k.Mul(k.ToFloat(n), k.Float(unit)) }
	r = k.quickSum(part(k.Sar(fraction, k.Int(32)), 0x1p-30), part(k.And(fraction, k.Int(low32)), 0x1p-62))
	r = k.add(r, part(k.Shr(lower, k.Int(32)), 0x1p-94))
	r = k.add(r, part(k.And(lower, k.Int(low32)), 0x1p-126))
	return k.mulPair(r, k.constant(halfPi)), quadrant
}

// reduceSingle is [Kernel.reducePi] where only 24 bits of the mantissa are set, with 62 bits
// behind the point: the closest to a multiple of π/2 that such a float comes is 2^-30.
func (k Kernel[V]) reduceSingle(mantissa, exponent V) (r pair[V], quadrant V) {
	short := k.Shr(mantissa, k.Int(29))
	w := k.digits(k.ISub(exponent, k.Int(1075-62-29)), 5, 2)
	behind := k.Shr(k.IMul(short, k.Shr(w[1], k.Int(32))), k.Int(32))
	upper := k.IAdd(k.IMul(short, w[0]), behind)
	quadrant = k.Shr(k.IAdd(upper, k.Int(half62)), k.Int(62))
	fraction := k.ISub(upper, k.Shl(quadrant, k.Int(62)))
	return pair[V]{hi: k.Mul(k.ToFloat(fraction), k.Float(0x1p-62*halfPi[0]))}, quadrant
}

// digits are words of the first of twoOverPi, from a bit on.
func (k Kernel[V]) digits(from V, all, words int) []V {
	w := make([]V, all)
	for i := range w {
		w[i] = k.Int(twoOverPi[i])
	}
	word := k.Shr(from, k.Int(6))
	for step := 16; step > 0; step /= 2 {
		if step >= all {
			continue
		}
		set := k.IEqual(k.And(word, k.Int(uint64(step))), k.Int(uint64(step)))
		moved := make([]V, min(len(w), words+step))
		for i := range moved {
			moved[i] = w[i]
			if i+step < len(w) {
				moved[i] = k.Select(set, w[i+step], w[i])
			}
		}
		w = moved
	}
	bit := k.And(from, k.Int(63))
	back := k.Xor(bit, k.Int(63))
	for i := range words {
		w[i] = k.Or(k.Shl(w[i], bit), k.Shr(k.Shr(w[i+1], k.Int(1)), back))
	}
	return w[:words]
}

// wideMul multiplies integers, the first below 2^53, to one of 128 bits.
func (k Kernel[V]) wideMul(a, b V) (high, low V) {
	shift, mask := k.Int(32), k.Int(low32)
	a0, a1 := k.And(a, mask), k.Shr(a, shift)
	b0, b1 := k.And(b, mask), k.Shr(b, shift)
	middle := k.IAdd(k.IMul(a1, b0), k.Shr(k.IMul(a0, b0), shift))
	other := k.IAdd(k.IMul(a0, b1), k.And(middle, mask))
	high = k.IAdd(k.IMul(a1, b1), k.IAdd(k.Shr(middle, shift), k.Shr(other, shift)))
	return high, k.IMul(a, b)
}
