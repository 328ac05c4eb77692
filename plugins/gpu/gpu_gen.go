// Code generated from gpu.dialect. DO NOT EDIT.

package gpu

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// AddressSpace: Where memory lies that is named by a word, with the number of its memory space.
type AddressSpace uint64

// The cases of AddressSpace.
const (
	AddressSpaceGlobal    AddressSpace = 1
	AddressSpaceWorkgroup AddressSpace = 3
	AddressSpacePrivate   AddressSpace = 5
)

// Attr is the case as an attribute.
func (e AddressSpace) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// ThreadId: Gives the number of the thread within its block.
type ThreadId struct{ Op *ir.Operation }

// AsThreadId views an operation as `gpu.thread_id`; false when it is another one.
func AsThreadId(op *ir.Operation) (ThreadId, bool) { return ThreadId{op}, op.Is("gpu.thread_id") }

// OpName is the name of the operations that it views.
func (ThreadId) OpName() string { return "gpu.thread_id" }

// Result is result `result`.
func (o ThreadId) Result() *ir.Value { return o.Op.Result(0) }

// DimensionAttr is attribute `dimension`, nil when it is absent.
func (o ThreadId) DimensionAttr() ir.Attribute { return o.Op.Attr("dimension") }

// SetDimensionAttr changes attribute `dimension`; nil removes it.
func (o ThreadId) SetDimensionAttr(a ir.Attribute) { o.Op.SetAttr("dimension", a) }

// UpperBoundAttr is attribute `upper_bound`, nil when it is absent.
func (o ThreadId) UpperBoundAttr() ir.Attribute { return o.Op.Attr("upper_bound") }

// SetUpperBoundAttr changes attribute `upper_bound`; nil removes it.
func (o ThreadId) SetUpperBoundAttr(a ir.Attribute) { o.Op.SetAttr("upper_bound", a) }

// Dimension is the value of attribute `dimension`, "" when it is absent or of another kind.
func (o ThreadId) Dimension() string { return ods.StringOr(o.Op.Attr("dimension"), "") }

// UpperBound is the value of attribute `upper_bound`; false when it is absent or of another kind.
func (o ThreadId) UpperBound() (int64, bool) { return ods.IntOf(o.Op.Attr("upper_bound")) }

// NewThreadId builds `gpu.thread_id`.
func NewThreadId(b *ir.Builder, dimension string, attrs ...ir.NamedAttr) ThreadId {
	return ThreadId{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("gpu.thread_id"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   append([]ir.NamedAttr{{Name: "dimension", Value: b.Context().StringAttr(dimension)}}, attrs...),
	})}
}

// BlockId: Gives the number of the block within its grid.
type BlockId struct{ Op *ir.Operation }

// AsBlockId views an operation as `gpu.block_id`; false when it is another one.
func AsBlockId(op *ir.Operation) (BlockId, bool) { return BlockId{op}, op.Is("gpu.block_id") }

// OpName is the name of the operations that it views.
func (BlockId) OpName() string { return "gpu.block_id" }

// Result is result `result`.
func (o BlockId) Result() *ir.Value { return o.Op.Result(0) }

// DimensionAttr is attribute `dimension`, nil when it is absent.
func (o BlockId) DimensionAttr() ir.Attribute { return o.Op.Attr("dimension") }

// SetDimensionAttr changes attribute `dimension`; nil removes it.
func (o BlockId) SetDimensionAttr(a ir.Attribute) { o.Op.SetAttr("dimension", a) }

// UpperBoundAttr is attribute `upper_bound`, nil when it is absent.
func (o BlockId) UpperBoundAttr() ir.Attribute { return o.Op.Attr("upper_bound") }

// SetUpperBoundAttr changes attribute `upper_bound`; nil removes it.
func (o BlockId) SetUpperBoundAttr(a ir.Attribute) { o.Op.SetAttr("upper_bound", a) }

// Dimension is the value of attribute `dimension`, "" when it is absent or of another kind.
func (o BlockId) Dimension() string { return ods.StringOr(o.Op.Attr("dimension"), "") }

// UpperBound is the value of attribute `upper_bound`; false when it is absent or of another kind.
func (o BlockId) UpperBound() (int64, bool) { return ods.IntOf(o.Op.Attr("upper_bound")) }

// NewBlockId builds `gpu.block_id`.
func NewBlockId(b *ir.Builder, dimension string, attrs ...ir.NamedAttr) BlockId {
	return BlockId{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("gpu.block_id"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   append([]ir.NamedAttr{{Name: "dimension", Value: b.Context().StringAttr(dimension)}}, attrs...),
	})}
}

// BlockDim: Gives the number of threads in a block.
type BlockDim struct{ Op *ir.Operation }

// AsBlockDim views an operation as `gpu.block_dim`; false when it is another one.
func AsBlockDim(op *ir.Operation) (BlockDim, bool) { return BlockDim{op}, op.Is("gpu.block_dim") }

// OpName is the name of the operations that it views.
func (BlockDim) OpName() string { return "gpu.block_dim" }

// Result is result `result`.
func (o BlockDim) Result() *ir.Value { return o.Op.Result(0) }

// DimensionAttr is attribute `dimension`, nil when it is absent.
func (o BlockDim) DimensionAttr() ir.Attribute { return o.Op.Attr("dimension") }

// SetDimensionAttr changes attribute `dimension`; nil removes it.
func (o BlockDim) SetDimensionAttr(a ir.Attribute) { o.Op.SetAttr("dimension", a) }

// UpperBoundAttr is attribute `upper_bound`, nil when it is absent.
func (o BlockDim) UpperBoundAttr() ir.Attribute { return o.Op.Attr("upper_bound") }

// SetUpperBoundAttr changes attribute `upper_bound`; nil removes it.
func (o BlockDim) SetUpperBoundAttr(a ir.Attribute) { o.Op.SetAttr("upper_bound", a) }

// Dimension is the value of attribute `dimension`, "" when it is absent or of another kind.
func (o BlockDim) Dimension() string { return ods.StringOr(o.Op.Attr("dimension"), "") }

// UpperBound is the value of attribute `upper_bound`; false when it is absent or of another kind.
func (o BlockDim) UpperBound() (int64, bool) { return ods.IntOf(o.Op.Attr("upper_bound")) }

// NewBlockDim builds `gpu.block_dim`.
func NewBlockDim(b *ir.Builder, dimension string, attrs ...ir.NamedAttr) BlockDim {
	return BlockDim{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("gpu.block_dim"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   append([]ir.NamedAttr{{Name: "dimension", Value: b.Context().StringAttr(dimension)}}, attrs...),
	})}
}

// GridDim: Gives the number of blocks in the grid.
type GridDim struct{ Op *ir.Operation }

// AsGridDim views an operation as `gpu.grid_dim`; false when it is another one.
func AsGridDim(op *ir.Operation) (GridDim, bool) { return GridDim{op}, op.Is("gpu.grid_dim") }

// OpName is the name of the operations that it views.
func (GridDim) OpName() string { return "gpu.grid_dim" }

// Result is result `result`.
func (o GridDim) Result() *ir.Value { return o.Op.Result(0) }

// DimensionAttr is attribute `dimension`, nil when it is absent.
func (o GridDim) DimensionAttr() ir.Attribute { return o.Op.Attr("dimension") }

// SetDimensionAttr changes attribute `dimension`; nil removes it.
func (o GridDim) SetDimensionAttr(a ir.Attribute) { o.Op.SetAttr("dimension", a) }

// UpperBoundAttr is attribute `upper_bound`, nil when it is absent.
func (o GridDim) UpperBoundAttr() ir.Attribute { return o.Op.Attr("upper_bound") }

// SetUpperBoundAttr changes attribute `upper_bound`; nil removes it.
func (o GridDim) SetUpperBoundAttr(a ir.Attribute) { o.Op.SetAttr("upper_bound", a) }

// Dimension is the value of attribute `dimension`, "" when it is absent or of another kind.
func (o GridDim) Dimension() string { return ods.StringOr(o.Op.Attr("dimension"), "") }

// UpperBound is the value of attribute `upper_bound`; false when it is absent or of another kind.
func (o GridDim) UpperBound() (int64, bool) { return ods.IntOf(o.Op.Attr("upper_bound")) }

// NewGridDim builds `gpu.grid_dim`.
func NewGridDim(b *ir.Builder, dimension string, attrs ...ir.NamedAttr) GridDim {
	return GridDim{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("gpu.grid_dim"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   append([]ir.NamedAttr{{Name: "dimension", Value: b.Context().StringAttr(dimension)}}, attrs...),
	})}
}

// GlobalId: Gives the number of the thread within its grid.
type GlobalId struct{ Op *ir.Operation }

// AsGlobalId views an operation as `gpu.global_id`; false when it is another one.
func AsGlobalId(op *ir.Operation) (GlobalId, bool) { return GlobalId{op}, op.Is("gpu.global_id") }

// OpName is the name of the operations that it views.
func (GlobalId) OpName() string { return "gpu.global_id" }

// Result is result `result`.
func (o GlobalId) Result() *ir.Value { return o.Op.Result(0) }

// DimensionAttr is attribute `dimension`, nil when it is absent.
func (o GlobalId) DimensionAttr() ir.Attribute { return o.Op.Attr("dimension") }

// SetDimensionAttr changes attribute `dimension`; nil removes it.
func (o GlobalId) SetDimensionAttr(a ir.Attribute) { o.Op.SetAttr("dimension", a) }

// UpperBoundAttr is attribute `upper_bound`, nil when it is absent.
func (o GlobalId) UpperBoundAttr() ir.Attribute { return o.Op.Attr("upper_bound") }

// SetUpperBoundAttr changes attribute `upper_bound`; nil removes it.
func (o GlobalId) SetUpperBoundAttr(a ir.Attribute) { o.Op.SetAttr("upper_bound", a) }

// Dimension is the value of attribute `dimension`, "" when it is absent or of another kind.
func (o GlobalId) Dimension() string { return ods.StringOr(o.Op.Attr("dimension"), "") }

// UpperBound is the value of attribute `upper_bound`; false when it is absent or of another kind.
func (o GlobalId) UpperBound() (int64, bool) { return ods.IntOf(o.Op.Attr("upper_bound")) }

// NewGlobalId builds `gpu.global_id`.
func NewGlobalId(b *ir.Builder, dimension string, attrs ...ir.NamedAttr) GlobalId {
	return GlobalId{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("gpu.global_id"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   append([]ir.NamedAttr{{Name: "dimension", Value: b.Context().StringAttr(dimension)}}, attrs...),
	})}
}

// ClusterId: Gives the number of the cluster of blocks within its grid.
type ClusterId struct{ Op *ir.Operation }

// AsClusterId views an operation as `gpu.cluster_id`; false when it is another one.
func AsClusterId(op *ir.Operation) (ClusterId, bool) { return ClusterId{op}, op.Is("gpu.cluster_id") }

// OpName is the name of the operations that it views.
func (ClusterId) OpName() string { return "gpu.cluster_id" }

// Result is result `result`.
func (o ClusterId) Result() *ir.Value { return o.Op.Result(0) }

// DimensionAttr is attribute `dimension`, nil when it is absent.
func (o ClusterId) DimensionAttr() ir.Attribute { return o.Op.Attr("dimension") }

// SetDimensionAttr changes attribute `dimension`; nil removes it.
func (o ClusterId) SetDimensionAttr(a ir.Attribute) { o.Op.SetAttr("dimension", a) }

// UpperBoundAttr is attribute `upper_bound`, nil when it is absent.
func (o ClusterId) UpperBoundAttr() ir.Attribute { return o.Op.Attr("upper_bound") }

