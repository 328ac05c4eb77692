package parse

import (
	"encoding/hex"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// denseLiteral is what stands inside `dense<...>`: its type comes behind it.
type denseLiteral struct {
	pos   int
	items []literal
	shape []int64 // of the nested lists; nil for a single element
	list  bool
	pairs bool // items come in twos, the parts of complex numbers
	empty bool // nothing at all
}

// parseDense passes `dense<...> : type`.
func (p *Parser) parseDense(t ir.Type) (ir.Attribute, bool) {
	pos := p.Tok.Pos
	p.Next()
	if !p.Expect(lex.Less, "<") {
		return nil, false
	}
	d, ok := p.parseDenseLiteral()
	if !ok || !p.Expect(lex.Greater, ">") {
		return nil, false
	}
	shaped, ok := p.parseElementsType(t, pos)
	if !ok {
		return nil, false
	}
	return p.denseOf(d, shaped)
}

// parseElementsType passes `: type` unless a type is expected.
func (p *Parser) parseElementsType(t ir.Type, pos int) (ir.ShapedType, bool) {
	if t == nil {
		if !p.Expect(lex.Colon, ":") {
			return nil, false
		}
		var ok bool
		pos = p.Tok.Pos
		if t, ok = p.ParseType(); !ok {
			return nil, false
		}
	}
	switch t := t.(type) {
	case *ir.RankedTensorType:
		return p.staticShape(t, pos)
	case *ir.VectorType:
		return p.staticShape(t, pos)
	}
	return nil, p.Errorf(pos, "elements literal must be a ranked tensor or vector type")
}

func (p *Parser) staticShape(t ir.ShapedType, pos int) (ir.ShapedType, bool) {
	if _, ok := ir.NumElements(t); !ok {
		return nil, p.Errorf(pos, "elements literal type must have static shape")
	}
	return t, true
}

// parseDenseLiteral passes what stands before the closing `>` or, in a sparse
// attribute, a comma.
func (p *Parser) parseDenseLiteral() (*denseLiteral, bool) {
	d := &denseLiteral{pos: p.Tok.Pos}
	switch p.Tok.Kind {
	case lex.Greater:
		d.empty = true
		return d, true
	case lex.LSquare:
		d.list = true
		shape, ok := p.parseDenseList(d, 0)
		d.shape = shape
		return d, ok
	}
	return d, p.parseDenseItem(d)
}

// parseDenseList passes `[...]` and returns its shape.
func (p *Parser) parseDenseList(d *denseLiteral, level int) ([]int64, bool) {
	if !p.Enter() {
		return nil, false
	}
	defer p.Leave()
	p.Next()
	var inner []int64
	count := int64(0)
	ok := p.List(lex.RSquare, "]", func() bool {
		var shape []int64
		pos := p.Tok.Pos
		if p.Tok.Kind == lex.LSquare {
			var ok bool
			if shape, ok = p.parseDenseList(d, level+1); !ok {
				return false
			}
		} else if !p.parseDenseItem(d) {
			return false
		}
		if count > 0 && !slices.Equal(shape, inner) {
			return p.Errorf(pos, "tensor literal is invalid; ranks are not consistent between elements")
		}
		inner = shape
		count++
		return true
	})
	return append([]int64{count}, inner...), ok
}

// parseDenseItem passes a number, a truth value, a string or `(re, im)`.
func (p *Parser) parseDenseItem(d *denseLiteral) bool {
	if p.Tok.Kind == lex.LParen {
		if len(d.items) > 0 && !d.pairs {
			return p.Errorf(p.Tok.Pos, "expected element literal of primitive type")
		}
		d.pairs = true
		p.Next()
		return p.parseDenseScalar(d) && p.Expect(lex.Comma, ",") &&
			p.parseDenseScalar(d) && p.Expect(lex.RParen, ")")
	}
	if d.pairs {
		return p.Expected("'(' to begin a complex number")
	}
	return p.parseDenseScalar(d)
}

func (p *Parser) parseDenseScalar(d *denseLiteral) bool {
	switch {
	case p.Tok.Kind == lex.String, p.AtKeyword("true"), p.AtKeyword("false"):
		d.items = append(d.items, literal{text: p.Tok.Text, pos: p.Tok.Pos, kind: p.Tok.Kind})
		p.Next()
		return true
	case p.Tok.Kind == lex.Integer, p.Tok.Kind == lex.Float, p.Tok.Kind == lex.Minus:
		l, ok := p.parseLiteral()
		d.items = append(d.items, l)
		return ok
	}
	return p.Expected("element literal of primitive type")
}

// denseOf makes an attribute of a literal, now that its type is known.
func (p *Parser) denseOf(d *denseLiteral, t ir.ShapedType) (ir.Attribute, bool) {
	elem := t.Elem()
	size, isNumber := ir.ElementBytes(elem)
	if isNumber && !d.list && len(d.items) == 1 && d.items[0].kind == lex.String {
		return p.denseFromHex(d, t, size)
	}
	if !p.checkDenseShape(d, t) {
		return nil, false
	}
	if !isNumber {
		return p.denseStrings(d, t)
	}
	c, isComplex := elem.(*ir.ComplexType)
	if isComplex {
		elem = c.Elem()
	}
	if isComplex != d.pairs && len(d.items) > 0 {
		return nil, p.Errorf(d.pos, "expected elements of type '%s'", print.TypeString(t.Elem()))
	}
	data := make([]byte, 0, len(d.items)*size)
	for _, l := range d.items {
		var ok bool
		if data, ok = p.appendItem(data, l, elem); !ok {
			return nil, false
		}
	}
	return p.Ctx.DenseElementsAttr(t, data, !d.list && !d.empty), true
}

func (p *Parser) checkDenseShape(d *denseLiteral, t ir.ShapedType) bool {
	if d.empty {
		if n, _ := ir.NumElements(t); n != 0 {
			return p.Errorf(d.pos, "parsed zero elements, but type '%s' expected at least 1", print.TypeString(t))
		}
		return true
	}
	if d.list && !slices.Equal(d.shape, t.Shape()) {
		return p.Errorf(d.pos, "inferred shape of elements literal (%s) does not match type (%s)",
			shapeText(d.shape), shapeText(t.Shape()))
	}
	return true
}

func shapeText(shape []int64) string {
	text := []byte{'['}
	for i, n := range shape {
		if i > 0 {
			text = append(text, ", "...)
		}
		text = print.AppendInt(text, n)
	}
	return string(append(text, ']'))
}

// appendItem appends the bytes of a number.
func (p *Parser) appendItem(data []byte, l literal, elem ir.Type) ([]byte, bool) {
	if l.kind == lex.String {
		return data, p.Errorf(l.pos, "expected a number for an element of type '%s'", print.TypeString(elem))
	}
	if f, ok := elem.(*ir.FloatType); ok {
		if l.kind == lex.Ident {
			return data, p.Errorf(l.pos, "expected floating-point elements, but parsed a truth value")
		}
		v, ok := p.floatValue(l, f)
		if !ok {
			return data, false
		}
		return v.AppendBytes(data), true
	}
	if l.kind == lex.Ident {
		if i, ok := elem.(*ir.IntegerType); !ok || i.Width() != 1 {
			return data, p.Errorf(l.pos, "expected i1 type for 'true' or 'false' values")
		}
		return num.FromBool(l.text == "true").Bytes(data), true
	}
	v, ok := p.intValue(l, elem)
	if !ok {
		return data, false
	}
	return v.Bytes(data), true
}

func (p *Parser) denseStrings(d *denseLiteral, t ir.ShapedType) (ir.Attribute, bool) {
	values := make([]string, len(d.items))
	for i, l := range d.items {
		if l.kind != lex.String {
			return nil, p.Errorf(l.pos, "expected string element, since '%s' holds no numbers", print.TypeString(t))
		}
		values[i] = lex.StringValue(l.text)
	}
	return p.Ctx.DenseStringElementsAttr(t, values), true
}

// denseFromHex reads `"0x..."`: the elements in order, each little endian in
// whole bytes; a single element stands for all.
func (p *Parser) denseFromHex(d *denseLiteral, t ir.ShapedType, size int) (ir.Attribute, bool) {
	l := d.items[0]
	data, ok := hexValue(lex.StringValue(l.text))
	if !ok {
		return nil, p.Errorf(l.pos, "expected string containing hex digits starting with `0x`")
	}
	n, _ := ir.NumElements(t)
	if t.Elem() == ir.Type(p.Ctx.I1()) {
		return p.denseFromBits(l, t, data, int(n))
	}
	if len(data) != size && int64(len(data)) != n*int64(size) {
		return nil, p.Errorf(l.pos, "elements hex data size is invalid for provided type: '%s'", print.TypeString(t))
	}
	splat := n != 1 && len(data) == size
	return p.Ctx.DenseElementsAttr(t, cutSpareBits(data, t.Elem()), splat), true
}

// denseFromBits reads truth values, packed eight to the byte. MLIR 13 prints
// zeros behind them, as many as fill the place of one byte each.
func (p *Parser) denseFromBits(l literal, t ir.ShapedType, packed []byte, n int) (ir.Attribute, bool) {
	if len(packed) == 1 && (packed[0] == 0xFF || packed[0] == 0) {
		return p.Ctx.DenseElementsAttr(t, []byte{packed[0] & 1}, true), true
	}
	size := (n + 7) / 8
	if len(packed) != size && (len(packed) != n || !allZero(packed[size:])) {
		return nil, p.Errorf(l.pos, "elements hex data size is invalid for provided type: '%s'", print.TypeString(t))
	}
	data := make([]byte, n)
	for i := range data {
		data[i] = packed[i/8] >> (i % 8) & 1
	}
	return p.Ctx.DenseElementsAttr(t, data, false), true
}

func allZero(data []byte) bool {
	for _, b := range data {
		if b != 0 {
			return false
		}
	}
	return true
}

// cutSpareBits clears the bits beyond the width of each integer.
func cutSpareBits(data []byte, elem ir.Type) []byte {
	if c, ok := elem.(*ir.ComplexType); ok {
		elem = c.Elem()
	}
	width := ir.AttrWidth(elem)
	if _, ok := elem.(*ir.IntegerType); !ok || width%8 == 0 {
		return data
	}
	size := (width + 7) / 8
	for i := size - 1; i < len(data); i += size {
		data[i] &= 1<<(width%8) - 1
	}
	return data
}

func hexValue(s string) ([]byte, bool) {
	if len(s) < 2 || s[0] != '0' || s[1] != 'x' {
		return nil, false
	}
	digits := s[2:]
	if len(digits)%2 != 0 {
		digits = "0" + digits
	}
	data, err := hex.DecodeString(digits)
	return data, err == nil
}
