package loops

import (
	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// matcher finds loops to vectorize.
type matcher struct {
	sizes      []int64
	fastest    []int64 // empty: any
	reductions bool
	inBounds   bool // see the option

	aliases  *alias.Analysis
	analysis *dependence.Analysis
	parallel map[*ir.Operation]bool
}

func newMatcher(aliases *alias.Analysis, sizes, fastest []int64, reductions, inBounds bool) *matcher {
	return &matcher{sizes, fastest, reductions, inBounds, aliases, dependence.NewAnalysis(aliases), map[*ir.Operation]bool{}}
}

// match is a loop for one dimension of vectors, and loops in it for the next one.
type match struct {
	loop  affine.For
	inner []match
}

// matches are the loops inside of op for the dimensions from dim on, inner ones first.
func (m *matcher) matches(op *ir.Operation, dim int) []match {
	var list []match
	for _, loop := range loopsInside(op) {
		if loop.Op == op || !m.isFit(loop, dim) {
			continue
		}
		found := match{loop: loop}
		if dim+1 < len(m.sizes) {
			found.inner = m.matches(loop.Op, dim+1)
			if len(found.inner) == 0 {
				continue
			}
		}
		list = append(list, found)
	}
	return list
}

// isFit reports whether a loop may be vectorized as far as its iterations and accesses show.
func (m *matcher) isFit(loop affine.For, dim int) bool {
	if loop.Step() != 1 || !m.mayVary(loop, dim) {
		return false
	}
	known, ok := m.parallel[loop.Op]
	if !ok {
		known = m.isParallel(loop)
		m.parallel[loop.Op] = known
	}
	return known
}

func (m *matcher) isParallel(loop affine.For) bool {
	if loop.Op.NumResults() > 0 {
		if _, ok := dependence.Reductions(loop); !ok || !m.reductions {
			return false
		}
	}
	_, reason := accessesIn(m.aliases, loop.Op)
	return reason == "" && m.analysis.MemoryParallel(loop)
}

// mayVary reports whether all there is in a loop are other loops, scalar accesses to
// memory that go on by one element of one and the same dimension, or stay, and
// operations without regions.
func (m *matcher) mayVary(loop affine.For, dim int) bool {
	along := int64(-1) // counted from the last dimension
	fits := ir.Walk(loop.Op, func(op *ir.Operation) ir.WalkResult {
		if op.NumRegions() > 0 && !op.Is("affine.for") {
			return ir.Interrupt
		}
		a, ok := affine.AsAccess(op)
		if !ok {
			return ir.Advance
		}
		at, ok := varying(a, loop.InductionVar())
		if !ok || !isScalarAccess(a) || at >= 0 && along >= 0 && at != along {
			return ir.Interrupt
		}
		along = max(along, at)
		return ir.Advance
	})
	if !fits {
		return false
	}
	return along < 0 || len(m.fastest) == 0 || m.fastest[dim] < 0 || m.fastest[dim] == along
}

// isScalarAccess reports whether an access is one of a number in a memref without a
// layout.
func isScalarAccess(a affine.Access) bool {
	_, isVector := a.MemrefType().Elem().(*ir.VectorType)
	return (a.Is("affine.load") || a.Is("affine.store")) && !isVector && len(a.MemrefType().Layout()) == 0
}

// varying is the dimension, counted from the last, in which an access goes on by one
// element when an induction variable does; -1 when it stays. ok is false if it moves otherwise.
func varying(a affine.Access, iv *ir.Value) (dim int64, ok bool) {
	at := a.ValueMap().FullyComposed()
	along := -1
	for i, e := range at.Map.Results {
		moves, byOne := movesBy(e, at, iv)
		if moves && (!byOne || along >= 0) {
			return 0, false
		}
		if moves {
			along = i
		}
	}
	if along < 0 {
		return -1, true
	}
	return int64(len(at.Map.Results) - 1 - along), true
}

// movesBy reports whether an expression changes with an induction variable, and if so, whether by
// as much.
func movesBy(e core.Expr, m affine.ValueMap, iv *ir.Value) (moves, byOne bool) {
	without, x := withoutValue(e, m, iv)
	if core.Equal(without, e) {
		return false, false
	}
	dims, symbols := m.Map.NumDims, m.Map.NumSymbols
	rest := core.Simplify(core.Sub(e, x), dims, symbols)
	return true, core.Equal(rest, core.Simplify(without, dims, symbols))
}

// withoutValue is an expression with 0 for one of its values, and the sum of that
// value's places among the inputs, which are one in a canonical map.
func withoutValue(e core.Expr, m affine.ValueMap, v *ir.Value) (without, x core.Expr) {
	dims, symbols := make([]core.Expr, m.Map.NumDims), make([]core.Expr, m.Map.NumSymbols)
	x = core.Constant(0)
	for i := range dims {
		dims[i] = core.Dim(i)
		if m.Operands[i] == v && core.Uses(e, core.Dim(i)) {
			dims[i], x = core.Constant(0), core.Dim(i)
		}
	}
	for i := range symbols {
		symbols[i] = core.Symbol(i)
		if m.Operands[len(dims)+i] == v && core.Uses(e, core.Symbol(i)) {
			symbols[i], x = core.Constant(0), core.Symbol(i)
		}
	}
	return core.ReplaceDimsAndSymbols(e, dims, symbols), x
}
