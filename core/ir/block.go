package ir

// Block is a list of operations with arguments.
type Block struct {
	region      *Region
	prev, next  *Block
	first, last *Operation
	args        []*Value
	argLocs     []Location // shorter than args where unknown
	preds       *BlockUse
	order       bool   // the operations' order numbers are valid
	number      uint32 // see SetNumber
}

// BlockUse is one use of a block as a successor.
type BlockUse struct {
	block *Block
	owner *Operation
	next  *BlockUse
	prev  **BlockUse
}

// NewBlock returns a block that is in no region yet.
func NewBlock() *Block { return &Block{} }

// Region is where the block is, or nil.
func (b *Block) Region() *Region { return b.region }

// ParentOp is the operation whose region holds the block, or nil.
func (b *Block) ParentOp() *Operation {
	if b.region == nil {
		return nil
	}
	return b.region.op
}

// Next is the block after this one, or nil.
func (b *Block) Next() *Block { return b.next }

// Prev is the block before this one, or nil.
func (b *Block) Prev() *Block { return b.prev }

// IsEntry reports whether the block is the first of its region.
func (b *Block) IsEntry() bool { return b.region != nil && b.region.first == b }

// First is the first operation, or nil.
func (b *Block) First() *Operation { return b.first }

// Last is the last operation, or nil.
func (b *Block) Last() *Operation { return b.last }

// Empty reports whether there are no operations.
func (b *Block) Empty() bool { return b.first == nil }

// Terminator is the last operation if it ends the block, or nil.
func (b *Block) Terminator() *Operation {
	if b.last == nil || !b.last.name.Traits().Terminator {
		return nil
	}
	return b.last
}

// NumArgs is the number of arguments.
func (b *Block) NumArgs() int { return len(b.args) }

// Arg is argument i.
func (b *Block) Arg(i int) *Value { return b.args[i] }

// Args are the arguments; not to be changed.
func (b *Block) Args() []*Value { return b.args }

// ArgTypes are the types of the arguments.
func (b *Block) ArgTypes() []Type {
	types := make([]Type, len(b.args))
	for i, a := range b.args {
		types[i] = a.typ
	}
	return types
}

// AddArg appends an argument. A nil location is unknown.
func (b *Block) AddArg(t Type, loc Location) *Value {
	v := &Value{typ: t, block: b, index: int32(len(b.args))}
	b.args = append(b.args, v)
	if loc != nil {
		b.SetArgLoc(len(b.args)-1, loc)
	}
	return v
}

// InsertArg inserts an argument at position i.
func (b *Block) InsertArg(i int, t Type, loc Location) *Value {
	v := &Value{typ: t, block: b}
	locs := b.allArgLocs()
	b.args = append(b.args, nil)
	copy(b.args[i+1:], b.args[i:])
	b.args[i] = v
	b.renumberArgs()
	b.argLocs = append(locs[:i:i], append([]Location{loc}, locs[i:]...)...)
	return v
}

// EraseArg removes argument i, which has no uses.
func (b *Block) EraseArg(i int) {
	if b.args[i].HasUses() {
		panic("BUG: erased block argument has uses")
	}
	locs := b.allArgLocs()
	b.args = append(b.args[:i:i], b.args[i+1:]...)
	b.argLocs = append(locs[:i:i], locs[i+1:]...)
	b.renumberArgs()
}

// ArgLoc is the location of argument i.
func (b *Block) ArgLoc(i int) Location {
	if i < len(b.argLocs) && b.argLocs[i] != nil {
		return b.argLocs[i]
	}
	return b.args[i].typ.Context().UnknownLoc()
}

// SetArgLoc changes the location of argument i.
func (b *Block) SetArgLoc(i int, loc Location) {
	for len(b.argLocs) <= i {
		b.argLocs = append(b.argLocs, nil)
	}
	b.argLocs[i] = loc
}

func (b *Block) allArgLocs() []Location {
	for len(b.argLocs) < len(b.args) {
		b.argLocs = append(b.argLocs, nil)
	}
	return b.argLocs
}

func (b *Block) renumberArgs() {
	for i, a := range b.args {
		a.index = int32(i)
	}
}

// FirstPred begins the list of uses of the block as a successor.
func (b *Block) FirstPred() *BlockUse { return b.preds }

// HasPreds reports whether any operation has the block as a successor.
func (b *Block) HasPreds() bool { return b.preds != nil }

