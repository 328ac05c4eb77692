package shaders_test

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"math"
	"math/bits"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/internal/devices"
	"github.com/mlirc/mlirc/internal/oracle"
)

// An operation is one of SPIR-V or GLSL.std.450, with what it gives for the bits of its operands.
type operation struct {
	name string
	// kinds are those of operands and, at the end, of the result: f, i, u, b.
	kinds string
	check check
}

// A check reports whether a result is right for some operands.
type check func(a []uint32, got uint32) bool

func float(b uint32) float64 { return float64(math.Float32frombits(b)) }

// floatIs compares a float with a number that it rounds to. Any NaN is as good as another.
func floatIs(got uint32, want float64) bool {
	w := math.Float32bits(float32(want))
	return got == w || math.IsNaN(want) && math.IsNaN(float(got))
}

func isZero(b uint32) bool { return b<<1 == 0 }

// exact is a function of floats that rounds once.
func exact(f func(a []float64) float64) check {
	return func(a []uint32, got uint32) bool { return floatIs(got, f(floatsOf(a))) }
}

func floatsOf(a []uint32) []float64 {
	x := make([]float64, len(a))
	for i := range a {
		x[i] = float(a[i])
	}
	return x
}

func exact1(f func(x float64) float64) check {
	return exact(func(a []float64) float64 { return f(a[0]) })
}

func exact2(f func(x, y float64) float64) check {
	return exact(func(a []float64) float64 { return f(a[0], a[1]) })
}

// ulps is a function that may be off by some units in the last place, or by an absolute error.
func ulps(n, absolute float64, f func(a []float64) float64) check {
	return func(a []uint32, got uint32) bool {
		want := f(floatsOf(a))
		if floatIs(got, want) {
			return true
		}
		unit := math.Ldexp(1, max(math.Ilogb(want), -126)-23)
		d := math.Abs(float(got) - want)
		if math.Abs(want) > math.MaxFloat32*(1-n/(1<<24)) && math.IsInf(float(got), 0) {
			return true
		}
		return d <= n*unit || d <= absolute
	}
}

func ulps1(n float64, f func(x float64) float64) check {
	return ulps(n, 0, func(a []float64) float64 { return f(a[0]) })
}

func ulps2(n float64, f func(x, y float64) float64) check {
	return ulps(n, 0, func(a []float64) float64 { return f(a[0], a[1]) })
}

// where leaves a result open unless a condition holds of the operands.
func where(defined func(a []uint32) bool, c check) check {
	return func(a []uint32, got uint32) bool { return !defined(a) || c(a, got) }
}

func integer(f func(a []uint32) uint32) check {
	return func(a []uint32, got uint32) bool { return got == f(a) }
}

func integer2(f func(x, y uint32) uint32) check {
	return integer(func(a []uint32) uint32 { return f(a[0], a[1]) })
}

func signed2(f func(x, y int32) int32) check {
	return integer2(func(x, y uint32) uint32 { return uint32(f(int32(x), int32(y))) })
}

func truth(b bool) uint32 {
	if b {
		return 1
	}
	return 0
}

func relation(f func(x, y float64) bool) check {
	return integer(func(a []uint32) uint32 { return truth(f(float(a[0]), float(a[1]))) })
}

func unordered(f func(x, y float64) bool) check {
	return relation(func(x, y float64) bool { return math.IsNaN(x) || math.IsNaN(y) || f(x, y) })
}

// either is the lesser or greater one of two floats. Zeros count as equal; of a NaN and a number the
// result is the number if number says so, else one of the two.
func either(number bool, less func(x, y float64) bool) check {
	return func(a []uint32, got uint32) bool {
		x, y := float(a[0]), float(a[1])
		one := func(b uint32) bool { return got == b || math.IsNaN(float(b)) && math.IsNaN(float(got)) }
		switch {
		case math.IsNaN(x) && math.IsNaN(y):
			return math.IsNaN(float(got))
		case math.IsNaN(x):
			return one(a[1]) || !number && one(a[0])
		case math.IsNaN(y):
			return one(a[0]) || !number && one(a[1])
		case isZero(a[0]) && isZero(a[1]):
			return isZero(got)
		case less(x, y):
			return got == a[0]
		}
		return got == a[1]
	}
}

