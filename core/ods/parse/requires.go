package parse

import "github.com/mlirc/mlirc/core/ods"

// requiresClause parses `PARAM is C`, perhaps with `when PARAM` or `unless PARAM` behind it.
func (p *Parser) requiresClause(t *ods.TypeDef) {
	r := ods.Requirement{Given: -1}
	at := p.peek()
	r.Param = p.paramName(t)
	if r.Param >= 0 && t.Params()[r.Param].Kind != ods.ParamType {
		p.errorf(at, "parameter '%s' is not a type, which a constraint is about", at.Text)
	}
	if word := p.Next(); word.Text != "is" {
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
