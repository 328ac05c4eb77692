package tollvm

import (
	"crypto/sha256"
	"fmt"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
)

// clash says why one of the functions that an operation needs cannot be called:
// the module has another one of that name. Functions may be nil.
func (l *Lowering) clash(rw *convert.Rewriter, op *ir.Operation, needed ...*convention.Function) string {
	for _, f := range needed {
		if f == nil {
			continue
		}
		if known, ok := rw.Symbol(op, f.Name); ok && f.Serves(known) {
			continue
		}
		if reason := l.Clash(rw, op, f); reason != "" {
			return reason + ", or let the memref convention name another function"
		}
	}
	return ""
}

// Clash says why a function that an operation needs cannot be called: the module has
// another one of that name.
func (l *Lowering) Clash(rw *convert.Rewriter, op *ir.Operation, f *convention.Function) string {
	known, ok := rw.Symbol(op, f.Name)
	if !ok || l.typeOfSymbol(known) == f.Type {
		return ""
	}
	return "it needs the function '" + f.Name + "' of type " + syntax.TypeString(f.Type) +
		", but " + ir.Position(known.Loc).String() + " has something else of that name; rename that"
}

// typeOfSymbol is the type that a function has or is going to have, nil for
// anything else.
func (l *Lowering) typeOfSymbol(s convert.Symbol) ir.Type {
	attr, ok := s.Attrs.Get(typeAttr).(*ir.TypeAttr)
	if !ok {
		return nil
	}
	t, ok := attr.Value().(*ir.FunctionType)
	if !ok {
		return attr.Value()
	}
	own, _ := l.signature(t)
	if own == nil {
		return nil
	}
	return own.function(l, isVariadic(s.Attrs))
}

// CString is the address of a text and a zero byte behind it, which are in a constant of the module that is
// named after them.
func (l *Lowering) CString(rw *convert.Rewriter, op *ir.Operation, prefix, text string) *ir.Value {
	e := l.at(rw)
	t := e.Types.Array(int64(len(text)+1), l.ctx.IntegerType(8, ir.Signless))
	name := fmt.Sprintf("%s%x", prefix, sha256.Sum256([]byte(text)))
	rw.Declare(op, name, func(b *ir.Builder) *ir.Operation {
		return llvm.NewMlirGlobal(b, name, t,
			ir.NamedAttr{Name: "linkage", Value: llvm.LinkageInternal.Attr(l.ctx)},
			ir.NamedAttr{Name: "constant", Value: l.ctx.UnitAttr()},
			ir.NamedAttr{Name: "value", Value: l.ctx.StringAttr(text + "\x00")}).Op
	})
	return e.Bitcast(llvm.NewMlirAddressof(e.Builder, e.Types.Ptr(t, 0), name).Res(), e.I8Ptr)
}

// abort ends the program.
func (l *Lowering) abort() *convention.Function {
	return &convention.Function{Name: "abort", Type: l.kit.Types.Func(nil, nil, false)}
}

// puts prints a text, and fflush makes it be seen before the program ends.
func (l *Lowering) puts() *convention.Function { return l.takesPointer("puts") }

func (l *Lowering) fflush() *convention.Function { return l.takesPointer("fflush") }

// takesPointer is a function of C that takes a pointer and returns an int.
func (l *Lowering) takesPointer(name string) *convention.Function {
	types := l.kit.Types
	return &convention.Function{Name: name, Type: types.Func(l.ctx.I32(), []ir.Type{types.I8Ptr()}, false)}
}
