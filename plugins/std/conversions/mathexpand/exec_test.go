package mathexpand_test

import (
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/reals"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/lowering/elementary"
	"github.com/mlirc/mlirc/plugins/lowering/elementary/ops"
	"github.com/mlirc/mlirc/plugins/std"
)

const toLLVM = "convert-vector-to-llvm,func(convert-math-to-llvm),convert-std-to-llvm{fast-math-flags=fast},reconcile-unrealized-casts"

// values are arguments: special ones, borders, and some between.
func values() []float64 {
	list := []float64{0, 1, 0.5, 2, 3, 1e-3, 0.1, 0.9, 1.1, 7.25, 20, 88, 90, 103, 104, 1e5, 1e10, 1e22, 3e38, 1e-38, 0x1p-149,
		0x1p-1074, 1e300, 709, 710, 745, math.Pi, math.Pi / 2, math.Pi / 4, math.Inf(1), math.MaxFloat64, 65504, 6e-8}
	for _, v := range list {
		list = append(list, -v)
	}
	return append(list, math.NaN())
}

// variant is a type that functions are executed on.
type variant struct {
	name, elem, typ string
	lanes           int
	format          reals.Format
	llc             string
}

// TestExecution builds each function on each type, compiles it and compares what it computes,
// bit by bit, with what the expansion computes on numbers in Go: fast-math flags, which the last
// pass puts on everything else, must not matter.
func TestExecution(t *testing.T) {
	for _, v := range []variant{
		{"f64", "f64", "f64", 1, reals.Float64, "llc-13"},
		{"f32", "f32", "f32", 1, reals.Float32, "llc-13"},
		{"f16", "f16", "f16", 1, reals.Float16, "llc-19"},
		{"bf16", "bf16", "bf16", 1, reals.BFloat16, "llc-19"},
		{"vector of f32", "f32", "vector<4xf32>", 4, reals.Float32, "llc-13"},
		{"vector of f64", "f64", "vector<1x3xf64>", 3, reals.Float64, "llc-13"},
		{"vector of three dimensions", "f32", "vector<2x1x2xf32>", 4, reals.Float32, "llc-13"},
	} {
		t.Run(v.name, func(t *testing.T) {
			c := passdiff.New(t, append(std.Plugin().Passes, transforms.ReconcileUnrealizedCasts)...)
			module := c.Apply(t, toLLVM, v.module(t))
			require.NotContains(t, module, "error: ")
			args := v.arguments()
			got := run(t, module, v.driver(args), v.llc)
			k := elementary.Kernel[uint64]{Builder: elementary.Numbers{}, Precision: elementary.Single}
			if v.format == reals.Float64 {
				k.Precision = elementary.Double
			}
			at := 0
			for _, f := range elementary.Functions[uint64]() {
				for _, a := range args {
					want := v.format.Round(expected(k, f, a))
					require.Less(t, at, len(got))
					assert.True(t, got[at] == want && math.Signbit(got[at]) == math.Signbit(want) || math.IsNaN(want) && math.IsNaN(got[at]),
						"%s%x: %x instead of %x", f.Name, a, got[at], want)
					at++
				}
			}
			assert.Len(t, got, at)
		})
	}
}

func expected(k elementary.Kernel[uint64], f elementary.Function[uint64], a [2]float64) float64 {
	x, y := math.Float64bits(a[0]), math.Float64bits(a[1])
	if f.Unary != nil {
		return math.Float64frombits(f.Unary(k, x))
	}
	return math.Float64frombits(f.Binary(k, x, y))
}

// arguments are pairs of values that the format has, as many as fill vectors.
func (v variant) arguments() [][2]float64 {
	var list [][2]float64
	all := values()
	for i, x := range all {
		x = v.format.Round(x)
		y := v.format.Round(all[(i*7+3)%len(all)])
		list = append(list, [2]float64{x, y}, [2]float64{y, v.format.Round(1.5)})
	}
	return list[:len(list)/v.lanes*v.lanes]
}

// module has a function for each expansion: of scalars, or of a vector in memory.
func (v variant) module(t *testing.T) string {
	t.Helper()
	var text strings.Builder
	for _, f := range elementary.Functions[*ir.Value]() {
		if v.lanes == 1 {
			fmt.Fprintf(&text, "func @t_%s(%%x: %s, %%y: %s) -> %s {\n  return %%x : %s\n}\n", f.Name, v.typ, v.typ, v.typ, v.typ)
			continue
		}
		m := "memref<3x" + v.typ + ">"
		fmt.Fprintf(&text, `func @t_%s(%%m: %s) {
  %%0 = constant 0 : index
  %%1 = constant 1 : index
  %%2 = constant 2 : index
  %%x = memref.load %%m[%%0] : %s
  %%y = memref.load %%m[%%1] : %s
  memref.store %%x, %%m[%%2] : %s
  return
}
`, f.Name, m, m, m, m)
	}
	sink := &diag.Sink{}
	m := syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(text.String())), sink, syntax.ParseOptions{})
	require.False(t, sink.HasErrors(), "%v", sink.Diagnostics())
	at := m.Region(0).Entry().First()
	for _, f := range elementary.Functions[*ir.Value]() {
		body := at.Region(0).Entry()
		use := body.Last()
		args := body.Args()
		if v.lanes > 1 {
			use = use.Prev()
			args = []*ir.Value{use.Prev().Prev().Result(0), use.Prev().Result(0)}
		}
		b := ops.New(ir.BuilderBefore(use), ops.Std, args[0].Type())
		x := b.Extend(args[0])
		if f.Unary != nil {
			use.SetOperand(0, b.Truncate(f.Unary(b.Kernel(), x)))
		} else {
			use.SetOperand(0, b.Truncate(f.Binary(b.Kernel(), x, b.Extend(args[1]))))
		}
		at = at.Next()
	}
	return string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))
}

