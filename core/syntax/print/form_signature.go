package print

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// signature prints `(%a: t {attrs}, ...) -> (t {attrs})`, without a blank before
// it.
func (w *opPrinter) signature(args []ods.Ref) {
	w.blank = blankState{want: true}
	inputs, results := w.typeList(args[1]), w.typeList(args[2])
	argAttrs, resAttrs := w.signatureAttrs("arg_attrs"), w.signatureAttrs("res_attrs")
	var names []*ir.Value
	if args[0].Kind == ods.RefRegionArg {
		names = w.entryNames(args[0].Sub)
	}
	w.pr.byte('(')
	for i, t := range inputs {
		if i > 0 {
			w.pr.text(", ")
		}
		if i < len(names) {
			w.pr.operand(names[i])
			w.pr.text(": ")
		}
		w.pr.type_(t)
		w.pr.paramAttrs(argAttrs, i)
		if i < len(names) {
			w.pr.argLoc(names[i])
		}
	}
	if len(args) > 3 && w.binding(args[3].Index).Attr != nil {
		if len(inputs) > 0 {
			w.pr.text(", ")
		}
		w.pr.text("...")
	}
	w.pr.byte(')')
	if len(results) > 0 {
		w.pr.text(" -> ")
		w.pr.signatureResults(results, resAttrs)
	}
}

func (w *opPrinter) entryNames(region int) []*ir.Value {
	r := w.op.Region(region)
	if r.Empty() {
		return nil
	}
	w.nameArgs(r)
	return r.Entry().Args()
}

func (w *opPrinter) signatureAttrs(name string) []ir.Attribute {
	list, ok := w.op.Attr(name).(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	return list.Elems()
}

// paramAttrs prints the attributes of an argument or result.
func (pr *printer) paramAttrs(list []ir.Attribute, i int) {
	if i >= len(list) {
		return
	}
	if d, ok := list[i].(*ir.DictionaryAttr); ok {
		pr.attrDict(d.Entries(), nil)
	}
}

// signatureResults prints one type without attributes that is no function type
// alone, and everything else in parentheses.
func (pr *printer) signatureResults(types []ir.Type, attrs []ir.Attribute) {
	_, fn := types[0].(*ir.FunctionType)
	bare := len(types) == 1 && !fn
	if bare && len(attrs) == 1 {
		d, ok := attrs[0].(*ir.DictionaryAttr)
		bare = ok && len(d.Entries()) == 0
	}
	if bare {
		pr.type_(types[0])
		return
	}
	pr.byte('(')
	for i, t := range types {
		if i > 0 {
			pr.text(", ")
		}
		pr.type_(t)
		pr.paramAttrs(attrs, i)
	}
	pr.byte(')')
}
