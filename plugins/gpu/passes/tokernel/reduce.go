package tokernel

import (
	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// A joining makes one value of two.
type joining struct {
	kernel string // the combination of the kernel dialect
	op     string // the operation, if there is one
}

// joinings of integers, and of floats. As in MLIR 13 integers have no sign for min and max.
var joinings = map[bool]map[string]joining{
	false: {
		"add": {"add", "std.addi"}, "mul": {"mul", "std.muli"}, "and": {"and", "std.and"}, "or": {"or", "std.or"},
		"xor": {"xor", "std.xor"}, "min": {kernel: "umin"}, "max": {kernel: "umax"},
	},
	true: {"add": {"add", "std.addf"}, "mul": {"mul", "std.mulf"}, "min": {kernel: "fmin"}, "max": {kernel: "fmax"}},
}

// allReduce joins the values of all threads of the block. Where there is an operation for it,
// subgroups do so first, and what they have got is joined through memory; else all values are.
func (d *device) allReduce(b *ir.Builder, op gpu.AllReduce) {
	v := op.Value()
	t := v.Type()
	_, isFloat := t.(*ir.FloatType)
	threads := d.entry.WorkgroupSize[0] * d.entry.WorkgroupSize[1] * d.entry.WorkgroupSize[2]
	var join func(b *ir.Builder, x, y *ir.Value) *ir.Value
	var slot, count *ir.Value
	if how := op.Op.StringAttrValue("op"); how != "" {
		j := joinings[isFloat][how]
		if t == d.ctx.IndexType() {
			i64 := d.ctx.I64()
			wide := kernel.NewCombine(b, std.NewIndexCast(b, v, i64).Out(), j.kernel, "reduce").Result()
			v = std.NewIndexCast(b, wide, t).Out()
		} else {
			v = kernel.NewCombine(b, v, j.kernel, "reduce").Result()
		}
		slot, count = d.id(b, "subgroup_id", 0), d.id(b, "num_subgroups", 0)
		join = func(b *ir.Builder, x, y *ir.Value) *ir.Value { return joined(b, j, isFloat, how == "max", x, y) }
	} else {
		callee := d.joinFunction(op)
		slot, count = d.linear(b), d.index(b, threads)
		join = func(b *ir.Builder, x, y *ir.Value) *ir.Value {
			return std.NewCall(b, []*ir.Value{x, y}, []ir.Type{t}, callee).Op.Result(0)
		}
	}
	memory := d.shared(b, d.ctx.MemRefType([]int64{threads}, t, nil, d.ctx.I64Attr(workgroupSpace)))
	memref.NewStore(b, v, memory, []*ir.Value{slot})
	kernel.NewBarrier(b)
	first := memref.NewLoad(b, memory, []*ir.Value{d.index(b, 0)}).Op.Result(0)
	loop := scf.NewFor(b, d.index(b, 1), count, d.index(b, 1), []*ir.Value{first})
	inside := ir.NewBuilder(d.ctx)
	inside.SetLoc(op.Op.Loc())
	body := inside.CreateBlock(loop.Region(), nil, d.ctx.IndexType(), t)
	inside.SetInsertionPointToEnd(body)
	next := memref.NewLoad(inside, memory, []*ir.Value{body.Arg(0)}).Op.Result(0)
	scf.NewYield(inside, []*ir.Value{join(inside, body.Arg(1), next)})
	kernel.NewBarrier(b) // the memory may be written again
	op.Op.Result(0).ReplaceAllUsesWith(loop.Op.Result(0))
}

// joined is what an operation makes of two values.
func joined(b *ir.Builder, j joining, isFloat, greatest bool, x, y *ir.Value) *ir.Value {
	switch {
	case j.op != "":
		return b.CreateOp(b.Context().OpName(j.op), []*ir.Value{x, y}, []ir.Type{x.Type()}, nil).Result(0)
	case isFloat && greatest:
		return std.NewSelect(b, std.NewCmpf(b, x, y, std.CmpFPredicateUgt).Result(), x, y).Result()
	case isFloat:
		return std.NewSelect(b, std.NewCmpf(b, x, y, std.CmpFPredicateUlt).Result(), x, y).Result()
	case greatest:
		return std.NewSelect(b, std.NewCmpi(b, x, y, std.CmpIPredicateUgt).Result(), x, y).Result()
	}
	return std.NewSelect(b, std.NewCmpi(b, x, y, std.CmpIPredicateUlt).Result(), x, y).Result()
}

// linear is the number of the thread in its block.
func (d *device) linear(b *ir.Builder) *ir.Value {
	x, y, z := d.id(b, "local_id", 0), d.id(b, "local_id", 1), d.id(b, "local_id", 2)
	row := std.NewAddi(b, std.NewMuli(b, z, d.index(b, d.entry.WorkgroupSize[1])).Result(), y).Result()
	return std.NewAddi(b, std.NewMuli(b, row, d.index(b, d.entry.WorkgroupSize[0])).Result(), x).Result()
}

// joinFunction is the name of a function of the body of a reduction.
func (d *device) joinFunction(op gpu.AllReduce) string {
	t := op.Value().Type()
	b := ir.NewBuilder(d.ctx)
	b.SetLoc(op.Op.Loc())
	b.SetInsertionPoint(d.fn)
	name := d.entry.Name + ".join"
	for d.symbols.Lookup(name) != nil {
		name += "_"
	}
	fn := builtin.NewFunc(b, name, d.ctx.FunctionType([]ir.Type{t, t}, []ir.Type{t}),
		ir.NamedAttr{Name: ir.SymbolVisibilityAttr, Value: d.ctx.StringAttr("private")}).Op
	fn.Region(0).TakeBlocks(op.Op.Region(0))
	d.symbols.Insert(fn)
	for block := range fn.Region(0).Blocks() {
		if last := block.Last(); last.Is("gpu.yield") {
			std.NewReturn(ir.BuilderBefore(last), last.Operands())
			last.Erase()
		}
	}
	return name
}
