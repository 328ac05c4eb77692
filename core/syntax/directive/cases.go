package directive

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// cases is `cases($values, $regions)`: `case N { ... }` on a line each, with an integer of the attribute and a
// region of the group.
type cases struct{ base }

const caseWord = "case"

func (cases) Name() string { return "cases" }

func (cases) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefAttr), ods.Parts(ods.RefRegion)}}
}

func (d cases) Problem(o *ods.Op, e *ods.Elem) string {
	if k := o.Attributes[e.Args[0].Index].Kind; k != ods.AttrArray && k != ods.AttrDenseArray {
		return wrong(d, o, e.Args[0])
	}
	if r := &o.Regions[e.Args[1].Index]; !r.Variadic || len(r.Args) > 0 {
		return "the regions of 'cases' are any number of regions without named arguments"
	}
	return ""
}

func (cases) Spells(e *ods.Elem) ods.Spelling { return ods.Spelling{Parts: e.Args, Computes: true} }

// Starts is by the first token.
func (cases) Starts(s *format.State, _ *ods.Elem) (yes, more bool) {
	return s.P.AtKeyword(caseWord), false
}

// Read reads cases as long as there are more.
func (cases) Read(s *format.State, e *ods.Elem) bool {
	var values []ir.Attribute
	for s.P.ConsumeKeyword(caseWord) {
		n, ok := s.P.ParseInt64()
		if !ok || !s.AddRegion(e.Args[1].Index) {
			return false
		}
		values = append(values, s.P.Ctx.I64Attr(n))
	}
	return s.SetAttr(e.Args[0].Index, s.ListOf(&s.Def.Attributes[e.Args[0].Index], values))
}

// Print writes a line for each case.
func (cases) Print(w *print.Writer, e *ods.Elem) {
	for i, n := range ods.IntsOf(w.Env.Attr(e.Args[0].Index)) {
		w.Newline()
		w.Pr.Text(caseWord + " ")
		w.Pr.Int(n)
		w.OneRegion(e.Args[1].Index, e.Args[1].Index+i)
	}
}

// Fits reports whether there is a region for each value.
func (cases) Fits(op *ir.Operation, def *ods.Op, e *ods.Elem) bool {
	a := &def.Attributes[e.Args[0].Index]
	return len(ods.IntsOf(op.Attr(a.Name))) == op.NumRegions()-e.Args[1].Index
}
