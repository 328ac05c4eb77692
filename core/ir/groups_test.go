package ir_test

import (
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/internal/irtest"
	"github.com/mlirc/mlirc/core/ir"
)

func i32s(ctx *ir.Context, ns ...int32) ir.Attribute {
	var data []byte
	for _, n := range ns {
		data = binary.LittleEndian.AppendUint32(data, uint32(n))
	}
	return ctx.DenseElementsAttr(ctx.VectorType([]int64{int64(len(ns))}, ctx.I32()), data, false)
}

// TestBranchOperandsOfOddSegments asks for the operands of a branch whose
// attribute does not fit it.
func TestBranchOperandsOfOddSegments(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	entry := irtest.Func(b, m, "f", ctx.I1(), ctx.I32())
	to := entry.Region().AddBlock(ctx.I32())
	b.SetInsertionPointToEnd(entry)
	x := entry.Arg(1)
	op := b.Create(&ir.OperationState{
		Name: ctx.OpName("t.cond_br"), Operands: []*ir.Value{entry.Arg(0), x, x}, Successors: []*ir.Block{to, to},
	})
	huge := ctx.VectorType([]int64{1 << 40}, ctx.I32())
	for name, attr := range map[string]ir.Attribute{
		"none":      nil,
		"no list":   ctx.UnitAttr(),
		"negative":  i32s(ctx, 3, -1, 1),
		"too many":  i32s(ctx, 1, 1, 2),
		"too few":   i32s(ctx, 1, 1, 0),
		"too short": i32s(ctx, 3),
		"floats":    ctx.DenseElementsAttr(ctx.VectorType([]int64{3}, ctx.F32()), make([]byte, 12), false),
		"endless":   ctx.DenseElementsAttr(huge, []byte{0, 0, 0, 0}, true),
	} {
		op.SetAttr(ir.OperandSegmentsAttr, attr)
		_, _, ok := ir.BranchOperands(op, 1)
		assert.False(t, ok, name)
		assert.False(t, ir.SetBranchOperands(op, 1, nil), name)
	}
	op.SetAttr(ir.OperandSegmentsAttr, i32s(ctx, 1, 1, 1))
	start, end, ok := ir.BranchOperands(op, 1)
	require.True(t, ok)
	assert.Equal(t, [2]int{2, 3}, [2]int{start, end})
	require.True(t, ir.SetBranchOperands(op, 0, nil))
	assert.Equal(t, i32s(ctx, 1, 0, 1), op.Attr(ir.OperandSegmentsAttr))
	assert.Equal(t, 2, op.NumOperands())
}

func TestDataOfDenseAttributes(t *testing.T) {
	ctx := ir.NewContext()
	shape := ctx.VectorType([]int64{3}, ctx.I32())
	for name, make := range map[string]func(){
		"short":   func() { ctx.DenseElementsAttr(shape, make([]byte, 8), false) },
		"long":    func() { ctx.DenseElementsAttr(shape, make([]byte, 16), false) },
		"splat":   func() { ctx.DenseElementsAttr(shape, make([]byte, 12), true) },
		"dynamic": func() { ctx.DenseElementsAttr(ctx.RankedTensorType([]int64{ir.Dynamic}, ctx.I32(), nil), nil, false) },
		"array":   func() { ctx.DenseArrayAttr(ctx.I32(), 3, make([]byte, 8)) },
	} {
		assert.Panics(t, make, name)
	}
	assert.Equal(t, 3, ctx.DenseElementsAttr(shape, make([]byte, 4), true).Len())
}

// TestDictionaryKeepsItsEntries changes the list from which a dictionary was
// made.
func TestDictionaryKeepsItsEntries(t *testing.T) {
	ctx := ir.NewContext()
	list := []ir.NamedAttr{{Name: "a", Value: ctx.UnitAttr()}, {Name: "b", Value: ctx.UnitAttr()}}
	d := ctx.DictionaryAttr(list)
	list[0].Name = "c"
	assert.Equal(t, "a", d.Entries()[0].Name)
}
