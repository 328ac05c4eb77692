package toruntime

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/omp"
)

// reducer is how values are reduced, or variables, by reference.
type reducer struct {
	t             ir.Type // of the values, or of pointers to the variables
	init, combine *ir.Region
	cleanup       *ir.Region // nil or empty where there is nothing to do
	byRef         bool
}

// reducerOf is what MLIR 13 declares.
func reducerOf(d omp.ReductionDeclare) reducer {
	return reducer{t: d.Type(), init: d.InitializerRegion(), combine: d.ReductionRegion()}
}

// reduced is a variable that is reduced: the accumulator outside, and the argument that is the thread's
// copy inside, nil where values are combined by omp.reduction.
type reduced struct {
	reducer
	accumulator, arg *ir.Value
}

// reducedOf are the variables of a clause of MLIR 19.
func (l *lowerer) reducedOf(vars []*ir.Value, symbols []*ir.SymbolRefAttr, byRef []int64, args []*ir.Value) []reduced {
	var list []reduced
	for i, ref := range symbols {
		d := omp.DeclareReduction{Op: l.table.Lookup(ref.Root())}
		r := reducer{t: d.Type(), init: d.InitializerRegion(), combine: d.ReductionRegion(), cleanup: d.CleanupRegion()}
		r.byRef = i < len(byRef) && byRef[i] != 0
		list = append(list, reduced{reducer: r, accumulator: vars[i], arg: args[i]})
	}
	return list
}

// partials are the partial results of a loop or of a team.
type partials []partial

// partial is one partial result, and where it is: in memory for it, or where a pointer points that the
// initializer has given.
type partial struct {
	reduced
	memory *ir.Value
}

// partialResults makes memory for the partial results, with the neutral values in it, and makes it what
// the arguments are.
func (l *lowerer) partialResults(vars []reduced) partials {
	var list partials
	for _, r := range vars {
		p := partial{reduced: r}
		if r.byRef {
			p.memory = l.inlined(r.init, r.accumulator)
		} else {
			p.memory = l.slot(r.t)
			neutral := l.inlined(r.init, llvm.NewMlirUndef(l.Builder, r.t).Res())
			l.store(neutral, p.memory)
		}
		if r.arg != nil {
			r.arg.ReplaceAllUsesWith(l.pointer(p.memory, r.arg.Type()))
		}
		list = append(list, p)
	}
	return list
}

// collect makes the operations omp.reduction in a loop use the memory.
func (list partials) collect(l *lowerer, loop *ir.Operation) {
	var reductions []omp.Reduction
	ir.Walk(loop, func(op *ir.Operation) ir.WalkResult {
		if r, ok := omp.AsReduction(op); ok {
			reductions = append(reductions, r)
		}
		return ir.Advance
	})
	defer l.RestoreInsertionPoint(l.InsertionPoint())
	for _, r := range reductions {
		for _, p := range list {
			if p.accumulator == r.Accumulator() {
				l.SetInsertionPoint(r.Op)
				l.store(l.inlined(p.reducer.combine, l.load(p.memory), r.Operand()), p.memory)
			}
		}
		r.Op.Erase()
	}
}

// pointer is an address as a pointer of another type.
func (e *emitter) pointer(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return llvm.NewBitcast(e.Builder, v, t).Res()
}

// inlined copies a region for values where the builder stands, and returns what it yields; nil where
// that is nothing.
func (e *emitter) inlined(r *ir.Region, values ...*ir.Value) *ir.Value {
	m := ir.NewMapping()
	for i, v := range values {
		m.MapValue(r.Entry().Arg(i), v)
	}
	ends := endsOf(r, "omp.yield")
	if r.HasOneBlock() {
		for op := range r.Entry().WithoutTerminator() {
			e.Clone(op, m)
		}
		return m.Value(yielded(ends))
	}
	here := llvm.NewMlirUndef(e.Builder, e.i32).Op
	before := here.Block()
	rest := before.Split(here)
	var result *ir.Value
	if v := yielded(ends); v != nil {
		result = rest.AddArg(v.Type(), e.Loc())
	}
	e.ClearInsertionPoint()
	e.CloneRegionInto(r, before.Region(), m)
	entry := m.Block(r.Entry())
	for i, v := range values {
		entry.Arg(i).ReplaceAllUsesWith(v)
	}
	for i := entry.NumArgs() - 1; i >= 0; i-- {
		entry.EraseArg(i)
	}
	for _, end := range ends {
		yield := m.Block(end.Block()).Last()
		e.SetInsertionPoint(yield)
		e.br(rest, yield.Operands()...)
		yield.Erase()
	}
	e.SetInsertionPointToEnd(before)
	e.br(entry)
	if next := here.Next(); next != nil {
		e.SetInsertionPoint(next)
	} else {
		e.SetInsertionPointToEnd(rest)
	}
	here.Erase()
	return result
}

