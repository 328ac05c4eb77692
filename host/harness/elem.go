package harness

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax"
)

// Elem is the type of a number: an integer, an index, a float, or a complex number.
type Elem struct {
	name    string
	part    *Elem // of a complex number, which is two of these; else nil
	isIndex bool
	isFloat bool
	kind    num.Kind // of a float
	width   int      // in bits; an index travels as 64
	sign    ir.Signedness
}

// maxWidth is the widest integer that is passed.
const maxWidth = 1024

// elemOf returns the type as a number's; false where it is none.
func elemOf(t ir.Type) (Elem, bool) {
	e := Elem{name: syntax.TypeString(t)}
	switch t := t.(type) {
	case *ir.IndexType:
		e.isIndex, e.width = true, 64
		return e, true
	case *ir.IntegerType:
		e.width, e.sign = int(t.Width()), t.Signedness()
		return e, e.width >= 1 && e.width <= maxWidth
	case *ir.FloatType:
		e.isFloat, e.kind, e.width = true, t.Kind(), t.Kind().BitWidth()
		return e, true
	case *ir.ComplexType:
		part, ok := elemOf(t.Elem())
		e.part = &part
		return e, ok && part.isFloat
	}
	return e, false
}

// words are the widths of the integers that carry the number between the host and the
// program, lowest first.
func (e Elem) words() []int {
	const most = 64
	if e.width > most {
		list := make([]int, (e.width+most-1)/most)
		for i := range list {
			list[i] = most
		}
		return list
	}
	word := 8
	for word < e.width {
		word *= 2
	}
	return []int{word}
}

// size is the number of bytes in which the number travels.
func (e Elem) size() int {
	if e.part != nil {
		return 2 * e.part.size()
	}
	words := e.words()
	return len(words) * words[0] / 8
}

// npyTypes are the types of NumPy whose elements hold the same bits; the first is what is
// written.
func (e Elem) npyTypes() []string {
	bytes := strconv.Itoa(e.width / 8)
	switch {
	case e.part != nil && (e.part.width == 32 || e.part.width == 64):
		return []string{"c" + strconv.Itoa(2*e.part.width/8)}
	case e.part != nil:
		return nil
	case e.isFloat && e.kind == num.BF16:
		return []string{"V2", "u2"} // NumPy has no type for it
	case e.isFloat && e.width <= 64:
		return []string{"f" + bytes}
	case e.isFloat:
		return nil
	case e.width == 1:
		return []string{"b1"}
	case e.width != 8 && e.width != 16 && e.width != 32 && e.width != 64:
		return nil
	case e.sign == ir.Unsigned:
		return []string{"u" + bytes}
	case e.sign == ir.Signed:
		return []string{"i" + bytes}
	}
	return []string{"i" + bytes, "u" + bytes}
}

// appendText appends a number that somebody typed, as bytes.
func (e Elem) appendText(dst []byte, text string) ([]byte, error) {
	if e.part != nil {
		return e.appendComplex(dst, text)
	}
	if e.isFloat {
		return e.appendFloat(dst, text)
	}
	n, ok := new(big.Int).SetString(strings.TrimPrefix(text, "+"), 0)
	switch {
	case e.width == 1 && text == "true":
		n, ok = big.NewInt(1), true
	case e.width == 1 && text == "false":
		n, ok = big.NewInt(0), true
	}
	if !ok || strings.Contains(text, "_") {
		return nil, e.noNumber(text)
	}
	low, high := e.bounds()
	if n.Cmp(low) < 0 || n.Cmp(high) > 0 {
		return nil, fmt.Errorf("'%s' does not fit %s, whose numbers are %s to %s", text, e.name, low, high)
	}
	return e.pad(num.FromBig(e.width, n).Bytes(dst), len(dst)), nil
}

