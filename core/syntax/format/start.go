package format

import (
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// first is the first element that reads something, nil when there is none.
func first(elems []ods.Elem) *ods.Elem {
	for i := range elems {
		switch elems[i].Kind {
		case ods.ElemBlank, ods.ElemGlue, ods.ElemNewline, ods.ElemIs:
			continue
		}
		return &elems[i]
	}
	return nil
}

func readsNothing(elems []ods.Elem) bool { return first(elems) == nil }

// isTried reports whether elements begin with a directive that has to be tried.
func isTried(elems []ods.Elem) bool {
	e := first(elems)
	if e == nil || e.Kind != ods.ElemDirective {
		return false
	}
	_, ok := e.Directive.(Tried)
	return ok
}

// starts reports whether elements can begin at the current token.
func (s *State) starts(elems []ods.Elem) bool {
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
func (s *State) startsElem(e *ods.Elem) (yes, more bool) {
	p := s.P
	switch e.Kind {
	case ods.ElemLiteral:
		return p.AtLiteral(e.Text), false
	case ods.ElemBlank, ods.ElemGlue, ods.ElemNewline, ods.ElemIs:
		return false, true
	case ods.ElemRef:
		return s.startsRef(e.Ref)
	case ods.ElemGroup:
		return s.starts(e.Body) || s.starts(e.Else), true
	case ods.ElemEach, ods.ElemAccept:
		return s.starts(e.Body), true
	case ods.ElemDirective:
		return e.Reader.(Object).Starts(s, e)
	}
	return p.AtAttrStart() || p.At(lex.Percent), false
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
