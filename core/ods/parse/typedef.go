package parse

import (
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
	"github.com/mlirc/mlirc/core/ods/param"
)

// TypeDef parses a type or attribute behind its name.
func (p *Parser) TypeDef(t *ods.TypeDef) {
	p.scope = &scope{def: t}
	t.Records = []ods.Record{{Parent: -1, SortBy: -1}}
	if p.peek().Is("(") {
		p.parens(func() {
			f := p.param(0)
			t.Records[0].Fields = append(t.Records[0].Fields, f)
		})
	}
	clauses := p.body()
	p.checkRepeated(clauses)
	for _, c := range clauses {
		q := p.sub(c)
		q.typeClause(t, c.word)
		p.absorb(q)
	}
}

func (p *Parser) typeClause(t *ods.TypeDef, word lex.Token) {
	switch word.Text {
	case "format":
		t.Format = p.format()
	case "read":
		var e ods.EarlierFormat
		if at := p.peek(); at.Kind == lex.Word && at.Text == "in" {
			e.Profile = p.profile()
		}
		if known, ok := ods.ProfileNamed(e.Profile); e.Profile != "" && ok && known.Written {
			p.errorf(word, "clause 'read' is for a profile that is not written, which %s is", e.Profile)
		}
		e.Format = p.format()
		t.Earlier = append(t.Earlier, e)
	case "element":
		t.Elem = p.paramName(t)
	case "length":
		t.Length = p.paramName(t)
	case "members":
		t.Members = p.paramName(t)
		if p.peek().Kind == lex.Word {
			t.Member = p.fieldName(t, t.Members)
		}
	case "space":
		t.Space = p.paramName(t)
	case "width":
		at := p.peek()
		if t.Width = p.integer(); t.Width < 1 {
			p.errorf(at, "a type has a bit at least")
		}
	case "vector":
		t.Vector = true
		if at := p.peek(); at.Kind == lex.Word && at.Text == "in" {
			t.VectorIn = p.profile()
		}
	case "aliased":
		t.Aliased = true
	case "identified":
		t.IsIdentified = true
	case "sorted":
		p.sortedClause(t)
	case "none":
		p.noneClause(t)
	case "drops":
		d := ods.Drop{Param: p.paramName(t)}
		d.Profile = p.profile()
		t.Drops = append(t.Drops, d)
	case "fills":
		f := ods.Fill{Param: p.paramName(t)}
		p.expectKeyword("from")
		f.From = p.paramName(t)
		f.Profile = p.profile()
		t.Fills = append(t.Fills, f)
	case "lowers":
		p.lowersClause(t, word)
	case "requires":
		p.requiresClause(t)
	case "verify":
		p.typeRule(t)
	case "encoding":
		t.Encoding = p.encodingClause()
	case "words":
		if t.Encoding == nil {
			p.errorf(word, "clause 'words' comes behind clause 'encoding'")
		}
		p.wordsClause(t.Encoding)
	case "available":
		t.Available = p.available(word)
	case "versions":
		s := ods.VersionName{Name: p.expectWord("the full name there")}
		s.Profile = p.profile()
		t.VersionNames = append(t.VersionNames, s)
	default:
		p.errorf(word, "a type has no clause '%s'; it has format, read, element, length, members, space, width, vector, aliased, identified, sorted, versions, none, drops, fills, lowers, requires, verify, encoding, words, available", word.Text)
	}
	p.expectEnd()
}

// noneClause parses `in PROFILE "reason" [with PARAMETER]`.
func (p *Parser) noneClause(t *ods.TypeDef) {
	profile := p.profile()
	reason := p.Next()
	if reason.Kind != lex.String || reason.Text == "" {
		p.errorf(reason, "expected a reason in quotes, found %s", reason)
	}
	none := ods.Absence{Profile: profile, Reason: reason.Text, Param: -1}
	if p.acceptWord("with") {
		tok := p.peek()
		if none.Param = p.paramName(t); none.Param >= 0 && t.Params()[none.Param].Arity != ods.Optional {
			p.errorf(tok, "'%s' cannot be left out, so that every type has it", tok.Text)
		}
	}
	t.None = append(t.None, none)
}

