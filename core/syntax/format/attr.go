package format

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
	"github.com/mlirc/mlirc/core/ods/text"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// ParseAttrRef reads an attribute in the text of its kind.
func (s *State) ParseAttrRef(i int) bool {
	a := &s.Def.Attributes[i]
	if yes, empty := kind.Of(a).Starts(&s.reader, a); !yes && empty {
		return true
	}
	v, ok := s.ParseAttrValue(a)
	if !ok {
		return false
	}
	if s.Depth > 0 && a.Kind == ods.AttrArray {
		s.Lists[i] = append(s.Lists[i], v)
		return true
	}
	return s.SetAttr(i, v)
}

// SetAttr records an attribute, whose type may bind variables.
func (s *State) SetAttr(i int, v ir.Attribute) bool {
	a := &s.Def.Attributes[i]
	s.attrs[i] = v
	if a.Var >= 0 && !s.Bindings.BindAttr(a.Var, v) {
		return s.P.Errorf(s.pos, "attribute '%s' does not fit the types of the operation", a.Name)
	}
	t, isType := v.(*ir.TypeAttr)
	if a.Kind == ods.AttrType && a.Type != nil && isType && !s.Bindings.Match(a.Type, t.Value()) {
		return s.P.Errorf(s.pos, "type '%s' does not fit attribute '%s'", print.TypeString(t.Value()), a.Name)
	}
	return true
}

// ParseAttrValue reads a value in the text of its kind, or a word that the definition has for
// it.
func (s *State) ParseAttrValue(a *ods.Attr) (ir.Attribute, bool) {
	if v, ok := s.ParseSpelt(a); ok {
		return v, true
	}
	return kind.Of(a).Read(&s.reader, a)
}

// LiteralType is the type of a typed number.
func (s *State) LiteralType(e *ods.Expr) ir.Type {
	t, _ := s.Bindings.Build(e)
	return t
}

// ParseSpelt reads a value that the format spells as a word.
func (s *State) ParseSpelt(a *ods.Attr) (ir.Attribute, bool) {
	for i := range a.Spelt {
		w := &a.Spelt[i]
		if s.P.AtKeyword(w.Word) {
			s.P.Next()
			return valueAttr(s.P.Ctx, a, &w.Value)
		}
	}
	return nil, false
}

// Reader is what kinds of attributes read by.
func (s *State) Reader() text.Reader { return &s.reader }
