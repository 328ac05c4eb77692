package ods

import "slices"

// ElemKind is the kind of an element of a format.
type ElemKind uint8

// The kinds of elements.
const (
	ElemLiteral ElemKind = iota // Text
	ElemBlank                   // Text: the blanks
	ElemGlue                    // no blank here
	ElemNewline
	ElemRef // `$x`: Ref
	ElemType
	ElemFunctionalType // Args: two
	ElemAttrDict
	ElemAttrDictKeyword
	ElemOperands
	ElemGroup // Body, Else, Anchor
	ElemQuoted
	ElemKeyword
	ElemBare
	ElemDict        // Args: attributes; Body: those whose keywords are in quotes
	ElemArrowTypes  // Ref; Word "(": always parentheses
	ElemEach        // Body, Else: the separator
	ElemSignature   // Args: arguments, inputs, results, varargs
	ElemAffineMap   // Args: map, operands; Word
	ElemAffineExprs // Args: map, operands, groups; Word
	ElemMixed       // Args: dynamic, static; Word: stride or size
	ElemWrappedOp
	ElemChain   // Ref: the region
	ElemDefined // Ref: the operands
	ElemIs      // Ref, Test, Not
	ElemAccept
	ElemShort
	ElemRecursive // Ref: the name, Body
)

// Format is a compiled custom form.
type Format struct {
	Elems []Elem
	// Spelt tells which attributes the form mentions.
	Spelt []bool
	// Maybe tells which of them it mentions in optional groups only.
	Maybe []bool
	// Named tells in which regions the form names arguments, so that their first
	// block needs no label.
	Named []bool
	// MaybeDict reports that the dictionary of the other attributes is in optional
	// groups only, or missing.
	MaybeDict bool
	// Wraps are the regions of which the form tells nothing but one operation.
	Wraps []int
	// Signature reports that the form spells the attributes of arguments and
	// results.
	Signature bool
}

// Elem is an element of a format.
type Elem struct {
	Kind   ElemKind
	Text   string
	Word   string
	Ref    Ref
	Args   []Ref
	Body   []Elem
	Else   []Elem
	Anchor int // of a group: the index of the anchor in Body, or -1
	Test   *Test
	Not    bool
	Line   int
}

// Test is what `is` asks: whether something is present, an attribute of a kind,
// or a type that satisfies a constraint.
type Test struct {
	Present    bool
	Attr       AttrKind // AttrAny: not an attribute test
	Constraint *Constraint
}

// directives maps names to kinds; those that take arguments are parsed by kind.
var directives = table[string, ElemKind]{
	{"type", ElemType}, {"functional-type", ElemFunctionalType}, {"attr-dict", ElemAttrDict},
	{"attr-dict-with-keyword", ElemAttrDictKeyword}, {"operands", ElemOperands}, {"quoted", ElemQuoted},
	{"keyword", ElemKeyword}, {"bare", ElemBare}, {"dict", ElemDict}, {"arrow-types", ElemArrowTypes},
	{"each", ElemEach}, {"signature", ElemSignature}, {"affine-map", ElemAffineMap},
	{"affine-exprs", ElemAffineExprs}, {"mixed", ElemMixed}, {"wrapped-op", ElemWrappedOp},
	{"chain", ElemChain}, {"defined", ElemDefined}, {"is", ElemIs}, {"accept", ElemAccept}, {"short", ElemShort}, {"recursive", ElemRecursive},
}

func (p *parser) formatClause(o *Op) {
	o.Format = p.format()
	o.Format.Spelt = make([]bool, len(o.Attributes))
	o.Format.Maybe = make([]bool, len(o.Attributes))
	o.Format.Named = make([]bool, len(o.Regions))
	o.Format.MaybeDict = true
	o.Format.note(o.Format.Elems, false)
}

// format parses a format up to the end of the clause.
func (p *parser) format() *Format {
	f := &Format{Elems: p.elems()}
	p.expectEnd()
	return f
}

// note records what elements spell, perhaps in a group.
func (f *Format) note(elems []Elem, group bool) {
	for i := range elems {
		e := &elems[i]
		f.Signature = f.Signature || e.Kind == ElemSignature
		switch e.Kind {
		case ElemIs:
			continue
		case ElemAttrDict, ElemAttrDictKeyword:
			f.MaybeDict = f.MaybeDict && group
		case ElemWrappedOp:
			f.Wraps = append(f.Wraps, e.Ref.Index)
		}
		f.spell(e.Ref, group)
		for _, r := range e.Args {
			f.spell(r, group)
		}
		inner := group || e.Kind == ElemGroup
		f.note(e.Body, inner)
		f.note(e.Else, inner)
	}
}

func (f *Format) spell(r Ref, group bool) {
	switch r.Kind {
	case RefAttr:
		f.Maybe[r.Index] = group && (f.Maybe[r.Index] || !f.Spelt[r.Index])
		f.Spelt[r.Index] = true
	case RefRegionArg:
		f.Named[r.Sub] = true
	}
}

// elems parses elements up to something that cannot begin one.
func (p *parser) elems() []Elem {
	start := len(p.d.elems)
	for !p.failed && p.appendElems() {
	}
	return p.cutElems(start)
}

// appendElems parses one element, or the elements of a macro, into the dialect's
// list; false at something that cannot begin one.
func (p *parser) appendElems() bool {
	t := p.peek()
	if t.is("@") {
		list := p.expand()
		p.d.elems = append(p.d.elems, list...)
		return true
	}
	if t.kind == tokEOF || t.kind == tokPunct && !t.is("$") && !t.is("(") {
		return false
	}
	e := p.elem()
	p.d.elems = append(p.d.elems, e)
	return true
}

