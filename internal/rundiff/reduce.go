package rundiff

import (
	"slices"

	"github.com/mlirc/mlirc/internal/randfunc"
)

// Reduce looks for the smallest module with a difference of the same kind: it
// leaves out functions, and then statements, in at most so many tries. It leaves
// the files of what it returns in the folder.
func (c *Comparison) Reduce(o randfunc.Options, d *Difference, tries int) (*randfunc.Module, *Difference) {
	r := &reduction{c: c, options: o, found: d, tries: tries}
	for i := range o.Functions {
		r.tapes = append(r.tapes, randfunc.Fresh(o.Seed, uint64(i)))
	}
	randfunc.FromTapes(o, r.tapes) // rolls the dice
	r.suspect()
	r.functions()
	for i := len(r.tapes) - 1; i >= 0; i-- {
		if r.tapes[i] != nil {
			r.statements(i)
		}
	}
	m := randfunc.FromTapes(o, fixed(r.tapes))
	return m, c.Compare(m)
}

// reduction is the state of a search.
type reduction struct {
	c       *Comparison
	options randfunc.Options
	tapes   []*randfunc.Tape // of the smallest module so far, which has been made of them
	found   *Difference
	tries   int
}

// fixed returns tapes with the same decisions, wound back.
func fixed(tapes []*randfunc.Tape) []*randfunc.Tape {
	list := make([]*randfunc.Tape, len(tapes))
	for i, t := range tapes {
		if t != nil {
			list[i] = randfunc.Replay(slices.Clone(t.Numbers()))
		}
	}
	return list
}

// try compares the module of some tapes, and keeps it if it differs in the same
// way.
func (r *reduction) try(tapes []*randfunc.Tape) bool {
	if r.tries <= 0 {
		return false
	}
	r.tries--
	d := r.c.Compare(randfunc.FromTapes(r.options, tapes))
	if d == nil || d.Stage != r.found.Stage {
		return false
	}
	r.tapes, r.found = tapes, d
	return true
}

// suspect leaves out what comes behind the function in which the difference was
// found, which cannot matter, and then all that comes before.
func (r *reduction) suspect() {
	at, ok := r.found.function()
	if !ok {
		return
	}
	tapes := fixed(r.tapes)
	clear(tapes[at+1:])
	r.try(tapes)
	alone := fixed(tapes)
	clear(alone[:at])
	r.try(alone)
}

// functions leaves out functions: halves, then quarters, and so on.
func (r *reduction) functions() {
	for n := (len(r.left()) + 1) / 2; n > 0; n /= 2 {
		left := r.left()
		for start := 0; start < len(left); start += n {
			tapes := fixed(r.tapes)
			for _, i := range left[start:min(start+n, len(left))] {
				tapes[i] = nil
			}
			if len(r.left()) > n {
				r.try(tapes)
			}
		}
	}
}

// left are the numbers of the functions that have not been left out.
func (r *reduction) left() []int {
	var list []int
	for i, t := range r.tapes {
		if t != nil {
			list = append(list, i)
		}
	}
	return list
}

// statements leaves out statements of a function, the longest first.
func (r *reduction) statements(i int) {
	for done := 0; ; done++ {
		spans := slices.Clone(r.tapes[i].Spans())
		slices.SortStableFunc(spans, func(a, b randfunc.Span) int { return (b.End - b.Start) - (a.End - a.Start) })
		if done >= len(spans) || r.tries <= 0 {
			return
		}
		s := spans[done]
		tapes := fixed(r.tapes)
		tapes[i] = randfunc.Replay(slices.Delete(slices.Clone(r.tapes[i].Numbers()), s.Start, s.End))
		if r.try(tapes) {
			done--
		}
	}
}
