package harness_test

import (
	"encoding/binary"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/host/harness"
	"github.com/mlirc/mlirc/host/npy"
)

func parse(t *testing.T, text string) *ir.Operation {
	t.Helper()
	ctx, err := load.NewContext()
	require.NoError(t, err)
	var sink diag.Sink
	m := syntax.Parse(ctx, diag.NewSource("in", []byte(text)), &sink, syntax.ParseOptions{AllowUnregistered: true})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	return m
}

// body ends a function without a dialect that could.
const body = " { \"test.end\"() : () -> () }\n"

func TestFind(t *testing.T) {
	both := parse(t, "func @one()"+body+"func @two()"+body+"func private @hidden()"+body+"func private @declared()\n")
	entry, err := harness.Find(both, "two")
	require.NoError(t, err)
	assert.Equal(t, "two", entry.Name)
	_, err = harness.Find(both, "")
	require.EqualError(t, err, "say which function to call with --entry; there is one, two")
	_, err = harness.Find(both, "tow")
	require.EqualError(t, err, "there is no function 'tow' to call; did you mean 'two'?")
	_, err = harness.Find(both, "declared")
	require.EqualError(t, err, "there is no function 'declared' to call; there is one, two")

	entry, err = harness.Find(parse(t, "func @one()"+body), "")
	require.NoError(t, err)
	assert.Equal(t, "one", entry.Name)
	entry, err = harness.Find(parse(t, "func @one()"+body+"func @main()"+body), "")
	require.NoError(t, err)
	assert.Equal(t, "main", entry.Name)
	_, err = harness.Find(parse(t, ""), "")
	require.EqualError(t, err, "say which function to call with --entry; there is none that is public and has a body")
}

// entry is the function f of a signature.
func entry(t *testing.T, signature string) *harness.Entry {
	t.Helper()
	e, err := harness.Find(parse(t, "func @f"+signature+body), "f")
	require.NoError(t, err)
	return e
}

// noFiles is a source of values without files.
var noFiles = harness.Source{Read: func(string) ([]byte, error) { return nil, os.ErrNotExist }}

// TestValues reads arguments and shows them again.
func TestValues(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ t, text, want string }{
		{"i8", "-3", "-3"},
		{"i8", "255", "-1"},
		{"ui8", "255", "255"},
		{"si8", "-128", "-128"},
		{"i1", "true", "true"},
		{"i1", "0", "false"},
		{"i7", "63", "63"},
		{"i128", "-170141183460469231731687303715884105728", "-170141183460469231731687303715884105728"},
		{"i64", "0x10", "16"},
		{"index", "7", "7"},
		{"f16", "0.1", "0.1"},
		{"f16", "65504", "65500.0"},
		{"bf16", "0.1", "0.1"},
		{"bf16", "1e38", "1e+38"},
		{"f32", "16777217", "16777216.0"},
		{"f32", "-inf", "-inf"},
		{"f32", "0x7fc00000", "nan"},
		{"f64", "0.1", "0.1"},
		{"f64", "1e16", "1e+16"},
		{"f64", "1e15", "1000000000000000.0"},
		{"f64", "-0.00012", "-0.00012"},
		{"f64", "0.00001", "1e-05"},
		{"f64", "-0.0", "-0.0"},
		{"complex<f32>", "(1.5,-2)", "(1.5,-2.0)"},
		{"complex<f64>", "3", "(3.0,0.0)"},
		{"memref<2xcomplex<f16>>", "[(1, 2), ( 3 , -4 )]", "[(1.0,2.0), (3.0,-4.0)]"},
		{"memref<2xcomplex<f64>>", "random", ""},
		{"f80", "1.5", "1.500000e+00"},
		{"f128", "1.5", "1.500000e+00"},
		{"vector<2x2xi32>", "[[1, 2], [3, 4]]", "[[1, 2],\n [3, 4]]"},
		{"vector<4xi1>", "dense<[true, false, 1, 0]>", "[true, false, true, false]"},
		{"vector<2xf32>", "3", "[3.0, 3.0]"},
		{"memref<f32>", "2", "2.0"},
		{"memref<0x2xf32>", "0x2xf32=1", "[]"},
		{"memref<2x0xi8>", "[[], []]", "[[],\n []]"},
		{"memref<2xf32>", "2xf32=[1, 2]", "[1.0, 2.0]"},
		{"memref<?xf32>", "[1,2,3]", "[1.0, 2.0, 3.0]"},
		{"memref<?x2xf32>", "3x2xf32=1", "[[1.0, 1.0],\n [1.0, 1.0],\n [1.0, 1.0]]"},
		{"memref<?x2xf32>", "memref<1x2xf32>=dense<1.5>", "[[1.5, 1.5]]"},
		{"memref<*xi32>", "[[[1], [2]]]", "[[[1],\n  [2]]]"},
		{"memref<2xvector<2xi32>>", "2xvector<2xi32>=[[1, 2], [3, 4]]", "[[1, 2],\n [3, 4]]"},
		{"memref<2xvector<2xi32>>", "2x2xi32=5", "[[5, 5],\n [5, 5]]"},
		{"memref<3xi32>", "random", "[-56, 35, -32]"},
		{"memref<?xi32>", "3xi32=random:9", "[-8, 18, -62]"},
		{"vector<2xi1>", "random", "[false, true]"},
	} {
		e := entry(t, "(%a: "+c.t+")")
		values, err := e.Values([]string{c.text}, noFiles)
		require.NoError(t, err, "%s %s", c.t, c.text)
		if c.want == "" { // any will do
			assert.Len(t, values[0].Data, 32)
			continue
		}
		assert.Equal(t, c.want, values[0].Text(false), "%s %s", c.t, c.text)
	}
}

