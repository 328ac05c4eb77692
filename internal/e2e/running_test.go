package e2e_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/host/npy"
	"github.com/mlirc/mlirc/internal/oracle"
)

// allConventions are those that come with the plugins.
var allConventions = []string{"descriptor", "bare-ptr", "descriptor-pointer", "sized-pointer"}

// elementTypes are types of elements with a value and how it is shown.
var elementTypes = []struct{ t, value, shown string }{
	{"i1", "true", "true"}, {"i7", "-64", "-64"}, {"i8", "-3", "-3"}, {"i16", "-300", "-300"},
	{"i32", "-70000", "-70000"}, {"i64", "-5000000000", "-5000000000"},
	{"i65", "18446744073709551617", "-18446744073709551615"}, {"i128", "-18446744073709551617", "-18446744073709551617"},
	{"ui8", "255", "255"}, {"si16", "-300", "-300"}, {"ui64", "18446744073709551615", "18446744073709551615"},
	{"index", "12345678901", "12345678901"},
	{"f16", "1.5", "1.5"}, {"f32", "0.1", "0.1"}, {"f64", "1e300", "1e+300"},
	{"complex<f32>", "(1,-0.5)", "(1.0,-0.5)"}, {"complex<f64>", "2", "(2.0,0.0)"},
}

// TestRunElements takes memrefs and numbers of all types, and shows what comes back, under
// all conventions.
func TestRunElements(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	var params, results, types, args []string
	var body, memory, numbers, changed strings.Builder
	for i, e := range elementTypes {
		m := "memref<2x3x" + e.t + ">"
		params = append(params, fmt.Sprintf("%%m%d: %s, %%x%d: %s", i, m, i, e.t))
		types = append(types, m, e.t)
		results = append(results, fmt.Sprintf("%%m%d, %%x%d", i, i))
		fmt.Fprintf(&body, "  memref.store %%x%d, %%m%d[%%one, %%two] : %s\n", i, i, m)
		args = append(args, "0", e.value)
		zero := "0"
		switch {
		case e.t == "i1":
			zero = "false"
		case e.t[0] == 'f':
			zero = "0.0"
		case e.t[0] == 'c':
			zero = "(0.0,0.0)"
		}
		shown := fmt.Sprintf("[[%[1]s, %[1]s, %[1]s],\n [%[1]s, %[1]s, %[2]s]]\n", zero, e.shown)
		memory.WriteString(shown + e.shown + "\n")
		fmt.Fprintf(&changed, "argument %d:\n%s", 2*i+1, shown)
	}
	text := "func @f(" + strings.Join(params, ", ") + ") -> (" + strings.Join(types, ", ") + ") {\n" +
		"  %one = constant 1 : index\n  %two = constant 2 : index\n" + body.String() +
		"  return " + strings.Join(results, ", ") + " : " + strings.Join(types, ", ") + "\n}\n"
	d := newDesk(t, map[string]string{"in.mlir": text})
	want := memory.String() + numbers.String() + changed.String()
	for _, c := range allConventions {
		got := d.succeed(append([]string{"run", "--set", "memref.convention=" + c, "in.mlir"}, args...)...)
		assert.Equal(t, want, got, c)
	}
	assert.Equal(t, want, d.succeed(append([]string{"run", "-p", "cpu-O3", "in.mlir"}, args...)...))
	d.alone()
}

// layouts is a program with memrefs of each rank, of open sizes and strides, and of unknown
// rank.
const layouts = `
func @ranks(%a: memref<i32>, %b: memref<3xi32>, %c: memref<2x?xi32>, %d: memref<?x1x2xi32>, %e: memref<1x2x1x2xi32>) -> (memref<?x?x?x?xi32>, i32) {
  %0 = constant 0 : index
  %1 = constant 1 : index
  %x = memref.load %a[] : memref<i32>
  memref.store %x, %b[%1] : memref<3xi32>
  memref.store %x, %c[%1, %1] : memref<2x?xi32>
  memref.store %x, %d[%1, %0, %1] : memref<?x1x2xi32>
  memref.store %x, %e[%0, %1, %0, %1] : memref<1x2x1x2xi32>
  %f = memref.cast %e : memref<1x2x1x2xi32> to memref<?x?x?x?xi32>
  return %f, %x : memref<?x?x?x?xi32>, i32
}
func @static(%a: memref<i32>, %b: memref<3xi32>, %e: memref<1x2x1x2xi32>) -> memref<1x2x1x2xi32> {
  %0 = constant 0 : index
  %1 = constant 1 : index
  %x = memref.load %a[] : memref<i32>
  memref.store %x, %b[%1] : memref<3xi32>
  memref.store %x, %e[%0, %1, %0, %1] : memref<1x2x1x2xi32>
  return %e : memref<1x2x1x2xi32>
}
func @strided(%a: memref<2x3xi32, offset: 5, strides: [10, 2]>) -> memref<2x3xi32, offset: 5, strides: [10, 2]> {
  %0 = constant 0 : index
  %2 = constant 2 : index
  %x = memref.load %a[%0, %2] : memref<2x3xi32, offset: 5, strides: [10, 2]>
  %y = addi %x, %x : i32
  memref.store %y, %a[%0, %2] : memref<2x3xi32, offset: 5, strides: [10, 2]>
  return %a : memref<2x3xi32, offset: 5, strides: [10, 2]>
}
func @open(%a: memref<?x?xi32, offset: ?, strides: [?, 1]>) -> memref<?x?xi32, offset: ?, strides: [?, ?]> {
  %0 = memref.subview %a[0, 1] [2, 2] [1, 1] : memref<?x?xi32, offset: ?, strides: [?, 1]> to memref<2x2xi32, offset: ?, strides: [?, 1]>
  %1 = memref.transpose %0 (i, j) -> (j, i) : memref<2x2xi32, offset: ?, strides: [?, 1]> to memref<2x2xi32, affine_map<(d0, d1)[s0, s1] -> (d0 + s0 + d1 * s1)>>
  %2 = memref.cast %1 : memref<2x2xi32, affine_map<(d0, d1)[s0, s1] -> (d0 + s0 + d1 * s1)>> to memref<?x?xi32, offset: ?, strides: [?, ?]>
  return %2 : memref<?x?xi32, offset: ?, strides: [?, ?]>
}
func @unranked(%a: memref<*xi32>) -> (memref<*xi32>, index) {
  %0 = rank %a : memref<*xi32>
  return %a, %0 : memref<*xi32>, index
}
func @vectors(%a: vector<2x3xi32>, %b: memref<2xvector<2xf32>>) -> (vector<2x3xi32>, vector<2xf32>) {
  %0 = constant 0 : index
  %1 = constant 1 : index
  %v = memref.load %b[%1] : memref<2xvector<2xf32>>
  %w = addf %v, %v : vector<2xf32>
  memref.store %w, %b[%0] : memref<2xvector<2xf32>>
  %s = addi %a, %a : vector<2x3xi32>
  return %s, %w : vector<2x3xi32>, vector<2xf32>
}
func @brain(%a: memref<2xbf16>) {
  %0 = constant 0 : index
  %1 = constant 1 : index
  %x = memref.load %a[%0] : memref<2xbf16>
  memref.store %x, %a[%1] : memref<2xbf16>
  return
}
func @none() {
  return
}
`

