package syntax

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// parseDimInteger passes an integer that may be glued to an `x` behind it, as
// in `4xf32`: then the `x` is left.
func (p *parser) parseDimInteger() (int64, bool) {
	if p.tok.kind != tokInteger {
		return 0, p.expected("an integer")
	}
	pos, text := p.tok.pos, p.tok.text
	if len(text) > 1 && text[1] == 'x' {
		// `0x4` is the number 0 here, and then an x.
		p.passTo(pos + 1)
		return 0, true
	}
	n, ok := int64(0), true
	for i := 0; i < len(text) && ok; i++ {
		d := int64(text[i] - '0')
		ok = n <= (1<<63-1-d)/10
		n = n*10 + d
	}
	if !ok {
		return 0, p.errorf(pos, "integer is too large")
	}
	p.passTo(pos + len(text))
	return n, true
}

// passTo goes on at an offset, where an `x` is a token of its own, whatever it is glued
// to: what follows may be as long as a shape of many dimensions.
func (p *parser) passTo(pos int) {
	if pos < len(p.text) && p.text[pos] == 'x' {
		p.tok = token{tokIdent, pos, p.text[pos : pos+1]}
		return
	}
	p.lexAt(pos)
	if p.tok.kind == tokIdent && p.tok.text[0] == 'x' {
		p.tok.text = p.tok.text[:1]
	}
}

// consumeX passes an `x`, also one that is glued to what follows.
func (p *parser) consumeX() bool {
	if p.tok.kind != tokIdent || p.tok.text[0] != 'x' {
		return false
	}
	p.lexAt(p.tok.pos + 1)
	return true
}

// parseShape passes `4x?x...x`, up to the element type; it appends to p.ranks,
// [ir.Dynamic] for `?`.
func (p *parser) parseShape(dynamic bool) bool {
	for {
		switch {
		case p.tok.kind == tokInteger:
			n, ok := p.parseDimInteger()
			if !ok {
				return false
			}
			p.ranks = append(p.ranks, n)
		case p.tok.kind == tokQuestion && dynamic:
			p.next()
			p.ranks = append(p.ranks, ir.Dynamic)
		default:
			return true
		}
		if !p.consumeX() {
			return p.expected("'x' in dimension list")
		}
	}
}

// parseVectorType passes what follows `vector<`. A dimension in brackets is
// scalable.
func (p *parser) parseVectorType() (ir.Type, bool) {
	start := len(p.ranks)
	defer func() { p.ranks = p.ranks[:start] }()
	pos := p.tok.pos
	var scalable []bool
	for p.tok.kind == tokInteger || p.tok.kind == tokLSquare {
		bracket := p.consume(tokLSquare)
		n, ok := p.parseDimInteger()
		if !ok || bracket && !p.expect(tokRSquare, "]") {
			return nil, false
		}
		if n == 0 {
			return nil, p.errorf(pos, "vector types must have positive constant sizes")
		}
		if bracket && scalable == nil {
			scalable = make([]bool, len(p.ranks)-start, len(p.ranks)-start+4)
		}
		if scalable != nil {
			scalable = append(scalable, bracket)
		}
		p.ranks = append(p.ranks, n)
		if !p.consumeX() {
			return nil, p.expected("'x' in dimension list")
		}
	}
	if len(p.ranks) == start && !otherProfile(p.opts.Profile) {
		return nil, p.expected("a dimension size in a vector type")
	}
	pos = p.tok.pos
	elem, ok := p.parseType()
	if !ok || !p.expect(tokGreater, ">") {
		return nil, false
	}
	if !isVectorElement(elem) {
		return nil, p.errorf(pos, "vector elements must be int/index/float type")
	}
	if !p.mayBeElement(elem, pos) {
		return nil, false
	}
	return p.ctx.ScalableVectorType(p.ranks[start:], scalable, elem), true
}

func isVectorElement(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.IndexType, *ir.FloatType, *ir.DialectType:
		return true
	}
	return false
}

// isTensorElement reports whether a tensor may hold such values.
func isTensorElement(t ir.Type) bool {
	switch t.(type) {
	case *ir.FunctionType, *ir.TupleType, *ir.NoneType, *ir.RankedTensorType, *ir.UnrankedTensorType,
		*ir.MemRefType, *ir.UnrankedMemRefType:
		return false
	}
	return true
}

// parseTensorType passes what follows `tensor<`.
func (p *parser) parseTensorType() (ir.Type, bool) {
	if p.tok.kind == tokStar {
		elem, ok := p.parseUnrankedElement(isTensorElement)
		if !ok || !p.expect(tokGreater, ">") {
			return nil, false
		}
		return p.ctx.UnrankedTensorType(elem), true
	}
	start := len(p.ranks)
	defer func() { p.ranks = p.ranks[:start] }()
	if !p.parseShape(true) {
		return nil, false
	}
	elem, ok := p.parseElement(isTensorElement)
	if !ok {
		return nil, false
	}
	var encoding ir.Attribute
	if p.consume(tokComma) {
		if encoding, ok = p.parseAttr(nil); !ok {
			return nil, false
		}
	}
	if !p.expect(tokGreater, ">") {
		return nil, false
	}
	return p.ctx.RankedTensorType(p.ranks[start:], elem, encoding), true
}