// TestText elides the middle of what is large.
func TestText(t *testing.T) {
	t.Parallel()
	values, err := entry(t, "(%a: memref<?x?xi8>)").Values([]string{"8x200xi8=1"}, noFiles)
	require.NoError(t, err)
	row := "[1, 1, 1, ..., 1, 1, 1]"
	assert.Equal(t, "["+row+",\n "+row+",\n "+row+",\n ...,\n "+row+",\n "+row+",\n "+row+"]", values[0].Text(false))
	assert.Equal(t, 1600, strings.Count(values[0].Text(true), "1"))
}

func TestValuesRefuses(t *testing.T) {
	t.Parallel()
	big, err := npy.Encode(&npy.Array{Type: "f8", Shape: []int64{2}, Data: make([]byte, 16)})
	require.NoError(t, err)
	files := harness.Source{Read: func(path string) ([]byte, error) {
		switch path {
		case "f8.npy":
			return big, nil
		case "broken.npy":
			return []byte("no"), nil
		}
		return nil, os.ErrNotExist
	}}
	for _, c := range []struct{ t, text, want string }{
		{"i8", "256", "'256' does not fit i8, whose numbers are -128 to 255"},
		{"ui8", "-1", "'-1' does not fit ui8, whose numbers are 0 to 255"},
		{"si8", "128", "'128' does not fit si8, whose numbers are -128 to 127"},
		{"i32", "1_0", "'1_0' is no number of type i32"},
		{"f32", "x", "'x' is no number of type f32"},
		{"f32", "1e39", "'1e39' does not fit f32"},
		{"f16", "+70000", "'+70000' does not fit f16"},
		{"f32", "1_0", "'1_0' is no number of type f32"},
		{"complex<f32>", "(1", "'(1' is no number of type complex<f32>: write (1.0,2.0)"},
		{"complex<f32>", "(1)", "'(1)' is no number of type complex<f32>: write (1.0,2.0)"},
		{"complex<f32>", "(1,x)", "'x' is no number of type f32"},
		{"memref<1xcomplex<f32>>", "[(1, 2]", "a bracket is not closed"},
		{"f32", "[1]", "1xf32 does not fit f32: it has 1 dimension, not 0"},
		{"memref<2x2xf32>", "[1, 2]", "2xf32 does not fit memref<2x2xf32>: it has 1 dimension, not 2"},
		{"memref<2x2xf32>", "[[1, 2], [3, 4], [5, 6]]", "3x2xf32 does not fit memref<2x2xf32>: dimension 1 has 3 elements, not 2"},
		{"memref<2x2xf32>", "[[1, 2], [3]]", "lists beside each other differ: one has 2 elements, and another 1"},
		{"memref<2x2xf32>", "[[1, 2], 3]", "a list was expected before '3]', as its neighbours are"},
		{"memref<2x2xf32>", "[1, [2]]", "a number was expected before '[2]]', as its neighbours are"},
		{"memref<2xf32>", "[1, 2", "a bracket is not closed"},
		{"memref<2xf32>", "[1, ", "a bracket is not closed"},
		{"memref<2xf32>", "[1 2]", "a comma was expected before '2]'"},
		{"memref<2xf32>", "[1, 2] 3", "'3' follows the last bracket"},
		{"memref<2xf32>", "[1, y]", "'y' is no number of type f32"},
		{"memref<1xf32>", strings.Repeat("[", 40) + "1" + strings.Repeat("]", 40), "the list has too many levels"},
		{"memref<?xf32>", "1", "'1' has no sizes, and memref<?xf32> leaves them open; write them before it, such as 4xf32=1"},
		{"memref<*xf32>", "random", "'random' has no sizes, and memref<*xf32> leaves them open; write them before it, such as 4xf32=random"},
		{"memref<?x?xf32>", "4x?xf32=1", "'4x?xf32' leaves a size open; write a number instead of '?'"},
		{"memref<?xf32>", "4xf64=1", "'4xf64' is no type of an argument memref<?xf32>: its elements are 'f64', not 'f32'"},
		{"memref<?xf32>", "4xf32=[1, 2]", "'4xf32' was announced, and the value is 2xf32"},
		{"memref<4xf32>", "5xf32=1", "5xf32 does not fit memref<4xf32>: dimension 1 has 5 elements, not 4"},
		{"memref<?xf32>", "999999999999xf32=1", "999999999999xf32 is too large"},
		{"memref<?xf32>", "999999999999xf32=random", "999999999999xf32 is too large"},
		{"memref<?xf32>", "4xf32=random:x", "'x' is no seed: write random:1"},
		{"memref<*xvector<2xf32>>", "[1, 2, 3]", "3xf32 does not fit memref<*xvector<2xf32>>: its last sizes are not those of the vector"},
		{"memref<*xf32>", strings.Repeat("[", 9) + "1" + strings.Repeat("]", 9),
			"1x1x1x1x1x1x1x1x1xf32 does not fit memref<*xf32>: it has 9 dimensions, and 8 can be passed"},
		{"memref<2xf32>", "f8.npy", "'f8.npy': its elements are of type 'f8', and f32 needs 'f4'; convert it with a.astype('f4')"},
		{"memref<2xi32>", "f8.npy", "'f8.npy': its elements are of type 'f8', and i32 needs 'i4' or 'u4'; convert it with a.astype('i4')"},
		{"memref<2xi128>", "f8.npy", "'f8.npy': NumPy has no type for i128; write the elements as text, such as [1, 2]"},
		{"memref<3xf64>", "f8.npy", "'f8.npy': 2xf64 does not fit memref<3xf64>: dimension 1 has 2 elements, not 3"},
		{"memref<3xf64>", "broken.npy", "'broken.npy': it does not begin as an .npy file"},
		{"memref<3xf64>", "none.npy", "cannot read 'none.npy': file does not exist"},
		{"memref<3xf64>", "./harness_test.go", "'./harness_test.go' is a file, and files of elements are named *.npy"},
	} {
		_, err := entry(t, "(%a: "+c.t+")").Values([]string{c.text}, files)
		assert.EqualError(t, err, "argument 1 of function 'f': "+c.want, "%s %s", c.t, c.text)
	}
	_, err = entry(t, "(%a: i32, %b: memref<?xf32>)").Values([]string{"1"}, files)
	require.EqualError(t, err, "function 'f' takes 2 arguments (i32, memref<?xf32>), but 1 is given")
	_, err = entry(t, "()").Values([]string{"1", "2"}, files)
	require.EqualError(t, err, "function 'f' takes 0 arguments, but 2 are given")
}

