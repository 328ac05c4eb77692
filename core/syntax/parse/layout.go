package parse

import (
	"strings"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// parseStridedMap passes `offset: o, strides: [s, ...]` inside a memref type,
// which is short for an affine map.
func (p *Parser) parseStridedMap() (ir.Attribute, bool) {
	p.Next()
	if !p.Expect(lex.Colon, ":") {
		return nil, false
	}
	offset, ok := p.parseIntOrDynamic()
	if !ok || !p.Expect(lex.Comma, ",") || !p.expectKeyword("strides") || !p.Expect(lex.Colon, ":") {
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
	return p.Ctx.AffineMapAttr(affine.NewMap(len(strides), symbols, e)), true
}

// parseStrides passes `[s, ...]`.
func (p *Parser) parseStrides() ([]int64, bool) {
	if !p.Expect(lex.LSquare, "[") {
		return nil, false
	}
	var strides []int64
	ok := p.List(lex.RSquare, "]", func() bool {
		n, ok := p.parseIntOrDynamic()
		strides = append(strides, n)
		return ok
	})
	return strides, ok
}

// parseStrided passes what follows `strided`: `<[s, ...], offset: o>`.
func (p *Parser) parseStrided() (ir.Attribute, bool) {
	if !p.Expect(lex.Less, "<") {
		return nil, false
	}
	strides, ok := p.parseStrides()
	offset := int64(0)
	if ok && p.Consume(lex.Comma) {
		if !p.expectKeyword("offset") || !p.Expect(lex.Colon, ":") {
			return nil, false
		}
		offset, ok = p.parseIntOrDynamic()
	}
	if !ok || !p.Expect(lex.Greater, ">") {
		return nil, false
	}
	return p.Ctx.StridedLayoutAttr(strides, offset), true
}

func (p *Parser) parseIntOrDynamic() (int64, bool) {
	if p.Consume(lex.Question) {
		return ir.Dynamic, true
	}
	return p.ParseInt64()
}

// ParseInt64 passes a decimal integer with an optional minus.
func (p *Parser) ParseInt64() (int64, bool) {
	pos := p.Tok.Pos
	return p.parseDecimal(pos, p.Consume(lex.Minus))
}

// parseDecimal passes what is behind the minus of a number that begins at pos.
func (p *Parser) parseDecimal(pos int, negative bool) (int64, bool) {
	if p.Tok.Kind != lex.Integer || strings.HasPrefix(p.Tok.Text, "0x") {
		return 0, p.Expected("a decimal integer")
	}
	n, ok := decimalInt64(p.Tok.Text, negative)
	if !ok {
		return 0, p.Errorf(pos, "integer does not fit 64 bits")
	}
	p.Next()
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
