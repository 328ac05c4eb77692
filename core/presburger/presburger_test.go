package presburger

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/affine"
)

// random makes systems whose variables lie in a box, so that all points can be
// looked at.
type random struct {
	*rand.Rand
	vars, size int
	extreme    int64 // of coefficients
}

func (r random) coefficient() int64 {
	if r.IntN(3) == 0 {
		return 0
	}
	return r.Int64N(2*r.extreme+1) - r.extreme
}

func (r random) system() *System {
	s := NewSystem(r.vars)
	for v := range r.vars {
		low := make([]int64, r.vars)
		low[v] = 1
		s.AddInequality(low, int64(r.size)) // v >= -size
		high := make([]int64, r.vars)
		high[v] = -1
		s.AddInequality(high, int64(r.size)) // v <= size
	}
	for range r.IntN(5) {
		s.AddInequality(r.row())
	}
	for range r.IntN(3) {
		s.AddEquality(r.row())
	}
	return s
}

func (r random) row() (coefficients []int64, constant int64) {
	for range r.vars {
		coefficients = append(coefficients, r.coefficient())
	}
	return coefficients, r.Int64N(4*r.extreme+1) - 2*r.extreme
}

// holds reports whether a point, which may lack what Linearize added, is in the
// system.
func (s *System) holds(point []integer) bool { return s.problem().holds(point) }

func (p *problem) holds(point []integer) bool {
	for _, r := range p.equalities {
		if !r.at(point).isZero() {
			return false
		}
	}
	for _, r := range p.inequalities {
		if r.at(point).sign() < 0 {
			return false
		}
	}
	return true
}

// scan looks at all points of the box.
func (r random) scan(s *System, visit func(point []integer)) {
	point := make([]integer, r.vars)
	p := s.problem()
	var from func(v int)
	from = func(v int) {
		if v == r.vars {
			if p.holds(point) {
				visit(point)
			}
			return
		}
		for i := -r.size; i <= r.size; i++ {
			point[v] = number(int64(i))
			from(v + 1)
		}
	}
	from(0)
}

func repeats(n int) int {
	if os.Getenv("TEST_LONG") != "" {
		return 20 * n
	}
	return n
}

func (s *System) String() string {
	return fmt.Sprintf("%d variables, zero: %v, not negative: %v", s.vars, s.equalities, s.inequalities)
}

func TestAgainstAllPoints(t *testing.T) {
	gaveUp := 0
	for seed := range repeats(3000) {
		r := random{rand.New(rand.NewPCG(uint64(seed), 5)), 1 + seed%4, 3, 1 + int64(seed%13)}
		s := r.system()
		found := false
		least := make([]int64, r.vars)
		greatest := make([]int64, r.vars)
		r.scan(s, func(point []integer) {
			for i, v := range point {
				if !found || v.small < least[i] {
					least[i] = v.small
				}
				if !found || v.small > greatest[i] {
					greatest[i] = v.small
				}
			}
			found = true
		})
		sample, verdict := s.sample()
		if verdict == GaveUp {
			gaveUp++
			continue
		}
		require.Equal(t, found, verdict == NotEmpty, "%d: %v", seed, s)
		if found {
			require.True(t, s.holds(integers(sample)), "%d: %v is not in %v", seed, sample, s)
		}
		for v := range r.vars {
			low, high, verdict := s.Bounds(v)
			require.NotEqual(t, GaveUp, verdict)
			require.Equal(t, found, verdict == NotEmpty, "%d: %v", seed, s)
			if found {
				require.Equal(t, [2]int64{least[v], greatest[v]}, [2]int64{low.Int64(), high.Int64()}, "%d: variable %d of %v", seed, v, s)
			}
		}
	}
	assert.Zero(t, gaveUp)
}

func integers(values []*big.Int) []integer {
	out := make([]integer, len(values))
	for i, v := range values {
		out[i] = fromBig(v)
	}
	return out
}

func TestUnbounded(t *testing.T) {
	s := NewSystem(2) // 3 <= x, x = 7y + 5
	s.AddInequality([]int64{1, 0}, -3)
	s.AddEquality([]int64{-1, 7}, 5)
	low, high, verdict := s.Bounds(0)
	assert.Equal(t, NotEmpty, verdict)
	assert.Equal(t, "5", low.String())
	assert.Nil(t, high)
	low, high, verdict = s.Bounds(1)
	assert.Equal(t, NotEmpty, verdict)
	assert.Equal(t, "0", low.String())
	assert.Nil(t, high)
}

