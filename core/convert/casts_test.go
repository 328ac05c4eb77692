package convert

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/internal/irtest"
	"github.com/mlirc/mlirc/core/ir"
)

func TestCastsCancelOut(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	i32, i64, idx := ctx.I32(), ctx.I64(), ctx.IndexType()
	entry := irtest.Func(b, m, "f", idx)
	cast := func(to []ir.Type, from ...*ir.Value) []*ir.Value {
		return irtest.Op(b, CastName, to, from...).Results()
	}
	x := entry.Arg(0)
	pair := cast([]ir.Type{i64, i32}, x)
	back := cast([]ir.Type{idx}, pair...)
	longer := cast([]ir.Type{idx}, cast([]ir.Type{i32}, cast([]ir.Type{i64}, back...)...)...)
	irtest.Op(b, "t.use", nil, back[0], longer[0])
	var sink diag.Sink
	assert.True(t, ReconcileCasts(m, &sink), "%v", sink.Diagnostics())
	assert.Equal(t, "module\n  func sym_name=f type=(index)->()\n  ^0 %0:index\n    t.use %0 %0\n", irtest.Dump(m))
}

// TestConversionsCancelEarlierCasts converts what stands around the casts of an earlier conversion, so that
// each leads back to what it was cast from.
func TestConversionsCancelEarlierCasts(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	i64, idx := ctx.I64(), ctx.IndexType()
	entry := irtest.Func(b, m, "f", idx)
	before := irtest.Op(b, CastName, []ir.Type{i64}, entry.Arg(0))
	sum := irtest.Op(b, "u.earlier", []ir.Type{i64}, before.Result(0))
	behind := irtest.Op(b, CastName, []ir.Type{idx}, sum.Result(0))
	irtest.Op(b, "t.add", []ir.Type{idx}, behind.Result(0), entry.Arg(0))
	stray := irtest.Op(b, CastName, []ir.Type{ctx.I32()}, sum.Result(0))
	irtest.Op(b, "u.earlier", []ir.Type{i64}, stray.Result(0))
	var sink diag.Sink
	config := fullConfig(ctx, &sink)
	config.Full = false
	require.True(t, Apply(m, config), "%v", sink.Diagnostics())
	text := irtest.Dump(m)
	assert.Equal(t, 1, strings.Count(text, CastName), text)
	assert.Contains(t, text, "u.add")
}

func TestStrayCastNamesItsStage(t *testing.T) {
	ctx := irtest.NewContext()
	m := buildSample(ctx, 1)
	var sink diag.Sink
	config := fullConfig(ctx, &sink)
	config.Full = false
	config.Target = NewTarget()
	config.Target.Illegal("t.add")
	config.Patterns = []Pattern{generic(ctx, "add")}
	config.Stage = "convert-t-to-u"
	assert.True(t, Apply(m, config))
	assert.False(t, ReconcileCasts(m, &sink))
	first := sink.Diagnostics()[0]
	assert.Equal(t, "a cast from 'index' to 'i64' is left over; pass 'convert-t-to-u' put it there", first.Message)
	assert.Contains(t, first.Notes[0].Message, "its result is used by 'u.add'")
}

// TestStrayCastsAreGrouped reports once what one missing pass has left often.
func TestStrayCastsAreGrouped(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	entry := irtest.Func(b, m, "f", ctx.IndexType(), ctx.IndexType(), ctx.IndexType())
	for i := range 3 {
		c := irtest.Op(b, CastName, []ir.Type{ctx.I64()}, entry.Arg(i))
		irtest.Op(b, "t.use", nil, c.Result(0))
	}
	c := irtest.Op(b, CastName, []ir.Type{ctx.I32()}, entry.Arg(0))
	irtest.Op(b, "u.use", nil, c.Result(0))
	var sink diag.Sink
	assert.False(t, ReconcileCasts(m, &sink))
	found := sink.Diagnostics()
	require.Len(t, found, 2)
	assert.Equal(t, []string{"t.use", "func"}, found[0].Unconverted)
	assert.Contains(t, found[0].Notes[1].Message, "its operand is an argument of 'func'")
	assert.Equal(t, "the same between such operations elsewhere: 2 more, from here on", found[0].Notes[2].Message)
	assert.Equal(t, []string{"u.use", "func"}, found[1].Unconverted)
	assert.Len(t, found[1].Notes, 2)
}
