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

// TestScalable: how many parts a scalable vector has is not known.
func TestScalable(t *testing.T) {
	c := passdiff.New(t, vectortoscf.VectorToSCF())
	for _, options := range []string{"", "{full-unroll}", "{lower-permutation-maps}", "{target-rank=1}"} {
		for _, of := range []struct{ shape, order string }{
			{"2x[4]", ""}, {"[4]x2", ""}, {"[4]", ""}, {"2x[4]", " {permutation_map = #turned}"}, {"2x[4]", " {permutation_map = #repeats}"},
		} {
			text := strings.NewReplacer("SHAPE", of.shape, " ORDER", of.order).Replace(`#l = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1 * 2)>
#turned = affine_map<(d0, d1) -> (d1, d0)>
#repeats = affine_map<(d0, d1) -> (0, d1)>
func @read(%m: memref<?x?xf32, #l>, %i: index, %f: f32) -> vector<SHAPExf32> {
  %0 = vector.transfer_read %m[%i, %i], %f ORDER : memref<?x?xf32, #l>, vector<SHAPExf32>
  return %0 : vector<SHAPExf32>
}
`)
			writes := 0
			if !strings.Contains(of.order, "repeats") {
				writes = 1
				text += strings.NewReplacer("SHAPE", of.shape, " ORDER", of.order).Replace(`func @write(%m: memref<?x?xf32, #l>, %i: index, %v: vector<SHAPExf32>) {
  vector.transfer_write %v, %m[%i, %i] ORDER : vector<SHAPExf32>, memref<?x?xf32, #l>
  return
}
`)
			}
			got := c.Apply(t, "func(convert-vector-to-scf"+options+")", text)
			assert.Equal(t, 1, strings.Count(got, "vector.transfer_read"), "%s of %s", options, text)
			assert.Equal(t, writes, strings.Count(got, "vector.transfer_write"), "%s of %s", options, text)
			assert.Equal(t, 1+writes, strings.Count(got, "vector."), "%s of %s", options, text)
			assert.NotContains(t, got, "scf.", "%s of %s", options, text)
		}
	}
}