func (p *parser) parseElement(valid func(ir.Type) bool) (ir.Type, bool) {
	pos := p.tok.pos
	elem, ok := p.parseType()
	if ok && !valid(elem) {
		return nil, p.errorf(pos, "invalid element type '%s'", TypeString(elem))
	}
	return elem, ok && p.mayBeElement(elem, pos)
}

// mayBeElement reports an element type that the profile of the text does not have.
func (p *parser) mayBeElement(elem ir.Type, pos int) bool {
	if _, ok := elem.(*ir.IndexType); !ok {
		return true
	}
	if known, _ := ods.ProfileNamed(p.opts.Profile); known.NoIndexElements {
		return p.errorf(pos, "a vector, tensor or memref of index is of a later version")
	}
	return true
}

// parseUnrankedElement passes `*xT`.
func (p *parser) parseUnrankedElement(valid func(ir.Type) bool) (ir.Type, bool) {
	p.next()
	if !p.consumeX() {
		return nil, p.expected("'x' after '*'")
	}
	return p.parseElement(valid)
}

func isMemRefElement(t ir.Type) bool {
	switch t.(type) {
	case *ir.FunctionType, *ir.TupleType, *ir.NoneType, *ir.RankedTensorType, *ir.UnrankedTensorType:
		return false
	}
	return true
}

// parseMemRefType passes what follows `memref<`.
func (p *parser) parseMemRefType() (ir.Type, bool) {
	if p.tok.kind == tokStar {
		return p.parseUnrankedMemRef()
	}
	start, elems := len(p.ranks), len(p.elems)
	defer func() { p.ranks, p.elems = p.ranks[:start], p.elems[:elems] }()
	if !p.parseShape(true) {
		return nil, false
	}
	elem, ok := p.parseElement(isMemRefElement)
	if !ok {
		return nil, false
	}
	var space ir.Attribute
	for p.consume(tokComma) {
		pos := p.tok.pos
		a, ok := p.parseLayoutOrSpace()
		if !ok {
			return nil, false
		}
		if space != nil {
			return nil, p.errorf(pos, "multiple memory spaces specified in memref type")
		}
		if !isLayout(a) {
			space = a
			if !p.isSpace(a, pos) {
				return nil, false
			}
			continue
		}
		if !p.layoutFits(a, len(p.ranks)-start, len(p.elems)-elems, pos) {
			return nil, false
		}
		p.elems = append(p.elems, a)
	}
	if !p.expect(tokGreater, ">") {
		return nil, false
	}
	return p.ctx.MemRefType(p.ranks[start:], elem, p.elems[elems:], space), true
}

func (p *parser) parseLayoutOrSpace() (ir.Attribute, bool) {
	if p.atKeyword("offset") {
		return p.parseStridedMap()
	}
	return p.parseAttr(nil)
}

func isLayout(a ir.Attribute) bool {
	switch a.(type) {
	case *ir.AffineMapAttr, *ir.StridedLayoutAttr:
		return true
	}
	return false
}

// isSpace reports an attribute that cannot be a memory space.
func (p *parser) isSpace(a ir.Attribute, pos int) bool {
	switch a.(type) {
	case *ir.IntegerAttr, *ir.StringAttr, *ir.DictionaryAttr, *ir.DialectAttr, *ir.OpaqueAttr:
		return true
	}
	return p.errorf(pos, "unsupported memory space attribute")
}

// layoutFits checks that a layout takes what the shape, or the layout before
// it, gives.
func (p *parser) layoutFits(a ir.Attribute, rank, before, pos int) bool {
	want := rank
	if s, ok := a.(*ir.StridedLayoutAttr); ok {
		if before > 0 || len(s.Strides()) != rank {
			return p.errorf(pos, "expected one strided layout with %d strides", rank)
		}
		return true
	}
	if before > 0 {
		last, ok := p.elems[len(p.elems)-1].(*ir.AffineMapAttr)
		if !ok {
			return p.errorf(pos, "a strided layout stands alone")
		}
		want = len(last.Map().Results)
	}
	if m := a.(*ir.AffineMapAttr).Map(); m.NumDims != want {
		return p.errorf(pos, "memref affine map dimension mismatch: %d dimensions but the %s %d",
			m.NumDims, shapeOrMap(before), want)
	}
	return true
}

func shapeOrMap(before int) string {
	if before == 0 {
		return "rank is"
	}
	return "map before it has results:"
}

func (p *parser) parseUnrankedMemRef() (ir.Type, bool) {
	elem, ok := p.parseUnrankedElement(isMemRefElement)
	if !ok {
		return nil, false
	}
	var space ir.Attribute
	if p.consume(tokComma) {
		pos := p.tok.pos
		if space, ok = p.parseAttr(nil); !ok || !p.isSpace(space, pos) {
			return nil, false
		}
	}
	if !p.expect(tokGreater, ">") {
		return nil, false
	}
	return p.ctx.UnrankedMemRefType(elem, space), true
}
