package syntax

import (
	"github.com/mlirc/mlirc/core/ods"
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
		return p.atLiteral(e.Text), false
	case ods.ElemBlank, ods.ElemGlue, ods.ElemNewline, ods.ElemIs:
		return false, true
	case ods.ElemRef:
		return s.startsRef(e.Ref)
	case ods.ElemType:
		return p.atTypeStart(), false
	case ods.ElemFunctionalType, ods.ElemSignature:
		return p.at(tokLParen), false
	case ods.ElemAttrDict:
		return p.at(tokLBrace), true
	case ods.ElemAttrDictKeyword:
		return p.atKeyword("attributes"), true
	case ods.ElemOperands:
		return p.at(tokPercent), true
	case ods.ElemGroup:
		return s.starts(e.Body) || s.starts(e.Else), true
	case ods.ElemEach, ods.ElemAccept:
		return s.starts(e.Body), true
	case ods.ElemChain:
		return p.at(tokLBrace) || s.atOwnName(), false
	case ods.ElemDefined:
		return true, false
	case ods.ElemQuoted:
		return p.at(tokString), false
	case ods.ElemKeyword:
		return p.at(tokIdent), false
	case ods.ElemArrowTypes:
		return p.at(tokArrow), true
	case ods.ElemDict:
		return p.at(tokLBrace) || p.at(tokHash), false
	case ods.ElemMixed:
		return p.at(tokLSquare), false
	case ods.ElemBare:
		if s.def.Attributes[e.Ref.Index].Kind == ods.AttrDialect {
			return p.at(tokIdent) || p.at(tokLess), false
		}
	}
	return p.atAttrStart() || p.at(tokPercent), false
}

func (s *opState) startsRef(r ods.Ref) (yes, more bool) {
	p := s.p
	switch r.Kind {
	case ods.RefOperand, ods.RefRegionArg:
		return p.at(tokPercent), s.decl(r).Arity != ods.One
	case ods.RefResult:
		return false, true
	case ods.RefRegion:
		return p.at(tokLBrace), false
	case ods.RefSuccessor:
		return p.at(tokCaret), false
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
		return p.at(tokIdent) && enumHas(a.Enum, p.tok.text), a.Default != nil
	case ods.AttrSymbolName, ods.AttrSymbol, ods.AttrSymbolRef:
		return p.at(tokAt), false
	case ods.AttrString:
		return p.at(tokString), false
	case ods.AttrTypedInteger:
		return p.at(tokInteger) || p.at(tokMinus), false
	case ods.AttrArray:
		return p.at(tokLSquare), false
	case ods.AttrType:
		return p.atTypeStart(), false
	case ods.AttrBool:
		return p.at(tokIdent), false
	}
	return p.atAttrStart() || p.at(tokIdent), false
}
