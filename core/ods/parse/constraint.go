package parse

import (
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// plain are the constraints without arguments, or whose argument is a
// constraint on the elements.
var plain = table[string, ods.ConstraintKind]{
	{"any", ods.ConstraintAny}, {"int", ods.ConstraintInt}, {"signless-int", ods.ConstraintSignless},
	{"signed-int", ods.ConstraintSigned}, {"unsigned-int", ods.ConstraintUnsigned},
	{"float", ods.ConstraintFloat}, {"complex", ods.ConstraintComplex}, {"function", ods.ConstraintFunction},
	{"tuple", ods.ConstraintTuple}, {"vector", ods.ConstraintVector}, {"memref", ods.ConstraintMemRef},
	{"unranked-memref", ods.ConstraintUnrankedMemRef}, {"ranked-tensor", ods.ConstraintRankedTensor},
	{"unranked-tensor", ods.ConstraintUnrankedTensor}, {"tensor", ods.ConstraintTensor},
	{"shaped", ods.ConstraintShaped}, {"static-shape", ods.ConstraintStatic}, {"strided", ods.ConstraintStrided},
	{"identity-layout", ods.ConstraintIdentity},
	{"like", ods.ConstraintLike},
}

// hasElements reports whether a constraint may say what the elements are.
func hasElements(k ods.ConstraintKind) bool {
	switch k {
	case ods.ConstraintComplex, ods.ConstraintVector, ods.ConstraintMemRef, ods.ConstraintUnrankedMemRef, ods.ConstraintRankedTensor,
		ods.ConstraintUnrankedTensor, ods.ConstraintTensor, ods.ConstraintShaped, ods.ConstraintLike:
		return true
	}
	return false
}

var counted = table[string, ods.ConstraintKind]{
	{"width", ods.ConstraintWidth}, {"rank", ods.ConstraintRank}, {"min-rank", ods.ConstraintMinRank}, {"count", ods.ConstraintCount},
}

// NamedConstraint parses `= C` behind the name.
func (p *Parser) NamedConstraint() *ods.Constraint {
	c := &ods.Constraint{Kind: ods.ConstraintNamed, Name: p.it.Name, Doc: p.it.Doc()}
	p.expect("=")
	c.Args = []*ods.Constraint{p.constraint()}
	p.expectEnd()
	c.Nodes = size(c.Args[0]) + 1
	return c
}

// size is the number of nodes, those of named constraints included.
func size(c *ods.Constraint) int {
	if c.Kind == ods.ConstraintNamed {
		return c.Nodes
	}
	n := 1
	for _, a := range c.Args {
		n += size(a)
	}
	return n
}

// constraint parses a constraint and reports one that takes too long to decide,
// because it is made of others that are made of others.
func (p *Parser) constraint() *ods.Constraint {
	t := p.peek()
	c := p.disjunction()
	if n := size(c); n > maxConstraintSize {
		p.errorf(t, "the constraint has %d parts with those that it names written out, more than %d", n, maxConstraintSize)
	}
	return c
}

func (p *Parser) disjunction() *ods.Constraint {
	left := p.conjunction()
	for p.accept("|") {
		left = &ods.Constraint{Kind: ods.ConstraintOr, Args: []*ods.Constraint{left, p.conjunction()}}
	}
	return left
}

func (p *Parser) conjunction() *ods.Constraint {
	left := p.constraintTerm()
	for p.accept("&") {
		left = &ods.Constraint{Kind: ods.ConstraintAnd, Args: []*ods.Constraint{left, p.constraintTerm()}}
	}
	return left
}

func (p *Parser) constraintTerm() *ods.Constraint {
	if !p.enter() {
		return &ods.Constraint{Kind: ods.ConstraintAny}
	}
	defer p.leave()
	t := p.peek()
	switch {
	case p.acceptWord("not"):
		return &ods.Constraint{Kind: ods.ConstraintNot, Args: []*ods.Constraint{p.constraintTerm()}}
	case p.accept("("):
		c := p.disjunction()
		p.expect(")")
		return c
	case t.Is("!"):
		return p.dialectTypeConstraint()
	case t.Kind == lex.Number:
		return &ods.Constraint{Kind: ods.ConstraintIntValue, Ints: []int64{p.integer()}}
	case t.Kind != lex.Word:
		p.errorf(t, "expected a constraint, found %s", t)
		return &ods.Constraint{Kind: ods.ConstraintAny}
	}
	p.Next()
	return p.wordConstraint(t)
}

func (p *Parser) wordConstraint(t lex.Token) *ods.Constraint {
	if t.Text == "_" {
		return &ods.Constraint{Kind: ods.ConstraintAny}
	}
	if e, ok := literalType(t.Text); ok {
		return &ods.Constraint{Kind: ods.ConstraintExact, Type: e}
	}
	if kind, ok := counted.find(t.Text); ok {
		c := &ods.Constraint{Kind: kind}
		p.parens(func() { c.Ints = append(c.Ints, p.integer()) })
		if len(c.Ints) == 0 || kind == ods.ConstraintMinRank && len(c.Ints) > 1 {
			p.errorf(t, "'%s' takes another number of numbers", t.Text)
		}
		return c
	}
	if t.Text == "dialect" {
		c := &ods.Constraint{Kind: ods.ConstraintDialect}
		p.parens(func() { c.Name = p.expectWord("the name of a dialect") })
		return c
	}
	if kind, ok := plain.find(t.Text); ok {
		c := &ods.Constraint{Kind: kind}
		if p.peek().Is("(") {
			p.parens(func() { c.Args = append(c.Args, p.disjunction()) })
		}
		if len(c.Args) > 1 || len(c.Args) == 1 && !hasElements(kind) || len(c.Args) == 0 && kind == ods.ConstraintLike {
			p.errorf(t, "'%s' takes another number of constraints", t.Text)
		}
		return c
	}
	c, ok := p.find(KindConstraint, t).(*ods.Constraint)
	if !ok {
		return &ods.Constraint{Kind: ods.ConstraintAny}
	}
	return c
}

func (p *Parser) dialectTypeConstraint() *ods.Constraint {
	p.expect("!")
	t := p.peek()
	c := &ods.Constraint{Kind: ods.ConstraintDialectType, Name: p.expectWord("the name of a type")}
	if p.peek().Is("(") {
		p.parens(func() { c.Args = append(c.Args, p.disjunction()) })
	}
	p.checkTypeName(t, len(c.Args))
	return c
}
