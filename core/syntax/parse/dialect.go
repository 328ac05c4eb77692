package parse

import (
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// dialectSymbol is a type or attribute of a dialect, or an alias, as far as it
// was read: `!dialect.name`, `!dialect<"text">` or `!alias`.
type dialectSymbol struct {
	tok     lex.Token
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
func (p *Parser) parseDialectSymbol() (dialectSymbol, bool) {
	s := dialectSymbol{tok: p.Tok}
	word := p.Tok.Text[1:]
	p.Next()
	s.glued = p.Tok.Kind == lex.Less && p.Tok.Pos == s.tok.End()
	dot := strings.IndexByte(word, '.')
	if dot >= 0 {
		s.dialect, s.name = word[:dot], word[dot+1:]
		if s.dialect == "" || s.name == "" {
			return s, p.Errorf(s.tok.Pos, "expected a name such as '%sdialect.name'", s.tok.Text[:1])
		}
		return s, true
	}
	if p.Tok.Kind != lex.Less {
		s.isAlias, s.name = true, word
		return s, true
	}
	s.dialect = word
	p.Next()
	if p.Tok.Kind == lex.Ident {
		s.name, s.wrapped, s.bodyPos = p.Tok.Text, true, p.Tok.Pos
		p.Next()
		return s, true
	}
	s.hasText = true
	if p.Tok.Kind != lex.String {
		return s, p.Expected("a string in dialect symbol")
	}
	s.text, s.textPos = p.Tok.Text[1:len(p.Tok.Text)-1], p.Tok.Pos+1
	p.Next()
	return s, p.Expect(lex.Greater, ">")
}

// parseExtendedType passes a type that begins with `!`.
func (p *Parser) parseExtendedType() (ir.Type, bool) {
	if !p.Enter() {
		return nil, false
	}
	defer p.Leave()
	s, ok := p.parseDialectSymbol()
	if !ok {
		return nil, false
	}
	if s.isAlias {
		def, ok := p.useAlias(s.tok)
		return def.typ, ok
	}
	if def := p.typeDef(s.dialect, s.name, false); def != nil {
		t, ok := p.Forms.Type(def)
		return t, ok && p.closeWrapped(&s)
	}
	d := p.dialect(s.dialect)
	if d == nil {
		body, ok := p.opaqueBody(&s)
		if !ok {
			return nil, false
		}
		return p.Ctx.OpaqueType(s.dialect, body), true
	}
	if s.hasText {
		if t, ok := p.typeInNotation(d, lex.StringValue(`"`+s.text+`"`)); ok {
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
		return nil, p.Errorf(s.tok.Pos, "unknown type '%s' in dialect '%s'%s", s.name, s.dialect, nearest(s.name, typeNames(d)))
	}
	t, ok := p.Forms.Type(def)
	return t, ok && p.closeWrapped(&s)
}

// closeWrapped passes the bracket behind `!dialect<name ...`.
func (p *Parser) closeWrapped(s *dialectSymbol) bool { return !s.wrapped || p.Expect(lex.Greater, ">") }

// parseExtendedAttr passes an attribute that begins with `#`.
func (p *Parser) parseExtendedAttr(t ir.Type) (ir.Attribute, bool) {
	if !p.Enter() {
		return nil, false
	}
	defer p.Leave()
	s, ok := p.parseDialectSymbol()
	if !ok {
		return nil, false
	}
	if s.isAlias {
		def, ok := p.useAlias(s.tok)
		return def.attr, ok
	}
	if def := p.typeDef(s.dialect, s.name, true); def != nil {
		a, ok := p.Forms.Attr(def, t)
		return a, ok && p.closeWrapped(&s)
	}
	d := p.dialect(s.dialect)
	if d == nil {
		return p.parseOpaqueAttr(&s, t)
	}
	if s.hasText {
		return p.attrInText(d, &s, t)
	}
	def := LookupAttrDef(d, s.name)
	if def == nil {
		return nil, p.Errorf(s.tok.Pos, "unknown attribute '%s' in dialect '%s'%s", s.name, s.dialect, nearest(s.name, attrNames(d)))
	}
	a, ok := p.Forms.Attr(def, t)
	return a, ok && p.closeWrapped(&s)
}

func (p *Parser) parseOpaqueAttr(s *dialectSymbol, t ir.Type) (ir.Attribute, bool) {
	body, ok := p.opaqueBody(s)
	if !ok {
		return nil, false
	}
	if p.Consume(lex.Colon) {
		if t, ok = p.ParseType(); !ok {
			return nil, false
		}
	}
	return p.Ctx.OpaqueAttr(s.dialect, body, t), true
}

// opaqueBody returns the text behind the dialect's name, which has no
// definition.
func (p *Parser) opaqueBody(s *dialectSymbol) (string, bool) {
	if !p.Opts.AllowUnregistered {
		return "", p.Errorf(s.tok.Pos, "dialect '%s' is unknown; --allow-unregistered-dialect accepts it all the same", s.dialect)
	}
	if s.hasText {
		return s.text, true
	}
	if s.wrapped {
		end, ok := p.skipBalanced(s.bodyPos - 1)
		if !ok {
			return "", false
		}
		p.MoveTo(end)
		return p.Text[s.bodyPos : end-1], true
	}
	if !s.glued {
		return s.name, true
	}
	start := p.Tok.Pos
	end, ok := p.skipBalanced(start)
	if !ok {
		return "", false
	}
	p.MoveTo(end)
	return s.name + p.Text[start:end], true
}

// typeInText reads `!dialect<"name<...>">` of a dialect that is known.
func (p *Parser) typeInText(d ir.Dialect, s *dialectSymbol) (ir.Type, bool) {
	sub, mnemonic := p.within(s)
	def := lookupTypeDef(d, mnemonic)
	if def == nil {
		return nil, p.Errorf(s.textPos, "unknown type '%s' in dialect '%s'%s", mnemonic, s.dialect, nearest(mnemonic, typeNames(d)))
	}
	t, ok := sub.Forms.Type(def)
	return t, p.leaveText(sub, s, ok)
}

func (p *Parser) attrInText(d ir.Dialect, s *dialectSymbol, t ir.Type) (ir.Attribute, bool) {
	sub, mnemonic := p.within(s)
	def := LookupAttrDef(d, mnemonic)
	if def == nil {
		return nil, p.Errorf(s.textPos, "unknown attribute '%s' in dialect '%s'%s", mnemonic, s.dialect, nearest(mnemonic, attrNames(d)))
	}
	a, ok := sub.Forms.Attr(def, t)
	return a, p.leaveText(sub, s, ok)
}

// within returns a parser for the text of a symbol, behind the mnemonic.
func (p *Parser) within(s *dialectSymbol) (sub *Parser, mnemonic string) {
	text := lex.StringValue(`"` + s.text + `"`)
	sub = newParser(p.Ctx, diag.NewSource(p.src.Name(), []byte(text)), &diag.Sink{}, p.Opts)
	sub.aliases, sub.expanded, sub.depth = p.aliases, p.expanded, p.depth
	mnemonic = sub.Tok.Text
	if sub.Tok.Kind == lex.Ident {
		sub.Next()
	}
	return sub, mnemonic
}

// leaveText reports what a parser of a symbol's text found, at the symbol.
func (p *Parser) leaveText(sub *Parser, s *dialectSymbol, ok bool) bool {
	if ok && sub.Tok.Kind != lex.EOF {
		ok = sub.Expected("the end of the symbol")
	}
	if ok {
		return true
	}
	message := "malformed dialect symbol"
	if list := sub.sink.Diagnostics(); len(list) > 0 {
		message = list[0].Message
	}
	return p.Errorf(s.textPos, "%s", message)
}

// nearest is a hint at the name that may have been meant, or "".
func nearest(name string, candidates []string) string {
	if near, ok := diag.Suggest(name, candidates); ok {
		return "; did you mean '" + near + "'?"
	}
	return ""
}

// skipBalanced returns the offset behind the bracket that closes the one at start.
func (p *Parser) skipBalanced(start int) (int, bool) {
	end, at, problem := lex.SkipBalanced(p.Text, start)
	if problem != "" {
		return 0, p.Errorf(at, "%s", problem)
	}
	return end, true
}
