package ir

// Operation is a node of the IR.
type Operation struct {
	name       *OpName
	loc        Location
	block      *Block
	prev, next *Operation
	operands   *Operand   // the first; see operandList
	results    *Value     // the first; see resultList
	attrs      *NamedAttr // the first; see attrList
	rare       *opRare    // nil: neither successors nor regions

	numOperands, numResults, numAttrs uint32

	order uint32 // position in the block, valid if the block says so
	maker Maker  // see Maker

	markOwner, mark uint32 // see Marks
}

// Name is the operation's name with its definition.
func (op *Operation) Name() *OpName { return op.name }

// SetName changes what the operation is called and nothing that it has.
func (op *Operation) SetName(name *OpName) { op.name = name }

// Traits are those of the definition.
func (op *Operation) Traits() *Traits { return op.name.Traits() }

// Is reports whether the operation has that full name.
func (op *Operation) Is(name string) bool { return op.name.name == name }

// Loc is where the operation comes from; never nil.
func (op *Operation) Loc() Location { return op.loc }

// SetLoc changes the location.
func (op *Operation) SetLoc(l Location) { op.loc = l }

// Context is the owner of its types.
func (op *Operation) Context() *Context { return op.loc.Context() }

// Block is where the operation is, or nil.
func (op *Operation) Block() *Block { return op.block }

// Next is the operation after this one in its block, or nil.
func (op *Operation) Next() *Operation { return op.next }

// Prev is the operation before this one in its block, or nil.
func (op *Operation) Prev() *Operation { return op.prev }

// ParentRegion is the region that holds the operation, or nil.
func (op *Operation) ParentRegion() *Region {
	if op.block == nil {
		return nil
	}
	return op.block.region
}

// ParentOp is the operation whose region holds this one, or nil.
func (op *Operation) ParentOp() *Operation {
	if r := op.ParentRegion(); r != nil {
		return r.op
	}
	return nil
}

// IsProperAncestor reports whether op encloses other, not being the same.
func (op *Operation) IsProperAncestor(other *Operation) bool {
	for other = other.ParentOp(); other != nil; other = other.ParentOp() {
		if other == op {
			return true
		}
	}
	return false
}

// NumOperands is the number of operands.
func (op *Operation) NumOperands() int { return int(op.numOperands) }

// Operand is the value of operand i.
func (op *Operation) Operand(i int) *Value { return op.operandList()[i].value }

// OperandUse is operand i as a use.
func (op *Operation) OperandUse(i int) *Operand { return &op.operandList()[i] }

// SetOperand makes operand i another value.
func (op *Operation) SetOperand(i int, v *Value) { op.operandList()[i].Set(v) }

// Operands returns the values of the operands in a new slice.
func (op *Operation) Operands() []*Value { return op.OperandRange(0, op.NumOperands()) }

// OperandRange returns the values of operands start to end, end excluded, in a
// new slice.
func (op *Operation) OperandRange(start, end int) []*Value {
	if start == end {
		return nil
	}
	values := make([]*Value, end-start)
	for i, o := range op.operandList()[start:end] {
		values[i] = o.value
	}
	return values
}

// SetOperands replaces all operands.
func (op *Operation) SetOperands(values []*Value) {
	// The values may be those of the operands that are about to go.
	var buffer [8]*Value
	kept := append(buffer[:0], values...)
	list := op.operandList()
	for i := range list {
		list[i].unlink()
	}
	if len(kept) > len(list) {
		list = make([]Operand, len(kept))
	}
	list = list[:len(kept)]
	op.setOperandList(list)
	for i, v := range kept {
		list[i].owner = op
		list[i].link(v)
	}
}

// EraseOperand removes operand i.
func (op *Operation) EraseOperand(i int) {
	values := op.Operands()
	op.SetOperands(append(values[:i], values[i+1:]...))
}

// NumResults is the number of results.
func (op *Operation) NumResults() int { return int(op.numResults) }

// Result is result i.
func (op *Operation) Result(i int) *Value { return &op.resultList()[i] }

