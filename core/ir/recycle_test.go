package ir

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestRecycledOperationsComeBackEmpty makes operations of several sizes out of
// others, and compares with what a fresh builder makes.
func TestRecycledOperationsComeBackEmpty(t *testing.T) {
	ctx := NewContext()
	b := NewBuilder(ctx)
	block := NewBlock()
	for n := range 7 {
		block.AddArg(ctx.I32(), nil)
		for _, results := range [][]Type{nil, {ctx.I32()}, {ctx.I32(), ctx.I64()}} {
			old := b.Create(&OperationState{
				Name: ctx.OpName("t.old"), Operands: block.Args(), Results: results, Regions: 1,
				Attrs: []NamedAttr{{"a", ctx.UnitAttr()}}, Successors: []*Block{NewBlock()},
			})
			marks := ctx.TakeMarks()
			marks.Set(old, 7)
			b.Recycle(old)
			assert.False(t, block.Arg(n).HasUses())
			fresh := b.Create(&OperationState{Name: ctx.OpName("t.new"), Operands: block.Args(), Results: results})
			require.Same(t, old, fresh)
			assert.Equal(t, block.Args(), fresh.Operands())
			assert.Equal(t, n+1, fresh.NumOperands())
			for i := range fresh.NumOperands() {
				assert.Same(t, fresh, fresh.OperandUse(i).Owner())
			}
			require.Equal(t, len(results), fresh.NumResults())
			for i, want := range results {
				assert.Equal(t, want, fresh.Result(i).Type())
				assert.Same(t, fresh, fresh.Result(i).DefiningOp())
				assert.False(t, fresh.Result(i).HasUses())
			}
			assert.Zero(t, marks.Of(fresh))
			assert.Empty(t, fresh.Attrs())
			assert.Zero(t, fresh.NumSuccessors()+fresh.NumRegions())
			assert.Nil(t, fresh.Next())
			b.Recycle(fresh)
		}
	}
}

func TestOperationInUseIsNotRecycled(t *testing.T) {
	ctx := NewContext()
	b := NewBuilder(ctx)
	used := b.Create(&OperationState{Name: ctx.OpName("t.def"), Results: []Type{ctx.I32()}})
	b.Create(&OperationState{Name: ctx.OpName("t.use"), Operands: used.Results()})
	require.Panics(t, func() { b.Recycle(used) })
	inside := b.Create(&OperationState{Name: ctx.OpName("t.in")})
	NewBlock().Append(inside)
	require.Panics(t, func() { b.Recycle(inside) })
}
