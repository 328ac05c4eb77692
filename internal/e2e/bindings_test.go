package e2e_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// bound is a module whose functions Go calls.
const bound = `func @scale(%a: memref<?x3xf32>, %by: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c3 = constant 3 : index
  %n = memref.dim %a, %c0 : memref<?x3xf32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %old = memref.load %a[%i, %j] : memref<?x3xf32>
      %new = mulf %old, %by : f32
      memref.store %new, %a[%i, %j] : memref<?x3xf32>
    }
  }
  return
}

func @pick(%a: memref<2x3xf64>, %i: index, %j: index) -> f64 {
  %0 = memref.load %a[%i, %j] : memref<2x3xf64>
  return %0 : f64
}

func @less(%a: i8, %b: i8) -> i1 {
  %0 = cmpi slt, %a, %b : i8
  return %0 : i1
}

func @wrapped(%a: memref<2x3xf64>, %n: i64) -> (memref<2x3xf64>, i64, i1) attributes {llvm.emit_c_interface} {
  %0 = addi %n, %n : i64
  %1 = cmpi eq, %0, %n : i64
  return %a, %0, %1 : memref<2x3xf64>, i64, i1
}

func @fresh(%v: i16) -> memref<4xi16> attributes {llvm.emit_c_interface} {
  %c2 = constant 2 : index
  %m = memref.alloc() : memref<4xi16>
  memref.store %v, %m[%c2] : memref<4xi16>
  return %m : memref<4xi16>
}

func @half(%x: f16) {
  return
}
`

// strided are functions of layouts that only some conventions have.
const strided = `#any = affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>
#third = affine_map<(d0) -> (d0 * 2 + 1)>
func @at(%a: memref<?xi32, #any>, %b: memref<2xi32, #third>, %i: index) -> i32 {
  %0 = memref.load %a[%i] : memref<?xi32, #any>
  %1 = memref.load %b[%i] : memref<2xi32, #third>
  %2 = addi %0, %1 : i32
  return %2 : i32
}
`

// calls is a program that calls them.
const calls = `package main

import "fmt"

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func main() {
	small, data := []float32{1, 2, 3, 4, 5, 6}, []float64{1, 2, 3, 4, 5, 6}
	if err := Scale(Of(small, 2, 3), 10); err != nil {
		panic(err)
	}
	m := Of(data, 2, 3)
	fmt.Println(small, must(Pick(m, 1, 2)), Less(-3, 2), Less(2, -3))
	r, n, same, err := Wrapped(m, 21)
	fmt.Println(*r.At(1, 1), n, same, err)
	f := Fresh(7)
	fmt.Println(*f.At(2), f.Sizes)
	f.Free()
	for _, v := range []View[float64]{Of(data, 3, 2), Of(data, 6), Of(data[:5], 2, 3), {Data: data, Sizes: []int{2, 3}, Strides: []int{1, 2}}, {Data: data, Offset: 1, Sizes: []int{2, 3}, Strides: []int{3, 1}}} {
		_, err := Pick(v, 1, 2)
		fmt.Println(err)
	}
	fmt.Println(Scale(Of[float32](nil, 0, 3), 1), Scale(Of(small, 1, 6), 1))
}
`

const calledByGo = `[10 20 30 40 50 60] 6 true false
5 42 false <nil>
7 [4]
argument 0, a memref<2x3xf64>: size 0 of the view is 3
argument 0, a memref<2x3xf64>: the view has 1 sizes and 1 strides
argument 0, a memref<2x3xf64>: the view reaches from element 0 to 5 of 5
argument 0, a memref<2x3xf64>: stride 0 of the view is 1, not 3
argument 0, a memref<2x3xf64>: the view reaches from element 1 to 6 of 6
<nil> argument 0, a memref<?x3xf32>: size 1 of the view is 6
`

