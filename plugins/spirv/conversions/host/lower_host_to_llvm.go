package host

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/spirv"
	fromspirv "github.com/mlirc/mlirc/plugins/spirv/conversions/tollvm"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
)

const stage = "lower-host-to-llvm"

// Pass returns the pass `lower-host-to-llvm`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    stage,
		Summary: "convert a program that launches kernels of SPIR-V to the LLVM dialect",
		Doc: `Functions, std and memref become those of the LLVM dialect as convert-std-to-llvm makes
them, with wrappers for C, and a launch a call of the kernel as one invocation: its arguments
are copied to globals, from which the kernel takes them, and memrefs back. The kernels are in
modules of SPIR-V, which convert-gpu-to-spirv and spirv-lower-abi-attrs make, with one entry
point each. convert-spirv-to-llvm converts them after this pass, and link-nested-modules joins
all.`,
		Options:  options(),
		Converts: []string{"gpu", "std", "memref", "func"},
		Builds:   []string{"llvm"},
		Run: func(r *pass.Run) error {
			p, err := plan(r)
			if err != nil {
				return err
			}
			target := func(l *tollvm.Lowering) *convert.Target {
				t := l.Target()
				t.Illegal("gpu.launch_func")
				t.Legal("spv.module")
				t.LegalWithin("spv.module")
				return t
			}
			patterns := func(l *tollvm.Lowering) []convert.Pattern {
				return append(l.Patterns(), p.launch(l))
			}
			layout := r.Op.Attr(dataLayoutAttr)
			err = tollvm.Convert(r, target, patterns, "convert-std-to-llvm")
			r.Op.SetAttr(dataLayoutAttr, layout) // the module is not all of it yet
			return err
		},
	}
}

const dataLayoutAttr = "llvm.data_layout"

// options are those of convert-std-to-llvm, but that functions can be called from C.
func options() []pass.Option {
	list := slices.Clone(tollvm.BoundaryOptions())
	for i := range list {
		if list[i].Name == "emit-c-wrappers" {
			list[i].Default = "true"
		}
	}
	return list
}

// program is what the pattern needs to know of the kernels.
type program struct {
	kernels map[string]*kernel // by module and name
	sink    *diag.Sink
	failed  bool
}

// kernel is an entry point in a module of SPIR-V.
type kernel struct {
	name      string // for LLVM
	arguments []global
}

// global is what host and kernel share of an argument.
type global struct {
	name string
	t    ir.Type // of the LLVM dialect
}

func (p *program) errorf(op *ir.Operation, format string, args ...any) {
	p.failed = true
	p.sink.Report(diag.NewError(ir.Position(op.Loc()), fmt.Sprintf("'%s' op ", op.Name())+fmt.Sprintf(format, args...)))
}

// plan finds the kernels that are launched, renames them, and takes out the modules that they
// were converted from.
func plan(r *pass.Run) (*program, error) {
	p := &program{kernels: map[string]*kernel{}, sink: r.Diags}
	types, err := fromspirv.NewLowering(r.IR())
	if err != nil {
		return nil, err
	}
	symbols := ir.NewSymbolTable(r.Op)
	ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
		if launch, ok := gpu.AsLaunchFunc(op); ok {
			p.take(launch, symbols, types)
		}
		return ir.Advance
	})
	if p.failed {
		return nil, pass.ErrReported
	}
	var converted []*ir.Operation
	for op := range r.Op.Region(0).Entry().Ops() {
		if m, ok := gpu.AsModule(op); ok && symbols.Lookup(prefix+m.SymName()) != nil {
			converted = append(converted, op)
		}
	}
	for _, op := range converted {
		op.Erase()
	}
	return p, nil
}

// prefix begins the names of modules that convert-gpu-to-spirv makes.
const prefix = "__spv__"

// take notes the kernel that a launch starts.
func (p *program) take(launch gpu.LaunchFunc, symbols *ir.SymbolTable, types *fromspirv.Lowering) {
	ref, _ := launch.KernelAttr().(*ir.SymbolRefAttr)
	module := symbols.Lookup(prefix + ref.Root())
	if module == nil || !module.Is("spv.module") {
		p.errorf(launch.Op, "starts a kernel of which there is no module %s%s of SPIR-V; convert-gpu-to-spirv makes it", prefix, ref.Root())
		return
	}
	if launch.Clusters() || launch.DynamicSharedMemory() || launch.AsyncObject() != nil {
		p.errorf(launch.Op, "has clusters, memory whose size it says, or a stream, and SPIR-V has none of these")
		return
	}
	for _, v := range []*ir.Value{
		launch.GridSizeX(), launch.GridSizeY(), launch.GridSizeZ(), launch.BlockSizeX(), launch.BlockSizeY(), launch.BlockSizeZ(),
	} {
		if n, known := rewrite.ConstantInt(v); !known || n != 1 {
			p.errorf(launch.Op, "starts more than one invocation, or a number that is not constant; this pass calls the kernel once, so grid and block have to be 1, 1, 1")
			return
		}
	}
	id := ref.Root() + "\x00" + ref.Leaf()
	if p.kernels[id] == nil {
		p.kernels[id] = p.kernel(launch, module, ref.Leaf(), types)
	}
	k := p.kernels[id]
	if k == nil {
		return
	}
	if len(k.arguments) != len(launch.Operands()) {
		p.errorf(launch.Op, "passes %d arguments to a kernel that takes %d", len(launch.Operands()), len(k.arguments))
	}
}

// kernel finds an entry point, gives it the name that the host calls, and finds the variables
// of its arguments.
func (p *program) kernel(launch gpu.LaunchFunc, module *ir.Operation, name string, types *fromspirv.Lowering) *kernel {
	inside := ir.NewSymbolTable(module)
	entries := 0
	for op := range module.Region(0).Entry().Ops() {
		if e, ok := spirv.AsEntryPoint(op); ok && e.Fn() == name {
			entries++
		}
	}
	if entries != 1 {
		p.errorf(launch.Op, "starts '%s', which is no entry point of '%s'; spirv-lower-abi-attrs makes one of it", name, ir.SymbolName(module))
		return nil
	}
	k := &kernel{name: ir.SymbolName(module) + "_" + name}
	for i := 0; ; i++ {
		symbol := inside.Lookup(fmt.Sprintf("%s_arg_%d", name, i))
		if symbol == nil || !ir.IsA[spirv.GlobalVariable](symbol) {
			break
		}
		v := spirv.GlobalVariable{Op: symbol}
		set, _ := v.DescriptorSet()
		binding, bound := v.Binding()
		t := types.TypeOf(spirv.Elem(v.Type()))
		if !bound || t == nil {
			p.errorf(v.Op, "is an argument of a kernel, but is bound nowhere, or LLVM has no such type")
			return nil
		}
		k.arguments = append(k.arguments, global{fmt.Sprintf("%s_%s_descriptor_set%d_binding%d", ir.SymbolName(module), v.SymName(), set, binding), t})
	}
	ir.RenameSymbol(module, name, k.name)
	return k
}
