package load_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
)

// dialectFiles lists the dialect files of the repository.
func dialectFiles(t testing.TB) []string {
	t.Helper()
	var files []string
	for _, pattern := range []string{"*.dialect", "../../plugins/*/*.dialect", "../../plugins/*/dialects/*/*.dialect"} {
		found, err := filepath.Glob(pattern)
		require.NoError(t, err)
		files = append(files, found...)
	}
	require.NotEmpty(t, files)
	return files
}

// loadAll loads every dialect file of the repository and lets them meet.
func loadAll(t *testing.T) []*ods.Dialect {
	t.Helper()
	var all []*ods.Dialect
	for _, file := range dialectFiles(t) {
		if filepath.Base(file) == "builtin.dialect" {
			continue
		}
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		d, _ := load.Dialect(file, text)
		all = append(all, d)
	}
	_, err := load.NewContext(all...)
	require.NoError(t, err)
	return all
}

// TestDialectFiles compiles every item of every dialect file.
func TestDialectFiles(t *testing.T) {
	for _, d := range append(loadAll(t), load.Builtin()) {
		t.Run(d.Name(), func(t *testing.T) {
			for _, problem := range d.Check() {
				t.Errorf("%s: %s", problem.Pos, problem.Message)
			}
		})
	}
}