func less(x, y float64) bool    { return x < y }
func greater(x, y float64) bool { return x > y }

// remainder is x - y*f(x/y), computed exactly.
func remainder(x, y float64, f func(float64) bool) float64 {
	r := math.Mod(x, y)
	if r != 0 && f(r) {
		r += y
	}
	return r
}

func sign(x float64) float64 {
	switch {
	case x > 0:
		return 1
	case x < 0:
		return -1
	}
	return 0
}

func noNaN(a []uint32) bool {
	for _, b := range a {
		if math.IsNaN(float(b)) {
			return false
		}
	}
	return true
}

// within clamps a float. One zero is as good as the other.
func within(a []uint32, got uint32) bool {
	x := floatsOf(a)
	want := min(max(x[0], x[1]), x[2])
	return floatIs(got, want) || want == 0 && isZero(got)
}

func ordered(a []uint32) bool { return noNaN(a) && float(a[1]) <= float(a[2]) }

func half(x uint32) uint32 {
	_, b := num.FromFloat64(num.F16, float(x)).Bits()
	return uint32(b)
}

// single are the operations with one operand that is a float.
var single = []operation{
	{"Round", "ff", func(a []uint32, got uint32) bool {
		return floatIs(got, math.RoundToEven(float(a[0]))) || floatIs(got, math.Round(float(a[0])))
	}},
	{"RoundEven", "ff", exact1(math.RoundToEven)}, {"Trunc", "ff", exact1(math.Trunc)},
	{"FAbs", "ff", exact1(math.Abs)}, {"OpFNegate", "ff", integer(func(a []uint32) uint32 { return a[0] ^ 1<<31 })},
	{"FSign", "ff", where(noNaN, func(a []uint32, got uint32) bool { return float(got) == sign(float(a[0])) })},
	{"Floor", "ff", exact1(math.Floor)}, {"Ceil", "ff", exact1(math.Ceil)},
	{"Fract", "ff", where(func(a []uint32) bool { return !math.IsInf(float(a[0]), 0) }, func(a []uint32, got uint32) bool {
		x := float(a[0])
		return floatIs(got, x-math.Floor(x)) || got == 0x3f7fffff && x < 0 && x > -1e-7 || isZero(got) && isZero(a[0])
	})},
	{"Radians", "ff", ulps1(1, func(x float64) float64 { return x * (math.Pi / 180) })},
	{"Degrees", "ff", ulps1(1, func(x float64) float64 { return x * (180 / math.Pi) })},
	{"Sin", "ff", where(inPeriods, ulps1(1, math.Sin))}, {"Cos", "ff", where(inPeriods, ulps1(1, math.Cos))},
	{"Tan", "ff", where(inPeriods, ulps1(2, math.Tan))},
	{"Asin", "ff", ulps1(1, math.Asin)}, {"Acos", "ff", ulps1(1, math.Acos)}, {"Atan", "ff", ulps1(1, math.Atan)},
	{"Sinh", "ff", ulps1(1, math.Sinh)}, {"Cosh", "ff", ulps1(1, math.Cosh)}, {"Tanh", "ff", ulps(1, 0x1p-22, func(a []float64) float64 { return math.Tanh(a[0]) })},
	{"Asinh", "ff", ulps1(1, math.Asinh)}, {"Acosh", "ff", ulps1(1, math.Acosh)}, {"Atanh", "ff", ulps1(1, math.Atanh)},
	{"Exp", "ff", ulps1(1, math.Exp)}, {"Exp2", "ff", ulps1(1, math.Exp2)},
	{"Log", "ff", ulps1(1, math.Log)}, {"Log2", "ff", ulps1(1, math.Log2)},
	{"Sqrt", "ff", exact1(math.Sqrt)}, {"InverseSqrt", "ff", ulps1(2, func(x float64) float64 { return 1 / math.Sqrt(x) })},
	{"Length", "ff", ulps1(1, math.Abs)},
	{"OpQuantizeToF16", "ff", func(a []uint32, got uint32) bool {
		x := num.FromBits(num.F16, 0, uint64(half(a[0]))).Float64()
		return floatIs(got, x) || math.Abs(float(a[0])) < 0x1p-14 && isZero(got) && got>>31 == a[0]>>31
	}},
	{"OpIsNan", "fb", integer(func(a []uint32) uint32 { return truth(math.IsNaN(float(a[0]))) })},
	{"OpIsInf", "fb", integer(func(a []uint32) uint32 { return truth(math.IsInf(float(a[0]), 0)) })},
	{"OpConvertFToS", "fi", where(func(a []uint32) bool { return float(a[0]) > -0x1p31-1 && float(a[0]) < 0x1p31 },
		integer(func(a []uint32) uint32 { return uint32(int32(float(a[0]))) }))},
	{"OpConvertFToU", "fu", where(func(a []uint32) bool { return float(a[0]) > -1 && float(a[0]) < 0x1p32 },
		integer(func(a []uint32) uint32 { return uint32(float(a[0])) }))},
}

