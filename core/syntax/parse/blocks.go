package parse

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// blockName is a block that a region defines or refers to.
type blockName struct {
	text    string
	block   *ir.Block
	pos     int // where it was defined, or used first
	defined bool
}

// blockScopes holds the names of the blocks of the regions under construction,
// those of the innermost region last.
type blockScopes struct {
	list  []blockName
	start int            // of the innermost region
	index map[string]int // of the innermost region, once it has many blocks
}

// manyBlocks is the number of names from which on searching is not linear.
const manyBlocks = 16

// blockMark is what leaving a region restores.
type blockMark struct {
	start int
	index map[string]int
}

func (s *blockScopes) push() blockMark {
	m := blockMark{s.start, s.index}
	s.start, s.index = len(s.list), nil
	return m
}

func (s *blockScopes) find(text string) int {
	if s.index != nil {
		if i, ok := s.index[text]; ok {
			return i
		}
		return -1
	}
	for i := s.start; i < len(s.list); i++ {
		if s.list[i].text == text {
			return i
		}
	}
	return -1
}

func (s *blockScopes) add(b blockName) {
	s.list = append(s.list, b)
	if s.index != nil {
		s.index[b.text] = len(s.list) - 1
		return
	}
	if len(s.list)-s.start < manyBlocks {
		return
	}
	s.index = map[string]int{}
	for i := s.start; i < len(s.list); i++ {
		s.index[s.list[i].text] = i
	}
}

// popBlocks leaves a region; a block that was only referred to is an error.
func (p *Parser) popBlocks(m blockMark) bool {
	s, ok := &p.blocks, true
	if !p.names.poisoned {
		for _, b := range s.list[s.start:] {
			if !b.defined {
				ok = p.Errorf(b.pos, "reference to an undefined block '^%s'", b.text)
			}
		}
	}
	clear(s.list[s.start:])
	s.list = s.list[:s.start]
	s.start, s.index = m.start, m.index
	return ok
}

// ParseSuccessor passes `^name` and returns the block, which may be defined
// later.
func (p *Parser) ParseSuccessor() (*ir.Block, bool) {
	if p.Tok.Kind != lex.Caret {
		return nil, p.Expected("a block name")
	}
	text := p.Tok.Text[1:]
	i := p.blocks.find(text)
	if i < 0 {
		i = len(p.blocks.list)
		p.blocks.add(blockName{text: text, block: ir.NewBlock(), pos: p.Tok.Pos})
	}
	p.Next()
	return p.blocks.list[i].block, true
}

// defineBlock returns the block of a label.
func (p *Parser) defineBlock(text string, pos int) (*ir.Block, bool) {
	i := p.blocks.find(text)
	if i < 0 {
		b := blockName{text: text, block: ir.NewBlock(), pos: pos, defined: true}
		p.blocks.add(b)
		return b.block, true
	}
	b := &p.blocks.list[i]
	if b.defined {
		return nil, p.report(pos, "redefinition of block '^"+text+"'", p.noteAt(b.pos, "previously defined here"))
	}
	b.defined, b.pos = true, pos
	return b.block, true
}
