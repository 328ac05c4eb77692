package ir_test

import (
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
