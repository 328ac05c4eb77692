package directive

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// impliedType is `implied-type($a, $b)`: the types of two operands, that of the first only where
// one of them leaves out a type, so that the first does not follow from the second.
type impliedType struct{ base }

func (impliedType) Name() string { return "implied-type" }

func (impliedType) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefOperand), ods.Parts(ods.RefOperand)}}
}

func (d impliedType) Problem(o *ods.Op, e *ods.Elem) string {
	for _, r := range e.Args {
		if g := &o.Operands[r.Index]; g.Arity != ods.One || g.Type == nil {
			return "'implied-type' spells the types of single operands that have a pattern"
		}
	}
	return ""
}

// Spells has the second type, from which the checks see the first follow.
func (impliedType) Spells(e *ods.Elem) ods.Spelling {
	return ods.Spelling{Types: e.Args[1:]}
}

// Starts is by the first token.
func (impliedType) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.AtTypeStart(), false
}

// Read reads one type, or two.
func (impliedType) Read(s *format.State, e *ods.Elem) bool {
	t, ok := s.P.ParseType()
	if !ok {
		return false
	}
	last := e.Args[1]
	if s.P.Consume(lex.Comma) {
		setType(s, e.Args[0], t)
		if t, ok = s.P.ParseType(); !ok {
			return false
		}
	}
	setType(s, last, t)
	return true
}

func setType(s *format.State, r ods.Ref, t ir.Type) {
	g := s.Group(r)
	g.Types, g.Typed = append(g.Types, t), true
}

// Print writes one type, or two.
func (impliedType) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	first, second := operandType(w, e.Args[0]), operandType(w, e.Args[1])
	if lacksType(first) || lacksType(second) {
		w.Pr.Type(first)
		w.Pr.Text(", ")
	}
	w.Pr.Type(second)
}

func operandType(w *print.Writer, r ods.Ref) ir.Type {
	start, _ := w.Def.OperandRange(w.Op, r.Index)
	return w.Op.Operand(start).Type()
}

// lacksType reports whether a type leaves out a type that it could say, so that no other type
// follows from it.
func lacksType(t ir.Type) bool {
	d, ok := t.(*ir.DialectType)
	if !ok {
		return false
	}
	def, ok := d.Def().(*ods.TypeDef)
	return ok && slices.ContainsFunc(def.Params(), func(p ods.Param) bool {
		return p.Kind == ods.ParamType && d.Param(def.ParamIndex(p.Name)) == nil
	})
}

// typeUnlessIndex is `type-unless-index($a)`: `: T`, the type of an operand, or nothing where it is an index.
type typeUnlessIndex struct{ base }

func (typeUnlessIndex) Name() string { return "type-unless-index" }

func (typeUnlessIndex) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefOperand)}}
}

func (typeUnlessIndex) Problem(o *ods.Op, e *ods.Elem) string {
	if o.Operands[e.Args[0].Index].Arity != ods.One {
		return "'type-unless-index' spells the type of a single operand"
	}
	return ""
}

func (typeUnlessIndex) Spells(e *ods.Elem) ods.Spelling { return ods.Spelling{Types: e.Args} }

// Starts is by the first token, without which it is an index.
func (typeUnlessIndex) Starts(s *format.State, _ *ods.Elem) (yes, more bool) {
	return s.P.At(lex.Colon), true
}

// Read reads the type, if there is one.
func (typeUnlessIndex) Read(s *format.State, e *ods.Elem) bool {
	t := ir.Type(s.P.Ctx.IndexType())
	if s.P.Consume(lex.Colon) {
		var ok bool
		if t, ok = s.P.ParseType(); !ok {
			return false
		}
	}
	setType(s, e.Args[0], t)
	return true
}

// Print writes the type of what is no index.
func (typeUnlessIndex) Print(w *print.Writer, e *ods.Elem) {
	t := operandType(w, e.Args[0])
	if _, isIndex := t.(*ir.IndexType); isIndex {
		return
	}
	w.Space()
	w.Pr.Text(" : ") // with two blanks before it, as MLIR has them
	w.Pr.Type(t)
}
