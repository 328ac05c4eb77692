package rewrite

import (
	"iter"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/internal/irtest"
	"github.com/mlirc/mlirc/core/ir"
)

// quiet listens to a rewriter and does nothing.
type quiet struct{ ir.Listener }

func (quiet) OperationChanged(*ir.Operation)               {}
func (quiet) OperationReplaced(*ir.Operation, []*ir.Value) {}
func (quiet) OperationErased(*ir.Operation)                {}

// TestReplaceUsesAmong counts the steps: they are as many as the users or as the
// operations, whichever are fewer.
func TestReplaceUsesAmong(t *testing.T) {
	const many = 1000
	for name, c := range map[string]struct{ usersOutside, ops, steps int }{
		"few operations": {usersOutside: many, ops: 2, steps: 4},
		"few users":      {usersOutside: 0, ops: many, steps: 4},
	} {
		ctx := irtest.NewContext()
		m, b := irtest.Module(ctx)
		entry := irtest.Func(b, m, "f", ctx.I1(), ctx.I1())
		from, to := entry.Arg(0), entry.Arg(1)
		twice := irtest.Op(b, "t.use", nil, from, from)
		inside := []*ir.Operation{twice}
		for range c.ops - 1 {
			inside = append(inside, irtest.Op(b, "t.use", nil, to))
		}
		outside := make([]*ir.Operation, c.usersOutside)
		for i := range outside {
			outside[i] = irtest.Op(b, "t.use", nil, from)
		}
		steps := 0
		ops := iter.Seq[*ir.Operation](func(yield func(*ir.Operation) bool) {
			for _, op := range inside {
				if steps++; !yield(op) {
					return
				}
			}
		})
		by := func(user *ir.Operation) *ir.Value {
			steps++
			if user == twice {
				return to
			}
			return nil
		}
		rw := newRewriter(ctx, quiet{})
		assert.True(t, rw.ReplaceUsesAmong(from, ops, by), name)
		assert.Equal(t, []*ir.Value{to, to}, twice.Operands(), name)
		for _, op := range outside {
			assert.Equal(t, from, op.Operand(0), name)
		}
		assert.LessOrEqual(t, steps, c.steps+2, name)
	}
}
