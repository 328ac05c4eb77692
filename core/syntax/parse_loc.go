package syntax

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// lateLoc is the location of an operation that is told by an alias which was
// not defined yet.
type lateLoc struct {
	op    *ir.Operation
	alias token
}

// locAt is the place of an offset as a location.
func (p *parser) locAt(pos int) ir.Location {
	line, col := p.lineCol(pos)
	return p.ctx.FileLineColLoc(p.src.Name(), line, col)
}

// lineCol is the place of an offset. It is cheapest when offsets grow.
func (p *parser) lineCol(pos int) (line, col uint32) {
	if pos < p.lineStart {
		at := p.src.Position(pos)
		return uint32(at.Line), uint32(at.Col)
	}
	for at := max(p.lineStart, p.lineSeen); at < pos; {
		n := strings.IndexByte(p.text[at:pos], '\n')
		if n < 0 {
			p.lineSeen = pos
			break
		}
		at += n + 1
		p.lineStart = at
		p.line++
	}
	return uint32(p.line), uint32(pos - p.lineStart + 1)
}

// keepArgLoc keeps the location behind a parameter for the argument whose name
// stands at the offset.
func (p *parser) keepArgLoc(pos int) {
	if p.paramLoc == nil {
		return
	}
	if p.argLocs == nil {
		p.argLocs = map[int]ir.Location{}
	}
	p.argLocs[pos] = p.paramLoc
}

// argLocAt is the location of the argument whose name stands at the offset.
func (p *parser) argLocAt(pos int) ir.Location {
	if loc, ok := p.argLocs[pos]; ok {
		return loc
	}
	return p.locAt(pos)
}

// atTrailingLoc reports whether `loc(` may follow here.
func (p *parser) atTrailingLoc() bool { return p.tok.kind == tokIdent && p.tok.text == "loc" }

// parseTrailingLoc passes `loc(...)` behind an operation and sets its location.
// An alias may be defined later in the file.
func (p *parser) parseTrailingLoc(op *ir.Operation) bool {
	p.next()
	if !p.expect(tokLParen, "(") {
		return false
	}
	if p.tok.kind == tokHash && p.aliases[p.tok.text].attr == nil && !strings.Contains(p.tok.text, ".") {
		p.lateLocs = append(p.lateLocs, lateLoc{op, p.tok})
		op.SetLoc(p.ctx.UnknownLoc())
		p.next()
		return p.expect(tokRParen, ")")
	}
	loc, ok := p.parseLocInstance()
	if !ok || !p.expect(tokRParen, ")") {
		return false
	}
	op.SetLoc(loc)
	return true
}

// resolveLateLocs sets the locations whose aliases came later.
func (p *parser) resolveLateLocs() {
	for _, l := range p.lateLocs {
		a := p.aliases[l.alias.text].attr
		if loc, ok := a.(ir.Location); ok {
			l.op.SetLoc(loc)
			continue
		}
		if a == nil {
			p.errorf(l.alias.pos, "undefined location alias '%s'", l.alias.text)
			continue
		}
		p.errorf(l.alias.pos, "attribute alias '%s' is not a location", l.alias.text)
	}
}

// parseLoc passes `loc(...)`.
func (p *parser) parseLoc() (ir.Location, bool) {
	if !p.expectKeyword("loc") || !p.expect(tokLParen, "(") {
		return nil, false
	}
	loc, ok := p.parseLocInstance()
	if !ok || !p.expect(tokRParen, ")") {
		return nil, false
	}
	return loc, true
}

func (p *parser) parseLocAttr() (ir.Attribute, bool) {
	loc, ok := p.parseLoc()
	return loc, ok
}

// parseLocInstance passes what stands inside `loc(...)`.
func (p *parser) parseLocInstance() (ir.Location, bool) {
	if !p.enter() {
		return nil, false
	}
	defer p.leave()
	switch {
	case p.tok.kind == tokString:
		return p.parseNameOrFileLoc()
	case p.tok.kind == tokHash:
		return p.parseLocAlias()
	case p.consumeKeyword("unknown"):
		return p.ctx.UnknownLoc(), true
	case p.consumeKeyword("callsite"):
		return p.parseCallSiteLoc()
	case p.consumeKeyword("fused"):
		return p.parseFusedLoc()
	}
	return nil, p.expected("a location")
}

func (p *parser) parseLocAlias() (ir.Location, bool) {
	pos := p.tok.pos
	a, ok := p.parseExtendedAttr(nil)
	if !ok {
		return nil, false
	}
	loc, ok := a.(ir.Location)
	if !ok {
		return nil, p.errorf(pos, "attribute alias is not a location")
	}
	return loc, true
}

// parseNameOrFileLoc passes `"file":line:col` or `"name"(child)`.
func (p *parser) parseNameOrFileLoc() (ir.Location, bool) {
	text := stringValue(p.tok.text)
	p.next()
	if p.consume(tokColon) {
		line, ok := p.parseLineNumber("line")
		if !ok || !p.expect(tokColon, ":") {
			return nil, false
		}
		col, ok := p.parseLineNumber("column")
		if !ok {
			return nil, false
		}
		return p.ctx.FileLineColLoc(p.intern(text), line, col), true
	}
	if !p.consume(tokLParen) {
		return p.ctx.NameLoc(text, p.ctx.UnknownLoc()), true
	}
	pos := p.tok.pos
	child, ok := p.parseLocInstance()
	if !ok || !p.expect(tokRParen, ")") {
		return nil, false
	}
	if _, named := child.(*ir.NameLoc); named {
		return nil, p.errorf(pos, "child of a named location cannot be another named location")
	}
	return p.ctx.NameLoc(text, child), true
}

func (p *parser) parseLineNumber(what string) (uint32, bool) {
	if p.tok.kind == tokInteger && len(p.tok.text) <= 10 {
		n, ok := decimalInt64(p.tok.text, false)
		if ok && n <= 1<<32-1 && isClass(p.tok.text[len(p.tok.text)-1], classDigit) && !strings.Contains(p.tok.text, "x") {
			p.next()
			return uint32(n), true
		}
	}
	return 0, p.expected("an integer " + what + " number")
}

func (p *parser) parseCallSiteLoc() (ir.Location, bool) {
	if !p.expect(tokLParen, "(") {
		return nil, false
	}
	callee, ok := p.parseLocInstance()
	if !ok || !p.expectKeyword("at") {
		return nil, false
	}
	caller, ok := p.parseLocInstance()
	if !ok || !p.expect(tokRParen, ")") {
		return nil, false
	}
	return p.ctx.CallSiteLoc(callee, caller), true
}

func (p *parser) parseFusedLoc() (ir.Location, bool) {
	var metadata ir.Attribute
	if p.consume(tokLess) {
		var ok bool
		if metadata, ok = p.parseAttr(nil); !ok || !p.expect(tokGreater, ">") {
			return nil, false
		}
	}
	if !p.expect(tokLSquare, "[") {
		return nil, false
	}
	var locs []ir.Location
	for {
		l, ok := p.parseLocInstance()
		if !ok {
			return nil, false
		}
		locs = append(locs, l)
		if !p.consume(tokComma) {
			break
		}
	}
	if !p.expect(tokRSquare, "]") {
		return nil, false
	}
	loc := p.ctx.FusedLoc(locs, metadata)
	if f, ok := loc.(*ir.FusedLoc); ok && len(f.Locations()) == 1 && !otherProfile(p.opts.Profile) {
		return f.Locations()[0], true // as MLIR 13 has it, metadata or not
	}
	return loc, true
}
