package diag

import (
	"slices"
	"sync"
)

// Trace follows the operations at some places through passes, and collects notes about them. A
// nil Trace follows nothing, at the cost of a comparison. It may be used by several goroutines
// at once.
type Trace struct {
	places []Position

	mu          sync.Mutex
	notes       []Related
	unconverted []string
}

// NewTrace follows what stands at the places: a whole line where a place has no
// column. Without places it returns nil.
func NewTrace(places []Position) *Trace {
	if len(places) == 0 {
		return nil
	}
	return &Trace{places: places}
}

// Covers reports whether what stands at pos is followed.
func (t *Trace) Covers(pos Position) bool {
	if t == nil || pos.Line == 0 {
		return false
	}
	for _, p := range t.places {
		if p.covers(pos) {
			return true
		}
	}
	return false
}

// Note adds a note about an operation that is followed, once.
func (t *Trace) Note(pos Position, message string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if note := (Related{Pos: pos, Message: message}); !slices.Contains(t.notes, note) {
		t.notes = append(t.notes, note)
	}
}

// Unconverted notes that an operation stays because the pass does not convert such operations.
func (t *Trace) Unconverted(op string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.unconverted = append(t.unconverted, op)
}

// Take returns the notes since the last call.
func (t *Trace) Take() (notes []Related, unconverted []string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	notes, unconverted = t.notes, t.unconverted
	t.notes, t.unconverted = nil, nil
	return notes, unconverted
}
