package toruntime

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/omp"
)

// team is a parallel region, of MLIR 13 or of MLIR 19.
type team struct {
	op                    *ir.Operation
	region                *ir.Region
	condition, threads    *ir.Value
	binding               string // "" or a key of bindings
	private, firstprivate []*ir.Value
	reduced               []reduced
	copies                []copied
}

// copied is a variable of which a thread has its own: the original, the argument that stands for the
// thread's, and how that is made.
type copied struct {
	original, arg *ir.Value
	recipe        omp.Private
}

// teamOf views an operation as a parallel region.
func (l *lowerer) teamOf(op *ir.Operation) (team, bool) {
	if p, ok := omp.AsParallel(op); ok {
		t := team{
			op: op, region: p.Region(), condition: p.IfExpr(), threads: p.NumThreadsVar(),
			private: p.PrivateVars(), firstprivate: p.FirstprivateVars(),
		}
		if kind, ok := op.Attr("proc_bind_val").(*ir.StringAttr); ok {
			t.binding = kind.Value()
		}
		return t, true
	}
	p, ok := omp.AsParallelArgs(op)
	if !ok {
		return team{}, false
	}
	t := team{op: op, region: p.Region(), condition: p.IfExpr(), threads: p.NumThreadsVar(), binding: omp.Word(p.ProcBindValAttr())}
	if p.Region().Empty() {
		return t, true
	}
	t.reduced = l.reducedOf(p.ReductionVars(), p.Reductions(), p.ReductionVarsByref(), p.Reduced())
	for i, ref := range p.Privatizers() {
		t.copies = append(t.copies, copied{p.PrivateVars()[i], p.Privates()[i], omp.Private{Op: l.table.Lookup(ref.Root())}})
	}
	return t, true
}

// parallel makes a worker of a parallel region, and lets the runtime call it.
func (l *lowerer) parallel(p team) llvm.Func {
	l.SetInsertionPoint(p.op)
	l.SetLoc(p.op.Loc())
	shared := l.shared(p.op, p.region, p.private, p.variables())
	record := l.record(shared)
	args := []ir.Type{l.ptr(l.i32), l.ptr(l.i32)}
	if record != nil {
		args = append(args, record.Type())
	}
	t := l.types.Func(l.types.Void(), args, false)
	name := l.workerName()
	l.start(p, name, t, record)
	return l.worker(p, name, t, shared)
}

// variables are the originals of what threads have of their own.
func (p team) variables() []*ir.Value {
	var list []*ir.Value
	for _, r := range p.reduced {
		list = append(list, r.accumulator)
	}
	for _, c := range p.copies {
		list = append(list, c.original)
	}
	return list
}

// record is memory with values; nil for none.
func (l *lowerer) record(values []*ir.Value) *ir.Value {
	if len(values) == 0 {
		return nil
	}
	record := l.slot(l.recordType(values))
	l.fill(record, values)
	return record
}

func (l *lowerer) recordType(values []*ir.Value) ir.Type {
	types := make([]ir.Type, len(values))
	for i, v := range values {
		types[i] = v.Type()
	}
	return l.types.Struct(types...)
}

func (l *lowerer) fill(record *ir.Value, values []*ir.Value) {
	for i, v := range values {
		l.store(v, l.member(record, i, v.Type()))
	}
}

// shared lists the values from outside of a region that it uses, and others that are needed there. What
// costs nothing to make again is made again.
func (l *lowerer) shared(around *ir.Operation, region *ir.Region, private, needed []*ir.Value) []*ir.Value {
	var list []*ir.Value
	again := map[*ir.Value]*ir.Value{}
	seen := map[*ir.Value]bool{}
	for _, v := range needed {
		if !seen[v] {
			seen[v] = true
			list = append(list, v)
		}
	}
	ir.WalkPostOrder(around, func(op *ir.Operation) {
		if op == around {
			return
		}
		for i, v := range op.AllOperands() {
			switch {
			case v.Region().IsWithin(around) || slices.Contains(private, v):
			case again[v] != nil:
				op.SetOperand(i, again[v])
			case isCheap(v):
				b := ir.NewBuilder(l.ctx)
				b.SetLoc(v.DefiningOp().Loc())
				b.SetInsertionPointToStart(region.Entry())
				again[v] = b.Clone(v.DefiningOp(), ir.NewMapping()).Result(0)
				op.SetOperand(i, again[v])
			case !seen[v]:
				seen[v] = true
				list = append(list, v)
			}
		}
	})
	return list
}

