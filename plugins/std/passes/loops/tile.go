package loops

import (
	"math/bits"
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// untileable says why a band cannot be tiled; it is empty when it can.
func untileable(aliases *alias.Analysis, band []affine.For, sizes []uint64) string {
	for i, loop := range band {
		if loop.Op.NumResults() > 0 {
			return "a loop carries values from iteration to iteration"
		}
		if hi, step := bits.Mul64(uint64(loop.Step()), sizes[i]); hi != 0 || step > 1<<62 {
			return "the tiles are too large"
		}
		for _, v := range append(loop.Lb(), loop.Ub()...) {
			if isIV(v, band) { // nothing else is made between the loops of a band
				return "the bounds of a loop depend on the induction variable of another"
			}
		}
	}
	if keepsOrder(sizes) {
		return ""
	}
	return forbidsReordering(aliases, band)
}

// keepsOrder reports whether iterations come one after the other as before: only along
// the innermost loop there are several in a tile.
func keepsOrder(sizes []uint64) bool {
	for _, size := range sizes[:len(sizes)-1] {
		if size != 1 {
			return false
		}
	}
	return true
}

// isIV reports whether a value is the induction variable of one of some loops.
func isIV(v *ir.Value, band []affine.For) bool {
	return slices.ContainsFunc(band, func(loop affine.For) bool { return v == loop.InductionVar() })
}

// tileBand makes a nest that does the iterations of a band tile by tile, and returns its
// loops: those from tile to tile, then those through a tile.
func tileBand(band []affine.For, sizes []uint64) []affine.For {
	root, innermost := band[0], band[len(band)-1]
	b := ir.BuilderBefore(root.Op)
	nest := make([]affine.For, 0, 2*len(band))
	add := func(lower, upper affine.ValueMap, step int64) {
		loop := affine.NewLoop(b, lower, upper, step)
		b.SetInsertionPoint(loop.Yield())
		nest = append(nest, loop)
	}
	for i, loop := range band {
		add(loop.Lower(), loop.Upper(), loop.Step()*int64(sizes[i]))
	}
	for i, loop := range band {
		first := nest[i].InductionVar()
		add(affine.ValueMap{Map: core.IdentityMap(1), Operands: []*ir.Value{first}}, tileEnd(loop, first, sizes[i]), loop.Step())
	}
	body := innermost.Body()
	inner := nest[len(nest)-1]
	last := innermost.Yield()
	if body.First() != last {
		inner.Body().SpliceBefore(body.First(), inner.Yield())
		last.Remove()
		body.Append(last)
	}
	for i, loop := range band {
		loop.InductionVar().ReplaceAllUsesWith(nest[len(band)+i].InductionVar())
	}
	root.Op.Erase()
	return nest
}

// tileEnd is the upper bound within a tile that begins at first.
func tileEnd(loop affine.For, first *ir.Value, size uint64) affine.ValueMap {
	n, known := loop.ConstantTripCount()
	switch {
	case known && n < size:
		return behind(first, int64(n)*loop.Step())
	case loop.TripCountDivisor()%size == 0:
		return behind(first, int64(size)*loop.Step())
	}
	upper := loop.Upper()
	dims := upper.Map.NumDims
	var operands []*ir.Value
	operands = append(operands, upper.Dims()...)
	operands = append(operands, first)
	operands = append(operands, upper.Symbols()...)
	ends := []core.Expr{core.Add(core.Dim(dims), core.Constant(int64(size)*loop.Step()))}
	ends = append(ends, upper.Map.Results...)
	return affine.ValueMap{Map: core.NewMap(dims+1, upper.Map.NumSymbols, ends...), Operands: operands}
}

func behind(first *ir.Value, by int64) affine.ValueMap {
	return affine.ValueMap{
		Map:      core.NewMap(1, 0, core.Add(core.Dim(0), core.Constant(by))),
		Operands: []*ir.Value{first},
	}
}
