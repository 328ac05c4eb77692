package syntax

import (
	"strings"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
)

// parseStridedMap passes `offset: o, strides: [s, ...]` inside a memref type,
// which is short for an affine map.
func (p *parser) parseStridedMap() (ir.Attribute, bool) {
	p.next()
	if !p.expect(tokColon, ":") {
		return nil, false
	}
	offset, ok := p.parseIntOrDynamic()
	if !ok || !p.expect(tokComma, ",") || !p.expectKeyword("strides") || !p.expect(tokColon, ":") {
		return nil, false
	}
	strides, ok := p.parseStrides()
	if !ok {
		return nil, false
	}
	symbols := 0
	number := func(n int64) affine.Expr {
		if n != ir.Dynamic {
			return affine.Constant(n)
		}
		symbols++
		return affine.Symbol(symbols - 1)
	}
	e := number(offset)
	for i, s := range strides {
		e = affine.Add(e, affine.Mul(affine.Dim(i), number(s)))
	}
	return p.ctx.AffineMapAttr(affine.NewMap(len(strides), symbols, e)), true
}

// parseStrides passes `[s, ...]`.
func (p *parser) parseStrides() ([]int64, bool) {
	if !p.expect(tokLSquare, "[") {
		return nil, false
	}
	var strides []int64
	ok := p.list(tokRSquare, "]", func() bool {
		n, ok := p.parseIntOrDynamic()
		strides = append(strides, n)
		return ok
	})
	return strides, ok
}

// parseStrided passes what follows `strided`: `<[s, ...], offset: o>`.
func (p *parser) parseStrided() (ir.Attribute, bool) {
	if !p.expect(tokLess, "<") {
		return nil, false
	}
	strides, ok := p.parseStrides()
	offset := int64(0)
	if ok && p.consume(tokComma) {
		if !p.expectKeyword("offset") || !p.expect(tokColon, ":") {
			return nil, false
		}
		offset, ok = p.parseIntOrDynamic()
	}
	if !ok || !p.expect(tokGreater, ">") {
		return nil, false
	}
	return p.ctx.StridedLayoutAttr(strides, offset), true
}

func (p *parser) parseIntOrDynamic() (int64, bool) {
	if p.consume(tokQuestion) {
		return ir.Dynamic, true
	}
	return p.parseInt64()
}

// parseInt64 passes a decimal integer with an optional minus.
func (p *parser) parseInt64() (int64, bool) {
	pos := p.tok.pos
	return p.parseDecimal(pos, p.consume(tokMinus))
}

// parseDecimal passes what is behind the minus of a number that begins at pos.
func (p *parser) parseDecimal(pos int, negative bool) (int64, bool) {
	if p.tok.kind != tokInteger || strings.HasPrefix(p.tok.text, "0x") {
		return 0, p.expected("a decimal integer")
	}
	n, ok := decimalInt64(p.tok.text, negative)
	if !ok {
		return 0, p.errorf(pos, "integer does not fit 64 bits")
	}
	p.next()
	return n, true
}

func decimalInt64(text string, negative bool) (int64, bool) {
	limit := uint64(1<<63 - 1)
	if negative {
		limit++
	}
	n := uint64(0)
	for i := 0; i < len(text); i++ {
		d := uint64(text[i] - '0')
		if n > (limit-d)/10 {
			return 0, false
		}
		n = n*10 + d
	}
	if negative {
		n = -n
	}
	return int64(n), true
}
