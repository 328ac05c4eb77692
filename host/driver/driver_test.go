package driver_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/host/driver"
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
	entry, err := driver.Find(both, "two")
	require.NoError(t, err)
	assert.Equal(t, "two", entry.Name)
	_, err = driver.Find(both, "")
	require.EqualError(t, err, "say which function to call with --entry; there is one, two")
	_, err = driver.Find(both, "tow")
	require.EqualError(t, err, "there is no function 'tow' to call; did you mean 'two'?")
	_, err = driver.Find(both, "declared")
	require.EqualError(t, err, "there is no function 'declared' to call; there is one, two")

	entry, err = driver.Find(parse(t, "func @one()"+body), "")
	require.NoError(t, err)
	assert.Equal(t, "one", entry.Name)
	entry, err = driver.Find(parse(t, "func @one()"+body+"func @main()"+body), "")
	require.NoError(t, err)
	assert.Equal(t, "main", entry.Name)
	_, err = driver.Find(parse(t, ""), "")
	require.EqualError(t, err, "say which function to call with --entry; there is none that is public and has a body")
}

func call(t *testing.T, signature string, args ...string) (string, error) {
	t.Helper()
	entry, err := driver.Find(parse(t, "func @f"+signature+body), "f")
	require.NoError(t, err)
	text, err := entry.Call(args, 64)
	return string(text), err
}

func TestCall(t *testing.T) {
	text, err := call(t, "(%a: i8, %b: f32, %c: f64, %d: index, %e: i1, %f: f16) -> (i1, i32, f32)", "-3", "0.5", "0.1", "0x10", "true", "1.5")
	require.NoError(t, err)
	assert.Contains(t, text, `%r = call { i1, i32, float } @"f"(i8 -3, float 0x3FE0000000000000, double 0x3FB999999999999A, i64 16, i1 true, half 0xH3E00)`)
	assert.Contains(t, text, "  %v1 = extractvalue { i1, i32, float } %r, 0\n  %v2 = zext i1 %v1 to i32\n  call void @mlirc_print_bool(i32 %v2)\n")
	assert.Contains(t, text, "  %v4 = sext i32 %v3 to i64\n  call void @mlirc_print_int(i64 %v4)\n")
	assert.Contains(t, text, "  call void @mlirc_print_float(float %v5)\n")

	text, err = call(t, "() -> index")
	require.NoError(t, err)
	assert.Contains(t, text, "  %r = call i64 @\"f\"()\n  call void @mlirc_print_int(i64 %r)\n")
	text, err = call(t, "()")
	require.NoError(t, err)
	assert.Contains(t, text, "  call void @\"f\"()\n  ret void\n")
}

func TestCallRefuses(t *testing.T) {
	cases := []struct {
		signature string
		args      []string
		want      string
	}{
		{"(%a: i32)", nil, "function 'f' takes 1 arguments, but 0 are given"},
		{"(%a: i8)", []string{"256"}, "argument 1 of function 'f': '256' is no number of type i8"},
		{"(%a: f32)", []string{"x"}, "argument 1 of function 'f': 'x' is no number of type float"},
		{"(%a: memref<4xf32>)", []string{"1"}, "argument 1 of function 'f': 'memref<4xf32>' is no number that a command line can carry; call the function from a C program instead"},
		{"() -> vector<4xf32>", nil, "result 1 of function 'f': 'vector<4xf32>' is no number that a command line can carry; call the function from a C program instead"},
		{"() -> i128", nil, "result 1 of function 'f': 'i128' is no number that a command line can carry; call the function from a C program instead"},
	}
	for _, c := range cases {
		_, err := call(t, c.signature, c.args...)
		assert.EqualError(t, err, c.want)
	}
}

func TestPrinterIsC(t *testing.T) {
	assert.Contains(t, string(driver.Printer()), "void mlirc_print_double(double x)")
}
