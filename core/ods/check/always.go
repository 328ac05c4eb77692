package check

import (
	"slices"

	"github.com/mlirc/mlirc/core/ods"
)

// names reports whether an element mentions a part itself, not in its body.
func names(e *ods.Elem, r ods.Ref) bool {
	if e.Kind == ods.ElemIs {
		return false
	}
	if e.Ref == r && r.Kind != ods.RefNone {
		return true
	}
	for _, a := range e.Args {
		if a == r {
			return true
		}
	}
	return false
}

// always reports whether elements say something of a part whenever it is there: in
// a group only if that is printed then.
func always(o *ods.Op, elems []ods.Elem, r ods.Ref, says func(*ods.Elem) bool) bool {
	for i := range elems {
		e := &elems[i]
		if says(e) {
			return true
		}
		switch e.Kind {
		case ods.ElemGroup:
			if alwaysIn(o, e, r, says) {
				return true
			}
		case ods.ElemEach, ods.ElemOilist:
			if always(o, e.Body, r, says) {
				return true
			}
		}
	}
	return false
}

func alwaysIn(o *ods.Op, e *ods.Elem, r ods.Ref, says func(*ods.Elem) bool) bool {
	if !always(o, e.Body, r, says) {
		return false
	}
	return e.Anchor < 0 || anchors(o, &e.Body[e.Anchor], r) || always(o, e.Else, r, says)
}

// anchors reports whether an anchor holds whenever a part is there: because it
// is that part, or one that always is.
func anchors(o *ods.Op, e *ods.Elem, r ods.Ref) bool {
	if names(e, r) {
		return true
	}
	all := ods.RefOperands
	if r.Kind == ods.RefResult {
		all = ods.RefResults
	}
	if (r.Kind == ods.RefOperand || r.Kind == ods.RefResult) && names(e, ods.Ref{Kind: all}) {
		return true
	}
	switch e.Kind {
	case ods.ElemGroup, ods.ElemEach:
		for i := range e.Body {
			if anchors(o, &e.Body[i], r) {
				return true
			}
		}
		return false
	}
	// An element that spells one part, or its type, holds where that is always there.
	spells := e.Spells()
	return len(spells.Parts)+len(spells.Types) == 1 && isSingle(o, e.Ref)
}

// isSingle reports whether a part is one operand or result.
func isSingle(o *ods.Op, r ods.Ref) bool {
	return r.Kind == ods.RefOperand && o.Operands[r.Index].Arity == ods.One ||
		r.Kind == ods.RefResult && o.Results[r.Index].Arity == ods.One
}

// spelledTwice finds a part that would be printed twice, and so read twice. Those
// in a group and in its other branch are one.
func spelledTwice(o *ods.Op, elems []ods.Elem) string {
	c := repeats{op: o}
	c.elems(elems)
	return c.problem
}

type repeats struct {
	op      *ods.Op
	seen    []ods.Ref
	problem string
}

func (c *repeats) elems(elems []ods.Elem) {
	for i := range elems {
		c.elem(&elems[i])
	}
}

func (c *repeats) elem(e *ods.Elem) {
	switch e.Kind {
	case ods.ElemIs, ods.ElemAccept:
		return
	case ods.ElemGroup:
		at := len(c.seen)
		c.elems(e.Body)
		body := slices.Clone(c.seen[at:])
		c.seen = c.seen[:at]
		c.elems(e.Else)
		c.seen = append(c.seen, body...)
		return
	case ods.ElemEach, ods.ElemOilist:
		c.elems(e.Body)
		return
	}
	for _, r := range e.Spells().Parts {
		c.see(r)
	}
}

func (c *repeats) see(r ods.Ref) {
	switch r.Kind {
	case ods.RefOperand, ods.RefAttr, ods.RefRegion, ods.RefSuccessor, ods.RefRegionArg:
	default:
		return
	}
	if slices.Contains(c.seen, r) && c.problem == "" {
		c.problem = "the format mentions '" + c.op.PartName(r) + "' twice"
	}
	c.seen = append(c.seen, r)
}
