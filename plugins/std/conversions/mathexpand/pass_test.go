package mathexpand_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestReasons reads what the pass says of what it does not expand, and of flags that it drops.
func TestReasons(t *testing.T) {
	k := plugintest.New(t, plugintest.Local(std.Plugin()))
	for typ, want := range map[string]string{
		"f128":             "no expansions for floats of more than 64 bits",
		"tensor<4xf32>":    "floats and vectors of floats only",
		"vector<2x2xf128>": "no expansions for floats of more than 64 bits",
	} {
		text := "func @f(%x: " + typ + ") -> " + typ + " {\n  %0 = math.sin %x : " + typ + "\n  return %0 : " + typ + "\n}\n"
		out := k.Run(t.Context(), plugintest.Job{Input: text, Pipeline: "func(math-polynomial-approximation)"}).String()
		assert.Contains(t, out, want)
		assert.Contains(t, out, "2:8")
	}
	out := k.Run(t.Context(), plugintest.Job{Input: `func @f(%x: f32) -> f32 {
  %0 = math.sin %x {fastmath = #std.fastmath<nnan>} : f32
  return %0 : f32
}
`, Pipeline: "func(math-polynomial-approximation)"}).String()
	assert.Contains(t, out, "the flags 'fastmath' of 'math.sin' are lost")
}

// TestEveryOperation expands each operation of math but sqrt, on every type.
func TestEveryOperation(t *testing.T) {
	k := plugintest.New(t, plugintest.Local(std.Plugin()))
	for _, op := range []string{
		"atan", "cos", "exp", "exp2", "expm1", "log", "log10", "log1p", "log2", "rsqrt", "sin", "tanh", "atan2", "powf",
	} {
		for _, typ := range []string{"f16", "bf16", "f32", "f64", "vector<3xf16>", "vector<[4]xf32>", "vector<2x1x2xf64>"} {
			operands := "%x"
			if op == "atan2" || op == "powf" {
				operands = "%x, %x"
			}
			text := "func @f(%x: " + typ + ") -> " + typ + " {\n  %0 = math." + op + " " + operands + " : " + typ + "\n  return %0 : " + typ + "\n}\n"
			out := k.Run(t.Context(), plugintest.Job{Input: text, Pipeline: "func(math-polynomial-approximation)"})
			assert.Nil(t, out.Failure, "%s", out)
			assert.NotContains(t, out.Text, "math."+op+" ")
		}
	}
}
