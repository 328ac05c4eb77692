package parse

import (
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// lowersClause parses `"text" or "text"`, in which `{name}` is a parameter.
func (p *Parser) lowersClause(t *ods.TypeDef, word lex.Token) {
	if t.IsAttr {
		p.errorf(word, "only a type lowers to another")
		return
	}
	for _, text := range p.templates() {
		template, problem := template(t, text)
		if problem != "" {
			p.errorf(word, "%s", problem)
			return
		}
		t.Lowers = append(t.Lowers, template)
	}
}

// template cuts a text at its parameters, or says what is wrong with it. Braces
// without a name in them are text.
func template(t *ods.TypeDef, text string) (ods.Template, string) {
	var parts ods.Template
	for text != "" {
		before, rest, _ := strings.Cut(text, "{")
		name, after, closed := strings.Cut(rest, "}")
		if !closed {
			return append(parts, ods.TemplatePart{Text: text, Param: -1}), ""
		}
		i := t.ParamIndex(name)
		if i < 0 {
			return nil, "there is no parameter '" + name + "'"
		}
		if problem := templateProblem(&t.Params()[i]); problem != "" {
			return nil, problem
		}
		parts = append(parts, ods.TemplatePart{Text: before, Param: -1}, ods.TemplatePart{Param: i})
		text = after
	}
	return parts, ""
}

// templateProblem says why a parameter cannot stand in a template, or nothing.
func templateProblem(p *ods.Param) string {
	switch {
	case p.Arity == ods.Optional:
		return "parameter '" + p.Name + "' may be missing; a template takes those that are always there"
	case p.Arity == ods.Variadic && p.Kind != ods.ParamType:
		return "parameter '" + p.Name + "' is a list; a template takes lists of types only"
	case p.Kind != ods.ParamType && p.Kind != ods.ParamInt && p.Kind != ods.ParamKeyword && p.Kind != ods.ParamAttr:
		return "parameter '" + p.Name + "' does not go into a template; types, integers, keywords and attributes do"
	}
	return ""
}
