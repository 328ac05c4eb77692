package tollvm_test

import (
	"fmt"
	"math"
	"math/bits"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
)

// call is a function to execute on some arguments: floats or 32-bit integers, as bits.
type call struct {
	name, body string // of the function, whose last value is %r
	args       string // types, such as "f32 i32"
	result     string
	want       func(a []uint32) uint32
	// tolerance is relative; 0 wants the same bits, but for NaN. absolute is what is left of
	// numbers close to zero, where Vulkan allows it.
	tolerance, absolute float64
}

func float(b uint32) float64  { return float64(math.Float32frombits(b)) }
func bitsOf(v float64) uint32 { return math.Float32bits(float32(v)) }

// unary is a function of one float.
func unary(op string, f func(float64) float64, tolerance float64) call {
	return call{
		name: strings.ReplaceAll(op, ".", "_"), body: "%r = spv." + op + " %a0 : f32", args: "f32", result: "f32",
		want: func(a []uint32) uint32 { return bitsOf(f(float(a[0]))) }, tolerance: tolerance,
	}
}

func binaryInt(op string, f func(a, b int32) int32) call {
	return call{
		name: strings.ReplaceAll(op, ".", "_"), body: "%r = spv." + op + " %a0, %a1 : i32", args: "i32 i32", result: "i32",
		want: func(a []uint32) uint32 { return uint32(f(int32(a[0]), int32(a[1]))) },
	}
}

func calls() []call {
	const ulp = 1.0 / (1 << 23)
	sign := func(x float64) float64 {
		switch {
		case x > 0:
			return 1
		case x < 0:
			return -1
		}
		return x
	}
	// Vulkan derives the precision of the hyperbolic tangent from exponentials.
	tanh := unary("GLSL.Tanh", math.Tanh, 1e-5)
	tanh.absolute = 2 * ulp
	list := []call{
		tanh, unary("GLSL.Tan", math.Tan, 1e-4), unary("GLSL.Sin", math.Sin, 1e-5),
		unary("GLSL.Asin", math.Asin, ulp), unary("GLSL.Acos", math.Acos, ulp), unary("GLSL.Atan", math.Atan, ulp),
		unary("GLSL.Sinh", math.Sinh, ulp), unary("GLSL.Cosh", math.Cosh, ulp), unary("GLSL.Asinh", math.Asinh, ulp),
		unary("GLSL.Acosh", math.Acosh, ulp), unary("GLSL.Atanh", math.Atanh, ulp),
		unary("GLSL.Exp", math.Exp, 4*ulp), unary("GLSL.Log", math.Log, 4*ulp), unary("GLSL.Exp2", math.Exp2, 4*ulp),
		unary("GLSL.Log2", math.Log2, 4*ulp), unary("GLSL.InverseSqrt", func(x float64) float64 { return 1 / math.Sqrt(x) }, 2*ulp),
		unary("GLSL.Floor", math.Floor, 0), unary("GLSL.Trunc", math.Trunc, 0), unary("GLSL.RoundEven", math.RoundToEven, 0),
		unary("GLSL.Fract", func(x float64) float64 { return float64(float32(x) - float32(math.Floor(x))) }, 0),
		unary("GLSL.FSign", sign, 0), unary("GLSL.Radians", func(x float64) float64 { return x * math.Pi / 180 }, ulp),
		unary("GLSL.Degrees", func(x float64) float64 { return x * 180 / math.Pi }, ulp),
		{name: "SMod", args: "i32 i32", result: "i32", body: `%one = spv.Constant 1 : i32
  %three = spv.Constant 3 : i32
  %odd = spv.BitwiseOr %a1, %one : i32
  %d = spv.IMul %odd, %three : i32
  %r = spv.SMod %a0, %d : i32`, want: func(a []uint32) uint32 {
			d := int32(a[1]|1) * 3 // neither 0 nor -1
			m := int32(a[0]) % d
			if m != 0 && (m < 0) != (d < 0) {
				m += d
			}
			return uint32(m)
		}},
		binaryInt("GLSL.SMax", func(a, b int32) int32 { return max(a, b) }),
		binaryInt("GLSL.UMin", func(a, b int32) int32 { return int32(min(uint32(a), uint32(b))) }),
		{name: "FMod", body: "%r = spv.FMod %a0, %a1 : f32", args: "f32 f32", result: "f32", want: func(a []uint32) uint32 {
			x, y := float(a[0]), float(a[1])
			m := math.Mod(x, y)
			if m != 0 && (m < 0) != (y < 0) {
				m = float64(float32(m) + float32(y))
			}
			return bitsOf(m)
		}, tolerance: ulp},
		{name: "Atan2", body: "%r = spv.GLSL.Atan2 %a0, %a1 : f32", args: "f32 f32", result: "f32", want: func(a []uint32) uint32 {
			return bitsOf(math.Atan2(float(a[0]), float(a[1])))
		}, tolerance: ulp},
		{name: "SAbs", body: "%r = spv.GLSL.SAbs %a0 : i32", args: "i32", result: "i32", want: func(a []uint32) uint32 {
			return uint32(max(int32(a[0]), -int32(a[0])))
		}},
		{name: "FindUMsb", body: "%r = spv.GLSL.FindUMsb %a0 : (i32) -> i32", args: "i32", result: "i32", want: func(a []uint32) uint32 {
			return uint32(bits.Len32(a[0]) - 1)
		}},
		{name: "FindSMsb", body: "%r = spv.GLSL.FindSMsb %a0 : (i32) -> i32", args: "i32", result: "i32", want: func(a []uint32) uint32 {
			return uint32(bits.Len32(a[0]^uint32(int32(a[0])>>31)) - 1)
		}},
		{name: "FindILsb", body: "%r = spv.GLSL.FindILsb %a0 : (i32) -> i32", args: "i32", result: "i32", want: func(a []uint32) uint32 {
			if a[0] == 0 {
				return math.MaxUint32
			}
			return uint32(bits.TrailingZeros32(a[0]))
		}},
	}
	return append(list, bitFields()...)
}

