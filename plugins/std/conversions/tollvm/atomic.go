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

// atomicProblem tells why elements cannot be exchanged in one step.
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
	}
	predicate := llvm.FCmpPredicateOgt
	if kind == std.AtomicRMWKindMinf {
		predicate = llvm.FCmpPredicateOlt
	}
	first := llvm.NewFcmp(e.Builder, a, b, predicate).Res()
	return llvm.NewSelect(e.Builder, first, a, b).Res()
}
