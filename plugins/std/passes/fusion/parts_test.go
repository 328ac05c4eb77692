package fusion

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/assert"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
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
