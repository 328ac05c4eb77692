package rewrite

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/internal/irtest"
	"github.com/mlirc/mlirc/core/ir"
)

func testConfig() Config {
	return Config{materialize: func(ir.Type, ir.Attribute, string) (string, bool) { return "t.constant", true }}
}

func TestFoldsAndMovesConstants(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	i8 := ctx.IntegerType(8, ir.Signless)
	entry := irtest.Func(b, m, "f", i8)
	one := func(name string, x, y *ir.Value) *ir.Value {
		return irtest.Op(b, name, []ir.Type{i8}, x, y).Result(0)
	}
	x := entry.Arg(0)
	sum := one("t.add", irtest.Const(b, i8, 0), x)                        // x
	five := one("t.add", irtest.Const(b, i8, 2), irtest.Const(b, i8, 3))  // 5
	one("t.mul", sum, five)                                               // dead
	zero := one("t.sub", sum, x)                                          // 0
	prod := one("t.mul", five, x)                                         // x * 5
	absorbed := one("t.mul", zero, prod)                                  // 0
	again := one("t.mul", irtest.Const(b, i8, 5), irtest.Const(b, i8, 1)) // 5
	irtest.Op(b, "t.return", nil, sum, prod, absorbed, again)
	changed, err := ApplyGreedily(m, nil, testConfig())
	require.NoError(t, err)
	assert.True(t, changed)
	assert.Equal(t, `module
  func sym_name=f type=(i8)->()
  ^0 %0:i8
    %1:i8 = t.constant value=0
    %2:i8 = t.constant value=5
    %3:i8 = t.mul %0 %2
    t.return %0 %3 %1 %2
`, irtest.Dump(m))
	changed, err = ApplyGreedily(m, nil, testConfig())
	require.NoError(t, err)
	assert.False(t, changed, "constants that move are not a change")
}

func TestPatternsDriveEachOther(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	entry := irtest.Func(b, m, "f", ctx.I32())
	v := entry.Arg(0)
	for range 4 {
		v = irtest.Op(b, "t.wrap", []ir.Type{ctx.I32()}, v).Result(0)
	}
	irtest.Op(b, "t.return", nil, v)
	double := Pattern{Name: "double", Root: "t.wrap", Match: func(op *ir.Operation, rw *Rewriter) Result {
		inner := op.Operand(0).DefiningOp()
		if inner == nil || !inner.Is("t.wrap") {
			return rw.MatchFailure("operand is not wrapped")
		}
		rw.ReplaceOp(op, inner.Operand(0))
		return rw.Success()
	}}
	config := testConfig()
	config.Trace = diag.NewTrace([]diag.Position{{File: "in.mlir", Line: 7}})
	ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
		if op.Is("t.wrap") {
			op.SetLoc(ctx.FileLineColLoc("in.mlir", 7, 1))
		}
		return ir.Advance
	})
	_, err := ApplyGreedily(m, []Pattern{double}, config)
	require.NoError(t, err)
	assert.NotContains(t, irtest.Dump(m), "t.return %1")
	var notes []string
	found, _ := config.Trace.Take()
	for _, n := range found {
		notes = append(notes, n.Message)
	}
	assert.Equal(t, []string{"pattern 'double' failed to match: operand is not wrapped", "pattern 'double' rewrites 't.wrap'"}, notes)
}

func TestEndlessRewritingIsAnError(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	irtest.Func(b, m, "f")
	irtest.Op(b, "t.again", nil)
	again := Pattern{Name: "again", Root: "t.again", Match: func(op *ir.Operation, rw *Rewriter) Result {
		rw.Create(&ir.OperationState{Name: op.Name()})
		rw.EraseOp(op)
		return rw.Success()
	}}
	_, err := ApplyGreedily(m, []Pattern{again}, testConfig())
	assert.ErrorIs(t, err, ErrNotConverged)
}

// branch makes a t.br or, with a condition, a t.cond_br whose operands are
// divided by segment sizes.
func branch(b *ir.Builder, cond *ir.Value, to []*ir.Block, args ...[]*ir.Value) {
	ctx := b.Context()
	s := &ir.OperationState{Name: ctx.OpName("t.br"), Successors: to}
	if cond != nil {
		s.Name = ctx.OpName("t.cond_br")
		s.Operands = append(s.Operands, cond)
		s.Attrs = []ir.NamedAttr{{Name: ir.OperandSegmentsAttr, Value: irtest.Segments(ctx, 1, len(args[0]), len(args[1]))}}
	}
	for _, list := range args {
		s.Operands = append(s.Operands, list...)
	}
	b.Create(s)
}

