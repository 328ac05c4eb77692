package tokernel

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// A device is a kernel while its function is made.
type device struct {
	*conversion
	fn      *ir.Operation
	entry   kernel.EntryPoint
	globals int // of the workgroup
	// functions are that of the kernel, and copies of those that it calls.
	functions []*ir.Operation
}

// programSubgroup is how many threads a subgroup has where values are shuffled, or matrices shared: as
// programs for GPUs expect.
const programSubgroup = 32

// workgroupSpace is the memory space of what the threads of a block share.
const workgroupSpace = 3

// function makes a function of a kernel.
func (c *conversion) function(module, op *ir.Operation) {
	name := ir.SymbolName(module) + "_" + ir.SymbolName(op)
	size, launched := c.sizes[name]
	if !launched {
		return // no one starts it, so that nothing says how many threads it has
	}
	t, _ := op.Attr("type").(*ir.TypeAttr)
	sig, _ := t.Value().(*ir.FunctionType)
	body := op.Region(0)
	if sig == nil || body.Empty() || body.Entry().NumArgs() < len(sig.Inputs()) {
		c.errorf(op, "has no body that takes its arguments")
		return
	}
	b := ir.NewBuilder(c.ctx)
	b.SetLoc(op.Loc())
	b.SetInsertionPointToEnd(c.root.Region(0).Entry())
	d := &device{conversion: c, entry: kernel.EntryPoint{Name: name, WorkgroupSize: size}}
	d.fn = builtin.NewFunc(b, name, sig).Op
	d.fn.Region(0).TakeBlocks(body)
	c.symbols.Insert(d.fn)
	index := c.ctx.IndexType()
	inputs := append([]ir.Type{index, index, index}, sig.Inputs()...)
	launcher := builtin.NewFunc(b, name+kernel.LaunchSuffix, c.ctx.FunctionType(inputs, nil),
		ir.NamedAttr{Name: ir.SymbolVisibilityAttr, Value: c.ctx.StringAttr("private")}).Op
	c.symbols.Insert(launcher)
	d.functions = []*ir.Operation{d.fn}
	d.attributions(d.fn, len(sig.Inputs()), int(intOf(op.Attr("workgroup_attributions"))))
	d.helpers(module)
	if d.matrices(); d.failed {
		return
	}
	var ops []*ir.Operation
	for _, fn := range d.functions {
		ir.Walk(fn, func(o *ir.Operation) ir.WalkResult {
			if o.Name().Dialect() == "gpu" {
				ops = append(ops, o)
				return ir.Skip
			}
			return ir.Advance
		})
	}
	for _, o := range ops {
		d.operation(o)
	}
	d.fn.SetAttr(kernel.EntryPointAttr, d.entry.Attr(c.ctx))
}

func intOf(a ir.Attribute) int64 {
	n, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0
	}
	v, _ := n.Int()
	return v
}

// attributions makes memory of the arguments of a function behind those that its caller hands over:
// the first shared ones are of the block, and the others of each thread.
func (d *device) attributions(fn *ir.Operation, handed, shared int) {
	entry := fn.Region(0).Entry()
	b := ir.NewBuilder(d.ctx)
	b.SetLoc(fn.Loc())
	b.SetInsertionPointToStart(entry)
	for i, v := range entry.Args()[handed:] {
		t, ok := v.Type().(*ir.MemRefType)
		if !ok || !ir.HasStaticShape(t) || len(t.Layout()) > 0 {
			d.errorf(fn, "has memory of a block or thread whose type has no constant shape")
			return
		}
		if i < shared {
			v.ReplaceAllUsesWith(d.shared(b, t))
		} else {
			v.ReplaceAllUsesWith(memref.NewAlloca(b, nil, nil, t).Op.Result(0))
		}
	}
	for n := entry.NumArgs(); n > handed; n-- {
		entry.EraseArg(n - 1)
	}
}

