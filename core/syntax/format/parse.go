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

// part reads `$x` or a directive.
func (s *State) part(e *ods.Elem) bool {
	switch e.Kind {
	case ods.ElemRef:
		return s.parseRef(e.Ref)
	case ods.ElemDirective:
		return e.Reader.(Object).Read(s, e)
	}
	panic("BUG: element does not belong to an operation's format")
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

// present records what the anchor of a group says by being there.
func (s *State) present(group *ods.Elem) {
	if group.Anchor < 0 {
		return
	}
	e := &group.Body[group.Anchor]
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

// snapshot undoes what operand groups were given.
func (s *State) snapshot() func() {
	operands := append([]Group(nil), s.operands...)
	return func() { copy(s.operands, operands) }
}

// begin notes where the lists of nested groups begin.
func (s *State) begin(elems []ods.Elem) {
	for i := range elems {
		e := &elems[i]
		if e.Kind == ods.ElemRef && e.Ref.Kind == ods.RefOperand && s.Decl(e.Ref).Arity == ods.Nested {
			g := s.Group(e.Ref)
			g.starts = append(g.starts, len(g.Refs))
		}
		s.begin(e.Body)
		s.begin(e.Else)
	}
}

// end has nothing to do: groups have been appended to.
func (s *State) end([]ods.Elem) {}

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
	single := d.Arity == ods.One || d.Arity == ods.Variadic && s.Depth > 0
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
		if !s.Def.Successors[i].Variadic || s.Depth > 0 || !s.P.Consume(lex.Comma) {
			return true
		}
	}
}
