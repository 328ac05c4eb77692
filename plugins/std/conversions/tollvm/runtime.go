package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
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

// abort ends the program.
func (l *Lowering) abort() *convention.Function {
	return &convention.Function{Name: "abort", Type: l.kit.Types.Func(nil, nil, false)}
}
