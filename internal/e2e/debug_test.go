package e2e_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

const dotProduct = `func @dot(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %zero = constant 0.0 : f32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
    %a = memref.load %x[%i] : memref<?xf32>
    %b = memref.load %y[%i] : memref<?xf32>
    %prod = mulf %a, %b : f32
    %next = addf %acc, %prod : f32
    scf.yield %next : f32
  }
  return %sum : f32
}
`

const dotMain = `#include <stdint.h>
float dot(float *, float *, int64_t, int64_t, int64_t, float *, float *, int64_t, int64_t, int64_t, int64_t);
int main(void) {
  float x[4] = {1, 2, 3, 4}, y[4] = {5, 6, 7, 8};
  return dot(x, x, 0, 4, 1, y, y, 0, 4, 1, 4) != 70;
}
`

// debugged links out.o with a program in C and has gdb carry out commands. What gdb says goes
// without the addresses.
func (d *desk) debugged(main string, commands ...string) string {
	d.t.Helper()
	d.plant("main.c", main)
	out, err := d.command(d.t.Context(), "cc", "-O0", "-o", "program", "main.c", "out.o").CombinedOutput()
	require.NoError(d.t, err, "%s", out)
	args := []string{"-nx", "-q", "-batch", "-iex", "set debuginfod enabled off", "-iex", "set auto-load off"}
	for _, c := range append([]string{"set startup-with-shell off", "set print address off"}, commands...) {
		args = append(args, "-ex", c)
	}
	out, err = d.command(d.t.Context(), "gdb", append(args, "program")...).CombinedOutput()
	require.NoError(d.t, err, "%s", out)
	if strings.Contains(string(out), "ptrace: Operation not permitted") && os.Getenv("CI") == "" {
		d.t.Skip("gdb must not start a program here")
	}
	return string(out)
}

// TestDebugger has gdb stop at a line of the module's text, step, and show arguments, the
// induction variable and results by their names, in code that was not optimized and in code
// that was.
func TestDebugger(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	oracle.Need(t, "gdb")
	for _, level := range []string{"0", "2"} {
		t.Run(level, func(t *testing.T) {
			t.Parallel()
			assert.Contains(t, repositoryFile(t, "docs/debugging.md"), "```mlir\n"+dotProduct+"```\n", "the page shows the program")
			d := newDesk(t, map[string]string{"dot.mlir": dotProduct})
			d.succeed("--pipeline", "cpu", "--set", "stage-options.llc.opt-level="+level, "dot.mlir", "-o", "out.o")
			got := d.debugged(dotMain, "break dot.mlir:8", "run", "print n", "print i", "print a", "continue", "print i",
				"print x.aligned[i]", "next", "whatis x", "whatis dot", "backtrace", "continue", "print i", "delete", "continue")
			for _, want := range []string{
				"Breakpoint 1, dot (x=..., y=..., n=4) at dot.mlir:8",
				"8\t    %prod = mulf %a, %b : f32", // the text of the module
				"$1 = 4\n", "$2 = 0\n", "$3 = 1\n",
				"$4 = 1\n", "$5 = 2\n", // the second iteration
				"9\t    %next = addf %acc, %prod : f32",
				"type = memref<?xf32>\n", "type = f32 (memref<?xf32>, memref<?xf32>, i64)\n",
				"#0  dot (x=..., y=..., n=4) at dot.mlir:9\n#1  main ()",
				"$6 = 2\n", "exited normally",
			} {
				assert.Contains(t, strings.ReplaceAll(got, "struct memref", "memref"), want)
			}
		})
	}
}

const inlined = `func private @scale(%v: f32, %k: f32) -> f32 {
  %scaled = mulf %v, %k : f32
  %shifted = addf %scaled, %k : f32
  return %shifted : f32
}
func @total(%x: memref<?xf32>, %n: index, %k: f32) -> f32 {
  %zero = constant 0.0 : f32
  %sum = affine.for %i = 0 to %n iter_args(%acc = %zero) -> (f32) {
    %e = affine.load %x[%i] : memref<?xf32>
    %s = call @scale(%e, %k) : (f32, f32) -> f32
    %next = addf %acc, %s : f32
    affine.yield %next : f32
  }
  return %sum : f32
}
`

const inlinedMain = `#include <stdint.h>
float total(float *, float *, int64_t, int64_t, int64_t, int64_t, float);
int main(void) {
  float x[4] = {1, 2, 3, 4};
  return total(x, x, 0, 4, 1, 4, 2) != 28;
}
`

// TestDebuggerInInlinedCode has gdb tell the frames of a function that was inlined and is gone,
// each with what is visible in it.
func TestDebuggerInInlinedCode(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	oracle.Need(t, "gdb")
	d := newDesk(t, map[string]string{"total.mlir": inlined, "inline.toml": `extends = "cpu"
[[stage]]
pass = "inline"
before = "lower-affine"
[[stage]]
id = "llc"
opt-level = "0"
`})
	d.succeed("--pipeline", "inline.toml", "total.mlir", "-o", "out.o")
	got := d.debugged(inlinedMain, "break total.mlir:3", "run", "backtrace", "info locals", "up", "print i", "print n", "delete", "continue")
	for _, want := range []string{
		"#0  scale () at total.mlir:3\n#1  total (x=..., n=4, k=2) at total.mlir:10\n#2  main ()",
		"scaled = 2\n", "$1 = 0\n", "$2 = 4\n", "exited normally",
	} {
		assert.Contains(t, got, want)
	}
	d = newDesk(t, map[string]string{"total.mlir": inlined})
	d.succeed("--pipeline", "cpu-O3", "total.mlir", "-o", "out.o")
	got = d.debugged(inlinedMain, "break total.mlir:2", "run", "backtrace", "delete", "continue")
	assert.Regexp(t, `(?s)#0  scale \(\) at total.mlir:2\n#1  total \(x=.*at total.mlir:10\n#2  main \(\).*exited normally`, got)
}

