package ods

import (
	"slices"
	"strings"
)

// opClauses are the clauses that an operation may have. They are read in this order,
// whatever their order in the text, because later ones refer to what earlier ones name.
var opClauses = [...]string{
	"parameters", "operands", "results", "regions", "attributes", "successors", "segments", "traits", "verify",
	"refers", "hook", "result-name", "versions", "read", "prefixed", "format",
}

// opClause parses a clause behind its word.
func (p *parser) opClause(o *Op, word string) {
	switch word {
	case "parameters":
		p.parametersClause(o)
	case "operands":
		p.list(func() { o.Operands = append(o.Operands, p.group()) })
	case "results":
		p.list(func() { o.Results = append(o.Results, p.group()) })
	case "regions":
		p.list(func() { o.Regions = append(o.Regions, p.region()) })
	case "attributes":
		p.list(func() { o.Attributes = append(o.Attributes, p.attribute()) })
	case "successors":
		p.list(func() { o.Successors = append(o.Successors, p.successor()) })
	case "segments":
		p.segmentsClause(o)
	case "traits":
		p.list(func() { p.trait(o) })
	case "verify":
		p.verifyClause(o)
	case "refers":
		p.refersClause(o)
	case "hook":
		o.Hook = true
		p.expectEnd()
	case "result-name":
		p.resultNameClause(o)
	case "versions":
		p.list(func() { p.versionName(o, p.acceptWord("read")) })
	case "read":
		p.list(func() { p.versionName(o, true) })
	case "prefixed":
		o.Prefixed = true
		p.expectEnd()
	case "format":
		p.formatClause(o)
	}
}

// op parses an operation behind its name.
func (p *parser) op() *Op {
	o := &Op{name: p.it.name, dialect: p.d, Doc: p.it.doc()}
	p.scope = &scope{op: o, vars: map[string]int{}}
	base := p.base().clauses
	own := p.body()
	p.checkRepeated(own)
	clauses := inherit(append(p.d.shared[:len(p.d.shared):len(p.d.shared)], base...), own)
	o.clauses, o.scope = clauses, p.scope
	if !p.readClauses(o, clauses) {
		return nil
	}
	return o
}

// readClauses makes an operation of its clauses, and reports whether it is sound.
func (p *parser) readClauses(o *Op, clauses []clause) bool {
	p.checkClauses(clauses)
	p.scope.names = names(clauses)
	for _, word := range opClauses {
		for _, c := range clauses {
			if c.word.text != word || p.failed {
				continue
			}
			q := p.sub(c)
			q.opClause(o, word)
			p.absorb(q)
		}
	}
	if p.failed {
		return false
	}
	o.completeTraits()
	o.completeSuccessors()
	for o.leading < len(o.Operands) && o.Operands[o.leading].Arity == One {
		o.leading++
	}
	o.Dependent = dependent(o.Operands) || dependent(o.Results)
	p.checkParts(o)
	p.checkFormat(o)
	return !p.failed
}

func (p *parser) checkClauses(clauses []clause) {
	for _, c := range clauses {
		if !slices.Contains(opClauses[:], c.word.text) {
			p.errorf(c.word, "an operation has no clause '%s'", c.word.text)
		}
		p.spend(len(c.toks))
	}
}

// group parses `name*[count]: E is C`.
func (p *parser) group() Group {
	g := Group{Name: p.expectWord("the name of a group")}
	g.Arity = p.arity()
	if p.accept("[") {
		g.Count = p.count()
		p.expect("]")
	}
	if p.accept(":") {
		g.Type = p.typeExpr(typeAlone)
	}
	if p.acceptWord("is") {
		g.Constraint = p.constraint()
	}
	return g
}

// count parses how many there are; a list variable counts its types.
func (p *parser) count() *Expr {
	t := p.peek()
	if t.kind == tokWord && t.text[0] >= 'A' && t.text[0] <= 'Z' && !p.peekAt(1).is("(") {
		p.next()
		p.acceptGlued("*")
		return &Expr{Op: ExprRef, Ref: Ref{Kind: RefVar, Index: p.variable(t, true)}}
	}
	return p.sum()
}

func (p *parser) arity() Arity {
	switch {
	case p.accept("?"):
		return Optional
	case p.accept("**"):
		return Nested
	case p.accept("*"):
		return Variadic
	}
	return One
}

func (p *parser) parametersClause(o *Op) {
	p.list(func() {
		t := p.peek()
		p.expectWord("the name of a variable")
		p.expect(":")
		o.Parameters = append(o.Parameters, Parameter{Var: p.variable(t, false), Enum: p.enumName()})
	})
}

func (p *parser) enumName() *Enum {
	t := p.peek()
	p.expectWord("the name of an enumeration")
	e, _ := p.find(itemEnum, t).(*Enum)
	return e
}