// SinglePred is the only predecessor, or nil when there is none or several
// edges.
func (b *Block) SinglePred() *Block {
	if b.preds == nil || b.preds.next != nil {
		return nil
	}
	return b.preds.owner.block
}

// Owner is the operation that has the block as a successor.
func (u *BlockUse) Owner() *Operation { return u.owner }

// Next is the next use of the same block, or nil.
func (u *BlockUse) Next() *BlockUse { return u.next }

// Index is the position among the owner's successors.
func (u *BlockUse) Index() int {
	succs := u.owner.succList()
	for i := range succs {
		if &succs[i] == u {
			return i
		}
	}
	panic("BUG: successor is not among its owner's")
}

// Set makes the successor another block.
func (u *BlockUse) Set(b *Block) {
	u.unlink()
	u.link(b)
}

func (u *BlockUse) link(b *Block) {
	u.block = b
	if b == nil {
		return
	}
	u.next = b.preds
	if u.next != nil {
		u.next.prev = &u.next
	}
	u.prev = &b.preds
	b.preds = u
}

func (u *BlockUse) unlink() {
	if u.block == nil {
		return
	}
	*u.prev = u.next
	if u.next != nil {
		u.next.prev = u.prev
	}
	u.block, u.next, u.prev = nil, nil, nil
}

// Append adds an operation at the end.
func (b *Block) Append(op *Operation) { b.insertBefore(op, nil) }

// insertBefore links op before another operation of the block, or at the end.
func (b *Block) insertBefore(op, before *Operation) {
	if op.block != nil {
		panic("BUG: operation is in a block already")
	}
	op.block = b
	op.next = before
	if before == nil {
		op.prev = b.last
		b.last = op
	} else {
		op.prev = before.prev
		before.prev = op
	}
	if op.prev == nil {
		b.first = op
	} else {
		op.prev.next = op
	}
	b.order = false
}

// SpliceBefore moves the operations from first to the end of their block into
// b, before another operation of b or at the end.
func (b *Block) SpliceBefore(first, before *Operation) {
	for op := first; op != nil; {
		next := op.next
		op.Remove()
		b.insertBefore(op, before)
		op = next
	}
}

// Split moves the operations from op to the end into a new block that follows
// this one in the region.
func (b *Block) Split(op *Operation) *Block {
	rest := NewBlock()
	b.region.InsertAfter(rest, b)
	rest.SpliceBefore(op, nil)
	return rest
}

// SplitHead moves the operations before op into a new block that precedes this one
// in the region, and takes its arguments and predecessors. Where several operations of
// a block are split off in order, it costs less than Split.
func (b *Block) SplitHead(op *Operation) *Block {
	head := NewBlock()
	b.region.InsertBefore(head, b)
	head.args, head.argLocs, head.preds = b.args, b.argLocs, b.preds
	b.args, b.argLocs, b.preds = nil, nil, nil
	for _, a := range head.args {
		a.block = head
	}
	if head.preds != nil {
		head.preds.prev = &head.preds
	}
	for u := head.preds; u != nil; u = u.next {
		u.block = head
	}
	for o := b.first; o != op; o = b.first {
		o.Remove()
		head.insertBefore(o, nil)
	}
	return head
}

// Remove unlinks the block from its region; it can be inserted again.
func (b *Block) Remove() {
	r := b.region
	if r == nil {
		return
	}
	if b.prev == nil {
		r.first = b.next
	} else {
		b.prev.next = b.next
	}
	if b.next == nil {
		r.last = b.prev
	} else {
		b.next.prev = b.prev
	}
	b.region, b.prev, b.next = nil, nil, nil
}

// Erase removes the block with its operations. Nothing outside uses its values
// or branches to it.
func (b *Block) Erase() {
	b.dropReferences()
	if b.preds != nil {
		panic("BUG: erased block has predecessors")
	}
	for op := b.first; op != nil; op = b.first {
		op.Erase()
	}
	b.Remove()
}

// dropReferences drops the operands and successors of all operations inside, so that they can
// be erased in any order.
func (b *Block) dropReferences() {
	for op := b.first; op != nil; op = op.next {
		op.DropReferences()
	}
}

// Number is what [Block.SetNumber] left behind.
func (b *Block) Number() uint32 { return b.number }

// SetNumber is [Value.SetNumber] for a block.
func (b *Block) SetNumber(n uint32) { b.number = n }
