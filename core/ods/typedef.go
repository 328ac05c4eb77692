package ods

import "strings"

// paramWords are the kinds of parameters without a definition of their own.
var paramWords = table[string, ParamKind]{
	{"type", ParamType}, {"int", ParamInt}, {"bool", ParamBool}, {"string", ParamString},
	{"keyword", ParamKeyword}, {"attr", ParamAttr}, {"unit", ParamUnit}, {"literal", ParamLiteral},
}

// typeDef parses a type or attribute behind its name.
func (p *parser) typeDef(t *TypeDef) {
	p.scope = &scope{def: t}
	t.Records = []Record{{Parent: -1, SortBy: -1}}
	if p.peek().is("(") {
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
	p.checkType(t)
}

func (p *parser) typeClause(t *TypeDef, word token) {
	switch word.text {
	case "format":
		t.Format = p.format()
	case "element":
		t.Elem = p.paramName(t)
	case "length":
		t.Length = p.paramName(t)
	case "members":
		t.Members = p.paramName(t)
		if p.peek().kind == tokWord {
			t.Member = p.fieldName(t, t.Members)
		}
	case "vector":
		t.Vector = true
	case "identified":
		t.identified = true
	case "sorted":
		p.sortedClause(t)
	case "none":
		p.noneClause(t)
	case "lowers":
		p.lowersClause(t, word)
	case "requires":
		p.requiresClause(t)
	case "versions":
		s := VersionName{Name: p.expectWord("the full name there")}
		s.Profile = p.profile()
		t.VersionNames = append(t.VersionNames, s)
	default:
		p.errorf(word, "a type has no clause '%s'; it has format, element, length, members, vector, identified, sorted, versions, none, lowers, requires", word.text)
	}
	p.expectEnd()
}

// noneClause parses `in PROFILE "reason"`.
func (p *parser) noneClause(t *TypeDef) {
	profile := p.profile()
	reason := p.next()
	if reason.kind != tokString || reason.text == "" {
		p.errorf(reason, "expected a reason in quotes, found %s", reason)
	}
	t.None = append(t.None, Absence{Profile: profile, Reason: reason.text})
}

// sortedClause parses `LIST FIELD`, where LIST is a parameter or, as in
// `members.decorations`, a list in the records of one.
func (p *parser) sortedClause(t *TypeDef) {
	tok := p.peek()
	record := 0
	for _, name := range strings.Split(p.expectWord("the name of a parameter"), ".") {
		record = t.recordOf(record, name)
		if record < 0 {
			p.errorf(tok, "'%s' is no list of records", tok.text)
			return
		}
	}
	field := p.peek()
	by := t.Records[record].index(p.expectWord("the name of a field"))
	if by < 0 {
		p.errorf(field, "there is no field '%s'", field.text)
		return
	}
	f := &t.Records[record].Fields[by]
	if f.Arity != One || f.Kind != ParamInt && (f.Kind != ParamEnum || f.Enum.Kind == KeywordEnum) {
		p.errorf(field, "'%s' is no integer, by which records can be sorted", field.text)
	}
	t.Records[record].SortBy = by
}

// recordOf is the record that a field of another is a list of, or -1.
func (t *TypeDef) recordOf(record int, field string) int {
	i := t.Records[record].index(field)
	if i < 0 || t.Records[record].Fields[i].Kind != ParamRecord {
		return -1
	}
	return t.Records[record].Fields[i].Record
}

// index is the position of a field, or -1.
func (r *Record) index(name string) int {
	for i := range r.Fields {
		if r.Fields[i].Name == name {
			return i
		}
	}
	return -1
}

func (p *parser) paramName(t *TypeDef) int {
	tok := p.peek()
	i := t.ParamIndex(p.expectWord("the name of a parameter"))
	if i < 0 {
		p.errorf(tok, "there is no parameter '%s'", tok.text)
	}
	return i
}

func (p *parser) fieldName(t *TypeDef, list int) int {
	tok := p.next()
	if list < 0 || t.Records[0].Fields[list].Kind != ParamRecord {
		p.errorf(tok, "the parameter is no list of records")
		return -1
	}
	for i, f := range t.Records[t.Records[0].Fields[list].Record].Fields {
		if f.Name == tok.text {
			return i
		}
	}
	p.errorf(tok, "there is no field '%s'", tok.text)
	return -1
}

// param parses `name*: kind = value` of a record.
func (p *parser) param(record int) Param {
	if !p.enter() {
		return Param{}
	}
	defer p.leave()
	f := Param{Name: p.expectWord("the name of a parameter")}
	f.Arity = p.arity()
	if p.accept(":") {
		p.paramKind(&f, record)
	}
	if p.accept("=") {
		t := p.peek()
		f.Default = p.value()
		if problem := f.defaultProblem(); problem != "" {
			p.errorf(t, "%s", problem)
		}
	}
	return f
}

func (p *parser) paramKind(f *Param, record int) {
	t := p.peek()
	if t.is("{") {
		p.record(f, record)
		return
	}
	word := p.expectWord("a kind of parameter")
	if kind, ok := paramWords.find(word); ok {
		f.Kind = kind
		return
	}
	e, ok := p.d.find(itemEnum, word).(*Enum)
	if !ok {
		p.errorf(t, "'%s' is no kind of parameter and no enumeration", word)
		return
	}
	f.Kind, f.Enum = ParamEnum, e
}

// record parses `{field: kind, ...}`.
func (p *parser) record(f *Param, parent int) {
	t := p.scope.def
	f.Kind, f.Record = ParamRecord, len(t.Records)
	at := len(t.Records[parent].Fields)
	t.Records = append(t.Records, Record{Parent: parent, Field: at, SortBy: -1})
	p.expect("{")
	for !p.failed && !p.peek().is("}") {
		field := p.param(f.Record)
		t.Records[f.Record].Fields = append(t.Records[f.Record].Fields, field)
		if !p.accept(",") {
			break
		}
	}
	p.expect("}")
}
