package pace_test

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
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

func TestGarbageIsReturned(t *testing.T) {
	garbage := make([]byte, 32<<20)
	for i := range garbage {
		garbage[i] = 1
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	runtime.KeepAlive(garbage)
	garbage = nil
	pace.Return()
	runtime.ReadMemStats(&after)
	assert.Less(t, after.HeapInuse, before.HeapInuse-16<<20)
	assert.Greater(t, after.HeapReleased, before.HeapReleased)
}
