package tospirv_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/spirv/conversions/tospirv"
)

// TestAgreesWithOracle compares with mlir-opt-13 on modules of every operation that one of us
// converts, for a target that has all numbers and for one that has 32 bits. What differs is in
// docs/differences.md.
func TestAgreesWithOracle(t *testing.T) {
	passdiff.New(t, tospirv.Passes()...).Files(t, "testdata/*.mlir")
}

// TestMath converts functions of floats, which MLIR 13 has no pass for.
func TestMath(t *testing.T) {
	own := passdiff.New(t, tospirv.Passes()...)
	for _, typ := range []string{"f32", "vector<4xf32>"} {
		for op, want := range map[string]string{
			"acos": "Acos", "acosh": "Acosh", "asin": "Asin", "asinh": "Asinh", "atanh": "Atanh", "cosh": "Cosh", "exp": "Exp",
			"roundeven": "RoundEven", "sinh": "Sinh", "sqrt": "Sqrt", "tan": "Tan", "trunc": "Trunc",
		} {
			text := "module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>} {\n" +
				"func @f(%x: " + typ + ") -> " + typ + " {\n%0 = math." + op + " %x : " + typ + "\nreturn %0 : " + typ + "\n}\n}\n"
			assert.Contains(t, own.Apply(t, "convert-math-to-spirv", text), "%0 = spv.GLSL."+want+" %arg0 : "+typ+"\n", op)
		}
	}
}
