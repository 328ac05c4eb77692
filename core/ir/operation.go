package ir

// Operation is a node of the IR.
type Operation struct {
	name       *OpName
	loc        Location
	block      *Block
	prev, next *Operation
	operands   []Operand
	results    []Value
	attrs      AttrList
	succs      []BlockUse
	regions    []*Region
	order      uint32 // position in the block, valid if the block says so
	mark       uint32 // see Mark
}

// Name is the operation's name with its definition.
func (op *Operation) Name() *OpName { return op.name }

// Facets are those of the definition.
func (op *Operation) Facets() *Facets { return op.name.Facets() }

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
func (op *Operation) NumOperands() int { return len(op.operands) }

// Operand is the value of operand i.
func (op *Operation) Operand(i int) *Value { return op.operands[i].value }

// OperandUse is operand i as a use.
func (op *Operation) OperandUse(i int) *Operand { return &op.operands[i] }

// SetOperand makes operand i another value.
func (op *Operation) SetOperand(i int, v *Value) { op.operands[i].Set(v) }

// Operands returns the values of the operands in a new slice.
func (op *Operation) Operands() []*Value { return op.OperandRange(0, len(op.operands)) }

// OperandRange returns the values of operands start to end, end excluded, in a
// new slice.
func (op *Operation) OperandRange(start, end int) []*Value {
	if start == end {
		return nil
	}
	values := make([]*Value, end-start)
	for i := range values {
		values[i] = op.operands[start+i].value
	}
	return values
}

// SetOperands replaces all operands.
func (op *Operation) SetOperands(values []*Value) {
	// The values may be those of the operands that are about to go.
	var room [8]*Value
	kept := append(room[:0], values...)
	for i := range op.operands {
		op.operands[i].unlink()
	}
	if len(kept) > cap(op.operands) {
		op.operands = make([]Operand, len(kept))
	}
	op.operands = op.operands[:len(kept)]
	for i, v := range kept {
		op.operands[i].owner = op
		op.operands[i].link(v)
	}
}

// EraseOperand removes operand i.
func (op *Operation) EraseOperand(i int) {
	values := op.Operands()
	op.SetOperands(append(values[:i], values[i+1:]...))
}

// NumResults is the number of results.
func (op *Operation) NumResults() int { return len(op.results) }

// Result is result i.
func (op *Operation) Result(i int) *Value { return &op.results[i] }

// Results returns the results in a new slice.
func (op *Operation) Results() []*Value {
	values := make([]*Value, len(op.results))
	for i := range op.results {
		values[i] = &op.results[i]
	}
	return values
}

// ResultTypes returns the types of the results in a new slice.
func (op *Operation) ResultTypes() []Type {
	types := make([]Type, len(op.results))
	for i := range op.results {
		types[i] = op.results[i].typ
	}
	return types
}

// HasUses reports whether any result is used.
func (op *Operation) HasUses() bool {
	for i := range op.results {
		if op.results[i].uses != nil {
			return true
		}
	}
	return false
}

// ReplaceAllUsesWith makes the users of each result use the value beside it.
func (op *Operation) ReplaceAllUsesWith(values []*Value) {
	if len(values) != len(op.results) {
		panic("BUG: replacement has another number of results")
	}
	for i := range op.results {
		op.results[i].ReplaceAllUsesWith(values[i])
	}
}

// Attr is the attribute of that name, or nil.
func (op *Operation) Attr(name string) Attribute { return op.attrs.Get(name) }

// Attrs are all attributes, sorted by name; not to be changed.
func (op *Operation) Attrs() AttrList { return op.attrs }

// SetAttr sets one attribute; a nil value removes it.
func (op *Operation) SetAttr(name string, value Attribute) {
	if value == nil {
		op.attrs = op.attrs.Without(name)
		return
	}
	op.attrs = op.attrs.With(name, value)
}

// SetAttrs replaces all attributes.
func (op *Operation) SetAttrs(list AttrList) { op.attrs = list }

// StringAttrValue is the text of a string attribute, or "".
func (op *Operation) StringAttrValue(name string) string {
	if s, ok := op.attrs.Get(name).(*StringAttr); ok {
		return s.value
	}
	return ""
}

// NumRegions is the number of regions.
func (op *Operation) NumRegions() int { return len(op.regions) }

// Region is region i.
func (op *Operation) Region(i int) *Region { return op.regions[i] }

// NumSuccessors is the number of successors.
func (op *Operation) NumSuccessors() int { return len(op.succs) }

// Successor is successor i.
func (op *Operation) Successor(i int) *Block { return op.succs[i].block }

// SetSuccessor makes successor i another block.
func (op *Operation) SetSuccessor(i int, b *Block) { op.succs[i].Set(b) }

// Successors returns the successors in a new slice.
func (op *Operation) Successors() []*Block {
	blocks := make([]*Block, len(op.succs))
	for i := range op.succs {
		blocks[i] = op.succs[i].block
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
	for i := range op.results {
		if op.results[i].uses != nil {
			panic("BUG: erased operation '" + op.name.name + "' has uses")
		}
	}
	op.Remove()
}

// DropReferences makes the operation, and those inside, forget their operands
// and successors.
func (op *Operation) DropReferences() {
	for i := range op.operands {
		op.operands[i].unlink()
	}
	for i := range op.succs {
		op.succs[i].unlink()
	}
	for _, r := range op.regions {
		for b := r.first; b != nil; b = b.next {
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
func (op *Operation) OperandType(i int) Type { return op.operands[i].value.typ }

// ResultType is the type of result i.
func (op *Operation) ResultType(i int) Type { return op.results[i].typ }
