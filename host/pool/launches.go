package pool

import (
	"sync"
	"time"
)

// headStart is how long a birth may keep others waiting. It takes about a millisecond.
const headStart = 50 * time.Millisecond

// launches start plugins in the order in which they are asked for, which is that in
// which a plan needs them: one process after the other.
type launches struct {
	mu      sync.Mutex
	waiting []*launch
	bearing bool // a process is being made
}

// launch is a start. It calls its argument when there is a process, and returns when
// that has answered.
type launch struct {
	start func(born func())
	born  chan struct{}
}

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
	if l.bearing || len(l.waiting) == 0 {
		return
	}
	first := l.waiting[0]
	l.waiting = l.waiting[1:]
	l.bearing = true
	go l.begin(first)
}

func (l *launches) begin(each *launch) {
	born := sync.OnceFunc(func() {
		close(each.born)
		l.mu.Lock()
		defer l.mu.Unlock()
		l.bearing = false
		l.next()
	})
	late := time.AfterFunc(headStart, born)
	each.start(born)
	late.Stop()
	born()
}
