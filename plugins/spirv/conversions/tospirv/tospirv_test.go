package tospirv_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/repository"
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

// TestSignedParts loads and stores elements with a sign, or that have none for certain, in words that have none.
func TestSignedParts(t *testing.T) {
	own := passdiff.New(t, tospirv.Passes()...)
	for typ, want := range map[string]struct{ word, extended string }{
		"si8": {"si32", "ShiftRightArithmetic %9, %cst24_i32"}, "ui16": {"ui32", ""},
	} {
		text := "module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>} {\n" +
			"func @f(%m: memref<16x" + typ + ">, %i: index) {\n%0 = memref.load %m[%i] : memref<16x" + typ + ">\n" +
			"memref.store %0, %m[%i] : memref<16x" + typ + ">\nreturn\n}\n}\n"
		got := own.Apply(t, "convert-std-to-spirv", text)
		assert.Contains(t, got, " : i32 to "+want.word+"\n")
		assert.Contains(t, got, " : "+want.word+" to i32\n")
		assert.Contains(t, got, "spv.AtomicOr")
		if want.extended != "" {
			assert.Contains(t, got, want.extended)
		} else {
			assert.NotContains(t, got, "ShiftRightArithmetic %9")
		}
	}
}

// reduced is a reduction of a workgroup by an operation.
const reduced = `#from = affine_map<(i) -> (i)>
#to = affine_map<(i) -> ()>
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>, {}>} {
func @f(%%a: memref<16xi32>, %%r: memref<i32>) attributes {spv.entry_point_abi = {local_size = dense<[16, 1, 1]> : vector<3xi32>}} {
  linalg.generic {iterator_types = ["reduction"], indexing_maps = [#from, #to]} ins(%%a : memref<16xi32>) outs(%%r : memref<i32>) {
  ^bb0(%%x: i32, %%y: i32):
    %%s = %s : i32
    linalg.yield %%s : i32
  }
  return
}
}
`

// TestReductions converts reductions of other kinds than those of MLIR 13. What they compute is a
// test of e2e.
func TestReductions(t *testing.T) {
	own := passdiff.New(t, tospirv.Passes()...)
	for op, want := range map[string][2]string{
		"addi": {"IAdd", "IAdd"}, "and": {"BitwiseAnd", "And"}, "or": {"BitwiseOr", "Or"}, "xor": {"BitwiseXor", "Xor"},
		"maxsi": {"SMax", "SMax"}, "minsi": {"SMin", "SMin"}, "maxui": {"UMax", "UMax"}, "minui": {"UMin", "UMin"},
	} {
		got := own.Apply(t, "convert-linalg-to-spirv", fmt.Sprintf(reduced, op+" %y, %x"))
		assert.Contains(t, got, "spv.GroupNonUniform"+want[0]+` "Subgroup" "Reduce" %5 : i32`)
		assert.Contains(t, got, "spv.Atomic"+want[1]+` "Device" "AcquireRelease" %7, %6`)
	}
}

// TestNoReduction lists why an operation is none of a workgroup.
func TestNoReduction(t *testing.T) {
	ctx := repository.Context(t)
	at := slices.IndexFunc(tospirv.Passes(), func(p *pass.Pass) bool { return p.Name == "convert-linalg-to-spirv" })
	pipeline := (&pass.Pipeline{}).Add(tospirv.Passes()[at])
	for _, c := range []struct{ old, by, want string }{
		{"addi", "muli", "there is no atomic operation for 'std.muli' of both elements"},
		{"addi %x, %y", "addi %x, %x", "there is no atomic operation for 'std.addi' of both elements"},
		{"%s = addi", "%t = addi %x, %x : i32 %s = addi", "its body is more than one operation of both elements"},
		{"[16, 1, 1]", "[16, 2, 1]", "a workgroup of 16 x 2 x 1 invocations does not have one for each element of memref<16xi32>"},
		{"spv.entry_point_abi", "another", "the function around it has no spv.entry_point_abi, which says the size of a workgroup"},
		{"v1.3", "v1.2", "the target has no capability GroupNonUniformArithmetic, of version 1.3"},
		{", GroupNonUniformArithmetic", "", "the target has no capability GroupNonUniformArithmetic, of version 1.3"},
		{`["reduction"]`, `["parallel"]`, "only a reduction of one input along one dimension is converted; make loops of the others"},
		{"#from, #to", "#from, #from", "only a reduction of the elements in their order, into element 0, is converted; make loops of the others"},
		{"memref<i32>", "memref<2xi32>", "its output has more than one element"},
		{"i32", "i16", "atomic operations are for integers of 32 and 64 bits"},
		{"memref<i32>", "memref<i32, 6>", "atomic operations are for StorageBuffer and Workgroup"},
		{"i32", "i64", "the target has no capability Int64Atomics"},
	} {
		text := strings.ReplaceAll(fmt.Sprintf(reduced, "addi %x, %y"), c.old, c.by)
		text = strings.NewReplacer("vector<3xi16>", "vector<3xi32>", "vector<3xi64>", "vector<3xi32>").Replace(text)
		switch c.by {
		case "#from, #from":
			text = strings.ReplaceAll(text, "memref<i32>", "memref<16xi32>")
		case "memref<2xi32>":
			text = strings.ReplaceAll(text, "(i) -> ()", "(i) -> (0)")
		case "i64":
			text = strings.ReplaceAll(text, "Arithmetic]", "Arithmetic, Int64]")
		}
		var sink diag.Sink
		m := syntax.Parse(ctx, diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{})
		require.NotNil(t, m, "%v", sink.Diagnostics())
		require.Error(t, (&pass.Manager{}).Run(t.Context(), m, pipeline, &sink))
		var notes []string
		for _, d := range sink.Diagnostics() {
			for _, n := range d.Notes {
				notes = append(notes, n.Message)
			}
		}
		assert.Equal(t, []string{"pattern 'linalg.generic to a reduction of a workgroup' failed to match: " + c.want}, notes, text)
	}
}

// TestNoRounding leaves what rounds otherwise than a conversion of SPIR-V does.
func TestNoRounding(t *testing.T) {
	own := passdiff.New(t, tospirv.Passes()...)
	got := own.Apply(t, "convert-std-to-spirv", `func @f(%a: f32) -> (f16, f16) {
  %0 = fptrunc %a {roundingmode = 0 : i32} : f32 to f16
  %1 = fptrunc %a {roundingmode = 3 : i32} : f32 to f16
  return %0, %1 : f16, f16
}`)
	assert.NotContains(t, got, "roundingmode = 0 :")
	assert.Contains(t, got, "roundingmode = 3 :")
}
