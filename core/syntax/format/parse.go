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

func (s *State) parseElems(elems []ods.Elem) bool {
	for i := range elems {
		if !s.parseElem(&elems[i]) {
			return false
		}
	}
	return true
}

func (s *State) parseElem(e *ods.Elem) bool {
	switch e.Kind {
	case ods.ElemLiteral:
		return s.expectLiteral(e.Text)
	case ods.ElemBlank, ods.ElemGlue, ods.ElemNewline, ods.ElemIs:
		return true
	case ods.ElemRef:
		return s.parseRef(e.Ref)
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
	if e.Kind != ods.ElemDirective {
		panic("BUG: element does not belong to an operation's format")
	}
	return e.Reader.(Object).Read(s, e)
}

// Directive is what reading asks of a directive.
type Directive interface {
	ods.Directive
	// Starts reports whether an element can begin at the current token, and whether it
	// can also be empty, so that the next one matters.
	Starts(s *State, e *ods.Elem) (yes, more bool)
	// Read reads an element.
	Read(s *State, e *ods.Elem) bool
}

// Object is a directive as elements have it.
type Object struct{ Directive }

// Tried is a directive whose first token does not decide whether it is there: a group
// that begins with one is read as a trial.
type Tried interface{ Tried() }

// expectLiteral passes the token of a literal.
func (s *State) expectLiteral(text string) bool {
	if s.P.AtLiteral(text) {
		s.P.PassLiteral(text)
		return true
	}
	return s.P.Expected("'" + text + "'")
}

// parseGroup reads an optional group: whether it is there is decided by the
// current token. A group that begins with a type is tried.
func (s *State) parseGroup(e *ods.Elem) bool {
	if !s.starts(e.Body) {
		if e.Else != nil && s.starts(e.Else) {
			return s.parseElems(e.Else)
		}
		return true
	}
	if isTried(e.Body) {
		return s.tryGroup(e)
	}
	if e.Anchor >= 0 {
		s.markPresent(&e.Body[e.Anchor])
	}
	return s.parseElems(e.Body)
}

// markPresent records what the anchor of a group says by being there.
func (s *State) markPresent(e *ods.Elem) {
	if e.Kind != ods.ElemRef {
		return
	}
	switch e.Ref.Kind {
	case ods.RefAttr:
		if s.Def.Attributes[e.Ref.Index].Kind == ods.AttrUnit {
			s.attrs[e.Ref.Index] = s.P.Ctx.UnitAttr()
		}
	case ods.RefResult:
		s.results[e.Ref.Index].present = true
	}
}

// tryGroup reads a group, or goes back to where it began.
func (s *State) tryGroup(e *ods.Elem) bool {
	at := s.P.Mark()
	operands := append([]Group(nil), s.operands...)
	if s.parseElems(e.Body) {
		s.P.Keep(at)
		return true
	}
	s.P.Reset(at)
	copy(s.operands, operands)
	if e.Else != nil && s.starts(e.Else) {
		return s.parseElems(e.Else)
	}
	return true
}

// parseEach reads elements once for each of the lists that they name.
func (s *State) parseEach(e *ods.Elem) bool {
	if !s.starts(e.Body) {
		return true
	}
	s.Rounds++
	defer func() { s.Rounds-- }()
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
func (s *State) parseSeparator(e *ods.Elem) bool {
	if !s.starts(e.Else) {
		return readsNothing(e.Else) && s.starts(e.Body)
	}
	at := s.P.Mark()
	if s.parseElems(e.Else) && s.starts(e.Body) {
		s.P.Keep(at)
		return true
	}
	s.P.Reset(at)
	return false
}

// beginRound notes where the lists of nested groups begin.
func (s *State) beginRound(elems []ods.Elem) {
	for i := range elems {
		e := &elems[i]
		if e.Kind == ods.ElemRef && e.Ref.Kind == ods.RefOperand && s.Decl(e.Ref).Arity == ods.Nested {
			g := s.Group(e.Ref)
			g.starts = append(g.starts, len(g.Refs))
		}
		s.beginRound(e.Body)
		s.beginRound(e.Else)
	}
}

// parseRef reads `$x`.
func (s *State) parseRef(r ods.Ref) bool {
	switch r.Kind {
	case ods.RefOperand, ods.RefRegionArg:
		return s.parseOperandGroup(r)
	case ods.RefAttr:
		return s.ParseAttrRef(r.Index)
	case ods.RefRegion:
		return s.ParseRegionRef(r.Index)
	case ods.RefSuccessor:
		return s.parseSuccessors(r.Index)
	}
	return true
}

// parseOperandGroup reads one value, or a list where the group takes several.
func (s *State) parseOperandGroup(r ods.Ref) bool {
	g, d := s.Group(r), s.Decl(r)
	single := d.Arity == ods.One || d.Arity == ods.Variadic && s.Rounds > 0
	if !s.P.At(lex.Percent) {
		if single {
			return s.P.Expected("a value for '" + d.Name + "'")
		}
		return true
	}
	for {
		ref, ok := s.P.ParseOperandRef()
		if !ok {
			return false
		}
		g.Refs = append(g.Refs, ref)
		if single || d.Arity == ods.Optional || !s.P.At(lex.Comma) {
			return true
		}
		if !s.CommaBeforeValue() {
			return true
		}
	}
}

// CommaBeforeValue passes a comma that another value follows.
func (s *State) CommaBeforeValue() bool {
	at := s.P.Mark()
	s.P.Next()
	if s.P.At(lex.Percent) {
		s.P.Keep(at)
		return true
	}
	s.P.Reset(at)
	return false
}

func (s *State) parseSuccessors(i int) bool {
	for {
		b, ok := s.P.ParseSuccessor()
		if !ok {
			return false
		}
		s.succs[i] = append(s.succs[i], b)
		if !s.Def.Successors[i].Variadic || s.Rounds > 0 || !s.P.Consume(lex.Comma) {
			return true
		}
	}
}
