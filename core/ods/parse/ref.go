package parse

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// ref parses `$name`.
func (p *Parser) ref() ods.Ref {
	p.expect("$")
	t := p.peek()
	name := p.expectWord("a name")
	r, ok := p.resolve(name)
	if !ok {
		p.errorf(t, "there is no operand, result, attribute, region or successor '%s'", name)
	}
	return r
}

// resolve finds what a name refers to in the operation or type.
func (p *Parser) resolve(name string) (ods.Ref, bool) {
	if p.scope == nil {
		return ods.Ref{}, false
	}
	if p.scope.def != nil {
		return resolveParam(p.scope.def, name)
	}
	if r, ok := p.scope.names[name]; ok {
		return r, true
	}
	return resolvePart(p.scope.op, name)
}

func resolvePart(o *ods.Op, name string) (ods.Ref, bool) {
	for i := range o.Successors {
		if o.Successors[i].Name == name {
			return ods.Ref{Kind: ods.RefSuccessor, Index: i}, true
		}
	}
	for i := range o.Regions {
		if o.Regions[i].Name == name {
			return ods.Ref{Kind: ods.RefRegion, Index: i}, true
		}
	}
	for i := range o.Regions {
		for j := range o.Regions[i].Args {
			if o.Regions[i].Args[j].Name == name {
				return ods.Ref{Kind: ods.RefRegionArg, Index: j, Sub: i}, true
			}
		}
	}
	return ods.Ref{}, false
}

func resolveParam(t *ods.TypeDef, name string) (ods.Ref, bool) {
	for r := range t.Records {
		for i := range t.Records[r].Fields {
			if t.Records[r].Fields[i].Name == name {
				return ods.Ref{Kind: ods.RefParam, Index: i, Sub: r}, true
			}
		}
	}
	return ods.Ref{}, false
}

// value parses an attribute that a definition mentions.
func (p *Parser) value() *ods.Value {
	t := p.peek()
	switch {
	case t.Kind == lex.Word && p.peekAt(1).Is("("):
		return &ods.Value{Func: p.valueFunction()}
	case t.Kind == lex.Word || t.Kind == lex.Number || t.Kind == lex.Raw:
		p.Next()
		return &ods.Value{Text: t.Text}
	case t.Kind == lex.String:
		p.Next()
		return &ods.Value{Text: strconv.Quote(t.Text)}
	case t.Is("["):
		p.Next()
		p.expect("]")
		return &ods.Value{Text: "[]"}
	}
	p.errorf(t, "expected a value, found %s", t)
	return &ods.Value{}
}

// valueFunction parses a function that gives an attribute, a number or a list of numbers.
func (p *Parser) valueFunction() *ods.Expr {
	t := p.peek()
	e := p.closed(ods.SortNone)
	switch e.Sort {
	case ods.SortInteger, ods.SortIntegers, ods.SortAttr:
	default:
		p.errorf(t, "'%s' gives %s, which is no value of an attribute", t.Text, e.Sort)
	}
	return e
}