// sortedClause parses `LIST FIELD`, where LIST is a parameter or, as in
// `members.decorations`, a list in the records of one.
func (p *Parser) sortedClause(t *ods.TypeDef) {
	tok := p.peek()
	record := 0
	for _, name := range strings.Split(p.expectWord("the name of a parameter"), ".") {
		record = recordOf(t, record, name)
		if record < 0 {
			p.errorf(tok, "'%s' is no list of records", tok.Text)
			return
		}
	}
	field := p.peek()
	by := t.Records[record].Index(p.expectWord("the name of a field"))
	if by < 0 {
		p.errorf(field, "there is no field '%s'", field.Text)
		return
	}
	f := &t.Records[record].Fields[by]
	if f.Arity != ods.One || f.Kind != ods.ParamInt && (f.Kind != ods.ParamEnum || f.Enum.Kind == ods.KeywordEnum) {
		p.errorf(field, "'%s' is no integer, by which records can be sorted", field.Text)
	}
	t.Records[record].SortBy = by
}

// recordOf is the record that a field of another is a list of, or -1.
func recordOf(t *ods.TypeDef, record int, field string) int {
	i := t.Records[record].Index(field)
	if i < 0 || t.Records[record].Fields[i].Kind != ods.ParamRecord {
		return -1
	}
	return t.Records[record].Fields[i].Record
}

func (p *Parser) paramName(t *ods.TypeDef) int {
	tok := p.peek()
	i := t.ParamIndex(p.expectWord("the name of a parameter"))
	if i < 0 {
		p.errorf(tok, "there is no parameter '%s'", tok.Text)
	}
	return i
}

func (p *Parser) fieldName(t *ods.TypeDef, list int) int {
	tok := p.Next()
	if list < 0 || t.Records[0].Fields[list].Kind != ods.ParamRecord {
		p.errorf(tok, "the parameter is no list of records")
		return -1
	}
	for i, f := range t.Records[t.Records[0].Fields[list].Record].Fields {
		if f.Name == tok.Text {
			return i
		}
	}
	p.errorf(tok, "there is no field '%s'", tok.Text)
	return -1
}

// param parses `name*: kind = value` of a record.
func (p *Parser) param(record int) ods.Param {
	if !p.enter() {
		return ods.Param{}
	}
	defer p.leave()
	f := ods.Param{Name: p.expectWord("the name of a parameter")}
	f.Arity = p.arity()
	if p.accept(":") {
		p.paramKind(&f, record)
	}
	if p.accept("=") {
		t := p.peek()
		f.Default = p.value()
		if problem := param.DefaultProblem(&f); problem != "" {
			p.errorf(t, "%s", problem)
		}
	}
	return f
}

func (p *Parser) paramKind(f *ods.Param, record int) {
	t := p.peek()
	if t.Is("{") {
		p.record(f, record)
		return
	}
	if t.Kind == lex.Raw {
		p.Next()
		f.Kind, f.Def = ods.ParamDialect, t.Text[1:]
		return
	}
	word := p.expectWord("a kind of parameter")
	if next := p.peek(); word == "named" && next.Kind == lex.Raw {
		p.Next()
		f.Kind, f.Def, f.Named = ods.ParamDialect, next.Text[1:], true
		return
	}
	if kind, ok := param.Named(word); ok {
		f.Kind = kind
		return
	}
	e, ok := p.d.Items.Find(KindEnum, word).(*ods.Enum)
	if !ok {
		if !p.needsBroken(KindEnum, word) {
			p.errorf(t, "'%s' is no kind of parameter and no enumeration", word)
		}
		return
	}
	f.Kind, f.Enum = ods.ParamEnum, e
}

// record parses `{field: kind, ...}`.
func (p *Parser) record(f *ods.Param, parent int) {
	t := p.scope.def
	f.Kind, f.Record = ods.ParamRecord, len(t.Records)
	at := len(t.Records[parent].Fields)
	t.Records = append(t.Records, ods.Record{Parent: parent, Field: at, SortBy: -1})
	p.expect("{")
	p.listTo("}", func() {
		field := p.param(f.Record)
		t.Records[f.Record].Fields = append(t.Records[f.Record].Fields, field)
	})
}
