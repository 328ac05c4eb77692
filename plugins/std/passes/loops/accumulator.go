package loops

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// carryAccumulators makes a loop carry what it reads from and writes to elements that
// are the same in every iteration and that nothing else in the loop touches: they are read
// before the loop and written behind it. It reports whether there were any.
func carryAccumulators(aliases *alias.Analysis, loop affine.For) bool {
	list, reason := accessesIn(aliases, loop.Op)
	if reason != "" {
		return false
	}
	a := accumulation{loop: loop, depth: dependence.Nesting(loop.Op) + 1, list: list, analysis: dependence.NewAnalysis(aliases)}
	var groups [][]dependence.Access
	taken := map[*ir.Operation]bool{}
	for _, store := range list {
		if taken[store.Op] || !store.Store || !a.isFixed(store) {
			continue
		}
		group := a.sameAs(store)
		for _, member := range group {
			taken[member.Op] = true
		}
		if a.isAccumulator(group) {
			groups = append(groups, group)
		}
	}
	if len(groups) == 0 {
		return false
	}
	a.carry(groups)
	return true
}

// accumulation is the search for accumulators of one loop.
type accumulation struct {
	loop     affine.For
	depth    int // at which the loop carries dependences
	list     []dependence.Access
	analysis *dependence.Analysis
}

// isFixed reports whether an access is done in every iteration, to the same elements,
// all of which are there.
func (a *accumulation) isFixed(access dependence.Access) bool {
	if access.Op.ParentOp() != a.loop.Op || !access.Affine || !isWhole(access.Op) {
		return false
	}
	first := 0
	if access.Store {
		first = 1 // behind what is written
	}
	for i := first; i < access.Op.NumOperands(); i++ {
		if access.Op.Operand(i).Region().IsWithin(a.loop.Op) {
			return false
		}
	}
	return true
}

// isWhole reports whether an access covers all elements of its memref.
func isWhole(op *ir.Operation) bool {
	read, isRead := vector.AsTransferRead(op)
	write, isWrite := vector.AsTransferWrite(op)
	switch {
	case isRead:
		return read.Mask() == nil && allTrue(read.InBoundsAttr())
	case isWrite:
		return write.Mask() == nil && allTrue(write.InBoundsAttr())
	}
	return true
}

func allTrue(list ir.Attribute) bool {
	array, ok := list.(*ir.ArrayAttr)
	return ok && !slices.ContainsFunc(array.Elems(), func(e ir.Attribute) bool {
		flag, ok := e.(*ir.IntegerAttr)
		return !ok || flag.Value().IsZero()
	})
}

// sameAs are the accesses of the loop to exactly the elements of another, in the order
// of the text.
func (a *accumulation) sameAs(other dependence.Access) (group []dependence.Access) {
	for _, access := range a.list {
		if isSame(access, other) && a.isFixed(access) {
			group = append(group, access)
		}
	}
	return group
}

func isSame(a, b dependence.Access) bool {
	return a.Memref == b.Memref && a.Coordinates.Equal(b.Coordinates) && slices.Equal(a.Extent, b.Extent) &&
		a.Op.Attr("permutation_map") == b.Op.Attr("permutation_map") && valueType(a) == valueType(b)
}

// valueType is the type of what is read or written.
func valueType(a dependence.Access) ir.Type {
	if a.Store {
		return a.Op.OperandType(0)
	}
	return a.Op.ResultType(0)
}

// isAccumulator reports whether accesses to the same elements, among them a store, may
// be one before and one behind the loop.
func (a *accumulation) isAccumulator(group []dependence.Access) bool {
	if !slices.ContainsFunc(group, func(m dependence.Access) bool { return !m.Store }) {
		return false
	}
	if !isExecuted(a.loop) && !a.isWrittenBeside(group[0]) {
		return false
	}
	for _, other := range a.list {
		same := slices.ContainsFunc(group, func(m dependence.Access) bool { return m.Op == other.Op })
		if !same && (a.meet(group[0], other) || a.meet(other, group[0])) {
			return false
		}
	}
	return true
}

// isWrittenBeside reports whether the elements are written whenever the loop is
// reached, even if it has no iteration: beside it, with nothing in between but accesses
// to memory.
func (a *accumulation) isWrittenBeside(access dependence.Access) bool {
	for _, next := range []func(*ir.Operation) *ir.Operation{(*ir.Operation).Next, (*ir.Operation).Prev} {
		for op := next(a.loop.Op); op != nil; op = next(op) {
			if _, unknown := dependence.AccessesIn(op, asAccess); unknown != nil {
				break
			}
			other, ok := asAccess(op)
			if ok && other.Store && isSame(other, access) && isWhole(op) {
				return true
			}
		}
	}
	return false
}

// meet reports whether two accesses may be to one element in one execution of the loop.
func (a *accumulation) meet(source, sink dependence.Access) bool {
	r := a.analysis.Relate(source, sink)
	for depth := a.depth; depth <= r.Depths(); depth++ {
		if r.At(depth) != dependence.None {
			return true
		}
	}
	return false
}

// carry replaces the loop by one that carries the elements of the groups.
func (a *accumulation) carry(groups [][]dependence.Access) {
	loop := a.loop
	b := ir.BuilderBefore(loop.Op)
	init := loop.Init()
	for _, group := range groups {
		first := slices.IndexFunc(group, func(m dependence.Access) bool { return !m.Store })
		init = append(init, b.Clone(group[first].Op, ir.NewMapping()).Result(0))
	}
	wide := affine.NewLoop(b, loop.Lower(), loop.Upper(), loop.Step(), init...)
	replaceLoop(loop, wide)
	b.SetInsertionPointAfter(wide.Op)
	for i, group := range groups {
		at := len(init) - len(groups) + i
		a.keep(group, wide.Body().Arg(1+at), wide.Yield())
		written := b.Clone(group[lastStore(group)].Op, ir.NewMapping())
		written.SetOperand(0, wide.Op.Result(at))
	}
	for _, group := range groups {
		for _, m := range group {
			m.Op.Erase()
		}
	}
}

// keep makes the loads of a group take the value that is carried, or that a store
// before them has; the last one is yielded.
func (a *accumulation) keep(group []dependence.Access, carried *ir.Value, yield *ir.Operation) {
	for _, m := range group {
		if m.Store {
			carried = m.Op.Operand(0)
			continue
		}
		m.Op.Result(0).ReplaceAllUsesWith(carried)
	}
	yield.SetOperands(append(yield.Operands(), carried))
}

func lastStore(group []dependence.Access) int {
	last := 0
	for i, m := range group {
		if m.Store {
			last = i
		}
	}
	return last
}

// replaceLoop moves the body of a loop to one that carries more values behind those of
// the first, and erases it.
func replaceLoop(loop, wide affine.For) {
	body := wide.Body()
	body.SpliceBefore(loop.Body().First(), nil)
	for i, arg := range loop.Body().Args() {
		arg.ReplaceAllUsesWith(body.Arg(i))
	}
	loop.Op.ReplaceAllUsesWith(wide.Results()[:loop.Op.NumResults()])
	loop.Op.Erase()
}
