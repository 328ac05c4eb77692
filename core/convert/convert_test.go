package convert

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/internal/irtest"
	"github.com/mlirc/mlirc/core/ir"
)

// testTypes converts index to i64, !t.pair to two i64 and !t.box to !u.box,
// which comes as its two members in signatures.
func testTypes(ctx *ir.Context) *TypeConverter {
	c := NewTypeConverter()
	c.KeepOthers()
	AddFor(c, func(*ir.IndexType) Answer { return To(ctx.I64()) })
	AddFor(c, func(t *ir.OpaqueType) Answer {
		switch t.Dialect() + "." + t.Body() {
		case "t.pair":
			return To(ctx.I64(), ctx.I64())
		case "t.box":
			return To(ctx.OpaqueType("u", "box"))
		case "t.bad":
			return Impossible("it is bad")
		}
		return PassOn()
	})
	c.AddArgument(func(b *ir.Builder, from ir.Type, args []*ir.Value) []*ir.Value {
		if from != ctx.OpaqueType("t", "box") {
			return nil
		}
		return irtest.Op(b, "u.pack", []ir.Type{ctx.OpaqueType("u", "box")}, args...).Results()
	})
	return c
}

func boxSignature(ctx *ir.Context, c *TypeConverter, types []ir.Type) *Signature {
	s := NewSignature(len(types))
	for i, t := range types {
		if t == ir.Type(ctx.OpaqueType("t", "box")) {
			s.AddInputs(i, ctx.I64(), ctx.I64())
			continue
		}
		types, _ := c.Convert(t)
		s.AddInputs(i, types...)
	}
	return s
}

func funcPattern() Pattern {
	return Pattern{Name: "func", Root: "func", Match: func(op *ir.Operation, _ Operands, rw *Rewriter) Result {
		old := op.Attr("type").(*ir.TypeAttr).Value().(*ir.FunctionType)
		ctx := op.Context()
		s := boxSignature(ctx, rw.Types(), old.Inputs())
		fresh := rw.Create(&ir.OperationState{
			Name: ctx.OpName("u.func"), Regions: 1,
			Attrs: op.Attrs().With("type", ctx.TypeAttr(ctx.FunctionType(s.Types(), nil))),
		})
		entry := op.Region(0).Entry()
		rw.MoveRegion(op.Region(0), fresh.Region(0), nil)
		rw.ConvertSignature(entry, s)
		rw.ConvertOtherBlocks(fresh.Region(0))
		rw.EraseOp(op)
		return rw.Success()
	}}
}

// generic converts t.X to u.X with converted operands and results.
func generic(ctx *ir.Context, name string) Pattern {
	to := ctx.OpName("u." + name)
	return Pattern{Name: name, Root: "t." + name, Match: func(op *ir.Operation, _ Operands, rw *Rewriter) Result {
		var results []ir.Type
		for _, t := range op.ResultTypes() {
			types, ok := rw.Types().Convert(t)
			if !ok || len(types) != 1 {
				return rw.MatchFailuref("result is not one value")
			}
			results = append(results, types...)
		}
		rw.ReplaceOpWithNew(op, &ir.OperationState{
			Name: to, Operands: rw.Flat(), Results: results,
			Attrs: op.Attrs(), Successors: op.Successors(),
		})
		return rw.Success()
	}}
}

func makePair() Pattern {
	return Pattern{Name: "make-pair", Root: "t.pair", Match: func(op *ir.Operation, operands Operands, rw *Rewriter) Result {
		rw.ReplaceOpMulti(op, [][]*ir.Value{operands.All()})
		return rw.Success()
	}}
}

func testTarget() *Target {
	t := NewTarget()
	t.LegalDialect("u")
	t.Legal("module")
	t.Illegal("func")
	t.IllegalDialect("t")
	return t
}

func buildSample(ctx *ir.Context, functions int) *ir.Operation {
	m, b := irtest.Module(ctx)
	pair, box := ctx.OpaqueType("t", "pair"), ctx.OpaqueType("t", "box")
	for range functions {
		entry := irtest.Func(b, m, "f", ctx.IndexType(), box, pair)
		r := entry.Region()
		next := r.AddBlock(ctx.IndexType(), pair)
		sum := irtest.Op(b, "t.add", []ir.Type{ctx.IndexType()}, entry.Arg(0), entry.Arg(0))
		irtest.Op(b, "t.use", nil, entry.Arg(1), sum.Result(0))
		p := irtest.Op(b, "t.pair", []ir.Type{pair}, sum.Result(0), entry.Arg(0))
		b.Create(&ir.OperationState{Name: ctx.OpName("t.br"), Operands: []*ir.Value{sum.Result(0), p.Result(0)},
			Successors: []*ir.Block{next}})
		b.SetInsertionPointToEnd(next)
		irtest.Op(b, "t.use", nil, next.Arg(1), entry.Arg(2))
		irtest.Op(b, "t.return", nil, next.Arg(0))
	}
	return m
}