// SetUpperBoundAttr changes attribute `upper_bound`; nil removes it.
func (o ClusterId) SetUpperBoundAttr(a ir.Attribute) { o.Op.SetAttr("upper_bound", a) }

// Dimension is the value of attribute `dimension`, "" when it is absent or of another kind.
func (o ClusterId) Dimension() string { return ods.StringOr(o.Op.Attr("dimension"), "") }

// UpperBound is the value of attribute `upper_bound`; false when it is absent or of another kind.
func (o ClusterId) UpperBound() (int64, bool) { return ods.IntOf(o.Op.Attr("upper_bound")) }

// NewClusterId builds `gpu.cluster_id`.
func NewClusterId(b *ir.Builder, dimension string, attrs ...ir.NamedAttr) ClusterId {
	return ClusterId{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("gpu.cluster_id"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   append([]ir.NamedAttr{{Name: "dimension", Value: b.Context().StringAttr(dimension)}}, attrs...),
	})}
}

// ClusterDim: Gives the number of clusters in the grid.
type ClusterDim struct{ Op *ir.Operation }

// AsClusterDim views an operation as `gpu.cluster_dim`; false when it is another one.
func AsClusterDim(op *ir.Operation) (ClusterDim, bool) {
	return ClusterDim{op}, op.Is("gpu.cluster_dim")
}

// OpName is the name of the operations that it views.
func (ClusterDim) OpName() string { return "gpu.cluster_dim" }

// Result is result `result`.
func (o ClusterDim) Result() *ir.Value { return o.Op.Result(0) }

// DimensionAttr is attribute `dimension`, nil when it is absent.
func (o ClusterDim) DimensionAttr() ir.Attribute { return o.Op.Attr("dimension") }

// SetDimensionAttr changes attribute `dimension`; nil removes it.
func (o ClusterDim) SetDimensionAttr(a ir.Attribute) { o.Op.SetAttr("dimension", a) }

// UpperBoundAttr is attribute `upper_bound`, nil when it is absent.
func (o ClusterDim) UpperBoundAttr() ir.Attribute { return o.Op.Attr("upper_bound") }

// SetUpperBoundAttr changes attribute `upper_bound`; nil removes it.
func (o ClusterDim) SetUpperBoundAttr(a ir.Attribute) { o.Op.SetAttr("upper_bound", a) }

// Dimension is the value of attribute `dimension`, "" when it is absent or of another kind.
func (o ClusterDim) Dimension() string { return ods.StringOr(o.Op.Attr("dimension"), "") }

// UpperBound is the value of attribute `upper_bound`; false when it is absent or of another kind.
func (o ClusterDim) UpperBound() (int64, bool) { return ods.IntOf(o.Op.Attr("upper_bound")) }

// NewClusterDim builds `gpu.cluster_dim`.
func NewClusterDim(b *ir.Builder, dimension string, attrs ...ir.NamedAttr) ClusterDim {
	return ClusterDim{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("gpu.cluster_dim"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   append([]ir.NamedAttr{{Name: "dimension", Value: b.Context().StringAttr(dimension)}}, attrs...),
	})}
}

// ClusterBlockId: Gives the number of the block within its cluster.
type ClusterBlockId struct{ Op *ir.Operation }

// AsClusterBlockId views an operation as `gpu.cluster_block_id`; false when it is another one.
func AsClusterBlockId(op *ir.Operation) (ClusterBlockId, bool) {
	return ClusterBlockId{op}, op.Is("gpu.cluster_block_id")
}

// OpName is the name of the operations that it views.
func (ClusterBlockId) OpName() string { return "gpu.cluster_block_id" }

// Result is result `result`.
func (o ClusterBlockId) Result() *ir.Value { return o.Op.Result(0) }

// DimensionAttr is attribute `dimension`, nil when it is absent.
func (o ClusterBlockId) DimensionAttr() ir.Attribute { return o.Op.Attr("dimension") }

// SetDimensionAttr changes attribute `dimension`; nil removes it.
func (o ClusterBlockId) SetDimensionAttr(a ir.Attribute) { o.Op.SetAttr("dimension", a) }

// UpperBoundAttr is attribute `upper_bound`, nil when it is absent.
func (o ClusterBlockId) UpperBoundAttr() ir.Attribute { return o.Op.Attr("upper_bound") }

// SetUpperBoundAttr changes attribute `upper_bound`; nil removes it.
func (o ClusterBlockId) SetUpperBoundAttr(a ir.Attribute) { o.Op.SetAttr("upper_bound", a) }

// Dimension is the value of attribute `dimension`, "" when it is absent or of another kind.
func (o ClusterBlockId) Dimension() string { return ods.StringOr(o.Op.Attr("dimension"), "") }

// UpperBound is the value of attribute `upper_bound`; false when it is absent or of another kind.
func (o ClusterBlockId) UpperBound() (int64, bool) { return ods.IntOf(o.Op.Attr("upper_bound")) }

// NewClusterBlockId builds `gpu.cluster_block_id`.
func NewClusterBlockId(b *ir.Builder, dimension string, attrs ...ir.NamedAttr) ClusterBlockId {
	return ClusterBlockId{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("gpu.cluster_block_id"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   append([]ir.NamedAttr{{Name: "dimension", Value: b.Context().StringAttr(dimension)}}, attrs...),
	})}
}

// ClusterDimBlocks: Gives the number of blocks in a cluster.
type ClusterDimBlocks struct{ Op *ir.Operation }

// AsClusterDimBlocks views an operation as `gpu.cluster_dim_blocks`; false when it is another one.
func AsClusterDimBlocks(op *ir.Operation) (ClusterDimBlocks, bool) {
	return ClusterDimBlocks{op}, op.Is("gpu.cluster_dim_blocks")
}

// OpName is the name of the operations that it views.
func (ClusterDimBlocks) OpName() string { return "gpu.cluster_dim_blocks" }

// Result is result `result`.
func (o ClusterDimBlocks) Result() *ir.Value { return o.Op.Result(0) }

// DimensionAttr is attribute `dimension`, nil when it is absent.
func (o ClusterDimBlocks) DimensionAttr() ir.Attribute { return o.Op.Attr("dimension") }

// SetDimensionAttr changes attribute `dimension`; nil removes it.
func (o ClusterDimBlocks) SetDimensionAttr(a ir.Attribute) { o.Op.SetAttr("dimension", a) }

// UpperBoundAttr is attribute `upper_bound`, nil when it is absent.
func (o ClusterDimBlocks) UpperBoundAttr() ir.Attribute { return o.Op.Attr("upper_bound") }

// SetUpperBoundAttr changes attribute `upper_bound`; nil removes it.
func (o ClusterDimBlocks) SetUpperBoundAttr(a ir.Attribute) { o.Op.SetAttr("upper_bound", a) }

// Dimension is the value of attribute `dimension`, "" when it is absent or of another kind.
func (o ClusterDimBlocks) Dimension() string { return ods.StringOr(o.Op.Attr("dimension"), "") }

// UpperBound is the value of attribute `upper_bound`; false when it is absent or of another kind.
func (o ClusterDimBlocks) UpperBound() (int64, bool) { return ods.IntOf(o.Op.Attr("upper_bound")) }

// NewClusterDimBlocks builds `gpu.cluster_dim_blocks`.
func NewClusterDimBlocks(b *ir.Builder, dimension string, attrs ...ir.NamedAttr) ClusterDimBlocks {
	return ClusterDimBlocks{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("gpu.cluster_dim_blocks"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   append([]ir.NamedAttr{{Name: "dimension", Value: b.Context().StringAttr(dimension)}}, attrs...),
	})}
}

// SubgroupId: Gives the number of the thread's subgroup within its block.
type SubgroupId struct{ Op *ir.Operation }

// AsSubgroupId views an operation as `gpu.subgroup_id`; false when it is another one.
func AsSubgroupId(op *ir.Operation) (SubgroupId, bool) {
	return SubgroupId{op}, op.Is("gpu.subgroup_id")
}

// OpName is the name of the operations that it views.
func (SubgroupId) OpName() string { return "gpu.subgroup_id" }

// Result is result `result`.
func (o SubgroupId) Result() *ir.Value { return o.Op.Result(0) }

// UpperBoundAttr is attribute `upper_bound`, nil when it is absent.
func (o SubgroupId) UpperBoundAttr() ir.Attribute { return o.Op.Attr("upper_bound") }

// SetUpperBoundAttr changes attribute `upper_bound`; nil removes it.
func (o SubgroupId) SetUpperBoundAttr(a ir.Attribute) { o.Op.SetAttr("upper_bound", a) }

// UpperBound is the value of attribute `upper_bound`; false when it is absent or of another kind.
func (o SubgroupId) UpperBound() (int64, bool) { return ods.IntOf(o.Op.Attr("upper_bound")) }

// NewSubgroupId builds `gpu.subgroup_id`.
func NewSubgroupId(b *ir.Builder, attrs ...ir.NamedAttr) SubgroupId {
	return SubgroupId{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("gpu.subgroup_id"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   attrs,
	})}
}

// NumSubgroups: Gives the number of subgroups in a block.
type NumSubgroups struct{ Op *ir.Operation }

// AsNumSubgroups views an operation as `gpu.num_subgroups`; false when it is another one.
func AsNumSubgroups(op *ir.Operation) (NumSubgroups, bool) {
	return NumSubgroups{op}, op.Is("gpu.num_subgroups")
}

// OpName is the name of the operations that it views.
func (NumSubgroups) OpName() string { return "gpu.num_subgroups" }

// Result is result `result`.
func (o NumSubgroups) Result() *ir.Value { return o.Op.Result(0) }

// UpperBoundAttr is attribute `upper_bound`, nil when it is absent.
func (o NumSubgroups) UpperBoundAttr() ir.Attribute { return o.Op.Attr("upper_bound") }

// SetUpperBoundAttr changes attribute `upper_bound`; nil removes it.
func (o NumSubgroups) SetUpperBoundAttr(a ir.Attribute) { o.Op.SetAttr("upper_bound", a) }

// UpperBound is the value of attribute `upper_bound`; false when it is absent or of another kind.
func (o NumSubgroups) UpperBound() (int64, bool) { return ods.IntOf(o.Op.Attr("upper_bound")) }

// NewNumSubgroups builds `gpu.num_subgroups`.
func NewNumSubgroups(b *ir.Builder, attrs ...ir.NamedAttr) NumSubgroups {
	return NumSubgroups{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("gpu.num_subgroups"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   attrs,
	})}
}

// SubgroupSize: Gives the number of threads in a subgroup.
type SubgroupSize struct{ Op *ir.Operation }

// AsSubgroupSize views an operation as `gpu.subgroup_size`; false when it is another one.
func AsSubgroupSize(op *ir.Operation) (SubgroupSize, bool) {
	return SubgroupSize{op}, op.Is("gpu.subgroup_size")
}

// OpName is the name of the operations that it views.
func (SubgroupSize) OpName() string { return "gpu.subgroup_size" }

// Result is result `result`.
func (o SubgroupSize) Result() *ir.Value { return o.Op.Result(0) }

// UpperBoundAttr is attribute `upper_bound`, nil when it is absent.
func (o SubgroupSize) UpperBoundAttr() ir.Attribute { return o.Op.Attr("upper_bound") }

// SetUpperBoundAttr changes attribute `upper_bound`; nil removes it.
func (o SubgroupSize) SetUpperBoundAttr(a ir.Attribute) { o.Op.SetAttr("upper_bound", a) }

// UpperBound is the value of attribute `upper_bound`; false when it is absent or of another kind.
func (o SubgroupSize) UpperBound() (int64, bool) { return ods.IntOf(o.Op.Attr("upper_bound")) }

