package watch_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/watch"
)

// start watches a folder; each turn sends its context.
func start(t *testing.T, o watch.Options) (turns chan context.Context, stop func() error) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	turns = make(chan context.Context, 100)
	ended := make(chan error, 1)
	go func() { ended <- watch.Run(ctx, o, func(turn context.Context) { turns <- turn }) }()
	return turns, func() error {
		cancel()
		return <-ended
	}
}

// next waits for a turn; it is spent only where none comes.
func next(t *testing.T, turns chan context.Context) context.Context {
	t.Helper()
	select {
	case turn := <-turns:
		return turn
	case <-time.After(time.Minute):
		require.FailNow(t, "nothing happens")
		return nil
	}
}

func write(t *testing.T, path string) {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, []byte("x"), 0o644))
}

func TestTurns(t *testing.T) {
	dir, elsewhere := t.TempDir(), t.TempDir()
	input := filepath.Join(elsewhere, "in.mlir")
	write(t, input)
	write(t, filepath.Join(dir, "below", "a.go"))
	turns, stop := start(t, watch.Options{
		Dir: dir, Files: []string{input}, Quiet: time.Millisecond,
		Wanted: func(path string) bool { return strings.HasSuffix(path, ".go") },
	})
	first := next(t, turns)
	for _, path := range []string{filepath.Join(dir, "b.go"), filepath.Join(dir, "below", "a.go"), input} {
		write(t, path)
		turn := next(t, turns)
		assert.NoError(t, context.Cause(turn))
		assert.ErrorIs(t, first.Err(), context.Canceled, "what was in progress is given up")
		first = turn
	}
	require.ErrorIs(t, stop(), context.Canceled)
}

// TestNothingThatCounts: files that are not wanted make no turn, and what comes
// after them makes one.
func TestNothingThatCounts(t *testing.T) {
	dir, elsewhere := t.TempDir(), t.TempDir()
	input := filepath.Join(elsewhere, "in.mlir")
	write(t, input)
	turns, stop := start(t, watch.Options{
		Dir: dir, Files: []string{input}, Quiet: time.Millisecond,
		Wanted: func(path string) bool { return filepath.Base(path) == "a.go" },
		Skip:   func(path string) bool { return path == filepath.Join("below", "made") },
	})
	next(t, turns)
	write(t, filepath.Join(dir, "below", "made", "a.go"))
	write(t, filepath.Join(dir, "b.txt"))
	write(t, filepath.Join(dir, ".hidden", "a.go"))
	write(t, filepath.Join(elsewhere, "a.go"))
	assert.Empty(t, turns)
	write(t, filepath.Join(dir, "a.go"))
	next(t, turns)
	require.ErrorIs(t, stop(), context.Canceled)
}

// TestHiddenLater: a hidden folder that is made meanwhile is not watched.
func TestHiddenLater(t *testing.T) {
	dir := t.TempDir()
	turns, stop := start(t, watch.Options{Dir: dir, Quiet: time.Millisecond})
	next(t, turns)
	require.NoError(t, os.Mkdir(filepath.Join(dir, ".hidden"), 0o755))
	write(t, filepath.Join(dir, "a.go"))
	next(t, turns) // the folder is known by now
	write(t, filepath.Join(dir, ".hidden", "a.go"))
	assert.Never(t, func() bool { return len(turns) > 0 }, 50*time.Millisecond, 5*time.Millisecond)
	require.ErrorIs(t, stop(), context.Canceled)
}

func TestNoFolder(t *testing.T) {
	err := watch.Run(t.Context(), watch.Options{Dir: filepath.Join(t.TempDir(), "none")}, func(context.Context) {})
	assert.ErrorIs(t, err, os.ErrNotExist)
}
