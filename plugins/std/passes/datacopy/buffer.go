package datacopy

import (
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
)

// buffer is how data of a transfer is copied.
type buffer struct {
	*transfer
	at        span // around what the copies go
	box       []extent
	value     *ir.Value // the memref in fast memory; nil before it is made
	fillFirst bool      // stores leave elements of the box as they were
	stride    int64     // of pieces that lie apart in slow memory, with piece elements; 0 if they do not
	piece     int64
}

// bytes is what a buffer takes.
func (b *buffer) bytes() uint64 {
	if b == nil {
		return 0
	}
	n, _ := bytesOf(b.box, b.memref.Type().(*ir.MemRefType))
	return uint64(n)
}

// placed decides where copies go and what they take, which must lie within the memref.
func (g *copier) placed(t *transfer) (b *buffer, reason string) {
	b = &buffer{transfer: t}
	var sure bool
	b.at, sure = t.placement()
	var ok bool
	if b.box, ok = t.region.box(); !ok {
		return nil, "no constant bounds what is accessed"
	}
	attained := func(a dependence.Access) bool { return sure && attains(a, t.block(), t.region) }
	if !slices.ContainsFunc(t.accesses, attained) || g.dma && !b.isTight() {
		for d, size := range t.memref.Type().(*ir.MemRefType).Shape() {
			whole := &b.box[d]
			if !g.dma {
				whole = nil
			}
			if t.region.isWithin(d, size, whole, g.effort) {
				continue
			}
			if size == ir.Dynamic {
				return nil, "the elements that would be copied may lie outside of the memref"
			}
			t.region.widen(d, size)
		}
		b.box, _ = t.region.box()
	}
	elements := int64(1)
	for _, e := range b.box {
		if elements *= e.size; elements == 0 {
			return nil, ""
		}
		if elements > limit {
			return nil, "a buffer for it would be too large"
		}
	}
	b.fillFirst = !t.reads() &&
		!slices.ContainsFunc(t.accesses, func(a dependence.Access) bool { return a.Store && attained(a) })
	if g.dma && !b.pieces() {
		return nil, "what is accessed lies apart in several dimensions, which one transfer cannot copy"
	}
	return b, ""
}

// isTight reports whether nothing between the bounds of a dimension is outside of its box or the
// other way round: it has one lower and one upper bound.
func (b *buffer) isTight() bool {
	for d := range b.box {
		lower, upper := b.region.bounds(d)
		if len(lower.Results) != 1 || len(upper.Results) != 1 ||
			!core.Equal(core.Sub(upper.Results[0], lower.Results[0]), core.Constant(b.box[d].size)) {
			return false
		}
	}
	return true
}

// pieces finds out how the box lies in slow memory; false if not in pieces with one stride.
func (b *buffer) pieces() bool {
	shape := b.memref.Type().(*ir.MemRefType).Shape()
	stride, piece := int64(1), int64(1)
	for d := len(shape) - 1; d > 0; d-- {
		if shape[d] == ir.Dynamic {
			return false
		}
		stride *= shape[d]
		piece *= b.box[d].size
		if b.box[d].size == shape[d] || b.box[d-1].size == 1 {
			continue
		}
		if b.stride != 0 {
			return false
		}
		b.stride, b.piece = stride, piece
	}
	return true
}

// transfer copies in or out. The first time it makes the buffer, and lets the accesses use it.
// It returns the end of the range, which is before what is added there.
func (g *copier) transfer(b *buffer, end *ir.Operation, out bool) *ir.Operation {
	hoisted := b.at.begin.Block() != b.begin.Block()
	if b.at.end = end; hoisted {
		b.at.end = b.at.begin.Next()
	}
	before := b.at.end.Prev()
	isNew := b.value == nil
	prologue, epilogue := ir.BuilderBefore(b.at.begin), ir.BuilderBefore(b.at.end)
	for _, at := range [2]*ir.Builder{prologue, epilogue} {
		at.SetLoc(b.accesses[0].Op.Loc())
	}
	if isNew {
		b.value = memref.NewAlloc(prologue, nil, nil, g.bufferType(b)).Op.Result(0)
	}
	at := prologue
	if out {
		at = epilogue
	}
	if g.dma {
		g.startAndWait(b, prologue, epilogue, out)
	} else {
		g.copyLoops(b, at, out)
	}
	if isNew {
		memref.NewDealloc(epilogue, b.value)
		b.redirect()
	}
	if hoisted {
		return end
	}
	return before.Next()
}

func (g *copier) bufferType(b *buffer) *ir.MemRefType {
	sizes := make([]int64, len(b.box))
	for d, e := range b.box {
		sizes[d] = e.size
	}
	return g.IR().MemRefType(sizes, b.memref.Type().(*ir.MemRefType).Elem(), nil, g.fast)
}

// redirect makes the accesses use the buffer.
func (b *buffer) redirect() {
	values := b.region.values
	for _, access := range b.accesses {
		a, _ := affine.AsAccess(access.Op)
		m := a.ValueMap().FullyComposed()
		results := make([]core.Expr, len(m.Map.Results))
		for d, e := range m.Map.Results {
			results[d] = core.Sub(core.Shift(e, len(values), 0), b.region.offset(b.box[d]))
		}
		a.SetMemref(b.value)
		a.SetValueMap(affine.ValueMap{
			Map:      core.NewMap(len(values)+m.Map.NumDims, m.Map.NumSymbols, results...),
			Operands: slices.Concat(values, m.Operands),
		}.Composed())
	}
}

