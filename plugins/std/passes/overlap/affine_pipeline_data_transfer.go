package overlap

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
)

// AffinePipelineDataTransfer returns the pass `affine-pipeline-data-transfer`.
func AffinePipelineDataTransfer() *pass.Pass {
	return &pass.Pass{
		Name:    "affine-pipeline-data-transfer",
		Anchor:  "func",
		Summary: "overlap transfers into fast memory with the iteration before",
		Doc: `An affine.dma_start into faster memory, in an affine.for with a constant trip count, whose
affine.dma_wait stands in the same body, is started an iteration ahead: the first one before the loop,
and the last iteration is behind it. Buffer and tag become two, which iterations take in turn. They are
allocations that only the loop uses, the buffer behind the wait and only where the transfer has written,
and nothing in the loop may write to where the data comes from.`,
		Options: []pass.Option{alias.Option()},
		Builds:  []string{"affine", "memref", "std"},
		Around:  []pass.AnyAnalysis{alias.Facts},
		Run: func(r *pass.Run) error {
			aliases := alias.For(r)
			var list []affine.For
			ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
				if loop, ok := affine.AsFor(op); ok {
					list = append(list, loop)
				}
			})
			changed := false
			for _, loop := range list {
				if list := transfersIn(loop, aliases); len(list) > 0 {
					overlap(loop, list)
					changed = true
				}
			}
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// maxOverlapped bounds the operations of a loop that is copied for its last iteration: each loop
// around another one that is pipelined doubles it.
const maxOverlapped = 1 << 16

// maxCount bounds bounds, steps and trip counts, so that sums and products of them fit.
const maxCount = 1 << 30

// transfer is a copy into fast memory that an iteration may begin for the next one.
type transfer struct {
	start affine.DmaStart
	wait  affine.DmaWait
	needs []*ir.Operation // what computes the operands of start in the body, in their order
}

// transfersIn lists the transfers of a loop that may be started an iteration ahead.
func transfersIn(loop affine.For, aliases *alias.Analysis) (list []transfer) {
	if n, ok := loop.ConstantTripCount(); !ok || n < 2 || n > maxCount || loop.Step() > maxCount ||
		len(loop.IterArgs()) > 0 || countOps(loop) > maxOverlapped {
		return nil
	}
	if n, ok := loop.ConstantLowerBound(); ok && (n < -maxCount || n > maxCount) {
		return nil
	}
	for op := range loop.Body().WithoutTerminator() {
		start, ok := affine.AsDmaStart(op)
		if !ok || spaceOf(start.Src()) >= spaceOf(start.Dst()) {
			continue
		}
		t := transfer{start: start}
		if t.wait, ok = waitFor(start); !ok || start.Dst() == start.Tag() {
			continue
		}
		if t.needs, ok = computing(loop, start); !ok {
			continue
		}
		if t.ownsBuffers(loop) && !mayWrite(loop, start.Src(), aliases) {
			list = append(list, t)
		}
	}
	return list
}

func countOps(loop affine.For) (n int) {
	ir.Walk(loop.Op, func(*ir.Operation) ir.WalkResult { n++; return ir.Advance })
	return n
}

// spaceOf is the number of a memref's memory space; the greater, the faster.
func spaceOf(v *ir.Value) int64 {
	t, ok := v.Type().(*ir.MemRefType)
	if !ok {
		return 0
	}
	n, ok := t.Space().(*ir.IntegerAttr)
	if !ok {
		return 0
	}
	space, _ := n.Int()
	return space
}

// waitFor is what waits for a transfer, behind it in the same block.
func waitFor(start affine.DmaStart) (affine.DmaWait, bool) {
	tag := affine.ValueMap{Map: start.TagMap(), Operands: start.TagIdx()}.Composed()
	for op := start.Op.Next(); op != nil; op = op.Next() {
		wait, ok := affine.AsDmaWait(op)
		if ok && wait.Tag() == start.Tag() && tag.Equal(affine.ValueMap{Map: wait.TagMap(), Operands: wait.TagIdx()}.Composed()) {
			return wait, true
		}
	}
	return affine.DmaWait{}, false
}

// computing lists the operations in the body of a loop that compute operands of a transfer, but for
// what allocates buffer and tag; false if one of them may have effects, or regions.
func computing(loop affine.For, start affine.DmaStart) ([]*ir.Operation, bool) {
	found := map[*ir.Operation]bool{}
	todo := []*ir.Operation{start.Op}
	for len(todo) > 0 {
		last := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, v := range last.AllOperands() {
			def := v.DefiningOp()
			if def == nil || def.Block() != loop.Body() || found[def] ||
				last == start.Op && (v == start.Dst() || v == start.Tag()) {
				continue
			}
			if def.NumRegions() > 0 || !ir.HasNoEffects(def) {
				return nil, false
			}
			found[def] = true
			todo = append(todo, def)
		}
	}
	var list []*ir.Operation
	for def := range loop.Body().WithoutTerminator() {
		if found[def] {
			list = append(list, def)
		}
	}
	return list, true
}

// ownsBuffers reports whether the loop alone uses buffer and tag, and the buffer only as it is after
// the transfer of the same iteration.
func (t transfer) ownsBuffers(loop affine.For) bool {
	buffer, ok := plainAllocation(t.start.Dst(), loop)
	if !ok {
		return false
	}
	if _, ok = plainAllocation(t.start.Tag(), loop); !ok {
		return false
	}
	for use := range t.start.Tag().Uses() {
		if op := use.Owner(); op != t.start.Op && op != t.wait.Op && !op.Is("memref.dealloc") {
			return false
		}
	}
	within := buffer.Op.Block() == loop.Body() // another one for each iteration
	behind := false
	order := map[*ir.Operation]bool{} // the operations of the body behind the wait
	for op := range loop.Body().Ops() {
		order[op] = behind
		behind = behind || op == t.wait.Op
	}
	for use := range t.start.Dst().Uses() {
		op := use.Owner()
		if op == t.start.Op || op.Is("memref.dealloc") && (within || op.Block() != loop.Body()) {
			continue
		}
		if !order[ancestorIn(loop.Body(), op)] {
			return false
		}
		access, ok := accessOf(op, use.Index())
		if !ok || access.reads && !within && !t.covers(access) {
			return false
		}
	}
	return true
}

// plainAllocation is what allocates a memref in row-major order, before the loop or in its body, and
// there of a size that is known.
func plainAllocation(v *ir.Value, loop affine.For) (memref.Alloc, bool) {
	def := v.DefiningOp()
	if def == nil {
		return memref.Alloc{}, false
	}
	a, ok := memref.AsAlloc(def)
	if !ok {
		return a, false
	}
	t := v.Type().(*ir.MemRefType)
	inside := ancestorIn(loop.Body(), def) != nil
	switch {
	case len(t.Layout()) > 0:
		return a, false
	case inside:
		return a, def.Block() == loop.Body() && ir.HasStaticShape(t)
	}
	return a, true
}

// ancestorIn is the operation of a block that is op, or has it in its regions; nil if none is.
func ancestorIn(b *ir.Block, op *ir.Operation) *ir.Operation {
	for ; op != nil; op = op.ParentOp() {
		if op.Block() == b {
			return op
		}
	}
	return nil
}

// mayWrite reports whether something in a loop may write to the memory of a memref, or free it. What
// is copied ahead must not change meanwhile.
func mayWrite(loop affine.For, m *ir.Value, aliases *alias.Analysis) bool {
	found := false
	ir.Walk(loop.Op, func(op *ir.Operation) ir.WalkResult {
		f := op.Traits()
		wait, waits := affine.AsDmaWait(op)
		switch {
		case ir.HasNoEffects(op), op.NumRegions() > 0 && f.OnlyInside():
			return ir.Advance
		case waits: // for transfers that are asked about themselves
			found = !startedIn(loop, wait.Tag())
		case !f.EffectsKnown || op.NumRegions() > 0:
			found = !aliases.IsLocal(m)
		default:
			found = slices.ContainsFunc(ir.Effects(op), func(e ir.EffectOn) bool {
				if e.Effect == ir.EffectRead || e.Effect == ir.EffectAllocate {
					return false
				}
				start, end, ok := ir.OperandGroup(op, e.Group)
				if !ok {
					return !aliases.IsLocal(m)
				}
				return slices.ContainsFunc(op.OperandRange(start, end), func(v *ir.Value) bool { return aliases.MayAlias(v, m) })
			})
		}
		if found {
			return ir.Interrupt
		}
		return ir.Advance
	})
	return found
}

// startedIn reports whether all transfers with a tag are started in a loop, as far as the function shows.
func startedIn(loop affine.For, tag *ir.Value) bool {
	if def := tag.DefiningOp(); def == nil || !def.Is("memref.alloc") {
		return false
	}
	for use := range tag.Uses() {
		op := use.Owner()
		if op.Is("memref.dealloc") || op.Is("affine.dma_wait") || op.Is("affine.dma_start") && ancestorIn(loop.Body(), op) != nil {
			continue
		}
		return false
	}
	return true
}

// overlap starts transfers an iteration ahead.
func overlap(loop affine.For, list []transfer) {
	for _, t := range list {
		double(t.start.Dst(), loop)
	}
	for _, t := range list {
		double(t.start.Tag(), loop)
	}
	b := ir.BuilderBefore(loop.Op)
	b.SetLoc(loop.Op.Loc())
	n, _ := loop.ConstantTripCount()
	step, lower := loop.Step(), loop.Lower()
	last := int64(n-1) * step

	first := affine.NewLoop(b, lower, shifted(lower, step), step)
	start(first.Body(), first.InductionVar(), loop, list)
	loops.Promote(first)

	steady := affine.NewLoop(b, shifted(lower, step), shifted(lower, last+step), step)
	start(steady.Body(), steady.InductionVar(), loop, list)
	for _, t := range list {
		t.start.Op.Erase()
		for _, op := range slices.Backward(t.needs) {
			if !op.HasUses() {
				op.Erase()
			}
		}
	}
	inner := ir.NewBuilder(loop.Op.Context())
	inner.SetInsertionPoint(steady.Yield())
	inner.SetLoc(loop.Op.Loc())
	m := ir.NewMapping()
	if iv := loop.InductionVar(); iv.HasUses() {
		before := affine.NewApply(inner, []*ir.Value{steady.InductionVar()}, shiftMap(-step)).Op.Result(0)
		m.MapValue(iv, before)
	}
	for op := range loop.Body().WithoutTerminator() {
		inner.Clone(op, m)
	}
	loop.SetLowerBound(shifted(lower, last))
	loop.SetUpperBound(shifted(lower, last+step))
	loops.Promote(loop)
	loops.Promote(steady) // of two iterations
}

// start begins the transfers of the iteration that a value counts, at the end of a block.
func start(into *ir.Block, iv *ir.Value, loop affine.For, list []transfer) {
	b := ir.NewBuilder(loop.Op.Context())
	b.SetInsertionPoint(into.Last())
	m := ir.NewMapping()
	m.MapValue(loop.InductionVar(), iv)
	done := map[*ir.Operation]bool{}
	for _, t := range list {
		for _, op := range t.needs {
			if !done[op] {
				b.Clone(op, m)
				done[op] = true
			}
		}
		b.Clone(t.start.Op, m)
	}
}
