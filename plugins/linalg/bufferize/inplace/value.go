package inplace

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
)

// loopOf is the loop that has a value as an argument that it carries, and which.
func loopOf(v *ir.Value) (scf.For, int, bool) {
	if !v.IsBlockArg() || v.Index() == 0 || v.Block().ParentOp() == nil {
		return scf.For{}, 0, false
	}
	loop, ok := scf.AsFor(v.Block().ParentOp())
	return loop, v.Index() - 1, ok
}

// sharedBy is the loop whose iterations share a tensor that is an argument of its body, and the
// operand from which they have it; nil if v is none.
func sharedBy(v *ir.Value) (*ir.Operation, int) {
	if !v.IsBlockArg() || v.Block().ParentOp() == nil || !v.Block().ParentOp().Is("scf.forall") || !IsTensor(v.Type()) {
		return nil, 0
	}
	op := v.Block().ParentOp()
	return op, op.NumOperands() - v.Block().NumArgs() + v.Index()
}

// root is the value that the buffer of v was made for.
func (a *analysis) root(v *ir.Value) *ir.Value {
	for {
		next := a.above(v)
		if next == nil {
			return v
		}
		v = next
	}
}

// above is a value in the same buffer as v, with the same elements' order, which v got it from.
func (a *analysis) above(v *ir.Value) *ir.Value {
	if loop, i, ok := loopOf(v); ok {
		return a.init(loop, i)
	}
	if shared, i := sharedBy(v); shared != nil {
		if !a.inPlace[use{shared, i}] {
			return nil
		}
		return shared.Operand(i)
	}
	op := v.DefiningOp()
	if op == nil {
		return nil
	}
	if loop, ok := scf.AsFor(op); ok {
		return a.init(loop, v.Index())
	}
	if op.Is("scf.if") {
		return a.common(op, v.Index())
	}
	for i, operand := range op.AllOperands() {
		if !IsTensor(operand.Type()) || !a.inPlace[use{op, i}] {
			continue
		}
		access := a.access(op, i)
		if !access.Same {
			continue
		}
		for _, r := range access.Results {
			if r == v {
				return operand
			}
		}
	}
	return nil
}

// init is what a loop begins with in the buffer that it carries for all iterations.
func (a *analysis) init(loop scf.For, i int) *ir.Value {
	if !a.inPlace[use{loop.Op, FirstInit + i}] || !a.carries(loop, i) {
		return nil
	}
	return loop.Op.Operand(FirstInit + i)
}

// carries reports whether what a loop yields is in the buffer of the argument.
func (a *analysis) carries(loop scf.For, i int) bool {
	arg := loop.Region().Entry().Arg(i + 1)
	if a.moves[loop.Op][i] || a.asked[arg] {
		return false
	}
	a.asked[arg] = true
	defer delete(a.asked, arg)
	return a.root(loop.Region().Entry().Last().Operand(i)) == arg
}

// common is the value outside of a conditional whose buffer both branches yield. It has the shape
// of the result.
func (a *analysis) common(op *ir.Operation, i int) *ir.Value {
	var found *ir.Value
	for k := range 2 {
		end := op.Region(k).Entry().Last()
		if !a.inPlace[use{end, i}] {
			return nil
		}
		v := a.sameShape(end.Operand(i))
		if found != nil && v != found {
			return nil
		}
		found = v
	}
	if found.Region().IsWithin(op) {
		return nil
	}
	return found
}

// sameShape is the value that the buffer of v was made for, or got its shape.
func (a *analysis) sameShape(v *ir.Value) *ir.Value {
	for {
		op := v.DefiningOp()
		next := a.above(v)
		if next == nil || op != nil && knows(op).reshapes {
			return v
		}
		v = next
	}
}

// definitions are the values whose operations wrote what v holds.
func (a *analysis) definitions(v *ir.Value) []*ir.Value {
	op := v.DefiningOp()
	if op == nil {
		return []*ir.Value{v}
	}
	k := knows(op)
	if k.undefined != nil && k.undefined(op) {
		return nil
	}
	if k.from == nil {
		return []*ir.Value{v}
	}
	var list []*ir.Value
	for _, i := range k.from {
		list = append(list, a.definitions(op.Operand(i))...)
	}
	return list
}

// isReadOnly reports whether the buffer of a value may not be written to. It is asked of values
// that no operation gave a buffer of another value.
func (a *analysis) isReadOnly(v *ir.Value) bool {
	op := v.DefiningOp()
	if op == nil {
		return a.isReadOnlyArg(v)
	}
	if readOnly := knows(op).readOnly; readOnly != nil {
		return readOnly(op)
	}
	return !isKnown(op)
}

func (a *analysis) isReadOnlyArg(v *ir.Value) bool {
	parent := v.Block().ParentOp()
	if parent == nil || !v.Block().IsEntry() {
		return true
	}
	if isLoop(parent) {
		return false
	}
	return !parent.Is("func") || !a.functions[parent].mayWrite(v.Index())
}

// isStrided reports whether a value may be in a part of a buffer, or in one with a layout.
func (a *analysis) isStrided(v *ir.Value) bool {
	seen := map[*ir.Value]bool{}
	var walk func(v *ir.Value) bool
	walk = func(v *ir.Value) bool {
		if seen[v] {
			return false
		}
		seen[v] = true
		op := v.DefiningOp()
		if loop, i, ok := loopOf(v); ok {
			return a.inPlace[use{loop.Op, FirstInit + i}] && walk(loop.Op.Operand(FirstInit+i))
		}
		if shared, i := sharedBy(v); shared != nil {
			return a.inPlace[use{shared, i}] && walk(shared.Operand(i))
		}
		if op == nil {
			return false
		}
		if load, ok := memref.AsTensorLoad(op); ok {
			m, ranked := load.Op.OperandType(0).(*ir.MemRefType)
			return ranked && len(m.Layout()) > 0
		}
		if op.Is("tensor.extract_slice") {
			return a.inPlace[use{op, 0}]
		}
		for i, operand := range op.AllOperands() {
			if IsTensor(operand.Type()) && a.inPlace[use{op, i}] && a.access(op, i).gives() && walk(operand) {
				return true
			}
		}
		return false
	}
	return walk(v)
}

// needsContiguous reports whether an operation that works in place on v, or on what shares its buffer,
// takes only a contiguous one.
func (a *analysis) needsContiguous(v *ir.Value) bool {
	seen := map[*ir.Value]bool{}
	var walk func(v *ir.Value) bool
	walk = func(v *ir.Value) bool {
		if seen[v] {
			return false
		}
		seen[v] = true
		for operand := range v.Uses() {
			u := use{operand.Owner(), operand.Index()}
			if !a.inPlace[u] {
				continue
			}
			access := a.access(u.op, u.operand)
			if access.Contiguous {
				return true
			}
			for _, r := range access.Results {
				if walk(r) {
					return true
				}
			}
		}
		return false
	}
	return walk(v)
}
