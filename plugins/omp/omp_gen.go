// Code generated from omp.dialect. DO NOT EDIT.

package omp

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// SyncHint: What programs say of a lock or an atomic access, so that it may be made faster.
type SyncHint uint64

// The cases of SyncHint.
const (
	SyncHintNone           SyncHint = 0
	SyncHintUncontended    SyncHint = 1
	SyncHintContended      SyncHint = 2
	SyncHintNonspeculative SyncHint = 4
	SyncHintSpeculative    SyncHint = 8
)

// Attr is the case as an attribute.
func (e SyncHint) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// MemoryOrder: How an atomic access is ordered with others.
type MemoryOrder uint64

// The cases of MemoryOrder.
const (
	MemoryOrderSeqCst  MemoryOrder = 0
	MemoryOrderAcqRel  MemoryOrder = 1
	MemoryOrderAcquire MemoryOrder = 2
	MemoryOrderRelease MemoryOrder = 3
	MemoryOrderRelaxed MemoryOrder = 4
)

// Attr is the case as an attribute.
func (e MemoryOrder) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// NewerScheduleKind: How the iterations of a loop are given to threads, as MLIR 19 has it.
type NewerScheduleKind uint64

// The cases of NewerScheduleKind.
const (
	NewerScheduleKindStatic  NewerScheduleKind = 0
	NewerScheduleKindDynamic NewerScheduleKind = 1
	NewerScheduleKindGuided  NewerScheduleKind = 2
	NewerScheduleKindAuto    NewerScheduleKind = 3
	NewerScheduleKindRuntime NewerScheduleKind = 4
)

// Attr is the case as an attribute.
func (e NewerScheduleKind) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// ScheduleModifier: What is said of a schedule besides.
type ScheduleModifier uint64

// The cases of ScheduleModifier.
const (
	ScheduleModifierNone         ScheduleModifier = 0
	ScheduleModifierMonotonic    ScheduleModifier = 1
	ScheduleModifierNonmonotonic ScheduleModifier = 2
	ScheduleModifierSimd         ScheduleModifier = 3
)

// Attr is the case as an attribute.
func (e ScheduleModifier) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// NewerOrderKind: What may be assumed of the order of iterations, as MLIR 19 has it.
type NewerOrderKind uint64

// The cases of NewerOrderKind.
const (
	NewerOrderKindConcurrent NewerOrderKind = 1
)

// Attr is the case as an attribute.
func (e NewerOrderKind) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// OrderModifier: Whether iterations are in the same order each time.
type OrderModifier uint64

// The cases of OrderModifier.
const (
	OrderModifierReproducible  OrderModifier = 0
	OrderModifierUnconstrained OrderModifier = 1
)

// Attr is the case as an attribute.
func (e OrderModifier) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// NewerProcBindKind: Where the threads of a team are placed, as MLIR 19 has it.
type NewerProcBindKind uint64

// The cases of NewerProcBindKind.
const (
	NewerProcBindKindPrimary NewerProcBindKind = 0
	NewerProcBindKindMaster  NewerProcBindKind = 1
	NewerProcBindKindClose   NewerProcBindKind = 2
	NewerProcBindKindSpread  NewerProcBindKind = 3
)

// Attr is the case as an attribute.
func (e NewerProcBindKind) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// DataSharing: Whether a private variable begins with the value of the original one.
type DataSharing uint64

// The cases of DataSharing.
const (
	DataSharingPrivate      DataSharing = 0
	DataSharingFirstprivate DataSharing = 1
)

// Attr is the case as an attribute.
func (e DataSharing) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// TaskDependence: What a task does with a variable on which others depend.
type TaskDependence uint64

// The cases of TaskDependence.
const (
	TaskDependenceTaskdependin    TaskDependence = 0
	TaskDependenceTaskdependout   TaskDependence = 1
	TaskDependenceTaskdependinout TaskDependence = 2
)

// Attr is the case as an attribute.
func (e TaskDependence) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// Doacross: Whether an iteration waits for others, or others for it.
type Doacross uint64

// The cases of Doacross.
const (
	DoacrossDependsource Doacross = 0
	DoacrossDependsink   Doacross = 1
)

// Attr is the case as an attribute.
func (e Doacross) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// CancelledConstruct: A construct that can be cancelled.
type CancelledConstruct uint64

// The cases of CancelledConstruct.
const (
	CancelledConstructParallel  CancelledConstruct = 0
	CancelledConstructLoop      CancelledConstruct = 1
	CancelledConstructSections  CancelledConstruct = 2
	CancelledConstructTaskgroup CancelledConstruct = 3
)

// Attr is the case as an attribute.
func (e CancelledConstruct) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// Parallel: Starts a team of threads, each of which executes the region.
type Parallel struct{ Op *ir.Operation }

// AsParallel views an operation as `omp.parallel`; false when it is another one.
func AsParallel(op *ir.Operation) (Parallel, bool) { return Parallel{op}, op.Is("omp.parallel") }

// OpName is the name of the operations that it views.
func (Parallel) OpName() string { return "omp.parallel" }

// IfExpr is operand `if_expr`, nil when it is absent.
func (o Parallel) IfExpr() *ir.Value { return ods.OperandOf(o.Op, 0) }

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
func NewParallel(b *ir.Builder, ifExpr *ir.Value, numThreadsVar *ir.Value, privateVars []*ir.Value, firstprivateVars []*ir.Value, sharedVars []*ir.Value, copyinVars []*ir.Value, allocateVars []*ir.Value, allocatorsVars []*ir.Value, attrs ...ir.NamedAttr) Parallel {
	var operands []*ir.Value
	operands = append(operands, ods.Present(ifExpr)...)
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
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(ods.Present(ifExpr)), len(ods.Present(numThreadsVar)), len(privateVars), len(firstprivateVars), len(sharedVars), len(copyinVars), len(allocateVars), len(allocatorsVars))}}, attrs...),
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

// ParallelArgs: Starts a team of threads, each of which executes the region. The region takes the address of a
// copy of its own for each variable that is reduced or private.
type ParallelArgs struct{ Op *ir.Operation }

// AsParallelArgs views an operation as `omp.parallel.args`; false when it is another one.
func AsParallelArgs(op *ir.Operation) (ParallelArgs, bool) {
	return ParallelArgs{op}, op.Is("omp.parallel.args")
}

// OpName is the name of the operations that it views.
func (ParallelArgs) OpName() string { return "omp.parallel.args" }

// IfExpr is operand `if_expr`, nil when it is absent.
func (o ParallelArgs) IfExpr() *ir.Value { return ods.OperandOf(o.Op, 0) }

// NumThreadsVar is operand `num_threads_var`, nil when it is absent.
func (o ParallelArgs) NumThreadsVar() *ir.Value { return ods.OperandOf(o.Op, 1) }

// AllocateVars are the operands `allocate_vars`.
func (o ParallelArgs) AllocateVars() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// AllocatorsVars are the operands `allocators_vars`.
func (o ParallelArgs) AllocatorsVars() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// ReductionVars are the operands `reduction_vars`.
func (o ParallelArgs) ReductionVars() []*ir.Value { return ods.OperandsOf(o.Op, 4) }

// PrivateVars are the operands `private_vars`.
func (o ParallelArgs) PrivateVars() []*ir.Value { return ods.OperandsOf(o.Op, 5) }

// ReductionVarsByrefAttr is attribute `reduction_vars_byref`, nil when it is absent.
func (o ParallelArgs) ReductionVarsByrefAttr() ir.Attribute { return o.Op.Attr("reduction_vars_byref") }

// SetReductionVarsByrefAttr changes attribute `reduction_vars_byref`; nil removes it.
func (o ParallelArgs) SetReductionVarsByrefAttr(a ir.Attribute) {
	o.Op.SetAttr("reduction_vars_byref", a)
}

// ReductionsAttr is attribute `reductions`, nil when it is absent.
func (o ParallelArgs) ReductionsAttr() ir.Attribute { return o.Op.Attr("reductions") }

// SetReductionsAttr changes attribute `reductions`; nil removes it.
func (o ParallelArgs) SetReductionsAttr(a ir.Attribute) { o.Op.SetAttr("reductions", a) }

// ProcBindValAttr is attribute `proc_bind_val`, nil when it is absent.
func (o ParallelArgs) ProcBindValAttr() ir.Attribute { return o.Op.Attr("proc_bind_val") }

// SetProcBindValAttr changes attribute `proc_bind_val`; nil removes it.
func (o ParallelArgs) SetProcBindValAttr(a ir.Attribute) { o.Op.SetAttr("proc_bind_val", a) }

// PrivatizersAttr is attribute `privatizers`, nil when it is absent.
func (o ParallelArgs) PrivatizersAttr() ir.Attribute { return o.Op.Attr("privatizers") }

// SetPrivatizersAttr changes attribute `privatizers`; nil removes it.
func (o ParallelArgs) SetPrivatizersAttr(a ir.Attribute) { o.Op.SetAttr("privatizers", a) }

// Region is region `region`.
func (o ParallelArgs) Region() *ir.Region { return o.Op.Region(0) }

// ReductionVarsByref is the value of attribute `reduction_vars_byref`, nil when it is absent or of another kind.
func (o ParallelArgs) ReductionVarsByref() []int64 {
	return ods.IntsOf(o.Op.Attr("reduction_vars_byref"))
}

// Reductions is the value of attribute `reductions`, nil when it is absent or of another kind.
func (o ParallelArgs) Reductions() []*ir.SymbolRefAttr { return ods.RefsOf(o.Op.Attr("reductions")) }

// ProcBindVal is the value of attribute `proc_bind_val`; false when it is absent or of another kind.
func (o ParallelArgs) ProcBindVal() (NewerProcBindKind, bool) {
	return ods.EnumOf[NewerProcBindKind](o.Op.Attr("proc_bind_val"))
}

// Privatizers is the value of attribute `privatizers`, nil when it is absent or of another kind.
func (o ParallelArgs) Privatizers() []*ir.SymbolRefAttr { return ods.RefsOf(o.Op.Attr("privatizers")) }

// Reduced are the entry arguments `reduced` of region `region`.
func (o ParallelArgs) Reduced() []*ir.Value { return ods.RegionArgs(o.Op, 0, 0) }

// Privates are the entry arguments `privates` of region `region`.
func (o ParallelArgs) Privates() []*ir.Value { return ods.RegionArgs(o.Op, 0, 1) }

// NewParallelArgs builds `omp.parallel.args`; its regions are empty.
func NewParallelArgs(b *ir.Builder, ifExpr *ir.Value, numThreadsVar *ir.Value, allocateVars []*ir.Value, allocatorsVars []*ir.Value, reductionVars []*ir.Value, privateVars []*ir.Value, attrs ...ir.NamedAttr) ParallelArgs {
	var operands []*ir.Value
	operands = append(operands, ods.Present(ifExpr)...)
	operands = append(operands, ods.Present(numThreadsVar)...)
	operands = append(operands, allocateVars...)
	operands = append(operands, allocatorsVars...)
	operands = append(operands, reductionVars...)
	operands = append(operands, privateVars...)
	return ParallelArgs{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.parallel.args"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(ods.Present(ifExpr)), len(ods.Present(numThreadsVar)), len(allocateVars), len(allocatorsVars), len(reductionVars), len(privateVars))}}, attrs...),
		Regions:  1,
	})}
}

// Private: Declares how variables are made private: `alloc` gives the address of a private one, `copy`
// initializes it with the original value, and `dealloc` frees it. MLIR 13 has no such operation.
type Private struct{ Op *ir.Operation }

