package syntax

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// atAttrStart reports whether an attribute may begin here.
func (p *parser) atAttrStart() bool {
	switch p.tok.kind {
	case tokInteger, tokFloat, tokString, tokAt, tokHash, tokLSquare, tokLBrace, tokMinus:
		return true
	case tokIdent:
		return isAttrWord(p.tok.text) || isTypeWord(p.tok.text)
	}
	return p.atTypeStart()
}

func isAttrWord(s string) bool {
	switch s {
	case "true", "false", "unit", "affine_map", "affine_set", "dense", "sparse", "opaque", "loc", "strided", "array":
		return true
	}
	return false
}

// parseAttr passes an attribute. A number, a string or elements without a type
// of their own take the expected one, if it is not nil.
func (p *parser) parseAttr(t ir.Type) (ir.Attribute, bool) {
	switch p.tok.kind {
	case tokIdent:
		return p.parseAttrWord(t)
	case tokInteger, tokFloat, tokMinus:
		return p.parseNumber(t)
	case tokString:
		return p.parseStringAttr(t)
	case tokAt:
		return p.parseSymbolRef()
	case tokHash:
		return p.parseExtendedAttr(t)
	case tokLSquare:
		return p.parseArrayAttr()
	case tokLBrace:
		return p.parseDictionaryAttr()
	case tokBang:
		return p.parseTypeAttr()
	case tokLParen:
		return p.parseBareAttr()
	}
	return nil, p.expected("an attribute value")
}

