package tokernel

import (
	"fmt"

	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// helpers gives a kernel its own copies of the functions of the module that it calls, and of those
// that they call. What a function asks of the other threads, and the memory that the block has for
// it, are the kernel's.
func (d *device) helpers(module *ir.Operation) {
	inside := ir.NewSymbolTable(module)
	copies := map[string]string{}
	pending := []*ir.Operation{d.fn}
	for len(pending) > 0 {
		fn := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		ir.Walk(fn, func(op *ir.Operation) ir.WalkResult {
			for _, a := range op.Attrs() {
				ref, ok := a.Value.(*ir.SymbolRefAttr)
				if !ok || inside.Lookup(ref.Root()) == nil {
					continue
				}
				name := copies[ref.Root()]
				if name == "" {
					fresh := d.carry(module, inside.Lookup(ref.Root()))
					if fresh == nil {
						return ir.Interrupt
					}
					name = ir.SymbolName(fresh)
					copies[ref.Root()] = name
					pending = append(pending, fresh)
				}
				op.SetAttr(a.Name, d.ctx.SymbolRefAttr(name))
			}
			return ir.Advance
		})
	}
}

// carry copies what a symbol of the module names for the kernel; nil if it reports why not. Memory
// is one for all kernels.
func (d *device) carry(module, op *ir.Operation) *ir.Operation {
	b := ir.NewBuilder(d.ctx)
	b.SetLoc(op.Loc())
	b.SetInsertionPoint(d.fn)
	if g, ok := memref.AsGlobal(op); ok {
		if t, isMemRef := ods.TypeOf(op.Attr("type")).(*ir.MemRefType); isMemRef {
			if space, _ := ods.SpaceNumber(t.Space()); space == workgroupSpace {
				return d.sharedGlobal(b, t, alignmentOf(g)...)
			}
		}
		return d.global(b, ir.SymbolName(module)+"_"+ir.SymbolName(op), op)
	}
	_, isKernel := op.Attr("gpu.kernel").(*ir.UnitAttr)
	if !op.Is("func") && !op.Is("gpu.func") || isKernel {
		d.errorf(op, "is used by kernel '%s', which can call functions and use memref.global", d.entry.Name)
		return nil
	}
	t, _ := op.Attr("type").(*ir.TypeAttr)
	sig, _ := t.Value().(*ir.FunctionType)
	if sig == nil || op.Region(0).Empty() {
		d.errorf(op, "has no body, but kernel '%s' calls it", d.entry.Name)
		return nil
	}
	fn := builtin.NewFunc(b, d.unused(d.entry.Name+"."+ir.SymbolName(op)), sig,
		ir.NamedAttr{Name: ir.SymbolVisibilityAttr, Value: d.ctx.StringAttr("private")}, ir.NamedAttr{Name: kernel.HelperAttr, Value: d.ctx.UnitAttr()}).Op
	b.ClearInsertionPoint()
	b.CloneRegionInto(op.Region(0), fn.Region(0), ir.NewMapping())
	d.symbols.Insert(fn)
	d.attributions(fn, len(sig.Inputs()), int(intOf(op.Attr("workgroup_attributions"))))
	d.functions = append(d.functions, fn)
	return fn
}

// alignmentOf is the alignment of memory where it is said.
func alignmentOf(g memref.Global) []ir.NamedAttr {
	if a := g.Op.Attr("alignment"); a != nil {
		return []ir.NamedAttr{{Name: "alignment", Value: a}}
	}
	return nil
}

// global moves memory out of the module; what does so first names it.
func (d *device) global(b *ir.Builder, name string, op *ir.Operation) *ir.Operation {
	if made := d.carried[op]; made != nil {
		return made
	}
	made := b.Clone(op, ir.NewMapping())
	made.SetAttr(ir.SymbolNameAttr, d.ctx.StringAttr(d.unused(name)))
	made.SetAttr(ir.SymbolVisibilityAttr, d.ctx.StringAttr("private"))
	d.symbols.Insert(made)
	d.carried[op] = made
	return made
}

// unused is a name that no symbol has.
func (d *device) unused(name string) string {
	free := name
	for i := 0; d.symbols.Lookup(free) != nil; i++ {
		free = fmt.Sprintf("%s_%d", name, i)
	}
	return free
}
