package syntax

import "github.com/mlirc/mlirc/core/ir"

// regionArg is an argument of the entry block that stands before the region.
type regionArg struct {
	ref operandRef
	typ ir.Type
	loc ir.Location // nil: where its name stands
}

// parsedRegion holds the blocks of a region until there is an operation that
// takes them.
type parsedRegion struct {
	ir.Region
	pos int
}

// moveInto puts the blocks at the end of a region.
func (r *parsedRegion) moveInto(to *ir.Region) { to.TakeBlocks(&r.Region) }

// parseRegion passes `{ ... }`. The arguments are defined for the region and
// become those of its first block. An isolated region does not see the names
// around it. A problem in an operation inside is reported and leaves the region
// without that operation.
func (p *parser) parseRegion(args []regionArg, isolated bool) (*parsedRegion, bool) {
	r := &parsedRegion{pos: p.tok.pos}
	if !p.expect(tokLBrace, "{") {
		return nil, false
	}
	if p.regions >= maxRegionDepth {
		return nil, p.errorf(r.pos, "regions are nested deeper than %d levels", maxRegionDepth)
	}
	if len(args) == 0 && p.consume(tokRBrace) {
		return r, true
	}
	at := p.b.InsertionPoint()
	p.regions++
	names, blocks := p.names.push(isolated), p.blocks.push()
	names.pos = r.pos
	ok := p.parseBlocks(r, args)
	blocksOK := p.popBlocks(blocks)
	namesOK := p.popNames(names)
	p.regions--
	p.b.RestoreInsertionPoint(at)
	return r, ok && blocksOK && namesOK
}

func (p *parser) parseBlocks(r *parsedRegion, args []regionArg) bool {
	if !p.parseEntryBlock(r, args) {
		return false
	}
	for !p.consume(tokRBrace) {
		if p.tok.kind == tokEOF {
			return p.report(p.tok.pos, "expected '}' before the end of the file", p.noteAt(r.pos, "to match this '{'"))
		}
		if !p.parseLabelledBlock(&r.Region) {
			return false
		}
	}
	return true
}

func (p *parser) parseEntryBlock(r *parsedRegion, args []regionArg) bool {
	if p.tok.kind == tokCaret {
		if len(args) > 0 && p.isEarly() {
			return p.parseLabelOfArgs(r, args)
		}
		if len(args) > 0 {
			return p.errorf(p.tok.pos, "a region with named arguments begins without a block name")
		}
		return p.parseLabelledBlock(&r.Region)
	}
	block := ir.NewBlock()
	r.Append(block)
	return p.addArgs(block, args) && p.parseBlockBody(block)
}

// parseLabelOfArgs passes `^name:` before the operations of a block whose
// arguments have been read, as early versions have it.
func (p *parser) parseLabelOfArgs(r *parsedRegion, args []regionArg) bool {
	text, pos := p.tok.text[1:], p.tok.pos
	p.next()
	block, ok := p.defineBlock(text, pos)
	if !ok || !p.expect(tokColon, ":") {
		return false
	}
	r.Append(block)
	return p.addArgs(block, args) && p.parseBlockBody(block)
}

// addArgs gives a block arguments and defines their names.
func (p *parser) addArgs(block *ir.Block, args []regionArg) bool {
	if len(args) == 0 {
		return true
	}
	types, locs := len(p.types), p.locs[:0]
	for _, a := range args {
		loc := a.loc
		if loc == nil {
			loc = p.argLocAt(a.ref.pos)
		}
		p.types, locs = append(p.types, a.typ), append(locs, loc)
	}
	p.b.AddArgs(block, p.types[types:], locs)
	p.types, p.locs = p.types[:types], locs
	for i, a := range args {
		if !p.define(a.ref.name, a.ref.pos, block.Arg(i), 1) {
			return false
		}
	}
	return true
}

// parseLabelledBlock passes `^name(args):` and the operations.
func (p *parser) parseLabelledBlock(r *ir.Region) bool {
	if p.tok.kind != tokCaret {
		return p.expected("a block name or '}'")
	}
	text, pos := p.tok.text[1:], p.tok.pos
	p.next()
	block, ok := p.defineBlock(text, pos)
	if !ok {
		return false
	}
	r.Append(block)
	if p.consume(tokLParen) && !p.parseBlockArgs(block) {
		return false
	}
	return p.expect(tokColon, ":") && p.parseBlockBody(block)
}

// parseBlockArgs passes arguments and `)`.
func (p *parser) parseBlockArgs(block *ir.Block) bool {
	start := len(p.args)
	ok := p.list(tokRParen, ")", p.parseBlockArg) && p.addArgs(block, p.args[start:])
	p.args = p.args[:start]
	return ok
}

// parseBlockArg passes `%name: type` and perhaps a location.
func (p *parser) parseBlockArg() bool {
	ref, ok := p.parseOperandRef()
	if !ok || !p.expect(tokColon, ":") {
		return false
	}
	t, ok := p.parseType()
	if !ok {
		return false
	}
	var loc ir.Location
	if p.atTrailingLoc() {
		if loc, ok = p.parseLoc(); !ok {
			return false
		}
	}
	p.args = append(p.args, regionArg{ref, t, loc})
	return true
}

// parseBlockBody passes operations up to the next label or the end of the
// region.
func (p *parser) parseBlockBody(block *ir.Block) bool {
	p.parseInParallel(block)
	for p.tok.kind != tokCaret && p.tok.kind != tokRBrace && p.tok.kind != tokEOF {
		p.b.SetInsertionPointToEnd(block)
		braces, errors, pos := p.braces, p.errors, p.tok.pos
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
func (p *parser) recover(braces, start int) bool {
	if p.tok.pos == start {
		p.next()
	}
	for p.tok.kind != tokEOF {
		if p.braces < braces {
			return false
		}
		if p.braces == braces && (p.tok.kind == tokRBrace || p.startsOperation()) {
			return true
		}
		p.next()
	}
	return false
}

// startsOperation reports whether the current token is the first of its line
// and may begin an operation, a block or an alias.
func (p *parser) startsOperation() bool {
	switch p.tok.kind {
	case tokPercent, tokString, tokIdent, tokCaret, tokHash, tokBang:
	default:
		return false
	}
	i := p.tok.pos
	for i > 0 && (p.text[i-1] == ' ' || p.text[i-1] == '\t') {
		i--
	}
	return i == 0 || p.text[i-1] == '\n'
}
