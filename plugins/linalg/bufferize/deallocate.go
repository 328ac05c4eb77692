package bufferize

import (
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/linalg/bufferize/inplace"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// deallocation frees what blocks own. A block owns a buffer that it allocates, and those that a
// call, a loop or a conditional in it gives. A terminator gives a buffer away: if the block owns
// it, and by no other name, it is no longer the block's to free; otherwise it is copied. So the
// results of loops, conditionals and functions are always the taker's.
func deallocation() *pass.Pass {
	return &pass.Pass{
		Name:    "buffer-deallocation",
		Aliases: []string{"ownership-based-buffer-deallocation", "buffer-deallocation-pipeline"},
		Summary: "free buffers after their last use",
		Doc: `Frees what memref.alloc and memref.clone give, and what functions, loops and conditionals
return: their results are the taker's, and one that would be shared is cloned. A buffer that the
module frees itself is left alone, and so is one that a block behind branches makes and others
use: run the pass before convert-scf-to-std.`,
		Anchor: "func",
		Options: []pass.Option{{Name: ownershipOption, Type: pass.Bool, Default: "false",
			Doc: "an error if set: what functions return is always the caller's"}},
		Builds: []string{"memref"},
		Run: func(r *pass.Run) error {
			if err := checkOwnership(r.Options); err != nil {
				return err
			}
			d := &deallocator{sink: r.Diags}
			body := r.Op.Region(0)
			if body.Empty() {
				r.Unchanged()
				return nil
			}
			for b := range body.Blocks() {
				if why := handsOn(b.Last()); why != "" {
					r.Diags.Report(diag.NewError(ir.Position(b.Last().Loc()), why))
					return nil
				}
			}
			for b := range body.Blocks() {
				d.block(b)
			}
			return nil
		},
	}
}

type deallocator struct {
	sink *diag.Sink
}

// handsOn says what is wrong with a branch that hands a buffer to a block.
func handsOn(end *ir.Operation) string {
	if end.NumSuccessors() == 0 {
		return ""
	}
	for _, v := range end.AllOperands() {
		if isMemRef(v.Type()) {
			return "a branch hands a buffer to a block, whose owner is not known: run buffer-deallocation before convert-scf-to-std"
		}
	}
	return ""
}

func isMemRef(t ir.Type) bool {
	switch t.(type) {
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return true
	}
	return false
}

// block frees what a block owns, inner blocks first.
func (d *deallocator) block(b *ir.Block) {
	for op := range b.Ops() {
		for region := range op.Regions() {
			if r := region; r.HasOneBlock() && !r.Entry().Empty() {
				d.block(r.Entry())
			}
		}
		if first, ok := firstCarried(op); ok && !keepsBuffers(op) {
			d.ownInits(op, first)
		}
	}
	gone := d.giveAway(b)
	for _, v := range owned(b) {
		if gone[v] || isFreed(v) {
			continue
		}
		d.free(v, b)
	}
}

// firstCarried is the operand of a loop where the values begin that it carries; false for what is no loop.
func firstCarried(op *ir.Operation) (int, bool) {
	switch {
	case op == nil:
		return 0, false
	case op.Is("scf.for"):
		return inplace.FirstInit, true
	}
	return 0, op.Is("scf.while")
}

// keepsBuffers reports whether a loop carries the buffers that it begins with, perhaps in
// another order, so that it makes none and loses none.
func keepsBuffers(loop *ir.Operation) bool {
	for region := range loop.Regions() {
		body := region.Entry()
		seen := map[*ir.Value]bool{}
		for _, v := range body.Last().AllOperands() {
			if !isMemRef(v.Type()) {
				continue
			}
			if v.Block() != body || !v.IsBlockArg() || seen[v] {
				return false
			}
			seen[v] = true
		}
		for _, arg := range body.Args() {
			if isMemRef(arg.Type()) && !seen[arg] {
				return false
			}
		}
	}
	return true
}

// keptInit is the operand of a loop that keeps its buffers which result i is, whatever the number of iterations;
// false where it may be several.
func keptInit(loop *ir.Operation, i int) (int, bool) {
	if loop.Is("scf.for") {
		return inplace.FirstInit + i, loop.Region(0).Entry().Last().Operand(i).Index() == i+1
	}
	k := loop.Region(0).Entry().Last().Operand(i + 1).Index()
	return k, loop.Region(1).Entry().Last().Operand(k).Index() == i
}

// ownInits makes the buffers that a loop begins with its own.
func (d *deallocator) ownInits(loop *ir.Operation, first int) {
	for i := first; i < loop.NumOperands(); i++ {
		v := loop.Operand(i)
		if !isMemRef(v.Type()) || isOwned(v) && v.Block() == loop.Block() && v.HasOneUse() {
			continue
		}
		loop.SetOperand(i, memref.NewClone(ir.BuilderBefore(loop), v, v.Type()).Op.Result(0))
	}
}

// owned lists what a block is to free.
func owned(b *ir.Block) []*ir.Value {
	var list []*ir.Value
	for _, arg := range b.Args() {
		if isOwned(arg) && !isConsumed(arg) {
			list = append(list, arg)
		}
	}
	for op := range b.Ops() {
		for _, v := range op.AllResults() {
			if isOwned(v) && !isConsumed(v) {
				list = append(list, v)
			}
		}
	}
	return list
}

// isOwned reports whether a value is a buffer that the block around it is to free.
func isOwned(v *ir.Value) bool {
	if !isMemRef(v.Type()) {
		return false
	}
	op := v.DefiningOp()
	if op == nil {
		loop := v.Block().ParentOp()
		_, ok := firstCarried(loop)
		return ok && !keepsBuffers(loop)
	}
	if _, ok := firstCarried(op); ok {
		return !keepsBuffers(op)
	}
	return op.Is("memref.alloc") || op.Is("memref.clone") || op.Is("scf.if") || op.Is("scf.index_switch") || op.Is("std.call") || op.Is("std.call_indirect")
}

// isConsumed reports whether a loop takes a buffer for its own.
func isConsumed(v *ir.Value) bool {
	if !v.HasOneUse() {
		return false
	}
	loop := v.FirstUse().Owner()
	first, ok := firstCarried(loop)
	return ok && v.FirstUse().Index() >= first && !keepsBuffers(loop)
}

// giveAway makes each buffer that a terminator hands on one that the block owns and nothing else
// has, and lists them. What a loop hands on that keeps its buffers stays as it is.
func (d *deallocator) giveAway(b *ir.Block) map[*ir.Value]bool {
	end, gone := b.Last(), map[*ir.Value]bool{}
	if _, ok := firstCarried(b.ParentOp()); ok && keepsBuffers(b.ParentOp()) {
		return gone
	}
	for i, v := range end.AllOperands() {
		if !isMemRef(v.Type()) {
			continue
		}
		from, whole := source(v)
		if whole && from.Block() == b && isOwned(from) && !gone[from] && !isFreed(from) {
			gone[from] = true
			continue
		}
		end.SetOperand(i, memref.NewClone(ir.BuilderBefore(end), v, v.Type()).Op.Result(0))
	}
	for op := range b.Ops() {
		if op.Is("memref.clone") && op.Result(0).HasOneUse() && op.Result(0).FirstUse().Owner() == end {
			gone[op.Result(0)] = true
		}
	}
	return gone
}

// source is the buffer that a value is a view of; whole where freeing the value frees it: every
// view between is one that keeps the start of the allocation.
func source(v *ir.Value) (from *ir.Value, whole bool) {
	whole = true
	for {
		op := v.DefiningOp()
		if op == nil {
			return v, whole
		}
		if _, ok := firstCarried(op); ok && keepsBuffers(op) {
			init, same := keptInit(op, v.Index())
			if !same {
				return v, false
			}
			v = op.Operand(init)
			continue
		}
		switch op.Name().String() {
		case "memref.cast", "memref.collapse_shape", "memref.expand_shape", "memref.subview", "memref.reinterpret_cast", "memref.reshape", "memref.view",
			"memref.memory_space_cast", "memref.extract_strided_metadata":
			v = op.Operand(0)
		default:
			return v, whole
		}
	}
}

// aliases lists a buffer and all values that may be views of it, or it under another name.
func aliases(v *ir.Value) []*ir.Value {
	list, seen := []*ir.Value{v}, map[*ir.Value]bool{v: true}
	add := func(v *ir.Value) {
		if isMemRef(v.Type()) && !seen[v] {
			seen[v] = true
			list = append(list, v)
		}
	}
	for i := 0; i < len(list); i++ {
		for use := range list[i].Uses() {
			op := use.Owner()
			switch {
			case op.Is("std.call"), op.Is("std.call_indirect"), op.Is("memref.clone"):
			case op.Is("scf.for"), op.Is("scf.while"):
				first, _ := firstCarried(op)
				if !keepsBuffers(op) || use.Index() < first {
					continue
				}
				for region := range op.Regions() {
					for _, arg := range region.Entry().Args() {
						add(arg)
					}
				}
				for _, r := range op.AllResults() {
					add(r)
				}
			case op.Is("scf.yield"):
			default:
				for _, r := range op.AllResults() {
					add(r)
				}
			}
		}
	}
	return list
}

// isFreed reports whether the module frees a buffer itself.
func isFreed(v *ir.Value) bool {
	for _, a := range aliases(v) {
		for use := range a.Uses() {
			if frees(use) {
				return true
			}
		}
	}
	return false
}

// frees reports whether an operation, by its definition, frees the operand that it uses.
func frees(use *ir.Operand) bool {
	op := use.Owner()
	return slices.ContainsFunc(op.Traits().Effects, func(e ir.EffectOn) bool {
		start, end, ok := ir.OperandGroup(op, e.Group)
		return e.Effect == ir.EffectFree && ok && start <= use.Index() && use.Index() < end
	})
}

// free frees a buffer behind its last use in a block. One that other blocks use, and that the
// first block of a function makes, is freed where the function ends; one that a later block makes
// is left to the module, as it is not known which way control takes.
func (d *deallocator) free(v *ir.Value, b *ir.Block) {
	last := v.DefiningOp()
	for _, a := range aliases(v) {
		for use := range a.Uses() {
			at := within(use.Owner(), b)
			if at == nil {
				d.freeAtEnds(v, b)
				return
			}
			if last == nil || !at.IsBeforeInBlock(last) {
				last = at
			}
		}
	}
	builder := ir.NewBuilder(v.Context())
	switch {
	case last == nil:
		builder.SetInsertionPointToStart(b)
	case last == b.Last():
		builder.SetInsertionPoint(last)
	default:
		builder.SetInsertionPointAfter(last)
	}
	memref.NewDealloc(builder, v)
}

func (d *deallocator) freeAtEnds(v *ir.Value, b *ir.Block) {
	if !b.IsEntry() || b.HasPreds() {
		return
	}
	for end := b; end != nil; end = end.Next() {
		if end.Last().NumSuccessors() == 0 {
			memref.NewDealloc(ir.BuilderBefore(end.Last()), v)
		}
	}
}

// within is the operation of a block that another is in, nil where it is in none.
func within(op *ir.Operation, b *ir.Block) *ir.Operation {
	for op != nil && op.Block() != b {
		op = op.ParentOp()
	}
	return op
}
