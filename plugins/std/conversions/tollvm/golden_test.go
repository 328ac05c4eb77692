package tollvm_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/archive"
	"github.com/mlirc/mlirc/internal/oracle"
	plugin "github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestGolden does what the archives of testdata say. Those of newer make what MLIR 13 does not read.
func TestGolden(t *testing.T) {
	p := plugintest.New(t, plugintest.Local(plugin.Plugin()))
	p.Golden("testdata/*.txtar")
	p.Golden("testdata/newer/*.txtar")
}

// TestGoldensAreValid hands the expected modules to mlir-opt-13, which verifies
// them and prints the same.
func TestGoldensAreValid(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.txtar")
	require.NoError(t, err)
	var names, chunks []string
	for _, path := range paths {
		a := archive.Read(t, path)
		for _, s := range a.Sections[1:] {
			if !strings.HasPrefix(s.Text, "//") {
				names, chunks = append(names, path+" "+s.Name), append(chunks, s.Text)
			}
		}
	}
	for i, answer := range oracle.Opt(t, chunks) {
		if assert.True(t, answer.OK, names[i], answer.Problem) {
			assert.Equal(t, strings.TrimSpace(chunks[i]), strings.TrimSpace(answer.Text), names[i])
		}
	}
}
