package num

import (
	"math/big"
)

// Operations on two integers need equal widths. Those that cannot fail wrap
// around.

// Add returns x + y.
func (x Int) Add(y Int) Int {
	x.mustMatch(y)
	if x.width <= 64 {
		return New(int(x.width), x.lo+y.lo)
	}
	return x.viaBig(y, false, (*big.Int).Add)
}

// Sub returns x - y.
func (x Int) Sub(y Int) Int {
	x.mustMatch(y)
	if x.width <= 64 {
		return New(int(x.width), x.lo-y.lo)
	}
	return x.viaBig(y, false, (*big.Int).Sub)
}

// Mul returns x * y.
func (x Int) Mul(y Int) Int {
	x.mustMatch(y)
	if x.width <= 64 {
		return New(int(x.width), x.lo*y.lo)
	}
	return x.viaBig(y, false, (*big.Int).Mul)
}

// neg returns -x.
func (x Int) neg() Int { return New(int(x.width), 0).Sub(x) }

// Not returns x with every bit flipped.
func (x Int) Not() Int { return x.Xor(AllOnes(int(x.width))) }

// And returns the bits set in both.
func (x Int) And(y Int) Int {
	x.mustMatch(y)
	if x.width <= 64 {
		return Int{width: x.width, lo: x.lo & y.lo}
	}
	return x.viaBig(y, false, (*big.Int).And)
}

// Or returns the bits set in either.
func (x Int) Or(y Int) Int {
	x.mustMatch(y)
	if x.width <= 64 {
		return Int{width: x.width, lo: x.lo | y.lo}
	}
	return x.viaBig(y, false, (*big.Int).Or)
}

// Xor returns the bits set in one only.
func (x Int) Xor(y Int) Int {
	x.mustMatch(y)
	if x.width <= 64 {
		return Int{width: x.width, lo: x.lo ^ y.lo}
	}
	return x.viaBig(y, false, (*big.Int).Xor)
}

// Shl shifts left by n >= 0 places; a shift of the width or more gives zero.
func (x Int) Shl(n int) Int {
	if n >= int(x.width) {
		return New(int(x.width), 0)
	}
	if x.width <= 64 {
		return New(int(x.width), x.lo<<n)
	}
	return wrapBig(int(x.width), new(big.Int).Lsh(x.wideBig(false), uint(n)))
}

// LShr shifts right by n >= 0 places, zeros coming in.
func (x Int) LShr(n int) Int {
	if n >= int(x.width) {
		return New(int(x.width), 0)
	}
	if x.width <= 64 {
		return Int{width: x.width, lo: x.lo >> n}
	}
	return wrapBig(int(x.width), new(big.Int).Rsh(x.wideBig(false), uint(n)))
}

// AShr shifts right by n >= 0 places, the sign coming in.
func (x Int) AShr(n int) Int {
	n = min(n, int(x.width))
	if x.width == 0 {
		return x
	}
	if x.width <= 64 {
		return FromInt64(int(x.width), signExtend(x.lo, x.width)>>n)
	}
	return wrapBig(int(x.width), new(big.Int).Rsh(x.wideBig(true), uint(n)))
}

// ShiftAmount returns x as a number of places for a shift of an integer of its
// own width; ok is false when that shift would be undefined.
func (x Int) ShiftAmount() (n int, ok bool) {
	v, fits := x.Uint64()
	if !fits || v >= uint64(x.width) {
		return 0, false
	}
	return int(v), true
}

// UDiv returns the unsigned quotient; ok is false when y is zero.
func (x Int) UDiv(y Int) (q Int, ok bool) {
	x.mustMatch(y)
	if y.IsZero() {
		return Int{}, false
	}
	if x.width <= 64 {
		return Int{width: x.width, lo: x.lo / y.lo}, true
	}
	return x.viaBig(y, false, (*big.Int).Quo), true
}

// URem returns the unsigned remainder; ok is false when y is zero.
func (x Int) URem(y Int) (r Int, ok bool) {
	x.mustMatch(y)
	if y.IsZero() {
		return Int{}, false
	}
	if x.width <= 64 {
		return Int{width: x.width, lo: x.lo % y.lo}, true
	}
	return x.viaBig(y, false, (*big.Int).Rem), true
}

