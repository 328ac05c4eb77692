package tiling

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// tiler makes the loops around the tiles of one operation.
type tiler struct {
	*ir.Builder
	s       *linalg.Structured
	extents []amount
	first   *ir.Operation // constants go before it
	made    map[int64]*ir.Value
}

// newTiler prepares loops around tiles of some sizes.
func newTiler(s *linalg.Structured, sizes ...int64) *tiler {
	t := &tiler{Builder: ir.BuilderBefore(s.Op), s: s, made: map[int64]*ir.Value{}}
	for _, n := range sizes {
		if n != 0 {
			t.constant(n)
		}
	}
	t.extents = extents(t.Builder, s)
	return t
}

// constant is a number as a value, which is defined before all loops.
func (t *tiler) constant(n int64) *ir.Value {
	if t.made[n] == nil {
		at := t.InsertionPoint()
		if t.first != nil {
			t.SetInsertionPoint(t.first)
		}
		v := std.NewConstant(t.Builder, t.Context().IndexType(), t.Context().IndexAttr(n)).Result()
		if t.RestoreInsertionPoint(at); t.first == nil {
			t.first = v.DefiningOp()
		}
		t.made[n] = v
	}
	return t.made[n]
}

func (t *tiler) value(a amount) *ir.Value {
	if a.value != nil {
		return a.value
	}
	return t.constant(a.known)
}

// whole is the tile that is all of the space.
func (t *tiler) whole() tile {
	n := len(t.extents)
	return tile{
		offsets: make([]amount, n), sizes: slices.Clone(t.extents),
		split: make([]bool, n), fits: make([]bool, n),
	}
}

// LoopType is what loops over tiles are.
type LoopType string

// The types of loops.
const (
	For      LoopType = "for"      // scf.for
	Parallel LoopType = "parallel" // scf.parallel where iterators are parallel, else scf.for
	Affine   LoopType = "affine"   // affine.for, or scf.for where no affine.for can have the bound
	Tiled    LoopType = "tiled"    // one linalg.tiled_loop
)

// Tile replaces an operation by loops over tiles of it, in the order of its dimensions. A
// dimension of size 0, or without one, stays whole. What executes the iterations of a linalg.tiled_loop is said by
// the words of a distribution, if there are any, one for each dimension of the loop. It reports whether there was something to do,
// and why not where a tile would need more than slices of the operands.
// Operations on tensors are tiled by scf.for and linalg.tiled_loop alone.
func Tile(s *linalg.Structured, sizes []int64, kind LoopType, distribution ...string) (tiled bool, why string) {
	n := len(s.Iterators)
	if kind != For && kind != Tiled && !s.OnMemory() || !slices.ContainsFunc(sizes[:min(n, len(sizes))], func(size int64) bool { return size != 0 }) {
		return false, ""
	}
	split := make([]bool, n)
	for d := range min(n, len(sizes)) {
		split[d] = sizes[d] != 0
	}
	if i := (tile{split: split}).unsliceable(s); i >= 0 {
		return false, fmt.Sprintf("what a tile meets of operand #%d is no slice of it", i)
	}
	t := newTiler(s, sizes[:min(n, len(sizes))]...)
	part := t.whole()
	part.split = split
	for d, is := range split {
		if is {
			part.sizes[d] = known(sizes[d])
		}
	}
	var results []*ir.Value
	if kind == Tiled {
		results = t.tiledLoop(part, distribution)
	} else {
		results = t.loops(part, 0, kind, s.Outputs())
	}
	s.Op.ReplaceAllUsesWith(results)
	s.Op.Erase()
	return true, ""
}