// driver is a program in C that prints each result as a double in hexadecimal.
func (v variant) driver(args [][2]float64) string {
	var b strings.Builder
	b.WriteString("#include <stdio.h>\n#include <stdint.h>\n#include <string.h>\n#include <math.h>\n")
	number := map[string]string{"f64": "double", "f32": "float", "f16": "uint16_t", "bf16": "uint16_t"}[v.elem]
	fmt.Fprintf(&b, "typedef %s T;\n", number)
	switch v.elem {
	case "f16":
		b.WriteString(`static T in(double x) { _Float16 h = x; T r; memcpy(&r, &h, 2); return r; }
static double out(T x) { _Float16 h; memcpy(&h, &x, 2); return h; }
`)
	case "bf16":
		b.WriteString(`static T in(double x) { float f = x; uint32_t n; memcpy(&n, &f, 4); return n >> 16; }
static double out(T x) { uint32_t n = (uint32_t)x << 16; float f; memcpy(&f, &n, 4); return f; }
float __truncdfbf2(double x) {
  uint64_t n; memcpy(&n, &x, 8);
  float f = x; uint32_t m; memcpy(&m, &f, 4);
  if (x != x) m = 0x7fc00000;
  else {
    if ((double)f != x && !isinf(f)) { if (fabs((double)f) > fabs(x)) m--; m |= 1; } // rounds to odd
    m += 0x7fff + (m >> 16 & 1);
  }
  m >>= 16; memcpy(&f, &m, 4); return f;
}
`)
	default:
		b.WriteString("static T in(double x) { return x; }\nstatic double out(T x) { return x; }\n")
	}
	fmt.Fprintf(&b, "static const double args[][2] = {\n")
	for _, a := range args {
		fmt.Fprintf(&b, "  {%s, %s},\n", literal(a[0]), literal(a[1]))
	}
	b.WriteString("};\n")
	scalar := "T"
	if v.format.Bits < 24 {
		scalar = "float" // whose lower half a function takes in a register
	}
	for _, f := range elementary.Functions[uint64]() {
		if v.lanes == 1 {
			fmt.Fprintf(&b, "%s t_%s(%s, %s);\n", scalar, f.Name, scalar, scalar)
		} else {
			fmt.Fprintf(&b, "void t_%s(T*, T*, int64_t, int64_t, int64_t);\n", f.Name)
		}
	}
	b.WriteString("int main(void) {\n")
	for _, f := range elementary.Functions[uint64]() {
		switch {
		case v.lanes > 1:
			fmt.Fprintf(&b, `  for (int i = 0; i < %d; i += %d) {
    static T __attribute__((aligned(64))) m[3 * %d];
    for (int j = 0; j < %d; j++) { m[j] = args[i+j][0]; m[%d + j] = args[i+j][1]; }
    t_%s(m, m, 0, 3, 1);
    for (int j = 0; j < %d; j++) printf("%%a\n", (double)m[2 * %d + j]);
  }
`, len(args), v.lanes, v.stride(), v.lanes, v.stride(), f.Name, v.lanes, v.stride())
		case v.format.Bits < 24:
			fmt.Fprintf(&b, `  for (int i = 0; i < %d; i++) {
    float x, y, r; uint32_t n = in(args[i][0]); memcpy(&x, &n, 4); n = in(args[i][1]); memcpy(&y, &n, 4);
    r = t_%s(x, y); memcpy(&n, &r, 4); printf("%%a\n", out(n));
  }
`, len(args), f.Name)
		default:
			fmt.Fprintf(&b, "  for (int i = 0; i < %d; i++) printf(\"%%a\\n\", out(t_%s(in(args[i][0]), in(args[i][1]))));\n", len(args), f.Name)
		}
	}
	b.WriteString("}\n")
	return b.String()
}

// stride is how many elements a vector takes in memory: a row of three has the room of four.
func (v variant) stride() int {
	if v.lanes == 3 {
		return 4
	}
	return v.lanes
}

func literal(x float64) string {
	switch {
	case math.IsNaN(x):
		return "NAN"
	case math.IsInf(x, 0):
		return strconv.Itoa(int(math.Copysign(1, x))) + " * INFINITY"
	}
	return strconv.FormatFloat(x, 'x', -1, 64)
}

// run compiles a module of the LLVM dialect and a program, and reads the numbers that it prints.
func run(t *testing.T, module, program, llc string) []float64 {
	t.Helper()
	dir := t.TempDir()
	text := oracle.Pipe(t, module, "mlir-translate-13", "-mlir-to-llvmir")
	object, source, executable := filepath.Join(dir, "m.o"), filepath.Join(dir, "main.c"), filepath.Join(dir, "main")
	oracle.Pipe(t, text, llc, "-filetype=obj", "-relocation-model=pic", "-o", object)
	require.NoError(t, os.WriteFile(source, []byte(program), 0o666))
	oracle.Pipe(t, "", "cc", "-O1", "-Wall", "-o", executable, source, object, "-lm")
	out, err := exec.Command(executable).Output()
	require.NoError(t, err)
	var list []float64
	for _, line := range strings.Fields(string(out)) {
		x, err := strconv.ParseFloat(strings.Replace(line, "-nan", "nan", 1), 64)
		require.NoError(t, err)
		list = append(list, x)
	}
	return list
}
