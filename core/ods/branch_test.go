package ods_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

const branching = `op y.x {
  operands   flag: i1, one*, lists**
  attributes starts?: offsets
  successors first($one), others*($lists)
  segments
  traits     terminator
}
`

// branchTo is y.x with three successors and n operands behind the flag.
func branchTo(t *testing.T, n int) *ir.Operation {
	args := "%c" + strings.Repeat(", %x", n)
	types := "i1" + strings.Repeat(", i32", n)
	op, _ := first(t, loadItems(t, branching), `"func"() ({
^e(%c: i1, %x: i32):
  "y.x"(`+args+`)[^a, ^a, ^a] : (`+types+`) -> ()
^a:
}) {sym_name = "f", type = (i1, i32) -> ()} : () -> ()
`)
	return op
}

// TestBranchOperandsOfOddAttributes asks for the operands of a branch whose
// attributes do not fit it.
func TestBranchOperandsOfOddAttributes(t *testing.T) {
	op := branchTo(t, 3)
	ctx := op.Context()
	huge := ctx.DenseElementsAttr(ctx.VectorType([]int64{1 << 40}, ctx.I32()), []byte{0, 0, 0, 0}, true)
	sound := map[string]ir.Attribute{
		ir.OperandSegmentsAttr: ods.SegmentsOf(ctx, 1, 1, 2), "starts": ods.SegmentsOf(ctx, 0, 1),
	}
	set := func(attrs map[string]ir.Attribute) {
		for name, a := range attrs {
			op.SetAttr(name, a)
		}
	}
	for name, odd := range map[string][]ir.Attribute{
		ir.OperandSegmentsAttr: {
			nil, ctx.UnitAttr(), ods.SegmentsOf(ctx, 3, -1, 2), ods.SegmentsOf(ctx, 1, 1, 3), ods.SegmentsOf(ctx, 1, 1, 1),
			ods.SegmentsOf(ctx, 4), ctx.DenseElementsAttr(ctx.VectorType([]int64{3}, ctx.F32()), make([]byte, 12), false), huge,
		},
		"starts": {
			nil, ctx.UnitAttr(), ods.SegmentsOf(ctx, 0), ods.SegmentsOf(ctx, 0, 1, 2), ods.SegmentsOf(ctx, 0, 3),
			ods.SegmentsOf(ctx, 0, -1), huge,
		},
	} {
		for _, a := range odd {
			set(sound)
			set(map[string]ir.Attribute{name: a})
			_, _, ok := ir.BranchOperands(op, 2)
			assert.False(t, ok, "%s = %v", name, a)
			assert.False(t, ir.SetBranchOperands(op, 2, nil), "%s = %v", name, a)
			assert.False(t, ir.CanSetBranchOperands(op, 2), "%s = %v", name, a)
		}
	}
}

// TestSetBranchOperands changes what each successor is passed.
func TestSetBranchOperands(t *testing.T) {
	op := branchTo(t, 3)
	ctx, x := op.Context(), op.Operand(1)
	op.SetAttr(ir.OperandSegmentsAttr, ods.SegmentsOf(ctx, 1, 1, 2))
	op.SetAttr("starts", ods.SegmentsOf(ctx, 0, 1))
	for _, c := range []struct {
		successor, n    int
		segments, start []int
	}{
		{1, 3, []int{1, 1, 4}, []int{0, 3}},
		{0, 0, []int{1, 0, 4}, []int{0, 3}},
		{2, 0, []int{1, 0, 3}, []int{0, 3}},
		{1, 0, []int{1, 0, 0}, []int{0, 0}},
		{2, 2, []int{1, 0, 2}, []int{0, 0}},
	} {
		values := make([]*ir.Value, c.n)
		for i := range values {
			values[i] = x
		}
		require.True(t, ir.SetBranchOperands(op, c.successor, values))
		assert.Equal(t, ods.SegmentsOf(ctx, c.segments...), op.Attr(ir.OperandSegmentsAttr))
		assert.Equal(t, ods.SegmentsOf(ctx, c.start...), op.Attr("starts"))
		start, end, ok := ir.BranchOperands(op, c.successor)
		assert.True(t, ok)
		assert.Equal(t, c.n, end-start)
	}
	assert.Equal(t, 3, op.NumOperands())
}

// TestBranchesThatKeepTheirSize have operands whose number their definition
// fixes, or that several successors share.
func TestBranchesThatKeepTheirSize(t *testing.T) {
	for _, clauses := range []string{
		"operands a\n  successors to($a)",
		"operands a?\n  successors to($a)",
		"operands a*\n  successors to*($a)",
		"operands a?, b*\n  successors to($b)",
		"operands a*[1]\n  successors to($a)",
	} {
		d := loadItems(t, "op y.x {\n  "+clauses+"\n  traits terminator\n}\n")
		op, _ := first(t, d, "\"func\"() ({\n^e(%x: i32):\n  \"y.x\"(%x)[^a] : (i32) -> ()\n^a:\n}) {sym_name = \"f\", type = (i32) -> ()} : () -> ()\n")
		_, _, ok := ir.BranchOperands(op, 0)
		assert.True(t, ok, clauses)
		assert.False(t, ir.SetBranchOperands(op, 0, nil), clauses)
	}
}