// AsPrivate views an operation as `omp.private`; false when it is another one.
func AsPrivate(op *ir.Operation) (Private, bool) { return Private{op}, op.Is("omp.private") }

// OpName is the name of the operations that it views.
func (Private) OpName() string { return "omp.private" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o Private) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o Private) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// TypeAttr is attribute `type`, nil when it is absent.
func (o Private) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

// SetTypeAttr changes attribute `type`; nil removes it.
func (o Private) SetTypeAttr(a ir.Attribute) { o.Op.SetAttr("type", a) }

// DataSharingTypeAttr is attribute `data_sharing_type`, nil when it is absent.
func (o Private) DataSharingTypeAttr() ir.Attribute { return o.Op.Attr("data_sharing_type") }

// SetDataSharingTypeAttr changes attribute `data_sharing_type`; nil removes it.
func (o Private) SetDataSharingTypeAttr(a ir.Attribute) { o.Op.SetAttr("data_sharing_type", a) }

// AllocRegion is region `alloc_region`.
func (o Private) AllocRegion() *ir.Region { return o.Op.Region(0) }

// CopyRegion is region `copy_region`.
func (o Private) CopyRegion() *ir.Region { return o.Op.Region(1) }

// DeallocRegion is region `dealloc_region`.
func (o Private) DeallocRegion() *ir.Region { return o.Op.Region(2) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o Private) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// Type is the value of attribute `type`, nil when it is absent or of another kind.
func (o Private) Type() ir.Type { return ods.TypeOf(o.Op.Attr("type")) }

// DataSharingType is the value of attribute `data_sharing_type`, DataSharing(0) when it is absent or of another kind.
func (o Private) DataSharingType() DataSharing {
	return ods.EnumOr(o.Op.Attr("data_sharing_type"), DataSharing(0))
}

// Mold is entry argument `mold` of region `alloc_region`, nil when it is absent.
func (o Private) Mold() *ir.Value { return ods.RegionArg(o.Op, 0, 0) }

// From are the entry arguments `from` of region `copy_region`.
func (o Private) From() []*ir.Value { return ods.RegionArgs(o.Op, 1, 0) }

// Freed are the entry arguments `freed` of region `dealloc_region`.
func (o Private) Freed() []*ir.Value { return ods.RegionArgs(o.Op, 2, 0) }

// NewPrivate builds `omp.private`; its regions are empty.
func NewPrivate(b *ir.Builder, symName string, type_ ir.Type, dataSharingType ir.Attribute, attrs ...ir.NamedAttr) Private {
	return Private{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("omp.private"),
		Attrs:   append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "type", Value: b.Context().TypeAttr(type_)}, {Name: "data_sharing_type", Value: dataSharingType}}, attrs...),
		Regions: 3,
	})}
}

// DeclareReduction: Says how values of a type, or the variables that pointers of the type point to, are reduced:
// what a reduction begins with, how two are combined, how one is combined with memory atomically,
// and what is to do with a copy that is not needed any more. MLIR 13 has no such operation.
type DeclareReduction struct{ Op *ir.Operation }

// AsDeclareReduction views an operation as `omp.declare_reduction`; false when it is another one.
func AsDeclareReduction(op *ir.Operation) (DeclareReduction, bool) {
	return DeclareReduction{op}, op.Is("omp.declare_reduction")
}

// OpName is the name of the operations that it views.
func (DeclareReduction) OpName() string { return "omp.declare_reduction" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o DeclareReduction) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o DeclareReduction) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// TypeAttr is attribute `type`, nil when it is absent.
func (o DeclareReduction) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

// SetTypeAttr changes attribute `type`; nil removes it.
func (o DeclareReduction) SetTypeAttr(a ir.Attribute) { o.Op.SetAttr("type", a) }

// InitializerRegion is region `initializerRegion`.
func (o DeclareReduction) InitializerRegion() *ir.Region { return o.Op.Region(0) }

// ReductionRegion is region `reductionRegion`.
func (o DeclareReduction) ReductionRegion() *ir.Region { return o.Op.Region(1) }

// AtomicReductionRegion is region `atomicReductionRegion`.
func (o DeclareReduction) AtomicReductionRegion() *ir.Region { return o.Op.Region(2) }

// CleanupRegion is region `cleanupRegion`.
func (o DeclareReduction) CleanupRegion() *ir.Region { return o.Op.Region(3) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o DeclareReduction) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// Type is the value of attribute `type`, nil when it is absent or of another kind.
func (o DeclareReduction) Type() ir.Type { return ods.TypeOf(o.Op.Attr("type")) }

// Init are the entry arguments `init` of region `initializerRegion`.
func (o DeclareReduction) Init() []*ir.Value { return ods.RegionArgs(o.Op, 0, 0) }

// Sides are the entry arguments `sides` of region `reductionRegion`.
func (o DeclareReduction) Sides() []*ir.Value { return ods.RegionArgs(o.Op, 1, 0) }

// Refs are the entry arguments `refs` of region `atomicReductionRegion`.
func (o DeclareReduction) Refs() []*ir.Value { return ods.RegionArgs(o.Op, 2, 0) }

// Done are the entry arguments `done` of region `cleanupRegion`.
func (o DeclareReduction) Done() []*ir.Value { return ods.RegionArgs(o.Op, 3, 0) }

// NewDeclareReduction builds `omp.declare_reduction`; its regions are empty.
func NewDeclareReduction(b *ir.Builder, symName string, type_ ir.Type, attrs ...ir.NamedAttr) DeclareReduction {
	return DeclareReduction{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("omp.declare_reduction"),
		Attrs:   append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "type", Value: b.Context().TypeAttr(type_)}}, attrs...),
		Regions: 4,
	})}
}

// LoopNest: A nest of loops, in operations that say how its iterations are executed. The upper bounds are
// excluded unless `inclusive` is set. MLIR 13 has no such operation.
type LoopNest struct{ Op *ir.Operation }

// AsLoopNest views an operation as `omp.loop_nest`; false when it is another one.
func AsLoopNest(op *ir.Operation) (LoopNest, bool) { return LoopNest{op}, op.Is("omp.loop_nest") }

// OpName is the name of the operations that it views.
func (LoopNest) OpName() string { return "omp.loop_nest" }

// LowerBound are the operands `lowerBound`.
func (o LoopNest) LowerBound() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// UpperBound are the operands `upperBound`.
func (o LoopNest) UpperBound() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Step are the operands `step`.
func (o LoopNest) Step() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// InclusiveAttr is attribute `inclusive`, nil when it is absent.
func (o LoopNest) InclusiveAttr() ir.Attribute { return o.Op.Attr("inclusive") }

// SetInclusiveAttr changes attribute `inclusive`; nil removes it.
func (o LoopNest) SetInclusiveAttr(a ir.Attribute) { o.Op.SetAttr("inclusive", a) }

// Region is region `region`.
func (o LoopNest) Region() *ir.Region { return o.Op.Region(0) }

// Inclusive reports whether there is attribute `inclusive`.
func (o LoopNest) Inclusive() bool { return o.Op.Attr("inclusive") != nil }

// Ivs are the entry arguments `ivs` of region `region`.
func (o LoopNest) Ivs() []*ir.Value { return ods.RegionArgs(o.Op, 0, 0) }

// NewLoopNest builds `omp.loop_nest`; its regions are empty.
func NewLoopNest(b *ir.Builder, lowerBound []*ir.Value, upperBound []*ir.Value, step []*ir.Value, attrs ...ir.NamedAttr) LoopNest {
	var operands []*ir.Value
	operands = append(operands, lowerBound...)
	operands = append(operands, upperBound...)
	operands = append(operands, step...)
	return LoopNest{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.loop_nest"),
		Operands: operands,
		Attrs:    attrs,
		Regions:  1,
	})}
}

// WsloopWrapper: Shares the iterations of the loops in it among the threads of the team. The region takes the
// address of a copy of its own for each variable that is reduced.
type WsloopWrapper struct{ Op *ir.Operation }

// AsWsloopWrapper views an operation as `omp.wsloop.wrapper`; false when it is another one.
func AsWsloopWrapper(op *ir.Operation) (WsloopWrapper, bool) {
	return WsloopWrapper{op}, op.Is("omp.wsloop.wrapper")
}

// OpName is the name of the operations that it views.
func (WsloopWrapper) OpName() string { return "omp.wsloop.wrapper" }

// LinearVars are the operands `linear_vars`.
func (o WsloopWrapper) LinearVars() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// LinearStepVars are the operands `linear_step_vars`.
func (o WsloopWrapper) LinearStepVars() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ReductionVars are the operands `reduction_vars`.
func (o WsloopWrapper) ReductionVars() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// ScheduleChunkVar is operand `schedule_chunk_var`, nil when it is absent.
func (o WsloopWrapper) ScheduleChunkVar() *ir.Value { return ods.OperandOf(o.Op, 3) }

// ReductionVarsByrefAttr is attribute `reduction_vars_byref`, nil when it is absent.
func (o WsloopWrapper) ReductionVarsByrefAttr() ir.Attribute {
	return o.Op.Attr("reduction_vars_byref")
}

// SetReductionVarsByrefAttr changes attribute `reduction_vars_byref`; nil removes it.
func (o WsloopWrapper) SetReductionVarsByrefAttr(a ir.Attribute) {
	o.Op.SetAttr("reduction_vars_byref", a)
}

// ReductionsAttr is attribute `reductions`, nil when it is absent.
func (o WsloopWrapper) ReductionsAttr() ir.Attribute { return o.Op.Attr("reductions") }

// SetReductionsAttr changes attribute `reductions`; nil removes it.
func (o WsloopWrapper) SetReductionsAttr(a ir.Attribute) { o.Op.SetAttr("reductions", a) }

// ScheduleValAttr is attribute `schedule_val`, nil when it is absent.
func (o WsloopWrapper) ScheduleValAttr() ir.Attribute { return o.Op.Attr("schedule_val") }

// SetScheduleValAttr changes attribute `schedule_val`; nil removes it.
func (o WsloopWrapper) SetScheduleValAttr(a ir.Attribute) { o.Op.SetAttr("schedule_val", a) }

// ScheduleModifierAttr is attribute `schedule_modifier`, nil when it is absent.
func (o WsloopWrapper) ScheduleModifierAttr() ir.Attribute { return o.Op.Attr("schedule_modifier") }

// SetScheduleModifierAttr changes attribute `schedule_modifier`; nil removes it.
func (o WsloopWrapper) SetScheduleModifierAttr(a ir.Attribute) { o.Op.SetAttr("schedule_modifier", a) }

// SimdModifierAttr is attribute `simd_modifier`, nil when it is absent.
func (o WsloopWrapper) SimdModifierAttr() ir.Attribute { return o.Op.Attr("simd_modifier") }

// SetSimdModifierAttr changes attribute `simd_modifier`; nil removes it.
func (o WsloopWrapper) SetSimdModifierAttr(a ir.Attribute) { o.Op.SetAttr("simd_modifier", a) }

// NowaitAttr is attribute `nowait`, nil when it is absent.
func (o WsloopWrapper) NowaitAttr() ir.Attribute { return o.Op.Attr("nowait") }

// SetNowaitAttr changes attribute `nowait`; nil removes it.
func (o WsloopWrapper) SetNowaitAttr(a ir.Attribute) { o.Op.SetAttr("nowait", a) }

// OrderedValAttr is attribute `ordered_val`, nil when it is absent.
func (o WsloopWrapper) OrderedValAttr() ir.Attribute { return o.Op.Attr("ordered_val") }

// SetOrderedValAttr changes attribute `ordered_val`; nil removes it.
func (o WsloopWrapper) SetOrderedValAttr(a ir.Attribute) { o.Op.SetAttr("ordered_val", a) }

