package parse

import (
	"github.com/mlirc/mlirc/core/ods"
)

// refersClause parses `$a to OP | OP : E`.
func (p *Parser) refersClause(o *ods.Op) {
	t := p.peek()
	r := p.ref()
	if r.Kind != ods.RefAttr {
		p.errorf(t, "only an attribute refers to a symbol")
	}
	ref := ods.Reference{Attr: r.Index}
	if !p.acceptWord("to") {
		p.errorf(p.peek(), "expected 'to' and the name of an operation, found %s", p.peek())
	}
	ref.Ops = append(ref.Ops, p.expectWord("the name of an operation"))
	for p.accept("|") {
		ref.Ops = append(ref.Ops, p.expectWord("the name of an operation"))
	}
	if p.accept(":") {
		ref.Type = p.typeExpr(typeOne)
	}
	p.expectEnd()
	o.References = append(o.References, ref)
}
