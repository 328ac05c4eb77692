package num

import (
	"math"
	"math/big"
	"strconv"
)

const (
	shortDigits = 6 // of the exponent notation that is tried first
	maxPadding  = 3 // zeros that plain notation may add
)

// AppendText appends f as MLIR 13 prints it: with six digits and an exponent if that reads back
// as f; otherwise with as many digits as distinguish the numbers of the kind, plain or with an
// exponent, if there is a decimal point; and otherwise the bits in hexadecimal.
func (f Float) AppendText(dst []byte) []byte {
	if !f.isFinite() {
		return f.BitsInt().appendHex(dst)
	}
	if d, ok := f.smallInteger(); ok {
		return d.appendShort(dst)
	}
	start := len(dst)
	if f.IsNegative() {
		dst = append(dst, '-')
	}
	if f.IsZero() {
		return append(dst, "0.000000e+00"...)
	}
	if d := f.digitsOf(shortDigits); d.reads(f.Abs()) {
		return d.appendShort(dst)
	}
	count := 2 + f.kind.precision()*59/196
	d := f.digitsOf(count)
	if d.isWhole(count) {
		return f.BitsInt().appendHex(dst[:start])
	}
	return d.appendLong(dst, count)
}

// String is AppendText, for messages and tests.
func (f Float) String() string { return string(f.AppendText(nil)) }

// smallInteger is the way of most constants: a positive whole number of so few
// digits is exact and reads back.
func (f Float) smallInteger() (d decimal, ok bool) {
	if f.kind != F32 && f.kind != F64 {
		return d, false
	}
	v := f.Float64()
	if !(v >= 1 && v < 1e6) {
		return d, false
	}
	n := uint64(v)
	if float64(n) != v {
		return d, false
	}
	return roundSmall(n, 0, shortDigits), true
}

// appendShort appends d.dddddde+dd.
func (d *decimal) appendShort(dst []byte) []byte {
	dst = append(dst, d.digits[0], '.')
	dst = append(dst, d.digits[1:d.n]...)
	for i := d.n; i <= shortDigits; i++ {
		dst = append(dst, '0')
	}
	return appendExponent(append(dst, 'e'), d.exp+d.n-1, 2)
}

func appendExponent(dst []byte, exp, minDigits int) []byte {
	sign := byte('+')
	if exp < 0 {
		sign, exp = '-', -exp
	}
	dst = append(dst, sign)
	if exp < 10 && minDigits > 1 {
		dst = append(dst, '0')
	}
	return strconv.AppendUint(dst, uint64(exp), 10)
}

// isScientific reports whether plain notation would need too many zeros.
func (d *decimal) isScientific(count int) bool {
	if d.exp >= 0 {
		return d.exp > maxPadding || d.n+d.exp > count
	}
	leading := d.exp + d.n - 1
	return leading < 0 && -leading > maxPadding
}

// isWhole reports whether the long notation has no decimal point.
func (d *decimal) isWhole(count int) bool { return d.exp >= 0 && !d.isScientific(count) }

// appendLong needs a decimal that is not whole.
func (d *decimal) appendLong(dst []byte, count int) []byte {
	digits := d.digits[:d.n]
	if d.isScientific(count) {
		dst = append(dst, digits[0], '.')
		if d.n == 1 {
			dst = append(dst, '0')
		}
		dst = append(dst, digits[1:]...)
		return appendExponent(append(dst, 'E'), d.exp+d.n-1, 1)
	}
	whole := d.exp + d.n
	if whole > 0 {
		dst = append(append(dst, digits[:whole]...), '.')
		return append(dst, digits[whole:]...)
	}
	dst = append(dst, "0."...)
	for ; whole < 0; whole++ {
		dst = append(dst, '0')
	}
	return append(dst, digits...)
}

// reads reports whether f, positive, is the number of its kind nearest to d.
// d has at most shortDigits digits.
func (d *decimal) reads(f Float) bool {
	var v uint64
	for _, c := range d.digits[:d.n] {
		v = v*10 + uint64(c-'0')
	}
	if f.kind.BitWidth() <= 64 && d.exp >= -22 && d.exp <= 22 {
		if same, certain := readsFast(v, d.exp, f); certain {
			return same
		}
	}
	if f.kind == F64 {
		return d.parse(64) == f.Float64()
	}
	if f.kind == F32 {
		return float32(d.parse(32)) == f.float32()
	}
	return nearestTo(f.kind, v, d.exp) == f
}

// readsFast rounds to a double first, which for exponents this small happens once. The second
// rounding, to a smaller kind, may be wrong where the double is half way between two numbers;
// then certain is false.
func readsFast(v uint64, exp int, f Float) (same, certain bool) {
	x := float64(v)
	if exp < 0 {
		x /= tens[-exp]
	} else {
		x *= tens[exp]
	}
	if f.kind == F64 {
		return math.Float64bits(x) == f.lo, true
	}
	if f.kind == F32 { // so large a number is not a subnormal
		half := math.Float64bits(x)&(1<<29-1) == 1<<28
		return float32(x) == f.float32(), !half
	}
	same = FromFloat64(f.kind, x) == f
	below := FromFloat64(f.kind, math.Nextafter(x, 0)) == f
	above := FromFloat64(f.kind, math.Nextafter(x, math.Inf(1))) == f
	return same, same == below && same == above
}

// tens are the powers of ten that a double has exactly.
var tens = [...]float64{
	1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
	1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
}

func (d *decimal) parse(bitSize int) float64 {
	var buffer [24]byte
	text := append(buffer[:0], d.digits[:d.n]...)
	text = strconv.AppendInt(append(text, 'e'), int64(d.exp), 10)
	// An error is an overflow, and the infinity it comes with is right.
	v, _ := strconv.ParseFloat(string(text), bitSize)
	return v
}

// nearestTo returns v * 10^exp rounded once, to nearest even.
func nearestTo(kind Kind, v uint64, exp int) Float {
	x := new(big.Int).SetUint64(v)
	if exp >= 0 {
		return roundBig(kind, x.Mul(x, bigPower(10, exp)), 0)
	}
	divisor := bigPower(10, -exp)
	places := divisor.BitLen() + 128
	x.Lsh(x, uint(places))
	q, r := x.QuoRem(x, divisor, new(big.Int))
	q.Lsh(q, 1)
	if r.Sign() != 0 {
		q.Add(q, big.NewInt(1))
	}
	return roundBig(kind, q, -places-1)
}
