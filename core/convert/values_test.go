package convert

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/internal/irtest"
	"github.com/mlirc/mlirc/core/ir"
)

// TestReplaceWith: an operation of the same types becomes another one in place, which is converted in turn
// like one that was made, and one of other types makes room for a new one.
func TestReplaceWith(t *testing.T) {
	ctx := irtest.NewContext()
	for name, c := range map[string]struct {
		typ   ir.Type
		trace string
	}{
		"in place": {ctx.I32(), `pattern 'twice' converts 't.twice'; it makes 't.add'
pattern 'add' converts 't.add', which pattern 'twice' made; it makes 'u.add'
`},
		"new": {ctx.IndexType(), `pattern 'twice' converts 't.twice'; it makes 'u.add'
`},
	} {
		t.Run(name, func(t *testing.T) {
			m, b := irtest.Module(ctx)
			entry := irtest.Func(b, m, "f", c.typ)
			b.SetLoc(ctx.FileLineColLoc("in.mlir", 3, 5))
			twice := irtest.Op(b, "t.twice", []ir.Type{c.typ}, entry.Arg(0))
			b.SetLoc(ctx.FileLineColLoc("in.mlir", 4, 5))
			irtest.Op(b, "t.use", nil, twice.Result(0))
			block := twice.Block()
			var sink diag.Sink
			config := fullConfig(ctx, &sink)
			config.trace = diag.NewTrace([]diag.Position{{File: "in.mlir", Line: 3}})
			config.Patterns = append(config.Patterns, Pattern{Name: "twice", Root: "t.twice", Match: func(op *ir.Operation, _ Operands, rw *Rewriter) Result {
				v := rw.Flat()[0]
				to, into := "t.add", v.Type()
				if into != op.ResultType(0) {
					to = "u.add"
				}
				rw.d.replaceWith(op, ctx.OpName(to), []*ir.Value{v, v}, []ir.Type{into}, nil)
				return rw.Success()
			}})
			assert.True(t, Apply(m, config), "%v", sink.Diagnostics())
			notes, _ := config.trace.Take()
			var text string
			for _, n := range notes {
				text += n.Message + "\n"
			}
			assert.Equal(t, c.trace, text)
			var ops []string
			for op := range block.Ops() {
				ops = append(ops, op.Name().String())
			}
			assert.Equal(t, []string{"u.add", "u.use"}, ops)
		})
	}
}
