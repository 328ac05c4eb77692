package bytecode

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
)

// generator makes random modules: regions within regions, isolated or not,
// blocks that branch to each other, values used before they are defined.
type generator struct {
	ctx   *ir.Context
	rand  *rand.Rand
	b     *ir.Builder
	types []ir.Type
	attrs []ir.Attribute
	locs  []ir.Location
	left  int // operations that may still be made

	valid bool // one block a region, values defined before they are used
}

func newGenerator(ctx *ir.Context, seed uint64) *generator {
	g := &generator{ctx: ctx, rand: rand.New(rand.NewPCG(seed, 1)), b: ir.NewBuilder(ctx), left: 200}
	g.types, g.locs = allTypes(ctx), allLocs(ctx)
	g.attrs = append(append(numberAttrs(ctx), plainAttrs(ctx)...), elementAttrs(ctx)...)
	return g
}

// keepToNewer leaves out what later versions of MLIR no longer have, and what
// their verifier refuses.
func (g *generator) keepToNewer() {
	g.valid = true
	c := g.ctx
	swap := c.AffineMapAttr(affine.PermutationMap(1, 0))
	gone := map[ir.Type]bool{
		c.MemRefType([]int64{3, 4}, c.F32(), []ir.Attribute{swap, swap}, nil): true,
	}
	a := ir.Location(c.FileLineColLoc("a.mlir", 1, 2))
	doubled := ir.Location(c.RawFusedLoc([]ir.Location{a, a}, nil))
	g.locs = slices.DeleteFunc(g.locs, func(l ir.Location) bool { return l == doubled })
	g.types = slices.DeleteFunc(g.types, func(t ir.Type) bool { return gone[t] })
	g.attrs = slices.DeleteFunc(g.attrs, func(a ir.Attribute) bool {
		_, opaque := a.(*ir.OpaqueElementsAttr)
		return opaque
	})
}

func pick[T any](g *generator, list []T) T { return list[g.rand.IntN(len(list))] }

func (g *generator) module() *ir.Operation {
	m := g.b.Create(&ir.OperationState{Name: g.ctx.OpName("module"), Regions: 1, Loc: pick(g, g.locs)})
	body := m.Region(0)
	if g.valid { // arguments are not for modules
		top := g.b.Create(&ir.OperationState{Name: g.ctx.OpName("x.top"), Regions: 1})
		body.AddBlock().Append(top)
		body = top.Region(0)
	}
	g.region(body, nil)
	for i := range 20 {
		g.ctx.FileLineColLoc("a.mlir", uint32(i), 1)
	}
	return m
}

// region fills a region; outer are the values that it may use besides its own.
func (g *generator) region(r *ir.Region, outer []*ir.Value) {
	blocks := make([]*ir.Block, 1+g.rand.IntN(3))
	if g.valid {
		blocks = blocks[:1]
	}
	visible := outer
	for i := range blocks {
		blocks[i] = ir.NewBlock()
		for range g.rand.IntN(3) {
			v := blocks[i].AddArg(pick(g, g.types), pick(g, append(g.locs, nil)))
			visible = append(visible[:len(visible):len(visible)], v)
		}
		r.Append(blocks[i])
	}
	var nested []*ir.Operation
	for _, b := range blocks {
		for range 1 + g.rand.IntN(5) {
			op := g.operation(visible, blocks)
			b.Append(op)
			visible = append(visible[:len(visible):len(visible)], op.Results()...)
			nested = append(nested, op)
		}
	}
	g.useEarlier(nested, visible)
	for _, op := range nested {
		g.fill(op, before(op, visible))
	}
}

// before returns the values that an operation may use whatever is valid.
func before(op *ir.Operation, visible []*ir.Value) []*ir.Value {
	return slices.DeleteFunc(slices.Clone(visible), func(v *ir.Value) bool {
		def := v.DefiningOp()
		return def == op || def != nil && def.Block() == op.Block() && !def.IsBeforeInBlock(op)
	})
}

func (g *generator) operation(visible []*ir.Value, blocks []*ir.Block) *ir.Operation {
	g.left--
	g.b.ClearInsertionPoint()
	s := &ir.OperationState{Loc: pick(g, g.locs), Name: g.ctx.OpName(pick(g, []string{"x.a", "x.b", "y.a", "plain", "test.isolated"}))}
	for range g.rand.IntN(4) {
		s.Attrs = append(s.Attrs, ir.NamedAttr{Name: fmt.Sprintf("n%d", g.rand.IntN(9)), Value: pick(g, g.attrs)})
	}
	for range g.rand.IntN(3) {
		s.Results = append(s.Results, pick(g, g.types))
	}
	for range g.rand.IntN(4) {
		if len(visible) > 0 {
			s.Operands = append(s.Operands, pick(g, visible))
		}
	}
	for range max(0, g.rand.IntN(5)-2) {
		if g.valid {
			break
		}
		s.Successors = append(s.Successors, pick(g, blocks))
	}
	if g.left > 0 {
		s.Regions = max(0, g.rand.IntN(5)-2)
	}
	return g.b.Create(s)
}

// useEarlier makes some operands values that are defined behind their user.
func (g *generator) useEarlier(ops []*ir.Operation, visible []*ir.Value) {
	for _, op := range ops {
		if !g.valid && op.NumOperands() > 0 && g.rand.IntN(3) == 0 {
			op.SetOperand(g.rand.IntN(op.NumOperands()), pick(g, visible))
		}
	}
}

func (g *generator) fill(op *ir.Operation, visible []*ir.Value) {
	if op.Traits().Isolated {
		visible = nil
	}
	for r := range op.Regions() {
		if g.left > 0 && g.rand.IntN(4) > 0 {
			g.region(r, visible)
		}
	}
}

func TestRandomModulesRoundTrip(t *testing.T) {
	for seed := range uint64(100) {
		requireRoundTrip(t, newGenerator(newTestContext(t), seed).module())
	}
}
