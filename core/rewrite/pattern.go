package rewrite

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
)

// Pattern is one way to rewrite one kind of operation. Of several the first in the list is tried
// first, and those of one kind before those of any.
type Pattern struct {
	// Name is by what users see and disable the pattern.
	Name string
	// Root is the name of the operation that the pattern looks at; empty is any.
	Root string
	// Match changes the IR through the rewriter and succeeds, or fails to match before it has
	// changed anything. The insertion point of the rewriter is before op, with its location.
	Match func(op *ir.Operation, rw *Rewriter) Result
}

// On returns the pattern for the operations that V views. The function gets the operation as a
// view, which has its parts by name.
func On[V ir.View](name string, match func(op V, rw *Rewriter) Result) Pattern {
	var view V
	return Pattern{
		Name: name, Root: view.OpName(),
		Match: func(op *ir.Operation, rw *Rewriter) Result {
			return match(V(struct{ Op *ir.Operation }{op}), rw)
		},
	}
}

// Result is what a pattern answers: success, or why not.
type Result struct {
	failed bool
	reason string
}

// Success says that a pattern has changed the IR.
func Success() Result { return Result{} }

// MatchFailure says that a pattern does not fit and has changed nothing.
func MatchFailure(reason string) Result { return Result{failed: true, reason: reason} }

// MatchFailuref is MatchFailure with a reason made by fmt.Sprintf.
func MatchFailuref(format string, args ...any) Result {
	return MatchFailure(fmt.Sprintf(format, args...))
}

// Succeeded reports whether the pattern has changed the IR.
func (r Result) Succeeded() bool { return !r.failed }

// Reason is why the pattern did not match.
func (r Result) Reason() string { return r.reason }

// patternSet finds the patterns of an operation, best first.
type patternSet struct {
	byName map[*ir.OpName][]*candidate
	any    []*candidate
}

// candidate is a pattern with its number as a maker of operations, 0 before it is
// tried.
type candidate struct {
	pattern *Pattern
	maker   ir.Maker
}

// makerIn is the number of the pattern in a context.
func (c *candidate) makerIn(ctx *ir.Context, stage string) ir.Maker {
	if c.maker == 0 {
		c.maker = ctx.Maker(ir.Author{Pass: stage, Pattern: c.pattern.Name})
	}
	return c.maker
}

func newPatternSet(ctx *ir.Context, patterns []Pattern) *patternSet {
	s := &patternSet{byName: map[*ir.OpName][]*candidate{}}
	all := make([]candidate, len(patterns))
	for i := range patterns {
		c := &all[i]
		c.pattern = &patterns[i]
		if c.pattern.Root == "" {
			s.any = append(s.any, c)
			continue
		}
		name := ctx.OpName(c.pattern.Root)
		s.byName[name] = append(s.byName[name], c)
	}
	for name, list := range s.byName {
		s.byName[name] = append(list, s.any...)
	}
	return s
}

func (s *patternSet) of(name *ir.OpName) []*candidate {
	if list, ok := s.byName[name]; ok {
		return list
	}
	return s.any
}
