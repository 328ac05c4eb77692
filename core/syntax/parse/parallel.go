package parse

import (
	"runtime"
	"strings"
	"sync/atomic"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// The operations of a module are read at once by several parsers, each a chunk
// of them. Where the chunks begin is guessed from braces and lines. Whatever is
// unusual - a problem, a value that operations of different chunks share, a
// wrong guess - makes the text be read again by one parser, whose result counts.
// So the outcome does not depend on the number of parsers.

const (
	parallelFrom    = 128 << 10 // bytes in a region that are worth it
	chunksPerWorker = 4
	longOperation   = 64 << 10 // bytes; one that is longer is not worth splitting around
)

// chunk is a part of the text that holds whole operations.
type chunk struct {
	start, end int
	line       int // of the start
	lineStart  int // offset of that line
}

// chunkResult is what a parser made of a chunk.
type chunkResult struct {
	ok    bool
	block *ir.Block
	late  []lateLoc
	// functions are names of functions with types.
	functions []lateFunction
	// formed reports that operations are what forms say.
	formed bool
}

// workers is the number of parsers that may work at once.
func (o Options) workers() int {
	if o.Workers > 0 {
		return o.Workers
	}
	return runtime.GOMAXPROCS(0)
}

// parseInParallel passes the rest of a block at the top of a file or module, if
// it is worth it and possible. Otherwise it does nothing and returns false.
func (p *Parser) parseInParallel(block *ir.Block) bool {
	workers := p.Opts.workers()
	if p.split || workers < 2 || p.Regions > 1 || p.quiet > 0 || len(p.Text)-p.Tok.Pos < parallelFrom ||
		len(p.names.list) > int(p.names.bound) || p.Tok.Kind != lex.Ident && p.Tok.Kind != lex.String {
		return false
	}
	if p.whole[p.Regions] {
		return false
	}
	line, _ := p.lineCol(p.Tok.Pos)
	chunks, end := splitOperations(p.Text, p.Tok.Pos, int(line), workers*chunksPerWorker)
	if len(chunks) < 2 {
		p.whole[p.Regions] = true // looking again at each operation takes quadratic time
		return false
	}
	p.split = true
	chunks[0].lineStart = p.lineStart
	results := p.parseChunks(chunks, workers)
	for i := range results {
		if !results[i].ok {
			return false
		}
	}
	for i := range results {
		if first := results[i].block.First(); first != nil {
			block.SpliceBefore(first, nil)
		}
		p.lateLocs = append(p.lateLocs, results[i].late...)
		p.lateFunctions = append(p.lateFunctions, results[i].functions...)
		p.Formed = p.Formed || results[i].formed
	}
	p.MoveTo(end)
	return true
}

func (p *Parser) parseChunks(chunks []chunk, workers int) []chunkResult {
	results := make([]chunkResult, len(chunks))
	var failed atomic.Bool
	print.InParallel(len(chunks), workers, func(i int) {
		// A bug shows again when one parser reads the text.
		defer func() {
			if recover() != nil || !results[i].ok {
				failed.Store(true)
			}
		}()
		if !failed.Load() {
			results[i] = p.parseChunk(chunks[i])
		}
	})
	return results
}

// parseChunk reads the operations of a chunk with a parser of its own.
func (p *Parser) parseChunk(c chunk) chunkResult {
	sub := NewAt(p.Ctx, p.src, &diag.Sink{}, p.Opts, p.Text[:c.end], c.start)
	sub.split, sub.Regions, sub.aliases, sub.resources = true, p.Regions, p.aliases, p.resources
	sub.line, sub.lineStart = c.line, c.lineStart
	r := chunkResult{block: ir.NewBlock()}
	names, blocks := sub.names.push(true), sub.blocks.push()
	ok := sub.parseBlockBody(r.block) && sub.Tok.Kind == lex.EOF && len(sub.names.list) == 0
	ok = sub.popBlocks(blocks) && ok
	ok = sub.popNames(names) && ok
	r.ok = ok && sub.errors == 0
	r.late, r.functions, r.formed = sub.lateLocs, sub.lateFunctions, sub.Formed
	return r
}

// splitOperations cuts the operations from an offset to the end of their region,
// which it returns as well, into about n chunks.
func splitOperations(text string, pos, line, n int) (chunks []chunk, end int) {
	size := max((len(text)-pos)/n, parallelFrom/16)
	c := chunk{start: pos, line: line}
	depth, begun := 0, pos
	for i := pos; i < len(text); line++ {
		stop := len(text)
		if k := strings.IndexByte(text[i:], '\n'); k >= 0 {
			stop = i + k
		}
		if depth > 0 && i-begun > longOperation {
			return nil, 0
		}
		if depth == 0 && i > pos {
			begun = i
			first := lex.SkipClass(text[:stop], i, lex.ClassSpace)
			switch kind := lineKind(text, first, stop); {
			case kind == lineOther:
				return nil, 0
			case kind == lineEnds:
				c.end = first
				return append(chunks, c), first
			case kind == lineBegins && i-c.start >= size:
				// A line number belongs to the line's first byte.
				c.end = i
				chunks = append(chunks, c)
				c = chunk{start: i, line: line, lineStart: i}
			}
		}
		depth += braceBalance(text[i:stop])
		if depth < 0 {
			return nil, 0
		}
		i = stop + 1
	}
	if depth != 0 {
		return nil, 0
	}
	c.end = len(text)
	return append(chunks, c), len(text)
}

// What a line outside of braces may be.
const (
	lineSkip   = iota // empty, or a comment
	lineBegins        // the beginning of an operation, likely
	lineEnds          // the end of the region
	lineOther         // something that makes splitting impossible
)

func lineKind(text string, first, stop int) int {
	if first >= stop {
		return lineSkip
	}
	switch c := text[first]; {
	case c == '/':
		return lineSkip
	case c == '"' || lex.IsClass(c, lex.ClassLetter):
		return lineBegins
	case c == '}':
		return lineEnds
	}
	return lineOther
}

// braceBalance is the number of opening braces in a line, closing ones
// subtracted; those in strings and comments do not count.
func braceBalance(line string) int {
	if strings.IndexByte(line, '"') < 0 && strings.IndexByte(line, '/') < 0 {
		return strings.Count(line, "{") - strings.Count(line, "}")
	}
	n := 0
	for i := 0; i < len(line); i++ {
		switch line[i] {
		case '{':
			n++
		case '}':
			n--
		case '"':
			end := lex.StringEnd(line, i)
			if end < 0 {
				return n
			}
			i = end - 1
		case '/':
			if strings.HasPrefix(line[i:], "//") {
				return n
			}
		}
	}
	return n
}
