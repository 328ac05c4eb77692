package tospirv

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// GPUToSPIRV returns the pass `convert-gpu-to-spirv`.
func GPUToSPIRV() *pass.Pass {
	const name = "convert-gpu-to-spirv"
	return &pass.Pass{
		Name:    name,
		Summary: "convert modules of kernels to SPIR-V",
		Doc: `Each gpu.module NAME gets an spv.module __spv__NAME before it; it stays itself, for
launches to refer to. Kernels keep the attribute spv.entry_point_abi, or get it if all launches
have the same constant block size; their arguments get spv.interface_var_abi unless they have
it, with binding i of set 0 for argument i. What they do in std, scf, memref, vector and math is
converted, too; an operation that cannot be is an error.` + targetDoc,
		Options:  []pass.Option{emulate(emulateOption)},
		Converts: []string{"gpu"},
		Builds:   []string{"spv"},
		Run: func(r *pass.Run) error {
			var modules []gpu.Module
			ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
				if m, ok := gpu.AsModule(op); ok {
					modules = append(modules, m)
					return ir.Skip
				}
				return ir.Advance
			})
			for _, m := range modules {
				l := lowering(r, m.Op, emulateOption)
				made := l.moduleOf(r.Op, m)
				target := convert.NewTarget()
				target.LegalDialect("spv")
				target.IllegalUnknown()
				rows := []string{stdRows, mathRows, vectorRows}
				patterns := join(l.kernels(), []convert.Pattern{l.generic()}, l.control(), l.arithmetic(), l.memory(), l.functions(), l.vectors())
				l.apply(r, made, target, name, rows, patterns)
			}
			if len(modules) == 0 {
				r.Unchanged()
			}
			return nil
		},
	}
}

// moduleOf makes a module with a copy of what is in a module of kernels, before that.
func (l *Lowering) moduleOf(root *ir.Operation, m gpu.Module) *ir.Operation {
	b := ir.BuilderBefore(m.Op)
	addressing, memory := spirv.AddressingModelLogical, spirv.MemoryModelGLSL450
	if l.target.Has("Addresses") {
		addressing = spirv.AddressingModelPhysical64
	}
	if !l.target.Has("Shader") {
		memory = spirv.MemoryModelOpenCL
	}
	made := spirv.NewModule(b, addressing, memory, ir.NamedAttr{Name: "sym_name", Value: l.ctx.StringAttr("__spv__" + m.SymName())})
	b.ClearInsertionPoint()
	b.CloneRegionInto(m.Body(), made.Op.Region(0), ir.NewMapping())
	body := made.Op.Region(0).Entry()
	if last := body.Last(); last != nil && last.Is("gpu.module_end") {
		last.Erase()
	}
	for op := range body.Ops() {
		if fn, ok := gpu.AsFunc(op); ok && fn.GpuKernel() && localSize(op) == nil {
			if size := launched(root, m.SymName(), fn.SymName()); size != nil {
				op.SetAttr(entryPointABI, sizeAttr(l.ctx, size))
			}
		}
	}
	return made.Op
}

// launched is the block size of all launches of a kernel; nil if there are several, or one is
// not constant.
func launched(root *ir.Operation, module, kernel string) []int64 {
	var size []int64
	ok := true
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		launch, is := gpu.AsLaunchFunc(op)
		if !is {
			return ir.Advance
		}
		ref, _ := launch.KernelAttr().(*ir.SymbolRefAttr)
		if ref == nil || ref.Root() != module || ref.Leaf() != kernel {
			return ir.Advance
		}
		var here [3]int64
		for i, v := range []*ir.Value{launch.BlockSizeX(), launch.BlockSizeY(), launch.BlockSizeZ()} {
			n, constant := rewrite.ConstantInt(v)
			ok = ok && constant && n > 0 && (size == nil || size[i] == n)
			here[i] = n
		}
		size = here[:]
		return ir.Advance
	})
	if !ok {
		return nil
	}
	return size
}

// sizeAttr is what `spv.entry_point_abi` says of a size.
func sizeAttr(ctx *ir.Context, size []int64) ir.Attribute {
	var data []byte
	for _, n := range size {
		data = ir.AppendElement(data, ctx.I32Attr(n))
	}
	dense := ctx.DenseElementsAttr(ctx.VectorType([]int64{3}, ctx.I32()), data, false)
	return ctx.DictionaryAttr([]ir.NamedAttr{{Name: "local_size", Value: dense}})
}
