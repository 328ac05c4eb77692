package syntax

import (
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// dialectSymbol is a type or attribute of a dialect, or an alias, as far as it
// was read: `!dialect.name`, `!dialect<"text">` or `!alias`.
type dialectSymbol struct {
	tok     token
	dialect string
	name    string // the mnemonic, "" for text and aliases
	isAlias bool
	glued   bool   // `<` follows without a blank
	text    string // between the quotes of the second form, as it stands
	textPos int
	hasText bool
	wrapped bool // `!dialect<name ...>`
	bodyPos int  // of what is between the brackets then
}

// parseDialectSymbol passes the token with the sigil, and `<"text">` behind a
// name without a dot. The token is left alone in the other forms' bodies.
func (p *parser) parseDialectSymbol() (dialectSymbol, bool) {
	s := dialectSymbol{tok: p.tok}
	word := p.tok.text[1:]
	p.next()
	s.glued = p.tok.kind == tokLess && p.tok.pos == s.tok.end()
	dot := strings.IndexByte(word, '.')
	if dot >= 0 {
		s.dialect, s.name = word[:dot], word[dot+1:]
		if s.dialect == "" || s.name == "" {
			return s, p.errorf(s.tok.pos, "expected a name such as '%sdialect.name'", s.tok.text[:1])
		}
		return s, true
	}
	if p.tok.kind != tokLess {
		s.isAlias, s.name = true, word
		return s, true
	}
	s.dialect = word
	p.next()
	if p.tok.kind == tokIdent {
		s.name, s.wrapped, s.bodyPos = p.tok.text, true, p.tok.pos
		p.next()
		return s, true
	}
	s.hasText = true
	if p.tok.kind != tokString {
		return s, p.expected("a string in dialect symbol")
	}
	s.text, s.textPos = p.tok.text[1:len(p.tok.text)-1], p.tok.pos+1
	p.next()
	return s, p.expect(tokGreater, ">")
}

// parseExtendedType passes a type that begins with `!`.
func (p *parser) parseExtendedType() (ir.Type, bool) {
	if !p.enter() {
		return nil, false
	}
	defer p.leave()
	s, ok := p.parseDialectSymbol()
	if !ok {
		return nil, false
	}
	if s.isAlias {
		def, ok := p.useAlias(s.tok)
		return def.typ, ok
	}
	if def := p.typeDef(s.dialect, s.name, false); def != nil {
		t, ok := p.parseDialectType(def)
		return t, ok && p.closeWrapped(&s)
	}
	d := p.dialect(s.dialect)
	if d == nil {
		body, ok := p.opaqueBody(&s)
		if !ok {
			return nil, false
		}
		return p.ctx.OpaqueType(s.dialect, body), true
	}
	if s.hasText {
		if t, ok := p.typeInNotation(d, stringValue(`"`+s.text+`"`)); ok {
			return t, true
		}
		return p.typeInText(d, &s)
	}
	def := lookupTypeDef(d, s.name)
	if def == nil && !s.wrapped {
		if t, ok := p.typeInNotation(d, s.name); ok {
			return t, true
		}
	}
	if def == nil {
		return nil, p.errorf(s.tok.pos, "unknown type '%s' in dialect '%s'%s", s.name, s.dialect, nearest(s.name, typeNames(d)))
	}
	t, ok := p.parseDialectType(def)
	return t, ok && p.closeWrapped(&s)
}

// closeWrapped passes the bracket behind `!dialect<name ...`.
func (p *parser) closeWrapped(s *dialectSymbol) bool { return !s.wrapped || p.expect(tokGreater, ">") }

// parseExtendedAttr passes an attribute that begins with `#`.
func (p *parser) parseExtendedAttr(t ir.Type) (ir.Attribute, bool) {
	if !p.enter() {
		return nil, false
	}
	defer p.leave()
	s, ok := p.parseDialectSymbol()
	if !ok {
		return nil, false
	}
	if s.isAlias {
		def, ok := p.useAlias(s.tok)
		return def.attr, ok
	}
	if def := p.typeDef(s.dialect, s.name, true); def != nil {
		a, ok := p.parseDialectAttr(def, t)
		return a, ok && p.closeWrapped(&s)
	}
	d := p.dialect(s.dialect)
	if d == nil {
		return p.parseOpaqueAttr(&s, t)
	}
	if s.hasText {
		return p.attrInText(d, &s, t)
	}
	def := lookupAttrDef(d, s.name)
	if def == nil {
		return nil, p.errorf(s.tok.pos, "unknown attribute '%s' in dialect '%s'%s", s.name, s.dialect, nearest(s.name, attrNames(d)))
	}
	a, ok := p.parseDialectAttr(def, t)
	return a, ok && p.closeWrapped(&s)
}

func (p *parser) parseOpaqueAttr(s *dialectSymbol, t ir.Type) (ir.Attribute, bool) {
	body, ok := p.opaqueBody(s)
	if !ok {
		return nil, false
	}
	if p.consume(tokColon) {
		if t, ok = p.parseType(); !ok {
			return nil, false
		}
	}
	return p.ctx.OpaqueAttr(s.dialect, body, t), true
}

// opaqueBody returns the text behind the dialect's name, which has no
// definition.
func (p *parser) opaqueBody(s *dialectSymbol) (string, bool) {
	if !p.opts.AllowUnregistered {
		return "", p.errorf(s.tok.pos, "dialect '%s' is unknown; --allow-unregistered-dialect accepts it all the same", s.dialect)
	}
	if s.hasText {
		return s.text, true
	}
	if s.wrapped {
		end, ok := p.skipBalanced(s.bodyPos - 1)
		if !ok {
			return "", false
		}
		p.lexAt(end)
		return p.text[s.bodyPos : end-1], true
	}
	if !s.glued {
		return s.name, true
	}
	start := p.tok.pos
	end, ok := p.skipBalanced(start)
	if !ok {
		return "", false
	}
	p.lexAt(end)
	return s.name + p.text[start:end], true
}

// skipBalanced returns the offset behind the bracket that closes the one at
// start. Brackets in strings do not count, nor does the `>` of an arrow.
func (p *parser) skipBalanced(start int) (int, bool) {
	var open []byte
	text := p.text
	for i := start; i < len(text); i++ {
		switch c := text[i]; c {
		case '<', '(', '[', '{':
			if len(open) >= maxTypeDepth {
				return 0, p.errorf(i, "nesting is deeper than %d levels", maxTypeDepth)
			}
			open = append(open, closing(c))
		case '>', ')', ']', '}':
			if open[len(open)-1] != c {
				return 0, p.errorf(i, "unbalanced '%c' character in pretty dialect name", c)
			}
			open = open[:len(open)-1]
			if len(open) == 0 {
				return i + 1, true
			}
		case '-':
			if i+1 < len(text) && text[i+1] == '>' {
				i++
			}
		case '"':
			end := stringEnd(text, i)
			if end < 0 {
				return 0, p.errorf(i, "expected '\"' before the end of the line")
			}
			i = end - 1
		case 0:
			return 0, p.errorf(i, "unexpected nul in dialect symbol")
		}
	}
	return 0, p.errorf(start, "expected '%c' before the end of the file", open[len(open)-1])
}

func closing(c byte) byte {
	switch c {
	case '<':
		return '>'
	case '(':
		return ')'
	case '[':
		return ']'
	}
	return '}'
}

// stringEnd is the offset behind the string that begins at i, or -1.
func stringEnd(text string, i int) int {
	for i++; i < len(text); i++ {
		switch text[i] {
		case '"':
			return i + 1
		case '\n':
			return -1
		case '\\':
			i += max(escapeLength(text[i:])-1, 0)
		}
	}
	return -1
}

// typeInText reads `!dialect<"name<...>">` of a dialect that is known.
func (p *parser) typeInText(d ir.Dialect, s *dialectSymbol) (ir.Type, bool) {
	sub, mnemonic := p.within(s)
	def := lookupTypeDef(d, mnemonic)
	if def == nil {
		return nil, p.errorf(s.textPos, "unknown type '%s' in dialect '%s'%s", mnemonic, s.dialect, nearest(mnemonic, typeNames(d)))
	}
	t, ok := sub.parseDialectType(def)
	return t, p.leaveText(sub, s, ok)
}

func (p *parser) attrInText(d ir.Dialect, s *dialectSymbol, t ir.Type) (ir.Attribute, bool) {
	sub, mnemonic := p.within(s)
	def := lookupAttrDef(d, mnemonic)
	if def == nil {
		return nil, p.errorf(s.textPos, "unknown attribute '%s' in dialect '%s'%s", mnemonic, s.dialect, nearest(mnemonic, attrNames(d)))
	}
	a, ok := sub.parseDialectAttr(def, t)
	return a, p.leaveText(sub, s, ok)
}

// within returns a parser for the text of a symbol, behind the mnemonic.
func (p *parser) within(s *dialectSymbol) (sub *parser, mnemonic string) {
	text := stringValue(`"` + s.text + `"`)
	sub = newParser(p.ctx, diag.NewSource(p.src.Name(), []byte(text)), &diag.Sink{}, p.opts)
	sub.aliases, sub.expanded, sub.depth = p.aliases, p.expanded, p.depth
	mnemonic = sub.tok.text
	if sub.tok.kind == tokIdent {
		sub.next()
	}
	return sub, mnemonic
}

// leaveText reports what a parser of a symbol's text found, at the symbol.
func (p *parser) leaveText(sub *parser, s *dialectSymbol, ok bool) bool {
	if ok && sub.tok.kind != tokEOF {
		ok = sub.expected("the end of the symbol")
	}
	if ok {
		return true
	}
	message := "malformed dialect symbol"
	if list := sub.sink.Diagnostics(); len(list) > 0 {
		message = list[0].Message
	}
	return p.errorf(s.textPos, "%s", message)
}

// nearest is a hint at the name that may have been meant, or "".
func nearest(name string, candidates []string) string {
	if near, ok := diag.Suggest(name, candidates); ok {
		return "; did you mean '" + near + "'?"
	}
	return ""
}
