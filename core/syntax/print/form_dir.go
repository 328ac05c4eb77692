package print

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// printBindings holds the variables of an operation that is printed.
type printBindings struct {
	eval.Bindings
	env ods.OpEnv
}

// newBindings returns bindings of which none is bound.
func (w *Writer) newBindings() *printBindings {
	f := &printBindings{}
	if n := len(w.Pr.unusedBindings); n > 0 {
		f, w.Pr.unusedBindings = w.Pr.unusedBindings[n-1], w.Pr.unusedBindings[:n-1]
	}
	f.env = w.Env
	f.Init(w.Op.Context(), w.Def, &f.env)
	return f
}

// Binding is the value of a variable, found by matching the types of the
// operation.
func (w *Writer) Binding(v int) eval.Binding {
	if w.bound == nil {
		w.bound = w.newBindings()
		for i := range w.Def.Operands {
			w.match(ods.Ref{Kind: ods.RefOperand, Index: i}, w.Def.Operands[i].Type)
		}
		for i := range w.Def.Results {
			w.match(ods.Ref{Kind: ods.RefResult, Index: i}, w.Def.Results[i].Type)
		}
		for i := range w.Def.Attributes {
			w.matchAttr(i)
		}
	}
	return w.bound.Vars[v]
}

func (w *Writer) match(r ods.Ref, e *ods.Expr) {
	if e != nil {
		w.bound.MatchList(e, w.Env.Types(r))
	}
}

func (w *Writer) matchAttr(i int) {
	a := &w.Def.Attributes[i]
	t, ok := w.Env.Attr(i).(*ir.TypeAttr)
	if ok && a.Kind == ods.AttrType && a.Type != nil {
		w.bound.Match(a.Type, t.Value())
	}
}

// TypeList lists the types of a variable or group; the slice is good until the
// next call.
func (w *Writer) TypeList(r ods.Ref) []ir.Type {
	list := w.Pr.typeList[:0]
	switch r.Kind {
	case ods.RefVar:
		return w.Binding(r.Index).List
	case ods.RefOperand, ods.RefOperands:
		start, end := 0, w.Op.NumOperands()
		if r.Kind == ods.RefOperand {
			start, end = w.Def.OperandRange(w.Op, r.Index)
		}
		for i := start; i < end; i++ {
			list = append(list, w.Op.Operand(i).Type())
		}
	case ods.RefResult, ods.RefResults:
		start, end := 0, w.Op.NumResults()
		if r.Kind == ods.RefResult {
			start, end = w.Def.ResultRange(w.Op, r.Index)
		}
		for i := start; i < end; i++ {
			list = append(list, w.Op.Result(i).Type())
		}
	default:
		return w.Env.Types(r)
	}
	w.Pr.typeList = list
	return list
}

// ResultTypes prints one type alone, and any other number of them, or a
// function type, in parentheses.
func (pr *Printer) ResultTypes(types []ir.Type) {
	if len(types) == 1 {
		if _, fn := types[0].(*ir.FunctionType); !fn {
			pr.Type(types[0])
			return
		}
	}
	pr.Byte('(')
	pr.Types(types)
	pr.Byte(')')
}

// isWrapping reports whether a region is what reading makes of one operation.
func isWrapping(r *ir.Region, terminator string) bool {
	return SingleOp(r, terminator) != nil && r.Entry().NumArgs() == 0
}

// SingleOp is the operation of a region that holds nothing but it and a terminator that has its results
// and says nothing else; nil where there is more.
func SingleOp(r *ir.Region, terminator string) *ir.Operation {
	b := r.Entry()
	if b == nil || b.Next() != nil || b.Empty() {
		return nil
	}
	first := b.First()
	end := first.Next()
	if end == nil || end.Next() != nil || end.Name().String() != terminator || len(end.Attrs()) > 0 ||
		end.NumResults() > 0 || end.NumRegions() > 0 || end.NumSuccessors() > 0 || !slices.Equal(end.Operands(), first.Results()) {
		return nil
	}
	return first
}

func ParamEnum(def *ods.Op, v int) *ods.Enum {
	for _, p := range def.Parameters {
		if p.Var == v {
			return p.Enum
		}
	}
	return nil
}
