// Code generated from kernel.dialect. DO NOT EDIT.

package kernel

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Id: Gives a number of the invocation.
type Id struct{ Op *ir.Operation }

// AsId views an operation as `kernel.id`; false when it is another one.
func AsId(op *ir.Operation) (Id, bool) { return Id{op}, op.Is("kernel.id") }

// OpName is the name of the operations that it views.
func (Id) OpName() string { return "kernel.id" }

// Result is result `result`.
func (o Id) Result() *ir.Value { return o.Op.Result(0) }

// IdAttr is attribute `id`, nil when it is absent.
func (o Id) IdAttr() ir.Attribute { return o.Op.Attr("id") }

// SetIdAttr changes attribute `id`; nil removes it.
func (o Id) SetIdAttr(a ir.Attribute) { o.Op.SetAttr("id", a) }

// DimensionAttr is attribute `dimension`, nil when it is absent.
func (o Id) DimensionAttr() ir.Attribute { return o.Op.Attr("dimension") }

// SetDimensionAttr changes attribute `dimension`; nil removes it.
func (o Id) SetDimensionAttr(a ir.Attribute) { o.Op.SetAttr("dimension", a) }

// Id is the value of attribute `id`, "" when it is absent or of another kind.
func (o Id) Id() string { return ods.StringOr(o.Op.Attr("id"), "") }

// Dimension is the value of attribute `dimension`, 0 when it is absent or of another kind.
func (o Id) Dimension() int64 { return ods.IntOr(o.Op.Attr("dimension"), 0) }

// NewId builds `kernel.id`.
func NewId(b *ir.Builder, id string, attrs ...ir.NamedAttr) Id {
	return Id{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("kernel.id"),
		Results: []ir.Type{b.Context().IntegerType(32, ir.Signless)},
		Attrs:   append([]ir.NamedAttr{{Name: "id", Value: b.Context().StringAttr(id)}}, attrs...),
	})}
}

// ArrayLength: Gives how many elements the runtime array has that begins at byte `offset`
// of a buffer, an element each `stride` bytes. `element` is the buffer's number in an
// array of buffers.
type ArrayLength struct{ Op *ir.Operation }

// AsArrayLength views an operation as `kernel.array_length`; false when it is another one.
func AsArrayLength(op *ir.Operation) (ArrayLength, bool) {
	return ArrayLength{op}, op.Is("kernel.array_length")
}

// OpName is the name of the operations that it views.
func (ArrayLength) OpName() string { return "kernel.array_length" }

// Element is operand `element`.
func (o ArrayLength) Element() *ir.Value { return o.Op.Operand(0) }

// SetElement changes operand `element`.
func (o ArrayLength) SetElement(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ArrayLength) Result() *ir.Value { return o.Op.Result(0) }

// BufferAttr is attribute `buffer`, nil when it is absent.
func (o ArrayLength) BufferAttr() ir.Attribute { return o.Op.Attr("buffer") }

// SetBufferAttr changes attribute `buffer`; nil removes it.
func (o ArrayLength) SetBufferAttr(a ir.Attribute) { o.Op.SetAttr("buffer", a) }

// OffsetAttr is attribute `offset`, nil when it is absent.
func (o ArrayLength) OffsetAttr() ir.Attribute { return o.Op.Attr("offset") }

// SetOffsetAttr changes attribute `offset`; nil removes it.
func (o ArrayLength) SetOffsetAttr(a ir.Attribute) { o.Op.SetAttr("offset", a) }

// StrideAttr is attribute `stride`, nil when it is absent.
func (o ArrayLength) StrideAttr() ir.Attribute { return o.Op.Attr("stride") }

// SetStrideAttr changes attribute `stride`; nil removes it.
func (o ArrayLength) SetStrideAttr(a ir.Attribute) { o.Op.SetAttr("stride", a) }

// Buffer is the value of attribute `buffer`, "" when it is absent or of another kind.
func (o ArrayLength) Buffer() string { return ods.SymbolOr(o.Op.Attr("buffer"), "") }

