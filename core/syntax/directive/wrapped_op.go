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
type wrappedOp struct{ singleOp }

func (wrappedOp) Name() string { return "wrapped-op" }

func (d wrappedOp) Problem(o *ods.Op, e *ods.Elem) string { return d.problem(d.Name(), o, e) }

func (wrappedOp) Spells(e *ods.Elem) ods.Spelling {
	return ods.Spelling{Parts: e.Args, Wraps: true}
}

// Starts is by the first token.
func (wrappedOp) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.AtAttrStart() || s.P.At(lex.Percent), false
}

// Read reads one operation in generic form; the region is it and a
// terminator that yields its results. All of them are where it stands.
func (d wrappedOp) Read(s *format.State, e *ods.Elem) bool {
	if !s.P.At(lex.String) {
		return s.P.Expected("an operation in generic form")
	}
	region, ok := d.read(s, e, s.P.ParseGeneric)
	if !ok {
		return false
	}
	op := region.Entry().First()
	s.Loc = op.Loc()
	return s.SetResults(op.ResultTypes())
}

func (wrappedOp) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	i := e.Ref.Index
	w.Pr.Generic(w.Op.Region(i).Entry().First())
}

// singleOp is what directives have in common that read a region of one operation and a
// terminator, which yields its results.
type singleOp struct{ base }

func (singleOp) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefRegion)}}
}

// problem says why a region cannot be that of a directive, "" if it can.
func (singleOp) problem(name string, o *ods.Op, e *ods.Elem) string {
	if o.Regions[e.Ref.Index].Terminator == "" {
		return "the region of '" + name + "' says which operation is its terminator"
	}
	return ""
}

// read makes the region of the operation that operation reads. Both, and the terminator, are
// where the operation begins.
func (singleOp) read(s *format.State, e *ods.Elem, operation func() (*ir.Operation, bool)) (*parse.ParsedRegion, bool) {
	p := s.P
	region := &parse.ParsedRegion{Pos: p.Tok.Pos}
	block := ir.NewBlock()
	region.Append(block)
	at := p.B.InsertionPoint()
	defer p.B.RestoreInsertionPoint(at)
	p.B.SetInsertionPointToEnd(block)
	op, ok := operation()
	if !ok {
		return nil, false
	}
	op.SetLoc(p.LocAt(region.Pos))
	terminator := s.Def.Regions[e.Ref.Index].Terminator
	p.B.Create(&ir.OperationState{Name: p.OpName(terminator), Loc: op.Loc(), Operands: op.Results()})
	s.Regions[e.Ref.Index] = region
	return region, true
}

// oneOp is `one-op($region)`: `{ OP }`, with an operation whose results the terminator yields, or with the
// terminator alone, all in one line.
type oneOp struct{ singleOp }

func (oneOp) Name() string { return "one-op" }

func (d oneOp) Problem(o *ods.Op, e *ods.Elem) string { return d.problem(d.Name(), o, e) }

func (oneOp) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefRegion)}}
}

func (oneOp) Spells(e *ods.Elem) ods.Spelling { return ods.Spelling{Parts: e.Args, Computes: true} }

// Starts is by the brace.
func (oneOp) Starts(s *format.State, _ *ods.Elem) (yes, more bool) { return s.P.At(lex.LBrace), false }

// Read reads the operation; the terminator is where that stands.
func (d oneOp) Read(s *format.State, e *ods.Elem) bool {
	p, i := s.P, e.Ref.Index
	region := &parse.ParsedRegion{Pos: p.Tok.Pos}
	if !p.Expect(lex.LBrace, "{") {
		return false
	}
	if p.Regions >= parse.MaxRegionDepth {
		return p.Errorf(region.Pos, "regions are nested deeper than %d levels", parse.MaxRegionDepth)
	}
	p.Regions++
	defer func() { p.Regions-- }()
	block := ir.NewBlock()
	region.Append(block)
	at := p.B.InsertionPoint()
	defer p.B.RestoreInsertionPoint(at)
	p.B.SetInsertionPointToEnd(block)
	terminator := &ir.OperationState{Name: p.OpName(s.Def.Regions[i].Terminator), Loc: p.LocAt(region.Pos)}
	ends := false
	if !p.At(lex.RBrace) {
		op, ok := p.ParseInline()
		if !ok {
			return false
		}
		ends = op.Name() == terminator.Name
		terminator.Loc, terminator.Operands = op.Loc(), op.Results()
	}
	if !ends {
		p.B.Create(terminator)
	}
	s.Regions[i] = region
	return p.Expect(lex.RBrace, "}")
}

func (oneOp) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	w.Pr.Text("{ ")
	w.Pr.Inline(w.Op.Region(e.Ref.Index).Entry().First())
	w.Pr.Text(" }")
	w.Blank = print.BlankState{Want: true}
}

// Fits reports whether a region is what reading makes of one operation.
func (oneOp) Fits(op *ir.Operation, def *ods.Op, e *ods.Elem) bool {
	block := op.Region(e.Ref.Index).Entry()
	if block == nil || block.NumArgs() > 0 || block.Next() != nil || block.Empty() {
		return false
	}
	first, name := block.First(), def.Regions[e.Ref.Index].Terminator
	if first.Next() == nil {
		return first.Is(name)
	}
	end := print.SingleOp(op.Region(e.Ref.Index), name)
	return end != nil && first.NumRegions() == 0 && first.NumSuccessors() == 0
}