// TestDebuggerInOriginalSource has gdb show the file that locations name instead of the module.
func TestDebuggerInOriginalSource(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	oracle.Need(t, "gdb")
	d := newDesk(t, map[string]string{
		"square.lang": "fun square(number)\n  let result = number * number\n  result + 1\n",
		"square.mlir": `#f = loc("square.lang":1:1)
func @square(%arg0: i32 loc("number"("square.lang":1:12))) -> i32 {
  %c = constant 1 : i32 loc("square.lang":3:12)
  %0 = muli %arg0, %arg0 : i32 loc("result"(fused["square.lang":2:16, "other.lang":7:8]))
  %1 = addi %0, %c : i32 loc("square.lang":3:3)
  return %1 : i32 loc("square.lang":3:3)
} loc(#f)
`})
	d.succeed("--set", "stage-options.llc.opt-level=0", "square.mlir", "-o", "out.o")
	got := d.debugged("int square(int);\nint main(void) { return square(6) != 37; }\n",
		"break square.lang:2", "break square.lang:3", "run", "print number", "continue", "print result", "continue")
	for _, want := range []string{"Breakpoint 1, square (number=6) at square.lang:2", "$1 = 6\n", "3\t  result + 1", "$2 = 36\n", "exited normally"} {
		assert.Contains(t, got, want)
	}
}

// TestDebugInfoLeavesCodeAlone compares the instructions of objects with debug information and
// without, of every eighth kernel; TEST_LONG=1 takes all. llc at level 0 has others: it keeps in a register what
// a debugger may ask for.
func TestDebugInfoLeavesCodeAlone(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	oracle.Need(t, "objcopy")
	d := newDesk(t, nil)
	kernels, err := filepath.Glob(filepath.Join(root, "examples", "kernels", "*.mlir"))
	require.NoError(t, err)
	require.Greater(t, len(kernels), 20)
	text := func(pipeline, file, debugInfo string) []byte {
		name := debugInfo + ".o"
		got := d.mlirc("--pipeline", pipeline, "--set", "debug-info="+debugInfo, file, "-o", name)
		require.Equal(t, 0, got.status, "%s", got.stderr)
		code := filepath.Join(d.dir, "code")
		out, err := d.command(context.Background(), "objcopy", "-O", "binary", "-j", ".text", name, code).CombinedOutput()
		require.NoError(t, err, "%s", out)
		data, err := os.ReadFile(code)
		require.NoError(t, err)
		return data
	}
	for i, file := range kernels {
		if os.Getenv("TEST_LONG") == "" && i%8 != 0 {
			continue
		}
		file, err := filepath.Abs(file)
		require.NoError(t, err)
		for _, pipeline := range []string{"cpu", "cpu-O3"} {
			want := text(pipeline, file, "none")
			require.NotEmpty(t, want)
			assert.Equal(t, want, text(pipeline, file, "line"), "%s, %s, lines", filepath.Base(file), pipeline)
			assert.Equal(t, want, text(pipeline, file, "full"), "%s, %s", filepath.Base(file), pipeline)
		}
	}
}

// TestNamesThroughProcesses keeps the names of values from text to text, through bytecode and
// conversions in other processes.
func TestNamesThroughProcesses(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"dot.mlir": dotProduct})
	const flag = "-mlir-use-nameloc-as-prefix"
	again := d.succeed("opt", flag, "dot.mlir")
	for _, line := range strings.Split(strings.TrimSpace(dotProduct), "\n") {
		assert.Contains(t, again, strings.ReplaceAll(line, "constant 0.0 ", "constant 0.000000e+00 "))
	}
	d.write("dot.mlirbc", d.succeed("opt", flag, "-emit-bytecode", "dot.mlir"))
	assert.Equal(t, again, d.succeed("opt", flag, "dot.mlirbc"))
	low := d.succeed("opt", flag, "-convert-scf-to-std", "-convert-std-to-llvm", "dot.mlir")
	for _, want := range []string{
		"^bb1(%i: i64, %acc: f32):", "%a = llvm.load", "%b = llvm.load", "%prod = llvm.fmul %a, %b", "%next = llvm.fadd %acc, %prod",
		"llvm.icmp \"slt\" %i, %n : i64", "%c0 = llvm.mlir.constant(0 : index)",
	} {
		assert.Contains(t, low, want)
	}
	plain := d.succeed("opt", "-convert-scf-to-std", "-convert-std-to-llvm", "dot.mlir")
	assert.NotContains(t, plain, "%prod")
	assert.NotContains(t, d.succeed("opt", "-mlir-print-debuginfo", "dot.mlir"), `"prod"`)
	assert.Contains(t, d.succeed("opt", flag, "-mlir-print-debuginfo", "dot.mlir"), `loc("prod"("dot.mlir":8:13))`)
}
