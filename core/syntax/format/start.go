package format

import (
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
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
		return s.startsAttr(&s.Def.Attributes[r.Index])
	}
	return false, true
}

func (s *State) startsAttr(a *ods.Attr) (yes, more bool) {
	p := s.P
	switch a.Kind {
	case ods.AttrUnit:
		return false, true
	case ods.AttrEnum:
		return p.At(lex.Ident) && print.EnumHas(a.Enum, p.Tok.Text), a.Default != nil
	case ods.AttrSymbolName, ods.AttrSymbol, ods.AttrSymbolRef:
		return p.At(lex.At), false
	case ods.AttrString:
		return p.At(lex.String), false
	case ods.AttrTypedInteger:
		return p.At(lex.Integer) || p.At(lex.Minus), false
	case ods.AttrArray:
		return p.At(lex.LSquare), false
	case ods.AttrType:
		return p.AtTypeStart(), false
	case ods.AttrBool:
		return p.At(lex.Ident), false
	}
	return p.AtAttrStart() || p.At(lex.Ident), false
}
