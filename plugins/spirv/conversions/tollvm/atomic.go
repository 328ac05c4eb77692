package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// orderingOf is what LLVM calls the order of memory semantics.
func orderingOf(semantics ir.Attribute) llvm.AtomicOrdering {
	s := spirv.MemorySemantics(intOf(semantics))
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
func (l *Lowering) scopeAttrs(op *ir.Operation, semantics ir.Attribute) []ir.NamedAttr {
	var list []ir.NamedAttr
	if spirv.Scope(intOf(op.Attr("memory_scope"))) == spirv.ScopeInvocation {
		list = append(list, ir.NamedAttr{Name: "syncscope", Value: l.ctx.StringAttr("singlethread")})
	}
	if spirv.MemorySemantics(intOf(semantics))&spirv.MemorySemanticsVolatile != 0 {
		list = append(list, ir.NamedAttr{Name: "volatile_", Value: l.ctx.UnitAttr()})
	}
	return list
}

// atomicUpdates are the operations that LLVM has one for.
var atomicUpdates = []struct {
	name string
	op   llvm.AtomicBinOp
}{
	{"spv.AtomicAnd", llvm.AtomicBinOpAnd}, {"spv.AtomicOr", llvm.AtomicBinOpOr},
	{"spv.AtomicXor", llvm.AtomicBinOpXor}, {"spv.AtomicIAdd", llvm.AtomicBinOpAdd},
	{"spv.AtomicISub", llvm.AtomicBinOpSub}, {"spv.AtomicSMax", llvm.AtomicBinOpMax},
	{"spv.AtomicSMin", llvm.AtomicBinOpMin}, {"spv.AtomicUMax", llvm.AtomicBinOpUmax},
	{"spv.AtomicUMin", llvm.AtomicBinOpUmin}, {"spv.AtomicExchange", llvm.AtomicBinOpXchg},
	{"spv.AtomicIIncrement", llvm.AtomicBinOpAdd}, {"spv.AtomicIDecrement", llvm.AtomicBinOpSub},
	{"spv.EXT.AtomicFAdd", llvm.AtomicBinOpFadd},
}

// atomicPatterns convert atomic operations.
func (l *Lowering) atomicPatterns() []convert.Pattern {
	list := []convert.Pattern{
		l.atomicLoad(), l.atomicStore(), l.memoryBarrier(), l.controlBarrier(),
		l.compareExchange("spv.AtomicCompareExchange", false),
		l.compareExchange("spv.AtomicCompareExchangeWeak", true),
		l.atomicLoop("spv.EXT.AtomicFMin", "llvm.intr.minnum"), l.atomicLoop("spv.EXT.AtomicFMax", "llvm.intr.maxnum"),
	}
	for _, u := range atomicUpdates {
		list = append(list, l.atomicUpdate(u.name, u.op))
	}
	return list
}

// atomicUpdate converts an update to `llvm.atomicrmw`; one without a value is by 1.
func (l *Lowering) atomicUpdate(name string, bin llvm.AtomicBinOp) convert.Pattern {
	return convert.Pattern{
		Name: name + " to llvm.atomicrmw", Root: name,
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			e := l.at(rw)
			pointer := operands.One(0)
			var value *ir.Value
			if len(operands) > 1 {
				value = operands.One(1)
			} else {
				t := llvm.Elem(pointer.Type())
				value = e.Constant(t, l.number(t, 1))
			}
			semantics := op.Attr("semantics")
			rmw := llvm.NewAtomicrmw(rw.Builder, pointer, value, bin, orderingOf(semantics), l.scopeAttrs(op, semantics)...)
			rw.ReplaceOp(op, rmw.Res())
			return rw.Success()
		},
	}
}

// atomicLoad converts `spv.AtomicLoad` to an atomic load, of natural alignment.
func (l *Lowering) atomicLoad() convert.Pattern {
	return convert.Pattern{
		Name: "spv.AtomicLoad to llvm.load", Root: "spv.AtomicLoad",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			ordering := orderingOf(op.Attr("semantics"))
			if ordering == llvm.AtomicOrderingAcqRel || ordering == llvm.AtomicOrderingRelease {
				ordering = llvm.AtomicOrderingAcquire
			}
			rw.ReplaceOp(op, llvm.NewLoad(rw.Builder, operands.One(0), l.atomicAttrs(op, operands.One(0), ordering)...).Res())
			return rw.Success()
		},
	}
}

