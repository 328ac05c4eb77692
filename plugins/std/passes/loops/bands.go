package loops

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

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
