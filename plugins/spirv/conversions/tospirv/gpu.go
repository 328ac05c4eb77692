package tospirv

import (
	"strconv"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/spirv"
)

const (
	entryPointABI = "spv.entry_point_abi"
	interfaceABI  = "spv.interface_var_abi"
)

// kernels are the patterns for what is in a kernel.
func (l *Lowering) kernels() []convert.Pattern {
	return []convert.Pattern{
		l.kernel(), l.kernelReturns(), l.barrier(), l.exchange(), l.endOfModule(),
		position(l, "WorkgroupId", gpu.BlockId.Dimension), position(l, "LocalInvocationId", gpu.ThreadId.Dimension),
		position(l, "NumWorkgroups", gpu.GridDim.Dimension), l.blockSize(),
		subgroup[gpu.SubgroupId](l, "SubgroupId"), subgroup[gpu.NumSubgroups](l, "NumSubgroups"), subgroup[gpu.SubgroupSize](l, "SubgroupSize"),
	}
}

// builtIn is the value of a variable that the environment provides, which is declared when it
// is first needed.
func (l *Lowering) builtIn(m convert.Match, op *ir.Operation, name string, t ir.Type) *ir.Value {
	symbol := "__builtin_var_" + name + "__"
	pointer := spirv.PtrTo(l.ctx, t, spirv.StorageClassInput)
	m.Declare(op, symbol, func(b *ir.Builder) *ir.Operation {
		return spirv.NewGlobalVariable(b, symbol, pointer, ir.NamedAttr{Name: "built_in", Value: l.ctx.StringAttr(name)}).Op
	})
	return spirv.NewLoad(m.Builder, spirv.NewMlirAddressof(m.Builder, pointer, symbol).Pointer()).Value()
}

var dimensions = map[string]int64{"x": 0, "y": 1, "z": 2}

// position takes one of three numbers that the environment provides.
func position[V ir.View](l *Lowering, name string, dimension func(op V) string) convert.Pattern {
	var none V
	return convert.On(none.OpName()+" to "+name, func(op V, m convert.Match) convert.Result {
		v := l.builtIn(m, operation(op), name, l.ctx.VectorType([]int64{3}, l.i32))
		return m.Replace(spirv.NewCompositeExtract(m.Builder, v, l.i32, l.numbers(dimensions[dimension(op)])).Component())
	})
}

// operation is what a view views.
func operation[V ir.View](view V) *ir.Operation { return struct{ Op *ir.Operation }(view).Op }

// subgroup takes a number that the environment provides.
func subgroup[V ir.View](l *Lowering, name string) convert.Pattern {
	var none V
	return convert.On(none.OpName()+" to "+name, func(op V, m convert.Match) convert.Result {
		return m.Replace(l.builtIn(m, operation(op), name, l.i32))
	})
}

// blockSize is a constant, which the kernel says.
func (l *Lowering) blockSize() convert.Pattern {
	return convert.On("gpu.block_dim to a constant", func(op gpu.BlockDim, m convert.Match) convert.Result {
		for p := op.Op.ParentOp(); p != nil; p = p.ParentOp() {
			if size := localSize(p); size != nil {
				n, _ := size.Int(int(dimensions[op.Dimension()])).Int64()
				return m.Replace(l.integer(m.Builder, l.i32, n))
			}
		}
		return m.MatchFailure("the kernel around it has no spv.entry_point_abi, which says the size of a workgroup")
	})
}

// localSize is the size of a workgroup that an entry point says; nil for any other operation.
func localSize(op *ir.Operation) *ir.DenseElementsAttr {
	abi, ok := op.Attr(entryPointABI).(*ir.DictionaryAttr)
	if !ok {
		return nil
	}
	size, _ := abi.Get("local_size").(*ir.DenseElementsAttr)
	return size
}

// kernel makes a function. A kernel gets attributes that bind its arguments, unless it has
// them. Memory that blocks and threads have becomes variables, of
// which there is one for each workgroup and one for each invocation.
func (l *Lowering) kernel() convert.Pattern {
	return convert.On("gpu.func to spv.func", func(op gpu.Func, m convert.Match) convert.Result {
		t := op.Type().(*ir.FunctionType)
		binding, why := l.bindings(op, t)
		if why != "" {
			return m.MatchFailure(why)
		}
		var memory []ir.Type
		for _, v := range append(op.Workgroup(), op.Private()...) {
			t := v.Type().(*ir.MemRefType)
			p, why := l.memref(t)
			if why == "" && !ir.HasStaticShape(t) {
				why = "the size of memory that a kernel has is known before"
			}
			if why != "" {
				return m.MatchFailure(why)
			}
			memory = append(memory, p)
		}
		fresh, why := l.functionOf(op.Op, t, m)
		if why != "" {
			return m.MatchFailure(why)
		}
		for _, a := range op.Op.Attrs() {
			switch a.Name {
			case "sym_name", "type", "gpu.kernel", "arg_attrs":
			default:
				fresh.SetAttr(a.Name, a.Value)
			}
		}
		if binding != nil {
			fresh.SetAttr("arg_attrs", binding)
		}
		return l.moveKernel(op, fresh, memory, m)
	})
}

