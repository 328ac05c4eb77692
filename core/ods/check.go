package ods

import "slices"

// checkFormat reports a form that cannot be read back: a directive that does not
// take what it is given, a part that it does not mention, or not always, a type
// that it neither spells nor lets follow, two parts that one token cannot tell
// apart.
func (p *parser) checkFormat(o *Op) {
	if o.Format == nil || p.failed {
		return
	}
	c := &formatCheck{op: o, known: make([]bool, len(o.Vars))}
	c.elems(o.Format.Elems)
	elems := o.Format.Elems
	for _, problem := range [...]func() string{
		func() string { return o.directivesProblem(elems, false) },
		func() string { return o.toldTwice(elems) },
		c.parts,
		c.types,
		func() string { return ambiguous(o, elems) },
	} {
		if text := problem(); text != "" {
			p.errorf(p.atItem(), "%s", text)
			return
		}
	}
}

// formatCheck is what a format is found to spell.
type formatCheck struct {
	op       *Op
	spelt    []Ref  // parts that are mentioned
	known    []bool // variables
	dict     bool
	operands bool // all operands at once
	accepts  bool
}

func (c *formatCheck) elems(elems []Elem) {
	for i := range elems {
		c.elem(&elems[i])
		if elems[i].Kind == ElemAccept {
			continue // what is only read
		}
		c.elems(elems[i].Body)
		c.elems(elems[i].Else)
	}
}

func (c *formatCheck) elem(e *Elem) {
	switch e.Kind {
	case ElemIs, ElemLiteral, ElemBlank, ElemGlue, ElemNewline, ElemGroup, ElemEach, ElemDefined:
		return
	case ElemAttrDict, ElemAttrDictKeyword:
		c.dict = true
	case ElemOperands:
		c.operands = true
	case ElemAccept:
		c.accepts = true
	case ElemType, ElemArrowTypes, ElemFunctionalType:
		c.knowVars(e.Args)
	case ElemSignature:
		c.spelt = append(c.spelt, e.Args[0])
		c.knowVars(e.Args[1:])
	case ElemWrappedOp:
		c.spelt = append(c.spelt, e.Ref)
	case ElemRef, ElemQuoted, ElemKeyword, ElemBare:
		c.mention(e.Ref)
	default:
		for _, r := range e.Args {
			c.mention(r)
		}
	}
}

func (c *formatCheck) knowVars(refs []Ref) {
	for _, r := range refs {
		if r.Kind == RefVar {
			c.known[r.Index] = true
		}
	}
}

func (c *formatCheck) mention(r Ref) {
	c.spelt = append(c.spelt, r)
	if r.Kind == RefVar {
		c.known[r.Index] = true
	}
	if r.Kind == RefAttr && c.op.Attributes[r.Index].Var >= 0 {
		c.known[c.op.Attributes[r.Index].Var] = true
	}
}

// parts finds a part that the form leaves out.
func (c *formatCheck) parts() string {
	o := c.op
	for i := range o.Operands {
		r := Ref{Kind: RefOperand, Index: i}
		if !c.operands && !slices.Contains(c.spelt, r) {
			return "the format does not mention operand '" + o.Operands[i].Name + "'"
		}
		if o.Operands[i].Arity == One && !c.tells(r) {
			return "the format mentions operand '" + o.Operands[i].Name + "' only in a group that is not always printed"
		}
	}
	for i := range o.Regions {
		r := Ref{Kind: RefRegion, Index: i}
		if !slices.Contains(c.spelt, r) {
			return "the format does not mention region '" + o.Regions[i].Name + "'"
		}
		if !o.Regions[i].Variadic && !c.tells(r) {
			return "the format mentions region '" + o.Regions[i].Name + "' only in a group that is not always printed"
		}
	}
	for i := range o.Successors {
		r := Ref{Kind: RefSuccessor, Index: i}
		if !slices.Contains(c.spelt, r) {
			return "the format does not mention successor '" + o.Successors[i].Name + "'"
		}
		if !c.tells(r) {
			return "the format mentions successor '" + o.Successors[i].Name + "' only in a group that is not always printed"
		}
	}
	if !c.dict {
		return "the format has no attr-dict, so that attributes of other dialects would be lost"
	}
	return ""
}

// tells reports whether a part is told wherever it is there.
func (c *formatCheck) tells(r Ref) bool {
	return c.op.told(c.op.Format.Elems, r, func(e *Elem) bool {
		return e.Kind == ElemOperands && r.Kind == RefOperand || e.Kind != ElemType && e.names(r)
	})
}

