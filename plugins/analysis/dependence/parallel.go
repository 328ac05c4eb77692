package dependence

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// Nesting is the number of affine.for around an operation in its affine scope.
func Nesting(op *ir.Operation) int { return countLoops(enclosing(op)) }

// countLoops is the number of affine.for among operations.
func countLoops(path []*ir.Operation) int {
	n := 0
	for _, around := range path {
		if around.Is("affine.for") {
			n++
		}
	}
	return n
}

// MemoryParallel reports whether the iterations of a loop, those around it being the
// same, touch no memory that another one of them writes. Values that the loop
// carries are not looked at.
func (a *Analysis) MemoryParallel(loop affine.For) bool {
	parallel, _ := a.memoryParallel(loop, AsAccess)
	return parallel
}

// AnyMemoryParallel is MemoryParallel of a loop that memref.load and memref.store may be in, too.
func (a *Analysis) AnyMemoryParallel(loop affine.For) bool {
	parallel, _ := a.memoryParallel(loop, AsAnyAccess)
	return parallel
}

// memoryParallel reports in addition whether there are too many accesses to decide. What view does not
// take for an access may touch any memory.
func (a *Analysis) memoryParallel(loop affine.For, view func(*ir.Operation) (Access, bool)) (parallel, gaveUp bool) {
	accesses, other := AccessesIn(loop.Op, view)
	if other != nil {
		return false, false
	}
	if a.TooManyPairs(accesses) {
		return false, true
	}
	depth := Nesting(loop.Op) + 1
	for _, source := range accesses {
		for _, sink := range accesses {
			if a.MayDepend(source, sink) && a.Relate(source, sink).At(depth) != None {
				return false, false
			}
		}
	}
	return true, false
}

// Reduction is a value that a loop carries only to combine another one with it.
type Reduction struct {
	Kind    std.AtomicRMWKind
	Combine *ir.Operation // makes what is yielded
	Value   *ir.Value     // what is combined with the carried value
}

// Reductions are those of the values that a loop carries; ok is false if one is used
// in another way.
func Reductions(loop affine.For) (list []Reduction, ok bool) {
	for i, carried := range loop.IterArgs() {
		r, ok := reduction(carried, loop.Yield().Operand(i))
		if !ok {
			return nil, false
		}
		list = append(list, r)
	}
	return list, true
}

// combining reports whether a loop may combine by an operation in any order.
var combining = map[string]std.AtomicRMWKind{
	"std.addf": std.AtomicRMWKindAddf,
	"std.mulf": std.AtomicRMWKindMulf,
	"std.addi": std.AtomicRMWKindAddi,
	"std.muli": std.AtomicRMWKindMuli,
}

func reduction(carried, yielded *ir.Value) (Reduction, bool) {
	op := yielded.DefiningOp()
	if op == nil || !carried.HasOneUse() || !yielded.HasOneUse() {
		return Reduction{}, false
	}
	kind, ok := combining[op.Name().String()]
	if !ok {
		return Reduction{}, false
	}
	switch carried {
	case op.Operand(0):
		return Reduction{kind, op, op.Operand(1)}, true
	case op.Operand(1):
		return Reduction{kind, op, op.Operand(0)}, true
	}
	return Reduction{}, false
}
