package num

import (
	"encoding/binary"
	"math"
	"math/big"
)

// maxWidth is the widest integer, in bits.
const maxWidth = 1<<24 - 1

// Int is an immutable two's complement integer of a fixed bit width. The zero
// value is the only integer of width 0. Two Ints are == when width and bits
// are the same.
type Int struct {
	width uint32
	lo    uint64 // the low 64 bits; those beyond the width are zero
	hi    string // the bytes above, little endian, canonical: (width-64+7)/8 of them, none up to 64 bits
}

// New returns the integer whose low bits are v's; bits beyond the width are
// cut off, and wider integers are extended with zeros.
func New(width int, v uint64) Int {
	if uint(width) <= 64 {
		return Int{width: uint32(width), lo: v & lowMask(width)}
	}
	return newWide(width, v, 0)
}

// FromInt64 returns v, cut off or extended with its sign.
func FromInt64(width int, v int64) Int {
	if uint(width) <= 64 {
		return Int{width: uint32(width), lo: uint64(v) & lowMask(width)}
	}
	return newWide(width, uint64(v), byte(v>>63))
}

// FromBool returns an integer of width 1.
func FromBool(b bool) Int {
	if b {
		return Int{width: 1, lo: 1}
	}
	return Int{width: 1}
}

// FromBytesLE returns the integer whose bytes, lowest first, are data. Missing
// bytes are zero; bits beyond the width are cut off.
func FromBytesLE(width int, data []byte) Int {
	if uint(width) > 64 {
		return wideFromBytes(width, data)
	}
	var lo uint64
	for i := min(len(data), 8) - 1; i >= 0; i-- {
		lo = lo<<8 | uint64(data[i])
	}
	return Int{width: uint32(width), lo: lo & lowMask(width)}
}

// FromBig returns x modulo 2^width.
func FromBig(width int, x *big.Int) Int {
	if x.IsInt64() {
		return FromInt64(width, x.Int64())
	}
	return wrapBig(width, x)
}

// MinSigned returns the least signed integer of the width.
func MinSigned(width int) Int {
	if width == 0 {
		return Int{}
	}
	return New(width, 1).Shl(width - 1)
}

// MaxSigned returns the greatest signed integer of the width.
func MaxSigned(width int) Int {
	return MinSigned(width).Not()
}

// AllOnes returns the integer with all bits set: -1, or the greatest unsigned.
func AllOnes(width int) Int {
	return FromInt64(width, -1)
}

// Width is the number of bits.
func (x Int) Width() int { return int(x.width) }

// Uint64 returns the value read unsigned; ok is false when it needs more than
// 64 bits.
func (x Int) Uint64() (v uint64, ok bool) {
	return x.lo, x.hi == "" || allBytes(x.hi, 0)
}

// Int64 returns the value read signed; ok is false when it needs more than 64
// bits.
func (x Int) Int64() (v int64, ok bool) {
	if x.width == 0 {
		return 0, true
	}
	if x.width <= 64 {
		return signExtend(x.lo, x.width), true
	}
	v = int64(x.lo)
	return v, x == FromInt64(int(x.width), v)
}

// Big returns the value as a new big integer.
func (x Int) Big(signed bool) *big.Int {
	if x.width <= 64 && signed {
		v, _ := x.Int64()
		return big.NewInt(v)
	}
	if x.width <= 64 {
		return new(big.Int).SetUint64(x.lo)
	}
	return x.wideBig(signed)
}

// IsZero reports whether no bit is set.
func (x Int) IsZero() bool { return x.lo == 0 && (x.hi == "" || allBytes(x.hi, 0)) }

// IsOne reports whether the value is 1.
func (x Int) IsOne() bool { return x.lo == 1 && (x.hi == "" || allBytes(x.hi, 0)) }

// IsAllOnes reports whether every bit is set; width 0 has none that is not.
func (x Int) IsAllOnes() bool { return x == AllOnes(int(x.width)) }

// isMinSigned reports whether the value is the least signed one.
func (x Int) isMinSigned() bool { return x == MinSigned(int(x.width)) }

// Bit returns bit i, the lowest being 0; bits beyond the width are 0.
func (x Int) Bit(i int) uint {
	if i < 0 || i >= int(x.width) {
		return 0
	}
	if i < 64 {
		return uint(x.lo>>i) & 1
	}
	i -= 64
	return uint(x.hi[i/8]>>(i%8)) & 1
}

// Sign returns -1, 0 or 1 for the value read signed.
func (x Int) Sign() int {
	if x.IsZero() {
		return 0
	}
	if x.IsNegative() {
		return -1
	}
	return 1
}

// IsNegative reports whether the value read signed is below zero.
func (x Int) IsNegative() bool { return x.Bit(int(x.width)-1) == 1 }

// Equal reports whether width and bits are the same, as == does.
func (x Int) Equal(y Int) bool { return x == y }

// CmpSigned compares as signed integers of one width: -1, 0 or 1.
func (x Int) CmpSigned(y Int) int {
	x.mustMatch(y)
	if x.width > 64 {
		return x.wideBig(true).Cmp(y.wideBig(true))
	}
	a, _ := x.Int64()
	b, _ := y.Int64()
	return compare(a, b)
}

// CmpUnsigned compares as unsigned integers of one width: -1, 0 or 1.
func (x Int) CmpUnsigned(y Int) int {
	x.mustMatch(y)
	if x.width > 64 {
		return x.wideBig(false).Cmp(y.wideBig(false))
	}
	return compare(x.lo, y.lo)
}

// Bytes appends the bytes, lowest first, (width+7)/8 of them; spare bits of
// the last one are zero.
func (x Int) Bytes(dst []byte) []byte {
	if x.width > 64 {
		dst = binary.LittleEndian.AppendUint64(dst, x.lo)
		return append(dst, x.hi...)
	}
	v := x.lo
	for n := (int(x.width) + 7) / 8; n > 0; n-- {
		dst = append(dst, byte(v))
		v >>= 8
	}
	return dst
}

// AppendKey appends an encoding that is unique to this Int and that contains its own length,
// for keys made of several parts.
func (x Int) AppendKey(dst []byte) []byte {
	return x.Bytes(binary.AppendUvarint(dst, uint64(x.width)))
}

func (x Int) mustMatch(y Int) {
	if x.width != y.width {
		panic("BUG: num: integers of different widths")
	}
}

func compare[T int64 | uint64](a, b T) int {
	if a < b {
		return -1
	}
	if a > b {
		return 1
	}
	return 0
}

func lowMask(width int) uint64 {
	return uint64(math.MaxUint64) >> (64 - uint(width))
}

// signExtend needs 1 <= width <= 64.
func signExtend(v uint64, width uint32) int64 {
	shift := 64 - width
	return int64(v<<shift) >> shift
}