func (p *parser) region() Region {
	r := Region{Name: p.expectWord("the name of a region")}
	r.Variadic = p.accept("*")
	if p.peek().is("(") {
		p.parens(func() { r.Args = append(r.Args, p.group()) })
		r.NoArgs = len(r.Args) == 0
	}
	for p.peek().kind == tokWord && !p.failed {
		p.regionWord(&r)
	}
	return r
}

func (p *parser) regionWord(r *Region) {
	switch t := p.next(); t.text {
	case "terminator":
		r.Terminator = p.expectWord("the name of an operation")
	case "always":
		r.Always = true
	case "block":
		r.Block = true
	case "one-block":
		r.OneBlock = true
	case "required":
		r.Required = true
	case "gathers":
		r.Gathers = p.expectWord("the name of an operation")
	case "effect-free":
		r.EffectFree = true
	case "ends":
		r.Ends = p.expectWord("the name of an operation")
	case "yields":
		r.Yields = p.typeExpr(typeAlone)
	default:
		p.errorf(t, "a region is not '%s'; it may have terminator OP, always, block, one-block, required, effect-free, ends OP, yields TYPE", t.text)
	}
}

func (p *parser) successor() Successor {
	s := Successor{Name: p.expectWord("the name of a successor")}
	s.Variadic = p.accept("*")
	if p.accept("(") {
		p.accept("$")
		s.Operands = p.expectWord("the name of an operand group")
		p.expect(")")
	}
	return s
}

func (p *parser) segmentsClause(o *Op) {
	o.Segments = true
	p.list(func() { o.SegmentSizes = append(o.SegmentSizes, int(p.integer())) })
	if o.SegmentSizes == nil {
		return
	}
	n := 0
	for _, s := range o.SegmentSizes {
		if s < 1 || s > len(o.Operands) {
			p.errorf(p.peek(), "a segment joins one group or more, not %d", s)
		}
		n += s
	}
	if n != len(o.Operands) {
		p.errorf(p.peek(), "the segments join %d groups of operands, but there are %d", n, len(o.Operands))
	}
}

func (p *parser) verifyClause(o *Op) {
	r := Rule{Holds: p.predicate()}
	if p.acceptWord("else") {
		t := p.next()
		if t.kind != tokString {
			p.errorf(t, "expected a message in quotes, found %s", t)
		}
		r.Message = p.message(t)
	}
	p.expectEnd()
	o.Rules = append(o.Rules, r)
}

func (p *parser) resultNameClause(o *Op) {
	t := p.next()
	if t.kind != tokString {
		p.errorf(t, "expected a name in quotes, found %s", t)
	}
	n := ResultName{Template: t.text}
	if p.acceptWord("when") {
		for p.peek().kind == tokWord {
			n.When = append(n.When, p.next().text)
			p.accept(",")
		}
	}
	p.expectEnd()
	o.ResultNames = append(o.ResultNames, n)
}

// Summary is the first sentence of the documentation.
func (o *Op) Summary() string {
	text := strings.ReplaceAll(o.Doc, "\n", " ")
	if i := strings.Index(text, ". "); i >= 0 {
		text = text[:i]
	}
	return strings.TrimSuffix(text, ".")
}

// names finds what the groups and attributes are called before they are read,
// because types and default values refer to them in any order.
func names(clauses []clause) map[string]Ref {
	found := map[string]Ref{}
	for _, c := range clauses {
		kind := groupKind(c.word.text)
		if kind == RefNone {
			continue
		}
		for i, name := range firstWords(c.toks) {
			found[name] = Ref{Kind: kind, Index: i}
		}
		for i, part := range splitList(c.toks) {
			if from, ok := fromAttr(part); ok {
				found[from.text] = Ref{Kind: kind, Index: i} // what other clauses call it
			}
		}
	}
	return found
}

// groupKind is what the names in a clause are of.
func groupKind(clause string) RefKind {
	switch clause {
	case "operands":
		return RefOperand
	case "results":
		return RefResult
	case "attributes":
		return RefAttr
	}
	return RefNone
}

// firstWords lists the first token of each element of a list.
func firstWords(toks []token) []string {
	var words []string
	depth, fresh := 0, true
	for _, t := range toks {
		if fresh {
			words = append(words, t.text)
		}
		fresh = false
		switch {
		case t.is("(") || t.is("[") || t.is("{"):
			depth++
		case t.is(")") || t.is("]") || t.is("}"):
			depth--
		case t.is(",") && depth == 0:
			fresh = true
		}
	}
	return words
}

// dependent reports whether a pattern of a group is a function.
func dependent(groups []Group) bool {
	for i := range groups {
		if e := groups[i].Type; e != nil && hasFunction(e) {
			return true
		}
	}
	return false
}

func hasFunction(e *TypeExpr) bool {
	if e.isFunction() {
		return true
	}
	for _, a := range e.Args {
		if hasFunction(a) {
			return true
		}
	}
	return false
}