// Results returns the results in a new slice.
func (op *Operation) Results() []*Value {
	list := op.resultList()
	values := make([]*Value, len(list))
	for i := range list {
		values[i] = &list[i]
	}
	return values
}

// ResultTypes returns the types of the results in a new slice.
func (op *Operation) ResultTypes() []Type {
	list := op.resultList()
	types := make([]Type, len(list))
	for i := range list {
		types[i] = list[i].typ
	}
	return types
}

// HasUses reports whether any result is used.
func (op *Operation) HasUses() bool {
	list := op.resultList()
	for i := range list {
		if list[i].uses != nil {
			return true
		}
	}
	return false
}

// ReplaceAllUsesWith makes the users of each result use the value beside it.
func (op *Operation) ReplaceAllUsesWith(values []*Value) {
	list := op.resultList()
	if len(values) != len(list) {
		panic("BUG: replacement has another number of results")
	}
	for i := range list {
		list[i].ReplaceAllUsesWith(values[i])
	}
}

// Attr is the attribute of that name, or nil.
func (op *Operation) Attr(name string) Attribute { return op.attrList().Get(name) }

// Attrs are all attributes, sorted by name; not to be changed.
func (op *Operation) Attrs() AttrList { return op.attrList() }

// SetAttr sets one attribute; a nil value removes it.
func (op *Operation) SetAttr(name string, value Attribute) {
	if value == nil {
		op.setAttrList(op.attrList().Without(name))
		return
	}
	op.setAttrList(op.attrList().With(name, value))
}

// SetAttrs replaces all attributes.
func (op *Operation) SetAttrs(list AttrList) { op.setAttrList(list) }

// StringAttrValue is the text of a string attribute, or "".
func (op *Operation) StringAttrValue(name string) string {
	if s, ok := op.attrList().Get(name).(*StringAttr); ok {
		return s.value
	}
	return ""
}

// NumRegions is the number of regions.
func (op *Operation) NumRegions() int { return len(op.regionList()) }

// Region is region i.
func (op *Operation) Region(i int) *Region { return &op.rare.regions[i] }

// NumSuccessors is the number of successors.
func (op *Operation) NumSuccessors() int { return len(op.succList()) }

// Successor is successor i.
func (op *Operation) Successor(i int) *Block { return op.rare.succs[i].block }

// SetSuccessor makes successor i another block.
func (op *Operation) SetSuccessor(i int, b *Block) { op.rare.succs[i].Set(b) }

// Successors returns the successors in a new slice.
func (op *Operation) Successors() []*Block {
	list := op.succList()
	blocks := make([]*Block, len(list))
	for i := range list {
		blocks[i] = list[i].block
	}
	return blocks
}

// Remove unlinks the operation from its block; it can be inserted again.
func (op *Operation) Remove() {
	b := op.block
	if b == nil {
		return
	}
	if op.prev == nil {
		b.first = op.next
	} else {
		op.prev.next = op.next
	}
	if op.next == nil {
		b.last = op.prev
	} else {
		op.next.prev = op.prev
	}
	op.block, op.prev, op.next = nil, nil, nil
}

// MoveBefore moves the operation before another one.
func (op *Operation) MoveBefore(other *Operation) {
	op.Remove()
	other.block.insertBefore(op, other)
}

// MoveAfter moves the operation behind another one.
func (op *Operation) MoveAfter(other *Operation) {
	op.Remove()
	other.block.insertBefore(op, other.next)
}

// Erase removes the operation with its regions. Its results have no uses.
func (op *Operation) Erase() {
	op.DropReferences()
	if op.HasUses() {
		panic("BUG: erased operation '" + op.name.name + "' has uses")
	}
	op.Remove()
}

// DropReferences drops the operands and successors of the operation, and of those inside.
func (op *Operation) DropReferences() {
	operands := op.operandList()
	for i := range operands {
		operands[i].unlink()
	}
	succs, regions := op.succList(), op.regionList()
	for i := range succs {
		succs[i].unlink()
	}
	for i := range regions {
		for b := regions[i].first; b != nil; b = b.next {
			b.dropReferences()
		}
	}
}

