package pass

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// Analysis computes something about an operation and what is inside. The manager computes it
// when a pass asks for it, and keeps it until a pass changes the operation that does not
// preserve it, see [Pass.Preserves]. An Analysis is a variable of a package, which others name.
//
//	var Globals = &pass.Analysis[*Table]{Name: "globals", Compute: tableOf}
//
//	func run(r *pass.Run) error {
//		table := Globals.Of(r)
type Analysis[T any] struct {
	// Name is for messages.
	Name string
	// Compute must not change the operation, nor keep what changes with it unless every pass
	// that preserves the analysis keeps that true.
	Compute func(op *ir.Operation) T
}

// AnyAnalysis is an [Analysis] of any type.
type AnyAnalysis interface {
	compute(op *ir.Operation) any
}

var _ AnyAnalysis = (*Analysis[int])(nil)

func (a *Analysis[T]) compute(op *ir.Operation) any { return a.Compute(op) }

// Of is the analysis of the anchor as it was when the pass began, or as the pass asks first. It is
// not for several goroutines at once.
func (a *Analysis[T]) Of(r *Run) T {
	if r.analyses == nil {
		r.analyses = &analyses{}
	}
	return r.analyses.of(a, r.Op).(T)
}

// Around is the analysis of the operation around the anchors, which [Pass.Around] has to name;
// false if the pipeline works on the anchor itself.
func (a *Analysis[T]) Around(r *Run) (result T, ok bool) {
	result, ok = r.around[a].(T)
	return result, ok
}

// Dominance is the dominance of an operation's regions. What erases or moves blocks, or
// operations with regions, does not preserve it.
var Dominance = &Analysis[*ir.Dominance]{
	Name: "dominance", Compute: func(*ir.Operation) *ir.Dominance { return ir.NewDominance() },
}

// Symbols are the symbols directly inside of an operation. A pass that adds one and inserts it
// preserves them.
var Symbols = &Analysis[*ir.SymbolTable]{Name: "symbols", Compute: ir.NewSymbolTable}

// Preserve says that an analysis of the anchor is as true after this run as before, beside those
// in [Pass.Preserves].
func (r *Run) Preserve(list ...AnyAnalysis) { r.preserved = append(r.preserved, list...) }

// analyses are those known of one operation.
type analyses struct {
	known map[AnyAnalysis]any
}

func (k *analyses) of(a AnyAnalysis, op *ir.Operation) any {
	if known, ok := k.known[a]; ok {
		return known
	}
	if k.known == nil {
		k.known = map[AnyAnalysis]any{}
	}
	known := a.compute(op)
	k.known[a] = known
	return known
}

// keep forgets all but some.
func (k *analyses) keep(lists ...[]AnyAnalysis) {
	for a := range k.known {
		if !slices.ContainsFunc(lists, func(list []AnyAnalysis) bool { return slices.Contains(list, a) }) {
			delete(k.known, a)
		}
	}
}

// around computes the analyses of an operation that passes on anchors inside of it want.
func (s *runState) around(op *ir.Operation, steps []Step) map[AnyAnalysis]any {
	var known map[AnyAnalysis]any
	for _, step := range steps {
		i, ok := step.(*Instance)
		if !ok {
			continue
		}
		for _, a := range i.Pass.Around {
			if known == nil {
				known = map[AnyAnalysis]any{}
			}
			known[a] = s.analyses.of(a, op)
		}
	}
	return known
}

// changedBy notes that a pass has changed the operation, or one inside of it.
func (s *runState) changedBy(c change) {
	s.analyses.keep(c.pass.Preserves, c.preserved)
	for _, known := range s.changes {
		if known.pass == c.pass && slices.Equal(known.preserved, c.preserved) {
			return
		}
	}
	s.changes = append(s.changes, c)
}

// change is a run of a pass that has not left its operation as it was.
type change struct {
	pass      *Pass
	preserved []AnyAnalysis // beside those that the pass always preserves
}
