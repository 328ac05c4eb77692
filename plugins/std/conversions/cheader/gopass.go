package cheader

import (
	"fmt"
	"go/token"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
)

const packageOption, objectOption = "package", "object"

// GoPass returns the pass `emit-go-bindings`.
func GoPass() *pass.Pass {
	return &pass.Pass{
		Name:    "emit-go-bindings",
		Summary: "write a package of Go that calls the functions of a module",
		Doc: `The file calls the functions, by cgo, as they are called once convert-std-to-llvm, with the same
options, has converted them under the memref convention of the project. A memref is a view of a
slice, whose rank, sizes, strides and reach are checked against its type. A comment and a warning name each
function that cannot be called from Go. Functions that are private, or defined elsewhere, are left
out.`,
		Options: append(tollvm.BoundaryOptions(),
			pass.Option{Name: packageOption, Type: pass.String, Default: "main", Doc: "the name of the package"},
			pass.Option{Name: objectOption, Type: pass.String, Doc: "the name of the object, beside the file, that cgo links; none if empty"}),
		Builds:    []string{"llvm"}, // types only
		Produces:  pass.KindGo,
		Translate: translateToGo,
	}
}

func translateToGo(t *pass.Translation) error {
	module := t.Input.Module
	name, object := t.Options.String(packageOption), t.Options.String(objectOption)
	if !token.IsIdentifier(name) {
		return fmt.Errorf("option '%s': '%s' is no name of a package", packageOption, name)
	}
	if strings.ContainsAny(object, " \t\n\"'`$/\\*") {
		return fmt.Errorf("option '%s': '%s' is no name of a file that cgo takes", objectOption, object)
	}
	l, err := tollvm.BoundaryOf(module, t.Options, t.Resources)
	if err != nil {
		return err
	}
	b := newBindings(l, t.Diags)
	for block := range module.Region(0).Blocks() {
		for op := range block.Ops() {
			b.add(op)
		}
	}
	t.Output.Data, err = b.source(ir.Position(module.Loc()).File, name, object)
	return err
}
