package format

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// ParseRefsIn reads values in brackets and returns how many there are.
func (s *State) ParseRefsIn(g *Group, open lex.Kind, openText string, closing lex.Kind, closeText string) (int, bool) {
	before := len(g.Refs)
	if !s.P.Expect(open, openText) {
		return 0, false
	}
	ok := s.P.List(closing, closeText, func() bool {
		ref, ok := s.P.ParseOperandRef()
		g.Refs = append(g.Refs, ref)
		return ok
	})
	return len(g.Refs) - before, ok
}

// ListOf is an array of integers of the kind that an attribute has.
func (s *State) ListOf(a *ods.Attr, elems []ir.Attribute) ir.Attribute {
	if a.Kind != ods.AttrDenseArray {
		return s.P.Ctx.ArrayAttr(elems)
	}
	return kind.DenseArray(s.P.Ctx, s.LiteralType(a.Type), elems)
}