// isCheap reports whether a value is a constant or an address that the linker knows.
func isCheap(v *ir.Value) bool {
	op := v.DefiningOp()
	return op != nil && op.NumOperands() == 0 && op.NumRegions() == 0 && (op.Traits().Pure || op.Is("llvm.mlir.addressof"))
}

// The numbers of the runtime for where threads are placed.
var bindings = map[string]int64{"primary": 2, "master": 2, "close": 3, "spread": 4}

// start calls the runtime where the region stands.
func (l *lowerer) start(p team, name string, t ir.Type, record *ir.Value) {
	if p.threads != nil {
		l.here("__kmpc_push_num_threads", l.signed(p.threads, l.i32))
	}
	if p.binding != "" {
		l.here("__kmpc_push_proc_bind", l.number(l.i32, bindings[p.binding]))
	}
	var rest *ir.Block
	if p.condition != nil {
		before := p.op.Block()
		rest = before.Split(p.op)
		team, alone := l.blockBefore(rest), l.blockBefore(rest)
		l.SetInsertionPointToEnd(before)
		l.condBr(l.notZero(p.condition), team, alone)
		l.SetInsertionPointToEnd(alone)
		l.alone(name, t, record)
		l.br(rest)
		l.SetInsertionPointToEnd(team)
	}
	args := []*ir.Value{l.runtime.Location(l.Builder), l.number(l.i32, 0), l.runtime.Task(l.Builder, name, t)}
	if record != nil {
		args[1] = l.number(l.i32, 1)
		args = append(args, record)
	}
	l.runtime.Call(l.Builder, "__kmpc_fork_call", args...)
	if rest != nil {
		l.br(rest)
	}
}

// alone calls the worker as a team of this thread.
func (l *lowerer) alone(name string, t ir.Type, record *ir.Value) {
	l.here("__kmpc_serialized_parallel")
	thread, number := l.slot(l.i32), l.slot(l.i32)
	l.store(l.threadNumber(), thread)
	l.store(l.number(l.i32, 0), number)
	args := []*ir.Value{thread, number}
	if record != nil {
		args = append(args, record)
	}
	llvm.NewCall(l.Builder, nil, args, nil, nil, ir.NamedAttr{Name: "callee", Value: l.ctx.SymbolRefAttr(name)})
	l.here("__kmpc_end_serialized_parallel")
}

// worker makes the function of the region's blocks.
func (l *lowerer) worker(p team, name string, t *ir.DialectType, shared []*ir.Value) llvm.Func {
	fn := l.outlined(p.op, p.region, name, t, teamWorker)
	body := fn.Op.Region(0)
	entry := body.Entry()
	leave := l.enter(fn)
	defer leave()
	l.SetInsertionPointToStart(entry)
	for i, v := range shared {
		value := l.load(l.member(entry.Arg(entry.NumArgs()-1), i, v.Type()))
		if slices.Contains(p.firstprivate, v) {
			value = l.duplicate(value)
		}
		replaceWithin(v, value, body)
		p.replace(v, value)
	}
	for _, v := range p.private {
		replaceWithin(v, l.alloca(llvm.Elem(v.Type())), body)
	}
	l.ownVariables(p, body)
	p.op.Erase()
	return fn
}

// replace makes a value stand for the original of a variable.
func (p team) replace(v, by *ir.Value) {
	for i := range p.reduced {
		if p.reduced[i].accumulator == v {
			p.reduced[i].accumulator = by
		}
	}
	for i := range p.copies {
		if p.copies[i].original == v {
			p.copies[i].original = by
		}
	}
}

