package ir_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/ir"
)

// TestAlikes changes one thing after the other of an operation: it is not like the one
// before, but seen again as it was.
func TestAlikes(t *testing.T) {
	ctx := ir.NewContext()
	b := ir.NewBuilder(ctx)
	i32, i7 := ir.Type(ctx.I32()), ir.Type(ctx.IntegerType(7, ir.Signless))
	values := b.Create(&ir.OperationState{Name: ctx.OpName("t.values"), Results: []ir.Type{i32, i32, i7}})
	x, y, z := values.Result(0), values.Result(1), values.Result(2)
	attrs := ir.AttrList{{Name: "a", Value: ctx.I64Attr(1)}}
	state := func(change func(*ir.OperationState)) func() *ir.Operation {
		return func() *ir.Operation {
			s := &ir.OperationState{Name: ctx.OpName("t.op"), Operands: []*ir.Value{x, y}, Results: []ir.Type{i32}, Attrs: attrs}
			change(s)
			return b.Create(s)
		}
	}
	block := ir.NewBlock()
	for name, make := range map[string]func() *ir.Operation{
		"as it was":       state(func(*ir.OperationState) {}),
		"name":            state(func(s *ir.OperationState) { s.Name = ctx.OpName("t.po") }),
		"type of operand": state(func(s *ir.OperationState) { s.Operands = []*ir.Value{x, z} }),
		"operands":        state(func(s *ir.OperationState) { s.Operands = s.Operands[:1] }),
		"type of result":  state(func(s *ir.OperationState) { s.Results = []ir.Type{i7} }),
		"results":         state(func(s *ir.OperationState) { s.Results = nil }),
		"value":           state(func(s *ir.OperationState) { s.Attrs = ir.AttrList{{Name: "a", Value: ctx.I64Attr(2)}} }),
		"attribute":       state(func(s *ir.OperationState) { s.Attrs = ir.AttrList{{Name: "b", Value: ctx.I64Attr(1)}} }),
		"attributes":      state(func(s *ir.OperationState) { s.Attrs = nil }),
		"successors":      state(func(s *ir.OperationState) { s.Successors = []*ir.Block{block} }),
	} {
		t.Run(name, func(t *testing.T) {
			var seen ir.Alikes
			assert.False(t, seen.Seen(state(func(s *ir.OperationState) { s.Operands = []*ir.Value{y, x} })()))
			assert.Equal(t, name == "as it was", seen.Seen(make()))
			assert.True(t, seen.Seen(make()))
		})
	}
	var seen ir.Alikes
	around := state(func(s *ir.OperationState) { s.Regions = 1 })
	assert.False(t, seen.Seen(around()))
	assert.False(t, seen.Seen(around()))
	missing := state(func(*ir.OperationState) {})
	for range 2 {
		op := missing()
		op.SetOperand(0, nil)
		assert.False(t, seen.Seen(op))
	}
}
