package elementary

// ComplexAtan2 is -i·log((x + iy)/√(x² + y²)) of y = a + ib and x = c + id, which is the angle
// of the point (x, y) where both are real. Of infinite numbers, and where both are zero,
// nothing is known. Parts that are less than 2^-500 of others may be taken for zero, so that a
// result at the branch cut may lie at its other side.
func ComplexAtan2[V any](k Kernel[V], a, b, c, d V) (re, im V) {
	zero, one := k.Float(0), k.Float(1)
	all := k.larger(k.larger(k.abs(a), k.abs(b)), k.larger(k.abs(c), k.abs(d)))
	unknown := k.IsNaN(k.Add(k.Add(k.Mul(a, zero), k.Mul(b, zero)), k.Add(k.Mul(c, zero), k.Mul(d, zero))))
	unknown = k.Either(unknown, k.Equal(all, zero))
	if k.Precision == Double {
		_, e := Frexp(k, all)
		down := k.ISub(k.Int(0), e)
		a, b, c, d = k.scale(a, down), k.scale(b, down), k.scale(c, down), k.scale(d, down)
	}
	// With u = x + iy and v = x - iy it is half of the angle of u/v, or that and half a turn,
	// and i·log(|v|/|u|)/2. The squares of |v| and |u| differ by four times this.
	difference := k.subPair(k.exactMul(c, b), k.exactMul(d, a))
	u := k.squares(k.twoSum(c, k.neg(b)), k.twoSum(d, a))
	v := k.squares(k.twoSum(c, b), k.twoSum(d, k.neg(a)))
	least := k.selectPair(k.Less(u.hi, v.hi), u, v)
	pole := k.Equal(least.hi, zero)
	size := k.signOf(difference.hi)
	quotient := k.divPair(k.scaled(k.flipPair(difference, size), k.Float(4)), k.selectPair(pole, k.exact(one), least))
	im = k.Mul(k.sum(k.log1p(quotient)), k.Float(0.25))
	im = k.flip(k.Select(pole, k.Float(inf), im), size)

	up := k.addPair(k.exactMul(c, a), k.exactMul(d, b))
	right := k.subPair(k.addPair(k.exactMul(c, c), k.exactMul(d, d)), k.addPair(k.exactMul(a, a), k.exactMul(b, b)))
	re = k.sum(k.branch(k.halfAngle(up, right), a, b, c, d))
	none := k.Float(nan)
	return k.Select(unknown, none, re), k.Select(unknown, none, im)
}

func (k Kernel[V]) larger(a, b V) V { return k.Select(k.Less(a, b), b, a) }

func (k Kernel[V]) squares(a, b pair[V]) pair[V] {
	return k.addPair(k.mulPair(a, a), k.mulPair(b, b))
}

// halfAngle is half of the angle of the point (right, 2·up).
func (k Kernel[V]) halfAngle(up, right pair[V]) pair[V] {
	sign, left := k.signOf(up.hi), k.signOf(right.hi)
	up, right = k.scaled(k.flipPair(up, sign), k.Float(2)), k.flipPair(right, left)
	nothing := k.Both(k.Equal(up.hi, k.Float(0)), k.Equal(right.hi, k.Float(0)))
	angle := k.angle(up, k.selectPair(nothing, k.exact(k.Float(1)), right))
	angle = k.selectPair(k.IEqual(left, k.Int(0)), angle, k.subPair(k.constant(pi), angle))
	return k.flipPair(k.scaled(angle, k.Float(0.5)), sign)
}

// branch is an angle, or that and half a turn: the one that is close to the angle of
// (x + iy)/√(x² + y²).
func (k Kernel[V]) branch(angle pair[V], a, b, c, d V) pair[V] {
	square := func(x, y V) V { return k.Mul(k.Add(x, y), k.Sub(x, y)) }
	product := k.Add(k.Mul(c, d), k.Mul(a, b))
	p, q := ComplexSqrt(k, k.Add(square(c, d), square(a, b)), k.Add(product, product))
	x, y := k.Sub(c, b), k.Add(d, a)
	right, up := k.Add(k.Mul(x, p), k.Mul(y, q)), k.Sub(k.Mul(y, p), k.Mul(x, q))
	sign := k.signOf(angle.hi)
	steep := k.Less(k.Float(halfPi[0]/2), k.abs(angle.hi))
	opposite := k.Select(steep, k.Xor(k.signOf(up), sign), k.signOf(right))
	// Of real numbers the sign of y counts, as that of zero does.
	away := k.Select(k.Equal(angle.hi, k.Float(0)), k.signOf(a), k.Xor(sign, k.Int(signBit)))
	turned := k.addPair(angle, k.flipPair(k.constant(pi), away))
	return k.selectPair(k.IEqual(opposite, k.Int(0)), angle, turned)
}
