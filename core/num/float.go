package num

import (
	"encoding/binary"
	"math"
)

// Kind is a floating-point format.
type Kind uint8

// The builtin formats. The zero Kind is none of them. Those below 16 bits, which later MLIR has, are named after the
// bits of exponent and significand; FN have no infinities, and UZ no negative zero.
const (
	F16 Kind = iota + 1
	BF16
	F32
	F64
	F80 // x87: the leading one of the significand is stored
	F128
	F8E5M2
	F8E4M3
	F8E3M4
	F8E4M3FN
	F8E5M2FNUZ
	F8E4M3FNUZ
	F8E4M3B11FNUZ
	F6E3M2FN
	F6E2M3FN
	F4E2M1FN

	// Kinds is more than each of them.
	Kinds = int(F4E2M1FN) + 1
)

// special says which patterns of a format are no numbers.
type special uint8

const (
	ieee       special = iota // infinities and NaNs have the greatest exponent field
	oneNaN                    // NaNs have all bits but the sign set; there are no infinities
	zeroNaN                   // the only NaN is where the negative zero would be; there are no infinities
	onlyFinite                // all are numbers
)

// format has the parameters of a kind. The value of a finite number is significand *
// 2^(exponent - bias - (precision-1)), an exponent field of zero counting as one and lacking
// the leading one.
type format struct {
	name      string
	width     int
	precision int // bits of significand, the leading one included
	exponent  int // bits of the exponent field
	special   special
	moreBias  int // beyond that of IEEE
}

func (f *format) bias() int { return 1<<(f.exponent-1) - 1 + f.moreBias }

// greatestField is the exponent field of the largest numbers.
func (f *format) greatestField() int {
	if f.special == ieee {
		return f.maxField() - 1
	}
	return f.maxField()
}

// minExp is the exponent of the lowest significand bit of a subnormal.
func (f *format) minExp() int { return 2 - f.bias() - f.precision }

// maxField is the exponent field with all bits set, that of infinities and NaNs where there are such.
func (f *format) maxField() int { return 1<<f.exponent - 1 }

// stored is the number of significand bits in the pattern.
func (f *format) stored() int { return f.width - 1 - f.exponent }

var formats = [...]format{
	F16:  {name: "f16", width: 16, precision: 11, exponent: 5},
	BF16: {name: "bf16", width: 16, precision: 8, exponent: 8},
	F32:  {name: "f32", width: 32, precision: 24, exponent: 8},
	F64:  {name: "f64", width: 64, precision: 53, exponent: 11},
	F80:  {name: "f80", width: 80, precision: 64, exponent: 15},
	F128: {name: "f128", width: 128, precision: 113, exponent: 15},

	F8E5M2:        {name: "f8E5M2", width: 8, precision: 3, exponent: 5},
	F8E4M3:        {name: "f8E4M3", width: 8, precision: 4, exponent: 4},
	F8E3M4:        {name: "f8E3M4", width: 8, precision: 5, exponent: 3},
	F8E4M3FN:      {name: "f8E4M3FN", width: 8, precision: 4, exponent: 4, special: oneNaN},
	F8E5M2FNUZ:    {name: "f8E5M2FNUZ", width: 8, precision: 3, exponent: 5, special: zeroNaN, moreBias: 1},
	F8E4M3FNUZ:    {name: "f8E4M3FNUZ", width: 8, precision: 4, exponent: 4, special: zeroNaN, moreBias: 1},
	F8E4M3B11FNUZ: {name: "f8E4M3B11FNUZ", width: 8, precision: 4, exponent: 4, special: zeroNaN, moreBias: 4},
	F6E3M2FN:      {name: "f6E3M2FN", width: 6, precision: 3, exponent: 3, special: onlyFinite},
	F6E2M3FN:      {name: "f6E2M3FN", width: 6, precision: 4, exponent: 2, special: onlyFinite},
	F4E2M1FN:      {name: "f4E2M1FN", width: 4, precision: 2, exponent: 2, special: onlyFinite},
}

// KindNamed is the format of the MLIR type of a name; false where there is none.
func KindNamed(name string) (Kind, bool) {
	for k := F16; int(k) < len(formats); k++ {
		if formats[k].name == name {
			return k, true
		}
	}
	return 0, false
}

func (k Kind) format() *format {
	if k == 0 || int(k) >= len(formats) {
		panic("BUG: num: no such float kind")
	}
	return &formats[k]
}