// TestPointsWithoutBounds: variables that have no bound on one side, or on none.
func TestPointsWithoutBounds(t *testing.T) {
	s := NewSystem(3) // 3 <= x, x + 5 <= y
	s.AddInequality([]int64{1}, -3)
	s.AddInequality([]int64{-1, 1}, -5)
	point, verdict := s.sample()
	require.Equal(t, NotEmpty, verdict)
	assert.GreaterOrEqual(t, point[0].Int64(), int64(3))
	assert.GreaterOrEqual(t, point[1].Int64(), point[0].Int64()+5)
	low, high, verdict := s.Bounds(1)
	assert.Equal(t, NotEmpty, verdict)
	assert.Equal(t, "8", low.String())
	assert.Nil(t, high)
}

// TestRationalOnly has sets whose rational points are all between integers.
func TestRationalOnly(t *testing.T) {
	parity := NewSystem(2)
	parity.AddEquality([]int64{6, -4}, 1)
	assert.Equal(t, Empty, parity.Emptiness())

	// Pugh's example: 27 <= 11x + 13y <= 45, -10 <= 7x - 9y <= 4.
	pugh := NewSystem(2)
	pugh.AddInequality([]int64{11, 13}, -27)
	pugh.AddInequality([]int64{-11, -13}, 45)
	pugh.AddInequality([]int64{7, -9}, 10)
	pugh.AddInequality([]int64{-7, 9}, 4)
	assert.Equal(t, Empty, pugh.Emptiness())

	thin := NewSystem(2) // 1 <= 2x - 2y <= 1 is lost by no rounding alone
	thin.AddInequality([]int64{3, -2}, 0)
	thin.AddInequality([]int64{-3, 2}, 1)
	thin.AddInequality([]int64{1, 0}, 0)
	thin.AddInequality([]int64{-1, 0}, 1000)
	sample, verdict := thin.sample()
	require.Equal(t, NotEmpty, verdict)
	assert.True(t, thin.holds(integers(sample)))
}

// TestLargeCoefficients has products that no 64 bits hold.
func TestLargeCoefficients(t *testing.T) {
	const big1, big2 = math.MaxInt64, math.MaxInt64 - 24 // without common divisor
	s := NewSystem(3)
	s.AddEquality([]int64{big1, -big2, 0}, math.MinInt64)
	s.AddEquality([]int64{0, math.MinInt64, 3}, 5)
	s.AddInequality([]int64{1, 0, 0}, math.MinInt64)
	sample, verdict := s.sample()
	require.Equal(t, NotEmpty, verdict)
	assert.True(t, s.holds(integers(sample)))

	even := NewSystem(2)
	even.AddEquality([]int64{math.MinInt64, math.MinInt64 + 2}, 1)
	assert.Equal(t, Empty, even.Emptiness())

	strip := NewSystem(2) // 1 <= 1000003x - 999983y <= 2, far from the origin
	strip.AddInequality([]int64{1000003, -999983}, -1)
	strip.AddInequality([]int64{-1000003, 999983}, 2)
	strip.AddInequality([]int64{1, 0}, -1)
	strip.AddInequality([]int64{-1, 0}, 40000)
	assert.Equal(t, Empty, strip.Emptiness())
}

// TestGivesUp: a question may take no more than its limit. Many odd coefficients
// leave every elimination inexact.
func TestGivesUp(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	const n = 24
	s := NewSystem(n)
	for range 3 * n {
		row := make([]int64, n)
		for i := range row {
			row[i] = r.Int64N(2001) - 1000
		}
		s.AddInequality(row, r.Int64N(100))
	}
	assert.NotPanics(t, func() { s.Emptiness() })
	_, _, verdict := s.Bounds(3)
	assert.Equal(t, GaveUp, verdict)
}

