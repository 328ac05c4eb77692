package parse

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// AtAttrStart reports whether an attribute may begin here.
func (p *Parser) AtAttrStart() bool {
	switch p.Tok.Kind {
	case lex.Integer, lex.Float, lex.String, lex.At, lex.Hash, lex.LSquare, lex.LBrace, lex.Minus:
		return true
	case lex.Ident:
		return isAttrWord(p.Tok.Text) || isTypeWord(p.Tok.Text)
	}
	return p.AtTypeStart()
}

func isAttrWord(s string) bool {
	switch s {
	case "true", "false", "unit", "affine_map", "affine_set", "dense", "dense_resource", "sparse", "opaque", "loc", "strided", "array", "distinct":
		return true
	}
	return false
}

// ParseAttr passes an attribute. A number, a string or elements without a type
// of their own take the expected one, if it is not nil.
func (p *Parser) ParseAttr(t ir.Type) (ir.Attribute, bool) {
	switch p.Tok.Kind {
	case lex.Ident:
		return p.parseAttrWord(t)
	case lex.Integer, lex.Float, lex.Minus:
		return p.ParseNumber(t)
	case lex.String:
		return p.parseStringAttr(t)
	case lex.At:
		return p.ParseSymbolRef()
	case lex.Hash:
		return p.parseExtendedAttr(t)
	case lex.LSquare:
		return p.parseArrayAttr()
	case lex.LBrace:
		return p.parseDictionaryAttr()
	case lex.Bang:
		return p.parseTypeAttr()
	case lex.LParen:
		return p.parseBareAttr()
	}
	return nil, p.Expected("an attribute value")
}

// parseBareAttr passes what begins with a parenthesis: a function type or, as
// earlier versions have it, an affine map or integer set without its keyword.
func (p *Parser) parseBareAttr() (ir.Attribute, bool) {
	if p.Opts.Profile == ods.OwnProfile {
		return p.parseTypeAttr()
	}
	switch p.bareKind() {
	case ods.AttrAffineMap:
		return p.parseMapAttr()
	case ods.AttrIntegerSet:
		return p.parseSetAttr()
	}
	return p.parseTypeAttr()
}

// bareKind looks ahead to tell a function type from a map or set: these name their
// dimensions, and no type has such a name.
func (p *Parser) bareKind() ods.AttrKind {
	at := p.Mark()
	defer p.Reset(at)
	p.Next()
	dims, ok := p.skipNames(lex.RParen)
	if !ok {
		return ods.AttrType
	}
	if p.Consume(lex.LSquare) {
		if _, ok := p.skipNames(lex.RSquare); !ok {
			return ods.AttrType
		}
		dims++
	}
	if p.At(lex.Colon) {
		return ods.AttrIntegerSet
	}
	if !p.Consume(lex.Arrow) {
		return ods.AttrType
	}
	if dims > 0 || p.Consume(lex.LParen) && (p.At(lex.Integer) || p.At(lex.Minus)) {
		return ods.AttrAffineMap
	}
	return ods.AttrType
}

// skipNames passes names that are no types, with commas between, and what closes
// them, and counts them.
func (p *Parser) skipNames(closing lex.Kind) (n int, ok bool) {
	for !p.Consume(closing) {
		if n > 0 && !p.Consume(lex.Comma) || !p.At(lex.Ident) || isTypeWord(p.Tok.Text) {
			return n, false
		}
		p.Next()
		n++
	}
	return n, true
}

func (p *Parser) parseMapAttr() (ir.Attribute, bool) {
	m, ok := p.ParseAffineMap()
	if !ok {
		return nil, false
	}
	return p.Ctx.AffineMapAttr(m), true
}

func (p *Parser) parseSetAttr() (ir.Attribute, bool) {
	s, ok := p.ParseAffineSet()
	if !ok {
		return nil, false
	}
	return p.Ctx.IntegerSetAttr(s), true
}

func (p *Parser) parseTypeAttr() (ir.Attribute, bool) {
	t, ok := p.ParseType()
	if !ok {
		return nil, false
	}
	return p.Ctx.TypeAttr(t), true
}

func (p *Parser) parseAttrWord(t ir.Type) (ir.Attribute, bool) {
	switch word := p.Tok.Text; word {
	case "true", "false":
		return p.parseBool(word == "true", t)
	case "unit":
		p.Next()
		return p.Ctx.UnitAttr(), true
	case "loc":
		return p.parseLocAttr()
	case "affine_map":
		return p.parseAffineMapAttr()
	case "affine_set":
		return p.parseAffineSetAttr()
	case "dense":
		return p.parseDense(t)
	case "dense_resource":
		return p.parseDenseResource(t)
	case "sparse":
		return p.parseSparse(t)
	case "opaque":
		return p.parseOpaqueElements(t)
	case "strided":
		p.Next()
		return p.parseStrided()
	case "array":
		return p.parseDenseArray()
	case "distinct":
		return p.parseDistinct()
	}
	if !isTypeWord(p.Tok.Text) {
		return nil, p.Errorf(p.Tok.Pos, "expected an attribute value, found '%s'", p.Tok.Text)
	}
	return p.parseTypeAttr()
}

