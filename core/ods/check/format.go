package check

import (
	"slices"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// formatProblem finds a form that cannot be read back: a directive that does not
// take what it is given, a part that it does not mention, or not always, a type
// that it neither spells nor lets follow, two parts that one token cannot
// distinguish.
func formatProblem(o *ods.Op) string {
	if o.Format == nil {
		return ""
	}
	c := &formatCheck{op: o, known: make([]bool, len(o.Vars))}
	c.elems(o.Format.Elems)
	elems := o.Format.Elems
	for _, problem := range [...]func() string{
		func() string { return directivesProblem(o, elems, false) },
		func() string { return spelledTwice(o, elems) },
		c.parts,
		c.types,
		func() string { return ambiguous(o, elems) },
	} {
		if text := problem(); text != "" {
			return text
		}
	}
	return ""
}

// formatCheck is what a format is found to spell.
type formatCheck struct {
	op       *ods.Op
	spelled  []ods.Ref // parts that are mentioned
	known    []bool    // variables
	dict     bool
	operands bool // all operands at once
	accepts  bool
}

func (c *formatCheck) elems(elems []ods.Elem) {
	for i := range elems {
		c.elem(&elems[i])
		if elems[i].Kind == ods.ElemAccept {
			continue // what is only read
		}
		c.elems(elems[i].Body)
		c.elems(elems[i].Else)
	}
}

func (c *formatCheck) elem(e *ods.Elem) {
	if e.Kind == ods.ElemAccept {
		c.accepts = true
		return
	}
	spells := e.Spells()
	c.dict = c.dict || spells.Rest
	c.operands = c.operands || spells.Operands
	for _, r := range spells.Parts {
		c.mention(r)
	}
	c.knowVars(spells.Types)
}

func (c *formatCheck) knowVars(refs []ods.Ref) {
	for _, r := range refs {
		if r.Kind == ods.RefVar {
			c.known[r.Index] = true
		}
	}
}

func (c *formatCheck) mention(r ods.Ref) {
	c.spelled = append(c.spelled, r)
	if r.Kind == ods.RefVar {
		c.known[r.Index] = true
	}
	if r.Kind == ods.RefAttr && c.op.Attributes[r.Index].Var >= 0 {
		c.known[c.op.Attributes[r.Index].Var] = true
	}
}

// parts finds a part that the form leaves out.
func (c *formatCheck) parts() string {
	o := c.op
	for i := range o.Operands {
		r := ods.Ref{Kind: ods.RefOperand, Index: i}
		if !c.operands && !slices.Contains(c.spelled, r) {
			return "the format does not mention operand '" + o.Operands[i].Name + "'"
		}
		if o.Operands[i].Arity == ods.One && !c.spells(r) {
			return "the format mentions operand '" + o.Operands[i].Name + "' only in a group that is not always printed"
		}
	}
	for i := range o.Regions {
		r := ods.Ref{Kind: ods.RefRegion, Index: i}
		if !slices.Contains(c.spelled, r) {
			return "the format does not mention region '" + o.Regions[i].Name + "'"
		}
		if !o.Regions[i].Variadic && !c.spells(r) {
			return "the format mentions region '" + o.Regions[i].Name + "' only in a group that is not always printed"
		}
	}
	for i := range o.Successors {
		r := ods.Ref{Kind: ods.RefSuccessor, Index: i}
		if !slices.Contains(c.spelled, r) {
			return "the format does not mention successor '" + o.Successors[i].Name + "'"
		}
		if !c.spells(r) {
			return "the format mentions successor '" + o.Successors[i].Name + "' only in a group that is not always printed"
		}
	}
	if !c.dict {
		return "the format has no attr-dict, so that attributes of other dialects would be lost"
	}
	return ""
}

// spells reports whether a part is spelled wherever it is there.
func (c *formatCheck) spells(r ods.Ref) bool {
	return always(c.op, c.op.Format.Elems, r, func(e *ods.Elem) bool {
		spells := e.Spells()
		return spells.Operands && r.Kind == ods.RefOperand || slices.Contains(spells.Parts, r)
	})
}

// typed reports whether the types of a group are spelled: always those of a single
// value, somewhere those of a group that may be empty.
func (c *formatCheck) typed(r ods.Ref) bool {
	all := ods.Ref{Kind: ods.RefOperands}
	if r.Kind == ods.RefResult {
		all.Kind = ods.RefResults
	}
	says := func(e *ods.Elem) bool {
		spells := e.Spells()
		return spells.Wraps && r.Kind == ods.RefResult || slices.Contains(spells.Types, r) || slices.Contains(spells.Types, all)
	}
	if isSingle(c.op, r) {
		return always(c.op, c.op.Format.Elems, r, says)
	}
	return anywhere(c.op.Format.Elems, says)
}

func anywhere(elems []ods.Elem, says func(*ods.Elem) bool) bool {
	for i := range elems {
		e := &elems[i]
		if says(e) || anywhere(e.Body, says) || anywhere(e.Else, says) {
			return true
		}
	}
	return false
}

// types finds a type that is neither spelled nor follows from what is.
func (c *formatCheck) types() string {
	o := c.op
	for i := range o.Attributes {
		a := &o.Attributes[i]
		if a.Kind == ods.AttrType && a.Type != nil && slices.Contains(c.spelled, ods.Ref{Kind: ods.RefAttr, Index: i}) {
			c.bind(a.Type)
		}
	}
	c.bindTyped(o.Operands, ods.RefOperand)
	c.bindTyped(o.Results, ods.RefResult)
	for i := range o.Regions {
		if y := o.Regions[i].Yields; y != nil && slices.Contains(c.spelled, ods.Ref{Kind: ods.RefRegion, Index: i}) {
			c.bind(y)
		}
	}
	for i := range o.Operands {
		if !c.follows(&o.Operands[i], ods.Ref{Kind: ods.RefOperand, Index: i}) && !c.accepts {
			return "the type of operand '" + o.Operands[i].Name + "' is neither spelled by the format nor follows from the others"
		}
	}
	for i := range o.Operands {
		if e := o.Operands[i].Type; e != nil {
			c.bind(e)
		}
	}
	for i := range o.Results {
		if !c.follows(&o.Results[i], ods.Ref{Kind: ods.RefResult, Index: i}) {
			return "the type of result '" + o.Results[i].Name + "' is neither spelled by the format nor follows from the others"
		}
	}
	return ""
}

func (c *formatCheck) bindTyped(groups []ods.Group, kind ods.RefKind) {
	for i := range groups {
		if groups[i].Type != nil && c.typed(ods.Ref{Kind: kind, Index: i}) {
			c.bind(groups[i].Type)
		}
	}
}

// bind records the variables that matching a pattern binds.
func (c *formatCheck) bind(e *ods.Expr) {
	switch e.Op {
	case ods.TypeVar:
		c.known[e.Ref.Index] = true
	case ods.TypeOr:
		c.bind(e.Args[0])
	case ods.FuncListOr:
		c.bind(e.Args[0])
	case ods.TypeDialect, ods.TypeFn, eval.FuncList:
		for _, a := range e.Args {
			c.bind(a)
		}
	}
}

// follows reports whether the types of a group are spelled or can be built.
func (c *formatCheck) follows(g *ods.Group, r ods.Ref) bool {
	return c.typed(r) || g.Type != nil && c.builds(g.Type)
}

// builds reports whether a pattern can be built from what is known.
func (c *formatCheck) builds(e *ods.Expr) bool {
	switch e.Op {
	case ods.TypeVar:
		return c.known[e.Ref.Index]
	case ods.TypeOr:
		return c.builds(e.Args[0]) || c.builds(e.Args[1])
	case ods.ExprRef, ods.ExprNamed:
		return true
	case ods.TypeAny:
		return false
	}
	for _, a := range e.Args {
		if e.Op == ods.TypeDialect && a.Op == ods.TypeAny {
			continue // the default of the parameter
		}
		if !c.builds(a) {
			return false
		}
	}
	return true
}

// ambiguous finds neighbours that one token cannot distinguish: attributes in
// braces before a region, and a list of values before a comma and a value.
func ambiguous(o *ods.Op, elems []ods.Elem) string {
	for i := range elems {
		e, rest := &elems[i], elems[i+1:]
		if e.Spells().Brace && begins(rest, isRegion) {
			return "attr-dict stands before a region, and both begin with '{'; use attr-dict-with-keyword"
		}
		if isList(o, e) && begins(rest, isMoreValues) {
			return "the values '" + o.Operands[e.Ref.Index].Name + "' and those behind the comma cannot be distinguished"
		}
		if e.Kind == ods.ElemEach || e.Kind == ods.ElemAccept {
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
func begins(elems []ods.Elem, wanted func(e *ods.Elem, rest []ods.Elem) bool) bool {
	for i := range elems {
		e := &elems[i]
		switch e.Kind {
		case ods.ElemBlank, ods.ElemGlue, ods.ElemNewline, ods.ElemIs, ods.ElemAccept:
			continue
		case ods.ElemGroup, ods.ElemEach, ods.ElemOilist:
			return begins(e.Body, wanted) || e.Kind == ods.ElemGroup && begins(e.Else, wanted)
		}
		return wanted(e, elems[i+1:])
	}
	return false
}

func isRegion(e *ods.Elem, _ []ods.Elem) bool {
	return e.Ref.Kind == ods.RefRegion && !e.Spells().Wraps && !e.Spells().Computes
}

func isMoreValues(e *ods.Elem, rest []ods.Elem) bool {
	return e.Kind == ods.ElemLiteral && e.Text == "," && begins(rest, func(e *ods.Elem, _ []ods.Elem) bool {
		return e.Kind == ods.ElemRef && e.Ref.Kind == ods.RefOperand || e.Spells().Operands
	})
}

func isList(o *ods.Op, e *ods.Elem) bool {
	return e.Kind == ods.ElemRef && e.Ref.Kind == ods.RefOperand && o.Operands[e.Ref.Index].Arity == ods.Variadic
}