func TestRegionsAreSimplified(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	i32 := ctx.I32()
	entry := irtest.Func(b, m, "f", ctx.I1(), i32, i32)
	r := entry.Region()
	left, right, join, lost, tail := r.AddBlock(i32), r.AddBlock(), r.AddBlock(i32, i32), r.AddBlock(), r.AddBlock(i32)
	x, y := entry.Arg(1), entry.Arg(2)
	branch(b, entry.Arg(0), []*ir.Block{left, right}, []*ir.Value{x}, nil)
	b.SetInsertionPointToEnd(left)
	irtest.Op(b, "t.use", nil, left.Arg(0))
	branch(b, nil, []*ir.Block{join}, []*ir.Value{x, y})
	b.SetInsertionPointToEnd(right)
	irtest.Op(b, "t.use", nil, y)
	branch(b, nil, []*ir.Block{join}, []*ir.Value{x, x})
	b.SetInsertionPointToEnd(join) // its second argument is used by a dead operation only
	irtest.Op(b, "t.add", []ir.Type{i32}, join.Arg(1), join.Arg(1))
	branch(b, nil, []*ir.Block{tail}, []*ir.Value{join.Arg(0)})
	b.SetInsertionPointToEnd(lost)
	branch(b, nil, []*ir.Block{join}, []*ir.Value{x, x})
	b.SetInsertionPointToEnd(tail)
	irtest.Op(b, "t.return", nil, tail.Arg(0))
	assert.True(t, simplifyRegions(m, nil))
	assert.Equal(t, `module
  func sym_name=f type=(i1,i32,i32)->()
  ^0 %0:i1 %1:i32 %2:i32
    t.cond_br %0 %1 ^1 ^2 operand_segment_sizes=*ir.DenseElementsAttr
  ^1 %3:i32
    t.use %3
    t.br %1 ^3
  ^2
    t.use %2
    t.br %1 ^3
  ^3 %4:i32
    t.return %4
`, irtest.Dump(m))
}

func TestEqualBlocksAreMerged(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	i32 := ctx.I32()
	entry := irtest.Func(b, m, "f", ctx.I1(), i32, i32)
	left, right := entry.Region().AddBlock(), entry.Region().AddBlock()
	branch(b, entry.Arg(0), []*ir.Block{left, right}, nil, nil)
	for i, block := range []*ir.Block{left, right} {
		b.SetInsertionPointToEnd(block)
		sum := irtest.Op(b, "t.add", []ir.Type{i32}, entry.Arg(1), entry.Arg(1+i))
		irtest.Op(b, "t.return", nil, sum.Result(0))
	}
	assert.True(t, simplifyRegions(m, nil))
	assert.Equal(t, `module
  func sym_name=f type=(i1,i32,i32)->()
  ^0 %0:i1 %1:i32 %2:i32
    t.cond_br %0 %1 %2 ^1 ^1 operand_segment_sizes=*ir.DenseElementsAttr
  ^1 %3:i32
    %4:i32 = t.add %1 %3
    t.return %4
`, irtest.Dump(m))
	assert.False(t, simplifyRegions(m, nil))
}

// TestErasedRegionsAreForgotten: what is inside of an operation that is erased is
// not looked at again, even if it was used there.
func TestErasedRegionsAreForgotten(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	irtest.Func(b, m, "f")
	b.Create(&ir.OperationState{Name: ctx.OpName("t.loop"), Regions: 1})
	outer := m.Region(0).Entry().First().Region(0).Entry().First()
	b.SetInsertionPointToEnd(outer.Region(0).AddBlock())
	one := irtest.Op(b, "t.make", []ir.Type{ctx.I32()}).Result(0)
	irtest.Op(b, "t.use", nil, one)
	seen := 0
	config := testConfig()
	config.BottomUp = true // what is inside is looked at first
	_, err := ApplyGreedily(m, []Pattern{
		{Name: "erase", Root: "t.loop", Match: func(op *ir.Operation, rw *Rewriter) Result {
			rw.EraseOp(op)
			return rw.Success()
		}},
		{Name: "look", Root: "t.make", Match: func(op *ir.Operation, rw *Rewriter) Result {
			seen++
			_ = op.ParentOp().Name()
			return rw.MatchFailure("only looking")
		}},
	}, config)
	require.NoError(t, err)
	assert.LessOrEqual(t, seen, 1)
	assert.NotContains(t, irtest.Dump(m), "t.make")
}

// TestNestedAlgorithmIsFound: a pattern that runs another driver over the operations on the
// worklist overwrites their marks.
func TestNestedAlgorithmIsFound(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	irtest.Func(b, m, "f")
	irtest.Op(b, "t.make", []ir.Type{ctx.I32()})
	irtest.Op(b, "t.use", nil)
	irtest.Op(b, "t.use", nil)
	nested := Pattern{Name: "nested", Root: "t.use", Match: func(op *ir.Operation, rw *Rewriter) Result {
		_, err := ApplyGreedily(m, nil, testConfig())
		require.NoError(t, err)
		return rw.MatchFailure("only running")
	}}
	defer func() {
		crash, ok := recover().(*diag.Crash)
		require.True(t, ok)
		assert.Equal(t, "BUG: a pattern ran an algorithm with marks of its own on 't.use', which the greedy driver has on its list", crash.Value)
		assert.Equal(t, "nested", crash.Pattern)
	}()
	_, _ = ApplyGreedily(m, []Pattern{nested}, testConfig())

}

// TestPatternsOnly changes what a pattern matches, and leaves dead operations.
func TestPatternsOnly(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	irtest.Func(b, m, "f")
	irtest.Op(b, "t.load", []ir.Type{ctx.I32()})
	irtest.Op(b, "t.use", nil)
	config := testConfig()
	config.PatternsOnly = true
	changed, err := ApplyGreedily(m, nil, config)
	require.NoError(t, err)
	assert.False(t, changed)
	assert.Contains(t, irtest.Dump(m), "t.load")
	changed, err = ApplyGreedily(m, []Pattern{{Name: "erase", Root: "t.use", Match: func(op *ir.Operation, rw *Rewriter) Result {
		rw.EraseOp(op)
		return rw.Success()
	}}}, config)
	require.NoError(t, err)
	assert.True(t, changed)
	assert.NotContains(t, irtest.Dump(m), "t.use")
	assert.Contains(t, irtest.Dump(m), "t.load")
}
