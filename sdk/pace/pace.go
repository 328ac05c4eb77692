// Package pace keeps the garbage collector out of the way of short processes.
//
// Most compilations are over before their heap has grown to what a single
// collection saves. So the first collection comes late, and when as much is in use
// the collector works as usual: a long compilation needs no more memory for it.
//
// Of a large module nearly everything is in use until it is handed on, so the
// first collection waits for as much as it is likely to take, see [Expect], which also has the
// system hand that memory out in huge pages.
//
// A process that has handed its module on, and waits for others to go on with
// it, gives the memory back by [Return].
package pace

import (
	"os"
	"runtime"
	"runtime/debug"
	"sync"

	"github.com/mlirc/mlirc/sdk/pace/early" // before the packages that take long
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
	// worthMiB is how much a module must take for [Expect] to extend the heap, and for
	// [Collect] and [Return] to do something, in MiB.
	worthMiB = 8
)

// Relax puts the first collection off, unless the user has set GOGC.
func Relax() {
	if os.Getenv("GOGC") == "" {
		process.collectAt(firstMiB)
	}
}

// Expect puts the first collection off for a module that takes that many bytes
// as text or bytecode, and extends the heap by huge pages for it.
func Expect(bytes int) {
	wanted := min(bytes, mostMiB<<20/perByte) * perByte >> 20
	if wanted < worthMiB || os.Getenv("GOGC") != "" || process.collected() {
		return
	}
	if early.Extend(wanted << 20) {
		process.collect()
	}
	if wanted > firstMiB {
		process.collectAt(wanted)
	}
}

// Collect frees what reading a module of so many bytes has left behind. It is for a
// process that still has its module when the next one reads what became of it: both
// count. That of a small one is not worth it.
func Collect(bytes int) {
	if bytes >= worthMiB<<20/perByte && os.Getenv("GOGC") == "" {
		runtime.GC()
	}
}

func memory() *runtime.MemStats {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return &stats
}

// process is where the next collection comes: there is one collector in a process.
var process goal

// goal is the size of the heap at which the next collection comes.
type goal struct {
	mu      sync.Mutex
	mib     int
	percent int    // that is set
	watched bool   // a collection will be noticed
	noticed bool   // one has been
	early   uint32 // collections of a heap that hardly anything was in yet
}

// collected reports whether there has been a collection of more than the beginning.
func (g *goal) collected() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return memory().NumGC > g.early
}

// collect frees what a heap has been extended by. It takes hardly any time as long as there is
// next to nothing in it.
func (g *goal) collect() {
	runtime.GC()
	g.mu.Lock()
	defer g.mu.Unlock()
	g.early = memory().NumGC
}

// collectAt makes the next collection come at that size. So do those that follow,
// while little is in use; from then on they come as usual.
func (g *goal) collectAt(mib int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.mib = mib
	if !g.noticed {
		g.set(0)
		return
	}
	g.set(g.live())
}

// live is how many bytes the last collection has found in use, roughly: the next one
// comes when they have grown by the percentage.
func (g *goal) live() uint64 { return memory().NextGC * 100 / uint64(100+g.percent) }

// set has the next collection come at the goal, of which so many bytes are in use;
// g.mu is held.
func (g *goal) set(live uint64) {
	percent := uint64(g.mib) * 100 / 4 // of the 4 MiB that the runtime begins with
	if size := uint64(g.mib) << 20; live > 0 && live < size {
		percent = min(percent, 100*(size-live)/live)
	}
	g.percent = int(percent)
	debug.SetGCPercent(g.percent)
	if g.watched {
		return
	}
	g.watched = true
	sentinel := &watched{}
	sentinel.self = sentinel
	runtime.AddCleanup(sentinel, (*goal).goOn, g)
}

// goOn is called after a collection.
func (g *goal) goOn() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.watched, g.noticed = false, true
	live := g.live()
	if live*(100+afterwards)/100 >= uint64(g.mib)<<20 {
		debug.SetGCPercent(afterwards)
		return
	}
	g.set(live)
}

// Return gives memory that is no longer in use back to the system. It is for the
// moment at which a module has become garbage that took that many bytes as text; for a
// small one it does nothing.
func Return(bytes int) {
	if bytes >= worthMiB<<20/perByte {
		debug.FreeOSMemory()
	}
}

// watched is an object that the next collection finds dead; it has a
// pointer so that it is allocated by itself.
type watched struct{ self *watched }