// inPeriods leaves sines of large numbers open, see docs/kernels.md.
func inPeriods(a []uint32) bool { return !(math.Abs(float(a[0])) > 1<<20) }

// double are those with two operands that are floats.
var double = []operation{
	{"OpFAdd", "fff", exact2(func(x, y float64) float64 { return x + y })},
	{"OpFSub", "fff", exact2(func(x, y float64) float64 { return x - y })},
	{"OpFMul", "fff", exact2(func(x, y float64) float64 { return x * y })},
	{"OpFDiv", "fff", exact2(func(x, y float64) float64 { return x / y })},
	{"OpFRem", "fff", exact2(math.Mod)},
	{"OpFMod", "fff", func(a []uint32, got uint32) bool {
		x, y := float(a[0]), float(a[1])
		return floatIs(got, remainder(x, y, func(r float64) bool { return (r < 0) != (y < 0) }))
	}},
	{"Atan2", "fff", ulps2(1, math.Atan2)},
	{"Pow", "fff", where(func(a []uint32) bool { return float(a[0]) > 0 || float(a[0]) == 0 && float(a[1]) > 0 }, ulps2(1, math.Pow))},
	{"FMin", "fff", either(false, less)}, {"FMax", "fff", either(false, greater)},
	{"NMin", "fff", either(true, less)}, {"NMax", "fff", either(true, greater)},
	{"Step", "fff", where(noNaN, exact2(func(edge, x float64) float64 { return 1 - float64(truth(x < edge)) }))},
	{"Distance", "fff", ulps2(1, func(x, y float64) float64 { return math.Abs(float64(float32(x - y))) })},
	{"OpFOrdEqual", "ffb", relation(func(x, y float64) bool { return x == y })},
	{"OpFOrdNotEqual", "ffb", relation(func(x, y float64) bool { return x < y || x > y })},
	{"OpFOrdLessThan", "ffb", relation(less)}, {"OpFOrdGreaterThan", "ffb", relation(greater)},
	{"OpFOrdLessThanEqual", "ffb", relation(func(x, y float64) bool { return x <= y })},
	{"OpFOrdGreaterThanEqual", "ffb", relation(func(x, y float64) bool { return x >= y })},
	{"OpFUnordEqual", "ffb", unordered(func(x, y float64) bool { return x == y })},
	{"OpFUnordNotEqual", "ffb", relation(func(x, y float64) bool { return x != y })},
	{"OpFUnordLessThan", "ffb", unordered(less)}, {"OpFUnordGreaterThan", "ffb", unordered(greater)},
	{"OpFUnordLessThanEqual", "ffb", unordered(func(x, y float64) bool { return x <= y })},
	{"OpFUnordGreaterThanEqual", "ffb", unordered(func(x, y float64) bool { return x >= y })},
}