// copyLoops makes a nest that copies element by element.
func (g *copier) copyLoops(b *buffer, at *ir.Builder, out bool) {
	rank, values := b.region.rank, b.region.values
	var ivs []*ir.Value
	within := make([]core.Expr, rank)
	for d := range rank {
		lower, upper := b.region.bounds(d)
		loop := affine.NewLoop(at, bound(lower, values), bound(upper, values), 1)
		if d == 0 {
			g.nests = append(g.nests, loop)
			g.copies[loop.Op] = true
		}
		at = ir.BuilderBefore(loop.Yield())
		at.SetLoc(loop.Op.Loc())
		ivs = append(ivs, loop.InductionVar())
		within[d] = core.Sub(core.Dim(d), core.Shift(b.region.offset(b.box[d]), rank, 0))
	}
	slow := affine.ValueMap{Map: core.IdentityMap(rank), Operands: ivs}
	fast := affine.ValueMap{Map: core.NewMap(rank+len(values), 0, within...), Operands: slices.Concat(ivs, values)}.Composed()
	if out {
		v := affine.NewLoad(at, b.value, fast.Operands, fast.Map).Op.Result(0)
		affine.NewStore(at, v, b.memref, slow.Operands, slow.Map)
		return
	}
	v := affine.NewLoad(at, b.memref, slow.Operands, slow.Map).Op.Result(0)
	affine.NewStore(at, v, b.value, fast.Operands, fast.Map)
}

func bound(m core.Map, values []*ir.Value) affine.ValueMap {
	out := affine.ValueMap{Map: m, Operands: values}.FullyComposed().Canonical()
	out.Map.Results = slices.CompactFunc(slices.Clone(out.Map.Results), core.Equal)
	return out
}

// startAndWait makes a transfer, and waits for it.
func (g *copier) startAndWait(b *buffer, prologue, epilogue *ir.Builder, out bool) {
	at := prologue
	if out {
		at = epilogue
	}
	top := ir.NewBuilder(g.IR())
	top.SetLoc(at.Loc())
	top.SetInsertionPointToStart(g.Op.Region(0).Entry())
	zero := g.constant(top, 0)
	top.SetInsertionPointToStart(g.Op.Region(0).Entry())
	var slowAt, fastAt []*ir.Value
	var applied []*ir.Operation
	elements := int64(1)
	for d, e := range b.box {
		offset := b.region.offset(e)
		n, known := offset.(core.Constant)
		switch {
		case known && n == 0:
			slowAt = append(slowAt, zero)
		case known:
			slowAt = append(slowAt, g.constant(top, int64(n)))
		default:
			apply := affine.NewApply(at, b.region.values, core.NewMap(len(b.region.values), 0, offset))
			slowAt, applied = append(slowAt, apply.Op.Result(0)), append(applied, apply.Op)
		}
		fastAt = append(fastAt, zero)
		elements *= b.box[d].size
	}
	count := g.constant(top, elements)
	var stride, piece *ir.Value
	if b.stride != 0 {
		stride, piece = g.constant(top, b.stride), g.constant(top, b.piece)
	}
	tag := memref.NewAlloc(prologue, nil, nil, g.IR().MemRefType([]int64{1}, g.IR().I32(), nil, g.tag)).Op.Result(0)
	identity := core.IdentityMap(len(b.box))
	slow := affine.ValueMap{Map: identity, Operands: slowAt}.FullyComposed()
	fast := affine.ValueMap{Map: identity, Operands: fastAt}
	src, dst, from, to := b.memref, b.value, slow, fast
	if out {
		src, dst, from, to = dst, src, fast, slow
	}
	affine.NewDmaStart(at, src, from.Operands, dst, to.Operands, tag, []*ir.Value{zero}, count, stride, piece,
		from.Map, to.Map, core.IdentityMap(1))
	affine.NewDmaWait(at, tag, []*ir.Value{zero}, count, core.IdentityMap(1))
	memref.NewDealloc(epilogue, tag)
	for _, op := range applied {
		if !op.HasUses() {
			op.Erase()
		}
	}
}

func (g *copier) constant(at *ir.Builder, n int64) *ir.Value {
	op := std.NewConstant(at, g.IR().IndexType(), g.IR().IndexAttr(n)).Op
	g.constants = append(g.constants, op)
	return op.Result(0)
}

// finish simplifies the copies: loops of one iteration go, and constants that nothing uses.
func (g *copier) finish() {
	for _, nest := range g.nests {
		var around []affine.For
		var accesses []affine.Access
		ir.WalkPostOrder(nest.Op, func(op *ir.Operation) {
			if loop, ok := affine.AsFor(op); ok {
				around = append(around, loop)
			} else if a, ok := affine.AsAccess(op); ok {
				accesses = append(accesses, a)
			}
		})
		for _, loop := range around {
			loops.Promote(loop)
		}
		for _, a := range accesses {
			a.SetValueMap(a.ValueMap().Composed())
		}
	}
	for _, op := range g.constants {
		if !op.HasUses() {
			op.Erase()
		}
	}
}
