package mathexpand_test

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/reals"
	"github.com/mlirc/mlirc/plugins/lowering/elementary"
	"github.com/mlirc/mlirc/plugins/std"
)

var (
	stride = flag.Uint64("stride", 100003, "how far apart the arguments of 32 bits are, as integers; 1 tries all of them, as TEST_LONG does")
	only   = flag.String("functions", "", "the functions that are measured, comma separated; all if it is empty")
)

// TestSingle measures functions of one argument of 32 bits against those of the C library for
// double, whose errors do not count beside an ulp of 32 bits.
func TestSingle(t *testing.T) {
	c := passdiff.New(t, append(std.Plugin().Passes, transforms.ReconcileUnrealizedCasts)...)
	v := variant{"f32", "f32", "f32", 1, reals.Float32, "llc-13"}
	module := c.Apply(t, toLLVM, v.module(t))
	require.NotContains(t, module, "error: ")
	dir := t.TempDir()
	text := oracle.Pipe(t, module, "mlir-translate-13", "-mlir-to-llvmir")
	object, source, executable := filepath.Join(dir, "m.o"), filepath.Join(dir, "main.c"), filepath.Join(dir, "main")
	oracle.Pipe(t, oracle.Pipe(t, text, "opt-13", "-O2"), "llc-13", "-O3", "-filetype=obj", "-relocation-model=pic", "-o", object)
	var b strings.Builder
	b.WriteString(`#include <stdio.h>
#include <stdlib.h>
#include <stdint.h>
#include <string.h>
#include <math.h>
static double rsqrt(double x) { return 1 / sqrt(x); }
static double error(float got, double want) {
  if (isnan(want) || isnan(got)) return isnan(want) && isnan(got) ? 0 : INFINITY;
  double limit = 0x1p128, g = isinf(got) ? copysign(limit, got) : got;
  if (fabs(want) > limit) want = copysign(limit, want);
  int e; frexp(want, &e);
  if (e < -125) e = -125;
  if (e > 128) e = 128;
  if (want == 0 && (got != 0 || !signbit(got) != !signbit(want))) return INFINITY;
  return fabs(ldexp(g - want, 24 - e));
}
static void measure(const char *name, float (*f)(float, float), double (*exact)(double), uint64_t stride) {
  double worst = 0; float at = 0;
  for (uint64_t n = 0; n < 1ull << 32; n += stride) {
    uint32_t m = n; float x; memcpy(&x, &m, 4);
    double e = error(f(x, x), exact(x));
    if (e > worst) { worst = e; at = x; }
  }
  printf("%s %.6f %a\n", name, worst, at);
  fflush(stdout);
}
`)
	for _, f := range elementary.Functions[uint64]() {
		if f.Unary != nil {
			fmt.Fprintf(&b, "float t_%s(float, float);\n", f.Name)
		}
	}
	b.WriteString("int main(int n, char **v) {\n  uint64_t s = strtoull(v[1], 0, 10);\n")
	for _, f := range elementary.Functions[uint64]() {
		if f.Unary != nil && isMeasured(f.Name) {
			fmt.Fprintf(&b, "  measure(\"%s\", t_%s, %s, s);\n", f.Name, f.Name, f.Name)
		}
	}
	b.WriteString("}\n")
	require.NoError(t, os.WriteFile(source, []byte(b.String()), 0o666))
	oracle.Pipe(t, "", "cc", "-O2", "-Wall", "-o", executable, source, object, "-lm")
	every := *stride
	if os.Getenv("TEST_LONG") != "" {
		every = 1
	}
	measuring := exec.Command(executable, fmt.Sprint(every))
	out, err := measuring.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, measuring.Start())
	for lines := bufio.NewScanner(out); lines.Scan(); {
		var name, at string
		var ulps float64
		_, err := fmt.Sscan(lines.Text(), &name, &ulps, &at)
		require.NoError(t, err, lines.Text())
		t.Log(lines.Text())
		assert.Less(t, ulps, 0.501, lines.Text())
	}
	require.NoError(t, measuring.Wait())
}

// isMeasured reports whether a function is among those that the flag asks for.
func isMeasured(name string) bool {
	return *only == "" || slices.Contains(strings.Split(*only, ","), name)
}
