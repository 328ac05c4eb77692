package rewrite

import "github.com/mlirc/mlirc/core/ir"

// KnownOps is a hash table of operations without regions by what they compute. What is added
// between Begin and End is forgotten by End, as when a block ends.
type KnownOps struct {
	buckets []int32 // the latest entry of each, plus one
	entries []knownOp
	order   ir.Marks // the number of an operation among those that were visited
	visited uint32
}

type knownOp struct {
	op   *ir.Operation
	hash uint32
	next int32 // in the bucket, plus one
}

const smallestTable = 64

// NewKnownOps returns a table for the operations of a context.
func NewKnownOps(ctx *ir.Context) KnownOps { return KnownOps{order: ctx.TakeMarks()} }

// Visit gives an operation its place in the order of visits. Users of what it computes are found
// quickly, and in each order, only after that.
func (k *KnownOps) Visit(op *ir.Operation) {
	k.visited++
	k.order.Set(op, k.visited)
}

// IsBefore reports whether an operation was visited before another one.
func (k *KnownOps) IsBefore(op, other *ir.Operation) bool { return k.order.Of(op) < k.order.Of(other) }

// Begin returns the mark that End needs.
func (k *KnownOps) Begin() int { return len(k.entries) }

// End forgets what was added after a mark.
func (k *KnownOps) End(mark int) {
	for i := len(k.entries) - 1; i >= mark; i-- {
		e := &k.entries[i]
		k.buckets[int(e.hash)&(len(k.buckets)-1)] = e.next
		e.op = nil
	}
	k.entries = k.entries[:mark]
}

// FindOrAdd returns a known operation that computes the same, or adds op and
// returns it.
func (k *KnownOps) FindOrAdd(op *ir.Operation) *ir.Operation {
	if len(k.entries) >= len(k.buckets)/2 {
		k.grow()
	}
	h := k.hashOf(op)
	slot := &k.buckets[int(h)&(len(k.buckets)-1)]
	for i := *slot; i != 0; i = k.entries[i-1].next {
		if e := &k.entries[i-1]; e.hash == h && computeSame(e.op, op) {
			return e.op
		}
	}
	k.entries = append(k.entries, knownOp{op, h, *slot})
	*slot = int32(len(k.entries))
	return op
}

// grow keeps the order within buckets: later entries come first.
func (k *KnownOps) grow() {
	k.buckets = make([]int32, max(smallestTable, 2*len(k.buckets)))
	for i := range k.entries {
		slot := &k.buckets[int(k.entries[i].hash)&(len(k.buckets)-1)]
		k.entries[i].next = *slot
		*slot = int32(i + 1)
	}
}

// hashOf mixes name, operands and attributes. An operand is known by the order of the
// operation that defines it, an argument by that of the first operation of its block.
func (k *KnownOps) hashOf(op *ir.Operation) uint32 {
	const prime = 16777619
	h := op.Name().ID() * prime
	for _, v := range op.AllOperands() {
		h = (h ^ uint32(v.Index())) * prime
		def := v.DefiningOp()
		if def == nil {
			def = v.Block().First()
		}
		if def != nil {
			h = (h ^ k.order.Of(def)) * prime
		}
	}
	for _, a := range op.Attrs() {
		h = (h ^ ir.AttrID(a.Value)) * prime
	}
	return h ^ h>>15
}

// computeSame reports whether two operations without regions give the same
// results.
func computeSame(a, b *ir.Operation) bool {
	if !ir.Equivalent(a, b) || a.NumSuccessors() > 0 {
		return false
	}
	for i, v := range a.AllOperands() {
		if v != b.Operand(i) {
			return false
		}
	}
	return true
}
