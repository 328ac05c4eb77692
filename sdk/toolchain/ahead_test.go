package toolchain

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// calls is a tool that notes its arguments each time that it is started, and what became of that.
func calls(t *testing.T, script string) (Tool, func() []string) {
	dir := t.TempDir()
	list := filepath.Join(dir, "calls")
	tool := Tool{Name: "llc", Path: fakeTool(t, dir, "llc", "echo \"$@\" >>"+list+"; "+script)}
	return tool, func() []string {
		text, err := os.ReadFile(list)
		if os.IsNotExist(err) {
			return nil
		}
		require.NoError(t, err)
		return strings.Fields(string(text))
	}
}

func TestAhead(t *testing.T) {
	tool, called := calls(t, "tr a b")
	a := tool.Start(t.Context(), "one")
	require.Eventually(t, func() bool { return len(called()) == 1 }, time.Minute, time.Millisecond, "it starts without an input")
	out, err := a.Run(t.Context(), tool, []byte("banana"), "one")
	require.NoError(t, err)
	require.Equal(t, "bbnbnb", string(out))
	require.Equal(t, []string{"one"}, called())

	var none *Ahead
	out, err = none.Run(t.Context(), tool, []byte("banana"), "two")
	require.NoError(t, err)
	require.Equal(t, "bbnbnb", string(out))
	require.Equal(t, []string{"one", "two"}, called())
}

// TestAheadOfAnother: a tool with other arguments is another one, and the one that waits is stopped.
func TestAheadOfAnother(t *testing.T) {
	tool, called := calls(t, "cat")
	a := tool.Start(t.Context(), "one")
	require.Eventually(t, func() bool { return len(called()) == 1 }, time.Minute, time.Millisecond)
	out, err := a.Run(t.Context(), tool, []byte("x"), "two")
	require.NoError(t, err)
	require.Equal(t, "x", string(out))
	require.Equal(t, []string{"one", "two"}, called())
	<-a.ended
	require.ErrorIs(t, a.err, context.Canceled)

	other := tool
	other.Name = "opt"
	a = tool.Start(t.Context(), "one")
	_, err = a.Run(t.Context(), other, []byte("x"), "one")
	require.NoError(t, err)
	<-a.ended
	require.Error(t, a.err)
}

// TestAheadEnds: what waits dies with the context that it was started with, and what is at work with that
// of the run.
func TestAheadEnds(t *testing.T) {
	tool, _ := calls(t, "cat; sleep 600 & wait")
	ctx, cancel := context.WithCancel(t.Context())
	a := tool.Start(ctx)
	cancel()
	<-a.ended

	a = tool.Start(t.Context())
	ctx, cancel = context.WithCancel(t.Context())
	time.AfterFunc(50*time.Millisecond, cancel)
	_, err := a.Run(ctx, tool, []byte("x"))
	require.ErrorIs(t, err, context.Canceled)
}

func TestAheadFails(t *testing.T) {
	tool, _ := calls(t, "cat; echo no >&2; exit 3")
	_, err := tool.Start(t.Context()).Run(t.Context(), tool, []byte("x"))
	var f *Failure
	require.ErrorAs(t, err, &f)
	require.Equal(t, "no\n", f.Stderr)

	gone := Tool{Name: "llc", Path: "/nowhere/llc"}
	_, err = gone.Start(t.Context()).Run(t.Context(), gone, []byte("x"))
	require.ErrorContains(t, err, "llc (/nowhere/llc) cannot be run")
}
