package directive

import (
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// functionalType is `functional-type(in, out)`: `(types) -> types`.
type functionalType struct{ base }

func (functionalType) Name() string { return "functional-type" }

func (functionalType) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{values, values}}
}

func (functionalType) Spells(e *ods.Elem) ods.Spelling {
	return ods.Spelling{Types: e.Args}
}

// Starts is by the first token.
func (functionalType) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.At(lex.LParen), false
}

func (functionalType) Holds(w *print.Writer, e *ods.Elem) bool { return true }

// Read reads `(types) -> types`.
func (functionalType) Read(s *format.State, e *ods.Elem) bool {
	p := s.P
	start := len(p.Types)
	defer func() { p.Types = p.Types[:start] }()
	pos := p.Tok.Pos
	if !p.Expect(lex.LParen, "(") || !p.ParseTypesUntilParen() {
		return false
	}
	middle := len(p.Types)
	if !p.Expect(lex.Arrow, "->") || !p.ParseResultTypes() {
		return false
	}
	return s.SetTypes(e.Args[0], p.Types[start:middle], pos) && s.SetTypes(e.Args[1], p.Types[middle:], pos)
}

func (functionalType) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	in, out := e.Args[0], e.Args[1]
	w.Pr.Byte('(')
	w.Pr.Types(w.TypeList(in))
	w.Pr.Text(") -> ")
	w.Pr.ResultTypes(w.TypeList(out))
}
