package loops

import (
	"math"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// fit chooses sizes such that what a tile touches fits into the cache, as far as what
// the whole band touches is known.
func (s sizing) fit(band []affine.For, sizes []uint64) {
	touched, ok := boundingBytes(band[0].Op)
	if !ok {
		for i := range sizes {
			sizes[i] = defaultTileSize
		}
		divideEvenly(band, sizes)
		return
	}
	excess := (touched + s.cache - 1) / s.cache
	if excess <= 1 {
		for i := range sizes {
			sizes[i] = 1
		}
		return
	}
	root := uint64(math.Floor(math.Pow(float64(excess), 1/float64(len(band)))))
	product := uint64(1)
	for i := range sizes {
		sizes[i] = root
		if i == len(sizes)-1 {
			sizes[i] = max(1, excess/product)
		}
		product *= sizes[i]
	}
	divideEvenly(band, sizes)
}

// divideEvenly makes sizes smaller until they divide the trip counts that are
// known, so that no tile is left in part.
func divideEvenly(band []affine.For, sizes []uint64) {
	for i, loop := range band {
		n, ok := loop.ConstantTripCount()
		if !ok || n == 0 {
			continue
		}
		sizes[i] = largestDivisor(n, min(sizes[i], max(n/2, 1)))
	}
}

// largestDivisor is the largest divisor of n up to most. It is one where the search would take
// too long.
func largestDivisor(n, most uint64) uint64 {
	const tries = 1 << 16
	for d := most; d > 1 && most-d < tries; d-- {
		if n%d == 0 {
			return d
		}
	}
	return 1
}

// boundingBytes is how many bytes the accesses in an operation touch, as boxes around
// those of each memref; false when it is not known.
func boundingBytes(op *ir.Operation) (uint64, bool) {
	boxes := map[*ir.Value][]interval{}
	ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		a, ok := affine.AsAccess(o)
		if !ok || !a.IsLoad() && !a.IsStore() {
			return ir.Advance
		}
		box := touchedBy(a)
		for i, known := range boxes[a.Memref()] {
			box[i] = interval{min(box[i].low, known.low), max(box[i].high, known.high)}
		}
		boxes[a.Memref()] = box
		return ir.Advance
	})
	total := uint64(0)
	for memref, box := range boxes {
		n, ok := boxBytes(memref.Type().(*ir.MemRefType), box)
		if !ok || n > math.MaxUint64/2-total {
			return 0, false
		}
		total += n
	}
	return total, true
}

// touchedBy is where the coordinates of an access lie, within the memref.
func touchedBy(a affine.Access) []interval {
	at := a.ValueMap().FullyComposed()
	shape := a.MemrefType().Shape()
	box := make([]interval, len(at.Map.Results))
	for i, e := range at.Map.Results {
		box[i] = rangeOf(e, at)
		box[i].low = max(box[i].low, 0)
		if shape[i] != ir.Dynamic {
			box[i].high = min(box[i].high, shape[i]-1)
		}
	}
	return box
}

// boxBytes is the size of a part of a memref without a layout of its own.
func boxBytes(t *ir.MemRefType, box []interval) (uint64, bool) {
	if len(t.Layout()) > 0 {
		return 0, false
	}
	bytes, ok := view.ElementBytes(t.Elem(), view.IndexBytes)
	if !ok {
		return 0, false
	}
	n := uint64(bytes)
	for _, i := range box {
		if i.high == infinity {
			return 0, false
		}
		size := uint64(max(0, i.high-i.low+1))
		if size != 0 && n > math.MaxInt64/size {
			return 0, false
		}
		n *= size
	}
	return n, true
}
