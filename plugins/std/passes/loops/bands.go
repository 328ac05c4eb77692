package loops

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// outermostBands are the largest bands of the loops at the top level of a function.
func outermostBands(fn *ir.Operation) [][]affine.For {
	var bands [][]affine.For
	for i := range fn.NumRegions() {
		for b := fn.Region(i).Entry(); b != nil; b = b.Next() {
			for op := b.First(); op != nil; op = op.Next() {
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
