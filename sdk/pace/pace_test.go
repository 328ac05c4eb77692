package pace_test

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/sdk/pace"
)

// The pace is that of a process: most tests run in one of their own.
const childVariable = "PACE_CHILD"

// children are what such a process does, by the name of the test.
var children = map[string]func(*testing.T){
	"TestPaceReturns":         paceReturns,
	"TestExpectPutsOff":       expectPutsOff,
	"TestExpectHolds":         expectHolds,
	"TestExpectExtends":       expectExtends,
	"TestExpectComesTooLate":  expectComesTooLate,
	"TestLittleInUse":         littleInUse,
	"TestCollectOfALargeOnly": collectOfALargeOnly,
}

// alone runs a test in a process of its own.
func alone(t *testing.T) {
	t.Helper()
	if os.Getenv(childVariable) != "" {
		children[t.Name()](t)
		return
	}
	child := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$", "-test.v")
	child.Env = append(os.Environ(), childVariable+"=1", "GOGC=")
	out, err := child.CombinedOutput()
	require.NoError(t, err, "%s", out)
	require.Contains(t, string(out), "--- PASS: "+t.Name())
}

func TestPaceReturns(t *testing.T)         { alone(t) }
func TestExpectPutsOff(t *testing.T)       { alone(t) }
func TestExpectHolds(t *testing.T)         { alone(t) }
func TestExpectExtends(t *testing.T)       { alone(t) }
func TestExpectComesTooLate(t *testing.T)  { alone(t) }
func TestLittleInUse(t *testing.T)         { alone(t) }
func TestCollectOfALargeOnly(t *testing.T) { alone(t) }

func read(metric string) uint64 {
	sample := []metrics.Sample{{Name: metric}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

func percent() uint64 { return read("/gc/gogc:percent") }

// goal is the size of the heap at which the next collection comes, in MiB.
func goal() uint64 { return read("/gc/heap/goal:bytes") >> 20 }

func eventually(t *testing.T, holds func() bool) {
	t.Helper()
	require.Eventually(t, holds, 10*time.Second, time.Millisecond,
		fmt.Sprintf("the percentage is %d, the goal %d MiB", percent(), goal()))
}

// paceReturns has as much in use as the first collection waits for: from then on
// collections come as usual, until most of it has become garbage.
func paceReturns(t *testing.T) {
	pace.Relax()
	assert.EqualValues(t, 64, goal())
	used := make([]byte, 60<<20)
	runtime.GC()
	eventually(t, func() bool { return percent() == 50 })
	runtime.GC()
	assert.EqualValues(t, 50, percent())
	runtime.KeepAlive(used)
	eventually(t, func() bool {
		runtime.GC() // what is done about a collection may come after the next one
		return goal() >= 60 && goal() <= 70 && percent() > 50
	})
}

// littleInUse has a collection find little: the next one waits as the first did.
func littleInUse(t *testing.T) {
	pace.Relax()
	used := make([]byte, 8<<20)
	for range 3 {
		runtime.GC()
		eventually(t, func() bool { return goal() >= 60 && goal() <= 70 && percent() > 50 })
	}
	runtime.KeepAlive(used)
}

func expectPutsOff(t *testing.T) {
	pace.Expect(200 << 20)
	eventually(t, func() bool { return goal() >= 190 && goal() <= 210 })
	pace.Expect(225 << 20) // the collection that frees what the heap was extended by does not count
	eventually(t, func() bool { return goal() >= 215 && goal() <= 235 })
}

// expectExtends: the heap has grown by what a module is likely to take, all of it free.
func expectExtends(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the heap is not extended here")
	}
	free := func() uint64 {
		return read("/memory/classes/heap/free:bytes") + read("/memory/classes/heap/released:bytes")
	}
	before := free()
	pace.Expect(60 << 20)
	assert.Less(t, free(), before+4<<20)
	pace.Expect(100 << 20)
	assert.Greater(t, free(), before+72<<20)
}

// expectHolds: of two that put collections off the later one counts, also afterwards.
func expectHolds(t *testing.T) {
	pace.Relax()
	pace.Expect(200 << 20)
	used := make([]byte, 32<<20)
	for range 3 {
		runtime.GC()
		eventually(t, func() bool { return goal() >= 190 && goal() <= 210 })
	}
	runtime.KeepAlive(used)
}

// expectComesTooLate: what has begun is not put off.
func expectComesTooLate(t *testing.T) {
	runtime.GC()
	debug.SetGCPercent(77)
	pace.Expect(200 << 20)
	assert.EqualValues(t, 77, percent())
}

func collectOfALargeOnly(t *testing.T) {
	debug.SetGCPercent(-1)
	pace.Collect(25000)
	assert.Zero(t, read("/gc/cycles/total:gc-cycles"))
	pace.Collect(25 << 20)
	assert.EqualValues(t, 1, read("/gc/cycles/total:gc-cycles"))
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
	pace.Return(25 << 20)
	runtime.ReadMemStats(&after)
	assert.Less(t, after.HeapInuse, before.HeapInuse-16<<20)
	assert.Greater(t, after.HeapReleased, before.HeapReleased)
}
