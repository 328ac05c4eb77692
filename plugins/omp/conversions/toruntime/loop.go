package toruntime

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/hints"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/omp"
)

// The numbers of the runtime for schedules.
const (
	staticChunked  = 33
	static         = 34
	dynamicChunked = 35
)

var schedules = map[string]int64{"static": static, "dynamic": dynamicChunked, "guided": 36, "runtime": 37, "auto": 38}

// inOrder is added to the number of a schedule where iterations are ordered.
const inOrder = 32

// worksharing is what is known of a work-sharing loop, of MLIR 13 or of MLIR 19.
type worksharing struct {
	op                                 *ir.Operation // with all that belongs to the loop in it
	body                               *ir.Region    // its arguments are the induction variables
	lower, upper, step                 []*ir.Value
	inclusive, nowait, ordered         bool
	schedule                           string // "" or a key of schedules
	chunk                              *ir.Value
	private, firstprivate, lastprivate []*ir.Value
	reduced                            []reduced
	hints                              ir.Attribute
}

// worksharingOf are the loops of MLIR 13.
func (l *lowerer) worksharingOf(w omp.Wsloop) worksharing {
	schedule, _ := w.Op.Attr("schedule_val").(*ir.StringAttr)
	s := worksharing{
		op: w.Op, body: w.Region(), lower: w.LowerBound(), upper: w.UpperBound(), step: w.Step(),
		inclusive: w.Op.Attr("inclusive") != nil, nowait: w.Op.Attr("nowait") != nil, ordered: w.Op.Attr("ordered_val") != nil,
		chunk: w.ScheduleChunkVar(), private: w.PrivateVars(), firstprivate: w.FirstprivateVars(), lastprivate: w.LastprivateVars(),
		hints: w.Op.Attr(hints.Loop),
	}
	if schedule != nil {
		s.schedule = strings.ToLower(schedule.Value())
	}
	for i, ref := range w.Reductions() {
		r := reducerOf(omp.ReductionDeclare{Op: l.table.Lookup(ref.Root())})
		s.reduced = append(s.reduced, reduced{reducer: r, accumulator: w.ReductionVars()[i]})
	}
	return s
}

// worksharingIn are the loops in a wrapper.
func (l *lowerer) worksharingIn(w omp.WsloopWrapper) worksharing {
	nest := nestIn(w.Op)
	s := worksharing{
		op: w.Op, body: nest.Region(), lower: nest.LowerBound(), upper: nest.UpperBound(), step: nest.Step(),
		inclusive: nest.Op.Attr("inclusive") != nil, nowait: w.Op.Attr("nowait") != nil, ordered: w.Op.Attr("ordered_val") != nil,
		schedule: omp.Word(w.ScheduleValAttr()), chunk: w.ScheduleChunkVar(), hints: w.Op.Attr(hints.Loop),
	}
	s.reduced = l.reducedOf(w.ReductionVars(), w.Reductions(), w.ReductionVarsByref(), w.Reduced())
	return s
}

// nestIn is the loop nest in a wrapper and the wrappers in it.
func nestIn(op *ir.Operation) omp.LoopNest {
	for !op.Is("omp.loop_nest") {
		op = omp.Wrapped(op)
	}
	return omp.LoopNest{Op: op}
}

// sharing is a work-sharing loop on its way into blocks.
//
//	before: compute the iterations; cond_br are there any, setup, done
//	setup: ask the runtime for ranges
//	...: the rows of each range, and the body
//	done: combine what was reduced; wait for the others; br rest
type sharing struct {
	*lowerer
	loop worksharing
	dims []dimension
	// total is how many iterations there are, and end the last of them plus one.
	total *ir.Value
	// own is the thread's memory for private variables.
	own map[*ir.Value]*ir.Value
	// last, lower, upper and stride are memory that the runtime writes to.
	last, lower, upper, stride *ir.Value
	done, rest                 *ir.Block
}

// dimension is one of a loop.
type dimension struct {
	iv          *ir.Value
	first, step *ir.Value
	count       *ir.Value // of iterations, as i64
}

