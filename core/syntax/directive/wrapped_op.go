package directive

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/parse"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// wrappedOp is `wrapped-op($region)`: the one operation in a region, in generic form.
type wrappedOp struct{ base }

func (wrappedOp) Name() string { return "wrapped-op" }

func (wrappedOp) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefRegion)}}
}

func (d wrappedOp) Problem(o *ods.Op, e *ods.Elem) string {
	r := &o.Regions[e.Ref.Index]
	if r.Terminator == "" {
		return "the region of '" + d.Name() + "' says which operation is its terminator"
	}
	return ""
}

func (wrappedOp) Spells(e *ods.Elem) ods.Spelling {
	return ods.Spelling{Parts: e.Args, Wraps: true}
}

// Starts is by the first token.
func (wrappedOp) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.AtAttrStart() || s.P.At(lex.Percent), false
}

// Read reads one operation in generic form; the region is it and a
// terminator that yields its results. All of them are where it stands.
func (wrappedOp) Read(s *format.State, e *ods.Elem) bool {
	r := e.Ref
	p := s.P
	if !p.At(lex.String) {
		return p.Expected("an operation in generic form")
	}
	region := &parse.ParsedRegion{Pos: p.Tok.Pos}
	block := ir.NewBlock()
	region.Append(block)
	at := p.B.InsertionPoint()
	defer p.B.RestoreInsertionPoint(at)
	p.B.SetInsertionPointToEnd(block)
	op, ok := p.ParseGeneric()
	if !ok {
		return false
	}
	s.Loc = p.LocAt(region.Pos)
	op.SetLoc(s.Loc)
	p.B.Create(&ir.OperationState{
		Name: p.OpName(s.Def.Regions[r.Index].Terminator), Loc: op.Loc(), Operands: op.Results(),
	})
	s.Regions[r.Index] = region
	return s.SetResults(op.ResultTypes())
}

func (wrappedOp) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	i := e.Ref.Index
	w.Pr.Generic(w.Op.Region(i).Entry().First())
}
