package ods

import (
	"encoding/binary"
	"sync/atomic"

	"github.com/mlirc/mlirc/core/ir"
)

// OperandGroup is where the operand group of that name stands; false when
// there is none. It implements ir.Grouped.
func (o *Op) OperandGroup(op *ir.Operation, name string) (start, end int, ok bool) {
	i, ok := o.GroupNamed(name)
	if !ok {
		return 0, 0, false
	}
	start, end = o.OperandRange(op, i)
	return start, end, true
}

var _ ir.Grouped = (*Op)(nil)

var _ ir.RegionBranch = (*Op)(nil)

// RegionNamed is the position of a region, or -1. It implements ir.RegionBranch.
func (o *Op) RegionNamed(name string) int {
	for i := range o.Regions {
		if o.Regions[i].Name == name {
			return i
		}
	}
	return -1
}

// EntryArguments returns the range of the entry block arguments of a region that receive
// forwarded operands: the only list among their groups, all arguments where the definition
// has no groups, and none where all groups are single. It implements ir.RegionBranch.
func (o *Op) EntryArguments(op *ir.Operation, region int) (start, end int, ok bool) {
	groups := o.Regions[region].Args
	list := -1
	for i := range groups {
		if groups[i].Arity == One {
			continue
		}
		if list >= 0 {
			return 0, 0, false
		}
		list = i
	}
	switch {
	case list >= 0:
		start, end = o.RegionArgRange(op, region, list)
		return start, end, true
	case len(groups) > 0:
		return 0, 0, false
	}
	return 0, op.Region(region).Entry().NumArgs(), true
}

// SegmentsOf is a vector of 32-bit integers, as in operand_segment_sizes.
func SegmentsOf(ctx *ir.Context, sizes ...int) ir.Attribute {
	at := smallSegments(sizes)
	if at < 0 {
		return newSegments(ctx, sizes)
	}
	known := ctx.Memo(segmentsKey{}, func() any { return &segments{} }).(*segments)
	if a := known[at].Load(); a != nil {
		return a
	}
	a := newSegments(ctx, sizes)
	known[at].Store(a)
	return a
}

// segments are those of up to three sizes below eight, which most operations have.
type segments [4 << 9]atomic.Pointer[ir.DenseElementsAttr]

type segmentsKey struct{}

// smallSegments is where segments has sizes, or -1.
func smallSegments(sizes []int) int {
	if len(sizes) > 3 {
		return -1
	}
	at := len(sizes)
	for _, n := range sizes {
		if n < 0 || n > 7 {
			return -1
		}
		at = at<<3 | n
	}
	return at
}

func newSegments(ctx *ir.Context, sizes []int) *ir.DenseElementsAttr {
	var scratch [64]byte
	data := scratch[:0]
	for _, n := range sizes {
		data = binary.LittleEndian.AppendUint32(data, uint32(n))
	}
	return ctx.DenseElementsAttr(ctx.VectorType([]int64{int64(len(sizes))}, ctx.I32()), data, false)
}
