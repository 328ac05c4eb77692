package directive

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/text"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// bare is `bare($a)`: an attribute without what its kind says already, such as its type.
type bare struct{ base }

func (bare) Name() string { return "bare" }

func (bare) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefAttr)}}
}

func (d bare) Problem(o *ods.Op, e *ods.Elem) string {
	switch a := &o.Attributes[e.Ref.Index]; {
	case a.Kind == ods.AttrIntElements && a.Type == nil:
		return "'bare' needs to know the type of the elements of '" + a.Name + "'"
	case a.Kind == ods.AttrEnum && a.Enum.Kind != ods.FlagsEnum:
		return "'bare' is for flags, and '" + a.Name + "' is a single case"
	}
	return ""
}

// Starts is by the first token.
func (bare) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	switch s.Def.Attributes[e.Ref.Index].Kind {
	case ods.AttrDialect:
		return s.P.At(lex.Ident) || s.P.At(lex.Less), false
	case ods.AttrEnum:
		return s.P.At(lex.Less), false
	}
	return s.P.AtAttrStart() || s.P.At(lex.Percent), false
}

// Read reads an attribute without its wrapping.
func (bare) Read(s *format.State, e *ods.Elem) bool {
	r := e.Ref
	a := &s.Def.Attributes[r.Index]
	switch a.Kind {
	case ods.AttrArray:
		return parseBareList(s, r.Index, a)
	case ods.AttrEnum:
		v, ok := readFlags(s, a.Enum)
		return ok && s.SetAttr(r.Index, v)
	case ods.AttrAffineMap:
		m, ok := s.P.ParseAffineMap()
		return ok && s.SetAttr(r.Index, s.P.Ctx.AffineMapAttr(m))
	case ods.AttrDialect:
		if def := attrDef(s, a.Def); def != nil {
			v, ok := s.P.Forms.Attr(def, nil)
			return ok && s.SetAttr(r.Index, v)
		}
	case ods.AttrIntElements:
		if !s.MatchTyped() {
			return false
		}
		v, ok := s.P.ParseNumber(s.LiteralType(a.Type))
		s.Lists[r.Index] = append(s.Lists[r.Index], v)
		return ok
	}
	if v, ok := s.ParseSpelt(a); ok {
		return s.SetAttr(r.Index, v)
	}
	var t ir.Type
	if a.Type != nil {
		if !s.MatchTyped() {
			return false
		}
		t = s.LiteralType(a.Type)
	}
	v, ok := s.P.ParseAttr(t)
	return ok && s.SetAttr(r.Index, v)
}

// readFlags reads flags in angle brackets, with commas between.
func readFlags(s *format.State, e *ods.Enum) (ir.Attribute, bool) {
	if !s.P.Expect(lex.Less, "<") {
		return nil, false
	}
	pos := s.P.Tok.Pos
	var words []string
	for len(words) == 0 || s.P.Consume(lex.Comma) {
		word, ok := s.P.Keyword()
		if !ok {
			return nil, false
		}
		words = append(words, word)
	}
	v, ok := text.Case(s.Reader(), e, strings.Join(words, "|"), pos)
	return v, ok && s.P.Expect(lex.Greater, ">")
}

// flagWords writes flags in angle brackets, with commas between.
func flagWords(w *print.Writer, e *ods.Enum, v ir.Attribute) {
	words, _ := text.Cases(e, v)
	w.Pr.Text("<" + strings.ReplaceAll(words, "|", ", ") + ">")
}

// parseBareList reads elements with commas between and no brackets.
func parseBareList(s *format.State, i int, a *ods.Attr) bool {
	var elems []ir.Attribute
	for {
		var v ir.Attribute
		ok := false
		if a.Elem != nil {
			v, ok = s.ParseAttrValue(a.Elem)
		} else {
			v, ok = s.P.ParseAttr(nil)
		}
		if !ok {
			return false
		}
		elems = append(elems, v)
		if !s.P.Consume(lex.Comma) {
			break
		}
	}
	return s.SetAttr(i, s.P.Ctx.ArrayAttr(elems))
}

// Print writes an attribute without its wrapping.
func (bare) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	r := e.Ref
	a := &w.Def.Attributes[r.Index]
	if v := w.Env.Attr(r.Index); v != nil && a.Kind == ods.AttrEnum {
		flagWords(w, a.Enum, v)
		return
	}
	switch v := w.Env.Attr(r.Index).(type) {
	case *ir.ArrayAttr:
		bareList(w, a, v)
	case *ir.AffineMapAttr:
		w.Pr.Out = v.Map().Append(w.Pr.Out)
	case *ir.DenseElementsAttr:
		if a.Kind == ods.AttrIntElements {
			t, _ := v.Shaped().Elem().(*ir.IntegerType)
			signed := a.Signed || t != nil && t.Signedness() == ir.Signed // MLIR takes all others as unsigned
			w.Pr.Out = v.Int(min(max(w.Iteration, 0), v.Len()-1)).AppendDecimal(w.Pr.Out, signed)
			return
		}
		w.Pr.Attr(v, true)
	case *ir.DialectAttr:
		w.Pr.AttrParams(v)
	case nil:
	default:
		bareWord(w, a, v)
	}
}

func bareWord(w *print.Writer, a *ods.Attr, v ir.Attribute) {
	for i := range a.Spelt {
		if word, ok := w.Pr.Values(v.Context(), a, &a.Spelt[i].Value, nil); ok && word == v {
			w.Pr.Text(a.Spelt[i].Word)
			return
		}
	}
	w.Pr.Attr(v, true)
}

func bareList(w *print.Writer, a *ods.Attr, list *ir.ArrayAttr) {
	for i, v := range list.Elems() {
		if i > 0 {
			w.Pr.Text(", ")
		}
		if a.Elem != nil {
			w.Pr.AttrAs(a.Elem, v)
			continue
		}
		w.Pr.Attr(v, true)
	}
}