// NewSubgroupSize builds `gpu.subgroup_size`.
func NewSubgroupSize(b *ir.Builder, attrs ...ir.NamedAttr) SubgroupSize {
	return SubgroupSize{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("gpu.subgroup_size"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   attrs,
	})}
}

// LaneId: Gives the number of the thread within its subgroup.
type LaneId struct{ Op *ir.Operation }

// AsLaneId views an operation as `gpu.lane_id`; false when it is another one.
func AsLaneId(op *ir.Operation) (LaneId, bool) { return LaneId{op}, op.Is("gpu.lane_id") }

// OpName is the name of the operations that it views.
func (LaneId) OpName() string { return "gpu.lane_id" }

// Result is result `result`.
func (o LaneId) Result() *ir.Value { return o.Op.Result(0) }

// UpperBoundAttr is attribute `upper_bound`, nil when it is absent.
func (o LaneId) UpperBoundAttr() ir.Attribute { return o.Op.Attr("upper_bound") }

// SetUpperBoundAttr changes attribute `upper_bound`; nil removes it.
func (o LaneId) SetUpperBoundAttr(a ir.Attribute) { o.Op.SetAttr("upper_bound", a) }

// UpperBound is the value of attribute `upper_bound`; false when it is absent or of another kind.
func (o LaneId) UpperBound() (int64, bool) { return ods.IntOf(o.Op.Attr("upper_bound")) }

// NewLaneId builds `gpu.lane_id`.
func NewLaneId(b *ir.Builder, attrs ...ir.NamedAttr) LaneId {
	return LaneId{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("gpu.lane_id"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   attrs,
	})}
}

// Barrier: Waits until all threads of the block are here and see each other's writes.
type Barrier struct{ Op *ir.Operation }

// AsBarrier views an operation as `gpu.barrier`; false when it is another one.
func AsBarrier(op *ir.Operation) (Barrier, bool) { return Barrier{op}, op.Is("gpu.barrier") }

// OpName is the name of the operations that it views.
func (Barrier) OpName() string { return "gpu.barrier" }

// NewBarrier builds `gpu.barrier`.
func NewBarrier(b *ir.Builder, attrs ...ir.NamedAttr) Barrier {
	return Barrier{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("gpu.barrier"),
		Attrs: attrs,
	})}
}

// AllReduce: Gives all threads of a block the values of all joined into one, in any order:
// by the operation that `op` names, or by the body, which takes two values and
// yields one. It is reached by all threads or none.
type AllReduce struct{ Op *ir.Operation }

// AsAllReduce views an operation as `gpu.all_reduce`; false when it is another one.
func AsAllReduce(op *ir.Operation) (AllReduce, bool) { return AllReduce{op}, op.Is("gpu.all_reduce") }

// OpName is the name of the operations that it views.
func (AllReduce) OpName() string { return "gpu.all_reduce" }

// Value is operand `value`.
func (o AllReduce) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o AllReduce) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o AllReduce) Result() *ir.Value { return o.Op.Result(0) }

// OpAttr is attribute `op`, nil when it is absent.
func (o AllReduce) OpAttr() ir.Attribute { return o.Op.Attr("op") }

// SetOpAttr changes attribute `op`; nil removes it.
func (o AllReduce) SetOpAttr(a ir.Attribute) { o.Op.SetAttr("op", a) }

// UniformAttr is attribute `uniform`, nil when it is absent.
func (o AllReduce) UniformAttr() ir.Attribute { return o.Op.Attr("uniform") }

// SetUniformAttr changes attribute `uniform`; nil removes it.
func (o AllReduce) SetUniformAttr(a ir.Attribute) { o.Op.SetAttr("uniform", a) }

// Body is region `body`.
func (o AllReduce) Body() *ir.Region { return o.Op.Region(0) }

// OpValue is the value of attribute `op`; false when it is absent or of another kind.
func (o AllReduce) OpValue() (string, bool) { return ods.StringOf(o.Op.Attr("op")) }

// Uniform reports whether there is attribute `uniform`.
func (o AllReduce) Uniform() bool { return o.Op.Attr("uniform") != nil }

// NewAllReduce builds `gpu.all_reduce`; its regions are empty.
func NewAllReduce(b *ir.Builder, value *ir.Value, attrs ...ir.NamedAttr) AllReduce {
	return AllReduce{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.all_reduce"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{value.Type()},
		Attrs:    attrs,
		Regions:  1,
	})}
}

// SubgroupReduce: Gives all threads of a subgroup that are active the values of all joined into one, in any order. Elements of
// vectors are joined each by itself. With `uniform` it is reached by all of them or none. MLIR 13 has no such operation.
type SubgroupReduce struct{ Op *ir.Operation }

// AsSubgroupReduce views an operation as `gpu.subgroup_reduce`; false when it is another one.
func AsSubgroupReduce(op *ir.Operation) (SubgroupReduce, bool) {
	return SubgroupReduce{op}, op.Is("gpu.subgroup_reduce")
}

// OpName is the name of the operations that it views.
func (SubgroupReduce) OpName() string { return "gpu.subgroup_reduce" }

// Value is operand `value`.
func (o SubgroupReduce) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o SubgroupReduce) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o SubgroupReduce) Result() *ir.Value { return o.Op.Result(0) }

// OpAttr is attribute `op`, nil when it is absent.
func (o SubgroupReduce) OpAttr() ir.Attribute { return o.Op.Attr("op") }

// SetOpAttr changes attribute `op`; nil removes it.
func (o SubgroupReduce) SetOpAttr(a ir.Attribute) { o.Op.SetAttr("op", a) }

// UniformAttr is attribute `uniform`, nil when it is absent.
func (o SubgroupReduce) UniformAttr() ir.Attribute { return o.Op.Attr("uniform") }

// SetUniformAttr changes attribute `uniform`; nil removes it.
func (o SubgroupReduce) SetUniformAttr(a ir.Attribute) { o.Op.SetAttr("uniform", a) }

// OpValue is the value of attribute `op`, "" when it is absent or of another kind.
func (o SubgroupReduce) OpValue() string { return ods.StringOr(o.Op.Attr("op"), "") }

// Uniform reports whether there is attribute `uniform`.
func (o SubgroupReduce) Uniform() bool { return o.Op.Attr("uniform") != nil }

// NewSubgroupReduce builds `gpu.subgroup_reduce`.
func NewSubgroupReduce(b *ir.Builder, value *ir.Value, op_ string, attrs ...ir.NamedAttr) SubgroupReduce {
	return SubgroupReduce{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.subgroup_reduce"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "op", Value: b.Context().StringAttr(op_)}}, attrs...),
	})}
}

// Printf: Prints a text for each thread that is active, in which values stand for conversions as C's `printf` has them.
// MLIR 13 has no such operation.
type Printf struct{ Op *ir.Operation }

// AsPrintf views an operation as `gpu.printf`; false when it is another one.
func AsPrintf(op *ir.Operation) (Printf, bool) { return Printf{op}, op.Is("gpu.printf") }

// OpName is the name of the operations that it views.
func (Printf) OpName() string { return "gpu.printf" }

// Args are the operands `args`.
func (o Printf) Args() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// FormatAttr is attribute `format`, nil when it is absent.
func (o Printf) FormatAttr() ir.Attribute { return o.Op.Attr("format") }

// SetFormatAttr changes attribute `format`; nil removes it.
func (o Printf) SetFormatAttr(a ir.Attribute) { o.Op.SetAttr("format", a) }

// Format is the value of attribute `format`, "" when it is absent or of another kind.
func (o Printf) Format() string { return ods.StringOr(o.Op.Attr("format"), "") }

// NewPrintf builds `gpu.printf`.
func NewPrintf(b *ir.Builder, args []*ir.Value, format string, attrs ...ir.NamedAttr) Printf {
	return Printf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.printf"),
		Operands: args,
		Attrs:    append([]ir.NamedAttr{{Name: "format", Value: b.Context().StringAttr(format)}}, attrs...),
	})}
}

// DynamicSharedMemory: Gives the memory of the block whose size the launch says, from its start: each such operation gives the same. MLIR
// 13 has no such operation.
type DynamicSharedMemory struct{ Op *ir.Operation }

// AsDynamicSharedMemory views an operation as `gpu.dynamic_shared_memory`; false when it is another one.
func AsDynamicSharedMemory(op *ir.Operation) (DynamicSharedMemory, bool) {
	return DynamicSharedMemory{op}, op.Is("gpu.dynamic_shared_memory")
}

// OpName is the name of the operations that it views.
func (DynamicSharedMemory) OpName() string { return "gpu.dynamic_shared_memory" }

// ResultMemref is result `resultMemref`.
func (o DynamicSharedMemory) ResultMemref() *ir.Value { return o.Op.Result(0) }

// NewDynamicSharedMemory builds `gpu.dynamic_shared_memory`.
func NewDynamicSharedMemory(b *ir.Builder, resultMemrefType ir.Type, attrs ...ir.NamedAttr) DynamicSharedMemory {
	return DynamicSharedMemory{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("gpu.dynamic_shared_memory"),
		Results: []ir.Type{resultMemrefType},
		Attrs:   attrs,
	})}
}

// Shuffle: Gives the value of another thread of the first `width` threads of a subgroup,
// and whether there is one: with `xor`, the thread whose number is this one's
// xor `offset`, with `up` that less `offset`, with `down` that and `offset`, with `idx` the thread `offset`.
type Shuffle struct{ Op *ir.Operation }

// AsShuffle views an operation as `gpu.shuffle`; false when it is another one.
func AsShuffle(op *ir.Operation) (Shuffle, bool) { return Shuffle{op}, op.Is("gpu.shuffle") }

// OpName is the name of the operations that it views.
func (Shuffle) OpName() string { return "gpu.shuffle" }

// Value is operand `value`.
func (o Shuffle) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Shuffle) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Offset is operand `offset`.
func (o Shuffle) Offset() *ir.Value { return o.Op.Operand(1) }

// SetOffset changes operand `offset`.
func (o Shuffle) SetOffset(v *ir.Value) { o.Op.SetOperand(1, v) }

// Width is operand `width`.
func (o Shuffle) Width() *ir.Value { return o.Op.Operand(2) }

// SetWidth changes operand `width`.
func (o Shuffle) SetWidth(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o Shuffle) Result() *ir.Value { return o.Op.Result(0) }

// Valid is result `valid`.
func (o Shuffle) Valid() *ir.Value { return o.Op.Result(1) }

// ModeAttr is attribute `mode`, nil when it is absent.
func (o Shuffle) ModeAttr() ir.Attribute { return o.Op.Attr("mode") }

// SetModeAttr changes attribute `mode`; nil removes it.
func (o Shuffle) SetModeAttr(a ir.Attribute) { o.Op.SetAttr("mode", a) }

// Mode is the value of attribute `mode`, "" when it is absent or of another kind.
func (o Shuffle) Mode() string { return ods.StringOr(o.Op.Attr("mode"), "") }

// NewShuffle builds `gpu.shuffle`.
func NewShuffle(b *ir.Builder, value *ir.Value, offset *ir.Value, width *ir.Value, mode string, attrs ...ir.NamedAttr) Shuffle {
	return Shuffle{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.shuffle"),
		Operands: []*ir.Value{value, offset, width},
		Results:  []ir.Type{value.Type(), b.Context().IntegerType(1, ir.Signless)},
		Attrs:    append([]ir.NamedAttr{{Name: "mode", Value: b.Context().StringAttr(mode)}}, attrs...),
	})}
}

// Module: Holds code for the device.
type Module struct{ Op *ir.Operation }