// Bytes is the number of bytes that a pattern takes.
func (k Kind) Bytes() int { return (k.BitWidth() + 7) / 8 }

// BitWidth is the number of bits of the pattern.
func (k Kind) BitWidth() int { return k.format().width }

// precision is the number of bits of the significand, the leading one counted.
func (k Kind) precision() int { return k.format().precision }

// Name is the name of the MLIR type.
func (k Kind) Name() string { return k.format().name }

// String is Name.
func (k Kind) String() string { return k.Name() }

// Float is an immutable floating-point number, kept as the bits of its kind. == is equality of
// kind and bits: the two zeros differ, and a NaN equals itself; Cmp compares as numbers.
type Float struct {
	kind   Kind
	hi, lo uint64
}

// FromBits returns the float with the low bits of hi:lo. An F80 with a
// significand that no arithmetic makes becomes what APFloat takes it for: a
// NaN for a missing leading one, the least normal for a pseudo-denormal.
func FromBits(kind Kind, hi, lo uint64) Float {
	switch width := kind.BitWidth(); {
	case width <= 64:
		return Float{kind: kind, lo: lo & lowMask(width)}
	case kind == F80:
		return canonical80(hi&0xFFFF, lo)
	}
	return Float{kind: kind, hi: hi, lo: lo}
}

// FromBitsInt returns the float with the bits of x, whose width is the kind's.
func FromBitsInt(kind Kind, x Int) Float {
	if x.Width() != kind.BitWidth() {
		panic("BUG: num: bits of another width than the float kind's")
	}
	var high [8]byte
	copy(high[:], x.hi)
	return FromBits(kind, binary.LittleEndian.Uint64(high[:]), x.lo)
}

// FromBytes returns the float whose bytes, lowest first, are data.
func FromBytes(kind Kind, data []byte) Float {
	var b [16]byte
	copy(b[:], data)
	return FromBits(kind, binary.LittleEndian.Uint64(b[8:]), binary.LittleEndian.Uint64(b[:8]))
}

func canonical80(signExp, sig uint64) Float {
	const leading = 1 << 63
	if signExp&0x7FFF == 0 && sig&leading != 0 {
		signExp++
	}
	if signExp&0x7FFF != 0 && sig&leading == 0 {
		signExp |= 0x7FFF
	}
	return Float{kind: F80, hi: signExp, lo: sig}
}

// Kind is the format.
func (f Float) Kind() Kind { return f.kind }

// Bits returns the pattern in the low bits of hi:lo.
func (f Float) Bits() (hi, lo uint64) { return f.hi, f.lo }

// BitsInt returns the pattern as an integer of the kind's width.
func (f Float) BitsInt() Int {
	width := f.kind.BitWidth()
	if width <= 64 {
		return Int{width: uint32(width), lo: f.lo}
	}
	return FromBytesLE(width, f.AppendBytes(nil))
}

// AppendBytes appends the pattern, lowest byte first.
func (f Float) AppendBytes(dst []byte) []byte {
	v := f.lo
	for n := f.kind.Bytes(); n > 0; n-- {
		dst = append(dst, byte(v))
		v >>= 8
		if n == f.kind.Bytes()-7 {
			v = f.hi
		}
	}
	return dst
}

// AppendKey appends an encoding that is unique to this Float and that contains its own length.
func (f Float) AppendKey(dst []byte) []byte {
	return f.AppendBytes(append(dst, byte(f.kind)))
}

// Zero returns a zero, the positive one where there is no negative one.
func Zero(kind Kind, negative bool) Float {
	return pattern(kind, negative && kind.format().special != zeroNaN, 0, 0, 0)
}

// Inf returns an infinity, or what overflows become where there are none: a NaN, or the largest number.
func Inf(kind Kind, negative bool) Float {
	switch kind.format().special {
	case oneNaN:
		return pattern(kind, negative, kind.format().maxField(), 0, lowMask(kind.format().stored()))
	case zeroNaN:
		return pattern(kind, true, 0, 0, 0)
	case onlyFinite:
		return Largest(kind, negative)
	}
	var sig uint64
	if kind == F80 {
		sig = 1 << 63
	}
	return pattern(kind, negative, kind.format().maxField(), 0, sig)
}

