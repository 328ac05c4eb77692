package abi

import (
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/spirv/environment"
)

const entryPointABI = "spv.entry_point_abi"

// Pass returns the pass `spirv-lower-abi-attrs`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    "spirv-lower-abi-attrs",
		Summary: "make entry points and interface variables of attributes",
		Doc: `A function with the attribute spv.entry_point_abi becomes an entry point with its
execution mode. Its arguments become variables, which their attributes spv.interface_var_abi
bind: a number is loaded out of a struct, a pointer to a struct is replaced by that to the
variable, whose struct has offsets. The execution model follows from the attribute
spv.target_env of the module or of what is around it: GLCompute if that has Shader, Kernel if it
has Kernel, the first of both.`,
		Anchor: "spv.module",
		Builds: []string{"spv"},
		Run: func(r *pass.Run) error {
			l := lowering{module: r.Op, sink: r.Diags, symbols: ir.NewSymbolTable(r.Op)}
			entries := l.entries()
			if len(entries) == 0 {
				r.Unchanged()
				return nil
			}
			model, ok := l.model()
			if !ok {
				return pass.ErrReported
			}
			for _, fn := range entries {
				l.arguments(fn)
			}
			if l.failed {
				return pass.ErrReported
			}
			for _, fn := range entries {
				l.entryPoint(fn, model)
			}
			return nil
		},
	}
}

// lowering is the state of the pass on one module.
type lowering struct {
	module  *ir.Operation
	sink    *diag.Sink
	symbols *ir.SymbolTable
	failed  bool
}

func (l *lowering) errorf(op *ir.Operation, format string, args ...any) {
	l.failed = true
	l.sink.Report(diag.NewError(ir.Position(op.Loc()), fmt.Sprintf("'%s' op ", op.Name())+fmt.Sprintf(format, args...)))
}

// entries lists the functions that are to be entry points.
func (l *lowering) entries() []spirv.Func {
	var list []spirv.Func
	for op := range l.module.Region(0).Entry().Ops() {
		if fn, ok := spirv.AsFunc(op); ok && op.Attr(entryPointABI) != nil {
			list = append(list, fn)
		}
	}
	return list
}

// model is how entry points are run: for graphics drivers or as OpenCL does it.
func (l *lowering) model() (spirv.ExecutionModel, bool) {
	target := environment.OrDefault(l.module, environment.InContext(l.module.Context()))
	for _, c := range target.Capabilities {
		switch c {
		case "Kernel":
			return spirv.ExecutionModelKernel, true
		case "Shader":
			return spirv.ExecutionModelGLCompute, true
		}
	}
	l.errorf(l.module, "is for a target with neither capability Shader nor Kernel, which tell how entry points are run; add one to spv.target_env")
	return 0, false
}

// entryPoint adds the operations that make a function an entry point to the end of the module.
func (l *lowering) entryPoint(fn spirv.Func, model spirv.ExecutionModel) {
	ctx := fn.Op.Context()
	b := ir.NewBuilder(ctx)
	b.SetInsertionPointToEnd(l.module.Region(0).Entry())
	b.SetLoc(fn.Op.HelperLoc())
	var interfaces []ir.Attribute
	for _, name := range l.interfaces(fn.Op) {
		interfaces = append(interfaces, ctx.SymbolRefAttr(name))
	}
	spirv.NewEntryPoint(b, model, fn.SymName(), ir.NamedAttr{Name: "interface", Value: ctx.ArrayAttr(interfaces)})
	size := fn.Op.Attr(entryPointABI).(*ir.DictionaryAttr).Get("local_size").(*ir.DenseElementsAttr)
	values := make([]ir.Attribute, 3)
	for i := range values {
		n, _ := size.Int(i).Int64()
		values[i] = ctx.I32Attr(n)
	}
	spirv.NewExecutionMode(b, fn.SymName(), spirv.ExecutionModeKindLocalSize, ir.NamedAttr{Name: "values", Value: ctx.ArrayAttr(values)})
	fn.Op.SetAttr(entryPointABI, nil)
}

// interfaces names the variables of the storage classes Input and Output that a function, or
// one that it calls, uses, in the order in which it does.
func (l *lowering) interfaces(fn *ir.Operation) []string {
	var names []string
	seen := map[*ir.Operation]bool{}
	var visit func(op *ir.Operation)
	visit = func(symbol *ir.Operation) {
		if symbol == nil || seen[symbol] {
			return
		}
		seen[symbol] = true
		if v, ok := spirv.AsGlobalVariable(symbol); ok {
			if class, _ := spirv.Storage(v.Type()); class == spirv.StorageClassInput || class == spirv.StorageClassOutput {
				names = append(names, v.SymName())
			}
			return
		}
		ir.Walk(symbol, func(op *ir.Operation) ir.WalkResult {
			if a, ok := spirv.AsMlirAddressof(op); ok {
				visit(l.symbols.Lookup(a.Variable()))
			}
			if c, ok := spirv.AsFunctionCall(op); ok {
				visit(l.symbols.Lookup(c.Callee()))
			}
			return ir.Advance
		})
	}
	visit(fn)
	return names
}