// parseBareAttr passes what begins with a parenthesis: a function type or, as
// earlier versions have it, an affine map or integer set without its keyword.
func (p *parser) parseBareAttr() (ir.Attribute, bool) {
	if p.opts.Profile == ods.OwnProfile {
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
func (p *parser) bareKind() ods.AttrKind {
	at := p.mark()
	defer p.reset(at)
	p.next()
	dims, ok := p.skipNames(tokRParen)
	if !ok {
		return ods.AttrType
	}
	if p.consume(tokLSquare) {
		if _, ok := p.skipNames(tokRSquare); !ok {
			return ods.AttrType
		}
		dims++
	}
	if p.at(tokColon) {
		return ods.AttrIntegerSet
	}
	if !p.consume(tokArrow) {
		return ods.AttrType
	}
	if dims > 0 || p.consume(tokLParen) && (p.at(tokInteger) || p.at(tokMinus)) {
		return ods.AttrAffineMap
	}
	return ods.AttrType
}

// skipNames passes names that are no types, with commas between, and what closes
// them, and counts them.
func (p *parser) skipNames(closing tokenKind) (n int, ok bool) {
	for !p.consume(closing) {
		if n > 0 && !p.consume(tokComma) || !p.at(tokIdent) || isTypeWord(p.tok.text) {
			return n, false
		}
		p.next()
		n++
	}
	return n, true
}

func (p *parser) parseMapAttr() (ir.Attribute, bool) {
	m, ok := p.parseAffineMap()
	if !ok {
		return nil, false
	}
	return p.ctx.AffineMapAttr(m), true
}

func (p *parser) parseSetAttr() (ir.Attribute, bool) {
	s, ok := p.parseAffineSet()
	if !ok {
		return nil, false
	}
	return p.ctx.IntegerSetAttr(s), true
}

func (p *parser) parseTypeAttr() (ir.Attribute, bool) {
	t, ok := p.parseType()
	if !ok {
		return nil, false
	}
	return p.ctx.TypeAttr(t), true
}

func (p *parser) parseAttrWord(t ir.Type) (ir.Attribute, bool) {
	switch word := p.tok.text; word {
	case "true", "false":
		return p.parseBool(word == "true", t)
	case "unit":
		p.next()
		return p.ctx.UnitAttr(), true
	case "loc":
		return p.parseLocAttr()
	case "affine_map":
		return p.parseAffineMapAttr()
	case "affine_set":
		return p.parseAffineSetAttr()
	case "dense":
		return p.parseDense(t)
	case "sparse":
		return p.parseSparse(t)
	case "opaque":
		return p.parseOpaqueElements(t)
	case "strided":
		p.next()
		return p.parseStrided()
	case "array":
		return p.parseDenseArray()
	}
	if !isTypeWord(p.tok.text) {
		return nil, p.errorf(p.tok.pos, "expected an attribute value, found '%s'", p.tok.text)
	}
	return p.parseTypeAttr()
}

func (p *parser) parseBool(value bool, t ir.Type) (ir.Attribute, bool) {
	if t != nil && t != ir.Type(p.ctx.I1()) {
		return nil, p.errorf(p.tok.pos, "boolean literal not valid for type '%s'", TypeString(t))
	}
	p.next()
	return p.ctx.BoolAttr(value), true
}

// parseStringAttr passes a string and perhaps `: type`.
func (p *parser) parseStringAttr(t ir.Type) (ir.Attribute, bool) {
	value := stringValue(p.tok.text)
	p.next()
	if t == nil && p.consume(tokColon) {
		var ok bool
		if t, ok = p.parseType(); !ok {
			return nil, false
		}
	}
	return p.ctx.TypedStringAttr(value, t), true
}

// parseSymbolRef passes `@root::@nested...`.
func (p *parser) parseSymbolRef() (ir.Attribute, bool) {
	root, ok := p.parseSymbolName()
	if !ok {
		return nil, false
	}
	if p.tok.kind != tokColonColon {
		return p.ctx.SymbolRefAttr(root), true
	}
	var nested []string
	for p.consume(tokColonColon) {
		name, ok := p.parseSymbolName()
		if !ok {
			return nil, false
		}
		nested = append(nested, name)
	}
	return p.ctx.SymbolRefAttr(root, nested...), true
}

func (p *parser) parseArrayAttr() (ir.Attribute, bool) {
	if !p.enter() {
		return nil, false
	}
	defer p.leave()
	p.next()
	start := len(p.elems)
	ok := p.list(tokRSquare, "]", func() bool {
		a, ok := p.parseAttr(nil)
		p.elems = append(p.elems, a)
		return ok
	})
	elems := p.elems[start:]
	p.elems = p.elems[:start]
	if !ok {
		return nil, false
	}
	return p.ctx.ArrayAttr(elems), true
}

func (p *parser) parseDictionaryAttr() (ir.Attribute, bool) {
	entries, ok := p.parseAttrDict()
	if !ok {
		return nil, false
	}
	return p.ctx.DictionaryAttr(entries), true
}

// parseAttrDict passes `{name = value, unit_name, ...}` and returns the entries
// sorted, in a slice that is the caller's.
func (p *parser) parseAttrDict() ([]ir.NamedAttr, bool) {
	if !p.enter() {
		return nil, false
	}
	defer p.leave()
	if !p.expect(tokLBrace, "{") {
		return nil, false
	}
	if p.consume(tokRBrace) {
		return nil, true
	}
	start := len(p.attrs)
	defer func() { p.attrs = p.attrs[:start] }()
	var names nameSet
	for {
		if !p.parseAttrEntry(&names) {
			return nil, false
		}
		if p.consume(tokComma) {
			continue
		}
		if p.tok.kind != tokRBrace {
			return nil, p.expected("',' or '}'")
		}
		p.next()
		return ir.SortAttrs(p.ownAttrs(p.attrs[start:])), true
	}
}

// ownAttrs copies entries into a slab.
func (p *parser) ownAttrs(list []ir.NamedAttr) []ir.NamedAttr {
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
func (p *parser) parseAttrEntry(names *nameSet) bool {
	pos := p.tok.pos
	name, ok := p.parseAttrName()
	if !ok {
		return false
	}
	if !names.add(name) {
		return p.errorf(pos, "duplicate key '%s' in dictionary attribute", name)
	}
	if !p.consume(tokEqual) && !(p.isEarly() && p.consume(tokColon)) {
		p.attrs = append(p.attrs, ir.NamedAttr{Name: name, Value: p.ctx.UnitAttr()})
		return true
	}
	value, ok := p.parseAttr(nil)
	p.attrs = append(p.attrs, ir.NamedAttr{Name: name, Value: value})
	return ok && p.parseFunctionAttr(value)
}

func (p *parser) parseAttrName() (string, bool) {
	name := p.tok.text
	switch p.tok.kind {
	case tokIdent:
	case tokString:
		name = stringValue(name)
	default:
		return "", p.expected("an attribute name")
	}
	p.next()
	return p.intern(name), true
}