// AsModule views an operation as `gpu.module`; false when it is another one.
func AsModule(op *ir.Operation) (Module, bool) { return Module{op}, op.Is("gpu.module") }

// OpName is the name of the operations that it views.
func (Module) OpName() string { return "gpu.module" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o Module) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o Module) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// Body is region `body`.
func (o Module) Body() *ir.Region { return o.Op.Region(0) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o Module) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// NewModule builds `gpu.module`; its regions are empty.
func NewModule(b *ir.Builder, symName string, attrs ...ir.NamedAttr) Module {
	return Module{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("gpu.module"),
		Attrs:   append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}}, attrs...),
		Regions: 1,
	})}
}

// Binary: Programs for devices in the place of the module that they were made of. `offloadingHandler` says which of them
// is used. MLIR 13 has no such operation.
type Binary struct{ Op *ir.Operation }

// AsBinary views an operation as `gpu.binary`; false when it is another one.
func AsBinary(op *ir.Operation) (Binary, bool) { return Binary{op}, op.Is("gpu.binary") }

// OpName is the name of the operations that it views.
func (Binary) OpName() string { return "gpu.binary" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o Binary) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o Binary) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// OffloadingHandlerAttr is attribute `offloadingHandler`, nil when it is absent.
func (o Binary) OffloadingHandlerAttr() ir.Attribute { return o.Op.Attr("offloadingHandler") }

// SetOffloadingHandlerAttr changes attribute `offloadingHandler`; nil removes it.
func (o Binary) SetOffloadingHandlerAttr(a ir.Attribute) { o.Op.SetAttr("offloadingHandler", a) }

// ObjectsAttr is attribute `objects`, nil when it is absent.
func (o Binary) ObjectsAttr() ir.Attribute { return o.Op.Attr("objects") }

// SetObjectsAttr changes attribute `objects`; nil removes it.
func (o Binary) SetObjectsAttr(a ir.Attribute) { o.Op.SetAttr("objects", a) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o Binary) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// Objects is the value of attribute `objects`, nil when it is absent or of another kind.
func (o Binary) Objects() []ir.Attribute { return ods.ListOf(o.Op.Attr("objects")) }

// NewBinary builds `gpu.binary`.
func NewBinary(b *ir.Builder, symName string, objects ir.Attribute, attrs ...ir.NamedAttr) Binary {
	return Binary{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("gpu.binary"),
		Attrs: append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "objects", Value: objects}}, attrs...),
	})}
}

// ModuleEnd: Ends a module of device code.
type ModuleEnd struct{ Op *ir.Operation }

// AsModuleEnd views an operation as `gpu.module_end`; false when it is another one.
func AsModuleEnd(op *ir.Operation) (ModuleEnd, bool) { return ModuleEnd{op}, op.Is("gpu.module_end") }

// OpName is the name of the operations that it views.
func (ModuleEnd) OpName() string { return "gpu.module_end" }

// NewModuleEnd builds `gpu.module_end`.
func NewModuleEnd(b *ir.Builder, attrs ...ir.NamedAttr) ModuleEnd {
	return ModuleEnd{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("gpu.module_end"),
		Attrs: attrs,
	})}
}

// Func: Defines a function of the device; one that is a `kernel` is what a launch
// runs, and returns nothing. Memory that each block has is an argument of the
// body behind those of the function, then memory that each thread has.
// `workgroup_attributions` is the number of the former.
type Func struct{ Op *ir.Operation }

// AsFunc views an operation as `gpu.func`; false when it is another one.
func AsFunc(op *ir.Operation) (Func, bool) { return Func{op}, op.Is("gpu.func") }

// OpName is the name of the operations that it views.
func (Func) OpName() string { return "gpu.func" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o Func) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o Func) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// TypeAttr is attribute `type`, nil when it is absent.
func (o Func) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

// SetTypeAttr changes attribute `type`; nil removes it.
func (o Func) SetTypeAttr(a ir.Attribute) { o.Op.SetAttr("type", a) }

// GpuKernelAttr is attribute `gpu.kernel`, nil when it is absent.
func (o Func) GpuKernelAttr() ir.Attribute { return o.Op.Attr("gpu.kernel") }

// SetGpuKernelAttr changes attribute `gpu.kernel`; nil removes it.
func (o Func) SetGpuKernelAttr(a ir.Attribute) { o.Op.SetAttr("gpu.kernel", a) }

// WorkgroupAttributionsAttr is attribute `workgroup_attributions`, nil when it is absent.
func (o Func) WorkgroupAttributionsAttr() ir.Attribute { return o.Op.Attr("workgroup_attributions") }

// SetWorkgroupAttributionsAttr changes attribute `workgroup_attributions`; nil removes it.
func (o Func) SetWorkgroupAttributionsAttr(a ir.Attribute) { o.Op.SetAttr("workgroup_attributions", a) }

// Body is region `body`.
func (o Func) Body() *ir.Region { return o.Op.Region(0) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o Func) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// Type is the value of attribute `type`, nil when it is absent or of another kind.
func (o Func) Type() ir.Type { return ods.TypeOf(o.Op.Attr("type")) }

// GpuKernel reports whether there is attribute `gpu.kernel`.
func (o Func) GpuKernel() bool { return o.Op.Attr("gpu.kernel") != nil }

// WorkgroupAttributions is the value of attribute `workgroup_attributions`; false when it is absent or of another kind.
func (o Func) WorkgroupAttributions() (int64, bool) {
	return ods.IntOf(o.Op.Attr("workgroup_attributions"))
}

// Inputs are the entry arguments `inputs` of region `body`.
func (o Func) Inputs() []*ir.Value { return ods.RegionArgs(o.Op, 0, 0) }

// Workgroup are the entry arguments `workgroup` of region `body`.
func (o Func) Workgroup() []*ir.Value { return ods.RegionArgs(o.Op, 0, 1) }

// Private are the entry arguments `private` of region `body`.
func (o Func) Private() []*ir.Value { return ods.RegionArgs(o.Op, 0, 2) }

// NewFunc builds `gpu.func`; its regions are empty.
func NewFunc(b *ir.Builder, symName string, type_ ir.Type, attrs ...ir.NamedAttr) Func {
	return Func{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("gpu.func"),
		Attrs:   append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "type", Value: b.Context().TypeAttr(type_)}}, attrs...),
		Regions: 1,
	})}
}

// Return: Returns from a function of the device.
type Return struct{ Op *ir.Operation }

// AsReturn views an operation as `gpu.return`; false when it is another one.
func AsReturn(op *ir.Operation) (Return, bool) { return Return{op}, op.Is("gpu.return") }

// OpName is the name of the operations that it views.
func (Return) OpName() string { return "gpu.return" }

// Operands are the operands `operands`.
func (o Return) Operands() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// NewReturn builds `gpu.return`.
func NewReturn(b *ir.Builder, operands_ []*ir.Value, attrs ...ir.NamedAttr) Return {
	return Return{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.return"),
		Operands: operands_,
		Attrs:    attrs,
	})}
}

// Launch: Runs its body in every thread of a grid. The arguments of the body are the
// block's and the thread's numbers, then the sizes of grid and block; with clusters of blocks the cluster's
// number and how many there are; then memory that each block has, of which `workgroup_attributions` is the number, and
// memory that each thread has. It starts after the work that `asyncDependencies` stand for, and without a
// token as result waits until it is done. `dynamicSharedMemorySize` is how many bytes
// `gpu.dynamic_shared_memory` gives. MLIR 13 has blocks and threads only.
type Launch struct{ Op *ir.Operation }

// AsLaunch views an operation as `gpu.launch`; false when it is another one.
func AsLaunch(op *ir.Operation) (Launch, bool) { return Launch{op}, op.Is("gpu.launch") }

// OpName is the name of the operations that it views.
func (Launch) OpName() string { return "gpu.launch" }

// AsyncDependencies are the operands `asyncDependencies`.
func (o Launch) AsyncDependencies() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// GridSizeX is operand `gridSizeX`, nil when it is absent.
func (o Launch) GridSizeX() *ir.Value { return ods.OperandOf(o.Op, 1) }

// GridSizeY is operand `gridSizeY`, nil when it is absent.
func (o Launch) GridSizeY() *ir.Value { return ods.OperandOf(o.Op, 2) }

// GridSizeZ is operand `gridSizeZ`, nil when it is absent.
func (o Launch) GridSizeZ() *ir.Value { return ods.OperandOf(o.Op, 3) }

// BlockSizeX is operand `blockSizeX`, nil when it is absent.
func (o Launch) BlockSizeX() *ir.Value { return ods.OperandOf(o.Op, 4) }

// BlockSizeY is operand `blockSizeY`, nil when it is absent.
func (o Launch) BlockSizeY() *ir.Value { return ods.OperandOf(o.Op, 5) }

// BlockSizeZ is operand `blockSizeZ`, nil when it is absent.
func (o Launch) BlockSizeZ() *ir.Value { return ods.OperandOf(o.Op, 6) }

// ClusterSizeX is operand `clusterSizeX`, nil when it is absent.
func (o Launch) ClusterSizeX() *ir.Value { return ods.OperandOf(o.Op, 7) }

// ClusterSizeY is operand `clusterSizeY`, nil when it is absent.
func (o Launch) ClusterSizeY() *ir.Value { return ods.OperandOf(o.Op, 8) }

// ClusterSizeZ is operand `clusterSizeZ`, nil when it is absent.
func (o Launch) ClusterSizeZ() *ir.Value { return ods.OperandOf(o.Op, 9) }

// DynamicSharedMemorySize is operand `dynamicSharedMemorySize`, nil when it is absent.
func (o Launch) DynamicSharedMemorySize() *ir.Value { return ods.OperandOf(o.Op, 10) }

// AsyncToken is result `asyncToken`, nil when it is absent.
func (o Launch) AsyncToken() *ir.Value { return ods.ResultOf(o.Op, 0) }

// ClustersAttr is attribute `clusters`, nil when it is absent.
func (o Launch) ClustersAttr() ir.Attribute { return o.Op.Attr("clusters") }

// SetClustersAttr changes attribute `clusters`; nil removes it.
func (o Launch) SetClustersAttr(a ir.Attribute) { o.Op.SetAttr("clusters", a) }

// DynamicSharedMemoryAttr is attribute `dynamic_shared_memory`, nil when it is absent.
func (o Launch) DynamicSharedMemoryAttr() ir.Attribute { return o.Op.Attr("dynamic_shared_memory") }

// SetDynamicSharedMemoryAttr changes attribute `dynamic_shared_memory`; nil removes it.
func (o Launch) SetDynamicSharedMemoryAttr(a ir.Attribute) { o.Op.SetAttr("dynamic_shared_memory", a) }

// WorkgroupAttributionsAttr is attribute `workgroup_attributions`, nil when it is absent.
func (o Launch) WorkgroupAttributionsAttr() ir.Attribute { return o.Op.Attr("workgroup_attributions") }

// SetWorkgroupAttributionsAttr changes attribute `workgroup_attributions`; nil removes it.
func (o Launch) SetWorkgroupAttributionsAttr(a ir.Attribute) {
	o.Op.SetAttr("workgroup_attributions", a)
}

// Body is region `body`.
func (o Launch) Body() *ir.Region { return o.Op.Region(0) }

// Clusters reports whether there is attribute `clusters`.
func (o Launch) Clusters() bool { return o.Op.Attr("clusters") != nil }

// DynamicSharedMemory reports whether there is attribute `dynamic_shared_memory`.
func (o Launch) DynamicSharedMemory() bool { return o.Op.Attr("dynamic_shared_memory") != nil }

