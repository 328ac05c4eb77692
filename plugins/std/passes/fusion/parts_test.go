package fusion

import (
	"fmt"
	"math/big"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// interval is a region of one dimension.
func interval(lower, extent int64) *region {
	return &region{lower: []sum{{constant: lower}}, extent: []int64{extent}}
}

// TestRegions: a region contains what ends where it ends and nothing that goes further, and one
// that includes another reaches from the first element of both to the last.
func TestRegions(t *testing.T) {
	for _, c := range []struct {
		of, other *region
		contains  bool
		lower     int64
		extent    int64
	}{
		{interval(0, 4), interval(0, 4), true, 0, 4},
		{interval(0, 4), interval(1, 3), true, 0, 4},
		{interval(0, 4), interval(1, 4), false, 0, 5},
		{interval(0, 4), interval(2, 9), false, 0, 11},
		{interval(2, 4), interval(1, 2), false, 1, 5},
		{interval(2, 4), interval(1, 6), false, 1, 6},
	} {
		assert.Equal(t, c.contains, c.of.contains(c.other), c)
		assert.True(t, c.of.include(c.other))
		assert.Equal(t, c.lower, c.of.lower[0].constant)
		assert.Equal(t, []int64{c.extent}, c.of.extent)
	}
}

// TestAddBound: of bounds that differ by a number the stricter one stays, which is the greater
// of lower bounds and the smaller of upper ones.
func TestAddBound(t *testing.T) {
	var three, five core.Expr = core.Constant(3), core.Constant(5)
	for _, list := range [][]core.Expr{{three, five}, {five, three}} {
		var lowers, uppers []core.Expr
		for _, e := range list {
			lowers, uppers = addBound(lowers, e, 1), addBound(uppers, e, -1)
		}
		assert.Equal(t, []core.Expr{five}, lowers)
		assert.Equal(t, []core.Expr{three}, uppers)
	}
	assert.Len(t, addBound([]core.Expr{three}, core.Dim(0), 1), 2, "what differs by no number")
}

// TestStaysForward: no distance may point back in the order of the loops, nor may one be of
// which nothing is known before one that points forward.
func TestStaysForward(t *testing.T) {
	at := func(n int64) dependence.Distance {
		return dependence.Distance{Least: big.NewInt(n), Greatest: big.NewInt(n)}
	}
	var unknown dependence.Distance
	for _, c := range []struct {
		distances []dependence.Distance
		order     []int
		want      bool
	}{
		{[]dependence.Distance{at(1), at(-1)}, []int{0, 1}, true},
		{[]dependence.Distance{at(1), at(-1)}, []int{1, 0}, false},
		{[]dependence.Distance{at(0), at(-1)}, []int{0, 1}, false},
		{[]dependence.Distance{at(0), at(0)}, []int{0, 1}, true},
		{[]dependence.Distance{at(1), unknown}, []int{0, 1}, true},
		{[]dependence.Distance{unknown, at(1)}, []int{0, 1}, false},
		{[]dependence.Distance{at(0), unknown}, []int{0, 1}, false},
	} {
		assert.Equal(t, c.want, staysForward([][]dependence.Distance{c.distances}, c.order), c)
	}
}

// TestPlus: a form is made only of coefficients whose products with the factor do not overflow.
func TestPlus(t *testing.T) {
	for _, c := range []struct {
		a, b, factor int64
		ok           bool
	}{
		{limit, limit, limit, true},
		{-limit, -limit, -limit, true},
		{limit + 1, 0, 1, false},
		{-limit - 1, 0, 1, false},
		{0, limit + 1, 1, false},
		{0, -limit - 1, 1, false},
		{0, 0, limit + 1, false},
		{0, 0, -limit - 1, false},
	} {
		sum, ok := row{c.a}.plus(row{c.b}, c.factor)
		require.Equal(t, c.ok, ok, c)
		if ok {
			assert.Equal(t, row{c.a + c.factor*c.b}, sum)
		}
	}
}

// TestQuotient: what is known of a quotient, unless it is one of the first nest's induction variables.
func TestQuotient(t *testing.T) {
	y := newSystem(nil, nil, 0)
	y.sources = 1
	y.add(nil)
	y.add(nil)
	q, ok := y.quotient(row{0, 1, 0}, 2)
	require.True(t, ok)
	assert.Equal(t, row{0, 0, 1, 0}, q)
	assert.Equal(t, []row{{0, 1, -2, 0}, {0, -1, 2, 1}}, y.inequalities)
	assert.Empty(t, y.opaque)
	_, ok = y.quotient(row{1, 0, 0, 0}, 2)
	require.True(t, ok)
	assert.Equal(t, []int{3}, y.opaque)
	assert.Len(t, y.inequalities, 2)
}

// TestQuotientLimits: a form is divided by what is above zero, and not too large.
func TestQuotientLimits(t *testing.T) {
	for n, want := range map[int64]bool{limit: true, limit + 1: false, 1: true, 0: false} {
		y := newSystem(nil, nil, 0)
		_, ok := y.scaled(core.OpFloorDiv, y.number(1), n)
		assert.Equal(t, want, ok, n)
	}
}

// TestSumOfQuotients: quotients by different numbers stay apart, and equal ones are counted.
func TestSumOfQuotients(t *testing.T) {
	half, third := core.FloorDiv(core.Dim(0), core.Constant(2)), core.FloorDiv(core.Dim(0), core.Constant(3))
	m := affine.ValueMap{Map: core.NewMap(1, 0, half), Operands: []*ir.Value{new(ir.Value)}}
	for e, want := range map[core.Expr]string{
		core.Add(half, third): "d0 floordiv 2 + d0 floordiv 3",
		core.Add(half, half):  "(d0 floordiv 2) * 2",
		core.Sub(half, half):  "0",
	} {
		s, ok := sumOf(e, m)
		require.True(t, ok)
		assert.Equal(t, want, s.expr(m.Operands).String())
	}
}

// TestSumLimits: a sum has no numbers that are too large, and no quotients by what is none.
func TestSumLimits(t *testing.T) {
	for n, want := range map[core.Constant]bool{limit - 1: true, limit: false, 1 - limit: true, -limit: false} {
		_, ok := sumOf(n, affine.ValueMap{})
		assert.Equal(t, want, ok, n)
		_, ok = sum{}.scaled(core.OpMul, int64(n))
		assert.Equal(t, want, ok, n)
	}
	for n, want := range map[int64]bool{limit - 1: true, limit: false, 1: true, 0: false} {
		_, ok := sum{}.scaled(core.OpFloorDiv, n)
		assert.Equal(t, want, ok, n)
	}
}

// TestVisitOrder: nodes are in a table of 64 buckets, from the last to the first; of 128 if there
// are 48 nodes or more.
func TestVisitOrder(t *testing.T) {
	for count, buckets := range map[int]int{47: 64, 48: 128, 95: 128, 96: 256} {
		ids := make([]int, count)
		for i := range ids {
			ids[i] = i
		}
		order := visitOrder(ids)
		assert.ElementsMatch(t, ids, order)
		for i := range order[1:] {
			assert.Greater(t, order[i]*37%buckets, order[i+1]*37%buckets, "%d nodes", count)
		}
	}
}

// nestIn is the first loop of a function.
func nestIn(t *testing.T, args, text string) *node {
	t.Helper()
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte("func @f("+args+") {\n"+text+"\nreturn\n}\n")), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	for op := range m.Region(0).Entry().First().Region(0).Entry().Ops() {
		if op.Is("affine.for") {
			n := &node{op: op}
			require.True(t, n.collect())
			return n
		}
	}
	t.Fatal("there is no loop")
	return nil
}

