package ods

import "strings"

// Notation is another way in which a profile writes the types of a dialect, as
// in `!llvm<"{ float*, i64 }">`: words and rules that say what each construct is
// in the syntax of types.
type Notation struct {
	Profile string
	Words   map[string]string
	Rules   []NotationRule
	// Types is what every type that a rule makes satisfies, nil for any.
	Types *Constraint
}

// NotationRule is a construct. A suffix stands behind a type.
type NotationRule struct {
	Suffix bool
	Elems  []NotationElem
	// Texts are what the construct is called here; the first that is a type
	// counts. `{number}`, `{list}` and `{type}` are what was read.
	Texts []string
}

// NotationElem is a token, or, if that is empty, what is read: a number, a type
// or a list of types.
type NotationElem struct {
	Literal string
	Kind    string
}

// Notations are those of the dialect.
func (d *Dialect) Notations() []*Notation {
	d.mu.Lock()
	defer d.mu.Unlock()
	var list []*Notation
	for _, it := range d.notations {
		if n, ok := d.compileNotation(it).(*Notation); ok {
			list = append(list, n)
		}
	}
	return list
}

func (d *Dialect) compileNotation(it *item) any {
	if it.done {
		return it.compiled
	}
	it.done = true
	toks, err := lex(d.file, it.text, it.line)
	if err != nil {
		d.problems = append(d.problems, *err)
		return nil
	}
	p := newParser(d, it, toks)
	if !p.spend(len(toks)) {
		return nil
	}
	p.next() // notation
	p.next() // the dialect
	n := &Notation{Profile: p.profile(), Words: map[string]string{}}
	for _, c := range p.body() {
		q := p.sub(c)
		q.notationClause(n, c.word)
		p.absorb(q)
	}
	if !p.failed {
		it.compiled = n
	}
	return it.compiled
}

func (p *parser) notationClause(n *Notation, word token) {
	switch word.text {
	case "word":
		p.list(func() {
			name := p.next().text
			p.expect("=")
			n.Words[name] = p.templates()[0]
		})
	case "types":
		n.Types = p.constraint()
		p.expectEnd()
	case "prefix", "suffix":
		r := NotationRule{Suffix: word.text == "suffix"}
		for !p.failed && !p.peek().is("=") {
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
		p.errorf(word, "a notation has no clause '%s'; it has word, types, prefix, suffix", word.text)
	}
}

func (p *parser) notationElem() NotationElem {
	t := p.next()
	switch {
	case t.kind == tokLiteral:
		return NotationElem{Literal: t.text}
	case t.isWord("number"), t.isWord("type"), t.isWord("list"):
		return NotationElem{Kind: t.text}
	}
	p.errorf(t, "expected a token in backquotes, number, type or list, found %s", t)
	return NotationElem{}
}

// templates parses strings joined with `or`.
func (p *parser) templates() []string {
	var texts []string
	for {
		t := p.next()
		if t.kind != tokString {
			p.errorf(t, "expected a type in quotes, found %s", t)
			return []string{""}
		}
		texts = append(texts, t.text)
		if !p.acceptWord("or") {
			return texts
		}
	}
}

// addNotation enters a notation of the dialect.
func (d *Dialect) addNotation(it *item, header string) *item {
	name, profile := formOf(header)
	if _, ok := ProfileNamed(profile); !ok || profile == "" {
		d.report(it.line, 1, "expected 'notation DIALECT in PROFILE', with one of the profiles 2018, 2020, mlir-13, mlir-19")
		return it
	}
	it.name, it.profile = strings.TrimSpace(name), profile
	d.notations = append(d.notations, it)
	d.order = append(d.order, it)
	return it
}
