package repository

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/load"
	"github.com/stretchr/testify/require"
)

// Root returns the folder that the repository is in.
func Root(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	require.NoError(t, err)
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		above := filepath.Dir(dir)
		require.NotEqual(t, dir, above, "there is no go.mod above the test")
		dir = above
	}
}

// DialectFiles returns the paths of the dialect files.
func DialectFiles(t testing.TB) []string {
	t.Helper()
	root := Root(t)
	var files []string
	for _, pattern := range []string{"plugins/*/*.dialect", "plugins/*/*/*.dialect"} {
		found, err := filepath.Glob(filepath.Join(root, pattern))
		require.NoError(t, err)
		files = append(files, found...)
	}
	require.NotEmpty(t, files)
	return files
}

// Dialects loads every dialect file.
func Dialects(t testing.TB) []*ods.Dialect {
	t.Helper()
	var list []*ods.Dialect
	for _, f := range DialectFiles(t) {
		text, err := os.ReadFile(f)
		require.NoError(t, err)
		d, problems := load.Dialect(f, text)
		require.Empty(t, problems)
		list = append(list, d)
	}
	return list
}

// Context returns a new context with every dialect.
func Context(t testing.TB) *ir.Context {
	t.Helper()
	ctx, err := load.NewContext(Dialects(t)...)
	require.NoError(t, err)
	return ctx
}
