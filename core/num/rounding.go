package num

import "math/bits"

// Rounding is a rounding mode: which number of a kind stands for one that the kind does not have.
type Rounding uint8

// The rounding modes of IEEE 754.
const (
	ToNearestEven Rounding = iota
	Downward
	Upward
	TowardZero
	ToNearestAway
)

// ConvertRounded is [Float.Convert] with a rounding mode.
func (f Float) ConvertRounded(kind Kind, how Rounding) Float {
	near := f.Convert(kind)
	back := near.Convert(f.kind)
	order := back.Cmp(f)
	if order == Same || order == Unordered || kind.BitWidth() >= f.kind.BitWidth() {
		return near
	}
	isFarther := back.Abs().Cmp(f.Abs()) == Greater
	switch how {
	case TowardZero:
		if isFarther {
			return near.next(false)
		}
	case Upward:
		if order == Less {
			return near.next(!near.IsNegative())
		}
	case Downward:
		if order == Greater {
			return near.next(near.IsNegative())
		}
	case ToNearestAway:
		if isFarther {
			return near
		}
		if away := near.next(true); away.Convert(f.kind).Sub(f) == f.Sub(back) {
			return away
		}
	}
	return near
}

// next is the next number of the kind, away from zero or toward it. Behind the greatest one is an
// infinity. A zero has none toward it, an infinity none away.
func (f Float) next(away bool) Float {
	hi, lo := f.hi, f.lo
	if f.kind == F80 { // without the leading one
		lo = lo<<1>>1 | hi<<63
		hi >>= 1
	}
	var carry uint64
	if away {
		lo, carry = bits.Add64(lo, 1, 0)
		hi += carry
	} else {
		lo, carry = bits.Sub64(lo, 1, 0)
		hi -= carry
	}
	if f.kind != F80 {
		return FromBits(f.kind, hi, lo)
	}
	hi, lo = hi<<1|lo>>63, lo<<1>>1
	if hi&0x7FFF != 0 {
		lo |= 1 << 63
	}
	return FromBits(f.kind, hi, lo)
}
