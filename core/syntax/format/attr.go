package format

import (
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/parse"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// ParseAttrRef reads an attribute in the spelling of its kind.
func (s *State) ParseAttrRef(i int) bool {
	a := &s.Def.Attributes[i]
	if a.Kind == ods.AttrUnit {
		return true
	}
	if a.Kind == ods.AttrEnum && (a.Default != nil || print.EnumHas(a.Enum, "")) && !s.atEnumWord(a.Enum) {
		return true
	}
	if a.Kind == ods.AttrSymbolName && a.Optional && !s.P.At(lex.At) {
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
	if a.Var >= 0 && !s.Bindings.MatchAttr(&ods.TypeExpr{Op: ods.TypeVar, Var: a.Var}, v) {
		return s.P.Errorf(s.pos, "attribute '%s' does not fit the types of the operation", a.Name)
	}
	t, isType := v.(*ir.TypeAttr)
	if a.Kind == ods.AttrType && a.Type != nil && isType && !s.Bindings.Match(a.Type, t.Value()) {
		return s.P.Errorf(s.pos, "type '%s' does not fit attribute '%s'", print.TypeString(t.Value()), a.Name)
	}
	return true
}

// ParseAttrValue reads a value in the spelling of its kind.
func (s *State) ParseAttrValue(a *ods.Attr) (ir.Attribute, bool) {
	p := s.P
	switch a.Kind {
	case ods.AttrTypedInteger, ods.AttrTypedFloat:
		return p.ParseNumber(s.LiteralType(a.Type))
	case ods.AttrBool:
		return s.parseBoolWord(a)
	case ods.AttrString:
		text, ok := p.ParseString()
		return p.Ctx.StringAttr(text), ok
	case ods.AttrSymbolName:
		name, ok := p.ParseSymbolName()
		return p.Ctx.StringAttr(name), ok
	case ods.AttrSymbol, ods.AttrSymbolRef:
		if !p.At(lex.At) {
			return nil, p.Expected("a symbol, such as '@main'")
		}
		return p.ParseSymbolRef()
	case ods.AttrType:
		t, ok := p.ParseType()
		if !ok {
			return nil, false
		}
		return p.Ctx.TypeAttr(t), true
	case ods.AttrEnum:
		return s.ParseEnumWords(a.Enum)
	case ods.AttrDenseArray:
		return s.parseDenseArray(a)
	case ods.AttrArray:
		if s.Depth > 0 && a.Elem != nil {
			return s.ParseAttrValue(a.Elem)
		}
	}
	if v, ok := s.ParseSpelt(a); ok {
		return v, true
	}
	return p.ParseAttr(nil)
}

// parseDenseArray reads `[1, 2]`.
func (s *State) parseDenseArray(a *ods.Attr) (ir.Attribute, bool) {
	t := s.LiteralType(a.Type)
	var elems []ir.Attribute
	if !s.P.Expect(lex.LSquare, "[") {
		return nil, false
	}
	ok := s.P.List(lex.RSquare, "]", func() bool {
		v, ok := s.P.ParseNumber(t)
		elems = append(elems, v)
		return ok
	})
	if !ok {
		return nil, false
	}
	return s.ListOf(a, elems), true
}

// LiteralType is the type of a typed number.
func (s *State) LiteralType(e *ods.TypeExpr) ir.Type {
	t, _ := s.Bindings.Build(e)
	return t
}

func (s *State) parseBoolWord(a *ods.Attr) (ir.Attribute, bool) {
	p := s.P
	words := a.Words
	if words[0] == "" {
		words = [2]string{"false", "true"}
	}
	for i, w := range words {
		if p.ConsumeKeyword(w) {
			return p.Ctx.BoolAttr(i == 1), true
		}
	}
	return nil, p.Expected("'" + words[0] + "' or '" + words[1] + "'")
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

func (s *State) atEnumWord(e *ods.Enum) bool {
	return s.P.At(lex.Ident) && print.EnumHas(e, s.P.Tok.Text)
}

// ParseEnumWords reads a keyword, or several joined with `|`, also in quotes.
func (s *State) ParseEnumWords(e *ods.Enum) (ir.Attribute, bool) {
	p := s.P
	pos := p.Tok.Pos
	if p.At(lex.String) {
		text, _ := p.ParseString()
		return EnumAttr(p, e, text, pos)
	}
	word, ok := p.Keyword()
	if !ok {
		return nil, false
	}
	for e.Kind == ods.FlagsEnum && p.Consume(lex.Bar) {
		more, ok := p.Keyword()
		if !ok {
			return nil, false
		}
		word += "|" + more
	}
	return EnumAttr(p, e, word, pos)
}

// EnumAttr is the attribute of a keyword, or of several joined with `|`.
func EnumAttr(p *parse.Parser, e *ods.Enum, text string, pos int) (ir.Attribute, bool) {
	if e.Kind != ods.FlagsEnum {
		if a := ods.EnumAttr(p.Ctx, e, text); a != nil {
			return a, true
		}
		return nil, unknownWord(p, e, text, pos)
	}
	bits := uint64(0)
	for _, w := range strings.Split(text, "|") {
		v, ok := e.Value(strings.TrimSpace(w))
		if !ok {
			return nil, unknownWord(p, e, w, pos)
		}
		bits |= v
	}
	t := p.Ctx.IntegerType(e.Width, ir.Signless)
	return p.Ctx.IntegerAttr(t, num.New(int(e.Width), bits)), true
}

func unknownWord(p *parse.Parser, e *ods.Enum, word string, pos int) bool {
	if near, ok := diag.Suggest(word, e.Words()); ok {
		return p.Errorf(pos, "'%s' is no %s; did you mean '%s'?", word, e.Name, near)
	}
	words := e.Words()
	if len(words) > 12 {
		words = append(words[:12:12], "...")
	}
	return p.Errorf(pos, "'%s' is no %s; expected one of %s", word, e.Name, strings.Join(words, ", "))
}
