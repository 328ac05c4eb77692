package reals

import (
	"math"
	"math/big"
	"sync"
)

// base is the precision where nothing cancels.
const base = 240

// at is the precision at which x counts, close to zero or far from it.
func at(x *big.Float) uint {
	e := x.MantExp(nil)
	return base + 2*uint(max(e, -e)) + x.MinPrec()
}

func number(p uint, f float64) *big.Float { return new(big.Float).SetPrec(p).SetFloat64(f) }

func zero(p uint) *big.Float { return new(big.Float).SetPrec(p) }

func add(a, b *big.Float) *big.Float { return zero(max(a.Prec(), b.Prec())).Add(a, b) }
func sub(a, b *big.Float) *big.Float { return zero(max(a.Prec(), b.Prec())).Sub(a, b) }
func mul(a, b *big.Float) *big.Float { return zero(max(a.Prec(), b.Prec())).Mul(a, b) }
func quo(a, b *big.Float) *big.Float { return zero(max(a.Prec(), b.Prec())).Quo(a, b) }
func neg(a *big.Float) *big.Float    { return zero(a.Prec()).Neg(a) }
func sqrt(a *big.Float) *big.Float   { return zero(a.Prec()).Sqrt(a) }

func half(a *big.Float) *big.Float { return zero(a.Prec()).SetMantExp(a, -1) }

// widen is x with more bits.
func widen(x *big.Float, p uint) *big.Float { return zero(p).Set(x) }

// series adds terms to a sum until they do not count; next makes term n of the one before.
func series(first *big.Float, next func(term *big.Float, n int64) *big.Float) *big.Float {
	sum, term := zero(first.Prec()).Set(first), first
	for n := int64(1); term.Sign() != 0 && term.MantExp(nil) > sum.MantExp(nil)-int(first.Prec()); n++ {
		term = next(term, n)
		sum.Add(sum, term)
	}
	return sum
}

func divInt(a *big.Float, n int64) *big.Float {
	return zero(a.Prec()).Quo(a, zero(64).SetInt64(n))
}

// exp is e^x at the precision of x.
func exp(x *big.Float) *big.Float {
	p := x.Prec() + 64
	n, _ := quo(widen(x, p), log2(p)).Int64()
	r := sub(widen(x, p), mul(log2(p), zero(p).SetInt64(n)))
	const halvings = 16
	r = zero(p).SetMantExp(r, -halvings)
	y := series(number(p, 1), func(t *big.Float, n int64) *big.Float { return divInt(mul(t, r), n) })
	for range halvings {
		y = mul(y, y)
	}
	return zero(x.Prec()).SetMantExp(y, int(n))
}

// longest is the precision at which π and the logarithm of 2 are known.
const longest = 10000

var (
	longLog2 = sync.OnceValue(computeLog2)
	longPi   = sync.OnceValue(computePi)
)

func log2(p uint) *big.Float { return widen(longLog2(), p) }

// Pi is π with as many bits as are asked for, up to 9990.
func Pi(bits uint) *big.Float { return pi(bits) }

func pi(p uint) *big.Float { return widen(longPi(), p) }

// computeLog2 is the logarithm of 2: twice the series of the inverse hyperbolic tangent of 1/3.
func computeLog2() *big.Float {
	const q = longest
	power := quo(number(q, 2), number(q, 3))
	sum := zero(q).Set(power)
	for n := int64(3); power.MantExp(nil) > -q; n += 2 {
		power = divInt(power, 9)
		sum.Add(sum, divInt(power, n))
	}
	return sum
}

// computePi is π, by Machin's formula.
func computePi() *big.Float {
	const q = longest
	inverse := func(n int64) *big.Float { // the angle whose tangent is 1/n
		power := divInt(number(q, 1), n)
		sum := zero(q).Set(power)
		for i := int64(1); power.MantExp(nil) > -q; i++ {
			power = neg(divInt(power, n*n))
			sum.Add(sum, divInt(power, 2*i+1))
		}
		return sum
	}
	return sub(mul(number(q, 16), inverse(5)), mul(number(q, 4), inverse(239)))
}

// log is the logarithm of x > 0 at its precision; close to 1 it loses as many bits as cancel.
func log(x *big.Float) *big.Float {
	p := x.Prec() + 64
	if x.Cmp(number(p, 1)) == 0 {
		return zero(p)
	}
	m := zero(p)
	e := x.MantExp(m)
	m.SetPrec(p)
	near, _ := m.Float64()
	y := number(p, math.Log(near))
	for range (p / 150) + 2 {
		power := exp(y)
		step := quo(sub(m, power), add(m, power))
		y = add(y, mul(step, number(p, 2)))
	}
	return add(y, mul(log2(p), zero(p).SetInt64(int64(e))))
}

// sincos is the sine and the cosine of x.
func sincos(x *big.Float) (sine, cosine *big.Float) {
	p := x.Prec() + 64
	quarter := half(pi(p))
	turns := quo(widen(x, p), quarter)
	turns.Add(turns, number(p, math.Copysign(0.5, float64(x.Sign()))))
	n, _ := turns.Int(nil)
	r := sub(widen(x, p), mul(quarter, zero(p).SetInt(n)))
	square := neg(mul(r, r))
	s := series(r, func(t *big.Float, n int64) *big.Float { return divInt(mul(t, square), 2*n*(2*n+1)) })
	c := series(number(p, 1), func(t *big.Float, n int64) *big.Float {
		return divInt(mul(t, square), 2*n*(2*n-1))
	})
	switch new(big.Int).And(n, big.NewInt(3)).Int64() {
	case 1:
		return c, neg(s)
	case 2:
		return neg(s), neg(c)
	case 3:
		return neg(c), s
	}
	return s, c
}

// atan is the inverse tangent at the precision of x: a close float, and the series of what is
// left.
func atan(x *big.Float) *big.Float {
	p := x.Prec() + 64
	f, _ := x.Float64()
	near := number(p, math.Atan(f))
	s, c := sincos(near)
	tangent := quo(s, c)
	d := quo(sub(widen(x, p), tangent), add(number(p, 1), mul(widen(x, p), tangent)))
	square := neg(mul(d, d))
	sum, power := zero(p).Set(d), d
	for n := int64(3); power.Sign() != 0 && power.MantExp(nil) > sum.MantExp(nil)-int(p); n += 2 {
		power = mul(power, square)
		sum.Add(sum, divInt(power, n))
	}
	return add(near, sum)
}
