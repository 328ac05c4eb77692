package elementary

// pair is an unevaluated sum. lo is not there in a kernel of precision Single.
type pair[V any] struct{ hi, lo V }

// exact is a float as a pair.
func (k Kernel[V]) exact(a V) pair[V] {
	if k.Precision == Single {
		return pair[V]{hi: a}
	}
	return pair[V]{hi: a, lo: k.Float(0)}
}

// constant is a pair of constants.
func (k Kernel[V]) constant(c [2]float64) pair[V] {
	if k.Precision == Single {
		return pair[V]{hi: k.Float(c[0])}
	}
	return pair[V]{hi: k.Float(c[0]), lo: k.Float(c[1])}
}

// sum is the float closest to a pair.
func (k Kernel[V]) sum(p pair[V]) V {
	if k.Precision == Single {
		return p.hi
	}
	return k.Add(p.hi, p.lo)
}

// errorOfSum is what is lost where s is the rounded sum of a and b.
func (k Kernel[V]) errorOfSum(a, b, s V) V {
	b2 := k.Sub(s, a)
	a2 := k.Sub(s, b2)
	return k.Add(k.Sub(a, a2), k.Sub(b, b2))
}

// twoSum adds two floats without loss.
func (k Kernel[V]) twoSum(a, b V) pair[V] {
	s := k.Add(a, b)
	if k.Precision == Single {
		return pair[V]{hi: s}
	}
	return pair[V]{s, k.errorOfSum(a, b, s)}
}

// quickSum is twoSum where a is zero or no smaller than b.
func (k Kernel[V]) quickSum(a, b V) pair[V] {
	s := k.Add(a, b)
	if k.Precision == Single {
		return pair[V]{hi: s}
	}
	return pair[V]{s, k.Sub(b, k.Sub(s, a))}
}

// halves cuts the bits of a float in two: products of what is above are exact.
func (k Kernel[V]) halves(a V) (above, below V) {
	const upper = signBit - 1<<27 + signBit
	above = k.FromBits(k.And(k.Bits(a), k.Int(upper)))
	return above, k.Sub(a, above)
}

// twoMul multiplies two floats; what is lost is below the 105th bit, unless it is subnormal.
func (k Kernel[V]) twoMul(a, b V) pair[V] {
	p := k.Mul(a, b)
	if k.Precision == Single {
		return pair[V]{hi: p}
	}
	a1, a0 := k.halves(a)
	b1, b0 := k.halves(b)
	return pair[V]{p, k.errorOfProduct(a1, a0, b1, b0, p)}
}

// errorOfProduct is what is lost where p is the rounded product of two floats in halves.
func (k Kernel[V]) errorOfProduct(a1, a0, b1, b0, p V) V {
	e := k.Sub(k.Mul(a1, b1), p)
	e = k.Add(e, k.Mul(a1, b0))
	e = k.Add(e, k.Mul(a0, b1))
	return k.Add(e, k.Mul(a0, b0))
}

// exactMul multiplies two floats, well below the largest, without loss, unless what is lost is
// subnormal: for products that cancel.
func (k Kernel[V]) exactMul(a, b V) pair[V] {
	p := k.Mul(a, b)
	if k.Precision == Single {
		return pair[V]{hi: p}
	}
	const half = 1 << 26
	round := func(a V) (above, below V) { // to 26 bits each
		above, _ = k.halves(k.FromBits(k.IAdd(k.Bits(a), k.Int(half))))
		return above, k.Sub(a, above)
	}
	a1, a0 := round(a)
	b1, b0 := round(b)
	return pair[V]{p, k.errorOfProduct(a1, a0, b1, b0, p)}
}

func (k Kernel[V]) addPair(a, b pair[V]) pair[V] {
	s := k.twoSum(a.hi, b.hi)
	if k.Precision == Single {
		return s
	}
	t := k.twoSum(a.lo, b.lo)
	s = k.quickSum(s.hi, k.Add(s.lo, t.hi))
	return k.quickSum(s.hi, k.Add(s.lo, t.lo))
}

// add adds a float to a pair.
func (k Kernel[V]) add(a pair[V], b V) pair[V] {
	s := k.twoSum(a.hi, b)
	if k.Precision == Single {
		return s
	}
	return k.quickSum(s.hi, k.Add(s.lo, a.lo))
}

func (k Kernel[V]) negPair(a pair[V]) pair[V] {
	if k.Precision == Single {
		return pair[V]{hi: k.neg(a.hi)}
	}
	return pair[V]{k.neg(a.hi), k.neg(a.lo)}
}

func (k Kernel[V]) subPair(a, b pair[V]) pair[V] { return k.addPair(a, k.negPair(b)) }

func (k Kernel[V]) mulPair(a, b pair[V]) pair[V] {
	p := k.twoMul(a.hi, b.hi)
	if k.Precision == Single {
		return p
	}
	e := k.Add(k.Mul(a.hi, b.lo), k.Mul(a.lo, b.hi))
	return k.quickSum(p.hi, k.Add(p.lo, e))
}

// mul multiplies a pair by a float.
func (k Kernel[V]) mul(a pair[V], b V) pair[V] {
	p := k.twoMul(a.hi, b)
	if k.Precision == Single {
		return p
	}
	return k.quickSum(p.hi, k.Add(p.lo, k.Mul(a.lo, b)))
}

// scaled multiplies a pair by a power of two.
func (k Kernel[V]) scaled(a pair[V], power V) pair[V] {
	if k.Precision == Single {
		return pair[V]{hi: k.Mul(a.hi, power)}
	}
	return pair[V]{k.Mul(a.hi, power), k.Mul(a.lo, power)}
}

func (k Kernel[V]) divPair(a, b pair[V]) pair[V] {
	q := k.Div(a.hi, b.hi)
	if k.Precision == Single {
		return pair[V]{hi: q}
	}
	r := k.subPair(a, k.mul(b, q))
	return k.quickSum(q, k.Div(r.hi, b.hi))
}

// sqrtPair is the square root of a pair that is no less than zero.
func (k Kernel[V]) sqrtPair(a pair[V]) pair[V] {
	s := k.Sqrt(a.hi)
	if k.Precision == Single {
		return pair[V]{hi: s}
	}
	r := k.subPair(a, k.twoMul(s, s))
	correction := k.Div(r.hi, k.Add(s, s))
	return k.quickSum(s, k.Select(k.Equal(s, k.Float(0)), k.Float(0), correction))
}

func (k Kernel[V]) selectPair(c V, a, b pair[V]) pair[V] {
	if k.Precision == Single {
		return pair[V]{hi: k.Select(c, a.hi, b.hi)}
	}
	return pair[V]{k.Select(c, a.hi, b.hi), k.Select(c, a.lo, b.lo)}
}

// flipPair negates a pair where a sign bit is set.
func (k Kernel[V]) flipPair(a pair[V], sign V) pair[V] {
	if k.Precision == Single {
		return pair[V]{hi: k.flip(a.hi, sign)}
	}
	return pair[V]{k.flip(a.hi, sign), k.flip(a.lo, sign)}
}