// function is the text of one function of a program.
func function(t *testing.T, text, name string) string {
	t.Helper()
	_, rest, ok := strings.Cut(text, "func @"+name+"(")
	require.True(t, ok, name)
	body, _, ok := strings.Cut(rest, "\n}\n")
	require.True(t, ok, name)
	return "func @" + name + "(" + body + "\n}\n"
}

// TestRunLayouts takes memrefs of each rank and layout, under the conventions that have
// them.
func TestRunLayouts(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, nil)
	all := []string{"descriptor", "descriptor-pointer"}
	for _, c := range []struct {
		entry       string
		conventions []string
		args        []string
		want        string
	}{
		{"ranks", append(all, "sized-pointer"), []string{"7", "[1,2,3]", "2x2xi32=0", "[[[1, 2]], [[3, 4]]]", "1"},
			"[[[[1, 1]],\n  [[1, 7]]]]\n7\nargument 2:\n[1, 7, 3]\nargument 3:\n[[0, 0],\n [0, 7]]\n" +
				"argument 4:\n[[[1, 2]],\n [[3, 7]]]\nargument 5:\n[[[[1, 1]],\n  [[1, 7]]]]\n"},
		{"static", allConventions, []string{"7", "[1,2,3]", "1"}, "[[[[1, 1]],\n  [[1, 7]]]]\nargument 2:\n[1, 7, 3]\nargument 3:\n[[[[1, 1]],\n  [[1, 7]]]]\n"},
		{"strided", []string{"descriptor", "descriptor-pointer", "bare-ptr"}, []string{"[[1,2,3],[4,5,6]]"}, "[[1, 2, 6],\n [4, 5, 6]]\nargument 1:\n[[1, 2, 6],\n [4, 5, 6]]\n"},
		{"open", all, []string{"[[1,2,3],[4,5,6]]"}, "[[2, 5],\n [3, 6]]\n"},
		{"unranked", all, []string{"[[1,2,3],[4,5,6]]"}, "[[1, 2, 3],\n [4, 5, 6]]\n2\n"},
		{"unranked", all, []string{"2xi32=9"}, "[9, 9]\n1\n"},
		{"vectors", allConventions, []string{"[[1,2,3],[4,5,6]]", "[[1, 2], [3, 4.5]]"}, "[[2, 4, 6],\n [8, 10, 12]]\n[6.0, 9.0]\nargument 2:\n[[6.0, 9.0],\n [3.0, 4.5]]\n"},
		{"none", allConventions, nil, ""},
		{"brain", allConventions, []string{"[-2.5, 0]"}, "argument 1:\n[-2.5, -2.5]\n"},
	} {
		d.plant(c.entry+".mlir", function(t, layouts, c.entry))
		for _, name := range c.conventions {
			args := append([]string{"run", "--set", "memref.convention=" + name, c.entry + ".mlir"}, c.args...)
			if c.entry == "brain" { // which LLVM 14 has on few targets
				oracle.Need(t, "llc-19")
				args = append(args, "--set", "toolchain.llc=llc-19")
			}
			assert.Equal(t, c.want, d.succeed(args...), "%s %s", name, c.entry)
		}
	}
	d.alone()
}

// TestRunRefuses says what a convention cannot pass, and blames the user's function alone.
func TestRunRefuses(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": "func @f(%a: memref<?xf32>) {\n  return\n}\n"})
	got := d.mlirc("run", "--set", "memref.convention=bare-ptr", "in.mlir", "[1]")
	assert.Equal(t, 1, got.status)
	assert.Contains(t, got.stderr, "in.mlir:1:1: error: cannot legalize operation 'func'")
	assert.NotContains(t, got.stderr, "<mlirc run>")
}

// saxpy adds a multiple of a memref to another.
const saxpy = `func @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) -> memref<?xf32> {
  %c0 = constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %0 = affine.load %x[%i] : memref<?xf32>
    %1 = mulf %a, %0 : f32
    %2 = affine.load %y[%i] : memref<?xf32>
    %3 = addf %1, %2 : f32
    affine.store %3, %y[%i] : memref<?xf32>
  }
  return %x : memref<?xf32>
}
func @wide(%a: memref<2xi128>) -> i128 {
  %c0 = constant 0 : index
  %0 = memref.load %a[%c0] : memref<2xi128>
  return %0 : i128
}
`

