package ir_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/internal/irtest"
	"github.com/mlirc/mlirc/core/ir"
)

// diamond builds entry -> (left | right) -> join -> left, and a lost block that
// branches to join.
func diamond() (blocks map[string]*ir.Block, ops map[string]*ir.Operation) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	blocks = map[string]*ir.Block{"entry": irtest.Func(b, m, "f")}
	r := blocks["entry"].Region()
	for _, name := range []string{"left", "right", "join", "lost"} {
		blocks[name] = r.AddBlock()
	}
	ops = map[string]*ir.Operation{}
	branch := func(from string, to ...string) {
		b.SetInsertionPointToEnd(blocks[from])
		ops[from] = irtest.Op(b, "t.make", []ir.Type{ctx.I32()})
		var succs []*ir.Block
		for _, name := range to {
			succs = append(succs, blocks[name])
		}
		b.Create(&ir.OperationState{Name: ctx.OpName("t.br"), Successors: succs})
	}
	branch("entry", "left", "right")
	branch("left", "join")
	branch("right", "join")
	branch("join", "left")
	branch("lost", "join")
	return blocks, ops
}

func TestDominanceOfBlocks(t *testing.T) {
	blocks, ops := diamond()
	d := ir.NewDominance()
	dominated := map[string]string{
		"entry": "left right join lost", "left": "lost", "right": "lost", "join": "lost", "lost": "",
	}
	for a, block := range blocks {
		for b, other := range blocks {
			want := a != b && contains(dominated[a], b)
			assert.Equal(t, want || a == b, d.DominatesBlock(block, other), "%s %s", a, b)
			if a != b {
				assert.Equal(t, want, d.ProperlyDominates(ops[a].Result(0), other.Last()), "%s %s", a, b)
			}
		}
	}
	assert.False(t, d.IsReachable(blocks["lost"]))
	assert.True(t, d.IsReachable(blocks["join"]))
	assert.False(t, ir.Reachable(blocks["entry"].Region())[blocks["lost"]])
}

func contains(list, name string) bool {
	for len(list) > 0 {
		if len(list) >= len(name) && list[:len(name)] == name {
			return true
		}
		list = list[1:]
	}
	return false
}

func TestDominanceOfOperations(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	entry := irtest.Func(b, m, "f", ctx.I32())
	first := irtest.Op(b, "t.make", []ir.Type{ctx.I32()})
	loop := b.Create(&ir.OperationState{Name: ctx.OpName("t.loop"), Regions: 1, Results: []ir.Type{ctx.I32()}})
	b.SetInsertionPointToEnd(loop.Region(0).AddBlock())
	inner := irtest.Op(b, "t.use", nil, first.Result(0))
	d := ir.NewDominance()
	assert.True(t, d.ProperlyDominates(first.Result(0), inner))
	assert.True(t, d.ProperlyDominates(entry.Arg(0), inner))
	assert.False(t, d.ProperlyDominates(loop.Result(0), inner), "a result is not known inside")
	assert.True(t, d.ProperlyDominatesOp(loop, inner))
	assert.False(t, d.ProperlyDominatesOp(loop, first))
	assert.False(t, d.ProperlyDominatesOp(first, first))

	// The module is a graph region.
	b.SetInsertionPointToEnd(m.Region(0).Entry())
	x := irtest.Op(b, "t.make", []ir.Type{ctx.I32()})
	y := irtest.Op(b, "t.make", []ir.Type{ctx.I32()})
	assert.True(t, d.ProperlyDominates(y.Result(0), x))
	assert.True(t, d.ProperlyDominates(x.Result(0), x))
}
