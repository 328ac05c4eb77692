// Code generated from omp.dialect. DO NOT EDIT.

package omp

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Parallel: Starts a team of threads, each of which executes the region.
type Parallel struct{ Op *ir.Operation }

// AsParallel views an operation as `omp.parallel`; false when it is another one.
func AsParallel(op *ir.Operation) (Parallel, bool) { return Parallel{op}, op.Is("omp.parallel") }

// OpName is the name of the operations that it views.
func (Parallel) OpName() string { return "omp.parallel" }

// IfExprVar is operand `if_expr_var`, nil when it is absent.
func (o Parallel) IfExprVar() *ir.Value { return ods.OperandOf(o.Op, 0) }

// NumThreadsVar is operand `num_threads_var`, nil when it is absent.
func (o Parallel) NumThreadsVar() *ir.Value { return ods.OperandOf(o.Op, 1) }

// PrivateVars are the operands `private_vars`.
func (o Parallel) PrivateVars() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// FirstprivateVars are the operands `firstprivate_vars`.
func (o Parallel) FirstprivateVars() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// SharedVars are the operands `shared_vars`.
func (o Parallel) SharedVars() []*ir.Value { return ods.OperandsOf(o.Op, 4) }

// CopyinVars are the operands `copyin_vars`.
func (o Parallel) CopyinVars() []*ir.Value { return ods.OperandsOf(o.Op, 5) }

// AllocateVars are the operands `allocate_vars`.
func (o Parallel) AllocateVars() []*ir.Value { return ods.OperandsOf(o.Op, 6) }

// AllocatorsVars are the operands `allocators_vars`.
func (o Parallel) AllocatorsVars() []*ir.Value { return ods.OperandsOf(o.Op, 7) }

// DefaultValAttr is attribute `default_val`, nil when it is absent.
func (o Parallel) DefaultValAttr() ir.Attribute { return o.Op.Attr("default_val") }

// SetDefaultValAttr changes attribute `default_val`; nil removes it.
func (o Parallel) SetDefaultValAttr(a ir.Attribute) { o.Op.SetAttr("default_val", a) }

// ProcBindValAttr is attribute `proc_bind_val`, nil when it is absent.
func (o Parallel) ProcBindValAttr() ir.Attribute { return o.Op.Attr("proc_bind_val") }

// SetProcBindValAttr changes attribute `proc_bind_val`; nil removes it.
func (o Parallel) SetProcBindValAttr(a ir.Attribute) { o.Op.SetAttr("proc_bind_val", a) }

// Region is region `region`.
func (o Parallel) Region() *ir.Region { return o.Op.Region(0) }

// NewParallel builds `omp.parallel`; its regions are empty.
func NewParallel(b *ir.Builder, ifExprVar *ir.Value, numThreadsVar *ir.Value, privateVars []*ir.Value, firstprivateVars []*ir.Value, sharedVars []*ir.Value, copyinVars []*ir.Value, allocateVars []*ir.Value, allocatorsVars []*ir.Value, attrs ...ir.NamedAttr) Parallel {
	var operands []*ir.Value
	operands = append(operands, ods.Present(ifExprVar)...)
	operands = append(operands, ods.Present(numThreadsVar)...)
	operands = append(operands, privateVars...)
	operands = append(operands, firstprivateVars...)
	operands = append(operands, sharedVars...)
	operands = append(operands, copyinVars...)
	operands = append(operands, allocateVars...)
	operands = append(operands, allocatorsVars...)
	return Parallel{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.parallel"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(ods.Present(ifExprVar)), len(ods.Present(numThreadsVar)), len(privateVars), len(firstprivateVars), len(sharedVars), len(copyinVars), len(allocateVars), len(allocatorsVars))}}, attrs...),
		Regions:  1,
	})}
}

// Terminator: Ends a region of omp whose threads pass on no values.
type Terminator struct{ Op *ir.Operation }

// AsTerminator views an operation as `omp.terminator`; false when it is another one.
func AsTerminator(op *ir.Operation) (Terminator, bool) {
	return Terminator{op}, op.Is("omp.terminator")
}

// OpName is the name of the operations that it views.
func (Terminator) OpName() string { return "omp.terminator" }