// Offset is the value of attribute `offset`, 0 when it is absent or of another kind.
func (o ArrayLength) Offset() int64 { return ods.IntOr(o.Op.Attr("offset"), 0) }

// Stride is the value of attribute `stride`, 0 when it is absent or of another kind.
func (o ArrayLength) Stride() int64 { return ods.IntOr(o.Op.Attr("stride"), 0) }

// NewArrayLength builds `kernel.array_length`.
func NewArrayLength(b *ir.Builder, element *ir.Value, buffer string, offset int64, stride int64, attrs ...ir.NamedAttr) ArrayLength {
	return ArrayLength{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("kernel.array_length"),
		Operands: []*ir.Value{element},
		Results:  []ir.Type{b.Context().IntegerType(32, ir.Signless)},
		Attrs:    append([]ir.NamedAttr{{Name: "buffer", Value: b.Context().SymbolRefAttr(buffer)}, {Name: "offset", Value: b.Context().IntAttr(b.Context().IntegerType(64, ir.Signless), offset)}, {Name: "stride", Value: b.Context().IntAttr(b.Context().IntegerType(64, ir.Signless), stride)}}, attrs...),
	})}
}

// Barrier: Waits for all invocations of the workgroup. What they have written before is
// read after it.
type Barrier struct{ Op *ir.Operation }

// AsBarrier views an operation as `kernel.barrier`; false when it is another one.
func AsBarrier(op *ir.Operation) (Barrier, bool) { return Barrier{op}, op.Is("kernel.barrier") }

// OpName is the name of the operations that it views.
func (Barrier) OpName() string { return "kernel.barrier" }

// NewBarrier builds `kernel.barrier`.
func NewBarrier(b *ir.Builder, attrs ...ir.NamedAttr) Barrier {
	return Barrier{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("kernel.barrier"),
		Attrs: attrs,
	})}
}

// Elect: Is true in the active invocation with the lowest number.
type Elect struct{ Op *ir.Operation }

// AsElect views an operation as `kernel.elect`; false when it is another one.
func AsElect(op *ir.Operation) (Elect, bool) { return Elect{op}, op.Is("kernel.elect") }

// OpName is the name of the operations that it views.
func (Elect) OpName() string { return "kernel.elect" }

// Result is result `result`.
func (o Elect) Result() *ir.Value { return o.Op.Result(0) }

// NewElect builds `kernel.elect`.
func NewElect(b *ir.Builder, attrs ...ir.NamedAttr) Elect {
	return Elect{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("kernel.elect"),
		Results: []ir.Type{b.Context().IntegerType(1, ir.Signless)},
		Attrs:   attrs,
	})}
}

// Ballot: Gives a mask of the active invocations whose predicate is true.
type Ballot struct{ Op *ir.Operation }

// AsBallot views an operation as `kernel.ballot`; false when it is another one.
func AsBallot(op *ir.Operation) (Ballot, bool) { return Ballot{op}, op.Is("kernel.ballot") }

// OpName is the name of the operations that it views.
func (Ballot) OpName() string { return "kernel.ballot" }

// Predicate is operand `predicate`.
func (o Ballot) Predicate() *ir.Value { return o.Op.Operand(0) }

// SetPredicate changes operand `predicate`.
func (o Ballot) SetPredicate(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Ballot) Result() *ir.Value { return o.Op.Result(0) }

// NewBallot builds `kernel.ballot`.
func NewBallot(b *ir.Builder, predicate *ir.Value, attrs ...ir.NamedAttr) Ballot {
	return Ballot{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("kernel.ballot"),
		Operands: []*ir.Value{predicate},
		Results:  []ir.Type{b.Context().IntegerType(32, ir.Signless)},
		Attrs:    attrs,
	})}
}

// AllEqual: Tests whether all active invocations have the same value.
type AllEqual struct{ Op *ir.Operation }

// AsAllEqual views an operation as `kernel.all_equal`; false when it is another one.
func AsAllEqual(op *ir.Operation) (AllEqual, bool) { return AllEqual{op}, op.Is("kernel.all_equal") }

