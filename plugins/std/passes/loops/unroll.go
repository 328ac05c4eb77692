package loops

import (
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// unrollBy makes one iteration of factor iterations of a loop; a loop behind it does what is
// left. A loop of one iteration is replaced by that. It reports whether it changed
// anything.
func unrollBy(loop affine.For, factor uint64) bool {
	n, known := loop.ConstantTripCount()
	if factor == 1 && known && n == 1 {
		return Promote(loop)
	}
	if factor <= 1 || isEmpty(loop) || known && n < factor {
		return false
	}
	shift := loop.Step()
	step, ok := scaledStep(loop, factor)
	if !ok || loop.TripCountDivisor()%factor != 0 && !splitRemainder(loop, factor) {
		return false
	}
	loop.SetStep(step)
	appendIterations(loop, factor, shift)
	Promote(loop)
	return true
}

// appendIterations makes a body do what factor iterations do whose induction variables are
// shift apart.
func appendIterations(loop affine.For, factor uint64, shift int64) {
	body, yield := loop.Body(), loop.Yield()
	b := ir.BuilderBefore(yield)
	last := yield.Prev()
	yielded := yield.Operands()
	carried := yielded
	for i := uint64(1); i < factor; i++ {
		m := ir.NewMapping()
		for j, arg := range loop.IterArgs() {
			m.MapValue(arg, carried[j])
		}
		mapIV(b, loop, int64(i)*shift, m)
		for op := body.First(); ; op = op.Next() {
			b.Clone(op, m)
			if op == last {
				break
			}
		}
		next := make([]*ir.Value, len(yielded))
		for j, v := range yielded {
			next[j] = m.Value(v)
		}
		carried = next
	}
	yield.SetOperands(carried)
}

// mapIV makes the induction variable, moved on, stand for itself in a copy, if it is used.
func mapIV(b *ir.Builder, loop affine.For, by int64, m *ir.Mapping) {
	iv := loop.InductionVar()
	if !iv.HasUses() {
		return
	}
	b.SetLoc(loop.Op.Loc())
	shifted := affine.NewApply(b, []*ir.Value{iv}, core.NewMap(1, 0, core.Add(core.Dim(0), core.Constant(by))))
	m.MapValue(iv, shifted.Op.Result(0))
}

// splitRemainder divides the iterations of a loop: the loop is left with a multiple of
// factor, and a copy behind it does the rest.
func splitRemainder(loop affine.For, factor uint64) bool {
	upper, at, ok := remainderStart(loop, factor)
	if !ok {
		return false
	}
	b := ir.NewBuilder(loop.Op.Context())
	b.SetInsertionPointAfter(loop.Op)
	rest := affine.For{Op: b.Clone(loop.Op, ir.NewMapping())}
	loop.Op.ReplaceAllUsesWith(rest.Results())
	from := at
	if !neverNegative(loop) {
		from = atLeast(loop.Lower(), at)
	}
	rest.SetLowerBound(from)
	for i, v := range loop.Results() {
		rest.Op.SetOperand(rest.Op.NumOperands()-loop.Op.NumResults()+i, v)
	}
	loop.SetUpperBound(upper)
	Promote(rest)
	return true
}

// remainderStart is the upper bound of a first loop, which executes as many multiples of factor as it can, and the
// lower bound of the loop for the remaining iterations. Of several upper bounds all but one must be multiples of factor
// away: where one of these ends the loop, that start is not below it. The bounds are unknown otherwise, for a loop with several
// lower bounds, and where numbers would overflow, so that maps are not composed.
func remainderStart(loop affine.For, factor uint64) (upper, at affine.ValueMap, ok bool) {
	trips, ok := loop.TripCount()
	if !ok || len(trips.Map.Results) == 0 {
		return upper, at, false
	}
	for i, count := range trips.Map.Results {
		start, whole := endOfMultiples(loop, trips, i, factor)
		if !whole {
			return upper, at, false
		}
		if i == 0 {
			upper = start
		} else {
			upper = atLeast(upper, start)
		}
		if count.LargestKnownDivisor()%factor == 0 {
			continue
		}
		if len(at.Map.Results) > 0 {
			return upper, at, false
		}
		at = start
	}
	return upper, at, len(at.Map.Results) > 0
}

// endOfMultiples is where the greatest multiple of factor iterations ends that a loop has by one of its upper
// bounds.
func endOfMultiples(loop affine.For, trips affine.ValueMap, bound int, factor uint64) (end affine.ValueMap, ok bool) {
	lower := loop.Lower()
	count := trips.Map.Results[bound]
	iterations := core.Sub(count, core.Mod(count, core.Constant(int64(factor))))
	bump := core.NewMap(trips.Map.NumDims, trips.Map.NumSymbols, core.Mul(iterations, core.Constant(loop.Step())))
	b := ir.BuilderBefore(loop.Op)
	first := affine.NewApply(b, lower.Operands, lower.Map)
	further := affine.NewApply(b, trips.Operands, bump)
	sum := affine.ValueMap{
		Map:      core.NewMap(2, 0, core.Add(core.Dim(0), core.Dim(1))),
		Operands: []*ir.Value{first.Op.Result(0), further.Op.Result(0)},
	}
	end = sum.Composed().Canonical()
	ok = !slices.Contains(end.Operands, first.Result()) && !slices.Contains(end.Operands, further.Result())
	further.Op.Erase()
	first.Op.Erase()
	return end, ok
}

// Promote puts what a loop of exactly one iteration does in its place. It reports whether
// it did.
func Promote(loop affine.For) bool {
	n, ok := loop.ConstantTripCount()
	if !ok || n != 1 || len(loop.Lower().Map.Results) != 1 {
		return false
	}
	if iv := loop.InductionVar(); iv.HasUses() {
		iv.ReplaceAllUsesWith(firstCount(loop))
	}
	for i, arg := range loop.IterArgs() {
		arg.ReplaceAllUsesWith(loop.Init()[i])
	}
	body, yield := loop.Body(), loop.Yield()
	loop.Op.ReplaceAllUsesWith(yield.Operands())
	yield.Erase()
	if !body.Empty() {
		loop.Op.Block().SpliceBefore(body.First(), loop.Op)
	}
	loop.Op.Erase()
	return true
}

// firstCount makes the value with which a loop begins to count.
func firstCount(loop affine.For) *ir.Value {
	lower := loop.Lower()
	if n, ok := lower.Map.SingleConstant(); ok {
		return constantAtTop(loop.Op, n)
	}
	if lower.Map.IsIdentity() && lower.Map.NumSymbols == 0 {
		return lower.Operands[0]
	}
	b := ir.BuilderBefore(loop.Op)
	return affine.NewApply(b, lower.Operands, lower.Map).Op.Result(0)
}

// constantAtTop makes a constant at the beginning of the function around op.
func constantAtTop(op *ir.Operation, n int64) *ir.Value {
	r := op.ParentRegion()
	for !r.Op().Traits().FunctionLike && !r.Op().Traits().Isolated {
		r = r.Op().ParentRegion()
	}
	b := ir.NewBuilder(op.Context())
	b.SetLoc(op.Loc())
	b.SetInsertionPointToStart(r.Entry())
	return std.NewConstant(b, op.Context().IndexType(), op.Context().IndexAttr(n)).Op.Result(0)
}
