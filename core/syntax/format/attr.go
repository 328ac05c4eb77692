package format

import (
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/parse"
	"github.com/mlirc/mlirc/core/syntax/print"
	"github.com/mlirc/mlirc/core/versions"
)

// parseAttrRef reads an attribute in the spelling of its kind.
func (s *opState) parseAttrRef(i int) bool {
	a := &s.def.Attributes[i]
	if a.Kind == ods.AttrUnit {
		return true
	}
	if a.Kind == ods.AttrEnum && (a.Default != nil || print.EnumHas(a.Enum, "")) && !s.atEnumWord(a.Enum) {
		return true
	}
	if a.Kind == ods.AttrSymbolName && a.Optional && !s.p.At(lex.At) {
		return true
	}
	v, ok := s.parseAttrValue(a)
	if !ok {
		return false
	}
	if s.rounds > 0 && a.Kind == ods.AttrArray {
		s.lists[i] = append(s.lists[i], v)
		return true
	}
	return s.setAttr(i, v)
}

// setAttr records an attribute, whose type may bind variables.
func (s *opState) setAttr(i int, v ir.Attribute) bool {
	a := &s.def.Attributes[i]
	s.attrs[i] = v
	if a.Var >= 0 && !s.frame.MatchAttr(&ods.TypeExpr{Op: ods.TypeVar, Var: a.Var}, v) {
		return s.p.Errorf(s.pos, "attribute '%s' does not fit the types of the operation", a.Name)
	}
	t, isType := v.(*ir.TypeAttr)
	if a.Kind == ods.AttrType && a.Type != nil && isType && !s.frame.Match(a.Type, t.Value()) {
		return s.p.Errorf(s.pos, "type '%s' does not fit attribute '%s'", print.TypeString(t.Value()), a.Name)
	}
	return true
}

// parseAttrValue reads a value in the spelling of its kind.
func (s *opState) parseAttrValue(a *ods.Attr) (ir.Attribute, bool) {
	p := s.p
	switch a.Kind {
	case ods.AttrTypedInteger, ods.AttrTypedFloat:
		return p.ParseNumber(s.literalType(a.Type))
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
		return s.parseEnumWords(a.Enum)
	case ods.AttrDenseArray:
		return s.parseDenseArray(a)
	case ods.AttrArray:
		if s.rounds > 0 && a.Elem != nil {
			return s.parseAttrValue(a.Elem)
		}
	}
	if v, ok := s.parseSpelt(a); ok {
		return v, true
	}
	return p.ParseAttr(nil)
}

// parseDenseArray reads `[1, 2]`.
func (s *opState) parseDenseArray(a *ods.Attr) (ir.Attribute, bool) {
	t := s.literalType(a.Type)
	var elems []ir.Attribute
	if !s.p.Expect(lex.LSquare, "[") {
		return nil, false
	}
	ok := s.p.List(lex.RSquare, "]", func() bool {
		v, ok := s.p.ParseNumber(t)
		elems = append(elems, v)
		return ok
	})
	if !ok {
		return nil, false
	}
	return s.listOf(a, elems), true
}

// literalType is the type of a typed number.
func (s *opState) literalType(e *ods.TypeExpr) ir.Type {
	t, _ := s.frame.Build(e)
	return t
}

