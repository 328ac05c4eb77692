package pace_test

import (
	"fmt"
	"os"
	"os/exec"
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
	pace.Return(1 << 20)
	runtime.ReadMemStats(&after)
	assert.Less(t, after.HeapInuse, before.HeapInuse-16<<20)
	assert.Greater(t, after.HeapReleased, before.HeapReleased)
}

// TestExpect looks at a process that has not collected yet, and at this one.
func TestExpect(t *testing.T) {
	if os.Getenv("PACE_CHILD") != "" {
		pace.Expect(8 << 20)
		fmt.Println("percent", debug.SetGCPercent(100))
		return
	}
	child := exec.Command(os.Args[0], "-test.run=^TestExpect$")
	child.Env = append(os.Environ(), "PACE_CHILD=1", "GOGC=")
	out, err := child.CombinedOutput()
	require.NoError(t, err, "%s", out)
	assert.Contains(t, string(out), "percent 5000\n") // 200 MiB

	runtime.GC()
	before := debug.SetGCPercent(77)
	defer debug.SetGCPercent(before)
	pace.Expect(8 << 20)
	assert.Equal(t, 77, debug.SetGCPercent(77))
}
