package irdl_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/mlirc/mlirc/core/irdl"
	"github.com/stretchr/testify/require"
)

// dialectFiles lists the dialect files of the repository.
func dialectFiles(t *testing.T) []string {
	t.Helper()
	var files []string
	for _, pattern := range []string{"*.dialect", "../../plugins/*/*.dialect", "../../plugins/*/*/*.dialect"} {
		found, err := filepath.Glob(pattern)
		require.NoError(t, err)
		files = append(files, found...)
	}
	require.NotEmpty(t, files)
	return files
}

// TestDialectFiles compiles every item of every dialect file.
func TestDialectFiles(t *testing.T) {
	for _, file := range dialectFiles(t) {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			d, _ := irdl.Load(file, text)
			for _, problem := range d.Check() {
				t.Errorf("%s: %s", problem.Pos, problem.Message)
			}
		})
	}
}