// typed reports whether the types of a group are spelt: always those of a single
// value, somewhere those of a group that may be empty.
func (c *formatCheck) typed(r Ref) bool {
	all := Ref{Kind: RefOperands}
	if r.Kind == RefResult {
		all.Kind = RefResults
	}
	says := func(e *Elem) bool {
		switch e.Kind {
		case ElemWrappedOp:
			return r.Kind == RefResult
		case ElemType, ElemArrowTypes, ElemFunctionalType, ElemDefined:
			return e.names(r) || e.names(all)
		}
		return false
	}
	if c.op.isSingle(r) {
		return c.op.told(c.op.Format.Elems, r, says)
	}
	return anywhere(c.op.Format.Elems, says)
}

func anywhere(elems []Elem, says func(*Elem) bool) bool {
	for i := range elems {
		e := &elems[i]
		if says(e) || anywhere(e.Body, says) || anywhere(e.Else, says) {
			return true
		}
	}
	return false
}

// types finds a type that is neither spelt nor follows from what is.
func (c *formatCheck) types() string {
	o := c.op
	for i := range o.Attributes {
		a := &o.Attributes[i]
		if a.Kind == AttrType && a.Type != nil && slices.Contains(c.spelt, Ref{Kind: RefAttr, Index: i}) {
			c.bind(a.Type)
		}
	}
	c.bindTyped(o.Operands, RefOperand)
	c.bindTyped(o.Results, RefResult)
	for i := range o.Regions {
		if y := o.Regions[i].Yields; y != nil && slices.Contains(c.spelt, Ref{Kind: RefRegion, Index: i}) {
			c.bind(y)
		}
	}
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
		if groups[i].Type != nil && c.typed(Ref{Kind: kind, Index: i}) {
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
	return c.typed(r) || g.Type != nil && c.builds(g.Type)
}

// builds reports whether a pattern can be built from what is known.
func (c *formatCheck) builds(e *TypeExpr) bool {
	switch e.Op {
	case TypeVar:
		return c.known[e.Var]
	case TypeOr:
		return c.builds(e.Args[0]) || c.builds(e.Args[1])
	case TypeRef:
		return true
	case TypeAny:
		return false
	}
	for _, a := range e.Args {
		if e.Op == TypeDialect && a.Op == TypeAny {
			continue // the default of the parameter
		}
		if !c.builds(a) {
			return false
		}
	}
	return true
}

// ambiguous finds neighbours that one token cannot tell apart: attributes in
// braces before a region, and a list of values before a comma and a value.
func ambiguous(o *Op, elems []Elem) string {
	for i := range elems {
		e, rest := &elems[i], elems[i+1:]
		if e.Kind == ElemAttrDict && begins(rest, isRegion) {
			return "attr-dict stands before a region, and both begin with '{'; use attr-dict-with-keyword"
		}
		if o.isList(e) && begins(rest, isMoreValues) {
			return "the values '" + o.Operands[e.Ref.Index].Name + "' and those behind the comma cannot be told apart"
		}
		if e.Kind == ElemEach || e.Kind == ElemAccept {
			continue
		}
		if problem := ambiguous(o, e.Body) + ambiguous(o, e.Else); problem != "" {
			return problem
		}
	}
	return ""
}

// begins reports whether the first of elements that reads something is one that
// is looked for; rest are those behind it. What follows an optional group is not
// looked at, as the definition may rule out that the group is absent then.
func begins(elems []Elem, wanted func(e *Elem, rest []Elem) bool) bool {
	for i := range elems {
		e := &elems[i]
		switch e.Kind {
		case ElemBlank, ElemGlue, ElemNewline, ElemIs, ElemAccept:
			continue
		case ElemGroup, ElemEach:
			return begins(e.Body, wanted) || e.Kind == ElemGroup && begins(e.Else, wanted)
		}
		return wanted(e, elems[i+1:])
	}
	return false
}

func isRegion(e *Elem, _ []Elem) bool {
	return (e.Kind == ElemRef || e.Kind == ElemChain) && e.Ref.Kind == RefRegion
}

func isMoreValues(e *Elem, rest []Elem) bool {
	return e.Kind == ElemLiteral && e.Text == "," && begins(rest, func(e *Elem, _ []Elem) bool {
		return e.Kind == ElemRef && e.Ref.Kind == RefOperand || e.Kind == ElemOperands
	})
}

func (o *Op) isList(e *Elem) bool {
	return e.Kind == ElemRef && e.Ref.Kind == RefOperand && o.Operands[e.Ref.Index].Arity == Variadic
}
