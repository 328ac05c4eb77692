package syntax

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// Input is hostile: nesting and errors are bounded.
const (
	maxTypeDepth   = 256 // types, attributes and affine expressions
	maxRegionDepth = 2000
	maxErrors      = 100
	maxExpansion   = 64 << 20 // bytes that aliases may stand for
)

// parser reads one source. Tokens, names and lists live in buffers that it
// keeps, so that reading an operation allocates little beside the operation.
type parser struct {
	ctx  *ir.Context
	src  *diag.Source
	sink *diag.Sink
	opts ParseOptions
	b    *ir.Builder

	text     string
	tok      token
	lexError string // of a tokError
	braces   int    // `{` passed without its `}`

	depth   int // of types and attributes
	regions int // of regions
	errors  int
	quiet   int  // trials under way, whose errors are not reported
	formed  bool // operations are what forms say
	split   bool // the text is, or cannot be, read by several parsers

	names   nameScopes
	blocks  blockScopes
	strings map[string]string // names of attributes, away from the source
	words   *wordCache

	aliases  aliasDefs
	expanded int // bytes that the aliases used so far stand for
	deepest  int // nesting since the definition of the last alias began
	lateLocs []lateLoc
	// lateFunctions are compared with the functions when the module has been read.
	lateFunctions []lateFunction
	argLocs       map[int]ir.Location // of arguments that stand before their region, by offset
	paramLoc      ir.Location         // behind the parameter just read, or nil

	whole           [2]bool // by depth of regions: the text is not cut for several workers
	lineSeen        int     // up to where the line is known not to end
	line, lineStart int     // a line that is not behind the last location

	// Lists under construction; each user cuts them back to where they were.
	refs    []operandRef
	values  []*ir.Value
	types   []ir.Type
	succs   []*ir.Block
	attrs   []ir.NamedAttr
	elems   []ir.Attribute
	ranks   []int64
	slab    []ir.NamedAttr
	args    []regionArg
	locs    []ir.Location
	results []resultName

	freeStates  []*opState
	openTypes   []*ir.DialectType // identified types whose body is being read
	customNames map[string]ir.OpDefinition
}

func newParser(ctx *ir.Context, src *diag.Source, sink *diag.Sink, opts ParseOptions) *parser {
	return newParserAt(ctx, src, sink, opts, string(src.Text()), 0)
}

// newParserAt reads a text, the source's, from an offset on.
func newParserAt(ctx *ir.Context, src *diag.Source, sink *diag.Sink, opts ParseOptions, text string, pos int) *parser {
	p := &parser{
		ctx: ctx, src: src, sink: sink, opts: opts,
		b:       ir.NewBuilder(ctx),
		text:    text,
		strings: map[string]string{},
		words:   &wordCache{},
		line:    src.FirstLine(),
	}
	p.names.init()
	p.lexAt(pos)
	return p
}

// restart has a parser that has read a text without an error go on with another one. It
// keeps what it knows of words.
func (p *parser) restart(src *diag.Source) {
	*p = parser{
		ctx: p.ctx, src: src, sink: &diag.Sink{}, opts: p.opts, b: p.b, text: string(src.Text()),
		names: p.names, strings: p.strings, words: p.words, customNames: p.customNames, freeStates: p.freeStates,
		line: src.FirstLine(),
	}
	p.lexAt(0)
}

// place remembers where the parser stands, for a trial.
type place struct {
	tok    token
	braces int
}

// mark begins a trial: errors are not reported until reset or keep.
func (p *parser) mark() place {
	p.quiet++
	return place{p.tok, p.braces}
}

// reset abandons a trial and goes back.
func (p *parser) reset(at place) {
	p.quiet--
	p.tok, p.braces = at.tok, at.braces
}

// keep ends a trial that succeeded.
func (p *parser) keep(place) { p.quiet-- }

// errorf reports a problem at an offset, and returns false. A token that could
// not be lexed explains itself.
func (p *parser) errorf(pos int, format string, args ...any) bool {
	if p.quiet > 0 {
		return false
	}
	return p.report(pos, fmt.Sprintf(format, args...))
}