// triple are those with three.
var triple = []operation{
	{"Fma", "ffff", func(a []uint32, got uint32) bool {
		x := floatsOf(a)
		once := ulps(0.51, 0, func(a []float64) float64 { return math.FMA(a[0], a[1], a[2]) })
		return once(a, got) || floatIs(got, float64(float32(x[0]*x[1]))+x[2])
	}},
	{"FClamp", "ffff", where(ordered, within)}, {"NClamp", "ffff", where(ordered, within)},
	// Operands may be of another signedness than the result.
	{"SClamp", "uiiu", where(func(a []uint32) bool { return int32(a[1]) <= int32(a[2]) },
		integer(func(a []uint32) uint32 { return uint32(min(max(int32(a[0]), int32(a[1])), int32(a[2]))) }))},
	{"UClamp", "iuiu", where(func(a []uint32) bool { return a[1] <= a[2] },
		integer(func(a []uint32) uint32 { return min(max(a[0], a[1]), a[2]) }))},
	{"FaceForward", "ffff", where(noNaN, exact(func(a []float64) float64 {
		if float64(float32(a[1]*a[2])) < 0 {
			return a[0]
		}
		return -a[0]
	}))},
	{"SmoothStep", "ffff", where(func(a []uint32) bool {
		return noNaN(a) && float(a[0]) < float(a[1]) && float(a[1])-float(a[0]) < math.MaxFloat32
	}, ulps(8, 1e-6, func(a []float64) float64 {
		t := min(max(float64(float32(a[2]-a[0]))/float64(float32(a[1]-a[0])), 0), 1)
		return t * t * (3 - 2*t)
	}))},
}

// trinary are the least, greatest and middle one of three numbers, which AMD's extension has.
var trinary = []operation{
	{"FMin3AMD", "ffff", chosen(func(x []float64) float64 { return min(x[0], x[1], x[2]) })},
	{"FMax3AMD", "ffff", chosen(func(x []float64) float64 { return max(x[0], x[1], x[2]) })},
	{"FMid3AMD", "ffff", chosen(func(x []float64) float64 { return median(x[0], x[1], x[2]) })},
	{"SMin3AMD", "iiii", integer(func(a []uint32) uint32 { return uint32(min(int32(a[0]), int32(a[1]), int32(a[2]))) })},
	{"SMax3AMD", "iiii", integer(func(a []uint32) uint32 { return uint32(max(int32(a[0]), int32(a[1]), int32(a[2]))) })},
	{"SMid3AMD", "iiii", integer(func(a []uint32) uint32 { return uint32(median(int32(a[0]), int32(a[1]), int32(a[2]))) })},
	{"UMin3AMD", "uuuu", integer(func(a []uint32) uint32 { return min(a[0], a[1], a[2]) })},
	{"UMax3AMD", "uuuu", integer(func(a []uint32) uint32 { return max(a[0], a[1], a[2]) })},
	{"UMid3AMD", "uuuu", integer(func(a []uint32) uint32 { return median(a[0], a[1], a[2]) })},
}

// chosen is one of several floats, where none is NaN. One zero is as good as the other.
func chosen(f func(x []float64) float64) check {
	return where(noNaN, func(a []uint32, got uint32) bool {
		want := f(floatsOf(a))
		return floatIs(got, want) || want == 0 && isZero(got)
	})
}

func median[T cmp.Ordered](x, y, z T) T {
	list := []T{x, y, z}
	slices.Sort(list)
	return list[1]
}

