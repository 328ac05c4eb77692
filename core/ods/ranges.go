package ods

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// OperandRange returns where operand group i starts and ends. An operation that
// does not fit its definition gets ranges within its operands.
func (o *Op) OperandRange(op *ir.Operation, i int) (start, end int) {
	n := op.NumOperands()
	switch {
	case o.Segments:
		start, end = o.segment(op, i)
	case o.Equal:
		size := n / len(o.Operands)
		start, end = i*size, (i+1)*size
	case i < o.leading:
		start, end = i, i+1
	default:
		start, end = o.groupRange(op, o.Operands, true, i, n)
	}
	return clampRange(start, end, n)
}

// ResultRange returns where result group i starts and ends.
func (o *Op) ResultRange(op *ir.Operation, i int) (start, end int) {
	n := op.NumResults()
	start, end = o.groupRange(op, o.Results, false, i, n)
	return clampRange(start, end, n)
}

// RegionArgRange returns where group i of the entry arguments of a region
// starts and ends.
func (o *Op) RegionArgRange(op *ir.Operation, region, i int) (start, end int) {
	if region >= op.NumRegions() || op.Region(region).Empty() {
		return 0, 0
	}
	n := op.Region(region).Entry().NumArgs()
	start, end = o.groupRange(op, o.Regions[region].Args, false, i, n)
	return clampRange(start, end, n)
}

// SuccessorRange returns where successor group i starts and ends. The last one
// may be a list.
func (o *Op) SuccessorRange(op *ir.Operation, i int) (start, end int) {
	end = i + 1
	if o.Successors[i].Variadic {
		end = op.NumSuccessors()
	}
	return clampRange(i, end, op.NumSuccessors())
}

// operandSizes are the numbers of operands in each group.
func (o *Op) operandSizes(op *ir.Operation) []int {
	sizes := make([]int, len(o.Operands))
	for i := range sizes {
		start, end := o.OperandRange(op, i)
		sizes[i] = end - start
	}
	return sizes
}

// groupRange finds group i of those that share n values: single ones take one,
// counted ones their count, and what is left goes to the open ones, at most one
// to an optional group.
func (o *Op) groupRange(op *ir.Operation, groups []Group, operands bool, i, n int) (start, end int) {
	if start, end, ok := simpleRange(groups, i, n); ok {
		return start, end
	}
	var scratch [8]int
	list := scratch[:0]
	rest := n
	for j := range groups {
		size := 1
		if groups[j].Arity != One {
			size = o.countOf(op, &groups[j], operands, list)
		}
		rest -= max(size, 0)
		list = append(list, size)
	}
	for j, size := range list {
		if size >= 0 {
			continue
		}
		size = max(rest, 0)
		if groups[j].Arity == Optional {
			size = min(size, 1)
		}
		rest -= size
		list[j] = size
	}
	for j := range i {
		start += list[j]
	}
	return start, start + list[i]
}

// simpleRange finds group i where at most one group is open and none is counted,
// which is the usual case.
func simpleRange(groups []Group, i, n int) (start, end int, ok bool) {
	open := -1
	for j := range groups {
		g := &groups[j]
		if g.Arity == One {
			continue
		}
		if open >= 0 || g.Count != nil {
			return 0, 0, false
		}
		open = j
	}
	if open < 0 || i < open {
		return i, i + 1, true
	}
	size := max(n-len(groups)+1, 0)
	if groups[open].Arity == Optional {
		size = min(size, 1)
	}
	if i == open {
		return i, i + size, true
	}
	return i - 1 + size, i + size, true
}

// countOf is how many values a group has by its count, or -1. Of operands, the sizes of the
// groups before it are known but for open ones, on which no count depends.
func (o *Op) countOf(op *ir.Operation, g *Group, operands bool, sizes []int) int {
	if g.Count == nil {
		return -1
	}
	n, ok := o.countOfAttr(op, g.Count)
	switch {
	case ok:
	case operands:
		// A copy, so that the list itself need not be allocated.
		n, ok = o.evalCount(op, g.Count, slices.Clone(sizes))
	default:
		n, ok = o.evalCount(op, g.Count, o.operandSizes(op))
	}
	if !ok || n < 0 {
		return -1
	}
	if g.Arity == Optional {
		return int(min(n, 1))
	}
	return int(min(n, maxCount))
}

// maxCount is more than any group has, and small enough to add up.
const maxCount = 1 << 32

