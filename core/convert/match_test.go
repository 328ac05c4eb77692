package convert

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/internal/irtest"
	"github.com/mlirc/mlirc/core/ir"
)

// use is a view of t.use.
type use struct{ Op *ir.Operation }

func (use) OpName() string { return "t.use" }

// TestMatchOperands: a pattern finds what its operands have become by the operands
// themselves, also where a value is an operand twice and where it has become two values.
func TestMatchOperands(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	pair := ctx.OpaqueType("t", "pair")
	entry := irtest.Func(b, m, "f", ctx.IndexType(), pair, ctx.IndexType())
	x, p, y := entry.Arg(0), entry.Arg(1), entry.Arg(2)
	irtest.Op(b, "t.use", nil, x, p, x, y)
	var seen [][]*ir.Value
	var sink diag.Sink
	config := fullConfig(ctx, &sink)
	config.Patterns = []Pattern{funcPattern(), On("use", func(op use, m Match) Result {
		o := op.Op.Operands()
		seen = append(seen, m.Operands(o), m.Operands([]*ir.Value{o[3], o[0]}), m.Parts(o[1]), []*ir.Value{m.Operand(o[3]), m.Operand(nil)})
		assert.Panics(t, func() { m.Operand(o[1]) }, "two values")
		assert.Panics(t, func() { m.Operand(m.Parts(o[1])[0]) }, "no operand")
		_, why := m.Convert(pair)
		assert.Equal(t, "its type becomes several, or none", why)
		_, why = m.Convert(ctx.OpaqueType("t", "bad"))
		assert.Equal(t, "it is bad", why)
		m.CreateOp(ctx.OpName("u.use"), m.AllOperands(), nil, nil)
		return m.Erase()
	})}
	require.True(t, Apply(m, config), "%v", sink.Diagnostics())
	args := m.Region(0).Entry().First().Region(0).Entry().Args()
	require.Len(t, args, 4)
	assert.Equal(t, [][]*ir.Value{
		{args[0], args[1], args[2], args[0], args[3]}, {args[3], args[0]}, {args[1], args[2]}, {args[3], nil},
	}, seen)
	assert.Equal(t, `module
  u.func sym_name=f type=(i64,i64,i64,i64)->()
  ^0 %0:i64 %1:i64 %2:i64 %3:i64
    u.use %0 %1 %2 %0 %3
`, irtest.Dump(m))
}
