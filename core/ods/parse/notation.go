package parse

import (
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

func (p *Parser) notationClause(n *ods.Notation, word lex.Token) {
	switch word.Text {
	case "word":
		p.list(func() {
			name := p.Next().Text
			p.expect("=")
			n.Words[name] = p.closed(ods.SortType)
		})
	case "types":
		n.Types = p.constraint()
		p.expectEnd()
	case "prefix", "suffix":
		r := ods.NotationRule{Suffix: word.Text == "suffix"}
		for !p.failed && !p.peek().Is("=") {
			r.Elems = append(r.Elems, p.notationElem())
		}
		p.expect("=")
		r.Types = p.alternatives(ruleScope())
		p.expectEnd()
		p.readByRule(word, &r)
		if len(r.Elems) == 0 || r.Elems[0].Literal == "" {
			p.errorf(word, "a rule begins with a token in backquotes")
		}
		n.Rules = append(n.Rules, r)
	default:
		p.errorf(word, "a notation has no clause '%s'; it has word, types, prefix, suffix", word.Text)
	}
}

func (p *Parser) notationElem() ods.NotationElem {
	t := p.Next()
	switch {
	case t.Kind == lex.Literal:
		return ods.NotationElem{Literal: t.Text}
	}
	for i, f := range ods.NotationParams() {
		if t.IsWord(f.Name) {
			return ods.NotationElem{Param: i}
		}
	}
	p.errorf(t, "expected a token in backquotes, number, type, list or varargs, found %s", t)
	return ods.NotationElem{}
}

// ruleScope has what a rule of a notation reads as parameters.
func ruleScope() *scope {
	return &scope{def: &ods.TypeDef{Records: []ods.Record{{Fields: ods.NotationParams()}}}}
}

// readByRule reports a parameter that the rule's types name and the rule does not read.
func (p *Parser) readByRule(word lex.Token, r *ods.NotationRule) {
	params := ods.NotationParams()
	read := make([]bool, len(params))
	read[ods.NotationType] = r.Suffix
	for _, e := range r.Elems {
		if e.Literal == "" {
			read[e.Param] = true
		}
	}
	for _, t := range r.Types {
		t.Walk(func(e *ods.Expr) {
			if e.Ref.Kind == ods.RefParam && !read[e.Ref.Index] {
				p.errorf(word, "the rule reads no '%s'", params[e.Ref.Index].Name)
			}
		})
	}
}

// alternatives parses types joined with `or`, whose parameters a scope has.
func (p *Parser) alternatives(s *scope) []*ods.Expr {
	before := p.scope
	p.scope = s
	defer func() { p.scope = before }()
	var types []*ods.Expr
	for {
		types = append(types, p.expr(ods.SortType))
		if !p.acceptWord("or") {
			return types
		}
	}
}

// Notation parses a notation.
func (p *Parser) Notation() *ods.Notation {
	p.Next() // notation
	p.Next() // the dialect
	n := &ods.Notation{Profile: p.profile(), Words: map[string]*ods.Expr{}}
	for _, c := range p.body() {
		q := p.sub(c)
		q.notationClause(n, c.word)
		p.absorb(q)
	}
	return n
}

// Proposed parses an item
//
//	proposed `TOKEN` in PROFILE "reason"
func (p *Parser) Proposed() ods.Proposal {
	p.Next() // proposed
	t := p.Next()
	if t.Kind != lex.Literal || strings.TrimSpace(t.Text) == "" {
		p.errorf(t, "expected a token in backquotes, found %s", t)
		return ods.Proposal{}
	}
	found := ods.Proposal{Token: t.Text, Profile: p.profile()}
	found.Reason = p.reason("a reason")
	p.expectEnd()
	return found
}
