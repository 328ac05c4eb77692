package tollvm_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/spirv/conversions/tollvm"
)

const pipeline = "convert-spirv-to-llvm"

// TestVariants compares what becomes of each operation and variant with what MLIR 13 makes
// of it. Cases of files that MLIR 13 converts otherwise, or not at all, say in a `wanted`
// text what is right.
func TestVariants(t *testing.T) {
	passdiff.New(t, tollvm.SPIRVToLLVM()).Compare(t, pipeline, simpleVariants())
}

// TestFiles compares the cases of files.
func TestFiles(t *testing.T) {
	passdiff.New(t, tollvm.SPIRVToLLVM()).Files(t, "testdata/*.mlir")
}

// simpleVariants are operations that differ in names and types only.
func simpleVariants() []string {
	var list []string
	for _, op := range strings.Fields("IAdd ISub IMul SDiv UDiv SRem UMod BitwiseAnd BitwiseOr BitwiseXor") {
		for _, t := range []string{"i32", "vector<4xi32>", "si32", "ui16", "vector<2xui64>", "i8"} {
			list = append(list, named(op, kindOf(t), inFunction(fmt.Sprintf("%%0 = spv.%s %%a, %%b : %s", op, t), t, t)))
		}
	}
	for _, op := range strings.Fields("FAdd FSub FMul FDiv FRem") {
		for _, t := range []string{"f32", "vector<4xf32>", "f16", "f64"} {
			list = append(list, named(op, kindOf(t), inFunction(fmt.Sprintf("%%0 = spv.%s %%a, %%b : %s", op, t), t, t)))
		}
	}
	for _, op := range strings.Fields("BitCount BitReverse Not") {
		for _, t := range []string{"i32", "vector<4xi32>", "i64"} {
			list = append(list, named(op, kindOf(t), inFunction(fmt.Sprintf("%%0 = spv.%s %%a : %s", op, t), t)))
		}
	}
	for _, op := range strings.Fields(`FNegate GLSL.Cos GLSL.Exp GLSL.Log GLSL.Sin GLSL.Ceil GLSL.FAbs GLSL.Floor
		GLSL.InverseSqrt GLSL.Sqrt GLSL.Tan`) {
		for _, t := range []string{"f32", "vector<3xf32>", "f16"} {
			list = append(list, named(op, kindOf(t), inFunction(fmt.Sprintf("%%0 = spv.%s %%a : %s", op, t), t)))
		}
	}
	for _, op := range strings.Fields("GLSL.FMax GLSL.FMin") {
		for _, t := range []string{"f32", "vector<3xf32>"} {
			list = append(list, named(op, kindOf(t), inFunction(fmt.Sprintf("%%0 = spv.%s %%a, %%b : %s", op, t), t, t)))
		}
	}
	for _, op := range strings.Fields("GLSL.SMax GLSL.SMin") {
		for _, t := range []string{"i32", "vector<3xsi32>"} {
			list = append(list, named(op, kindOf(t), inFunction(fmt.Sprintf("%%0 = spv.%s %%a, %%b : %s", op, t), t, t)))
		}
	}
	return append(list, comparisonsAndCasts()...)
}

