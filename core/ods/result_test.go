package ods_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// TestResultType infers the types of results from operands and attributes that no operation has yet.
func TestResultType(t *testing.T) {
	d, _ := load.Dialect("y.dialect", []byte(`dialect y {
  version 0.1.0
}
op y.part {
  operands   of: T
  results    r: with-shape(T, drop(shape(T), len($at)))
  attributes at: i64-array
}
op y.call {
  operands callee: fn(A*, R*), args*: A*
  results  r*: R*
}
`))
	require.Empty(t, d.Check())
	ctx, err := load.NewContext(d)
	require.NoError(t, err)
	value := func(t ir.Type) *ir.Value {
		return ir.NewBuilder(ctx).CreateOp(ctx.OpName("y.source"), nil, []ir.Type{t}, nil).Result(0)
	}
	at := []ir.NamedAttr{{Name: "at", Value: ctx.I64ArrayAttr([]int64{1})}}
	v := value(ctx.VectorType([]int64{2, 3}, ctx.F64()))
	assert.Equal(t, ir.Type(ctx.VectorType([]int64{3}, ctx.F64())), eval.ResultType(ctx, "y.part", 0, [][]*ir.Value{{v}}, at))
	fn := value(ctx.FunctionType([]ir.Type{ctx.I32()}, []ir.Type{ctx.F64(), ctx.I1()}))
	assert.Equal(t, []ir.Type{ctx.F64(), ctx.I1()}, eval.ResultTypes(ctx, "y.call", 0, [][]*ir.Value{{fn}, {value(ctx.I32())}}, nil))
	assert.PanicsWithValue(t, "BUG: the type of 'r' of 'y.part' does not follow from its operands and attributes", func() {
		eval.ResultType(ctx, "y.part", 0, [][]*ir.Value{{v}}, nil)
	})
}