// loop lowers a work-sharing loop.
func (l *lowerer) loop(w worksharing) {
	if w.body.Empty() {
		w.op.Erase()
		return
	}
	s := &sharing{lowerer: l, loop: w, own: map[*ir.Value]*ir.Value{}}
	before := w.op.Block()
	isLast := l.endsTeam(w.op)
	s.rest = before.Split(w.op)
	s.done = l.blockBefore(s.rest)
	setup := l.blockBefore(s.done)

	l.SetInsertionPointToEnd(before)
	s.measure()
	partial := l.partialResults(w.reduced)
	partial.collect(l, w.op)
	s.privatize()
	s.lower, s.upper, s.stride = l.slot(l.i64), l.slot(l.i64), l.slot(l.i64)
	if n, ok := known(s.total); ok && n != 0 {
		l.br(setup)
	} else {
		l.condBr(l.notZero(s.total), setup, s.done)
	}

	l.SetInsertionPointToEnd(setup)
	kind := int64(static)
	if w.schedule != "" {
		kind = schedules[w.schedule]
	}
	switch {
	case w.ordered:
		s.dispatched(kind + inOrder)
	case kind != static:
		s.dispatched(kind)
	case w.chunk != nil:
		s.chunked()
	default:
		s.divided()
	}

	l.SetInsertionPointToEnd(s.done)
	s.publish()
	partial.combine(l, s.rest, w.op.Loc())
	if !w.nowait && !isLast {
		l.here("__kmpc_barrier")
	}
	l.br(s.rest)
	w.op.Erase()
}

// sequential lowers loops whose iterations the thread executes all.
func (l *lowerer) sequential(op *ir.Operation) {
	nest := nestIn(op)
	if nest.Region().Empty() {
		op.Erase()
		return
	}
	w := worksharing{
		op: op, body: nest.Region(), lower: nest.LowerBound(), upper: nest.UpperBound(), step: nest.Step(),
		inclusive: nest.Op.Attr("inclusive") != nil, hints: op.Attr(hints.Loop),
	}
	s := &sharing{lowerer: l, loop: w, own: map[*ir.Value]*ir.Value{}}
	before := op.Block()
	s.rest = before.Split(op)
	s.done = l.blockBefore(s.rest)
	l.SetInsertionPointToEnd(before)
	s.measure()
	s.rows(l.number(l.i64, 0), s.total, s.done)
	l.SetInsertionPointToEnd(s.done)
	l.br(s.rest)
	op.Erase()
}

// endsTeam reports whether nothing but the end of the team follows, which waits for all threads.
func (l *lowerer) endsTeam(op *ir.Operation) bool {
	return l.workers[l.fn.Op] == teamWorker && op.ParentOp() == l.fn.Op && op.Next() != nil && op.Next().Is("llvm.return")
}

// measure computes how many iterations each dimension has, and all together.
func (s *sharing) measure() {
	w := s.loop
	for i, iv := range w.body.Entry().Args() {
		first, end, step := w.lower[i], w.upper[i], w.step[i]
		d := dimension{iv: iv, first: first, step: step, count: s.iterations(first, end, step, w.inclusive)}
		s.dims = append(s.dims, d)
		if i == 0 {
			s.total = d.count
		} else {
			s.total = s.mul(s.total, d.count)
		}
	}
}

// iterations is how many steps lead from a number to another one, which is below it where
// the step is negative.
func (s *sharing) iterations(first, end, step *ir.Value, inclusive bool) *ir.Value {
	t := step.Type()
	from, to, size := first, end, step
	if n, ok := known(step); !ok || n < 0 {
		down := s.icmp(llvm.ICmpPredicateSlt, step, s.number(t, 0))
		from, to = s.sel(down, end, first), s.sel(down, first, end)
		size = s.sel(down, s.sub(s.number(t, 0), step), step)
	}
	far, predicate := s.unsigned(s.sub(to, from), s.i64), llvm.ICmpPredicateSlt
	size = s.unsigned(size, s.i64)
	one := s.number(s.i64, 1)
	var count *ir.Value
	if inclusive {
		predicate = llvm.ICmpPredicateSle
		count = far
		if !is(size, 1) {
			count = s.udiv(far, size)
		}
		count = s.add(count, one)
	} else {
		count = s.divUp(far, size)
	}
	if a, ok := known(from); ok {
		if b, ok := known(to); ok && a < b {
			return count
		}
	}
	return s.sel(s.icmp(predicate, from, to), count, s.number(s.i64, 0))
}

