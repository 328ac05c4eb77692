package tollvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// An unranked memref points to memory on the stack. The memory may be the same each
// time the operation is executed that makes the memref, unless somebody still uses
// the memref of an earlier execution then: one that a loop carries on, for example.

// findReusable remembers the unranked memrefs in an operation whose memory may be
// reused. What is in an entry block is executed once, and needs no reuse.
func (l *Lowering) findReusable(op *ir.Operation) {
	l.reusable.Clear()
	ir.Walk(op, func(op *ir.Operation) ir.WalkResult {
		for i := range op.NumResults() {
			if !isUnrankedMemRef(op.Result(i).Type()) || isView(op) {
				continue
			}
			entry := emit.EntryBlock(op.Block())
			if entry != nil && entry != op.Block() && entry.Region().Op().Traits().FunctionLike && isGoneWhenRepeated(op.Result(i)) {
				l.reusable.Store(op.Result(i), nil)
			}
		}
		return ir.Advance
	})
}

// isView reports whether the unranked memrefs that an operation results in may point
// to the memory of one that it is given.
func isView(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		if isUnranked(op, i) {
			return !op.Traits().Call
		}
	}
	return false
}

func isUnrankedMemRef(t ir.Type) bool {
	_, unranked := t.(*ir.UnrankedMemRefType)
	return unranked
}

// takeReusable reports whether findReusable has found a value, and forgets it.
func (l *Lowering) takeReusable(v *ir.Value) bool {
	_, found := l.reusable.LoadAndDelete(v)
	return found
}

// isGoneWhenRepeated reports whether nothing uses an unranked memref of an earlier
// execution of the operation that makes it once that is executed again.
func isGoneWhenRepeated(v *ir.Value) bool {
	a := aliases{origin: v.DefiningOp(), seen: map[*ir.Value]bool{}}
	a.add(v)
	for len(a.work) > 0 {
		next := a.work[len(a.work)-1]
		a.work = a.work[:len(a.work)-1]
		for use := next.FirstUse(); use != nil; use = use.Next() {
			if !a.follow(next, use) {
				return false
			}
		}
	}
	return true
}

// aliases are the values that may point to the memory of an unranked memref.
type aliases struct {
	origin *ir.Operation
	seen   map[*ir.Value]bool
	work   []*ir.Value
}

func (a *aliases) add(v *ir.Value) {
	if !a.seen[v] {
		a.seen[v] = true
		a.work = append(a.work, v)
	}
}

// follow looks at a use of an alias, and adds the aliases that the user makes. It
// returns false when the alias may be used after the origin was executed again.
func (a *aliases) follow(v *ir.Value, use *ir.Operand) bool {
	region := a.origin.ParentRegion()
	user := use.Owner()
	at := ancestorIn(region, user)
	if v.Region() != region || at == nil || a.isLiveAtOrigin(v, at) {
		return false
	}
	f := user.Traits()
	switch {
	case f.Call, f.ReturnLike && user.ParentOp().Traits().FunctionLike:
		// The callee has it until it returns, and what is returned is a copy.
		return true
	case f.Terminator:
		return a.forward(user, use.Index())
	case !f.Known || storesOperand(user, v.Type()):
		return false
	}
	for i := range user.NumResults() {
		if !isUnrankedMemRef(user.Result(i).Type()) {
			continue
		}
		if at != user {
			return false
		}
		a.add(user.Result(i))
	}
	return true
}

// ancestorIn is the operation of a region that is op, or that op is in by way of
// operations which tell how control flows. It is nil if there is none.
func ancestorIn(r *ir.Region, op *ir.Operation) *ir.Operation {
	for op.ParentRegion() != r {
		if op = op.ParentOp(); op == nil || len(op.Traits().RegionFlow) == 0 {
			return nil
		}
	}
	return op
}

// storesOperand reports whether an operation may write a memref into another one,
// whose elements are memrefs.
func storesOperand(op *ir.Operation, t ir.Type) bool {
	for i := range op.NumOperands() {
		if shaped, ok := op.OperandType(i).(ir.ShapedType); ok && shaped.Elem() == t {
			return true
		}
	}
	return false
}

// forward adds the arguments that a branch passes an operand for.
func (a *aliases) forward(branch *ir.Operation, operand int) bool {
	if branch.NumSuccessors() == 0 {
		return false
	}
	for i := range branch.NumSuccessors() {
		start, end, ok := ir.BranchOperands(branch, i)
		if !ok || end-start != branch.Successor(i).NumArgs() {
			return false
		}
		if start <= operand && operand < end {
			a.add(branch.Successor(i).Arg(operand - start))
		}
	}
	return true
}

// isLiveAtOrigin reports whether control may get from the origin to a user of a
// value and not pass where the value is defined.
func (a *aliases) isLiveAtOrigin(v *ir.Value, user *ir.Operation) bool {
	if v.DefiningOp() == a.origin {
		return false
	}
	definedIn, definedBehind := v.Block(), false
	if def := v.DefiningOp(); def != nil && definedIn == a.origin.Block() {
		definedBehind = a.origin.IsBeforeInBlock(def)
	}
	if user.Block() == a.origin.Block() && a.origin.IsBeforeInBlock(user) {
		return !definedBehind
	}
	if user.Block() == definedIn {
		return false
	}
	seen := map[*ir.Block]bool{}
	work := []*ir.Block{user.Block()}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for pred := b.FirstPred(); pred != nil; pred = pred.Next() {
			from := pred.Owner().Block()
			if from == a.origin.Block() && !definedBehind {
				return true
			}
			if from != definedIn && !seen[from] {
				seen[from] = true
				work = append(work, from)
			}
		}
	}
	return false
}
