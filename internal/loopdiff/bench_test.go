package loopdiff

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/randloops"
	"github.com/mlirc/mlirc/internal/repository"
)

// BenchmarkCompare takes a program through all cases.
func BenchmarkCompare(b *testing.B) {
	r, err := NewRunner(repository.Dialects(b))
	require.NoError(b, err)
	seed := uint64(0)
	for b.Loop() {
		seed++
		s, err := r.Subject(randloops.New(randloops.Options{Seed: seed}))
		if err != nil {
			continue
		}
		for _, c := range Cases() {
			_, _ = r.Compare(s, c)
		}
	}
}
