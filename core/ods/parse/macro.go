package parse

import (
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// macroDef is a named piece of format.
type macroDef struct {
	params []string
	toks   []lex.Token
	end    lex.Token
}

// Macro parses `(a, b) = FORMAT` behind the name.
func (p *Parser) Macro() *macroDef {
	m := &macroDef{}
	if p.peek().Is("(") {
		p.parens(func() { m.params = append(m.params, p.expectWord("a parameter")) })
	}
	p.expect("=")
	m.toks, m.end = p.toks[p.i:], p.eof
	return m
}

// expand parses `@name(args)` and returns the elements it stands for.
func (p *Parser) expand() []ods.Elem {
	p.Next()
	at := p.peek()
	name := p.expectWord("the name of a macro")
	m, ok := p.find(KindMacro, at).(*macroDef)
	if !ok {
		return nil
	}
	var args []lex.Token
	if p.peek().Is("(") && len(m.params) > 0 {
		p.parens(func() {
			p.accept("$")
			args = append(args, p.Next())
		})
	}
	if len(args) != len(m.params) {
		p.errorf(at, "macro '%s' takes %d arguments, found %d", name, len(m.params), len(args))
		return nil
	}
	if p.scope.macros >= maxMacroDepth {
		p.errorf(at, "macros are nested too deeply")
		return nil
	}
	if !p.spend(len(m.toks)) {
		return nil
	}
	p.scope.macros++
	q := &Parser{d: p.d, it: p.it, toks: m.substitute(args), eof: m.end, scope: p.scope, depth: p.depth}
	elems := q.elems()
	q.expectEnd()
	p.scope.macros--
	p.absorb(q)
	return elems
}

func (m *macroDef) substitute(args []lex.Token) []lex.Token {
	toks := append([]lex.Token(nil), m.toks...)
	for i, t := range toks {
		for j, name := range m.params {
			if t.IsWord(name) {
				toks[i].Kind, toks[i].Text = args[j].Kind, args[j].Text
			}
		}
	}
	return toks
}