// OrderValAttr is attribute `order_val`, nil when it is absent.
func (o WsloopWrapper) OrderValAttr() ir.Attribute { return o.Op.Attr("order_val") }

// SetOrderValAttr changes attribute `order_val`; nil removes it.
func (o WsloopWrapper) SetOrderValAttr(a ir.Attribute) { o.Op.SetAttr("order_val", a) }

// OrderModAttr is attribute `order_mod`, nil when it is absent.
func (o WsloopWrapper) OrderModAttr() ir.Attribute { return o.Op.Attr("order_mod") }

// SetOrderModAttr changes attribute `order_mod`; nil removes it.
func (o WsloopWrapper) SetOrderModAttr(a ir.Attribute) { o.Op.SetAttr("order_mod", a) }

// Region is region `region`.
func (o WsloopWrapper) Region() *ir.Region { return o.Op.Region(0) }

// ReductionVarsByref is the value of attribute `reduction_vars_byref`, nil when it is absent or of another kind.
func (o WsloopWrapper) ReductionVarsByref() []int64 {
	return ods.IntsOf(o.Op.Attr("reduction_vars_byref"))
}

// Reductions is the value of attribute `reductions`, nil when it is absent or of another kind.
func (o WsloopWrapper) Reductions() []*ir.SymbolRefAttr { return ods.RefsOf(o.Op.Attr("reductions")) }

// ScheduleVal is the value of attribute `schedule_val`; false when it is absent or of another kind.
func (o WsloopWrapper) ScheduleVal() (NewerScheduleKind, bool) {
	return ods.EnumOf[NewerScheduleKind](o.Op.Attr("schedule_val"))
}

// ScheduleModifier is the value of attribute `schedule_modifier`; false when it is absent or of another kind.
func (o WsloopWrapper) ScheduleModifier() (ScheduleModifier, bool) {
	return ods.EnumOf[ScheduleModifier](o.Op.Attr("schedule_modifier"))
}

// SimdModifier reports whether there is attribute `simd_modifier`.
func (o WsloopWrapper) SimdModifier() bool { return o.Op.Attr("simd_modifier") != nil }

// Nowait reports whether there is attribute `nowait`.
func (o WsloopWrapper) Nowait() bool { return o.Op.Attr("nowait") != nil }

// OrderedVal is the value of attribute `ordered_val`; false when it is absent or of another kind.
func (o WsloopWrapper) OrderedVal() (int64, bool) { return ods.IntOf(o.Op.Attr("ordered_val")) }

// OrderVal is the value of attribute `order_val`; false when it is absent or of another kind.
func (o WsloopWrapper) OrderVal() (NewerOrderKind, bool) {
	return ods.EnumOf[NewerOrderKind](o.Op.Attr("order_val"))
}

// OrderMod is the value of attribute `order_mod`; false when it is absent or of another kind.
func (o WsloopWrapper) OrderMod() (OrderModifier, bool) {
	return ods.EnumOf[OrderModifier](o.Op.Attr("order_mod"))
}

// Reduced are the entry arguments `reduced` of region `region`.
func (o WsloopWrapper) Reduced() []*ir.Value { return ods.RegionArgs(o.Op, 0, 0) }

// NewWsloopWrapper builds `omp.wsloop.wrapper`; its regions are empty.
func NewWsloopWrapper(b *ir.Builder, linearVars []*ir.Value, linearStepVars []*ir.Value, reductionVars []*ir.Value, scheduleChunkVar *ir.Value, attrs ...ir.NamedAttr) WsloopWrapper {
	var operands []*ir.Value
	operands = append(operands, linearVars...)
	operands = append(operands, linearStepVars...)
	operands = append(operands, reductionVars...)
	operands = append(operands, ods.Present(scheduleChunkVar)...)
	return WsloopWrapper{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.wsloop.wrapper"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(linearVars), len(linearStepVars), len(reductionVars), len(ods.Present(scheduleChunkVar)))}}, attrs...),
		Regions:  1,
	})}
}

// Simd: Executes several iterations of the loops in it at once, by the lanes of vectors. MLIR 13 has no such operation.
type Simd struct{ Op *ir.Operation }

// AsSimd views an operation as `omp.simd`; false when it is another one.
func AsSimd(op *ir.Operation) (Simd, bool) { return Simd{op}, op.Is("omp.simd") }

// OpName is the name of the operations that it views.
func (Simd) OpName() string { return "omp.simd" }

// AlignedVars are the operands `aligned_vars`.
func (o Simd) AlignedVars() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// IfExpr is operand `if_expr`, nil when it is absent.
func (o Simd) IfExpr() *ir.Value { return ods.OperandOf(o.Op, 1) }

// NontemporalVars are the operands `nontemporal_vars`.
func (o Simd) NontemporalVars() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// AlignmentValuesAttr is attribute `alignment_values`, nil when it is absent.
func (o Simd) AlignmentValuesAttr() ir.Attribute { return o.Op.Attr("alignment_values") }

// SetAlignmentValuesAttr changes attribute `alignment_values`; nil removes it.
func (o Simd) SetAlignmentValuesAttr(a ir.Attribute) { o.Op.SetAttr("alignment_values", a) }

// OrderValAttr is attribute `order_val`, nil when it is absent.
func (o Simd) OrderValAttr() ir.Attribute { return o.Op.Attr("order_val") }

// SetOrderValAttr changes attribute `order_val`; nil removes it.
func (o Simd) SetOrderValAttr(a ir.Attribute) { o.Op.SetAttr("order_val", a) }

// OrderModAttr is attribute `order_mod`, nil when it is absent.
func (o Simd) OrderModAttr() ir.Attribute { return o.Op.Attr("order_mod") }

// SetOrderModAttr changes attribute `order_mod`; nil removes it.
func (o Simd) SetOrderModAttr(a ir.Attribute) { o.Op.SetAttr("order_mod", a) }

// SafelenAttr is attribute `safelen`, nil when it is absent.
func (o Simd) SafelenAttr() ir.Attribute { return o.Op.Attr("safelen") }

// SetSafelenAttr changes attribute `safelen`; nil removes it.
func (o Simd) SetSafelenAttr(a ir.Attribute) { o.Op.SetAttr("safelen", a) }

// SimdlenAttr is attribute `simdlen`, nil when it is absent.
func (o Simd) SimdlenAttr() ir.Attribute { return o.Op.Attr("simdlen") }

// SetSimdlenAttr changes attribute `simdlen`; nil removes it.
func (o Simd) SetSimdlenAttr(a ir.Attribute) { o.Op.SetAttr("simdlen", a) }

// Region is region `region`.
func (o Simd) Region() *ir.Region { return o.Op.Region(0) }

// AlignmentValues is the value of attribute `alignment_values`, nil when it is absent or of another kind.
func (o Simd) AlignmentValues() []int64 { return ods.IntsOf(o.Op.Attr("alignment_values")) }

// OrderVal is the value of attribute `order_val`; false when it is absent or of another kind.
func (o Simd) OrderVal() (NewerOrderKind, bool) {
	return ods.EnumOf[NewerOrderKind](o.Op.Attr("order_val"))
}

// OrderMod is the value of attribute `order_mod`; false when it is absent or of another kind.
func (o Simd) OrderMod() (OrderModifier, bool) {
	return ods.EnumOf[OrderModifier](o.Op.Attr("order_mod"))
}

// Safelen is the value of attribute `safelen`; false when it is absent or of another kind.
func (o Simd) Safelen() (int64, bool) { return ods.IntOf(o.Op.Attr("safelen")) }

// Simdlen is the value of attribute `simdlen`; false when it is absent or of another kind.
func (o Simd) Simdlen() (int64, bool) { return ods.IntOf(o.Op.Attr("simdlen")) }

// NewSimd builds `omp.simd`; its regions are empty.
func NewSimd(b *ir.Builder, alignedVars []*ir.Value, ifExpr *ir.Value, nontemporalVars []*ir.Value, attrs ...ir.NamedAttr) Simd {
	var operands []*ir.Value
	operands = append(operands, alignedVars...)
	operands = append(operands, ods.Present(ifExpr)...)
	operands = append(operands, nontemporalVars...)
	return Simd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.simd"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(alignedVars), len(ods.Present(ifExpr)), len(nontemporalVars))}}, attrs...),
		Regions:  1,
	})}
}

// Sections: Shares the sections in it among the threads of the team. MLIR 13 has no such operation.
type Sections struct{ Op *ir.Operation }

// AsSections views an operation as `omp.sections`; false when it is another one.
func AsSections(op *ir.Operation) (Sections, bool) { return Sections{op}, op.Is("omp.sections") }

// OpName is the name of the operations that it views.
func (Sections) OpName() string { return "omp.sections" }

// ReductionVars are the operands `reduction_vars`.
func (o Sections) ReductionVars() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// AllocateVars are the operands `allocate_vars`.
func (o Sections) AllocateVars() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// AllocatorsVars are the operands `allocators_vars`.
func (o Sections) AllocatorsVars() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// ReductionVarsByrefAttr is attribute `reduction_vars_byref`, nil when it is absent.
func (o Sections) ReductionVarsByrefAttr() ir.Attribute { return o.Op.Attr("reduction_vars_byref") }

// SetReductionVarsByrefAttr changes attribute `reduction_vars_byref`; nil removes it.
func (o Sections) SetReductionVarsByrefAttr(a ir.Attribute) { o.Op.SetAttr("reduction_vars_byref", a) }

// ReductionsAttr is attribute `reductions`, nil when it is absent.
func (o Sections) ReductionsAttr() ir.Attribute { return o.Op.Attr("reductions") }

// SetReductionsAttr changes attribute `reductions`; nil removes it.
func (o Sections) SetReductionsAttr(a ir.Attribute) { o.Op.SetAttr("reductions", a) }

// NowaitAttr is attribute `nowait`, nil when it is absent.
func (o Sections) NowaitAttr() ir.Attribute { return o.Op.Attr("nowait") }

// SetNowaitAttr changes attribute `nowait`; nil removes it.
func (o Sections) SetNowaitAttr(a ir.Attribute) { o.Op.SetAttr("nowait", a) }

// Region is region `region`.
func (o Sections) Region() *ir.Region { return o.Op.Region(0) }

// ReductionVarsByref is the value of attribute `reduction_vars_byref`, nil when it is absent or of another kind.
func (o Sections) ReductionVarsByref() []int64 { return ods.IntsOf(o.Op.Attr("reduction_vars_byref")) }

// Reductions is the value of attribute `reductions`, nil when it is absent or of another kind.
func (o Sections) Reductions() []*ir.SymbolRefAttr { return ods.RefsOf(o.Op.Attr("reductions")) }

// Nowait reports whether there is attribute `nowait`.
func (o Sections) Nowait() bool { return o.Op.Attr("nowait") != nil }

// NewSections builds `omp.sections`; its regions are empty.
func NewSections(b *ir.Builder, reductionVars []*ir.Value, allocateVars []*ir.Value, allocatorsVars []*ir.Value, attrs ...ir.NamedAttr) Sections {
	var operands []*ir.Value
	operands = append(operands, reductionVars...)
	operands = append(operands, allocateVars...)
	operands = append(operands, allocatorsVars...)
	return Sections{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.sections"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(reductionVars), len(allocateVars), len(allocatorsVars))}}, attrs...),
		Regions:  1,
	})}
}

// Section: One of several sections, which one thread executes. MLIR 13 has no such operation.
type Section struct{ Op *ir.Operation }

// AsSection views an operation as `omp.section`; false when it is another one.
func AsSection(op *ir.Operation) (Section, bool) { return Section{op}, op.Is("omp.section") }