// loops makes those from dimension d on, and the operation inside; it returns what outputs that
// are tensors have become.
func (t *tiler) loops(part tile, d int, kind LoopType, outputs []*ir.Value) []*ir.Value {
	for d < len(part.split) && !part.split[d] {
		d++
	}
	if d == len(part.split) {
		return part.apply(t.Builder, t.s, t.s.Op.Operands()[:t.s.Inputs], outputs)
	}
	at := t.InsertionPoint()
	defer t.RestoreInsertionPoint(at)
	switch {
	case kind == Affine && t.isBound(t.extents[d]):
		part.offsets[d] = amount{value: t.affineFor(d, part.sizes[d].known)}
		return t.loops(part, d+1, kind, outputs)
	case kind == Parallel && t.s.Iterators[d] == linalg.Parallel:
		end := d
		for end < len(part.split) && (t.s.Iterators[end] == linalg.Parallel || !part.split[end]) {
			end++
		}
		t.parallel(part, d, end)
		return t.loops(part, end, kind, outputs)
	}
	carried := tensorsOf(outputs)
	loop := t.scfFor(known(0), t.extents[d], part.sizes[d].known, carried)
	part.offsets[d] = amount{value: loop.Iv()}
	if len(carried) == 0 {
		return t.loops(part, d+1, kind, outputs)
	}
	t.SetInsertionPointToEnd(loop.Region().Entry())
	scf.NewYield(t.Builder, t.loops(part, d+1, kind, loop.Iter()))
	return loop.Results()
}

// tensorsOf are outputs that a loop hands on: all or none of an operation's.
func tensorsOf(outputs []*ir.Value) []*ir.Value {
	var list []*ir.Value
	for _, v := range outputs {
		if _, isTensor := v.Type().(*ir.RankedTensorType); isTensor {
			list = append(list, v)
		}
	}
	return list
}

// scfFor makes a loop and stands in it.
func (t *tiler) scfFor(from, to amount, step int64, carried []*ir.Value) scf.For {
	types := []ir.Type{}
	for _, v := range carried {
		types = append(types, v.Type())
	}
	loop := scf.NewFor(t.Builder, t.value(from), t.value(to), t.constant(step), carried)
	t.CreateBlock(loop.Region(), nil, append([]ir.Type{t.Context().IndexType()}, types...)...)
	if len(carried) == 0 {
		t.SetInsertionPoint(scf.NewYield(t.Builder, nil).Op)
	}
	return loop
}

// parallel makes one scf.parallel of the dimensions from d to end that the tile splits.
func (t *tiler) parallel(part tile, d, end int) {
	var from, to, steps []*ir.Value
	var types []ir.Type
	for i := d; i < end; i++ {
		if part.split[i] {
			from, to, steps = append(from, t.constant(0)), append(to, t.value(t.extents[i])), append(steps, t.constant(part.sizes[i].known))
			types = append(types, t.Context().IndexType())
		}
	}
	loop := scf.NewParallel(t.Builder, from, to, steps, nil)
	block := t.CreateBlock(loop.Region(), nil, types...)
	t.SetInsertionPoint(scf.NewYield(t.Builder, nil).Op)
	ivs := block.Args()
	for i := d; i < end; i++ {
		if part.split[i] {
			part.offsets[i], ivs = amount{value: ivs[0]}, ivs[1:]
		}
	}
}

// isBound reports whether loops of affine can have a number as a bound: it is the same in each iteration
// of the loops around.
func (t *tiler) isBound(a amount) bool { return a.value == nil || dialect.IsSymbol(a.value) }

func (t *tiler) affineFor(d int, step int64) *ir.Value {
	upper := dialect.ValueMap{Map: affine.ConstantMap(t.extents[d].known)}
	if v := t.extents[d].value; v != nil {
		upper = dialect.ValueMap{Map: affine.NewMap(0, 1, affine.Symbol(0)), Operands: []*ir.Value{v}}
	}
	loop := dialect.NewLoop(t.Builder, dialect.ValueMap{Map: affine.ConstantMap(0)}, upper, step)
	t.SetInsertionPoint(loop.Yield())
	return loop.InductionVar()
}
