package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

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

// end stores what was computed, or goes round again with what is there by now.
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

// genericAtomicRMW converts `std.generic_atomic_rmw` to a loop around its body,
// which `std.atomic_yield` ends.
func (l *Lowering) genericAtomicRMW() convert.Pattern {
	return convert.Pattern{
		Name: "std.generic_atomic_rmw to a loop", Root: "std.generic_atomic_rmw",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			if reason := l.atomicProblem(op.Result(0).Type()); reason != "" {
				return rw.MatchFailure(reason)
			}
			body := op.Region(0)
			if !body.HasOneBlock() {
				return rw.MatchFailure("its body has several blocks")
			}
			loop := l.newAtomicLoop(rw, op, l.element(op, 0, operands, rw))
			l.atomics.Store(body.Entry().Last(), loop)
			rw.MergeBlock(body.Entry(), loop.loop, []*ir.Value{loop.old})
			rw.SetInsertionPoint(op)
			return replace(rw, op, loop.old)
		},
	}
}

// atomicYield converts `std.atomic_yield` to the end of the loop.
func (l *Lowering) atomicYield() convert.Pattern {
	return convert.Pattern{
		Name: "std.atomic_yield to llvm.cmpxchg", Root: "std.atomic_yield",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			known, ok := l.atomics.LoadAndDelete(op)
			if !ok {
				return rw.MatchFailure("the std.generic_atomic_rmw around it was not converted")
			}
			known.(*atomicLoop).end(l.at(rw), operands.One(0))
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}