// appendComplex reads a pair such as (1.0,-2.0), or the real part alone.
func (e Elem) appendComplex(dst []byte, text string) ([]byte, error) {
	real, imaginary := text, "0.0"
	if inner, ok := strings.CutPrefix(text, "("); ok {
		var isPair bool
		inner, ok = strings.CutSuffix(inner, ")")
		if real, imaginary, isPair = strings.Cut(inner, ","); !ok || !isPair {
			return nil, fmt.Errorf("'%s' is no number of type %s: write (1.0,2.0)", text, e.name)
		}
	}
	dst, err := e.part.appendText(dst, strings.TrimSpace(real))
	if err != nil {
		return nil, err
	}
	return e.part.appendText(dst, strings.TrimSpace(imaginary))
}

func (e Elem) noNumber(text string) error {
	return fmt.Errorf("'%s' is no number of type %s", text, e.name)
}

// bounds are the numbers that the type has. One without a sign has those of both kinds.
func (e Elem) bounds() (low, high *big.Int) {
	one := big.NewInt(1)
	high = new(big.Int).Sub(new(big.Int).Lsh(one, uint(e.width)), one)
	low = new(big.Int).Neg(new(big.Int).Lsh(one, uint(e.width-1)))
	switch e.sign {
	case ir.Unsigned:
		low = new(big.Int)
	case ir.Signed:
		high = new(big.Int).Not(low)
	}
	return low, high
}

// pad adds zeros up to the size of a number that begins at an offset.
func (e Elem) pad(dst []byte, from int) []byte {
	for len(dst) < from+e.size() {
		dst = append(dst, 0)
	}
	return dst
}

func (e Elem) appendFloat(dst []byte, text string) ([]byte, error) {
	f, err := num.ParseFloat(e.kind, text)
	if errors.Is(err, num.ErrRange) {
		return nil, fmt.Errorf("'%s' does not fit %s", text, e.name)
	}
	if err != nil { // what MLIR has no literal for
		v, wrong := strconv.ParseFloat(text, 64)
		if wrong != nil || strings.Contains(text, "_") {
			return nil, e.noNumber(text)
		}
		if f = num.FromFloat64(e.kind, v); f.IsInf() && !math.IsInf(v, 0) {
			return nil, fmt.Errorf("'%s' does not fit %s", text, e.name)
		}
	}
	return e.pad(f.AppendBytes(dst), len(dst)), nil
}

// text is a number as it is shown: a float with the fewest digits that tell it from its
// neighbours.
func (e Elem) text(data []byte) string {
	if e.part != nil {
		n := e.part.size()
		return "(" + e.part.text(data[:n]) + "," + e.part.text(data[n:]) + ")"
	}
	if !e.isFloat {
		return e.integerText(num.FromBytesLE(e.width, data))
	}
	f := num.FromBytes(e.kind, data[:e.width/8])
	switch {
	case f.IsNaN():
		return "nan"
	case f.IsInf() && f.IsNegative():
		return "-inf"
	case f.IsInf():
		return "inf"
	case e.width > 64:
		return f.String()
	}
	digits := 1
	for !readsAs(strconv.FormatFloat(f.Float64(), 'e', digits-1, 64), f) {
		digits++
	}
	return decimal(strconv.FormatFloat(f.Float64(), 'e', digits-1, 64))
}

func readsAs(text string, f num.Float) bool {
	v, err := strconv.ParseFloat(text, 64)
	return err == nil && num.FromFloat64(f.Kind(), v) == f
}

// decimal writes a number such as 1.25e+02 without its exponent where that is short, as
// Python does.
func decimal(text string) string {
	const fewest, most = -4, 15
	mantissa, power, _ := strings.Cut(text, "e")
	exp, err := strconv.Atoi(power)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	if exp < fewest || exp > most {
		return text
	}
	digits, negative := strings.CutPrefix(strings.Replace(mantissa, ".", "", 1), "-")
	if exp < 0 {
		digits = strings.Repeat("0", -exp) + digits
		exp = 0
	}
	for len(digits) < exp+2 {
		digits += "0"
	}
	text = digits[:exp+1] + "." + digits[exp+1:]
	if negative {
		return "-" + text
	}
	return text
}

func (e Elem) integerText(n num.Int) string {
	if e.width == 1 {
		return strconv.FormatBool(!n.IsZero())
	}
	return n.Big(e.sign != ir.Unsigned).String()
}
