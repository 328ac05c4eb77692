package ods

import "strings"

// Template is the text of a type with places for parameters.
type Template []TemplatePart

// TemplatePart is a piece of text, or the parameter that stands there.
type TemplatePart struct {
	Text  string
	Param int // index into the parameters; -1: Text
}

// lowersClause parses `"text" or "text"`, in which `{name}` is a parameter.
func (p *parser) lowersClause(t *TypeDef, word token) {
	if t.IsAttr {
		p.errorf(word, "only a type lowers to another")
		return
	}
	for _, text := range p.templates() {
		template, problem := t.template(text)
		if problem != "" {
			p.errorf(word, "%s", problem)
			return
		}
		t.Lowers = append(t.Lowers, template)
	}
}

// template cuts a text at its parameters, or says what is wrong with it. Braces
// without a name in them are text.
func (t *TypeDef) template(text string) (Template, string) {
	var parts Template
	for text != "" {
		before, rest, _ := strings.Cut(text, "{")
		name, after, closed := strings.Cut(rest, "}")
		if !closed {
			return append(parts, TemplatePart{Text: text, Param: -1}), ""
		}
		i := t.ParamIndex(name)
		if i < 0 {
			return nil, "there is no parameter '" + name + "'"
		}
		if problem := t.Params()[i].templateProblem(); problem != "" {
			return nil, problem
		}
		parts = append(parts, TemplatePart{Text: before, Param: -1}, TemplatePart{Param: i})
		text = after
	}
	return parts, ""
}

// templateProblem says why a parameter cannot stand in a template, or nothing.
func (p *Param) templateProblem() string {
	switch {
	case p.Arity == Optional:
		return "parameter '" + p.Name + "' may be missing; a template takes those that are always there"
	case p.Arity == Variadic && p.Kind != ParamType:
		return "parameter '" + p.Name + "' is a list; a template takes lists of types only"
	case p.Kind != ParamType && p.Kind != ParamInt && p.Kind != ParamKeyword && p.Kind != ParamAttr:
		return "parameter '" + p.Name + "' does not go into a template; types, integers, keywords and attributes do"
	}
	return ""
}
