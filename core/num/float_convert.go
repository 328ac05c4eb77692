package num

import (
	"math"
	"math/big"
	"math/bits"
)

// Convert returns f in another kind, rounded to nearest even. A NaN keeps its
// sign and the high bits of its payload and becomes quiet. To the same kind
// nothing changes.
func (f Float) Convert(kind Kind) Float {
	if f.kind == kind {
		return f
	}
	if !f.isFinite() {
		return f.convertSpecial(kind)
	}
	switch {
	case f.kind == F64 && kind == F32:
		return fromHardware32(float32(math.Float64frombits(f.lo)))
	case f.kind == F32 && kind == F64:
		return Float{kind: F64, lo: math.Float64bits(float64(f.float32()))}
	}
	return f.unpack().round(kind, false)
}

func (f Float) convertSpecial(kind Kind) Float {
	if f.IsInf() {
		return Inf(kind, f.IsNegative())
	}
	return f.convertNaN(kind)
}

func (f Float) convertNaN(kind Kind) Float {
	if kind.format().special != ieee || f.kind.format().special != ieee {
		return withSign(NaN(kind), f.IsNegative())
	}
	negative, _, hi, lo := f.fields()
	from, to := f.kind.format(), kind.format()
	if shift := to.precision - from.precision; shift >= 0 {
		hi, lo = shl128(hi, lo, shift)
	} else {
		hi, lo = shr128(hi, lo, -shift)
	}
	switch kind {
	case F80: // the leading one is set with the quiet bit
	case F128:
		hi &= 1<<48 - 1
	default:
		lo &= lowMask(to.stored())
	}
	return pattern(kind, negative, to.maxField(), hi, lo).withQuietBit()
}

// withSign is a NaN with a sign, if its kind has both.
func withSign(nan Float, negative bool) Float {
	if nan.IsNaN() && nan.IsNegative() != negative {
		return nan.Neg()
	}
	return nan
}

// FromInt returns x, read signed or unsigned, rounded to nearest even.
func FromInt(kind Kind, x Int, signed bool) Float {
	if x.width > 64 {
		return roundBig(kind, x.wideBig(signed), 0)
	}
	u := unpacked{lo: x.lo}
	if signed && x.IsNegative() {
		v, _ := x.Int64()
		u = unpacked{negative: true, lo: uint64(-v)}
	}
	return u.round(kind, false)
}

// ToInt returns f rounded to zero as an integer of the width; ok is false for
// NaNs and for what does not fit.
func (f Float) ToInt(width int, signed bool) (x Int, ok bool) {
	if !f.isFinite() {
		return Int{}, false
	}
	u := f.unpack()
	if u.exp < 0 {
		u.hi, u.lo = shr128(u.hi, u.lo, min(-u.exp, 128))
		u.exp = 0
	}
	if u.isZero() {
		return New(width, 0), true
	}
	length := u.bitLen() + u.exp
	if length > width || u.negative && !signed {
		return Int{}, false
	}
	if length <= 64 {
		return fitMagnitude(width, signed, u.negative, u.lo<<u.exp)
	}
	v := bigFrom128(u.hi, u.lo)
	v.Lsh(v, uint(u.exp))
	if u.negative {
		v.Neg(v)
	}
	x = wrapBig(width, v)
	return x, x.Big(signed).Cmp(v) == 0
}

func fitMagnitude(width int, signed, negative bool, v uint64) (Int, bool) {
	sign := Unsigned
	if signed {
		sign = Signed
	}
	return fit(width, sign, negative, v)
}

// big returns the exact value of a finite f as significand * 2^exp.
func (f Float) big() (significand *big.Int, exp int) {
	u := f.unpack()
	v := bigFrom128(u.hi, u.lo)
	if u.negative {
		v.Neg(v)
	}
	return v, u.exp
}

func bigFrom128(hi, lo uint64) *big.Int {
	v := new(big.Int).SetUint64(hi)
	v.Lsh(v, 64)
	return v.Or(v, new(big.Int).SetUint64(lo))
}

// roundBig returns v * 2^exp rounded to nearest even.
func roundBig(kind Kind, v *big.Int, exp int) Float {
	mag := new(big.Int).Abs(v)
	sticky := false
	if drop := mag.BitLen() - 120; drop > 0 {
		sticky = int(mag.TrailingZeroBits()) < drop
		mag.Rsh(mag, uint(drop))
		exp += drop
	}
	u := unpacked{negative: v.Sign() < 0, exp: exp}
	u.lo = mag.Uint64() // its low word
	u.hi = mag.Rsh(mag, 64).Uint64()
	return u.round(kind, sticky)
}

// trailingZeros needs a nonzero number.
func (u unpacked) trailingZeros() int {
	if u.lo == 0 {
		return 64 + bits.TrailingZeros64(u.hi)
	}
	return bits.TrailingZeros64(u.lo)
}
