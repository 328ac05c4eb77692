package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// orderingOf is what LLVM calls the order of memory semantics.
func orderingOf(s spirv.MemorySemantics) llvm.AtomicOrdering {
	switch {
	case s&spirv.MemorySemanticsSequentiallyConsistent != 0:
		return llvm.AtomicOrderingSeqCst
	case s&spirv.MemorySemanticsAcquireRelease != 0,
		s&spirv.MemorySemanticsAcquire != 0 && s&spirv.MemorySemanticsRelease != 0:
		return llvm.AtomicOrderingAcqRel
	case s&spirv.MemorySemanticsAcquire != 0:
		return llvm.AtomicOrderingAcquire
	case s&spirv.MemorySemanticsRelease != 0:
		return llvm.AtomicOrderingRelease
	}
	return llvm.AtomicOrderingMonotonic
}

// scopeAttrs are those of an atomic operation. Only the scope of one invocation is known
// to LLVM; invocations of every other are threads to it.
func (l *Lowering) scopeAttrs(scope spirv.Scope, semantics spirv.MemorySemantics) []ir.NamedAttr {
	var list []ir.NamedAttr
	if scope == spirv.ScopeInvocation {
		list = append(list, ir.NamedAttr{Name: "syncscope", Value: l.ctx.StringAttr("singlethread")})
	}
	if semantics&spirv.MemorySemanticsVolatile != 0 {
		list = append(list, ir.NamedAttr{Name: "volatile_", Value: l.ctx.UnitAttr()})
	}
	return list
}

// An atomicOp is the view of an operation on memory that is one step to others.
type atomicOp interface {
	ir.View
	Pointer() *ir.Value
	MemoryScope() spirv.Scope
	Semantics() spirv.MemorySemantics
}

// An atomicUpdateOp is an atomicOp that combines memory with a value.
type atomicUpdateOp interface {
	atomicOp
	Value() *ir.Value
}

// atomicPatterns convert atomic operations.
func (l *Lowering) atomicPatterns() []convert.Pattern {
	return []convert.Pattern{
		atomicUpdate[spirv.AtomicAnd](l, llvm.AtomicBinOpAnd), atomicUpdate[spirv.AtomicOr](l, llvm.AtomicBinOpOr),
		atomicUpdate[spirv.AtomicXor](l, llvm.AtomicBinOpXor), atomicUpdate[spirv.AtomicIAdd](l, llvm.AtomicBinOpAdd),
		atomicUpdate[spirv.AtomicISub](l, llvm.AtomicBinOpSub), atomicUpdate[spirv.AtomicSMax](l, llvm.AtomicBinOpMax),
		atomicUpdate[spirv.AtomicSMin](l, llvm.AtomicBinOpMin), atomicUpdate[spirv.AtomicUMax](l, llvm.AtomicBinOpUmax),
		atomicUpdate[spirv.AtomicUMin](l, llvm.AtomicBinOpUmin), atomicUpdate[spirv.AtomicExchange](l, llvm.AtomicBinOpXchg),
		atomicUpdate[spirv.EXTAtomicFAdd](l, llvm.AtomicBinOpFadd),
		atomicStep[spirv.AtomicIIncrement](l, llvm.AtomicBinOpAdd), atomicStep[spirv.AtomicIDecrement](l, llvm.AtomicBinOpSub),
		atomicLoop[spirv.EXTAtomicFMin](l, func(b *ir.Builder, old, value *ir.Value) *ir.Value {
			return llvm.NewIntrMinnum(b, old, value).Res()
		}),
		atomicLoop[spirv.EXTAtomicFMax](l, func(b *ir.Builder, old, value *ir.Value) *ir.Value {
			return llvm.NewIntrMaxnum(b, old, value).Res()
		}),
		l.atomicLoad(), l.atomicStore(), l.compareExchange(), l.compareExchangeWeak(), l.memoryBarrier(), l.controlBarrier(),
	}
}

// atomicUpdate converts an update that LLVM has one for to `llvm.atomicrmw`.
func atomicUpdate[V atomicUpdateOp](l *Lowering, bin llvm.AtomicBinOp) convert.Pattern {
	var view V
	return convert.On(view.OpName()+" to llvm.atomicrmw", func(op V, m convert.Match) convert.Result {
		attrs := l.scopeAttrs(op.MemoryScope(), op.Semantics())
		rmw := llvm.NewAtomicrmw(m.Builder, m.Operand(op.Pointer()), m.Operand(op.Value()), bin, orderingOf(op.Semantics()), attrs...)
		return m.Replace(rmw.Res())
	})
}

