package num

import (
	"errors"
	"fmt"
	"strconv"
)

// ParseFloat reads a literal of a float of the kind. A decimal one is read as an IEEE double
// and then converted, both rounded to nearest even, as MLIR 13 does. One that overflows either
// time gives the infinity together with an error that wraps ErrRange; MLIR ignores that error.
// A literal that starts with 0x gives the bits; it must fit the kind's width and have no minus.
func ParseFloat[T ~string | ~[]byte](kind Kind, literal T) (Float, error) {
	text := string(literal)
	if len(text) > 1 && text[0] == '0' && text[1] == 'x' {
		return parseBits(kind, text)
	}
	if !isDecimal(text) {
		return Float{}, fmt.Errorf("%w: %q", errSyntax, shorten(text))
	}
	// The error can only be one of range, and then v is the infinity.
	v, _ := strconv.ParseFloat(text, 64)
	f := FromFloat64(kind, v)
	if f.IsInf() {
		return f, fmt.Errorf("%w: %s overflows %s", ErrRange, shorten(text), kind.Name())
	}
	return f, nil
}

func parseBits(kind Kind, text string) (Float, error) {
	x, err := ParseInt(kind.BitWidth(), Signless, text)
	if errors.Is(err, ErrRange) {
		err = fmt.Errorf("%w: %s does not fit the bits of %s", ErrRange, shorten(text), kind.Name())
	}
	if err != nil {
		return Float{}, err
	}
	return FromBitsInt(kind, x), nil
}

// isDecimal accepts [-]digits[.digits][(e|E)[+-]digits]; strconv alone would
// take names, underscores and hexadecimal floats too.
func isDecimal(text string) bool {
	if text != "" && text[0] == '-' {
		text = text[1:]
	}
	rest := skipDigits(text)
	if len(rest) == len(text) {
		return false
	}
	if rest != "" && rest[0] == '.' {
		rest = skipDigits(rest[1:])
	}
	if rest == "" {
		return true
	}
	if rest[0] != 'e' && rest[0] != 'E' {
		return false
	}
	rest = rest[1:]
	if rest != "" && (rest[0] == '+' || rest[0] == '-') {
		rest = rest[1:]
	}
	return rest != "" && skipDigits(rest) == ""
}

func skipDigits(s string) string {
	for len(s) > 0 && s[0] >= '0' && s[0] <= '9' {
		s = s[1:]
	}
	return s
}
