// Package early does what counts when it is done before most packages are initialised.
// That is when a package is that imports hardly anything but the runtime.
//
// A plugin that comes with the host begins on one core: others are at work on the rest, and
// what is done on several takes more threads, all of which together take as long to make as
// a small module. It goes on with all cores when it has more to do, see [AllCores]. BenchmarkOneCore
// of host/session shows what that saves: 0.6 ms of a processor's time for each plugin.
package early

import (
	"runtime"
	"strconv"
	"sync/atomic"
	"syscall"
)

// The variables by which a process begins on one core: the runtime's, and the one with the
// number of those that it will have.
const (
	runtimeVariable = "GOMAXPROCS"
	coresVariable   = "MLIRC_CORES"
	debugVariable   = "GODEBUG"
)

// cores has the runtime not look into control groups for how many cores there are.
const cores = "containermaxprocs=0"

// OneCore are variables for a process that begins on one core and goes on with as many as
// this one has; the environment is what it gets besides.
func OneCore(environment []string) []string {
	list := []string{runtimeVariable + "=1", coresVariable + "=" + strconv.Itoa(runtime.GOMAXPROCS(0))}
	for _, each := range environment {
		if len(each) > len(debugVariable) && each[:len(debugVariable)+1] == debugVariable+"=" {
			return list
		}
	}
	return append(list, debugVariable+"="+cores)
}

var _ = start()

func start() bool {
	// Samples of allocations are not used, and each of them unwinds a stack.
	runtime.MemProfileRate = 0
	if text, ok := syscall.Getenv(coresVariable); ok {
		n, _ := strconv.Atoi(text)
		all.Store(int32(n))
		_ = syscall.Unsetenv(coresVariable) // what this one starts begins as usual
		_ = syscall.Unsetenv(runtimeVariable)
		if debug, _ := syscall.Getenv(debugVariable); debug == cores {
			_ = syscall.Unsetenv(debugVariable)
		}
	}
	return true
}

// all is how many cores there are for a process that has begun on one, else 0.
var all atomic.Int32

// AllCores has a process go on with all cores that are for it.
func AllCores() {
	if n := all.Swap(0); n > 0 {
		runtime.GOMAXPROCS(int(n))
	}
}