// NaN returns the quiet NaN that operations make of no NaN: positive, without
// payload. Where there is none it is zero.
func NaN(kind Kind) Float {
	if kind.format().special == onlyFinite {
		return Zero(kind, false)
	}
	return Inf(kind, false).withQuietBit()
}

// Largest returns the finite number of the greatest magnitude.
func Largest(kind Kind, negative bool) Float {
	stored := kind.format().stored()
	hi, lo := uint64(0), lowMask(min(stored, 64))
	if stored > 64 {
		hi = lowMask(stored - 64)
	}
	if kind.format().special == oneNaN {
		lo--
	}
	return pattern(kind, negative, kind.format().greatestField(), hi, lo)
}

// LeastNormal returns the positive normal number of the least magnitude.
func LeastNormal(kind Kind) Float {
	var sig uint64
	if kind == F80 {
		sig = 1 << 63
	}
	return pattern(kind, false, 1, 0, sig)
}

// pattern puts the fields together; the significand is as it is stored.
func pattern(kind Kind, negative bool, exponent int, sigHi, sigLo uint64) Float {
	f := kind.format()
	top := uint64(exponent)
	if negative {
		top |= 1 << f.exponent
	}
	switch {
	case kind == F80:
		return Float{kind: kind, hi: top, lo: sigLo}
	case kind == F128:
		return Float{kind: kind, hi: top<<48 | sigHi, lo: sigLo}
	}
	return Float{kind: kind, lo: top<<f.stored() | sigLo}
}

// fields is the inverse of pattern.
func (f Float) fields() (negative bool, exponent int, sigHi, sigLo uint64) {
	k := f.kind.format()
	top := f.hi
	sigLo = f.lo
	switch f.kind {
	case F80:
	case F128:
		sigHi = f.hi & (1<<48 - 1)
		top >>= 48
	default:
		sigLo = f.lo & lowMask(k.stored())
		top = f.lo >> k.stored()
	}
	return top>>k.exponent != 0, int(top) & k.maxField(), sigHi, sigLo
}

func (f Float) withQuietBit() Float {
	if f.kind.format().special != ieee {
		return f // its NaNs are quiet
	}
	switch f.kind {
	case F80:
		f.lo |= 3 << 62
	case F128:
		f.hi |= 1 << 47
	default:
		f.lo |= 1 << (f.kind.format().stored() - 1)
	}
	return f
}

// IsNaN reports whether f is not a number, quiet or signalling.
func (f Float) IsNaN() bool { return !f.isFinite() && !f.IsInf() }

// IsInf reports whether f is an infinity.
func (f Float) IsInf() bool {
	return f.kind.format().special == ieee && f == Inf(f.kind, f.IsNegative())
}

// isFinite reports whether f is neither an infinity nor a NaN.
func (f Float) isFinite() bool {
	negative, exponent, _, sig := f.fields()
	switch k := f.kind.format(); k.special {
	case oneNaN:
		return exponent != k.maxField() || sig != lowMask(k.stored())
	case zeroNaN:
		return !negative || exponent != 0 || sig != 0
	case onlyFinite:
		return true
	default:
		return exponent != k.maxField()
	}
}

// IsZero reports whether f is one of the zeros.
func (f Float) IsZero() bool { return f == Zero(f.kind, f.IsNegative()) }

// IsNegative reports whether the sign bit is set, of zeros and NaNs too.
func (f Float) IsNegative() bool {
	negative, _, _, _ := f.fields()
	return negative
}

// Neg flips the sign bit, of NaNs too, where both signs are there.
func (f Float) Neg() Float {
	if f.kind.format().special == zeroNaN && (f.IsNaN() || f.IsZero()) {
		return f
	}
	if f.kind.BitWidth() > 64 {
		f.hi ^= 1 << (f.kind.BitWidth() - 65)
		return f
	}
	f.lo ^= 1 << (f.kind.BitWidth() - 1)
	return f
}

// Abs clears the sign bit, of NaNs too.
func (f Float) Abs() Float {
	if f.IsNegative() {
		return f.Neg()
	}
	return f
}

// FromFloat64 returns v rounded to the kind, to nearest even.
func FromFloat64(kind Kind, v float64) Float {
	return Float{kind: F64, lo: math.Float64bits(v)}.Convert(kind)
}

// Float64 returns f rounded to a float64, to nearest even.
func (f Float) Float64() float64 {
	return math.Float64frombits(f.Convert(F64).lo)
}
