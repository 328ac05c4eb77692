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
			n.Words[name] = p.templates()[0]
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
		r.Texts = p.templates()
		p.expectEnd()
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
	case t.IsWord("number"), t.IsWord("type"), t.IsWord("list"):
		return ods.NotationElem{Kind: t.Text}
	}
	p.errorf(t, "expected a token in backquotes, number, type or list, found %s", t)
	return ods.NotationElem{}
}

// templates parses strings joined with `or`.
func (p *Parser) templates() []string {
	var texts []string
	for {
		t := p.Next()
		if t.Kind != lex.String {
			p.errorf(t, "expected a type in quotes, found %s", t)
			return []string{""}
		}
		texts = append(texts, t.Text)
		if !p.acceptWord("or") {
			return texts
		}
	}
}

// Notation parses a notation.
func (p *Parser) Notation() *ods.Notation {
	p.Next() // notation
	p.Next() // the dialect
	n := &ods.Notation{Profile: p.profile(), Words: map[string]string{}}
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