func (s *opState) parseBoolWord(a *ods.Attr) (ir.Attribute, bool) {
	p := s.p
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

// parseSpelt reads a value that the format spells as a word.
func (s *opState) parseSpelt(a *ods.Attr) (ir.Attribute, bool) {
	for i := range a.Spelt {
		w := &a.Spelt[i]
		if s.p.AtKeyword(w.Word) {
			s.p.Next()
			return valueAttr(s.p.Ctx, a, &w.Value)
		}
	}
	return nil, false
}

func (s *opState) atEnumWord(e *ods.Enum) bool {
	return s.p.At(lex.Ident) && print.EnumHas(e, s.p.Tok.Text)
}

// parseEnumWords reads a keyword, or several joined with `|`, also in quotes.
func (s *opState) parseEnumWords(e *ods.Enum) (ir.Attribute, bool) {
	p := s.p
	pos := p.Tok.Pos
	if p.At(lex.String) {
		text, _ := p.ParseString()
		return enumAttr(p, e, text, pos)
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
	return enumAttr(p, e, word, pos)
}

// enumAttr is the attribute of a keyword, or of several joined with `|`.
func enumAttr(p *parse.Parser, e *ods.Enum, text string, pos int) (ir.Attribute, bool) {
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

// parseQuoted reads enum keywords in quotes.
func (s *opState) parseQuoted(r ods.Ref) bool {
	pos := s.p.Tok.Pos
	e := s.quotedEnum(r)
	text, ok := s.p.ParseString()
	if !ok {
		return false
	}
	var v ir.Attribute
	if e == nil {
		v = s.p.Ctx.StringAttr(text)
	} else if v, ok = enumAttr(s.p, e, text, pos); !ok {
		return false
	}
	if r.Kind == ods.RefVar {
		s.frame.Vars[r.Index] = eval.Binding{Bound: true, Attr: v}
		return true
	}
	if s.rounds > 0 && s.def.Attributes[r.Index].Kind == ods.AttrArray {
		s.lists[r.Index] = append(s.lists[r.Index], v)
		return true
	}
	return s.setAttr(r.Index, v)
}

// quotedEnum is the enumeration of a parameter, an attribute or its elements.
func (s *opState) quotedEnum(r ods.Ref) *ods.Enum {
	if r.Kind == ods.RefVar {
		return print.ParamEnum(s.def, r.Index)
	}
	a := &s.def.Attributes[r.Index]
	if a.Kind == ods.AttrArray && a.Elem != nil {
		return a.Elem.Enum
	}
	return a.Enum
}

// parseKeyword reads a string or a bit set without quotes.
func (s *opState) parseKeyword(r ods.Ref) bool {
	a := &s.def.Attributes[r.Index]
	if a.Kind == ods.AttrEnum {
		v, ok := s.parseEnumWords(a.Enum)
		return ok && s.setAttr(r.Index, v)
	}
	word, ok := s.p.Keyword()
	return ok && s.setAttr(r.Index, s.p.Ctx.StringAttr(word))
}

// parseBare reads an attribute without its wrapping.
func (s *opState) parseBare(r ods.Ref) bool {
	a := &s.def.Attributes[r.Index]
	switch a.Kind {
	case ods.AttrArray:
		return s.parseBareList(r.Index, a)
	case ods.AttrAffineMap:
		m, ok := s.p.ParseAffineMap()
		return ok && s.setAttr(r.Index, s.p.Ctx.AffineMapAttr(m))
	case ods.AttrDialect:
		if def := s.attrDef(a.Def); def != nil {
			v, ok := s.p.Forms.Attr(def, nil)
			return ok && s.setAttr(r.Index, v)
		}
	case ods.AttrIntElements:
		if !s.matchTyped() {
			return false
		}
		v, ok := s.p.ParseNumber(s.literalType(a.Type))
		s.lists[r.Index] = append(s.lists[r.Index], v)
		return ok
	}
	if v, ok := s.parseSpelt(a); ok {
		return s.setAttr(r.Index, v)
	}
	var t ir.Type
	if a.Type != nil {
		if !s.matchTyped() {
			return false
		}
		t = s.literalType(a.Type)
	}
	v, ok := s.p.ParseAttr(t)
	return ok && s.setAttr(r.Index, v)
}

// parseBareList reads elements with commas between and no brackets.
func (s *opState) parseBareList(i int, a *ods.Attr) bool {
	var elems []ir.Attribute
	for {
		var v ir.Attribute
		ok := false
		if a.Elem != nil {
			v, ok = s.parseAttrValue(a.Elem)
		} else {
			v, ok = s.p.ParseAttr(nil)
		}
		if !ok {
			return false
		}
		elems = append(elems, v)
		if !s.p.Consume(lex.Comma) {
			break
		}
	}
	return s.setAttr(i, s.p.Ctx.ArrayAttr(elems))
}

// parseDict reads one dictionary of exactly the attributes named.
func (s *opState) parseDict(e *ods.Elem) bool {
	pos := s.p.Tok.Pos
	v, ok := s.p.ParseAttr(nil)
	if !ok {
		return false
	}
	dict, ok := v.(*ir.DictionaryAttr)
	if !ok {
		return s.p.Errorf(pos, "expected a dictionary of attributes")
	}
	for _, entry := range dict.Entries() {
		if !s.setDictEntry(e, entry) {
			return s.p.Errorf(pos, "the operation has no attribute '%s' here, or none of this kind", entry.Name)
		}
	}
	return true
}

func (s *opState) setDictEntry(e *ods.Elem, entry ir.NamedAttr) bool {
	for _, r := range e.Args {
		a := &s.def.Attributes[r.Index]
		if a.Name != entry.Name {
			continue
		}
		if print.IsQuoted(e, r) {
			v, ok := unquotedWords(a.Elem, entry.Value)
			return ok && s.setAttr(r.Index, v)
		}
		return s.setAttr(r.Index, entry.Value)
	}
	return false
}

// unquotedWords is what a list of strings stands for, as keywords.
func unquotedWords(elem *ods.Attr, v ir.Attribute) (ir.Attribute, bool) {
	list := ods.ListElems(v)
	values := make([]ir.Attribute, len(list))
	for i, e := range list {
		word, ok := e.(*ir.StringAttr)
		if !ok {
			return v, true
		}
		if values[i], ok = versions.ValueOf(v.Context(), elem, word.Value()); !ok {
			return nil, false
		}
	}
	return v.Context().ArrayAttr(values), true
}

// attrDef is the definition of a dialect attribute by its full name, or nil.
func (s *opState) attrDef(name string) ir.TypeDefinition {
	dialect, mnemonic, _ := strings.Cut(name, ".")
	return parse.LookupAttrDef(s.p.Ctx.Dialect(dialect), mnemonic)
}
