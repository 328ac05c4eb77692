package syntax

import "github.com/mlirc/mlirc/core/ir"

// parseSparse passes `sparse<indices, values> : type`.
func (p *parser) parseSparse(t ir.Type) (ir.Attribute, bool) {
	pos := p.tok.pos
	p.next()
	if !p.expect(tokLess, "<") {
		return nil, false
	}
	indices, ok := p.parseDenseLiteral()
	if !ok {
		return nil, false
	}
	values := &denseLiteral{pos: pos, empty: true}
	if !indices.empty {
		if !p.expect(tokComma, ",") {
			return nil, false
		}
		if values, ok = p.parseDenseLiteral(); !ok {
			return nil, false
		}
	}
	if !p.expect(tokGreater, ">") {
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
func (p *parser) sparseOf(indices, values *denseLiteral, t ir.ShapedType) (ir.Attribute, bool) {
	rank := int64(len(t.Shape()))
	shape := indices.shape
	switch {
	case indices.empty:
		shape = []int64{0, rank}
	case !indices.list:
		shape = []int64{1, rank}
	}
	if len(shape) != 2 && !(len(shape) == 1 && rank == 1) || len(shape) == 2 && shape[1] != rank {
		return nil, p.errorf(indices.pos, "expected indices of shape [n, %d] for type '%s'", rank, TypeString(t))
	}
	index, ok := p.denseOf(indices, p.ctx.RankedTensorType(shape, p.ctx.I64(), nil))
	if !ok {
		return nil, false
	}
	value, ok := p.denseOf(values, p.ctx.RankedTensorType(shape[:1], t.Elem(), nil))
	if !ok {
		return nil, false
	}
	return p.ctx.SparseElementsAttr(t, index.(*ir.DenseElementsAttr), value), true
}

// parseOpaqueElements passes `opaque<"dialect", "0x..."> : type`.
func (p *parser) parseOpaqueElements(t ir.Type) (ir.Attribute, bool) {
	start := p.tok.pos
	p.next()
	if !p.expect(tokLess, "<") {
		return nil, false
	}
	dialect, ok := p.parseString()
	if !ok || !p.expect(tokComma, ",") {
		return nil, false
	}
	pos := p.tok.pos
	text, ok := p.parseString()
	if !ok {
		return nil, false
	}
	data, ok := hexValue(text)
	if !ok {
		return nil, p.errorf(pos, "expected string containing hex digits starting with `0x`")
	}
	if !p.expect(tokGreater, ">") {
		return nil, false
	}
	shaped, ok := p.parseElementsType(t, start)
	if !ok {
		return nil, false
	}
	return p.ctx.OpaqueElementsAttr(shaped, dialect, string(data)), true
}

// parseDenseArray passes `array<i64: 1, 2>`.
func (p *parser) parseDenseArray() (ir.Attribute, bool) {
	p.next()
	if !p.expect(tokLess, "<") {
		return nil, false
	}
	pos := p.tok.pos
	elem, ok := p.parseType()
	if !ok {
		return nil, false
	}
	switch elem.(type) {
	case *ir.IntegerType, *ir.FloatType:
	default:
		return nil, p.errorf(pos, "element type of a dense array must be an integer or a float")
	}
	var data []byte
	count := 0
	if p.consume(tokGreater) {
		return p.ctx.DenseArrayAttr(elem, 0, nil), true
	}
	if !p.expect(tokColon, ":") {
		return nil, false
	}
	var d denseLiteral
	ok = p.list(tokGreater, ">", func() bool {
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
	return p.ctx.DenseArrayAttr(elem, count, data), true
}