// TestRunFiles reads arguments from files and writes values to others.
func TestRunFiles(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": saxpy})
	x, err := npy.Encode(&npy.Array{Type: "f4", Shape: []int64{2}, Data: []byte("\x00\x00\x80\x3f\x00\x00\x00\x40")})
	require.NoError(t, err)
	d.plant("x.npy", string(x))
	assert.Empty(t, d.succeed("run", "in.mlir", "-e", "saxpy", "--arg", "2", "--arg", "x.npy", "--arg", "2xf32=0.5", "--save", "arg3=y.npy", "--save", "result1=r.txt"))
	assert.Equal(t, "[1.0, 2.0]\n", d.read("r.txt"))
	y, err := npy.Decode([]byte(d.read("y.npy")))
	require.NoError(t, err)
	assert.Equal(t, npy.Array{Type: "f4", Shape: []int64{2}, Data: []byte("\x00\x00\x20\x40\x00\x00\x90\x40")}, *y)
	assert.Equal(t, "[1.0, 2.0]\nargument 3:\n[4.5, 8.5]\n", d.succeed("run", "in.mlir", "-e", "saxpy", "2", "x.npy", "y.npy"))
	random := d.succeed("run", "in.mlir", "-e", "saxpy", "--seed", "3", "2", "2xf32=random", "2xf32=random")
	assert.Equal(t, random, d.succeed("run", "in.mlir", "-e", "saxpy", "2", "2xf32=random:3", "2xf32=random:3"))
	assert.NotEqual(t, random, d.succeed("run", "in.mlir", "-e", "saxpy", "2", "2xf32=random", "2xf32=random"))
	large := d.succeed("run", "in.mlir", "-e", "saxpy", "0", "2000xf32=1", "2000xf32=1")
	assert.Equal(t, "[1.0, 1.0, 1.0, ..., 1.0, 1.0, 1.0]\n", large)
	large = d.succeed("run", "in.mlir", "-e", "saxpy", "--full", "0", "2000xf32=1", "2000xf32=1")
	assert.Equal(t, 2000, strings.Count(large, "1.0"))

	args := []string{"run", "in.mlir", "-e", "saxpy", "2", "x.npy", "2xf32=1"}
	for save, want := range map[string]string{
		"arg2=x.npy":         "cannot write 'x.npy': it is an argument",
		"arg2=in.mlir":       "cannot write 'in.mlir': it is the input",
		"result2=r.npy":      "--save 'result2=r.npy': function 'saxpy' returns 1 results",
		"arg4=r.npy":         "--save 'arg4=r.npy': function 'saxpy' takes 3 arguments",
		"arg1=r.npy":         "--save 'arg1=r.npy': argument 1 is no memref, which a function could write to",
		"out.npy":            "--save 'out.npy': write --save result1=FILE or --save arg1=FILE",
		"arg0=out.npy":       "--save 'arg0=out.npy': write --save result1=FILE or --save arg1=FILE",
		"1=out.npy":          "--save '1=out.npy': write --save result1=FILE or --save arg1=FILE",
		"result1=":           "'--save result1' names no file: its value is empty; - is the standard output",
		"result1=none/x.npy": "cannot write 'none/x.npy': ",
	} {
		got := d.mlirc(append(args, "--save", save)...)
		assert.Equal(t, 2, got.status, save)
		assert.Contains(t, got.stderr, "mlirc: error: "+want, save)
	}
	got := d.mlirc(append(args, "--save", "arg2=a", "--save", "arg2=b")...)
	assert.Equal(t, "mlirc: error: --save 'arg2=b': it is written to 'a' already\n", got.stderr)
	got = d.mlirc("run", "in.mlir", "-e", "wide", "1", "--save", "result1=w.npy")
	assert.Equal(t, "mlirc: error: --save 'result1=w.npy': NumPy has no type for i128; give the file another ending, and it gets text\n", got.stderr)
	d.alone()
}

// TestRunLLVM calls functions of the LLVM dialect, as mlir-cpu-runner does.
func TestRunLLVM(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	text := `llvm.func @f() -> f32 {
  %0 = llvm.mlir.constant(1.5 : f32) : f32
  llvm.return %0 : f32
}
llvm.func @g(%a: i32, %v: vector<2xf32>) -> !llvm.struct<(i32, vector<2xf32>)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, vector<2xf32>)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, vector<2xf32>)>
  %2 = llvm.insertvalue %v, %1[1] : !llvm.struct<(i32, vector<2xf32>)>
  llvm.return %2 : !llvm.struct<(i32, vector<2xf32>)>
}
llvm.func @main() {
  llvm.return
}
llvm.func @p(%a: !llvm.ptr<i8>) {
  llvm.return
}
llvm.func @i() -> i64 {
  %0 = llvm.mlir.constant(-42 : i64) : i64
  llvm.return %0 : i64
}
`
	d := newDesk(t, map[string]string{"in.mlir": text})
	assert.Equal(t, "1.5\n", d.succeed("run", "in.mlir", "-e", "f"))
	assert.Equal(t, "7\n[1.0, 2.0]\n", d.succeed("run", "in.mlir", "-e", "g", "7", "[1, 2]"))
	assert.Empty(t, d.succeed("run", "in.mlir"))
	assert.Empty(t, d.succeed("run", "in.mlir", "-e", "f", "-entry-point-result=void"))
	for entry, result := range map[string]string{"f": "f32", "i": "i64"} {
		want := oracle.Pipe(t, text, "mlir-cpu-runner-13", "-e", entry, "-entry-point-result="+result)
		assert.Equal(t, want, d.succeed("run", "in.mlir", "-e", entry, "-entry-point-result="+result))
	}
	got := d.mlirc("run", "in.mlir", "-e", "p")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "function 'p': argument 1: !llvm.ptr<i8> cannot be passed")
	d.plant("many.mlir", "llvm.func @many(...) {\n  llvm.return\n}\n")
	got = d.mlirc("run", "many.mlir")
	assert.Equal(t, "mlirc: error: function 'many': it takes any number of arguments; write a function around it that takes some\n", got.stderr)
	got = d.mlirc("run", "in.mlir", "-e", "f", "--entry-point-result", "i32")
	assert.Equal(t, "mlirc: error: --entry-point-result: function 'f' returns (f32), not i32\n", got.stderr)
	d.plant("taken.mlir", "func @mlirc_run() {\n  return\n}\nfunc @f() {\n  return\n}\n")
	got = d.mlirc("run", "taken.mlir", "-e", "f")
	assert.Equal(t, "mlirc: error: the module has 'mlirc_run', which is what `mlirc run` adds; rename it\n", got.stderr)
}