// WorkgroupAttributions is the value of attribute `workgroup_attributions`; false when it is absent or of another kind.
func (o Launch) WorkgroupAttributions() (int64, bool) {
	return ods.IntOf(o.Op.Attr("workgroup_attributions"))
}

// Bx is entry argument `bx` of region `body`, nil when it is absent.
func (o Launch) Bx() *ir.Value { return ods.RegionArg(o.Op, 0, 0) }

// By is entry argument `by` of region `body`, nil when it is absent.
func (o Launch) By() *ir.Value { return ods.RegionArg(o.Op, 0, 1) }

// Bz is entry argument `bz` of region `body`, nil when it is absent.
func (o Launch) Bz() *ir.Value { return ods.RegionArg(o.Op, 0, 2) }

// Tx is entry argument `tx` of region `body`, nil when it is absent.
func (o Launch) Tx() *ir.Value { return ods.RegionArg(o.Op, 0, 3) }

// Ty is entry argument `ty` of region `body`, nil when it is absent.
func (o Launch) Ty() *ir.Value { return ods.RegionArg(o.Op, 0, 4) }

// Tz is entry argument `tz` of region `body`, nil when it is absent.
func (o Launch) Tz() *ir.Value { return ods.RegionArg(o.Op, 0, 5) }

// Gx is entry argument `gx` of region `body`, nil when it is absent.
func (o Launch) Gx() *ir.Value { return ods.RegionArg(o.Op, 0, 6) }

// Gy is entry argument `gy` of region `body`, nil when it is absent.
func (o Launch) Gy() *ir.Value { return ods.RegionArg(o.Op, 0, 7) }

// Gz is entry argument `gz` of region `body`, nil when it is absent.
func (o Launch) Gz() *ir.Value { return ods.RegionArg(o.Op, 0, 8) }

// Sx is entry argument `sx` of region `body`, nil when it is absent.
func (o Launch) Sx() *ir.Value { return ods.RegionArg(o.Op, 0, 9) }

// Sy is entry argument `sy` of region `body`, nil when it is absent.
func (o Launch) Sy() *ir.Value { return ods.RegionArg(o.Op, 0, 10) }

// Sz is entry argument `sz` of region `body`, nil when it is absent.
func (o Launch) Sz() *ir.Value { return ods.RegionArg(o.Op, 0, 11) }

// Cx is entry argument `cx` of region `body`, nil when it is absent.
func (o Launch) Cx() *ir.Value { return ods.RegionArg(o.Op, 0, 12) }

// Cy is entry argument `cy` of region `body`, nil when it is absent.
func (o Launch) Cy() *ir.Value { return ods.RegionArg(o.Op, 0, 13) }

// Cz is entry argument `cz` of region `body`, nil when it is absent.
func (o Launch) Cz() *ir.Value { return ods.RegionArg(o.Op, 0, 14) }

// Gcx is entry argument `gcx` of region `body`, nil when it is absent.
func (o Launch) Gcx() *ir.Value { return ods.RegionArg(o.Op, 0, 15) }

// Gcy is entry argument `gcy` of region `body`, nil when it is absent.
func (o Launch) Gcy() *ir.Value { return ods.RegionArg(o.Op, 0, 16) }

// Gcz is entry argument `gcz` of region `body`, nil when it is absent.
func (o Launch) Gcz() *ir.Value { return ods.RegionArg(o.Op, 0, 17) }

// Workgroup are the entry arguments `workgroup` of region `body`.
func (o Launch) Workgroup() []*ir.Value { return ods.RegionArgs(o.Op, 0, 18) }

// Private are the entry arguments `private` of region `body`.
func (o Launch) Private() []*ir.Value { return ods.RegionArgs(o.Op, 0, 19) }

// NewLaunch builds `gpu.launch`; its regions are empty.
func NewLaunch(b *ir.Builder, asyncDependencies []*ir.Value, gridSizeX *ir.Value, gridSizeY *ir.Value, gridSizeZ *ir.Value, blockSizeX *ir.Value, blockSizeY *ir.Value, blockSizeZ *ir.Value, clusterSizeX *ir.Value, clusterSizeY *ir.Value, clusterSizeZ *ir.Value, dynamicSharedMemorySize *ir.Value, asyncTokenType ir.Type, attrs ...ir.NamedAttr) Launch {
	var operands []*ir.Value
	operands = append(operands, asyncDependencies...)
	operands = append(operands, gridSizeX)
	operands = append(operands, gridSizeY)
	operands = append(operands, gridSizeZ)
	operands = append(operands, blockSizeX)
	operands = append(operands, blockSizeY)
	operands = append(operands, blockSizeZ)
	operands = append(operands, ods.Present(clusterSizeX)...)
	operands = append(operands, ods.Present(clusterSizeY)...)
	operands = append(operands, ods.Present(clusterSizeZ)...)
	operands = append(operands, ods.Present(dynamicSharedMemorySize)...)
	var results []ir.Type
	results = append(results, ods.PresentType(asyncTokenType)...)
	return Launch{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.launch"),
		Operands: operands,
		Results:  results,
		Attrs:    attrs,
		Regions:  1,
	})}
}

// Terminator: Ends a thread of a launch.
type Terminator struct{ Op *ir.Operation }

// AsTerminator views an operation as `gpu.terminator`; false when it is another one.
func AsTerminator(op *ir.Operation) (Terminator, bool) {
	return Terminator{op}, op.Is("gpu.terminator")
}

// OpName is the name of the operations that it views.
func (Terminator) OpName() string { return "gpu.terminator" }

// NewTerminator builds `gpu.terminator`.
func NewTerminator(b *ir.Builder, attrs ...ir.NamedAttr) Terminator {
	return Terminator{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("gpu.terminator"),
		Attrs: attrs,
	})}
}

// Yield: Gives the value of a reduction's body.
type Yield struct{ Op *ir.Operation }

// AsYield views an operation as `gpu.yield`; false when it is another one.
func AsYield(op *ir.Operation) (Yield, bool) { return Yield{op}, op.Is("gpu.yield") }

// OpName is the name of the operations that it views.
func (Yield) OpName() string { return "gpu.yield" }

// Values are the operands `values`.
func (o Yield) Values() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// NewYield builds `gpu.yield`.
func NewYield(b *ir.Builder, values []*ir.Value, attrs ...ir.NamedAttr) Yield {
	return Yield{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.yield"),
		Operands: values,
		Attrs:    attrs,
	})}
}

// LaunchFunc: Runs a kernel in every thread of a grid, after the work that
// `asyncDependencies` stand for. Without a token as result it waits until that
// is done. `dynamicSharedMemorySize` is how many bytes `gpu.dynamic_shared_memory` gives in the kernel, which MLIR 13
// does not have, as it has neither clusters of blocks nor `asyncObject`, which is a stream of a runtime library.
type LaunchFunc struct{ Op *ir.Operation }

// AsLaunchFunc views an operation as `gpu.launch_func`; false when it is another one.
func AsLaunchFunc(op *ir.Operation) (LaunchFunc, bool) {
	return LaunchFunc{op}, op.Is("gpu.launch_func")
}

// OpName is the name of the operations that it views.
func (LaunchFunc) OpName() string { return "gpu.launch_func" }

// AsyncDependencies are the operands `asyncDependencies`.
func (o LaunchFunc) AsyncDependencies() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// GridSizeX is operand `gridSizeX`, nil when it is absent.
func (o LaunchFunc) GridSizeX() *ir.Value { return ods.OperandOf(o.Op, 1) }

// GridSizeY is operand `gridSizeY`, nil when it is absent.
func (o LaunchFunc) GridSizeY() *ir.Value { return ods.OperandOf(o.Op, 2) }

// GridSizeZ is operand `gridSizeZ`, nil when it is absent.
func (o LaunchFunc) GridSizeZ() *ir.Value { return ods.OperandOf(o.Op, 3) }

// BlockSizeX is operand `blockSizeX`, nil when it is absent.
func (o LaunchFunc) BlockSizeX() *ir.Value { return ods.OperandOf(o.Op, 4) }

// BlockSizeY is operand `blockSizeY`, nil when it is absent.
func (o LaunchFunc) BlockSizeY() *ir.Value { return ods.OperandOf(o.Op, 5) }

// BlockSizeZ is operand `blockSizeZ`, nil when it is absent.
func (o LaunchFunc) BlockSizeZ() *ir.Value { return ods.OperandOf(o.Op, 6) }

// ClusterSizeX is operand `clusterSizeX`, nil when it is absent.
func (o LaunchFunc) ClusterSizeX() *ir.Value { return ods.OperandOf(o.Op, 7) }

// ClusterSizeY is operand `clusterSizeY`, nil when it is absent.
func (o LaunchFunc) ClusterSizeY() *ir.Value { return ods.OperandOf(o.Op, 8) }

// ClusterSizeZ is operand `clusterSizeZ`, nil when it is absent.
func (o LaunchFunc) ClusterSizeZ() *ir.Value { return ods.OperandOf(o.Op, 9) }

// DynamicSharedMemorySize is operand `dynamicSharedMemorySize`, nil when it is absent.
func (o LaunchFunc) DynamicSharedMemorySize() *ir.Value { return ods.OperandOf(o.Op, 10) }

// Operands are the operands `operands`.
func (o LaunchFunc) Operands() []*ir.Value { return ods.OperandsOf(o.Op, 11) }

// AsyncObject is operand `asyncObject`, nil when it is absent.
func (o LaunchFunc) AsyncObject() *ir.Value { return ods.OperandOf(o.Op, 12) }

// AsyncToken is result `asyncToken`, nil when it is absent.
func (o LaunchFunc) AsyncToken() *ir.Value { return ods.ResultOf(o.Op, 0) }

// KernelAttr is attribute `kernel`, nil when it is absent.
func (o LaunchFunc) KernelAttr() ir.Attribute { return o.Op.Attr("kernel") }

// SetKernelAttr changes attribute `kernel`; nil removes it.
func (o LaunchFunc) SetKernelAttr(a ir.Attribute) { o.Op.SetAttr("kernel", a) }

// ClustersAttr is attribute `clusters`, nil when it is absent.
func (o LaunchFunc) ClustersAttr() ir.Attribute { return o.Op.Attr("clusters") }

// SetClustersAttr changes attribute `clusters`; nil removes it.
func (o LaunchFunc) SetClustersAttr(a ir.Attribute) { o.Op.SetAttr("clusters", a) }

// DynamicSharedMemoryAttr is attribute `dynamic_shared_memory`, nil when it is absent.
func (o LaunchFunc) DynamicSharedMemoryAttr() ir.Attribute { return o.Op.Attr("dynamic_shared_memory") }

// SetDynamicSharedMemoryAttr changes attribute `dynamic_shared_memory`; nil removes it.
func (o LaunchFunc) SetDynamicSharedMemoryAttr(a ir.Attribute) {
	o.Op.SetAttr("dynamic_shared_memory", a)
}

// AsyncObjectAttr is attribute `async_object`, nil when it is absent.
func (o LaunchFunc) AsyncObjectAttr() ir.Attribute { return o.Op.Attr("async_object") }

// SetAsyncObjectAttr changes attribute `async_object`; nil removes it.
func (o LaunchFunc) SetAsyncObjectAttr(a ir.Attribute) { o.Op.SetAttr("async_object", a) }

// Kernel is the value of attribute `kernel`, nil when it is absent or of another kind.
func (o LaunchFunc) Kernel() *ir.SymbolRefAttr { return ods.As[*ir.SymbolRefAttr](o.Op.Attr("kernel")) }

// Clusters reports whether there is attribute `clusters`.
func (o LaunchFunc) Clusters() bool { return o.Op.Attr("clusters") != nil }

