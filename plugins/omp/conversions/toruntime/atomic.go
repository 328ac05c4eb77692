package toruntime

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/omp"
)

// orderings are those of LLVM, by what clauses say.
var orderings = map[string]llvm.AtomicOrdering{
	"": llvm.AtomicOrderingMonotonic, "relaxed": llvm.AtomicOrderingMonotonic, "acquire": llvm.AtomicOrderingAcquire,
	"release": llvm.AtomicOrderingRelease, "acq_rel": llvm.AtomicOrderingAcqRel, "seq_cst": llvm.AtomicOrderingSeqCst,
}

// cell is memory that is accessed atomically: as an integer, whatever it holds.
type cell struct {
	address  *ir.Value
	t        ir.Type         // of what it holds
	bits     *ir.IntegerType // of the same size
	ordering llvm.AtomicOrdering
}

// bitsOf is the integer of the same size as a value of a type; nil where there is none that machines access
// as a whole.
func bitsOf(t ir.Type, pointer uint32) *ir.IntegerType {
	width := uint32(0)
	switch t := t.(type) {
	case *ir.IntegerType:
		width = t.Width()
	case *ir.FloatType:
		width = uint32(t.Kind().BitWidth())
	default:
		if llvm.IsPtr(t) {
			width = pointer
		}
	}
	switch width {
	case 8, 16, 32, 64:
		return t.Context().IntegerType(width, ir.Signless)
	}
	return nil
}

// cellOf is the memory at an address.
func (l *lowerer) cellOf(address *ir.Value, t ir.Type, op *ir.Operation) cell {
	bits := bitsOf(t, l.size.Width())
	return cell{l.pointer(address, l.ptr(bits)), t, bits, orderings[omp.Word(op.Attr("memory_order_val"))]}
}

// toBits is a value as an integer of its size.
func (l *lowerer) toBits(v *ir.Value, c cell) *ir.Value {
	switch {
	case v.Type() == ir.Type(c.bits):
		return v
	case llvm.IsPtr(v.Type()):
		return llvm.NewPtrtoint(l.Builder, v, c.bits).Res()
	}
	return llvm.NewBitcast(l.Builder, v, c.bits).Res()
}

// fromBits is the value of which an integer has the bits.
func (l *lowerer) fromBits(v *ir.Value, c cell) *ir.Value {
	switch {
	case c.t == ir.Type(c.bits):
		return v
	case llvm.IsPtr(c.t):
		return llvm.NewInttoptr(l.Builder, v, c.t).Res()
	}
	return llvm.NewBitcast(l.Builder, v, c.t).Res()
}

// attrs are those of an access, which is as aligned as the memory is large.
func (c cell) attrs(ordering llvm.AtomicOrdering) []ir.NamedAttr {
	ctx := c.bits.Context()
	return []ir.NamedAttr{{Name: "ordering", Value: ordering.Attr(ctx)}, {Name: "alignment", Value: ctx.I64Attr(int64(c.bits.Width() / 8))}}
}

// read reads what is in the memory.
func (l *lowerer) read(c cell) *ir.Value {
	ordering := c.ordering
	switch ordering {
	case llvm.AtomicOrderingRelease:
		ordering = llvm.AtomicOrderingMonotonic
	case llvm.AtomicOrderingAcqRel:
		ordering = llvm.AtomicOrderingAcquire
	}
	return l.fromBits(llvm.NewLoad(l.Builder, c.address, c.attrs(ordering)...).Res(), c)
}

// atomic lowers an atomic access.
func (l *lowerer) atomic(op *ir.Operation) {
	switch op.Name().String() {
	case "omp.atomic.read":
		r := omp.AtomicRead{Op: op}
		l.put(l.read(l.cellOf(r.X(), r.ElementType(), op)), r.V())
	case "omp.atomic.write":
		w := omp.AtomicWrite{Op: op}
		c := l.cellOf(w.X(), w.Expr().Type(), op)
		llvm.NewStore(l.Builder, l.toBits(w.Expr(), c), c.address, c.attrs(c.ordering)...)
	case "omp.atomic.update":
		l.update(op, op)
	case "omp.atomic.capture":
		l.capture(op)
	}
	op.Erase()
}

// put writes a value to memory that no other thread accesses.
func (l *lowerer) put(v, to *ir.Value) { l.store(v, l.pointer(to, l.ptr(v.Type()))) }

// capture keeps what was in the memory before, or is in it afterwards.
func (l *lowerer) capture(op *ir.Operation) {
	first, second := omp.Captured(op)
	read, isRead := omp.AsAtomicRead(first)
	change := second
	if !isRead {
		read, change = omp.AtomicRead{Op: second}, first
	}
	before, after := l.update(change, op)
	kept := after
	if isRead {
		kept = before
	}
	l.put(kept, read.V())
}

// update replaces what is in the memory by what is computed of it, until no other thread has written there
// meanwhile, and goes on where op stands, whose clauses count. It returns what was there, and what is.
func (l *lowerer) update(change, op *ir.Operation) (old, fresh *ir.Value) {
	var c cell
	var compute func(*ir.Value) *ir.Value
	if w, ok := omp.AsAtomicWrite(change); ok {
		c = l.cellOf(w.X(), w.Expr().Type(), op)
		compute = func(*ir.Value) *ir.Value { return w.Expr() }
	} else {
		u := omp.AtomicUpdate{Op: change}
		c = l.cellOf(u.X(), u.Region().Entry().Arg(0).Type(), op)
		compute = func(v *ir.Value) *ir.Value { return l.inlined(u.Region(), v) }
	}
	plain := c
	plain.ordering = llvm.AtomicOrderingMonotonic
	start := l.toBits(l.read(plain), c)
	before := op.Block()
	rest := before.Split(op)
	try := l.blockBefore(rest, c.bits)
	l.SetInsertionPointToEnd(before)
	l.br(try, start)
	l.SetInsertionPointToEnd(try)
	seen := try.Arg(0)
	old = l.fromBits(seen, c)
	fresh = compute(old)
	failure := llvm.AtomicOrderingMonotonic
	if c.ordering == llvm.AtomicOrderingSeqCst || c.ordering == llvm.AtomicOrderingAcquire || c.ordering == llvm.AtomicOrderingAcqRel {
		failure = llvm.AtomicOrderingAcquire
	}
	pair := llvm.NewCmpxchg(l.Builder, c.address, seen, l.toBits(fresh, c), l.types.Struct(c.bits, l.i1), c.ordering, failure).Res()
	member := func(i int64) *ir.Value {
		return llvm.NewExtractvalue(l.Builder, pair, l.ctx.I64ArrayAttr([]int64{i})).Res()
	}
	there, done := member(0), member(1)
	llvm.NewCondBr(l.Builder, done, nil, []*ir.Value{there}, rest, try)
	l.SetInsertionPoint(op)
	return old, fresh
}
