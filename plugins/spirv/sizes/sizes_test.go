package sizes_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/spirv/sizes"
)

// resolved are the array types of a module after sizes have been resolved.
func resolved(t *testing.T, text string) (string, *diag.Sink) {
	t.Helper()
	sink := &diag.Sink{}
	ctx := repository.Context(t)
	op := syntax.Parse(ctx, diag.NewSource("sizes.mlir", []byte("spv.module Logical GLSL450 {\n"+text+"\n}")), sink, syntax.ParseOptions{})
	require.NotNil(t, op, "%v", sink.Diagnostics())
	var module *ir.Operation
	ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		if o.Is("spv.module") {
			module = o
		}
		return ir.Advance
	})
	require.NotNil(t, module)
	sizes.ResolveAll(op, sink)
	return string(syntax.AppendOp(nil, module, syntax.PrintOptions{})), sink
}

// TestSizes computes a size by each operation.
func TestSizes(t *testing.T) {
	const constants = `spv.SpecConstant @N spec_id(0) = 12 : i32
spv.SpecConstant @M spec_id(1) = -5 : i32
spv.SpecConstant @B spec_id(2) = true
spv.SpecConstantComposite @C (@M, @N) : vector<2xi32>
spv.GlobalVariable @a : !spv.ptr<!spv.array<1 x !spv.array<1 x f32 size=@S> size=@N>, Private>
`
	for body, want := range map[string]string{
		"spv.IAdd %n, %m : i32":                            "7",
		"spv.ISub %n, %m : i32":                            "17",
		"spv.IMul %n, %n : i32":                            "144",
		"spv.UDiv %n, %five : i32":                         "2",
		"spv.SDiv %n, %five : i32":                         "2",
		"spv.UMod %n, %five : i32":                         "2",
		"spv.SRem %n, %m : i32":                            "2",
		"spv.SMod %m, %five : i32":                         "the size @S of a type is 0, but must be from 1 to 2147483647",
		"spv.SMod %m, %n : i32":                            "7",
		"spv.BitwiseAnd %n, %five : i32":                   "4",
		"spv.BitwiseOr %n, %five : i32":                    "13",
		"spv.BitwiseXor %n, %five : i32":                   "9",
		"spv.ShiftLeftLogical %n, %one : i32, i32":         "24",
		"spv.ShiftRightLogical %n, %one : i32, i32":        "6",
		"spv.SNegate %m : i32":                             "5",
		"spv.Not %m : i32":                                 "4",
		"spv.Select %b, %n, %five : i1, i32":               "12",
		"spv.CompositeExtract %c[1 : i32] : vector<2xi32>": "12",
		"spv.CompositeExtract %c[0 : i32] : vector<2xi32>": "the size @S of a type is -5, but must be from 1 to 2147483647",
		"spv.UDiv %n, %zero : i32":                         "the size @S of a type: 'spv.UDiv' divides by zero, or shifts by too much",
		"spv.ShiftLeftLogical %n, %n32 : i32, i32":         "the size @S of a type: 'spv.ShiftLeftLogical' divides by zero, or shifts by too much",
		"spv.BitCount %n : i32":                            "the size @S of a type: 'spv.BitCount' is not computed for the size of a type; compute the size by operations of integers",
		"spv.ISub %m, %n : i32":                            "the size @S of a type is -17, but must be from 1 to 2147483647",
	} {
		text := constants + `spv.GlobalSpecConstantOperation @S : i32 {
  %n = spv.mlir.referenceof @N : i32
  %m = spv.mlir.referenceof @M : i32
  %b = spv.mlir.referenceof @B : i1
  %c = spv.mlir.referenceof @C : vector<2xi32>
  %zero = spv.Constant 0 : i32
  %one = spv.Constant 1 : i32
  %five = spv.Constant 5 : i32
  %n32 = spv.Constant 32 : i32
  %s = ` + body + `
  spv.mlir.yield %s : i32
}`
		got, sink := resolved(t, text)
		if strings.HasPrefix(want, "the size") {
			require.Len(t, sink.Diagnostics(), 1, body)
			assert.Equal(t, want, sink.Diagnostics()[0].Message, body)
			continue
		}
		assert.Empty(t, sink.Diagnostics(), body)
		assert.Contains(t, got, "!spv.array<12 x !spv.array<"+want+" x f32 size=@S> size=@N>", body)
	}
}

// TestComparison chooses a size by comparisons.
func TestComparison(t *testing.T) {
	for compare, holds := range map[string]bool{
		"IEqual": false, "INotEqual": true, "ULessThan": false, "ULessThanEqual": false, "UGreaterThan": true, "UGreaterThanEqual": true,
		"SLessThan": true, "SLessThanEqual": true, "SGreaterThan": false, "SGreaterThanEqual": false,
	} {
		got, sink := resolved(t, `spv.SpecConstant @M spec_id(1) = -5 : i32
spv.GlobalVariable @a : !spv.ptr<!spv.struct<self, (!spv.array<1 x f32 size=@S>)>, Private>
spv.GlobalSpecConstantOperation @S : i32 {
  %m = spv.mlir.referenceof @M : i32
  %yes = spv.Constant 3 : i32
  %no = spv.Constant 4 : i32
  %c = spv.`+compare+` %m, %no : i32
  %s = spv.Select %c, %yes, %no : i1, i32
  spv.mlir.yield %s : i32
}`)
		assert.Empty(t, sink.Diagnostics(), compare)
		want := "!spv.struct<self_sized, (!spv.array<4 x f32 size=@S>)>"
		if holds {
			want = "!spv.struct<self_sized, (!spv.array<3 x f32 size=@S>)>"
		}
		assert.Contains(t, got, want, compare)
	}
}

// TestNoConstant reports constants that are none, and those that are made of themselves.
func TestNoConstant(t *testing.T) {
	_, sink := resolved(t, `spv.SpecConstant @F spec_id(0) = 2.0 : f32
spv.GlobalVariable @a : !spv.ptr<!spv.array<1 x f32 size=@F>, Private>`)
	require.Len(t, sink.Diagnostics(), 1)
	assert.Equal(t, "the size @F of a type: the constant @F is no integer", sink.Diagnostics()[0].Message)
	_, sink = resolved(t, `spv.SpecConstant @F spec_id(0) = 2.0 : f32
spv.GlobalVariable @a : !spv.ptr<!spv.array<1 x f32 size=@G>, Private>`)
	require.Len(t, sink.Diagnostics(), 1)
	assert.Equal(t, "the size @G of a type: there is no constant @G", sink.Diagnostics()[0].Message)
}
