package complexes_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std"
)

// operations are what is executed, and what C has for it on a and b.
var operations = []struct{ name, text, c string }{
	{"abs", "%r = complex.abs %a : N\n %v = complex.create %r, %r : N", "CMPLX(cabs(a), cabs(a))"},
	{"add", "%v = complex.add %a, %b : N", "a + b"},
	{"div", "%v = complex.div %a, %b : N", "a / b"},
	{"eq", "%t = complex.eq %a, %b : N\n %r = uitofp %t : i1 to T\n %v = complex.create %r, %r : N", "CMPLX(a == b, a == b)"},
	{"exp", "%v = complex.exp %a : N", "cexp(a)"},
	{"log", "%v = complex.log %a : N", "clog(a)"},
	{"log1p", "%v = complex.log1p %a : N", "log1pc(a)"},
	{"mul", "%v = complex.mul %a, %b : N", "(P)a * (P)b"},
	{"neg", "%v = complex.neg %a : N", "-a"},
	{"neq", "%t = complex.neq %a, %b : N\n %r = uitofp %t : i1 to T\n %v = complex.create %r, %r : N", "CMPLX(a != b, a != b)"},
	{"sign", "%v = complex.sign %a : N", "sign(a)"},
	{"angle", "%r = complex.angle %a : N\n %v = complex.create %r, %r : N", "CMPLX(carg(a), carg(a))"},
	{"bitcast", "%i = complex.bitcast %a : N to iW\n %v = complex.bitcast %i : iW to N", "a"},
	{"conj", "%v = complex.conj %a : N", "conj(a)"},
	{"cos", "%v = complex.cos %a : N", "ccos(a)"},
	{"expm1", "%v = complex.expm1 %a : N", "expm1c(a)"},
	{"rsqrt", "%v = complex.rsqrt %a : N", "rsqrtc(a)"},
	{"sin", "%v = complex.sin %a : N", "csin(a)"},
	{"sqrt", "%v = complex.sqrt %a : N", "csqrt(a)"},
	{"tan", "%v = complex.tan %a : N", "ctan(a)"},
	{"tanh", "%v = complex.tanh %a : N", "ctanh(a)"},
	{"atan2", "%v = complex.atan2 %a, %b : N", "atan2c(a, b)"},
	{"pow", "%v = complex.pow %a, %b : N", "powc(a, b)"},
	{"sub", "%v = complex.sub %a, %b : N", "a - b"},
}

const (
	byStandard = "convert-complex-to-standard,convert-math-to-libm{leave-intrinsics=true},func(convert-math-to-llvm),"
	lastPasses = "convert-complex-to-llvm,convert-std-to-llvm,reconcile-unrealized-casts"
	fast       = "convert-complex-to-llvm,convert-std-to-llvm{fast-math-flags=fast},reconcile-unrealized-casts"
)

// TestExecution compiles each operation and compares what it computes with C, on numbers of
// every size, and infinite and unknown ones.
func TestExecution(t *testing.T) {
	passes := append(std.Plugin().Passes, transforms.ReconcileUnrealizedCasts)
	for _, typ := range []string{"f32", "f64"} {
		var module strings.Builder
		for _, op := range operations {
			text := strings.NewReplacer("N", "complex<"+typ+">", "T", typ, "W", map[string]string{"f32": "64", "f64": "128"}[typ]).Replace(op.text)
			fmt.Fprintf(&module, `func @t_%s(%%p: %s, %%q: %s, %%s: %s, %%u: %s, %%m: memref<2x%s>) {
  %%0 = constant 0 : index
  %%1 = constant 1 : index
  %%a = complex.create %%p, %%q : complex<%s>
  %%b = complex.create %%s, %%u : complex<%s>
  %s
  %%re = complex.re %%v : complex<%s>
  %%im = complex.im %%v : complex<%s>
  memref.store %%re, %%m[%%0] : memref<2x%s>
  memref.store %%im, %%m[%%1] : memref<2x%s>
  return
}
`, op.name, typ, typ, typ, typ, typ, typ, typ, text, typ, typ, typ, typ)
		}
		for _, pipeline := range []string{byStandard + lastPasses, byStandard + fast, lastPasses} {
			out := passdiff.New(t, passes...).Apply(t, pipeline, module.String())
			require.NotContains(t, out, "error: ")
			assert.Empty(t, run(t, out, driver(typ, pipeline)), "%s: %s", typ, pipeline)
		}
	}
}

