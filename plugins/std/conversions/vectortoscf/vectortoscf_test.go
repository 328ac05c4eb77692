package vectortoscf_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std/conversions/vectortoscf"
)

// TestAgreesWithOracle compares with mlir-opt-13, byte for byte.
func TestAgreesWithOracle(t *testing.T) {
	passdiff.New(t, vectortoscf.VectorToSCF()).Files(t, "testdata/*.mlir")
}

// TestTargetRank: a vector has a dimension.
func TestTargetRank(t *testing.T) {
	registry := pass.NewRegistry(vectortoscf.VectorToSCF())
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte("func(convert-vector-to-scf{target-rank=0})")), registry)
	require.Empty(t, problems)
	m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte("func @f() {\n  return\n}")), &diag.Sink{}, syntax.ParseOptions{})
	manager := pass.Manager{Workers: 1}
	assert.ErrorContains(t, manager.Run(t.Context(), m, steps, &diag.Sink{}), "option 'target-rank': vectors have one dimension or more")
}

// TestUnrollsNotWithoutBound: a transfer of very many parts stays.
func TestUnrollsNotWithoutBound(t *testing.T) {
	const text = `func @f(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<SIZEx2xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<SIZEx2xf32>
  return %0 : vector<SIZEx2xf32>
}`
	c := passdiff.New(t, vectortoscf.VectorToSCF())
	for size, want := range map[string]int{"4096": 4096, "4097": 1} {
		got := c.Apply(t, "func(convert-vector-to-scf{full-unroll})", strings.ReplaceAll(text, "SIZE", size))
		assert.Equal(t, want, strings.Count(got, "vector.transfer_read"), size)
	}
}
