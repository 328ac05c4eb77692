package rundiff

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// rewrite changes the text of a file.
func (c *Comparison) rewrite(name string, change func(string) string) {
	text, err := os.ReadFile(filepath.Join(c.Dir, name))
	if err != nil {
		panic(fmt.Sprintf("BUG: a tool that succeeded left no %s: %v", name, err))
	}
	if changed := change(string(text)); changed != string(text) {
		c.write(name, changed)
	}
}

var wideFloat = regexp.MustCompile(`([^@\w])(f80|f128)\b`)

// readable prints the wide floats of a module so that mlir-translate-13 can read pointers to
// them: as aliases. A function may have the name of one.
func readable(text string) string {
	return "!float_f80 = type f80\n!float_f128 = type f128\n" + wideFloat.ReplaceAllString(text, "$1!float_$2")
}

var brainFloat = regexp.MustCompile(`\bbfloat\b|\b0xR[0-9A-F]{4}\b`)

// halves puts f16 in the place of bf16, in types and constants.
func halves(text string) string {
	return brainFloat.ReplaceAllStringFunc(text, func(token string) string {
		digits, ok := strings.CutPrefix(token, "0xR")
		if !ok {
			return "half"
		}
		bits, _ := strconv.ParseUint(digits, 16, 16)
		return fmt.Sprintf("0xH%04X", halfOf(math.Float32frombits(uint32(bits)<<16)))
	})
}

// halfOf is the f16 of a float that is one, and not subnormal there.
func halfOf(x float32) uint16 {
	b := math.Float32bits(x)
	sign, exponent, fraction := uint16(b>>16)&0x8000, int(b>>23&0xFF)-127, b&(1<<23-1)
	switch {
	case x == 0:
		return sign
	case exponent < -14 || exponent > 15 || fraction&(1<<13-1) != 0:
		panic(fmt.Sprintf("BUG: a constant of bf16 is %v, which f16 has not", x))
	}
	return sign | uint16(exponent+15)<<10 | uint16(fraction>>13)
}
