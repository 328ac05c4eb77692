package parse

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// AtTypeStart reports whether a type may begin here.
func (p *Parser) AtTypeStart() bool {
	switch p.Tok.Kind {
	case lex.Bang, lex.LParen:
		return true
	case lex.Ident:
		return isTypeWord(p.Tok.Text)
	}
	return false
}

// isTypeWord reports whether a word is, or begins, a builtin type.
func isTypeWord(s string) bool {
	switch s {
	case "index", "none", "f32", "f64", "complex", "tuple", "vector", "tensor", "memref":
		return true
	}
	_, _, isInteger := integerWord(s)
	_, isFloat := num.KindNamed(s)
	return isInteger || isFloat
}

// integerWord takes `i32`, `si8` and `ui1` apart; digits is the width.
func integerWord(s string) (sign ir.Signedness, digits string, ok bool) {
	switch {
	case len(s) > 1 && s[0] == 'i':
		digits = s[1:]
	case len(s) > 2 && s[0] == 's' && s[1] == 'i':
		sign, digits = ir.Signed, s[2:]
	case len(s) > 2 && s[0] == 'u' && s[1] == 'i':
		sign, digits = ir.Unsigned, s[2:]
	default:
		return 0, "", false
	}
	for i := 0; i < len(digits); i++ {
		if !lex.IsClass(digits[i], lex.ClassDigit) {
			return 0, "", false
		}
	}
	return sign, digits, true
}

// ParseType passes a type.
func (p *Parser) ParseType() (ir.Type, bool) {
	switch p.Tok.Kind {
	case lex.Ident:
		return p.parseBuiltinType()
	case lex.Bang:
		return p.textType((*Parser).parseExtendedType)
	case lex.LParen:
		return p.parseFunctionType()
	}
	return nil, p.Expected("a type")
}

// parseBuiltinType passes a type that begins with a word.
func (p *Parser) parseBuiltinType() (ir.Type, bool) {
	text := p.Tok.Text
	switch text {
	case "index":
		p.Next()
		return p.Ctx.IndexType(), true
	case "none":
		p.Next()
		return p.Ctx.NoneType(), true
	case "f32":
		return p.floatType(num.F32)
	case "f64":
		return p.floatType(num.F64)
	}
	if sign, digits, ok := integerWord(text); ok {
		return p.integerType(sign, digits)
	}
	if kind, ok := num.KindNamed(text); ok {
		return p.floatType(kind)
	}
	if !isTypeWord(text) {
		return nil, p.Errorf(p.Tok.Pos, "expected a type, found '%s'", text)
	}
	return p.textType((*Parser).parseInAngles)
}

// parseInAngles passes a type of a word with what stands in the angles behind it.
func (p *Parser) parseInAngles() (ir.Type, bool) {
	if !p.Enter() {
		return nil, false
	}
	defer p.Leave()
	word := p.Tok.Text
	p.Next()
	if !p.Expect(lex.Less, "<") {
		return nil, false
	}
	switch word {
	case "complex":
		return p.parseComplexType()
	case "tuple":
		return p.parseTupleType()
	case "vector":
		return p.parseVectorType()
	case "tensor":
		return p.parseTensorType()
	}
	return p.parseMemRefType()
}

func (p *Parser) floatType(kind num.Kind) (ir.Type, bool) {
	p.Next()
	known := &p.words.floats[kind]
	if *known == nil {
		*known = p.Ctx.FloatType(kind)
	}
	return *known, true
}

func (p *Parser) integerType(sign ir.Signedness, digits string) (ir.Type, bool) {
	pos := p.Tok.Pos
	width, ok := 0, len(digits) <= 8
	for i := 0; ok && i < len(digits); i++ {
		width = width*10 + int(digits[i]-'0')
	}
	if !ok || width > ir.MaxIntegerWidth {
		return nil, p.Errorf(pos, "an integer type has at most %d bits", ir.MaxIntegerWidth)
	}
	p.Next()
	if width >= len(p.words.ints[0]) {
		return p.Ctx.IntegerType(uint32(width), sign), true
	}
	known := &p.words.ints[sign][width]
	if *known == nil {
		*known = p.Ctx.IntegerType(uint32(width), sign)
	}
	return *known, true
}

// parseComplexType passes what follows `complex<`.
func (p *Parser) parseComplexType() (ir.Type, bool) {
	pos := p.Tok.Pos
	elem, ok := p.ParseType()
	if !ok || !p.Expect(lex.Greater, ">") {
		return nil, false
	}
	switch elem.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return p.Ctx.ComplexType(elem), true
	}
	return nil, p.Errorf(pos, "invalid element type for complex: expected an integer or a float")
}

// parseTupleType passes what follows `tuple<`.
func (p *Parser) parseTupleType() (ir.Type, bool) {
	start := len(p.Types)
	ok := p.List(lex.Greater, ">", func() bool {
		t, ok := p.ParseType()
		p.Types = append(p.Types, t)
		return ok
	})
	elems := p.Types[start:]
	p.Types = p.Types[:start]
	if !ok {
		return nil, false
	}
	return p.Ctx.TupleType(elems), true
}

// parseFunctionType passes `(inputs) -> results`.
func (p *Parser) parseFunctionType() (ir.Type, bool) {
	if !p.Enter() {
		return nil, false
	}
	defer p.Leave()
	p.Next()
	start := len(p.Types)
	t, ok := p.parseFunctionParts(start)
	p.Types = p.Types[:start]
	return t, ok
}

func (p *Parser) parseFunctionParts(start int) (ir.Type, bool) {
	if !p.ParseTypesUntilParen() {
		return nil, false
	}
	results := len(p.Types)
	if !p.Expect(lex.Arrow, "->") || !p.ParseResultTypes() {
		return nil, false
	}
	return p.Ctx.FunctionType(p.Types[start:results], p.Types[results:]), true
}
