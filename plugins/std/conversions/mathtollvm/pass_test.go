package mathtollvm_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/std/conversions/mathtollvm"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestRows compares what each operation becomes with MLIR 13, which has none for the
// last ones either.
func TestRows(t *testing.T) {
	var cases []string
	for _, op := range []string{"cos", "exp", "exp2", "log", "log10", "log2", "sin", "sqrt", "expm1", "log1p", "rsqrt", "tanh", "atan"} {
		for _, typ := range []string{"f32", "f64", "f16", "bf16", "vector<4xf32>", "vector<1xf64>"} {
			cases = append(cases, "func @f(%x: "+typ+") -> "+typ+" {\n  %0 = math."+op+" %x : "+typ+"\n  return %0 : "+typ+"\n}\n")
		}
	}
	for _, typ := range []string{"f32", "vector<4xf64>"} {
		cases = append(cases, "func @f(%x: "+typ+") -> "+typ+" {\n  %0 = math.powf %x, %x : "+typ+"\n  return %0 : "+typ+"\n}\n")
	}
	passdiff.New(t, mathtollvm.MathToLLVM()).Compare(t, "func(convert-math-to-llvm)", cases)
}

// TestRowsTakeVectorsApart: vectors of several dimensions are arrays, row by row.
func TestRowsTakeVectorsApart(t *testing.T) {
	out := passdiff.New(t, mathtollvm.MathToLLVM()).Apply(t, "func(convert-math-to-llvm)", `func @f(%x: vector<2x3xf32>) {
  %0 = math.rsqrt %x : vector<2x3xf32>
  return
}
`)
	assert.Regexp(t, `(?s)extractvalue %0\[0\].*intr.sqrt.*fdiv.*insertvalue.*extractvalue %0\[1\].*intr.sqrt.*fdiv.*insertvalue`, out)
	assert.NotContains(t, out, "math.")
}

// TestLog1pStays where it is not to be less accurate, as in mlir-opt-19.
func TestLog1pStays(t *testing.T) {
	c := passdiff.New(t, mathtollvm.MathToLLVM())
	for _, approximate := range []string{"0", "1"} {
		for _, typ := range []string{"f64", "vector<4xf32>", "vector<2x3xf32>"} {
			c.Later(t, "builtin.module(func.func(convert-math-to-llvm{approximate-log1p="+approximate+"}))",
				"func.func @f(%x: "+typ+") {\n  %0 = math.log1p %x : "+typ+"\n  %1 = math.expm1 %0 : "+typ+"\n  return\n}\n")
		}
	}
}

// TestRowsKeepFlags: fast-math flags go over where the operation takes them.
func TestRowsKeepFlags(t *testing.T) {
	out := passdiff.New(t, mathtollvm.MathToLLVM()).Apply(t, "func(convert-math-to-llvm)", `func @f(%x: f32) {
  %0 = math.sin %x {fastmath = #std.fastmath<nnan>} : f32
  return
}
`)
	assert.Contains(t, out, `{fastmathFlags = #llvm.fastmath<nnan>}`)
}

// TestWarnsOfQuad: LLVM calls a function for another type.
func TestWarnsOfQuad(t *testing.T) {
	k := plugintest.New(t, plugintest.Local(std.Plugin()))
	for typ, warned := range map[string]bool{"f128": true, "vector<2xf128>": true, "f64": false} {
		out := k.Run(t.Context(), plugintest.Job{
			Input:    "func @f(%x: " + typ + ") {\n  %0 = math.sin %x : " + typ + "\n  return\n}\n",
			Pipeline: "func(convert-math-to-llvm)",
		}).String()
		assert.Contains(t, out, "llvm.intr.sin")
		assert.Equal(t, warned, strings.Contains(out, "warning: LLVM calls the C library's function for long double"), out)
	}
}
