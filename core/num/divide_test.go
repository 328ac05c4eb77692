package num_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/num"
)

// TestDivide compares with division of floats, which is exact here.
func TestDivide(t *testing.T) {
	for a := -20; a <= 20; a++ {
		for b := -7; b <= 7; b++ {
			if b == 0 {
				continue
			}
			exact := float64(a) / float64(b)
			assert.EqualValues(t, math.Floor(exact), num.FloorDiv(a, b), "%d / %d", a, b)
			assert.EqualValues(t, math.Ceil(exact), num.CeilDiv(a, b), "%d / %d", a, b)
		}
	}
	assert.EqualValues(t, math.MinInt64, num.FloorDiv(int64(math.MinInt64), 1))
	assert.EqualValues(t, math.MaxInt64, num.CeilDiv(int64(math.MaxInt64), 1))
	for n, want := range map[int64]int64{0: 0, 1: 8, 7: 8, 8: 8, 9: 16} {
		assert.Equal(t, want, num.RoundUp(n, 8))
	}
}
