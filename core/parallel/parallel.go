package parallel

import (
	"iter"
	"sync"
	"sync/atomic"

	"github.com/mlirc/mlirc/core/diag"
)

// Do calls work for 0 to n-1 on as many goroutines as there are workers; without others on
// the caller's own.
func Do(workers, n int, work func(i int)) {
	Share(workers, n, func(parts iter.Seq[int]) {
		for i := range parts {
			work(i)
		}
	})
}

// Share is [Do] for workers that each have something of their own: worker is called once for
// each, and iterates over the parts that fall to it. A worker that stops early leaves the
// other parts to the others.
func Share(workers, n int, worker func(parts iter.Seq[int])) {
	var next atomic.Int64
	parts := func(yield func(int) bool) {
		for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
			if !yield(i) {
				return
			}
		}
	}
	workers = min(workers, n)
	if workers <= 1 {
		worker(parts)
		return
	}
	var all sync.WaitGroup
	crashes := make([]*diag.Crash, workers)
	for w := range workers {
		all.Add(1)
		go func() {
			defer all.Done()
			defer func() { crashes[w] = diag.CrashOf(recover()) }()
			worker(parts)
		}()
	}
	all.Wait()
	for _, crash := range crashes {
		if crash != nil {
			panic(crash)
		}
	}
}
