package directive

import (
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// operands is `operands`: the values of all operands.
type operands struct{ base }

func (operands) Name() string { return "operands" }

func (operands) Takes() ods.Arguments {
	return ods.Arguments{}
}

func (operands) Spells(e *ods.Elem) ods.Spelling {
	return ods.Spelling{Operands: true}
}

// Starts is by the first token.
func (operands) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.At(lex.Percent), true
}

func (operands) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	w.Pr.Operands(w.Op.Operands())
}

func (operands) Read(s *format.State, e *ods.Elem) bool {
	if !s.P.At(lex.Percent) {
		return true
	}
	for {
		ref, ok := s.P.ParseOperandRef()
		if !ok {
			return false
		}
		s.Free = append(s.Free, ref)
		if !s.P.At(lex.Comma) || !s.CommaBeforeValue() {
			return true
		}
	}
}
