package ods

import (
	"fmt"
	"slices"
)

// compileForm compiles an item
//
//	form OP in PROFILE [as NAME] [when PREDICATE [else "message"]] [read] [none "reason"] { ... }
//
// for an operation, nil when it is broken. The profile is the one asked for, of
// which this item tells. The caller holds the lock.
func (d *Dialect) compileForm(it *item, o *Op, profile string) *Form {
	toks, err := lex(d.file, it.text, it.line)
	if err != nil {
		d.problems = append(d.problems, *err)
		return nil
	}
	head := newParser(d, it, toks)
	head.scope = o.scope
	if !head.spend(len(toks)) {
		return nil
	}
	f := &Form{Profile: profile, Base: o, Splits: -1}
	name := head.formHeader(f)
	if f.None != "" || head.failed {
		head.expectEnd()
		return f.unless(head.failed)
	}
	v := &Op{name: name, dialect: d, Doc: o.Doc, Class: o.Class}
	p := newParser(d, it, toks)
	p.i, p.scope = head.i, &scope{op: v, vars: map[string]int{}}
	own := p.body()
	p.checkRepeated(own)
	rest := slices.DeleteFunc(slices.Clone(own), func(c clause) bool { return !isReading(c) })
	own = slices.DeleteFunc(own, isReading)
	clauses := p.formClauses(o, own)
	if p.failed || !p.readClauses(v, clauses) {
		return nil
	}
	known, _ := ProfileNamed(profile)
	d.adopt(f, v, known)
	for _, c := range rest {
		q := p.sub(c)
		if c.word.text == "splits" {
			q.splitsClause(f)
		} else {
			q.setClause(f)
		}
		p.absorb(q)
	}
	p.checkForm(f)
	return f.unless(p.failed)
}

// isReading reports whether a clause says what reading does beyond the form itself.
func isReading(c clause) bool { return c.word.text == "set" || c.word.text == "splits" }

func (f *Form) unless(failed bool) *Form {
	if failed {
		return nil
	}
	return f
}

// formHeader reads what stands before the body and returns the name in the
// profile.
func (p *parser) formHeader(f *Form) string {
	p.next() // form
	p.next() // the operation
	p.profile()
	name := f.Base.NameIn(f.Profile)
	if p.acceptWord("as") {
		name = p.expectWord("the name of the operation there")
	}
	if p.acceptWord("when") {
		f.When = p.predicate()
		if p.acceptWord("else") {
			f.Else = p.reason("a message")
		}
	}
	f.Read = p.acceptWord("read")
	if p.acceptWord("none") {
		f.None = p.reason("a reason")
	}
	return name
}

// reason parses a text in quotes that says something.
func (p *parser) reason(what string) string {
	t := p.next()
	if t.kind != tokString || t.text == "" {
		p.errorf(t, "expected %s in quotes, found %s", what, t)
	}
	return t.text
}

// formClauses joins the clauses of a form with those of its operation. What
// verifies the operation is left out, since only the operation in memory is
// verified.
func (p *parser) formClauses(o *Op, own []clause) []clause {
	var joined, base []clause
	for _, c := range o.clauses {
		switch c.word.text {
		case "verify", "hook", "versions", "read":
		case "attributes":
			base = append(base, c)
		default:
			joined = append(joined, c)
		}
	}
	for _, c := range own {
		switch c.word.text {
		case "operands", "results", "attributes", "parameters", "segments", "regions", "format", "prefixed":
		default:
			p.errorf(c.word, "a form has no clause '%s'; it has operands, results, attributes, parameters, segments, regions, prefixed, set, splits, format",
				c.word.text)
		}
	}
	joined = inherit(joined, slices.DeleteFunc(slices.Clone(own), isAttributes))
	if attrs, ok := p.formAttributes(base, own); ok {
		joined = append(joined, attrs)
	}
	return joined
}

func isAttributes(c clause) bool { return c.word.text == "attributes" }

