package tokernel

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
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
	case "gpu.wait", "gpu.host_register", "gpu.host_unregister", "gpu.set_default_device":
	case "gpu.alloc":
		a := gpu.Alloc{Op: op}
		m := memref.NewAlloc(b, a.DynamicSizes(), a.SymbolOperands(), a.Memref().Type())
		a.Memref().ReplaceAllUsesWith(m.Op.Result(0))
	case "gpu.dealloc":
		memref.NewDealloc(b, gpu.Dealloc{Op: op}.Memref())
	case "gpu.memcpy":
		m := gpu.Memcpy{Op: op}
		memref.NewCopy(b, m.Src(), m.Dst())
	case "gpu.memset":
		m := gpu.Memset{Op: op}
		c.fill(b, m.Dst(), m.Value())
	case "gpu.binary":
		c.errorf(op, "holds programs for devices, which the CPU does not run; compile the gpu.module that they were made of")
		return
	default:
		c.errorf(op, "is not supported on the CPU outside of kernels")
		return
	}
	op.Erase()
}

// fill sets all elements of a memref.
func (c *conversion) fill(b *ir.Builder, m, value *ir.Value) {
	number := func(b *ir.Builder, n int64) *ir.Value {
		return std.NewConstant(b, c.ctx.IndexType(), c.ctx.IntAttr(c.ctx.IndexType(), n)).Op.Result(0)
	}
	var subscripts []*ir.Value
	var ends []func()
	for d := range m.Type().(*ir.MemRefType).Shape() {
		size := memref.NewDim(b, m, number(b, int64(d))).Op.Result(0)
		loop := scf.NewFor(b, number(b, 0), size, number(b, 1), nil)
		inside := ir.NewBuilder(c.ctx)
		inside.SetLoc(b.Loc())
		body := inside.CreateBlock(loop.Region(), nil, c.ctx.IndexType())
		inside.SetInsertionPointToEnd(body)
		subscripts = append(subscripts, body.Arg(0))
		ends = append(ends, func() { scf.NewYield(inside, nil) })
		b = inside
	}
	memref.NewStore(b, value, m, subscripts)
	for _, end := range slices.Backward(ends) {
		end()
	}
}

// launch replaces a launch by a call.
func (c *conversion) launch(b *ir.Builder, l gpu.LaunchFunc) {
	if l.AsyncObject() != nil {
		c.errorf(l.Op, "has a stream of a runtime library for devices, which is not supported on the CPU")
		return
	}
	args := []*ir.Value{l.GridSizeX(), l.GridSizeY(), l.GridSizeZ()}
	for i, v := range args {
		if index := c.ctx.IndexType(); v.Type() != index {
			args[i] = std.NewIndexCast(b, v, index).Out()
		}
	}
	args = append(args, l.Operands()...)
	name := nameOf(l.Op.Attr("kernel")) + kernel.LaunchSuffix
	if c.symbols.Lookup(name) == nil {
		c.errorf(l.Op, "names no kernel of a gpu.module")
		return
	}
	std.NewCall(b, args, nil, name)
	l.Op.Erase()
}
