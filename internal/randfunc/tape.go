package randfunc

import "math/rand/v2"

// Span is a piece of a tape, from Start up to End.
type Span struct{ Start, End int }

// Tape is a list of decisions. Behind its end a fresh tape rolls dice, and a
// replayed one says 0, which is always the shortest way out.
type Tape struct {
	dice    *rand.Rand
	numbers []uint32
	at      int
	spans   []Span
}

// Fresh returns an empty tape, whose decisions depend on the seeds alone.
func Fresh(seed, number uint64) *Tape {
	return &Tape{dice: rand.New(rand.NewPCG(seed, number))}
}

// Replay returns a tape with these decisions.
func Replay(numbers []uint32) *Tape { return &Tape{numbers: numbers} }

// Numbers returns the decisions that were used.
func (t *Tape) Numbers() []uint32 { return t.numbers[:min(t.at, len(t.numbers))] }

// Spans returns the pieces that decided a statement each. Those of nested
// statements come before the one around them.
func (t *Tape) Spans() []Span { return t.spans }

// IntN decides for a number from 0 up to n.
func (t *Tape) IntN(n int) int {
	if t.at >= len(t.numbers) {
		next := uint32(0)
		if t.dice != nil {
			next = t.dice.Uint32()
		}
		t.numbers = append(t.numbers, next)
	}
	v := t.numbers[t.at]
	t.at++
	return int(v % uint32(n))
}

// Bits decides for 64 bits.
func (t *Tape) Bits() uint64 {
	return uint64(t.IntN(1<<16)) | uint64(t.IntN(1<<16))<<16 | uint64(t.IntN(1<<16))<<32 | uint64(t.IntN(1<<16))<<48
}

// OneIn is true once in n times, and never at the end of a replayed tape.
func (t *Tape) OneIn(n int) bool { return t.IntN(n) == n-1 }

// InSpan notes what a statement takes of the tape, see [Tape.Spans].
func (t *Tape) InSpan(statement func()) {
	start := t.at
	statement()
	t.spans = append(t.spans, Span{start, t.at})
}

// pick decides for a member of a list.
func pick[T any](t *Tape, list []T) T { return list[t.IntN(len(list))] }
