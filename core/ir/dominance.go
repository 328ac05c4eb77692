package ir

// Dominance says which definitions dominate which places. It builds and caches trees for the
// regions in queries; when blocks or edges change, make a new one. It is not for concurrent
// use.
type Dominance struct {
	trees map[*Region]*domTree
	known *Dominance // what it was forked from, or nil
}

// NewDominance returns dominance of which nothing is computed yet.
func NewDominance() *Dominance { return &Dominance{} }

// Fork returns a Dominance for another goroutine, which starts with the trees of d. d must not
// be used meanwhile. The trees of the region r, and of those around it, are built first, so
// that not each fork has to build them.
func (d *Dominance) Fork(r *Region) *Dominance {
	for ; r != nil && r.op != nil; r = r.op.ParentRegion() {
		if !r.HasOneBlock() {
			d.tree(r)
		}
	}
	return &Dominance{known: d}
}

// IsReachable reports whether control can reach a block from the entry of its
// region.
func (d *Dominance) IsReachable(b *Block) bool {
	if b.region == nil || b.region.first == b {
		return true
	}
	_, ok := d.tree(b.region).number[b]
	return ok
}

// DominatesBlock reports whether a is b, encloses it, or is on every way to it.
// Everything dominates what cannot be reached.
func (d *Dominance) DominatesBlock(a, b *Block) bool {
	return a == b || d.ProperlyDominatesBlock(a, b)
}

// ProperlyDominatesBlock is DominatesBlock for two different blocks.
func (d *Dominance) ProperlyDominatesBlock(a, b *Block) bool {
	if a == b {
		return false
	}
	if a.region != b.region {
		if b = ancestorBlock(a.region, b); b == nil {
			return false
		}
		if a == b {
			return true
		}
	}
	if a.region == nil || a.region.HasOneBlock() {
		return false
	}
	return d.tree(a.region).properlyDominates(a, b)
}

// ProperlyDominatesOp reports whether a encloses b or is executed before it
// whenever b is. Within a block of a graph region, any operation dominates any
// other.
func (d *Dominance) ProperlyDominatesOp(a, b *Operation) bool {
	return d.opDominates(a, b, true)
}

// ProperlyDominates reports whether a value is known where an operation uses
// it.
func (d *Dominance) ProperlyDominates(v *Value, user *Operation) bool {
	if v.op != nil {
		return d.opDominates(v.op, user, false)
	}
	if user.block == nil {
		return false
	}
	return d.DominatesBlock(v.block, user.block)
}

func (d *Dominance) opDominates(a, b *Operation, encloses bool) bool {
	if a.block == nil || b.block == nil {
		return encloses && a.IsProperAncestor(b)
	}
	if a.block == b.block {
		return isGraph(a.block) || a != b && a.IsBeforeInBlock(b)
	}
	region := a.block.region
	if region != b.block.region {
		if b = ancestorOp(region, b); b == nil {
			return false
		}
		if a == b {
			return encloses
		}
	}
	if a.block == b.block {
		return isGraph(a.block) || a.IsBeforeInBlock(b)
	}
	return d.tree(region).properlyDominates(a.block, b.block)
}

// isGraph reports whether the order of a block's operations means nothing.
func isGraph(b *Block) bool {
	return b.region != nil && b.region.op != nil && b.region.op.Traits().GraphRegion
}

// ancestorOp is the operation directly in a region that encloses op, or nil.
func ancestorOp(r *Region, op *Operation) *Operation {
	for op != nil && op.ParentRegion() != r {
		op = op.ParentOp()
	}
	return op
}

// ancestorBlock is the block of a region that encloses b, or nil.
func ancestorBlock(r *Region, b *Block) *Block {
	for b != nil && b.region != r {
		op := b.ParentOp()
		if op == nil {
			return nil
		}
		b = op.block
	}
	return b
}

func (d *Dominance) tree(r *Region) *domTree {
	for k := d; k != nil; k = k.known {
		if t, ok := k.trees[r]; ok {
			return t
		}
	}
	if d.trees == nil {
		d.trees = map[*Region]*domTree{}
	}
	t := newDomTree(r)
	d.trees[r] = t
	return t
}