// atomicStore converts `spv.AtomicStore` to an atomic store, of natural alignment.
func (l *Lowering) atomicStore() convert.Pattern {
	return convert.Pattern{
		Name: "spv.AtomicStore to llvm.store", Root: "spv.AtomicStore",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			ordering := orderingOf(op.Attr("semantics"))
			if ordering == llvm.AtomicOrderingAcqRel || ordering == llvm.AtomicOrderingAcquire {
				ordering = llvm.AtomicOrderingRelease
			}
			llvm.NewStore(rw.Builder, operands.One(1), operands.One(0), l.atomicAttrs(op, operands.One(0), ordering)...)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

func (l *Lowering) atomicAttrs(op *ir.Operation, pointer *ir.Value, ordering llvm.AtomicOrdering) []ir.NamedAttr {
	list := l.scopeAttrs(op, op.Attr("semantics"))
	size := extentOf(llvm.Elem(pointer.Type())).size
	return append(list,
		ir.NamedAttr{Name: "alignment", Value: l.ctx.I64Attr(size)},
		ir.NamedAttr{Name: "ordering", Value: ordering.Attr(l.ctx)})
}

// compareExchange converts an exchange under a condition to `llvm.cmpxchg`.
func (l *Lowering) compareExchange(name string, weak bool) convert.Pattern {
	return convert.Pattern{
		Name: name + " to llvm.cmpxchg", Root: name,
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			equal, unequal := orderingOf(op.Attr("equal_semantics")), orderingOf(op.Attr("unequal_semantics"))
			attrs := l.scopeAttrs(op, op.Attr("equal_semantics"))
			if weak {
				attrs = append(attrs, ir.NamedAttr{Name: "weak", Value: l.ctx.UnitAttr()})
			}
			rw.ReplaceOp(op, l.exchange(l.at(rw), operands.One(0), operands.One(2), operands.One(1), equal, unequal, attrs, 0))
			return rw.Success()
		},
	}
}

// exchange makes a compare and exchange, and takes a member out of its result. A failure
// must not be ordered more than a success, nor release.
func (l *Lowering) exchange(
	e emit.Emitter, pointer, compare, value *ir.Value, equal, unequal llvm.AtomicOrdering, attrs []ir.NamedAttr, member int,
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
	pair := llvm.NewCmpxchg(e.Builder, pointer, compare, value, t, equal, unequal, attrs...).Res()
	if member == 0 {
		return l.extract(e, pair, value.Type(), 0)
	}
	return pair
}

// atomicLoop converts an update that LLVM has no operation for to a loop, which computes
// the new value and tries to exchange it until nothing came between.
func (l *Lowering) atomicLoop(name, compute string) convert.Pattern {
	return convert.Pattern{
		Name: name + " to a loop", Root: name,
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			e := l.at(rw)
			pointer, value := operands.One(0), operands.One(1)
			t := value.Type()
			word := l.ctx.IntegerType(uint32(width(t)), ir.Signless)
			ordering := orderingOf(op.Attr("semantics"))
			words := e.Bitcast(pointer, l.kit.Types.Ptr(word, 0))
			first := llvm.NewLoad(rw.Builder, words, l.atomicAttrs(op, words, llvm.AtomicOrderingMonotonic)...).Res()
			before := op.Block()
			after := rw.SplitBlock(op)
			loop := rw.CreateBlock(before.Region(), after, word)
			rw.SetInsertionPointToEnd(before)
			llvm.NewBr(rw.Builder, []*ir.Value{first}, loop)
			rw.SetInsertionPointToEnd(loop)
			old := e.Bitcast(loop.Arg(0), t)
			fresh := e.Bitcast(e.Make(l.ctx.OpName(compute), t, nil, old, value), word)
			attrs := l.scopeAttrs(op, op.Attr("semantics"))
			pair := l.exchange(e, words, loop.Arg(0), fresh, ordering, llvm.AtomicOrderingMonotonic, attrs, -1)
			done := l.extract(e, pair, l.ctx.I1(), 1)
			llvm.NewCondBr(rw.Builder, done, nil, []*ir.Value{l.extract(e, pair, word, 0)}, after, loop)
			rw.SetInsertionPoint(op)
			rw.ReplaceOp(op, old)
			return rw.Success()
		},
	}
}

// fence orders memory as semantics say; nothing if they do not.
func (l *Lowering) fence(rw *convert.Rewriter, op *ir.Operation) {
	semantics := op.Attr("memory_semantics")
	ordering := orderingOf(semantics)
	if ordering == llvm.AtomicOrderingMonotonic {
		return
	}
	var attrs []ir.NamedAttr
	if spirv.Scope(intOf(op.Attr("memory_scope"))) == spirv.ScopeInvocation {
		attrs = append(attrs, ir.NamedAttr{Name: "syncscope", Value: l.ctx.StringAttr("singlethread")})
	}
	llvm.NewFence(rw.Builder, ordering, attrs...)
}

// memoryBarrier converts `spv.MemoryBarrier` to `llvm.fence`.
func (l *Lowering) memoryBarrier() convert.Pattern {
	return convert.Pattern{
		Name: "spv.MemoryBarrier to llvm.fence", Root: "spv.MemoryBarrier",
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			l.fence(rw, op)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// BarrierFunction is what a control barrier calls, with the number of the scope that
// waits. What runs a group of invocations defines it, or replaces the calls.
const BarrierFunction = "__spv_control_barrier"

// controlBarrier converts `spv.ControlBarrier` to a call between fences. One invocation does
// not wait.
func (l *Lowering) controlBarrier() convert.Pattern {
	return convert.Pattern{
		Name: "spv.ControlBarrier to llvm.call", Root: "spv.ControlBarrier",
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			l.fence(rw, op)
			scope := intOf(op.Attr("execution_scope"))
			if spirv.Scope(scope) != spirv.ScopeInvocation {
				rw.Declare(op, BarrierFunction, func(b *ir.Builder) *ir.Operation {
					return llvm.NewFunc(b, BarrierFunction, l.kit.Types.Func(nil, []ir.Type{l.ctx.I32()}, false)).Op
				})
				e := l.at(rw)
				e.Call(BarrierFunction, nil, e.I32(scope))
				l.fence(rw, op)
			}
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}