// moveKernel gives a function the body of a kernel.
func (l *Lowering) moveKernel(op gpu.Func, fresh *ir.Operation, memory []ir.Type, m convert.Match) convert.Result {
	entry := op.Body().Entry()
	inputs := len(op.Inputs())
	signature, _ := l.types.Signature(entry.ArgTypes()[:inputs])
	full := convert.NewSignature(entry.NumArgs())
	for i := range inputs {
		full.AddInputs(i, signature.Types()[i])
	}
	m.MoveRegion(op.Body(), fresh.Region(0), nil)
	m.SetInsertionPointToStart(entry)
	for i, t := range memory {
		name := "__memory_of_" + ir.SymbolName(fresh) + "_" + strconv.Itoa(i) + "__"
		m.Declare(fresh, name, func(b *ir.Builder) *ir.Operation { return spirv.NewGlobalVariable(b, name, t).Op })
		full.Replace(inputs+i, spirv.NewMlirAddressof(m.Builder, t, name).Pointer())
	}
	m.ConvertSignature(entry, full)
	m.ConvertOtherBlocks(fresh.Region(0))
	m.EraseOp(op.Op)
	return m.Success()
}

// bindings are the attributes of the arguments of a kernel: argument i is bound to (0, i)
// unless all have one.
func (l *Lowering) bindings(op gpu.Func, t *ir.FunctionType) (ir.Attribute, string) {
	if !op.GpuKernel() {
		return op.Op.Attr("arg_attrs"), ""
	}
	if localSize(op.Op) == nil {
		return nil, "the kernel has no attribute spv.entry_point_abi = {local_size = dense<[X, Y, Z]> : vector<3xi32>}, and launches do not tell the size of a workgroup either"
	}
	given := 0
	for i := range t.Inputs() {
		if ir.ArgAttr(op.Op, i, interfaceABI) != nil {
			given++
		}
	}
	if given == len(t.Inputs()) {
		return op.Op.Attr("arg_attrs"), ""
	}
	if given > 0 {
		return nil, "some arguments of the kernel have an attribute spv.interface_var_abi; either all have, or none"
	}
	list := make([]ir.Attribute, len(t.Inputs()))
	for i, input := range t.Inputs() {
		var class ir.Attribute
		if width, _ := widthOf(input); width > 0 {
			class = spirv.StorageClassStorageBuffer.Attr(l.ctx)
		}
		bound := ods.NewAttr(l.ctx, interfaceABI, l.ctx.I64Attr(0), l.ctx.I64Attr(int64(i)), class)
		entries := []ir.NamedAttr{{Name: interfaceABI, Value: bound}}
		if dict, ok := ods.Field(ods.ListOf(op.Op.Attr("arg_attrs")), i).(*ir.DictionaryAttr); ok {
			entries = append(entries, dict.Entries()...)
		}
		list[i] = l.ctx.DictionaryAttr(entries)
	}
	return l.ctx.ArrayAttr(list), ""
}

func (l *Lowering) kernelReturns() convert.Pattern {
	return convert.On("gpu.return to spv.Return", func(_ gpu.Return, m convert.Match) convert.Result { return leave(m) })
}

func (l *Lowering) endOfModule() convert.Pattern {
	return convert.On("gpu.module_end to nothing", func(_ gpu.ModuleEnd, m convert.Match) convert.Result { return m.Erase() })
}

// barrier waits for the invocations of a workgroup, which then see what the others have
// written to memory of the workgroup and to buffers.
func (l *Lowering) barrier() convert.Pattern {
	return convert.On("gpu.barrier to spv.ControlBarrier", func(_ gpu.Barrier, m convert.Match) convert.Result {
		semantics := spirv.MemorySemanticsAcquireRelease | spirv.MemorySemanticsWorkgroupMemory | spirv.MemorySemanticsUniformMemory
		spirv.NewControlBarrier(m.Builder, spirv.ScopeWorkgroup, spirv.ScopeWorkgroup, semantics)
		return m.Erase()
	})
}

// exchange takes the value of another invocation of a subgroup. It is valid if that is among
// the first ones that `width` counts.
func (l *Lowering) exchange() convert.Pattern {
	return convert.On("gpu.shuffle to spv.GroupNonUniformShuffleXor", func(op gpu.Shuffle, m convert.Match) convert.Result {
		if op.Mode() != "xor" {
			return m.MatchFailuref("there is nothing for the mode '%s'", op.Mode())
		}
		b, mask := m.Builder, m.Operand(op.Offset())
		v := spirv.NewGroupNonUniformShuffleXor(b, m.Operand(op.Value()), mask, spirv.ScopeSubgroup).Result()
		lane := l.builtIn(m, op.Op, "SubgroupLocalInvocationId", l.i32)
		valid := spirv.NewULessThan(b, spirv.NewBitwiseXor(b, lane, mask).Result(), m.Operand(op.Width())).Result()
		return m.Replace(v, valid)
	})
}
