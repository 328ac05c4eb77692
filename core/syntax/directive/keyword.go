package directive

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/text"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// keyword is `keyword($a)`: a string or a set of flags without quotes.
type keyword struct{ base }

func (keyword) Name() string { return "keyword" }

func (keyword) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefAttr)}}
}

func (d keyword) Problem(o *ods.Op, e *ods.Elem) string {
	if k := o.Attributes[e.Ref.Index].Kind; k != ods.AttrString && k != ods.AttrEnum && k != ods.AttrDialect {
		return wrong(d, o, e.Ref)
	}
	return ""
}

// Starts is by the first token: a word, one of the enumeration if there is one.
func (keyword) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	a := &s.Def.Attributes[e.Ref.Index]
	enum := a.Enum
	if def, words := wrapper(s.Def, a); def != nil {
		enum = words
	}
	return s.P.At(lex.Ident) && (enum == nil || enum.Has(s.P.Tok.Text)), false
}

// Read reads a string or a bit set without quotes.
func (keyword) Read(s *format.State, e *ods.Elem) bool {
	r := e.Ref
	a := &s.Def.Attributes[r.Index]
	if a.Kind == ods.AttrEnum {
		v, ok := text.ReadCases(s.Reader(), a.Enum)
		return ok && s.SetAttr(r.Index, v)
	}
	if def, enum := wrapper(s.Def, a); def != nil {
		v, ok := text.ReadCases(s.Reader(), enum)
		return ok && s.SetAttr(r.Index, s.P.Ctx.DialectAttr(def, nil, v))
	}
	word, ok := s.P.Keyword()
	return ok && s.SetAttr(r.Index, s.P.Ctx.StringAttr(word))
}

func (keyword) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	r := e.Ref
	switch v := w.Env.Attr(r.Index).(type) {
	case *ir.StringAttr:
		w.Pr.Text(v.Value())
	case nil:
	default:
		enum := w.Def.Attributes[r.Index].Enum
		if _, words := wrapper(w.Def, &w.Def.Attributes[r.Index]); words != nil {
			enum, v = words, unwrapped(v)
		}
		cases, _ := text.Cases(enum, v)
		w.Pr.Text(cases)
	}
}
