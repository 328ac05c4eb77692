package convert

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
)

const lowersDialects = `dialect a {
  version 0.1.0
}

type a.pair(elem: type) {
  format ` + "`<` $elem `>`" + `
  lowers tuple(list($elem, $elem))
}

type a.list(n: int, elems*: type, sort: keyword) {
  format ` + "`<` $n `,` $sort `:` each($elems; `,`) `>`" + `
  lowers !unknown.type($elems) or tuple(concat(vector($n, i8), types($elems)))
}

type a.for_ever(elem: type) {
  format ` + "`<` $elem `>`" + `
  lowers tuple(!a.for_ever($elem))
}

type a.int_only(elem: type) {
  format ` + "`<` $elem `>`" + `
  requires elem is int
}

type a.picky(elem: type) {
  format ` + "`<` $elem `>`" + `
  lowers !a.int_only($elem) or !a.int_only(i7)
}

type a.bits(n: int) {
  format ` + "`<` $n `>`" + `
  lowers integer-type($n * 2 + 1)
}

type a.counted {
  lowers tuple(list(index, i1))
}

type a.broken {
  lowers vector(0, i8)
}
`

func lowersContext(t *testing.T) *ir.Context {
	t.Helper()
	d, problems := load.Dialect("a.dialect", []byte(lowersDialects))
	require.Empty(t, problems)
	ctx, err := load.NewContext(d)
	require.NoError(t, err)
	return ctx
}

// toTuples keeps integers and tuples, vectors too, and makes two i64 of an index.
func toTuples(ctx *ir.Context) *TypeConverter {
	c := NewTypeConverter(func(ir.Type) Answer { return Impossible("it is excluded") })
	AddFor(c, func(t *ir.IntegerType) Answer { return To(t) })
	AddFor(c, func(t *ir.TupleType) Answer { return To(t) })
	AddFor(c, func(t *ir.DialectType) Answer {
		if t.Def().Name() == "a.int_only" {
			return To(t)
		}
		return Answer{}
	})
	AddFor(c, func(*ir.IndexType) Answer { return To(ctx.I64(), ctx.I64()) })
	AddFor(c, func(*ir.FloatType) Answer { return To(ctx.I64()) })
	return c
}

// TestLowers converts types that say what they lower to.
func TestLowers(t *testing.T) {
	ctx := lowersContext(t)
	c := toTuples(ctx)
	for _, e := range []struct{ from, to, why string }{
		{from: "!a.pair<i32>", to: "tuple<i32, i32>"},
		{from: "!a.pair<!a.pair<f32>>", to: "tuple<tuple<i64, i64>, tuple<i64, i64>>"},
		{from: "!a.list<4, up : i1, f32>", to: "tuple<vector<4xi8>, i1, i64>"},
		{from: "!a.pair<index>", why: "its parameter 'elem', index, does not become one type"},
		{from: "!a.pair<none>", why: "its parameter 'elem', none, cannot be converted: it is excluded"},
		{from: "!a.for_ever<i1>", why: "it lowers to tuple<!a.for_ever<i1>>, in which 'a.for_ever' lowers to yet another type"},
		{from: "!a.picky<i32>", to: "!a.int_only<i32>"},
		{from: "!a.picky<tuple<i32>>", to: "!a.int_only<i7>"},
		{from: "!a.bits<4>", to: "i9"},
		{from: "!a.bits<-1>", why: "it lowers to 'integer-type($n * 2 + 1)', which is no type with its parameters"},
		{from: "!a.counted", why: "it lowers to a type with 'index', which does not become one type"},
		{from: "!a.broken", why: "it lowers to 'vector(0, i8)', which is no type with its parameters"},
	} {
		from, err := syntax.ParseType(ctx, e.from)
		require.NoError(t, err)
		got := c.ConvertOne(from)
		if e.why != "" {
			assert.Nil(t, got, e.from)
			assert.Contains(t, c.WhyNot(from), e.why)
			continue
		}
		if assert.NotNil(t, got, "%s: %s", e.from, c.WhyNot(from)) {
			assert.Equal(t, e.to, syntax.TypeString(got))
			assert.False(t, c.IsLegal(from), e.from)
		}
	}
}

// TestLowersAfterConversions asks the conversions first.
func TestLowersAfterConversions(t *testing.T) {
	ctx := lowersContext(t)
	from, err := syntax.ParseType(ctx, "!a.pair<i32>")
	require.NoError(t, err)
	c := toTuples(ctx)
	AddFor(c, func(*ir.DialectType) Answer { return To(ctx.I64()) })
	assert.Equal(t, ir.Type(ctx.I64()), c.ConvertOne(from))
	counted, err := syntax.ParseType(ctx, "!a.counted")
	require.NoError(t, err)
	c = toTuples(ctx)
	AddFor(c, func(*ir.IndexType) Answer { return To(ctx.I64()) })
	assert.Equal(t, "tuple<i64, i1>", syntax.TypeString(c.ConvertOne(counted)))
	kept := NewTypeConverter()
	kept.KeepOthers()
	assert.Equal(t, from, kept.ConvertOne(from))
}
