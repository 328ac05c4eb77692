package parse

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// RegionArg is an argument of the entry block that stands before the region.
type RegionArg struct {
	Ref OperandRef
	Typ ir.Type
	loc ir.Location // nil: where its name stands
}

// ParsedRegion holds the blocks of a region until there is an operation that
// takes them.
type ParsedRegion struct {
	ir.Region
	Pos int
}

// MoveInto puts the blocks at the end of a region.
func (r *ParsedRegion) MoveInto(to *ir.Region) { to.TakeBlocks(&r.Region) }

// ParseRegion passes `{ ... }`. The arguments are defined for the region and
// become those of its first block. An isolated region does not see the names
// around it. A problem in an operation inside is reported and leaves the region
// without that operation.
func (p *Parser) ParseRegion(args []RegionArg, isolated bool) (*ParsedRegion, bool) {
	r := &ParsedRegion{Pos: p.Tok.Pos}
	if !p.Expect(lex.LBrace, "{") {
		return nil, false
	}
	if p.Regions >= MaxRegionDepth {
		return nil, p.Errorf(r.Pos, "regions are nested deeper than %d levels", MaxRegionDepth)
	}
	if len(args) == 0 && p.Consume(lex.RBrace) {
		return r, true
	}
	at := p.B.InsertionPoint()
	p.Regions++
	names, blocks := p.names.push(isolated), p.blocks.push()
	names.pos = r.Pos
	ok := p.parseBlocks(r, args)
	blocksOK := p.popBlocks(blocks)
	namesOK := p.popNames(names)
	p.Regions--
	p.B.RestoreInsertionPoint(at)
	return r, ok && blocksOK && namesOK
}

func (p *Parser) parseBlocks(r *ParsedRegion, args []RegionArg) bool {
	if !p.parseEntryBlock(r, args) {
		return false
	}
	for !p.Consume(lex.RBrace) {
		if p.Tok.Kind == lex.EOF {
			return p.report(p.Tok.Pos, "expected '}' before the end of the file", p.noteAt(r.Pos, "to match this '{'"))
		}
		if !p.parseLabelledBlock(&r.Region) {
			return false
		}
	}
	return true
}

func (p *Parser) parseEntryBlock(r *ParsedRegion, args []RegionArg) bool {
	if p.Tok.Kind == lex.Caret {
		if len(args) > 0 && p.Early {
			return p.parseLabelOfArgs(r, args)
		}
		if len(args) > 0 {
			return p.Errorf(p.Tok.Pos, "a region with named arguments begins without a block name")
		}
		return p.parseLabelledBlock(&r.Region)
	}
	block := ir.NewBlock()
	r.Append(block)
	return p.addArgs(block, args) && p.parseBlockBody(block)
}

// parseLabelOfArgs passes `^name:` before the operations of a block whose
// arguments have been read, as early versions have it.
func (p *Parser) parseLabelOfArgs(r *ParsedRegion, args []RegionArg) bool {
	text, pos := p.Tok.Text[1:], p.Tok.Pos
	p.Next()
	block, ok := p.defineBlock(text, pos)
	if !ok || !p.Expect(lex.Colon, ":") {
		return false
	}
	r.Append(block)
	return p.addArgs(block, args) && p.parseBlockBody(block)
}

// addArgs gives a block arguments and defines their names.
func (p *Parser) addArgs(block *ir.Block, args []RegionArg) bool {
	if len(args) == 0 {
		return true
	}
	types, locs := len(p.Types), p.locs[:0]
	for _, a := range args {
		loc := a.loc
		if loc == nil {
			loc = p.argLocAt(a.Ref.Pos)
		}
		if p.Opts.KeepNames && ir.NameIn(loc) == "" {
			loc = p.named(a.Ref.Name, loc)
		}
		p.Types, locs = append(p.Types, a.Typ), append(locs, loc)
	}
	p.B.AddArgs(block, p.Types[types:], locs)
	p.Types, p.locs = p.Types[:types], locs
	for i, a := range args {
		if !p.define(a.Ref.Name, a.Ref.Pos, block.Arg(i), 1) {
			return false
		}
	}
	return true
}

// parseLabelledBlock passes `^name(args):` and the operations.
func (p *Parser) parseLabelledBlock(r *ir.Region) bool {
	if p.Tok.Kind != lex.Caret {
		return p.Expected("a block name or '}'")
	}
	text, pos := p.Tok.Text[1:], p.Tok.Pos
	p.Next()
	block, ok := p.defineBlock(text, pos)
	if !ok {
		return false
	}
	r.Append(block)
	if p.Consume(lex.LParen) && !p.parseBlockArgs(block) {
		return false
	}
	return p.Expect(lex.Colon, ":") && p.parseBlockBody(block)
}

// parseBlockArgs passes arguments and `)`.
func (p *Parser) parseBlockArgs(block *ir.Block) bool {
	start := len(p.Args)
	ok := p.List(lex.RParen, ")", p.parseBlockArg) && p.addArgs(block, p.Args[start:])
	p.Args = p.Args[:start]
	return ok
}

// parseBlockArg passes `%name: type` and perhaps a location.
func (p *Parser) parseBlockArg() bool {
	ref, ok := p.ParseOperandRef()
	if !ok || !p.Expect(lex.Colon, ":") {
		return false
	}
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	var loc ir.Location
	if p.AtTrailingLoc() {
		if loc, ok = p.ParseLoc(); !ok {
			return false
		}
	}
	p.Args = append(p.Args, RegionArg{ref, t, loc})
	return true
}

// parseBlockBody passes operations up to the next label or the end of the
// region.
func (p *Parser) parseBlockBody(block *ir.Block) bool {
	p.parseInParallel(block)
	for p.Tok.Kind != lex.Caret && p.Tok.Kind != lex.RBrace && p.Tok.Kind != lex.EOF {
		p.B.SetInsertionPointToEnd(block)
		braces, errors, pos := p.Braces, p.errors, p.Tok.Pos
		if p.parseOperation() {
			continue
		}
		if p.quiet > 0 || !p.recover(braces, pos) {
			return false
		}
		p.names.poisoned = true
		if errors == p.errors {
			panic("BUG: an operation failed without an error")
		}
	}
	return true
}

// recover skips the rest of an operation that could not be read: to the end of
// the region, or to a line of the same region that looks like the beginning of
// an operation. It passes at least one token.
func (p *Parser) recover(braces, start int) bool {
	if p.Tok.Pos == start {
		p.Next()
	}
	for p.Tok.Kind != lex.EOF {
		if p.Braces < braces {
			return false
		}
		if p.Braces == braces && (p.Tok.Kind == lex.RBrace || p.startsOperation()) {
			return true
		}
		p.Next()
	}
	return false
}

// startsOperation reports whether the current token is the first of its line
// and may begin an operation, a block or an alias.
func (p *Parser) startsOperation() bool {
	switch p.Tok.Kind {
	case lex.Percent, lex.String, lex.Ident, lex.Caret, lex.Hash, lex.Bang:
	default:
		return false
	}
	i := p.Tok.Pos
	for i > 0 && (p.Text[i-1] == ' ' || p.Text[i-1] == '\t') {
		i--
	}
	return i == 0 || p.Text[i-1] == '\n'
}
