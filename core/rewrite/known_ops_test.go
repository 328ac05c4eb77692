package rewrite

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/internal/irtest"
	"github.com/mlirc/mlirc/core/ir"
)

// TestKnownOpsTellArgumentsApart hashes operations that differ in nothing but the block
// whose argument they use, as each iteration of a loop in a long chain of blocks does.
func TestKnownOpsTellArgumentsApart(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	region := irtest.Func(b, m, "f", ctx.I32()).Region()
	const blocks = 2000
	known := NewKnownOps(ctx)
	hashes := map[uint32]int{}
	for range blocks {
		block := b.CreateBlock(region, nil, ctx.I32())
		op := irtest.Op(b, "t.add", []ir.Type{ctx.I32()}, block.Arg(0), region.Entry().Arg(0))
		irtest.Op(b, "t.use", nil, op.Result(0))
		known.Visit(op)
		assert.Same(t, op, known.FindOrAdd(op))
		hashes[known.hashOf(op)]++
	}
	assert.Greater(t, len(hashes), blocks*9/10)
}
