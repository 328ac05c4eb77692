package parse

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/lex"
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
func (p *Parser) parseAlias() bool {
	nameTok := p.Tok
	if !p.checkAliasName(nameTok) {
		return false
	}
	p.Next()
	if !p.Expect(lex.Equal, "=") {
		return false
	}
	start, expanded := p.Tok.Pos, p.expanded
	p.deepest = 0
	var def aliasDef
	var ok bool
	if nameTok.Kind == lex.Hash {
		def.attr, ok = p.ParseAttr(nil)
	} else {
		p.ConsumeKeyword("type")
		def.typ, ok = p.ParseType()
	}
	if !ok {
		return false
	}
	def.size, def.depth = p.Tok.Pos-start+p.expanded-expanded, p.deepest
	if p.aliases == nil {
		p.aliases = aliasDefs{}
	}
	p.aliases[nameTok.Text] = def
	return true
}

func (p *Parser) checkAliasName(tok lex.Token) bool {
	if _, taken := p.aliases[tok.Text]; taken {
		return p.Errorf(tok.Pos, "redefinition of alias id '%s'", tok.Text[1:])
	}
	if strings.Contains(tok.Text, ".") {
		return p.Errorf(tok.Pos, "alias names with a '.' are reserved for dialect-defined names")
	}
	return true
}

// useAlias returns what the token of an alias stands for. It bounds what aliases
// of aliases may amount to.
func (p *Parser) useAlias(tok lex.Token) (aliasDef, bool) {
	def, ok := p.aliases[tok.Text]
	if !ok {
		return def, p.Errorf(tok.Pos, "undefined symbol alias id '%s'", tok.Text[1:])
	}
	p.expanded += def.size
	p.deepest = max(p.deepest, p.depth+def.depth)
	if p.deepest > lex.MaxDepth {
		return def, p.Errorf(tok.Pos, "nesting is deeper than %d levels", lex.MaxDepth)
	}
	if p.expanded > maxExpansion+16*len(p.Text) {
		return def, p.Errorf(tok.Pos, "aliases stand for too much text")
	}
	return def, true
}
