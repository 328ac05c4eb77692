package convert

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/internal/irtest"
	"github.com/mlirc/mlirc/core/ir"
)

// declaring replaces t.call by u.call and declares what it calls unless the
// module knows it.
func declaring(t *testing.T, seen map[string]bool) Pattern {
	return Pattern{Name: "call", Root: "t.call", Match: func(op *ir.Operation, _ Operands, rw *Rewriter) Result {
		name := op.StringAttrValue("callee")
		_, seen[name] = rw.Symbol(op, name)
		rw.Declare(op, name, func(b *ir.Builder) *ir.Operation {
			return b.Create(&ir.OperationState{Name: op.Context().OpName("u.func"), Attrs: []ir.NamedAttr{
				{Name: "sym_name", Value: op.Attr("callee")},
			}})
		})
		_, ok := rw.Symbol(op, name)
		assert.True(t, ok)
		rw.ReplaceOpWithNew(op, &ir.OperationState{Name: op.Context().OpName("u.call"), Attrs: op.Attrs()})
		return rw.Success()
	}}
}

func call(b *ir.Builder, name string) {
	op := irtest.Op(b, "t.call", nil)
	op.SetAttr("callee", b.Context().StringAttr(name))
}

func TestDeclarationsGoIntoTheNearestTable(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	irtest.Func(b, m, "outer")
	call(b, "known")
	call(b, "malloc")
	irtest.Func(b, m, "known")
	b.SetInsertionPointToEnd(m.Region(0).Entry())
	inner := b.Create(&ir.OperationState{Name: ctx.OpName("module"), Regions: 1})
	inner.Region(0).AddBlock()
	irtest.Func(b, inner, "inside")
	call(b, "known")
	call(b, "malloc")
	call(b, "inside")

	seen := map[string]bool{}
	target := NewTarget()
	target.Illegal("t.call")
	var sink diag.Sink
	require.True(t, Apply(m, Config{Target: target, Patterns: []Pattern{declaring(t, seen)}, Sink: &sink, workers: 1}))
	assert.Equal(t, `module
  u.func sym_name=malloc
  func sym_name=outer type=()->()
    u.call callee=known
    u.call callee=malloc
  func sym_name=known type=()->()
  module
    u.func sym_name=malloc
    func sym_name=inside type=()->()
      u.call callee=known
      u.call callee=malloc
      u.call callee=inside
`, irtest.Dump(m))
	assert.Equal(t, map[string]bool{"known": true, "malloc": false, "inside": true}, seen)
}

// TestNoDeclarationsAround: a conversion of one function adds nothing to the module, which others
// may be working on.
func TestNoDeclarationsAround(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	body := irtest.Func(b, m, "f")
	call(b, "malloc")
	target := NewTarget()
	target.Illegal("t.call")
	var sink diag.Sink
	defer func() {
		c := diag.CrashOf(recover())
		require.NotNil(t, c)
		assert.Contains(t, c.Error(), "symbol 'malloc' declared around what is converted; convert the module")
	}()
	Apply(body.ParentOp(), Config{Target: target, Patterns: []Pattern{declaring(t, map[string]bool{})}, Sink: &sink, workers: 1})
	assert.Fail(t, "it was declared")
}

// TestRegionsOfConvertedTypes converts an operation whose region has arguments:
// one becomes several.
func TestRegionsOfConvertedTypes(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	pair := ctx.OpaqueType("t", "pair")
	entry := irtest.Func(b, m, "f", pair)
	loop := b.Create(&ir.OperationState{Name: ctx.OpName("t.loop"), Regions: 1,
		Operands: []*ir.Value{entry.Arg(0)}, Results: []ir.Type{pair}})
	irtest.Op(b, "t.use", nil, loop.Result(0))
	body := loop.Region(0).AddBlock(pair)
	b.SetInsertionPointToEnd(body)
	irtest.Op(b, "t.return", nil, body.Arg(0))

	var sink diag.Sink
	config := fullConfig(ctx, &sink)
	config.Patterns = append(config.Patterns, Pattern{
		Name: "loop", Root: "t.loop",
		Match: func(op *ir.Operation, operands Operands, rw *Rewriter) Result {
			types, ok := rw.Types().ConvertAll(op.ResultTypes())
			if !ok {
				return rw.MatchFailure("a result type cannot be converted")
			}
			fresh := rw.Create(&ir.OperationState{Name: ctx.OpName("u.loop"), Regions: 1,
				Operands: operands.All(), Results: types})
			rw.MoveRegion(op.Region(0), fresh.Region(0), nil)
			rw.ConvertRegion(fresh.Region(0))
			rw.ReplaceOpMulti(op, [][]*ir.Value{fresh.Results()})
			return rw.Success()
		},
	})
	require.True(t, Apply(m, config), "%v", sink.Diagnostics())
	assert.Equal(t, `module
  u.func sym_name=f type=(i64,i64)->()
  ^0 %0:i64 %1:i64
    %2:i64, %3:i64 = u.loop %0 %1
    ^1 %4:i64 %5:i64
      u.return %4 %5
    u.use %2 %3
`, irtest.Dump(m))
}
