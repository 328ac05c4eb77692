package fusion

import (
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/presburger"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// question is a system about iterations of several nests.
type question struct {
	system *presburger.System
	fixed  map[*ir.Value]presburger.Linear // values other than induction variables
}

func (f *fuser) ask() *question {
	q := &question{system: presburger.NewSystem(0), fixed: map[*ir.Value]presburger.Linear{}}
	q.system.Share(f.effort)
	return q
}

// iteration is the induction variables of an iteration.
type iteration map[*ir.Value]presburger.Linear

// form is an expression in an iteration; ok is false if it is not linear.
func (q *question) form(e core.Expr, m affine.ValueMap, in iteration) (presburger.Linear, bool) {
	all := make([]presburger.Linear, len(m.Operands))
	for i, v := range m.Operands {
		f, ok := in[v]
		if !ok {
			f, ok = q.fixed[v]
		}
		if !ok {
			if affine.IsInductionVar(v) || !affine.IsTopLevel(v) {
				return presburger.Linear{}, false
			}
			f = presburger.Variable(q.system.AddVar())
			q.fixed[v] = f
		}
		all[i] = f
	}
	return q.system.Linearize(e, all[:m.Map.NumDims], all[m.Map.NumDims:])
}

// enter adds the induction variables of loops to an iteration, within their bounds. What is not
// linear is left out.
func (q *question) enter(loops []affine.For, in iteration) iteration {
	for _, loop := range loops {
		iv := presburger.Variable(q.system.AddVar())
		in[loop.InductionVar()] = iv
		q.within(iv, loop.Lower().FullyComposed(), loop.Upper().FullyComposed(), in)
	}
	return in
}

func (q *question) within(iv presburger.Linear, lower, upper affine.ValueMap, in iteration) {
	for _, e := range lower.Map.Results {
		if f, ok := q.form(e, lower, in); ok {
			q.system.NotNegative(iv.Sub(f))
		}
	}
	for _, e := range upper.Map.Results {
		if f, ok := q.form(e, upper, in); ok {
			q.system.NotNegative(f.Sub(iv).Sub(presburger.Number(1)))
		}
	}
}

// inSlice keeps the induction variables of an iteration to what a slice has of them for another
// iteration.
func (q *question) inSlice(s *slice, in, around iteration) {
	for k, loop := range s.loops {
		iv, ok := in[loop.InductionVar()]
		if !ok {
			continue
		}
		lower, upper := s.bounds(k)
		q.within(iv, lower, upper, around)
	}
}

// meet wants two accesses to be at one element, as far as that is linear.
func (q *question) meet(a dependence.Access, x iteration, b dependence.Access, y iteration) {
	if len(a.Extent)+len(b.Extent) > 0 {
		return
	}
	for i := range a.Coordinates.Map.Results {
		l, ok := q.form(a.Coordinates.Map.Results[i], a.Coordinates, x)
		r, ok2 := q.form(b.Coordinates.Map.Results[i], b.Coordinates, y)
		if ok && ok2 {
			q.system.Zero(l.Sub(r))
		}
	}
}

// isInside reports whether a slice lies within the iterations of its loops. As in MLIR 13 this
// is not checked where their bounds are not constant, unless the slice is a copy.
func (f *fuser) isInside(s *slice) bool {
	if same, known := s.copies(); known && same {
		return true
	}
	for k, loop := range s.loops {
		if loop.Step() != 1 {
			return false
		}
		low, high, ok := loop.ConstantBounds()
		if !ok {
			return false
		}
		for _, beyond := range [2]func(iv presburger.Linear) presburger.Linear{
			func(iv presburger.Linear) presburger.Linear { return presburger.Number(low - 1).Sub(iv) },
			func(iv presburger.Linear) presburger.Linear { return iv.Sub(presburger.Number(high)) },
		} {
			q := f.ask()
			around := q.enter(s.into, iteration{})
			iv := presburger.Variable(q.system.AddVar())
			lower, upper := s.bounds(k)
			q.within(iv, lower, upper, around)
			q.system.NotNegative(beyond(iv))
			if q.system.Emptiness() != presburger.Empty {
				return false
			}
		}
	}
	return true
}

// isWhole reports whether the slices of all iterations together are the nest: an iteration of
// the nest is lost where a loop around its slice has none.
func (f *fuser) isWhole(s *slice, src *node) bool {
	stands, whole := s.union()
	if !whole {
		return false
	}
	for depth, loop := range s.into {
		if !stands[depth] && !f.runs(loop, s.into[:depth], commonLoops(src.stores)) {
			return false
		}
	}
	return true
}

// runs reports whether a loop has an iteration in each iteration of the loops around it, given
// that some other loops have one.
func (f *fuser) runs(loop affine.For, around, others []affine.For) bool {
	if n, known := loop.ConstantTripCount(); known {
		return n > 0
	}
	lower, upper := loop.Lower().FullyComposed(), loop.Upper().FullyComposed()
	for _, l := range lower.Map.Results {
		for _, u := range upper.Map.Results {
			q := f.ask()
			in := q.enter(around, iteration{})
			q.enter(others, iteration{})
			first, ok := q.form(l, lower, in)
			end, ok2 := q.form(u, upper, in)
			if !ok || !ok2 {
				return false
			}
			q.system.NotNegative(first.Sub(end))
			if q.system.Emptiness() != presburger.Empty {
				return false
			}
		}
	}
	return true
}

// keepsOrder reports whether a slice that is executed again and again, between the iterations
// of the nest that it is put in, finds and leaves what it did before: whatever it
// accesses, no earlier iteration of that nest has written.
func (f *fuser) keepsOrder(s *slice, src, dst *node) bool {
	for _, x := range src.accesses() {
		for _, z := range dst.stores {
			if x.Memref != z.Memref {
				continue
			}
			if !f.staysAhead(s, x, z) {
				return false
			}
		}
	}
	return true
}

// staysAhead reports whether no access x of the slice for an iteration meets a store z that is
// executed before.
func (f *fuser) staysAhead(s *slice, x, z dependence.Access) bool {
	around := loopsAround(z.Op)
	common := 0
	for common < len(s.into) && common < len(around) && s.into[common] == around[common] {
		common++
	}
	for depth := range common {
		if !f.isApart(s, x, z, s.into[:depth], &s.into[depth]) {
			return false
		}
	}
	if common == len(s.into) {
		return true // the slice comes first in an iteration
	}
	next := s.into[common].Op
	return next.IsBeforeInBlock(topLevel(z.Op, next.Block())) || f.isApart(s, x, z, s.into[:common], nil)
}

// isApart reports whether an access x of the slice for an iteration does not meet a store z in
// an iteration in which some loops agree, and one, if there is one, is further behind.
func (f *fuser) isApart(s *slice, x, z dependence.Access, agree []affine.For, behind *affine.For) bool {
	q := f.ask()
	earlier := q.enter(loopsAround(z.Op), iteration{})
	later := q.enter(s.into, iteration{})
	distance := func(loop affine.For) presburger.Linear {
		return later[loop.InductionVar()].Sub(earlier[loop.InductionVar()])
	}
	for _, loop := range agree {
		q.system.Zero(distance(loop))
	}
	if behind != nil {
		q.system.NotNegative(distance(*behind).Sub(presburger.Number(1)))
	}
	part := q.enter(loopsAround(x.Op), iteration{})
	q.inSlice(s, part, later)
	q.meet(x, part, z, earlier)
	return q.system.Emptiness() == presburger.Empty
}

// mayDivide reports whether the iterations of a nest may be executed in the order of the slices.
func (f *fuser) mayDivide(src *node, s *slice) bool {
	return s.inStep(src) || s.isCopy(src) || f.isIndependent(src) && (f.isIdempotent(src) || s.areDisjoint(src))
}

// isRepeatable reports whether the iterations of a nest may be executed several times and in parts.
func (f *fuser) isRepeatable(src *node) bool { return f.isIndependent(src) && f.isIdempotent(src) }

// isIndependent reports whether no iteration of a nest writes what another one accesses.
func (f *fuser) isIndependent(src *node) bool {
	for _, a := range src.accesses() {
		for _, b := range src.stores {
			if a.Memref == b.Memref && len(loopsAround(a.Op)) != len(loopsAround(b.Op)) {
				return false
			}
			if a.Memref == b.Memref && !f.agreeOnly(a, b) {
				return false
			}
		}
	}
	return true
}

// isIdempotent reports whether no iteration of a nest writes what it has loaded itself.
func (f *fuser) isIdempotent(src *node) bool {
	for _, a := range src.loads {
		for _, b := range src.stores {
			if a.Memref != b.Memref {
				continue
			}
			if r := f.analysis.Relate(a, b); r.At(r.Depths()) != dependence.None {
				return false
			}
		}
	}
	return true
}

// agreeOnly reports whether two accesses meet in no iterations but where all loops around both
// agree, which are all loops around each.
func (f *fuser) agreeOnly(a, b dependence.Access) bool {
	for _, r := range [2]*dependence.Relation{f.analysis.Relate(a, b), f.analysis.Relate(b, a)} {
		if r.Depths() != len(loopsAround(a.Op))+1 {
			return false
		}
		for depth := 1; depth < r.Depths(); depth++ {
			if r.At(depth) != dependence.None {
				return false
			}
		}
	}
	return true
}

// inStep reports whether each iteration of the nest is in one slice, and the slices are
// executed in the order of the nest: its loops follow those around, the first the
// first, and the rest is whole.
func (s *slice) inStep(src *node) bool {
	if len(s.into) > len(s.loops) {
		return false
	}
	for k, loop := range s.loops {
		if k >= len(s.into) {
			if !s.hasAll(k) {
				return false
			}
			continue
		}
		other, ok := s.follows(k)
		if !ok || other != s.into[k] || loop.Step() != other.Step() ||
			!sameBound(loop.Lower(), other.Lower()) || !sameBound(loop.Upper(), other.Upper()) {
			return false
		}
	}
	for _, a := range src.accesses() {
		if around := loopsAround(a.Op); len(around) < len(s.into) || !slices.Equal(around[:len(s.into)], s.loops[:len(s.into)]) {
			return false
		}
	}
	return true
}

// areDisjoint reports whether each iteration of the nest is in one slice at most: each loop
// around is followed by one of the slice, and all accesses are inside of all loops of the slice.
func (s *slice) areDisjoint(src *node) bool {
	used := map[int]bool{}
	for j, loop := range s.into {
		k := slices.IndexFunc(s.lower, func(e core.Expr) bool {
			_, shifted := s.difference(e, core.Dim(j))
			return shifted
		})
		if k < 0 || used[k] {
			return false
		}
		used[k] = true
		if n, ok := s.tripCount(k); !ok || n > loop.Step() {
			return false
		}
	}
	return !slices.ContainsFunc(src.accesses(), func(a dependence.Access) bool {
		around := loopsAround(a.Op)
		return len(around) < len(s.loops) || !slices.Equal(around[:len(s.loops)], s.loops)
	})
}

// isCopy reports whether each slice is all of the nest for want of knowledge, which does the
// same each time.
func (s *slice) isCopy(src *node) bool {
	if !s.coarse {
		return false
	}
	for k := range s.loops {
		if !s.hasAll(k) {
			return false
		}
	}
	return !slices.ContainsFunc(src.loads, func(a dependence.Access) bool { return src.storesTo(a.Memref) })
}