// divided takes the thread's one range of iterations.
func (s *sharing) divided() {
	one := s.number(s.i64, 1)
	s.init(static, one)
	low, end := s.taken()
	finish := s.blockBefore(s.done)
	s.rows(low, end, finish)
	s.SetInsertionPointToEnd(finish)
	s.here("__kmpc_for_static_fini")
	s.br(s.done)
}

// init asks the runtime for the first range of a thread.
func (s *sharing) init(kind int64, chunk *ir.Value) {
	one := s.number(s.i64, 1)
	s.store(s.number(s.i64, 0), s.lower)
	s.store(s.sub(s.total, one), s.upper)
	s.store(one, s.stride)
	s.here("__kmpc_for_static_init_8u", s.number(s.i32, kind), s.last, s.lower, s.upper, s.stride, one, chunk)
}

// taken is the range that the runtime has given: its first number, and the one behind its last.
func (s *sharing) taken() (low, end *ir.Value) {
	low = s.load(s.lower)
	return low, s.lesser(s.add(s.load(s.upper), s.number(s.i64, 1)), s.total)
}

// chunked takes ranges of a size, each a stride behind the one before.
func (s *sharing) chunked() {
	s.init(staticChunked, s.signed(s.loop.chunk, s.i64))
	low, end := s.taken()
	size, stride := s.sub(end, low), s.load(s.stride) // all of it for a thread alone
	finish := s.blockBefore(s.done)
	next := s.blockBefore(finish, s.i64)
	chunk, advance := s.blockBefore(finish), s.blockBefore(finish)
	s.br(next, low)
	s.SetInsertionPointToEnd(next)
	s.condBr(s.icmp(llvm.ICmpPredicateUlt, next.Arg(0), s.total), chunk, finish)
	s.SetInsertionPointToEnd(chunk)
	s.rows(next.Arg(0), s.lesser(s.add(next.Arg(0), size), s.total), advance)
	s.SetInsertionPointToEnd(advance)
	s.br(next, s.add(next.Arg(0), stride))
	s.SetInsertionPointToEnd(finish)
	s.here("__kmpc_for_static_fini")
	s.br(s.done)
}

// dispatched asks the runtime for one range after another.
func (s *sharing) dispatched(kind int64) {
	one := s.number(s.i64, 1)
	chunk := one
	if v := s.loop.chunk; v != nil {
		chunk = s.signed(v, s.i64)
	}
	s.here("__kmpc_dispatch_init_8u", s.number(s.i32, kind), s.number(s.i64, 0), s.sub(s.total, one), one, chunk)
	next := s.blockBefore(s.done)
	given := s.blockBefore(s.done)
	s.br(next)
	s.SetInsertionPointToEnd(next)
	s.condBr(s.notZero(s.here("__kmpc_dispatch_next_8u", s.last, s.lower, s.upper, s.stride)), given, s.done)
	s.SetInsertionPointToEnd(given)
	low, end := s.taken()
	s.rows(low, end, next)
}

// rows executes the iterations from one number up to another, and goes on with a block. The
// body is moved here, and the induction variables are computed for it.
func (s *sharing) rows(low, end *ir.Value, then *ir.Block) {
	inner := s.dims[len(s.dims)-1]
	before := s.done
	head, latch := s.blockBefore(before, s.i64), s.blockBefore(before)
	first, stop, after := low, end, then
	ivs := make([]*ir.Value, len(s.dims))
	if len(s.dims) > 1 {
		row := s.blockBefore(head, s.i64)
		start, next := s.blockBefore(head), s.blockBefore(before)
		s.br(row, low)
		s.SetInsertionPointToEnd(row)
		at := row.Arg(0)
		s.condBr(s.icmp(llvm.ICmpPredicateUlt, at, end), start, then)
		s.SetInsertionPointToEnd(start)
		first = s.outer(at, ivs)
		size := s.lesser(s.sub(end, at), s.sub(inner.count, first))
		stop, after = s.add(first, size), next
		s.SetInsertionPointToEnd(next)
		s.br(row, s.add(at, size))
		s.SetInsertionPointToEnd(start)
	}
	s.br(head, first)
	region := s.loop.body
	s.boundStack(region)
	body := region.Entry()
	s.SetInsertionPointToEnd(head)
	at := head.Arg(0)
	s.condBr(s.icmp(llvm.ICmpPredicateUlt, at, stop), body, after)
	s.SetInsertionPointToStart(body)
	ivs[len(ivs)-1] = inner.at(s, at)
	for i, d := range s.dims {
		d.iv.ReplaceAllUsesWith(ivs[i])
	}
	for i := body.NumArgs() - 1; i >= 0; i-- {
		body.EraseArg(i)
	}
	for _, yield := range endsOf(region, "omp.yield") {
		s.SetInsertionPoint(yield)
		s.br(latch)
		yield.Erase()
	}
	head.Region().TakeBlocksBefore(region, latch)
	s.SetInsertionPointToEnd(latch)
	if s.loop.ordered {
		s.here("__kmpc_dispatch_fini_8u")
	}
	s.br(head, s.add(at, s.number(s.i64, 1)))
	if s.loop.hints != nil {
		latch.Last().SetAttr(hints.Loop, s.loop.hints)
	}
}

