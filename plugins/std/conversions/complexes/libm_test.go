package complexes_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std"
)

// functions are what operations call; of some the result is a number without parts.
var functions = []struct{ op, function, operands, result string }{
	{"abs", "cabs", "%a", "T"}, {"angle", "carg", "%a", "T"}, {"conj", "conj", "%a", "N"}, {"cos", "ccos", "%a", "N"},
	{"log", "clog", "%a", "N"}, {"pow", "cpow", "%a, %b", "N"}, {"sin", "csin", "%a", "N"}, {"sqrt", "csqrt", "%a", "N"},
	{"tan", "ctan", "%a", "N"}, {"tanh", "ctanh", "%a", "N"},
}

// TestLibm compiles calls of C's functions and compares, bit by bit, with what the functions give in C.
func TestLibm(t *testing.T) {
	passes := append(std.Plugin().Passes, transforms.ReconcileUnrealizedCasts)
	for typ, number := range map[string]string{"f32": "float", "f64": "double"} {
		var module, program strings.Builder
		fmt.Fprintf(&program, `#include <complex.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
typedef %s T;
static const double v[] = {0, -0.0, 1, -1, 0.5, -3, 1e-30, 2e-20, 100, -1e30, 3e38, INFINITY, -INFINITY, NAN};
#define N (int)(sizeof v / sizeof *v)
static int same(T a, T b) { return isnan(a) ? isnan(b) : a == b && signbit(a) == signbit(b); }
`, number)
		var checks strings.Builder
		for _, f := range functions {
			result := "complex<" + typ + ">"
			parts := "%re = complex.re %r : N\n  %im = complex.im %r : N"
			if f.result == "T" {
				result, parts = typ, "%re = select %true, %r, %r : T\n  %im = select %true, %r, %r : T"
			}
			text := fmt.Sprintf(`func @t_%s(%%p: T, %%q: T, %%s: T, %%u: T, %%m: memref<2xT>) {
  %%0 = constant 0 : index
  %%1 = constant 1 : index
  %%true = constant true
  %%a = complex.create %%p, %%q : N
  %%b = complex.create %%s, %%u : N
  %%r = complex.%s %s : N
  %s
  memref.store %%re, %%m[%%0] : memref<2xT>
  memref.store %%im, %%m[%%1] : memref<2xT>
  return
}
`, f.op, f.op, f.operands, parts)
			module.WriteString(strings.NewReplacer("N", "complex<"+typ+">", "xT>", "x"+typ+">", ": T", ": "+typ).Replace(text))
			fmt.Fprintf(&program, "void t_%s(T, T, T, T, T*, T*, int64_t, int64_t, int64_t);\n", f.op)
			arguments, imaginary := "a", "cimag(w)"
			if strings.Contains(f.operands, "b") {
				arguments = "a, b"
			}
			if result == typ {
				imaginary = "creal(w)"
			}
			fmt.Fprintf(&checks, `    t_%s(p, q, s, u, r, r, 0, 2, 1);
    w = %s(%s);
    if (!same(r[0], (T)creal(w)) || !same(r[1], (T)%s)) printf("%s(%%g, %%g; %%g, %%g): %%g, %%g instead of %%g, %%g\n", p, q, s, u, r[0], r[1], creal(w), %s);
`, f.op, f.function, arguments, imaginary, f.op, imaginary)
		}
		program.WriteString(`int main(void) {
  for (int n = 0; n < N * N * N * N; n++) {
    T p = v[n % N], q = v[n / N % N], s = v[n / N / N % N], u = v[n / N / N / N], r[2];
    double complex a = CMPLX(p, q), b = CMPLX(s, u), w;
` + checks.String() + "  }\n}\n")
		out := passdiff.New(t, passes...).Apply(t, "convert-complex-to-libm,"+lastPasses, module.String())
		require.NotContains(t, out, "error: ")
		for _, f := range functions {
			assert.Contains(t, out, "llvm.call @"+f.function+"(")
		}
		assert.Empty(t, run(t, out, program.String()), typ)
	}
}

// TestLibmLeaves leaves what C has no function for, and refuses what it cannot call.
func TestLibmLeaves(t *testing.T) {
	c := passdiff.New(t, std.Plugin().Passes...)
	for text, want := range map[string]string{
		"%r = complex.exp %a : complex<f32>":        "complex.exp",
		"%r = complex.atan2 %a, %a : complex<f32>":  "complex.atan2",
		"%h = complex.sin %b : complex<f16>":        "call @csin(",
		"%h = complex.sin %c : complex<bf16>":       "call @csin(",
		"%h = complex.sin %d : complex<f80>":        "error: cannot legalize operation 'complex.sin'",
		"%h = complex.sin %e : complex<f128>":       "error: cannot legalize operation 'complex.sin'",
		"%r = complex.tan %a : complex<f32>":        "error: cannot legalize operation 'complex.tan'",
		"%r = complex.cos %a : complex<f32>":        "call @ccos(",
		"%r = complex.create %z, %z : complex<f32>": "complex.create",
	} {
		got := c.Apply(t, "convert-complex-to-libm", "func private @ctan(f32) -> f32\nfunc private @ccos(complex<f64>) -> complex<f64>\n"+
			"func @f(%z: f32, %a: complex<f32>, %b: complex<f16>, %c: complex<bf16>, %d: complex<f80>, %e: complex<f128>) {\n  "+text+"\n  return\n}\n")
		assert.Contains(t, got, want, text)
	}
}