// NewTerminator builds `omp.terminator`.
func NewTerminator(b *ir.Builder, attrs ...ir.NamedAttr) Terminator {
	return Terminator{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("omp.terminator"),
		Attrs: attrs,
	})}
}

// Master: A thread of the team executes the region.
type Master struct{ Op *ir.Operation }

// AsMaster views an operation as `omp.master`; false when it is another one.
func AsMaster(op *ir.Operation) (Master, bool) { return Master{op}, op.Is("omp.master") }

// OpName is the name of the operations that it views.
func (Master) OpName() string { return "omp.master" }

// Region is region `region`.
func (o Master) Region() *ir.Region { return o.Op.Region(0) }

// NewMaster builds `omp.master`; its regions are empty.
func NewMaster(b *ir.Builder, attrs ...ir.NamedAttr) Master {
	return Master{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("omp.master"),
		Attrs:   attrs,
		Regions: 1,
	})}
}

// Target: Executes the region on a device.
type Target struct{ Op *ir.Operation }

// AsTarget views an operation as `omp.target`; false when it is another one.
func AsTarget(op *ir.Operation) (Target, bool) { return Target{op}, op.Is("omp.target") }

// OpName is the name of the operations that it views.
func (Target) OpName() string { return "omp.target" }

// IfExpr is operand `if_expr`, nil when it is absent.
func (o Target) IfExpr() *ir.Value { return ods.OperandOf(o.Op, 0) }

// Device is operand `device`, nil when it is absent.
func (o Target) Device() *ir.Value { return ods.OperandOf(o.Op, 1) }

// ThreadLimit is operand `thread_limit`, nil when it is absent.
func (o Target) ThreadLimit() *ir.Value { return ods.OperandOf(o.Op, 2) }

// NowaitAttr is attribute `nowait`, nil when it is absent.
func (o Target) NowaitAttr() ir.Attribute { return o.Op.Attr("nowait") }

// SetNowaitAttr changes attribute `nowait`; nil removes it.
func (o Target) SetNowaitAttr(a ir.Attribute) { o.Op.SetAttr("nowait", a) }

// Region is region `region`.
func (o Target) Region() *ir.Region { return o.Op.Region(0) }

// Nowait reports whether there is attribute `nowait`.
func (o Target) Nowait() bool { return o.Op.Attr("nowait") != nil }

// NewTarget builds `omp.target`; its regions are empty.
func NewTarget(b *ir.Builder, ifExpr *ir.Value, device *ir.Value, threadLimit *ir.Value, attrs ...ir.NamedAttr) Target {
	var operands []*ir.Value
	operands = append(operands, ods.Present(ifExpr)...)
	operands = append(operands, ods.Present(device)...)
	operands = append(operands, ods.Present(threadLimit)...)
	return Target{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.target"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(ods.Present(ifExpr)), len(ods.Present(device)), len(ods.Present(threadLimit)))}}, attrs...),
		Regions:  1,
	})}
}

// Yield: Ends an iteration, or a region that computes values.
type Yield struct{ Op *ir.Operation }

// AsYield views an operation as `omp.yield`; false when it is another one.
func AsYield(op *ir.Operation) (Yield, bool) { return Yield{op}, op.Is("omp.yield") }

// OpName is the name of the operations that it views.
func (Yield) OpName() string { return "omp.yield" }

// Results are the operands `results`.
func (o Yield) Results() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// NewYield builds `omp.yield`.
func NewYield(b *ir.Builder, results_ []*ir.Value, attrs ...ir.NamedAttr) Yield {
	return Yield{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.yield"),
		Operands: results_,
		Attrs:    attrs,
	})}
}

// Wsloop: A loop, or a nest of loops, whose iterations the threads of the team share. The upper
// bounds are excluded unless `inclusive` is set.
type Wsloop struct{ Op *ir.Operation }

// AsWsloop views an operation as `omp.wsloop`; false when it is another one.
func AsWsloop(op *ir.Operation) (Wsloop, bool) { return Wsloop{op}, op.Is("omp.wsloop") }

// OpName is the name of the operations that it views.
func (Wsloop) OpName() string { return "omp.wsloop" }

// LowerBound are the operands `lowerBound`.
func (o Wsloop) LowerBound() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// UpperBound are the operands `upperBound`.
func (o Wsloop) UpperBound() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Step are the operands `step`.
func (o Wsloop) Step() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// PrivateVars are the operands `private_vars`.
func (o Wsloop) PrivateVars() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// FirstprivateVars are the operands `firstprivate_vars`.
func (o Wsloop) FirstprivateVars() []*ir.Value { return ods.OperandsOf(o.Op, 4) }

