package emit

import "github.com/mlirc/mlirc/core/ir"

// Alloca reserves memory for n values on the stack, each time it is executed. The
// pointer has type t, and the alignment is in bytes, 0 for that of the type.
func (e Emitter) Alloca(n *ir.Value, t ir.Type, alignment int64) *ir.Value {
	var attrs ir.AttrList
	if alignment != 0 {
		attrs = ir.AttrList{{Name: "alignment", Value: e.ctx.I64Attr(alignment)}}
	}
	return e.Make(e.names.alloca, t, attrs, n)
}

// Slot reserves memory for a value of type t on the stack, once for each
// activation of the function: what is executed again finds the same memory.
func (e Emitter) Slot(t ir.Type) *ir.Value { return e.SlotOf(e.SlotCount(), t) }

// SlotCount makes the constant that [Emitter.SlotOf] needs.
func (e Emitter) SlotCount() (one *ir.Value) {
	e.onEntry(func() { one = e.Index(1) })
	return one
}

// SlotOf is [Emitter.Slot] with what SlotCount has made.
func (e Emitter) SlotOf(one *ir.Value, t ir.Type) *ir.Value {
	if at := e.InsertionPoint(); one.Block() != e.Block() {
		e.SetInsertionPointAfter(one.DefiningOp())
		defer e.RestoreInsertionPoint(at)
	}
	return e.Alloca(one, e.Types.Ptr(t, 0), 0)
}

// Spill puts a value into a slot and returns its address, which nothing uses any
// more when this is executed again.
func (e Emitter) Spill(v *ir.Value) *ir.Value {
	slot := e.Slot(v.Type())
	e.Store(v, slot)
	return slot
}

// SpillHere puts a value into memory on the stack that nothing else uses, each time
// it is executed.
func (e Emitter) SpillHere(v *ir.Value) *ir.Value {
	slot := e.Alloca(e.Index(1), e.Types.Ptr(v.Type(), 0), 0)
	e.Store(v, slot)
	return slot
}

// Buffer returns the address of a number of bytes on the stack, which nothing uses
// any more when this is executed again. It takes more of the stack only for more
// bytes than it had before. scope is the first block of the part of the function at whose end
// the stack is given back; nil is the whole function.
func (e Emitter) Buffer(bytes *ir.Value, scope *ir.Block) *ir.Value {
	var address, capacity *ir.Value
	e.onEntryOf(scope, func() {
		one := e.Index(1)
		address = e.Alloca(one, e.Types.Ptr(e.I8Ptr, 0), 0)
		capacity = e.Alloca(one, e.Types.Ptr(e.IndexType, 0), 0)
		e.Store(e.Index(0), capacity)
		e.Store(e.Null(e.I8Ptr), address)
	})
	had, old := e.Load(capacity, e.IndexType), e.Load(address, e.I8Ptr)
	more := e.Make(e.names.icmp, e.i1, e.unsignedGreater, bytes, had)
	fresh := e.Alloca(e.selected(more, bytes, e.Index(0)), e.I8Ptr, 0)
	slot := e.selected(more, fresh, old)
	e.Store(e.selected(more, bytes, had), capacity)
	e.Store(slot, address)
	return slot
}

func (e Emitter) selected(condition, a, b *ir.Value) *ir.Value {
	return e.Make(e.names.sel, a.Type(), nil, condition, a, b)
}

// onEntry makes operations where each activation of the function executes them
// once, and before what the builder makes where it stands. That is here if this is
// the entry block, or if it is not known how control gets here.
func (e Emitter) onEntry(do func()) {
	if entry := EntryBlock(e.Block()); entry != nil && entry != e.Block() {
		at := e.InsertionPoint()
		e.SetInsertionPointToStart(entry)
		do()
		e.RestoreInsertionPoint(at)
		return
	}
	do()
}

// onEntryOf is onEntry for a part of the function that begins with a block; nil is the whole.
func (e Emitter) onEntryOf(scope *ir.Block, do func()) {
	if scope == nil {
		e.onEntry(do)
		return
	}
	at := e.InsertionPoint()
	e.SetInsertionPointToStart(scope)
	do()
	e.RestoreInsertionPoint(at)
}

// EntryBlock is the entry block of the closest operation around a block with which stack
// allocations end. It is nil where that is unknown: an operation in between does not define how
// control flows, so several threads may execute its regions.
func EntryBlock(b *ir.Block) *ir.Block {
	if b == nil || b.Region() == nil {
		return nil
	}
	for r := b.Region(); r != nil && r.Op() != nil; r = r.Op().ParentRegion() {
		f := r.Op().Traits()
		if f.AllocationScope || f.FunctionLike {
			return r.Entry()
		}
		if f.Isolated || len(f.RegionFlow) == 0 {
			return nil
		}
	}
	return nil
}