// OpName is the name of the operations that it views.
func (Section) OpName() string { return "omp.section" }

// Region is region `region`.
func (o Section) Region() *ir.Region { return o.Op.Region(0) }

// NewSection builds `omp.section`; its regions are empty.
func NewSection(b *ir.Builder, attrs ...ir.NamedAttr) Section {
	return Section{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("omp.section"),
		Attrs:   attrs,
		Regions: 1,
	})}
}

// Single: One thread of the team, the first that comes, executes the region, and its variables of `copyprivate` are copied
// to those of the other threads. MLIR 13 has no such operation.
type Single struct{ Op *ir.Operation }

// AsSingle views an operation as `omp.single`; false when it is another one.
func AsSingle(op *ir.Operation) (Single, bool) { return Single{op}, op.Is("omp.single") }

// OpName is the name of the operations that it views.
func (Single) OpName() string { return "omp.single" }

// AllocateVars are the operands `allocate_vars`.
func (o Single) AllocateVars() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// AllocatorsVars are the operands `allocators_vars`.
func (o Single) AllocatorsVars() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// CopyprivateVars are the operands `copyprivate_vars`.
func (o Single) CopyprivateVars() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// CopyprivateFuncsAttr is attribute `copyprivate_funcs`, nil when it is absent.
func (o Single) CopyprivateFuncsAttr() ir.Attribute { return o.Op.Attr("copyprivate_funcs") }

// SetCopyprivateFuncsAttr changes attribute `copyprivate_funcs`; nil removes it.
func (o Single) SetCopyprivateFuncsAttr(a ir.Attribute) { o.Op.SetAttr("copyprivate_funcs", a) }

// NowaitAttr is attribute `nowait`, nil when it is absent.
func (o Single) NowaitAttr() ir.Attribute { return o.Op.Attr("nowait") }

// SetNowaitAttr changes attribute `nowait`; nil removes it.
func (o Single) SetNowaitAttr(a ir.Attribute) { o.Op.SetAttr("nowait", a) }

// Region is region `region`.
func (o Single) Region() *ir.Region { return o.Op.Region(0) }

// CopyprivateFuncs is the value of attribute `copyprivate_funcs`, nil when it is absent or of another kind.
func (o Single) CopyprivateFuncs() []*ir.SymbolRefAttr {
	return ods.RefsOf(o.Op.Attr("copyprivate_funcs"))
}

// Nowait reports whether there is attribute `nowait`.
func (o Single) Nowait() bool { return o.Op.Attr("nowait") != nil }

// NewSingle builds `omp.single`; its regions are empty.
func NewSingle(b *ir.Builder, allocateVars []*ir.Value, allocatorsVars []*ir.Value, copyprivateVars []*ir.Value, attrs ...ir.NamedAttr) Single {
	var operands []*ir.Value
	operands = append(operands, allocateVars...)
	operands = append(operands, allocatorsVars...)
	operands = append(operands, copyprivateVars...)
	return Single{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.single"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(allocateVars), len(allocatorsVars), len(copyprivateVars))}}, attrs...),
		Regions:  1,
	})}
}

// Masked: The thread with a number in the team, 0 where none is given, executes the region. MLIR 13 has no such operation.
type Masked struct{ Op *ir.Operation }

// AsMasked views an operation as `omp.masked`; false when it is another one.
func AsMasked(op *ir.Operation) (Masked, bool) { return Masked{op}, op.Is("omp.masked") }

// OpName is the name of the operations that it views.
func (Masked) OpName() string { return "omp.masked" }

// FilteredThreadId is operand `filtered_thread_id`, nil when it is absent.
func (o Masked) FilteredThreadId() *ir.Value { return ods.OperandOf(o.Op, 0) }

// Region is region `region`.
func (o Masked) Region() *ir.Region { return o.Op.Region(0) }

// NewMasked builds `omp.masked`; its regions are empty.
func NewMasked(b *ir.Builder, filteredThreadId *ir.Value, attrs ...ir.NamedAttr) Masked {
	var operands []*ir.Value
	operands = append(operands, ods.Present(filteredThreadId)...)
	return Masked{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.masked"),
		Operands: operands,
		Attrs:    attrs,
		Regions:  1,
	})}
}

// CriticalDeclare: Declares the name of critical sections. MLIR 13 has no such operation.
type CriticalDeclare struct{ Op *ir.Operation }

// AsCriticalDeclare views an operation as `omp.critical.declare`; false when it is another one.
func AsCriticalDeclare(op *ir.Operation) (CriticalDeclare, bool) {
	return CriticalDeclare{op}, op.Is("omp.critical.declare")
}

// OpName is the name of the operations that it views.
func (CriticalDeclare) OpName() string { return "omp.critical.declare" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o CriticalDeclare) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o CriticalDeclare) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// HintValAttr is attribute `hint_val`, nil when it is absent.
func (o CriticalDeclare) HintValAttr() ir.Attribute { return o.Op.Attr("hint_val") }

// SetHintValAttr changes attribute `hint_val`; nil removes it.
func (o CriticalDeclare) SetHintValAttr(a ir.Attribute) { o.Op.SetAttr("hint_val", a) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o CriticalDeclare) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// HintVal is the value of attribute `hint_val`; false when it is absent or of another kind.
func (o CriticalDeclare) HintVal() (SyncHint, bool) {
	return ods.EnumOf[SyncHint](o.Op.Attr("hint_val"))
}

// NewCriticalDeclare builds `omp.critical.declare`.
func NewCriticalDeclare(b *ir.Builder, symName string, attrs ...ir.NamedAttr) CriticalDeclare {
	return CriticalDeclare{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("omp.critical.declare"),
		Attrs: append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}}, attrs...),
	})}
}

// Critical: One thread at a time executes the region, and regions of the same name. MLIR 13 has no such operation.
type Critical struct{ Op *ir.Operation }

// AsCritical views an operation as `omp.critical`; false when it is another one.
func AsCritical(op *ir.Operation) (Critical, bool) { return Critical{op}, op.Is("omp.critical") }

// OpName is the name of the operations that it views.
func (Critical) OpName() string { return "omp.critical" }

// NameAttr is attribute `name`, nil when it is absent.
func (o Critical) NameAttr() ir.Attribute { return o.Op.Attr("name") }

// SetNameAttr changes attribute `name`; nil removes it.
func (o Critical) SetNameAttr(a ir.Attribute) { o.Op.SetAttr("name", a) }

// Region is region `region`.
func (o Critical) Region() *ir.Region { return o.Op.Region(0) }

// Name is the value of attribute `name`; false when it is absent or of another kind.
func (o Critical) Name() (string, bool) { return ods.SymbolOf(o.Op.Attr("name")) }

// NewCritical builds `omp.critical`; its regions are empty.
func NewCritical(b *ir.Builder, attrs ...ir.NamedAttr) Critical {
	return Critical{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("omp.critical"),
		Attrs:   attrs,
		Regions: 1,
	})}
}

// OrderedRegion: The iterations of the loop around it execute the region one after the other, in their order. MLIR 13 has no such operation.
type OrderedRegion struct{ Op *ir.Operation }

// AsOrderedRegion views an operation as `omp.ordered.region`; false when it is another one.
func AsOrderedRegion(op *ir.Operation) (OrderedRegion, bool) {
	return OrderedRegion{op}, op.Is("omp.ordered.region")
}

// OpName is the name of the operations that it views.
func (OrderedRegion) OpName() string { return "omp.ordered.region" }

// SimdAttr is attribute `simd`, nil when it is absent.
func (o OrderedRegion) SimdAttr() ir.Attribute { return o.Op.Attr("simd") }

// SetSimdAttr changes attribute `simd`; nil removes it.
func (o OrderedRegion) SetSimdAttr(a ir.Attribute) { o.Op.SetAttr("simd", a) }

// Region is region `region`.
func (o OrderedRegion) Region() *ir.Region { return o.Op.Region(0) }

// Simd reports whether there is attribute `simd`.
func (o OrderedRegion) Simd() bool { return o.Op.Attr("simd") != nil }

// NewOrderedRegion builds `omp.ordered.region`; its regions are empty.
func NewOrderedRegion(b *ir.Builder, attrs ...ir.NamedAttr) OrderedRegion {
	return OrderedRegion{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("omp.ordered.region"),
		Attrs:   attrs,
		Regions: 1,
	})}
}

// Ordered: Waits for other iterations of the loops around it, or says that others need not wait any more.
// MLIR 13 has no such operation.
type Ordered struct{ Op *ir.Operation }

// AsOrdered views an operation as `omp.ordered`; false when it is another one.
func AsOrdered(op *ir.Operation) (Ordered, bool) { return Ordered{op}, op.Is("omp.ordered") }

// OpName is the name of the operations that it views.
func (Ordered) OpName() string { return "omp.ordered" }

// DependVecVars are the operands `depend_vec_vars`.
func (o Ordered) DependVecVars() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// DependTypeValAttr is attribute `depend_type_val`, nil when it is absent.
func (o Ordered) DependTypeValAttr() ir.Attribute { return o.Op.Attr("depend_type_val") }

// SetDependTypeValAttr changes attribute `depend_type_val`; nil removes it.
func (o Ordered) SetDependTypeValAttr(a ir.Attribute) { o.Op.SetAttr("depend_type_val", a) }

// NumLoopsValAttr is attribute `num_loops_val`, nil when it is absent.
func (o Ordered) NumLoopsValAttr() ir.Attribute { return o.Op.Attr("num_loops_val") }

// SetNumLoopsValAttr changes attribute `num_loops_val`; nil removes it.
func (o Ordered) SetNumLoopsValAttr(a ir.Attribute) { o.Op.SetAttr("num_loops_val", a) }

// DependTypeVal is the value of attribute `depend_type_val`; false when it is absent or of another kind.
func (o Ordered) DependTypeVal() (Doacross, bool) {
	return ods.EnumOf[Doacross](o.Op.Attr("depend_type_val"))
}

// NumLoopsVal is the value of attribute `num_loops_val`; false when it is absent or of another kind.
func (o Ordered) NumLoopsVal() (int64, bool) { return ods.IntOf(o.Op.Attr("num_loops_val")) }

// NewOrdered builds `omp.ordered`.
func NewOrdered(b *ir.Builder, dependVecVars []*ir.Value, attrs ...ir.NamedAttr) Ordered {
	return Ordered{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.ordered"),
		Operands: dependVecVars,
		Attrs:    attrs,
	})}
}

// Task: Makes a task of the region, which any thread of the team may execute. MLIR 13 has no such operation.
type Task struct{ Op *ir.Operation }

// AsTask views an operation as `omp.task`; false when it is another one.
func AsTask(op *ir.Operation) (Task, bool) { return Task{op}, op.Is("omp.task") }

// OpName is the name of the operations that it views.
func (Task) OpName() string { return "omp.task" }

// IfExpr is operand `if_expr`, nil when it is absent.
func (o Task) IfExpr() *ir.Value { return ods.OperandOf(o.Op, 0) }

// FinalExpr is operand `final_expr`, nil when it is absent.
func (o Task) FinalExpr() *ir.Value { return ods.OperandOf(o.Op, 1) }

// InReductionVars are the operands `in_reduction_vars`.
func (o Task) InReductionVars() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Priority is operand `priority`, nil when it is absent.
func (o Task) Priority() *ir.Value { return ods.OperandOf(o.Op, 3) }

// DependVars are the operands `depend_vars`.
func (o Task) DependVars() []*ir.Value { return ods.OperandsOf(o.Op, 4) }

