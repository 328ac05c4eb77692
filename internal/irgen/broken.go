package irgen

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Broken returns a module with an operation of that name which has any operands,
// results, attributes, regions and successors, whatever its definition says. It
// is well formed, and hardly ever valid.
func (g *Generator) Broken(def *ods.Op) *ir.Operation {
	b := ir.NewBuilder(g.ctx)
	module := b.Create(&ir.OperationState{Name: g.ctx.OpName("module"), Regions: 1})
	b.SetInsertionPointToEnd(module.Region(0).AddBlock())
	outer := b.Create(&ir.OperationState{Name: g.ctx.OpName("test.region"), Regions: 1})
	r := outer.Region(0)
	entry, other := r.AddBlock(), r.AddBlock(g.someTypes(3)...)
	b.SetInsertionPointToEnd(entry)
	s := &ir.OperationState{Name: g.ctx.OpName(def.Name()), Results: g.someTypes(3), Attrs: g.brokenAttrs(def), Regions: g.near(len(def.Regions))}
	for _, t := range g.someTypes(5) {
		s.Operands = append(s.Operands, b.Create(&ir.OperationState{Name: g.ctx.OpName("test.source"), Results: []ir.Type{t}}).Result(0))
	}
	for range g.near(len(def.Successors)) {
		s.Successors = append(s.Successors, other)
	}
	op := b.Create(s)
	for r := range op.Regions() {
		g.brokenRegion(r)
	}
	return module
}

func (g *Generator) someTypes(n int) []ir.Type {
	var types []ir.Type
	for range g.rng.IntN(n) {
		types = append(types, one(g, g.types))
	}
	return types
}

// near is a number that is most often n.
func (g *Generator) near(n int) int {
	if g.chance(5) {
		return g.rng.IntN(n + 2)
	}
	return n
}

// brokenAttrs gives a declared attribute a value of its kind, any other, or
// none.
func (g *Generator) brokenAttrs(def *ods.Op) []ir.NamedAttr {
	d := &draft{g: g, def: def, turn: -1}
	d.bindings.Init(g.ctx, def, d)
	var attrs []ir.NamedAttr
	add := func(name string, a *ods.Attr) {
		switch {
		case g.chance(4):
		case a == nil || g.chance(3):
			attrs = append(attrs, ir.NamedAttr{Name: name, Value: one(g, g.attrs)})
		default:
			attrs = append(attrs, ir.NamedAttr{Name: name, Value: d.value(a)})
		}
	}
	for i := range def.Attributes {
		add(def.Attributes[i].Name, &def.Attributes[i])
	}
	if def.Segments {
		sizes := make([]int, max(g.near(len(def.Operands)), 1))
		for i := range sizes {
			sizes[i] = g.rng.IntN(3)
		}
		attrs = append(attrs, ir.NamedAttr{Name: ods.SegmentAttr, Value: ods.SegmentsOf(g.ctx, sizes...)})
	}
	if g.chance(3) {
		add("arg_attrs", nil)
		add("test.note", nil)
	}
	return attrs
}

func (g *Generator) brokenRegion(r *ir.Region) {
	b := ir.NewBuilder(g.ctx)
	for range g.rng.IntN(3) {
		b.SetInsertionPointToEnd(r.AddBlock(g.someTypes(4)...))
		if g.chance(2) {
			b.Create(&ir.OperationState{Name: g.ctx.OpName("test.op")})
		}
	}
}
