package toruntime

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/omp"
)

// The flags of the runtime for tasks.
const (
	tied      = 1
	final     = 2
	mergeable = 4
	priority  = 32
)

// The flags of the runtime for what a task does with a variable.
var dependences = map[string]int64{"taskdependin": 1, "taskdependout": 3, "taskdependinout": 3}

// task makes a worker of the region, and gives the runtime a task that calls it. The values that the region
// uses are copied when the task is made.
func (l *lowerer) task(op omp.Task) llvm.Func {
	l.SetInsertionPoint(op.Op)
	l.SetLoc(op.Op.Loc())
	shared := l.shared(op.Op, op.Region(), nil, nil)
	name := l.fresh(l.fn.SymName() + ".task")
	t := l.types.Func(l.i32, []ir.Type{l.i32, l.bytes}, false)
	recordType := l.recordType(shared)

	size := l.number(l.size, 0)
	if len(shared) > 0 {
		size = l.sizeOf(recordType)
	}
	address := llvm.NewMlirAddressof(l.Builder, l.ptr(t), name).Res()
	task := l.here("__kmpc_omp_task_alloc", l.taskFlags(op), l.sizeOf(l.runtime.TaskType()), size, address)
	if len(shared) > 0 {
		l.fill(l.pointer(l.sharedOf(task), l.ptr(recordType)), shared)
	}
	l.setPriority(op, task)
	l.startTask(op, name, task)

	fn := l.outlined(op.Op, op.Region(), name, t, taskWorker)
	leave := l.enter(fn)
	defer leave()
	body := fn.Op.Region(0)
	l.SetInsertionPointToStart(body.Entry())
	if len(shared) > 0 {
		record := l.pointer(l.sharedOf(body.Entry().Arg(1)), l.ptr(recordType))
		for i, v := range shared {
			replaceWithin(v, l.load(l.member(record, i, v.Type())), body)
		}
	}
	op.Op.Erase()
	return fn
}

// sharedOf is the address of the values of a task.
func (l *lowerer) sharedOf(task *ir.Value) *ir.Value {
	return l.load(l.pointer(task, l.ptr(l.bytes)))
}

func (l *lowerer) taskFlags(op omp.Task) *ir.Value {
	flags := int64(0)
	if op.Op.Attr("untied") == nil {
		flags |= tied
	}
	if op.Op.Attr("mergeable") != nil {
		flags |= mergeable
	}
	if op.Priority() != nil {
		flags |= priority
	}
	v := l.number(l.i32, flags)
	if condition := op.FinalExpr(); condition != nil {
		return l.sel(condition, l.number(l.i32, flags|final), v)
	}
	return v
}

// setPriority writes the priority to where the runtime looks for it: behind the values, the function, the
// number of the part, and the function that destroys what is in the task.
func (l *lowerer) setPriority(op omp.Task, task *ir.Value) {
	if v := op.Priority(); v != nil {
		record := l.pointer(task, l.ptr(l.runtime.TaskType()))
		l.store(l.signed(v, l.i32), l.pointer(l.member(record, 4, l.bytes), l.ptr(l.i32)))
	}
}

// startTask lets the runtime execute the task, or the thread itself where the condition does not hold.
func (l *lowerer) startTask(op omp.Task, name string, task *ir.Value) {
	count, list := l.dependences(op)
	start := func() {
		if count == nil {
			l.here("__kmpc_omp_task", task)
			return
		}
		l.here("__kmpc_omp_task_with_deps", task, count, list, l.number(l.i32, 0), llvm.NewMlirNull(l.Builder, l.bytes).Res())
	}
	if op.IfExpr() == nil {
		start()
		return
	}
	before := op.Op.Block()
	rest := before.Split(op.Op)
	later, now := l.blockBefore(rest), l.blockBefore(rest)
	l.SetInsertionPointToEnd(before)
	thread := l.threadNumber()
	l.condBr(op.IfExpr(), later, now)
	l.SetInsertionPointToEnd(later)
	start()
	l.br(rest)
	l.SetInsertionPointToEnd(now)
	if count != nil {
		l.here("__kmpc_omp_wait_deps", count, list, l.number(l.i32, 0), llvm.NewMlirNull(l.Builder, l.bytes).Res())
	}
	l.here("__kmpc_omp_task_begin_if0", task)
	llvm.NewCall(l.Builder, nil, []*ir.Value{thread, task}, nil, []ir.Type{l.i32}, ir.NamedAttr{Name: "callee", Value: l.ctx.SymbolRefAttr(name)})
	l.here("__kmpc_omp_task_complete_if0", task)
	l.br(rest)
}

// dependences is the list of the variables on which the task depends, and how many they are; nil for none.
func (l *lowerer) dependences(op omp.Task) (count, list *ir.Value) {
	vars := op.DependVars()
	if len(vars) == 0 {
		return nil, nil
	}
	i8 := l.ctx.IntegerType(8, ir.Signless)
	entry := l.types.Struct(l.size, l.size, i8)
	array := l.types.Array(int64(len(vars)), entry)
	memory := l.slot(array)
	for i, v := range vars {
		element := l.member(memory, i, entry)
		l.store(llvm.NewPtrtoint(l.Builder, v, l.size).Res(), l.member(element, 0, l.size))
		l.store(l.number(l.size, int64(l.size.Width()/8)), l.member(element, 1, l.size))
		kind := omp.Word(op.DependsAttr().(*ir.ArrayAttr).Elems()[i])
		l.store(l.number(i8, dependences[kind]), l.member(element, 2, i8))
	}
	return l.number(l.i32, int64(len(vars))), l.asBytes(memory)
}
