package pipelines_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/pipelines"
)

// TestAll: each pipeline says what it is for, in a line.
func TestAll(t *testing.T) {
	names := []string{}
	for _, p := range pipelines.All() {
		names = append(names, p.Name)
		assert.NotEmpty(t, p.Doc, p.Name)
		assert.NotContains(t, p.Doc, "#", p.Name)
		assert.NotContains(t, p.Summary(), "\n", p.Name)
		assert.Less(t, len(p.Summary()), 150, p.Name)
		if p.Name == "cpu-parallel" {
			assert.Equal(t, "As cpu, with the iterations of parallel loops spread over the cores", p.Summary())
		}
	}
	assert.True(t, slices.IsSorted(names), names)
	assert.Contains(t, names, "cpu")
	assert.Contains(t, names, "spirv-cpu")
}