func TestSets(t *testing.T) {
	d0, d1, s0 := affine.Dim(0), affine.Dim(1), affine.Symbol(0)
	tests := []struct {
		name        string
		constraints []affine.Expr
		equal       []bool
		want        Verdict
	}{
		{"all", nil, nil, NotEmpty},
		{"quotient and remainder", []affine.Expr{
			affine.Sub(affine.Mod(d0, affine.Constant(5)), affine.Constant(3)),
			affine.Sub(affine.FloorDiv(d0, affine.Constant(5)), d1),
			affine.Sub(d0, affine.Add(affine.Mul(d1, affine.Constant(5)), affine.Constant(2))),
		}, []bool{true, true, true}, Empty},
		{"rounded up", []affine.Expr{
			affine.Sub(affine.CeilDiv(s0, affine.Constant(4)), affine.FloorDiv(s0, affine.Constant(4))),
			affine.Sub(affine.Mod(s0, affine.Constant(4)), affine.Constant(1)),
		}, []bool{true, true}, Empty},
		{"negative dividends", []affine.Expr{
			affine.Add(affine.Mod(d0, affine.Constant(3)), affine.Constant(-2)),
			affine.Sub(affine.Constant(-1), d0),
		}, []bool{true, false}, NotEmpty},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s, ok := FromSet(affine.NewSet(2, 1, test.constraints, test.equal))
			require.True(t, ok)
			assert.Equal(t, test.want, s.Emptiness())
		})
	}
	for _, e := range []affine.Expr{affine.Mul(d0, s0), affine.Mod(d0, s0), affine.FloorDiv(d0, affine.Constant(-2))} {
		_, ok := FromSet(affine.NewSet(1, 1, []affine.Expr{e}, []bool{false}))
		assert.False(t, ok, "%v", e)
	}
}

// TestSetsAgainstAllPoints compares expressions with what they evaluate to.
func TestSetsAgainstAllPoints(t *testing.T) {
	for seed := range repeats(2000) {
		r := rand.New(rand.NewPCG(uint64(seed), 11))
		e := expression(r, 3)
		c := affine.Constant(r.Int64N(15) - 7)
		set := affine.NewSet(2, 0, []affine.Expr{
			affine.Sub(e, c),
			affine.Add(affine.Dim(0), affine.Constant(5)), affine.Sub(affine.Constant(5), affine.Dim(0)),
			affine.Add(affine.Dim(1), affine.Constant(5)), affine.Sub(affine.Constant(5), affine.Dim(1)),
		}, []bool{true, false, false, false, false})
		s, ok := FromSet(set)
		require.True(t, ok, "%v", e)
		want := Empty
		for x := int64(-5); x <= 5; x++ {
			for y := int64(-5); y <= 5; y++ {
				in, err := set.Contains([]int64{x, y}, nil)
				require.NoError(t, err)
				if in {
					want = NotEmpty
				}
			}
		}
		require.Equal(t, want, s.Emptiness(), "%v = %v", e, c)
	}
}

func expression(r *rand.Rand, depth int) affine.Expr {
	if depth == 0 || r.IntN(5) == 0 {
		return []affine.Expr{affine.Dim(0), affine.Dim(1), affine.Constant(r.Int64N(9) - 4)}[r.IntN(3)]
	}
	lhs := expression(r, depth-1)
	switch r.IntN(6) {
	case 0, 1:
		return affine.Add(lhs, expression(r, depth-1))
	case 2:
		return affine.Mul(lhs, affine.Constant(r.Int64N(9)-4))
	case 3:
		return affine.FloorDiv(lhs, affine.Constant(1+r.Int64N(6)))
	case 4:
		return affine.CeilDiv(lhs, affine.Constant(1+r.Int64N(6)))
	}
	return affine.Mod(lhs, affine.Constant(1+r.Int64N(6)))
}

// BenchmarkDependence is the system of two accesses in a nest of depth eight.
func BenchmarkDependence(b *testing.B) {
	const depth = 8
	s := NewSystem(2*depth + 1)
	for v := range 2 * depth {
		s.NotNegative(Variable(v))
		s.NotNegative(Variable(2 * depth).Sub(Variable(v)))
		if v%3 == 1 {
			s.NotNegative(Variable(v).Sub(Variable(v - 1)))
		}
	}
	for i := range depth / 2 {
		s.Zero(Variable(2 * i).Times(3).Add(Variable(2*i + 1)).Sub(Variable(depth + 2*i).Times(3)).Sub(Variable(depth + 2*i + 1)))
	}
	for i := range depth / 2 {
		s.Zero(Variable(i).Sub(Variable(depth + i)))
	}
	s.NotNegative(Variable(depth + depth/2).Sub(Variable(depth / 2)).Sub(Number(1)))
	b.ReportAllocs()
	for b.Loop() {
		if s.Emptiness() == GaveUp {
			b.Fatal("gave up")
		}
	}
}