// DeclaredCount is how many values group j is declared to have; false when
// nothing but their number says so.
func (o *Op) DeclaredCount(op *ir.Operation, groups []Group, j int) (int, bool) {
	g := &groups[j]
	switch {
	case g.Arity == One:
		return 1, true
	case g.Count == nil:
		return 0, false
	}
	n, ok := o.countOfAttr(op, g.Count)
	if ok {
		return int(min(n, maxCount)), n >= 0
	}
	n, ok = o.evalCount(op, g.Count, o.operandSizes(op))
	return int(min(n, maxCount)), ok && n >= 0
}

// segment finds operand group i by the attribute with the sizes of segments.
func (o *Op) segment(op *ir.Operation, i int) (start, end int) {
	sizes := o.segmentSizes(op)
	at := func(s int) int {
		if s >= sizes.len() {
			return 0
		}
		return int(max(min(sizes.at(s), maxCount), 0))
	}
	if o.SegmentSizes == nil {
		for s := range i {
			start += at(s)
		}
		return start, start + at(i)
	}
	group := 0
	for s, joined := range o.SegmentSizes {
		if i < group+joined {
			from, to := o.groupRange(op, o.Operands[group:group+joined], true, i-group, at(s))
			return start + from, start + to
		}
		start += at(s)
		group += joined
	}
	return start, start
}

// BranchOperandRange returns where the operands that are passed to successor i
// start and end.
func (o *Op) BranchOperandRange(op *ir.Operation, i int) (start, end int) {
	decl := min(i, len(o.Successors)-1)
	group, ok := o.GroupNamed(o.Successors[decl].Operands)
	if !ok {
		return 0, 0
	}
	if o.Operands[group].Arity != Nested {
		return o.OperandRange(op, group)
	}
	return o.SegmentRange(op, group, i-decl)
}

func (o *Op) GroupNamed(name string) (int, bool) {
	for i := range o.Operands {
		if o.Operands[i].Name == name {
			return i, true
		}
	}
	return 0, false
}

// SegmentRange returns where a segment of a nested operand group, which is one of its lists,
// starts and ends, by the attribute that says where each begins or how long it is.
func (o *Op) SegmentRange(op *ir.Operation, group, segment int) (start, end int) {
	start, end = o.OperandRange(op, group)
	starts := o.offsets(op)
	if segment >= starts.len() {
		return end, end
	}
	if o.listSizes {
		first := start
		for i := range segment {
			first += int(max(min(starts.at(i), maxCount), 0))
		}
		return clampRange(first, first+int(max(min(starts.at(segment), maxCount), 0)), end)
	}
	at := func(i int) int { return start + int(min(max(starts.at(i), 0), int64(end-start))) }
	if segment+1 < starts.len() {
		return at(segment), max(at(segment), at(segment+1))
	}
	return at(segment), end
}

// numLists is the number of lists of a nested operand group: that of the values of the
// attribute that says where they begin or how long they are.
func (o *Op) numLists(op *ir.Operation) int { return o.offsets(op).len() }

// offsets is the attribute that says where the lists of a nested group begin, or,
// in some forms, how long they are.
func (o *Op) offsets(op *ir.Operation) numbers {
	for i := range o.Attributes {
		if k := o.Attributes[i].Kind; k == AttrOffsets || k == AttrSegmentSizes {
			return numbersOf(op.Attr(o.Attributes[i].Name))
		}
	}
	return numbers{}
}

func (o *Op) segmentSizes(op *ir.Operation) numbers { return numbersOf(op.Attr(o.SegmentAttr())) }

// numbers are the elements of a vector or dense array of integers.
type numbers struct {
	elems *ir.DenseElementsAttr
	array *ir.DenseArrayAttr
}

// numbersOf is empty for anything else.
func numbersOf(a ir.Attribute) numbers {
	switch a := a.(type) {
	case *ir.DenseElementsAttr:
		if _, ok := a.Shaped().Elem().(*ir.IntegerType); ok {
			return numbers{elems: a}
		}
	case *ir.DenseArrayAttr:
		if _, ok := a.Elem().(*ir.IntegerType); ok {
			return numbers{array: a}
		}
	}
	return numbers{}
}

func (n numbers) len() int {
	switch {
	case n.elems != nil:
		return n.elems.Len()
	case n.array != nil:
		return n.array.Len()
	}
	return 0
}

func (n numbers) at(i int) int64 {
	if n.elems != nil {
		v, _ := n.elems.Int(i).Int64()
		return v
	}
	v, _ := n.array.Element(i).(*ir.IntegerAttr).Int()
	return v
}
