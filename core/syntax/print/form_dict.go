package print

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// hasExtra reports whether attr-dict prints anything.
func (w *opPrinter) hasExtra() bool {
	for _, a := range w.op.Attrs() {
		if !w.elides(a) {
			return true
		}
	}
	return false
}

// tellsAll reports whether a form whose attr-dict is optional tells all
// attributes.
func (w *opPrinter) tellsAll() bool {
	if w.printsDict(w.def.Format.Elems) {
		return true
	}
	for _, a := range w.op.Attrs() {
		if !w.elides(a) && !w.isDefault(a) {
			return false
		}
	}
	return true
}

func (w *opPrinter) printsDict(elems []ods.Elem) bool {
	for i := range elems {
		e := &elems[i]
		if e.Kind == ods.ElemAttrDict || e.Kind == ods.ElemAttrDictKeyword {
			return true
		}
		inner := e.Body
		if e.Kind == ods.ElemGroup && !w.prints(e) {
			inner = e.Else
		}
		if w.printsDict(inner) {
			return true
		}
	}
	return false
}

// isDefault reports whether an attribute is what it would be if it were absent.
func (w *opPrinter) isDefault(a ir.NamedAttr) bool {
	for i := range w.def.Attributes {
		if w.def.Attributes[i].Name == a.Name {
			return !w.showsAttr(i)
		}
	}
	return false
}

// elides reports whether an attribute is told elsewhere than in attr-dict.
func (w *opPrinter) elides(a ir.NamedAttr) bool {
	if w.def.Segments && a.Name == w.def.SegmentAttr() {
		return true
	}
	if w.def.Format.Signature && (a.Name == "arg_attrs" || a.Name == "res_attrs") {
		return true
	}
	for i := range w.def.Attributes {
		d := &w.def.Attributes[i]
		if d.Name != a.Name {
			continue
		}
		if d.Var >= 0 || d.Kind == ods.AttrOffsets || d.Kind == ods.AttrRoundSizes || d.Kind == ods.AttrType && d.Type != nil {
			return true
		}
		if w.def.Format.Spelt[i] {
			return !w.def.Format.Maybe[i] || !w.showsAttr(i) || w.spells(i, w.def.Format.Elems)
		}
		return d.Hidden != nil && w.isHidden(d, a.Value)
	}
	return false
}

// spells reports whether elements tell an attribute in a group that is printed.
func (w *opPrinter) spells(attr int, elems []ods.Elem) bool {
	for i := range elems {
		e := &elems[i]
		if e.Kind == ods.ElemIs {
			continue
		}
		if e.Ref.Kind == ods.RefAttr && e.Ref.Index == attr {
			return true
		}
		inner := e.Body
		if e.Kind == ods.ElemGroup && !w.prints(e) {
			inner = e.Else
		}
		if w.spells(attr, inner) {
			return true
		}
	}
	return false
}

// isHidden reports whether a value need not be told. The map to a vector of an
// element without dimensions is always told.
func (w *opPrinter) isHidden(d *ods.Attr, v ir.Attribute) bool {
	if m, ok := v.(*ir.AffineMapAttr); ok && m.Map().NumInputs() == 0 && len(m.Map().Results) > 0 {
		return false
	}
	hidden, ok := w.pr.values(w.op.Context(), d, d.Hidden, w.env)
	return ok && hidden == v
}

func (w *opPrinter) attrDict(keyword bool) {
	list := w.op.Attrs()
	first := true
	for i := range list {
		if w.elides(list[i]) {
			continue
		}
		switch {
		case !first:
			w.pr.text(", ")
		case keyword:
			w.pr.text(" attributes {")
		default:
			w.pr.text(" {")
		}
		first = false
		w.pr.namedAttr(&list[i])
	}
	if !first {
		w.pr.byte('}')
	}
}
