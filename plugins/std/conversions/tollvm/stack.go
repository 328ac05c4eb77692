package tollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// An unranked memref points to memory on the stack. The memory may be the same each
// time the operation is executed that makes the memref, unless somebody still uses
// the memref of an earlier execution then. One that a loop carries on is used so, by way
// of block arguments: branches hand on copies, each in memory of its own.

// storage says which memory an unranked memref gets.
type storage struct {
	// reuse says that nothing needs the memory any more when the operation is executed again.
	reuse bool
	// scope is the first block of the `memref.alloca_scope` that the memory is given back
	// with; nil if that is the function.
	scope *ir.Block
}

// carriedCopies are the operands of a branch that are unranked memrefs of which a block
// argument gets a copy.
type carriedCopies struct {
	storage  storage
	operands map[int]bool
}

// stackMemory is what is known of the unranked memrefs in an operation before it is converted:
// those whose memory may be reused, and the branches that have to copy them for that. It is
// about operations that patterns have not made.
type stackMemory struct {
	reusable map[*ir.Value]storage
	copied   map[*ir.Operation]*carriedCopies
}

// of is the memory of an unranked memref.
func (s stackMemory) of(v *ir.Value) storage { return s.reusable[v] }

// copiesOf are the operands that a branch copies; nil if it copies none.
func (s stackMemory) copiesOf(branch *ir.Operation) *carriedCopies { return s.copied[branch] }

// findStackMemory looks at the unranked memrefs in an operation. What is in an entry block is
// executed once, and needs no reuse.
func findStackMemory(op *ir.Operation) stackMemory {
	s := stackMemory{reusable: map[*ir.Value]storage{}, copied: map[*ir.Operation]*carriedCopies{}}
	ir.Walk(op, func(op *ir.Operation) ir.WalkResult {
		for _, v := range op.AllResults() {
			if !isUnrankedMemRef(v.Type()) || isView(op) {
				continue
			}
			entry := emit.EntryBlock(op.Block())
			if entry == nil || entry == op.Block() {
				continue
			}
			known := storage{reuse: true}
			if !entry.Region().Op().Traits().FunctionLike {
				known.scope = entry
			}
			if branches, ok := isGoneWhenRepeated(v); ok {
				s.reusable[v] = known
				s.copyAt(branches, known)
			}
		}
		return ir.Advance
	})
	return s
}

// copyAt has branches copy operands.
func (s stackMemory) copyAt(branches []branchOperand, known storage) {
	for _, b := range branches {
		if s.copied[b.op] == nil {
			s.copied[b.op] = &carriedCopies{storage: known, operands: map[int]bool{}}
		}
		s.copied[b.op].operands[b.index] = true
	}
}

// handOn copies those of the values of an edge that are unranked memrefs which the block
// behind it carries on. The copies are in memory of the edge; of several all are read before
// one is written, for they may be each other's sources.
func (l *Lowering) handOn(rw *convert.Rewriter, e edge) []*ir.Value {
	values := slices.Clone(e.values)
	if len(e.copies) > 1 {
		for _, at := range e.copies {
			l.copyUnranked(rw, values[at[0]:at[1]], e.storage)
		}
	}
	for _, at := range e.copies {
		l.copyUnranked(rw, values[at[0]:at[1]], e.storage)
	}
	return values
}

// copyUnranked puts a copy of an unranked memref into the place of it, in memory that
// nothing else uses.
func (l *Lowering) copyUnranked(rw *convert.Rewriter, values []*ir.Value, known storage) {
	e := l.at(rw)
	u, _ := l.memrefs.Unranked()
	size := u.MemorySize(e, values)
	buffer := e.Buffer(size, known.scope)
	llvm.NewIntrMemcpy(rw.Builder, buffer, u.Address(e, values), size, e.Bool(false))
	copy(values, u.Make(e, u.Rank(e, values), buffer))
}

// isView reports whether the unranked memrefs that an operation results in may point
// to the memory of one that it is given.
func isView(op *ir.Operation) bool {
	if cast, ok := memref.AsMemorySpaceCast(op); ok && cast.Source().Type() != cast.Dest().Type() {
		return false // its pointers are others
	}
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

// isGoneWhenRepeated reports whether nothing uses an unranked memref of an earlier
// execution of the operation that makes it once that is executed again, if some branches
// copy operands. What no block argument stands for is defined behind the operation, and
// again before it is used again.
func isGoneWhenRepeated(v *ir.Value) (copies []branchOperand, ok bool) {
	a := aliases{origin: v.DefiningOp(), seen: map[*ir.Value]bool{}}
	a.add(v)
	for len(a.work) > 0 {
		next := a.work[len(a.work)-1]
		a.work = a.work[:len(a.work)-1]
		for use := range next.Uses() {
			if !a.follow(next, use) {
				return nil, false
			}
		}
	}
	if !a.live {
		return nil, true
	}
	return a.branches, true
}

// aliases are the values that may point to the memory of an unranked memref.
type aliases struct {
	origin   *ir.Operation
	seen     map[*ir.Value]bool
	work     []*ir.Value
	live     bool            // one is used after the origin was executed again
	branches []branchOperand // that hand one on
}

// branchOperand is an operand of a branch.
type branchOperand struct {
	op    *ir.Operation
	index int
}

func (a *aliases) add(v *ir.Value) {
	if !a.seen[v] {
		a.seen[v] = true
		a.work = append(a.work, v)
	}
}

// follow looks at a use of an alias, and adds the aliases that the user makes. It
// returns false when it is not known which these are.
func (a *aliases) follow(v *ir.Value, use *ir.Operand) bool {
	region := a.origin.ParentRegion()
	user := use.Owner()
	at := ancestorIn(region, user)
	if v.Region() != region || at == nil {
		return false
	}
	a.live = a.live || a.isLiveAtOrigin(v, at)
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
	for _, v := range user.AllResults() {
		if !isUnrankedMemRef(v.Type()) {
			continue
		}
		if at != user {
			return false
		}
		a.add(v)
	}
	return true
}

// ancestorIn is the operation of a region that is op, or that op is in by way of
// operations which say how control flows. It is nil if there is none.
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
	for _, v := range op.AllOperands() {
		if shaped, ok := v.Type().(ir.ShapedType); ok && shaped.Elem() == t {
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
	a.branches = append(a.branches, branchOperand{branch, operand})
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
		for pred := range b.Preds() {
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
