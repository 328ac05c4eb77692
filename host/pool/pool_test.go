package pool_test

import (
	"context"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/pool"
)

// TestClosed: a pool that is closed starts no plugin, for which it would leave a folder behind.
func TestClosed(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("TMPDIR", dir)
	p := pool.New(pool.Options{})
	p.Close(true)
	_, err := p.Get(t.Context(), &catalog.Plugin{Manifest: &catalog.Manifest{Name: "late"}, Path: "/nowhere"})
	require.ErrorIs(t, err, context.Canceled)
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Empty(t, left)
}
