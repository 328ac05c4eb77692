package loops

import (
	"cmp"
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// maxJammed is how many operations a loop may have once its iterations are jammed for the
// sake of recurrences: what they compute has to fit into registers.
const maxJammed = 256

// nest is a loop without loops inside, and those around it.
type nest struct {
	loop   affine.For
	around []affine.For // inner ones first
}

// jamRecurrences jams iterations around the loops that wait for themselves: of the loops
// around such a one that whose iterations load most alike. It reports whether there was
// one.
func jamRecurrences(aliases *alias.Analysis, fn *ir.Operation, factor uint64) bool {
	var nests []nest
	for _, loop := range innermostLoops(fn) {
		nests = append(nests, nest{loop, loopsDirectlyAround(loop)})
	}
	done := map[*ir.Operation]bool{} // jammed, or around what is
	for _, n := range nests {
		if anyDone(n.around, done) || !isRecurrence(aliases, n.loop) {
			continue
		}
		for _, loop := range n.byAlikeLoads(aliases) {
			if changed, _ := jamBy(aliases, loop, fittingFactor(loop, factor)); !changed {
				continue
			}
			for _, outer := range n.around[slices.Index(n.around, loop):] {
				done[outer.Op] = true
			}
			break
		}
	}
	return len(done) > 0
}

// byAlikeLoads are the loops around, first those of which each iteration loads most
// elements that the others load, too. Of equal ones the inner comes first.
func (n nest) byAlikeLoads(aliases *alias.Analysis) []affine.For {
	list, _ := accessesIn(aliases, n.loop.Op)
	alike := map[*ir.Operation]int64{}
	for _, loop := range n.around {
		for _, a := range list {
			if !a.Store && !slices.Contains(a.Coordinates.Operands, loop.InductionVar()) {
				alike[loop.Op] += elements(a)
			}
		}
	}
	sorted := slices.Clone(n.around)
	slices.SortStableFunc(sorted, func(a, b affine.For) int { return cmp.Compare(alike[b.Op], alike[a.Op]) })
	return sorted
}

// elements is how many elements an access has at once.
func elements(a dependence.Access) int64 {
	n := int64(1)
	for _, size := range a.Extent {
		n *= size
	}
	return n
}

// loopsDirectlyAround are the affine.for around a loop up to the first other loop or function,
// inner ones first.
func loopsDirectlyAround(loop affine.For) []affine.For {
	var list []affine.For
	for {
		outer, ok := affine.AsFor(loop.Op.ParentOp())
		if !ok {
			return list
		}
		list = append(list, outer)
		loop = outer
	}
}

func anyDone(loops []affine.For, done map[*ir.Operation]bool) bool {
	for _, loop := range loops {
		if done[loop.Op] {
			return true
		}
	}
	return false
}

// fittingFactor is the factor, or a lesser one by which a loop has fewer iterations in the
// end, those counted that are left; it is so small that the loop has few operations.
func fittingFactor(loop affine.For, factor uint64) uint64 {
	var size uint64
	ir.Walk(loop.Op, func(*ir.Operation) ir.WalkResult {
		size++
		return ir.Advance
	})
	best := min(factor, max(1, maxJammed/size))
	n, known := loop.ConstantTripCount()
	if !known {
		return best
	}
	iterations := func(f uint64) uint64 { return n/f + n%f }
	for f := best - 1; f > 1; f-- {
		if iterations(f) < iterations(best) {
			best = f
		}
	}
	return best
}

// isRecurrence reports whether each iteration of a loop waits for a result of the one
// before: it is carried, or goes through an element of a memref.
func isRecurrence(aliases *alias.Analysis, loop affine.For) bool {
	if loop.Op.NumResults() > 0 {
		return true
	}
	list, reason := accessesIn(aliases, loop.Op)
	if reason != "" {
		return false
	}
	return !eachDependence(aliases, list, func(source, sink int, _ *dependence.Relation) bool {
		return !feeds(list[source], list[sink], loop)
	})
}

// feeds reports whether a load has what a store wrote one iteration earlier.
func feeds(store, load dependence.Access, loop affine.For) bool {
	if store.Op.ParentOp() != loop.Op || load.Op.ParentOp() != loop.Op {
		return false // perhaps not in each iteration
	}
	if !store.Store || load.Store || store.Memref != load.Memref || !store.Affine || !load.Affine {
		return false
	}
	written, next := store.Coordinates, nextIteration(load.Coordinates, loop)
	operands, dims, symbols := beside(written, next)
	apart := make([]core.Expr, len(written.Map.Results))
	for i, e := range written.Map.Results {
		at := core.Shift(next.Map.Results[i], written.Map.NumDims, written.Map.NumSymbols)
		apart[i] = core.Sub(e, at)
	}
	m := affine.ValueMap{Map: core.NewMap(dims, symbols, apart...), Operands: operands}.Composed()
	return !slices.ContainsFunc(m.Map.Results, func(e core.Expr) bool { return !core.Equal(e, core.Constant(0)) })
}

// nextIteration is a map on the induction variable of the next iteration of a loop.
func nextIteration(m affine.ValueMap, loop affine.For) affine.ValueMap {
	dims, symbols := make([]core.Expr, m.Map.NumDims), make([]core.Expr, m.Map.NumSymbols)
	later := func(e core.Expr, v *ir.Value) core.Expr {
		if v == loop.InductionVar() {
			return core.Add(e, core.Constant(loop.Step()))
		}
		return e
	}
	for i := range dims {
		dims[i] = later(core.Dim(i), m.Dims()[i])
	}
	for i := range symbols {
		symbols[i] = later(core.Symbol(i), m.Symbols()[i])
	}
	results := make([]core.Expr, len(m.Map.Results))
	for i, e := range m.Map.Results {
		results[i] = core.ReplaceDimsAndSymbols(e, dims, symbols)
	}
	return affine.ValueMap{Map: core.NewMap(m.Map.NumDims, m.Map.NumSymbols, results...), Operands: m.Operands}
}
