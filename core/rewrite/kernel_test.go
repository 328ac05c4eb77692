package rewrite

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/internal/irtest"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

// evaluate runs a kernel on an operation of the given types.
func evaluate(t *testing.T, kernel string, result ir.Type, predicate int64, args ...ir.TypedAttr) (ir.Attribute, bool) {
	t.Helper()
	ctx := result.Context()
	b := ir.NewBuilder(ctx)
	var operands []*ir.Value
	var constants []ir.Attribute
	for _, a := range args {
		operands = append(operands, irtest.Op(b, "t.make", []ir.Type{a.Type()}).Result(0))
		constants = append(constants, a)
	}
	op := irtest.Op(b, "t.op", []ir.Type{result}, operands...)
	op.SetAttr("predicate", ctx.I64Attr(predicate))
	k, ok := KernelByName(kernel)
	require.True(t, ok, kernel)
	return k.Eval(op, constants)
}

func TestIntegerKernels(t *testing.T) {
	ctx := irtest.NewContext()
	i8 := ctx.IntegerType(8, ir.Signless)
	cases := []struct {
		kernel  string
		x, y    int64
		want    int64
		defined bool
	}{
		{"int.add", 127, 1, -128, true},
		{"int.sub", -128, 1, 127, true},
		{"int.mul", 3, 100, 44, true},
		{"int.divs", -7, 2, -3, true},
		{"int.divs", 1, 0, 0, false},
		{"int.divs", -128, -1, 0, false},
		{"int.divu", -1, 2, 127, true},
		{"int.ceildivs", 7, -2, -3, true},
		{"int.floordivs", 7, -2, -4, true},
		{"int.floordivs", -128, -1, 0, false},
		{"int.rems", -7, 2, -1, true},
		{"int.rems", -128, -1, 0, true},
		{"int.remu", -1, 7, 3, true},
		{"int.shl", 1, 8, 0, false},
		{"int.shl", 1, 7, -128, true},
		{"int.shrs", -128, 7, -1, true},
		{"int.shru", -128, 7, 1, true},
		{"int.xor", 6, 3, 5, true},
		{"int.maxs", -1, 1, 1, true},
		{"int.mins", -1, 1, -1, true},
		{"int.maxu", -1, 1, -1, true},
		{"int.minu", -1, 1, 1, true},
	}
	for _, c := range cases {
		got, ok := evaluate(t, c.kernel, i8, 0, ctx.IntAttr(i8, c.x), ctx.IntAttr(i8, c.y))
		assert.Equal(t, c.defined, ok, "%s %d %d", c.kernel, c.x, c.y)
		if ok {
			assert.Equal(t, ir.Attribute(ctx.IntAttr(i8, c.want)), got, "%s %d %d", c.kernel, c.x, c.y)
		}
	}
}

func TestComparisons(t *testing.T) {
	ctx := irtest.NewContext()
	i8 := ctx.IntegerType(8, ir.Signless)
	for predicate, want := range []bool{false, true, true, true, false, false, false, false, true, true} {
		got, ok := evaluate(t, "int.cmp", ctx.I1(), int64(predicate), ctx.IntAttr(i8, -1), ctx.IntAttr(i8, 1))
		assert.True(t, ok)
		assert.Equal(t, ir.Attribute(ctx.BoolAttr(want)), got, "predicate %d", predicate)
	}
	f32 := ctx.F32()
	float := func(v float64) *ir.FloatAttr { return ctx.FloatAttr(f32, num.FromFloat64(num.F32, v)) }
	nan := ctx.FloatAttr(f32, num.NaN(num.F32))
	names := []string{"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
		"ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"}
	less := map[string]bool{"olt": true, "ole": true, "one": true, "ord": true, "ult": true, "ule": true, "une": true, "true": true}
	unordered := map[string]bool{"ueq": true, "ugt": true, "uge": true, "ult": true, "ule": true, "une": true, "uno": true, "true": true}
	for p, name := range names {
		got, _ := evaluate(t, "float.cmp", ctx.I1(), int64(p), float(1), float(2))
		assert.Equal(t, ir.Attribute(ctx.BoolAttr(less[name])), got, name)
		got, _ = evaluate(t, "float.cmp", ctx.I1(), int64(p), float(1), nan)
		assert.Equal(t, ir.Attribute(ctx.BoolAttr(unordered[name])), got, name)
	}
}

func TestElementwise(t *testing.T) {
	ctx := irtest.NewContext()
	i8 := ctx.IntegerType(8, ir.Signless)
	v := ctx.VectorType([]int64{4}, i8)
	x := ctx.DenseElementsAttr(v, []byte{1, 2, 3, 4}, false)
	two := ctx.DenseElementsAttr(v, []byte{2}, true)
	got, ok := evaluate(t, "int.mul", v, 0, x, two)
	require.True(t, ok)
	assert.Equal(t, ir.Attribute(ctx.DenseElementsAttr(v, []byte{2, 4, 6, 8}, false)), got)
	bits := ctx.VectorType([]int64{4}, ctx.I1())
	got, ok = evaluate(t, "int.cmp", bits, cmpSLT, x, two)
	require.True(t, ok)
	assert.Equal(t, ir.Attribute(ctx.DenseElementsAttr(bits, []byte{1, 0, 0, 0}, false)), got)
	_, ok = evaluate(t, "int.divs", v, 0, x, ctx.DenseElementsAttr(v, []byte{1, 1, 0, 1}, false))
	assert.False(t, ok)
}

