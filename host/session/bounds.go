package session

import (
	"errors"
	"fmt"
	"time"

	"github.com/mlirc/mlirc/sdk/protocol"
)

// Limits are the bounds that a user may set.
type Limits struct {
	// Replies is the most that one reply may hold, in bytes: output, printed text,
	// diagnostics and the result together. 0: no bound.
	Replies uint64
	// Deadline is how long the host waits for a reply in total. The time in which the
	// host itself is at work, or waits for a terminal, does not count. 0: for ever.
	Deadline time.Duration
}

// DefaultLimits are those of a configuration that says nothing else.
func DefaultLimits() Limits { return Limits{Replies: 4 << 30, Deadline: 10 * time.Minute} }

// Bound is the most of something that a host takes from a plugin. docs/protocol.md
// lists all of them.
type Bound struct {
	Name string // as in the documentation
	Most uint64
	Unit string // of what is counted
	Way  string // out; empty: the plugin has to be mended
}

// The bounds on the start.
var (
	handshakeBound = Bound{Name: "handshake", Most: 4 << 10, Unit: "bytes in its first line"}
)

// The bounds on a manifest and on a dialect file.
var (
	manifestBound   = Bound{Name: "manifest", Most: 4 << 20, Unit: "bytes in its manifest"}
	entriesBound    = Bound{Name: "manifest-entries", Most: 10_000, Unit: "entries in a list of its manifest"}
	definitionBound = Bound{Name: "definition", Most: 8 << 20, Unit: "bytes in a dialect file"}
	answerBound     = Bound{Name: "answer", Most: 60, Unit: "seconds until it answers"}
)

// The bounds on a reply.
var (
	messageBound     = Bound{Name: "message", Most: 4 << 20, Unit: "bytes in a message of a reply"}
	chunkBound       = Bound{Name: "chunk", Most: protocol.MaxChunk, Unit: "bytes in a chunk"}
	nameBound        = Bound{Name: "name", Most: 4 << 10, Unit: "bytes in a name"}
	textBound        = Bound{Name: "text", Most: 1 << 20, Unit: "bytes in a message or a stack"}
	diagnosticsBound = Bound{Name: "diagnostics", Most: protocol.MostDiagnostics, Unit: "diagnostics"}
	foundBound       = Bound{Name: "diagnostics-total", Most: 64 << 20, Unit: "bytes of diagnostics"}
	notesBound       = Bound{Name: "notes", Most: 1_000, Unit: "notes in a diagnostic"}
	operationsBound  = Bound{Name: "unconverted", Most: 10_000, Unit: "operations in a diagnostic"}
	timingsBound     = Bound{Name: "timings", Most: 100_000, Unit: "timings"}
	nestingBound     = Bound{Name: "timings-nesting", Most: 32, Unit: "levels of timings"}
	statisticsBound  = Bound{Name: "statistics", Most: 10_000, Unit: "statistics"}
	dialectsBound    = Bound{Name: "dialects", Most: 1_000, Unit: "dialects in its result"}
)

// repliesBound is on all of a reply.
func repliesBound(most uint64) Bound {
	return Bound{Name: "host.replies", Most: most, Unit: "bytes in a reply", Way: "raise it with --set host.replies=..."}
}

// The bounds on what is kept without an error: more of it is dropped.
const (
	// logLine is how much of a line of standard error enters the log, in bytes.
	logLine = 16 << 10
	// logLines is how many lines of a plugin enter the log.
	logLines = 100_000
	// headerList bounds what gRPC takes as metadata, the message of a status included,
	// in bytes.
	headerList = 64 << 10
	// leastMessage is what each message counts at least towards host.replies, in
	// bytes: empty ones come to an end, too.
	leastMessage = 64
	// firstAllocation bounds what a promised size alone makes us allocate, in bytes.
	firstAllocation = 64 << 20
)

// exceeds returns an error if a count passes the bound.
func (b *Bound) exceeds(count uint64) error {
	if b.Most == 0 || count <= b.Most {
		return nil
	}
	return b.passed()
}

func (b *Bound) passed() error { return &BoundError{*b} }

// BoundError says that a plugin passed a bound.
type BoundError struct{ Bound Bound }

// Error names the bound and the way out.
func (e *BoundError) Error() string {
	way := e.Bound.Way
	if way == "" {
		way = "its author finds the bounds in docs/protocol.md"
	}
	return fmt.Sprintf("more than %d %s (bound '%s'); %s", e.Bound.Most, e.Bound.Unit, e.Bound.Name, way)
}

// LateError says that the deadline of a run has passed.
type LateError struct {
	After time.Duration
	// Stage is where the plugin says that it was interrupted, empty if it does not.
	Stage string
}

func (e *LateError) Error() string {
	return fmt.Sprintf("there is no whole reply after %v of waiting (host.deadline)", e.After)
}

// errLate ends the context of a run whose deadline has passed.
var errLate = errors.New("the deadline has passed")

// clock measures how long the host waits for a plugin, and calls late when that is more
// than the limit.
type clock struct {
	left  time.Duration
	timer *time.Timer // nil: no limit
	since time.Time
}

// newClock returns a clock that stands.
func newClock(limit time.Duration, late func()) *clock {
	if limit <= 0 {
		return &clock{}
	}
	timer := time.AfterFunc(limit, late)
	timer.Stop()
	return &clock{left: limit, timer: timer}
}

// start has the clock run while the host waits.
func (c *clock) start() {
	if c.timer != nil {
		c.since = time.Now()
		c.timer.Reset(c.left)
	}
}

// stop ends a wait.
func (c *clock) stop() {
	if c.timer != nil && c.timer.Stop() {
		// What is left may be nothing; the next wait is over at once then.
		c.left = max(0, c.left-time.Since(c.since))
	}
}
