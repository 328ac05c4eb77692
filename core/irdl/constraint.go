package irdl

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
}

// plain are the constraints without arguments, or whose argument is a
// constraint on the elements.
var plain = map[string]ConstraintKind{
	"any": ConstraintAny, "int": ConstraintInt, "signless-int": ConstraintSignless,
	"signed-int": ConstraintSigned, "unsigned-int": ConstraintUnsigned,
	"float": ConstraintFloat, "complex": ConstraintComplex, "function": ConstraintFunction,
	"tuple": ConstraintTuple, "vector": ConstraintVector, "memref": ConstraintMemRef,
	"unranked-memref": ConstraintUnrankedMemRef, "ranked-tensor": ConstraintRankedTensor,
	"unranked-tensor": ConstraintUnrankedTensor, "tensor": ConstraintTensor,
	"shaped": ConstraintShaped, "static-shape": ConstraintStatic, "strided": ConstraintStrided,
	"like": ConstraintLike,
}

var counted = map[string]ConstraintKind{
	"width": ConstraintWidth, "rank": ConstraintRank, "min-rank": ConstraintMinRank, "count": ConstraintCount,
}

// namedConstraint parses `= C` behind the name.
func (p *parser) namedConstraint(c *Constraint) {
	if !p.expect("=") {
		return
	}
	c.Args = []*Constraint{p.constraint()}
	p.expectEnd()
}

func (p *parser) constraint() *Constraint {
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
	t := p.peek()
	switch {
	case p.failed:
		return &Constraint{Kind: ConstraintAny}
	case p.acceptWord("not"):
		return &Constraint{Kind: ConstraintNot, Args: []*Constraint{p.constraintTerm()}}
	case p.accept("("):
		c := p.constraint()
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
	if kind, ok := counted[t.text]; ok {
		c := &Constraint{Kind: kind}
		p.parens(func() { c.Ints = append(c.Ints, p.integer()) })
		return c
	}
	if t.text == "dialect" {
		c := &Constraint{Kind: ConstraintDialect}
		p.parens(func() { c.Name = p.expectWord("the name of a dialect") })
		return c
	}
	if kind, ok := plain[t.text]; ok {
		c := &Constraint{Kind: kind}
		if p.peek().is("(") {
			p.parens(func() { c.Args = append(c.Args, p.constraint()) })
		}
		return c
	}
	c, ok := p.d.find(itemConstraint, t.text).(*Constraint)
	if !ok {
		p.errorf(t, "there is no constraint '%s'", t.text)
		return &Constraint{Kind: ConstraintAny}
	}
	return c
}

func (p *parser) dialectTypeConstraint() *Constraint {
	p.expect("!")
	c := &Constraint{Kind: ConstraintDialectType, Name: p.expectWord("the name of a type")}
	if p.peek().is("(") {
		p.parens(func() { c.Args = append(c.Args, p.constraint()) })
	}
	return c
}
