package syntax

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// aliasDef is what an alias stands for. It is small in the text and may be huge
// when it is printed in full, as may what is made of it: hence the size.
type aliasDef struct {
	typ   ir.Type      // of `!name`
	attr  ir.Attribute // of `#name`
	size  int          // of the text, aliases in it written out
	depth int          // of nesting, aliases in it written out
}

// aliasDefs maps names, sigil included, to what they stand for.
type aliasDefs map[string]aliasDef

// parseAlias passes `#name = attribute` or `!name = type T`; the word may be
// missing.
func (p *parser) parseAlias() bool {
	nameTok := p.tok
	if !p.checkAliasName(nameTok) {
		return false
	}
	p.next()
	if !p.expect(tokEqual, "=") {
		return false
	}
	start, expanded := p.tok.pos, p.expanded
	p.deepest = 0
	var def aliasDef
	var ok bool
	if nameTok.kind == tokHash {
		def.attr, ok = p.parseAttr(nil)
	} else {
		p.consumeKeyword("type")
		def.typ, ok = p.parseType()
	}
	if !ok {
		return false
	}
	def.size, def.depth = p.tok.pos-start+p.expanded-expanded, p.deepest
	if p.aliases == nil {
		p.aliases = aliasDefs{}
	}
	p.aliases[nameTok.text] = def
	return true
}

func (p *parser) checkAliasName(tok token) bool {
	if _, taken := p.aliases[tok.text]; taken {
		return p.errorf(tok.pos, "redefinition of alias id '%s'", tok.text[1:])
	}
	if strings.Contains(tok.text, ".") {
		return p.errorf(tok.pos, "alias names with a '.' are reserved for dialect-defined names")
	}
	return true
}

// useAlias returns what the token of an alias stands for. It bounds what aliases
// of aliases may amount to.
func (p *parser) useAlias(tok token) (aliasDef, bool) {
	def, ok := p.aliases[tok.text]
	if !ok {
		return def, p.errorf(tok.pos, "undefined symbol alias id '%s'", tok.text[1:])
	}
	p.expanded += def.size
	p.deepest = max(p.deepest, p.depth+def.depth)
	if p.deepest > maxTypeDepth {
		return def, p.errorf(tok.pos, "nesting is deeper than %d levels", maxTypeDepth)
	}
	if p.expanded > maxExpansion+16*len(p.text) {
		return def, p.errorf(tok.pos, "aliases stand for too much text")
	}
	return def, true
}