func fullConfig(ctx *ir.Context, sink *diag.Sink) Config {
	return Config{
		Target: testTarget(), Types: testTypes(ctx), Full: true, Sink: sink, Stage: "test",
		Patterns: []Pattern{funcPattern(), makePair(), generic(ctx, "add"), generic(ctx, "use"), generic(ctx, "br"), generic(ctx, "return")},
	}
}

const converted1 = `module
  u.func sym_name=f type=(i64,i64,i64,i64,i64)->()
  ^0 %0:i64 %1:i64 %2:i64 %3:i64 %4:i64
    %5:!u.box = u.pack %1 %2
    %6:i64 = u.add %0 %0
    u.use %5 %6
    u.br %6 %6 %0 ^1
  ^1 %7:i64 %8:i64 %9:i64
    u.use %8 %9 %3 %4
    u.return %7
`

func TestFullConversion(t *testing.T) {
	ctx := irtest.NewContext()
	m := buildSample(ctx, 1)
	var sink diag.Sink
	require.True(t, Apply(m, fullConfig(ctx, &sink)), "%v", sink.Diagnostics())
	assert.Equal(t, converted1, irtest.Dump(m))
}

func TestPartialConversionLeavesCasts(t *testing.T) {
	ctx := irtest.NewContext()
	m := buildSample(ctx, 1)
	var sink diag.Sink
	config := fullConfig(ctx, &sink)
	config.Full = false
	config.Target = NewTarget()
	config.Target.Illegal("t.add", "t.return")
	config.Patterns = []Pattern{generic(ctx, "add"), generic(ctx, "return")}
	require.True(t, Apply(m, config), "%v", sink.Diagnostics())
	assert.Equal(t, `module
  func sym_name=f type=(index,!t.box,!t.pair)->()
  ^0 %0:index %1:!t.box %2:!t.pair
    %3:i64 = unrealized_conversion_cast %0
    %4:i64 = u.add %3 %3
    %5:index = unrealized_conversion_cast %4
    t.use %1 %5
    %6:!t.pair = t.pair %5 %0
    t.br %5 %6 ^1
  ^1 %7:index %8:!t.pair
    %9:i64 = unrealized_conversion_cast %7
    t.use %8 %2
    u.return %9
`, irtest.Dump(m))
}

func TestWorkersDoNotChangeTheResult(t *testing.T) {
	convertWith := func(workers int) string {
		ctx := irtest.NewContext()
		m := buildSample(ctx, 40)
		var sink diag.Sink
		config := fullConfig(ctx, &sink)
		config.workers = workers
		config.Patterns = append(config.Patterns, Pattern{
			Name: "declaring", Root: "t.use", Benefit: 2,
			Match: func(op *ir.Operation, operands Operands, rw *Rewriter) Result {
				for _, name := range []string{"malloc", "free", "f"} {
					rw.Declare(op, name, func(b *ir.Builder) *ir.Operation {
						return b.Create(&ir.OperationState{Name: ctx.OpName("u.func"), Attrs: []ir.NamedAttr{
							{Name: "sym_name", Value: ctx.StringAttr(name)},
						}})
					})
				}
				rw.ReplaceOpWithNew(op, &ir.OperationState{Name: ctx.OpName("u.use"), Operands: operands.All()})
				return rw.Success()
			},
		})
		require.True(t, Apply(m, config), "%v", sink.Diagnostics())
		return irtest.Dump(m)
	}
	one := convertWith(1)
	assert.True(t, strings.HasPrefix(one, "module\n  u.func sym_name=free\n  u.func sym_name=malloc\n  u.func sym_name=f"), one[:200])
	assert.Equal(t, 2, strings.Count(one, "sym_name=malloc")+strings.Count(one, "sym_name=free"))
	assert.Equal(t, one, convertWith(2))
}