// AllocateVars are the operands `allocate_vars`.
func (o Task) AllocateVars() []*ir.Value { return ods.OperandsOf(o.Op, 5) }

// AllocatorsVars are the operands `allocators_vars`.
func (o Task) AllocatorsVars() []*ir.Value { return ods.OperandsOf(o.Op, 6) }

// UntiedAttr is attribute `untied`, nil when it is absent.
func (o Task) UntiedAttr() ir.Attribute { return o.Op.Attr("untied") }

// SetUntiedAttr changes attribute `untied`; nil removes it.
func (o Task) SetUntiedAttr(a ir.Attribute) { o.Op.SetAttr("untied", a) }

// MergeableAttr is attribute `mergeable`, nil when it is absent.
func (o Task) MergeableAttr() ir.Attribute { return o.Op.Attr("mergeable") }

// SetMergeableAttr changes attribute `mergeable`; nil removes it.
func (o Task) SetMergeableAttr(a ir.Attribute) { o.Op.SetAttr("mergeable", a) }

// InReductionVarsByrefAttr is attribute `in_reduction_vars_byref`, nil when it is absent.
func (o Task) InReductionVarsByrefAttr() ir.Attribute { return o.Op.Attr("in_reduction_vars_byref") }

// SetInReductionVarsByrefAttr changes attribute `in_reduction_vars_byref`; nil removes it.
func (o Task) SetInReductionVarsByrefAttr(a ir.Attribute) { o.Op.SetAttr("in_reduction_vars_byref", a) }

// InReductionsAttr is attribute `in_reductions`, nil when it is absent.
func (o Task) InReductionsAttr() ir.Attribute { return o.Op.Attr("in_reductions") }

// SetInReductionsAttr changes attribute `in_reductions`; nil removes it.
func (o Task) SetInReductionsAttr(a ir.Attribute) { o.Op.SetAttr("in_reductions", a) }

// DependsAttr is attribute `depends`, nil when it is absent.
func (o Task) DependsAttr() ir.Attribute { return o.Op.Attr("depends") }

// SetDependsAttr changes attribute `depends`; nil removes it.
func (o Task) SetDependsAttr(a ir.Attribute) { o.Op.SetAttr("depends", a) }

// Region is region `region`.
func (o Task) Region() *ir.Region { return o.Op.Region(0) }

// Untied reports whether there is attribute `untied`.
func (o Task) Untied() bool { return o.Op.Attr("untied") != nil }

// Mergeable reports whether there is attribute `mergeable`.
func (o Task) Mergeable() bool { return o.Op.Attr("mergeable") != nil }

// InReductionVarsByref is the value of attribute `in_reduction_vars_byref`, nil when it is absent or of another kind.
func (o Task) InReductionVarsByref() []int64 { return ods.IntsOf(o.Op.Attr("in_reduction_vars_byref")) }

// InReductions is the value of attribute `in_reductions`, nil when it is absent or of another kind.
func (o Task) InReductions() []*ir.SymbolRefAttr { return ods.RefsOf(o.Op.Attr("in_reductions")) }

// Depends is the value of attribute `depends`, nil when it is absent or of another kind.
func (o Task) Depends() []TaskDependence { return ods.EnumsOf[TaskDependence](o.Op.Attr("depends")) }

// NewTask builds `omp.task`; its regions are empty.
func NewTask(b *ir.Builder, ifExpr *ir.Value, finalExpr *ir.Value, inReductionVars []*ir.Value, priority *ir.Value, dependVars []*ir.Value, allocateVars []*ir.Value, allocatorsVars []*ir.Value, attrs ...ir.NamedAttr) Task {
	var operands []*ir.Value
	operands = append(operands, ods.Present(ifExpr)...)
	operands = append(operands, ods.Present(finalExpr)...)
	operands = append(operands, inReductionVars...)
	operands = append(operands, ods.Present(priority)...)
	operands = append(operands, dependVars...)
	operands = append(operands, allocateVars...)
	operands = append(operands, allocatorsVars...)
	return Task{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.task"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(ods.Present(ifExpr)), len(ods.Present(finalExpr)), len(inReductionVars), len(ods.Present(priority)), len(dependVars), len(allocateVars), len(allocatorsVars))}}, attrs...),
		Regions:  1,
	})}
}

// Taskgroup: Waits at its end for the tasks that were made in the region, and theirs. MLIR 13 has no such operation.
type Taskgroup struct{ Op *ir.Operation }

// AsTaskgroup views an operation as `omp.taskgroup`; false when it is another one.
func AsTaskgroup(op *ir.Operation) (Taskgroup, bool) { return Taskgroup{op}, op.Is("omp.taskgroup") }

// OpName is the name of the operations that it views.
func (Taskgroup) OpName() string { return "omp.taskgroup" }

// TaskReductionVars are the operands `task_reduction_vars`.
func (o Taskgroup) TaskReductionVars() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// AllocateVars are the operands `allocate_vars`.
func (o Taskgroup) AllocateVars() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// AllocatorsVars are the operands `allocators_vars`.
func (o Taskgroup) AllocatorsVars() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// TaskReductionVarsByrefAttr is attribute `task_reduction_vars_byref`, nil when it is absent.
func (o Taskgroup) TaskReductionVarsByrefAttr() ir.Attribute {
	return o.Op.Attr("task_reduction_vars_byref")
}

// SetTaskReductionVarsByrefAttr changes attribute `task_reduction_vars_byref`; nil removes it.
func (o Taskgroup) SetTaskReductionVarsByrefAttr(a ir.Attribute) {
	o.Op.SetAttr("task_reduction_vars_byref", a)
}

// TaskReductionsAttr is attribute `task_reductions`, nil when it is absent.
func (o Taskgroup) TaskReductionsAttr() ir.Attribute { return o.Op.Attr("task_reductions") }

// SetTaskReductionsAttr changes attribute `task_reductions`; nil removes it.
func (o Taskgroup) SetTaskReductionsAttr(a ir.Attribute) { o.Op.SetAttr("task_reductions", a) }

// Region is region `region`.
func (o Taskgroup) Region() *ir.Region { return o.Op.Region(0) }

// TaskReductionVarsByref is the value of attribute `task_reduction_vars_byref`, nil when it is absent or of another kind.
func (o Taskgroup) TaskReductionVarsByref() []int64 {
	return ods.IntsOf(o.Op.Attr("task_reduction_vars_byref"))
}

// TaskReductions is the value of attribute `task_reductions`, nil when it is absent or of another kind.
func (o Taskgroup) TaskReductions() []*ir.SymbolRefAttr {
	return ods.RefsOf(o.Op.Attr("task_reductions"))
}

// NewTaskgroup builds `omp.taskgroup`; its regions are empty.
func NewTaskgroup(b *ir.Builder, taskReductionVars []*ir.Value, allocateVars []*ir.Value, allocatorsVars []*ir.Value, attrs ...ir.NamedAttr) Taskgroup {
	var operands []*ir.Value
	operands = append(operands, taskReductionVars...)
	operands = append(operands, allocateVars...)
	operands = append(operands, allocatorsVars...)
	return Taskgroup{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.taskgroup"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(taskReductionVars), len(allocateVars), len(allocatorsVars))}}, attrs...),
		Regions:  1,
	})}
}

// Taskloop: Makes tasks of the iterations of the loops in it. MLIR 13 has no such operation.
type Taskloop struct{ Op *ir.Operation }

// AsTaskloop views an operation as `omp.taskloop`; false when it is another one.
func AsTaskloop(op *ir.Operation) (Taskloop, bool) { return Taskloop{op}, op.Is("omp.taskloop") }

// OpName is the name of the operations that it views.
func (Taskloop) OpName() string { return "omp.taskloop" }

// IfExpr is operand `if_expr`, nil when it is absent.
func (o Taskloop) IfExpr() *ir.Value { return ods.OperandOf(o.Op, 0) }

// FinalExpr is operand `final_expr`, nil when it is absent.
func (o Taskloop) FinalExpr() *ir.Value { return ods.OperandOf(o.Op, 1) }

// InReductionVars are the operands `in_reduction_vars`.
func (o Taskloop) InReductionVars() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// ReductionVars are the operands `reduction_vars`.
func (o Taskloop) ReductionVars() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Priority is operand `priority`, nil when it is absent.
func (o Taskloop) Priority() *ir.Value { return ods.OperandOf(o.Op, 4) }

// AllocateVars are the operands `allocate_vars`.
func (o Taskloop) AllocateVars() []*ir.Value { return ods.OperandsOf(o.Op, 5) }

// AllocatorsVars are the operands `allocators_vars`.
func (o Taskloop) AllocatorsVars() []*ir.Value { return ods.OperandsOf(o.Op, 6) }

// GrainSize is operand `grain_size`, nil when it is absent.
func (o Taskloop) GrainSize() *ir.Value { return ods.OperandOf(o.Op, 7) }

// NumTasks is operand `num_tasks`, nil when it is absent.
func (o Taskloop) NumTasks() *ir.Value { return ods.OperandOf(o.Op, 8) }

// UntiedAttr is attribute `untied`, nil when it is absent.
func (o Taskloop) UntiedAttr() ir.Attribute { return o.Op.Attr("untied") }

// SetUntiedAttr changes attribute `untied`; nil removes it.
func (o Taskloop) SetUntiedAttr(a ir.Attribute) { o.Op.SetAttr("untied", a) }

// MergeableAttr is attribute `mergeable`, nil when it is absent.
func (o Taskloop) MergeableAttr() ir.Attribute { return o.Op.Attr("mergeable") }

// SetMergeableAttr changes attribute `mergeable`; nil removes it.
func (o Taskloop) SetMergeableAttr(a ir.Attribute) { o.Op.SetAttr("mergeable", a) }

// InReductionVarsByrefAttr is attribute `in_reduction_vars_byref`, nil when it is absent.
func (o Taskloop) InReductionVarsByrefAttr() ir.Attribute {
	return o.Op.Attr("in_reduction_vars_byref")
}

// SetInReductionVarsByrefAttr changes attribute `in_reduction_vars_byref`; nil removes it.
func (o Taskloop) SetInReductionVarsByrefAttr(a ir.Attribute) {
	o.Op.SetAttr("in_reduction_vars_byref", a)
}

// InReductionsAttr is attribute `in_reductions`, nil when it is absent.
func (o Taskloop) InReductionsAttr() ir.Attribute { return o.Op.Attr("in_reductions") }

// SetInReductionsAttr changes attribute `in_reductions`; nil removes it.
func (o Taskloop) SetInReductionsAttr(a ir.Attribute) { o.Op.SetAttr("in_reductions", a) }

// ReductionVarsByrefAttr is attribute `reduction_vars_byref`, nil when it is absent.
func (o Taskloop) ReductionVarsByrefAttr() ir.Attribute { return o.Op.Attr("reduction_vars_byref") }

// SetReductionVarsByrefAttr changes attribute `reduction_vars_byref`; nil removes it.
func (o Taskloop) SetReductionVarsByrefAttr(a ir.Attribute) { o.Op.SetAttr("reduction_vars_byref", a) }

// ReductionsAttr is attribute `reductions`, nil when it is absent.
func (o Taskloop) ReductionsAttr() ir.Attribute { return o.Op.Attr("reductions") }

// SetReductionsAttr changes attribute `reductions`; nil removes it.
func (o Taskloop) SetReductionsAttr(a ir.Attribute) { o.Op.SetAttr("reductions", a) }

// NogroupAttr is attribute `nogroup`, nil when it is absent.
func (o Taskloop) NogroupAttr() ir.Attribute { return o.Op.Attr("nogroup") }

