package irdl

// checkFormat reports a form that cannot be read back: a part that it does not
// mention, a type that it neither spells nor lets follow, two parts that one
// token cannot tell apart.
func (p *parser) checkFormat(o *Op) {
	if o.Format == nil || p.failed {
		return
	}
	c := &formatCheck{op: o, spelt: map[Ref]bool{}, typed: map[Ref]bool{}, known: make([]bool, len(o.Vars))}
	c.elems(o.Format.Elems)
	at := token{line: p.it.line, col: 1}
	if problem := c.parts(); problem != "" {
		p.errorf(at, "%s", problem)
		return
	}
	if problem := c.types(); problem != "" {
		p.errorf(at, "%s", problem)
		return
	}
	if problem := ambiguous(o, o.Format.Elems); problem != "" {
		p.errorf(at, "%s", problem)
	}
}

// formatCheck is what a format is found to spell.
type formatCheck struct {
	op       *Op
	spelt    map[Ref]bool // parts that are mentioned
	typed    map[Ref]bool // groups whose types are spelt
	known    []bool       // variables
	dict     bool
	operands bool // all operands at once
	accepts  bool
}

func (c *formatCheck) elems(elems []Elem) {
	for i := range elems {
		c.elem(&elems[i])
		c.elems(elems[i].Body)
		c.elems(elems[i].Else)
	}
}

func (c *formatCheck) elem(e *Elem) {
	switch e.Kind {
	case ElemIs, ElemLiteral, ElemBlank, ElemGlue, ElemNewline, ElemGroup, ElemEach:
		return
	case ElemAttrDict, ElemAttrDictKeyword:
		c.dict = true
	case ElemOperands:
		c.operands = true
	case ElemAccept:
		c.accepts = true
	case ElemType, ElemArrowTypes:
		c.typedBy(e.Ref)
	case ElemFunctionalType:
		c.typedBy(e.Args[0])
		c.typedBy(e.Args[1])
	case ElemSignature:
		c.spelt[e.Args[0]] = true
		for _, r := range e.Args[1:] {
			c.typedBy(r)
		}
	case ElemWrappedOp:
		c.spelt[e.Ref] = true
		c.typedBy(Ref{Kind: RefResults})
	case ElemRef, ElemQuoted, ElemKeyword, ElemBare:
		c.mention(e.Ref)
	default:
		for _, r := range e.Args {
			c.mention(r)
		}
	}
}

func (c *formatCheck) mention(r Ref) {
	c.spelt[r] = true
	if r.Kind == RefVar {
		c.known[r.Index] = true
	}
	if r.Kind == RefAttr && c.op.Attributes[r.Index].Var >= 0 {
		c.known[c.op.Attributes[r.Index].Var] = true
	}
}

// typedBy records that types are spelt, for one group or all.
func (c *formatCheck) typedBy(r Ref) {
	switch r.Kind {
	case RefVar:
		c.known[r.Index] = true
	case RefOperands:
		for i := range c.op.Operands {
			c.typed[Ref{Kind: RefOperand, Index: i}] = true
		}
	case RefResults:
		for i := range c.op.Results {
			c.typed[Ref{Kind: RefResult, Index: i}] = true
		}
	default:
		c.typed[r] = true
	}
}

// parts finds a part that the form leaves out.
func (c *formatCheck) parts() string {
	o := c.op
	for i := range o.Operands {
		if !c.operands && !c.spelt[Ref{Kind: RefOperand, Index: i}] {
			return "the format does not mention operand '" + o.Operands[i].Name + "'"
		}
	}
	for i := range o.Regions {
		if !c.spelt[Ref{Kind: RefRegion, Index: i}] {
			return "the format does not mention region '" + o.Regions[i].Name + "'"
		}
	}
	for i := range o.Successors {
		if !c.spelt[Ref{Kind: RefSuccessor, Index: i}] {
			return "the format does not mention successor '" + o.Successors[i].Name + "'"
		}
	}
	if !c.dict {
		return "the format has no attr-dict, so that attributes of other dialects would be lost"
	}
	return ""
}

