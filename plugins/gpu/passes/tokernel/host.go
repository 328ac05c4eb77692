package tokernel

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// host converts an operation that the host executes. A launch has ended when its call returns, so
// that nothing has to be waited for, and memory of the device is that of the host.
func (c *conversion) host(op *ir.Operation) {
	b := ir.BuilderBefore(op)
	b.SetLoc(op.Loc())
	for _, v := range op.AllResults() {
		if _, isToken := gpu.AsAsyncTokenType(v.Type()); isToken && v.HasUses() {
			c.errorf(op, "gives a token to '%s', which is not supported on the CPU; hand it to operations of the same block only", v.FirstUse().Owner().Name())
			return
		}
	}
	switch name := op.Name().String(); name {
	case "gpu.launch_func":
		c.launch(b, gpu.LaunchFunc{Op: op})
		return
	case "gpu.wait", "gpu.host_register":
	case "gpu.alloc":
		a := gpu.Alloc{Op: op}
		m := memref.NewAlloc(b, a.DynamicSizes(), a.SymbolOperands(), a.Memref().Type())
		a.Memref().ReplaceAllUsesWith(m.Op.Result(0))
	case "gpu.dealloc":
		memref.NewDealloc(b, gpu.Dealloc{Op: op}.Memref())
	case "gpu.memcpy":
		m := gpu.Memcpy{Op: op}
		memref.NewCopy(b, m.Src(), m.Dst())
	default:
		c.errorf(op, "is not supported on the CPU outside of kernels")
		return
	}
	op.Erase()
}

// launch replaces a launch by a call.
func (c *conversion) launch(b *ir.Builder, l gpu.LaunchFunc) {
	args := append([]*ir.Value{l.GridSizeX(), l.GridSizeY(), l.GridSizeZ()}, l.Operands()...)
	name := nameOf(l.Op.Attr("kernel")) + kernel.LaunchSuffix
	if c.symbols.Lookup(name) == nil {
		c.errorf(l.Op, "names no kernel of a gpu.module")
		return
	}
	std.NewCall(b, args, nil, name)
	l.Op.Erase()
}
