package vectorize

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// pair is a place in memory that an iteration reads and then writes.
type pair struct {
	read  vector.TransferRead
	write vector.TransferWrite
}

// hoistFrom keeps a vector that each iteration of a loop reads and writes back in a value that the loop
// carries. It returns the loop that takes its place; false where there is nothing to do.
func hoistFrom(loop scf.For, aliases *alias.Analysis) (scf.For, bool) {
	p, ok := findPair(loop, aliases)
	if !ok {
		return loop, false
	}
	b := ir.BuilderBefore(loop.Op)
	b.SetLoc(loop.Op.Loc())
	t := p.read.Vector().Type()
	p.read.Op.MoveBefore(loop.Op)
	inits := append(slices.Clone(loop.InitArgs()), p.read.Vector())
	made := scf.NewFor(b, loop.LowerBound(), loop.UpperBound(), loop.Step(), inits, loop.Op.Attrs()...)
	made.Region().TakeBlocks(loop.Region())
	body := made.Region().Entry()
	carried := body.AddArg(t, loop.Op.Loc())
	p.read.Vector().ReplaceAllUsesWith(carried)
	made.Op.SetOperand(made.Op.NumOperands()-1, p.read.Vector())
	yield := body.Last()
	b.SetInsertionPoint(yield)
	scf.NewYield(b, append(yield.Operands(), p.write.Vector()))
	yield.Erase()
	b.SetInsertionPointAfter(made.Op)
	results := made.Results()
	p.write.Op.MoveAfter(made.Op)
	p.write.SetVector(results[len(results)-1])
	loop.Op.ReplaceAllUsesWith(results[:len(results)-1])
	loop.Op.Erase()
	return made, true
}

// findPair finds a vector that the body of a loop reads from a place that stays the same, and
// writes there, while nothing else in the loop touches that memory.
func findPair(loop scf.For, aliases *alias.Analysis) (pair, bool) {
	body := loop.Region().Entry()
	for op := range body.Ops() {
		read, ok := vector.AsTransferRead(op)
		if !ok || !isFixed(op.Operands(), loop) || !alias.IsMemRef(read.Source().Type()) {
			continue
		}
		for next := op.Next(); next != nil; next = next.Next() {
			write, ok := vector.AsTransferWrite(next)
			if ok && isSamePlace(read, write) && isFixed(next.Operands()[1:], loop) && onlyTouchedBy(loop, aliases, read, write) && mayGoBefore(loop, read, aliases) {
				return pair{read, write}, true
			}
		}
	}
	return pair{}, false
}

// isFixed reports whether values are defined outside of a loop.
func isFixed(values []*ir.Value, loop scf.For) bool {
	for _, v := range values {
		if v.Region().IsWithin(loop.Op) {
			return false
		}
	}
	return true
}

// isSamePlace reports whether a write writes all elements that a read has read, each to its place.
func isSamePlace(read vector.TransferRead, write vector.TransferWrite) bool {
	return read.Source() == write.Source() && slices.EqualFunc(read.Indices(), write.Indices(), isSameIndex) &&
		read.PermutationMapAttr() == write.PermutationMapAttr() && read.Vector().Type() == write.Vector().Type() &&
		isWhole(read.InBounds(), read.Mask(), read.Vector()) && isWhole(write.InBounds(), write.Mask(), read.Vector())
}

func isSameIndex(a, b *ir.Value) bool {
	if a == b {
		return true
	}
	n, ok := rewrite.ConstantInt(a)
	m, too := rewrite.ConstantInt(b)
	return ok && too && n == m
}

// isWhole reports whether a transfer leaves out no element.
func isWhole(within []bool, mask, v *ir.Value) bool {
	rank := len(v.Type().(*ir.VectorType).Shape())
	return mask == nil && len(within) == rank && !slices.Contains(within, false)
}

// onlyTouchedBy reports whether nothing in a loop but the two accesses memory that may be theirs,
// and frees none.
func onlyTouchedBy(loop scf.For, aliases *alias.Analysis, read vector.TransferRead, write vector.TransferWrite) bool {
	return ir.Walk(loop.Op, func(op *ir.Operation) ir.WalkResult {
		t := op.Traits()
		if op == read.Op || op == write.Op || t.Pure || t.OnlyInside() {
			return ir.Advance
		}
		if !t.EffectsKnown {
			return ir.Interrupt
		}
		for _, e := range ir.Effects(op) {
			if e.Effect == ir.EffectAllocate {
				continue
			}
			start, end, ok := ir.OperandGroup(op, e.Group)
			if !ok || start == end || e.Effect == ir.EffectFree {
				return ir.Interrupt
			}
			for _, v := range op.OperandRange(start, end) {
				if alias.IsMemRef(v.Type()) && aliases.MayAlias(v, read.Source()) {
					return ir.Interrupt
				}
			}
		}
		return ir.Advance
	})
}

// mayGoBefore reports whether a place can be read and written where the loop has no iteration:
// the loop has one, or the place is within a memref that is not freed before.
func mayGoBefore(loop scf.For, read vector.TransferRead, aliases *alias.Analysis) bool {
	from, ok := rewrite.ConstantInt(loop.LowerBound())
	to, too := rewrite.ConstantInt(loop.UpperBound())
	if ok && too && from < to {
		return true
	}
	return isWithin(read) && !mayBeFreed(read.Source(), loop.Op, aliases)
}

// isWithin reports whether types show that a transfer does not go beyond its memref.
func isWithin(read vector.TransferRead) bool {
	places, _ := read.PermutationMap()
	shape := read.Source().Type().(*ir.MemRefType).Shape()
	sizes := read.Vector().Type().(*ir.VectorType).Shape()
	for d, v := range read.Indices() {
		at, ok := rewrite.ConstantInt(v)
		n := int64(1)
		if k := slices.Index(places.Results, affine.Expr(affine.Dim(d))); k >= 0 {
			n = sizes[k]
		}
		if !ok || shape[d] == ir.Dynamic || at < 0 || at+n > shape[d] {
			return false
		}
	}
	return true
}

// mayBeFreed reports whether memory may have been freed where an operation is. A function that
// frees it behind all loops in which the operation is does not.
func mayBeFreed(m *ir.Value, at *ir.Operation, aliases *alias.Analysis) bool {
	fn := at
	for !fn.Traits().FunctionLike && fn.ParentOp() != nil {
		fn = fn.ParentOp()
	}
	top := at
	for top.ParentOp() != nil && top.ParentOp() != fn {
		top = top.ParentOp()
	}
	return !ir.Walk(fn, func(op *ir.Operation) ir.WalkResult {
		if op == fn || op.Traits().OnlyInside() || op.Traits().Pure {
			return ir.Advance
		}
		behind := op.Block() == top.Block() && top.IsBeforeInBlock(op) && fn.Region(0).HasOneBlock()
		if behind || op.Traits().EffectsKnown && !freesAny(op, m, aliases) {
			return ir.Advance
		}
		return ir.Interrupt
	})
}

func freesAny(op *ir.Operation, m *ir.Value, aliases *alias.Analysis) bool {
	for _, e := range ir.Effects(op) {
		start, end, ok := ir.OperandGroup(op, e.Group)
		if e.Effect != ir.EffectFree {
			continue
		}
		if !ok {
			return true
		}
		for _, v := range op.OperandRange(start, end) {
			if aliases.MayAlias(v, m) {
				return true
			}
		}
	}
	return false
}
