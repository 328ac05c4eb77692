package ods_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
)

// TestValuesOfAttributes: what is absent or of another kind has no value, and does not panic.
func TestValuesOfAttributes(t *testing.T) {
	ctx := ir.NewContext()
	wide := ctx.IntegerAttr(ctx.IntegerType(128, ir.Signless), num.New(128, 1).Shl(100))
	for name, c := range map[string]struct {
		attr ir.Attribute
		n    int64
		ok   bool
	}{
		"absent": {nil, 7, false}, "i64": {ctx.I64Attr(-3), -3, true}, "a string": {ctx.StringAttr("3"), 7, false},
		"i1": {ctx.BoolAttr(true), 1, true}, "ui8": {ctx.IntAttr(ctx.IntegerType(8, ir.Unsigned), 200), 200, true},
		"index": {ctx.IndexAttr(-1), -1, true}, "i128": {wide, 7, false},
	} {
		n, ok := ods.IntOf(c.attr)
		assert.Equal(t, c.ok, ok, name)
		assert.Equal(t, c.ok, n == c.n && ok, name)
		assert.Equal(t, c.n, ods.IntOr(c.attr, 7), name)
	}
	n, ok := ods.UintOf(ctx.I32Attr(-1))
	assert.True(t, ok)
	assert.Equal(t, uint64(1<<32-1), n)

	_, ok = ods.BoolOf(ctx.I64Attr(1))
	assert.False(t, ok, "an i64 is no truth value")
	assert.True(t, ods.BoolOr(nil, true))
	assert.False(t, ods.BoolOr(ctx.BoolAttr(false), true))

	_, ok = ods.SymbolOf(ctx.SymbolRefAttr("a", "b"))
	assert.False(t, ok, "a nested reference is no single symbol")
	assert.Equal(t, "a", ods.SymbolOr(ctx.SymbolRefAttr("a"), "x"))
	assert.Nil(t, ods.TypeOf(ctx.StringAttr("i32")))
	assert.Nil(t, ods.As[*ir.FloatAttr](ctx.I64Attr(1)))

	assert.Equal(t, []int64{1, -2}, ods.IntsOf(ctx.I64ArrayAttr([]int64{1, -2})))
	assert.Equal(t, []int64{3, 4}, ods.IntsOf(ods.SegmentsOf(ctx, 3, 4)))
	assert.Equal(t, []int64{5, 6}, ods.IntsOf(ctx.DenseArrayAttr(ctx.I32(), 2, []byte{5, 0, 0, 0, 6, 0, 0, 0})))
	mixed := ctx.ArrayAttr([]ir.Attribute{ctx.I64Attr(1), ctx.StringAttr("x")})
	assert.Nil(t, ods.IntsOf(mixed), "an element that is no integer")
	assert.Nil(t, ods.StringsOf(mixed))
	assert.Nil(t, ods.StringsOf(nil))
	assert.Equal(t, []string{}, ods.StringsOf(ctx.ArrayAttr(nil)), "empty is not absent")
	assert.NotNil(t, ods.ListOf(ctx.ArrayAttr(nil)), "empty is not absent")
	assert.Equal(t, []ir.Type{ctx.I32()}, ods.TypesOf(ods.TypeParams(ctx, []ir.Type{ctx.I32()})))
}
