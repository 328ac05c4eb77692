package mathtolibm_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/std/conversions/mathtolibm"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

const pipeline = "convert-math-to-libm"

// functions are the operations and the functions that they call.
func functions() map[string]string {
	return map[string]string{
		"atan": "atan", "atan2": "atan2", "powf": "pow", "cos": "cos", "exp": "exp", "exp2": "exp2", "expm1": "expm1", "log": "log", "log10": "log10",
		"log1p": "log1p", "log2": "log2", "rsqrt": "sqrt", "sin": "sin", "sqrt": "sqrt", "tanh": "tanh",
		"acos": "acos", "acosh": "acosh", "asin": "asin", "asinh": "asinh", "atanh": "atanh", "cbrt": "cbrt", "cosh": "cosh", "erf": "erf",
		"round": "round", "roundeven": "roundeven", "sinh": "sinh", "tan": "tan", "trunc": "trunc",
	}
}

func function(op, typ string) string {
	if op == "atan2" || op == "powf" {
		return "func @f(%x: " + typ + ", %y: " + typ + ") -> " + typ + " {\n  %0 = math." + op + " %x, %y : " + typ + "\n  return %0 : " + typ + "\n}\n"
	}
	return "func @f(%x: " + typ + ") -> " + typ + " {\n  %0 = math." + op + " %x : " + typ + "\n  return %0 : " + typ + "\n}\n"
}

// TestBytes compares with MLIR 13 what that converts.
func TestBytes(t *testing.T) {
	var cases []string
	for _, op := range []string{"atan2", "expm1", "tanh"} {
		for _, typ := range []string{"f32", "f64", "vector<4xf32>", "vector<1xf64>"} {
			cases = append(cases, function(op, typ))
		}
	}
	cases = append(cases, `func @f(%x: f32) -> f32 {
  %0 = math.tanh %x : f32
  %1 = math.expm1 %0 : f32
  %2 = math.tanh %1 : f32
  return %2 : f32
}
`, "func private @tanhf(f32) -> f32\n"+function("tanh", "f32"), function("tanh", "tensor<4xf32>"), function("tanh", "f128"),
		"func private @tanhf(f64)\n"+function("tanh", "f32"))
	passdiff.New(t, mathtolibm.MathToLibm()).Compare(t, pipeline, cases)
}

// TestAll converts every operation on every type.
func TestAll(t *testing.T) {
	c := passdiff.New(t, mathtolibm.MathToLibm())
	for op, name := range functions() {
		for typ, want := range map[string]string{
			"f16": name + "f", "bf16": name + "f", "f32": name + "f", "f64": name,
			"vector<3xf16>": name + "f", "vector<2x2xf32>": name + "f", "vector<1x2x1xf64>": name,
		} {
			out := c.Apply(t, pipeline, function(op, typ))
			assert.NotContains(t, out, "math.", "%s", op)
			assert.Contains(t, out, "call @"+want+"(", "%s", op)
			if op == "rsqrt" {
				assert.Contains(t, out, "divf", typ)
			}
		}
	}
}

// TestLeavesIntrinsics leaves what convert-math-to-llvm converts without a loss of accuracy.
func TestLeavesIntrinsics(t *testing.T) {
	c := passdiff.New(t, mathtolibm.MathToLibm())
	for op := range functions() {
		out := c.Apply(t, pipeline+"{leave-intrinsics=true}", function(op, "f32"))
		called := !slices.Contains([]string{
			"cos", "exp", "exp2", "log", "log10", "log2", "powf", "round", "roundeven", "rsqrt", "sin", "sqrt", "trunc",
		}, op)
		assert.Equal(t, called, strings.Contains(out, "call @"), op)
		assert.Equal(t, !called, strings.Contains(out, "math."), op)
	}
}

// TestReasons reads what it says of operations that it cannot convert.
func TestReasons(t *testing.T) {
	k := plugintest.New(t, plugintest.Local(std.Plugin()))
	for text, want := range map[string]string{
		function("sin", "f128"):                                     "which function of C takes f128 depends on the machine",
		function("sin", "tensor<4xf32>"):                            "tensor<4xf32> is neither",
		function("sin", "vector<70000xf32>"):                        "more than 65,536 elements",
		"func private @sinf(f64)\n" + function("sin", "f32"):        "has something else of that name",
		"func private @sinf(f32) -> f64\n" + function("sin", "f32"): "has something else of that name",
	} {
		assert.Contains(t, k.Run(t.Context(), plugintest.Job{Input: text, Pipeline: pipeline}).String(), want)
	}
}
