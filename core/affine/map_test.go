package affine

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var (
	d0, d1, d2 Expr = Dim(0), Dim(1), Dim(2)
	s0, s1     Expr = Symbol(0), Symbol(1)
)

func TestPrint(t *testing.T) {
	for _, c := range []struct {
		e    Expr
		text string
	}{
		{Add(Add(Mul(d0, Constant(2)), Constant(1)), Constant(3)), "d0 * 2 + 4"},
		{Sub(d0, d1), "d0 - d1"},
		{Neg(d0), "-d0"},
		{Neg(Add(d0, d1)), "-(d0 + d1)"},
		{Sub(d0, Add(d1, d2)), "d0 - (d1 + d2)"},
		{Sub(d0, Mul(d1, Constant(3))), "d0 - d1 * 3"},
		{Add(Constant(4), d0), "d0 + 4"},
		{Add(s0, d0), "d0 + s0"},
		{Add(d0, d0), "d0 * 2"},
		{Sub(d0, d0), "0"},
		{Mod(Add(d0, Constant(8)), Constant(4)), "d0 mod 4"},
		{Mod(d0, s0), "d0 mod s0"},
		{FloorDiv(Mul(d0, Constant(8)), Constant(4)), "d0 * 2"},
		{CeilDiv(Add(d0, d1), Constant(4)), "(d0 + d1) ceildiv 4"},
		{FloorDiv(Constant(-7), Constant(2)), "-4"},
		{CeilDiv(Constant(-7), Constant(2)), "-3"},
		{Mod(Constant(-7), Constant(2)), "1"},
		{FloorDiv(d0, Constant(0)), "d0 floordiv 0"},
		{Add(d0, Constant(math.MinInt64)), "d0 + -9223372036854775808"},
		{Sub(d0, Mul(FloorDiv(d0, Constant(8)), Constant(8))), "d0 mod 8"},
		{Mul(d0, d1), "d0 * d1"},
	} {
		assert.Equal(t, c.text, c.e.String())
	}
}

// What MLIR 13 folds although it must not.
func TestNoWrongFolds(t *testing.T) {
	e := Mod(FloorDiv(Mul(s0, Constant(6)), Constant(4)), Constant(2))
	assert.Equal(t, "((s0 * 6) floordiv 4) mod 2", e.String())
	e = Add(d0, Sub(FloorDiv(d0, s0), s0))
	assert.Equal(t, "d0 + d0 floordiv s0 - s0", e.String())
	big := Constant(1 << 40)
	e = Mod(Mul(Mul(d0, big), Mul(s0, big)), Constant(3))
	v, err := Eval(e, []int64{1}, []int64{1})
	assert.True(t, err != nil || v != 0, "%s", e)
}

func TestPrintNames(t *testing.T) {
	name := func(dst []byte, isSymbol bool, pos int) []byte {
		if isSymbol {
			return append(defaultNames(append(dst, "symbol(%"...), true, pos), ')')
		}
		return defaultNames(append(dst, '%'), false, pos)
	}
	assert.Equal(t, "%d0 + symbol(%s1)", string(appendExpr(nil, Add(d0, s1), name, false)))
}

func TestMapText(t *testing.T) {
	assert.Equal(t, "() -> ()", Map{}.String())
	assert.Equal(t, "(d0, d1)[s0] -> (d0 + s0, d1)", NewMap(2, 1, Add(s0, d0), d1).String())
	set := NewSet(1, 1, []Expr{Sub(d0, s0), d0}, []bool{false, true})
	assert.Equal(t, "(d0)[s0] : (d0 - s0 >= 0, d0 == 0)", set.String())
	assert.Equal(t, "(d0) : (0 == 0)", UniverseSet(1, 0).String())
	assert.Equal(t, "() : (1 == 0)", EmptySet(0, 0).String())
}