// TestGoBindings: what Go calls fits, under each convention, and a view that does not fit is an error.
func TestGoBindings(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	needCgo(t)
	for _, convention := range []string{"descriptor", "descriptor-pointer", "sized-pointer", "bare-ptr"} {
		t.Run(convention, func(t *testing.T) {
			t.Parallel()
			text, want := bound, calledByGo
			main := calls
			if convention == "bare-ptr" { // it has no sizes
				text, main = replaced(t, text, "?x3xf32", "2x3xf32"), replaced(t, main, "Scale(Of[float32](nil, 0, 3), 1)", "error(nil)")
				want = replaced(t, want, "?x3xf32", "2x3xf32")
				want = replaced(t, want, "memref<2x3xf32>: size 1 of the view is 6", "memref<2x3xf32>: size 0 of the view is 1")
			}
			d := newDesk(t, map[string]string{"in.mlir": text, "main.go": main, "go.mod": "module called\n\ngo 1.24\n", "mlirc.toml": "[memref]\nconvention = \"" + convention + "\"\n"})
			got := d.mlirc("bindings", "--go", "in.mlir")
			assert.Equal(t, 0, got.status, got.stderr)
			assert.Contains(t, got.stderr, "warning: Go cannot call function 'half': C has nothing that is passed as f16 is")
			d.succeed("in.mlir", "-o", "in.o")
			assert.Equal(t, want, d.goRun())
			d.alone()
		})
	}
	for _, convention := range []string{"descriptor", "descriptor-pointer"} {
		t.Run("strides/"+convention, func(t *testing.T) {
			t.Parallel()
			d := newDesk(t, map[string]string{"in.mlir": strided, "go.mod": "module called\n\ngo 1.24\n", "mlirc.toml": "[memref]\nconvention = \"" + convention + "\"\n",
				"main.go": `package main

import "fmt"

func main() {
	data := []int32{0, 1, 2, 3, 4, 5, 6, 7}
	v := View[int32]{Data: data, Offset: 7, Sizes: []int{3}, Strides: []int{-3}}
	fmt.Println(At(v, View[int32]{Data: data, Offset: 3, Sizes: []int{2}, Strides: []int{2}}, 1))
	v.Sizes[0] = 4
	fmt.Println(At(v, View[int32]{Data: data, Offset: 3, Sizes: []int{2}, Strides: []int{2}}, 1))
	v.Sizes[0] = 2
	fmt.Println(At(v, View[int32]{Data: data, Sizes: []int{2}, Strides: []int{2}}, 1))
}
`})
			d.succeed("bindings", "--go", "in.mlir")
			d.succeed("in.mlir", "-o", "in.o")
			assert.Equal(t, `9 <nil>
0 argument 0, a memref<?xi32, affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>>: the view reaches from element -2 to 7 of 8
0 argument 1, a memref<2xi32, affine_map<(d0) -> (d0 * 2 + 1)>>: the view has the offset 0, below 1
`, d.goRun())
		})
	}
}

// TestGoBindingsRefused: what is no name of a package or of an object is an error.
func TestGoBindingsRefused(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": "func @f() {\n  return\n}\n"})
	got := d.mlirc("bindings", "--go", "--package", "1", "in.mlir")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "option 'package': '1' is no name of a package")
	got = d.mlirc("bindings", "--go", "--object", "a b.o", "in.mlir")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "option 'object': 'a b.o' is no name of a file that cgo takes")
	got = d.mlirc("bindings", "in.mlir")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "there is --go")
	d.alone()
}

func replaced(t *testing.T, text, old, with string) string {
	t.Helper()
	require.Contains(t, text, old)
	return strings.ReplaceAll(text, old, with)
}

// needCgo skips where there is no compiler for C, which cgo needs.
func needCgo(t *testing.T) {
	t.Helper()
	if _, err := exec.LookPath("cc"); err != nil {
		t.Skip("no compiler for C")
	}
}

// goRun builds and runs the program of the desk.
func (d *desk) goRun() string {
	d.t.Helper()
	program := filepath.Join(d.spare, "program")
	cmd := exec.CommandContext(d.t.Context(), "go", "build", "-o", program, ".")
	cmd.Dir = d.dir
	cmd.Env = append(os.Environ(), "CGO_ENABLED=1", "GOFLAGS=-buildvcs=false", "GOWORK=off")
	out, err := cmd.CombinedOutput()
	require.NoError(d.t, err, "%s", out)
	out, err = exec.CommandContext(d.t.Context(), program).CombinedOutput()
	require.NoError(d.t, err, "%s", out)
	return string(out)
}
