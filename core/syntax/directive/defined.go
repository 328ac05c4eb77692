package directive

import (
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// defined is `defined($x)`: it gives operands the types of the values that they name, and
// stands for no text.
type defined struct{ base }

func (defined) Name() string { return "defined" }

func (defined) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefOperand)}}
}

func (defined) Spells(e *ods.Elem) ods.Spelling {
	return ods.Spelling{Types: e.Args}
}

// Starts is by the first token.
func (defined) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return true, false
}

func (defined) Print(*print.Writer, *ods.Elem) {}

// Read gives operands the types of the values that they name, which are
// defined before.
func (defined) Read(s *format.State, e *ods.Elem) bool {
	r := e.Ref
	g := s.Group(r)
	for _, ref := range g.Refs {
		t := s.P.DefinedType(ref)
		if t == nil {
			return s.P.Errorf(ref.Pos, "the type of '%%%s' is not known here: it is not defined before its use", ref.Name)
		}
		g.Types = append(g.Types, t)
	}
	g.Typed = len(g.Refs) > 0
	return true
}