// TestBox: what an access touches in all iterations.
func TestBox(t *testing.T) {
	const inLoop = "affine.for %%i = %s {\n%s\n}"
	for _, c := range []struct {
		bounds, load  string
		lower, extent []int64 // nil: unknown
	}{
		{"0 to 8", "%0 = affine.load %m[%i + 2] : memref<20xf32>", []int64{2}, []int64{8}},
		{"0 to 8", "%0 = affine.load %m[%i * 2] : memref<20xf32>", []int64{0}, []int64{15}},
		{"0 to 8", "%0 = affine.load %m[-%i + 9] : memref<20xf32>", []int64{2}, []int64{8}},
		{"0 to 8", "%0 = affine.vector_load %m[%i] : memref<20xf32>, vector<4xf32>", []int64{0}, []int64{11}},
		{"0 to 8", "%0 = affine.vector_load %p[%i, %i] : memref<20x20xf32>, vector<4xf32>", []int64{0, 0}, []int64{8, 11}},
		{"0 to 8", "%0 = affine.vector_load %p[%i, %i] : memref<20x20xf32>, vector<2x4xf32>", []int64{0, 0}, []int64{9, 11}},
		{"1 to 21", "%0 = affine.load %m[%i] : memref<20xf32>", []int64{1}, []int64{20}},
		{"1 to 22", "%0 = affine.load %m[%i] : memref<20xf32>", []int64{0}, []int64{20}},
		{"0 to %n", "%0 = affine.load %m[%i] : memref<20xf32>", []int64{0}, []int64{20}},
		{"0 to %n", "%0 = affine.load %q[%i] : memref<?xf32>", nil, nil},
		{"0 to 8", "%0 = affine.load %q[%i] : memref<?xf32>", []int64{0}, []int64{8}},
		{"5 to 6", "%0 = affine.load %m[%i] : memref<20xf32>", []int64{5}, []int64{1}},
		{"5 to 5", "%0 = affine.load %m[%i] : memref<20xf32>", nil, nil},
		{"0 to min affine_map<(d0) -> (d0, 8)>(%n)", "%0 = affine.load %m[3] : memref<20xf32>", []int64{3}, []int64{1}},
		{"2 to 8", "affine.for %j = affine_map<(d0) -> (d0)>(%i) to 10 {\n%0 = affine.load %m[%j] : memref<20xf32>\n}", []int64{2}, []int64{8}},
	} {
		n := nestIn(t, "%m: memref<20xf32>, %p: memref<20x20xf32>, %q: memref<?xf32>, %n: index", fmt.Sprintf(inLoop, c.bounds, c.load))
		box, ok := ranges{}.box(n.loads[0], 0)
		require.Equal(t, c.lower != nil, ok, "%s %s", c.bounds, c.load)
		if !ok {
			continue
		}
		assert.Equal(t, c.extent, box.extent, "%s %s", c.bounds, c.load)
		for d, low := range box.lower {
			assert.True(t, low.isNumber())
			assert.Equal(t, c.lower[d], low.constant, "%s %s", c.bounds, c.load)
		}
	}
}

