package bufferize

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
)

// hoisting allocates buffers in blocks that dominate all that they are handed on to.
func hoisting() *pass.Pass {
	return &pass.Pass{
		Name:    "buffer-hoisting",
		Summary: "allocate buffers in blocks that dominate their other names",
		Doc: `A memref.alloc goes up to the closest block that dominates every argument of a block and result
of an operation with regions that may be the buffer, as far as its sizes are known there. It stays in
the loop that it is in, be it an operation or a cycle of blocks, as each iteration has a buffer of its own,
and buffers that the module frees stay where they are. Run it before buffer-deallocation, which then frees a
buffer in one place.`,
		Anchor: "func",
		Builds: builds,
		Run: func(r *pass.Run) error {
			dominance := ir.NewDominance() // blocks stay as they are
			moveAllocations(r, func(alloc *ir.Operation) *ir.Operation { return hoistingSite(dominance, alloc) })
			return nil
		},
	}
}

// hoistingSite is the operation before which an allocation goes; nil if it stays.
func hoistingSite(d *ir.Dominance, alloc *ir.Operation) *ir.Operation {
	names, freed := namesOf(alloc.Result(0))
	if freed {
		return nil
	}
	var site *ir.Operation
	for block := alloc.Block(); !dominatesAll(d, block, names); block = site.Block() {
		up := above(d, block)
		if up == nil || !definesAll(d, alloc, up.Block()) {
			break
		}
		site = up
	}
	return site
}

func dominatesAll(d *ir.Dominance, b *ir.Block, values []*ir.Value) bool {
	for _, v := range values {
		if !d.DominatesBlock(b, v.Block()) {
			return false
		}
	}
	return true
}

// definesAll reports whether a block, at its end or at an operation with the allocation inside, has all
// operands of the allocation.
func definesAll(d *ir.Dominance, alloc *ir.Operation, b *ir.Block) bool {
	for _, v := range alloc.AllOperands() {
		if !d.DominatesBlock(v.Block(), b) {
			return false
		}
	}
	return true
}

// above is the operation behind which control comes to a block no more than once: the terminator of the block's
// immediate dominator, or the operation around; nil if control may come more often, or that is not known.
func above(d *ir.Dominance, b *ir.Block) *ir.Operation {
	if up := d.ImmediateDominator(b); up != nil {
		if comesBack(b, up) {
			return nil
		}
		return up.Last()
	}
	op := b.ParentOp()
	if op == nil || !b.IsEntry() || comesBack(b, nil) || !entersOnce(op, b.Region()) {
		return nil
	}
	return op
}

// comesBack reports whether control may go from a block to itself but through another.
func comesBack(b, but *ir.Block) bool {
	seen := map[*ir.Block]bool{but: true}
	todo := []*ir.Block{b}
	for len(todo) > 0 {
		from := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, next := range from.Last().Successors() {
			if next == b {
				return true
			}
			if !seen[next] {
				seen[next] = true
				todo = append(todo, next)
			}
		}
	}
	return false
}

// entersOnce reports whether an operation enters a region at most once.
func entersOnce(op *ir.Operation, region *ir.Region) bool {
	seen := map[*ir.Region]bool{}
	todo := []*ir.Region{region}
	for len(todo) > 0 {
		from := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		successors, known := ir.RegionSuccessors(op, from, nothingKnown)
		if !known {
			return false
		}
		for _, s := range successors {
			switch {
			case s.Region == region:
				return false
			case s.Region != nil && !seen[s.Region]:
				seen[s.Region] = true
				todo = append(todo, s.Region)
			}
		}
	}
	return true
}

// nothingKnown tells no constants: control may take each way.
func nothingKnown(*ir.Value) ir.Attribute { return nil }

// namesOf lists the values that may be a buffer or a view of it: arguments of blocks and results of operations with regions
// among them. freed says that one of them is freed.
func namesOf(buffer *ir.Value) (names []*ir.Value, freed bool) {
	names = []*ir.Value{buffer}
	seen := map[*ir.Value]bool{buffer: true}
	for i := 0; i < len(names); i++ {
		for use := range names[i].Uses() {
			freed = freed || use.Owner().Is("memref.dealloc")
			for _, v := range handedOn(use) {
				if isMemRef(v.Type()) && !seen[v] {
					seen[v] = true
					names = append(names, v)
				}
			}
		}
	}
	return names, freed
}

// handedOn lists the values that the owner of a use makes of the used one, or passes it on to.
func handedOn(use *ir.Operand) []*ir.Value {
	op, at := use.Owner(), use.Index()
	if alias.Viewed(op) == use.Value() {
		return op.Results()
	}
	var list []*ir.Value
	for i := range op.NumSuccessors() {
		if start, end, ok := ir.BranchOperands(op, i); ok && start <= at && at < end {
			list = append(list, op.Successor(i).Arg(at-start))
		}
	}
	around, from := op, (*ir.Region)(nil)
	passed, terminates := ir.PassedOn(op)
	if terminates {
		around, from = op.ParentOp(), op.ParentRegion()
	}
	successors, _ := ir.RegionSuccessors(around, from, nothingKnown)
	for _, s := range successors {
		if !terminates {
			passed = s.From
		}
		for i, v := range passed {
			if v == use.Value() && i < len(s.To) {
				list = append(list, s.To[i])
			}
		}
	}
	return list
}
