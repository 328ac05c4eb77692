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
	cluster [3]int64
	dynamic int64         // bytes of the block whose size launches say
	raw     *ir.Operation // that memory, nil before it is needed
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
	size, launched := c.launched[name]
	if !launched {
		known, ok := knownBlock(op)
		if !ok {
			return // no one starts it, so that nothing says how many threads it has
		}
		size = launchSizes{block: known, cluster: [3]int64{1, 1, 1}}
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
	d := &device{conversion: c, entry: kernel.EntryPoint{Name: name, WorkgroupSize: size.block}, cluster: size.cluster, dynamic: size.shared}
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
	g := d.sharedGlobal(b, t)
	return memref.NewGetGlobal(b, t, ir.SymbolName(g)).Op.Result(0)
}

// sharedGlobal declares memory of the block.
func (d *device) sharedGlobal(b *ir.Builder, t *ir.MemRefType, attrs ...ir.NamedAttr) *ir.Operation {
	name := fmt.Sprintf("%s.workgroup%d", d.entry.Name, d.globals)
	d.globals++
	at := b.InsertionPoint()
	b.SetInsertionPoint(d.fn)
	attrs = append(attrs, ir.NamedAttr{Name: ir.SymbolVisibilityAttr, Value: d.ctx.StringAttr("private")},
		ir.NamedAttr{Name: "initial_value", Value: d.ctx.UnitAttr()})
	g := memref.NewGlobal(b, name, t, attrs...)
	b.RestoreInsertionPoint(at)
	d.symbols.Insert(g.Op)
	d.entry.Variables = append(d.entry.Variables, kernel.Variable{Symbol: name, Storage: kernel.StorageWorkgroup})
	return g.Op
}

// dynamicMemory is memory of the block whose size launches say: the same for each operation that asks for it.
func (d *device) dynamicMemory(b *ir.Builder, op gpu.DynamicSharedMemory) *ir.Value {
	to := op.ResultMemref().Type().(*ir.MemRefType)
	t := d.ctx.MemRefType([]int64{d.dynamic}, to.Elem(), nil, to.Space())
	if d.raw == nil {
		d.raw = d.sharedGlobal(b, t)
	}
	v := memref.NewGetGlobal(b, t, ir.SymbolName(d.raw)).Op.Result(0)
	return memref.NewCast(b, v, to).Op.Result(0)
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
	dimension := 0
	if a, ok := op.Attr("dimension").(*ir.StringAttr); ok {
		dimension = strings.Index("xyz", a.Value())
	}
	switch {
	case ids[name] != "":
		if strings.Contains(name, "subgroup") || name == "gpu.lane_id" {
			d.entry.SubgroupSize = programSubgroup
		}
		op.Result(0).ReplaceAllUsesWith(d.id(b, ids[name], dimension))
	case name == "gpu.global_id":
		block := std.NewMuli(b, d.id(b, "workgroup_id", dimension), d.index(b, d.entry.WorkgroupSize[dimension])).Result()
		op.Result(0).ReplaceAllUsesWith(std.NewAddi(b, block, d.id(b, "local_id", dimension)).Result())
	case name == "gpu.cluster_id":
		op.Result(0).ReplaceAllUsesWith(std.NewDiviUnsigned(b, d.id(b, "workgroup_id", dimension), d.index(b, d.cluster[dimension])).Result())
	case name == "gpu.cluster_block_id":
		op.Result(0).ReplaceAllUsesWith(std.NewRemiUnsigned(b, d.id(b, "workgroup_id", dimension), d.index(b, d.cluster[dimension])).Result())
	case name == "gpu.cluster_dim_blocks":
		op.Result(0).ReplaceAllUsesWith(d.index(b, d.cluster[dimension]))
	case name == "gpu.cluster_dim":
		blocks := std.NewAddi(b, d.id(b, "num_workgroups", dimension), d.index(b, d.cluster[dimension]-1)).Result()
		op.Result(0).ReplaceAllUsesWith(std.NewDiviUnsigned(b, blocks, d.index(b, d.cluster[dimension])).Result())
	case name == "gpu.dynamic_shared_memory":
		op.Result(0).ReplaceAllUsesWith(d.dynamicMemory(b, gpu.DynamicSharedMemory{Op: op}))
	case name == "gpu.printf":
		d.print(b, gpu.Printf{Op: op})
	case name == "gpu.subgroup_reduce":
		d.entry.SubgroupSize = programSubgroup
		how := op.StringAttrValue("op")
		op.Result(0).ReplaceAllUsesWith(kernel.NewCombine(b, op.Operand(0), combinationOf(op.OperandType(0), how), "reduce").Result())
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

// shuffle reads the value of another thread of the subgroup. Where there is none, a thread has its own.
func (d *device) shuffle(b *ir.Builder, op gpu.Shuffle) {
	d.entry.SubgroupSize = programSubgroup
	lane, from := d.number(b, "subgroup_local_id", 0), op.Offset()
	switch op.Mode() {
	case "xor":
		from = std.NewXor(b, lane, from).Result()
	case "up":
		from = std.NewSubi(b, lane, from).Result() // one below zero is not less than the width
	case "down":
		from = std.NewAddi(b, lane, from).Result()
	}
	size := d.number(b, "subgroup_size", 0)
	narrow := std.NewCmpi(b, op.Width(), size, std.CmpIPredicateUlt).Result()
	width := std.NewSelect(b, narrow, op.Width(), size).Result()
	valid := std.NewCmpi(b, from, width, std.CmpIPredicateUlt).Result()
	other := kernel.NewShuffle(b, op.Value(), from).Result()
	op.Op.Result(0).ReplaceAllUsesWith(std.NewSelect(b, valid, other, op.Value()).Result())
	op.Op.Result(1).ReplaceAllUsesWith(valid)
}