// TestFootprint: what several accesses touch of one memref counts once.
func TestFootprint(t *testing.T) {
	n := nestIn(t, "%m: memref<20xf32>, %p: memref<20xf64>", `affine.for %i = 0 to 8 {
%0 = affine.load %m[%i] : memref<20xf32>
%1 = affine.load %m[%i + 1] : memref<20xf32>
%2 = affine.load %p[%i] : memref<20xf64>
%3 = affine.load %p[%i + 2] : memref<20xf64>
}`)
	bytes, ok := footprint(n)
	assert.True(t, ok)
	assert.EqualValues(t, 9*4+10*8, bytes)
}

// TestBetween: each lower bound of a variable with each upper one, times what makes the variable
// cancel out; not what says nothing, nor too many.
func TestBetween(t *testing.T) {
	y := newSystem(nil, nil, 0)
	y.inequalities = []row{{1, 2, -3}, {1, 0, 0}, {1, -3, 5}}
	assert.Equal(t, []row{{5, 0, 1}}, y.between(1))
	y.inequalities = []row{{0, 1, 0}, {0, -1, 4}}
	assert.Empty(t, y.between(1))
	for uppers, want := range map[int]int{8: 64, 9: 0} {
		y.inequalities = append(slices.Repeat([]row{{1, 1, 0}}, 8), slices.Repeat([]row{{1, -1, 0}}, uppers)...)
		assert.Len(t, y.between(1), want)
	}
}

// TestSubstitute: an equality takes the place of a variable.
func TestSubstitute(t *testing.T) {
	y := newSystem(nil, nil, 0)
	rows := []row{{1, 2, 3}, {1, 0, 3}, {1, -1, 0}}
	assert.Equal(t, []row{{-1, 0, 11}, {1, 0, 3}, {2, 0, -4}}, y.substitute(rows, row{1, 1, -4}, 1))
	assert.Equal(t, []row{{3, 0, -5}, {1, 0, 3}, {0, 0, 4}}, y.substitute(rows, row{1, -1, -4}, 1))
}

// TestSpan: an equality gives the only induction variable of a slice, rounded down.
func TestSpan(t *testing.T) {
	for _, c := range []struct {
		equality row
		want     string
	}{
		{row{1, -1, 3}, "d0 - 3"},
		{row{-1, 1, 3}, "d0 + 3"},
		{row{2, -1, 0}, "d0 floordiv 2"},
		{row{-2, 1, 0}, "d0 floordiv 2"},
	} {
		y := newSystem(nil, nil, 0)
		y.add(nil)
		y.add(core.Dim(0))
		y.equalities = []row{c.equality}
		lower, upper := y.span(0)
		assert.Equal(t, c.want, lower.String(), c)
		assert.Equal(t, core.Add(lower, core.Constant(1)), upper)
	}
}
