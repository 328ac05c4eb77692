package parse

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// lateLoc is the location of an operation that is given by an alias which was
// not defined yet.
type lateLoc struct {
	op    *ir.Operation
	alias lex.Token
}

// LocAt is the place of an offset as a location.
func (p *Parser) LocAt(pos int) ir.Location {
	line, col := p.lineCol(pos)
	return p.Ctx.FileLineColLoc(p.src.Name(), line, col)
}

// lineCol is the place of an offset. It is cheapest when offsets grow.
func (p *Parser) lineCol(pos int) (line, col uint32) {
	if pos < p.lineStart {
		at := p.src.Position(pos)
		return uint32(at.Line), uint32(at.Col)
	}
	for at := max(p.lineStart, p.lineSeen); at < pos; {
		n := strings.IndexByte(p.Text[at:pos], '\n')
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

// KeepArgLoc keeps the location behind a parameter for the argument whose name
// stands at the offset.
func (p *Parser) KeepArgLoc(pos int) {
	if p.ParamLoc == nil {
		return
	}
	if p.argLocs == nil {
		p.argLocs = map[int]ir.Location{}
	}
	p.argLocs[pos] = p.ParamLoc
}

// argLocAt is the location of the argument whose name stands at the offset.
func (p *Parser) argLocAt(pos int) ir.Location {
	if loc, ok := p.argLocs[pos]; ok {
		return loc
	}
	return p.LocAt(pos)
}

// AtTrailingLoc reports whether `loc(` may follow here.
func (p *Parser) AtTrailingLoc() bool { return p.Tok.Kind == lex.Ident && p.Tok.Text == "loc" }

// parseTrailingLoc passes `loc(...)` behind an operation and sets its location.
// An alias may be defined later in the file.
func (p *Parser) parseTrailingLoc(op *ir.Operation) bool {
	p.Next()
	if !p.Expect(lex.LParen, "(") {
		return false
	}
	if p.Tok.Kind == lex.Hash && p.aliases[p.Tok.Text].attr == nil && !strings.Contains(p.Tok.Text, ".") {
		p.lateLocs = append(p.lateLocs, lateLoc{op, p.Tok})
		op.SetLoc(p.Ctx.UnknownLoc())
		p.Next()
		return p.Expect(lex.RParen, ")")
	}
	loc, ok := p.parseLocInstance()
	if !ok || !p.Expect(lex.RParen, ")") {
		return false
	}
	op.SetLoc(loc)
	return true
}

// resolveLateLocs sets the locations whose aliases came later.
func (p *Parser) resolveLateLocs() {
	for _, l := range p.lateLocs {
		a := p.aliases[l.alias.Text].attr
		if loc, ok := a.(ir.Location); ok {
			names := l.op.NamesAround(loc)
			if l.op.SetLoc(loc); !hasNames(l.op) {
				l.op.SetLoc(names)
			}
			continue
		}
		if a == nil {
			p.Errorf(l.alias.Pos, "undefined location alias '%s'", l.alias.Text)
			continue
		}
		p.Errorf(l.alias.Pos, "attribute alias '%s' is not a location", l.alias.Text)
	}
}

// ParseLoc passes `loc(...)`.
func (p *Parser) ParseLoc() (ir.Location, bool) {
	if !p.expectKeyword("loc") || !p.Expect(lex.LParen, "(") {
		return nil, false
	}
	loc, ok := p.parseLocInstance()
	if !ok || !p.Expect(lex.RParen, ")") {
		return nil, false
	}
	return loc, true
}

func (p *Parser) parseLocAttr() (ir.Attribute, bool) {
	loc, ok := p.ParseLoc()
	return loc, ok
}

// parseLocInstance passes what stands inside `loc(...)`.
func (p *Parser) parseLocInstance() (ir.Location, bool) {
	if !p.Enter() {
		return nil, false
	}
	defer p.Leave()
	switch {
	case p.Tok.Kind == lex.String:
		return p.parseNameOrFileLoc()
	case p.Tok.Kind == lex.Hash:
		return p.parseLocAlias()
	case p.ConsumeKeyword("unknown"):
		return p.Ctx.UnknownLoc(), true
	case p.ConsumeKeyword("callsite"):
		return p.parseCallSiteLoc()
	case p.ConsumeKeyword("fused"):
		return p.parseFusedLoc()
	}
	return nil, p.Expected("a location")
}

func (p *Parser) parseLocAlias() (ir.Location, bool) {
	pos := p.Tok.Pos
	a, ok := p.parseExtendedAttr(nil)
	if !ok {
		return nil, false
	}
	loc, ok := a.(ir.Location)
	if !ok {
		return nil, p.Errorf(pos, "attribute alias is not a location")
	}
	return loc, true
}

// parseNameOrFileLoc passes `"file":line:col` or `"name"(child)`.
func (p *Parser) parseNameOrFileLoc() (ir.Location, bool) {
	text := lex.StringValue(p.Tok.Text)
	p.Next()
	if p.Consume(lex.Colon) {
		line, ok := p.parseLineNumber("line")
		if !ok || !p.Expect(lex.Colon, ":") {
			return nil, false
		}
		col, ok := p.parseLineNumber("column")
		if !ok {
			return nil, false
		}
		return p.Ctx.FileLineColLoc(p.intern(text), line, col), true
	}
	if !p.Consume(lex.LParen) {
		return p.Ctx.NameLoc(text, p.Ctx.UnknownLoc()), true
	}
	pos := p.Tok.Pos
	child, ok := p.parseLocInstance()
	if !ok || !p.Expect(lex.RParen, ")") {
		return nil, false
	}
	if _, named := child.(*ir.NameLoc); named {
		return nil, p.Errorf(pos, "child of a named location cannot be another named location")
	}
	return p.Ctx.NameLoc(text, child), true
}

func (p *Parser) parseLineNumber(what string) (uint32, bool) {
	if p.Tok.Kind == lex.Integer && len(p.Tok.Text) <= 10 {
		n, ok := decimalInt64(p.Tok.Text, false)
		if ok && n <= 1<<32-1 && lex.IsClass(p.Tok.Text[len(p.Tok.Text)-1], lex.ClassDigit) && !strings.Contains(p.Tok.Text, "x") {
			p.Next()
			return uint32(n), true
		}
	}
	return 0, p.Expected("an integer " + what + " number")
}

func (p *Parser) parseCallSiteLoc() (ir.Location, bool) {
	if !p.Expect(lex.LParen, "(") {
		return nil, false
	}
	callee, ok := p.parseLocInstance()
	if !ok || !p.expectKeyword("at") {
		return nil, false
	}
	caller, ok := p.parseLocInstance()
	if !ok || !p.Expect(lex.RParen, ")") {
		return nil, false
	}
	return p.Ctx.CallSiteLoc(callee, caller), true
}

func (p *Parser) parseFusedLoc() (ir.Location, bool) {
	var metadata ir.Attribute
	if p.Consume(lex.Less) {
		var ok bool
		if metadata, ok = p.ParseAttr(nil); !ok || !p.Expect(lex.Greater, ">") {
			return nil, false
		}
	}
	if !p.Expect(lex.LSquare, "[") {
		return nil, false
	}
	var locs []ir.Location
	for {
		l, ok := p.parseLocInstance()
		if !ok {
			return nil, false
		}
		locs = append(locs, l)
		if !p.Consume(lex.Comma) {
			break
		}
	}
	if !p.Expect(lex.RSquare, "]") {
		return nil, false
	}
	loc := p.Ctx.FusedLoc(locs, metadata)
	_, described := metadata.(*ir.DialectAttr) // such as '#llvm.di_subprogram', which later versions have
	if f, ok := loc.(*ir.FusedLoc); ok && len(f.Locations()) == 1 && !described && !print.OtherProfile(p.Opts.Profile) {
		return f.Locations()[0], true // as MLIR 13 has it, metadata or not
	}
	return loc, true
}
