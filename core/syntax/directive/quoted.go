package directive

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/ods/text"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// quoted is `quoted(x)`: a keyword or string in quotes, or a list of them.
type quoted struct{ base }

func (quoted) Name() string { return "quoted" }

func (quoted) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefAttr, ods.RefVar)}}
}

func (d quoted) Problem(o *ods.Op, e *ods.Elem) string {
	if e.Ref.Kind == ods.RefVar {
		if print.ParamEnum(o, e.Ref.Index) == nil {
			return wrong(d, o, e.Ref)
		}
		return ""
	}
	switch a := &o.Attributes[e.Ref.Index]; {
	case a.Kind == ods.AttrEnum, a.Kind == ods.AttrString, a.Kind == ods.AttrDialect && a.Def != "":
	case a.Kind == ods.AttrArray && a.Elem != nil && (a.Elem.Kind == ods.AttrEnum || a.Elem.Kind == ods.AttrDialect):
	default:
		return wrong(d, o, e.Ref)
	}
	return ""
}

// Starts is by the first token.
func (quoted) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.At(lex.String), false
}

// Read reads enum keywords in quotes.
func (quoted) Read(s *format.State, e *ods.Elem) bool {
	r := e.Ref
	pos := s.P.Tok.Pos
	enum := quotedEnum(s, r)
	quoted, ok := s.P.ParseString()
	if !ok {
		return false
	}
	var v ir.Attribute
	if enum == nil {
		v = s.P.Ctx.StringAttr(quoted)
	} else if v, ok = text.Case(s.Reader(), enum, quoted, pos); !ok {
		return false
	}
	if r.Kind == ods.RefVar {
		s.Bindings.Vars[r.Index] = eval.Binding{Bound: true, Attr: v}
		return true
	}
	if s.Depth > 0 && s.Def.Attributes[r.Index].Kind == ods.AttrArray {
		s.Lists[r.Index] = append(s.Lists[r.Index], v)
		return true
	}
	if def, _ := wrapper(s.Def, &s.Def.Attributes[r.Index]); def != nil {
		v = s.P.Ctx.DialectAttr(def, nil, v)
	}
	return s.SetAttr(r.Index, v)
}

// quotedEnum is the enumeration of a parameter, an attribute or its elements.
func quotedEnum(s *format.State, r ods.Ref) *ods.Enum {
	if r.Kind == ods.RefVar {
		return print.ParamEnum(s.Def, r.Index)
	}
	a := &s.Def.Attributes[r.Index]
	if a.Kind == ods.AttrArray && a.Elem != nil {
		return a.Elem.Enum
	}
	if _, enum := wrapper(s.Def, a); enum != nil {
		return enum
	}
	return a.Enum
}

func (quoted) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	r := e.Ref
	var v ir.Attribute
	var enum *ods.Enum
	if r.Kind == ods.RefVar {
		v, enum = w.Binding(r.Index).Attr, print.ParamEnum(w.Def, r.Index)
	} else {
		a := &w.Def.Attributes[r.Index]
		v, enum = w.Env.Attr(r.Index), a.Enum
		if a.Kind == ods.AttrArray && a.Elem != nil {
			enum, v = a.Elem.Enum, elementOf(w, v)
		}
		if _, words := wrapper(w.Def, a); words != nil {
			enum, v = words, unwrapped(v)
		}
	}
	if enum == nil {
		w.Pr.Attr(v, true)
		return
	}
	cases, _ := text.Cases(enum, v)
	w.Pr.Quoted(cases)
}

// elementOf is the element of this iteration.
func elementOf(w *print.Writer, v ir.Attribute) ir.Attribute {
	list, ok := v.(*ir.ArrayAttr)
	if !ok || w.Iteration < 0 || w.Iteration >= len(list.Elems()) {
		return v
	}
	return list.Elems()[w.Iteration]
}
