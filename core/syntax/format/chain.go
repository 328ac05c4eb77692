package format

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/parse"
)

// atOwnName reports whether the name of the operation that is being read stands here
// once more.
func (s *opState) atOwnName() bool {
	return s.p.At(lex.Ident) && s.p.CustomDef(s.p.Tok.Text) == ir.OpDefinition(s.def)
}

// parseChain reads a region, or the operation once more in the same form, such as `if`
// behind `else`: the region is then that operation and a terminator that yields its
// results.
func (s *opState) parseChain(i int) bool {
	if !s.atOwnName() {
		return s.parseRegionRef(i)
	}
	p, nameTok := s.p, s.p.Tok
	if p.Regions >= parse.MaxRegionDepth {
		return p.Errorf(nameTok.Pos, "regions are nested deeper than %d levels", parse.MaxRegionDepth)
	}
	region := &parse.ParsedRegion{Pos: nameTok.Pos}
	block := ir.NewBlock()
	region.Append(block)
	at := p.B.InsertionPoint()
	defer p.B.RestoreInsertionPoint(at)
	p.B.SetInsertionPointToEnd(block)
	p.Next()
	p.Regions++
	op, ok := p.Forms.Op(s.def, nameTok)
	p.Regions--
	if !ok {
		return false
	}
	op.SetLoc(p.LocAt(nameTok.Pos))
	decl := &s.def.Regions[i]
	p.B.Create(&ir.OperationState{Name: p.OpName(decl.Terminator), Loc: op.Loc(), Operands: op.Results()})
	s.regions[i] = region
	s.bindYields(decl, &region.Region)
	return true
}

// takeDefined gives operands the types of the values that they name, which are
// defined before.
func (s *opState) takeDefined(r ods.Ref) bool {
	g := s.group(r)
	for _, ref := range g.refs {
		t := s.p.DefinedType(ref)
		if t == nil {
			return s.p.Errorf(ref.Pos, "the type of '%%%s' is not known here: it is not defined before its use", ref.Name)
		}
		g.types = append(g.types, t)
	}
	g.typed = len(g.refs) > 0
	return true
}