// TestFindRefuses names what cannot be passed.
func TestFindRefuses(t *testing.T) {
	t.Parallel()
	const wayOut = " cannot be passed: numbers, vectors of them, and memrefs and tensors of both can; write a function around it that takes those, or call it from a C program"
	for signature, want := range map[string]string{
		"(%a: tensor<4x!llvm.ptr<i8>>)": "function 'f': argument 1: tensor<4x!llvm.ptr<i8>>" + wayOut,
		"(%a: tensor<4xf32, 1>)":        "function 'f': argument 1: tensor<4xf32, 1 : i64> has an encoding, and only tensors without one can be passed",
		"() -> complex<i32>":            "function 'f': result 1: complex<i32>" + wayOut,
		"(%a: vector<4xui8>)":           "function 'f': argument 1: vector<4xui8>" + wayOut,
		"(%a: i1025)":                   "function 'f': argument 1: i1025" + wayOut,
		"(%a: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>)": "function 'f': argument 1: the layout of memref<4xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>> is not strided, and only such memrefs can be passed",
	} {
		_, err := harness.Find(parse(t, "func @f"+signature+body), "f")
		assert.EqualError(t, err, want)
	}
}

func TestReturns(t *testing.T) {
	t.Parallel()
	e := entry(t, "() -> f32")
	for _, name := range []string{"", "void", "f32"} {
		require.NoError(t, e.Returns(name))
	}
	require.EqualError(t, e.Returns("i32"), "--entry-point-result: function 'f' returns (f32), not i32")
	require.EqualError(t, e.Returns("f8"), "--entry-point-result: 'f8' is none of void, i32, i64, f32, f64")
	require.EqualError(t, entry(t, "() -> (i32, i32)").Returns("i32"), "--entry-point-result: function 'f' returns (i32, i32), not i32")
}