// DynamicSharedMemory reports whether there is attribute `dynamic_shared_memory`.
func (o LaunchFunc) DynamicSharedMemory() bool { return o.Op.Attr("dynamic_shared_memory") != nil }

// AsyncObjectValue reports whether there is attribute `async_object`.
func (o LaunchFunc) AsyncObjectValue() bool { return o.Op.Attr("async_object") != nil }

// NewLaunchFunc builds `gpu.launch_func`.
func NewLaunchFunc(b *ir.Builder, asyncDependencies []*ir.Value, gridSizeX *ir.Value, gridSizeY *ir.Value, gridSizeZ *ir.Value, blockSizeX *ir.Value, blockSizeY *ir.Value, blockSizeZ *ir.Value, clusterSizeX *ir.Value, clusterSizeY *ir.Value, clusterSizeZ *ir.Value, dynamicSharedMemorySize *ir.Value, operands_ []*ir.Value, asyncObject *ir.Value, asyncTokenType ir.Type, kernel ir.Attribute, attrs ...ir.NamedAttr) LaunchFunc {
	var operands []*ir.Value
	operands = append(operands, asyncDependencies...)
	operands = append(operands, gridSizeX)
	operands = append(operands, gridSizeY)
	operands = append(operands, gridSizeZ)
	operands = append(operands, blockSizeX)
	operands = append(operands, blockSizeY)
	operands = append(operands, blockSizeZ)
	operands = append(operands, ods.Present(clusterSizeX)...)
	operands = append(operands, ods.Present(clusterSizeY)...)
	operands = append(operands, ods.Present(clusterSizeZ)...)
	operands = append(operands, ods.Present(dynamicSharedMemorySize)...)
	operands = append(operands, operands_...)
	operands = append(operands, ods.Present(asyncObject)...)
	var results []ir.Type
	results = append(results, ods.PresentType(asyncTokenType)...)
	return LaunchFunc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.launch_func"),
		Operands: operands,
		Results:  results,
		Attrs:    append([]ir.NamedAttr{{Name: "kernel", Value: kernel}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(asyncDependencies), 1, 1, 1, 1, 1, 1, len(ods.Present(clusterSizeX))+len(ods.Present(clusterSizeY))+len(ods.Present(clusterSizeZ))+len(ods.Present(dynamicSharedMemorySize))+len(operands_)+len(ods.Present(asyncObject)))}}, attrs...),
	})}
}

// Wait: Waits for the work that `asyncDependencies` stand for, or, with a token as
// result, joins it into that.
type Wait struct{ Op *ir.Operation }

// AsWait views an operation as `gpu.wait`; false when it is another one.
func AsWait(op *ir.Operation) (Wait, bool) { return Wait{op}, op.Is("gpu.wait") }

// OpName is the name of the operations that it views.
func (Wait) OpName() string { return "gpu.wait" }

// AsyncDependencies are the operands `asyncDependencies`.
func (o Wait) AsyncDependencies() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// AsyncToken is result `asyncToken`, nil when it is absent.
func (o Wait) AsyncToken() *ir.Value { return ods.ResultOf(o.Op, 0) }

// NewWait builds `gpu.wait`.
func NewWait(b *ir.Builder, asyncDependencies []*ir.Value, asyncTokenType ir.Type, attrs ...ir.NamedAttr) Wait {
	var results []ir.Type
	results = append(results, ods.PresentType(asyncTokenType)...)
	return Wait{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.wait"),
		Operands: asyncDependencies,
		Results:  results,
		Attrs:    attrs,
	})}
}

// Alloc: Allocates memory of the device: `dynamicSizes` are the sizes that the type
// leaves open, `symbolOperands` the symbols of its layout. With `hostShared`, which MLIR 13 does not have, the
// host can use the memory, too.
type Alloc struct{ Op *ir.Operation }

// AsAlloc views an operation as `gpu.alloc`; false when it is another one.
func AsAlloc(op *ir.Operation) (Alloc, bool) { return Alloc{op}, op.Is("gpu.alloc") }

// OpName is the name of the operations that it views.
func (Alloc) OpName() string { return "gpu.alloc" }

// AsyncDependencies are the operands `asyncDependencies`.
func (o Alloc) AsyncDependencies() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// DynamicSizes are the operands `dynamicSizes`.
func (o Alloc) DynamicSizes() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// SymbolOperands are the operands `symbolOperands`.
func (o Alloc) SymbolOperands() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Memref is result `memref`.
func (o Alloc) Memref() *ir.Value { return o.Op.Result(0) }

// AsyncToken is result `asyncToken`, nil when it is absent.
func (o Alloc) AsyncToken() *ir.Value { return ods.ResultOf(o.Op, 1) }

// HostSharedAttr is attribute `hostShared`, nil when it is absent.
func (o Alloc) HostSharedAttr() ir.Attribute { return o.Op.Attr("hostShared") }

// SetHostSharedAttr changes attribute `hostShared`; nil removes it.
func (o Alloc) SetHostSharedAttr(a ir.Attribute) { o.Op.SetAttr("hostShared", a) }

// HostShared reports whether there is attribute `hostShared`.
func (o Alloc) HostShared() bool { return o.Op.Attr("hostShared") != nil }

// NewAlloc builds `gpu.alloc`.
func NewAlloc(b *ir.Builder, asyncDependencies []*ir.Value, dynamicSizes []*ir.Value, symbolOperands []*ir.Value, memrefType ir.Type, asyncTokenType ir.Type, attrs ...ir.NamedAttr) Alloc {
	var operands []*ir.Value
	operands = append(operands, asyncDependencies...)
	operands = append(operands, dynamicSizes...)
	operands = append(operands, symbolOperands...)
	var results []ir.Type
	results = append(results, memrefType)
	results = append(results, ods.PresentType(asyncTokenType)...)
	return Alloc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.alloc"),
		Operands: operands,
		Results:  results,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(asyncDependencies), len(dynamicSizes), len(symbolOperands))}}, attrs...),
	})}
}

// Dealloc: Frees memory that `gpu.alloc` has allocated.
type Dealloc struct{ Op *ir.Operation }

// AsDealloc views an operation as `gpu.dealloc`; false when it is another one.
func AsDealloc(op *ir.Operation) (Dealloc, bool) { return Dealloc{op}, op.Is("gpu.dealloc") }

// OpName is the name of the operations that it views.
func (Dealloc) OpName() string { return "gpu.dealloc" }

// AsyncDependencies are the operands `asyncDependencies`.
func (o Dealloc) AsyncDependencies() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Memref is operand `memref`, nil when it is absent.
func (o Dealloc) Memref() *ir.Value { return ods.OperandOf(o.Op, 1) }

// AsyncToken is result `asyncToken`, nil when it is absent.
func (o Dealloc) AsyncToken() *ir.Value { return ods.ResultOf(o.Op, 0) }

// NewDealloc builds `gpu.dealloc`.
func NewDealloc(b *ir.Builder, asyncDependencies []*ir.Value, memref *ir.Value, asyncTokenType ir.Type, attrs ...ir.NamedAttr) Dealloc {
	var operands []*ir.Value
	operands = append(operands, asyncDependencies...)
	operands = append(operands, memref)
	var results []ir.Type
	results = append(results, ods.PresentType(asyncTokenType)...)
	return Dealloc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.dealloc"),
		Operands: operands,
		Results:  results,
		Attrs:    attrs,
	})}
}

// Memcpy: Copies `src` to `dst`, which have the same element type and shape and do not
// overlap.
type Memcpy struct{ Op *ir.Operation }

// AsMemcpy views an operation as `gpu.memcpy`; false when it is another one.
func AsMemcpy(op *ir.Operation) (Memcpy, bool) { return Memcpy{op}, op.Is("gpu.memcpy") }

// OpName is the name of the operations that it views.
func (Memcpy) OpName() string { return "gpu.memcpy" }

// AsyncDependencies are the operands `asyncDependencies`.
func (o Memcpy) AsyncDependencies() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Dst is operand `dst`, nil when it is absent.
func (o Memcpy) Dst() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Src is operand `src`, nil when it is absent.
func (o Memcpy) Src() *ir.Value { return ods.OperandOf(o.Op, 2) }

// AsyncToken is result `asyncToken`, nil when it is absent.
func (o Memcpy) AsyncToken() *ir.Value { return ods.ResultOf(o.Op, 0) }

// NewMemcpy builds `gpu.memcpy`.
func NewMemcpy(b *ir.Builder, asyncDependencies []*ir.Value, dst *ir.Value, src *ir.Value, asyncTokenType ir.Type, attrs ...ir.NamedAttr) Memcpy {
	var operands []*ir.Value
	operands = append(operands, asyncDependencies...)
	operands = append(operands, dst)
	operands = append(operands, src)
	var results []ir.Type
	results = append(results, ods.PresentType(asyncTokenType)...)
	return Memcpy{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.memcpy"),
		Operands: operands,
		Results:  results,
		Attrs:    attrs,
	})}
}

// Memset: Sets all elements of `dst` to `value`. MLIR 13 has no such operation.
type Memset struct{ Op *ir.Operation }

// AsMemset views an operation as `gpu.memset`; false when it is another one.
func AsMemset(op *ir.Operation) (Memset, bool) { return Memset{op}, op.Is("gpu.memset") }

// OpName is the name of the operations that it views.
func (Memset) OpName() string { return "gpu.memset" }

// AsyncDependencies are the operands `asyncDependencies`.
func (o Memset) AsyncDependencies() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Dst is operand `dst`, nil when it is absent.
func (o Memset) Dst() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Value is operand `value`, nil when it is absent.
func (o Memset) Value() *ir.Value { return ods.OperandOf(o.Op, 2) }

// AsyncToken is result `asyncToken`, nil when it is absent.
func (o Memset) AsyncToken() *ir.Value { return ods.ResultOf(o.Op, 0) }

// NewMemset builds `gpu.memset`.
func NewMemset(b *ir.Builder, asyncDependencies []*ir.Value, dst *ir.Value, value *ir.Value, asyncTokenType ir.Type, attrs ...ir.NamedAttr) Memset {
	var operands []*ir.Value
	operands = append(operands, asyncDependencies...)
	operands = append(operands, dst)
	operands = append(operands, value)
	var results []ir.Type
	results = append(results, ods.PresentType(asyncTokenType)...)
	return Memset{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.memset"),
		Operands: operands,
		Results:  results,
		Attrs:    attrs,
	})}
}

// HostRegister: Lets the device use memory of the host.
type HostRegister struct{ Op *ir.Operation }

// AsHostRegister views an operation as `gpu.host_register`; false when it is another one.
func AsHostRegister(op *ir.Operation) (HostRegister, bool) {
	return HostRegister{op}, op.Is("gpu.host_register")
}

// OpName is the name of the operations that it views.
func (HostRegister) OpName() string { return "gpu.host_register" }

// Value is operand `value`.
func (o HostRegister) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o HostRegister) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewHostRegister builds `gpu.host_register`.
func NewHostRegister(b *ir.Builder, value *ir.Value, attrs ...ir.NamedAttr) HostRegister {
	return HostRegister{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.host_register"),
		Operands: []*ir.Value{value},
		Attrs:    attrs,
	})}
}

// HostUnregister: Ends that the device may use memory of the host. MLIR 13 has no such operation.
type HostUnregister struct{ Op *ir.Operation }

// AsHostUnregister views an operation as `gpu.host_unregister`; false when it is another one.
func AsHostUnregister(op *ir.Operation) (HostUnregister, bool) {
	return HostUnregister{op}, op.Is("gpu.host_unregister")
}

// OpName is the name of the operations that it views.
func (HostUnregister) OpName() string { return "gpu.host_unregister" }

