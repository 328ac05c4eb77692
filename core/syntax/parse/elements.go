package parse

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// parseSparse passes `sparse<indices, values> : type`.
func (p *Parser) parseSparse(t ir.Type) (ir.Attribute, bool) {
	pos := p.Tok.Pos
	p.Next()
	if !p.Expect(lex.Less, "<") {
		return nil, false
	}
	indices, ok := p.parseDenseLiteral()
	if !ok {
		return nil, false
	}
	values := &denseLiteral{pos: pos, empty: true}
	if !indices.empty {
		if !p.Expect(lex.Comma, ",") {
			return nil, false
		}
		if values, ok = p.parseDenseLiteral(); !ok {
			return nil, false
		}
	}
	if !p.Expect(lex.Greater, ">") {
		return nil, false
	}
	shaped, ok := p.parseElementsType(t, pos)
	if !ok {
		return nil, false
	}
	return p.sparseOf(indices, values, shaped)
}

// sparseOf makes an attribute of the two literals. A single index is one row of
// that number; a single value stands for all.
func (p *Parser) sparseOf(indices, values *denseLiteral, t ir.ShapedType) (ir.Attribute, bool) {
	rank := int64(len(t.Shape()))
	shape := indices.shape
	switch {
	case indices.empty:
		shape = []int64{0, rank}
	case !indices.list:
		shape = []int64{1, rank}
	}
	if len(shape) != 2 && !(len(shape) == 1 && rank == 1) || len(shape) == 2 && shape[1] != rank {
		return nil, p.Errorf(indices.pos, "expected indices of shape [n, %d] for type '%s'", rank, print.TypeString(t))
	}
	index, ok := p.denseOf(indices, p.Ctx.RankedTensorType(shape, p.Ctx.I64(), nil))
	if !ok {
		return nil, false
	}
	value, ok := p.denseOf(values, p.Ctx.RankedTensorType(shape[:1], t.Elem(), nil))
	if !ok {
		return nil, false
	}
	return p.Ctx.SparseElementsAttr(t, index.(*ir.DenseElementsAttr), value), true
}

// parseOpaqueElements passes `opaque<"dialect", "0x..."> : type`.
func (p *Parser) parseOpaqueElements(t ir.Type) (ir.Attribute, bool) {
	start := p.Tok.Pos
	p.Next()
	if !p.Expect(lex.Less, "<") {
		return nil, false
	}
	dialect, ok := p.ParseString()
	if !ok || !p.Expect(lex.Comma, ",") {
		return nil, false
	}
	pos := p.Tok.Pos
	text, ok := p.ParseString()
	if !ok {
		return nil, false
	}
	data, ok := hexValue(text)
	if !ok {
		return nil, p.Errorf(pos, "expected string containing hex digits starting with `0x`")
	}
	if !p.Expect(lex.Greater, ">") {
		return nil, false
	}
	shaped, ok := p.parseElementsType(t, start)
	if !ok {
		return nil, false
	}
	return p.Ctx.OpaqueElementsAttr(shaped, dialect, string(data)), true
}

// parseDenseArray passes `array<i64: 1, 2>`.
func (p *Parser) parseDenseArray() (ir.Attribute, bool) {
	p.Next()
	if !p.Expect(lex.Less, "<") {
		return nil, false
	}
	pos := p.Tok.Pos
	elem, ok := p.ParseType()
	if !ok {
		return nil, false
	}
	switch elem.(type) {
	case *ir.IntegerType, *ir.FloatType:
	default:
		return nil, p.Errorf(pos, "element type of a dense array must be an integer or a float")
	}
	var data []byte
	count := 0
	if p.Consume(lex.Greater) {
		return p.Ctx.DenseArrayAttr(elem, 0, nil), true
	}
	if !p.Expect(lex.Colon, ":") {
		return nil, false
	}
	var d denseLiteral
	ok = p.List(lex.Greater, ">", func() bool {
		d.items = d.items[:0]
		if !p.parseDenseScalar(&d) {
			return false
		}
		var ok bool
		data, ok = p.appendItem(data, d.items[0], elem)
		count++
		return ok
	})
	if !ok {
		return nil, false
	}
	return p.Ctx.DenseArrayAttr(elem, count, data), true
}
