package datacopy

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// TestCoefficientLimits: a system with coefficients whose products might overflow is bad.
func TestCoefficientLimits(t *testing.T) {
	for n, bad := range map[int64]bool{limit: false, limit + 1: true, -limit: false, -limit - 1: true} {
		c := constraints{rank: 1}
		c.checked(row{n, 0})
		assert.Equal(t, bad, c.bad, n)
		c = constraints{rank: 1}
		c.plus(c.zero(), c.zero(), n)
		assert.Equal(t, bad, c.bad, n)
	}
	v := new(ir.Value)
	for n, bad := range map[core.Constant]bool{limit: false, limit + 1: true, 0: true, 2: false} {
		c := constraints{values: []*ir.Value{v}, dims: 1}
		c.form(core.FloorDiv(core.Dim(0), n), affine.ValueMap{Map: core.NewMap(1, 0), Operands: []*ir.Value{v}})
		assert.Equal(t, bad, c.bad, n)
	}
}

// TestWithout: an equality replaces a column, by the least multiples of both.
func TestWithout(t *testing.T) {
	c := constraints{rank: 2}
	pivot := row{1, 4, -2}
	assert.Equal(t, row{3, 0, 8}, c.without(row{3, 6, 1}, pivot, 1))
	assert.Equal(t, row{9, 0, -4}, c.without(row{3, -6, 1}, pivot, 1))
	assert.Equal(t, row{3, 0, 1}, c.without(row{3, 0, 1}, pivot, 1))
	assert.Equal(t, row{3, 0, 8}, c.without(row{3, 6, 1}, row{-1, -4, 2}, 1))
}

// TestJoin: what does not have the column stays, whatever bounds it.
func TestJoin(t *testing.T) {
	lower, upper, other := row{1, 2, -3}, row{1, -4, 6}, row{1, 0, -2}
	for _, c := range []struct{ rows, want []row }{
		{[]row{lower, other}, []row{other}},
		{[]row{upper, other}, []row{other}},
		{[]row{lower, upper, other}, []row{{3, 0, 0}, other}},
	} {
		joined := constraints{rank: 2, inequalities: c.rows}
		joined.join(1)
		assert.Equal(t, c.want, joined.inequalities)
		assert.False(t, joined.bad)
	}
	for uppers, bad := range map[int]bool{16: false, 17: true} {
		c := constraints{rank: 2, inequalities: append(slices.Repeat([]row{{1, 1, 0}}, 16), slices.Repeat([]row{{1, -1, 0}}, uppers)...)}
		c.join(1)
		assert.Equal(t, bad, c.bad, uppers)
	}
}

// TestTighten: rows are divided by what divides them, the constants of inequalities rounded down; of
// inequalities that differ in the constant the stricter one stays, and the first of equal ones.
func TestTighten(t *testing.T) {
	c := constraints{
		rank:         2,
		equalities:   []row{{2, 4, 6}, {2, 4, 5}},
		inequalities: []row{{2, 4, 5}, {2, 4, 3}, {1, 2, 1}, {0, 0, 0}, {0, 0, -1}, {1, 2, 3}},
	}
	c.tighten()
	assert.Equal(t, []row{{1, 2, 3}, {2, 4, 5}}, c.equalities)
	assert.Equal(t, []row{{1, 2, 1}, {0, 0, -1}}, c.inequalities)
	c = constraints{rank: 2, inequalities: []row{{0, 0, 0}, {0, 0, 3}}}
	c.tighten()
	assert.Empty(t, c.inequalities)
}