// SDiv returns the signed quotient, rounded to zero; ok is false when y is
// zero or the quotient does not fit.
func (x Int) SDiv(y Int) (q Int, ok bool) {
	if !x.canDivideSigned(y) {
		return Int{}, false
	}
	if x.width <= 64 {
		a, b := signExtend(x.lo, x.width), signExtend(y.lo, y.width)
		return FromInt64(int(x.width), a/b), true
	}
	return x.viaBig(y, true, (*big.Int).Quo), true
}

// SRem returns the remainder of SDiv; it has the sign of x.
func (x Int) SRem(y Int) (r Int, ok bool) {
	if !x.canDivideSigned(y) {
		return Int{}, false
	}
	if x.width <= 64 {
		a, b := signExtend(x.lo, x.width), signExtend(y.lo, y.width)
		return FromInt64(int(x.width), a%b), true
	}
	return x.viaBig(y, true, (*big.Int).Rem), true
}

// FloorDivS returns the signed quotient rounded down; ok as for SDiv.
func (x Int) FloorDivS(y Int) (q Int, ok bool) {
	q, r, ok := x.divRemSigned(y)
	if ok && !r.IsZero() && r.IsNegative() != y.IsNegative() {
		q = q.Sub(New(int(x.width), 1))
	}
	return q, ok
}

// CeilDivS returns the signed quotient rounded up; ok as for SDiv.
func (x Int) CeilDivS(y Int) (q Int, ok bool) {
	q, r, ok := x.divRemSigned(y)
	if ok && !r.IsZero() && r.IsNegative() == y.IsNegative() {
		q = q.Add(New(int(x.width), 1))
	}
	return q, ok
}

// CeilDivU returns the unsigned quotient rounded up; ok is false when y is
// zero.
func (x Int) CeilDivU(y Int) (q Int, ok bool) {
	q, ok = x.UDiv(y)
	if !ok {
		return Int{}, false
	}
	if r, _ := x.URem(y); !r.IsZero() {
		q = q.Add(New(int(x.width), 1))
	}
	return q, true
}

// Trunc keeps the low bits; the new width is at most the old one.
func (x Int) Trunc(width int) Int {
	if width > int(x.width) {
		panic("BUG: num: truncation to a greater width")
	}
	return x.ZExtOrTrunc(width)
}

// ZExt extends with zeros; the new width is at least the old one.
func (x Int) ZExt(width int) Int {
	if width < int(x.width) {
		panic("BUG: num: extension to a smaller width")
	}
	return x.ZExtOrTrunc(width)
}

// ZExtOrTrunc takes the value to the width, new bits being zero.
func (x Int) ZExtOrTrunc(width int) Int {
	if width <= 64 || x.width <= 64 {
		return New(width, x.lo)
	}
	return wrapBig(width, x.wideBig(false))
}

// SExtOrTrunc takes the value to the width, new bits being the sign.
func (x Int) SExtOrTrunc(width int) Int {
	if x.width == 0 {
		return New(width, 0)
	}
	if x.width <= 64 {
		return FromInt64(width, signExtend(x.lo, x.width))
	}
	return wrapBig(width, x.wideBig(true))
}

func (x Int) canDivideSigned(y Int) bool {
	x.mustMatch(y)
	if y.IsZero() {
		return false
	}
	if x.width <= 64 && signExtend(y.lo, y.width) != -1 {
		return true
	}
	return !x.isMinSigned() || !y.IsAllOnes()
}

func (x Int) divRemSigned(y Int) (q, r Int, ok bool) {
	q, ok = x.SDiv(y)
	if !ok {
		return Int{}, Int{}, false
	}
	r, _ = x.SRem(y)
	return q, r, true
}

func (x Int) viaBig(y Int, signed bool, op func(z, a, b *big.Int) *big.Int) Int {
	return wrapBig(int(x.width), op(new(big.Int), x.wideBig(signed), y.wideBig(signed)))
}