// SetNogroupAttr changes attribute `nogroup`; nil removes it.
func (o Taskloop) SetNogroupAttr(a ir.Attribute) { o.Op.SetAttr("nogroup", a) }

// Region is region `region`.
func (o Taskloop) Region() *ir.Region { return o.Op.Region(0) }

// Untied reports whether there is attribute `untied`.
func (o Taskloop) Untied() bool { return o.Op.Attr("untied") != nil }

// Mergeable reports whether there is attribute `mergeable`.
func (o Taskloop) Mergeable() bool { return o.Op.Attr("mergeable") != nil }

// InReductionVarsByref is the value of attribute `in_reduction_vars_byref`, nil when it is absent or of another kind.
func (o Taskloop) InReductionVarsByref() []int64 {
	return ods.IntsOf(o.Op.Attr("in_reduction_vars_byref"))
}

// InReductions is the value of attribute `in_reductions`, nil when it is absent or of another kind.
func (o Taskloop) InReductions() []*ir.SymbolRefAttr { return ods.RefsOf(o.Op.Attr("in_reductions")) }

// ReductionVarsByref is the value of attribute `reduction_vars_byref`, nil when it is absent or of another kind.
func (o Taskloop) ReductionVarsByref() []int64 { return ods.IntsOf(o.Op.Attr("reduction_vars_byref")) }

// Reductions is the value of attribute `reductions`, nil when it is absent or of another kind.
func (o Taskloop) Reductions() []*ir.SymbolRefAttr { return ods.RefsOf(o.Op.Attr("reductions")) }

// Nogroup reports whether there is attribute `nogroup`.
func (o Taskloop) Nogroup() bool { return o.Op.Attr("nogroup") != nil }

// NewTaskloop builds `omp.taskloop`; its regions are empty.
func NewTaskloop(b *ir.Builder, ifExpr *ir.Value, finalExpr *ir.Value, inReductionVars []*ir.Value, reductionVars []*ir.Value, priority *ir.Value, allocateVars []*ir.Value, allocatorsVars []*ir.Value, grainSize *ir.Value, numTasks *ir.Value, attrs ...ir.NamedAttr) Taskloop {
	var operands []*ir.Value
	operands = append(operands, ods.Present(ifExpr)...)
	operands = append(operands, ods.Present(finalExpr)...)
	operands = append(operands, inReductionVars...)
	operands = append(operands, reductionVars...)
	operands = append(operands, ods.Present(priority)...)
	operands = append(operands, allocateVars...)
	operands = append(operands, allocatorsVars...)
	operands = append(operands, ods.Present(grainSize)...)
	operands = append(operands, ods.Present(numTasks)...)
	return Taskloop{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.taskloop"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(ods.Present(ifExpr)), len(ods.Present(finalExpr)), len(inReductionVars), len(reductionVars), len(ods.Present(priority)), len(allocateVars), len(allocatorsVars), len(ods.Present(grainSize)), len(ods.Present(numTasks)))}}, attrs...),
		Regions:  1,
	})}
}

// Teams: Starts a league of teams, whose first threads execute the region. MLIR 13 has no such operation.
type Teams struct{ Op *ir.Operation }

// AsTeams views an operation as `omp.teams`; false when it is another one.
func AsTeams(op *ir.Operation) (Teams, bool) { return Teams{op}, op.Is("omp.teams") }

// OpName is the name of the operations that it views.
func (Teams) OpName() string { return "omp.teams" }

// NumTeamsLower is operand `num_teams_lower`, nil when it is absent.
func (o Teams) NumTeamsLower() *ir.Value { return ods.OperandOf(o.Op, 0) }

// NumTeamsUpper is operand `num_teams_upper`, nil when it is absent.
func (o Teams) NumTeamsUpper() *ir.Value { return ods.OperandOf(o.Op, 1) }

// IfExpr is operand `if_expr`, nil when it is absent.
func (o Teams) IfExpr() *ir.Value { return ods.OperandOf(o.Op, 2) }

// ThreadLimit is operand `thread_limit`, nil when it is absent.
func (o Teams) ThreadLimit() *ir.Value { return ods.OperandOf(o.Op, 3) }

// AllocateVars are the operands `allocate_vars`.
func (o Teams) AllocateVars() []*ir.Value { return ods.OperandsOf(o.Op, 4) }

// AllocatorsVars are the operands `allocators_vars`.
func (o Teams) AllocatorsVars() []*ir.Value { return ods.OperandsOf(o.Op, 5) }

// ReductionVars are the operands `reduction_vars`.
func (o Teams) ReductionVars() []*ir.Value { return ods.OperandsOf(o.Op, 6) }

// ReductionVarsByrefAttr is attribute `reduction_vars_byref`, nil when it is absent.
func (o Teams) ReductionVarsByrefAttr() ir.Attribute { return o.Op.Attr("reduction_vars_byref") }

// SetReductionVarsByrefAttr changes attribute `reduction_vars_byref`; nil removes it.
func (o Teams) SetReductionVarsByrefAttr(a ir.Attribute) { o.Op.SetAttr("reduction_vars_byref", a) }

// ReductionsAttr is attribute `reductions`, nil when it is absent.
func (o Teams) ReductionsAttr() ir.Attribute { return o.Op.Attr("reductions") }

// SetReductionsAttr changes attribute `reductions`; nil removes it.
func (o Teams) SetReductionsAttr(a ir.Attribute) { o.Op.SetAttr("reductions", a) }

// Region is region `region`.
func (o Teams) Region() *ir.Region { return o.Op.Region(0) }

// ReductionVarsByref is the value of attribute `reduction_vars_byref`, nil when it is absent or of another kind.
func (o Teams) ReductionVarsByref() []int64 { return ods.IntsOf(o.Op.Attr("reduction_vars_byref")) }

// Reductions is the value of attribute `reductions`, nil when it is absent or of another kind.
func (o Teams) Reductions() []*ir.SymbolRefAttr { return ods.RefsOf(o.Op.Attr("reductions")) }

// NewTeams builds `omp.teams`; its regions are empty.
func NewTeams(b *ir.Builder, numTeamsLower *ir.Value, numTeamsUpper *ir.Value, ifExpr *ir.Value, threadLimit *ir.Value, allocateVars []*ir.Value, allocatorsVars []*ir.Value, reductionVars []*ir.Value, attrs ...ir.NamedAttr) Teams {
	var operands []*ir.Value
	operands = append(operands, ods.Present(numTeamsLower)...)
	operands = append(operands, ods.Present(numTeamsUpper)...)
	operands = append(operands, ods.Present(ifExpr)...)
	operands = append(operands, ods.Present(threadLimit)...)
	operands = append(operands, allocateVars...)
	operands = append(operands, allocatorsVars...)
	operands = append(operands, reductionVars...)
	return Teams{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.teams"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(ods.Present(numTeamsLower)), len(ods.Present(numTeamsUpper)), len(ods.Present(ifExpr)), len(ods.Present(threadLimit)), len(allocateVars), len(allocatorsVars), len(reductionVars))}}, attrs...),
		Regions:  1,
	})}
}

// Distribute: Shares the iterations of the loops in it among teams. MLIR 13 has no such operation.
type Distribute struct{ Op *ir.Operation }

// AsDistribute views an operation as `omp.distribute`; false when it is another one.
func AsDistribute(op *ir.Operation) (Distribute, bool) {
	return Distribute{op}, op.Is("omp.distribute")
}

// OpName is the name of the operations that it views.
func (Distribute) OpName() string { return "omp.distribute" }

// ChunkSize is operand `chunk_size`, nil when it is absent.
func (o Distribute) ChunkSize() *ir.Value { return ods.OperandOf(o.Op, 0) }

// AllocateVars are the operands `allocate_vars`.
func (o Distribute) AllocateVars() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// AllocatorsVars are the operands `allocators_vars`.
func (o Distribute) AllocatorsVars() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// DistScheduleStaticAttr is attribute `dist_schedule_static`, nil when it is absent.
func (o Distribute) DistScheduleStaticAttr() ir.Attribute { return o.Op.Attr("dist_schedule_static") }

// SetDistScheduleStaticAttr changes attribute `dist_schedule_static`; nil removes it.
func (o Distribute) SetDistScheduleStaticAttr(a ir.Attribute) {
	o.Op.SetAttr("dist_schedule_static", a)
}

// OrderValAttr is attribute `order_val`, nil when it is absent.
func (o Distribute) OrderValAttr() ir.Attribute { return o.Op.Attr("order_val") }

// SetOrderValAttr changes attribute `order_val`; nil removes it.
func (o Distribute) SetOrderValAttr(a ir.Attribute) { o.Op.SetAttr("order_val", a) }

// OrderModAttr is attribute `order_mod`, nil when it is absent.
func (o Distribute) OrderModAttr() ir.Attribute { return o.Op.Attr("order_mod") }

// SetOrderModAttr changes attribute `order_mod`; nil removes it.
func (o Distribute) SetOrderModAttr(a ir.Attribute) { o.Op.SetAttr("order_mod", a) }

// Region is region `region`.
func (o Distribute) Region() *ir.Region { return o.Op.Region(0) }

// DistScheduleStatic reports whether there is attribute `dist_schedule_static`.
func (o Distribute) DistScheduleStatic() bool { return o.Op.Attr("dist_schedule_static") != nil }

// OrderVal is the value of attribute `order_val`; false when it is absent or of another kind.
func (o Distribute) OrderVal() (NewerOrderKind, bool) {
	return ods.EnumOf[NewerOrderKind](o.Op.Attr("order_val"))
}

// OrderMod is the value of attribute `order_mod`; false when it is absent or of another kind.
func (o Distribute) OrderMod() (OrderModifier, bool) {
	return ods.EnumOf[OrderModifier](o.Op.Attr("order_mod"))
}

// NewDistribute builds `omp.distribute`; its regions are empty.
func NewDistribute(b *ir.Builder, chunkSize *ir.Value, allocateVars []*ir.Value, allocatorsVars []*ir.Value, attrs ...ir.NamedAttr) Distribute {
	var operands []*ir.Value
	operands = append(operands, ods.Present(chunkSize)...)
	operands = append(operands, allocateVars...)
	operands = append(operands, allocatorsVars...)
	return Distribute{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.distribute"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(ods.Present(chunkSize)), len(allocateVars), len(allocatorsVars))}}, attrs...),
		Regions:  1,
	})}
}

// AtomicRead: Reads from `x`, as one step, and writes to `v` what it has read. MLIR 13 has no such operation.
type AtomicRead struct{ Op *ir.Operation }

// AsAtomicRead views an operation as `omp.atomic.read`; false when it is another one.
func AsAtomicRead(op *ir.Operation) (AtomicRead, bool) {
	return AtomicRead{op}, op.Is("omp.atomic.read")
}

// OpName is the name of the operations that it views.
func (AtomicRead) OpName() string { return "omp.atomic.read" }

// X is operand `x`.
func (o AtomicRead) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o AtomicRead) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// V is operand `v`.
func (o AtomicRead) V() *ir.Value { return o.Op.Operand(1) }

// SetV changes operand `v`.
func (o AtomicRead) SetV(v *ir.Value) { o.Op.SetOperand(1, v) }

// ElementTypeAttr is attribute `element_type`, nil when it is absent.
func (o AtomicRead) ElementTypeAttr() ir.Attribute { return o.Op.Attr("element_type") }

// SetElementTypeAttr changes attribute `element_type`; nil removes it.
func (o AtomicRead) SetElementTypeAttr(a ir.Attribute) { o.Op.SetAttr("element_type", a) }

// HintValAttr is attribute `hint_val`, nil when it is absent.
func (o AtomicRead) HintValAttr() ir.Attribute { return o.Op.Attr("hint_val") }

