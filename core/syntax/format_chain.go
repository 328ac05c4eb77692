package syntax

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// atOwnName reports whether the name of the operation that is being read stands here
// once more.
func (s *opState) atOwnName() bool {
	return s.p.at(tokIdent) && s.p.customDef(s.p.tok.text) == ir.OpDefinition(s.def)
}

// parseChain reads a region, or the operation once more in the same form, such as `if`
// behind `else`: the region is then that operation and a terminator that yields its
// results.
func (s *opState) parseChain(i int) bool {
	if !s.atOwnName() {
		return s.parseRegionRef(i)
	}
	p, nameTok := s.p, s.p.tok
	if p.regions >= maxRegionDepth {
		return p.errorf(nameTok.pos, "regions are nested deeper than %d levels", maxRegionDepth)
	}
	region := &parsedRegion{pos: nameTok.pos}
	block := ir.NewBlock()
	region.Append(block)
	at := p.b.InsertionPoint()
	defer p.b.RestoreInsertionPoint(at)
	p.b.SetInsertionPointToEnd(block)
	p.next()
	p.regions++
	op, ok := p.parseCustom(s.def, nameTok)
	p.regions--
	if !ok {
		return false
	}
	op.SetLoc(p.locAt(nameTok.pos))
	decl := &s.def.Regions[i]
	p.b.Create(&ir.OperationState{Name: p.opName(decl.Terminator), Loc: op.Loc(), Operands: op.Results()})
	s.regions[i] = region
	s.bindYields(decl, &region.Region)
	return true
}

// chain prints a region that holds nothing but an operation of the same definition as
// that operation, and any other region as it is.
func (w *opPrinter) chain(i int) {
	if op := w.chained(i); op != nil {
		start, blank := len(w.pr.out), w.blank
		w.space()
		if w.pr.customOp(op, w.def) {
			w.blank = blankState{want: true}
			return
		}
		w.pr.out, w.blank = w.pr.out[:start], blank
	}
	w.region(i)
}

// chained is the operation that a region of `chain` is printed as, nil where it is
// more than that: a block with arguments, other operations, a terminator that does
// not yield exactly its results, or locations to print.
func (w *opPrinter) chained(i int) *ir.Operation {
	r := w.op.Region(i)
	if w.pr.opts.DebugInfo || w.pr.collecting || !r.HasOneBlock() || r.Entry().NumArgs() > 0 {
		return nil
	}
	op, last := r.Entry().First(), r.Entry().Last()
	if op == nil || op.Next() != last || op.Name() != w.op.Name() {
		return nil
	}
	if !last.Is(w.def.Regions[i].Terminator) || len(last.Attrs()) > 0 || last.NumRegions() > 0 || last.NumOperands() != op.NumResults() {
		return nil
	}
	for k, v := range last.Operands() {
		if v != op.Result(k) {
			return nil
		}
	}
	return op
}

// takeDefined gives operands the types of the values that they name, which are
// defined before.
func (s *opState) takeDefined(r ods.Ref) bool {
	g := s.group(r)
	for _, ref := range g.refs {
		t := s.p.definedType(ref)
		if t == nil {
			return s.p.errorf(ref.pos, "the type of '%%%s' is not known here: it is not defined before its use", ref.name)
		}
		g.types = append(g.types, t)
	}
	g.typed = len(g.refs) > 0
	return true
}
