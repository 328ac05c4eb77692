package syntax

import (
	"github.com/mlirc/mlirc/core/irdl"
)

// firstKind is the kind of the first element that reads something.
func firstKind(elems []irdl.Elem) irdl.ElemKind {
	for i := range elems {
		switch elems[i].Kind {
		case irdl.ElemBlank, irdl.ElemGlue, irdl.ElemNewline, irdl.ElemIs:
			continue
		}
		return elems[i].Kind
	}
	return irdl.ElemIs
}

// starts reports whether elements can begin at the current token.
func (s *opState) starts(elems []irdl.Elem) bool {
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
func (s *opState) startsElem(e *irdl.Elem) (yes, more bool) {
	p := s.p
	switch e.Kind {
	case irdl.ElemLiteral:
		return p.atLiteral(e.Text), false
	case irdl.ElemBlank, irdl.ElemGlue, irdl.ElemNewline, irdl.ElemIs:
		return false, true
	case irdl.ElemRef:
		return s.startsRef(e.Ref)
	case irdl.ElemType:
		return p.atTypeStart(), false
	case irdl.ElemFunctionalType, irdl.ElemSignature:
		return p.at(tokLParen), false
	case irdl.ElemAttrDict:
		return p.at(tokLBrace), true
	case irdl.ElemAttrDictKeyword:
		return p.atKeyword("attributes"), true
	case irdl.ElemOperands:
		return p.at(tokPercent), true
	case irdl.ElemGroup:
		return s.starts(e.Body) || s.starts(e.Else), true
	case irdl.ElemEach, irdl.ElemAccept:
		return s.starts(e.Body), true
	case irdl.ElemChain:
		return p.at(tokLBrace) || s.atOwnName(), false
	case irdl.ElemDefined:
		return true, false
	case irdl.ElemQuoted:
		return p.at(tokString), false
	case irdl.ElemKeyword:
		return p.at(tokIdent), false
	case irdl.ElemArrowTypes:
		return p.at(tokArrow), true
	case irdl.ElemDict:
		return p.at(tokLBrace) || p.at(tokHash), false
	case irdl.ElemMixed:
		return p.at(tokLSquare), false
	case irdl.ElemBare:
		if s.def.Attributes[e.Ref.Index].Kind == irdl.AttrDialect {
			return p.at(tokIdent) || p.at(tokLess), false
		}
	}
	return p.atAttrStart() || p.at(tokPercent), false
}

func (s *opState) startsRef(r irdl.Ref) (yes, more bool) {
	p := s.p
	switch r.Kind {
	case irdl.RefOperand, irdl.RefRegionArg:
		return p.at(tokPercent), s.decl(r).Arity != irdl.One
	case irdl.RefResult:
		return false, true
	case irdl.RefRegion:
		return p.at(tokLBrace), false
	case irdl.RefSuccessor:
		return p.at(tokCaret), false
	case irdl.RefAttr:
		return s.startsAttr(&s.def.Attributes[r.Index])
	}
	return false, true
}

func (s *opState) startsAttr(a *irdl.Attr) (yes, more bool) {
	p := s.p
	switch a.Kind {
	case irdl.AttrUnit:
		return false, true
	case irdl.AttrEnum:
		return p.at(tokIdent) && enumHas(a.Enum, p.tok.text), a.Default != nil
	case irdl.AttrSymbolName, irdl.AttrSymbol, irdl.AttrSymbolRef:
		return p.at(tokAt), false
	case irdl.AttrString:
		return p.at(tokString), false
	case irdl.AttrTypedInteger:
		return p.at(tokInteger) || p.at(tokMinus), false
	case irdl.AttrArray:
		return p.at(tokLSquare), false
	case irdl.AttrType:
		return p.atTypeStart(), false
	case irdl.AttrBool:
		return p.at(tokIdent), false
	}
	return p.atAttrStart() || p.at(tokIdent), false
}
