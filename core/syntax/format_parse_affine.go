package syntax

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// parseMapApplied reads a map or set with its operands, `#map(%i)[%n]`. With a
// word, an integer is a constant map, a value the map of one symbol, and the
// word may stand before a map.
func (s *opState) parseMapApplied(e *ods.Elem) bool {
	p := s.p
	m, g := e.Args[0].Index, s.group(e.Args[1])
	if e.Word != "" {
		if p.at(tokPercent) {
			ref, ok := p.parseOperandRef()
			g.refs = append(g.refs, ref)
			return ok && s.setAttr(m, p.ctx.AffineMapAttr(affine.SymbolMap()))
		}
		if p.at(tokInteger) || p.at(tokMinus) {
			n, ok := p.parseInt64()
			return ok && s.setAttr(m, p.ctx.AffineMapAttr(affine.ConstantMap(n)))
		}
		p.consumeKeyword(e.Word)
	}
	pos := p.tok.pos
	v, ok := s.parseMapOrSet(&s.def.Attributes[m])
	if !ok || !s.setAttr(m, v) {
		return false
	}
	before := len(g.refs)
	dims, ok := s.parseRefsIn(g, tokLParen, "(", tokRParen, ")")
	if !ok {
		return false
	}
	if p.at(tokLSquare) {
		if _, ok := s.parseRefsIn(g, tokLSquare, "[", tokRSquare, "]"); !ok {
			return false
		}
	}
	wantDims, wantSyms := inputsOf(v)
	if dims != wantDims || len(g.refs)-before-dims != wantSyms {
		return p.errorf(pos, "expected %d dimensions and %d symbols, found %d and %d", wantDims, wantSyms, dims, len(g.refs)-before-dims)
	}
	return true
}

// parseMapOrSet reads a map or set attribute, its alias, or a map without its
// wrapping.
func (s *opState) parseMapOrSet(a *ods.Attr) (ir.Attribute, bool) {
	p := s.p
	pos := p.tok.pos
	if p.at(tokLParen) {
		return s.parseBareMap(a)
	}
	v, ok := p.parseAttr(nil)
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
	return nil, p.errorf(pos, "expected an affine map or an integer set")
}

func (s *opState) parseBareMap(a *ods.Attr) (ir.Attribute, bool) {
	if a.Kind == ods.AttrIntegerSet {
		set, ok := s.p.parseAffineSet()
		if !ok {
			return nil, false
		}
		return s.p.ctx.IntegerSetAttr(set), true
	}
	m, ok := s.p.parseAffineMap()
	if !ok {
		return nil, false
	}
	return s.p.ctx.AffineMapAttr(m), true
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

// parseRefsIn reads values in brackets and returns how many there are.
func (s *opState) parseRefsIn(g *groupState, open tokenKind, openText string, closing tokenKind, closeText string) (int, bool) {
	before := len(g.refs)
	if !s.p.expect(open, openText) {
		return 0, false
	}
	ok := s.p.list(closing, closeText, func() bool {
		ref, ok := s.p.parseOperandRef()
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
	for p.at(tokPercent) || p.at(tokInteger) || p.at(tokMinus) || p.at(tokLParen) || p.atKeyword("symbol") || e.Word != "" && p.atKeyword(e.Word) {
		n := len(results)
		ok := false
		if results, ok = s.parseEntry(e, &ops, results); !ok {
			return false
		}
		sizes = append(sizes, int64(len(results)-n))
		if !p.consume(tokComma) {
			break
		}
	}
	g := s.group(e.Args[1])
	g.refs = append(append(g.refs, ops.dims...), ops.symbols...)
	m := affine.NewMap(len(ops.dims), len(ops.symbols), results...)
	if !s.setAttr(e.Args[0].Index, p.ctx.AffineMapAttr(m)) {
		return false
	}
	if len(e.Args) > 2 {
		return s.setAttr(e.Args[2].Index, i32Elements(p.ctx, sizes, true))
	}
	return true
}

// parseEntry reads one expression, or `max(e, f)`.
func (s *opState) parseEntry(e *ods.Elem, ops *affineOperands, results []affine.Expr) ([]affine.Expr, bool) {
	p := s.p
	if e.Word != "" {
		ops.entry = ops.entry[:0]
	}
	if e.Word == "" || !p.consumeKeyword(e.Word) {
		x, ok := p.parseAffineExpr(ops.leaf)
		return append(results, x), ok
	}
	if !p.expect(tokLParen, "(") {
		return nil, false
	}
	ok := p.list(tokRParen, ")", func() bool {
		x, ok := p.parseAffineExpr(ops.leaf)
		results = append(results, x)
		return ok
	})
	return results, ok
}

// parseMixed reads `[%v, 4]`: integers to an array, values to the operands.
func (s *opState) parseMixed(e *ods.Elem) bool {
	p := s.p
	g := s.group(e.Args[0])
	dynamic := mixedSentinel(e.Word)
	var static []ir.Attribute
	if !p.expect(tokLSquare, "[") {
		return false
	}
	ok := p.list(tokRSquare, "]", func() bool {
		if p.at(tokPercent) {
			ref, ok := p.parseOperandRef()
			g.refs = append(g.refs, ref)
			static = append(static, p.ctx.I64Attr(dynamic))
			return ok
		}
		n, ok := p.parseInt64()
		static = append(static, p.ctx.I64Attr(n))
		return ok
	})
	return ok && s.setAttr(e.Args[1].Index, s.listOf(&s.def.Attributes[e.Args[1].Index], static))
}

// mixedSentinel stands in an array for a value: -1 for sizes, the least i64 for
// offsets and strides.
func mixedSentinel(word string) int64 {
	if word == "size" {
		return -1
	}
	return ir.Dynamic
}

// listOf is an array of integers of the kind that an attribute has.
func (s *opState) listOf(a *ods.Attr, elems []ir.Attribute) ir.Attribute {
	if a.Kind != ods.AttrDenseArray {
		return s.p.ctx.ArrayAttr(elems)
	}
	var data []byte
	for _, v := range elems {
		data = ir.AppendElement(data, v)
	}
	return s.p.ctx.DenseArrayAttr(s.literalType(a.Type), len(elems), data)
}
