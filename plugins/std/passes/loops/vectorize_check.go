package loops

import (
	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// vectorize replaces a match by loops over vectors. It reports whether it did; if not,
// nothing has changed, and rest says whether all that is missing is a loop for the iterations that do not fill
// a vector.
func vectorize(found match, m *matcher) (done, rest bool) {
	v := newVectorizer(found, m)
	if !v.isSound() {
		return false, false
	}
	if !v.fillsVectors(v.root) && !v.dividesRest(m.inBounds) {
		return false, true
	}
	v.inBounds = m.inBounds
	v.replace()
	return true, false
}

// dividesRest sees to iterations of the root that do not fill a vector: a loop behind does them,
// where vectors would write too much or the user wants it. ok is false where they cannot be
// seen to. Of a reduction a mask leaves out what is too much, but not of a store beside it.
func (v *vectorizer) dividesRest(wanted bool) (ok bool) {
	needed := v.mayTrapBehind() || !v.isCovered(v.root)
	wanted = needed || wanted && v.root.Op.NumResults() == 0
	return wanted && splitRemainder(v.root, uint64(v.sizes[0])) || !needed
}

// mayTrapBehind reports whether something is divided by what is loaded or computed in the nest:
// elements behind the last iteration may be zero there.
func (v *vectorizer) mayTrapBehind() bool {
	return !ir.Walk(v.root.Op, func(op *ir.Operation) ir.WalkResult {
		if rewrite.MayTrap(op) && v.isInside(op.Operand(op.NumOperands()-1)) {
			return ir.Interrupt
		}
		return ir.Advance
	})
}

// fillsVectors reports whether the iterations of a vectorized loop fill all vectors.
func (v *vectorizer) fillsVectors(loop affine.For) bool {
	return loop.TripCountDivisor()%uint64(v.sizes[v.dims[loop.Op]]) == 0
}

// isSound reports whether everything in the nest has a counterpart on vectors.
func (v *vectorizer) isSound() bool {
	return ir.Walk(v.root.Op, func(op *ir.Operation) ir.WalkResult {
		ok := false
		switch {
		case op.Is("affine.for"):
			ok = v.isSoundLoop(affine.For{Op: op})
		case op.Is("affine.load") || op.Is("affine.store"):
			ok = v.isSoundAccess(mustAccess(op))
		case op.Is("affine.yield"):
			ok = v.areVectors(op.Operands())
		case op.Is("std.constant"):
			ok = isElement(op.ResultType(0))
		default:
			ok = v.isSoundElementwise(op)
		}
		if !ok {
			return ir.Interrupt
		}
		return ir.Advance
	})
}

func mustAccess(op *ir.Operation) affine.Access {
	a, _ := affine.AsAccess(op)
	return a
}

// isSoundLoop reports whether a loop counts the same for all elements of vectors. Of a
// vectorized one within the root, what is behind the last iteration must do no harm.
func (v *vectorizer) isSoundLoop(loop affine.For) bool {
	if loop.Op == v.root.Op {
		return true
	}
	for _, operand := range append(loop.Lb(), loop.Ub()...) {
		if v.isInside(operand) && !v.isScalarIV(operand) {
			return false
		}
	}
	if _, ok := v.dims[loop.Op]; ok {
		return loop.Op.NumResults() == 0 && (v.fillsVectors(loop) || v.isCovered(loop) && !v.mayTrapBehind())
	}
	return v.areVectors(loop.Init())
}

// isScalarIV reports whether a value counts a loop of the nest that is not
// vectorized.
func (v *vectorizer) isScalarIV(value *ir.Value) bool {
	op, _, ok := affine.LoopOf(value)
	if !ok || !op.Is("affine.for") {
		return false
	}
	_, vectorized := v.dims[op]
	return !vectorized
}

// isSoundAccess reports whether a loop around the access is vectorized for each
// dimension, exactly one, and whether its coordinates are induction variables of the nest or from
// outside. What is stored goes on with each.
func (v *vectorizer) isSoundAccess(a affine.Access) bool {
	loops := v.around(a.Operation)
	for _, loop := range loops {
		if loop.Op == nil {
			return false
		}
	}
	for _, operand := range a.ValueMap().Operands {
		_, _, isIV := affine.LoopOf(operand)
		if v.isInside(operand) && !isIV {
			return false
		}
	}
	if len(a.MemrefType().Shape()) == 0 || !isElement(a.MemrefType().Elem()) {
		return false
	}
	if a.IsLoad() {
		return true
	}
	for _, loop := range loops {
		if dim, ok := varying(a, loop.InductionVar()); !ok || dim < 0 {
			return false
		}
	}
	return v.areVectors([]*ir.Value{a.StoredValue()})
}

// around are the vectorized loops around an operation, by dimension; none where there
// is none, or several.
func (v *vectorizer) around(op *ir.Operation) []affine.For {
	loops := make([]affine.For, len(v.sizes))
	several := make([]bool, len(v.sizes))
	for o := op.ParentOp(); o != nil; o = o.ParentOp() {
		if dim, ok := v.dims[o]; ok {
			several[dim] = several[dim] || loops[dim].Op != nil
			loops[dim] = affine.For{Op: o}
		}
		if o == v.root.Op {
			break
		}
	}
	for i, both := range several {
		if both {
			loops[i] = affine.For{}
		}
	}
	return loops
}

func (v *vectorizer) isSoundElementwise(op *ir.Operation) bool {
	f := op.Traits()
	if !f.Elementwise || ir.MayHaveEffects(op) || op.NumRegions() > 0 || op.NumResults() == 0 {
		return false
	}
	for _, t := range op.ResultTypes() {
		if !isElement(t) {
			return false
		}
	}
	return v.areVectors(op.Operands())
}

// areVectors reports whether values have counterparts: they are from outside, or made
// by something other than counting.
func (v *vectorizer) areVectors(values []*ir.Value) bool {
	for _, value := range values {
		if !isElement(value.Type()) || v.isInside(value) && affine.IsInductionVar(value) {
			return false
		}
	}
	return true
}

func (v *vectorizer) isInside(value *ir.Value) bool {
	return value.Region().IsWithin(v.root.Op)
}

// isElement reports whether there are vectors of a type.
func isElement(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType:
		return true
	}
	return false
}