func TestPredicates(t *testing.T) {
	assert.True(t, IdentityMap(3).IsIdentity())
	assert.True(t, Map{}.IsIdentity())
	assert.True(t, NewMap(2, 1, d0, d1).IsIdentity())
	assert.False(t, NewMap(2, 0, d1, d0).IsIdentity())
	assert.True(t, NewMap(3, 0, d1, d2).IsMinorIdentity())
	assert.False(t, NewMap(1, 0, d0, d0).IsMinorIdentity())
	assert.True(t, PermutationMap(2, 0, 1).IsPermutation())
	assert.False(t, NewMap(2, 0, d0, d0).IsPermutation())
	assert.True(t, NewMap(3, 0, d2, d0).IsProjectedPermutation())
	assert.True(t, SymbolMap().IsSymbolIdentity())
	assert.False(t, Mod(d0, s0).isPureAffine())
	assert.True(t, Mod(Add(d0, s0), Constant(3)).isPureAffine())
	assert.False(t, Mul(d0, s0).isPureAffine())
	assert.True(t, Add(s0, Constant(1)).IsSymbolicOrConstant())
	assert.EqualValues(t, 4, NewMap(2, 0, Mul(d0, Constant(8)), Add(Mul(d1, Constant(12)), Constant(16))).LargestKnownDivisor())
	assert.True(t, EmptySet(1, 1).IsEmptySet())
}

func TestEqualAndKey(t *testing.T) {
	build := func() []Map {
		return []Map{
			{}, IdentityMap(1), IdentityMap(2), ConstantMap(1), ConstantMap(-1), SymbolMap(),
			NewMap(2, 0, d0), NewMap(2, 0, Add(d0, d1)), NewMap(2, 0, Add(d1, d0)), NewMap(2, 0, Mul(d0, Constant(3))),
			NewMap(1, 0, Mod(d0, Constant(3))), NewMap(1, 0, FloorDiv(d0, Constant(3))), NewMap(1, 0, CeilDiv(d0, Constant(3))),
		}
	}
	list, again := build(), build()
	for i, m := range list {
		for j, n := range again {
			assert.Equal(t, i == j, m.Equal(n), "%s %s", m, n)
			assert.Equal(t, i == j, string(m.AppendKey(nil)) == string(n.AppendKey(nil)), "%s %s", m, n)
		}
	}
}

func TestEval(t *testing.T) {
	for _, c := range []struct {
		e    Expr
		want error
	}{
		{Mul(d0, s0), errOverflow},
		{Add(d0, s0), errOverflow},
		{Mod(d0, Constant(0)), errDivisor},
		{FloorDiv(d0, Constant(-1)), errDivisor},
		{d1, errInput},
		{s1, errInput},
	} {
		_, err := Eval(c.e, []int64{math.MaxInt64}, []int64{2})
		assert.ErrorIs(t, err, c.want, "%s", c.e)
	}
	v, err := Eval(Mul(d0, Constant(-1)), []int64{math.MinInt64}, nil)
	assert.ErrorIs(t, err, errOverflow, "%d", v)
	in, err := NewSet(1, 0, []Expr{d0, Sub(Constant(5), d0)}, []bool{false, false}).Contains([]int64{5}, nil)
	require.NoError(t, err)
	assert.True(t, in)
}

func TestCompose(t *testing.T) {
	outer := NewMap(2, 1, Add(d0, d1), Mul(d1, s0))
	inner := NewMap(1, 1, Add(d0, s0), Mul(d0, Constant(2)))
	composed := outer.Compose(inner)
	assert.Equal(t, "(d0)[s0, s1] -> (d0 + s1 + d0 * 2, (d0 * s0) * 2)", composed.String())
	want, err := outer.Eval([]int64{5 + 7, 10}, []int64{3})
	require.NoError(t, err)
	got, err := composed.Eval([]int64{5}, []int64{3, 7})
	require.NoError(t, err)
	assert.Equal(t, want, got)

	p := PermutationMap(2, 0, 1)
	inverse, ok := p.InversePermutation()
	require.True(t, ok)
	assert.True(t, p.Compose(inverse).IsIdentity())
	_, ok = NewMap(2, 0, d0).InversePermutation()
	assert.False(t, ok)
}
