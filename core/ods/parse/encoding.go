package parse

import (
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// encodingClause parses `NUMBER [in "SET"]`.
func (p *Parser) encodingClause() *ods.Encoding {
	t := p.peek()
	n := p.integer()
	if n < 0 || n>>32 != 0 {
		p.errorf(t, "an instruction has a number of 32 bits, which %d is not", n)
	}
	e := &ods.Encoding{Number: uint32(n)}
	if p.acceptWord("in") {
		set := p.Next()
		if set.Kind != lex.String || set.Text == "" {
			p.errorf(set, "expected the name of a set of instructions in quotes, found %s", set)
		}
		e.Set = set.Text
	}
	p.expectEnd()
	return e
}

// wordsClause parses the fields of an encoding. A class may say the words of instructions
// that have different numbers.
func (p *Parser) wordsClause(e *ods.Encoding) {
	fields := []ods.EncodingField{}
	p.list(func() { fields = append(fields, p.encodingField()) })
	if e != nil {
		e.Fields = fields
	}
}

// encodingField parses `$x`, `id($x)` and `$x($y, ...)`.
func (p *Parser) encodingField() ods.EncodingField {
	if !p.enter() {
		return ods.EncodingField{}
	}
	defer p.leave()
	byID := p.acceptWord("id")
	if byID {
		p.expect("(")
	}
	t := p.peek()
	f := ods.EncodingField{Ref: p.ref(), ByID: byID}
	switch f.Ref.Kind {
	case ods.RefOperand, ods.RefAttr, ods.RefParam, ods.RefNone:
	default:
		p.errorf(t, "an instruction has words for operands, attributes and parameters only")
	}
	if byID {
		p.expect(")")
		return f
	}
	if p.peek().Is("(") {
		p.parens(func() { f.Params = append(f.Params, p.encodingField()) })
	}
	return f
}

// completeEncoding lays an instruction out that says no words: operands, then attributes,
// in their order.
func completeEncoding(o *ods.Op) {
	if o.Encoding == nil || o.Encoding.Fields != nil {
		return
	}
	for i := range o.Operands {
		o.Encoding.Fields = append(o.Encoding.Fields, ods.EncodingField{Ref: ods.Ref{Kind: ods.RefOperand, Index: i}})
	}
	for i := range o.Attributes {
		o.Encoding.Fields = append(o.Encoding.Fields, ods.EncodingField{Ref: ods.Ref{Kind: ods.RefAttr, Index: i}})
	}
}

// enumParamWords are the kinds of parameters of keywords.
var enumParamWords = table[string, ods.ParamOf]{
	{"int", ods.ParamOfInt}, {"id", ods.ParamOfID}, {"string", ods.ParamOfString},
}

// enumParam parses `KIND [*]`, where the kind is a word or an enumeration.
func (p *Parser) enumParam() ods.EnumParam {
	t := p.peek()
	word := p.expectWord("a kind of parameter")
	var param ods.EnumParam
	kind, ok := enumParamWords.find(word)
	if ok {
		param.Kind = kind
	} else {
		param.Kind = ods.ParamOfEnum
		param.Enum, _ = p.find(KindEnum, t).(*ods.Enum)
	}
	param.List = p.accept("*")
	return param
}

// available parses `[from V] [to V] [capability A | B] [extension X | Y [before V]]` behind the
// word. Several capabilities that are all needed have the word each.
func (p *Parser) available(at lex.Token) *ods.Availability {
	a := &ods.Availability{}
	if p.acceptWord("from") {
		a.From = p.expectWord("a version")
	}
	if p.acceptWord("to") {
		a.To = p.expectWord("a version")
	}
	for p.acceptWord("capability") {
		a.Capabilities = append(a.Capabilities, p.anyOf("a capability"))
	}
	if p.acceptWord("extension") {
		a.Extensions = p.anyOf("an extension")
		if p.acceptWord("before") {
			a.Before = p.expectWord("a version")
		}
	}
	if a.From == "" && a.To == "" && len(a.Capabilities) == 0 && len(a.Extensions) == 0 {
		p.errorf(at, "clause 'available' says nothing; it has 'from', 'to', 'capability' and 'extension', in this order")
	}
	return a
}

func (p *Parser) anyOf(what string) []string {
	words := []string{p.expectWord(what)}
	for p.accept("|") {
		words = append(words, p.expectWord(what))
	}
	return words
}

// availabilityClause parses the names of the enumerations of versions, capabilities and
// extensions.
func (p *Parser) availabilityClause() {
	e := &p.d.Dialect.Availability
	e.Version = p.expectWord("the enumeration of versions")
	p.expect(",")
	e.Capability = p.expectWord("the enumeration of capabilities")
	p.expect(",")
	e.Extension = p.expectWord("the enumeration of extensions")
}
