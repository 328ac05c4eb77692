package format

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// Op reads an operation in the form that its definition gives it; the name has been
// read. The trailing location is left to the caller.
func (r *reader) Op(def ir.OpDefinition, nameTok lex.Token) (*ir.Operation, bool) {
	p := r.p
	d := def.(*ods.Op)
	if d.Format == nil {
		return nil, p.Errorf(nameTok.Pos, "operation '%s' has no custom form; write it as \"%s\"(...)", d.Name(), d.Name())
	}
	s := r.acquireState(d, nameTok.Pos)
	defer r.releaseState(s)
	if !s.parseElems(d.Format.Elems) {
		return nil, false
	}
	return s.finish()
}

func (s *opState) parseElems(elems []ods.Elem) bool {
	for i := range elems {
		if !s.parseElem(&elems[i]) {
			return false
		}
	}
	return true
}

func (s *opState) parseElem(e *ods.Elem) bool {
	p := s.p
	switch e.Kind {
	case ods.ElemLiteral:
		return s.expectLiteral(e.Text)
	case ods.ElemBlank, ods.ElemGlue, ods.ElemNewline, ods.ElemIs:
		return true
	case ods.ElemRef:
		return s.parseRef(e.Ref)
	case ods.ElemType:
		return s.parseTypes(e.Ref)
	case ods.ElemFunctionalType:
		return s.parseFunctionalType(e)
	case ods.ElemAttrDict:
		if !p.At(lex.LBrace) {
			return true
		}
		return s.parseExtra()
	case ods.ElemAttrDictKeyword:
		if !p.ConsumeKeyword("attributes") {
			return true
		}
		return s.parseExtra()
	case ods.ElemOperands:
		return s.parseFreeOperands()
	case ods.ElemGroup:
		return s.parseGroup(e)
	case ods.ElemEach:
		return s.parseEach(e)
	case ods.ElemAccept:
		if s.starts(e.Body) {
			return s.parseElems(e.Body)
		}
		return true
	}
	return s.parseDirective(e)
}

func (s *opState) parseDirective(e *ods.Elem) bool {
	switch e.Kind {
	case ods.ElemQuoted:
		return s.parseQuoted(e.Ref)
	case ods.ElemKeyword:
		return s.parseKeyword(e.Ref)
	case ods.ElemBare:
		return s.parseBare(e.Ref)
	case ods.ElemDict:
		return s.parseDict(e)
	case ods.ElemArrowTypes:
		return s.parseArrowTypes(e.Ref)
	case ods.ElemSignature:
		return s.parseSignature(e.Args)
	case ods.ElemAffineMap:
		return s.parseMapApplied(e)
	case ods.ElemAffineExprs:
		return s.parseMapOfValues(e)
	case ods.ElemMixed:
		return s.parseMixed(e)
	case ods.ElemWrappedOp:
		return s.parseWrapped(e.Ref)
	case ods.ElemChain:
		return s.parseChain(e.Ref.Index)
	case ods.ElemDefined:
		return s.takeDefined(e.Ref)
	}
	panic("BUG: element does not belong to an operation's format")
}

// expectLiteral passes the token of a literal.
func (s *opState) expectLiteral(text string) bool {
	if s.p.AtLiteral(text) {
		s.p.PassLiteral(text)
		return true
	}
	return s.p.Expected("'" + text + "'")
}

// parseGroup reads an optional group: whether it is there is decided by the
// current token. A group that begins with a type is tried.
func (s *opState) parseGroup(e *ods.Elem) bool {
	if !s.starts(e.Body) {
		if e.Else != nil && s.starts(e.Else) {
			return s.parseElems(e.Else)
		}
		return true
	}
	if firstKind(e.Body) == ods.ElemType {
		return s.tryGroup(e)
	}
	if e.Anchor >= 0 {
		s.markPresent(&e.Body[e.Anchor])
	}
	return s.parseElems(e.Body)
}

// markPresent records what the anchor of a group says by being there.
func (s *opState) markPresent(e *ods.Elem) {
	if e.Kind != ods.ElemRef {
		return
	}
	switch e.Ref.Kind {
	case ods.RefAttr:
		if s.def.Attributes[e.Ref.Index].Kind == ods.AttrUnit {
			s.attrs[e.Ref.Index] = s.p.Ctx.UnitAttr()
		}
	case ods.RefResult:
		s.results[e.Ref.Index].present = true
	}
}

