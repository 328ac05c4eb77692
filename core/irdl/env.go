package irdl

import "github.com/mlirc/mlirc/core/ir"

// Env is what expressions read: an operation, or what is known of one while it
// is parsed.
type Env interface {
	// Attr is the value of the declared attribute i, or nil.
	Attr(i int) ir.Attribute
	// Types are the types of a group of operands, results or region arguments, as
	// far as they are known.
	Types(r Ref) []ir.Type
	// Values are the values of operand group i.
	Values(i int) []*ir.Value
	// Count is the number of values in a group, of blocks that a successor group
	// names, or of the blocks that a region has, of which more than one count as one.
	Count(r Ref) int
}

// OpEnv reads an operation.
type OpEnv struct {
	Op  *ir.Operation
	Def *Op
}

var _ Env = OpEnv{}

// Attr is the value of the declared attribute i, or nil.
func (e OpEnv) Attr(i int) ir.Attribute { return e.Op.Attr(e.Def.Attributes[i].Name) }

// Values are the values of operand group i.
func (e OpEnv) Values(i int) []*ir.Value {
	start, end := e.Def.OperandRange(e.Op, i)
	return e.Op.OperandRange(start, end)
}

// Types are the types of a group.
func (e OpEnv) Types(r Ref) []ir.Type {
	var types []ir.Type
	switch r.Kind {
	case RefOperand:
		start, end := e.Def.OperandRange(e.Op, r.Index)
		for i := start; i < end; i++ {
			types = append(types, e.Op.Operand(i).Type())
		}
	case RefResult:
		start, end := e.Def.ResultRange(e.Op, r.Index)
		for i := start; i < end; i++ {
			types = append(types, e.Op.Result(i).Type())
		}
	case RefOperands:
		for i := range e.Op.NumOperands() {
			types = append(types, e.Op.Operand(i).Type())
		}
	case RefResults:
		return e.Op.ResultTypes()
	case RefRegionArg:
		start, end := e.Def.RegionArgRange(e.Op, r.Sub, r.Index)
		for i := start; i < end; i++ {
			types = append(types, e.Op.Region(r.Sub).Entry().Arg(i).Type())
		}
	}
	return types
}

// Count is the number of values in a group.
func (e OpEnv) Count(r Ref) int {
	start, end := 0, 0
	switch r.Kind {
	case RefOperand:
		start, end = e.Def.OperandRange(e.Op, r.Index)
	case RefResult:
		start, end = e.Def.ResultRange(e.Op, r.Index)
	case RefRegionArg:
		start, end = e.Def.RegionArgRange(e.Op, r.Sub, r.Index)
	case RefRegion:
		if r.Index < e.Op.NumRegions() && !e.Op.Region(r.Index).Empty() {
			end = 1
		}
	case RefSuccessor:
		start, end = e.Def.SuccessorRange(e.Op, r.Index)
	case RefOperands:
		end = e.Op.NumOperands()
	case RefResults:
		end = e.Op.NumResults()
	}
	return end - start
}

// SegmentAttr is the attribute that says how operands fall into groups.
const SegmentAttr = "operand_segment_sizes"

// OperandRange returns where operand group i starts and ends. An operation that
// does not fit its definition gets ranges within its operands.
func (o *Op) OperandRange(op *ir.Operation, i int) (start, end int) {
	n := op.NumOperands()
	if i < o.leading && !o.Segments {
		return clampRange(i, i+1, n)
	}
	if o.Segments {
		start, end = o.segment(op, i)
	} else {
		start, end = groupRange(o.Operands, i, n, func(j int) int { return o.declaredCount(op, o.Operands, j) })
	}
	return clampRange(start, end, n)
}

// ResultRange returns where result group i starts and ends.
func (o *Op) ResultRange(op *ir.Operation, i int) (start, end int) {
	n := op.NumResults()
	start, end = groupRange(o.Results, i, n, func(j int) int { return o.declaredCount(op, o.Results, j) })
	return clampRange(start, end, n)
}

// RegionArgRange returns where group i of the entry arguments of a region
// starts and ends.
func (o *Op) RegionArgRange(op *ir.Operation, region, i int) (start, end int) {
	if region >= op.NumRegions() || op.Region(region).Empty() {
		return 0, 0
	}
	n := op.Region(region).Entry().NumArgs()
	groups := o.Regions[region].Args
	start, end = groupRange(groups, i, n, func(j int) int { return o.declaredCount(op, groups, j) })
	return clampRange(start, end, n)
}

