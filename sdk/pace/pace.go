// Package pace keeps the garbage collector out of the way of short processes.
//
// Most compilations are over before their heap has grown to what a single
// collection saves. So the first collection comes late, and when as much is in use
// the collector works as usual: a long compilation needs no more memory for it.
//
// Of a large module nearly everything is in use until it is handed on, so the
// first collection waits for as much as it is likely to take, see [Expect], which also has the
// system give memory for a large module in huge pages.
//
// A process that has handed its module on, and waits for others to go on with
// it, gives the memory back by [Return].
package pace

import (
	"os"
	"runtime"
	"runtime/debug"
	"sync"

	_ "github.com/mlirc/mlirc/sdk/pace/early" // before the packages that take long
)

const (
	// firstMiB is the size of the heap at which the first collection comes, in
	// MiB. The runtime begins at 4 MiB for a percentage of 100.
	firstMiB = 64
	// mostMiB is the latest that it comes.
	mostMiB = 320
	// afterwards is the percentage from then on.
	afterwards = 50
	// worthMiB is how much a module must take for [Return] to do something, in MiB;
	// worthCollectingMiB is that for [Collect].
	worthMiB           = 8
	worthCollectingMiB = 18
)

// Text and Bytecode are how much memory a module takes for each byte of either, roughly, with
// what a stage makes of it: 20,000 functions took 20 for their text, and 44 for their bytecode
// as convert-std-to-llvm made them those of LLVM. A goal that is reached shortly before the end
// costs a collection that finds nearly everything in use.
const (
	Text     = 25
	Bytecode = 56
)

// Relax puts the first collection off, unless the user has set GOGC.
func Relax() {
	if os.Getenv("GOGC") == "" {
		process.collectAt(firstMiB)
	}
}

// Expect puts the first collection off for a module that is likely to take that many bytes of
// memory, and extends the heap by huge pages for most of it: a huge page counts
// whole as soon as it is written to. A module that takes less than the first collection waits for needs neither.
func Expect(bytes int) {
	wanted := min(bytes>>20, mostMiB)
	if wanted <= firstMiB || os.Getenv("GOGC") != "" || process.collected() {
		return
	}
	if extend(wanted << 20 / 4 * 3) {
		process.collect()
	}
	process.collectAt(wanted)
}

// Collect frees what reading a module has left behind that is likely to take so many bytes of
// memory. It is for a
// process that still has its module when the next one reads what became of it: both
// count. That of a small one is not worth it.
func Collect(bytes int) {
	if bytes >= worthCollectingMiB<<20 && os.Getenv("GOGC") == "" {
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
	g.aim(int(percent))
}

// aim sets the percentage, and watches for the collection that comes by it; g.mu is held.
func (g *goal) aim(percent int) {
	if percent != g.percent { // setting it stops the process for a moment
		g.percent = percent
		debug.SetGCPercent(percent)
	}
	if g.watched {
		return
	}
	g.watched = true
	sentinel := &watched{}
	sentinel.self = sentinel
	runtime.AddCleanup(sentinel, (*goal).goOn, g)
}

// goOn is called after each collection. One that finds much in use is followed by others as
// usual, until one finds that most of it has become garbage.
func (g *goal) goOn() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.watched, g.noticed = false, true
	live := g.live()
	if live*(100+afterwards)/100 >= uint64(g.mib)<<20 {
		g.aim(afterwards)
		return
	}
	g.set(live)
}

// Return gives memory that is no longer in use back to the system. It is for the
// moment at which a module has become garbage that was likely to take that many bytes; for a
// small one it does nothing.
func Return(bytes int) {
	if bytes >= worthMiB<<20 {
		debug.FreeOSMemory()
	}
}

// watched is an object that the next collection finds dead; it has a
// pointer so that it is allocated by itself.
type watched struct{ self *watched }
