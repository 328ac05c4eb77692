package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// atomicBinOp is what `llvm.atomicrmw` calls a kind of std.atomic_rmw; false for
// those that it lacks.
func atomicBinOp(kind std.AtomicRMWKind) (llvm.AtomicBinOp, bool) {
	switch kind {
	case std.AtomicRMWKindAddf:
		return llvm.AtomicBinOpFadd, true
	case std.AtomicRMWKindAddi:
		return llvm.AtomicBinOpAdd, true
	case std.AtomicRMWKindAssign:
		return llvm.AtomicBinOpXchg, true
	case std.AtomicRMWKindMaxs:
		return llvm.AtomicBinOpMax, true
	case std.AtomicRMWKindMaxu:
		return llvm.AtomicBinOpUmax, true
	case std.AtomicRMWKindMins:
		return llvm.AtomicBinOpMin, true
	case std.AtomicRMWKindMinu:
		return llvm.AtomicBinOpUmin, true
	case std.AtomicRMWKindOri:
		return llvm.AtomicBinOpOr, true
	case std.AtomicRMWKindAndi:
		return llvm.AtomicBinOpAnd, true
	}
	return 0, false
}

// atomicRMW converts `std.atomic_rmw` to `llvm.atomicrmw`, or to a loop for the
// kinds that this lacks.
func (l *Lowering) atomicRMW() convert.Pattern {
	return convert.On("std.atomic_rmw to llvm.atomicrmw or a loop", func(op std.AtomicRmw, m convert.Match) convert.Result {
		if reason := l.atomicProblem(op.Result().Type()); reason != "" {
			return m.MatchFailure(reason)
		}
		value := m.Operand(op.Value())
		address := l.element(m, op.Memref(), op.Indices())
		if step, ok := atomicBinOp(op.Kind()); ok {
			return m.Replace(llvm.NewAtomicrmw(m.Builder, address, value, step, llvm.AtomicOrderingAcqRel).Res())
		}
		e := l.at(m.Rewriter)
		loop := l.newAtomicLoop(m.Rewriter, op.Op, address)
		loop.end(e, combine(e, op.Kind(), loop.old, value))
		m.SetInsertionPoint(op.Op)
		return m.Replace(loop.old)
	})
}

// atomicProblem says why elements cannot be exchanged in one step.
func (l *Lowering) atomicProblem(t ir.Type) string {
	width := 0
	switch t := l.types.ConvertOne(t).(type) {
	case *ir.IntegerType:
		width = int(t.Width())
	case *ir.FloatType:
		width = t.Kind().BitWidth()
	}
	switch width {
	case 8, 16, 32, 64:
		return ""
	}
	return "only elements of 8, 16, 32 or 64 bits can be exchanged in one step"
}

// combine computes what a kind of atomic_rmw makes of two values, for those that
// LLVM does not exchange in one step.
func combine(e emit.Emitter, kind std.AtomicRMWKind, a, b *ir.Value) *ir.Value {
	switch kind {
	case std.AtomicRMWKindMulf:
		return llvm.NewFmul(e.Builder, a, b).Res()
	case std.AtomicRMWKindMuli:
		return e.Mul(a, b)
	case std.AtomicRMWKindMaxnumf:
		return llvm.NewIntrMaxnum(e.Builder, a, b).Res()
	case std.AtomicRMWKindMinnumf:
		return llvm.NewIntrMinnum(e.Builder, a, b).Res()
	}
	predicate := llvm.FCmpPredicateOgt
	if kind == std.AtomicRMWKindMinf {
		predicate = llvm.FCmpPredicateOlt
	}
	first := llvm.NewFcmp(e.Builder, a, b, predicate).Res()
	return llvm.NewSelect(e.Builder, first, a, b).Res()
}

// atomicLoop replaces what is at an address by what a computation makes of it,
// and repeats that until no other thread has changed it in between.
type atomicLoop struct {
	l       *Lowering
	address *ir.Value // of integers, as only these can be compared and exchanged
	bits    *ir.Value // what was found there, as an integer
	old     *ir.Value // the same as an element
	loop    *ir.Block
	after   *ir.Block
}

// newAtomicLoop begins a loop before op; everything from op on comes after it.
// The rewriter stands in the loop, where the computation goes; end ends it.
func (l *Lowering) newAtomicLoop(rw *convert.Rewriter, op *ir.Operation, address *ir.Value) *atomicLoop {
	e := l.at(rw)
	elem := llvm.Elem(address.Type())
	stored := elem
	if f, ok := elem.(*ir.FloatType); ok {
		stored = l.ctx.IntegerType(uint32(f.Kind().BitWidth()), ir.Signless)
		address = e.Bitcast(address, l.kit.Types.Ptr(stored, llvm.Space(address.Type())))
	}
	initial := e.Load(address, stored)
	before := op.Block()
	a := &atomicLoop{l: l, address: address, after: rw.SplitBlock(op)}
	a.loop = rw.CreateBlock(before.Region(), a.after, stored)
	rw.SetInsertionPointToEnd(before)
	llvm.NewBr(rw.Builder, []*ir.Value{initial}, a.loop)

	rw.SetInsertionPointToEnd(a.loop)
	a.bits = a.loop.Arg(0)
	a.old = a.bits
	if stored != elem {
		a.old = e.Bitcast(a.bits, elem)
	}
	return a
}

// end stores what was computed, or enters the next iteration with what is there by now.
func (a *atomicLoop) end(e emit.Emitter, fresh *ir.Value) {
	stored, i1 := a.bits.Type(), a.l.ctx.I1()
	if stored != fresh.Type() {
		fresh = e.Bitcast(fresh, stored)
	}
	pair := llvm.NewCmpxchg(e.Builder, a.address, a.bits, fresh, e.Types.Struct(stored, i1),
		llvm.AtomicOrderingAcqRel, llvm.AtomicOrderingMonotonic).Res()
	found := e.Extract(pair, stored, 0)
	done := e.Extract(pair, i1, 1)
	llvm.NewCondBr(e.Builder, done, nil, []*ir.Value{found}, a.after, a.loop)
}

// genericAtomicRMW converts `std.generic_atomic_rmw` to a loop around its body, and the
// `std.atomic_yield` in it to the end of the loop.
func (l *Lowering) genericAtomicRMW() convert.Pattern {
	return convert.On("std.generic_atomic_rmw to a loop", func(op std.GenericAtomicRmw, m convert.Match) convert.Result {
		if reason := l.atomicProblem(op.Result().Type()); reason != "" {
			return m.MatchFailure(reason)
		}
		body := op.Body()
		if !body.HasOneBlock() {
			return m.MatchFailure("its body has several blocks")
		}
		yield, ok := std.AsAtomicYield(body.Entry().Last())
		if !ok {
			return m.MatchFailure("its body does not end with std.atomic_yield")
		}
		loop := l.newAtomicLoop(m.Rewriter, op.Op, l.element(m, op.Memref(), op.Indices()))
		m.MergeBlock(body.Entry(), loop.loop, []*ir.Value{loop.old})
		fresh := m.Converted(yield.Op, yield.Result())
		m.SetInsertionPoint(yield.Op)
		m.SetLoc(yield.Op.Loc())
		loop.end(l.at(m.Rewriter), fresh[0])
		m.EraseOp(yield.Op)
		m.SetInsertionPoint(op.Op)
		m.SetLoc(op.Op.Loc())
		return m.Replace(loop.old)
	})
}
