package ods

import "slices"

// names reports whether an element mentions a part itself, not in its body.
func (e *Elem) names(r Ref) bool {
	if e.Kind == ElemIs {
		return false
	}
	if e.Ref == r && r.Kind != RefNone {
		return true
	}
	for _, a := range e.Args {
		if a == r {
			return true
		}
	}
	return false
}

// told reports whether elements say something of a part whenever it is there: in
// a group only if that is printed then.
func (o *Op) told(elems []Elem, r Ref, says func(*Elem) bool) bool {
	for i := range elems {
		e := &elems[i]
		if says(e) {
			return true
		}
		switch e.Kind {
		case ElemGroup:
			if o.toldIn(e, r, says) {
				return true
			}
		case ElemEach:
			if o.told(e.Body, r, says) {
				return true
			}
		}
	}
	return false
}

func (o *Op) toldIn(e *Elem, r Ref, says func(*Elem) bool) bool {
	if !o.told(e.Body, r, says) {
		return false
	}
	return e.Anchor < 0 || o.anchors(&e.Body[e.Anchor], r) || o.told(e.Else, r, says)
}

// anchors reports whether an anchor holds whenever a part is there: because it
// is that part, or one that always is.
func (o *Op) anchors(e *Elem, r Ref) bool {
	if e.names(r) {
		return true
	}
	all := RefOperands
	if r.Kind == RefResult {
		all = RefResults
	}
	if (r.Kind == RefOperand || r.Kind == RefResult) && e.names(Ref{Kind: all}) {
		return true
	}
	switch e.Kind {
	case ElemGroup, ElemEach:
		for i := range e.Body {
			if o.anchors(&e.Body[i], r) {
				return true
			}
		}
		return false
	case ElemRef, ElemType:
		return o.isSingle(e.Ref)
	}
	return false
}

// isSingle reports whether a part is one operand or result.
func (o *Op) isSingle(r Ref) bool {
	return r.Kind == RefOperand && o.Operands[r.Index].Arity == One ||
		r.Kind == RefResult && o.Results[r.Index].Arity == One
}

// toldTwice finds a part that would be printed twice, and so read twice. Those
// in a group and in its other branch are one.
func (o *Op) toldTwice(elems []Elem) string {
	c := repeats{op: o}
	c.elems(elems)
	return c.problem
}

type repeats struct {
	op      *Op
	seen    []Ref
	problem string
}

func (c *repeats) elems(elems []Elem) {
	for i := range elems {
		c.elem(&elems[i])
	}
}

func (c *repeats) elem(e *Elem) {
	switch e.Kind {
	case ElemIs, ElemAccept, ElemType, ElemFunctionalType, ElemArrowTypes, ElemDefined:
		return
	case ElemGroup:
		at := len(c.seen)
		c.elems(e.Body)
		body := slices.Clone(c.seen[at:])
		c.seen = c.seen[:at]
		c.elems(e.Else)
		c.seen = append(c.seen, body...)
		return
	case ElemEach:
		c.elems(e.Body)
		return
	}
	if len(e.Args) == 0 {
		c.see(e.Ref)
	}
	for _, r := range e.Args {
		c.see(r)
	}
}

func (c *repeats) see(r Ref) {
	switch r.Kind {
	case RefOperand, RefAttr, RefRegion, RefSuccessor, RefRegionArg:
	default:
		return
	}
	if slices.Contains(c.seen, r) && c.problem == "" {
		c.problem = "the format mentions '" + c.op.nameOf(r) + "' twice"
	}
	c.seen = append(c.seen, r)
}

// nameOf is what a part is called.
func (o *Op) nameOf(r Ref) string {
	switch r.Kind {
	case RefOperand:
		return o.Operands[r.Index].Name
	case RefResult:
		return o.Results[r.Index].Name
	case RefAttr:
		return o.Attributes[r.Index].Name
	case RefRegion:
		return o.Regions[r.Index].Name
	case RefSuccessor:
		return o.Successors[r.Index].Name
	case RefRegionArg:
		return o.Regions[r.Sub].Args[r.Index].Name
	case RefVar:
		return o.Vars[r.Index].Name
	case RefOperands:
		return "operands"
	}
	return "results"
}
