package tollvm

import (
	"fmt"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// module converts `spv.module` to `module`, which keeps the name.
func (l *Lowering) module() convert.Pattern {
	return convert.On("spv.module to module", func(op spirv.Module, m convert.Match) convert.Result {
		attrs := ir.AttrList(undeclared(op.Op))
		if name := op.SymNameAttr(); name != nil {
			attrs = attrs.With(ir.SymbolNameAttr, name)
		}
		fresh := m.Create(&ir.OperationState{Name: l.ctx.OpName("module"), Attrs: attrs, Regions: 1})
		m.MoveRegion(op.Body(), fresh.Region(0), nil)
		return m.Erase()
	})
}

// nameBindings gives each variable that is bound to a descriptor a name that says where,
// as the host knows it: MODULE_NAME_descriptor_setS_bindingB.
func (l *Lowering) nameBindings(root *ir.Operation) {
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		module, ok := spirv.AsModule(op)
		if !ok {
			return ir.Advance
		}
		renames := map[string]string{}
		for o := range module.Body().Entry().Ops() {
			if v, ok := spirv.AsGlobalVariable(o); ok {
				l.nameBinding(module, v, renames)
			}
		}
		if len(renames) > 0 {
			renameUses(op, renames)
		}
		return ir.Skip
	})
}

func (l *Lowering) nameBinding(module spirv.Module, op spirv.GlobalVariable, renames map[string]string) {
	set, ok := op.DescriptorSet()
	binding, bound := op.Binding()
	if !ok || !bound {
		return
	}
	fresh := fmt.Sprintf("%s_descriptor_set%d_binding%d", op.SymName(), set, binding)
	if of, ok := module.SymName(); ok {
		fresh = of + "_" + fresh
	}
	renames[op.SymName()] = fresh
	op.Op.SetAttr(ir.SymbolNameAttr, l.ctx.StringAttr(fresh))
}

// renameUses makes references follow symbols.
func renameUses(module *ir.Operation, renames map[string]string) {
	ctx := module.Context()
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		for _, a := range op.Attrs() {
			if ref, ok := a.Value.(*ir.SymbolRefAttr); ok && renames[ref.Root()] != "" {
				op.SetAttr(a.Name, ctx.SymbolRefAttr(renames[ref.Root()]))
			}
		}
		return ir.Advance
	})
}

// dropped removes what has no counterpart and means nothing to one invocation.
func dropped[V ir.View]() convert.Pattern {
	var view V
	return convert.On(view.OpName()+" to nothing", func(_ V, m convert.Match) convert.Result { return m.Erase() })
}

// executionMode converts an execution mode to a global constant.
func (l *Lowering) executionMode() convert.Pattern {
	return convert.On("spv.ExecutionMode to llvm.mlir.global", func(op spirv.ExecutionMode, m convert.Match) convert.Result {
		l.newMode(m, op.Op, op.ExecutionMode(), op.Values())
		return m.Erase()
	})
}

// executionModeID converts an execution mode whose values are constants that are symbols.
func (l *Lowering) executionModeID() convert.Pattern {
	return convert.On("spv.ExecutionModeId to llvm.mlir.global", func(op spirv.ExecutionModeId, m convert.Match) convert.Result {
		values := make([]int64, len(op.Values()))
		for i, ref := range op.Values() {
			values[i] = l.modeValue(op.Op, ref)
		}
		l.newMode(m, op.Op, op.ExecutionMode(), values)
		return m.Erase()
	})
}

// newMode makes the global constant of an execution mode, with its number and its values.
func (l *Lowering) newMode(m convert.Match, op *ir.Operation, mode spirv.ExecutionModeKind, values []int64) {
	t := l.kit.Types.Struct(l.ctx.I32())
	if len(values) > 0 {
		t = l.kit.Types.Struct(l.ctx.I32(), l.kit.Types.Array(int64(len(values)), l.ctx.I32()))
	}
	m.SetInsertionPointToStart(op.Block())
	constant := ir.NamedAttr{Name: "constant", Value: l.ctx.UnitAttr()}
	global := l.newGlobal(m, l.program.modes[op], t, llvm.LinkageExternal, constant)
	l.initialize(m, global, func() *ir.Value {
		e := l.at(m)
		v := l.insert(e, e.Undef(t), e.I32(int64(mode)), 0)
		for i, n := range values {
			v = l.insert(e, v, e.I32(n), 1, i)
		}
		return v
	})
}

// nameModes finds names for the globals of execution modes. A second one of a function has
// its number at the end.
func (l *Lowering) nameModes(root *ir.Operation) {
	l.program.modes = map[*ir.Operation]string{}
	taken := map[string]bool{}
	add := func(op *ir.Operation, fn string, mode spirv.ExecutionModeKind) {
		module := ""
		if of := op.ParentOp(); of != nil && ir.SymbolName(of) != "" {
			module = "_" + ir.SymbolName(of)
		}
		name := fmt.Sprintf("__spv_%s_%s_execution_mode_info", module, fn)
		for n := mode; taken[name]; n++ {
			name = fmt.Sprintf("__spv_%s_%s_execution_mode_info_%d", module, fn, n)
		}
		taken[name] = true
		l.program.modes[op] = name
	}
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if m, ok := spirv.AsExecutionMode(op); ok {
			add(op, m.Fn(), m.ExecutionMode())
		}
		if m, ok := spirv.AsExecutionModeId(op); ok {
			add(op, m.Fn(), m.ExecutionMode())
		}
		return ir.Advance
	})
}
