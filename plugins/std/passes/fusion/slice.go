package fusion

import (
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// slice is the part of a nest that the iterations of another nest's first loops need: for
// each of its loops the induction variables from lower to upper, which is not reached, as
// expressions of dims and syms.
type slice struct {
	loops []affine.For // of the nest that is sliced
	into  []affine.For // the loops in which the slice is put, the outermost first
	dims  []*ir.Value  // the induction variables of those
	syms  []*ir.Value
	lower []core.Expr
	upper []core.Expr
	// coarse says that a quotient is left out of account, because of which a loop may be whole.
	coarse bool
}

// sliceFor returns which part of the sources' accesses the iterations of the first depth loops
// around the sinks need; ok is false if that is unknown.
func sliceFor(a *dependence.Analysis, sources, sinks []dependence.Access, depth int) (s *slice, ok bool) {
	var user *dependence.Access
	for i := range sources {
		for j := range sinks {
			if sources[i].Memref != sinks[j].Memref {
				continue
			}
			if len(loopsAround(sinks[j].Op)) < depth {
				return nil, false
			}
			if a.Relate(sources[i], sinks[j]).At(1) == dependence.None {
				continue
			}
			one, ok := sliceOf(sources[i], sinks[j], depth)
			if !ok {
				return nil, false
			}
			user = &sinks[j]
			if s == nil {
				s = one
				continue
			}
			if !s.include(one) {
				return nil, false
			}
		}
	}
	if s == nil || depth > len(loopsAround(user.Op)) {
		return nil, false
	}
	return s, true
}

// loopsAround are the affine.for around an operation, the outermost first.
func loopsAround(op *ir.Operation) []affine.For {
	var out []affine.For
	for around := op.ParentOp(); around != nil; around = around.ParentOp() {
		if loop, ok := affine.AsFor(around); ok {
			out = append(out, loop)
		}
	}
	slices.Reverse(out)
	return out
}

// sliceOf is that for one pair of accesses.
func sliceOf(source, sink dependence.Access, depth int) (*slice, bool) {
	src, dst := loopsAround(source.Op), loopsAround(sink.Op)
	y := newSystem(src, dst, depth)
	if !y.bound(src) || !y.bound(dst) || !y.meet(source, sink) {
		return nil, false
	}
	y.drop()
	s := &slice{loops: src, into: dst[:depth], lower: make([]core.Expr, len(src)), upper: make([]core.Expr, len(src))}
	for _, loop := range s.into {
		s.dims = append(s.dims, loop.InductionVar())
	}
	s.syms, s.coarse = y.symbols, len(y.opaque) > 0
	for k := range src {
		if s.lower[k], s.upper[k] = y.span(k); s.lower[k] == nil || s.upper[k] == nil {
			return nil, false
		}
	}
	return s, true
}

// include widens the slice so that another one is in it.
func (s *slice) include(t *slice) bool {
	if !slices.Equal(s.dims, t.dims) || !s.reach(t.loops) || !t.reach(s.loops) {
		return false
	}
	symbols := make([]core.Expr, len(t.syms))
	for i, v := range t.syms {
		at := slices.Index(s.syms, v)
		if at < 0 {
			at = len(s.syms)
			s.syms = append(s.syms, v)
		}
		symbols[i] = core.Symbol(at)
	}
	for k := range s.loops {
		lower := core.ReplaceDimsAndSymbols(t.lower[k], nil, symbols)
		upper := core.ReplaceDimsAndSymbols(t.upper[k], nil, symbols)
		var ok, ok2 bool
		s.lower[k], ok = s.outer(s.lower[k], lower, -1)
		s.upper[k], ok2 = s.outer(s.upper[k], upper, 1)
		if !ok || !ok2 {
			return false
		}
	}
	return true
}

// reach adds loops that are inside of those that the slice has; all of their iterations are in
// it.
func (s *slice) reach(loops []affine.For) bool {
	n := len(s.loops)
	if n >= len(loops) {
		return true
	}
	if !slices.Equal(s.loops, loops[:n]) {
		return false
	}
	for k := n; k < len(loops); k++ {
		s.loops, s.lower, s.upper = append(s.loops, loops[k]), append(s.lower, nil), append(s.upper, nil)
		if !s.takeAll(k) {
			return false
		}
	}
	return true
}

// takeCarrying makes all iterations of loops that carry values part of the slice, as each needs
// those before it.
func (s *slice) takeCarrying() bool {
	for k, loop := range s.loops {
		if len(loop.IterArgs()) > 0 && !s.takeAll(k) {
			return false
		}
	}
	return true
}

// takeAll makes all iterations of a loop part of the slice; ok is false if its bounds are
// not constant.
func (s *slice) takeAll(k int) bool {
	lower, upper, ok := s.loops[k].ConstantBounds()
	s.lower[k], s.upper[k] = core.Constant(lower), core.Constant(upper)
	return ok
}

// outer is the bound that lies further in a direction, if their difference is known.
func (s *slice) outer(a, b core.Expr, direction int64) (core.Expr, bool) {
	d, ok := s.difference(a, b)
	if !ok {
		return nil, false
	}
	if d*direction > 0 {
		return a, true
	}
	return b, true
}

// difference is a - b if it is a number.
func (s *slice) difference(a, b core.Expr) (int64, bool) {
	d, ok := core.NewMap(len(s.dims), len(s.syms), core.Sub(a, b)).Simplify().Results[0].(core.Constant)
	return int64(d), ok
}

// tripCount is how many induction variables of a loop are in the slice.
func (s *slice) tripCount(k int) (int64, bool) { return s.difference(s.upper[k], s.lower[k]) }

// isOne reports whether the slice is one iteration; ok is false if it may have none, or if that
// is not known.
func (s *slice) isOne() (one, ok bool) {
	one = true
	for k := range s.loops {
		trip, ok := s.tripCount(k)
		if !ok || trip <= 0 {
			return false, false
		}
		one = one && trip == 1
	}
	return one, true
}

// bounds are those of a loop as maps with their operands.
func (s *slice) bounds(k int) (lower, upper affine.ValueMap) {
	operands := slices.Concat(s.dims, s.syms)
	of := func(e core.Expr) affine.ValueMap {
		return affine.ValueMap{Map: core.NewMap(len(s.dims), len(s.syms), e).Simplify(), Operands: operands}.Canonical()
	}
	return of(s.lower[k]), of(s.upper[k])
}

// follows is the loop around the slice whose induction variable a loop's only induction
// variable is: ok is false if there are several, or if it is another expression.
func (s *slice) follows(k int) (affine.For, bool) {
	d, isDim := s.lower[k].(core.Dim)
	if n, ok := s.tripCount(k); !isDim || !ok || n != 1 {
		return affine.For{}, false
	}
	return s.into[d], true
}

// copies reports whether each loop follows one of those around with the same bounds and
// step, so that every iteration is in the slice once; known is false if that is not
// what the slice looks like.
func (s *slice) copies() (same, known bool) {
	for k, loop := range s.loops {
		other, ok := s.follows(k)
		if !ok {
			return false, false
		}
		if loop.Step() != other.Step() || !sameBound(loop.Lower(), other.Lower()) ||
			!sameBound(loop.Upper(), other.Upper()) {
			return false, true
		}
	}
	return true, true
}

func sameBound(a, b affine.ValueMap) bool {
	x, y := a.Composed(), b.Composed()
	return len(x.Map.Results) == 1 && x.Equal(y)
}

// union reports whether the slices of all iterations together are the whole nest, if each loop
// of into has an iteration that is not among stands: those loops each stand for one of the
// nest.
func (s *slice) union() (stands map[int]bool, whole bool) {
	stands = map[int]bool{}
	same, known := s.copies()
	if known && !same {
		return nil, false
	}
	if same {
		for _, lower := range s.lower {
			stands[int(lower.(core.Dim))] = true
		}
		return stands, len(stands) == len(s.loops)
	}
	for k, loop := range s.loops {
		if s.hasAll(k) {
			continue
		}
		low, high, ok := loop.ConstantBounds()
		if !ok || loop.Step() != 1 || !s.covers(k, low, high, stands) {
			return nil, false
		}
	}
	return stands, true
}

// hasAll reports whether all iterations of a loop are in each slice.
func (s *slice) hasAll(k int) bool {
	lower, upper := s.bounds(k)
	return sameBound(lower, s.loops[k].Lower()) && sameBound(upper, s.loops[k].Upper())
}

// covers reports whether the slices, none of which has all iterations of a loop from low to
// high, have them together. Of the loops around, each may stand for one loop only.
func (s *slice) covers(k int, low, high int64, used map[int]bool) bool {
	n, ok := s.tripCount(k)
	if !ok {
		return false
	}
	for j, loop := range s.into {
		first, end, ok := loop.ConstantBounds()
		offset, shifted := s.difference(s.lower[k], core.Dim(j))
		if !ok || !shifted || used[j] || loop.Step() > n {
			continue
		}
		used[j] = true
		last := first + (end-1-first)/loop.Step()*loop.Step()
		return first < end && first+offset <= low && last+offset+n >= high
	}
	return false
}
