package directive

import (
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// types is `type(x)`: the types of a group of values, of all of them, or an attribute that is
// a type.
type types struct{ base }

func (types) Name() string { return "type" }

func (types) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{values | ods.Parts(ods.RefAttr)}}
}

func (d types) Problem(o *ods.Op, e *ods.Elem) string {
	if e.Ref.Kind == ods.RefAttr && o.Attributes[e.Ref.Index].Kind != ods.AttrType {
		return wrong(d, o, e.Ref)
	}
	return ""
}

func (types) Spells(e *ods.Elem) ods.Spelling {
	return ods.Spelling{Types: e.Args}
}

// Starts is by the first token.
func (types) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.AtTypeStart(), false
}

// Tried implements format.Tried: what begins with a type may be something else.
func (types) Tried() {}

// Read reads `type($x)` or `type(V)`.
func (types) Read(s *format.State, e *ods.Elem) bool {
	r := e.Ref
	switch r.Kind {
	case ods.RefVar:
		return parseVarType(s, r.Index)
	case ods.RefOperands:
		s.FreeTyped = true
		return s.ParseTypeSeq(&s.FreeTypes, len(s.Free))
	case ods.RefResults:
		return s.ParseResultSeq()
	case ods.RefAttr:
		return s.ParseAttrRef(r.Index)
	}
	g, d := s.Group(r), s.Decl(r)
	single := d.Arity == ods.One || d.Arity == ods.Variadic && s.Depth > 0
	if !single && r.Kind != ods.RefResult {
		n := len(g.Refs) - len(g.Types)
		g.Typed = true
		return s.ParseTypeSeq(&g.Types, n)
	}
	if !single && !s.P.AtTypeStart() {
		return true
	}
	g.Typed = true
	for {
		t, ok := s.P.ParseType()
		if !ok {
			return false
		}
		g.Types = append(g.Types, t)
		if single || d.Arity == ods.Optional || !s.P.Consume(lex.Comma) {
			return true
		}
	}
}

func parseVarType(s *format.State, v int) bool {
	pos := s.P.Tok.Pos
	t, ok := s.P.ParseType()
	if !ok {
		return false
	}
	if !s.Bindings.BindType(v, t) {
		return s.P.Errorf(pos, "type does not fit the others of the operation")
	}
	return true
}

func (types) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	r := e.Ref
	switch r.Kind {
	case ods.RefVar:
		if b := w.Binding(r.Index); b.Type != nil {
			w.Pr.Type(b.Type)
		}
		return
	case ods.RefAttr:
		w.Pr.AttrAs(&w.Def.Attributes[r.Index], w.Env.Attr(r.Index))
		return
	case ods.RefOperand:
		start, end := w.OperandRange(r)
		for i := start; i < end; i++ {
			if i > start {
				w.Pr.Text(", ")
			}
			w.Pr.Type(w.Op.Operand(i).Type())
		}
		return
	}
	types := w.TypeList(r)
	if w.Iteration >= 0 && r.Kind == ods.RefRegionArg && w.Iteration < len(types) {
		types = types[w.Iteration : w.Iteration+1]
	}
	w.Pr.Types(types)
}