// OpName is the name of the operations that it views.
func (AllEqual) OpName() string { return "kernel.all_equal" }

// Value is operand `value`.
func (o AllEqual) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o AllEqual) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o AllEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewAllEqual builds `kernel.all_equal`.
func NewAllEqual(b *ir.Builder, value *ir.Value, attrs ...ir.NamedAttr) AllEqual {
	return AllEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("kernel.all_equal"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{b.Context().IntegerType(1, ir.Signless)},
		Attrs:    attrs,
	})}
}

// BroadcastFirst: Gives the value that the active invocation with the lowest number has.
type BroadcastFirst struct{ Op *ir.Operation }

// AsBroadcastFirst views an operation as `kernel.broadcast_first`; false when it is another one.
func AsBroadcastFirst(op *ir.Operation) (BroadcastFirst, bool) {
	return BroadcastFirst{op}, op.Is("kernel.broadcast_first")
}

// OpName is the name of the operations that it views.
func (BroadcastFirst) OpName() string { return "kernel.broadcast_first" }

// Value is operand `value`.
func (o BroadcastFirst) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o BroadcastFirst) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o BroadcastFirst) Result() *ir.Value { return o.Op.Result(0) }

// NewBroadcastFirst builds `kernel.broadcast_first`.
func NewBroadcastFirst(b *ir.Builder, value *ir.Value, attrs ...ir.NamedAttr) BroadcastFirst {
	return BroadcastFirst{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("kernel.broadcast_first"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{value.Type()},
		Attrs:    attrs,
	})}
}

// Shuffle: Gives the value that the invocation `lane` of the subgroup has; any value if that is not
// active or there is none. With `workgroup` it is the invocation with that `local_index`, and the
// operation waits as a barrier does.
type Shuffle struct{ Op *ir.Operation }

// AsShuffle views an operation as `kernel.shuffle`; false when it is another one.
func AsShuffle(op *ir.Operation) (Shuffle, bool) { return Shuffle{op}, op.Is("kernel.shuffle") }

// OpName is the name of the operations that it views.
func (Shuffle) OpName() string { return "kernel.shuffle" }

// Value is operand `value`.
func (o Shuffle) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Shuffle) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Lane is operand `lane`.
func (o Shuffle) Lane() *ir.Value { return o.Op.Operand(1) }

// SetLane changes operand `lane`.
func (o Shuffle) SetLane(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Shuffle) Result() *ir.Value { return o.Op.Result(0) }

// WorkgroupAttr is attribute `workgroup`, nil when it is absent.
func (o Shuffle) WorkgroupAttr() ir.Attribute { return o.Op.Attr("workgroup") }

// SetWorkgroupAttr changes attribute `workgroup`; nil removes it.
func (o Shuffle) SetWorkgroupAttr(a ir.Attribute) { o.Op.SetAttr("workgroup", a) }

// Workgroup reports whether there is attribute `workgroup`.
func (o Shuffle) Workgroup() bool { return o.Op.Attr("workgroup") != nil }

// NewShuffle builds `kernel.shuffle`.
func NewShuffle(b *ir.Builder, value *ir.Value, lane *ir.Value, attrs ...ir.NamedAttr) Shuffle {
	return Shuffle{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("kernel.shuffle"),
		Operands: []*ir.Value{value, lane},
		Results:  []ir.Type{value.Type()},
		Attrs:    attrs,
	})}
}

// Combine: Combines the values of the active invocations of a subgroup, or of each
// cluster of `cluster_size` invocations. With `workgroup` it is those of the workgroup, and the
// operation waits as a barrier does.
type Combine struct{ Op *ir.Operation }

// AsCombine views an operation as `kernel.combine`; false when it is another one.
func AsCombine(op *ir.Operation) (Combine, bool) { return Combine{op}, op.Is("kernel.combine") }

// OpName is the name of the operations that it views.
func (Combine) OpName() string { return "kernel.combine" }