// types finds a type that is neither spelt nor follows from what is.
func (c *formatCheck) types() string {
	o := c.op
	for i := range o.Attributes {
		a := &o.Attributes[i]
		if a.Kind == AttrType && a.Type != nil && c.spelt[Ref{Kind: RefAttr, Index: i}] {
			c.bind(a.Type)
		}
	}
	c.bindTyped(o.Operands, RefOperand)
	c.bindTyped(o.Results, RefResult)
	for i := range o.Operands {
		if !c.follows(&o.Operands[i], Ref{Kind: RefOperand, Index: i}) && !c.accepts {
			return "the type of operand '" + o.Operands[i].Name + "' is neither spelt by the format nor follows from the others"
		}
	}
	for i := range o.Operands {
		if e := o.Operands[i].Type; e != nil {
			c.bind(e)
		}
	}
	for i := range o.Results {
		if !c.follows(&o.Results[i], Ref{Kind: RefResult, Index: i}) {
			return "the type of result '" + o.Results[i].Name + "' is neither spelt by the format nor follows from the others"
		}
	}
	return ""
}

func (c *formatCheck) bindTyped(groups []Group, kind RefKind) {
	for i := range groups {
		if groups[i].Type != nil && c.typed[Ref{Kind: kind, Index: i}] {
			c.bind(groups[i].Type)
		}
	}
}

// bind records the variables that matching a pattern binds.
func (c *formatCheck) bind(e *TypeExpr) {
	switch e.Op {
	case TypeVar:
		c.known[e.Var] = true
	case TypeOr:
		c.bind(e.Args[0])
	case FuncListOr:
		c.bind(e.Args[0])
	case TypeDialect, TypeFn:
		for _, a := range e.Args {
			c.bind(a)
		}
	}
}

// follows reports whether the types of a group are spelt or can be built.
func (c *formatCheck) follows(g *Group, r Ref) bool {
	return c.typed[r] || g.Type != nil && c.builds(g.Type)
}

func (c *formatCheck) builds(e *TypeExpr) bool {
	switch e.Op {
	case TypeVar:
		return c.known[e.Var]
	case TypeOr:
		return c.builds(e.Args[0]) || c.builds(e.Args[1])
	case TypeRef:
		return true
	}
	for _, a := range e.Args {
		if a.Op != TypeAny && !c.builds(a) {
			return false
		}
	}
	return true
}

// ambiguous finds neighbours that one token cannot tell apart: attributes in
// braces before a region, and a list of values before a comma and a value.
func ambiguous(o *Op, elems []Elem) string {
	for i := range elems {
		e := &elems[i]
		next := following(elems, i)
		if e.Kind == ElemAttrDict && next != nil && next.Ref.Kind == RefRegion && next.Kind == ElemRef {
			return "attr-dict stands before a region, and both begin with '{'; use attr-dict-with-keyword"
		}
		if isList(o, e) && next != nil && next.Kind == ElemLiteral && next.Text == "," {
			after := following(elems, i+1)
			if after != nil && after.Kind == ElemRef && after.Ref.Kind == RefOperand {
				return "the values '" + o.Operands[e.Ref.Index].Name + "' and those behind the comma cannot be told apart"
			}
		}
		if e.Kind == ElemEach {
			continue
		}
		if problem := ambiguous(o, e.Body); problem != "" {
			return problem
		}
	}
	return ""
}

// following is the next element that reads something.
func following(elems []Elem, i int) *Elem {
	for j := i + 1; j < len(elems); j++ {
		switch elems[j].Kind {
		case ElemBlank, ElemGlue, ElemNewline, ElemIs:
			continue
		}
		return &elems[j]
	}
	return nil
}

func isList(o *Op, e *Elem) bool {
	return e.Kind == ElemRef && e.Ref.Kind == RefOperand && o.Operands[e.Ref.Index].Arity == Variadic
}
