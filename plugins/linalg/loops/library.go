package loops

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax/structure"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// toStd turns operations into calls of a library.
func toStd() *pass.Pass {
	return &pass.Pass{
		Name:    "convert-linalg-to-std",
		Summary: "turn linalg operations on memrefs into calls of a library",
		Doc: `An operation calls the function of its name and the types of its operands, as in
linalg_matmul_viewsxsxf32_viewsxsxf32_viewsxsxf32; a linalg.generic that of its library_call. Memrefs
are passed with any strides and offset, and the functions are declared with the C interface.`,
		Converts: []string{"linalg"},
		Builds:   []string{"std", "memref"},
		Run: func(r *pass.Run) error {
			l := &library{module: r.Op, declared: map[string]*ir.FunctionType{}, first: r.Op.Region(0).Entry().First()}
			ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
				if name := op.StringAttrValue("sym_name"); op.Is("func") {
					fn, _ := builtin.AsFunc(op)
					l.declared[name], _ = fn.Type().(*ir.FunctionType)
				}
				return ir.Advance
			})
			all := append(structuredOps(r.Op), windows(r.Op)...)
			for _, op := range all {
				if why := l.call(op); why != "" {
					r.Diags.Report(diag.NewError(ir.Position(op.Loc()), why))
				}
			}
			if len(all) == 0 {
				r.Unchanged()
			}
			return nil
		},
	}
}

// library declares functions at the start of a module.
type library struct {
	module   *ir.Operation
	declared map[string]*ir.FunctionType
	first    *ir.Operation // what was first in the module
}

// call replaces an operation; it says why it cannot.
func (l *library) call(op *ir.Operation) string {
	s, err := linalg.StructuredOf(op)
	if err != nil && !isWindow(op) { // which is on memory
		return err.Error()
	}
	if s != nil && !s.OnMemory() {
		return "a library works on memrefs: bufferize '" + op.Name().String() + "' before"
	}
	name, why := libraryName(op)
	if why != "" {
		return why
	}
	var types []ir.Type
	for _, v := range op.AllOperands() {
		types = append(types, anyStrides(v.Type()))
	}
	ctx := op.Context()
	t := ctx.FunctionType(types, nil)
	if have, ok := l.declared[name]; ok && have != t {
		return "there is a function '" + name + "' of another type already"
	}
	if _, ok := l.declared[name]; !ok {
		l.declare(name, t)
	}
	b := ir.BuilderBefore(op)
	operands := make([]*ir.Value, len(types))
	for i, v := range op.AllOperands() {
		if operands[i] = v; v.Type() != types[i] {
			operands[i] = memref.NewCast(b, v, types[i]).Op.Result(0)
		}
	}
	b.Create(&ir.OperationState{
		Name: ctx.OpName("std.call"), Operands: operands,
		Attrs: []ir.NamedAttr{{Name: "callee", Value: ctx.SymbolRefAttr(name)}},
	})
	op.Erase()
	return ""
}

func (l *library) declare(name string, t *ir.FunctionType) {
	ctx := l.module.Context()
	b := ir.NewBuilder(ctx)
	b.SetInsertionPointToStart(l.module.Region(0).Entry())
	if l.first != nil {
		b.SetInsertionPoint(l.first)
	}
	builtin.NewFunc(b, name, t,
		ir.NamedAttr{Name: "sym_visibility", Value: ctx.StringAttr("private")},
		ir.NamedAttr{Name: "llvm.emit_c_interface", Value: ctx.UnitAttr()})
	l.declared[name] = t
}

// libraryName is the function that an operation calls.
func libraryName(op *ir.Operation) (name, why string) {
	if g, ok := linalg.AsGeneric(op); ok {
		if name, ok := g.LibraryCall(); ok {
			return name, ""
		}
		return "", "a linalg.generic without library_call has no function; run convert-linalg-to-loops"
	}
	if !isNamed(op) {
		return "", "the name of a function would not say all that '" + op.Name().String() + "' computes; run convert-linalg-to-loops"
	}
	parts := []string{strings.ReplaceAll(op.Name().String(), ".", "_")}
	for i, v := range op.AllOperands() {
		part, ok := mangled(v.Type())
		if !ok {
			return "", fmt.Sprintf("operand #%d is of a type that names of functions do not spell; run convert-linalg-to-loops", i)
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, "_"), ""
}

// isNamed reports whether the name of an operation and the types of its operands say what it computes: not
// where its body does, or an attribute that permutes or selects dimensions, or moves a window.
func isNamed(op *ir.Operation) bool {
	if isWindow(op) {
		return !slices.ContainsFunc(op.Name().Def().(*ods.Op).Attributes, func(a ods.Attr) bool { return op.Attr(a.Name) != nil })
	}
	s := structure.Of(op)
	def := op.Name().Def().(*ods.Op)
	if s == nil || s.When != nil || s.Maps >= 0 && op.Attr(def.Attributes[s.Maps].Name) != nil {
		return false
	}
	return !slices.ContainsFunc(s.Operands, func(x ods.Indexed) bool {
		return x.Map >= 0 && op.Attr(def.Attributes[x.Map].Name) != nil
	})
}

// mangled is a type as it stands in the name of a function.
func mangled(t ir.Type) (string, bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return fmt.Sprintf("i%d", t.Width()), t.Signedness() == ir.Signless
	case *ir.FloatType:
		return t.Kind().Name(), true
	case *ir.IndexType:
		return "index", true
	case *ir.MemRefType:
		elem, ok := mangled(t.Elem())
		name := "view"
		for _, n := range t.Shape() {
			if n == ir.Dynamic {
				name += "sx"
				continue
			}
			name += fmt.Sprintf("%dx", n)
		}
		return name + elem, ok
	}
	return "", false
}

// anyStrides is a memref with any strides and offset.
func anyStrides(t ir.Type) ir.Type {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return t
	}
	strides := affine.Strided{Offset: affine.Dynamic}
	for range m.Shape() {
		strides.Strides = append(strides.Strides, affine.Dynamic)
	}
	ctx := t.Context()
	return ctx.MemRefType(m.Shape(), m.Elem(), []ir.Attribute{ctx.AffineMapAttr(strides.Map())}, m.Space())
}
