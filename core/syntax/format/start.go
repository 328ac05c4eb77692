package format

import (
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// firstKind is the kind of the first element that reads something.
func firstKind(elems []ods.Elem) ods.ElemKind {
	for i := range elems {
		switch elems[i].Kind {
		case ods.ElemBlank, ods.ElemGlue, ods.ElemNewline, ods.ElemIs:
			continue
		}
		return elems[i].Kind
	}
	return ods.ElemIs
}

// starts reports whether elements can begin at the current token.
func (s *opState) starts(elems []ods.Elem) bool {
	for i := range elems {
		yes, more := s.startsElem(&elems[i])
		if yes || !more {
			return yes
		}
	}
	return false
}

// startsElem reports whether an element can begin at the current token, and
// whether it can also be empty, so that the next one matters.
func (s *opState) startsElem(e *ods.Elem) (yes, more bool) {
	p := s.p
	switch e.Kind {
	case ods.ElemLiteral:
		return p.AtLiteral(e.Text), false
	case ods.ElemBlank, ods.ElemGlue, ods.ElemNewline, ods.ElemIs:
		return false, true
	case ods.ElemRef:
		return s.startsRef(e.Ref)
	case ods.ElemType:
		return p.AtTypeStart(), false
	case ods.ElemFunctionalType, ods.ElemSignature:
		return p.At(lex.LParen), false
	case ods.ElemAttrDict:
		return p.At(lex.LBrace), true
	case ods.ElemAttrDictKeyword:
		return p.AtKeyword("attributes"), true
	case ods.ElemOperands:
		return p.At(lex.Percent), true
	case ods.ElemGroup:
		return s.starts(e.Body) || s.starts(e.Else), true
	case ods.ElemEach, ods.ElemAccept:
		return s.starts(e.Body), true
	case ods.ElemChain:
		return p.At(lex.LBrace) || s.atOwnName(), false
	case ods.ElemDefined:
		return true, false
	case ods.ElemQuoted:
		return p.At(lex.String), false
	case ods.ElemKeyword:
		return p.At(lex.Ident), false
	case ods.ElemArrowTypes:
		return p.At(lex.Arrow), true
	case ods.ElemDict:
		return p.At(lex.LBrace) || p.At(lex.Hash), false
	case ods.ElemMixed:
		return p.At(lex.LSquare), false
	case ods.ElemBare:
		if s.def.Attributes[e.Ref.Index].Kind == ods.AttrDialect {
			return p.At(lex.Ident) || p.At(lex.Less), false
		}
	}
	return p.AtAttrStart() || p.At(lex.Percent), false
}

func (s *opState) startsRef(r ods.Ref) (yes, more bool) {
	p := s.p
	switch r.Kind {
	case ods.RefOperand, ods.RefRegionArg:
		return p.At(lex.Percent), s.decl(r).Arity != ods.One
	case ods.RefResult:
		return false, true
	case ods.RefRegion:
		return p.At(lex.LBrace), false
	case ods.RefSuccessor:
		return p.At(lex.Caret), false
	case ods.RefAttr:
		return s.startsAttr(&s.def.Attributes[r.Index])
	}
	return false, true
}

func (s *opState) startsAttr(a *ods.Attr) (yes, more bool) {
	p := s.p
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