// atomicStep converts an update by 1 to `llvm.atomicrmw`.
func atomicStep[V atomicOp](l *Lowering, bin llvm.AtomicBinOp) convert.Pattern {
	var view V
	return convert.On(view.OpName()+" to llvm.atomicrmw", func(op V, m convert.Match) convert.Result {
		pointer := m.Operand(op.Pointer())
		t := llvm.Elem(pointer.Type())
		attrs := l.scopeAttrs(op.MemoryScope(), op.Semantics())
		one := l.at(m).Constant(t, l.number(t, 1))
		return m.Replace(llvm.NewAtomicrmw(m.Builder, pointer, one, bin, orderingOf(op.Semantics()), attrs...).Res())
	})
}

// atomicLoad converts `spv.AtomicLoad` to an atomic load, of natural alignment.
func (l *Lowering) atomicLoad() convert.Pattern {
	return convert.On("spv.AtomicLoad to llvm.load", func(op spirv.AtomicLoad, m convert.Match) convert.Result {
		ordering := orderingOf(op.Semantics())
		if ordering == llvm.AtomicOrderingAcqRel || ordering == llvm.AtomicOrderingRelease {
			ordering = llvm.AtomicOrderingAcquire
		}
		pointer := m.Operand(op.Pointer())
		return m.Replace(llvm.NewLoad(m.Builder, pointer, atomicAttrs(l, op, pointer, ordering)...).Res())
	})
}

// atomicStore converts `spv.AtomicStore` to an atomic store, of natural alignment.
func (l *Lowering) atomicStore() convert.Pattern {
	return convert.On("spv.AtomicStore to llvm.store", func(op spirv.AtomicStore, m convert.Match) convert.Result {
		ordering := orderingOf(op.Semantics())
		if ordering == llvm.AtomicOrderingAcqRel || ordering == llvm.AtomicOrderingAcquire {
			ordering = llvm.AtomicOrderingRelease
		}
		pointer := m.Operand(op.Pointer())
		llvm.NewStore(m.Builder, m.Operand(op.Value()), pointer, atomicAttrs(l, op, pointer, ordering)...)
		return m.Erase()
	})
}

// atomicAttrs are those of the atomic load or store that an operation becomes.
func atomicAttrs[V atomicOp](l *Lowering, op V, pointer *ir.Value, ordering llvm.AtomicOrdering) []ir.NamedAttr {
	list := l.scopeAttrs(op.MemoryScope(), op.Semantics())
	size := extentOf(llvm.Elem(pointer.Type())).size
	return append(list,
		ir.NamedAttr{Name: "alignment", Value: l.ctx.I64Attr(size)},
		ir.NamedAttr{Name: "ordering", Value: ordering.Attr(l.ctx)})
}

// compareExchange converts an exchange under a condition to `llvm.cmpxchg`.
func (l *Lowering) compareExchange() convert.Pattern {
	return convert.On("spv.AtomicCompareExchange to llvm.cmpxchg", func(op spirv.AtomicCompareExchange, m convert.Match) convert.Result {
		attrs := l.scopeAttrs(op.MemoryScope(), op.EqualSemantics())
		pair := l.exchange(m, m.Operand(op.Pointer()), m.Operand(op.Comparator()), m.Operand(op.Value()),
			orderingOf(op.EqualSemantics()), orderingOf(op.UnequalSemantics()), attrs)
		return m.Replace(l.extract(l.at(m), pair, m.Operand(op.Value()).Type(), 0))
	})
}

// compareExchangeWeak converts an exchange that may fail for no reason.
func (l *Lowering) compareExchangeWeak() convert.Pattern {
	return convert.On("spv.AtomicCompareExchangeWeak to llvm.cmpxchg", func(op spirv.AtomicCompareExchangeWeak, m convert.Match) convert.Result {
		attrs := l.scopeAttrs(op.MemoryScope(), op.EqualSemantics())
		attrs = append(attrs, ir.NamedAttr{Name: "weak", Value: l.ctx.UnitAttr()})
		pair := l.exchange(m, m.Operand(op.Pointer()), m.Operand(op.Comparator()), m.Operand(op.Value()),
			orderingOf(op.EqualSemantics()), orderingOf(op.UnequalSemantics()), attrs)
		return m.Replace(l.extract(l.at(m), pair, m.Operand(op.Value()).Type(), 0))
	})
}

