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
			c := &conversion{ctx: r.IR(), root: r.Op, symbols: ir.NewSymbolTable(r.Op), sink: r.Diags, kernels: map[string]*ir.Operation{}, launched: map[string]launchSizes{}, carried: map[*ir.Operation]*ir.Operation{}}
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
	kernels         map[string]*ir.Operation        // by name
	launched        map[string]launchSizes          // by kernel
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
	for _, m := range modules {
		for op := range m.Region(0).Entry().Ops() {
			if f, ok := gpu.AsFunc(op); ok && f.GpuKernel() {
				c.kernels[ir.SymbolName(m)+"_"+ir.SymbolName(op)] = op
			}
		}
	}
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

// launchSizes are what all launches of a kernel have.
type launchSizes struct {
	block   [3]int64 // threads of a block
	cluster [3]int64 // blocks of a cluster
	shared  int64    // the most bytes that a block has of dynamic memory
}

// size notes how many threads the blocks of a launch have, how many blocks its clusters, and how much memory a block.
func (c *conversion) size(l gpu.LaunchFunc) {
	name := nameOf(l.Op.Attr("kernel"))
	known, isKnown := knownBlock(c.kernels[name])
	size := launchSizes{cluster: [3]int64{1, 1, 1}}
	for d, v := range []*ir.Value{l.BlockSizeX(), l.BlockSizeY(), l.BlockSizeZ()} {
		n, ok := constantOf(v)
		if !ok && isKnown {
			n, ok = known[d], true
		}
		if !ok {
			c.errorf(l.Op, "must have constants as sizes of blocks on the CPU, where threads are lanes of vectors; known_block_size of the kernel says them, too")
			return
		}
		size.block[d] = n
	}
	if isKnown && size.block != known {
		c.errorf(l.Op, "has blocks of %s threads, but known_block_size of the kernel is %s", times(size.block), times(known))
		return
	}
	if l.Clusters() {
		for d, v := range []*ir.Value{l.ClusterSizeX(), l.ClusterSizeY(), l.ClusterSizeZ()} {
			n, ok := constantOf(v)
			if !ok || n < 1 {
				c.errorf(l.Op, "must have positive constants as sizes of clusters on the CPU")
				return
			}
			size.cluster[d] = n
		}
	}
	if v := l.DynamicSharedMemorySize(); v != nil {
		n, ok := constantOf(v)
		if !ok || n < 0 {
			c.errorf(l.Op, "must have a constant as dynamic_shared_memory_size on the CPU, where memory of a block is on the stack")
			return
		}
		size.shared = n
	}
	if old, ok := c.launched[name]; ok {
		switch {
		case old.block != size.block:
			c.errorf(l.Op, "has blocks of %s threads, but another launch of the kernel has %s; make a kernel for each", times(size.block), times(old.block))
			return
		case old.cluster != size.cluster:
			c.errorf(l.Op, "has clusters of %s blocks, but another launch of the kernel has %s; make a kernel for each", times(size.cluster), times(old.cluster))
			return
		}
		size.shared = max(size.shared, old.shared)
	}
	c.launched[name] = size
}

// times spells a size.
func times(size [3]int64) string { return fmt.Sprintf("%d x %d x %d", size[0], size[1], size[2]) }

// constantOf is the integer that a value is; false for one that is no constant.
func constantOf(v *ir.Value) (int64, bool) {
	def := v.DefiningOp()
	if def == nil || !def.Traits().ConstantLike {
		return 0, false
	}
	n, ok := def.Attr("value").(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return n.Int()
}

// knownBlock is how many threads a kernel says that its blocks have; false where it says nothing.
func knownBlock(kernel *ir.Operation) (size [3]int64, ok bool) {
	if kernel == nil {
		return size, false
	}
	known, ok := kernel.Attr("known_block_size").(*ir.DenseArrayAttr)
	if !ok {
		known, ok = kernel.Attr("gpu.known_block_size").(*ir.DenseArrayAttr)
	}
	if !ok || known.Len() != len(size) {
		return size, false
	}
	for i := range size {
		n, isInt := known.Element(i).(*ir.IntegerAttr)
		if !isInt {
			return size, false
		}
		size[i], _ = n.Int()
	}
	return size, true
}

// module makes functions of the kernels of a module, with what they use of it.
func (c *conversion) module(m *ir.Operation) {
	for op := range m.Region(0).Entry().Ops() {
		if f, ok := gpu.AsFunc(op); ok && f.GpuKernel() {
			c.function(m, op)
		}
	}
}