// bitFields take fields of every place and length, from arguments that say both.
func bitFields() []call {
	const place = `%five = spv.Constant 5 : i32
  %mask = spv.Constant 31 : i32
  %size = spv.Constant 32 : i32
  %one = spv.Constant 1 : i32
  %offset = spv.BitwiseAnd %a1, %mask : i32
  %left = spv.ISub %size, %offset : i32
  %more = spv.IAdd %left, %one : i32
  %count = spv.UMod %a2, %more : i32
  `
	field := func(a []uint32) (offset, count uint) {
		offset = uint(a[1] & 31)
		return offset, uint(a[2]) % (33 - offset)
	}
	mask := func(count uint) uint32 { return uint32(uint64(1)<<count - 1) }
	return []call{
		{name: "UExtract", body: place + "%r = spv.BitFieldUExtract %a0, %offset, %count : i32, i32, i32", args: "i32 i32 i32", result: "i32",
			want: func(a []uint32) uint32 {
				offset, count := field(a)
				return a[0] >> offset & mask(count)
			}},
		{name: "SExtract", body: place + "%r = spv.BitFieldSExtract %a0, %offset, %count : i32, i32, i32", args: "i32 i32 i32", result: "i32",
			want: func(a []uint32) uint32 {
				offset, count := field(a)
				if count == 0 {
					return 0
				}
				return uint32(int32(a[0]<<(32-offset-count)) >> (32 - count))
			}},
		{name: "Insert", body: place + "%r = spv.BitFieldInsert %a0, %five, %offset, %count : i32, i32, i32", args: "i32 i32 i32", result: "i32",
			want: func(a []uint32) uint32 {
				offset, count := field(a)
				m := mask(count) << offset
				return a[0]&^m | 5<<offset&m
			}},
	}
}

var (
	floats = []float64{0, 0.5, -0.25, 1, -1, 1.5, 2.5, -2.5, 3, 50, -50, 0.001, 7.75, 89, 1e-6, 1e4, -3.5}
	ints   = []uint32{0, 1, 5, 7, 31, 32, 33, 0x80000000, 0x7fffffff, 0xffffffff, 0xfffffff0, 0x12345678, 100, 8}
)