// printing calls the functions of MLIR's runner libraries.
const printing = `
func private @print_memref_f32(memref<*xf32>) attributes {llvm.emit_c_interface}
func private @print_memref_f64(memref<*xf64>) attributes {llvm.emit_c_interface}
func private @print_memref_i8(memref<*xi8>) attributes {llvm.emit_c_interface}
func private @print_memref_i32(memref<*xi32>) attributes {llvm.emit_c_interface}
func private @print_memref_i64(memref<*xi64>) attributes {llvm.emit_c_interface}
func private @print_memref_shape_f32(memref<*xf32>) attributes {llvm.emit_c_interface}
func private @print_memref_0d_f32(memref<f32>) attributes {llvm.emit_c_interface}
func private @print_memref_1d_f32(memref<?xf32>) attributes {llvm.emit_c_interface}
func private @print_memref_2d_f32(memref<?x?xf32>) attributes {llvm.emit_c_interface}
func private @verifyMemRefF32(memref<*xf32>, memref<*xf32>) -> i64 attributes {llvm.emit_c_interface}
func private @verifyMemRefI32(memref<*xi32>, memref<*xi32>) -> i64 attributes {llvm.emit_c_interface}
func private @printI64(i64)
func private @printU64(i64)
func private @printF32(f32)
func private @printF64(f64)
func private @printOpen()
func private @printClose()
func private @printComma()
func private @printNewline()
func private @rtclock() -> f64
func @main() {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %f = constant 1.25e-7 : f32
  %d = constant 123456789.125 : f64
  %i8 = constant 65 : i8
  %i32 = constant -7 : i32
  %i64 = constant -5000000000 : i64
  %a = memref.alloc() : memref<2x2x3xf32>
  affine.for %i = 0 to 2 { affine.for %j = 0 to 2 { affine.for %k = 0 to 3 {
    %n = affine.apply affine_map<(i, j, k) -> (i * 6 + j * 3 + k)> (%i, %j, %k)
    %n32 = index_cast %n : index to i32
    %x = sitofp %n32 : i32 to f32
    affine.store %x, %a[%i, %j, %k] : memref<2x2x3xf32>
  } } }
  memref.store %f, %a[%c1, %c0, %c1] : memref<2x2x3xf32>
  %ua = memref.cast %a : memref<2x2x3xf32> to memref<*xf32>
  call @print_memref_f32(%ua) : (memref<*xf32>) -> ()
  %s = memref.subview %a[0, 0, 1] [2, 1, 2] [1, 1, 1] : memref<2x2x3xf32> to memref<2x2xf32, offset: 1, strides: [6, 1]>
  %us = memref.cast %s : memref<2x2xf32, offset: 1, strides: [6, 1]> to memref<*xf32>
  call @print_memref_f32(%us) : (memref<*xf32>) -> ()
  call @print_memref_shape_f32(%us) : (memref<*xf32>) -> ()
  %b = memref.alloc() : memref<1xf64>
  memref.store %d, %b[%c0] : memref<1xf64>
  %ub = memref.cast %b : memref<1xf64> to memref<*xf64>
  call @print_memref_f64(%ub) : (memref<*xf64>) -> ()
  %c = memref.alloc() : memref<i32>
  memref.store %i32, %c[] : memref<i32>
  %uc = memref.cast %c : memref<i32> to memref<*xi32>
  call @print_memref_i32(%uc) : (memref<*xi32>) -> ()
  %e = memref.alloc() : memref<1x1xi64>
  memref.store %i64, %e[%c0, %c0] : memref<1x1xi64>
  %ue = memref.cast %e : memref<1x1xi64> to memref<*xi64>
  call @print_memref_i64(%ue) : (memref<*xi64>) -> ()
  %g = memref.alloc() : memref<2xi8>
  memref.store %i8, %g[%c0] : memref<2xi8>
  memref.store %i8, %g[%c1] : memref<2xi8>
  %ug = memref.cast %g : memref<2xi8> to memref<*xi8>
  call @print_memref_i8(%ug) : (memref<*xi8>) -> ()
  %z = memref.alloc() : memref<f32>
  memref.store %f, %z[] : memref<f32>
  call @print_memref_0d_f32(%z) : (memref<f32>) -> ()
  %o = memref.alloc(%c1) : memref<?xf32>
  memref.store %f, %o[%c0] : memref<?xf32>
  call @print_memref_1d_f32(%o) : (memref<?xf32>) -> ()
  %t = memref.alloc(%c1, %c1) : memref<?x?xf32>
  memref.store %f, %t[%c0, %c0] : memref<?x?xf32>
  call @print_memref_2d_f32(%t) : (memref<?x?xf32>) -> ()
  call @printOpen() : () -> ()
  call @printI64(%i64) : (i64) -> ()
  call @printComma() : () -> ()
  call @printU64(%i64) : (i64) -> ()
  call @printComma() : () -> ()
  call @printF32(%f) : (f32) -> ()
  call @printComma() : () -> ()
  call @printF64(%d) : (f64) -> ()
  call @printClose() : () -> ()
  call @printNewline() : () -> ()
  %v = constant dense<[[1.0, -2.5e10], [3.0, 0x7F800000]]> : vector<2x2xf32>
  vector.print %v : vector<2x2xf32>
  %w = constant dense<[1, -1]> : vector<2xi8>
  vector.print %w : vector<2xi8>
  %same = call @verifyMemRefF32(%ua, %ua) : (memref<*xf32>, memref<*xf32>) -> i64
  call @printI64(%same) : (i64) -> ()
  %k = memref.alloc() : memref<i32>
  memref.store %i32, %k[] : memref<i32>
  %uk = memref.cast %k : memref<i32> to memref<*xi32>
  %equal = call @verifyMemRefI32(%uc, %uk) : (memref<*xi32>, memref<*xi32>) -> i64
  call @printI64(%equal) : (i64) -> ()
  %zero = constant 0 : i32
  memref.store %zero, %k[] : memref<i32>
  %unequal = call @verifyMemRefI32(%uc, %uk) : (memref<*xi32>, memref<*xi32>) -> i64
  call @printI64(%unequal) : (i64) -> ()
  call @printNewline() : () -> ()
  %now = call @rtclock() : () -> f64
  %then = constant 1.6e9 : f64
  %later = cmpf ogt, %now, %then : f64
  %bit = zexti %later : i1 to i64
  call @printI64(%bit) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
`

