package verify_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// quantized has a type and an attribute with rules, and parameters that are floats.
const quantized = `dialect q {
  version 0.1.0
}
enum Rounding : i32 { nearest = 0, down = 1 }
type q.fixed(storage: type, scale: float = 1.0, low: int = 0, high?: int) {
  format   ` + "`<` $storage `,` $scale (`,` $low^)? (`:` $high^)? `>`" + `
  requires storage is int
  verify   sign($scale) == 1 else "the scale must be greater than zero, but is {$scale}"
  verify   $low < $high else "{$low} is not less than {$high}"
  verify   width($storage) <= 32
}
attr q.mode(rounding: Rounding, scale?: float) {
  format ` + "`<` $rounding (`,` $scale^)? `>`" + `
  verify $rounding == down implies present($scale) else "rounding down wants a scale"
}
type q.list(of: type) {
  format ` + "`<` $of `>`" + `
}
op q.make {
  results r: _
}
`

func quantizedModule(t *testing.T, text string) *ir.Operation {
	t.Helper()
	d, problems := load.Dialect("q.dialect", []byte(quantized))
	require.Empty(t, problems)
	require.Empty(t, d.Check())
	ctx, err := load.NewContext(d)
	require.NoError(t, err)
	return parse(t, ctx, diag.NewSource("q.mlir", []byte(text)))
}

// TestRulesOfParameters breaks the rules of a type and of an attribute, in results, in other
// types and attributes, and in the attributes of operations.
func TestRulesOfParameters(t *testing.T) {
	for text, want := range map[string]string{
		`%0 = "q.make"() : () -> !q.fixed<i8, 0.5>`:                              "",
		`%0 = "q.make"() : () -> !q.fixed<i8, 2.0, 1 : 3>`:                       "",
		`%0 = "q.make"() : () -> !q.fixed<i8, -0.5>`:                             "type '!q.fixed<i8, -5.000000e-01>' is not valid: the scale must be greater than zero, but is -5.000000e-01 : f64",
		`%0 = "q.make"() : () -> !q.fixed<i8, 0.0>`:                              "the scale must be greater than zero, but is 0.000000e+00 : f64",
		`%0 = "q.make"() : () -> !q.fixed<i8, 0.5, 3 : 3>`:                       "3 : i64 is not less than 3 : i64",
		`%0 = "q.make"() : () -> !q.fixed<i64, 0.5>`:                             "is not valid: 'width($storage) <= 32' does not hold",
		`%0 = "q.make"() : () -> !q.fixed<f32, 0.5>`:                             "'storage' must be",
		`%0 = "q.make"() : () -> !q.list<tuple<!q.fixed<i8, -1.0>>>`:             "the scale must be",
		`%0 = "q.make"() {t = !q.fixed<i8, -1.0>} : () -> i32`:                   "the scale must be",
		`%0 = "q.make"() {m = #q.mode<nearest>} : () -> i32`:                     "",
		`%0 = "q.make"() {m = #q.mode<down>} : () -> i32`:                        "'q.make' op attribute '#q.mode<down>' is not valid: rounding down wants a scale",
		`%0 = "q.make"() {m = [{a = #q.mode<down>}]} : () -> i32`:                "rounding down wants a scale",
		`%0 = "q.make"() {m = #q.mode<down, 0.25>} : () -> !q.fixed<i8, 1.0e-3>`: "",
	} {
		op := quantizedModule(t, text)
		sink := &diag.Sink{}
		valid := verify.Verify(op, sink, verify.Options{})
		if assert.Equal(t, want == "", valid, text); !valid {
			assert.Contains(t, sink.Diagnostics()[0].Message, want, text)
		}
	}
}

// TestFloatParameters takes floats in types through text and bytecode.
func TestFloatParameters(t *testing.T) {
	const text = `%0 = "q.make"() {m = #q.mode<down, -0.1>} : () -> !q.fixed<i8, 0x3FF8000000000000>` + "\n" + `%1 = "q.make"() : () -> !q.fixed<i8, 1.0>`
	op := quantizedModule(t, text)
	printed := string(syntax.AppendOp(nil, op, syntax.PrintOptions{}))
	for _, want := range []string{"#q.mode<down, -1.000000e-01>", "!q.fixed<i8, 1.500000e+00>", "!q.fixed<i8, 1.000000e+00>"} {
		assert.Contains(t, printed, want)
	}
	assert.Equal(t, printed, string(syntax.AppendOp(nil, quantizedModule(t, printed), syntax.PrintOptions{})))
	data, err := bytecode.Append(nil, op, bytecode.WriteOptions{})
	require.NoError(t, err)
	sink := &diag.Sink{}
	back := bytecode.Read(op.Context(), "q.bc", data, sink)
	require.NotNil(t, back, "%v", sink.Diagnostics())
	assert.Equal(t, printed, string(syntax.AppendOp(nil, back, syntax.PrintOptions{})))
}

// TestDefaultOfFloatParameter leaves a float out.
func TestDefaultOfFloatParameter(t *testing.T) {
	d, _ := load.Dialect("q.dialect", []byte("dialect q {\n  version 0.1.0\n}\ntype q.t(x: float = 0.5) {\n  format (`<` $x^ `>`)?\n}\nop q.make {\n  results r: _\n}\n"))
	require.Empty(t, d.Check())
	ctx, err := load.NewContext(d)
	require.NoError(t, err)
	op := parse(t, ctx, diag.NewSource("q.mlir", []byte("%0:2 = \"q.make\"() : () -> (!q.t<5.0e-1>, !q.t<0.75>)\n")))
	printed := string(syntax.AppendOp(nil, op, syntax.PrintOptions{Generic: true}))
	assert.True(t, strings.Contains(printed, "(!q.t, !q.t<7.500000e-01>)"), printed)
}
