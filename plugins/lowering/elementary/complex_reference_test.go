package elementary_test

import (
	"math/big"

	"github.com/mlirc/mlirc/internal/reals"
	"github.com/mlirc/mlirc/plugins/lowering/elementary"
)

// one argument and two results, as most functions have.
func unaryComplex(name string, f func(k elementary.Kernel[uint64], x, y uint64) (re, im uint64), exact func(x, y *big.Float) []*big.Float) complexFunction {
	return complexFunction{name, 1, func(k elementary.Kernel[uint64], a []uint64) []uint64 {
		re, im := f(k, a[0], a[1])
		return []uint64{re, im}
	}, func(a []*big.Float) []*big.Float { return exact(a[0], a[1]) }}
}

func binaryComplex(name string, f func(k elementary.Kernel[uint64], a, b, c, d uint64) (re, im uint64), exact func(a, b, c, d *big.Float) []*big.Float) complexFunction {
	return complexFunction{name, 2, func(k elementary.Kernel[uint64], a []uint64) []uint64 {
		re, im := f(k, a[0], a[1], a[2], a[3])
		return []uint64{re, im}
	}, func(a []*big.Float) []*big.Float { return exact(a[0], a[1], a[2], a[3]) }}
}

// newerComplexFunctions are those of operations that came after MLIR 13.
func newerComplexFunctions() []complexFunction {
	return []complexFunction{
		unaryComplex("sin", elementary.ComplexSin[uint64], func(x, y *big.Float) []*big.Float {
			return []*big.Float{exactMul(reals.Sin(x), reals.Cosh(y)), exactMul(reals.Cos(x), reals.Sinh(y))}
		}),
		unaryComplex("cos", elementary.ComplexCos[uint64], func(x, y *big.Float) []*big.Float {
			return []*big.Float{exactMul(reals.Cos(x), reals.Cosh(y)), negative(exactMul(reals.Sin(x), reals.Sinh(y)))}
		}),
		unaryComplex("tan", elementary.ComplexTan[uint64], func(x, y *big.Float) []*big.Float {
			v := exactTanh(y, x)
			return []*big.Float{v[1], v[0]}
		}),
		unaryComplex("tanh", elementary.ComplexTanh[uint64], exactTanh),
		unaryComplex("expm1", elementary.ComplexExpm1[uint64], func(x, y *big.Float) []*big.Float {
			power := reals.Exp(x)
			return []*big.Float{exactSum(exactMul(power, reals.Cos(y)), big.NewFloat(-1)), exactMul(power, reals.Sin(y))}
		}),
		unaryComplex("sqrt", elementary.ComplexSqrt[uint64], exactSqrt),
		unaryComplex("rsqrt", elementary.ComplexRsqrt[uint64], func(x, y *big.Float) []*big.Float {
			root, r := exactSqrt(x, y), reals.Hypot(x, y)
			return []*big.Float{exactQuo(root[0], r), negative(exactQuo(root[1], r))}
		}),
		binaryComplex("pow", elementary.ComplexPow[uint64], func(a, b, c, d *big.Float) []*big.Float {
			length, angle := halfLog(exactSum(exactMul(a, a), exactMul(b, b))), reals.Atan2(b, a)
			power := reals.Exp(exactSum(exactMul(c, length), negative(exactMul(d, angle))))
			turn := exactSum(exactMul(c, angle), exactMul(d, length))
			return []*big.Float{exactMul(power, reals.Cos(turn)), exactMul(power, reals.Sin(turn))}
		}),
		binaryComplex("atan2", elementary.ComplexAtan2[uint64], exactAtan2),
	}
}

func exactTanh(x, y *big.Float) []*big.Float {
	sinh, cosine := reals.Sinh(x), reals.Cos(y)
	below := exactSum(exactMul(sinh, sinh), exactMul(cosine, cosine))
	return []*big.Float{exactQuo(exactMul(sinh, reals.Cosh(x)), below), exactQuo(exactMul(reals.Sin(y), cosine), below)}
}

func exactSqrt(x, y *big.Float) []*big.Float {
	half := exactMul(exactSum(exactHypot(x, y), new(big.Float).Abs(x)), big.NewFloat(0.5))
	main := new(big.Float).SetPrec(3000).Sqrt(half)
	other := exactQuo(exactMul(new(big.Float).Abs(y), big.NewFloat(0.5)), main)
	if x.Sign() < 0 {
		main, other = other, main
	}
	if y.Sign() < 0 {
		return []*big.Float{main, negative(other)}
	}
	return []*big.Float{main, other}
}

func exactHypot(x, y *big.Float) *big.Float {
	return new(big.Float).SetPrec(3000).Sqrt(exactSum(exactMul(x, x), exactMul(y, y)))
}

// exactAtan2 is -i·log(u/√(x² + y²)) for u = x + iy, of y = a + ib and x = c + id.
func exactAtan2(a, b, c, d *big.Float) []*big.Float {
	u, v := exactSum(c, negative(b)), exactSum(d, a)
	p := exactSum(exactSum(exactMul(c, c), exactMul(a, a)), negative(exactSum(exactMul(d, d), exactMul(b, b))))
	q := exactMul(exactSum(exactMul(c, d), exactMul(a, b)), big.NewFloat(2))
	root := exactSqrt(p, q)
	right, up := exactSum(exactMul(u, root[0]), exactMul(v, root[1])), exactSum(exactMul(v, root[0]), negative(exactMul(u, root[1])))
	s, t := exactSum(c, b), exactSum(d, negative(a))
	below := exactSum(exactMul(u, u), exactMul(v, v))
	more := exactSum(exactSum(exactMul(s, s), exactMul(t, t)), negative(below))
	return []*big.Float{reals.Atan2(widened(up), widened(right)), exactMul(reals.Log1p(widened(exactQuo(more, below))), big.NewFloat(0.25))}
}

// widened is a number with no more bits than count.
func widened(x *big.Float) *big.Float { return new(big.Float).SetPrec(600).Set(x) }
