package num

import (
	"encoding/binary"
	"math/big"
	"slices"
)

// Integers beyond 64 bits are rare and take the long way through math/big.

func checkWidth(width int) {
	if width < 0 || width > maxWidth {
		panic("BUG: num: integer width out of range")
	}
}

func highBytes(width int) int { return (width - 64 + 7) / 8 }

// newWide makes an integer of more than 64 bits from its low word and the byte
// that fills the rest.
func newWide(width int, lo uint64, fill byte) Int {
	checkWidth(width)
	high := make([]byte, highBytes(width))
	if fill != 0 {
		for i := range high {
			high[i] = fill
		}
	}
	return finishWide(width, lo, high)
}

func wideFromBytes(width int, data []byte) Int {
	checkWidth(width)
	var low [8]byte
	copy(low[:], data)
	high := make([]byte, highBytes(width))
	if len(data) > 8 {
		copy(high, data[8:])
	}
	return finishWide(width, binary.LittleEndian.Uint64(low[:]), high)
}

// finishWide owns high and clears its spare bits.
func finishWide(width int, lo uint64, high []byte) Int {
	if spare := width % 8; spare != 0 {
		high[len(high)-1] &= 1<<spare - 1
	}
	return Int{width: uint32(width), lo: lo, hi: string(high)}
}

// wrapBig reduces x modulo 2^width.
func wrapBig(width int, x *big.Int) Int {
	checkWidth(width)
	if x.Sign() < 0 || x.BitLen() > width {
		mask := new(big.Int).Lsh(big.NewInt(1), uint(width))
		x = mask.And(mask.Sub(mask, big.NewInt(1)), x)
	}
	data := x.Bytes()
	slices.Reverse(data)
	return FromBytesLE(width, data)
}

func (x Int) wideBig(signed bool) *big.Int {
	data := x.Bytes(make([]byte, 0, 8+len(x.hi)))
	slices.Reverse(data)
	v := new(big.Int).SetBytes(data)
	if signed && x.IsNegative() {
		v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(x.width)))
	}
	return v
}

func allBytes(s string, b byte) bool {
	for i := 0; i < len(s); i++ {
		if s[i] != b {
			return false
		}
	}
	return true
}