// LastprivateVars are the operands `lastprivate_vars`.
func (o Wsloop) LastprivateVars() []*ir.Value { return ods.OperandsOf(o.Op, 5) }

// LinearVars are the operands `linear_vars`.
func (o Wsloop) LinearVars() []*ir.Value { return ods.OperandsOf(o.Op, 6) }

// LinearStepVars are the operands `linear_step_vars`.
func (o Wsloop) LinearStepVars() []*ir.Value { return ods.OperandsOf(o.Op, 7) }

// ReductionVars are the operands `reduction_vars`.
func (o Wsloop) ReductionVars() []*ir.Value { return ods.OperandsOf(o.Op, 8) }

// ScheduleChunkVar is operand `schedule_chunk_var`, nil when it is absent.
func (o Wsloop) ScheduleChunkVar() *ir.Value { return ods.OperandOf(o.Op, 9) }

// ReductionsAttr is attribute `reductions`, nil when it is absent.
func (o Wsloop) ReductionsAttr() ir.Attribute { return o.Op.Attr("reductions") }

// SetReductionsAttr changes attribute `reductions`; nil removes it.
func (o Wsloop) SetReductionsAttr(a ir.Attribute) { o.Op.SetAttr("reductions", a) }

// ScheduleValAttr is attribute `schedule_val`, nil when it is absent.
func (o Wsloop) ScheduleValAttr() ir.Attribute { return o.Op.Attr("schedule_val") }

// SetScheduleValAttr changes attribute `schedule_val`; nil removes it.
func (o Wsloop) SetScheduleValAttr(a ir.Attribute) { o.Op.SetAttr("schedule_val", a) }

// CollapseValAttr is attribute `collapse_val`, nil when it is absent.
func (o Wsloop) CollapseValAttr() ir.Attribute { return o.Op.Attr("collapse_val") }

// SetCollapseValAttr changes attribute `collapse_val`; nil removes it.
func (o Wsloop) SetCollapseValAttr(a ir.Attribute) { o.Op.SetAttr("collapse_val", a) }

// NowaitAttr is attribute `nowait`, nil when it is absent.
func (o Wsloop) NowaitAttr() ir.Attribute { return o.Op.Attr("nowait") }

// SetNowaitAttr changes attribute `nowait`; nil removes it.
func (o Wsloop) SetNowaitAttr(a ir.Attribute) { o.Op.SetAttr("nowait", a) }

// OrderedValAttr is attribute `ordered_val`, nil when it is absent.
func (o Wsloop) OrderedValAttr() ir.Attribute { return o.Op.Attr("ordered_val") }

// SetOrderedValAttr changes attribute `ordered_val`; nil removes it.
func (o Wsloop) SetOrderedValAttr(a ir.Attribute) { o.Op.SetAttr("ordered_val", a) }

// OrderValAttr is attribute `order_val`, nil when it is absent.
func (o Wsloop) OrderValAttr() ir.Attribute { return o.Op.Attr("order_val") }

// SetOrderValAttr changes attribute `order_val`; nil removes it.
func (o Wsloop) SetOrderValAttr(a ir.Attribute) { o.Op.SetAttr("order_val", a) }

// InclusiveAttr is attribute `inclusive`, nil when it is absent.
func (o Wsloop) InclusiveAttr() ir.Attribute { return o.Op.Attr("inclusive") }

// SetInclusiveAttr changes attribute `inclusive`; nil removes it.
func (o Wsloop) SetInclusiveAttr(a ir.Attribute) { o.Op.SetAttr("inclusive", a) }

// Region is region `region`.
func (o Wsloop) Region() *ir.Region { return o.Op.Region(0) }

// Reductions is the value of attribute `reductions`, nil when it is absent or of another kind.
func (o Wsloop) Reductions() []*ir.SymbolRefAttr { return ods.RefsOf(o.Op.Attr("reductions")) }

// CollapseVal is the value of attribute `collapse_val`; false when it is absent or of another kind.
func (o Wsloop) CollapseVal() (int64, bool) { return ods.IntOf(o.Op.Attr("collapse_val")) }