func TestFailureNamesPatternsAndReasons(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	irtest.Func(b, m, "f")
	b.SetLoc(ctx.FileLineColLoc("in.mlir", 3, 5))
	bad := irtest.Op(b, "t.make", []ir.Type{ctx.OpaqueType("t", "bad")})
	irtest.Op(b, "t.use", nil, bad.Result(0))
	irtest.Op(b, "t.other", nil)
	var sink diag.Sink
	config := fullConfig(ctx, &sink)
	config.Target.Hint(func(op *ir.Operation) string { return "pass 'convert-other' may help" })
	config.Patterns = append(config.Patterns, generic(ctx, "make"))
	assert.False(t, Apply(m, config))
	text := string(renderAll(sink.Diagnostics()))
	assert.Equal(t, `in.mlir:3:5: error: cannot legalize operation 't.make' of type () -> !t.bad
in.mlir:3:5: note: pattern 'make' failed to match: result is not one value
in.mlir:3:5: note: pass 'convert-other' may help
in.mlir:3:5: error: cannot legalize operation 't.use' of type (!t.bad) -> ()
in.mlir:3:5: note: pattern 'use' failed to match: the type of operand 0, '!t.bad', cannot be converted: it is bad
in.mlir:3:5: note: pass 'convert-other' may help
in.mlir:3:5: error: cannot legalize operation 't.other'
in.mlir:3:5: note: no pattern converts 't.other'
in.mlir:3:5: note: pass 'convert-other' may help
`, text)
}

func renderAll(list []diag.Diagnostic) []byte {
	var text []byte
	for _, d := range list {
		text = diag.AppendRendered(text, d, nil, false)
	}
	return text
}

func TestGeneratedOperationsAreLegalized(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	entry := irtest.Func(b, m, "f", ctx.IndexType())
	twice := irtest.Op(b, "t.twice", []ir.Type{ctx.IndexType()}, entry.Arg(0))
	irtest.Op(b, "t.use", nil, twice.Result(0))
	var sink diag.Sink
	config := fullConfig(ctx, &sink)
	config.Patterns = append(config.Patterns, Pattern{
		Name: "twice", Root: "t.twice",
		Match: func(op *ir.Operation, operands Operands, rw *Rewriter) Result {
			x := op.Operand(0)
			rw.ReplaceOpWithNew(op, &ir.OperationState{Name: ctx.OpName("t.add"),
				Operands: []*ir.Value{x, x}, Results: op.ResultTypes()})
			return rw.Success()
		},
	})
	require.True(t, Apply(m, config), "%v", sink.Diagnostics())
	assert.Equal(t, `module
  u.func sym_name=f type=(i64)->()
  ^0 %0:i64
    %1:i64 = u.add %0 %0
    u.use %1
`, irtest.Dump(m))
}

func TestCirclesAreReported(t *testing.T) {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	irtest.Func(b, m, "f")
	irtest.Op(b, "t.again", nil)
	var sink diag.Sink
	config := fullConfig(ctx, &sink)
	config.Patterns = append(config.Patterns, Pattern{
		Name: "again", Root: "t.again",
		Match: func(op *ir.Operation, _ Operands, rw *Rewriter) Result {
			rw.Create(&ir.OperationState{Name: op.Name()})
			rw.EraseOp(op)
			return rw.Success()
		},
	})
	assert.False(t, Apply(m, config))
	assert.Contains(t, sink.Diagnostics()[0].Message, "do not converge")
}

func BenchmarkConvert(b *testing.B) {
	b.ReportAllocs()
	for range b.N {
		b.StopTimer()
		ctx := irtest.NewContext()
		m := buildSample(ctx, 5000)
		var sink diag.Sink
		config := fullConfig(ctx, &sink)
		b.StartTimer()
		Apply(m, config)
	}
}

func TestHas(t *testing.T) {
	ctx := ir.NewContext()
	b := ir.NewBuilder(ctx)
	root := b.Create(&ir.OperationState{Name: ctx.OpName("t.root"), Regions: 1})
	b.SetInsertionPointToEnd(root.Region(0).AddBlock())
	b.Create(&ir.OperationState{Name: ctx.OpName("u.leaf")})
	for dialect, want := range map[string]bool{"t": true, "u": true, "v": false} {
		is := func(name *ir.OpName) bool { return name.Dialect() == dialect }
		assert.Equal(t, want, Has(root, is), dialect)
	}
}
