package print

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// HasExtra reports whether attr-dict prints anything.
func (w *Writer) HasExtra() bool {
	for _, a := range w.Op.Attrs() {
		if !w.Elides(a) {
			return true
		}
	}
	return false
}

// tellsAll reports whether a form whose attr-dict is optional tells all
// attributes.
func (w *Writer) tellsAll() bool {
	if w.printsDict(w.Def.Format.Elems) {
		return true
	}
	for _, a := range w.Op.Attrs() {
		if !w.Elides(a) && !w.isDefault(a) {
			return false
		}
	}
	return true
}

func (w *Writer) printsDict(elems []ods.Elem) bool {
	for i := range elems {
		e := &elems[i]
		if e.Spells().Rest {
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
func (w *Writer) isDefault(a ir.NamedAttr) bool {
	for i := range w.Def.Attributes {
		if w.Def.Attributes[i].Name == a.Name {
			return !w.showsAttr(i)
		}
	}
	return false
}

// Elides reports whether an attribute is printed elsewhere than in attr-dict.
func (w *Writer) Elides(a ir.NamedAttr) bool {
	if w.Def.Segments && a.Name == w.Def.SegmentAttr() {
		return true
	}
	if w.Def.Format.Signature && (a.Name == "arg_attrs" || a.Name == "res_attrs") {
		return true
	}
	for i := range w.Def.Attributes {
		d := &w.Def.Attributes[i]
		if d.Name != a.Name {
			continue
		}
		if d.Var >= 0 || d.Kind == ods.AttrOffsets || d.Kind == ods.AttrSegmentSizes || d.Kind == ods.AttrType && d.Type != nil {
			return true
		}
		if w.Def.Format.Spelt[i] {
			return !w.Def.Format.Maybe[i] || !w.showsAttr(i) || w.spells(i, w.Def.Format.Elems)
		}
		return d.Hidden != nil && w.isHidden(d, a.Value)
	}
	return false
}

// spells reports whether elements tell an attribute in a group that is printed.
func (w *Writer) spells(attr int, elems []ods.Elem) bool {
	for i := range elems {
		e := &elems[i]
		if e.Kind == ods.ElemIs {
			continue
		}
		names := func(r ods.Ref) bool { return r.Kind == ods.RefAttr && r.Index == attr }
		if names(e.Ref) || slices.ContainsFunc(e.Args, names) {
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

// isHidden reports whether a value need not be printed. The map to a vector of an
// element without dimensions is always printed.
func (w *Writer) isHidden(d *ods.Attr, v ir.Attribute) bool {
	if m, ok := v.(*ir.AffineMapAttr); ok && m.Map().NumInputs() == 0 && len(m.Map().Results) > 0 {
		return false
	}
	hidden, ok := w.Pr.Values(w.Op.Context(), d, d.Hidden, w.Env)
	return ok && hidden == v
}
