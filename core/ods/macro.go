package ods

// macroDef is a named piece of format.
type macroDef struct {
	params []string
	toks   []token
	end    token
}

// macro parses `(a, b) = FORMAT` behind the name.
func (p *parser) macro() *macroDef {
	m := &macroDef{}
	if p.peek().is("(") {
		p.parens(func() { m.params = append(m.params, p.expectWord("a parameter")) })
	}
	p.expect("=")
	m.toks, m.end = p.toks[p.i:], p.eof
	return m
}

// expand parses `@name(args)` and returns the elements it stands for.
func (p *parser) expand() []Elem {
	p.next()
	at := p.peek()
	name := p.expectWord("the name of a macro")
	m, ok := p.find(itemMacro, at).(*macroDef)
	if !ok {
		return nil
	}
	var args []token
	if p.peek().is("(") && len(m.params) > 0 {
		p.parens(func() {
			p.accept("$")
			args = append(args, p.next())
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
	q := &parser{d: p.d, it: p.it, toks: m.substitute(args), eof: m.end, scope: p.scope, depth: p.depth}
	elems := q.elems()
	q.expectEnd()
	p.scope.macros--
	p.absorb(q)
	return elems
}

func (m *macroDef) substitute(args []token) []token {
	toks := append([]token(nil), m.toks...)
	for i, t := range toks {
		for j, name := range m.params {
			if t.isWord(name) {
				toks[i].kind, toks[i].text = args[j].kind, args[j].text
			}
		}
	}
	return toks
}
