package pass

import (
	"fmt"
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

// Part returns the part of that name, made at first.
func (t *Timing) Part(name string) *Timing {
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

// Start begins to measure; the function that it returns ends it.
func (t *Timing) Start() (stop func()) {
	if t == nil {
		return func() {}
	}
	begin := time.Now()
	return func() { t.Add(time.Since(begin)) }
}

// Add adds time that was measured elsewhere.
func (t *Timing) Add(d time.Duration) {
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

const timingRule = "===-------------------------------------------------------------------------===\n"

// AppendReport appends a report in the layout of mlir-opt.
func (t *Timing) AppendReport(dst []byte) []byte {
	total := t.Wall()
	dst = append(dst, timingRule...)
	dst = append(dst, "                         ... Execution time report ...\n"...)
	dst = append(dst, timingRule...)
	dst = fmt.Appendf(dst, "  Total Execution Time: %.4f seconds\n\n", total.Seconds())
	dst = append(dst, "  ----Wall Time----  ----Name----\n"...)
	rest := total
	for _, p := range t.Parts() {
		dst = p.appendLine(dst, total, 0)
		rest -= p.Wall()
	}
	dst = appendTimingLine(dst, max(0, rest), total, "Rest", 0)
	return appendTimingLine(dst, total, total, "Total", 0)
}

func (t *Timing) appendLine(dst []byte, total time.Duration, depth int) []byte {
	dst = appendTimingLine(dst, t.Wall(), total, t.Name, depth)
	for _, p := range t.Parts() {
		dst = p.appendLine(dst, total, depth+1)
	}
	return dst
}

func appendTimingLine(dst []byte, d, total time.Duration, name string, depth int) []byte {
	share := 0.0
	if total > 0 {
		share = 100 * d.Seconds() / total.Seconds()
	}
	return fmt.Appendf(dst, "  %8.4f (%5.1f%%)  %*s%s\n", d.Seconds(), share, 2*depth, "", name)
}
