package elementary

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/reals"
)

// TestConstants computes the constants anew.
func TestConstants(t *testing.T) {
	one := big.NewFloat(1)
	whole := func(n int64) *big.Float { return new(big.Float).SetPrec(2000).SetInt64(n) }
	quo := func(a, b *big.Float) *big.Float { return new(big.Float).SetPrec(2000).Quo(a, b) }
	log2, log10 := reals.Log(big.NewFloat(2)), reals.Log(big.NewFloat(10))
	quarter := reals.Atan(one)
	check := func(name string, got [2]float64, want *big.Float) {
		hi, _ := want.Float64()
		lo, _ := new(big.Float).Sub(want, big.NewFloat(hi)).Float64()
		assert.Equal(t, [2]float64{hi, lo}, got, name)
	}
	check("log2E", log2E, quo(one, log2))
	check("log10E", log10E, quo(one, log10))
	check("ln2", ln2, log2)
	check("third", third, quo(one, whole(3)))
	check("pi", pi, new(big.Float).Mul(quarter, big.NewFloat(4)))
	check("halfPi", halfPi, new(big.Float).Mul(quarter, big.NewFloat(2)))
	for i, c := range arcTangents {
		if i > 0 {
			check("arcTangents", c, reals.Atan(quo(whole(int64(i)), whole(8))))
		}
	}

	rest := new(big.Float).Set(log2)
	rest.Sub(rest, big.NewFloat(ln2Upper))
	rest.Sub(rest, big.NewFloat(ln2Middle))
	lower, _ := rest.Float64()
	assert.Equal(t, ln2Lower, lower)
	assert.LessOrEqual(t, big.NewFloat(ln2Upper).MinPrec(), uint(41))
	assert.LessOrEqual(t, big.NewFloat(ln2Middle).MinPrec(), uint(41))

	digits := quo(whole(2), reals.Pi(2000))
	for i, word := range twoOverPi[1:] {
		digits.SetMantExp(digits, 64)
		n, _ := digits.Uint64()
		assert.Equal(t, n, word, "word %d of 2/π", i)
		digits.Sub(digits, new(big.Float).SetUint64(n))
	}
}
