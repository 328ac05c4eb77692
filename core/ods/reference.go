package ods

// Reference says of an attribute, where it refers to a symbol, which operations
// may have that name, and what type they tell.
type Reference struct {
	Attr int
	Ops  []string
	// Type is the pattern of the type in the first attribute of the operation that
	// takes part in its types; nil when it need not fit.
	Type *TypeExpr
}

// refersClause parses `$a to OP | OP : E`.
func (p *parser) refersClause(o *Op) {
	t := p.peek()
	r := p.ref()
	if r.Kind != RefAttr {
		p.errorf(t, "only an attribute refers to a symbol")
	}
	ref := Reference{Attr: r.Index}
	if !p.acceptWord("to") {
		p.errorf(p.peek(), "expected 'to' and the name of an operation, found %s", p.peek())
	}
	ref.Ops = append(ref.Ops, p.expectWord("the name of an operation"))
	for p.accept("|") {
		ref.Ops = append(ref.Ops, p.expectWord("the name of an operation"))
	}
	if p.accept(":") {
		ref.Type = p.typeExpr(typeOne)
	}
	p.expectEnd()
	o.References = append(o.References, ref)
}

// SymbolType is the declared attribute that tells the type of what a symbol
// names, or "".
func (o *Op) SymbolType() string {
	for i := range o.Attributes {
		if a := &o.Attributes[i]; a.Kind == AttrType && a.Type != nil {
			return a.Name
		}
	}
	return ""
}
