package convert

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/internal/irtest"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// TestTraceTellsPatterns follows the operations of one line.
func TestTraceTellsPatterns(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	entry := irtest.Func(b, m, "f", ctx.IndexType())
	b.SetLoc(ctx.FileLineColLoc("in.mlir", 3, 5))
	twice := irtest.Op(b, "t.twice", []ir.Type{ctx.IndexType()}, entry.Arg(0))
	b.SetLoc(ctx.FileLineColLoc("in.mlir", 3, 9))
	irtest.Op(b, "v.stay", nil)
	b.SetLoc(ctx.FileLineColLoc("in.mlir", 4, 5))
	irtest.Op(b, "t.use", nil, twice.Result(0))
	var sink diag.Sink
	config := fullConfig(ctx, &sink)
	config.Full = false
	config.trace = diag.NewTrace([]diag.Position{{File: "in.mlir", Line: 3}})
	config.Patterns = append(config.Patterns,
		Pattern{Name: "never", Root: "t.twice", Benefit: 2, Match: func(_ *ir.Operation, _ Operands, rw *Rewriter) Result {
			return rw.MatchFailure("it never fits")
		}},
		Pattern{Name: "twice", Root: "t.twice", Match: func(op *ir.Operation, _ Operands, rw *Rewriter) Result {
			x := op.Operand(0)
			rw.ReplaceOpWithNew(op, &ir.OperationState{Name: ctx.OpName("t.add"),
				Operands: []*ir.Value{x, x}, Results: op.ResultTypes()})
			return rw.Success()
		}},
	)
	assert.True(t, Apply(m, config), "%v", sink.Diagnostics())
	notes, unconverted := config.trace.Take()
	var text string
	for _, n := range notes {
		text += n.Pos.String() + ": " + n.Message + "\n"
	}
	assert.Equal(t, `in.mlir:3:5: pattern 'never' failed to match: it never fits
in.mlir:3:5: pattern 'twice' converts 't.twice'; it makes 't.add'
in.mlir:3:5: pattern 'add' converts 't.add', which pattern 'twice' made; it makes 'u.add'
in.mlir:3:9: no pattern converts 'v.stay', and it may stay
`, text)
	assert.Equal(t, []string{"v.stay"}, unconverted)
}

// TestNothingToConvertIsTold runs a conversion as a pass does.
func TestNothingToConvertIsTold(t *testing.T) {
	ctx := irtest.NewContext()
	p := &pass.Pass{Name: "convert-t-to-u", Converts: []string{"t", "func"}, Run: func(r *pass.Run) error {
		config := fullConfig(ctx, r.Diags)
		config.work = r.Work
		Apply(r.Op, config)
		return nil
	}}
	for _, functions := range []int{0, 1} {
		m := buildSample(ctx, functions)
		var sink diag.Sink
		require.NoError(t, (&pass.Manager{}).Run(t.Context(), m, (&pass.Pipeline{}).Add(p), &sink))
		if functions > 0 {
			assert.Empty(t, sink.Diagnostics())
			continue
		}
		require.Len(t, sink.Diagnostics(), 1)
		assert.Equal(t, pass.IdleID, sink.Diagnostics()[0].ID)
		assert.Equal(t, "pass 'convert-t-to-u' found nothing to convert; it converts t, func", sink.Diagnostics()[0].Message)
	}
}
