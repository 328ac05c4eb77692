package format

import (
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// startsPart is startsRef, or what a directive says.
func (s *State) startsPart(e *ods.Elem) (yes, more bool) {
	if e.Kind == ods.ElemDirective {
		return e.Reader.(Object).Starts(s, e)
	}
	return s.startsRef(e.Ref)
}

func (s *State) startsRef(r ods.Ref) (yes, more bool) {
	p := s.P
	switch r.Kind {
	case ods.RefOperand, ods.RefRegionArg:
		return p.At(lex.Percent), s.Decl(r).Arity != ods.One
	case ods.RefResult:
		return false, true
	case ods.RefRegion:
		return p.At(lex.LBrace), false
	case ods.RefSuccessor:
		return p.At(lex.Caret), false
	case ods.RefAttr:
		a := &s.Def.Attributes[r.Index]
		return kind.Of(a).Starts(&s.reader, a)
	}
	return false, true
}
