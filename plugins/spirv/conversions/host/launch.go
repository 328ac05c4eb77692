package host

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
)

// copied is an argument in memory, and where the kernel has it.
type copied struct{ global, host, bytes *ir.Value }

// launch makes a call of the kernel, between copies of its arguments.
func (p *program) launch(l *tollvm.Lowering) convert.Pattern {
	return convert.On("gpu.launch_func to llvm.call", func(op gpu.LaunchFunc, m convert.Match) convert.Result {
		ref, _ := op.KernelAttr().(*ir.SymbolRefAttr)
		k := p.kernels[ref.Root()+"\x00"+ref.Leaf()]
		if why := cannotPass(l, op.Operands()); why != "" {
			return m.MatchFailure(why)
		}
		if op.AsyncToken() != nil || len(op.AsyncDependencies()) > 0 {
			return m.MatchFailure("it is asynchronous, and the call is not")
		}
		m.Declare(op.Op, k.name, func(b *ir.Builder) *ir.Operation {
			return llvm.NewFunc(b, k.name, l.Kit().Types.Func(l.Kit().Types.Void(), nil, false)).Op
		})
		e := l.Kit().At(m.Builder)
		var list []copied
		for i, v := range op.Operands() {
			list = append(list, k.arguments[i].fill(l, m, e, op.Op, v)...)
		}
		e.Call(k.name, nil)
		for _, c := range list {
			copyBytes(e, c.host, c.global, c.bytes)
		}
		return m.Erase()
	})
}

// cannotPass says why arguments cannot be copied.
func cannotPass(l *tollvm.Lowering, operands []*ir.Value) string {
	for _, v := range operands {
		switch t := v.Type().(type) {
		case *ir.IntegerType, *ir.FloatType, *ir.IndexType:
		case *ir.MemRefType:
			if !ir.HasStaticShape(t) || !l.Memrefs().Must(t).IsContiguous() {
				return "a memref that is copied has a static shape and no layout of its own; the global of the kernel is as large as its type says"
			}
		default:
			return "only numbers and memrefs are passed to a kernel"
		}
	}
	return ""
}

// fill copies an argument to its global. A number is not copied back.
func (g global) fill(l *tollvm.Lowering, m convert.Match, e emit.Emitter, op *ir.Operation, v *ir.Value) []copied {
	m.Declare(op, g.name, func(b *ir.Builder) *ir.Operation {
		return llvm.NewMlirGlobal(b, g.name, g.t, ir.NamedAttr{Name: "linkage", Value: llvm.LinkageLinkonce.Attr(b.Context())}).Op
	})
	address := func() *ir.Value {
		return llvm.NewMlirAddressof(m.Builder, l.Kit().Types.Ptr(g.t, 0), g.name).Res()
	}
	t, ok := v.Type().(*ir.MemRefType)
	if !ok {
		number := m.Operand(v)
		if _, index := v.Type().(*ir.IndexType); index { // 32 bits in SPIR-V
			number = llvm.NewTrunc(m.Builder, number, m.Context().I32()).Res()
		}
		e.Store(number, e.Bitcast(address(), l.Kit().Types.Ptr(number.Type(), 0)))
		return nil
	}
	memref := l.Memrefs().Must(t)
	view := memref.Value(e, m.Parts(v))
	bytes := e.SizeOf(l.Kit().Types.Ptr(view.Elem(), 0), memref.Fresh(e, nil, nil).Count)
	from := view.Allocated()
	c := copied{address(), from, bytes}
	copyBytes(e, c.global, c.host, c.bytes)
	return []copied{c}
}

func copyBytes(e emit.Emitter, to, from, bytes *ir.Value) {
	llvm.NewIntrMemcpy(e.Builder, to, from, bytes, e.Bool(false))
}
