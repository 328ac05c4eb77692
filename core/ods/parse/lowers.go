package parse

import (
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// lowersClause parses `TYPE or TYPE`, in which `$name` is a parameter.
func (p *Parser) lowersClause(t *ods.TypeDef, word lex.Token) {
	if t.IsAttr {
		p.errorf(word, "only a type lowers to another")
		return
	}
	t.Lowers = append(t.Lowers, p.alternatives(p.scope)...)
}