// SetHintValAttr changes attribute `hint_val`; nil removes it.
func (o AtomicRead) SetHintValAttr(a ir.Attribute) { o.Op.SetAttr("hint_val", a) }

// MemoryOrderValAttr is attribute `memory_order_val`, nil when it is absent.
func (o AtomicRead) MemoryOrderValAttr() ir.Attribute { return o.Op.Attr("memory_order_val") }

// SetMemoryOrderValAttr changes attribute `memory_order_val`; nil removes it.
func (o AtomicRead) SetMemoryOrderValAttr(a ir.Attribute) { o.Op.SetAttr("memory_order_val", a) }

// ElementType is the value of attribute `element_type`, nil when it is absent or of another kind.
func (o AtomicRead) ElementType() ir.Type { return ods.TypeOf(o.Op.Attr("element_type")) }

// HintVal is the value of attribute `hint_val`; false when it is absent or of another kind.
func (o AtomicRead) HintVal() (SyncHint, bool) { return ods.EnumOf[SyncHint](o.Op.Attr("hint_val")) }

// MemoryOrderVal is the value of attribute `memory_order_val`; false when it is absent or of another kind.
func (o AtomicRead) MemoryOrderVal() (MemoryOrder, bool) {
	return ods.EnumOf[MemoryOrder](o.Op.Attr("memory_order_val"))
}

// NewAtomicRead builds `omp.atomic.read`.
func NewAtomicRead(b *ir.Builder, x *ir.Value, v *ir.Value, elementType ir.Type, attrs ...ir.NamedAttr) AtomicRead {
	return AtomicRead{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.atomic.read"),
		Operands: []*ir.Value{x, v},
		Attrs:    append([]ir.NamedAttr{{Name: "element_type", Value: b.Context().TypeAttr(elementType)}}, attrs...),
	})}
}

// AtomicWrite: Writes a value to `x`, as one step. MLIR 13 has no such operation.
type AtomicWrite struct{ Op *ir.Operation }

// AsAtomicWrite views an operation as `omp.atomic.write`; false when it is another one.
func AsAtomicWrite(op *ir.Operation) (AtomicWrite, bool) {
	return AtomicWrite{op}, op.Is("omp.atomic.write")
}

// OpName is the name of the operations that it views.
func (AtomicWrite) OpName() string { return "omp.atomic.write" }

// X is operand `x`.
func (o AtomicWrite) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o AtomicWrite) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Expr is operand `expr`.
func (o AtomicWrite) Expr() *ir.Value { return o.Op.Operand(1) }

// SetExpr changes operand `expr`.
func (o AtomicWrite) SetExpr(v *ir.Value) { o.Op.SetOperand(1, v) }

// HintValAttr is attribute `hint_val`, nil when it is absent.
func (o AtomicWrite) HintValAttr() ir.Attribute { return o.Op.Attr("hint_val") }

// SetHintValAttr changes attribute `hint_val`; nil removes it.
func (o AtomicWrite) SetHintValAttr(a ir.Attribute) { o.Op.SetAttr("hint_val", a) }

// MemoryOrderValAttr is attribute `memory_order_val`, nil when it is absent.
func (o AtomicWrite) MemoryOrderValAttr() ir.Attribute { return o.Op.Attr("memory_order_val") }

// SetMemoryOrderValAttr changes attribute `memory_order_val`; nil removes it.
func (o AtomicWrite) SetMemoryOrderValAttr(a ir.Attribute) { o.Op.SetAttr("memory_order_val", a) }

// HintVal is the value of attribute `hint_val`; false when it is absent or of another kind.
func (o AtomicWrite) HintVal() (SyncHint, bool) { return ods.EnumOf[SyncHint](o.Op.Attr("hint_val")) }

// MemoryOrderVal is the value of attribute `memory_order_val`; false when it is absent or of another kind.
func (o AtomicWrite) MemoryOrderVal() (MemoryOrder, bool) {
	return ods.EnumOf[MemoryOrder](o.Op.Attr("memory_order_val"))
}

// NewAtomicWrite builds `omp.atomic.write`.
func NewAtomicWrite(b *ir.Builder, x *ir.Value, expr *ir.Value, attrs ...ir.NamedAttr) AtomicWrite {
	return AtomicWrite{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.atomic.write"),
		Operands: []*ir.Value{x, expr},
		Attrs:    attrs,
	})}
}

// AtomicUpdate: Computes a value of what is in `x`, and writes it to `x`, as one step. MLIR 13 has no such operation.
type AtomicUpdate struct{ Op *ir.Operation }

// AsAtomicUpdate views an operation as `omp.atomic.update`; false when it is another one.
func AsAtomicUpdate(op *ir.Operation) (AtomicUpdate, bool) {
	return AtomicUpdate{op}, op.Is("omp.atomic.update")
}

// OpName is the name of the operations that it views.
func (AtomicUpdate) OpName() string { return "omp.atomic.update" }

// X is operand `x`.
func (o AtomicUpdate) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o AtomicUpdate) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// HintValAttr is attribute `hint_val`, nil when it is absent.
func (o AtomicUpdate) HintValAttr() ir.Attribute { return o.Op.Attr("hint_val") }

// SetHintValAttr changes attribute `hint_val`; nil removes it.
func (o AtomicUpdate) SetHintValAttr(a ir.Attribute) { o.Op.SetAttr("hint_val", a) }

// MemoryOrderValAttr is attribute `memory_order_val`, nil when it is absent.
func (o AtomicUpdate) MemoryOrderValAttr() ir.Attribute { return o.Op.Attr("memory_order_val") }

// SetMemoryOrderValAttr changes attribute `memory_order_val`; nil removes it.
func (o AtomicUpdate) SetMemoryOrderValAttr(a ir.Attribute) { o.Op.SetAttr("memory_order_val", a) }

// Region is region `region`.
func (o AtomicUpdate) Region() *ir.Region { return o.Op.Region(0) }

// HintVal is the value of attribute `hint_val`; false when it is absent or of another kind.
func (o AtomicUpdate) HintVal() (SyncHint, bool) { return ods.EnumOf[SyncHint](o.Op.Attr("hint_val")) }

// MemoryOrderVal is the value of attribute `memory_order_val`; false when it is absent or of another kind.
func (o AtomicUpdate) MemoryOrderVal() (MemoryOrder, bool) {
	return ods.EnumOf[MemoryOrder](o.Op.Attr("memory_order_val"))
}

// Old is entry argument `old` of region `region`, nil when it is absent.
func (o AtomicUpdate) Old() *ir.Value { return ods.RegionArg(o.Op, 0, 0) }

// NewAtomicUpdate builds `omp.atomic.update`; its regions are empty.
func NewAtomicUpdate(b *ir.Builder, x *ir.Value, attrs ...ir.NamedAttr) AtomicUpdate {
	return AtomicUpdate{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.atomic.update"),
		Operands: []*ir.Value{x},
		Attrs:    attrs,
		Regions:  1,
	})}
}

// AtomicCapture: Two atomic operations on the same memory as one step: an update or a write, and a read of what was
// there before, or is afterwards. MLIR 13 has no such operation.
type AtomicCapture struct{ Op *ir.Operation }

// AsAtomicCapture views an operation as `omp.atomic.capture`; false when it is another one.
func AsAtomicCapture(op *ir.Operation) (AtomicCapture, bool) {
	return AtomicCapture{op}, op.Is("omp.atomic.capture")
}

// OpName is the name of the operations that it views.
func (AtomicCapture) OpName() string { return "omp.atomic.capture" }

// HintValAttr is attribute `hint_val`, nil when it is absent.
func (o AtomicCapture) HintValAttr() ir.Attribute { return o.Op.Attr("hint_val") }

// SetHintValAttr changes attribute `hint_val`; nil removes it.
func (o AtomicCapture) SetHintValAttr(a ir.Attribute) { o.Op.SetAttr("hint_val", a) }

// MemoryOrderValAttr is attribute `memory_order_val`, nil when it is absent.
func (o AtomicCapture) MemoryOrderValAttr() ir.Attribute { return o.Op.Attr("memory_order_val") }

// SetMemoryOrderValAttr changes attribute `memory_order_val`; nil removes it.
func (o AtomicCapture) SetMemoryOrderValAttr(a ir.Attribute) { o.Op.SetAttr("memory_order_val", a) }

// Region is region `region`.
func (o AtomicCapture) Region() *ir.Region { return o.Op.Region(0) }

// HintVal is the value of attribute `hint_val`; false when it is absent or of another kind.
func (o AtomicCapture) HintVal() (SyncHint, bool) { return ods.EnumOf[SyncHint](o.Op.Attr("hint_val")) }

// MemoryOrderVal is the value of attribute `memory_order_val`; false when it is absent or of another kind.
func (o AtomicCapture) MemoryOrderVal() (MemoryOrder, bool) {
	return ods.EnumOf[MemoryOrder](o.Op.Attr("memory_order_val"))
}

// NewAtomicCapture builds `omp.atomic.capture`; its regions are empty.
func NewAtomicCapture(b *ir.Builder, attrs ...ir.NamedAttr) AtomicCapture {
	return AtomicCapture{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("omp.atomic.capture"),
		Attrs:   attrs,
		Regions: 1,
	})}
}

// Threadprivate: The address of the thread's own copy of a variable. MLIR 13 has no such operation.
type Threadprivate struct{ Op *ir.Operation }

// AsThreadprivate views an operation as `omp.threadprivate`; false when it is another one.
func AsThreadprivate(op *ir.Operation) (Threadprivate, bool) {
	return Threadprivate{op}, op.Is("omp.threadprivate")
}

// OpName is the name of the operations that it views.
func (Threadprivate) OpName() string { return "omp.threadprivate" }

// SymAddr is operand `sym_addr`.
func (o Threadprivate) SymAddr() *ir.Value { return o.Op.Operand(0) }

// SetSymAddr changes operand `sym_addr`.
func (o Threadprivate) SetSymAddr(v *ir.Value) { o.Op.SetOperand(0, v) }

// TlsAddr is result `tls_addr`.
func (o Threadprivate) TlsAddr() *ir.Value { return o.Op.Result(0) }

// NewThreadprivate builds `omp.threadprivate`.
func NewThreadprivate(b *ir.Builder, symAddr *ir.Value, attrs ...ir.NamedAttr) Threadprivate {
	return Threadprivate{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.threadprivate"),
		Operands: []*ir.Value{symAddr},
		Results:  []ir.Type{symAddr.Type()},
		Attrs:    attrs,
	})}
}

// Cancel: Asks the innermost region of a kind to end. MLIR 13 has no such operation.
type Cancel struct{ Op *ir.Operation }

// AsCancel views an operation as `omp.cancel`; false when it is another one.
func AsCancel(op *ir.Operation) (Cancel, bool) { return Cancel{op}, op.Is("omp.cancel") }

// OpName is the name of the operations that it views.
func (Cancel) OpName() string { return "omp.cancel" }

// IfExpr is operand `if_expr`, nil when it is absent.
func (o Cancel) IfExpr() *ir.Value { return ods.OperandOf(o.Op, 0) }

// CancellationConstructTypeValAttr is attribute `cancellation_construct_type_val`, nil when it is absent.
func (o Cancel) CancellationConstructTypeValAttr() ir.Attribute {
	return o.Op.Attr("cancellation_construct_type_val")
}

// SetCancellationConstructTypeValAttr changes attribute `cancellation_construct_type_val`; nil removes it.
func (o Cancel) SetCancellationConstructTypeValAttr(a ir.Attribute) {
	o.Op.SetAttr("cancellation_construct_type_val", a)
}

