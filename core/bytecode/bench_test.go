package bytecode

import (
	"fmt"
	"testing"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// benchModule makes a module of functions, operations of that name, with a loop each, fifteen operations
// in all and every one at a place of its own.
func benchModule(ctx *ir.Context, functions int, kind string) *ir.Operation {
	m := &maker{ctx: ctx, b: ir.NewBuilder(ctx)}
	module := m.b.Create(&ir.OperationState{Name: ctx.OpName("module"), Regions: 1})
	body := module.Region(0).AddBlock()
	for i := range functions {
		m.b.SetInsertionPointToEnd(body)
		m.function(kind, fmt.Sprintf("function_%d", i))
	}
	return module
}

// maker builds operations at ever new places.
type maker struct {
	ctx  *ir.Context
	b    *ir.Builder
	line uint32
}

func (m *maker) op(name string, attrs []ir.NamedAttr, results []ir.Type, operands ...*ir.Value) *ir.Operation {
	m.line++
	return m.b.Create(&ir.OperationState{
		Name: m.ctx.OpName(name), Loc: m.ctx.FileLineColLoc("bench.mlir", m.line, 5),
		Attrs: attrs, Results: results, Operands: operands,
	})
}

func (m *maker) function(kind, name string) {
	ctx := m.ctx
	f32, index := ir.Type(ctx.F32()), ir.Type(ctx.IndexType())
	buffer := ctx.MemRefType([]int64{ir.Dynamic, 16}, f32, nil, nil)
	typ := ctx.FunctionType([]ir.Type{buffer, index}, []ir.Type{f32})
	m.line++
	fn := m.b.Create(&ir.OperationState{
		Name: ctx.OpName(kind), Regions: 1, Loc: ctx.FileLineColLoc("bench.mlir", m.line, 1),
		Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ctx.StringAttr(name)}, {Name: "type", Value: ctx.TypeAttr(typ)}},
	})
	entry := m.b.CreateBlock(fn.Region(0), nil, buffer, index)
	value := func(a ir.Attribute) []ir.NamedAttr { return []ir.NamedAttr{{Name: "value", Value: a}} }
	zero := m.op("std.constant", value(ctx.IndexAttr(0)), []ir.Type{index}).Result(0)
	one := m.op("std.constant", value(ctx.IndexAttr(1)), []ir.Type{index}).Result(0)
	start := m.op("memref.load", nil, []ir.Type{f32}, entry.Arg(0), zero, one).Result(0)
	m.line++
	loop := m.b.Create(&ir.OperationState{
		Name: ctx.OpName("scf.for"), Regions: 1, Loc: ctx.FileLineColLoc("bench.mlir", m.line, 5),
		Operands: []*ir.Value{zero, entry.Arg(1), one, start}, Results: []ir.Type{f32},
	})
	body := m.b.CreateBlock(loop.Region(0), nil, index, f32)
	x := m.op("memref.load", nil, []ir.Type{f32}, entry.Arg(0), body.Arg(0), one).Result(0)
	for range 3 {
		y := m.op("std.mulf", nil, []ir.Type{f32}, x, body.Arg(1)).Result(0)
		x = m.op("std.addf", nil, []ir.Type{f32}, x, y).Result(0)
	}
	m.op("memref.store", nil, nil, x, entry.Arg(0), body.Arg(0), zero)
	m.op("scf.yield", nil, nil, x)
	m.b.SetInsertionPointToEnd(entry)
	m.op("std.return", nil, nil, loop.Result(0))
}

func countOps(op *ir.Operation) int {
	n := 0
	ir.Walk(op, func(*ir.Operation) ir.WalkResult { n++; return ir.Advance })
	return n
}

func BenchmarkAppend(b *testing.B) {
	module := benchModule(ir.NewContext(), 2000, "func")
	ops := countOps(module)
	var data []byte
	b.ReportAllocs()
	for b.Loop() {
		var err error
		if data, err = Append(data[:0], module, WriteOptions{}); err != nil {
			b.Fatal(err)
		}
	}
	b.SetBytes(int64(len(data)))
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(ops), "ns/op-in-module")
}

func BenchmarkRead(b *testing.B) {
	module := benchModule(ir.NewContext(), 2000, "func")
	ops := countOps(module)
	data, err := Append(nil, module, WriteOptions{})
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	var sink diag.Sink
	for b.Loop() {
		if Read(ir.NewContext(), "bench.mlirbc", data, &sink) == nil {
			b.Fatal(sink.Diagnostics())
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(ops), "ns/op-in-module")
}