// cutElems takes what was parsed since the list was of that length.
func (p *parser) cutElems(start int) []Elem {
	list := slices.Clone(p.d.elems[start:])
	p.d.elems = p.d.elems[:start]
	return list
}

func (p *parser) elem() Elem {
	t := p.peek()
	e := Elem{Anchor: -1, Line: int(t.line)}
	if !p.enter() {
		return e
	}
	defer p.leave()
	switch {
	case t.kind == tokLiteral:
		p.next()
		e.Kind, e.Text = literalKind(t.text), t.text
	case t.is("$"):
		e.Kind, e.Ref = ElemRef, p.ref()
	case t.is("("):
		p.optionalGroup(&e)
	case t.kind == tokWord:
		p.next()
		p.directive(&e, t)
	default:
		p.errorf(t, "expected an element of a format, found %s", t)
	}
	return e
}

func literalKind(text string) ElemKind {
	switch {
	case text == "":
		return ElemGlue
	case text == "\n":
		return ElemNewline
	case text[0] == ' ':
		return ElemBlank
	}
	return ElemLiteral
}

// optionalGroup parses `( A )?` and `( A ) : ( B )?`.
func (p *parser) optionalGroup(e *Elem) {
	e.Kind = ElemGroup
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
func (p *parser) anchored() ([]Elem, int) {
	anchor, start := -1, len(p.d.elems)
	for !p.failed {
		more := p.appendElems()
		if p.peek().is("^") {
			if anchor >= 0 {
				p.errorf(p.peek(), "the group has two anchors")
			}
			anchor = len(p.d.elems) - start - 1
			p.next()
			continue
		}
		if !more {
			break
		}
	}
	return p.cutElems(start), anchor
}

func (p *parser) directive(e *Elem, t token) {
	kind, ok := directives.find(t.text)
	if !ok {
		p.errorf(t, "there is no directive '%s'", t.text)
		return
	}
	e.Kind = kind
	switch kind {
	case ElemAttrDict, ElemAttrDictKeyword, ElemOperands:
		return
	case ElemEach:
		p.each(e)
	case ElemAccept:
		p.expect("(")
		e.Body = p.elems()
		p.expect(")")
	case ElemRecursive:
		p.expect("(")
		e.Ref = p.ref()
		p.expect(";")
		e.Body = p.elems()
		p.expect(")")
	case ElemIs:
		p.isTest(e)
	default:
		p.directiveArgs(e)
	}
}

func (p *parser) each(e *Elem) {
	p.expect("(")
	e.Body = p.elems()
	e.Else = []Elem{{Kind: ElemLiteral, Text: ",", Anchor: -1}}
	if p.accept(";") {
		e.Else = p.elems()
	}
	p.expect(")")
}

// directiveArgs parses names and words.
func (p *parser) directiveArgs(e *Elem) {
	first := true
	p.parens(func() {
		t := p.peek()
		if t.kind == tokLiteral || e.Kind == ElemMixed && t.kind == tokWord {
			p.next()
			e.Word = t.text
			return
		}
		quoted := e.Kind == ElemDict && p.acceptWord("quoted") && p.expect("(")
		r := p.argument()
		if quoted {
			p.expect(")")
			e.Body = append(e.Body, Elem{Kind: ElemQuoted, Ref: r, Args: []Ref{r}, Anchor: -1, Line: int(t.line)})
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
func (p *parser) argument() Ref {
	t := p.peek()
	if t.is("$") {
		return p.ref()
	}
	name := p.expectWord("a name")
	switch name {
	case "operands":
		return Ref{Kind: RefOperands}
	case "results":
		return Ref{Kind: RefResults}
	}
	if p.scope.op == nil {
		p.errorf(t, "a type has no variable '%s'", name)
		return Ref{}
	}
	v, ok := p.scope.vars[name]
	if !ok {
		p.errorf(t, "there is no variable '%s'", name)
	}
	p.acceptGlued("*")
	return Ref{Kind: RefVar, Index: v}
}

// isTest parses `(x, C)` or `(x, !, C)`.
func (p *parser) isTest(e *Elem) {
	p.expect("(")
	e.Ref = p.argument()
	p.expect(",")
	if p.peek().is("!") && p.peekAt(1).is(",") {
		p.next()
		p.next()
		e.Not = true
	}
	t := p.peek()
	if t.kind == tokLiteral {
		p.next()
		e.Test = p.quotedTest(t)
	} else {
		e.Test = p.test()
	}
	p.expect(")")
}

// quotedTest parses a test that stands in backquotes.
func (p *parser) quotedTest(t token) *Test {
	toks, err := lex(p.d.file, t.text, int(t.line))
	if err != nil {
		p.errorf(t, "%s", err.Message)
		return &Test{Present: true}
	}
	q := newParser(p.d, p.it, toks)
	q.scope, q.depth = p.scope, p.depth
	test := q.test()
	p.absorb(q)
	return test
}

func (p *parser) test() *Test {
	t := p.peek()
	if t.kind == tokWord {
		switch t.text {
		case "present":
			p.next()
			return &Test{Present: true}
		case "array":
			p.next()
			return &Test{Attr: AttrArray}
		case "str", "string":
			p.next()
			return &Test{Attr: AttrString}
		case "symref", "symbol", "symbol-ref":
			p.next()
			return &Test{Attr: AttrSymbolRef}
		}
	}
	return &Test{Constraint: p.constraint()}
}

// maxMacroDepth bounds macros that use each other.
const maxMacroDepth = 8
