package loops

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// jamBy makes one iteration of factor iterations of a loop in which each loop inside does what
// it did in each of them. It reports whether it changed anything, and if not, why, if
// that is of interest.
func jamBy(aliases *alias.Analysis, loop affine.For, factor uint64) (changed bool, reason string) {
	n, known := loop.ConstantTripCount()
	if factor == 1 {
		return known && n == 1 && Promote(loop), ""
	}
	if isEmpty(loop) || known && n < factor {
		return false, ""
	}
	if reason := unjammable(aliases, loop, factor); reason != "" {
		return false, reason
	}
	step, ok := scaledStep(loop, factor)
	if !ok || !mayCopy(loop, factor-1) {
		return false, "the factor is too large"
	}
	shift := loop.Step()
	if loop.TripCountDivisor()%factor != 0 && !splitRemainder(loop, factor) {
		return false, "the number of remaining iterations does not follow from the bounds"
	}
	j := jammer{loop: loop, shift: shift}
	for range factor - 1 {
		j.copies = append(j.copies, ir.NewMapping())
	}
	loop.SetStep(step)
	j.block(loop.Body())
	Promote(loop)
	return true, ""
}

// jammer adds iterations of a loop to what is inside of it.
type jammer struct {
	loop   affine.For
	shift  int64         // between the induction variables of two iterations
	copies []*ir.Mapping // for each further iteration, what stands for what is the first's
}

// block adds the further iterations behind each run of operations without loops, and in
// the loops between.
func (j *jammer) block(b *ir.Block) {
	last := b.Last()
	for op := b.First(); op != last; {
		if inner, ok := affine.AsFor(op); ok {
			op = j.inner(inner).Op.Next()
			continue
		}
		end := op
		for end.Next() != last && !end.Next().Is("affine.for") {
			end = end.Next()
		}
		op = j.run(op, end)
	}
}

// run copies the operations from first to end, which goes behind it for each further
// iteration, and returns what follows.
func (j *jammer) run(first, end *ir.Operation) *ir.Operation {
	next := end.Next()
	b := ir.BuilderBefore(next)
	for i, m := range j.copies {
		mapIV(b, j.loop, int64(i+1)*j.shift, m)
		for op := first; ; op = op.Next() {
			b.Clone(op, m)
			if op == end {
				break
			}
		}
	}
	return next
}

// inner adds the iterations to a loop inside; what it carries, it carries for each. It
// returns the loop, which is another one then.
func (j *jammer) inner(loop affine.For) affine.For {
	if loop.Op.NumResults() == 0 {
		j.block(loop.Body())
		return loop
	}
	wide := j.widened(loop)
	j.block(wide.Body())
	yield := wide.Yield()
	j.mapIVs(yield, yield.Operands())
	yielded := yield.Operands()
	for _, m := range j.copies {
		for _, v := range yield.AllOperands() {
			yielded = append(yielded, m.Value(v))
		}
	}
	yield.SetOperands(yielded)
	return wide
}

// widened replaces a loop by one that carries the values of all iterations; only the
// first's are yielded as yet.
func (j *jammer) widened(loop affine.For) affine.For {
	count := loop.Op.NumResults()
	j.mapIVs(loop.Op, loop.Init())
	init := loop.Init()
	for _, m := range j.copies {
		for _, v := range loop.Init() {
			init = append(init, m.Value(v))
		}
	}
	b := ir.BuilderBefore(loop.Op)
	wide := affine.NewLoop(b, loop.Lower(), loop.Upper(), loop.Step(), init...)
	replaceLoop(loop, wide)
	body := wide.Body()
	for i, m := range j.copies {
		for k := range count {
			m.MapValue(body.Arg(1+k), body.Arg(1+(i+1)*count+k))
			m.MapValue(wide.Op.Result(k), wide.Op.Result((i+1)*count+k))
		}
	}
	return wide
}

// mapIVs makes the induction variables of the further iterations before an operation that takes
// the induction variable itself among its values.
func (j *jammer) mapIVs(op *ir.Operation, values []*ir.Value) {
	if !slices.Contains(values, j.loop.InductionVar()) {
		return
	}
	b := ir.BuilderBefore(op)
	for i, m := range j.copies {
		mapIV(b, j.loop, int64(i+1)*j.shift, m)
	}
}

// unjammable says why the iterations of a loop may not be jammed; it is empty when they may.
func unjammable(aliases *alias.Analysis, loop affine.For, factor uint64) string {
	if loop.Op.NumResults() > 0 {
		return "the loop carries values from iteration to iteration"
	}
	for _, inner := range loopsInside(loop.Op) {
		for _, v := range append(inner.Lb(), inner.Ub()...) {
			if v.Region().IsWithin(loop.Op) {
				return "the bounds of a loop inside depend on the iteration"
			}
		}
	}
	list, reason := accessesIn(aliases, loop.Op)
	if reason != "" {
		return reason
	}
	places, depth := runsOf(loop), dependence.Nesting(loop.Op)+1
	inOrder := eachDependence(aliases, list, func(source, sink int, r *dependence.Relation) bool {
		if r.At(depth) == dependence.None {
			return true
		}
		from, to := places.of(list[source].Op), places.of(list[sink].Op)
		return staysInOrder(r, depth, int64(factor)*loop.Step(), from <= to)
	})
	if !inOrder {
		return "the iterations depend on each other"
	}
	return ""
}

// staysInOrder reports whether an access that depends on one of an earlier iteration still
// comes later when iterations of the loop at a depth are jammed whose induction variables are
// less than reach apart. textual answers the same for equal iterations of all inner loops.
func staysInOrder(r *dependence.Relation, depth int, reach int64, textual bool) bool {
	distances, ok := r.Distances(depth)
	if !ok {
		return false
	}
	if least := distances[depth-1].Least; least != nil && least.IsInt64() && least.Int64() >= reach {
		return true
	}
	for _, d := range distances[depth:] {
		if d.Least == nil || d.Least.Sign() < 0 {
			return false
		}
		if d.Least.Sign() > 0 {
			return true
		}
	}
	return textual
}

// runs numbers the operations that are copied together.
type runs map[*ir.Operation]int

func runsOf(loop affine.For) runs {
	places, n := runs{}, 0
	var number func(b *ir.Block)
	number = func(b *ir.Block) {
		n++
		for op := range b.Ops() {
			if inner, ok := affine.AsFor(op); ok {
				number(inner.Body())
				n++
				continue
			}
			places[op] = n
		}
	}
	number(loop.Body())
	return places
}

// of is the number of an operation, or of that around it.
func (p runs) of(op *ir.Operation) int {
	for {
		if n, ok := p[op]; ok {
			return n
		}
		op = op.ParentOp()
	}
}
