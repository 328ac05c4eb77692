package ods

import "github.com/mlirc/mlirc/core/ir"

// Requirement says which types a parameter of a type takes: each of them, where it is a list.
type Requirement struct {
	Param      int
	Constraint *Constraint
	// Given is the parameter on which the requirement depends, -1 for none: it holds where
	// that is present, or absent if Absent is set.
	Given  int
	Absent bool
}

// requiresClause parses `PARAM is C`, perhaps with `when PARAM` or `unless PARAM` behind it.
func (p *parser) requiresClause(t *TypeDef) {
	r := Requirement{Given: -1}
	at := p.peek()
	r.Param = p.paramName(t)
	if r.Param >= 0 && t.Params()[r.Param].Kind != ParamType {
		p.errorf(at, "parameter '%s' is no type, which a constraint is about", at.text)
	}
	if word := p.next(); word.text != "is" {
		p.errorf(word, "expected 'is' and a constraint, found %s", word)
		return
	}
	r.Constraint = p.constraint()
	switch {
	case p.acceptWord("when"):
		r.Given = p.paramName(t)
	case p.acceptWord("unless"):
		r.Given, r.Absent = p.paramName(t), true
	}
	t.Requires = append(t.Requires, r)
}

// Broken returns the first type in a parameter that the definition does not allow, and the
// requirement that says so; nil when there is none.
func (t *TypeDef) Broken(d *ir.DialectType) (*Requirement, ir.Type) {
	for i := range t.Requires {
		r := &t.Requires[i]
		if r.Given >= 0 && (d.Param(r.Given) == nil) != r.Absent {
			continue
		}
		if bad := r.broken(d.Param(r.Param)); bad != nil {
			return r, bad
		}
	}
	return nil, nil
}

func (r *Requirement) broken(value ir.Attribute) ir.Type {
	switch a := value.(type) {
	case *ir.TypeAttr:
		if !r.Constraint.Holds(a.Value()) {
			return a.Value()
		}
	case *ir.ArrayAttr:
		for _, e := range a.Elems() {
			if bad := r.broken(e); bad != nil {
				return bad
			}
		}
	}
	return nil
}
