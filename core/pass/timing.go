package pass

import (
	"sync"
	"time"
)

// Timing is how long something took, and its parts. It is safe for concurrent
// use. A nil Timing measures nothing.
type Timing struct {
	Name string

	mu    sync.Mutex
	wall  time.Duration
	parts []*Timing
}

// NewTiming returns a Timing for the whole.
func NewTiming(name string) *Timing { return &Timing{Name: name} }

// part returns the part of that name, made at first.
func (t *Timing) part(name string) *Timing {
	if t == nil {
		return nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, p := range t.parts {
		if p.Name == name {
			return p
		}
	}
	p := NewTiming(name)
	t.parts = append(t.parts, p)
	return p
}

// start begins to measure; the function that it returns ends it.
func (t *Timing) start() (stop func()) {
	if t == nil {
		return func() {}
	}
	begin := time.Now()
	return func() { t.add(time.Since(begin)) }
}

// add adds time that was measured elsewhere.
func (t *Timing) add(d time.Duration) {
	if t == nil {
		return
	}
	t.mu.Lock()
	t.wall += d
	t.mu.Unlock()
}

// Wall is the time so far. Parts that ran at the same time may add up to more.
func (t *Timing) Wall() time.Duration {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.wall
}

// Parts lists the parts in the order in which they were made.
func (t *Timing) Parts() []*Timing {
	t.mu.Lock()
	defer t.mu.Unlock()
	return append([]*Timing(nil), t.parts...)
}
