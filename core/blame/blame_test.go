package blame_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/blame"
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/internal/irtest"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

func explained(op *ir.Operation) (d diag.Diagnostic, notes []string) {
	d = blame.Explain(op, diag.NewError(ir.Position(op.Loc()), "wrong"))
	for _, n := range d.Notes {
		notes = append(notes, n.Message)
	}
	return d, notes
}

// find is the only operation of a name.
func find(t *testing.T, m *ir.Operation, name string) *ir.Operation {
	var found []*ir.Operation
	ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
		if op.Is(name) {
			found = append(found, op)
		}
		return ir.Advance
	})
	require.Len(t, found, 1, name)
	return found[0]
}

// TestPatternIsNamed: of what a greedy pattern made, and of what uses that.
func TestPatternIsNamed(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	entry := irtest.Func(b, m, "f", ctx.I32())
	before := irtest.Op(b, "t.before", []ir.Type{ctx.I32()}, entry.Arg(0))
	irtest.Op(b, "t.user", nil, before.Result(0))
	other := irtest.Op(b, "t.other", nil, entry.Arg(0))
	patterns := []rewrite.Pattern{{Name: "turn", Root: "t.before", Match: func(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
		rw.ReplaceOpWithNew(op, &ir.OperationState{Name: ctx.OpName("t.after"), Operands: op.Operands(), Results: []ir.Type{ctx.I64()}})
		return rw.Success()
	}}, {Name: "mark", Root: "t.other", Match: func(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
		if op.Attr("done") != nil {
			return rw.MatchFailure("done")
		}
		rw.Update(op, func() { op.SetAttr("done", ctx.UnitAttr()) })
		return rw.Success()
	}}}
	_, err := rewrite.ApplyGreedily(m, patterns, rewrite.Config{Stage: "my-pass"})
	require.NoError(t, err)

	d, notes := explained(find(t, m, "t.after"))
	assert.Equal(t, []string{
		"pattern 'turn' of pass 'my-pass' made it", `see current operation: %0 = "t.after"(%arg0) : (i32) -> i64`,
	}, notes)
	assert.Empty(t, d.Unconverted, "it is the pattern's fault")
	_, notes = explained(find(t, m, "t.user"))
	assert.Equal(t, "operand #0 is of 't.after', which pattern 'turn' of pass 'my-pass' made", notes[0])
	_, notes = explained(other)
	assert.Equal(t, "pattern 'mark' of pass 'my-pass' made it", notes[0])
}

// TestLeft: what a conversion left is not its fault, directly behind a cast and behind
// operations that were left as well; what it made is.
func TestLeft(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	entry := irtest.Func(b, m, "f", ctx.IndexType())
	made := irtest.Op(b, "t.make", []ir.Type{ctx.IndexType()}, entry.Arg(0))
	left := irtest.Op(b, "u.left", []ir.Type{ctx.IndexType()}, made.Result(0))
	behind := irtest.Op(b, "u.behind", nil, entry.Arg(0), left.Result(0))
	unrelated := irtest.Op(b, "u.unrelated", nil, entry.Arg(0))
	types := convert.NewTypeConverter(func(t ir.Type) convert.Answer {
		if t == ctx.IndexType() {
			return convert.To(ctx.I64())
		}
		return convert.To(t)
	})
	target := convert.NewTarget()
	target.Illegal("t.make")
	sink := &diag.Sink{}
	require.True(t, convert.Apply(m, convert.Config{
		Target: target, Types: types, Stage: "convert-t", Sink: sink,
		Patterns: []convert.Pattern{{Name: "t.make", Root: "t.make", Match: func(op *ir.Operation, o convert.Operands, rw *convert.Rewriter) convert.Result {
			rw.ReplaceOpWithNew(op, &ir.OperationState{Name: ctx.OpName("v.made"), Operands: o.All(), Results: []ir.Type{ctx.I64()}})
			return rw.Success()
		}}},
	}), sink.Diagnostics())

	d, notes := explained(left)
	assert.Equal(t, blame.LeftID, d.ID)
	assert.Equal(t, []string{"u.left"}, d.Unconverted)
	assert.Equal(t, []string{"pass 'convert-t' converted what operand #0 comes from, and left 'u.left' as it was"}, notes)
	d, notes = explained(behind)
	assert.Equal(t, blame.LeftID, d.ID)
	assert.Contains(t, notes[0], "operand #1")

	d, _ = explained(unrelated)
	assert.Empty(t, d.ID)
	assert.Empty(t, d.Unconverted)
	d, notes = explained(find(t, m, "v.made"))
	assert.Empty(t, d.ID, "it was made by a pattern, and stands behind a cast only")
	assert.Equal(t, "pattern 't.make' of pass 'convert-t' made it", notes[0])
}

// TestShownIsBounded: a large operation does not fill the terminal, and one without
// operands where there should be some does not break the printer.
func TestShownIsBounded(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	entry := irtest.Func(b, m, "f", ctx.I32())
	for range 100 {
		irtest.Op(b, "t.op", nil, entry.Arg(0))
	}
	_, notes := explained(find(t, m, "func"))
	last := notes[len(notes)-1]
	assert.Less(t, len(last), 1<<11)
	assert.Contains(t, last, " ...")
}
