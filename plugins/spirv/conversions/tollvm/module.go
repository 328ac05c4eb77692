package tollvm

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// module converts `spv.module` to `module`, which keeps the name.
func (l *Lowering) module() convert.Pattern {
	return convert.Pattern{
		Name: "spv.module to module", Root: "spv.module",
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			var attrs ir.AttrList
			for _, a := range op.Attrs() {
				switch {
				case a.Name == "addressing_model", a.Name == "memory_model", a.Name == "vce_triple", isOwnAttr(a.Name):
				default:
					attrs = append(attrs, a)
				}
			}
			fresh := rw.Create(&ir.OperationState{Name: l.ctx.OpName("module"), Attrs: attrs, Regions: 1})
			rw.MoveRegion(op.Region(0), fresh.Region(0), nil)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// isOwnAttr reports whether an attribute is one of SPIR-V's that the definition does not
// declare, such as the names of members: it means nothing to LLVM.
func isOwnAttr(name string) bool { return strings.HasPrefix(name, "spv.") }

// nameBindings gives each variable that is bound to a descriptor a name that tells where,
// as the host knows it: MODULE_NAME_descriptor_setS_bindingB.
func (l *Lowering) nameBindings(root *ir.Operation) {
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if op.Is("spv.module") {
			renames := map[string]string{}
			for o := op.Region(0).Entry().First(); o != nil; o = o.Next() {
				l.nameBinding(op, o, renames)
			}
			if len(renames) > 0 {
				renameUses(op, renames)
			}
			return ir.Skip
		}
		return ir.Advance
	})
}

func (l *Lowering) nameBinding(module, op *ir.Operation, renames map[string]string) {
	set, bound := op.Attr("descriptor_set").(*ir.IntegerAttr)
	binding, ok := op.Attr("binding").(*ir.IntegerAttr)
	if !op.Is("spv.GlobalVariable") || !bound || !ok {
		return
	}
	name := ir.SymbolName(op)
	fresh := fmt.Sprintf("%s_descriptor_set%d_binding%d", name, intOf(set), intOf(binding))
	if of := ir.SymbolName(module); of != "" {
		fresh = of + "_" + fresh
	}
	renames[name] = fresh
	op.SetAttr("sym_name", l.ctx.StringAttr(fresh))
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
func (l *Lowering) dropped(name string) convert.Pattern {
	return convert.Pattern{
		Name: name + " to nothing", Root: name,
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// executionMode converts an execution mode to a global constant with the number of the
// mode and its values.
func (l *Lowering) executionMode(name string) convert.Pattern {
	return convert.Pattern{
		Name: name + " to llvm.mlir.global", Root: name,
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			if l.program.modes[op] == "" {
				return rw.MatchFailure("it names no function")
			}
			values := l.modeValues(op)
			t := l.kit.Types.Struct(l.ctx.I32())
			if len(values) > 0 {
				t = l.kit.Types.Struct(l.ctx.I32(), l.kit.Types.Array(int64(len(values)), l.ctx.I32()))
			}
			rw.SetInsertionPointToStart(op.Block())
			global := l.newGlobal(rw, l.program.modes[op], t, ir.NamedAttr{Name: "constant", Value: l.ctx.UnitAttr()})
			l.initialize(rw, global, func(e emit.Emitter) *ir.Value {
				v := e.Undef(t)
				v = l.insert(e, v, e.I32(intOf(op.Attr("execution_mode"))), 0)
				for i, n := range values {
					v = l.insert(e, v, e.I32(n), 1, i)
				}
				return v
			})
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// nameModes finds names for the globals of execution modes. A second one of a function has
// its number at the end.
func (l *Lowering) nameModes(root *ir.Operation) {
	l.program.modes = map[*ir.Operation]string{}
	taken := map[string]bool{}
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		fn, ok := op.Attr("fn").(*ir.SymbolRefAttr)
		if !op.Is("spv.ExecutionMode") && !op.Is("spv.ExecutionModeId") || !ok {
			return ir.Advance
		}
		module := ""
		if of := op.ParentOp(); of != nil && ir.SymbolName(of) != "" {
			module = "_" + ir.SymbolName(of)
		}
		name := fmt.Sprintf("__spv_%s_%s_execution_mode_info", module, fn.Root())
		for n := intOf(op.Attr("execution_mode")); taken[name]; n++ {
			name = fmt.Sprintf("__spv_%s_%s_execution_mode_info_%d", module, fn.Root(), n)
		}
		taken[name] = true
		l.program.modes[op] = name
		return ir.Advance
	})
}
