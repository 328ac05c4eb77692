package directive

import (
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// arrowTypes is `arrow-types(x)`: `-> types`, and nothing where there are none.
type arrowTypes struct{ base }

func (arrowTypes) Name() string { return "arrow-types" }

func (arrowTypes) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefResult, ods.RefResults, ods.RefVar)}}
}

func (arrowTypes) Spells(e *ods.Elem) ods.Spelling {
	return ods.Spelling{Types: e.Args}
}

// Starts is by the first token.
func (arrowTypes) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.At(lex.Arrow), true
}

// Read reads `-> T` or `-> (T, U)` if it is there.
func (arrowTypes) Read(s *format.State, e *ods.Elem) bool {
	r := e.Ref
	p := s.P
	if !p.Consume(lex.Arrow) {
		return true
	}
	start := len(p.Types)
	defer func() { p.Types = p.Types[:start] }()
	pos := p.Tok.Pos
	return p.ParseResultTypes() && s.SetTypes(r, p.Types[start:], pos)
}

// Print writes `-> T`, nothing when there are no types.
func (arrowTypes) Print(w *print.Writer, e *ods.Elem) {
	types := w.TypeList(e.Ref)
	if len(types) == 0 {
		return
	}
	w.Space()
	w.Pr.Text("-> ")
	if e.Word == "(" {
		w.Pr.Byte('(')
		w.Pr.Types(types)
		w.Pr.Byte(')')
		return
	}
	w.Pr.ResultTypes(types)
}
