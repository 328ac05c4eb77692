package ir_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/ir"
)

// TestSequences walks the lists of a module, stops early, and erases and changes what is at hand
// where that is allowed.
func TestSequences(t *testing.T) {
	ctx := ir.NewContext()
	b := ir.NewBuilder(ctx)
	top := b.Create(&ir.OperationState{Name: ctx.OpName("y.top"), Regions: 2})
	first, second := top.Region(0).AddBlock(), top.Region(0).AddBlock()
	b.SetInsertionPointToEnd(first)
	v := b.CreateOp(ctx.OpName("y.a"), nil, []ir.Type{ctx.I32()}, nil).Result(0)
	w := b.CreateOp(ctx.OpName("y.b"), nil, []ir.Type{ctx.I32()}, nil).Result(0)
	user := b.CreateOp(ctx.OpName("y.c"), []*ir.Value{v, v}, nil, nil)

	assert.Equal(t, []*ir.Region{top.Region(0), top.Region(1)}, slices.Collect(top.Regions()))
	assert.Equal(t, []*ir.Block{first, second}, slices.Collect(top.Region(0).Blocks()))
	assert.Empty(t, slices.Collect(top.Region(1).Blocks()))
	assert.Equal(t, []*ir.Operation{v.DefiningOp(), w.DefiningOp(), user}, slices.Collect(first.Ops()))
	for op := range first.Ops() {
		assert.Same(t, v.DefiningOp(), op)
		break
	}
	for u := range v.Uses() {
		u.Set(w)
	}
	assert.False(t, v.HasUses())
	assert.Len(t, slices.Collect(w.Uses()), 2)
	for op := range first.OpsToErase() {
		if !op.Is("y.b") {
			op.Erase()
		}
	}
	assert.Equal(t, []*ir.Operation{w.DefiningOp()}, slices.Collect(first.Ops()))
}

// TestSequencesOfParts walks operands and results with their indices, what stands before a
// terminator while it is moved, and the edges to a block.
func TestSequencesOfParts(t *testing.T) {
	ctx := ir.NewContext()
	b := ir.NewBuilder(ctx)
	top := b.Create(&ir.OperationState{Name: ctx.OpName("y.top"), Regions: 1})
	first, second := top.Region(0).AddBlock(), top.Region(0).AddBlock()
	b.SetInsertionPointToEnd(first)
	two := b.CreateOp(ctx.OpName("y.two"), nil, []ir.Type{ctx.I32(), ctx.I1()}, nil)
	user := b.CreateOp(ctx.OpName("y.use"), two.Results(), nil, nil)
	end := b.Create(&ir.OperationState{Name: ctx.OpName("y.br"), Successors: []*ir.Block{second}})
	b.SetInsertionPointToEnd(second)
	last := b.CreateOp(ctx.OpName("y.end"), nil, nil, nil)

	assert.Equal(t, map[int]*ir.Value{0: two.Result(0), 1: two.Result(1)}, maps.Collect(two.AllResults()))
	for i, v := range user.AllOperands() {
		assert.Same(t, two.Result(i), v)
		user.SetOperand(i, two.Result(0))
	}
	assert.Equal(t, []*ir.Value{two.Result(0), two.Result(0)}, user.Operands())
	for i := range user.AllOperands() {
		assert.Equal(t, 0, i)
		break
	}
	preds := slices.Collect(second.Preds())
	if assert.Len(t, preds, 1) {
		assert.Same(t, end, preds[0].Owner())
	}
	assert.Empty(t, slices.Collect(first.Preds()))
	for op := range first.WithoutTerminator() {
		op.MoveBefore(last)
	}
	assert.Equal(t, []*ir.Operation{end}, slices.Collect(first.Ops()))
	assert.Equal(t, []*ir.Operation{two, user, last}, slices.Collect(second.Ops()))
	assert.Empty(t, slices.Collect(first.WithoutTerminator()))
}