// boundStack lets iterations reuse the stack: what the entry block reserves is reserved once,
// and what other blocks do is given back at the end of an iteration.
func (s *sharing) boundStack(region *ir.Region) {
	var fixed []*ir.Operation
	others := false
	ir.Walk(s.loop.op, func(op *ir.Operation) ir.WalkResult {
		if a, ok := llvm.AsAlloca(op); ok {
			if _, constant := known(a.ArraySize()); constant && op.Block() == region.Entry() {
				fixed = append(fixed, op)
			} else {
				others = true
			}
		}
		return ir.Advance
	})
	b := ir.NewBuilder(s.ctx)
	b.SetInsertionPointToStart(s.fn.Op.Region(0).Entry())
	for _, op := range fixed {
		b.SetLoc(op.Loc())
		m := ir.NewMapping()
		b.Clone(op.Operand(0).DefiningOp(), m)
		op.ReplaceAllUsesWith(b.Clone(op, m).Results())
		op.Erase()
	}
	if !others {
		return
	}
	defer s.RestoreInsertionPoint(s.InsertionPoint())
	s.SetInsertionPointToStart(region.Entry())
	saved := llvm.NewIntrStacksave(s.Builder, s.bytes).Res()
	for _, yield := range endsOf(region, "omp.yield") {
		s.SetInsertionPoint(yield)
		llvm.NewIntrStackrestore(s.Builder, saved)
	}
}

// outer computes the induction variables of the outer dimensions in the row where an iteration
// is, and returns which one of the innermost dimension it is.
func (s *sharing) outer(at *ir.Value, ivs []*ir.Value) *ir.Value {
	indices := make([]*ir.Value, len(s.dims))
	for i, d := range slices.Backward(s.dims) {
		indices[i] = at
		if i > 0 {
			indices[i] = s.urem(at, d.count)
			at = s.udiv(at, d.count)
		}
	}
	for i, d := range s.dims[:len(s.dims)-1] {
		ivs[i] = d.at(s, indices[i])
	}
	return indices[len(indices)-1]
}

// at is the induction variable in one of the iterations of a dimension.
func (d dimension) at(s *sharing, index *ir.Value) *ir.Value {
	return s.add(d.first, s.mul(s.unsigned(index, d.iv.Type()), d.step))
}

// privatize gives the thread memory of its own for private variables.
func (s *sharing) privatize() {
	w := s.loop
	s.last = s.slot(s.i32)
	s.store(s.number(s.i32, 0), s.last)
	for _, v := range slices.Concat(w.private, w.firstprivate, w.lastprivate) {
		if s.own[v] != nil {
			continue
		}
		s.own[v] = s.slot(llvm.Elem(v.Type()))
		replaceWithin(v, s.own[v], w.body)
	}
	for _, v := range w.firstprivate {
		s.store(s.load(v), s.own[v])
	}
}

// publish copies what the last iteration has left in private variables, on the thread that
// has executed it.
func (s *sharing) publish() {
	if len(s.loop.lastprivate) == 0 {
		return
	}
	last, after := s.blockBefore(s.rest), s.blockBefore(s.rest)
	s.condBr(s.notZero(s.load(s.last)), last, after)
	s.SetInsertionPointToEnd(last)
	for _, v := range s.loop.lastprivate {
		s.store(s.load(s.own[v]), v)
	}
	s.br(after)
	s.SetInsertionPointToEnd(after)
}
