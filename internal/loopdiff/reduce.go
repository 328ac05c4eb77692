package loopdiff

import (
	"slices"

	"github.com/mlirc/mlirc/internal/randfunc"
	"github.com/mlirc/mlirc/internal/randloops"
)

// Reduce looks for the smallest program with a difference of the same kind behind a
// pipeline: it leaves out statements, and then single decisions, in at most so many
// tries.
func (r *Runner) Reduce(o randloops.Options, c Case, d *Difference, tries int) (*randloops.Program, *Difference) {
	return Reduce(o, tries, func(p *randloops.Program) *Difference {
		s, err := r.Subject(p)
		if err != nil {
			return nil
		}
		found, _ := r.Compare(s, c)
		if found == nil || found.Kind != d.Kind {
			return nil
		}
		return found
	})
}

// ReduceNative is Reduce for what a shipped pipeline compiles.
func (r *Runner) ReduceNative(o randloops.Options, n *Native, tries int) (*randloops.Program, *Difference) {
	return Reduce(o, tries, func(p *randloops.Program) *Difference {
		s, err := r.Subject(p)
		if err != nil || !n.Fits(p, o) {
			return nil
		}
		found, err := n.Compare([]*Subject{s})
		if err != nil {
			return nil
		}
		return found[0]
	})
}

// Reduce looks for the smallest program of which `differs` finds a difference.
func Reduce(o randloops.Options, tries int, differs func(*randloops.Program) *Difference) (*randloops.Program, *Difference) {
	tape := randloops.Tape(o.Seed)
	best := randloops.FromTape(o, tape)
	found := differs(best)
	if found == nil {
		return best, nil
	}
	try := func(numbers []uint32) bool {
		if tries--; tries < 0 {
			return false
		}
		t := randfunc.Replay(numbers)
		p := randloops.FromTape(o, t)
		if len(p.Text) > len(best.Text) || p.Text == best.Text {
			return false
		}
		if d := differs(p); d != nil {
			best, found, tape = p, d, t
			return true
		}
		return false
	}
	for improved := true; improved && tries > 0; {
		improved = false
		for done := 0; ; done++ {
			spans := slices.Clone(tape.Spans())
			slices.SortStableFunc(spans, func(a, b randfunc.Span) int { return (b.End - b.Start) - (a.End - a.Start) })
			if done >= len(spans) || tries <= 0 {
				break
			}
			s := spans[done]
			if try(slices.Delete(slices.Clone(tape.Numbers()), s.Start, s.End)) {
				done, improved = done-1, true
			}
		}
		for i := 0; i < len(tape.Numbers()) && tries > 0; i++ {
			numbers := slices.Clone(tape.Numbers())
			if numbers[i] == 0 {
				continue
			}
			numbers[i] = 0
			if try(numbers) || try(slices.Delete(slices.Clone(tape.Numbers()), i, i+1)) {
				improved = true
			}
		}
	}
	return best, found
}