// parseDistinct passes `distinct[number]<attribute>`, in which the attribute may be missing.
func (p *Parser) parseDistinct() (ir.Attribute, bool) {
	if !p.Enter() {
		return nil, false
	}
	defer p.Leave()
	p.Next()
	if !p.Expect(lex.LSquare, "[") {
		return nil, false
	}
	number, err := strconv.ParseUint(p.Tok.Text, 0, 64)
	if p.Tok.Kind != lex.Integer || err != nil {
		return nil, p.Expected("a number of 64 bits")
	}
	number += p.firstDistinct
	p.Next()
	if !p.Expect(lex.RSquare, "]") || !p.Expect(lex.Less, "<") {
		return nil, false
	}
	if p.Consume(lex.Greater) {
		return p.Ctx.DistinctAttr(number, p.Ctx.UnitAttr()), true
	}
	of, ok := p.ParseAttr(nil)
	if !ok || !p.Expect(lex.Greater, ">") {
		return nil, false
	}
	return p.Ctx.DistinctAttr(number, of), true
}

func (p *Parser) parseBool(value bool, t ir.Type) (ir.Attribute, bool) {
	if t != nil && t != ir.Type(p.Ctx.I1()) {
		return nil, p.Errorf(p.Tok.Pos, "boolean literal not valid for type '%s'", print.TypeString(t))
	}
	p.Next()
	return p.Ctx.BoolAttr(value), true
}

// parseStringAttr passes a string and perhaps `: type`.
func (p *Parser) parseStringAttr(t ir.Type) (ir.Attribute, bool) {
	value := lex.StringValue(p.Tok.Text)
	p.Next()
	if t == nil && p.Consume(lex.Colon) {
		var ok bool
		if t, ok = p.ParseType(); !ok {
			return nil, false
		}
	}
	return p.Ctx.TypedStringAttr(value, t), true
}

// ParseSymbolRef passes `@root::@nested...`.
func (p *Parser) ParseSymbolRef() (ir.Attribute, bool) {
	root, ok := p.ParseSymbolName()
	if !ok {
		return nil, false
	}
	if p.Tok.Kind != lex.ColonColon {
		return p.Ctx.SymbolRefAttr(root), true
	}
	var nested []string
	for p.Consume(lex.ColonColon) {
		name, ok := p.ParseSymbolName()
		if !ok {
			return nil, false
		}
		nested = append(nested, name)
	}
	return p.Ctx.SymbolRefAttr(root, nested...), true
}

func (p *Parser) parseArrayAttr() (ir.Attribute, bool) {
	if !p.Enter() {
		return nil, false
	}
	defer p.Leave()
	p.Next()
	start := len(p.elems)
	ok := p.List(lex.RSquare, "]", func() bool {
		a, ok := p.ParseAttr(nil)
		p.elems = append(p.elems, a)
		return ok
	})
	elems := p.elems[start:]
	p.elems = p.elems[:start]
	if !ok {
		return nil, false
	}
	return p.Ctx.ArrayAttr(elems), true
}

func (p *Parser) parseDictionaryAttr() (ir.Attribute, bool) {
	entries, ok := p.ParseAttrDict()
	if !ok {
		return nil, false
	}
	return p.Ctx.DictionaryAttr(entries), true
}

// ParseAttrDict passes `{name = value, unit_name, ...}` and returns the entries
// sorted, in a slice that is the caller's.
func (p *Parser) ParseAttrDict() ([]ir.NamedAttr, bool) {
	if !p.Enter() {
		return nil, false
	}
	defer p.Leave()
	if !p.Expect(lex.LBrace, "{") {
		return nil, false
	}
	if p.Consume(lex.RBrace) {
		return nil, true
	}
	start := len(p.Attrs)
	defer func() { p.Attrs = p.Attrs[:start] }()
	var names nameSet
	for {
		if !p.parseAttrEntry(&names) {
			return nil, false
		}
		if p.Consume(lex.Comma) {
			continue
		}
		if p.Tok.Kind != lex.RBrace {
			return nil, p.Expected("',' or '}'")
		}
		p.Next()
		return ir.SortAttrs(p.OwnAttrs(p.Attrs[start:])), true
	}
}

// OwnAttrs copies entries into a slab.
func (p *Parser) OwnAttrs(list []ir.NamedAttr) []ir.NamedAttr {
	const slab = 256
	if len(list) > len(p.slab) {
		p.slab = make([]ir.NamedAttr, max(slab, len(list)))
	}
	own := p.slab[:len(list):len(list)]
	p.slab = p.slab[len(list):]
	copy(own, list)
	return own
}

// parseAttrEntry passes one entry and appends it to p.attrs; names are those of the
// dictionary.
func (p *Parser) parseAttrEntry(names *nameSet) bool {
	pos := p.Tok.Pos
	name, ok := p.parseAttrName()
	if !ok {
		return false
	}
	if !names.add(name) {
		return p.Errorf(pos, "duplicate key '%s' in dictionary attribute", name)
	}
	if !p.Consume(lex.Equal) && !(p.Early && p.Consume(lex.Colon)) {
		p.Attrs = append(p.Attrs, ir.NamedAttr{Name: name, Value: p.Ctx.UnitAttr()})
		return true
	}
	value, ok := p.ParseAttr(nil)
	p.Attrs = append(p.Attrs, ir.NamedAttr{Name: name, Value: value})
	return ok && p.parseFunctionAttr(value)
}

func (p *Parser) parseAttrName() (string, bool) {
	name := p.Tok.Text
	switch p.Tok.Kind {
	case lex.Ident:
	case lex.String:
		name = lex.StringValue(name)
	default:
		return "", p.Expected("an attribute name")
	}
	p.Next()
	return p.intern(name), true
}
