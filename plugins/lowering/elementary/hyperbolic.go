package elementary

// Below tiny, sin x, tan x, sinh x and the like, and their inverses, are x, as far as 64 bits tell.
const tiny = 0x1p-28

// Sinh is the hyperbolic sine.
func Sinh[V any](k Kernel[V], x V) V {
	// With a = (e^|x| - 1)/4, the sine is 2·(a + a/4/(a + 1/4)): only the last product overflows.
	a := k.expm1Scaled(k.exact(k.clamp(k.abs(x), 0, 710.7)), 2)
	quotient := k.divPair(a, k.add(a, k.Float(0.25)))
	y := k.Mul(k.sum(k.addPair(a, k.scaled(quotient, k.Float(0.25)))), k.Float(2))
	return k.keepTiny(x, tiny, k.keepNaN(x, k.flip(y, k.signOf(x))))
}

// Cosh is the hyperbolic cosine.
func Cosh[V any](k Kernel[V], x V) V {
	// With a = e^|x|/4, the cosine is 2·(a + 1/16/a).
	a := k.add(k.expm1Scaled(k.exact(k.clamp(k.abs(x), 0, 710.7)), 2), k.Float(0.25))
	y := k.addPair(a, k.divPair(k.exact(k.Float(1.0/16)), a))
	return k.keepNaN(x, k.Mul(k.sum(y), k.Float(2)))
}

// Tanh is the hyperbolic tangent.
func Tanh[V any](k Kernel[V], x V) V {
	// With a = (e^|2x| - 1)/4, the tangent is a/(a + 1/2); it is 1 from 20 on.
	double := k.Mul(k.clamp(k.abs(x), 0, 25), k.Float(2))
	a := k.expm1Scaled(k.exact(double), 2)
	y := k.sum(k.divPair(a, k.add(a, k.Float(0.5))))
	return k.keepTiny(x, tiny, k.keepNaN(x, k.flip(y, k.signOf(x))))
}

// Asinh is the inverse of the hyperbolic sine.
func Asinh[V any](k Kernel[V], x V) V {
	// It is log1p(|x| + x²/(1 + √(1 + x²))), and log 2|x| where squares do not count.
	a := k.abs(x)
	large := k.greater(a, k.Float(largeArgument))
	small := k.Select(large, k.Float(1), a)
	square := k.twoMul(small, small)
	root := k.sqrtPair(k.add(square, k.Float(1)))
	y := k.add(k.divPair(square, k.add(root, k.Float(1))), small)
	return k.keepTiny(x, tiny, k.keepNaN(x, k.flip(k.inverse(y, a, large), k.signOf(x))))
}

// Acosh is the inverse of the hyperbolic cosine, no number below 1.
func Acosh[V any](k Kernel[V], x V) V {
	// With t = x - 1 it is log1p(t + √(2t + t²)).
	large := k.greater(x, k.Float(largeArgument))
	t := k.twoSum(k.Select(large, k.Float(2), x), k.Float(-1))
	root := k.sqrtPair(k.mulPair(t, k.add(t, k.Float(2))))
	y := k.inverse(k.addPair(t, root), x, large)
	return k.Select(k.Less(x, k.Float(1)), k.Float(nan), k.keepNaN(x, y))
}

// Atanh is the inverse of the hyperbolic tangent.
func Atanh[V any](k Kernel[V], x V) V {
	// It is log1p(2|x|/(1 - |x|))/2.
	a := k.abs(x)
	inside := k.Select(k.Less(a, k.Float(1)), a, k.Float(0.5))
	quotient := k.divPair(k.exact(k.Add(inside, inside)), k.twoSum(k.Float(1), k.neg(inside)))
	y := k.Mul(k.sum(k.log1p(quotient)), k.Float(0.5))
	y = k.Select(k.Equal(a, k.Float(1)), k.Float(inf), y)
	y = k.Select(k.greater(a, k.Float(1)), k.Float(nan), y)
	return k.keepTiny(x, tiny, k.keepNaN(x, k.flip(y, k.signOf(x))))
}

// largeArgument is where 1 does not count beside a square.
const largeArgument = 0x1p30

// inverse is log(1 + y), and log 2x where x is large.
func (k Kernel[V]) inverse(y pair[V], x, large V) V {
	normal := k.log1p(y)
	infinite := k.Equal(x, k.Float(inf))
	far := k.addPair(k.log(k.Select(infinite, k.Float(1), x)), k.constant(ln2))
	return k.Select(infinite, x, k.sum(k.selectPair(large, far, normal)))
}
