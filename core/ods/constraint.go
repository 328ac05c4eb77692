package ods

// ConstraintKind is a node of the algebra of constraints.
type ConstraintKind string

// The kinds of constraints.
const (
	ConstraintAny            ConstraintKind = "any"
	ConstraintExact          ConstraintKind = "exact"
	ConstraintInt            ConstraintKind = "int"
	ConstraintSignless       ConstraintKind = "signless-int"
	ConstraintSigned         ConstraintKind = "signed-int"
	ConstraintUnsigned       ConstraintKind = "unsigned-int"
	ConstraintFloat          ConstraintKind = "float"
	ConstraintComplex        ConstraintKind = "complex"
	ConstraintFunction       ConstraintKind = "function"
	ConstraintTuple          ConstraintKind = "tuple"
	ConstraintWidth          ConstraintKind = "width"
	ConstraintVector         ConstraintKind = "vector"
	ConstraintMemRef         ConstraintKind = "memref"
	ConstraintUnrankedMemRef ConstraintKind = "unranked-memref"
	ConstraintRankedTensor   ConstraintKind = "ranked-tensor"
	ConstraintUnrankedTensor ConstraintKind = "unranked-tensor"
	ConstraintTensor         ConstraintKind = "tensor"
	ConstraintShaped         ConstraintKind = "shaped"
	ConstraintRank           ConstraintKind = "rank"
	ConstraintMinRank        ConstraintKind = "min-rank"
	ConstraintCount          ConstraintKind = "count"
	ConstraintStatic         ConstraintKind = "static-shape"
	ConstraintStrided        ConstraintKind = "strided"
	ConstraintIdentity       ConstraintKind = "identity-layout"
	ConstraintLike           ConstraintKind = "like"
	ConstraintDialectType    ConstraintKind = "type"
	ConstraintDialect        ConstraintKind = "dialect"
	ConstraintOr             ConstraintKind = "|"
	ConstraintAnd            ConstraintKind = "&"
	ConstraintNot            ConstraintKind = "not"
	ConstraintNamed          ConstraintKind = "named"
	ConstraintIntValue       ConstraintKind = "value" // of an integer parameter
)

// Constraint says which types are allowed. It is closed, total and holds no
// code.
type Constraint struct {
	Kind ConstraintKind
	Name string // of a named one, of a dialect or of its type
	Doc  string // of a named one
	Args []*Constraint
	Ints []int64
	Type *TypeExpr // exact

	nodes int // of a named one: with those it is made of
}

// plain are the constraints without arguments, or whose argument is a
// constraint on the elements.
var plain = table[string, ConstraintKind]{
	{"any", ConstraintAny}, {"int", ConstraintInt}, {"signless-int", ConstraintSignless},
	{"signed-int", ConstraintSigned}, {"unsigned-int", ConstraintUnsigned},
	{"float", ConstraintFloat}, {"complex", ConstraintComplex}, {"function", ConstraintFunction},
	{"tuple", ConstraintTuple}, {"vector", ConstraintVector}, {"memref", ConstraintMemRef},
	{"unranked-memref", ConstraintUnrankedMemRef}, {"ranked-tensor", ConstraintRankedTensor},
	{"unranked-tensor", ConstraintUnrankedTensor}, {"tensor", ConstraintTensor},
	{"shaped", ConstraintShaped}, {"static-shape", ConstraintStatic}, {"strided", ConstraintStrided},
	{"identity-layout", ConstraintIdentity},
	{"like", ConstraintLike},
}

// hasElements reports whether a constraint may say what the elements are.
func (k ConstraintKind) hasElements() bool {
	switch k {
	case ConstraintComplex, ConstraintVector, ConstraintMemRef, ConstraintUnrankedMemRef, ConstraintRankedTensor,
		ConstraintUnrankedTensor, ConstraintTensor, ConstraintShaped, ConstraintLike:
		return true
	}
	return false
}

var counted = table[string, ConstraintKind]{
	{"width", ConstraintWidth}, {"rank", ConstraintRank}, {"min-rank", ConstraintMinRank}, {"count", ConstraintCount},
}

