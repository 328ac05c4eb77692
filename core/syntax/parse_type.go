package syntax

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

// atTypeStart reports whether a type may begin here.
func (p *parser) atTypeStart() bool {
	switch p.tok.kind {
	case tokBang, tokLParen:
		return true
	case tokIdent:
		return isTypeWord(p.tok.text)
	}
	return false
}

// isTypeWord reports whether a word is, or begins, a builtin type.
func isTypeWord(s string) bool {
	switch s {
	case "index", "none", "f16", "bf16", "f32", "f64", "f80", "f128",
		"complex", "tuple", "vector", "tensor", "memref":
		return true
	}
	_, _, ok := integerWord(s)
	return ok
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
		if !isClass(digits[i], classDigit) {
			return 0, "", false
		}
	}
	return sign, digits, true
}

// parseType passes a type.
func (p *parser) parseType() (ir.Type, bool) {
	switch p.tok.kind {
	case tokIdent:
		return p.parseBuiltinType()
	case tokBang:
		return p.parseExtendedType()
	case tokLParen:
		return p.parseFunctionType()
	}
	return nil, p.expected("a type")
}

// parseBuiltinType passes a type that begins with a word.
func (p *parser) parseBuiltinType() (ir.Type, bool) {
	text := p.tok.text
	switch text {
	case "index":
		p.next()
		return p.ctx.IndexType(), true
	case "none":
		p.next()
		return p.ctx.NoneType(), true
	case "f16":
		return p.floatType(num.F16)
	case "bf16":
		return p.floatType(num.BF16)
	case "f32":
		return p.floatType(num.F32)
	case "f64":
		return p.floatType(num.F64)
	case "f80":
		return p.floatType(num.F80)
	case "f128":
		return p.floatType(num.F128)
	}
	if sign, digits, ok := integerWord(text); ok {
		return p.integerType(sign, digits)
	}
	if !isTypeWord(text) {
		return nil, p.errorf(p.tok.pos, "expected a type, found '%s'", text)
	}
	if !p.enter() {
		return nil, false
	}
	defer p.leave()
	start := p.tok.pos
	if t := p.shapedAgain(start); t != nil {
		return t, true
	}
	p.next()
	if !p.expect(tokLess, "<") {
		return nil, false
	}
	t, ok := p.parseInAngles(text)
	if ok {
		p.rememberShaped(start, t)
	}
	return t, ok
}

// parseInAngles passes what stands in the angles behind the word of a type.
func (p *parser) parseInAngles(word string) (ir.Type, bool) {
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

func (p *parser) floatType(kind num.Kind) (ir.Type, bool) {
	p.next()
	known := &p.words.floats[kind]
	if *known == nil {
		*known = p.ctx.FloatType(kind)
	}
	return *known, true
}

func (p *parser) integerType(sign ir.Signedness, digits string) (ir.Type, bool) {
	pos := p.tok.pos
	width, ok := 0, len(digits) <= 8
	for i := 0; ok && i < len(digits); i++ {
		width = width*10 + int(digits[i]-'0')
	}
	if !ok || width > ir.MaxIntegerWidth {
		return nil, p.errorf(pos, "an integer type has at most %d bits", ir.MaxIntegerWidth)
	}
	p.next()
	if width >= len(p.words.ints[0]) {
		return p.ctx.IntegerType(uint32(width), sign), true
	}
	known := &p.words.ints[sign][width]
	if *known == nil {
		*known = p.ctx.IntegerType(uint32(width), sign)
	}
	return *known, true
}

// parseComplexType passes what follows `complex<`.
func (p *parser) parseComplexType() (ir.Type, bool) {
	pos := p.tok.pos
	elem, ok := p.parseType()
	if !ok || !p.expect(tokGreater, ">") {
		return nil, false
	}
	switch elem.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return p.ctx.ComplexType(elem), true
	}
	return nil, p.errorf(pos, "invalid element type for complex: expected an integer or a float")
}

// parseTupleType passes what follows `tuple<`.
func (p *parser) parseTupleType() (ir.Type, bool) {
	start := len(p.types)
	ok := p.list(tokGreater, ">", func() bool {
		t, ok := p.parseType()
		p.types = append(p.types, t)
		return ok
	})
	elems := p.types[start:]
	p.types = p.types[:start]
	if !ok {
		return nil, false
	}
	return p.ctx.TupleType(elems), true
}

// parseFunctionType passes `(inputs) -> results`.
func (p *parser) parseFunctionType() (ir.Type, bool) {
	if !p.enter() {
		return nil, false
	}
	defer p.leave()
	p.next()
	start := len(p.types)
	t, ok := p.parseFunctionParts(start)
	p.types = p.types[:start]
	return t, ok
}

func (p *parser) parseFunctionParts(start int) (ir.Type, bool) {
	if !p.parseTypesUntilParen() {
		return nil, false
	}
	results := len(p.types)
	if !p.expect(tokArrow, "->") || !p.parseResultTypes() {
		return nil, false
	}
	return p.ctx.FunctionType(p.types[start:results], p.types[results:]), true
}
