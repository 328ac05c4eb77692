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

// combinations are how the kernel dialect calls those of integers, and of floats. As in MLIR 13 integers have
// no sign for min and max.
var combinations = map[bool]map[string]string{
	false: {"add": "add", "mul": "mul", "and": "and", "or": "or", "xor": "xor", "min": "umin", "max": "umax",
		"minsi": "smin", "maxsi": "smax"},
	true: {"add": "add", "mul": "mul", "min": "fmin", "max": "fmax", "minimumf": "fminimum", "maximumf": "fmaximum"},
}

// combinationOf is how the kernel dialect calls the way to join values of a type.
func combinationOf(t ir.Type, how string) string {
	_, isFloat := ir.ElementOrSelf(t).(*ir.FloatType)
	return combinations[isFloat][how]
}

// allReduce combines the values of all threads of the block: at once where there is an operation for it, else
// one after the other through memory.
func (d *device) allReduce(b *ir.Builder, op gpu.AllReduce) {
	v := op.Value()
	t := v.Type()
	how := op.Op.StringAttrValue("op")
	if how == "" {
		op.Op.Result(0).ReplaceAllUsesWith(d.joined(b, op))
		return
	}
	all := ir.NamedAttr{Name: "workgroup", Value: d.ctx.UnitAttr()}
	if t == d.ctx.IndexType() {
		v = std.NewIndexCast(b, v, d.ctx.I64()).Out()
	}
	v = kernel.NewCombine(b, v, combinationOf(t, how), "reduce", all).Result()
	if t == d.ctx.IndexType() {
		v = std.NewIndexCast(b, v, t).Out()
	}
	op.Op.Result(0).ReplaceAllUsesWith(v)
}

// joined is what the body of a reduction makes of the values of all threads.
func (d *device) joined(b *ir.Builder, op gpu.AllReduce) *ir.Value {
	t, callee := op.Value().Type(), d.joinFunction(op)
	threads := d.entry.WorkgroupSize[0] * d.entry.WorkgroupSize[1] * d.entry.WorkgroupSize[2]
	memory := d.shared(b, d.ctx.MemRefType([]int64{threads}, t, nil, d.ctx.I64Attr(workgroupSpace)))
	memref.NewStore(b, op.Value(), memory, []*ir.Value{d.linear(b)})
	kernel.NewBarrier(b)
	first := memref.NewLoad(b, memory, []*ir.Value{d.index(b, 0)}).Op.Result(0)
	loop := scf.NewFor(b, d.index(b, 1), d.index(b, threads), d.index(b, 1), []*ir.Value{first})
	inside := ir.NewBuilder(d.ctx)
	inside.SetLoc(op.Op.Loc())
	body := inside.CreateBlock(loop.Region(), nil, d.ctx.IndexType(), t)
	inside.SetInsertionPointToEnd(body)
	next := memref.NewLoad(inside, memory, []*ir.Value{body.Arg(0)}).Op.Result(0)
	both := std.NewCall(inside, []*ir.Value{body.Arg(1), next}, []ir.Type{t}, callee)
	scf.NewYield(inside, both.Op.Results())
	kernel.NewBarrier(b) // the memory may be written again
	return loop.Op.Result(0)
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
