package e2e_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// mathFunctions are the operations of math and what C has for them.
var mathFunctions = []struct{ op, c string }{
	{"atan", "atan(x)"}, {"atan2", "atan2(x, y)"}, {"cos", "cos(x)"}, {"exp", "exp(x)"}, {"exp2", "exp2(x)"},
	{"expm1", "expm1(x)"}, {"log", "log(x)"}, {"log10", "log10(x)"}, {"log1p", "log1p(x)"}, {"log2", "log2(x)"},
	{"powf", "pow(x, y)"}, {"rsqrt", "1 / sqrt(x)"}, {"sin", "sin(x)"}, {"sqrt", "sqrt(x)"}, {"tanh", "tanh(x)"},
	{"acos", "acos(x)"}, {"acosh", "acosh(x)"}, {"asin", "asin(x)"}, {"asinh", "asinh(x)"}, {"atanh", "atanh(x)"},
	{"cbrt", "cbrt(x)"}, {"cosh", "cosh(x)"}, {"erf", "erf(x)"}, {"erfc", "erfc(x)"}, {"round", "round(x)"}, {"roundeven", "rint(x)"},
	{"sinh", "sinh(x)"}, {"tan", "tan(x)"}, {"trunc", "trunc(x)"},
}

// TestMath: the pipelines for the CPU make an object of every operation of math, on scalars and
// vectors, which links with the C library alone and computes what C computes.
func TestMath(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	var module, prototypes, calls strings.Builder
	for _, f := range mathFunctions {
		operands := "%x"
		if strings.Contains(f.c, "y") {
			operands = "%x, %y"
		}
		for i, typ := range []string{"f32", "f64", "vector<4xf32>", "vector<2x2xf64>"} {
			number, lanes := []string{"float", "double", "float", "double"}[i], []int{1, 1, 4, 4}[i]
			name := fmt.Sprintf("t_%s_%d", f.op, i)
			module.WriteString(inMemory(name, typ, fmt.Sprintf("%%r = math.%s %s : %s", f.op, operands, typ)))
			fmt.Fprintf(&prototypes, "void %s(%s*, %s*, int64_t, int64_t, int64_t);\n", name, number, number)
			fmt.Fprintf(&calls, `  for (int n = 0; n < 12; n++) {
    static %s __attribute__((aligned(64))) m[12];
    for (int k = 0; k < %d; k++) { m[k] = first[(n + k) %% 12]; m[%d + k] = second[(n + k) %% 12]; }
    %s(m, m, 0, 3, 1);
    for (int k = 0; k < %d; k++) { double x = m[k], y = m[%d + k], r = m[2 * %d + k], w = %s; (void)y;
      if (!same(r, w, %s)) printf("%s(%%g): %%g instead of %%g\n", x, r, w); }
  }
`, number, lanes, lanes, name, lanes, lanes, lanes, f.c, []string{"2e-7, 0x1p-149", "1e-15, 0x1p-1074"}[i%2], name)
		}
	}
	main := "#include <math.h>\n#include <stdint.h>\n#include <stdio.h>\n" + prototypes.String() +
		"static const double first[] = {0x1p-30, 0.3, 1.7, 20, -0.0, INFINITY, -INFINITY, NAN, 0x1p-140, -0.5, 2.5, 1},\n" +
		"  second[] = {0.5, 2, 1.25, 3, 2, -0.5, 3, 1, 0.5, 2, INFINITY, NAN};\n" +
		"// same: NaN is any; zeros have their signs; subnormal numbers have fewer bits.\n" +
		"static int same(double r, double w, double relative, double least) {\n" +
		"  if (r != r || w != w) return r != r && w != w;\n" +
		"  if (signbit(r) != signbit(w)) return 0;\n" +
		"  return r == w || fabs(r - w) <= relative * fabs(w) || fabs(r - w) <= least;\n}\nint main(void) {\n" +
		calls.String() + "  printf(\"done\\n\");\n}\n"
	for _, pipeline := range []string{"cpu", "cpu-O3"} {
		d := newDesk(t, map[string]string{"in.mlir": module.String(), "main.c": main})
		d.succeed("--pipeline", pipeline, "in.mlir", "-o", "out.o")
		d.compile("cc", "-O1", "-Wall", "-o", "program", "main.c", "out.o", "-lm")
		assert.Equal(t, "done\n", d.run(nil, filepath.Join(d.dir, "program")).stdout, pipeline)
	}
}

// inMemory is a function that computes %r of %x and %y, which lie in memory one behind the other, and puts it behind them.
func inMemory(name, typ, text string) string {
	return fmt.Sprintf(`func @%[1]s(%%m: memref<3x%[2]s>) {
  %%0 = constant 0 : index
  %%1 = constant 1 : index
  %%2 = constant 2 : index
  %%x = memref.load %%m[%%0] : memref<3x%[2]s>
  %%y = memref.load %%m[%%1] : memref<3x%[2]s>
  %[3]s
  memref.store %%r, %%m[%%2] : memref<3x%[2]s>
  return
}
`, name, typ, text)
}