// arguments are the values for a parameter.
func arguments(t string) []uint32 {
	if t == "i32" {
		return ints
	}
	list := make([]uint32, len(floats))
	for i, f := range floats {
		list[i] = bitsOf(f)
	}
	return list
}

// TestExecute runs functions, called from C, and compares numbers with those of Go.
func TestExecute(t *testing.T) {
	list := append(calls(), roundings()...)
	var source, driver strings.Builder
	driver.WriteString("#include <stdio.h>\n#include <string.h>\ntypedef float f32; typedef int i32;\n" +
		"static f32 as_f32(unsigned v) { f32 r; memcpy(&r, &v, 4); return r; }\nstatic i32 as_i32(unsigned v) { return v; }\n")
	var body strings.Builder
	for _, c := range list {
		types := strings.Fields(c.args)
		params, protos := make([]string, len(types)), make([]string, len(types))
		for i, p := range types {
			params[i], protos[i] = fmt.Sprintf("%%a%d: %s", i, p), p
		}
		fmt.Fprintf(&source, "spv.func @%s(%s) -> %s \"None\" {\n  %s\n  spv.ReturnValue %%r : %s\n}\n",
			c.name, strings.Join(params, ", "), c.result, c.body, c.result)
		fmt.Fprintf(&driver, "%s %s(%s);\n", c.result, c.name, strings.Join(protos, ", "))
		eachArguments(types, nil, func(args []uint32) {
			words := make([]string, len(args))
			for i, a := range args {
				words[i] = fmt.Sprintf("as_%s(%du)", types[i], a)
			}
			fmt.Fprintf(&body, "  { %s r = %s(%s); unsigned u; memcpy(&u, &r, 4); printf(\"%%u\\n\", u); }\n", c.result, c.name, strings.Join(words, ", "))
		})
	}
	driver.WriteString("int main(void) {\n" + body.String() + "  return 0;\n}\n")
	results := strings.Fields(execute(t, source.String(), driver.String()))
	at := 0
	for _, c := range list {
		eachArguments(strings.Fields(c.args), nil, func(args []uint32) {
			n, err := strconv.ParseUint(results[at], 10, 32)
			require.NoError(t, err)
			at++
			c.check(t, args, uint32(n))
		})
	}
}

func (c call) check(t *testing.T, args []uint32, got uint32) {
	t.Helper()
	want := c.want(args)
	if got == want {
		return
	}
	if c.result == "f32" {
		w, g := float(want), float(got)
		if math.IsNaN(w) && math.IsNaN(g) || w == 0 && g == 0 || math.Abs(w-g) <= c.tolerance*math.Max(math.Abs(w), 1e-38)+c.absolute {
			return
		}
		assert.Fail(t, "another number", "%s(%v): %v, not %v", c.name, float(args[0]), g, w)
		return
	}
	assert.Fail(t, "another number", "%s(%x): %x, not %x", c.name, args, got, want)
}

// eachArguments visits all combinations of arguments.
func eachArguments(types []string, args []uint32, visit func(args []uint32)) {
	if len(types) == 0 {
		visit(args)
		return
	}
	for _, v := range arguments(types[0]) {
		eachArguments(types[1:], append(args[:len(args):len(args)], v), visit)
	}
}

// execute converts a module, links it with a program in C, and returns what that prints.
func execute(t *testing.T, source, driver string) string {
	t.Helper()
	sink := &diag.Sink{}
	m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(source)), sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	dir := t.TempDir()
	write := func(name string, text []byte) string {
		path := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(path, text, 0o600))
		return path
	}
	ll, c := write("in.ll", toIR(t, m)), write("main.c", []byte(driver))
	object, program := filepath.Join(dir, "in.o"), filepath.Join(dir, "program")
	run := func(name string, args ...string) string {
		out, err := exec.Command(name, args...).CombinedOutput()
		require.NoError(t, err, "%s", out)
		return string(out)
	}
	run(oracle.Tool(t, "llc-13"), "-O2", "-filetype=obj", "-relocation-model=pic", ll, "-o", object)
	run(oracle.Tool(t, "cc"), "-O0", c, object, "-lm", "-o", program)
	return run(program)
}