// printed is what the program prints, with A for addresses.
const printed = "Unranked Memref base@ = A rank = 3 offset = 0 sizes = [2, 2, 3] strides = [6, 3, 1] data = \n" +
	"[[[0,    1,    2], \n  [3,    4,    5]], \n [[6,    1.25e-07,    8], \n  [9,    10,    11]]]\n" +
	"Unranked Memref base@ = A rank = 2 offset = 1 sizes = [2, 2] strides = [6, 1] data = \n[[1,   2], \n [1.25e-07,   8]]\n" +
	"Unranked Memref base@ = A rank = 2 offset = 1 sizes = [2, 2] strides = [6, 1]\n" +
	"Unranked Memref base@ = A rank = 1 offset = 0 sizes = [1] strides = [1] data = \n[1.23457e+08]\n" +
	"Unranked Memref base@ = A rank = 0 offset = 0 sizes = [] strides = [] data = \n[-7]\n" +
	"Unranked Memref base@ = A rank = 2 offset = 0 sizes = [1, 1] strides = [1, 1] data = \n[[-5000000000]]\n" +
	"Unranked Memref base@ = A rank = 1 offset = 0 sizes = [2] strides = [1] data = \n[A,  A]\n" +
	"Memref base@ = A rank = 0 offset = 0 sizes = [] strides = [] data = \n[1.25e-07]\n" +
	"Memref base@ = A rank = 1 offset = 0 sizes = [1] strides = [1] data = \n[1.25e-07]\n" +
	"Memref base@ = A rank = 2 offset = 0 sizes = [1, 1] strides = [1, 1] data = \n[[1.25e-07]]\n" +
	"( -5000000000, 18446744068709551616, 1.25e-07, 1.23457e+08 )\n" +
	"( ( 1, -2.5e+10 ), ( 3, inf ) )\n( 1, -1 )\n001\n1\n"

// TestRunPrinting compares the printing functions with those of MLIR 13.
func TestRunPrinting(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": printing})
	address := regexp.MustCompile(`0x[0-9a-f]+`)
	for _, convention := range []string{"descriptor", "descriptor-pointer"} {
		got := d.mlirc("run", "--set", "memref.convention="+convention, "in.mlir")
		assert.Equal(t, printed, address.ReplaceAllString(got.stdout, "A"), convention)
		assert.Equal(t, "-7 != 0 offset = 0\n", got.stderr, convention)
		assert.Equal(t, 0, got.status)
	}
	const folder = "/usr/lib/llvm-13/lib/"
	libraries := folder + "libmlir_runner_utils.so.13," + folder + "libmlir_c_runner_utils.so.13"
	oracle.File(t, folder+"libmlir_runner_utils.so.13")
	lowered := d.succeed("opt", "-lower-affine", "-convert-scf-to-std", "-convert-vector-to-llvm", "-convert-std-to-llvm",
		"-reconcile-unrealized-casts", "in.mlir")
	original := oracle.Pipe(t, lowered, "mlir-cpu-runner-13", "-entry-point-result=void", "-shared-libs="+libraries)
	// It prints part of this by C++ streams and part by C's, which a pipe gets in another order.
	assert.ElementsMatch(t, strings.Split(printed, "\n"), strings.Split(address.ReplaceAllString(original, "A"), "\n"))
}

// printingNewer calls the functions of the runner libraries by the names of later versions.
const printingNewer = `
func.func private @printMemrefI8(memref<*xi8>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI16(memref<*xi16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI64(memref<*xi64>)
func.func private @printMemrefInd(memref<*xindex>)
func.func private @printMemrefF16(memref<*xf16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefBF16(memref<*xbf16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF32(memref<*xf32>)
func.func private @printMemrefC64(memref<*xcomplex<f64>>)
func.func private @printMemrefShapeF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemref2dF32(memref<?x?xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dI64(memref<?xi64>) attributes {llvm.emit_c_interface}
func.func private @verifyMemRefI64(memref<*xi64>, memref<*xi64>) -> i64 attributes {llvm.emit_c_interface}
func.func private @printI64(i64)
func.func private @printFlops(f64)
func.func private @printNewline()
memref.global @f32 : memref<2x2xf32> = dense<[[1.5, 2.5], [-0.0, 1.0e30]]>
memref.global @i8 : memref<2xi8> = dense<[65, 66]>
memref.global @i16 : memref<2xi16> = dense<[-300, 3]>
memref.global @i64 : memref<2xi64> = dense<[-300, 3]>
memref.global @ind : memref<1x2xindex> = dense<[[7, -1]]>
memref.global @f16 : memref<5xf16> = dense<[1.5, 65504.0, 6.0e-8, 0x7C00, -0.3]>
memref.global @bf16 : memref<3xbf16> = dense<[1.5, 3.0e38, -0.3]>
memref.global @c64 : memref<2xcomplex<f64>> = dense<[(1.0, -2.5), (0.0, 1.0e-10)]>
func.func @main() {
  %f32 = memref.get_global @f32 : memref<2x2xf32>
  %uf32 = memref.cast %f32 : memref<2x2xf32> to memref<*xf32>
  call @printMemrefF32(%uf32) : (memref<*xf32>) -> ()
  call @printMemrefShapeF32(%uf32) : (memref<*xf32>) -> ()
  %df32 = memref.cast %f32 : memref<2x2xf32> to memref<?x?xf32>
  call @printMemref2dF32(%df32) : (memref<?x?xf32>) -> ()
  %i8 = memref.get_global @i8 : memref<2xi8>
  %ui8 = memref.cast %i8 : memref<2xi8> to memref<*xi8>
  call @printMemrefI8(%ui8) : (memref<*xi8>) -> ()
  %i16 = memref.get_global @i16 : memref<2xi16>
  %ui16 = memref.cast %i16 : memref<2xi16> to memref<*xi16>
  call @printMemrefI16(%ui16) : (memref<*xi16>) -> ()
  %i64 = memref.get_global @i64 : memref<2xi64>
  %ui64 = memref.cast %i64 : memref<2xi64> to memref<*xi64>
  call @printMemrefI64(%ui64) : (memref<*xi64>) -> ()
  %di64 = memref.cast %i64 : memref<2xi64> to memref<?xi64>
  call @printMemref1dI64(%di64) : (memref<?xi64>) -> ()
  %ind = memref.get_global @ind : memref<1x2xindex>
  %uind = memref.cast %ind : memref<1x2xindex> to memref<*xindex>
  call @printMemrefInd(%uind) : (memref<*xindex>) -> ()
  %f16 = memref.get_global @f16 : memref<5xf16>
  %uf16 = memref.cast %f16 : memref<5xf16> to memref<*xf16>
  call @printMemrefF16(%uf16) : (memref<*xf16>) -> ()
  %bf16 = memref.get_global @bf16 : memref<3xbf16>
  %ubf16 = memref.cast %bf16 : memref<3xbf16> to memref<*xbf16>
  call @printMemrefBF16(%ubf16) : (memref<*xbf16>) -> ()
  %c64 = memref.get_global @c64 : memref<2xcomplex<f64>>
  %uc64 = memref.cast %c64 : memref<2xcomplex<f64>> to memref<*xcomplex<f64>>
  call @printMemrefC64(%uc64) : (memref<*xcomplex<f64>>) -> ()
  %same = call @verifyMemRefI64(%ui64, %ui64) : (memref<*xi64>, memref<*xi64>) -> i64
  call @printI64(%same) : (i64) -> ()
  call @printNewline() : () -> ()
  %flops = arith.constant 3.5e10 : f64
  call @printFlops(%flops) : (f64) -> ()
  return
}
`