// whole are operations on integers.
var whole = []operation{
	{"OpSNegate", "ii", integer(func(a []uint32) uint32 { return -a[0] })},
	{"OpNot", "uu", integer(func(a []uint32) uint32 { return ^a[0] })},
	{"OpBitReverse", "uu", integer(func(a []uint32) uint32 { return bits.Reverse32(a[0]) })},
	{"OpBitCount", "uu", integer(func(a []uint32) uint32 { return uint32(bits.OnesCount32(a[0])) })},
	{"FindILsb", "uu", integer(func(a []uint32) uint32 {
		if a[0] == 0 {
			return math.MaxUint32
		}
		return uint32(bits.TrailingZeros32(a[0]))
	})},
	{"FindUMsb", "uu", integer(func(a []uint32) uint32 { return uint32(bits.Len32(a[0])) - 1 })},
	{"FindSMsb", "ii", integer(func(a []uint32) uint32 { return uint32(bits.Len32(a[0]^uint32(int32(a[0])>>31))) - 1 })},
	{"SAbs", "ii", integer(func(a []uint32) uint32 { return uint32(max(int32(a[0]), -int32(a[0]))) })},
	{"SSign", "ii", integer(func(a []uint32) uint32 { return truth(int32(a[0]) > 0) - truth(int32(a[0]) < 0) })},
	{"OpConvertSToF", "if", func(a []uint32, got uint32) bool { return got == math.Float32bits(float32(int32(a[0]))) }},
	{"OpConvertUToF", "uf", func(a []uint32, got uint32) bool { return got == math.Float32bits(float32(a[0])) }},
	{"OpIAdd", "uuu", integer2(func(x, y uint32) uint32 { return x + y })}, {"OpISub", "uuu", integer2(func(x, y uint32) uint32 { return x - y })},
	{"OpIMul", "uuu", integer2(func(x, y uint32) uint32 { return x * y })},
	{"OpUDiv", "uuu", where(divides, integer2(func(x, y uint32) uint32 { return x / max(y, 1) }))},
	{"OpUMod", "uuu", where(divides, integer2(func(x, y uint32) uint32 { return x % max(y, 1) }))},
	{"OpSDiv", "iii", where(divides, signed2(func(x, y int32) int32 { return x / y }))},
	{"OpSRem", "iii", where(divides, signed2(func(x, y int32) int32 { return x % y }))},
	{"OpSMod", "iii", where(divides, signed2(func(x, y int32) int32 { return int32((int64(x)%int64(y) + int64(y)) % int64(y)) }))},
	{"OpShiftLeftLogical", "uuu", where(shifts, integer2(func(x, y uint32) uint32 { return x << y }))},
	{"OpShiftRightLogical", "uuu", where(shifts, integer2(func(x, y uint32) uint32 { return x >> y }))},
	{"OpShiftRightArithmetic", "iii", where(shifts, integer2(func(x, y uint32) uint32 { return uint32(int32(x) >> y) }))},
	{"OpBitwiseAnd", "uuu", integer2(func(x, y uint32) uint32 { return x & y })},
	{"OpBitwiseOr", "uuu", integer2(func(x, y uint32) uint32 { return x | y })},
	{"OpBitwiseXor", "uuu", integer2(func(x, y uint32) uint32 { return x ^ y })},
	{"SMin", "iii", signed2(func(x, y int32) int32 { return min(x, y) })}, {"SMax", "iii", signed2(func(x, y int32) int32 { return max(x, y) })},
	{"UMin", "uuu", integer2(func(x, y uint32) uint32 { return min(x, y) })}, {"UMax", "uuu", integer2(func(x, y uint32) uint32 { return max(x, y) })},
	{"OpSLessThan", "iib", signed2(func(x, y int32) int32 { return int32(truth(x < y)) })},
	{"OpSGreaterThanEqual", "iib", signed2(func(x, y int32) int32 { return int32(truth(x >= y)) })},
	{"OpULessThan", "uub", integer2(func(x, y uint32) uint32 { return truth(x < y) })},
	{"OpUGreaterThanEqual", "uub", integer2(func(x, y uint32) uint32 { return truth(x >= y) })},
	{"Ldexp", "fif", exact2Ldexp},
}

