package format

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// parseMapApplied reads a map or set with its operands, `#map(%i)[%n]`. With a
// word, an integer is a constant map, a value the map of one symbol, and the
// word may stand before a map.
func (s *opState) parseMapApplied(e *ods.Elem) bool {
	p := s.p
	m, g := e.Args[0].Index, s.group(e.Args[1])
	if e.Word != "" {
		if p.At(lex.Percent) {
			ref, ok := p.ParseOperandRef()
			g.refs = append(g.refs, ref)
			return ok && s.setAttr(m, p.Ctx.AffineMapAttr(affine.SymbolMap()))
		}
		if p.At(lex.Integer) || p.At(lex.Minus) {
			n, ok := p.ParseInt64()
			return ok && s.setAttr(m, p.Ctx.AffineMapAttr(affine.ConstantMap(n)))
		}
		p.ConsumeKeyword(e.Word)
	}
	pos := p.Tok.Pos
	v, ok := s.parseMapOrSet(&s.def.Attributes[m])
	if !ok || !s.setAttr(m, v) {
		return false
	}
	before := len(g.refs)
	dims, ok := s.parseRefsIn(g, lex.LParen, "(", lex.RParen, ")")
	if !ok {
		return false
	}
	if p.At(lex.LSquare) {
		if _, ok := s.parseRefsIn(g, lex.LSquare, "[", lex.RSquare, "]"); !ok {
			return false
		}
	}
	wantDims, wantSyms := print.InputsOf(v)
	if dims != wantDims || len(g.refs)-before-dims != wantSyms {
		return p.Errorf(pos, "expected %d dimensions and %d symbols, found %d and %d", wantDims, wantSyms, dims, len(g.refs)-before-dims)
	}
	return true
}

// parseMapOrSet reads a map or set attribute, its alias, or a map without its
// wrapping.
func (s *opState) parseMapOrSet(a *ods.Attr) (ir.Attribute, bool) {
	p := s.p
	pos := p.Tok.Pos
	if p.At(lex.LParen) {
		return s.parseBareMap(a)
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

func (s *opState) parseBareMap(a *ods.Attr) (ir.Attribute, bool) {
	if a.Kind == ods.AttrIntegerSet {
		set, ok := s.p.ParseAffineSet()
		if !ok {
			return nil, false
		}
		return s.p.Ctx.IntegerSetAttr(set), true
	}
	m, ok := s.p.ParseAffineMap()
	if !ok {
		return nil, false
	}
	return s.p.Ctx.AffineMapAttr(m), true
}

// parseRefsIn reads values in brackets and returns how many there are.
func (s *opState) parseRefsIn(g *groupState, open lex.Kind, openText string, closing lex.Kind, closeText string) (int, bool) {
	before := len(g.refs)
	if !s.p.Expect(open, openText) {
		return 0, false
	}
	ok := s.p.List(closing, closeText, func() bool {
		ref, ok := s.p.ParseOperandRef()
		g.refs = append(g.refs, ref)
		return ok
	})
	return len(g.refs) - before, ok
}

// parseMapOfValues reads affine expressions over values. With groups,
// `max(e, f)` is one entry of several expressions.
func (s *opState) parseMapOfValues(e *ods.Elem) bool {
	p := s.p
	ops := affineOperands{p: p}
	var results []affine.Expr
	var sizes []int64
	for p.At(lex.Percent) || p.At(lex.Integer) || p.At(lex.Minus) || p.At(lex.LParen) || p.AtKeyword("symbol") || e.Word != "" && p.AtKeyword(e.Word) {
		n := len(results)
		ok := false
		if results, ok = s.parseEntry(e, &ops, results); !ok {
			return false
		}
		sizes = append(sizes, int64(len(results)-n))
		if !p.Consume(lex.Comma) {
			break
		}
	}
	g := s.group(e.Args[1])
	g.refs = append(append(g.refs, ops.dims...), ops.symbols...)
	m := affine.NewMap(len(ops.dims), len(ops.symbols), results...)
	if !s.setAttr(e.Args[0].Index, p.Ctx.AffineMapAttr(m)) {
		return false
	}
	if len(e.Args) > 2 {
		return s.setAttr(e.Args[2].Index, i32Elements(p.Ctx, sizes, true))
	}
	return true
}

// parseEntry reads one expression, or `max(e, f)`.
func (s *opState) parseEntry(e *ods.Elem, ops *affineOperands, results []affine.Expr) ([]affine.Expr, bool) {
	p := s.p
	if e.Word != "" {
		ops.entry = ops.entry[:0]
	}
	if e.Word == "" || !p.ConsumeKeyword(e.Word) {
		x, ok := p.ParseAffineExpr(ops.leaf)
		return append(results, x), ok
	}
	if !p.Expect(lex.LParen, "(") {
		return nil, false
	}
	ok := p.List(lex.RParen, ")", func() bool {
		x, ok := p.ParseAffineExpr(ops.leaf)
		results = append(results, x)
		return ok
	})
	return results, ok
}

// parseMixed reads `[%v, 4]`: integers to an array, values to the operands.
func (s *opState) parseMixed(e *ods.Elem) bool {
	p := s.p
	g := s.group(e.Args[0])
	dynamic := print.MixedSentinel(e.Word)
	var static []ir.Attribute
	if !p.Expect(lex.LSquare, "[") {
		return false
	}
	ok := p.List(lex.RSquare, "]", func() bool {
		if p.At(lex.Percent) {
			ref, ok := p.ParseOperandRef()
			g.refs = append(g.refs, ref)
			static = append(static, p.Ctx.I64Attr(dynamic))
			return ok
		}
		n, ok := p.ParseInt64()
		static = append(static, p.Ctx.I64Attr(n))
		return ok
	})
	return ok && s.setAttr(e.Args[1].Index, s.listOf(&s.def.Attributes[e.Args[1].Index], static))
}

// listOf is an array of integers of the kind that an attribute has.
func (s *opState) listOf(a *ods.Attr, elems []ir.Attribute) ir.Attribute {
	if a.Kind != ods.AttrDenseArray {
		return s.p.Ctx.ArrayAttr(elems)
	}
	var data []byte
	for _, v := range elems {
		data = ir.AppendElement(data, v)
	}
	return s.p.Ctx.DenseArrayAttr(s.literalType(a.Type), len(elems), data)
}
