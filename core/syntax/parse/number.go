package parse

import (
	"errors"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// literal is a number as it stands in the text.
type literal struct {
	text     string
	pos      int
	kind     lex.Kind // tokInteger or tokFloat
	negative bool
}

// parseLiteral passes a number with an optional minus.
func (p *Parser) parseLiteral() (literal, bool) {
	l := literal{pos: p.Tok.Pos}
	l.negative = p.Consume(lex.Minus)
	if p.Tok.Kind != lex.Integer && p.Tok.Kind != lex.Float {
		return l, p.Expected("a number")
	}
	l.text, l.kind = p.Tok.Text, p.Tok.Kind
	p.Next()
	return l, true
}

// ParseNumber passes a number and, if no type is expected, perhaps `: type`. An
// integer without type is an i64, a float an f64.
func (p *Parser) ParseNumber(t ir.Type) (ir.Attribute, bool) {
	l, ok := p.parseLiteral()
	if !ok {
		return nil, false
	}
	if t == nil && p.Consume(lex.Colon) {
		if t, ok = p.ParseType(); !ok {
			return nil, false
		}
	}
	if t == nil {
		t = p.defaultNumberType(l)
	}
	if f, ok := t.(*ir.FloatType); ok {
		v, ok := p.floatValue(l, f)
		if !ok {
			return nil, false
		}
		return p.Ctx.FloatAttr(f, v), true
	}
	v, ok := p.intValue(l, t)
	if !ok {
		return nil, false
	}
	return p.Ctx.IntegerAttr(t, v), true
}

func (p *Parser) defaultNumberType(l literal) ir.Type {
	if l.kind == lex.Float {
		return p.Ctx.F64()
	}
	return p.Ctx.I64()
}

// intValue is the value of a literal of an integer type or index.
func (p *Parser) intValue(l literal, t ir.Type) (num.Int, bool) {
	sign := num.Signless
	switch t := t.(type) {
	case *ir.IndexType:
		sign = num.Signed
	case *ir.IntegerType:
		sign = num.Signedness(t.Signedness())
	default:
		return num.Int{}, p.Errorf(l.pos, "%s literal not valid for type '%s'", l.what(), print.TypeString(t))
	}
	if l.kind == lex.Float {
		return num.Int{}, p.Errorf(l.pos, "floating point value not valid for type '%s'", print.TypeString(t))
	}
	width := ir.AttrWidth(t)
	if !l.negative && len(l.text) < 3 && width > 7 {
		return num.FromInt64(width, shortDecimal(l.text)), true
	}
	v, err := num.ParseInt(width, sign, l.signed())
	if err == nil {
		return v, true
	}
	if errors.Is(err, num.ErrRange) {
		return v, p.Errorf(l.pos, "integer constant out of range for type '%s'", print.TypeString(t))
	}
	return v, p.Errorf(l.pos, "%v", err)
}

// shortDecimal is the value of one or two digits.
func shortDecimal(s string) int64 {
	n := int64(s[0] - '0')
	if len(s) == 2 {
		n = n*10 + int64(s[1]-'0')
	}
	return n
}

func (l literal) what() string {
	if l.kind == lex.Float {
		return "floating point"
	}
	return "integer"
}

// signed is the text with its minus.
func (l literal) signed() string {
	if l.negative {
		return "-" + l.text
	}
	return l.text
}

// floatValue is the value of a literal of a float type: a float, or the bits in
// hexadecimal. As in MLIR, a decimal number that is too large is infinite.
func (p *Parser) floatValue(l literal, t *ir.FloatType) (num.Float, bool) {
	hex := len(l.text) > 2 && l.text[1] == 'x'
	if l.kind == lex.Integer && !hex {
		return num.Float{}, p.Errorf(l.pos, "expected a float, such as '%s.0', for type '%s'", l.text, print.TypeString(t))
	}
	if hex && l.negative {
		return num.Float{}, p.Errorf(l.pos, "hexadecimal float literal must not have a leading minus")
	}
	v, err := num.ParseFloat(t.Kind(), l.signed())
	if err != nil && (hex || !errors.Is(err, num.ErrRange)) {
		return v, p.Errorf(l.pos, "%s does not fit type '%s'", l.text, print.TypeString(t))
	}
	return v, true
}
