// Package pace keeps the garbage collector out of the way of short processes.
//
// Most compilations are over before their heap has grown to what a single
// collection saves. So the first collection comes late, and from then on the
// collector works as usual: a long compilation needs no more memory for it.
//
// Of a large module nearly everything is in use until it is handed on, so the
// first collection waits for as much as it is likely to take, see [Expect].
//
// A process that has handed its module on, and waits for others to go on with
// it, gives the memory back by [Return].
package pace

import (
	"os"
	"runtime"
	"runtime/debug"
)

const (
	// firstMiB is the size of the heap at which the first collection comes, in
	// MiB. The runtime begins at 4 MiB for a percentage of 100.
	firstMiB = 64
	// mostMiB is the latest that it comes.
	mostMiB = 256
	// perByte is how much memory a module takes for each byte of its text or
	// bytecode, roughly, with what is made of it.
	perByte = 25
	// afterwards is the percentage from then on.
	afterwards = 50
	// worthMiB is how much a module must have taken for [Return] to do something, in MiB.
	worthMiB = 8
)

// Relax puts the first collection off, unless the user has set GOGC.
func Relax() {
	if os.Getenv("GOGC") != "" {
		return
	}
	collectAt(firstMiB)
}

// Expect puts the first collection off for a module that takes that many bytes
// as text or bytecode.
func Expect(bytes int) {
	wanted := min(bytes, mostMiB<<20/perByte) * perByte >> 20
	if wanted <= firstMiB || os.Getenv("GOGC") != "" || collected() {
		return
	}
	collectAt(wanted)
	if collected() { // meanwhile, so that nothing ends what we have begun
		debug.SetGCPercent(afterwards)
	}
}

func collected() bool {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.NumGC > 0
}

// collectAt makes the first collection come at that size of the heap, and the
// others as usual.
func collectAt(mib int) {
	debug.SetGCPercent(mib * 100 / 4)
	sentinel := &watched{}
	sentinel.self = sentinel
	runtime.AddCleanup(sentinel, func(percent int) { debug.SetGCPercent(percent) }, afterwards)
}

// Return gives memory that is no longer in use back to the system. It is for the
// moment at which a module has become garbage that took that many bytes as text; for a
// small one it does nothing.
func Return(bytes int) {
	if bytes >= worthMiB<<20/perByte {
		debug.FreeOSMemory()
	}
}

// watched is an object that only the first collection finds dead; it has a
// pointer so that it is allocated by itself.
type watched struct{ self *watched }
