package ir

// Region is a list of blocks inside an operation; the first is the entry.
type Region struct {
	op          *Operation
	first, last *Block
}

// Op is the operation that the region belongs to.
func (r *Region) Op() *Operation { return r.op }

// Entry is the first block, or nil.
func (r *Region) Entry() *Block { return r.first }

// Last is the last block, or nil.
func (r *Region) Last() *Block { return r.last }

// Empty reports whether there are no blocks.
func (r *Region) Empty() bool { return r.first == nil }

// HasOneBlock reports whether there is exactly one block.
func (r *Region) HasOneBlock() bool { return r.first != nil && r.first == r.last }

// Index is the position among the regions of its operation.
func (r *Region) Index() int {
	regions := r.op.regionList()
	for i := range regions {
		if &regions[i] == r {
			return i
		}
	}
	panic("BUG: region is not among its owner's")
}

// Append adds a block at the end.
func (r *Region) Append(b *Block) { r.InsertBefore(b, nil) }

// AddBlock appends a new block with arguments of those types.
func (r *Region) AddBlock(args ...Type) *Block {
	b := NewBlock()
	for _, t := range args {
		b.AddArg(t, nil)
	}
	r.Append(b)
	return b
}

// InsertBefore inserts a block before another of the region, or at the end.
func (r *Region) InsertBefore(b, before *Block) {
	if b.region != nil {
		panic("BUG: block is in a region already")
	}
	b.region = r
	b.next = before
	if before == nil {
		b.prev = r.last
		r.last = b
	} else {
		b.prev = before.prev
		before.prev = b
	}
	if b.prev == nil {
		r.first = b
	} else {
		b.prev.next = b
	}
}

// InsertAfter inserts a block after another of the region.
func (r *Region) InsertAfter(b, after *Block) { r.InsertBefore(b, after.next) }

// TakeBlocks moves all blocks of another region to the end of this one.
func (r *Region) TakeBlocks(from *Region) { r.TakeBlocksBefore(from, nil) }

// TakeBlocksBefore moves all blocks of another region before a block of this
// one, or to the end.
func (r *Region) TakeBlocksBefore(from *Region, before *Block) {
	for b := from.first; b != nil; b = from.first {
		b.Remove()
		r.InsertBefore(b, before)
	}
}

// Clear erases all blocks.
func (r *Region) Clear() {
	for b := r.first; b != nil; b = b.next {
		b.dropReferences()
	}
	for r.first != nil {
		r.first.Erase()
	}
}

// IsWithin reports whether a region is one of an operation's, or inside of one.
func (r *Region) IsWithin(op *Operation) bool {
	for ; r != nil && r.op != nil; r = r.op.ParentRegion() {
		if r.op == op {
			return true
		}
	}
	return false
}

// IsProperAncestor reports whether r encloses other, not being the same.
func (r *Region) IsProperAncestor(other *Region) bool {
	for other != nil && other.op != nil {
		other = other.op.ParentRegion()
		if other == r {
			return true
		}
	}
	return false
}
