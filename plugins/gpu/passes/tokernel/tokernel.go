package tokernel

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/gpu"
)

// Pass returns the pass `convert-gpu-to-kernel`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    "convert-gpu-to-kernel",
		Summary: "make functions of kernels, and calls of their launches, for the CPU",
		Doc: `Each kernel of a gpu.module becomes a function MODULE_KERNEL of one invocation, and each
gpu.launch_func a call of MODULE_KERNEL.launch, which lower-kernels defines. The threads of a
block must be constants, the same ones in all launches of a kernel. Functions of the module that
a kernel calls are copied for it.`,
		Anchor: "module",
		Builds: []string{"kernel", "llvm", "memref", "scf", "std", "vector"},
		Run: func(r *pass.Run) error {
			c := &conversion{ctx: r.IR(), root: r.Op, symbols: ir.NewSymbolTable(r.Op), sink: r.Diags, sizes: map[string][3]int64{}, carried: map[*ir.Operation]*ir.Operation{}}
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
	sizes           map[string][3]int64             // of blocks, by kernel
	carried         map[*ir.Operation]*ir.Operation // memory of modules, and what it has become
	failed, changed bool
}

func (c *conversion) errorf(op *ir.Operation, format string, args ...any) {
	c.failed = true
	c.sink.Report(diag.NewError(ir.Position(op.Loc()), fmt.Sprintf("'%s' op ", op.Name())+fmt.Sprintf(format, args...)))
}

func (c *conversion) run() {
	var launches, modules, work []*ir.Operation
	ir.Walk(c.root, func(op *ir.Operation) ir.WalkResult {
		switch {
		case op.Is("gpu.module"):
			modules = append(modules, op)
			return ir.Skip
		case op.Is("gpu.launch_func"):
			launches = append(launches, op)
			work = append(work, op)
		case op.Name().Dialect() == "gpu":
			work = append(work, op)
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
	for _, op := range slices.Backward(work) { // what takes a token before what gives it
		c.host(op)
	}
	for _, m := range modules {
		m.Erase()
	}
	if c.root.Attr("gpu.container_module") != nil {
		c.root.SetAttr("gpu.container_module", nil)
		c.changed = true
	}
	c.changed = c.changed || len(work)+len(modules) > 0
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

// module makes functions of the kernels of a module, with what they use of it.
func (c *conversion) module(m *ir.Operation) {
	for op := range m.Region(0).Entry().Ops() {
		if f, ok := gpu.AsFunc(op); ok && f.GpuKernel() {
			c.function(m, op)
		}
	}
}
