package tokernel

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// Pass returns the pass `convert-gpu-to-kernel`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    "convert-gpu-to-kernel",
		Summary: "make functions of kernels, and calls of their launches, for the CPU",
		Doc: `Each kernel of a gpu.module becomes a function MODULE_KERNEL of one invocation, and each
gpu.launch_func a call of MODULE_KERNEL.launch, which lower-kernels defines. The threads of a
block must be constants, the same ones in all launches of a kernel.`,
		Builds: []string{"kernel", "std"},
		Run: func(r *pass.Run) error {
			c := &conversion{ctx: r.IR(), root: r.Op, symbols: ir.NewSymbolTable(r.Op), sink: r.Diags, sizes: map[string][3]int64{}}
			c.run()
			switch {
			case c.failed:
				return pass.ErrReported
			case !c.changed:
				r.Unchanged()
			}
			return nil
		},
	}
}

type conversion struct {
	ctx             *ir.Context
	root            *ir.Operation
	symbols         *ir.SymbolTable
	sink            *diag.Sink
	sizes           map[string][3]int64 // of blocks, by kernel
	failed, changed bool
}

func (c *conversion) errorf(op *ir.Operation, format string, args ...any) {
	c.failed = true
	c.sink.Report(diag.NewError(ir.Position(op.Loc()), fmt.Sprintf("'%s' op ", op.Name())+fmt.Sprintf(format, args...)))
}

func (c *conversion) run() {
	var launches, modules []*ir.Operation
	ir.Walk(c.root, func(op *ir.Operation) ir.WalkResult {
		switch {
		case op.Is("gpu.launch_func"):
			launches = append(launches, op)
		case op.Is("gpu.module"):
			modules = append(modules, op)
		}
		return ir.Advance
	})
	for _, op := range launches {
		c.size(gpu.LaunchFunc{Op: op})
	}
	for _, m := range modules {
		c.module(m)
	}
	if c.failed {
		return
	}
	for _, op := range launches {
		c.launch(gpu.LaunchFunc{Op: op})
	}
	for _, m := range modules {
		m.Erase()
	}
	if c.root.Attr("gpu.container_module") != nil {
		c.root.SetAttr("gpu.container_module", nil)
		c.changed = true
	}
	c.changed = c.changed || len(launches)+len(modules) > 0
}

// nameOf is the name of the function of a kernel, "" of what is no kernel in a module.
func nameOf(a ir.Attribute) string {
	ref, ok := a.(*ir.SymbolRefAttr)
	if !ok || len(ref.Nested()) != 1 {
		return ""
	}
	return ref.Root() + "_" + ref.Nested()[0]
}

// size notes how many threads the blocks of a launch have.
func (c *conversion) size(l gpu.LaunchFunc) {
	name := nameOf(l.Op.Attr("kernel"))
	if len(l.AsyncDependencies()) > 0 || l.Op.NumResults() > 0 {
		c.errorf(l.Op, "starts work that is waited for later, which is not supported on the CPU; launch without 'async'")
		return
	}
	var size [3]int64
	for d, v := range []*ir.Value{l.BlockSizeX(), l.BlockSizeY(), l.BlockSizeZ()} {
		def := v.DefiningOp()
		if def == nil || !def.Traits().ConstantLike {
			c.errorf(l.Op, "must have constants as sizes of blocks on the CPU, where threads are lanes of vectors")
			return
		}
		n, _ := def.Attr("value").(*ir.IntegerAttr)
		if n != nil {
			size[d], _ = n.Int()
		}
	}
	if old, ok := c.sizes[name]; ok && old != size {
		c.errorf(l.Op, "has blocks of %d x %d x %d threads, but another launch of the kernel has %d x %d x %d; make a kernel for each",
			size[0], size[1], size[2], old[0], old[1], old[2])
		return
	}
	c.sizes[name] = size
}

