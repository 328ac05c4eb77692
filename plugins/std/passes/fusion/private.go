package fusion

import (
	"maps"
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// private are the boxes of memrefs whose contents only the fused nest sees; ok is false if one
// is unknown.
func (f *fuser) private(x fusion, escaping []*ir.Value, removed bool) (out []*region, ok bool) {
	for _, m := range x.memrefs {
		if slices.Contains(escaping, m) && (removed || x.dst.storesTo(m)) {
			continue
		}
		if f.inCount(x.src.id, m) > 0 || f.outCount(x.dst.id, m) > 0 {
			continue
		}
		if removed && slices.ContainsFunc(f.out[x.src.id], func(e edge) bool { return e.value == m && e.to != x.dst.id }) {
			continue
		}
		box := x.box(m)
		if box == nil || (!alias.IsAllocation(m) || slices.Contains(escaping, m)) && !x.fills(m) {
			return nil, false
		}
		out = append(out, box)
	}
	return out, true
}

// box is what the fused nest touches of a memref, in one iteration of the loops around the
// slice; nil if that is not known.
func (x fusion) box(memref *ir.Value) (box *region) {
	add := func(r ranges, a dependence.Access, depth int) bool {
		b, ok := r.box(a, depth)
		if !ok {
			return false
		}
		if box == nil {
			box = b
			return true
		}
		return x.slice.coarse && box.isWhole() || box.include(b)
	}
	for _, a := range x.src.stores {
		if a.Memref == memref && !add(ranges{slice: x.slice}, a, 0) {
			return nil
		}
	}
	for _, a := range x.src.loads {
		if a.Memref == memref && !add(ranges{slice: x.slice}, a, 0) {
			return nil
		}
	}
	for _, a := range x.dst.accesses() {
		if a.Memref == memref && !add(ranges{}, a, len(x.slice.into)) {
			return nil
		}
	}
	return box
}

// isWhole reports whether a region is all of the memref.
func (g *region) isWhole() bool {
	for _, low := range g.lower {
		if !low.isNumber() || low.constant != 0 {
			return false
		}
	}
	return slices.Equal(g.extent, g.memref.Type().(*ir.MemRefType).Shape())
}

// fills reports whether a store of the slice certainly writes all elements of a memref that
// the fused nest loads in the same iteration, and nothing in the slice loads from it.
func (x fusion) fills(memref *ir.Value) bool {
	if x.src.loadsFrom(memref) {
		return false
	}
	for _, store := range x.src.stores {
		if store.Memref != memref || !isDense(store) {
			continue
		}
		written, ok := ranges{slice: x.slice}.box(store, 0)
		for _, a := range x.dst.loads {
			if ok && a.Memref == memref {
				read, known := ranges{}.box(a, len(x.slice.into))
				ok = known && written.contains(read)
			}
		}
		if ok {
			return true
		}
	}
	return false
}

// isDense reports whether an access touches all elements of its box: each coordinate is a sum of
// induction variables and what is fixed, no two have the same induction variable, and induction
// variables go in steps of one from and to where inner loops do not matter.
func isDense(a dependence.Access) bool {
	used := map[*ir.Value]bool{}
	around := loopsAround(a.Op)
	for _, loop := range around {
		_, _, ok := loop.ConstantBounds()
		if !ok || loop.Step() != 1 {
			return false
		}
	}
	for _, e := range a.Coordinates.Map.Results {
		f, ok := sumOf(e, a.Coordinates)
		if !ok || len(f.parts) > 0 {
			return false
		}
		for _, loop := range around {
			iv := loop.InductionVar()
			c := f.of[iv]
			if c == 0 {
				continue
			}
			if c != 1 && c != -1 || used[iv] {
				return false
			}
			used[iv] = true
		}
	}
	return len(a.Extent) == 0
}

// privatize makes the accesses of a nest to a memref ones to a new one, which has only a box
// of it.
func (f *fuser) privatize(nest *ir.Operation, box *region) *ir.Value {
	ctx := nest.Context()
	old := box.memref.Type().(*ir.MemRefType)
	space := old.Space()
	if f.space != nil && box.bytes() <= f.threshold {
		space = f.space
	}
	b := ir.NewBuilder(ctx)
	b.SetLoc(nest.Loc())
	b.SetInsertionPointToStart(nest.Block())
	t := ctx.MemRefType(box.extent, old.Elem(), nil, space)
	buffer := memref.NewAlloc(b, nil, nil, t).Op.Result(0)
	var accesses []affine.Access
	ir.Walk(nest, func(op *ir.Operation) ir.WalkResult {
		if a, ok := affine.AsAccess(op); ok && a.Memref() == box.memref {
			accesses = append(accesses, a)
		}
		return ir.Advance
	})
	for _, a := range accesses {
		a.SetMemref(buffer)
		a.SetValueMap(box.relative(a.ValueMap().FullyComposed()))
	}
	return buffer
}

// relative are coordinates within the box.
func (g *region) relative(at affine.ValueMap) affine.ValueMap {
	values := map[*ir.Value]bool{}
	for _, low := range g.lower {
		maps.Copy(values, low.values())
	}
	dims := sortedValues(values)
	offsets := make([]core.Expr, len(g.lower))
	for d, low := range g.lower {
		offsets[d] = low.expr(dims)
	}
	results := make([]core.Expr, len(at.Map.Results))
	for d, e := range at.Map.Results {
		results[d] = core.Sub(core.Shift(e, len(dims), 0), offsets[d])
	}
	m := core.NewMap(len(dims)+at.Map.NumDims, at.Map.NumSymbols, results...)
	return affine.ValueMap{Map: m, Operands: slices.Concat(dims, at.Operands)}.Composed()
}

// sortedValues puts induction variables of outer loops first, and otherwise keeps to the order of
// definition.
func sortedValues(of map[*ir.Value]bool) []*ir.Value {
	var out []*ir.Value
	for v := range of {
		out = append(out, v)
	}
	slices.SortFunc(out, func(a, b *ir.Value) int {
		switch {
		case a == b:
			return 0
		case comesBefore(a, b):
			return -1
		}
		return 1
	})
	return out
}

func comesBefore(a, b *ir.Value) bool {
	x, y := a.Block(), b.Block()
	if x != y {
		return x.Region().IsProperAncestor(y.Region())
	}
	if a.DefiningOp() == nil || b.DefiningOp() == nil {
		return a.DefiningOp() == nil && (b.DefiningOp() != nil || a.Index() < b.Index())
	}
	return a.DefiningOp().IsBeforeInBlock(b.DefiningOp())
}
