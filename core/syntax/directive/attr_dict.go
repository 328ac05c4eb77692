package directive

import (
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// attrDict is `attr-dict`: the attributes that nothing else spells, in braces.
type attrDict struct{ base }

func (attrDict) Name() string { return "attr-dict" }

func (attrDict) Takes() ods.Arguments { return ods.Arguments{} }

func (attrDict) Spells(*ods.Elem) ods.Spelling { return ods.Spelling{Rest: true, Brace: true} }

// Starts is by the first token.
func (attrDict) Starts(s *format.State, _ *ods.Elem) (yes, more bool) {
	return s.P.At(lex.LBrace), true
}

func (attrDict) Holds(w *print.Writer, _ *ods.Elem) bool { return w.HasExtra() }

// Read reads the dictionary, if there is one.
func (attrDict) Read(s *format.State, _ *ods.Elem) bool {
	return !s.P.At(lex.LBrace) || readDict(s)
}

func (attrDict) Print(w *print.Writer, _ *ods.Elem) { printAttrDict(w, " {") }

// attrDictKeyword is `attr-dict-with-keyword`: `attributes` before such a dictionary.
type attrDictKeyword struct{ attrDict }

func (attrDictKeyword) Name() string { return "attr-dict-with-keyword" }

func (attrDictKeyword) Spells(*ods.Elem) ods.Spelling { return ods.Spelling{Rest: true} }

// Starts is by the keyword.
func (attrDictKeyword) Starts(s *format.State, _ *ods.Elem) (yes, more bool) {
	return s.P.AtKeyword("attributes"), true
}

// Read reads the keyword and the dictionary, if they are there.
func (attrDictKeyword) Read(s *format.State, _ *ods.Elem) bool {
	return !s.P.ConsumeKeyword("attributes") || readDict(s)
}

func (attrDictKeyword) Print(w *print.Writer, _ *ods.Elem) { printAttrDict(w, " attributes {") }

// readDict reads the attributes that the form does not spell.
func readDict(s *format.State) bool {
	if !s.P.At(lex.LBrace) {
		return s.P.Expected("'{'")
	}
	s.ExtraPos = s.P.Tok.Pos
	list, ok := s.P.ParseAttrDict()
	s.Extra = append(s.Extra, list...)
	return ok
}

func printAttrDict(w *print.Writer, open string) {
	list := w.Op.Attrs()
	first := true
	for i := range list {
		if w.Elides(list[i]) {
			continue
		}
		if first {
			w.Pr.Text(open)
		} else {
			w.Pr.Text(", ")
		}
		first = false
		w.Pr.NamedAttr(&list[i])
	}
	if !first {
		w.Pr.Byte('}')
	}
	w.Blank = print.BlankState{Want: true}
}