// IsBeforeInBlock reports whether op comes before another operation of the
// same block.
func (op *Operation) IsBeforeInBlock(other *Operation) bool {
	b := op.block
	if b == nil || b != other.block {
		panic("BUG: operations are not in one block")
	}
	if !b.order {
		n := uint32(0)
		for o := b.first; o != nil; o = o.next {
			o.order = n
			n++
		}
		b.order = true
	}
	return op.order < other.order
}

// OperandType is the type of operand i.
func (op *Operation) OperandType(i int) Type { return op.operandList()[i].value.typ }

// ResultType is the type of result i.
func (op *Operation) ResultType(i int) Type { return op.resultList()[i].typ }

// Marks are numbers that one algorithm keeps with operations while it runs,
// instead of a map. Every algorithm takes marks of its own: an operation has the
// number 0 until the algorithm sets another one, whatever others have left there.
// An operation holds the number of one owner, so an algorithm that is still at
// work with an operation loses its number when another sets one.
type Marks struct{ owner uint32 }

// TakeMarks returns marks that no operation has.
func (c *Context) TakeMarks() Marks {
	owner := c.marks.Add(1)
	if owner == 0 {
		panic("BUG: a context has no more marks")
	}
	return Marks{owner}
}

// Of is the number that these marks have for an operation.
func (m Marks) Of(op *Operation) uint32 {
	if op.markOwner != m.owner {
		return 0
	}
	return op.mark
}

// Set sets the number for an operation.
func (m Marks) Set(op *Operation, n uint32) {
	if m.owner == 0 {
		panic("BUG: marks without an owner; take them from the context")
	}
	op.markOwner, op.mark = m.owner, n
}

// OperandSegmentsAttr has the number of operands in each group, where the definition alone does
// not determine it.
const OperandSegmentsAttr = "operand_segment_sizes"

// Grouped is a definition with named groups of operands.
type Grouped interface {
	OpDefinition
	// OperandGroup returns the first operand of a group and the one behind its
	// last; false when there is no such group. An operation that does not fit the
	// definition gets a range within its operands.
	OperandGroup(op *Operation, name string) (start, end int, ok bool)
	// BranchOperands returns the first operand that becomes an argument of
	// successor i and the one behind the last; false when what says so does not fit
	// the operation.
	BranchOperands(op *Operation, i int) (start, end int, ok bool)
	// ResizeBranchOperands notes that n operands are passed to successor i, before
	// they change; false, with nothing changed, when there cannot be n.
	ResizeBranchOperands(op *Operation, i, n int) bool
}

// OperandGroup returns the range of a named group of operands.
func OperandGroup(op *Operation, name string) (start, end int, ok bool) {
	if g, grouped := op.name.Def().(Grouped); grouped {
		return g.OperandGroup(op, name)
	}
	return 0, 0, false
}

// BranchOperands returns the range of a terminator's operands that are forwarded to its
// successor i; false when it is unknown.
func BranchOperands(op *Operation, i int) (start, end int, ok bool) {
	if g, grouped := op.name.Def().(Grouped); grouped {
		return g.BranchOperands(op, i)
	}
	return 0, 0, false
}

// SetBranchOperands changes the operands that become the arguments of successor
// i; false, with nothing changed, when it is not known which they are.
func SetBranchOperands(op *Operation, i int, values []*Value) bool {
	start, end, ok := BranchOperands(op, i)
	if !ok || !op.name.Def().(Grouped).ResizeBranchOperands(op, i, len(values)) {
		return false
	}
	all := append(op.OperandRange(0, start), values...)
	op.SetOperands(append(all, op.OperandRange(end, op.NumOperands())...))
	return true
}

// CanSetBranchOperands reports whether [SetBranchOperands] would do it.
func CanSetBranchOperands(op *Operation, i int) bool {
	start, end, ok := BranchOperands(op, i)
	return ok && op.name.Def().(Grouped).ResizeBranchOperands(op, i, end-start)
}
