package num

import (
	"math"
	"math/big"
)

// Arithmetic is correctly rounded, to nearest even, in the kind of its
// operands, which must be the same. Of the NaNs among the operands the first
// is the result, made quiet; a NaN out of numbers is NaN(kind). Neither is
// left to the machine, whose signs and payloads differ from one to the next.

// Add returns f + g.
func (f Float) Add(g Float) Float {
	if nan, ok := f.propagate(g); ok {
		return nan
	}
	if f.IsInf() && g.IsInf() && f != g {
		return NaN(f.kind)
	}
	switch f.kind {
	case F32:
		return fromHardware32(f.float32() + g.float32())
	case F16, BF16, F64:
		return FromFloat64(f.kind, f.Float64()+g.Float64())
	}
	return f.addSoft(g)
}

// Sub returns f - g.
func (f Float) Sub(g Float) Float {
	if g.IsNaN() {
		return f.Add(g)
	}
	return f.Add(g.Neg())
}

// Mul returns f * g.
func (f Float) Mul(g Float) Float {
	if nan, ok := f.propagate(g); ok {
		return nan
	}
	if f.IsInf() && g.IsZero() || f.IsZero() && g.IsInf() {
		return NaN(f.kind)
	}
	switch f.kind {
	case F32:
		return fromHardware32(f.float32() * g.float32())
	case F16, BF16, F64:
		return FromFloat64(f.kind, f.Float64()*g.Float64())
	}
	return f.mulSoft(g)
}

// Div returns f / g.
func (f Float) Div(g Float) Float {
	if nan, ok := f.propagate(g); ok {
		return nan
	}
	if f.IsInf() && g.IsInf() || f.IsZero() && g.IsZero() {
		return NaN(f.kind)
	}
	switch f.kind {
	case F32:
		return fromHardware32(f.float32() / g.float32())
	case F16, BF16, F64:
		return FromFloat64(f.kind, f.Float64()/g.Float64())
	}
	return f.divSoft(g)
}

// Rem returns f - n*g, n being f/g rounded to zero; exact, with the sign of f.
func (f Float) Rem(g Float) Float {
	if nan, ok := f.propagate(g); ok {
		return nan
	}
	if f.IsInf() || g.IsZero() {
		return NaN(f.kind)
	}
	if g.IsInf() || f.IsZero() {
		return f
	}
	if f.kind.BitWidth() <= 64 {
		return FromFloat64(f.kind, math.Mod(f.Float64(), g.Float64()))
	}
	return f.remSoft(g)
}

// Ordering is the outcome of a comparison.
type Ordering uint8

// The four ways two floats relate.
const (
	Less Ordering = iota
	Same
	Greater
	Unordered // one of them is a NaN
)

// Cmp compares as numbers: the zeros are the same, a NaN is unordered.
func (f Float) Cmp(g Float) Ordering {
	f.mustMatch(g)
	if f.IsNaN() || g.IsNaN() {
		return Unordered
	}
	if f == g || f.IsZero() && g.IsZero() {
		return Same
	}
	if f.IsNegative() != g.IsNegative() {
		return lessIf(f.IsNegative())
	}
	smaller := f.hi < g.hi || f.hi == g.hi && f.lo < g.lo
	return lessIf(smaller != f.IsNegative())
}

func lessIf(less bool) Ordering {
	if less {
		return Less
	}
	return Greater
}

// Minimum returns the lesser, -0 being less than +0; a NaN wins (IEEE 754-2019).
func (f Float) Minimum(g Float) Float {
	if nan, ok := f.propagate(g); ok {
		return nan
	}
	if f.totalLess(g) {
		return f
	}
	return g
}

// Maximum returns the greater, -0 being less than +0; a NaN wins (IEEE 754-2019).
func (f Float) Maximum(g Float) Float {
	if nan, ok := f.propagate(g); ok {
		return nan
	}
	if f.totalLess(g) {
		return g
	}
	return f
}

// MinNum returns the lesser; a NaN loses against a number (IEEE 754-2008).
func (f Float) MinNum(g Float) Float {
	if f.IsNaN() != g.IsNaN() {
		return f.numberOf(g)
	}
	return f.Minimum(g)
}

// MaxNum returns the greater; a NaN loses against a number (IEEE 754-2008).
func (f Float) MaxNum(g Float) Float {
	if f.IsNaN() != g.IsNaN() {
		return f.numberOf(g)
	}
	return f.Maximum(g)
}

func (f Float) numberOf(g Float) Float {
	if f.IsNaN() {
		return g
	}
	return f
}

func (f Float) totalLess(g Float) bool {
	order := f.Cmp(g)
	return order == Less || order == Same && f.IsNegative()
}

func (f Float) mustMatch(g Float) {
	if f.kind != g.kind {
		panic("BUG: num: floats of different kinds")
	}
}

func (f Float) propagate(g Float) (nan Float, ok bool) {
	f.mustMatch(g)
	if f.IsNaN() {
		return f.withQuietBit(), true
	}
	if g.IsNaN() {
		return g.withQuietBit(), true
	}
	return Float{}, false
}

func (f Float) float32() float32 { return math.Float32frombits(uint32(f.lo)) }

func fromHardware32(v float32) Float {
	return Float{kind: F32, lo: uint64(math.Float32bits(v))}
}

// The soft operations serve F80 and F128. They are exact in big integers but
// for the quotient, and round once.

func (f Float) addSoft(g Float) Float {
	if f.IsInf() {
		return f
	}
	if g.IsInf() {
		return g
	}
	a, aExp := f.big()
	b, bExp := g.big()
	exp := min(aExp, bExp)
	a.Lsh(a, uint(aExp-exp))
	b.Lsh(b, uint(bExp-exp))
	if a.Add(a, b); a.Sign() != 0 {
		return roundBig(f.kind, a, exp)
	}
	return Zero(f.kind, f.IsNegative() && g.IsNegative())
}

func (f Float) mulSoft(g Float) Float {
	negative := f.IsNegative() != g.IsNegative()
	if f.IsInf() || g.IsInf() {
		return Inf(f.kind, negative)
	}
	if f.IsZero() || g.IsZero() {
		return Zero(f.kind, negative)
	}
	a, aExp := f.big()
	b, bExp := g.big()
	return roundBig(f.kind, a.Mul(a, b), aExp+bExp)
}

func (f Float) divSoft(g Float) Float {
	negative := f.IsNegative() != g.IsNegative()
	if f.IsInf() || g.IsZero() {
		return Inf(f.kind, negative)
	}
	if f.IsZero() || g.IsInf() {
		return Zero(f.kind, negative)
	}
	// With 256 places more the quotient has over 120 bits; a remainder shows
	// as one more, odd place.
	const places = 256
	a, aExp := f.big()
	b, bExp := g.big()
	a.Lsh(a, places)
	q, r := a.QuoRem(a, b, new(big.Int))
	q.Lsh(q, 1)
	if r.Sign() != 0 {
		// q is rounded to zero, so away from zero is towards the truth.
		q.Add(q, big.NewInt(int64(sign(negative))))
	}
	return roundBig(f.kind, q, aExp-bExp-places-1)
}

func (f Float) remSoft(g Float) Float {
	a, aExp := f.big()
	b, bExp := g.big()
	exp := min(aExp, bExp)
	a.Lsh(a, uint(aExp-exp))
	b.Lsh(b, uint(bExp-exp))
	if a.Rem(a, b); a.Sign() != 0 {
		return roundBig(f.kind, a, exp)
	}
	return Zero(f.kind, f.IsNegative())
}

func sign(negative bool) int {
	if negative {
		return -1
	}
	return 1
}
