package toruntime

import (
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/openmp"
	"github.com/mlirc/mlirc/plugins/omp"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
)

// Pass returns the pass `lower-openmp-to-runtime`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    "lower-openmp-to-runtime",
		Summary: "make calls of LLVM's OpenMP runtime of omp",
		Doc: `Parallel regions in functions of the LLVM dialect become functions, which the threads of
libomp call; loops in them take their share of the iterations from it, and so do sections. Tasks become
functions, too. Link with libomp. Not lowered, but reported: omp.target, teams, distribute, taskloop,
cancel, and ordered without a region; linear variables; the clauses copyin, allocate and ordered(N);
reductions of sections and tasks.`,
		Converts: []string{"omp"},
		Builds:   []string{"llvm"},
		Run: func(r *pass.Run) error {
			if !convert.Has(r.Op, func(name *ir.OpName) bool { return name.Dialect() == "omp" }) {
				r.Work.Found(false)
				r.Unchanged()
				return nil
			}
			r.Work.Found(true)
			if !check(r.Op, r.Diags) {
				return nil
			}
			for _, m := range modulesIn(r.Op) {
				if err := lowerModule(m, r.Diags); err != nil {
					return err
				}
			}
			return nil
		},
	}
}

// modulesIn lists the operations that hold functions of the LLVM dialect.
func modulesIn(root *ir.Operation) []*ir.Operation {
	var list []*ir.Operation
	seen := map[*ir.Operation]bool{}
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if parent := op.ParentOp(); op.Name().Dialect() == "omp" || op.Is("llvm.func") {
			if table := ir.NearestSymbolTable(parent); table != nil && !seen[table] {
				seen[table] = true
				list = append(list, table)
			}
			return ir.Skip
		}
		return ir.Advance
	})
	return list
}

// lowerModule lowers what the functions of a module do with omp.
func lowerModule(op *ir.Operation, sink *diag.Sink) error {
	types, err := llvm.TypesOf(op.Context())
	if err != nil {
		return err
	}
	widths, err := tollvm.WidthsIn(op)
	if err != nil {
		return err
	}
	table := ir.NewSymbolTable(op)
	l := &lowerer{
		emitter: newEmitter(types, widths.Pointer), table: table, sink: sink, workers: map[*ir.Operation]workerKind{},
		runtime: openmp.New(table, types, widths.Pointer, "omp.location"),
	}
	for work := functionsOf(op); len(work) > 0; work = work[1:] {
		work = append(work, l.function(work[0])...)
	}
	for _, d := range declarationsOf(op) {
		d.Erase()
	}
	if name := l.runtime.Conflict(); name != "" {
		sink.Report(diag.NewError(ir.Position(table.Lookup(name).Loc()),
			"'"+name+"' has another type than the function of that name in LLVM's OpenMP runtime; rename it"))
	}
	return nil
}

// functionsOf lists the functions of a module that have bodies with operations of omp.
func functionsOf(module *ir.Operation) []llvm.Func {
	var list []llvm.Func
	for op := range module.Region(0).Entry().Ops() {
		if fn, ok := llvm.AsFunc(op); ok && convert.Has(op, func(name *ir.OpName) bool { return name.Dialect() == "omp" }) {
			list = append(list, fn)
		}
	}
	return list
}

// declarationsOf lists what operations refer to by symbols, and nothing else.
func declarationsOf(module *ir.Operation) []*ir.Operation {
	var list []*ir.Operation
	for op := range module.Region(0).Entry().Ops() {
		if isDeclaration(op) {
			list = append(list, op)
		}
	}
	return list
}

func isDeclaration(op *ir.Operation) bool {
	return op.Is("omp.reduction.declare") || op.Is("omp.declare_reduction") || op.Is("omp.private") || op.Is("omp.critical.declare")
}

// lowerer lowers the functions of a module.
type lowerer struct {
	*emitter
	table   *ir.SymbolTable
	runtime *openmp.Runtime
	sink    *diag.Sink
	workers map[*ir.Operation]workerKind // functions that were made

	// fn is the function at work; thread is its thread's number in the program, once known.
	fn     llvm.Func
	thread *ir.Value
	lock   string // the symbol of the lock of reductions, once there is one
}

// workerKind says how a function finds out on which thread it runs.
type workerKind uint8

const (
	noWorker   workerKind = iota // it asks the runtime
	teamWorker                   // its first argument points to the number
	taskWorker                   // its first argument is the number
)

