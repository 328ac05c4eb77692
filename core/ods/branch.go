package ods

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// BranchOperands is which operands are passed to successor i; false when the
// operation does not fit its definition. It implements ir.Grouped.
func (o *Op) BranchOperands(op *ir.Operation, i int) (start, end int, ok bool) {
	if !o.hasSuccessor(op, i) || !o.segmentsFit(op) {
		return 0, 0, false
	}
	start, end = o.BranchOperandRange(op, i)
	first, group := o.branchGroup(i)
	if group < 0 || o.Operands[group].Arity != Nested {
		return start, end, true
	}
	from, to := o.OperandRange(op, group)
	starts := o.offsets(op)
	if starts.len() == 0 {
		return start, end, from == to
	}
	return start, end, starts.len() == op.NumSuccessors()-first && o.startsFit(starts, i-first, to-from)
}

// startsFit reports whether a segment of a nested group stands where the attribute says.
func (o *Op) startsFit(starts numbers, segment, size int) bool {
	from, to := starts.at(segment), int64(size)
	if segment+1 < starts.len() {
		to = starts.at(segment + 1)
	}
	return o.listSizes || 0 <= from && from <= to && to <= int64(size)
}

// ResizeBranchOperands notes that n operands are passed to successor i, before
// they change; false, with nothing changed, when the definition does not let there
// be n, or does not let it be noted. It implements ir.Grouped.
func (o *Op) ResizeBranchOperands(op *ir.Operation, i, n int) bool {
	start, end, ok := o.BranchOperands(op, i)
	first, group := o.branchGroup(i)
	if !ok || o.base != nil || group < 0 || !o.canResize(group, o.Successors[first].Variadic) {
		return false
	}
	if n == end-start {
		return true
	}
	if o.Operands[group].Arity == Nested {
		o.moveStarts(op, i-first, n-(end-start))
	}
	if o.Segments {
		sizes := o.segmentSizes(op).ints()
		sizes[o.segmentOf(group)] += n - (end - start)
		op.SetAttr(o.SegmentAttr(), SegmentsOf(op.Context(), sizes...))
	}
	return true
}

// branchGroup returns the declaration of successor i and the group of operands
// that is passed to it, or -1.
func (o *Op) branchGroup(i int) (decl, group int) {
	decl = min(i, len(o.Successors)-1)
	if group, ok := o.GroupNamed(o.Successors[decl].Operands); ok {
		return decl, group
	}
	return decl, -1
}

func (o *Op) hasSuccessor(op *ir.Operation, i int) bool {
	n := len(o.Successors)
	if n == 0 || i >= op.NumSuccessors() {
		return false
	}
	return op.NumSuccessors() == n || o.Successors[n-1].Variadic && op.NumSuccessors() >= n-1
}

// segmentsFit reports whether the sizes of segments are those of the operands.
func (o *Op) segmentsFit(op *ir.Operation) bool {
	if !o.Segments {
		return true
	}
	want := len(o.Operands)
	if o.SegmentSizes != nil {
		want = len(o.SegmentSizes)
	}
	sizes := o.segmentSizes(op)
	if sizes.len() != want {
		return false
	}
	rest := int64(op.NumOperands())
	for i := range want {
		n := sizes.at(i)
		if n < 0 || n > rest {
			return false
		}
		rest -= n
	}
	return rest == 0
}

// canResize reports whether a group is passed to one successor, by segments if
// to several, and is the only one of its segment whose size is open.
func (o *Op) canResize(group int, several bool) bool {
	g := &o.Operands[group]
	if g.Count != nil || g.Arity != Nested && (g.Arity != Variadic || several) {
		return false
	}
	segment := o.segmentOf(group)
	for i := range o.Operands {
		other := &o.Operands[i]
		if i != group && o.segmentOf(i) == segment && other.Arity != One && other.Count == nil {
			return false
		}
	}
	return true
}

// segmentOf is the segment that a group of operands belongs to.
func (o *Op) segmentOf(group int) int {
	if !o.Segments {
		return 0
	}
	if o.SegmentSizes == nil {
		return group
	}
	for s, joined := range o.SegmentSizes {
		if group -= joined; group < 0 {
			return s
		}
	}
	panic("BUG: operand group is in no segment")
}

// moveStarts notes that a segment of a nested group has grown.
func (o *Op) moveStarts(op *ir.Operation, segment, by int) {
	starts := o.offsets(op).ints()
	if len(starts) == 0 {
		starts = make([]int, op.NumSuccessors()-len(o.Successors)+1)
	}
	for i := segment + 1; i < len(starts); i++ {
		starts[i] += by
	}
	at := slices.IndexFunc(o.Attributes, func(a Attr) bool { return a.Kind == AttrOffsets })
	op.SetAttr(o.Attributes[at].Name, SegmentsOf(op.Context(), starts...))
}

// ints are all of the numbers.
func (n numbers) ints() []int {
	list := make([]int, n.len())
	for i := range list {
		list[i] = int(n.at(i))
	}
	return list
}
