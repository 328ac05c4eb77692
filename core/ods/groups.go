package ods

import (
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