// formAttributes is the clause of attributes: those of the operation, some of
// them replaced by ones of the form, and what the form has besides.
func (p *parser) formAttributes(base, own []clause) (clause, bool) {
	at := slices.IndexFunc(own, isAttributes)
	if at < 0 {
		if len(base) == 0 {
			return clause{}, false
		}
		return base[0], true
	}
	var parts [][]token
	for _, c := range base {
		parts = append(parts, splitList(c.toks)...)
	}
	n := len(parts)
	for _, e := range splitList(own[at].toks) {
		old := e[0].text
		if from, ok := fromAttr(e); ok {
			old = from.text
		}
		i := slices.IndexFunc(parts[:n], func(part []token) bool { return part[0].text == old })
		if i < 0 {
			if old != e[0].text {
				p.errorf(e[0], "the operation has no attribute '%s'", old)
			}
			parts = append(parts, e)
			continue
		}
		parts[i] = e
	}
	c := clause{word: own[at].word, end: own[at].end}
	for i, e := range parts {
		if i > 0 {
			c.toks = append(c.toks, token{kind: tokPunct, text: ",", line: e[0].line, col: e[0].col})
		}
		c.toks = append(c.toks, e...)
	}
	return c, true
}

// splitList splits the tokens of a list at its commas.
func splitList(toks []token) [][]token {
	var parts [][]token
	depth, start := 0, 0
	for i, t := range toks {
		switch {
		case t.is("(") || t.is("[") || t.is("{"):
			depth++
		case t.is(")") || t.is("]") || t.is("}"):
			depth--
		case depth == 0 && t.is(","):
			if i > start {
				parts = append(parts, toks[start:i])
			}
			start = i + 1
		}
	}
	if start < len(toks) {
		parts = append(parts, toks[start:])
	}
	return parts
}

// setClause parses `$attr = VALUE [when PREDICATE]`.
func (p *parser) setClause(f *Form) {
	t := p.peek()
	r := p.ref()
	if r.Kind != RefAttr || r.Index >= len(f.Base.Attributes) {
		p.errorf(t, "expected an attribute of '%s'", f.Base.name)
		return
	}
	p.expect("=")
	s := FormSet{Attr: r.Index, Value: p.value()}
	if p.acceptWord("when") {
		s.When = p.predicate()
	}
	p.expectEnd()
	f.Sets = append(f.Sets, s)
}

// splitsClause parses `$map`.
func (p *parser) splitsClause(f *Form) {
	t := p.peek()
	r := p.ref()
	if r.Kind != RefAttr || r.Index >= len(f.Base.Attributes) || f.Base.Attributes[r.Index].Kind != AttrAffineMap {
		p.errorf(t, "expected an attribute of '%s' that is an affine map", f.Base.name)
		return
	}
	if len(f.Base.Results) != 1 || f.Base.Results[0].Arity != One {
		p.errorf(t, "'splits' is for an operation with one result")
	}
	if !f.Read {
		p.errorf(t, "a form with 'splits' is only read; write 'read' behind its name")
	}
	p.expectEnd()
	f.Splits = r.Index
}

// checkForm reports a form that does not belong to its operation: groups of
// operands must keep their order, and what the operation has not must be able to
// be missing.
func (p *parser) checkForm(f *Form) {
	last := -1
	for i := range f.Op.Operands {
		g := &f.Op.Operands[i]
		at := slices.IndexFunc(f.Base.Operands, func(b Group) bool { return b.Name == g.Name })
		switch {
		case at < 0 && g.Arity != One:
		case at < 0:
			p.fail("operand '%s' is not one of '%s', and cannot be missing", g.Name, f.Base.name)
		case at < last:
			p.fail("operand '%s' stands at another place than in '%s'", g.Name, f.Base.name)
		default:
			last = at
		}
	}
	if len(f.Op.Results) != len(f.Base.Results) {
		p.fail("'%s' has %d groups of results, the form %d", f.Base.name, len(f.Base.Results), len(f.Op.Results))
	}
	if len(f.Op.Regions) != len(f.Base.Regions) {
		p.fail("'%s' has %d regions, the form %d", f.Base.name, len(f.Base.Regions), len(f.Op.Regions))
	}
}

// fail reports a problem of the item as a whole.
func (p *parser) fail(format string, args ...any) {
	p.errorf(p.atItem(), "%s", fmt.Sprintf(format, args...))
}

// fromAttr is the attribute of the operation that one of a form stands for, if
// the form says so: `name? from OLD: ...`.
func fromAttr(part []token) (token, bool) {
	i := 1
	if len(part) > i && part[i].is("?") {
		i++
	}
	if len(part) <= i+1 || !part[i].isWord("from") {
		return token{}, false
	}
	return part[i+1], true
}