// intel are the integer functions of Intel's extension.
var intel = []operation{
	{"OpUCountLeadingZerosINTEL", "uu", integer(func(a []uint32) uint32 { return uint32(bits.LeadingZeros32(a[0])) })},
	{"OpUCountTrailingZerosINTEL", "uu", integer(func(a []uint32) uint32 { return uint32(bits.TrailingZeros32(a[0])) })},
	{"OpAbsISubINTEL", "iiu", exactly(func(x, y int64) int64 { return max(x-y, y-x) })},
	{"OpAbsUSubINTEL", "uuu", integer2(func(x, y uint32) uint32 { return max(x, y) - min(x, y) })},
	{"OpIAddSatINTEL", "iii", exactly(func(x, y int64) int64 { return min(max(x+y, math.MinInt32), math.MaxInt32) })},
	{"OpUAddSatINTEL", "uuu", integer2(func(x, y uint32) uint32 { return uint32(min(uint64(x)+uint64(y), math.MaxUint32)) })},
	{"OpIAverageINTEL", "iii", exactly(func(x, y int64) int64 { return (x + y) >> 1 })},
	{"OpUAverageINTEL", "uuu", integer2(func(x, y uint32) uint32 { return uint32((uint64(x) + uint64(y)) >> 1) })},
	{"OpIAverageRoundedINTEL", "iii", exactly(func(x, y int64) int64 { return (x + y + 1) >> 1 })},
	{"OpUAverageRoundedINTEL", "uuu", integer2(func(x, y uint32) uint32 { return uint32((uint64(x) + uint64(y) + 1) >> 1) })},
	{"OpISubSatINTEL", "iii", exactly(func(x, y int64) int64 { return min(max(x-y, math.MinInt32), math.MaxInt32) })},
	{"OpUSubSatINTEL", "uuu", integer2(func(x, y uint32) uint32 { return x - min(x, y) })},
	{"OpIMul32x16INTEL", "iii", exactly(func(x, y int64) int64 { return x * int64(int16(y)) })},
	{"OpUMul32x16INTEL", "uuu", integer2(func(x, y uint32) uint32 { return x * (y & 0xffff) })},
}

// exactly computes with signed numbers of more bits; the low 32 of the result count.
func exactly(f func(x, y int64) int64) check {
	return signed2(func(x, y int32) int32 { return int32(f(int64(x), int64(y))) })
}

func divides(a []uint32) bool { return a[1] != 0 && (a[0] != 1<<31 || a[1] != math.MaxUint32) }

func shifts(a []uint32) bool { return a[1] < 32 }

// exact2Ldexp is a float times a power of two.
func exact2Ldexp(a []uint32, got uint32) bool {
	return floatIs(got, math.Ldexp(float(a[0]), int(min(max(int32(a[1]), -1000), 1000))))
}

// bounds are integers close to the ends of their ranges.
var bounds = []uint32{0, 1, 2, 3, 7, 8, 31, 32, 33, 63, 64, 127, 128, 255, 1 << 15, 1<<16 - 1, 1 << 16, 1 << 24, 1<<24 + 1, 1<<24 + 3,
	1<<31 - 1, 1 << 31, 1<<31 + 1, math.MaxUint32, math.MaxUint32 - 1, math.MaxUint32 - 126, math.MaxUint32 - 148, math.MaxUint32 - 149}

// specials are floats of each kind.
func specials(n int) []uint32 {
	var list []uint32
	for _, b := range []uint32{0, 1, 0x7fffff, 0x800000, 0x3f800000, 0x7f7fffff, 0x7f800000, 0x3f000000, 0x40200000, 0x40490fdb, 0x3f7fffff,
		0x3f800001, 0x33800000, 0x4b000001, 0x4f000000, 0x5f000001, 0x42b17218, 0x43000000, 0x3727c5ac} {
		list = append(list, b, b|1<<31)
	}
	list = append(list, 0x7fc00000)
	random := rand.New(rand.NewPCG(1, 2))
	for len(list) < n {
		b := random.Uint32()
		if random.IntN(2) == 0 {
			b = math.Float32bits(float32(random.NormFloat64()))
		}
		list = append(list, b)
	}
	return list[:n]
}