// shared is memory of the block.
func (d *device) shared(b *ir.Builder, t *ir.MemRefType) *ir.Value {
	name := fmt.Sprintf("%s.workgroup%d", d.entry.Name, d.globals)
	d.globals++
	at := b.InsertionPoint()
	b.SetInsertionPoint(d.fn)
	g := memref.NewGlobal(b, name, t, ir.NamedAttr{Name: ir.SymbolVisibilityAttr, Value: d.ctx.StringAttr("private")},
		ir.NamedAttr{Name: "initial_value", Value: d.ctx.UnitAttr()})
	b.RestoreInsertionPoint(at)
	d.symbols.Insert(g.Op)
	d.entry.Variables = append(d.entry.Variables, kernel.Variable{Symbol: name, Storage: kernel.StorageWorkgroup})
	return memref.NewGetGlobal(b, t, name).Op.Result(0)
}

// ids are the numbers of threads, as the kernel dialect calls them.
var ids = map[string]string{
	"gpu.thread_id": "local_id", "gpu.block_id": "workgroup_id", "gpu.block_dim": "workgroup_size", "gpu.grid_dim": "num_workgroups",
	"gpu.subgroup_id": "subgroup_id", "gpu.num_subgroups": "num_subgroups", "gpu.subgroup_size": "subgroup_size", "gpu.lane_id": "subgroup_local_id",
}

// operation converts an operation of a kernel.
func (d *device) operation(op *ir.Operation) {
	b := ir.BuilderBefore(op)
	b.SetLoc(op.Loc())
	name := op.Name().String()
	switch {
	case ids[name] != "":
		dimension := 0
		if a, ok := op.Attr("dimension").(*ir.StringAttr); ok {
			dimension = strings.Index("xyz", a.Value())
		}
		op.Result(0).ReplaceAllUsesWith(d.id(b, ids[name], dimension))
	case name == "gpu.barrier":
		kernel.NewBarrier(b)
	case name == "gpu.return":
		std.NewReturn(b, op.Operands())
	case name == "gpu.shuffle":
		d.shuffle(b, gpu.Shuffle{Op: op})
	case name == "gpu.all_reduce":
		d.allReduce(b, gpu.AllReduce{Op: op})
	default:
		d.errorf(op, "is not supported on the CPU")
		return
	}
	op.Erase()
}

// number is a number of the thread, of 32 bits.
func (d *device) number(b *ir.Builder, what string, dimension int) *ir.Value {
	return kernel.NewId(b, what, ir.NamedAttr{Name: "dimension", Value: d.ctx.I64Attr(int64(dimension))}).Result()
}

// id is a number of the thread as an index.
func (d *device) id(b *ir.Builder, what string, dimension int) *ir.Value {
	return std.NewIndexCast(b, d.number(b, what, dimension), d.ctx.IndexType()).Out()
}

func (d *device) index(b *ir.Builder, n int64) *ir.Value {
	return std.NewConstant(b, d.ctx.IndexType(), d.ctx.IntAttr(d.ctx.IndexType(), n)).Op.Result(0)
}

// shuffle reads the value of another thread of the subgroup.
func (d *device) shuffle(b *ir.Builder, op gpu.Shuffle) {
	d.entry.SubgroupSize = programSubgroup
	lane := std.NewXor(b, d.number(b, "subgroup_local_id", 0), op.Offset()).Result()
	size := d.number(b, "subgroup_size", 0)
	narrow := std.NewCmpi(b, op.Width(), size, std.CmpIPredicateUlt).Result()
	width := std.NewSelect(b, narrow, op.Width(), size).Result()
	op.Op.Result(0).ReplaceAllUsesWith(kernel.NewShuffle(b, op.Value(), lane).Result())
	op.Op.Result(1).ReplaceAllUsesWith(std.NewCmpi(b, lane, width, std.CmpIPredicateUlt).Result())
}