// SuccessorRange returns where successor group i starts and ends. At most one
// group is a list.
func (o *Op) SuccessorRange(op *ir.Operation, i int) (start, end int) {
	rest := max(op.NumSuccessors()-len(o.Successors)+1, 0)
	for j := range i + 1 {
		start = end
		end++
		if o.Successors[j].Variadic {
			end = start + rest
		}
	}
	return clampRange(start, end, op.NumSuccessors())
}

func clampRange(start, end, n int) (int, int) {
	start = min(max(start, 0), n)
	return start, min(max(end, start), n)
}

// declaredCount is what the count of a group evaluates to, or -1.
func (o *Op) declaredCount(op *ir.Operation, groups []Group, j int) int {
	if groups[j].Count == nil {
		return -1
	}
	n, ok := o.evalCount(op, groups[j].Count)
	if !ok || n < 0 {
		return -1
	}
	return int(n)
}

// groupRange finds a group among n values: single ones take one, counted ones
// their count, and the first that is left open takes the rest.
func groupRange(groups []Group, i, n int, count func(j int) int) (start, end int) {
	fixed, open := 0, -1
	var sizes [16]int
	list := sizes[:0]
	for j := range groups {
		size := 1
		if groups[j].Arity != One {
			size = count(j)
			if groups[j].Arity == Optional && size > 1 {
				size = 1
			}
			if size < 0 && open < 0 {
				open = j
			}
			size = max(size, 0)
		}
		fixed += size
		list = append(list, size)
	}
	if open >= 0 {
		list[open] = max(n-fixed, 0)
		if groups[open].Arity == Optional {
			list[open] = min(list[open], 1)
			openRest(groups, list, open, n-fixed-list[open], count)
		}
	}
	for j := range i {
		start += list[j]
	}
	return start, start + list[i]
}

// openRest gives what an optional group left over to the next open one.
func openRest(groups []Group, list []int, after, rest int, count func(j int) int) {
	for j := after + 1; j < len(groups) && rest > 0; j++ {
		if groups[j].Arity == One || count(j) >= 0 {
			continue
		}
		list[j] = rest
		if groups[j].Arity == Optional {
			list[j] = 1
		}
		rest -= list[j]
	}
}

// segment finds operand group i by the attribute operand_segment_sizes.
func (o *Op) segment(op *ir.Operation, i int) (start, end int) {
	sizes, ok := op.Attr(SegmentAttr).(*ir.DenseElementsAttr)
	if !ok {
		return 0, 0
	}
	if _, isInt := sizes.Shaped().Elem().(*ir.IntegerType); !isInt {
		return 0, 0
	}
	at := func(s int) int {
		if s >= sizes.Len() {
			return 0
		}
		n, _ := sizes.Int(s).Int64()
		return int(max(min(n, 1<<30), 0))
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
			inside := o.Operands[group : group+joined]
			from, to := groupRange(inside, i-group, at(s), func(j int) int { return o.declaredCount(op, inside, j) })
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
	group, ok := o.groupNamed(o.Successors[decl].Operands)
	if !ok {
		return 0, 0
	}
	start, end = o.OperandRange(op, group)
	if o.Operands[group].Arity != Nested {
		return start, end
	}
	return o.round(op, start, end, i-decl)
}

func (o *Op) groupNamed(name string) (int, bool) {
	for i := range o.Operands {
		if o.Operands[i].Name == name {
			return i, true
		}
	}
	return 0, false
}

// round finds the list of a round of a nested group by the attribute that says
// where each begins.
func (o *Op) round(op *ir.Operation, start, end, round int) (int, int) {
	for i := range o.Attributes {
		starts, ok := op.Attr(o.Attributes[i].Name).(*ir.DenseElementsAttr)
		if o.Attributes[i].Kind != AttrOffsets || !ok || round >= starts.Len() {
			continue
		}
		at := func(i int) int {
			n, _ := starts.Int(i).Int64()
			return min(max(start+int(n), start), end)
		}
		if round+1 < starts.Len() {
			return at(round), max(at(round), at(round+1))
		}
		return at(round), end
	}
	return end, end
}