// printedNewer is what those of MLIR 19 print, with A for addresses.
const printedNewer = "Unranked Memref base@ = A rank = 2 offset = 0 sizes = [2, 2] strides = [2, 1] data = \n" +
	"[[1.5,   2.5], \n [-0,   1e+30]]\n" +
	"Unranked Memref base@ = A rank = 2 offset = 0 sizes = [2, 2] strides = [2, 1]\n" +
	"Memref base@ = A rank = 2 offset = 0 sizes = [2, 2] strides = [2, 1] data = \n[[1.5,   2.5], \n [-0,   1e+30]]\n" +
	"Unranked Memref base@ = A rank = 1 offset = 0 sizes = [2] strides = [1] data = \n[A,  B]\n" +
	"Unranked Memref base@ = A rank = 1 offset = 0 sizes = [2] strides = [1] data = \n[-300,  3]\n" +
	"Unranked Memref base@ = A rank = 1 offset = 0 sizes = [2] strides = [1] data = \n[-300,  3]\n" +
	"Memref base@ = A rank = 1 offset = 0 sizes = [2] strides = [1] data = \n[-300,  3]\n" +
	"Unranked Memref base@ = A rank = 2 offset = 0 sizes = [1, 2] strides = [2, 1] data = \n[[7,   18446744073709551615]]\n" +
	"Unranked Memref base@ = A rank = 1 offset = 0 sizes = [5] strides = [1] data = \n" +
	"[1.5,  65504,  5.96046e-08,  inf,  -0.300049]\n" +
	"Unranked Memref base@ = A rank = 1 offset = 0 sizes = [3] strides = [1] data = \n[1.5,  3.00406e+38,  -0.300781]\n" +
	"Unranked Memref base@ = A rank = 1 offset = 0 sizes = [2] strides = [1] data = \n[(1,-2.5),  (0,1e-10)]\n" +
	"0\n"

// TestRunPrintingNewer calls what programs of today declare.
func TestRunPrintingNewer(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": printingNewer})
	got := d.mlirc("run", "in.mlir", "-e", "main")
	assert.Equal(t, printedNewer, regexp.MustCompile(`0x[0-9a-f]+`).ReplaceAllString(got.stdout, "A"))
	assert.Equal(t, "35.000000 GFLOPS\n", got.stderr)
	assert.Equal(t, 0, got.status)
}

// TestRunShortFloats computes with floats of 16 bits, which llc may leave to functions that the
// runtime has. Each version has a convention of its own for them.
func TestRunShortFloats(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	text := `
func.func @f(%d: f64, %f: f32, %i: i32) -> (f64, f32, i32) {
  %dh = arith.truncf %d : f64 to f16
  %r = arith.extf %dh : f16 to f64
  %fh = arith.truncf %f : f32 to f16
  %product = arith.mulf %dh, %fh : f16
  %s = arith.extf %product : f16 to f32
  %ih = arith.sitofp %i : i32 to f16
  %sum = arith.addf %ih, %product : f16
  %t = arith.fptosi %sum : f16 to i32
  return %r, %s, %t : f64, f32, i32
}
`
	d := newDesk(t, map[string]string{"f16.mlir": text, "bf16.mlir": strings.ReplaceAll(text, "f16", "bf16")})
	for _, version := range []string{"13", "14", "19", "22"} {
		llc, err := exec.LookPath("llc-" + version)
		if err != nil {
			continue
		}
		assert.Equal(t, "1.2998046875\n3.5078125\n6\n", d.succeed("run", "--set", "toolchain.llc="+llc, "f16.mlir", "1.3", "2.7", "3"), version)
		assert.Equal(t, "1.296875\n3.5\n6\n", d.succeed("run", "--set", "toolchain.llc="+llc, "bf16.mlir", "1.3", "2.7", "3"), version)
	}
}

// brain computes with bf16 in memory, in vectors and in a loop.
const brain = `
func.func @f(%v: vector<3xbf16>, %a: bf16, %i: i64, %m: memref<2xbf16>) -> (vector<3xbf16>, i32, bf16, i1, bf16, bf16, bf16, vector<3xbf16>) {
  %c0 = arith.constant 0 : index
  %k = arith.constant dense<[1.5, -2.25, 3.0e38]> : vector<3xbf16>
  %s = arith.addf %v, %k : vector<3xbf16>
  %j = arith.fptoui %a : bf16 to i32
  %f = arith.sitofp %i : i64 to bf16
  %e = math.exp %a : bf16
  %x = vector.extract %v[1] : bf16 from vector<3xbf16>
  %c = arith.cmpf olt, %a, %x : bf16
  memref.store %e, %m[%c0] : memref<2xbf16>
  %l = memref.load %m[%c0] : memref<2xbf16>
  %n = arith.negf %l : bf16
  %r = vector.reduction <add>, %v : vector<3xbf16> into bf16
  %q = vector.reduction <minimumf>, %s : vector<3xbf16> into bf16
  %o = vector.fma %v, %v, %k : vector<3xbf16>
  return %s, %j, %f, %c, %n, %r, %q, %o : vector<3xbf16>, i32, bf16, i1, bf16, bf16, bf16, vector<3xbf16>
}
func.func @round(%from: memref<?xf64>, %to: memref<?xf64>, %single: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %from, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x = affine.load %from[%i] : memref<?xf64>
    %b = arith.truncf %x : f64 to bf16
    %y = arith.extf %b : bf16 to f64
    affine.store %y, %to[%i] : memref<?xf64>
    %f = arith.truncf %x : f64 to f32
    %g = arith.truncf %f : f32 to bf16
    %h = arith.extf %g : bf16 to f32
    %z = arith.extf %h : f32 to f64
    affine.store %z, %single[%i] : memref<?xf64>
  }
  return
}
`

