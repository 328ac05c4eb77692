package parse

import (
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

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
