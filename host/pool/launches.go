package pool

import (
	"runtime"
	"sync"
	"time"
)

// headStart is how long a start may keep others waiting. A plugin of Go needs some
// 5 ms.
const headStart = 50 * time.Millisecond

// launches start plugins in the order in which they are asked for, which is that in
// which a plan needs them: one process after the other, and as many at a time as
// there are cores until they have answered. Those that have time would only take it
// from the first.
type launches struct {
	mu      sync.Mutex
	waiting []*launch
	free    int  // starts that may begin
	bearing bool // a process is being made
}

// launch is a start. It calls its argument when there is a process, and returns when
// that has answered.
type launch struct {
	start func(born func())
	born  chan struct{}
}

func newLaunches() *launches { return &launches{free: runtime.GOMAXPROCS(0)} }

// add has a plugin started when its turn has come. The channel is closed when there
// is a process of it, or cannot be one soon.
func (l *launches) add(start func(born func())) (born <-chan struct{}) {
	l.mu.Lock()
	defer l.mu.Unlock()
	each := &launch{start: start, born: make(chan struct{})}
	l.waiting = append(l.waiting, each)
	l.next()
	return each.born
}

// next begins what may begin; l.mu is held.
func (l *launches) next() {
	if l.bearing || l.free == 0 || len(l.waiting) == 0 {
		return
	}
	first := l.waiting[0]
	l.waiting = l.waiting[1:]
	l.bearing = true
	l.free--
	go l.begin(first)
}

func (l *launches) begin(each *launch) {
	born := sync.OnceFunc(func() {
		close(each.born)
		l.change(func() { l.bearing = false })
	})
	answered := sync.OnceFunc(func() { l.change(func() { l.free++ }) })
	late := time.AfterFunc(headStart, func() {
		born()
		answered()
	})
	each.start(born)
	late.Stop()
	born()
	answered()
}

func (l *launches) change(what func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	what()
	l.next()
}
