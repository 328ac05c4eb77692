package reals

import "math/big"

// Exp is e^x.
func Exp(x *big.Float) *big.Float { return exp(widen(x, at(x))) }

// Exp2 is 2^x.
func Exp2(x *big.Float) *big.Float { return exp(mul(widen(x, at(x)), log2(at(x)))) }

// Expm1 is e^x - 1.
func Expm1(x *big.Float) *big.Float { return sub(Exp(x), number(at(x), 1)) }

// Log is the natural logarithm of x above zero.
func Log(x *big.Float) *big.Float { return log(widen(x, base+2*x.MinPrec())) }

// Log2 is the logarithm to base 2.
func Log2(x *big.Float) *big.Float { return quo(Log(x), log2(base)) }

// Log10 is the logarithm to base 10.
func Log10(x *big.Float) *big.Float { return quo(Log(x), Log(number(base, 10))) }

// Log1p is log(1 + x).
func Log1p(x *big.Float) *big.Float { return log(add(number(at(x), 1), widen(x, at(x)))) }

// Sin is the sine.
func Sin(x *big.Float) *big.Float { s, _ := sincos(widen(x, at(x))); return s }

// Cos is the cosine.
func Cos(x *big.Float) *big.Float { _, c := sincos(widen(x, at(x))); return c }

// Tan is the tangent.
func Tan(x *big.Float) *big.Float { s, c := sincos(widen(x, at(x))); return quo(s, c) }

// Sinh is the hyperbolic sine.
func Sinh(x *big.Float) *big.Float {
	e := Exp(x)
	return half(sub(e, quo(number(at(x), 1), e)))
}

// Cosh is the hyperbolic cosine.
func Cosh(x *big.Float) *big.Float {
	e := Exp(x)
	return half(add(e, quo(number(at(x), 1), e)))
}

// Tanh is the hyperbolic tangent.
func Tanh(x *big.Float) *big.Float {
	e := Exp(x)
	square, one := mul(e, e), number(at(x), 1)
	return quo(sub(square, one), add(square, one))
}

// Asinh is the inverse of Sinh.
func Asinh(x *big.Float) *big.Float {
	w := widen(x, at(x))
	if w.Sign() < 0 {
		return neg(Asinh(neg(w)))
	}
	return log(add(w, sqrt(add(mul(w, w), number(at(x), 1)))))
}

// Acosh is the inverse of Cosh, of x from 1 on.
func Acosh(x *big.Float) *big.Float {
	w := widen(x, at(x))
	return log(add(w, sqrt(sub(mul(w, w), number(at(x), 1)))))
}

// Atanh is the inverse of Tanh.
func Atanh(x *big.Float) *big.Float {
	w, one := widen(x, at(x)), number(at(x), 1)
	return half(log(quo(add(one, w), sub(one, w))))
}

// Atan is the inverse of Tan.
func Atan(x *big.Float) *big.Float { return atan(widen(x, at(x))) }

// Asin is the inverse of Sin.
func Asin(x *big.Float) *big.Float {
	w := widen(x, at(x))
	root := sqrt(sub(number(at(x), 1), mul(w, w)))
	if root.Sign() == 0 {
		return mul(half(pi(at(x))), w)
	}
	return atan(quo(w, root))
}

// Acos is the inverse of Cos.
func Acos(x *big.Float) *big.Float {
	w := widen(x, at(x))
	return Atan2(sqrt(sub(number(at(x), 1), mul(w, w))), w)
}

// Atan2 is the angle of the point (x, y).
func Atan2(y, x *big.Float) *big.Float {
	p := max(at(x), at(y))
	if x.Sign() == 0 {
		return mul(half(pi(p)), number(p, float64(y.Sign())))
	}
	angle := atan(quo(widen(y, p), widen(x, p)))
	switch {
	case x.Sign() > 0:
		return angle
	case y.Signbit():
		return sub(angle, pi(p))
	}
	return add(angle, pi(p))
}

// Pow is x^y for x above zero, where the result is not beyond 2^±100000.
func Pow(x, y *big.Float) *big.Float {
	p := at(x) + at(y)
	return exp(mul(log(widen(x, p)), widen(y, p)))
}

// Rsqrt is 1/√x.
func Rsqrt(x *big.Float) *big.Float { return quo(number(base, 1), sqrt(widen(x, base))) }

// Hypot is √(x² + y²).
func Hypot(x, y *big.Float) *big.Float {
	p := max(at(x), at(y))
	w, v := widen(x, p), widen(y, p)
	return sqrt(add(mul(w, w), mul(v, v)))
}