// operands are all pairs, or triples, of some numbers.
func operands(lists ...[]uint32) [][]uint32 {
	rows := [][]uint32{nil}
	for _, list := range lists {
		var more [][]uint32
		for _, row := range rows {
			for _, x := range list {
				more = append(more, append(row[:len(row):len(row)], x))
			}
		}
		rows = more
	}
	return rows
}

// TestOperations computes each operation of the tables for special values of its operands, by the command, and
// on the driver, of which it logs what is out of the bounds.
func TestOperations(t *testing.T) {
	oracle.Need(t, "spirv-as", "llc", "opt", "cc")
	for _, c := range []struct {
		name string
		list []operation
		rows [][]uint32
	}{
		{"float", single, operands(specials(1024))},
		{"two floats", double, operands(specials(60), specials(60))},
		{"three floats", triple, operands(specials(44), specials(44), specials(44))},
		{"three of AMD's", trinary, operands(specials(44), specials(44), specials(44))},
		{"integers", whole, operands(append(bounds, specials(80)...), append(bounds, specials(80)...))},
		{"integers of Intel's", intel, operands(append(bounds, specials(80)...), append(bounds, specials(80)...))},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			file, job := operationsJob(t, c.list, c.rows)
			after, err := runJob(t, file, job)
			require.NoError(t, err)
			for i, why := range wrong(c.list, c.rows, after[len(after)-1]) {
				if why != "" {
					t.Errorf("%s: %s", c.list[i].name, why)
				}
			}
			r := devices.Vulkan(t).Run(t, []devices.Job{job})[0]
			if r.Err != nil {
				t.Logf("the driver: %v", r.Err)
				return
			}
			for i, why := range wrong(c.list, c.rows, r.Buffers[len(after)-1]) {
				if why != "" {
					t.Logf("the driver: %s: %s", c.list[i].name, why)
				}
			}
		})
	}
}

// wrong says for each operation how many results are wrong, with the first of them, or nothing.
func wrong(list []operation, rows [][]uint32, data []byte) []string {
	report := make([]string, len(list))
	for i, op := range list {
		count, first := 0, ""
		for k, row := range rows {
			row = row[:len(op.kinds)-1]
			got := binary.LittleEndian.Uint32(data[4*(i*len(rows)+k):])
			if op.check(row, got) {
				continue
			}
			if count++; count <= 3 {
				first += fmt.Sprintf("; of %#x %v: %#x %v", row, floatsOf(row), got, float(got))
			}
		}
		if count > 0 {
			report[i] = fmt.Sprintf("%d of %d are wrong%s", count, len(rows), first)
		}
	}
	return report
}

