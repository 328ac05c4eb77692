package outline

import (
	"fmt"
	"strconv"

	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/std/dialects/dlti"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/sdk/target"
)

// Pass returns the pass `gpu-kernel-outlining`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    "gpu-kernel-outlining",
		Summary: "make kernels of the bodies of launches",
		Doc: `The body of each gpu.launch in a function NAME becomes the kernel NAME_kernel in a
gpu.module of that name, behind the function, with copies of the functions and globals that it
refers to. Values from outside that it uses become arguments, but for constants, sizes of
memrefs, comparisons and choices of what is there, which are computed again.`,
		Options: []pass.Option{{Name: layoutOption, Type: pass.String, Doc: "the data layout that the modules of kernels get as `dlti.dl_spec`, such as #dlti.dl_spec<#dlti.dl_entry<index, 32 : i32>>"}},
		Builds:  []string{"dlti", "gpu", "std"},
		Run: func(r *pass.Run) error {
			spec, err := layout(r)
			if err != nil {
				return err
			}
			o := outliner{sink: r.Diags, symbols: ir.NewSymbolTable(r.Op), layout: spec}
			changed := false
			for op := range r.Op.Region(0).Entry().Ops() {
				if fn, ok := builtin.AsFunc(op); ok && !ir.IsDeclaration(op) {
					changed = o.function(fn) || changed
				}
			}
			switch {
			case o.failed:
				return pass.ErrReported
			case !changed:
				r.Unchanged()
			default:
				r.Op.SetAttr("gpu.container_module", r.IR().UnitAttr())
			}
			return nil
		},
	}
}

const layoutOption = "data-layout-str"

// layout is the attribute that the option for the data layout says, nil where it says nothing.
func layout(r *pass.Run) (ir.Attribute, error) {
	text := r.Options.String(layoutOption)
	if text == "" {
		return nil, nil
	}
	spec, err := syntax.ParseAttr(r.IR(), text)
	if err != nil {
		return nil, fmt.Errorf("option '%s': %w", layoutOption, err)
	}
	if _, ok := dlti.AsDlSpecAttr(spec); !ok {
		return nil, fmt.Errorf("option '%s': '%s' is no #%s", layoutOption, text, target.SpecAttr)
	}
	return spec, nil
}

// outliner is the state of the pass on one module.
type outliner struct {
	sink    *diag.Sink
	symbols *ir.SymbolTable
	failed  bool
	renamed int          // how many modules had to be called otherwise
	layout  ir.Attribute // of modules, nil for none
}

// function outlines the launches of a function, inner ones first, and reports whether there
// are any. The modules stand behind the function, in the same order.
func (o *outliner) function(fn builtin.Func) bool {
	var launches []gpu.Launch
	ir.WalkPostOrder(fn.Op, func(op *ir.Operation) {
		if l, ok := gpu.AsLaunch(op); ok {
			launches = append(launches, l)
		}
	})
	last := fn.Op
	for _, l := range launches {
		name := fn.SymName() + "_kernel"
		sink(l)
		kernel, operands := kernelOf(l, name)
		module := o.module(kernel, name)
		module.Op.MoveAfter(last)
		last = module.Op
		ref := fn.Op.Context().SymbolRefAttr(module.SymName(), name)
		var attrs []ir.NamedAttr
		for _, name := range [...]string{"clusters", "dynamic_shared_memory"} {
			if v := l.Op.Attr(name); v != nil {
				attrs = append(attrs, ir.NamedAttr{Name: name, Value: v})
			}
		}
		var token ir.Type
		if l.AsyncToken() != nil {
			token = l.AsyncToken().Type()
		}
		b := ir.BuilderBefore(l.Op)
		b.SetLoc(l.Op.Loc())
		f := gpu.NewLaunchFunc(b, l.AsyncDependencies(), l.GridSizeX(), l.GridSizeY(), l.GridSizeZ(),
			l.BlockSizeX(), l.BlockSizeY(), l.BlockSizeZ(), l.ClusterSizeX(), l.ClusterSizeY(), l.ClusterSizeZ(),
			l.DynamicSharedMemorySize(), operands, nil, token, ref, attrs...)
		if token != nil {
			l.AsyncToken().ReplaceAllUsesWith(f.AsyncToken())
		}
		l.Op.Erase()
	}
	return len(launches) > 0
}