// tryGroup reads a group, or goes back to where it began.
func (s *opState) tryGroup(e *ods.Elem) bool {
	at := s.p.Mark()
	operands := append([]groupState(nil), s.operands...)
	if s.parseElems(e.Body) {
		s.p.Keep(at)
		return true
	}
	s.p.Reset(at)
	copy(s.operands, operands)
	if e.Else != nil && s.starts(e.Else) {
		return s.parseElems(e.Else)
	}
	return true
}

// parseEach reads elements once for each of the lists that they name.
func (s *opState) parseEach(e *ods.Elem) bool {
	if !s.starts(e.Body) {
		return true
	}
	s.rounds++
	defer func() { s.rounds-- }()
	for {
		s.beginRound(e.Body)
		if !s.parseElems(e.Body) {
			return false
		}
		if !s.parseSeparator(e) {
			return true
		}
	}
}

// parseSeparator passes a separator that another round follows.
func (s *opState) parseSeparator(e *ods.Elem) bool {
	if !s.starts(e.Else) {
		return firstKind(e.Else) == ods.ElemIs && s.starts(e.Body)
	}
	at := s.p.Mark()
	if s.parseElems(e.Else) && s.starts(e.Body) {
		s.p.Keep(at)
		return true
	}
	s.p.Reset(at)
	return false
}

// beginRound notes where the lists of nested groups begin.
func (s *opState) beginRound(elems []ods.Elem) {
	for i := range elems {
		e := &elems[i]
		if e.Kind == ods.ElemRef && e.Ref.Kind == ods.RefOperand && s.decl(e.Ref).Arity == ods.Nested {
			g := s.group(e.Ref)
			g.starts = append(g.starts, len(g.refs))
		}
		s.beginRound(e.Body)
		s.beginRound(e.Else)
	}
}

// parseExtra reads the attributes that the form does not spell.
func (s *opState) parseExtra() bool {
	if !s.p.At(lex.LBrace) {
		return s.p.Expected("'{'")
	}
	s.extraPos = s.p.Tok.Pos
	list, ok := s.p.ParseAttrDict()
	s.extra = list
	return ok
}

// parseRef reads `$x`.
func (s *opState) parseRef(r ods.Ref) bool {
	switch r.Kind {
	case ods.RefOperand, ods.RefRegionArg:
		return s.parseOperandGroup(r)
	case ods.RefAttr:
		return s.parseAttrRef(r.Index)
	case ods.RefRegion:
		return s.parseRegionRef(r.Index)
	case ods.RefSuccessor:
		return s.parseSuccessors(r.Index)
	}
	return true
}

// parseOperandGroup reads one value, or a list where the group takes several.
func (s *opState) parseOperandGroup(r ods.Ref) bool {
	g, d := s.group(r), s.decl(r)
	single := d.Arity == ods.One || d.Arity == ods.Variadic && s.rounds > 0
	if !s.p.At(lex.Percent) {
		if single {
			return s.p.Expected("a value for '" + d.Name + "'")
		}
		return true
	}
	for {
		ref, ok := s.p.ParseOperandRef()
		if !ok {
			return false
		}
		g.refs = append(g.refs, ref)
		if single || d.Arity == ods.Optional || !s.p.At(lex.Comma) {
			return true
		}
		if !s.commaBeforeValue() {
			return true
		}
	}
}

// commaBeforeValue passes a comma that another value follows.
func (s *opState) commaBeforeValue() bool {
	at := s.p.Mark()
	s.p.Next()
	if s.p.At(lex.Percent) {
		s.p.Keep(at)
		return true
	}
	s.p.Reset(at)
	return false
}

func (s *opState) parseFreeOperands() bool {
	if !s.p.At(lex.Percent) {
		return true
	}
	for {
		ref, ok := s.p.ParseOperandRef()
		if !ok {
			return false
		}
		s.free = append(s.free, ref)
		if !s.p.At(lex.Comma) || !s.commaBeforeValue() {
			return true
		}
	}
}

func (s *opState) parseSuccessors(i int) bool {
	for {
		b, ok := s.p.ParseSuccessor()
		if !ok {
			return false
		}
		s.succs[i] = append(s.succs[i], b)
		if !s.def.Successors[i].Variadic || s.rounds > 0 || !s.p.Consume(lex.Comma) {
			return true
		}
	}
}