// exchange makes a compare and exchange, whose result is the old value and whether it was
// exchanged. A failure must not be ordered more than a success, nor release.
func (l *Lowering) exchange(
	m convert.Match, pointer, compare, value *ir.Value, equal, unequal llvm.AtomicOrdering, attrs []ir.NamedAttr,
) *ir.Value {
	switch unequal {
	case llvm.AtomicOrderingRelease:
		unequal = llvm.AtomicOrderingMonotonic
	case llvm.AtomicOrderingAcqRel:
		unequal = llvm.AtomicOrderingAcquire
	}
	if unequal > equal || unequal == llvm.AtomicOrderingAcquire && equal == llvm.AtomicOrderingRelease {
		equal = max(unequal, llvm.AtomicOrderingAcqRel)
	}
	t := l.kit.Types.Struct(value.Type(), l.ctx.I1())
	return llvm.NewCmpxchg(m.Builder, pointer, compare, value, t, equal, unequal, attrs...).Res()
}

// atomicLoop converts an update that LLVM has no operation for to a loop, which computes
// the new value and tries to exchange it until nothing came between.
func atomicLoop[V atomicUpdateOp](l *Lowering, compute func(b *ir.Builder, old, value *ir.Value) *ir.Value) convert.Pattern {
	var view V
	return convert.On(view.OpName()+" to a loop", func(op V, m convert.Match) convert.Result {
		e, from := l.at(m), ir.OperationOf(op)
		pointer, value := m.Operand(op.Pointer()), m.Operand(op.Value())
		t := value.Type()
		word := l.ctx.IntegerType(uint32(width(t)), ir.Signless)
		words := e.Bitcast(pointer, l.kit.Types.Ptr(word, 0))
		first := llvm.NewLoad(m.Builder, words, atomicAttrs(l, op, words, llvm.AtomicOrderingMonotonic)...).Res()
		before := from.Block()
		after := m.SplitBlock(from)
		loop := m.CreateBlock(before.Region(), after, word)
		m.SetInsertionPointToEnd(before)
		llvm.NewBr(m.Builder, []*ir.Value{first}, loop)
		m.SetInsertionPointToEnd(loop)
		old := e.Bitcast(loop.Arg(0), t)
		fresh := e.Bitcast(compute(m.Builder, old, value), word)
		attrs := l.scopeAttrs(op.MemoryScope(), op.Semantics())
		pair := l.exchange(m, words, loop.Arg(0), fresh, orderingOf(op.Semantics()), llvm.AtomicOrderingMonotonic, attrs)
		done := l.extract(e, pair, l.ctx.I1(), 1)
		llvm.NewCondBr(m.Builder, done, nil, []*ir.Value{l.extract(e, pair, word, 0)}, after, loop)
		m.SetInsertionPoint(from)
		return m.Replace(old)
	})
}

// fence orders memory as semantics say; nothing if they do not.
func (l *Lowering) fence(m convert.Match, scope spirv.Scope, semantics spirv.MemorySemantics) {
	ordering := orderingOf(semantics)
	if ordering == llvm.AtomicOrderingMonotonic {
		return
	}
	llvm.NewFence(m.Builder, ordering, l.scopeAttrs(scope, semantics&^spirv.MemorySemanticsVolatile)...)
}

// memoryBarrier converts `spv.MemoryBarrier` to `llvm.fence`.
func (l *Lowering) memoryBarrier() convert.Pattern {
	return convert.On("spv.MemoryBarrier to llvm.fence", func(op spirv.MemoryBarrier, m convert.Match) convert.Result {
		l.fence(m, op.MemoryScope(), op.MemorySemantics())
		return m.Erase()
	})
}

// BarrierFunction is what a control barrier calls, with the number of the scope that
// waits. What runs a group of invocations defines it, or replaces the calls.
const BarrierFunction = "__spv_control_barrier"

// controlBarrier converts `spv.ControlBarrier` to a call between fences. One invocation does
// not wait.
func (l *Lowering) controlBarrier() convert.Pattern {
	return convert.On("spv.ControlBarrier to llvm.call", func(op spirv.ControlBarrier, m convert.Match) convert.Result {
		l.fence(m, op.MemoryScope(), op.MemorySemantics())
		if op.ExecutionScope() == spirv.ScopeInvocation {
			return m.Erase()
		}
		m.Declare(op.Op, BarrierFunction, func(b *ir.Builder) *ir.Operation {
			return llvm.NewFunc(b, BarrierFunction, l.kit.Types.Func(nil, []ir.Type{l.ctx.I32()}, false)).Op
		})
		e := l.at(m)
		e.Call(BarrierFunction, nil, e.I32(int64(op.ExecutionScope())))
		l.fence(m, op.MemoryScope(), op.MemorySemantics())
		return m.Erase()
	})
}
