package toruntime

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/omp"
)

// partials are the partial results of a loop.
type partials []partial

// partial is one partial result: where it is, the accumulator that it goes to, and how values
// are combined.
type partial struct {
	memory, accumulator *ir.Value
	declare             omp.ReductionDeclare
}

// partialResults makes memory for the partial results, with the neutral values in it, and makes
// the reductions in the loop use it.
func (s *sharing) partialResults() partials {
	var list partials
	for i, ref := range s.loop.Reductions() {
		d := omp.ReductionDeclare{Op: s.table.Lookup(ref.Root())}
		p := partial{memory: s.slot(d.Type()), accumulator: s.loop.ReductionVars()[i], declare: d}
		neutral := s.inlined(d.InitializerRegion(), llvm.NewMlirUndef(s.Builder, d.Type()).Res())
		s.store(neutral, p.memory)
		list = append(list, p)
	}
	var reductions []omp.Reduction
	ir.Walk(s.loop.Op, func(op *ir.Operation) ir.WalkResult {
		if r, ok := omp.AsReduction(op); ok {
			reductions = append(reductions, r)
		}
		return ir.Advance
	})
	at := s.InsertionPoint()
	for _, r := range reductions {
		for _, p := range list {
			if p.accumulator == r.Accumulator() {
				s.SetInsertionPoint(r.Op)
				s.store(s.inlined(p.declare.ReductionRegion(), s.load(p.memory), r.Operand()), p.memory)
			}
		}
		r.Op.Erase()
	}
	s.RestoreInsertionPoint(at)
	return list
}

// inlined copies a region for values where the builder stands, and returns what it yields.
func (e *emitter) inlined(r *ir.Region, values ...*ir.Value) *ir.Value {
	m := ir.NewMapping()
	for i, v := range values {
		m.MapValue(r.Entry().Arg(i), v)
	}
	if r.HasOneBlock() {
		for op := range r.Entry().WithoutTerminator() {
			e.Clone(op, m)
		}
		return m.Value(r.Entry().Last().Operand(0))
	}
	here := llvm.NewMlirUndef(e.Builder, e.i32).Op
	before := here.Block()
	rest := before.Split(here)
	result := rest.AddArg(endsOf(r, "omp.yield")[0].OperandType(0), e.Loc())
	e.ClearInsertionPoint()
	e.CloneRegionInto(r, before.Region(), m)
	entry := m.Block(r.Entry())
	for i, v := range values {
		entry.Arg(i).ReplaceAllUsesWith(v)
	}
	for i := entry.NumArgs() - 1; i >= 0; i-- {
		entry.EraseArg(i)
	}
	for _, end := range endsOf(r, "omp.yield") {
		yield := m.Block(end.Block()).Last()
		e.SetInsertionPoint(yield)
		e.br(rest, yield.Operand(0))
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

// combine combines the partial results of all threads with the accumulators.
func (list partials) combine(s *sharing) {
	if len(list) == 0 {
		return
	}
	array := s.types.Array(int64(len(list)), s.bytes)
	places := s.slot(array)
	for i, p := range list {
		s.store(s.asBytes(p.memory), s.member(places, i, s.bytes))
	}
	name := s.fresh(s.fn.SymName() + ".reduce")
	combineType := s.types.Func(s.types.Void(), []ir.Type{s.bytes, s.bytes}, false)
	list.function(s, name, combineType, array)
	lock := llvm.NewMlirAddressof(s.Builder, s.ptr(s.runtime.Lock()), s.lockName()).Res()
	chosen := s.here("__kmpc_reduce_nowait", s.number(s.i32, int64(len(list))),
		s.number(s.size, int64(len(list))*int64(s.size.Width()/8)), s.asBytes(places),
		llvm.NewMlirAddressof(s.Builder, s.ptr(combineType), name).Res(), lock)
	combine, after := s.blockBefore(s.rest), s.blockBefore(s.rest)
	s.condBr(s.icmp(llvm.ICmpPredicateEq, chosen, s.number(s.i32, 1)), combine, after)
	s.SetInsertionPointToEnd(combine)
	for _, p := range list {
		s.store(s.inlined(p.declare.ReductionRegion(), s.load(p.accumulator), s.load(p.memory)), p.accumulator)
	}
	s.here("__kmpc_end_reduce_nowait", lock)
	s.br(after)
	s.SetInsertionPointToEnd(after)
}

// function makes the function by which the runtime combines the partial results of two threads:
// those of the first become those of both.
func (list partials) function(s *sharing, name string, t, array ir.Type) {
	e := *s.emitter
	e.Builder = ir.NewBuilder(s.ctx)
	e.SetLoc(s.loop.Op.Loc())
	e.SetInsertionPointAfter(s.fn.Op)
	fn := llvm.NewFunc(e.Builder, name, t, ir.NamedAttr{Name: "linkage", Value: llvm.LinkageInternal.Attr(s.ctx)})
	s.table.Insert(fn.Op)
	entry := e.CreateBlock(fn.Op.Region(0), nil, s.bytes, s.bytes)
	first := llvm.NewBitcast(e.Builder, entry.Arg(0), e.ptr(array)).Res()
	second := llvm.NewBitcast(e.Builder, entry.Arg(1), e.ptr(array)).Res()
	for i, p := range list {
		element := e.ptr(p.declare.Type())
		place := func(of *ir.Value) *ir.Value {
			return llvm.NewBitcast(e.Builder, e.load(e.member(of, i, e.bytes)), element).Res()
		}
		into, from := place(first), place(second)
		e.store(e.inlined(p.declare.ReductionRegion(), e.load(into), e.load(from)), into)
	}
	llvm.NewReturn(e.Builder, nil)
}

// lockName is the symbol of the lock of reductions.
func (l *lowerer) lockName() string {
	if l.lock != "" {
		return l.lock
	}
	l.lock = l.fresh("omp.reduction.lock")
	defer l.RestoreInsertionPoint(l.InsertionPoint())
	l.SetInsertionPointToEnd(l.table.Op().Region(0).Entry())
	zeros := l.ctx.RankedTensorType([]int64{8}, l.i32, nil)
	op := llvm.NewMlirGlobal(l.Builder, l.lock, l.runtime.Lock(),
		ir.NamedAttr{Name: "linkage", Value: llvm.LinkageInternal.Attr(l.ctx)},
		ir.NamedAttr{Name: "alignment", Value: l.ctx.I64Attr(8)},
		ir.NamedAttr{Name: "value", Value: l.ctx.DenseElementsAttr(zeros, make([]byte, 4), true)}).Op
	l.table.Insert(op)
	return l.lock
}
