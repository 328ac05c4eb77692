package toruntime

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/omp"
)

// parallel makes a worker of a parallel region, and lets the runtime call it.
func (l *lowerer) parallel(p omp.Parallel) llvm.Func {
	l.SetInsertionPoint(p.Op)
	l.SetLoc(p.Op.Loc())
	shared := l.shared(p)
	var record *ir.Value
	args := []ir.Type{l.ptr(l.i32), l.ptr(l.i32)}
	if len(shared) > 0 {
		types := make([]ir.Type, len(shared))
		for i, v := range shared {
			types[i] = v.Type()
		}
		record = l.slot(l.types.Struct(types...))
		args = append(args, record.Type())
		for i, v := range shared {
			l.store(v, l.member(record, i, v.Type()))
		}
	}
	t := l.types.Func(l.types.Void(), args, false)
	name := l.workerName()
	l.start(p, name, t, record)
	return l.worker(p, name, t, shared)
}

// shared lists the values from outside of a region that it uses. What costs nothing to make
// again is made again.
func (l *lowerer) shared(p omp.Parallel) []*ir.Value {
	private := map[*ir.Value]bool{}
	for _, v := range p.PrivateVars() {
		private[v] = true
	}
	var list []*ir.Value
	again := map[*ir.Value]*ir.Value{}
	seen := map[*ir.Value]bool{}
	ir.WalkPostOrder(p.Op, func(op *ir.Operation) {
		if op == p.Op {
			return
		}
		for i, v := range op.AllOperands() {
			switch {
			case v.Region().IsWithin(p.Op) || private[v]:
			case again[v] != nil:
				op.SetOperand(i, again[v])
			case isCheap(v):
				b := ir.NewBuilder(l.ctx)
				b.SetLoc(v.DefiningOp().Loc())
				b.SetInsertionPointToStart(p.Region().Entry())
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
func (l *lowerer) start(p omp.Parallel, name string, t ir.Type, record *ir.Value) {
	if n := p.NumThreadsVar(); n != nil {
		l.here("__kmpc_push_num_threads", l.signed(n, l.i32))
	}
	if kind, ok := p.Op.Attr("proc_bind_val").(*ir.StringAttr); ok {
		l.here("__kmpc_push_proc_bind", l.number(l.i32, bindings[kind.Value()]))
	}
	var rest *ir.Block
	if condition := p.IfExprVar(); condition != nil {
		before := p.Op.Block()
		rest = before.Split(p.Op)
		team, alone := l.blockBefore(rest), l.blockBefore(rest)
		l.SetInsertionPointToEnd(before)
		l.condBr(l.notZero(condition), team, alone)
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
	llvm.NewCall(l.Builder, nil, args, nil, ir.NamedAttr{Name: "callee", Value: l.ctx.SymbolRefAttr(name)})
	l.here("__kmpc_end_serialized_parallel")
}

// worker makes the function of the region's blocks.
func (l *lowerer) worker(p omp.Parallel, name string, t *ir.DialectType, shared []*ir.Value) llvm.Func {
	b := ir.NewBuilder(l.ctx)
	b.SetLoc(p.Op.Loc())
	b.SetInsertionPointAfter(l.fn.Op)
	fn := llvm.NewFunc(b, name, t, ir.NamedAttr{Name: "linkage", Value: llvm.LinkageInternal.Attr(l.ctx)})
	for _, attr := range []string{"passthrough", "personality"} {
		if a := l.fn.Op.Attr(attr); a != nil {
			fn.Op.SetAttr(attr, a)
		}
	}
	l.table.Insert(fn.Op)
	l.workers[fn.Op] = true
	body := fn.Op.Region(0)
	body.TakeBlocks(p.Region())
	entry := body.Entry()
	var types []ir.Type
	for i := range llvm.NumArgs(t) {
		types = append(types, llvm.Arg(t, i))
	}
	b.AddArgs(entry, types, nil)
	for _, end := range endsOf(body, "omp.terminator") {
		llvm.NewReturn(ir.BuilderBefore(end), nil)
		end.Erase()
	}

	w := *l.emitter
	w.Builder = b
	b.SetInsertionPointToStart(entry)
	for i, v := range shared {
		value := w.load(w.member(entry.Arg(2), i, v.Type()))
		if slices.Contains(p.FirstprivateVars(), v) {
			value = w.copied(value)
		}
		replaceWithin(v, value, body)
	}
	for _, v := range p.PrivateVars() {
		replaceWithin(v, w.alloca(llvm.Elem(v.Type())), body)
	}
	p.Op.Erase()
	return fn
}

// copied is memory of its own with what a pointer points to.
func (e *emitter) copied(from *ir.Value) *ir.Value {
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