// Nowait reports whether there is attribute `nowait`.
func (o Wsloop) Nowait() bool { return o.Op.Attr("nowait") != nil }

// OrderedVal is the value of attribute `ordered_val`; false when it is absent or of another kind.
func (o Wsloop) OrderedVal() (int64, bool) { return ods.IntOf(o.Op.Attr("ordered_val")) }

// Inclusive reports whether there is attribute `inclusive`.
func (o Wsloop) Inclusive() bool { return o.Op.Attr("inclusive") != nil }

// Ivs are the entry arguments `ivs` of region `region`.
func (o Wsloop) Ivs() []*ir.Value { return ods.RegionArgs(o.Op, 0, 0) }

// NewWsloop builds `omp.wsloop`; its regions are empty.
func NewWsloop(b *ir.Builder, lowerBound []*ir.Value, upperBound []*ir.Value, step []*ir.Value, privateVars []*ir.Value, firstprivateVars []*ir.Value, lastprivateVars []*ir.Value, linearVars []*ir.Value, linearStepVars []*ir.Value, reductionVars []*ir.Value, scheduleChunkVar *ir.Value, attrs ...ir.NamedAttr) Wsloop {
	var operands []*ir.Value
	operands = append(operands, lowerBound...)
	operands = append(operands, upperBound...)
	operands = append(operands, step...)
	operands = append(operands, privateVars...)
	operands = append(operands, firstprivateVars...)
	operands = append(operands, lastprivateVars...)
	operands = append(operands, linearVars...)
	operands = append(operands, linearStepVars...)
	operands = append(operands, reductionVars...)
	operands = append(operands, ods.Present(scheduleChunkVar)...)
	return Wsloop{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.wsloop"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(lowerBound), len(upperBound), len(step), len(privateVars), len(firstprivateVars), len(lastprivateVars), len(linearVars), len(linearStepVars), len(reductionVars), len(ods.Present(scheduleChunkVar)))}}, attrs...),
		Regions:  1,
	})}
}

// ReductionDeclare: Says how values of a type are reduced: what the reduction begins with, how two values
// are combined, and perhaps how one is combined with memory atomically.
type ReductionDeclare struct{ Op *ir.Operation }

// AsReductionDeclare views an operation as `omp.reduction.declare`; false when it is another one.
func AsReductionDeclare(op *ir.Operation) (ReductionDeclare, bool) {
	return ReductionDeclare{op}, op.Is("omp.reduction.declare")
}

// OpName is the name of the operations that it views.
func (ReductionDeclare) OpName() string { return "omp.reduction.declare" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o ReductionDeclare) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o ReductionDeclare) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// TypeAttr is attribute `type`, nil when it is absent.
func (o ReductionDeclare) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

// SetTypeAttr changes attribute `type`; nil removes it.
func (o ReductionDeclare) SetTypeAttr(a ir.Attribute) { o.Op.SetAttr("type", a) }

// InitializerRegion is region `initializerRegion`.
func (o ReductionDeclare) InitializerRegion() *ir.Region { return o.Op.Region(0) }

// ReductionRegion is region `reductionRegion`.
func (o ReductionDeclare) ReductionRegion() *ir.Region { return o.Op.Region(1) }

// AtomicReductionRegion is region `atomicReductionRegion`.
func (o ReductionDeclare) AtomicReductionRegion() *ir.Region { return o.Op.Region(2) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o ReductionDeclare) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// Type is the value of attribute `type`, nil when it is absent or of another kind.
func (o ReductionDeclare) Type() ir.Type { return ods.TypeOf(o.Op.Attr("type")) }

// Init is entry argument `init` of region `initializerRegion`, nil when it is absent.
func (o ReductionDeclare) Init() *ir.Value { return ods.RegionArg(o.Op, 0, 0) }

// Lhs is entry argument `lhs` of region `reductionRegion`, nil when it is absent.
func (o ReductionDeclare) Lhs() *ir.Value { return ods.RegionArg(o.Op, 1, 0) }

// Rhs is entry argument `rhs` of region `reductionRegion`, nil when it is absent.
func (o ReductionDeclare) Rhs() *ir.Value { return ods.RegionArg(o.Op, 1, 1) }

// Refs are the entry arguments `refs` of region `atomicReductionRegion`.
func (o ReductionDeclare) Refs() []*ir.Value { return ods.RegionArgs(o.Op, 2, 0) }

