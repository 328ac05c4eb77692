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
	if k := o.Attributes[e.Ref.Index].Kind; k != ods.AttrString && k != ods.AttrEnum {
		return wrong(d, o, e.Ref)
	}
	return ""
}

// Starts is by the first token.
func (keyword) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.At(lex.Ident), false
}

// Read reads a string or a bit set without quotes.
func (keyword) Read(s *format.State, e *ods.Elem) bool {
	r := e.Ref
	a := &s.Def.Attributes[r.Index]
	if a.Kind == ods.AttrEnum {
		v, ok := text.ReadCases(s.Reader(), a.Enum)
		return ok && s.SetAttr(r.Index, v)
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
		cases, _ := text.Cases(w.Def.Attributes[r.Index].Enum, v)
		w.Pr.Text(cases)
	}
}
