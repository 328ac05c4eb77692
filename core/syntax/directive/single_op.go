package directive

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/parse"
)

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
