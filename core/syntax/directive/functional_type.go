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

// callType is `call-type(in, out)`: `(t {attrs}) -> (t {attrs})`, the types of what a call passes and of
// its results, with the attributes of each.
type callType struct{ base }

func (callType) Name() string { return "call-type" }

func (callType) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{values, values}}
}

func (callType) Spells(e *ods.Elem) ods.Spelling {
	return ods.Spelling{Types: e.Args, ArgAttrs: true}
}

// Starts is by the first token.
func (callType) Starts(s *format.State, _ *ods.Elem) (yes, more bool) {
	return s.P.At(lex.LParen), false
}

func (callType) Holds(*print.Writer, *ods.Elem) bool { return true }

// Read reads types, each perhaps with a dictionary behind it.
func (callType) Read(s *format.State, e *ods.Elem) bool {
	p := s.P
	start := len(p.Types)
	defer func() { p.Types = p.Types[:start] }()
	pos := p.Tok.Pos
	s.ParamAttrs = s.ParamAttrs[:0]
	if !p.Expect(lex.LParen, "(") || !p.List(lex.RParen, ")", func() bool { return parseTypeAndAttrs(s) }) {
		return false
	}
	middle := len(p.Types)
	if !p.Expect(lex.Arrow, "->") || !parseSignatureResults(s) {
		return false
	}
	addSignatureAttrs(s, "arg_attrs", s.ParamAttrs[:middle-start])
	addSignatureAttrs(s, "res_attrs", s.ParamAttrs[middle-start:])
	return s.SetTypes(e.Args[0], p.Types[start:middle], pos) && s.SetTypes(e.Args[1], p.Types[middle:], pos)
}

func (callType) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	argAttrs, resAttrs := signatureAttrs(w, "arg_attrs"), signatureAttrs(w, "res_attrs")
	w.Pr.Byte('(')
	for i, t := range w.TypeList(e.Args[0]) {
		if i > 0 {
			w.Pr.Text(", ")
		}
		w.Pr.Type(t)
		paramAttrs(w.Pr, argAttrs, i)
	}
	w.Pr.Text(") -> ")
	results := w.TypeList(e.Args[1])
	if len(results) == 0 {
		w.Pr.Text("()")
		return
	}
	signatureResults(w.Pr, results, resAttrs)
}
