package inplace

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// conflicts reports whether a use that writes, writes over what another one still reads.
func (a *analysis) conflicts(read, write use) bool {
	if read.op == write.op && read != write && !a.isCopied(read) && (read.op.Is("std.call") || isLoop(read.op)) {
		return true // functions and loops take what they get for different buffers
	}
	definitions := a.definitions(read.value())
	if len(definitions) == 0 {
		return false
	}
	ordered := inOneIteration(read.op, write.op, definitions)
	if ordered && a.comesFirst(read, write) || a.isOverwritten(read, write) {
		return false
	}
	for _, d := range definitions {
		if !a.definesAgain(d, write, ordered) {
			return true
		}
	}
	return false
}

// comesFirst reports whether each read is over when the write of the same iteration happens, or
// only one of the two happens.
func (a *analysis) comesFirst(read, write use) bool {
	if read == write {
		return true
	}
	over := happensBefore(read.op, write.op) || isLoop(read.op) && read.op.IsProperAncestor(write.op)
	if over && !a.keeps(read) || exclusive(read.op, write.op) {
		return true
	}
	if read.op == write.op && a.isCopied(read) {
		return true // before the operation
	}
	return read.op == write.op && isElementwise(read.op) && a.root(read.value()) == a.root(write.value()) &&
		read.value().Type() == write.value().Type()
}

// isCopied reports whether an operation gets a copy of an operand.
func (a *analysis) isCopied(u use) bool { return a.decided[u] && !a.inPlace[u] }

// keeps reports whether a use reads at some time from there on. One that got a copy does not.
func (a *analysis) keeps(u use) bool {
	access := a.access(u.op, u.operand)
	return access.Keeps && (!access.Writes || a.inPlace[u])
}

// definesAgain reports whether the definition of a value comes behind a write, so that the read
// does not see the write.
func (a *analysis) definesAgain(d *ir.Value, write use, ordered bool) bool {
	op := d.DefiningOp()
	if op == nil {
		parent := d.Block().ParentOp()
		return parent != nil && !parent.IsProperAncestor(write.op)
	}
	if isLoop(write.op) && write.op.IsProperAncestor(op) {
		return true // the loop took the buffer over before
	}
	if op == write.op {
		return slices.Contains(a.access(op, write.operand).Results, d)
	}
	return op.IsProperAncestor(write.op) || ordered && happensBefore(write.op, op)
}

// isOverwritten reports whether a use that puts a part into a tensor reads nothing of what
// another one writes: that writes to the very part, or puts there what is in it.
func (a *analysis) isOverwritten(read, write use) bool {
	if inserts(read.op) {
		if read.operand == 1 && a.isPart(write.value(), read.op) {
			return true
		}
		if read.operand == 0 && write == (use{read.op, 1}) && a.isPart(read.value(), read.op) {
			return true
		}
	}
	return inserts(write.op) && write.operand == 1 && a.root(read.value()) == a.root(write.op.Operand(0)) && a.isPart(read.value(), write.op)
}

// inserts reports whether an operation copies operand 0 to a part of operand 1.
func inserts(op *ir.Operation) bool {
	return op.Is("tensor.insert_slice") || op.Is("tensor.parallel_insert_slice")
}

// isPart reports whether a value is in the part of a tensor's buffer to which an operation
// copies.
func (a *analysis) isPart(v *ir.Value, insert *ir.Operation) bool {
	made := a.root(v).DefiningOp()
	if made == nil || !a.inPlace[use{made, 0}] {
		return false
	}
	part, ok := tensor.AsExtractSlice(made)
	return ok && a.root(part.Source()) == a.root(insert.Operand(1)) && scf.SamePart(part, insert)
}

// happensBefore reports whether an operation is over when another one of the same iteration
// begins.
func happensBefore(first, second *ir.Operation) bool {
	for at := first; at != nil; at = at.ParentOp() {
		if at.IsProperAncestor(second) || at == second {
			return false
		}
		for other := second; other != nil; other = other.ParentOp() {
			if other.Block() == at.Block() {
				return at.IsBeforeInBlock(other)
			}
		}
	}
	return false
}

// exclusive reports whether two operations are in different branches of a conditional.
func exclusive(a, b *ir.Operation) bool {
	for r := a.ParentRegion(); r != nil && r.Op() != nil; r = r.Op().ParentRegion() {
		if op := r.Op(); (op.Is("scf.if") || op.Is("scf.index_switch")) && op.IsProperAncestor(b) {
			return !regionHas(r, b)
		}
	}
	return false
}

func regionHas(r *ir.Region, op *ir.Operation) bool {
	for ; op != nil; op = op.ParentOp() {
		if op.ParentRegion() == r {
			return true
		}
	}
	return false
}

// inOneIteration reports whether the order in the text of a read and a write is the order of
// what happens: no loop has both, and not the definitions.
func inOneIteration(read, write *ir.Operation, definitions []*ir.Value) bool {
	for loop := read.ParentOp(); loop != nil; loop = loop.ParentOp() {
		if !repeats(loop) || !loop.IsProperAncestor(write) {
			continue
		}
		for _, d := range definitions {
			if !d.Region().IsWithin(loop) {
				return false
			}
		}
	}
	return true
}

// isLoop reports whether an operation takes over the buffers of tensors for all its iterations.
func isLoop(op *ir.Operation) bool {
	return op.Is("scf.for") || op.Is("scf.forall") || op.Is("scf.while")
}

// repeats reports whether the regions of an operation may run more than once.
func repeats(op *ir.Operation) bool {
	return !op.Is("scf.if") && !op.Is("scf.index_switch") && !op.Is("scf.execute_region") && !op.Is("func") && !op.Is("builtin.module") && !op.Is("module")
}

// inParallel reports whether iterations of an operation may run at the same time.
func inParallel(op *ir.Operation) bool {
	return repeats(op) && !op.Is("scf.for") && !op.Is("scf.while") && !op.Is("affine.for") || linalg.IsStructured(op)
}