// NewReductionDeclare builds `omp.reduction.declare`; its regions are empty.
func NewReductionDeclare(b *ir.Builder, symName string, type_ ir.Type, attrs ...ir.NamedAttr) ReductionDeclare {
	return ReductionDeclare{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("omp.reduction.declare"),
		Attrs:   append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "type", Value: b.Context().TypeAttr(type_)}}, attrs...),
		Regions: 3,
	})}
}

// Reduction: Combines a value with an accumulator of the loop around it.
type Reduction struct{ Op *ir.Operation }

// AsReduction views an operation as `omp.reduction`; false when it is another one.
func AsReduction(op *ir.Operation) (Reduction, bool) { return Reduction{op}, op.Is("omp.reduction") }

// OpName is the name of the operations that it views.
func (Reduction) OpName() string { return "omp.reduction" }

// Operand is operand `operand`.
func (o Reduction) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Reduction) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Accumulator is operand `accumulator`.
func (o Reduction) Accumulator() *ir.Value { return o.Op.Operand(1) }

// SetAccumulator changes operand `accumulator`.
func (o Reduction) SetAccumulator(v *ir.Value) { o.Op.SetOperand(1, v) }

// NewReduction builds `omp.reduction`.
func NewReduction(b *ir.Builder, operand *ir.Value, accumulator *ir.Value, attrs ...ir.NamedAttr) Reduction {
	return Reduction{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.reduction"),
		Operands: []*ir.Value{operand, accumulator},
		Attrs:    attrs,
	})}
}

// Barrier: Waits for all threads of the team.
type Barrier struct{ Op *ir.Operation }

// AsBarrier views an operation as `omp.barrier`; false when it is another one.
func AsBarrier(op *ir.Operation) (Barrier, bool) { return Barrier{op}, op.Is("omp.barrier") }

// OpName is the name of the operations that it views.
func (Barrier) OpName() string { return "omp.barrier" }

// NewBarrier builds `omp.barrier`.
func NewBarrier(b *ir.Builder, attrs ...ir.NamedAttr) Barrier {
	return Barrier{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("omp.barrier"),
		Attrs: attrs,
	})}
}

// Flush: Makes what the thread has written visible, of all memory or that of some variables.
type Flush struct{ Op *ir.Operation }

// AsFlush views an operation as `omp.flush`; false when it is another one.
func AsFlush(op *ir.Operation) (Flush, bool) { return Flush{op}, op.Is("omp.flush") }

// OpName is the name of the operations that it views.
func (Flush) OpName() string { return "omp.flush" }

// VarList are the operands `varList`.
func (o Flush) VarList() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// NewFlush builds `omp.flush`.
func NewFlush(b *ir.Builder, varList []*ir.Value, attrs ...ir.NamedAttr) Flush {
	return Flush{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.flush"),
		Operands: varList,
		Attrs:    attrs,
	})}
}

// Taskwait: Waits for the tasks that the current one has made.
type Taskwait struct{ Op *ir.Operation }

// AsTaskwait views an operation as `omp.taskwait`; false when it is another one.
func AsTaskwait(op *ir.Operation) (Taskwait, bool) { return Taskwait{op}, op.Is("omp.taskwait") }

// OpName is the name of the operations that it views.
func (Taskwait) OpName() string { return "omp.taskwait" }

// NewTaskwait builds `omp.taskwait`.
func NewTaskwait(b *ir.Builder, attrs ...ir.NamedAttr) Taskwait {
	return Taskwait{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("omp.taskwait"),
		Attrs: attrs,
	})}
}

// Taskyield: Lets the thread go on with another task.
type Taskyield struct{ Op *ir.Operation }

// AsTaskyield views an operation as `omp.taskyield`; false when it is another one.
func AsTaskyield(op *ir.Operation) (Taskyield, bool) { return Taskyield{op}, op.Is("omp.taskyield") }

// OpName is the name of the operations that it views.
func (Taskyield) OpName() string { return "omp.taskyield" }

// NewTaskyield builds `omp.taskyield`.
func NewTaskyield(b *ir.Builder, attrs ...ir.NamedAttr) Taskyield {
	return Taskyield{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("omp.taskyield"),
		Attrs: attrs,
	})}
}
