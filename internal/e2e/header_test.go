package e2e_test

import (
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// called is a module whose functions take and return what C can pass.
const called = `func @scale(%a: memref<2x3xf32>, %by: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %old = memref.load %a[%i, %j] : memref<2x3xf32>
      %new = mulf %old, %by : f32
      memref.store %new, %a[%i, %j] : memref<2x3xf32>
    }
  }
  return
}

func @pick(%a: memref<2x3xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %a[%i, %j] : memref<2x3xf32>
  return %0 : f32
}

func @less(%a: i8, %b: i8) -> i1 {
  %0 = cmpi slt, %a, %b : i8
  return %0 : i1
}

func @call_back(%a: memref<2x3xf32>) -> i64 {
  %0 = call @theirs(%a) : (memref<2x3xf32>) -> i64
  return %0 : i64
}

func private @theirs(memref<2x3xf32>) -> i64

func @wrapped(%a: memref<2x3xf32>, %n: i64) -> (memref<2x3xf32>, i64, i1) attributes {llvm.emit_c_interface} {
  %0 = addi %n, %n : i64
  %1 = cmpi eq, %0, %n : i64
  return %a, %0, %1 : memref<2x3xf32>, i64, i1
}

func @same(%a: memref<2x3xf32>) -> memref<2x3xf32> attributes {llvm.emit_c_interface} {
  return %a : memref<2x3xf32>
}

func @twice(%x: f64) -> f64 attributes {llvm.emit_c_interface} {
  %0 = addf %x, %x : f64
  return %0 : f64
}
`

// callers call those functions under one convention. PASS and TAKE are how a memref is
// passed and taken there.
const callers = `#include "in.h"
#include <stdio.h>

static float numbers[2][3] = {{1, 2, 3}, {4, 5, 6}};

int64_t theirs(TAKE) { return (int64_t)(ELEMENTS)[5] + 100; }

int main(void) {
  memref_float_2d m = {numbers[0], numbers[0], 0, {2, 3}, {3, 1}};
  (void)m;
  scale(PASS, 10.0f);
  printf("%g %g %d %d %ld\n", pick(PASS, 0, 1), pick(PASS, 1, 2), less(-3, 2) & 1, less(2, -3) & 1, (long)call_back(PASS));
  wrapped_results r;
  _mlir_ciface_wrapped(&r, &m, 21);
  memref_float_2d s;
  _mlir_ciface_same(&s, &m);
  printf("%g %ld %d %d %g\n", r.result0.aligned[4], (long)r.result1, r.result2, s.aligned == m.aligned, _mlir_ciface_twice(1.5));
  return 0;
}
`

// flat is a memref as the arguments of the convention descriptor.
const flat = "float *a, float *b, int64_t c, int64_t d, int64_t e, int64_t f, int64_t g"

// TestHeader: what C includes fits what is called, under each convention; a header is
// one of C++, too, and two of them go together.
func TestHeader(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	for convention, flags := range map[string][]string{
		"descriptor":         {"-DTAKE=" + flat, "-DELEMENTS=b", "-DPASS=numbers[0],numbers[0],0,2,3,3,1"},
		"descriptor-pointer": {"-DTAKE=memref_float_2d *a", "-DELEMENTS=a->aligned", "-DPASS=&m"},
		"sized-pointer":      {"-DTAKE=float *a, int64_t b, int64_t c", "-DELEMENTS=a", "-DPASS=numbers[0],2,3"},
		"bare-ptr":           {"-DTAKE=float *a", "-DELEMENTS=a", "-DPASS=numbers[0]"},
	} {
		t.Run(convention, func(t *testing.T) {
			t.Parallel()
			d := newDesk(t, map[string]string{"in.mlir": called, "main.c": callers, "mlirc.toml": "[memref]\nconvention = \"" + convention + "\"\n"})
			d.succeed("header", "in.mlir")
			d.succeed("in.mlir", "-o", "in.o")
			d.compile("cc", append(flags, "-std=c11", "-O2", "-Wall", "-Werror", "-o", "program", "main.c", "in.o")...)
			assert.Equal(t, "20 60 1 0 160\n50 42 0 1 3\n", d.run(nil, filepath.Join(d.dir, "program")).stdout)

			d.write("more.mlir", "func @more(%a: memref<4x4xf32>) -> memref<4x4xf32> attributes {llvm.emit_c_interface} {\n  return %a : memref<4x4xf32>\n}\n")
			d.succeed("header", "more.mlir")
			d.write("both.c", "#include \"in.h\"\n#include \"more.h\"\n")
			d.compile("cc", "-std=c99", "-pedantic-errors", "-fsyntax-only", "both.c")
			if _, err := exec.LookPath("c++"); err == nil {
				d.compile("c++", "-x", "c++", "-fsyntax-only", "both.c")
			}
			d.alone()
		})
	}
}

// compile runs a compiler, which has nothing to say.
func (d *desk) compile(name string, args ...string) {
	d.t.Helper()
	out, err := d.command(d.t.Context(), name, args...).CombinedOutput()
	require.NoError(d.t, err, "%s", out)
}

// TestHeaderOfPipeline: options of the pipeline count, files are named as others are, and a
// pipeline without a convention for functions is an error.
func TestHeaderOfPipeline(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{
		"in.mlir":    "func @f(%a: memref<?xf32>, %i: index) {\n  return\n}\nfunc @g(%x: f16) {\n  return\n}\n",
		"small.toml": "[[stage]]\nid = \"convert\"\npass = \"convert-std-to-llvm\"\nemit-c-wrappers = true\nindex-bitwidth = 32\n",
		"none.toml":  "[[stage]]\npass = \"cse\"\n",
	})
	got := d.mlirc("header", "-p", "small.toml", "in.mlir", "-o", "-")
	assert.Equal(t, 0, got.status)
	assert.Contains(t, got.stdout, "\nvoid f(float *a_allocated, float *a_aligned, int32_t a_offset, int32_t a_size0, int32_t a_stride0, int32_t i);\n")
	assert.Contains(t, got.stdout, "\nvoid _mlir_ciface_f(memref_float_1d_")
	assert.Equal(t, "in.mlir:4:1: warning: C cannot call function 'g': C has nothing that is passed as f16 is\nfunc @g(%x: f16) {\n^\n", got.stderr)
	got = d.mlirc("header", "-p", "none.toml", "in.mlir")
	assert.Equal(t, outcome{status: 2, stderr: "mlirc: error: pipeline 'none.toml' has no stage that decides how functions are called, as convert-std-to-llvm does\n"}, got)
	require.Equal(t, 0, d.mlirc("header", "in.mlir").status)
	assert.Contains(t, d.names(), "in.h")
	d.alone()
}
