package pace_test

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/sdk/pace"
)

func TestFirstCollectionRestores(t *testing.T) {
	t.Setenv("GOGC", "")
	before := debug.SetGCPercent(100)
	defer debug.SetGCPercent(before)
	pace.Relax()
	runtime.GC()
	require.Eventually(t, func() bool {
		percent := debug.SetGCPercent(100)
		return percent == 100
	}, 10*time.Second, time.Millisecond)
}