// operationsJob is a kernel that computes all operations of a list for all rows.
func operationsJob(t *testing.T, list []operation, rows [][]uint32) (file string, job devices.Job) {
	t.Helper()
	n := len(rows[0])
	var body strings.Builder
	for a := range n {
		fmt.Fprintf(&body, "%%p%d = OpAccessChain %%pu %%in%d %%c0 %%g\n%%u%d = OpLoad %%u %%p%d\n", a, a, a, a)
		fmt.Fprintf(&body, "%%f%d = OpBitcast %%f %%u%d\n%%i%d = OpBitcast %%i %%u%d\n", a, a, a, a)
	}
	for i, op := range list {
		code := op.name
		if !strings.HasPrefix(code, "Op") {
			code = "OpExtInst"
		}
		result := op.kinds[len(op.kinds)-1]
		fmt.Fprintf(&body, "%%r%d = %s %%%c", i, code, result)
		if code == "OpExtInst" {
			set := " %glsl "
			if strings.HasSuffix(op.name, "AMD") {
				set = " %amd "
			}
			body.WriteString(set + op.name)
		}
		for a, kind := range op.kinds[:len(op.kinds)-1] {
			fmt.Fprintf(&body, " %%%c%d", kind, a)
		}
		switch result {
		case 'b':
			fmt.Fprintf(&body, "\n%%v%d = OpSelect %%u %%r%d %%c1 %%c0", i, i)
		case 'u':
			fmt.Fprintf(&body, "\n%%v%d = OpCopyObject %%u %%r%d", i, i)
		default:
			fmt.Fprintf(&body, "\n%%v%d = OpBitcast %%u %%r%d", i, i)
		}
		fmt.Fprintf(&body, "\n%%at%d = OpIAdd %%u %%g %%o%d\n%%q%d = OpAccessChain %%pu %%out %%c0 %%at%d\nOpStore %%q%d %%v%d\n", i, i, i, i, i, i)
	}
	module := operationsModule(n, len(list), len(rows), body.String())
	dir := t.TempDir()
	text := filepath.Join(dir, "operations.spvasm")
	file = filepath.Join(dir, "operations.spv")
	require.NoError(t, os.WriteFile(text, []byte(module), 0o600))
	message, err := exec.Command("spirv-as", "--target-env", "spv1.3", text, "-o", file).CombinedOutput()
	require.NoError(t, err, "%s", message)
	spv, err := os.ReadFile(file)
	require.NoError(t, err)
	job = devices.Job{Module: spv, Entry: "main", Grid: [3]uint32{uint32(len(rows)), 1, 1}}
	for a := range n {
		var data []byte
		for _, row := range rows {
			data = binary.LittleEndian.AppendUint32(data, row[a])
		}
		job.Buffers = append(job.Buffers, devices.Buffer{Binding: uint32(a), Data: data})
	}
	job.Buffers = append(job.Buffers, devices.Buffer{Binding: uint32(n), Data: make([]byte, 4*len(rows)*len(list))})
	return file, job
}

// operationsModule is the text of a module around such a kernel.
func operationsModule(inputs, operations, rows int, body string) string {
	var decorations, types, variables strings.Builder
	for a := range inputs + 1 {
		name := fmt.Sprintf("%%in%d", a)
		if a == inputs {
			name = "%out"
		}
		fmt.Fprintf(&decorations, "OpDecorate %s DescriptorSet 0\nOpDecorate %s Binding %d\n", name, name, a)
		fmt.Fprintf(&variables, "%s = OpVariable %%pbuffer StorageBuffer\n", name)
	}
	for i := range operations {
		fmt.Fprintf(&types, "%%o%d = OpConstant %%u %d\n", i, i*rows)
	}
	var extension, set string
	if strings.Contains(body, "%amd") {
		extension = `OpExtension "SPV_AMD_shader_trinary_minmax"` + "\n"
		set = `%amd = OpExtInstImport "SPV_AMD_shader_trinary_minmax"` + "\n"
	}
	if strings.Contains(body, "INTEL") {
		extension = `OpCapability IntegerFunctions2INTEL` + "\n" + `OpExtension "SPV_INTEL_shader_integer_functions2"` + "\n"
	}
	return `OpCapability Shader
` + extension + set + `%glsl = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %id BuiltIn WorkgroupId
OpDecorate %array ArrayStride 4
OpMemberDecorate %buffer 0 Offset 0
OpDecorate %buffer Block
` + decorations.String() + `%void = OpTypeVoid
%fn = OpTypeFunction %void
%b = OpTypeBool
%f = OpTypeFloat 32
%u = OpTypeInt 32 0
%i = OpTypeInt 32 1
%u3 = OpTypeVector %u 3
%pid = OpTypePointer Input %u3
%id = OpVariable %pid Input
%array = OpTypeRuntimeArray %u
%buffer = OpTypeStruct %array
%pbuffer = OpTypePointer StorageBuffer %buffer
%pu = OpTypePointer StorageBuffer %u
%c0 = OpConstant %u 0
%c1 = OpConstant %u 1
` + types.String() + variables.String() + `%main = OpFunction %void None %fn
%entry = OpLabel
%all = OpLoad %u3 %id
%g = OpCompositeExtract %u %all 0
` + body + `OpReturn
OpFunctionEnd
`
}
