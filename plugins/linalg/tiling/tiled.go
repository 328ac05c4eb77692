package tiling

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg"
)

// undistributed is the word for a dimension of which nothing is said.
const undistributed = "none"

// tiledLoop makes one linalg.tiled_loop over the dimensions that a tile splits. It returns its results.
func (t *tiler) tiledLoop(part tile, distribution []string) []*ir.Value {
	var from, to, steps []*ir.Value
	var iterators, words []ir.Attribute
	ctx := t.Context()
	for d, split := range part.split {
		if !split {
			continue
		}
		from, to = append(from, t.constant(0)), append(to, t.value(t.extents[d]))
		steps = append(steps, t.constant(part.sizes[d].known))
		word := undistributed
		if len(words) < len(distribution) {
			word = distribution[len(words)]
		}
		iterators, words = append(iterators, ctx.StringAttr(t.s.Iterators[d])), append(words, ctx.StringAttr(word))
	}
	attrs := []ir.NamedAttr{{Name: "iterator_types", Value: ctx.ArrayAttr(iterators)}}
	if len(distribution) > 0 {
		attrs = append(attrs, ir.NamedAttr{Name: "distribution_types", Value: ctx.ArrayAttr(words)})
	}
	inputs, outputs := t.s.Op.Operands()[:t.s.Inputs], t.s.Outputs()
	loop := linalg.NewTiledLoop(t.Builder, from, to, steps, inputs, outputs, t.s.Op.ResultTypes(), attrs...)
	var types []ir.Type
	for range steps {
		types = append(types, ctx.IndexType())
	}
	for _, v := range t.s.Op.AllOperands() {
		types = append(types, v.Type())
	}
	at := t.InsertionPoint()
	defer t.RestoreInsertionPoint(at)
	block := t.CreateBlock(loop.Region(), nil, types...)
	ivs := block.Args()
	for d, split := range part.split {
		if split {
			part.offsets[d], ivs = amount{value: ivs[0]}, ivs[1:]
		}
	}
	linalg.NewYield(t.Builder, part.apply(t.Builder, t.s, ivs[:t.s.Inputs], ivs[t.s.Inputs:]))
	return loop.Results()
}
