package irgen

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// module makes a module around the operation: a function in which an unknown
// operation gives each operand, and another one takes the results.
func (d *draft) module() (string, bool) {
	if !d.decide() {
		return "", false
	}
	ctx := d.g.ctx
	b := ir.NewBuilder(ctx)
	module := b.Create(&ir.OperationState{Name: ctx.OpName("module"), Regions: 1})
	top := module.Region(0).AddBlock()
	b.SetInsertionPointToEnd(top)
	if d.def.Traits().Symbol {
		d.create(b, nil)
		return string(syntax.AppendOp(nil, module, syntax.PrintOptions{Generic: true})), true
	}
	fn := b.Create(&ir.OperationState{
		Name: ctx.OpName("func"), Regions: 1,
		Attrs: []ir.NamedAttr{
			{Name: ir.SymbolNameAttr, Value: ctx.StringAttr("f")},
			{Name: "type", Value: ctx.TypeAttr(ctx.FunctionType(nil, nil))},
		},
	})
	b.SetInsertionPointToEnd(fn.Region(0).AddBlock())
	if d.def.Traits().Terminator {
		end := b.InsertionPoint()
		outer := b.Create(&ir.OperationState{Name: ctx.OpName("test.region"), Regions: 1})
		d.fill(b, outer.Region(0))
		b.RestoreInsertionPoint(end)
	} else {
		d.fillBlock(b, nil)
	}
	b.Create(&ir.OperationState{Name: ctx.OpName("std.return")})
	return string(syntax.AppendOp(nil, module, syntax.PrintOptions{Generic: true})), true
}

// fill makes the blocks of a region whose first ends in the operation.
func (d *draft) fill(b *ir.Builder, r *ir.Region) {
	entry := r.AddBlock()
	var blocks []*ir.Block
	for i := range d.def.Successors {
		block := r.AddBlock(d.successorTypes(i)...)
		blocks = append(blocks, block)
		b.SetInsertionPointToEnd(block)
		b.Create(&ir.OperationState{Name: d.g.ctx.OpName("test.end")})
	}
	b.SetInsertionPointToEnd(entry)
	d.fillBlock(b, blocks)
}

// successorTypes are the types of the group that is passed to a successor.
func (d *draft) successorTypes(i int) []ir.Type {
	for j := range d.def.Operands {
		if d.def.Operands[j].Name == d.def.Successors[i].Operands {
			return d.operands[j].types
		}
	}
	return nil
}

func (d *draft) fillBlock(b *ir.Builder, successors []*ir.Block) {
	op := d.create(b, successors)
	if op.NumResults() > 0 && !d.g.chance(3) {
		b.Create(&ir.OperationState{Name: d.g.ctx.OpName("test.use"), Operands: op.Results()})
	}
}

// create makes the operation, with one before it for each operand.
func (d *draft) create(b *ir.Builder, successors []*ir.Block) *ir.Operation {
	s := &ir.OperationState{
		Name: d.g.ctx.OpName(d.def.Name()), Results: all(d.results), Successors: successors, Regions: len(d.def.Regions),
	}
	for i := range d.operands {
		for _, t := range d.operands[i].types {
			s.Operands = append(s.Operands, d.operand(b, i, t))
		}
	}
	for i, v := range d.attrs {
		if v != nil {
			s.Attrs = append(s.Attrs, ir.NamedAttr{Name: d.def.Attributes[i].Name, Value: v})
		}
	}
	if d.def.Segments {
		s.Attrs = append(s.Attrs, ir.NamedAttr{Name: ods.SegmentAttr, Value: d.segments()})
	}
	if d.turn%3 == 0 {
		s.Attrs = append(s.Attrs, ir.NamedAttr{Name: "test.note", Value: one(d.g, d.g.attrs)})
	}
	op := b.Create(s)
	for i := range d.def.Regions {
		d.body(op, i)
	}
	return op
}

// operand makes a value for a group of operands: a constant where a rule says which operations
// make it.
func (d *draft) operand(b *ir.Builder, group int, t ir.Type) *ir.Value {
	ctx, constant := d.g.ctx, d.def.Dialect().Constant
	is := func(e *ods.Expr) bool { return e.Op == "made-by" && e.Args[0].Ref.Index == group }
	if _, ok := t.(*ir.IntegerType); !ok || constant == "" || !slices.ContainsFunc(d.def.Rules, func(r ods.Rule) bool { return is(r.Holds) }) {
		return d.source(b, t)
	}
	return b.Create(&ir.OperationState{
		Name: ctx.OpName(constant), Results: []ir.Type{t},
		Attrs: []ir.NamedAttr{{Name: "value", Value: ctx.IntAttr(t, one(d.g, []int64{1, 2, 4}))}},
	}).Result(0)
}

// source makes a value of a type.
func (d *draft) source(b *ir.Builder, t ir.Type) *ir.Value {
	return b.Create(&ir.OperationState{Name: d.g.ctx.OpName("test.source"), Results: []ir.Type{t}}).Result(0)
}

// segments are the operand segment sizes.
func (d *draft) segments() ir.Attribute {
	joined := d.def.SegmentSizes
	if joined == nil {
		for range d.def.Operands {
			joined = append(joined, 1)
		}
	}
	sizes := make([]int, len(joined))
	at := 0
	for i, n := range joined {
		for range n {
			sizes[i] += len(d.operands[at].types)
			at++
		}
	}
	return ods.SegmentsOf(d.g.ctx, sizes...)
}

// body fills a region with a block that takes the declared arguments, uses
// them, and ends in the region's terminator.
func (d *draft) body(op *ir.Operation, i int) {
	ctx := d.g.ctx
	b := ir.NewBuilder(ctx)
	block := op.Region(i).AddBlock(all(d.args[i])...)
	b.SetInsertionPointToEnd(block)
	b.Create(&ir.OperationState{Name: ctx.OpName("test.use"), Operands: block.Args()})
	s := &ir.OperationState{Name: ctx.OpName(d.def.Regions[i].Terminator)}
	for _, t := range d.yielded(s.Name) {
		s.Operands = append(s.Operands, d.source(b, t))
	}
	b.Create(s)
}

// yielded are the types of a terminator's operands: those of the results if it
// takes any number, the first region argument if it takes one.
func (d *draft) yielded(name *ir.OpName) []ir.Type {
	def, ok := name.Def().(*ods.Op)
	if !ok || len(def.Operands) == 0 {
		return nil
	}
	if def.Operands[0].Arity != ods.One {
		return all(d.results)
	}
	for _, groups := range d.args {
		if types := all(groups); len(types) > 0 {
			return types[:1]
		}
	}
	return all(d.results)
}