// function lowers what a function does with omp, and returns the workers that it starts.
func (l *lowerer) function(fn llvm.Func) (workers []llvm.Func) {
	l.fn, l.thread = fn, nil
	var outlined []*ir.Operation
	ir.Walk(fn.Op, func(op *ir.Operation) ir.WalkResult {
		if op.Is("omp.parallel") || op.Is("omp.parallel.args") || op.Is("omp.task") {
			outlined = append(outlined, op)
			return ir.Skip
		}
		return ir.Advance
	})
	for _, op := range outlined {
		if op.Region(0).Empty() {
			op.Erase()
			continue
		}
		if t, ok := l.teamOf(op); ok {
			workers = append(workers, l.parallel(t))
			continue
		}
		workers = append(workers, l.task(omp.Task{Op: op}))
	}
	var rest []*ir.Operation
	ir.WalkPostOrder(fn.Op, func(op *ir.Operation) {
		if op.Name().Dialect() == "omp" {
			rest = append(rest, op)
		}
	})
	for _, op := range rest {
		l.construct(op)
	}
	return workers
}

// construct lowers an operation that is no parallel region. Those that end a region go with it.
func (l *lowerer) construct(op *ir.Operation) {
	l.SetInsertionPoint(op)
	l.SetLoc(op.Loc())
	switch op.Name().String() {
	case "omp.wsloop":
		l.loop(l.worksharingOf(omp.Wsloop{Op: op}))
		return
	case "omp.wsloop.wrapper":
		l.loop(l.worksharingIn(omp.WsloopWrapper{Op: op}))
		return
	case "omp.simd":
		if !op.ParentOp().Is("omp.wsloop.wrapper") {
			l.sequential(op)
		}
		return
	case "omp.master", "omp.masked", "omp.single", "omp.critical", "omp.ordered.region", "omp.taskgroup":
		l.guarded(op)
		return
	case "omp.sections":
		l.sections(omp.Sections{Op: op})
		return
	case "omp.atomic.read", "omp.atomic.write", "omp.atomic.update", "omp.atomic.capture":
		if !op.ParentOp().Is("omp.atomic.capture") {
			l.atomic(op)
		}
		return
	case "omp.reduction", "omp.yield", "omp.terminator", "omp.loop_nest", "omp.section":
		return // of the operation around
	case "omp.threadprivate":
		l.threadprivate(omp.Threadprivate{Op: op})
	case "omp.barrier":
		l.here("__kmpc_barrier")
	case "omp.flush":
		l.runtime.Call(l.Builder, "__kmpc_flush", l.runtime.Location(l.Builder))
	case "omp.taskwait":
		l.here("__kmpc_omp_taskwait")
	case "omp.taskyield":
		l.here("__kmpc_omp_taskyield", l.number(l.i32, 0))
	default:
		panic("BUG: " + op.Name().String() + " has no lowering")
	}
	op.Erase()
}

// here calls a function of the runtime that takes the location and the thread.
func (l *lowerer) here(name string, args ...*ir.Value) *ir.Value {
	thread := l.threadNumber()
	return l.runtime.Call(l.Builder, name, append([]*ir.Value{l.runtime.Location(l.Builder), thread}, args...)...)
}

// threadNumber is the number of the thread in the program.
func (l *lowerer) threadNumber() *ir.Value {
	if l.thread == nil {
		defer l.RestoreInsertionPoint(l.InsertionPoint())
		l.SetInsertionPointToStart(l.fn.Op.Region(0).Entry())
		entry := l.fn.Op.Region(0).Entry()
		switch l.workers[l.fn.Op] {
		case teamWorker:
			l.thread = l.load(entry.Arg(entry.NumArgs() - llvm.NumArgs(l.fn.Type())))
			return l.thread
		case taskWorker:
			l.thread = entry.Arg(0)
			return l.thread
		}
		l.thread = l.runtime.Call(l.Builder, "__kmpc_global_thread_num", l.runtime.Location(l.Builder))
	}
	return l.thread
}

// slot reserves memory for a value, once for each activation of the function.
func (l *lowerer) slot(t ir.Type) *ir.Value {
	defer l.RestoreInsertionPoint(l.InsertionPoint())
	l.SetInsertionPointToStart(l.fn.Op.Region(0).Entry())
	return l.alloca(t)
}

// fresh is a symbol that nothing has, which begins with a name.
func (l *lowerer) fresh(name string) string {
	for l.table.Lookup(name) != nil {
		name += "_"
	}
	return name
}

// endsOf lists the operations of that name that end blocks of a region.
func endsOf(r *ir.Region, name string) (ends []*ir.Operation) {
	for b := range r.Blocks() {
		if last := b.Last(); last != nil && last.Is(name) {
			ends = append(ends, last)
		}
	}
	return ends
}

// workerName is what the worker of a parallel region in a function is called.
func (l *lowerer) workerName() string {
	return l.fresh(strings.TrimRight(l.fn.SymName(), "_") + ".parallel")
}