// TestRunBrainFloats: what is computed with bf16 does not depend on the version of LLVM; what becomes bf16 is what
// package num makes of it.
func TestRunBrainFloats(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	values := []float64{
		0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN(), 1.00390625, 1.01171875, 1.00390625000001, 1.0039062499999, 1.0039062500000002,
		-1.00390625, 3.3895313892515355e38, 3.3961775292304957e38, 3.3961775292304e38, 1e300, -1e300, 1e-45, 1e-40, 4.6e-41, 9.183549615799121e-41, 4.5917748078995606e-41, 1e-300,
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 200 { // a step of bf16, and around the middle between two
		x := num.FromFloat64(num.BF16, math.Ldexp(1+random.Float64(), random.IntN(250)-135)).Float64()
		values = append(values, x, -x*(1+1.0/256), math.Nextafter(x*(1+1.0/256), 0), math.Nextafter(x*(1+1.0/256), math.Inf(1)), x*(1+random.Float64()/128))
	}
	var list, want, wantSingle []string
	for _, v := range values {
		list = append(list, strings.ToLower(strconv.FormatFloat(v, 'g', -1, 64)))
		want = append(want, fmt.Sprint(num.FromFloat64(num.BF16, v).Float64()))
		wantSingle = append(wantSingle, fmt.Sprint(num.FromFloat64(num.F32, v).Convert(num.BF16).Float64()))
	}
	d := newDesk(t, map[string]string{"brain.mlir": brain})
	for _, version := range []string{"13", "14", "19", "22"} {
		llc, err := exec.LookPath("llc-" + version)
		if err != nil {
			continue
		}
		with := []string{"run", "--set", "toolchain.llc=" + llc, "--full", "brain.mlir", "--entry"}
		assert.Equal(t, "[2.5, -2.12, inf]\n2\n123000000.0\nfalse\n-12.2\n3e+38\n-2.12\n[2.5, -2.23, inf]\nargument 4:\n[12.2, 7.0]\n",
			d.succeed(append(with, "f", "--", "[1.0, 0.125, 3.0e38]", "2.5", "123456789", "[1.0, 7.0]")...), version)
		out := d.succeed(append(with, "round", "--", "["+strings.Join(list, ", ")+"]", fmt.Sprintf("%dxf64=9", len(list)), fmt.Sprintf("%dxf64=9", len(list)))...)
		assert.Equal(t, [][]string{want, wantSingle}, bracketed(t, out), version)
	}
}

// bracketed are the numbers in brackets of each line of an output.
func bracketed(t *testing.T, out string) (lists [][]string) {
	t.Helper()
	for line := range strings.Lines(out) {
		inside, ok := strings.CutPrefix(strings.TrimSpace(line), "[")
		if !ok {
			continue
		}
		var list []string
		for text := range strings.SplitSeq(strings.TrimSuffix(inside, "]"), ", ") {
			v, err := strconv.ParseFloat(text, 64)
			require.NoError(t, err)
			list = append(list, fmt.Sprint(v))
		}
		lists = append(lists, list)
	}
	return lists
}

// TestRunOwnMemory: functions for memory that the module declares have pointers that do not say what they point to.
func TestRunOwnMemory(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": `
func.func private @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
func.func @main(%v: i32, %n: index) -> i32 {
  %m = memref.alloc(%n) : memref<?xi32>
  %r = memref.alloc(%n) : memref<?x2xi32>
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c1] : memref<?xi32>
  %s = memref.subview %r[0, 0] [%n, 1] [1, 1] : memref<?x2xi32> to memref<?xi32, strided<[2]>>
  memref.copy %m, %s : memref<?xi32> to memref<?xi32, strided<[2]>>
  %w = memref.load %r[%c1, %c0] : memref<?x2xi32>
  memref.dealloc %m : memref<?xi32>
  memref.dealloc %r : memref<?x2xi32>
  return %w : i32
}
`})
	llc := oracle.Tool(t, "llc-19")
	assert.Equal(t, "7\n", d.succeed("run", "--set", "toolchain.llc="+llc, "in.mlir", "7", "2"))
	got := d.mlirc("run", "--set", "toolchain.llc="+oracle.Tool(t, "llc-14"), "in.mlir", "7", "2")
	assert.Contains(t, got.stderr, "which llc 14 cannot read; use llc 15 or later, as llc in [toolchain] or by --set toolchain.llc=FILE")
}

// TestRunLibraries calls functions of shared libraries, and ends as they say.
func TestRunLibraries(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{
		"in.mlir": "func private @twice(i32) -> i32\nfunc private @quit(i32)\n" +
			"func @main(%a: i32) -> i32 {\n  %0 = call @twice(%a) : (i32) -> i32\n  return %0 : i32\n}\n" +
			"func @ends(%a: i32) -> i32 {\n  call @quit(%a) : (i32) -> ()\n  return %a : i32\n}\n" +
			"func @rtclock() -> i32 {\n  %0 = constant 5 : i32\n  return %0 : i32\n}\n",
		"twice.c": "int twice(int a) { return 2 * a; }\n#include <stdlib.h>\n#include <signal.h>\nvoid quit(int status) { if (status < 0) raise(-status); exit(status); }\n",
	})
	require.NoError(t, os.Mkdir(filepath.Join(d.dir, "a folder"), 0o755))
	for _, args := range [][]string{
		{"-o", "libtwice.so"}, {"-o", "a folder/libtwice.so"}, {"-Wl,-soname,libother.so.1", "-o", "libnamed.so"},
	} {
		out, err := d.command(t.Context(), "cc", append([]string{"-shared", "-fPIC", "twice.c"}, args...)...).CombinedOutput()
		require.NoError(t, err, "%s", out)
	}
	for _, library := range []string{"libtwice.so", "a folder/libtwice.so", "libnamed.so"} {
		assert.Equal(t, "42\n", d.succeed("run", "in.mlir", "21", "-shared-libs="+library), library)
	}
	assert.Equal(t, "5\n", d.succeed("run", "in.mlir", "-e", "rtclock", "--shared-libs", "libtwice.so"), "the module's own function counts")
	assert.Empty(t, d.succeed("run", "in.mlir", "-e", "ends", "0", "--shared-libs", "libtwice.so"), "it ended before it returned")
	got := d.mlirc("run", "in.mlir", "-e", "ends", "7", "--shared-libs", "libtwice.so")
	assert.Equal(t, outcome{status: 7}, got)
	got = d.mlirc("run", "in.mlir", "-e", "ends", "-11", "--shared-libs", "libtwice.so")
	assert.Equal(t, outcome{stderr: "mlirc: error: the program was stopped: signal: segmentation fault\n", status: 2}, got)
	got = d.mlirc("run", "in.mlir", "1", "--shared-libs", "none.so")
	assert.Equal(t, outcome{stderr: "mlirc: error: --shared-libs: cannot read 'none.so': no such file or directory\n", status: 2}, got)
	got = d.mlirc("run", "in.mlir", "1")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "twice")
}

// TestAssertions: a program says which assertion fails, also into a pipe.
func TestAssertions(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": "func @small(%n: i64) -> i64 {\n  %c = constant 10 : i64\n  %b = cmpi slt, %n, %c : i64\n" +
		"  assert %b, \"too large\"\n  return %n : i64\n}\n"})
	assert.Equal(t, "7\n", d.succeed("run", "in.mlir", "7"))
	for _, pipeline := range []string{"cpu", "cpu-O3", "cpu-tensor"} {
		got := d.mlirc("run", "-p", pipeline, "in.mlir", "70")
		assert.Equal(t, outcome{
			stdout: "in.mlir:4:3: assertion failed: too large\n",
			stderr: "mlirc: error: the program was stopped: signal: aborted\n", status: 2,
		}, got, pipeline)
	}
}

// TestChecked: the pipeline cpu-checked says which subscript is out of bounds. What cpu-tensor makes of linalg can be checked, too.
func TestChecked(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{
		"in.mlir": `func @main(%n: index) -> f32 {
  %m = memref.alloc() : memref<8xf32>
  %x = constant 1.0 : f32
  affine.for %i = 0 to %n {
    affine.store %x, %m[%i] : memref<8xf32>
  }
  return %x : f32
}
`,
		"tensor.mlir": `func.func @main(%a: memref<?xf32>, %b: memref<?xf32>) {
  linalg.copy ins(%a : memref<?xf32>) outs(%b : memref<?xf32>)
  return
}
`,
		"tensor.toml": "extends = \"cpu-tensor\"\n[[stage]]\npass = \"generate-runtime-verification\"\nbefore = \"lower-affine\"\n",
	})
	assert.Equal(t, "1.0\n", d.succeed("run", "-p", "cpu-checked", "in.mlir", "8"))
	assert.Equal(t, outcome{
		stdout: "in.mlir:5:5: assertion failed: 'affine.store' op: subscript 0 is out of bounds of memref<8xf32>\n",
		stderr: "mlirc: error: the program was stopped: signal: aborted\n", status: 2,
	}, d.mlirc("run", "-p", "cpu-checked", "in.mlir", "9"))
	assert.Equal(t, "argument 2:\n[1.0, 2.0, 0.0]\n", d.succeed("run", "-p", "tensor.toml", "tensor.mlir", "2xf32=[1, 2]", "3xf32=0"))
	got := d.mlirc("run", "-p", "tensor.toml", "tensor.mlir", "3xf32=[1, 2, 3]", "2xf32=0")
	assert.Equal(t, 2, got.status)
	assert.Equal(t, "tensor.mlir:2:3: assertion failed: 'memref.store' op: subscript 0 is out of bounds of memref<?xf32>\n", got.stdout)
}

// TestRunEndsWithMlirc kills mlirc and then the program, which waits for ever.
func TestRunEndsWithMlirc(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	if runtime.GOOS != "linux" {
		t.Skip("only Linux ties a process to another")
	}
	d := newDesk(t, map[string]string{
		"in.mlir": "func private @hold()\nfunc @main() {\n  call @hold() : () -> ()\n  return\n}\n",
		"hold.c":  "#include <fcntl.h>\n#include <unistd.h>\nvoid hold(void) { close(open(\"held\", O_CREAT | O_WRONLY, 0600)); for (;;) pause(); }\n",
	})
	out, err := d.command(t.Context(), "cc", "-shared", "-fPIC", "hold.c", "-o", "libhold.so").CombinedOutput()
	require.NoError(t, err, "%s", out)
	d.killIn("", "run", "in.mlir", "--shared-libs", "libhold.so")
	require.Eventually(t, func() bool { return len(d.processes()) == 0 }, patience, time.Millisecond, "the program is left behind")
	got := d.killIn("/program", "run", "in.mlir", "--shared-libs", "libhold.so")
	assert.Equal(t, outcome{stderr: "mlirc: error: the program was stopped: signal: killed\n", status: 2}, got)
	d.alone()
}

// TestRunCompletes offers what --entry-point-result takes.
func TestRunCompletes(t *testing.T) {
	t.Parallel()
	d := newDesk(t, nil)
	out, err := exec.CommandContext(t.Context(), binary("mlirc"), "__complete", "run", "--entry-point-result", "").Output()
	require.NoError(t, err)
	assert.Equal(t, "void\ni32\ni64\nf32\nf64\n:4\n", string(out))
	assert.Contains(t, d.succeed("run", "--help"), "--shared-libs")
}