// CancellationConstructTypeVal is the value of attribute `cancellation_construct_type_val`, CancelledConstruct(0) when it is absent or of another kind.
func (o Cancel) CancellationConstructTypeVal() CancelledConstruct {
	return ods.EnumOr(o.Op.Attr("cancellation_construct_type_val"), CancelledConstruct(0))
}

// NewCancel builds `omp.cancel`.
func NewCancel(b *ir.Builder, ifExpr *ir.Value, cancellationConstructTypeVal ir.Attribute, attrs ...ir.NamedAttr) Cancel {
	var operands []*ir.Value
	operands = append(operands, ods.Present(ifExpr)...)
	return Cancel{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("omp.cancel"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: "cancellation_construct_type_val", Value: cancellationConstructTypeVal}}, attrs...),
	})}
}

// CancellationPoint: Ends the thread's part of a region that is to end. MLIR 13 has no such operation.
type CancellationPoint struct{ Op *ir.Operation }

// AsCancellationPoint views an operation as `omp.cancellation_point`; false when it is another one.
func AsCancellationPoint(op *ir.Operation) (CancellationPoint, bool) {
	return CancellationPoint{op}, op.Is("omp.cancellation_point")
}

// OpName is the name of the operations that it views.
func (CancellationPoint) OpName() string { return "omp.cancellation_point" }

// CancellationConstructTypeValAttr is attribute `cancellation_construct_type_val`, nil when it is absent.
func (o CancellationPoint) CancellationConstructTypeValAttr() ir.Attribute {
	return o.Op.Attr("cancellation_construct_type_val")
}

// SetCancellationConstructTypeValAttr changes attribute `cancellation_construct_type_val`; nil removes it.
func (o CancellationPoint) SetCancellationConstructTypeValAttr(a ir.Attribute) {
	o.Op.SetAttr("cancellation_construct_type_val", a)
}

// CancellationConstructTypeVal is the value of attribute `cancellation_construct_type_val`, CancelledConstruct(0) when it is absent or of another kind.
func (o CancellationPoint) CancellationConstructTypeVal() CancelledConstruct {
	return ods.EnumOr(o.Op.Attr("cancellation_construct_type_val"), CancelledConstruct(0))
}

// NewCancellationPoint builds `omp.cancellation_point`.
func NewCancellationPoint(b *ir.Builder, cancellationConstructTypeVal ir.Attribute, attrs ...ir.NamedAttr) CancellationPoint {
	return CancellationPoint{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("omp.cancellation_point"),
		Attrs: append([]ir.NamedAttr{{Name: "cancellation_construct_type_val", Value: cancellationConstructTypeVal}}, attrs...),
	})}
}

// MemoryorderkindAttr: How an atomic access is ordered with others.
type MemoryorderkindAttr struct{ Attribute *ir.DialectAttr }

// AsMemoryorderkindAttr views an attribute as `#omp.memoryorderkind`; false when it is another one.
func AsMemoryorderkindAttr(t ir.Attribute) (MemoryorderkindAttr, bool) {
	v, ok := ods.AttrNamed(t, "omp.memoryorderkind")
	return MemoryorderkindAttr{v}, ok
}

// Value is parameter `value`.
func (t MemoryorderkindAttr) Value() MemoryOrder {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), MemoryOrder(0))
}

// NewMemoryorderkindAttr makes `#omp.memoryorderkind`.
func NewMemoryorderkindAttr(ctx *ir.Context, value MemoryOrder) MemoryorderkindAttr {
	return MemoryorderkindAttr{Attribute: ods.NewAttr(ctx, "omp.memoryorderkind", value.Attr(ctx))}
}

// SchedulekindAttr: How the iterations of a loop are given to threads.
type SchedulekindAttr struct{ Attribute *ir.DialectAttr }

// AsSchedulekindAttr views an attribute as `#omp.schedulekind`; false when it is another one.
func AsSchedulekindAttr(t ir.Attribute) (SchedulekindAttr, bool) {
	v, ok := ods.AttrNamed(t, "omp.schedulekind")
	return SchedulekindAttr{v}, ok
}

// Value is parameter `value`.
func (t SchedulekindAttr) Value() NewerScheduleKind {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), NewerScheduleKind(0))
}

// NewSchedulekindAttr makes `#omp.schedulekind`.
func NewSchedulekindAttr(ctx *ir.Context, value NewerScheduleKind) SchedulekindAttr {
	return SchedulekindAttr{Attribute: ods.NewAttr(ctx, "omp.schedulekind", value.Attr(ctx))}
}

// SchedModAttr: What is said of a schedule besides.
type SchedModAttr struct{ Attribute *ir.DialectAttr }

// AsSchedModAttr views an attribute as `#omp.sched_mod`; false when it is another one.
func AsSchedModAttr(t ir.Attribute) (SchedModAttr, bool) {
	v, ok := ods.AttrNamed(t, "omp.sched_mod")
	return SchedModAttr{v}, ok
}

// Value is parameter `value`.
func (t SchedModAttr) Value() ScheduleModifier {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), ScheduleModifier(0))
}

// NewSchedModAttr makes `#omp.sched_mod`.
func NewSchedModAttr(ctx *ir.Context, value ScheduleModifier) SchedModAttr {
	return SchedModAttr{Attribute: ods.NewAttr(ctx, "omp.sched_mod", value.Attr(ctx))}
}

// OrderkindAttr: What may be assumed of the order of iterations.
type OrderkindAttr struct{ Attribute *ir.DialectAttr }

// AsOrderkindAttr views an attribute as `#omp.orderkind`; false when it is another one.
func AsOrderkindAttr(t ir.Attribute) (OrderkindAttr, bool) {
	v, ok := ods.AttrNamed(t, "omp.orderkind")
	return OrderkindAttr{v}, ok
}

// Value is parameter `value`.
func (t OrderkindAttr) Value() NewerOrderKind {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), NewerOrderKind(0))
}

// NewOrderkindAttr makes `#omp.orderkind`.
func NewOrderkindAttr(ctx *ir.Context, value NewerOrderKind) OrderkindAttr {
	return OrderkindAttr{Attribute: ods.NewAttr(ctx, "omp.orderkind", value.Attr(ctx))}
}

// OrderModAttr: Whether iterations are in the same order each time.
type OrderModAttr struct{ Attribute *ir.DialectAttr }

// AsOrderModAttr views an attribute as `#omp.order_mod`; false when it is another one.
func AsOrderModAttr(t ir.Attribute) (OrderModAttr, bool) {
	v, ok := ods.AttrNamed(t, "omp.order_mod")
	return OrderModAttr{v}, ok
}

// Value is parameter `value`.
func (t OrderModAttr) Value() OrderModifier {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), OrderModifier(0))
}

// NewOrderModAttr makes `#omp.order_mod`.
func NewOrderModAttr(ctx *ir.Context, value OrderModifier) OrderModAttr {
	return OrderModAttr{Attribute: ods.NewAttr(ctx, "omp.order_mod", value.Attr(ctx))}
}

// ProcbindkindAttr: Where the threads of a team are placed.
type ProcbindkindAttr struct{ Attribute *ir.DialectAttr }

// AsProcbindkindAttr views an attribute as `#omp.procbindkind`; false when it is another one.
func AsProcbindkindAttr(t ir.Attribute) (ProcbindkindAttr, bool) {
	v, ok := ods.AttrNamed(t, "omp.procbindkind")
	return ProcbindkindAttr{v}, ok
}

// Value is parameter `value`.
func (t ProcbindkindAttr) Value() NewerProcBindKind {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), NewerProcBindKind(0))
}

// NewProcbindkindAttr makes `#omp.procbindkind`.
func NewProcbindkindAttr(ctx *ir.Context, value NewerProcBindKind) ProcbindkindAttr {
	return ProcbindkindAttr{Attribute: ods.NewAttr(ctx, "omp.procbindkind", value.Attr(ctx))}
}

// DataSharingTypeAttr: Whether a private variable begins with the value of the original one.
type DataSharingTypeAttr struct{ Attribute *ir.DialectAttr }

// AsDataSharingTypeAttr views an attribute as `#omp.data_sharing_type`; false when it is another one.
func AsDataSharingTypeAttr(t ir.Attribute) (DataSharingTypeAttr, bool) {
	v, ok := ods.AttrNamed(t, "omp.data_sharing_type")
	return DataSharingTypeAttr{v}, ok
}

// Value is parameter `value`.
func (t DataSharingTypeAttr) Value() DataSharing {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), DataSharing(0))
}

// NewDataSharingTypeAttr makes `#omp.data_sharing_type`.
func NewDataSharingTypeAttr(ctx *ir.Context, value DataSharing) DataSharingTypeAttr {
	return DataSharingTypeAttr{Attribute: ods.NewAttr(ctx, "omp.data_sharing_type", value.Attr(ctx))}
}

// ClauseTaskDependAttr: What a task does with a variable on which others depend.
type ClauseTaskDependAttr struct{ Attribute *ir.DialectAttr }

// AsClauseTaskDependAttr views an attribute as `#omp.clause_task_depend`; false when it is another one.
func AsClauseTaskDependAttr(t ir.Attribute) (ClauseTaskDependAttr, bool) {
	v, ok := ods.AttrNamed(t, "omp.clause_task_depend")
	return ClauseTaskDependAttr{v}, ok
}

// Value is parameter `value`.
func (t ClauseTaskDependAttr) Value() TaskDependence {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), TaskDependence(0))
}

// NewClauseTaskDependAttr makes `#omp.clause_task_depend`.
func NewClauseTaskDependAttr(ctx *ir.Context, value TaskDependence) ClauseTaskDependAttr {
	return ClauseTaskDependAttr{Attribute: ods.NewAttr(ctx, "omp.clause_task_depend", value.Attr(ctx))}
}

// ClauseDependAttr: Whether an iteration waits for others, or others for it.
type ClauseDependAttr struct{ Attribute *ir.DialectAttr }

// AsClauseDependAttr views an attribute as `#omp.clause_depend`; false when it is another one.
func AsClauseDependAttr(t ir.Attribute) (ClauseDependAttr, bool) {
	v, ok := ods.AttrNamed(t, "omp.clause_depend")
	return ClauseDependAttr{v}, ok
}

// Value is parameter `value`.
func (t ClauseDependAttr) Value() Doacross {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), Doacross(0))
}

// NewClauseDependAttr makes `#omp.clause_depend`.
func NewClauseDependAttr(ctx *ir.Context, value Doacross) ClauseDependAttr {
	return ClauseDependAttr{Attribute: ods.NewAttr(ctx, "omp.clause_depend", value.Attr(ctx))}
}

// CancellationconstructtypeAttr: A construct that can be cancelled.
type CancellationconstructtypeAttr struct{ Attribute *ir.DialectAttr }

// AsCancellationconstructtypeAttr views an attribute as `#omp.cancellationconstructtype`; false when it is another one.
func AsCancellationconstructtypeAttr(t ir.Attribute) (CancellationconstructtypeAttr, bool) {
	v, ok := ods.AttrNamed(t, "omp.cancellationconstructtype")
	return CancellationconstructtypeAttr{v}, ok
}

// Value is parameter `value`.
func (t CancellationconstructtypeAttr) Value() CancelledConstruct {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), CancelledConstruct(0))
}

// NewCancellationconstructtypeAttr makes `#omp.cancellationconstructtype`.
func NewCancellationconstructtypeAttr(ctx *ir.Context, value CancelledConstruct) CancellationconstructtypeAttr {
	return CancellationconstructtypeAttr{Attribute: ods.NewAttr(ctx, "omp.cancellationconstructtype", value.Attr(ctx))}
}
