package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/emit"
	"github.com/mlirc/mlirc/plugins/std/std"
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
	}
	return 0, false
}

// atomicRMW converts `std.atomic_rmw` to `llvm.atomicrmw`, or to a loop for the
// kinds that this lacks.
func (l *Lowering) atomicRMW() convert.Pattern {
	return convert.Pattern{
		Name: "std.atomic_rmw to llvm.atomicrmw or a loop", Root: "std.atomic_rmw",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			if reason := atomicProblem(op.Result(0).Type()); reason != "" {
				return rw.Decline(reason)
			}
			kind := std.AtomicRMWKind(intAttr(op, "kind"))
			value := operands.One(0)
			address := l.element(op, 1, operands, rw)
			if step, ok := atomicBinOp(kind); ok {
				return replace(rw, op, llvm.NewAtomicrmw(rw.Builder, address, value, step, llvm.AtomicOrderingAcqRel).Res())
			}
			old := l.atomicLoop(rw, op, address, func(old *ir.Value) *ir.Value {
				return combine(l.at(rw), kind, old, value)
			})
			return replace(rw, op, old)
		},
	}
}

// atomicProblem tells why elements cannot be exchanged in one step.
func atomicProblem(t ir.Type) string {
	width := 0
	switch t := t.(type) {
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
	}
	predicate := llvm.FCmpPredicateOgt
	if kind == std.AtomicRMWKindMinf {
		predicate = llvm.FCmpPredicateOlt
	}
	first := llvm.NewFcmp(e.Builder, a, b, predicate).Res()
	return llvm.NewSelect(e.Builder, first, a, b).Res()
}

// atomicLoop exchanges what is at an address by what compute makes of it, and
// tries again until nobody came between. The result is what was there. Everything
// from op on comes after the loop; the rewriter stands there afterwards.
func (l *Lowering) atomicLoop(rw *convert.Rewriter, op *ir.Operation, address *ir.Value, compute func(old *ir.Value) *ir.Value) *ir.Value {
	e := l.at(rw)
	elem := llvm.Elem(address.Type())
	stored := elem
	if f, ok := elem.(*ir.FloatType); ok {
		// Only integers can be compared and exchanged.
		stored = l.ctx.IntegerType(uint32(f.Kind().BitWidth()), ir.Signless)
		address = e.Bitcast(address, l.kit.Types.Ptr(stored, llvm.Space(address.Type())))
	}
	initial := e.Load(address, stored)
	before := op.Block()
	after := rw.SplitBlock(op)
	loop := rw.CreateBlock(before.Region(), after, stored)
	rw.SetInsertionPointToEnd(before)
	llvm.NewBr(rw.Builder, []*ir.Value{initial}, loop)

	rw.SetInsertionPointToEnd(loop)
	bits := loop.Arg(0)
	old := bits
	if stored != elem {
		old = e.Bitcast(bits, elem)
	}
	fresh := compute(old)
	if stored != elem {
		fresh = e.Bitcast(fresh, stored)
	}
	pair := llvm.NewCmpxchg(rw.Builder, address, bits, fresh, l.kit.Types.Struct(stored, l.ctx.I1()),
		llvm.AtomicOrderingAcqRel, llvm.AtomicOrderingMonotonic).Res()
	found := e.Extract(pair, stored, 0)
	done := e.Extract(pair, l.ctx.I1(), 1)
	llvm.NewCondBr(rw.Builder, done, nil, []*ir.Value{found}, after, loop)
	rw.SetInsertionPoint(op)
	return old
}

// genericAtomicRMW converts `std.generic_atomic_rmw` to a loop around its body.
func (l *Lowering) genericAtomicRMW() convert.Pattern {
	return convert.Pattern{
		Name: "std.generic_atomic_rmw to a loop", Root: "std.generic_atomic_rmw",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			if reason := atomicProblem(op.Result(0).Type()); reason != "" {
				return rw.Decline(reason)
			}
			body := op.Region(0)
			if !body.HasOneBlock() {
				return rw.Decline("its body has several blocks")
			}
			yield := body.Entry().Last()
			address := l.element(op, 0, operands, rw)
			old := l.atomicLoop(rw, op, address, func(old *ir.Value) *ir.Value {
				// The body is converted after this, in its new place. Its values
				// have types that stay, so they may be used before.
				fresh := yield.Operand(0)
				rw.EraseOp(yield)
				if fresh == body.Entry().Arg(0) {
					fresh = old
				}
				rw.MergeBlock(body.Entry(), rw.Block(), []*ir.Value{old})
				return rw.Remapped(fresh)[0]
			})
			return replace(rw, op, old)
		},
	}
}
