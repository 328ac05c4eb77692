package cheader

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
)

// Pass returns the pass `emit-c-header`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    "emit-c-header",
		Summary: "write a C header of the functions of a module",
		Doc: `The header declares the functions as they are called once convert-std-to-llvm, with
the same options, has converted them under the memref convention of the project; and
their wrappers, where they get one. A comment and a warning name each function that cannot be
called from C. Left out are functions that are private and defined, and those that
are defined elsewhere and neither take memrefs nor have a wrapper.`,
		Options:   tollvm.BoundaryOptions(),
		Builds:    []string{"llvm"}, // types only
		Produces:  pass.KindHeader,
		Translate: translate,
	}
}

func translate(t *pass.Translation) error {
	module := t.Input.Module
	l, err := tollvm.BoundaryOf(module, t.Options, t.Resources)
	if err != nil {
		return err
	}
	h := newHeader(l, t.Diags)
	for b := range module.Region(0).Blocks() {
		for op := range b.Ops() {
			if name := ir.SymbolName(op); name != "" {
				h.names[name] = name
			}
		}
	}
	for b := range module.Region(0).Blocks() {
		for op := range b.Ops() {
			h.add(op)
		}
	}
	t.Output.Data = h.text(ir.Position(module.Loc()).File)
	return nil
}
