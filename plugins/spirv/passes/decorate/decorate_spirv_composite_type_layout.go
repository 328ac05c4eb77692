package decorate

import (
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/spirv/layout"
)

// Pass returns the pass `decorate-spirv-composite-type-layout`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    "decorate-spirv-composite-type-layout",
		Summary: "give structs in memory that the host shares their offsets",
		Doc: `Variables of the storage classes Uniform, StorageBuffer, PushConstant and
PhysicalStorageBuffer whose struct leaves offsets and strides open get those of the Vulkan
specification, and what uses the variables gets types that fit. What is written stays.`,
		Builds: []string{"spv"},
		Run: func(r *pass.Run) error {
			changed, failed := false, false
			ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
				if !op.Is("spv.module") {
					return ir.Advance
				}
				did, ok := decorateModule(op, r.Diags)
				changed, failed = changed || did, failed || !ok
				return ir.Skip
			})
			if failed {
				return pass.ErrReported
			}
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// decorateModule reports whether it has changed something, and whether all went well.
func decorateModule(module *ir.Operation, sink *diag.Sink) (changed, ok bool) {
	types := map[string]ir.Type{}
	ok = true
	report := func(op *ir.Operation, err error) {
		ok = false
		sink.Report(diag.NewError(ir.Position(op.Loc()), fmt.Sprintf("'%s' op %v", op.Name(), err)))
	}
	for op := range module.Region(0).Entry().Ops() {
		v, is := spirv.AsGlobalVariable(op)
		if !is {
			continue
		}
		class, _ := spirv.Storage(v.Type())
		if !layout.IsShared(class) || layout.IsDecorated(spirv.Elem(v.Type())) {
			continue
		}
		t, err := layout.Decorate(spirv.Elem(v.Type()))
		if err != nil {
			report(op, err)
			continue
		}
		pointer := spirv.PtrTo(op.Context(), t, class)
		op.SetAttr("type", op.Context().TypeAttr(pointer))
		types[v.SymName()] = pointer
	}
	if len(types) == 0 || !ok {
		return len(types) > 0, ok
	}
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		address, is := spirv.AsMlirAddressof(op)
		if !is || types[address.Variable()] == nil {
			return ir.Advance
		}
		if err := layout.Retype(address.Pointer(), types[address.Variable()]); err != nil {
			report(op, err)
		}
		return ir.Advance
	})
	return true, ok
}
