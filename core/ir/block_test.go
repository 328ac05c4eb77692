package ir_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
)

// TestSplitHead: what precedes an operation keeps the arguments and predecessors of
// the block, and the rest its successors.
func TestSplitHead(t *testing.T) {
	ctx := ir.NewContext()
	b := ir.NewBuilder(ctx)
	root := b.Create(&ir.OperationState{Name: ctx.OpName("t.root"), Regions: 1})
	r := root.Region(0)
	first, loop := r.AddBlock(ctx.I32()), r.AddBlock(ctx.I64(), ctx.I1())
	make := func(at *ir.Block, name string, to ...*ir.Block) *ir.Operation {
		b.SetInsertionPointToEnd(at)
		return b.Create(&ir.OperationState{Name: ctx.OpName(name), Successors: to})
	}
	enter := make(first, "t.br", loop)
	early := make(loop, "t.early")
	late := make(loop, "t.late")
	again := make(loop, "t.br", loop)
	arg := loop.Arg(1)

	head := loop.SplitHead(late)
	assert.Equal(t, []*ir.Block{first, head, loop}, []*ir.Block{r.Entry(), r.Entry().Next(), r.Last()})
	assert.Equal(t, []*ir.Operation{early, early, late, again}, []*ir.Operation{head.First(), head.Last(), loop.First(), loop.Last()})
	require.Equal(t, 2, head.NumArgs())
	assert.Equal(t, arg, head.Arg(1))
	assert.Equal(t, head, arg.Block())
	assert.Zero(t, loop.NumArgs())
	assert.Equal(t, head, enter.Successor(0))
	assert.Equal(t, head, again.Successor(0))
	assert.False(t, loop.HasPreds())
	again.SetSuccessor(0, loop)
	assert.Equal(t, first, head.SinglePred())
	assert.Equal(t, loop, loop.SinglePred())

	empty := first.SplitHead(enter)
	assert.True(t, empty.Empty() && empty.IsEntry())
}