// TestOutcome reads what programs write, and what they should not.
func TestOutcome(t *testing.T) {
	t.Parallel()
	e := entry(t, "(%a: memref<2xi8>) -> (i16, memref<*xi8>)")
	values, err := e.Values([]string{"[1, 2]"}, noFiles)
	require.NoError(t, err)
	eight := func(n int64) string { return string(binary.LittleEndian.AppendUint64(nil, uint64(n))) }
	result := "\x07\x00" + eight(1) + eight(3) + "abc"
	o, err := e.Outcome(values, []byte(result+eight(2)+"\x01\x02"))
	require.NoError(t, err)
	assert.Equal(t, "7", o.Results[0].Text(false))
	assert.Equal(t, "[97, 98, 99]", o.Results[1].Text(false))
	assert.False(t, o.Changed(0, values[0]))
	o, err = e.Outcome(values, []byte(result+eight(2)+"\x01\x03"))
	require.NoError(t, err)
	assert.True(t, o.Changed(0, values[0]))
	o, err = e.Outcome(values, nil)
	assert.NoError(t, err)
	assert.Nil(t, o, "the program ended by itself")
	for data, want := range map[string]string{
		"\x07":                            "result 1 of function 'f': the program ended before it had written all of its results",
		"\x07\x00" + eight(9):             "result 2 of function 'f': its rank is 9, and memrefs of up to 8 dimensions are shown",
		"\x07\x00" + eight(1) + eight(-3): "result 2 of function 'f': it has -3xi8 elements, which cannot be",
		"\x07\x00" + eight(1) + eight(3):  "result 2 of function 'f': the program ended before it had written all of its results",
		result:                            "argument 1 of function 'f': the program ended before it had written all of its results",
		result + eight(2) + "abc":         "the program has written 1 bytes more than its results",
	} {
		_, err := e.Outcome(values, []byte(data))
		assert.EqualError(t, err, want)
	}
}

func TestRuntimeIsC(t *testing.T) {
	t.Parallel()
	for name, text := range harness.Runtime() {
		assert.True(t, strings.HasSuffix(name, ".c"))
		assert.Contains(t, string(text), "#include <stdint.h>")
	}
}