// Value is operand `value`.
func (o HostUnregister) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o HostUnregister) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewHostUnregister builds `gpu.host_unregister`.
func NewHostUnregister(b *ir.Builder, value *ir.Value, attrs ...ir.NamedAttr) HostUnregister {
	return HostUnregister{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.host_unregister"),
		Operands: []*ir.Value{value},
		Attrs:    attrs,
	})}
}

// SetDefaultDevice: Chooses the device, by its number, that what follows uses. MLIR 13 has no such operation.
type SetDefaultDevice struct{ Op *ir.Operation }

// AsSetDefaultDevice views an operation as `gpu.set_default_device`; false when it is another one.
func AsSetDefaultDevice(op *ir.Operation) (SetDefaultDevice, bool) {
	return SetDefaultDevice{op}, op.Is("gpu.set_default_device")
}

// OpName is the name of the operations that it views.
func (SetDefaultDevice) OpName() string { return "gpu.set_default_device" }

// DevIndex is operand `devIndex`.
func (o SetDefaultDevice) DevIndex() *ir.Value { return o.Op.Operand(0) }

// SetDevIndex changes operand `devIndex`.
func (o SetDefaultDevice) SetDevIndex(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewSetDefaultDevice builds `gpu.set_default_device`.
func NewSetDefaultDevice(b *ir.Builder, devIndex *ir.Value, attrs ...ir.NamedAttr) SetDefaultDevice {
	return SetDefaultDevice{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.set_default_device"),
		Operands: []*ir.Value{devIndex},
		Attrs:    attrs,
	})}
}

// SubgroupMmaLoadMatrix: Reads a matrix from memory at `indices`. `leadDimension` is the distance of
// two rows in elements. With `transpose`, which MLIR 13 does not have, rows of the memory are columns of the matrix.
type SubgroupMmaLoadMatrix struct{ Op *ir.Operation }

// AsSubgroupMmaLoadMatrix views an operation as `gpu.subgroup_mma_load_matrix`; false when it is another one.
func AsSubgroupMmaLoadMatrix(op *ir.Operation) (SubgroupMmaLoadMatrix, bool) {
	return SubgroupMmaLoadMatrix{op}, op.Is("gpu.subgroup_mma_load_matrix")
}

// OpName is the name of the operations that it views.
func (SubgroupMmaLoadMatrix) OpName() string { return "gpu.subgroup_mma_load_matrix" }

// SrcMemref is operand `srcMemref`.
func (o SubgroupMmaLoadMatrix) SrcMemref() *ir.Value { return o.Op.Operand(0) }

// SetSrcMemref changes operand `srcMemref`.
func (o SubgroupMmaLoadMatrix) SetSrcMemref(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o SubgroupMmaLoadMatrix) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Res is result `res`.
func (o SubgroupMmaLoadMatrix) Res() *ir.Value { return o.Op.Result(0) }

// LeadDimensionAttr is attribute `leadDimension`, nil when it is absent.
func (o SubgroupMmaLoadMatrix) LeadDimensionAttr() ir.Attribute { return o.Op.Attr("leadDimension") }

// SetLeadDimensionAttr changes attribute `leadDimension`; nil removes it.
func (o SubgroupMmaLoadMatrix) SetLeadDimensionAttr(a ir.Attribute) { o.Op.SetAttr("leadDimension", a) }

// TransposeAttr is attribute `transpose`, nil when it is absent.
func (o SubgroupMmaLoadMatrix) TransposeAttr() ir.Attribute { return o.Op.Attr("transpose") }

// SetTransposeAttr changes attribute `transpose`; nil removes it.
func (o SubgroupMmaLoadMatrix) SetTransposeAttr(a ir.Attribute) { o.Op.SetAttr("transpose", a) }

// LeadDimension is the value of attribute `leadDimension`, 0 when it is absent or of another kind.
func (o SubgroupMmaLoadMatrix) LeadDimension() int64 { return ods.IntOr(o.Op.Attr("leadDimension"), 0) }

// Transpose reports whether there is attribute `transpose`.
func (o SubgroupMmaLoadMatrix) Transpose() bool { return o.Op.Attr("transpose") != nil }

// NewSubgroupMmaLoadMatrix builds `gpu.subgroup_mma_load_matrix`.
func NewSubgroupMmaLoadMatrix(b *ir.Builder, srcMemref *ir.Value, indices []*ir.Value, resType ir.Type, leadDimension int64, attrs ...ir.NamedAttr) SubgroupMmaLoadMatrix {
	var operands []*ir.Value
	operands = append(operands, srcMemref)
	operands = append(operands, indices...)
	return SubgroupMmaLoadMatrix{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.subgroup_mma_load_matrix"),
		Operands: operands,
		Results:  []ir.Type{resType},
		Attrs:    append([]ir.NamedAttr{{Name: "leadDimension", Value: b.Context().IndexAttr(leadDimension)}}, attrs...),
	})}
}

// SubgroupMmaStoreMatrix: Writes a matrix to memory at `indices`. `leadDimension` is the distance of
// two rows in elements. With `transpose`, which MLIR 13 does not have, columns of the matrix become rows of the memory.
type SubgroupMmaStoreMatrix struct{ Op *ir.Operation }

// AsSubgroupMmaStoreMatrix views an operation as `gpu.subgroup_mma_store_matrix`; false when it is another one.
func AsSubgroupMmaStoreMatrix(op *ir.Operation) (SubgroupMmaStoreMatrix, bool) {
	return SubgroupMmaStoreMatrix{op}, op.Is("gpu.subgroup_mma_store_matrix")
}

// OpName is the name of the operations that it views.
func (SubgroupMmaStoreMatrix) OpName() string { return "gpu.subgroup_mma_store_matrix" }

// Src is operand `src`.
func (o SubgroupMmaStoreMatrix) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o SubgroupMmaStoreMatrix) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// DstMemref is operand `dstMemref`.
func (o SubgroupMmaStoreMatrix) DstMemref() *ir.Value { return o.Op.Operand(1) }

// SetDstMemref changes operand `dstMemref`.
func (o SubgroupMmaStoreMatrix) SetDstMemref(v *ir.Value) { o.Op.SetOperand(1, v) }

// Indices are the operands `indices`.
func (o SubgroupMmaStoreMatrix) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// LeadDimensionAttr is attribute `leadDimension`, nil when it is absent.
func (o SubgroupMmaStoreMatrix) LeadDimensionAttr() ir.Attribute { return o.Op.Attr("leadDimension") }

// SetLeadDimensionAttr changes attribute `leadDimension`; nil removes it.
func (o SubgroupMmaStoreMatrix) SetLeadDimensionAttr(a ir.Attribute) {
	o.Op.SetAttr("leadDimension", a)
}

// TransposeAttr is attribute `transpose`, nil when it is absent.
func (o SubgroupMmaStoreMatrix) TransposeAttr() ir.Attribute { return o.Op.Attr("transpose") }

// SetTransposeAttr changes attribute `transpose`; nil removes it.
func (o SubgroupMmaStoreMatrix) SetTransposeAttr(a ir.Attribute) { o.Op.SetAttr("transpose", a) }

// LeadDimension is the value of attribute `leadDimension`, 0 when it is absent or of another kind.
func (o SubgroupMmaStoreMatrix) LeadDimension() int64 {
	return ods.IntOr(o.Op.Attr("leadDimension"), 0)
}

// Transpose reports whether there is attribute `transpose`.
func (o SubgroupMmaStoreMatrix) Transpose() bool { return o.Op.Attr("transpose") != nil }

// NewSubgroupMmaStoreMatrix builds `gpu.subgroup_mma_store_matrix`.
func NewSubgroupMmaStoreMatrix(b *ir.Builder, src *ir.Value, dstMemref *ir.Value, indices []*ir.Value, leadDimension int64, attrs ...ir.NamedAttr) SubgroupMmaStoreMatrix {
	var operands []*ir.Value
	operands = append(operands, src)
	operands = append(operands, dstMemref)
	operands = append(operands, indices...)
	return SubgroupMmaStoreMatrix{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.subgroup_mma_store_matrix"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: "leadDimension", Value: b.Context().IndexAttr(leadDimension)}}, attrs...),
	})}
}

// SubgroupMmaCompute: Computes `opA * opB + opC` of matrices. `a_transpose` and `b_transpose`, which MLIR 13 does not have, say that the
// factor was loaded with `transpose`, and change nothing.
type SubgroupMmaCompute struct{ Op *ir.Operation }

// AsSubgroupMmaCompute views an operation as `gpu.subgroup_mma_compute`; false when it is another one.
func AsSubgroupMmaCompute(op *ir.Operation) (SubgroupMmaCompute, bool) {
	return SubgroupMmaCompute{op}, op.Is("gpu.subgroup_mma_compute")
}

// OpName is the name of the operations that it views.
func (SubgroupMmaCompute) OpName() string { return "gpu.subgroup_mma_compute" }

// OpA is operand `opA`.
func (o SubgroupMmaCompute) OpA() *ir.Value { return o.Op.Operand(0) }

// SetOpA changes operand `opA`.
func (o SubgroupMmaCompute) SetOpA(v *ir.Value) { o.Op.SetOperand(0, v) }

// OpB is operand `opB`.
func (o SubgroupMmaCompute) OpB() *ir.Value { return o.Op.Operand(1) }

// SetOpB changes operand `opB`.
func (o SubgroupMmaCompute) SetOpB(v *ir.Value) { o.Op.SetOperand(1, v) }

// OpC is operand `opC`.
func (o SubgroupMmaCompute) OpC() *ir.Value { return o.Op.Operand(2) }

// SetOpC changes operand `opC`.
func (o SubgroupMmaCompute) SetOpC(v *ir.Value) { o.Op.SetOperand(2, v) }

// Res is result `res`.
func (o SubgroupMmaCompute) Res() *ir.Value { return o.Op.Result(0) }

// ATransposeAttr is attribute `a_transpose`, nil when it is absent.
func (o SubgroupMmaCompute) ATransposeAttr() ir.Attribute { return o.Op.Attr("a_transpose") }

// SetATransposeAttr changes attribute `a_transpose`; nil removes it.
func (o SubgroupMmaCompute) SetATransposeAttr(a ir.Attribute) { o.Op.SetAttr("a_transpose", a) }

// BTransposeAttr is attribute `b_transpose`, nil when it is absent.
func (o SubgroupMmaCompute) BTransposeAttr() ir.Attribute { return o.Op.Attr("b_transpose") }

// SetBTransposeAttr changes attribute `b_transpose`; nil removes it.
func (o SubgroupMmaCompute) SetBTransposeAttr(a ir.Attribute) { o.Op.SetAttr("b_transpose", a) }

// ATranspose reports whether there is attribute `a_transpose`.
func (o SubgroupMmaCompute) ATranspose() bool { return o.Op.Attr("a_transpose") != nil }

// BTranspose reports whether there is attribute `b_transpose`.
func (o SubgroupMmaCompute) BTranspose() bool { return o.Op.Attr("b_transpose") != nil }

// NewSubgroupMmaCompute builds `gpu.subgroup_mma_compute`.
func NewSubgroupMmaCompute(b *ir.Builder, opA *ir.Value, opB *ir.Value, opC *ir.Value, attrs ...ir.NamedAttr) SubgroupMmaCompute {
	list := attrs
	return SubgroupMmaCompute{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.subgroup_mma_compute"),
		Operands: []*ir.Value{opA, opB, opC},
		Results:  []ir.Type{eval.ResultType(b.Context(), "gpu.subgroup_mma_compute", 0, [][]*ir.Value{{opA}, {opB}, {opC}}, list)},
		Attrs:    list,
	})}
}