// integerFunctions are operations on integers, by what makes `%r` of `%x` and `%y`, and what C
// computes: T is the type, B that of its comparisons, I that with indices. In C, W is the width,
// S and U are signed and unsigned, and L is wide enough for a product.
var integerFunctions = []struct{ name, text, c string }{
	{"absi", "%r = math.absi %x : T", "x < 0 ? -(U)x : x"},
	{"ctlz", "%r = math.ctlz %x : T", "x ? __builtin_clzll((U)x) - (64 - W) : W"},
	{"cttz", "%r = math.cttz %x : T", "x ? __builtin_ctzll((U)x) : W"},
	{"ctpop", "%r = math.ctpop %x : T", "__builtin_popcountll((U)x)"},
	{"ipowi", "%r = math.ipowi %x, %y : T", "power(x, y)"},
	{"sum", "%r, %o = addui_extended %x, %y : T, B", "(U)x + (U)y"},
	{"carry", "%s, %o = addui_extended %x, %y : T, B\n  %r = zexti %o : B to T", "(U)((U)x + (U)y) < (U)x"},
	{"slow", "%r, %h = mulsi_extended %x, %y : T", "(U)x * (U)y"},
	{"shigh", "%l, %r = mulsi_extended %x, %y : T", "(__int128)x * y >> W"},
	{"ulow", "%r, %h = mului_extended %x, %y : T", "(U)x * (U)y"},
	{"uhigh", "%l, %r = mului_extended %x, %y : T", "(unsigned __int128)(U)x * (U)y >> W"},
	{"castui", "%i = index_castui %x : T to I\n  %j = index_castui %y : T to I\n  %d = divi_unsigned %i, %j : I\n  %r = index_castui %d : I to T",
		"(U)x / (U)y"},
}

// TestMathOfIntegers compares what operations on integers compute with what C does.
func TestMathOfIntegers(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	var module, prototypes, calls strings.Builder
	for _, f := range integerFunctions {
		for i, shape := range []string{"i8", "i32", "i64", "vector<4xi32>", "vector<2x2xi64>"} {
			width, lanes := []int{8, 32, 64, 32, 64}[i], []int{1, 1, 1, 4, 4}[i]
			element := fmt.Sprintf("i%d", width)
			name := fmt.Sprintf("t_%s_%d", f.name, i)
			text := strings.NewReplacer("T", shape, "B", strings.Replace(shape, element, "i1", 1), "I", strings.Replace(shape, element, "index", 1)).
				Replace(f.text)
			module.WriteString(inMemory(name, shape, text))
			fmt.Fprintf(&prototypes, "void %s(void*, void*, int64_t, int64_t, int64_t);\n", name)
			fmt.Fprintf(&calls, `  for (int n = 0; n < 100; n++) {
    typedef int%[1]d_t S; typedef uint%[1]d_t U; enum { W = %[1]d };
    static S m[12] __attribute__((aligned(64)));
    const long long values[] = {0, 1, -1, INT%[1]d_MIN, INT%[1]d_MAX, 12, -7, 100, 2, 3};
    for (int k = 0; k < %[2]d; k++) { m[k] = values[(n + k) %% 10]; m[%[2]d + k] = values[(n / 10 + k) %% 10]; }
    for (int k = 0; k < %[2]d; k++) if (!m[%[2]d + k] || !m[k] && m[%[2]d + k] < 0) m[%[2]d + k] = 5;
    %[3]s(m, m, 0, 3, 1);
    for (int k = 0; k < %[2]d; k++) { S x = m[k], y = m[%[2]d + k], r = m[2 * %[2]d + k], w = (S)(%[4]s); (void)y; (void)(U)0;
      if (r != w) printf("%[3]s(%%lld, %%lld): %%lld instead of %%lld\n", (long long)x, (long long)y, (long long)r, (long long)w); }
  }
`, width, lanes, name, f.c)
		}
	}
	main := "#include <stdint.h>\n#include <stdio.h>\n" + prototypes.String() + `
static long long power(long long x, long long y) {
  if (y < 0) return x == 1 ? 1 : x == -1 ? (y & 1 ? -1 : 1) : 0;
  unsigned long long r = 1, b = x;
  for (; y; y >>= 1, b *= b) if (y & 1) r *= b;
  return r;
}
int main(void) {
` + calls.String() + "  printf(\"done\\n\");\n}\n"
	for _, pipeline := range []string{"cpu", "cpu-O3"} {
		d := newDesk(t, map[string]string{"in.mlir": module.String(), "main.c": main})
		d.succeed("--pipeline", pipeline, "in.mlir", "-o", "out.o")
		d.compile("cc", "-O1", "-o", "program", "main.c", "out.o", "-lm")
		assert.Equal(t, "done\n", d.run(nil, filepath.Join(d.dir, "program")).stdout, pipeline)
	}
}

// powers are those of floats with integers for exponents.
const powers = `func @main() -> (f32, f32, f64, vector<2xf32>) {
  %x = constant -1.0 : f32
  %odd = constant 16777217 : i32
  %0 = math.fpowi %x, %odd : f32, i32
  %nan = constant 0x7FC00000 : f32
  %zero = constant 0 : i32
  %1 = math.fpowi %nan, %zero : f32, i32
  %two = constant 2.0 : f64
  %minus = constant -3 : i64
  %2 = math.fpowi %two, %minus : f64, i64
  %v = constant dense<[3.0, -2.0]> : vector<2xf32>
  %n = constant dense<[2, -1]> : vector<2xi16>
  %3 = math.fpowi %v, %n : vector<2xf32>, vector<2xi16>
  return %0, %1, %2, %3 : f32, f32, f64, vector<2xf32>
}
`

// TestRunPowers: an odd exponent that f32 has not stays odd.
func TestRunPowers(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"powers.mlir": powers})
	assert.Equal(t, "-1.0\n1.0\n0.125\n[9.0, -0.5]\n", d.succeed("run", "powers.mlir"))
}