// module puts a kernel into a module, with copies of what it refers to.
func (o *outliner) module(kernel *ir.Operation, name string) gpu.Module {
	b := ir.NewBuilder(kernel.Context())
	b.SetInsertionPointToEnd(o.symbols.Op().Region(0).Entry())
	b.SetLoc(kernel.Loc())
	base := name
	for o.symbols.Lookup(name) != nil {
		name = base + "_" + strconv.Itoa(o.renamed)
		o.renamed++
	}
	module := gpu.NewModule(b, name)
	if o.layout != nil {
		module.Op.SetAttr(target.SpecAttr, o.layout)
	}
	o.symbols.Insert(module.Op)
	body := b.CreateBlock(module.Body(), nil)
	body.Append(kernel)
	here := ir.NewSymbolTable(module.Op)
	for work := []*ir.Operation{kernel}; len(work) > 0; work = work[1:] {
		eachReference(work[0], func(user *ir.Operation, ref *ir.SymbolRefAttr) {
			if here.Lookup(ref.Root()) != nil {
				return
			}
			symbol := o.symbols.Lookup(ref.Root())
			if symbol == nil {
				o.failed = true
				o.sink.Report(diag.NewError(ir.Position(user.Loc()), fmt.Sprintf(
					"'%s' op refers to @%s, which the module around the kernel does not have", user.Name(), ref.Root())))
				return
			}
			copied := b.Clone(symbol, ir.NewMapping())
			here.Insert(copied)
			work = append(work, copied)
		})
	}
	b.SetInsertionPointToEnd(body)
	gpu.NewModuleEnd(b)
	return module
}

// kernelOf makes a kernel of the body of a launch, which stands nowhere yet, and says which
// values are passed to it.
func kernelOf(l gpu.Launch, name string) (*ir.Operation, []*ir.Value) {
	ctx := l.Op.Context()
	operands := usedFromOutside(l.Body())
	inputs := make([]ir.Type, len(operands))
	for i, v := range operands {
		inputs[i] = v.Type()
	}
	b := ir.NewBuilder(ctx)
	b.SetLoc(l.Op.Loc())
	workgroup, _ := l.WorkgroupAttributions()
	fn := gpu.NewFunc(b, name, ctx.FunctionType(inputs, nil), ir.NamedAttr{Name: "gpu.kernel", Value: ctx.UnitAttr()},
		ir.NamedAttr{Name: "workgroup_attributions", Value: ctx.I64Attr(workgroup)})
	entry := b.CreateBlock(fn.Body(), nil, inputs...)
	ids := []func(dimension string) *ir.Value{
		func(d string) *ir.Value { return gpu.NewBlockId(b, d).Result() },
		func(d string) *ir.Value { return gpu.NewThreadId(b, d).Result() },
		func(d string) *ir.Value { return gpu.NewGridDim(b, d).Result() },
		func(d string) *ir.Value { return gpu.NewBlockDim(b, d).Result() },
	}
	if l.ClusterSizeX() != nil {
		ids = append(ids,
			func(d string) *ir.Value { return gpu.NewClusterId(b, d).Result() },
			func(d string) *ir.Value { return gpu.NewClusterDimBlocks(b, d).Result() })
	}
	var replaced []*ir.Value // what the arguments of the body become
	for _, make := range ids {
		replaced = append(replaced, make("x"), make("y"), make("z"))
	}
	for _, a := range l.Body().Entry().Args()[len(replaced):] {
		replaced = append(replaced, entry.AddArg(a.Type(), l.Op.Loc()))
	}
	m := ir.NewMapping()
	for i, v := range operands {
		m.MapValue(v, entry.Arg(i))
	}
	b.ClearInsertionPoint()
	b.CloneRegionInto(l.Body(), fn.Body(), m)
	body := m.Block(l.Body().Entry())
	for i := len(replaced) - 1; i >= 0; i-- {
		body.Arg(i).ReplaceAllUsesWith(replaced[i])
		body.EraseArg(i)
	}
	b.SetInsertionPointToEnd(entry)
	std.NewBr(b, nil, body)
	returnInstead(fn)
	return fn.Op, operands
}

// returnInstead makes returns of what ends the threads of a launch.
func returnInstead(fn gpu.Func) {
	var ends []*ir.Operation
	for block := range fn.Body().Blocks() {
		if last := block.Last(); last != nil && last.Is("gpu.terminator") {
			ends = append(ends, last)
		}
	}
	for _, op := range ends {
		gpu.NewReturn(ir.BuilderBefore(op), nil)
		op.Erase()
	}
}