// Value is operand `value`.
func (o Combine) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Combine) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Combine) Result() *ir.Value { return o.Op.Result(0) }

// CombinationAttr is attribute `combination`, nil when it is absent.
func (o Combine) CombinationAttr() ir.Attribute { return o.Op.Attr("combination") }

// SetCombinationAttr changes attribute `combination`; nil removes it.
func (o Combine) SetCombinationAttr(a ir.Attribute) { o.Op.SetAttr("combination", a) }

// ScanAttr is attribute `scan`, nil when it is absent.
func (o Combine) ScanAttr() ir.Attribute { return o.Op.Attr("scan") }

// SetScanAttr changes attribute `scan`; nil removes it.
func (o Combine) SetScanAttr(a ir.Attribute) { o.Op.SetAttr("scan", a) }

// ClusterSizeAttr is attribute `cluster_size`, nil when it is absent.
func (o Combine) ClusterSizeAttr() ir.Attribute { return o.Op.Attr("cluster_size") }

// SetClusterSizeAttr changes attribute `cluster_size`; nil removes it.
func (o Combine) SetClusterSizeAttr(a ir.Attribute) { o.Op.SetAttr("cluster_size", a) }

// WorkgroupAttr is attribute `workgroup`, nil when it is absent.
func (o Combine) WorkgroupAttr() ir.Attribute { return o.Op.Attr("workgroup") }

// SetWorkgroupAttr changes attribute `workgroup`; nil removes it.
func (o Combine) SetWorkgroupAttr(a ir.Attribute) { o.Op.SetAttr("workgroup", a) }

// Combination is the value of attribute `combination`, "" when it is absent or of another kind.
func (o Combine) Combination() string { return ods.StringOr(o.Op.Attr("combination"), "") }

// Scan is the value of attribute `scan`, "" when it is absent or of another kind.
func (o Combine) Scan() string { return ods.StringOr(o.Op.Attr("scan"), "") }

// ClusterSize is the value of attribute `cluster_size`; false when it is absent or of another kind.
func (o Combine) ClusterSize() (int64, bool) { return ods.IntOf(o.Op.Attr("cluster_size")) }

// Workgroup reports whether there is attribute `workgroup`.
func (o Combine) Workgroup() bool { return o.Op.Attr("workgroup") != nil }

// NewCombine builds `kernel.combine`.
func NewCombine(b *ir.Builder, value *ir.Value, combination string, scan string, attrs ...ir.NamedAttr) Combine {
	return Combine{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("kernel.combine"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "combination", Value: b.Context().StringAttr(combination)}, {Name: "scan", Value: b.Context().StringAttr(scan)}}, attrs...),
	})}
}

// Print: Prints a text for each active invocation, in which the values stand for conversions as C's
// `printf` has them for numbers; `%v2f` is one for two of them.
type Print struct{ Op *ir.Operation }

// AsPrint views an operation as `kernel.print`; false when it is another one.
func AsPrint(op *ir.Operation) (Print, bool) { return Print{op}, op.Is("kernel.print") }

// OpName is the name of the operations that it views.
func (Print) OpName() string { return "kernel.print" }

// Values are the operands `values`.
func (o Print) Values() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// FormatAttr is attribute `format`, nil when it is absent.
func (o Print) FormatAttr() ir.Attribute { return o.Op.Attr("format") }

// SetFormatAttr changes attribute `format`; nil removes it.
func (o Print) SetFormatAttr(a ir.Attribute) { o.Op.SetAttr("format", a) }

// Format is the value of attribute `format`, "" when it is absent or of another kind.
func (o Print) Format() string { return ods.StringOr(o.Op.Attr("format"), "") }

// NewPrint builds `kernel.print`.
func NewPrint(b *ir.Builder, values []*ir.Value, format string, attrs ...ir.NamedAttr) Print {
	return Print{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("kernel.print"),
		Operands: values,
		Attrs:    append([]ir.NamedAttr{{Name: "format", Value: b.Context().StringAttr(format)}}, attrs...),
	})}
}