// driver prints where results differ. A product of infinite numbers is C's only by way of std;
// with fast-math flags, no operation on parts is meant for what is not finite.
func driver(typ, pipeline string) string {
	var b strings.Builder
	number := map[string]string{"f32": "float", "f64": "double"}[typ]
	fmt.Fprintf(&b, `#include <stdio.h>
#include <stdint.h>
#include <complex.h>
#include <math.h>
typedef %s T;
typedef %s complex P;
typedef double complex C;
static C sign(C a) {
  if (creal(a) == 0 && cimag(a) == 0) return a;
  if (isnan(creal(a)) || isnan(cimag(a))) return CMPLX(NAN, NAN);
  if (isinf(creal(a)) || isinf(cimag(a)))
    a = CMPLX(copysign(isinf(creal(a)) ? 1 : 0, creal(a)), copysign(isinf(cimag(a)) ? 1 : 0, cimag(a)));
  if (fabs(creal(a)) < 1e-200 && fabs(cimag(a)) < 1e-200) a *= 0x1p600;
  if (fabs(creal(a)) > 1e200 || fabs(cimag(a)) > 1e200) a *= 0x1p-600;
  return a / cabs(a);
}
static C log1pc(C a) {
  double x = creal(a), y = cimag(a);
  if (fabs(x) < 1e-3 && fabs(y) < 1e-3) return CMPLX(log1p(2 * x + x * x + y * y) / 2, atan2(y, 1 + x));
  return clog(CMPLX(1 + x, y));
}
static C expm1c(C a) {
  double x = creal(a), y = cimag(a), s = sin(y / 2);
  C e = cexp(a);
  if (!isfinite(y) || !isfinite(x)) return CMPLX(creal(e) - 1, cimag(e));
  return CMPLX(fabs(x) < 1 ? expm1(x) - 2 * exp(x) * s * s : creal(e) - 1, cimag(e));
}
static C rsqrtc(C a) {
  if (a == 0) return CMPLX(INFINITY, NAN);
  if (isinf(creal(a)) || isinf(cimag(a))) return 0;
  return 1 / csqrt(a);
}
static C powc(C a, C b) {
  if (b == 0 || a == 1) return 1;
  if (isnan(creal(a)) || isnan(cimag(a))) return CMPLX(NAN, NAN);
  if (a == 0) return !isfinite(creal(b)) || !isfinite(cimag(b)) ? CMPLX(NAN, NAN) : creal(b) > 0 ? 0 : cimag(b) ? CMPLX(NAN, NAN) : INFINITY;
  return cexp(b * clog(a));
}
static int powered(C a, C b) { // what C's logarithm and exponential are precise enough for
  if (a == 0 || isnan(creal(a)) || isnan(cimag(a))) return 1;
  return isfinite(creal(a)) && isfinite(cimag(a)) && cabs(b * clog(a)) < 4;
}
static C atan2c(C y, C x) { // of real numbers
  double a = creal(y), b = creal(x);
  return !isfinite(a) || !isfinite(b) || a == 0 && b == 0 ? CMPLX(NAN, NAN) : atan2(a, b);
}
static int same(double got, double want, double scale) {
  if (isnan(want)) return isnan(got);
  if (isinf(want) || fabs(want) > %s) return isinf(got) && (got > 0) == (want > 0) || fabs(got) > %s * (1 - 1e-6);
  return fabs(got - want) <= %s * (fabs(want) + scale) + %s;
}
`, number, number, map[string]string{"f32": "0x1.fffffep127", "f64": "0x1.fffffffffffffp1023"}[typ],
		map[string]string{"f32": "0x1.fffffep127", "f64": "0x1.fffffffffffffp1023"}[typ],
		map[string]string{"f32": "3e-7", "f64": "2e-15"}[typ], map[string]string{"f32": "3e-45", "f64": "1e-323"}[typ])
	for _, op := range operations {
		fmt.Fprintf(&b, "void t_%s(T, T, T, T, T*, T*, int64_t, int64_t, int64_t);\n", op.name)
	}
	b.WriteString(`static const double v[] = {0, -0.0, 1, -1, 0.5, -3, 1e-30, 2e-20, 100, -1e30, 3e38, INFINITY, -INFINITY, NAN};
#define N (int)(sizeof v / sizeof *v)
int main(void) {
  for (int n = 0; n < N * N * N * N; n++) {
    T p = v[n % N], q = v[n / N % N], s = v[n / N / N % N], u = v[n / N / N / N], r[2];
    C a = CMPLX(p, q), b = CMPLX(s, u), w;
    int finite = isfinite(p) && isfinite(q) && isfinite(s) && isfinite(u);
    int single = s == 1 && u == 1;
    (void)finite; (void)single;
`)
	for _, op := range operations {
		condition, anyInfinity := "1", "0"
		if op.name == "div" { // C does not say which part is infinite
			anyInfinity = "1"
		}
		switch byPart := strings.Contains("add sub mul neg eq neq", op.name); {
		case byPart && (strings.HasSuffix(pipeline, fast) || op.name == "mul" && pipeline == lastPasses):
			condition = "finite"
		case op.name == "pow":
			condition = "powered(a, b)"
		case op.name == "atan2":
			condition = "q == 0 && u == 0"
		case !byPart && op.name != "div":
			condition = "single"
		}
		fmt.Fprintf(&b, `    if (%s) {
      t_%s(p, q, s, u, r, r, 0, 2, 1);
      w = %s;
      double scale = %s;
      int infinite = (isinf(r[0]) || isinf(r[1])) && (isinf(creal(w)) || isinf(cimag(w))) && %s;
      if (!infinite && !(same(r[0], creal(w), scale) && same(r[1], cimag(w), scale))) printf("%s(%%g, %%g; %%g, %%g): %%g, %%g instead of %%g, %%g\n", p, q, s, u, r[0], r[1], creal(w), cimag(w));
    }
`, condition, op.name, op.c, map[bool]string{true: "cabs(w)", false: "0"}[op.name == "div" || op.name == "mul" || op.name == "pow"], anyInfinity, op.name)
	}
	b.WriteString("  }\n}\n")
	return b.String()
}

func run(t *testing.T, module, program string) string {
	t.Helper()
	dir := t.TempDir()
	text := oracle.Pipe(t, module, "mlir-translate-13", "-mlir-to-llvmir")
	object, source, executable := filepath.Join(dir, "m.o"), filepath.Join(dir, "main.c"), filepath.Join(dir, "main")
	oracle.Pipe(t, text, "llc-13", "-filetype=obj", "-relocation-model=pic", "-o", object)
	require.NoError(t, os.WriteFile(source, []byte(program), 0o666))
	oracle.Pipe(t, "", "cc", "-O1", "-std=gnu11", "-Wall", "-Wno-parentheses", "-o", executable, source, object, "-lm")
	out, err := exec.Command(executable).Output()
	require.NoError(t, err)
	lines := strings.Split(string(out), "\n")
	return strings.Join(lines[:min(len(lines), 40)], "\n")
}
