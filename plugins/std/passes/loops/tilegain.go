package loops

import (
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// What is fetched at once, and how much of it stays at hand: the pages whose addresses
// a processor knows, and what a miss costs, in accesses that hit.
const (
	lineBytes  = 64
	pageBytes  = 4096
	knownPages = 64
	lineCost   = 10
	pageCost   = 7
)

// unknownTrips stands for a trip count that is not known.
const unknownTrips = 1024

// paysOff reports whether tiles of a band save so much of the time that fetching takes
// that it is worth the loops: a tenth of what all accesses take.
func paysOff(band []affine.For, sizes []uint64, cache uint64) bool {
	streams := streamsOf(band)
	levels := make([]level, len(band))
	tiled := make([]level, 2*len(band))
	iterations := 1.0
	for i, loop := range band {
		n := tripsOf(loop)
		size := min(sizes[i], n)
		levels[i] = level{i, float64(n), 1}
		tiled[i] = level{i, float64((n + size - 1) / size), float64(size)}
		tiled[len(band)+i] = level{i, float64(size), 1}
		iterations *= float64(n)
	}
	saved := 0.0
	for _, c := range []struct{ bytes, capacity, cost float64 }{
		{lineBytes, float64(cache) / lineBytes, lineCost},
		{pageBytes, knownPages, pageCost},
	} {
		saved += c.cost * (fetches(streams, levels, c.bytes, c.capacity) - fetches(streams, tiled, c.bytes, c.capacity))
	}
	return saved > iterations*float64(len(streams))/10
}

func tripsOf(loop affine.For) uint64 {
	if n, ok := loop.ConstantTripCount(); ok {
		return max(n, 1)
	}
	return unknownTrips
}

// level is a loop of a nest, outer ones first.
type level struct {
	loop       int     // of the band
	iterations float64 // how many there are
	step       float64 // how many iterations of the band's loop lie between two
}

// fetches is how often a nest fetches blocks of that many bytes, given the capacity for them:
// what the inner iterations of a loop touch is still there in its next iteration if all of it
// fits.
func fetches(streams []stream, nest []level, bytes, capacity float64) float64 {
	outer := len(nest)
	for outer > 0 && touched(streams, nest[outer:], bytes) <= capacity {
		outer--
	}
	n := touched(streams, nest[outer:], bytes)
	for _, l := range nest[:outer] {
		n *= l.iterations
	}
	return n
}

func touched(streams []stream, nest []level, bytes float64) float64 {
	n := 0.0
	for _, s := range streams {
		n += s.touches(nest, bytes)
	}
	return n
}

// stream is what an access touches, and others that move as it does.
type stream struct {
	memref  *ir.Value
	moves   [][]int64 // by how many elements each dimension moves with an iteration of each loop of the band
	extent  []int64   // in one iteration of the band, along each dimension
	element float64   // bytes
}

// streamsOf are those of the accesses in a band.
func streamsOf(band []affine.For) (list []stream) {
	ir.Walk(band[0].Op, func(op *ir.Operation) ir.WalkResult {
		a, ok := asAccess(op)
		if !ok {
			return ir.Advance
		}
		s := newStream(a, band)
		known := slices.ContainsFunc(list, func(o stream) bool {
			return o.memref == s.memref && slices.EqualFunc(o.moves, s.moves, slices.Equal[[]int64])
		})
		if !known {
			list = append(list, s)
		}
		return ir.Advance
	})
	return list
}

func newStream(a dependence.Access, band []affine.For) stream {
	at := a.Coordinates
	s := stream{memref: a.Memref, moves: make([][]int64, len(at.Map.Results)), extent: make([]int64, len(at.Map.Results)), element: 8}
	if n, ok := view.ElementBytes(a.Memref.Type().(*ir.MemRefType).Elem(), view.IndexBytes); ok {
		s.element = float64(n)
	}
	inside := loopsBetween(band, a.Op)
	for d := range at.Map.Results {
		for _, loop := range band {
			s.moves[d] = append(s.moves[d], movement(at, d, loop))
		}
		s.extent[d] = 1
		if k := d - len(at.Map.Results) + len(a.Extent); k >= 0 {
			s.extent[d] = a.Extent[k]
		}
		for _, loop := range inside {
			s.extent[d] += abs(movement(at, d, loop)) * int64(min(tripsOf(loop)-1, 1<<20))
		}
	}
	return s
}

// loopsBetween are the affine.for around an operation that are in the loops of a band.
func loopsBetween(band []affine.For, op *ir.Operation) (list []affine.For) {
	for at := op.ParentOp(); at != nil; at = at.ParentOp() {
		loop, ok := affine.AsFor(at)
		switch {
		case ok && slices.Contains(band, loop):
			return list
		case ok:
			list = append(list, loop)
		}
	}
	return list
}

// movement is by how much a coordinate changes with an iteration of a loop; 1 where it is
// not always the same.
func movement(at affine.ValueMap, dim int, loop affine.For) int64 {
	next := nextIteration(at, loop)
	change := core.Simplify(core.Sub(next.Map.Results[dim], at.Map.Results[dim]), at.Map.NumDims, at.Map.NumSymbols)
	if c, ok := change.(core.Constant); ok {
		return int64(c)
	}
	return 1
}

func abs(n int64) int64 {
	if n < 0 {
		return -n
	}
	return n
}

// touches is how many pieces of that many bytes a stream touches in a nest.
func (s stream) touches(nest []level, bytes float64) float64 {
	shape := s.memref.Type().(*ir.MemRefType).Shape()
	runs, span, stride := 1.0, s.element, s.element // of elements in a row
	for d := len(shape) - 1; d >= 0; d-- {
		n := float64(s.extent[d])
		for _, l := range nest {
			n += float64(abs(s.moves[d][l.loop])) * l.step * (l.iterations - 1)
		}
		size := float64(unknownTrips)
		if shape[d] != ir.Dynamic {
			size = max(1, float64(shape[d]))
		}
		n = min(n, size)
		span += (n - 1) * stride
		stride *= size
		if d == len(shape)-1 {
			runs = max(1, n*s.element/bytes)
			continue
		}
		runs *= n
	}
	return min(runs, span/bytes+1)
}
