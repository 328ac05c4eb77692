package loops

import (
	"math/bits"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// maxCopies is the number of operations that unrolling one loop may add; beyond it
// a program would not be compiled any more.
const maxCopies = 1 << 20

// scaledStep is the step of a loop times a factor; false when it is too large.
func scaledStep(loop affine.For, factor uint64) (int64, bool) {
	hi, lo := bits.Mul64(uint64(loop.Step()), factor)
	return int64(lo), hi == 0 && int64(lo) > 0
}

// isEmpty reports whether a loop does nothing but count.
func isEmpty(loop affine.For) bool {
	body := loop.Body()
	return body.First() == body.Last()
}

// mayCopy reports whether copies of a body are not too much.
func mayCopy(loop affine.For, copies uint64) bool {
	var n uint64
	ir.Walk(loop.Op, func(*ir.Operation) ir.WalkResult {
		n++
		return ir.Advance
	})
	hi, lo := bits.Mul64(n, copies)
	return hi == 0 && lo <= maxCopies
}

// atLeast is a bound that is greater than or equal to another one, which has one result.
func atLeast(least, m affine.ValueMap) affine.ValueMap {
	dims, symbols := least.Map.NumDims, least.Map.NumSymbols
	var operands []*ir.Value
	operands = append(operands, least.Dims()...)
	operands = append(operands, m.Dims()...)
	operands = append(operands, least.Symbols()...)
	operands = append(operands, m.Symbols()...)
	results := append([]core.Expr{}, least.Map.Results...)
	for _, e := range m.Map.Results {
		results = append(results, core.Shift(e, dims, symbols))
	}
	return affine.ValueMap{
		Map:      core.NewMap(dims+m.Map.NumDims, symbols+m.Map.NumSymbols, results...),
		Operands: operands,
	}.Canonical()
}

// loopsInside are all loops, inner ones before those around them.
func loopsInside(op *ir.Operation) []affine.For {
	var loops []affine.For
	ir.WalkPostOrder(op, func(o *ir.Operation) {
		if loop, ok := affine.AsFor(o); ok {
			loops = append(loops, loop)
		}
	})
	return loops
}

// innermostLoops are the loops without inner loops.
func innermostLoops(op *ir.Operation) []affine.For {
	var loops []affine.For
	var visit func(o *ir.Operation) bool
	visit = func(o *ir.Operation) bool {
		found := false
		for region := range o.Regions() {
			for b := range region.Blocks() {
				for inner := range b.Ops() {
					found = visit(inner) || found
				}
			}
		}
		loop, ok := affine.AsFor(o)
		if ok && !found {
			loops = append(loops, loop)
		}
		return ok || found
	}
	visit(op)
	return loops
}

// zeroOption is the error that an option is zero that may not be.
func zeroOption(r *pass.Run, name string) error {
	return diag.NewError(ir.Position(r.Op.Loc()), "option '"+name+"' must be above zero")
}

// outermostBands are the largest bands of the loops at the top level of a function.
func outermostBands(fn *ir.Operation) [][]affine.For {
	var bands [][]affine.For
	for r := range fn.Regions() {
		for b := range r.Blocks() {
			for op := range b.Ops() {
				if loop, ok := affine.AsFor(op); ok {
					bands = append(bands, Band(loop))
				}
			}
		}
	}
	return bands
}

// Band is the largest band that begins with a loop.
func Band(loop affine.For) []affine.For {
	band := []affine.For{loop}
	for {
		body := loop.Body()
		if body.First() == body.Last() || body.First().Next() != body.Last() {
			return band
		}
		inner, ok := affine.AsFor(body.First())
		if !ok {
			return band
		}
		band = append(band, inner)
		loop = inner
	}
}
