package directive

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// affineMap is `affine-map($map, $operands)`: a map or set with the values that it is applied
// to.
type affineMap struct{ base }

func (affineMap) Name() string { return "affine-map" }

func (affineMap) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefAttr), ods.Parts(ods.RefOperand)}}
}

func (d affineMap) Problem(o *ods.Op, e *ods.Elem) string {
	if k := o.Attributes[e.Ref.Index].Kind; k != ods.AttrAffineMap && k != ods.AttrIntegerSet {
		return wrong(d, o, e.Ref)
	}
	return ""
}

// Starts is by the first token.
func (affineMap) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.AtAttrStart() || s.P.At(lex.Percent), false
}

// Read reads a map or set with its operands, `#map(%i)[%n]`. With a
// word, an integer is a constant map, a value the map of one symbol, and the
// word stands before a map with several results, and may stand before any.
func (affineMap) Read(s *format.State, e *ods.Elem) bool {
	p := s.P
	m, g := e.Args[0].Index, s.Group(e.Args[1])
	if e.Word != "" {
		if p.At(lex.Percent) {
			ref, ok := p.ParseOperandRef()
			g.Refs = append(g.Refs, ref)
			return ok && s.SetAttr(m, p.Ctx.AffineMapAttr(affine.SymbolMap()))
		}
		if p.At(lex.Integer) || p.At(lex.Minus) {
			n, ok := p.ParseInt64()
			return ok && s.SetAttr(m, p.Ctx.AffineMapAttr(affine.ConstantMap(n)))
		}
	}
	several := e.Word != "" && p.ConsumeKeyword(e.Word)
	pos := p.Tok.Pos
	v, ok := parseMapOrSet(s, &s.Def.Attributes[m])
	if !ok || !s.SetAttr(m, v) {
		return false
	}
	if bound, ok := v.(*ir.AffineMapAttr); ok && e.Word != "" && !several && len(bound.Map().Results) > 1 {
		return p.Errorf(pos, "expected '%s' before a map with several results", e.Word)
	}
	before := len(g.Refs)
	dims, ok := s.ParseRefsIn(g, lex.LParen, "(", lex.RParen, ")")
	if !ok {
		return false
	}
	if p.At(lex.LSquare) {
		if _, ok := s.ParseRefsIn(g, lex.LSquare, "[", lex.RSquare, "]"); !ok {
			return false
		}
	}
	wantDims, wantSyms := inputsOf(v)
	if dims != wantDims || len(g.Refs)-before-dims != wantSyms {
		return p.Errorf(pos, "expected %d dimensions and %d symbols, found %d and %d", wantDims, wantSyms, dims, len(g.Refs)-before-dims)
	}
	return true
}

// parseMapOrSet reads a map or set attribute, its alias, or a map without its
// wrapping.
func parseMapOrSet(s *format.State, a *ods.Attr) (ir.Attribute, bool) {
	p := s.P
	pos := p.Tok.Pos
	if p.At(lex.LParen) {
		return parseBareMap(s, a)
	}
	v, ok := p.ParseAttr(nil)
	if !ok {
		return nil, false
	}
	switch v.(type) {
	case *ir.AffineMapAttr:
		if a.Kind == ods.AttrAffineMap {
			return v, true
		}
	case *ir.IntegerSetAttr:
		if a.Kind == ods.AttrIntegerSet {
			return v, true
		}
	}
	return nil, p.Errorf(pos, "expected an affine map or an integer set")
}

func parseBareMap(s *format.State, a *ods.Attr) (ir.Attribute, bool) {
	if a.Kind == ods.AttrIntegerSet {
		set, ok := s.P.ParseAffineSet()
		if !ok {
			return nil, false
		}
		return s.P.Ctx.IntegerSetAttr(set), true
	}
	m, ok := s.P.ParseAffineMap()
	if !ok {
		return nil, false
	}
	return s.P.Ctx.AffineMapAttr(m), true
}

// Print writes a map or set with its operands.
func (affineMap) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	v := w.Env.Attr(e.Args[0].Index)
	start, end := w.Def.OperandRange(w.Op, e.Args[1].Index)
	if m, ok := v.(*ir.AffineMapAttr); ok && e.Word != "" {
		if c, ok := m.Map().SingleConstant(); ok && m.Map().NumInputs() == 0 {
			w.Pr.Int(c)
			return
		}
		if m.Map().IsSymbolIdentity() && end == start+1 {
			w.Pr.Operand(w.Op.Operand(start))
			return
		}
		if len(m.Map().Results) > 1 {
			w.Pr.Text(e.Word)
			w.Pr.Byte(' ')
		}
	}
	if v == nil {
		return
	}
	w.Pr.Attr(v, false)
	dims, symbols := inputsOf(v)
	w.Pr.Byte('(')
	w.Pr.Operands(w.Op.OperandRange(start, min(start+dims, end)))
	w.Pr.Byte(')')
	if symbols > 0 {
		w.Pr.Byte('[')
		w.Pr.Operands(w.Op.OperandRange(min(start+dims, end), end))
		w.Pr.Byte(']')
	}
}

func inputsOf(a ir.Attribute) (dims, symbols int) {
	switch a := a.(type) {
	case *ir.AffineMapAttr:
		return a.Map().NumDims, a.Map().NumSymbols
	case *ir.IntegerSetAttr:
		return a.Set().NumDims, a.Set().NumSymbols
	}
	return 0, 0
}