// TestLayouts executes accesses to a buffer whose members lie otherwise than LLVM would
// have them.
func TestLayouts(t *testing.T) {
	const buffer = "!spv.ptr<!spv.struct<(vector<3xf32> [0], f32 [12], !spv.matrix<2 x vector<3xf32>> [16, RowMajor, MatrixStride=16], " +
		"!spv.matrix<2 x vector<2xf32>> [64, ColMajor, MatrixStride=16], !spv.array<3 x vector<3xf32>, stride=12> [96], i8 [132], i32 [140])>, StorageBuffer>"
	source := "spv.func @f(%p: " + buffer + ") \"None\" {\n"
	for i := range 7 {
		source += fmt.Sprintf("  %%c%d = spv.Constant %d : i32\n", i, i)
	}
	chain := func(name, t string, indices ...int) {
		words, types := make([]string, len(indices)), make([]string, len(indices))
		for i, n := range indices {
			words[i], types[i] = fmt.Sprintf("%%c%d", n), "i32"
		}
		source += fmt.Sprintf("  %%p%s = spv.AccessChain %%p[%s] : %s, %s\n", name, strings.Join(words, ", "), buffer, strings.Join(types, ", "))
		source += fmt.Sprintf("  %%%s = spv.Load \"StorageBuffer\" %%p%s : %s\n", name, name, t)
	}
	store := func(name, value, t string) {
		source += fmt.Sprintf("  spv.Store \"StorageBuffer\" %%p%s, %s : %s\n", name, value, t)
	}
	chain("v", "vector<3xf32>", 0)
	chain("s", "f32", 1)
	chain("m", "!spv.matrix<2 x vector<3xf32>>", 2)
	chain("col", "vector<3xf32>", 2, 1)
	chain("e", "f32", 2, 0, 2)
	chain("w", "vector<2xf32>", 3, 1)
	chain("a", "vector<3xf32>", 4, 2)
	chain("i", "i32", 6)
	source += "  %w2 = spv.FAdd %w, %w : vector<2xf32>\n"
	store("w", "%w2", "vector<2xf32>")
	source += "  %v2 = spv.FAdd %v, %col : vector<3xf32>\n"
	store("v", "%v2", "vector<3xf32>")
	source += "  %s2 = spv.FAdd %s, %e : f32\n"
	store("s", "%s2", "f32")
	source += "  %a2 = spv.FAdd %a, %a : vector<3xf32>\n"
	store("a", "%a2", "vector<3xf32>")
	source += "  %m2 = spv.MatrixTimesScalar %m, %s : !spv.matrix<2 x vector<3xf32>>, f32 -> !spv.matrix<2 x vector<3xf32>>\n"
	store("m", "%m2", "!spv.matrix<2 x vector<3xf32>>")
	source += "  %i2 = spv.IAdd %i, %c3 : i32\n"
	store("i", "%i2", "i32")
	source += "  spv.Return\n}\n"
	driver := `#include <stdio.h>
#include <string.h>
void f(void *);
int main(void) {
  float b[36];
  for (int i = 0; i < 36; i++) b[i] = i;
  int n = 7; memcpy((char *)b + 140, &n, 4);
  f(b);
  for (int i = 0; i < 35; i++) printf("%g\n", b[i]);
  memcpy(&n, (char *)b + 140, 4); printf("%d\n", n);
  return 0;
}
`
	want := make([]float64, 36)
	for i := range want {
		want[i] = float64(i)
	}
	want[35] = 10
	// The second column of the matrix is its second number of each row: 5, 9, 13.
	for i, at := range []int{5, 9, 13} {
		want[i] = float64(i + at)
	}
	want[3] = 3 + 12 // row 2, column 0
	for row := range 3 {
		for column := range 2 {
			want[4+4*row+column] *= 3
		}
	}
	want[20], want[21] = 40, 42
	for i := 30; i < 33; i++ {
		want[i] *= 2
	}
	var got []float64
	for _, w := range strings.Fields(execute(t, source, driver)) {
		v, err := strconv.ParseFloat(w, 64)
		require.NoError(t, err)
		got = append(got, v)
	}
	assert.Equal(t, want, got)
}
