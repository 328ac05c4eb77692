package directive

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// numbers is `numbers($a)`: the parameters, integers of 32 bits, of an attribute of the dialect
// in parentheses.
type numbers struct{ base }

func (numbers) Name() string { return "numbers" }

func (numbers) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefAttr)}}
}

func (d numbers) Problem(o *ods.Op, e *ods.Elem) string {
	if o.Attributes[e.Ref.Index].Kind != ods.AttrDialect {
		return wrong(d, o, e.Ref)
	}
	return ""
}

// numbered is the definition of an attribute of the dialect with nothing but integers of 32
// bits; nil for any other attribute.
func numbered(o *ods.Op, a *ods.Attr) *ods.TypeDef {
	if a.Kind != ods.AttrDialect {
		return nil
	}
	def := o.Dialect().Attr(a.Def[len(o.Dialect().Name())+1:])
	if def == nil || len(def.Params()) == 0 {
		return nil
	}
	for _, p := range def.Params() {
		if p.Arity != ods.One || p.Kind != ods.ParamI32 {
			return nil
		}
	}
	return def
}

func (numbers) Starts(s *format.State, _ *ods.Elem) (yes, more bool) {
	return s.P.At(lex.LParen), false
}

func (numbers) Read(s *format.State, e *ods.Elem) bool {
	a := &s.Def.Attributes[e.Ref.Index]
	def := numbered(s.Def, a)
	if def == nil {
		return s.P.Expected("an attribute of integers of 32 bits, which #" + a.Def + " is not")
	}
	if !s.P.Expect(lex.LParen, "(") {
		return false
	}
	values := make([]ir.Attribute, len(def.Params()))
	for i := range values {
		if i > 0 && !s.P.Expect(lex.Comma, ",") {
			return false
		}
		v, ok := s.Reader().Number(s.P.Ctx.I32())
		if !ok {
			return false
		}
		values[i] = v
	}
	return s.P.Expect(lex.RParen, ")") && s.SetAttr(e.Ref.Index, s.P.Ctx.DialectAttr(def, nil, values...))
}

func (numbers) Print(w *print.Writer, e *ods.Elem) {
	w.Pr.Text("(")
	if d, ok := w.Env.Attr(e.Ref.Index).(*ir.DialectAttr); ok {
		for i, v := range d.Params() {
			if i > 0 {
				w.Pr.Text(", ")
			}
			w.Pr.Attr(v, true)
		}
	}
	w.Pr.Text(")")
}
