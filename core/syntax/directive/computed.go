package directive

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/parse"
	"github.com/mlirc/mlirc/core/syntax/print"
	"github.com/mlirc/mlirc/core/syntax/structure"
)

// computed is `computed($region)`: nothing; the region has the body that the clause
// `computes` tells. An operation with another body is printed in generic form.
type computed struct{ base }

func (computed) Name() string { return "computed" }

func (computed) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefRegion)}}
}

func (computed) Problem(o *ods.Op, e *ods.Elem) string {
	switch {
	case len(o.Structures) == 0:
		return "'computed' stands for the body that a clause 'computes' tells, but there is none"
	case o.Structures[0].Region != e.Ref.Index:
		return "'computed' stands for the last region"
	case o.Regions[e.Ref.Index].Terminator == "":
		return "the region of 'computed' says which operation is its terminator"
	}
	return ""
}

func (computed) Spells(e *ods.Elem) ods.Spelling {
	return ods.Spelling{Parts: e.Args, Computes: true}
}

// Starts: it is nothing.
func (computed) Starts(*format.State, *ods.Elem) (yes, more bool) { return false, true }

// Read makes the body, which stands nowhere in the text, and for which the types of the operands must have been read.
func (computed) Read(s *format.State, e *ods.Elem) bool {
	p := s.P
	var types []ir.Type
	for i := range s.Def.Operands {
		types = append(types, s.Types(ods.Ref{Kind: ods.RefOperand, Index: i})...)
	}
	region := &parse.ParsedRegion{Pos: p.Tok.Pos}
	loc := p.B.Loc()
	p.B.SetLoc(p.Ctx.UnknownLoc())
	defer p.B.SetLoc(loc)
	if err := structure.Body(p.B, s.Def, s.Def.StructureOf(s), &region.Region, types); err != nil {
		return p.Errorf(s.Pos(), "%s", err)
	}
	s.Regions[e.Ref.Index] = region
	return true
}

// Print writes nothing.
func (computed) Print(*print.Writer, *ods.Elem) {}

// Fits reports whether the body is the one that reading makes.
func (computed) Fits(op *ir.Operation, def *ods.Op, _ *ods.Elem) bool {
	return structure.IsCanonical(op, def)
}
