package parse

import (
	"slices"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// structural are the words of elements that are part of the language of formats itself.
var structural = table[string, ods.ElemKind]{
	{"each", ods.ElemEach}, {"oilist", ods.ElemOilist}, {"is", ods.ElemIs}, {"accept", ods.ElemAccept}, {"short", ods.ElemShort}, {"recursive", ods.ElemRecursive},
	{"struct", ods.ElemStruct},
}

func (p *Parser) formatClause(o *ods.Op) {
	o.Format = p.format()
	o.Format.Spelt = make([]bool, len(o.Attributes))
	o.Format.Maybe = make([]bool, len(o.Attributes))
	o.Format.Named = make([]bool, len(o.Regions))
	o.Format.MaybeDict = true
	note(o.Format, o.Format.Elems, false)
}

// format parses a format up to the end of the clause.
func (p *Parser) format() *ods.Format {
	f := &ods.Format{Elems: p.elems()}
	p.expectEnd()
	return f
}

// note records what elements spell, perhaps in a group.
func note(f *ods.Format, elems []ods.Elem, group bool) {
	for i := range elems {
		e := &elems[i]
		if e.Kind == ods.ElemIs {
			continue
		}
		spells := e.Spells()
		f.Signature = f.Signature || spells.ArgAttrs
		f.MaybeDict = f.MaybeDict && (group || !spells.Rest)
		if spells.Wraps {
			f.Wraps = append(f.Wraps, e.Ref.Index)
		}
		if spells.Computes {
			f.Computes = append(f.Computes, e)
		}
		if spells.EntryArgs {
			f.Named[e.Ref.Index] = true
		}
		spell(f, e.Ref, group)
		for _, r := range e.Args {
			spell(f, r, group)
		}
		inner := group || e.Kind == ods.ElemGroup
		note(f, e.Body, inner)
		note(f, e.Else, inner)
	}
}

func spell(f *ods.Format, r ods.Ref, group bool) {
	switch r.Kind {
	case ods.RefAttr:
		f.Maybe[r.Index] = group && (f.Maybe[r.Index] || !f.Spelt[r.Index])
		f.Spelt[r.Index] = true
	case ods.RefRegionArg:
		f.Named[r.Sub] = true
	}
}

// elems parses elements up to something that cannot begin one.
func (p *Parser) elems() []ods.Elem {
	start := len(p.d.elems)
	for !p.failed && p.appendElems() {
	}
	return p.cutElems(start)
}

// appendElems parses one element, or the elements of a macro, into the dialect's
// list; false at something that cannot begin one.
func (p *Parser) appendElems() bool {
	t := p.peek()
	if t.Is("@") {
		list := p.expand()
		p.d.elems = append(p.d.elems, list...)
		return true
	}
	if t.Kind == lex.EOF || t.Kind == lex.Punct && !t.Is("$") && !t.Is("(") {
		return false
	}
	e := p.elem()
	p.d.elems = append(p.d.elems, e)
	return true
}

// cutElems takes what was parsed since the list was of that length.
func (p *Parser) cutElems(start int) []ods.Elem {
	list := slices.Clone(p.d.elems[start:])
	p.d.elems = p.d.elems[:start]
	return list
}

func (p *Parser) elem() ods.Elem {
	t := p.peek()
	e := ods.Elem{Anchor: -1, Line: int(t.Line)}
	if !p.enter() {
		return e
	}
	defer p.leave()
	switch {
	case t.Kind == lex.Literal:
		p.Next()
		e.Kind, e.Text = literalKind(t.Text), t.Text
	case t.Is("$"):
		e.Kind, e.Ref = ods.ElemRef, p.ref()
	case t.Is("("):
		p.optionalGroup(&e)
	case t.Kind == lex.Word:
		p.Next()
		p.word(&e, t)
	default:
		p.errorf(t, "expected an element of a format, found %s", t)
	}
	return e
}

func literalKind(text string) ods.ElemKind {
	switch {
	case text == "":
		return ods.ElemGlue
	case text == "\n":
		return ods.ElemNewline
	case text[0] == ' ':
		return ods.ElemBlank
	}
	return ods.ElemLiteral
}

// optionalGroup parses `( A )?` and `( A ) : ( B )?`.
func (p *Parser) optionalGroup(e *ods.Elem) {
	e.Kind = ods.ElemGroup
	p.expect("(")
	e.Body, e.Anchor = p.anchored()
	p.expect(")")
	if p.accept(":") {
		p.expect("(")
		e.Else = p.elems()
		p.expect(")")
	}
	p.expect("?")
}

// anchored parses elements of which one may be marked with `^`.
func (p *Parser) anchored() ([]ods.Elem, int) {
	anchor, start := -1, len(p.d.elems)
	for !p.failed {
		more := p.appendElems()
		if p.peek().Is("^") {
			if anchor >= 0 {
				p.errorf(p.peek(), "the group has two anchors")
			}
			anchor = len(p.d.elems) - start - 1
			p.Next()
			continue
		}
		if !more {
			break
		}
	}
	return p.cutElems(start), anchor
}

// word parses an element behind its word: one of the language itself, or a directive.
func (p *Parser) word(e *ods.Elem, t lex.Token) {
	kind, ok := structural.find(t.Text)
	if !ok {
		p.directive(e, t)
		return
	}
	switch e.Kind = kind; kind {
	case ods.ElemEach:
		p.each(e)
	case ods.ElemOilist:
		p.oilist(e)
	case ods.ElemAccept:
		p.expect("(")
		e.Body = p.elems()
		p.expect(")")
	case ods.ElemRecursive:
		p.expect("(")
		e.Ref = p.ref()
		p.expect(";")
		e.Body = p.elems()
		p.expect(")")
	case ods.ElemStruct:
		p.fields(e)
	case ods.ElemIs:
		p.isTest(e)
	case ods.ElemShort:
		p.expect("(")
		e.Ref = p.ref()
		e.Args = append(e.Args, e.Ref)
		p.expect(")")
	}
}

// fields makes the elements of a `struct`: the parameters.
func (p *Parser) fields(e *ods.Elem) {
	if p.scope.def == nil {
		p.errorf(p.peek(), "'struct' is for the formats of types and attributes")
		return
	}
	for i := range p.scope.def.Params() {
		e.Body = append(e.Body, ods.Elem{Kind: ods.ElemRef, Ref: ods.Ref{Kind: ods.RefParam, Index: i}, Anchor: -1, Line: e.Line})
	}
}

// directive parses the arguments of a directive.
func (p *Parser) directive(e *ods.Elem, t lex.Token) {
	at := slices.IndexFunc(p.d.Directives, func(d ods.DirectiveRow) bool { return d.Name() == t.Text })
	if at < 0 {
		p.errorf(t, "there is no directive '%s'", t.Text)
		return
	}
	row := &p.d.Directives[at]
	e.Kind, e.Directive, e.Printer, e.Reader = ods.ElemDirective, row.Directive, row.Printer, row.Reader
	if takes := e.Directive.Takes(); len(takes.Parts) > 0 || takes.Attrs {
		p.directiveArgs(e, takes)
	}
}

func (p *Parser) each(e *ods.Elem) {
	p.expect("(")
	e.Body = p.elems()
	e.Else = []ods.Elem{{Kind: ods.ElemLiteral, Text: ",", Anchor: -1}}
	if p.accept(";") {
		e.Else = p.elems()
	}
	p.expect(")")
}

// oilist parses optional groups.
func (p *Parser) oilist(e *ods.Elem) {
	p.expect("(")
	e.Body = p.elems()
	if len(e.Body) == 0 || slices.ContainsFunc(e.Body, func(e ods.Elem) bool { return e.Kind != ods.ElemGroup }) {
		p.errorf(p.peek(), "an oilist has optional groups, `( ... )?`")
	}
	p.expect(")")
}

// directiveArgs parses names and words.
func (p *Parser) directiveArgs(e *ods.Elem, takes ods.Arguments) {
	first := true
	p.parens(func() {
		t := p.peek()
		if t.Kind == lex.Literal || takes.Word && t.Kind == lex.Word {
			p.Next()
			e.Word = t.Text
			return
		}
		quoted := takes.Attrs && p.acceptWord("quoted") && p.expect("(")
		r := p.argument()
		if quoted {
			p.expect(")")
			e.Body = append(e.Body, ods.Elem{Kind: ods.ElemRef, Ref: r, Anchor: -1, Line: int(t.Line)})
		}
		if first {
			e.Ref, first = r, false
		}
		e.Args = append(e.Args, r)
	})
	if first {
		p.errorf(p.peek(), "the directive needs an argument")
	}
}

// argument parses `$x`, a variable, `operands` or `results`.
func (p *Parser) argument() ods.Ref {
	t := p.peek()
	if t.Is("$") {
		return p.ref()
	}
	name := p.expectWord("a name")
	switch name {
	case "operands":
		return ods.Ref{Kind: ods.RefOperands}
	case "results":
		return ods.Ref{Kind: ods.RefResults}
	}
	if p.scope.op == nil {
		p.errorf(t, "a type has no variable '%s'", name)
		return ods.Ref{}
	}
	v, ok := p.scope.vars[name]
	if !ok {
		p.errorf(t, "there is no variable '%s'", name)
	}
	p.acceptGlued("*")
	return ods.Ref{Kind: ods.RefVar, Index: v}
}

// isTest parses `(x, C)` or `(x, !, C)`.
func (p *Parser) isTest(e *ods.Elem) {
	p.expect("(")
	e.Ref = p.argument()
	p.expect(",")
	if p.peek().Is("!") && p.peekAt(1).Is(",") {
		p.Next()
		p.Next()
		e.Not = true
	}
	t := p.peek()
	if t.Kind == lex.Literal {
		p.Next()
		e.Test = p.quotedTest(t)
	} else {
		e.Test = p.test()
	}
	p.expect(")")
}

// quotedTest parses a test that stands in backquotes.
func (p *Parser) quotedTest(t lex.Token) *ods.Test {
	toks, err := lex.Tokens(p.d.Dialect.File(), t.Text, int(t.Line))
	if err != nil {
		p.errorf(t, "%s", err.Message)
		return &ods.Test{Present: true}
	}
	q := newParser(p.d, p.it, toks)
	q.scope, q.depth = p.scope, p.depth
	test := q.test()
	p.absorb(q)
	return test
}

func (p *Parser) test() *ods.Test {
	t := p.peek()
	if t.Kind == lex.Word {
		switch t.Text {
		case "present":
			p.Next()
			return &ods.Test{Present: true}
		case "array":
			p.Next()
			return &ods.Test{Attr: &ods.Attr{Kind: ods.AttrArray, Var: -1}}
		case "str", "string":
			p.Next()
			return &ods.Test{Attr: &ods.Attr{Kind: ods.AttrString, Var: -1}}
		case "symref", "symbol", "symbol-ref":
			p.Next()
			return &ods.Test{Attr: &ods.Attr{Kind: ods.AttrSymbolRef, Var: -1}}
		}
	}
	return &ods.Test{Constraint: p.constraint()}
}

// maxMacroDepth bounds macros that use each other.
const maxMacroDepth = 8
