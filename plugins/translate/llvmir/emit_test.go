package llvmir_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/translate/llvmir"
)

// program builds a module without a parser.
type program struct {
	*ir.Builder
	types  *llvm.Types
	module *ir.Operation
}

func newProgram(t testing.TB) *program {
	t.Helper()
	dialect, err := llvm.Dialect.Definitions()
	require.NoError(t, err)
	ctx, err := load.NewContext(dialect)
	require.NoError(t, err)
	types, err := llvm.TypesOf(ctx)
	require.NoError(t, err)
	p := &program{Builder: ir.NewBuilder(ctx), types: types}
	p.module = p.Create(&ir.OperationState{Name: ctx.OpName("module"), Regions: 1})
	p.module.Region(0).AddBlock()
	return p
}

func (p *program) op(name string, operands []*ir.Value, results []ir.Type, attrs ...ir.NamedAttr) *ir.Operation {
	return p.Create(&ir.OperationState{Name: p.Context().OpName("llvm." + name), Operands: operands, Results: results, Attrs: attrs})
}

// function begins a function and stands in its entry block.
func (p *program) function(name string, result ir.Type, args ...ir.Type) *ir.Block {
	ctx := p.Context()
	p.SetInsertionPointToEnd(p.module.Region(0).Entry())
	f := p.Create(&ir.OperationState{Name: ctx.OpName("llvm.func"), Regions: 1, Attrs: []ir.NamedAttr{
		{Name: "sym_name", Value: ctx.StringAttr(name)},
		{Name: "type", Value: ctx.TypeAttr(p.types.Func(result, args, false))},
	}})
	return p.CreateBlock(f.Region(0), nil, args...)
}

func (p *program) constant(n int64) *ir.Value {
	ctx := p.Context()
	return p.op("mlir.constant", nil, []ir.Type{ctx.I32()}, ir.NamedAttr{Name: "value", Value: ctx.I32Attr(n)}).Result(0)
}

func emit(t testing.TB, module *ir.Operation, opts llvmir.Options) string {
	t.Helper()
	var sink diag.Sink
	text, ok := llvmir.Emit(module, opts, &sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	return string(text)
}

func TestLoop(t *testing.T) {
	p := newProgram(t)
	i32 := p.Context().I32()
	entry := p.function("sum", i32, i32)
	zero := p.constant(0)
	loop := ir.NewBlock()
	i, acc := loop.AddArg(i32, nil), loop.AddArg(i32, nil)
	br := &ir.OperationState{Name: p.Context().OpName("llvm.br"), Operands: []*ir.Value{zero, zero}, Successors: []*ir.Block{loop}}
	p.Create(br)
	entry.Region().Append(loop)
	p.SetInsertionPointToEnd(loop)
	next := p.op("add", []*ir.Value{i, p.constant(1)}, []ir.Type{i32}).Result(0)
	sum := p.op("add", []*ir.Value{acc, i}, []ir.Type{i32}).Result(0)
	done := p.op("icmp", []*ir.Value{next, entry.Arg(0)}, []ir.Type{p.Context().I1()},
		ir.NamedAttr{Name: "predicate", Value: p.Context().I64Attr(5)}).Result(0)
	exit := ir.NewBlock()
	p.Create(&ir.OperationState{
		Name: p.Context().OpName("llvm.cond_br"), Operands: []*ir.Value{done, next, sum}, Successors: []*ir.Block{exit, loop},
		Attrs: []ir.NamedAttr{{Name: "operand_segment_sizes", Value: p.Context().DenseElementsAttr(
			p.Context().VectorType([]int64{3}, i32), []byte{1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0}, false)}},
	})
	entry.Region().Append(exit)
	p.SetInsertionPointToEnd(exit)
	p.op("return", []*ir.Value{sum}, nil)
	require.Equal(t, `source_filename = "module"

define i32 @sum(i32 %0) {
  br label %2

2:
  %3 = phi i32 [ 0, %1 ], [ %5, %2 ]
  %4 = phi i32 [ 0, %1 ], [ %6, %2 ]
  %5 = add i32 %3, 1
  %6 = add i32 %4, %3
  %7 = icmp sge i32 %5, %0
  br i1 %7, label %8, label %2

8:
  ret i32 %6
}
`, emit(t, p.module, llvmir.Options{}))
}
