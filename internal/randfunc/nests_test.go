package randfunc

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestNestsAreValid(t *testing.T) {
	for seed := range uint64(4) {
		o := Options{Seed: seed, Functions: 20, Nests: true}
		m := New(o)
		valid(t, m)
		require.Equal(t, m.Text(), New(o).Text())
		require.Contains(t, m.Text(), "affine.for")
	}
}