// namedConstraint parses `= C` behind the name.
func (p *parser) namedConstraint() *Constraint {
	c := &Constraint{Kind: ConstraintNamed, Name: p.it.name, Doc: p.it.doc()}
	p.expect("=")
	c.Args = []*Constraint{p.constraint()}
	p.expectEnd()
	c.nodes = c.Args[0].size() + 1
	return c
}

// size is the number of nodes, those of named constraints included.
func (c *Constraint) size() int {
	if c.Kind == ConstraintNamed {
		return c.nodes
	}
	n := 1
	for _, a := range c.Args {
		n += a.size()
	}
	return n
}

// constraint parses a constraint and reports one that takes too long to decide,
// because it is made of others that are made of others.
func (p *parser) constraint() *Constraint {
	t := p.peek()
	c := p.disjunction()
	if n := c.size(); n > maxConstraintSize {
		p.errorf(t, "the constraint has %d parts with those that it names written out, more than %d", n, maxConstraintSize)
	}
	return c
}

func (p *parser) disjunction() *Constraint {
	left := p.conjunction()
	for p.accept("|") {
		left = &Constraint{Kind: ConstraintOr, Args: []*Constraint{left, p.conjunction()}}
	}
	return left
}

func (p *parser) conjunction() *Constraint {
	left := p.constraintTerm()
	for p.accept("&") {
		left = &Constraint{Kind: ConstraintAnd, Args: []*Constraint{left, p.constraintTerm()}}
	}
	return left
}

func (p *parser) constraintTerm() *Constraint {
	if !p.enter() {
		return &Constraint{Kind: ConstraintAny}
	}
	defer p.leave()
	t := p.peek()
	switch {
	case p.acceptWord("not"):
		return &Constraint{Kind: ConstraintNot, Args: []*Constraint{p.constraintTerm()}}
	case p.accept("("):
		c := p.disjunction()
		p.expect(")")
		return c
	case t.is("!"):
		return p.dialectTypeConstraint()
	case t.kind == tokNumber:
		return &Constraint{Kind: ConstraintIntValue, Ints: []int64{p.integer()}}
	case t.kind != tokWord:
		p.errorf(t, "expected a constraint, found %s", t)
		return &Constraint{Kind: ConstraintAny}
	}
	p.next()
	return p.wordConstraint(t)
}

func (p *parser) wordConstraint(t token) *Constraint {
	if t.text == "_" {
		return &Constraint{Kind: ConstraintAny}
	}
	if e, ok := literalType(t.text); ok {
		return &Constraint{Kind: ConstraintExact, Type: e}
	}
	if kind, ok := counted.find(t.text); ok {
		c := &Constraint{Kind: kind}
		p.parens(func() { c.Ints = append(c.Ints, p.integer()) })
		if len(c.Ints) == 0 || kind == ConstraintMinRank && len(c.Ints) > 1 {
			p.errorf(t, "'%s' takes another number of numbers", t.text)
		}
		return c
	}
	if t.text == "dialect" {
		c := &Constraint{Kind: ConstraintDialect}
		p.parens(func() { c.Name = p.expectWord("the name of a dialect") })
		return c
	}
	if kind, ok := plain.find(t.text); ok {
		c := &Constraint{Kind: kind}
		if p.peek().is("(") {
			p.parens(func() { c.Args = append(c.Args, p.disjunction()) })
		}
		if len(c.Args) > 1 || len(c.Args) == 1 && !kind.hasElements() || len(c.Args) == 0 && kind == ConstraintLike {
			p.errorf(t, "'%s' takes another number of constraints", t.text)
		}
		return c
	}
	c, ok := p.find(itemConstraint, t).(*Constraint)
	if !ok {
		return &Constraint{Kind: ConstraintAny}
	}
	return c
}

func (p *parser) dialectTypeConstraint() *Constraint {
	p.expect("!")
	t := p.peek()
	c := &Constraint{Kind: ConstraintDialectType, Name: p.expectWord("the name of a type")}
	if p.peek().is("(") {
		p.parens(func() { c.Args = append(c.Args, p.disjunction()) })
	}
	p.checkTypeName(t, len(c.Args))
	return c
}