// ownVariables makes the thread's own variables, of which arguments of the first block are the addresses,
// and at the end of the body combines those that are reduced, and frees what is to be freed.
func (l *lowerer) ownVariables(p team, body *ir.Region) {
	entry := body.Entry()
	var own []*ir.Value
	for _, c := range p.copies {
		v := l.inlined(c.recipe.AllocRegion(), c.original)
		if r := c.recipe.CopyRegion(); !r.Empty() {
			v = l.inlined(r, c.original, v)
		}
		c.arg.ReplaceAllUsesWith(v)
		own = append(own, v)
	}
	partial := l.partialResults(p.reduced)
	for i := len(p.reduced) + len(p.copies) - 1; i >= 0; i-- {
		entry.EraseArg(i)
	}
	if len(partial) == 0 && len(own) == 0 {
		return
	}
	ends := endsOf(body, "llvm.return")
	last := l.CreateBlock(body, nil)
	llvm.NewReturn(l.Builder, nil)
	exit := l.blockBefore(last)
	for _, end := range ends {
		l.SetInsertionPoint(end)
		l.br(exit)
		end.Erase()
	}
	l.SetInsertionPointToEnd(exit)
	partial.combine(l, last, p.op.Loc())
	for i, c := range slices.Backward(p.copies) {
		if r := c.recipe.DeallocRegion(); !r.Empty() {
			l.inlined(r, own[i])
		}
	}
	l.br(last)
}

// enter has the lowerer work in another function until what is returned is called.
func (l *lowerer) enter(fn llvm.Func) (leave func()) {
	outer, thread, at := l.fn, l.thread, l.InsertionPoint()
	l.fn, l.thread = fn, nil
	return func() {
		l.fn, l.thread = outer, thread
		l.RestoreInsertionPoint(at)
	}
}

// outlined makes a function of the blocks of a region. Its arguments stand behind those that the region
// has.
func (l *lowerer) outlined(op *ir.Operation, region *ir.Region, name string, t *ir.DialectType, kind workerKind) llvm.Func {
	b := ir.NewBuilder(l.ctx)
	b.SetLoc(op.Loc())
	b.SetInsertionPointAfter(l.fn.Op)
	fn := llvm.NewFunc(b, name, t, ir.NamedAttr{Name: "linkage", Value: llvm.LinkageInternal.Attr(l.ctx)})
	for _, attr := range []string{"passthrough", "personality"} {
		if a := l.fn.Op.Attr(attr); a != nil {
			fn.Op.SetAttr(attr, a)
		}
	}
	l.table.Insert(fn.Op)
	l.workers[fn.Op] = kind
	body := fn.Op.Region(0)
	body.TakeBlocks(region)
	var types []ir.Type
	for i := range llvm.NumArgs(t) {
		types = append(types, llvm.Arg(t, i))
	}
	b.AddArgs(body.Entry(), types, nil)
	for _, end := range endsOf(body, "omp.terminator") {
		b.SetInsertionPoint(end)
		var results []*ir.Value
		if kind == taskWorker {
			results = append(results, llvm.NewMlirConstant(b, l.i32, l.ctx.I32Attr(0)).Res())
		}
		llvm.NewReturn(b, results)
		end.Erase()
	}
	return fn
}

// duplicate is memory of its own with what a pointer points to.
func (e *emitter) duplicate(from *ir.Value) *ir.Value {
	own := e.alloca(llvm.Elem(from.Type()))
	e.store(e.load(from), own)
	return own
}

// replaceWithin replaces a value where operations in a region use it.
func replaceWithin(v, by *ir.Value, r *ir.Region) {
	var uses []*ir.Operand
	for u := range v.Uses() {
		if isWithin(u.Owner().ParentRegion(), r) {
			uses = append(uses, u)
		}
	}
	for _, u := range uses {
		u.Set(by)
	}
}

// isWithin reports whether a region is another one, or in it.
func isWithin(r, of *ir.Region) bool {
	for r != nil && r != of {
		if r.Op() == nil {
			return false
		}
		r = r.Op().ParentRegion()
	}
	return r == of
}
