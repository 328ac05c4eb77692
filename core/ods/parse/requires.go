package parse

import (
	"math"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// requiresClause parses `PARAM is C` or `PARAM from N to M`, perhaps with `when PARAM` or
// `unless PARAM` behind it.
func (p *Parser) requiresClause(t *ods.TypeDef) {
	r := ods.Requirement{Given: -1}
	at := p.peek()
	r.Param = p.paramName(t)
	if p.acceptWord("from") {
		p.allowedNumbers(t, &r, at)
	} else {
		p.allowedTypes(t, &r, at)
	}
	switch {
	case p.acceptWord("when"):
		r.Given = p.paramName(t)
	case p.acceptWord("unless"):
		r.Given, r.Absent = p.paramName(t), true
	}
	t.Requires = append(t.Requires, r)
}

// typeRule parses `P else "message"` on the parameters of a type. Those of its records are
// lists, which no expression names.
func (p *Parser) typeRule(t *ods.TypeDef) {
	at := p.peek()
	r := p.rule()
	ofRecord := func(e *ods.Expr) {
		if e.Op == ods.ExprRef && e.Ref.Kind == ods.RefParam && e.Ref.Sub > 0 {
			p.errorf(at, "'%s' is a field of a record, of which there may be any number; a rule names parameters", e.Name)
		}
	}
	r.Holds.Walk(ofRecord)
	for _, part := range r.Message {
		part.Expr.Walk(ofRecord)
	}
	t.Rules = append(t.Rules, r)
}

// allowedTypes parses `is C` behind the name of a parameter.
func (p *Parser) allowedTypes(t *ods.TypeDef, r *ods.Requirement, at lex.Token) {
	if r.Param >= 0 && t.Params()[r.Param].Kind != ods.ParamType && t.Params()[r.Param].Kind != ods.ParamRecord {
		p.errorf(at, "parameter '%s' is not a type, which a constraint is about", at.Text)
	}
	if word := p.Next(); word.Text != "is" {
		p.errorf(word, "expected 'is' and a constraint, or 'from' and a number, found %s", word)
		return
	}
	r.Constraint = p.constraint()
}

// allowedNumbers parses `N to M` behind `from`.
func (p *Parser) allowedNumbers(t *ods.TypeDef, r *ods.Requirement, at lex.Token) {
	if r.Param >= 0 && t.Params()[r.Param].Kind != ods.ParamInt {
		p.errorf(at, "parameter '%s' is no integer, which a range is about", at.Text)
	}
	r.Range = &ods.Range{Low: p.integer(), High: math.MaxInt64}
	if !p.acceptWord("to") {
		return
	}
	at = p.peek()
	if r.Range.High = p.integer(); r.Range.High < r.Range.Low {
		p.errorf(at, "%d is less than %d, where the range begins", r.Range.High, r.Range.Low)
	}
}