func (p *parser) report(pos int, message string, notes ...diag.Related) bool {
	if p.quiet > 0 {
		return false
	}
	if p.tok.kind == tokError && p.tok.pos == pos {
		message = p.lexError
	}
	if pos == p.tok.pos {
		message = p.proposedOr(message)
	}
	p.errors++
	if p.errors > maxErrors {
		p.tok = token{tokEOF, len(p.text), ""}
		return false
	}
	d := diag.NewError(p.src.Position(pos), message)
	d.Notes = notes
	p.sink.Report(d)
	return false
}

// noteAt is a note for report.
func (p *parser) noteAt(pos int, message string) diag.Related {
	return diag.Related{Pos: p.src.Position(pos), Message: message}
}

// expected reports that the current token is not what should be there.
func (p *parser) expected(what string) bool {
	if p.quiet > 0 {
		return false
	}
	if p.tok.kind == tokEOF {
		return p.errorf(p.tok.pos, "expected %s before the end of the file", what)
	}
	return p.errorf(p.tok.pos, "expected %s", what)
}

// enter bounds the nesting of types and attributes; leave must follow when it
// returns true.
func (p *parser) enter() bool {
	if p.depth >= maxTypeDepth {
		return p.errorf(p.tok.pos, "nesting is deeper than %d levels", maxTypeDepth)
	}
	p.depth++
	p.deepest = max(p.deepest, p.depth)
	return true
}

func (p *parser) leave() { p.depth-- }

// at reports whether the current token is of that kind.
func (p *parser) at(kind tokenKind) bool { return p.tok.kind == kind }

// consume passes a token of that kind, if it is the current one.
func (p *parser) consume(kind tokenKind) bool {
	if p.tok.kind != kind {
		return false
	}
	p.next()
	return true
}

// expect passes a token of that kind, or reports that it is missing.
func (p *parser) expect(kind tokenKind, spelling string) bool {
	if p.tok.kind != kind {
		return p.expected("'" + spelling + "'")
	}
	p.next()
	return true
}

// atKeyword reports whether the current token is that word.
func (p *parser) atKeyword(s string) bool { return p.tok.kind == tokIdent && p.tok.text == s }

// consumeKeyword passes that word, if it is there.
func (p *parser) consumeKeyword(s string) bool {
	if !p.atKeyword(s) {
		return false
	}
	p.next()
	return true
}

// expectKeyword passes that word, or reports that it is missing.
func (p *parser) expectKeyword(s string) bool {
	if !p.atKeyword(s) {
		return p.expected("'" + s + "'")
	}
	p.next()
	return true
}

// keyword passes any word.
func (p *parser) keyword() (string, bool) {
	if p.tok.kind != tokIdent {
		return "", p.expected("a keyword")
	}
	word := p.tok.text
	p.next()
	return word, true
}

// parseString passes a string and returns its value.
func (p *parser) parseString() (string, bool) {
	if p.tok.kind != tokString {
		return "", p.expected("a string")
	}
	s := stringValue(p.tok.text)
	p.next()
	return s, true
}

// parseSymbolName passes `@name` or `@"name"`.
func (p *parser) parseSymbolName() (string, bool) {
	if p.tok.kind != tokAt {
		return "", p.expected("a symbol name, such as '@main'")
	}
	name := p.tok.text[1:]
	if name[0] == '"' {
		name = stringValue(name)
	}
	if name == "" {
		return "", p.errorf(p.tok.pos, "a symbol name must not be empty")
	}
	p.next()
	return name, true
}

// intern returns a string that does not keep the source alive.
func (p *parser) intern(s string) string {
	if own, ok := p.strings[s]; ok {
		return own
	}
	own := strings.Clone(s)
	p.strings[own] = own
	return own
}

// list parses elements with commas between, up to a closing token, which it
// passes.
func (p *parser) list(closing tokenKind, spelling string, element func() bool) bool {
	if p.consume(closing) {
		return true
	}
	for {
		if !element() {
			return false
		}
		if p.consume(tokComma) {
			continue
		}
		if p.tok.kind != closing {
			return p.expected("',' or '" + spelling + "'")
		}
		p.next()
		return true
	}
}