func TestCasts(t *testing.T) {
	ctx := irtest.NewContext()
	i8, i16 := ctx.IntegerType(8, ir.Signless), ctx.IntegerType(16, ir.Signless)
	check := func(kernel string, want ir.TypedAttr, arg ir.TypedAttr) {
		got, ok := evaluate(t, kernel, want.Type(), 0, arg)
		assert.True(t, ok, kernel)
		assert.Equal(t, ir.Attribute(want), got, kernel)
	}
	float := func(v float64) *ir.FloatAttr { return ctx.FloatAttr(ctx.F32(), num.FromFloat64(num.F32, v)) }
	check("int.sext", ctx.IntAttr(i16, -3), ctx.IntAttr(i8, -3))
	check("int.zext", ctx.IntAttr(i16, 253), ctx.IntAttr(i8, -3))
	check("int.trunc", ctx.IntAttr(i8, 44), ctx.IntAttr(i16, 300))
	check("int.indexcast", ctx.IndexAttr(-3), ctx.IntAttr(i8, -3))
	check("int.indexcast", ctx.IntAttr(i8, 44), ctx.IndexAttr(300))
	check("int.tofloat.s", float(-3), ctx.IntAttr(i8, -3))
	check("int.tofloat.u", float(253), ctx.IntAttr(i8, -3))
	check("float.toint.s", ctx.IntAttr(i8, -3), float(-3.7))
	_, ok := evaluate(t, "float.toint.u", i8, 0, float(300))
	assert.False(t, ok)
}

// TestIndexKernels: what indices of 32 and of 64 bits disagree about is not computed.
func TestIndexKernels(t *testing.T) {
	ctx := irtest.NewContext()
	const big = 5_000_000_000 // 705,032,704 in 32 bits
	for _, c := range []struct {
		kernel  string
		x, y    int64
		want    int64
		defined bool
	}{
		{"anywidth.divs", -7, 2, -3, true},
		{"anywidth.divs", big, 10, 0, false},
		{"anywidth.divs", big, 1, big, true},
		{"anywidth.divs", -1 << 31, -1, 0, false},
		{"anywidth.divs", 1, 1 << 32, 0, false},
		{"anywidth.divu", -10, 3, 6148914691236517202, true},
		{"anywidth.divu", -10, 2, 0, false},
		{"anywidth.ceildivs", 7, 2, 4, true},
		{"anywidth.floordivs", -7, 2, -4, true},
		{"anywidth.rems", -7, 2, -1, true},
		{"anywidth.remu", big, 7, 0, false},
		{"anywidth.maxs", big, 10, big, true},
		{"anywidth.maxs", 1 << 31, 10, 0, false},
		{"anywidth.minu", -1, 1, 1, true},
		{"anywidth.shl", 1, 31, 1 << 31, true},
		{"anywidth.shl", 1, 32, 0, false},
		{"anywidth.shrs", -8, 1, -4, true},
		{"anywidth.shru", -8, 1, 0, false},
		{"anywidth.shru", 8, 1, 4, true},
	} {
		got, ok := evaluate(t, c.kernel, ctx.IndexType(), 0, ctx.IndexAttr(c.x), ctx.IndexAttr(c.y))
		require.Equal(t, c.defined, ok, "%s %d %d", c.kernel, c.x, c.y)
		if ok {
			assert.Equal(t, ctx.IndexAttr(c.want), got, "%s %d %d", c.kernel, c.x, c.y)
		}
	}
	got, ok := evaluate(t, "anywidth.cmp", ctx.I1(), cmpSLT, ctx.IndexAttr(1), ctx.IndexAttr(2))
	require.True(t, ok)
	assert.Equal(t, ctx.BoolAttr(true), got)
	_, ok = evaluate(t, "anywidth.cmp", ctx.I1(), cmpSLT, ctx.IndexAttr(1<<31), ctx.IndexAttr(2))
	assert.False(t, ok)
	i64, i8 := ctx.IntegerType(64, ir.Signless), ctx.IntegerType(8, ir.Signless)
	for _, c := range []struct {
		kernel  string
		to      ir.Type
		from    ir.TypedAttr
		want    ir.Attribute
		defined bool
	}{
		{"anywidth.casts", i8, ctx.IndexAttr(300), ctx.IntAttr(i8, 44), true},
		{"anywidth.casts", i64, ctx.IndexAttr(-3), ctx.IntAttr(i64, -3), true},
		{"anywidth.castu", i64, ctx.IndexAttr(-3), nil, false},
		{"anywidth.castu", i64, ctx.IndexAttr(3), ctx.IntAttr(i64, 3), true},
		{"anywidth.castu", ctx.IndexType(), ctx.IntAttr(i8, -3), ctx.IndexAttr(253), true},
		{"anywidth.casts", ctx.IndexType(), ctx.IntAttr(i8, -3), ctx.IndexAttr(-3), true},
		{"anywidth.casts", ctx.IndexType(), ctx.IntAttr(i64, big), ctx.IndexAttr(big), true},
		{"anywidth.casts", i64, ctx.IndexAttr(big), nil, false},
	} {
		got, ok := evaluate(t, c.kernel, c.to, 0, c.from)
		require.Equal(t, c.defined, ok, "%s %v", c.kernel, c.from)
		if ok {
			assert.Equal(t, c.want, got, "%s %v", c.kernel, c.from)
		}
	}
}
