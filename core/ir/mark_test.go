package ir

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestMarksOfAnotherOwnerAreNotSeen(t *testing.T) {
	ctx := NewContext()
	op := NewBuilder(ctx).Create(&OperationState{Name: ctx.OpName("t.op")})
	first, second := ctx.TakeMarks(), ctx.TakeMarks()
	assert.Zero(t, first.Of(op))
	first.Set(op, 7)
	assert.Equal(t, uint32(7), first.Of(op))
	assert.Zero(t, second.Of(op))
	second.Set(op, 9)
	assert.Equal(t, uint32(9), second.Of(op))
	assert.Zero(t, first.Of(op))
}

func TestMarksNeedAnOwner(t *testing.T) {
	ctx := NewContext()
	op := NewBuilder(ctx).Create(&OperationState{Name: ctx.OpName("t.op")})
	assert.PanicsWithValue(t, "BUG: marks without an owner; take them from the context", func() { Marks{}.Set(op, 1) })
}

// TestMarksEnd makes the mark number of a context overflow.
func TestMarksEnd(t *testing.T) {
	ctx := NewContext()
	ctx.marks.Store(1<<32 - 2)
	ctx.TakeMarks()
	assert.PanicsWithValue(t, "BUG: a context has no more marks", func() { ctx.TakeMarks() })
}