// yielded is what the first of the operations at the ends of blocks yields, or nil.
func yielded(ends []*ir.Operation) *ir.Value {
	if len(ends) == 0 || ends[0].NumOperands() == 0 {
		return nil
	}
	return ends[0].Operand(0)
}

// merge combines what is at two addresses into the first.
func (r reducer) merge(e *emitter, into, from *ir.Value) {
	if r.byRef {
		e.inlined(r.combine, e.pointer(into, r.t), e.pointer(from, r.t))
		return
	}
	into, from = e.pointer(into, e.ptr(r.t)), e.pointer(from, e.ptr(r.t))
	e.store(e.inlined(r.combine, e.load(into), e.load(from)), into)
}

// combine combines the partial results of all threads with the accumulators, in blocks before another
// one, and frees what the initializers have made.
func (list partials) combine(l *lowerer, before *ir.Block, loc ir.Location) {
	if len(list) == 0 {
		return
	}
	array := l.types.Array(int64(len(list)), l.bytes)
	places := l.slot(array)
	for i, p := range list {
		l.store(l.asBytes(p.memory), l.member(places, i, l.bytes))
	}
	name := l.fresh(l.fn.SymName() + ".reduce")
	combineType := l.types.Func(l.types.Void(), []ir.Type{l.bytes, l.bytes}, false)
	list.function(l, name, combineType, array, loc)
	lock := llvm.NewMlirAddressof(l.Builder, l.ptr(l.runtime.Lock()), l.lockName()).Res()
	chosen := l.here("__kmpc_reduce_nowait", l.number(l.i32, int64(len(list))),
		l.number(l.size, int64(len(list))*int64(l.size.Width()/8)), l.asBytes(places),
		llvm.NewMlirAddressof(l.Builder, l.ptr(combineType), name).Res(), lock)
	combine, after := l.blockBefore(before), l.blockBefore(before)
	l.condBr(l.icmp(llvm.ICmpPredicateEq, chosen, l.number(l.i32, 1)), combine, after)
	l.SetInsertionPointToEnd(combine)
	for _, p := range list {
		p.merge(l.emitter, p.accumulator, p.memory)
	}
	l.here("__kmpc_end_reduce_nowait", lock)
	l.br(after)
	l.SetInsertionPointToEnd(after)
	list.cleanUp(l)
}

// cleanUp frees what the initializers have made.
func (list partials) cleanUp(l *lowerer) {
	for _, p := range slices.Backward(list) {
		switch {
		case p.cleanup == nil || p.cleanup.Empty():
		case p.byRef:
			l.inlined(p.cleanup, p.memory)
		default:
			l.inlined(p.cleanup, l.load(p.memory))
		}
	}
}

// function makes the function by which the runtime combines the partial results of two threads:
// those of the first become those of both.
func (list partials) function(l *lowerer, name string, t, array ir.Type, loc ir.Location) {
	e := *l.emitter
	e.Builder = ir.NewBuilder(l.ctx)
	e.SetLoc(loc)
	e.SetInsertionPointAfter(l.fn.Op)
	fn := llvm.NewFunc(e.Builder, name, t, ir.NamedAttr{Name: "linkage", Value: llvm.LinkageInternal.Attr(l.ctx)})
	l.table.Insert(fn.Op)
	entry := e.CreateBlock(fn.Op.Region(0), nil, l.bytes, l.bytes)
	first := llvm.NewBitcast(e.Builder, entry.Arg(0), e.ptr(array)).Res()
	second := llvm.NewBitcast(e.Builder, entry.Arg(1), e.ptr(array)).Res()
	for i, p := range list {
		p.merge(&e, e.load(e.member(first, i, e.bytes)), e.load(e.member(second, i, e.bytes)))
	}
	llvm.NewReturn(e.Builder, nil)
}

// lockName is the symbol of the lock of reductions.
func (l *lowerer) lockName() string {
	if l.lock == "" {
		l.lock = l.fresh("omp.reduction.lock")
		l.defineLock(l.lock, llvm.LinkageInternal)
	}
	return l.lock
}

// defineLock adds a lock to the module.
func (l *lowerer) defineLock(name string, linkage llvm.Linkage) {
	defer l.RestoreInsertionPoint(l.InsertionPoint())
	l.SetInsertionPointToEnd(l.table.Op().Region(0).Entry())
	zeros := l.ctx.RankedTensorType([]int64{8}, l.i32, nil)
	op := llvm.NewMlirGlobal(l.Builder, name, l.runtime.Lock(),
		ir.NamedAttr{Name: "linkage", Value: linkage.Attr(l.ctx)},
		ir.NamedAttr{Name: "alignment", Value: l.ctx.I64Attr(8)},
		ir.NamedAttr{Name: "value", Value: l.ctx.DenseElementsAttr(zeros, make([]byte, 4), true)}).Op
	l.table.Insert(op)
}