func comparisonsAndCasts() []string {
	var list []string
	compare := func(ops string, types ...string) {
		for _, op := range strings.Fields(ops) {
			for _, t := range types {
				list = append(list, named(op, kindOf(t), inFunction(fmt.Sprintf("%%0 = spv.%s %%a, %%b : %s", op, t), t, t)))
			}
		}
	}
	compare(`IEqual INotEqual SGreaterThan SGreaterThanEqual SLessThan SLessThanEqual UGreaterThan
		UGreaterThanEqual ULessThan ULessThanEqual`, "i32", "vector<4xi32>", "ui8")
	compare(`FOrdEqual FOrdNotEqual FOrdGreaterThan FOrdGreaterThanEqual FOrdLessThan FOrdLessThanEqual
		FUnordEqual FUnordNotEqual FUnordGreaterThan FUnordGreaterThanEqual FUnordLessThan FUnordLessThanEqual`,
		"f32", "vector<4xf32>")
	compare("LogicalAnd LogicalOr LogicalEqual LogicalNotEqual", "i1", "vector<4xi1>")
	for _, t := range []string{"i1", "vector<2xi1>"} {
		list = append(list, named("LogicalNot", kindOf(t), inFunction("%0 = spv.LogicalNot %a : "+t, t)))
	}
	for _, row := range []string{
		"ConvertFToS - f32 i32", "ConvertFToS vector vector<4xf32> vector<4xi32>", "ConvertFToS mixedwidth f64 si32",
		"ConvertFToU - f32 i32", "ConvertFToU vector vector<4xf32> vector<4xi32>", "ConvertFToU mixedwidth f64 ui32",
		"ConvertSToF - i32 f32", "ConvertSToF vector vector<4xi32> vector<4xf32>", "ConvertSToF mixedwidth i32 f64",
		"ConvertUToF - i32 f32", "ConvertUToF vector vector<4xi32> vector<4xf32>", "ConvertUToF mixedwidth ui32 f64",
		"FConvert widen f32 f64", "FConvert narrow f64 f32", "FConvert vector vector<2xf32> vector<2xf64>",
		"SConvert widen i32 i64", "SConvert narrow i64 i32", "SConvert vector vector<2xi32> vector<2xi64>", "SConvert signed si32 si64",
		"UConvert widen i32 i64", "UConvert narrow i64 i32", "UConvert vector vector<2xi32> vector<2xi64>",
		"Bitcast - f32 i32", "Bitcast vector-to-scalar vector<2xf32> i64",
	} {
		w := strings.Fields(row)
		list = append(list, named(w[0], w[1], inFunction(fmt.Sprintf("%%0 = spv.%s %%a : %s to %s", w[0], w[2], w[3]), w[2])))
	}
	list = append(list, named("Bitcast", "ptr",
		inFunction("%0 = spv.Bitcast %a : !spv.ptr<f32, Function> to !spv.ptr<i32, Function>", "!spv.ptr<f32, Function>")))
	for _, op := range strings.Fields("ShiftLeftLogical ShiftRightArithmetic ShiftRightLogical") {
		for _, row := range []string{
			"- i32 i32", "narrow-shift i32 i16", "signed-shift i32 si16", "unsigned-shift i32 ui16",
			"vector vector<4xi32> vector<4xi32>", "vector-narrow-shift vector<4xi32> vector<4xi16>",
		} {
			w := strings.Fields(row)
			list = append(list, named(op, w[0], inFunction(fmt.Sprintf("%%0 = spv.%s %%a, %%b : %s, %s", op, w[1], w[2]), w[1], w[2])))
		}
	}
	for _, row := range []string{"- i1 i32", "vector vector<4xi1> vector<4xi32>", "scalar-cond-vector i1 vector<4xi32>", "ptr i1 !spv.ptr<f32, Function>"} {
		w := strings.SplitN(row, " ", 3)
		list = append(list, named("Select", w[0], inFunction(fmt.Sprintf("%%0 = spv.Select %%a, %%b, %%b : %s, %s", w[1], w[2]), w[1], w[2])))
	}
	return list
}

// named says in a comment which variant of an operation a case is; "-" is the first.
func named(op, variant, text string) string {
	if variant == "-" {
		variant = ""
	}
	return strings.TrimSpace("// spv."+op+" "+variant) + "\n" + text
}

// kindOf is the variant that a type makes.
func kindOf(t string) string {
	switch {
	case strings.HasPrefix(t, "vector"):
		return "vector"
	case strings.HasPrefix(t, "si"):
		return "signed"
	case strings.HasPrefix(t, "ui"):
		return "unsigned"
	}
	return ""
}

// inFunction puts an operation into a function with parameters %a, %b and so on.
func inFunction(body string, types ...string) string {
	params := make([]string, len(types))
	for i, t := range types {
		params[i] = fmt.Sprintf("%%%c: %s", 'a'+i, t)
	}
	return fmt.Sprintf("spv.func @f(%s) \"None\" {\n  %s\n  spv.Return\n}\n", strings.Join(params, ", "), body)
}

// TestMatrix: each variant that MLIR 13 converts has a case, which a comment names.
func TestMatrix(t *testing.T) {
	var all strings.Builder
	for _, text := range simpleVariants() {
		all.WriteString(text + "\n")
	}
	files, err := filepath.Glob("testdata/*.mlir")
	require.NoError(t, err)
	for _, f := range files {
		text, err := os.ReadFile(f)
		require.NoError(t, err)
		all.Write(text)
	}
	text, err := os.ReadFile("testdata/variants.tsv")
	require.NoError(t, err)
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	assert.Len(t, lines, 275)
	for _, line := range lines {
		name := strings.TrimSpace("// " + strings.ReplaceAll(line, "\t", " "))
		assert.True(t, strings.Contains(all.String(), name+"\n"), name)
	}
}
