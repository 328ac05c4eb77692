package dependence

import (
	"math/big"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/presburger"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// Answer says whether there is a dependence.
type Answer uint8

// The answers.
const (
	None Answer = iota
	Exists
	Maybe // it is not known
)

// Distance is from the least to the greatest difference between the induction variables of a
// loop; nil where there is none.
type Distance struct{ Least, Greatest *big.Int }

// Relation is the pairs of iterations in which two accesses meet.
type Relation struct {
	analysis     *Analysis
	source, sink Access
	common       []*ir.Operation // around both
	depths       int
	system       *presburger.System // nil until it is asked for
	exact        bool               // no pair is in the system that is none
	disjoint     bool               // the accesses never meet
	loops        []loopPair
	carried      []carriedValue
	inOrder      bool // of iterations that agree, the source's may come first
}

// loopPair is the induction variable of a common loop in the iteration of each access.
type loopPair struct {
	loop         affine.For
	source, sink presburger.Linear
}

// carriedValue is one that is defined in the body of a common loop, and agrees if
// all induction variables of that many loops do.
type carriedValue struct {
	depth        int
	source, sink presburger.Linear
}

// Analysis relates accesses, with a bound on the work that all questions take
// together. It is for one goroutine.
type Analysis struct {
	aliases *alias.Analysis
	effort  *presburger.Effort
	steps   int // that approaches may still take
}

// effort is how many questions may reach the limit of package presburger before all
// further ones are answered by Maybe.
const effort = 64

// steps is how many operations are looked at in all approaches to accesses; then whatever comes
// before counts.
const steps = 1 << 20

// GaveUp reports whether that was too little.
func (a *Analysis) GaveUp() bool { return a.steps < 0 }

// NewAnalysis returns one for a function or less.
func NewAnalysis(aliases *alias.Analysis) *Analysis {
	return &Analysis{aliases: aliases, effort: presburger.NewEffort(effort), steps: steps}
}

// MayAlias reports whether two memrefs may name the same memory.
func (a *Analysis) MayAlias(v, w *ir.Value) bool { return a.aliases.MayAlias(v, w) }

// Relate relates two accesses; source is the one that comes first.
func (a *Analysis) Relate(source, sink Access) *Relation {
	r := &Relation{analysis: a, source: source, sink: sink}
	r.common = commonPrefix(enclosing(source.Op), enclosing(sink.Op))
	r.depths = countLoops(r.common) + 1
	r.disjoint = !a.MayAlias(source.Memref, sink.Memref)
	r.inOrder = mayComeFirst(source.Op, sink.Op)
	return r
}

// Depths is the greatest depth of a dependence: one more than the number of common loops.
func (r *Relation) Depths() int { return r.depths }

// At reports whether the sink depends on the source at a depth, whatever the accesses do.
func (r *Relation) At(depth int) Answer {
	if r.disjoint || depth >= r.depths && !r.inOrder {
		return None
	}
	switch r.at(depth).Emptiness() {
	case presburger.Empty:
		return None
	case presburger.NotEmpty:
		if r.exact {
			return Exists
		}
	}
	return Maybe
}

// Distances are those of each common loop, for a dependence at a depth. ok is false if they are
// unknown.
func (r *Relation) Distances(depth int) (distances []Distance, ok bool) {
	r.build()
	for _, l := range r.loops {
		s := r.at(depth)
		d := presburger.Variable(s.AddVar())
		s.Zero(l.sink.Sub(l.source).Sub(d))
		least, greatest, verdict := s.Bounds(s.NumVars() - 1)
		if verdict != presburger.NotEmpty {
			return nil, false
		}
		distances = append(distances, Distance{least, greatest})
	}
	return distances, true
}

// at is the system of the pairs at a depth.
func (r *Relation) at(depth int) *presburger.System {
	r.build()
	s := r.system.Clone()
	for i, l := range r.loops[:min(depth, len(r.loops))] {
		if i == depth-1 {
			s.NotNegative(l.sink.Sub(l.source).Sub(presburger.Number(1)))
			continue
		}
		s.Zero(l.sink.Sub(l.source))
	}
	for _, c := range r.carried {
		if c.depth < depth {
			s.Zero(c.sink.Sub(c.source))
		}
	}
	return s
}
