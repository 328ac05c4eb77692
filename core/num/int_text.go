package num

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strconv"
)

// Signedness is how an integer type reads its literals.
type Signedness uint8

// The three kinds of integer types. Signless ones take what fits either
// reading.
const (
	Signless Signedness = iota
	Signed
	Unsigned
)

// Errors that ParseInt and ParseFloat wrap.
var (
	errSyntax = errors.New("malformed number")
	ErrRange  = errors.New("number out of range")
)

// AppendDecimal appends the value in decimal.
func (x Int) AppendDecimal(dst []byte, signed bool) []byte {
	if x.width > 64 {
		return x.wideBig(signed).Append(dst, 10)
	}
	if signed && x.width > 0 {
		return strconv.AppendInt(dst, signExtend(x.lo, x.width), 10)
	}
	return strconv.AppendUint(dst, x.lo, 10)
}

// appendHex appends the bits as 0x and capital digits, without leading zeros.
func (x Int) appendHex(dst []byte) []byte {
	dst = append(dst, '0', 'x')
	if x.hi == "" {
		return appendHexUpper(dst, x.lo, 1)
	}
	top := len(x.hi) - 1
	for top >= 0 && x.hi[top] == 0 {
		top--
	}
	digits := 1
	if top >= 0 {
		dst = appendHexUpper(dst, uint64(x.hi[top]), 1)
		digits = 16
	}
	for i := top - 1; i >= 0; i-- {
		dst = appendHexUpper(dst, uint64(x.hi[i]), 2)
	}
	return appendHexUpper(dst, x.lo, digits)
}

// String is the value read signed, for messages and tests.
func (x Int) String() string { return string(x.AppendDecimal(nil, true)) }

// ParseInt reads a decimal or 0x literal with an optional minus. Errors wrap
// errSyntax or ErrRange. A minus must make the number negative, so -0 is out
// of range, as it is in MLIR 13; hexadecimal gives bits.
func ParseInt[T ~string | ~[]byte](width int, sign Signedness, literal T) (Int, error) {
	checkWidth(width)
	negative := len(literal) > 0 && literal[0] == '-'
	digits := literal
	if negative {
		digits = literal[1:]
	}
	base := uint64(10)
	if len(digits) > 2 && digits[0] == '0' && digits[1] == 'x' {
		base, digits = 16, digits[2:]
	}
	value, fits, err := accumulate(digits, base)
	if err != nil {
		return Int{}, fmt.Errorf("%w: %q", errSyntax, string(literal))
	}
	var x Int
	ok := false
	if fits {
		x, ok = fit(width, sign, negative, value)
	} else {
		x, ok = fitWide(width, sign, negative, string(digits), int(base))
	}
	if !ok {
		return Int{}, fmt.Errorf("%w: %s does not fit %s", ErrRange, shorten(string(literal)), describe(width, sign))
	}
	return x, nil
}

// accumulate reads digits; fits is false when they exceed 64 bits, all of them
// having been checked all the same.
func accumulate[T ~string | ~[]byte](digits T, base uint64) (v uint64, fits bool, err error) {
	if len(digits) == 0 {
		return 0, false, errSyntax
	}
	fits = true
	limit := (1<<64 - 1) / base
	for i := 0; i < len(digits); i++ {
		d := digitValue(digits[i])
		if d >= base {
			return 0, false, errSyntax
		}
		next := v*base + d
		if v > limit || next < d {
			fits = false
		}
		v = next
	}
	return v, fits, nil
}

func digitValue(c byte) uint64 {
	switch {
	case c >= '0' && c <= '9':
		return uint64(c - '0')
	case c >= 'a' && c <= 'f':
		return uint64(c-'a') + 10
	case c >= 'A' && c <= 'F':
		return uint64(c-'A') + 10
	}
	return 255
}

// fit applies the sign and checks the range of a magnitude of up to 64 bits.
func fit(width int, sign Signedness, negative bool, v uint64) (Int, bool) {
	if negative && (v == 0 || sign == Unsigned) {
		return Int{}, false
	}
	if width > 64 {
		x := New(width, v)
		if negative {
			x = x.neg()
		}
		return x, true
	}
	if v > lowMask(width) {
		return Int{}, false
	}
	if negative && v > 1<<(width-1) {
		return Int{}, false
	}
	if !negative && sign == Signed && (width == 0 && v != 0 || width > 0 && v>>(width-1) != 0) {
		return Int{}, false
	}
	if negative {
		v = -v
	}
	return New(width, v), true
}

// fitWide does the same for a magnitude beyond 64 bits. The length is looked
// at first: a hostile literal must not cost more than its width is worth.
func fitWide(width int, sign Signedness, negative bool, digits string, base int) (Int, bool) {
	for len(digits) > 1 && digits[0] == '0' {
		digits = digits[1:]
	}
	if len(digits) > width/3+2 || negative && sign == Unsigned {
		return Int{}, false
	}
	v := bigOf(digits, base)
	limit := width
	if negative || sign == Signed {
		limit = width - 1
	}
	if !negative {
		return wrapBig(width, v), v.BitLen() <= limit
	}
	v.Neg(v)
	// -2^(width-1) is the one magnitude that needs the sign's own bit.
	least := new(big.Int).Neg(new(big.Int).Lsh(big.NewInt(1), uint(limit)))
	return wrapBig(width, v), v.Cmp(least) >= 0
}

// bigOf is the value of digits. Of many it is put together from those of halves, since
// [big.Int.SetString] takes time that grows with the square of their number.
func bigOf(digits string, base int) *big.Int {
	const few = 4096
	if len(digits) <= few {
		v, _ := new(big.Int).SetString(digits, base)
		return v
	}
	low := len(digits) / 2
	v := new(big.Int).Exp(big.NewInt(int64(base)), big.NewInt(int64(low)), nil)
	v.Mul(v, bigOf(digits[:len(digits)-low], base))
	return v.Add(v, bigOf(digits[len(digits)-low:], base))
}

func describe(width int, sign Signedness) string {
	prefix := [...]string{"i", "si", "ui"}[sign]
	return prefix + strconv.Itoa(width)
}

func shorten(literal string) string {
	if len(literal) > 40 {
		return literal[:37] + "..."
	}
	return literal
}

// appendHexUpper appends v with at least digits digits.
func appendHexUpper(dst []byte, v uint64, digits int) []byte {
	start := len(dst)
	for v != 0 || len(dst)-start < digits {
		dst = append(dst, "0123456789ABCDEF"[v&15])
		v >>= 4
	}
	slices.Reverse(dst[start:])
	return dst
}