// launch replaces a launch by a call.
func (c *conversion) launch(l gpu.LaunchFunc) {
	b := ir.BuilderBefore(l.Op)
	args := append([]*ir.Value{l.GridSizeX(), l.GridSizeY(), l.GridSizeZ()}, l.Operands()...)
	name := nameOf(l.Op.Attr("kernel")) + kernel.LaunchSuffix
	if c.symbols.Lookup(name) == nil {
		c.errorf(l.Op, "names no kernel of a gpu.module")
		return
	}
	std.NewCall(b, args, nil, name)
	l.Op.Erase()
}

// module makes functions of the kernels of a module, and moves what else it has.
func (c *conversion) module(m *ir.Operation) {
	for op := m.Region(0).Entry().First(); op != nil; {
		next := op.Next()
		switch {
		case op.Is("gpu.func"):
			c.function(ir.SymbolName(m), op)
		case op.Is("gpu.module_end"):
		default:
			c.errorf(op, "in a gpu.module is not supported on the CPU; inline functions into the kernels first")
		}
		op = next
	}
}

// function makes a function of a kernel.
func (c *conversion) function(module string, op *ir.Operation) {
	name := module + "_" + ir.SymbolName(op)
	size, launched := c.sizes[name]
	if !launched {
		return // no one starts it, so that nothing says how many threads it has
	}
	t, _ := op.Attr("type").(*ir.TypeAttr)
	sig, _ := t.Value().(*ir.FunctionType)
	body := op.Region(0)
	if sig == nil || body.Empty() || body.Entry().NumArgs() != len(sig.Inputs()) {
		c.errorf(op, "has memory of blocks or threads as arguments, which is not supported on the CPU yet")
		return
	}
	b := ir.NewBuilder(c.ctx)
	b.SetLoc(op.Loc())
	b.SetInsertionPointToEnd(c.root.Region(0).Entry())
	entry := kernel.EntryPoint{Name: name, WorkgroupSize: size}
	fn := builtin.NewFunc(b, name, sig, ir.NamedAttr{Name: kernel.EntryPointAttr, Value: entry.Attr(c.ctx)}).Op
	fn.Region(0).TakeBlocks(body)
	index := c.ctx.IndexType()
	inputs := append([]ir.Type{index, index, index}, sig.Inputs()...)
	launcher := builtin.NewFunc(b, name+kernel.LaunchSuffix, c.ctx.FunctionType(inputs, nil),
		ir.NamedAttr{Name: ir.SymbolVisibilityAttr, Value: c.ctx.StringAttr("private")}).Op
	c.symbols.Insert(launcher)
	var ops []*ir.Operation
	ir.Walk(fn, func(o *ir.Operation) ir.WalkResult {
		if o.Name().Dialect() == "gpu" {
			ops = append(ops, o)
		}
		return ir.Advance
	})
	for _, o := range ops {
		c.operation(o)
	}
}

// ids are the numbers of threads, as the kernel dialect calls them.
var ids = map[string]string{
	"gpu.thread_id": "local_id", "gpu.block_id": "workgroup_id", "gpu.block_dim": "workgroup_size", "gpu.grid_dim": "num_workgroups",
	"gpu.subgroup_id": "subgroup_id", "gpu.num_subgroups": "num_subgroups", "gpu.subgroup_size": "subgroup_size", "gpu.lane_id": "subgroup_local_id",
}

// operation converts an operation of a kernel.
func (c *conversion) operation(op *ir.Operation) {
	b := ir.BuilderBefore(op)
	name := op.Name().String()
	switch {
	case ids[name] != "":
		dimension := int64(0)
		if d, ok := op.Attr("dimension").(*ir.StringAttr); ok {
			dimension = int64(strings.Index("xyz", d.Value()))
		}
		id := kernel.NewId(b, ids[name], ir.NamedAttr{Name: "dimension", Value: c.ctx.I64Attr(dimension)})
		op.Result(0).ReplaceAllUsesWith(std.NewIndexCast(b, id.Result(), c.ctx.IndexType()).Out())
	case name == "gpu.barrier":
		kernel.NewBarrier(b)
	case name == "gpu.return":
		std.NewReturn(b, nil)
	default:
		c.errorf(op, "is not supported on the CPU")
		return
	}
	op.Erase()
}
