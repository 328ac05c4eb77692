package num

import "math/bits"

// unpacked is a finite number, significand * 2^exp. The significand of a
// nonzero one need not be normal.
type unpacked struct {
	negative bool
	exp      int
	hi, lo   uint64
}

// unpack needs a finite f.
func (f Float) unpack() unpacked {
	k := f.kind.format()
	negative, field, hi, lo := f.fields()
	u := unpacked{negative: negative, exp: k.minExp(), hi: hi, lo: lo}
	if field == 0 {
		return u
	}
	u.exp += field - 1
	switch f.kind {
	case F80: // the leading one is there
	case F128:
		u.hi |= 1 << 48
	default:
		u.lo |= 1 << k.stored()
	}
	return u
}

func (u unpacked) isZero() bool { return u.hi|u.lo == 0 }

func (u unpacked) bitLen() int { return bitLen128(u.hi, u.lo) }

// round packs u to the nearest number of the kind, ties to even. sticky says
// that the true magnitude is a little more than u: by more than nothing and
// less than one unit of its last place.
func (u unpacked) round(kind Kind, sticky bool) Float {
	if u.isZero() {
		return Zero(kind, u.negative)
	}
	k := kind.format()
	// The result's unit in the last place is 2^exp.
	exp := max(u.exp+u.bitLen()-k.precision, k.minExp())
	hi, lo := u.hi, u.lo
	if drop := exp - u.exp; drop > 0 {
		hi, lo = roundShift(hi, lo, drop, sticky)
	} else {
		hi, lo = shl128(hi, lo, -drop)
	}
	if bitLen128(hi, lo) > k.precision { // rounded up to a power of two
		hi, lo = shr128(hi, lo, 1)
		exp++
	}
	return assemble(kind, u.negative, exp, hi, lo)
}

// assemble needs a significand of the kind's precision, or a shorter one at
// the least exponent.
func assemble(kind Kind, negative bool, exp int, hi, lo uint64) Float {
	k := kind.format()
	if hi|lo == 0 {
		return Zero(kind, negative)
	}
	if bitLen128(hi, lo) < k.precision {
		return pattern(kind, negative, 0, hi, lo)
	}
	field := exp - k.minExp() + 1
	if field > k.greatestField() {
		return Inf(kind, negative)
	}
	switch kind {
	case F80:
	case F128:
		hi &^= 1 << 48
	default:
		lo &^= 1 << k.stored()
	}
	return pattern(kind, negative, field, hi, lo) // which may be the NaN that an overflow gives
}

// roundShift shifts right by n > 0 places and rounds to nearest even.
func roundShift(hi, lo uint64, n int, sticky bool) (uint64, uint64) {
	if n > 129 {
		return 0, 0
	}
	keptHi, keptLo := shr128(hi, lo, n)
	halfHi, halfLo := shr128(hi, lo, n-1)
	half := halfLo&1 != 0
	backHi, backLo := shl128(halfHi, halfLo, n-1)
	below := sticky || backHi != hi || backLo != lo
	if half && (below || keptLo&1 != 0) {
		var carry uint64
		keptLo, carry = bits.Add64(keptLo, 1, 0)
		keptHi += carry
	}
	return keptHi, keptLo
}

func bitLen128(hi, lo uint64) int {
	if hi != 0 {
		return 64 + bits.Len64(hi)
	}
	return bits.Len64(lo)
}

func shl128(hi, lo uint64, n int) (uint64, uint64) {
	if n >= 64 {
		return lo << (n - 64), 0
	}
	return hi<<n | lo>>(64-n), lo << n
}

func shr128(hi, lo uint64, n int) (uint64, uint64) {
	if n >= 64 {
		return 0, hi >> (n - 64)
	}
	return hi >> n, lo>>n | hi<<(64-n)
}