// isCovered reports whether the last vectors of a loop write nothing that the loop does
// not write, as each store ends with its memref.
func (v *vectorizer) isCovered(loop affine.For) bool {
	return ir.Walk(loop.Op, func(op *ir.Operation) ir.WalkResult {
		if op.Is("affine.store") && !endsWithMemref(mustAccess(op), loop) {
			return ir.Interrupt
		}
		return ir.Advance
	})
}

// endsWithMemref reports whether the elements that a store would write in iterations
// behind the last one are behind the end of the memref.
func endsWithMemref(a affine.Access, loop affine.For) bool {
	at, upper := a.ValueMap().FullyComposed(), loop.Upper()
	operands, dims, symbols := beside(upper, at)
	for i, e := range at.Map.Results {
		without, _ := withoutValue(e, at, loop.InductionVar())
		if core.Equal(without, e) {
			continue
		}
		first := core.Shift(without, upper.Map.NumDims, upper.Map.NumSymbols)
		ends := make([]core.Expr, len(upper.Map.Results))
		for k, end := range upper.Map.Results {
			ends[k] = core.Add(end, first)
		}
		m := affine.ValueMap{Map: core.NewMap(dims, symbols, ends...), Operands: operands}
		return reachesSize(m.Composed(), a.Memref(), i)
	}
	return false
}

// reachesSize reports whether results are at least the size of a memref.
func reachesSize(m affine.ValueMap, memref *ir.Value, dim int) bool {
	sizes := []core.Expr{}
	if n := memref.Type().(*ir.MemRefType).Shape()[dim]; n != ir.Dynamic {
		sizes = append(sizes, core.Constant(n))
	}
	for i, v := range m.Operands {
		if !isSizeOf(v, memref, dim) {
			continue
		}
		if i < m.Map.NumDims {
			sizes = append(sizes, core.Dim(i))
		} else {
			sizes = append(sizes, core.Symbol(i-m.Map.NumDims))
		}
	}
	for _, size := range sizes {
		reached := true
		for _, e := range m.Map.Results {
			rest := core.Simplify(core.Sub(e, size), m.Map.NumDims, m.Map.NumSymbols)
			reached = reached && rangeOf(rest, m).low >= 0
		}
		if reached {
			return true
		}
	}
	return false
}

// isSizeOf reports whether a value is the size of a dimension of a memref.
func isSizeOf(v, memref *ir.Value, dim int) bool {
	if t := memref.Type().(*ir.MemRefType); t.Shape()[dim] == ir.Dynamic && dialect.SizeGiven(memref, int64(dim)) == v {
		return true
	}
	def := v.DefiningOp()
	if def == nil || !def.Is("memref.dim") || def.Operand(0) != memref {
		return false
	}
	at, ok := rewrite.ConstantInt(def.Operand(1))
	return ok && at == int64(dim)
}