// SubgroupMmaConstantMatrix: Makes a matrix whose elements are all `value`.
type SubgroupMmaConstantMatrix struct{ Op *ir.Operation }

// AsSubgroupMmaConstantMatrix views an operation as `gpu.subgroup_mma_constant_matrix`; false when it is another one.
func AsSubgroupMmaConstantMatrix(op *ir.Operation) (SubgroupMmaConstantMatrix, bool) {
	return SubgroupMmaConstantMatrix{op}, op.Is("gpu.subgroup_mma_constant_matrix")
}

// OpName is the name of the operations that it views.
func (SubgroupMmaConstantMatrix) OpName() string { return "gpu.subgroup_mma_constant_matrix" }

// Value is operand `value`.
func (o SubgroupMmaConstantMatrix) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o SubgroupMmaConstantMatrix) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o SubgroupMmaConstantMatrix) Res() *ir.Value { return o.Op.Result(0) }

// NewSubgroupMmaConstantMatrix builds `gpu.subgroup_mma_constant_matrix`.
func NewSubgroupMmaConstantMatrix(b *ir.Builder, value *ir.Value, resType ir.Type, attrs ...ir.NamedAttr) SubgroupMmaConstantMatrix {
	return SubgroupMmaConstantMatrix{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("gpu.subgroup_mma_constant_matrix"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{resType},
		Attrs:    attrs,
	})}
}

// AsyncTokenType: Stands for work on the device that may not be done yet. Work that takes the
// token starts after it.
type AsyncTokenType struct{ Type *ir.DialectType }

// AsAsyncTokenType views a type as `!gpu.async.token`; false when it is another one.
func AsAsyncTokenType(t ir.Type) (AsyncTokenType, bool) {
	v, ok := ods.TypeNamed(t, "gpu.async.token")
	return AsyncTokenType{v}, ok
}

// TypeName is the name of the types that it views.
func (AsyncTokenType) TypeName() string { return "gpu.async.token" }

// NewAsyncTokenType makes `!gpu.async.token`.
func NewAsyncTokenType(ctx *ir.Context) AsyncTokenType {
	return AsyncTokenType{Type: ods.NewType(ctx, "gpu.async.token")}
}

// MmaMatrixType: A matrix that the threads of a subgroup hold together. `use` says what for:
// as `AOp`, `BOp` or `COp` of a multiplication.
type MmaMatrixType struct{ Type *ir.DialectType }

// AsMmaMatrixType views a type as `!gpu.mma_matrix`; false when it is another one.
func AsMmaMatrixType(t ir.Type) (MmaMatrixType, bool) {
	v, ok := ods.TypeNamed(t, "gpu.mma_matrix")
	return MmaMatrixType{v}, ok
}

// TypeName is the name of the types that it views.
func (MmaMatrixType) TypeName() string { return "gpu.mma_matrix" }

// Rows is parameter `rows`.
func (t MmaMatrixType) Rows() int64 { return ods.IntOr(ods.Field(t.Type.Params(), 0), 0) }

// Cols is parameter `cols`.
func (t MmaMatrixType) Cols() int64 { return ods.IntOr(ods.Field(t.Type.Params(), 1), 0) }

// Elem is parameter `elem`, nil when it is absent.
func (t MmaMatrixType) Elem() ir.Type { return ods.TypeOf(ods.Field(t.Type.Params(), 2)) }

// Use is parameter `use`.
func (t MmaMatrixType) Use() string { return ods.StringOr(ods.Field(t.Type.Params(), 3), "") }

// NewMmaMatrixType makes `!gpu.mma_matrix`.
func NewMmaMatrixType(ctx *ir.Context, rows int64, cols int64, elem ir.Type, use string) MmaMatrixType {
	return MmaMatrixType{Type: ods.NewType(ctx, "gpu.mma_matrix", ctx.I64Attr(rows), ctx.I64Attr(cols), ctx.TypeAttr(elem), ctx.StringAttr(use))}
}

// AddressSpaceAttr: A memory space: of the device, of a block, or of a thread.
type AddressSpaceAttr struct{ Attribute *ir.DialectAttr }

// AsAddressSpaceAttr views an attribute as `#gpu.address_space`; false when it is another one.
func AsAddressSpaceAttr(t ir.Attribute) (AddressSpaceAttr, bool) {
	v, ok := ods.AttrNamed(t, "gpu.address_space")
	return AddressSpaceAttr{v}, ok
}

// Value is parameter `value`.
func (t AddressSpaceAttr) Value() AddressSpace {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), AddressSpace(0))
}

// NewAddressSpaceAttr makes `#gpu.address_space`.
func NewAddressSpaceAttr(ctx *ir.Context, value AddressSpace) AddressSpaceAttr {
	return AddressSpaceAttr{Attribute: ods.NewAttr(ctx, "gpu.address_space", value.Attr(ctx))}
}

// ObjectAttr: A program for a device, as text or binary.
type ObjectAttr struct{ Attribute *ir.DialectAttr }

// AsObjectAttr views an attribute as `#gpu.object`; false when it is another one.
func AsObjectAttr(t ir.Attribute) (ObjectAttr, bool) {
	v, ok := ods.AttrNamed(t, "gpu.object")
	return ObjectAttr{v}, ok
}

// Target is parameter `target`, nil when it is absent.
func (t ObjectAttr) Target() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// Format is parameter `format`.
func (t ObjectAttr) Format() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 1), "") }

// Object is parameter `object`.
func (t ObjectAttr) Object() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 2), "") }

// Properties is parameter `properties`, nil when it is absent.
func (t ObjectAttr) Properties() ir.Attribute { return ods.Field(t.Attribute.Params(), 3) }

// SelectObjectAttr: Says which of the programs of a `gpu.binary` is used: one by its number, or by its target; the first where
// there is neither.
type SelectObjectAttr struct{ Attribute *ir.DialectAttr }

// AsSelectObjectAttr views an attribute as `#gpu.select_object`; false when it is another one.
func AsSelectObjectAttr(t ir.Attribute) (SelectObjectAttr, bool) {
	v, ok := ods.AttrNamed(t, "gpu.select_object")
	return SelectObjectAttr{v}, ok
}

// Target is parameter `target`, nil when it is absent.
func (t SelectObjectAttr) Target() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// DimAttr: An axis in later versions.
type DimAttr struct{ Attribute *ir.DialectAttr }

// AsDimAttr views an attribute as `#gpu.dim`; false when it is another one.
func AsDimAttr(t ir.Attribute) (DimAttr, bool) {
	v, ok := ods.AttrNamed(t, "gpu.dim")
	return DimAttr{v}, ok
}

// Value is parameter `value`.
func (t DimAttr) Value() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 0), "") }

// NewDimAttr makes `#gpu.dim`.
func NewDimAttr(ctx *ir.Context, value string) DimAttr {
	return DimAttr{Attribute: ods.NewAttr(ctx, "gpu.dim", ctx.StringAttr(value))}
}

// ShuffleModeAttr: The mode of a shuffle in later versions.
type ShuffleModeAttr struct{ Attribute *ir.DialectAttr }

// AsShuffleModeAttr views an attribute as `#gpu.shuffle_mode`; false when it is another one.
func AsShuffleModeAttr(t ir.Attribute) (ShuffleModeAttr, bool) {
	v, ok := ods.AttrNamed(t, "gpu.shuffle_mode")
	return ShuffleModeAttr{v}, ok
}

// Value is parameter `value`.
func (t ShuffleModeAttr) Value() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 0), "") }

// NewShuffleModeAttr makes `#gpu.shuffle_mode`.
func NewShuffleModeAttr(ctx *ir.Context, value string) ShuffleModeAttr {
	return ShuffleModeAttr{Attribute: ods.NewAttr(ctx, "gpu.shuffle_mode", ctx.StringAttr(value))}
}

// AllReduceOpAttr: The operation of an all-reduce in later versions.
type AllReduceOpAttr struct{ Attribute *ir.DialectAttr }

// AsAllReduceOpAttr views an attribute as `#gpu.all_reduce_op`; false when it is another one.
func AsAllReduceOpAttr(t ir.Attribute) (AllReduceOpAttr, bool) {
	v, ok := ods.AttrNamed(t, "gpu.all_reduce_op")
	return AllReduceOpAttr{v}, ok
}

// Value is parameter `value`.
func (t AllReduceOpAttr) Value() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 0), "") }

// NewAllReduceOpAttr makes `#gpu.all_reduce_op`.
func NewAllReduceOpAttr(ctx *ir.Context, value string) AllReduceOpAttr {
	return AllReduceOpAttr{Attribute: ods.NewAttr(ctx, "gpu.all_reduce_op", ctx.StringAttr(value))}
}

// BlockAttr: Iterations are blocks of a grid, in `scf.forall` of later versions.
type BlockAttr struct{ Attribute *ir.DialectAttr }

// AsBlockAttr views an attribute as `#gpu.block`; false when it is another one.
func AsBlockAttr(t ir.Attribute) (BlockAttr, bool) {
	v, ok := ods.AttrNamed(t, "gpu.block")
	return BlockAttr{v}, ok
}

// Value is parameter `value`.
func (t BlockAttr) Value() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 0), "") }

// NewBlockAttr makes `#gpu.block`.
func NewBlockAttr(ctx *ir.Context, value string) BlockAttr {
	return BlockAttr{Attribute: ods.NewAttr(ctx, "gpu.block", ctx.StringAttr(value))}
}

// WarpgroupAttr: Iterations are groups of four subgroups.
type WarpgroupAttr struct{ Attribute *ir.DialectAttr }

// AsWarpgroupAttr views an attribute as `#gpu.warpgroup`; false when it is another one.
func AsWarpgroupAttr(t ir.Attribute) (WarpgroupAttr, bool) {
	v, ok := ods.AttrNamed(t, "gpu.warpgroup")
	return WarpgroupAttr{v}, ok
}

// Value is parameter `value`.
func (t WarpgroupAttr) Value() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 0), "") }

// NewWarpgroupAttr makes `#gpu.warpgroup`.
func NewWarpgroupAttr(ctx *ir.Context, value string) WarpgroupAttr {
	return WarpgroupAttr{Attribute: ods.NewAttr(ctx, "gpu.warpgroup", ctx.StringAttr(value))}
}

// WarpAttr: Iterations are subgroups.
type WarpAttr struct{ Attribute *ir.DialectAttr }

// AsWarpAttr views an attribute as `#gpu.warp`; false when it is another one.
func AsWarpAttr(t ir.Attribute) (WarpAttr, bool) {
	v, ok := ods.AttrNamed(t, "gpu.warp")
	return WarpAttr{v}, ok
}

// Value is parameter `value`.
func (t WarpAttr) Value() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 0), "") }

// NewWarpAttr makes `#gpu.warp`.
func NewWarpAttr(ctx *ir.Context, value string) WarpAttr {
	return WarpAttr{Attribute: ods.NewAttr(ctx, "gpu.warp", ctx.StringAttr(value))}
}

// ThreadAttr: Iterations are threads of a block.
type ThreadAttr struct{ Attribute *ir.DialectAttr }

// AsThreadAttr views an attribute as `#gpu.thread`; false when it is another one.
func AsThreadAttr(t ir.Attribute) (ThreadAttr, bool) {
	v, ok := ods.AttrNamed(t, "gpu.thread")
	return ThreadAttr{v}, ok
}

// Value is parameter `value`.
func (t ThreadAttr) Value() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 0), "") }

// NewThreadAttr makes `#gpu.thread`.
func NewThreadAttr(ctx *ir.Context, value string) ThreadAttr {
	return ThreadAttr{Attribute: ods.NewAttr(ctx, "gpu.thread", ctx.StringAttr(value))}
}
