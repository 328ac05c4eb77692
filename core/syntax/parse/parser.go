package parse

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// Input is hostile: nesting and errors are bounded.
const (
	MaxRegionDepth = 2000
	maxErrors      = 100
	maxExpansion   = 64 << 20 // bytes that aliases may stand for
)

// Parser reads one source. Tokens, names and lists live in buffers that it
// keeps, so that reading an operation allocates little beside the operation.
type Parser struct {
	Ctx  *ir.Context
	src  *diag.Source
	sink *diag.Sink
	Opts Options
	B    *ir.Builder

	lex.Lexer
	Forms Forms // reads custom forms

	depth   int // of types and attributes
	Regions int // of regions
	errors  int
	quiet   int  // trials under way, whose errors are not reported
	Formed  bool // operations are what forms say
	// Misread are the offsets of parameters of types that no format fits, each with the format that
	// went furthest, so that types within types are not tried again and again.
	Misread map[int]*ods.Format
	split   bool // the text is, or cannot be, read by several parsers

	names   nameScopes
	blocks  blockScopes
	strings map[string]string // names of attributes, away from the source
	words   *wordCache
	last    customOp // the last operation in custom form that was begun

	aliases   aliasDefs
	expanded  int // bytes that the aliases used so far stand for
	deepest   int // nesting since the definition of the last alias began
	lateLocs  []lateLoc
	resources func() map[string]string // of the file, see resourceFinder; nil for a text that is no file
	blobs     map[string]string        // resources that this parser has passed
	// lateFunctions are compared with the functions when the module has been read.
	lateFunctions []lateFunction
	argLocs       map[int]ir.Location // of arguments that stand before their region, by offset
	ParamLoc      ir.Location         // behind the parameter just read, or nil

	whole           [2]bool // by depth of regions: the text is not cut for several workers
	lineSeen        int     // up to where the line is known not to end
	line, lineStart int     // a line that is not behind the last location

	// Lists under construction; each user cuts them back to where they were.
	refs    []OperandRef
	Values  []*ir.Value
	Types   []ir.Type
	Succs   []*ir.Block
	Attrs   []ir.NamedAttr
	elems   []ir.Attribute
	ranks   []int64
	slab    []ir.NamedAttr
	Args    []RegionArg
	locs    []ir.Location
	results []resultName

	OpenTypes   []*ir.DialectType // identified types whose body is being read
	customNames map[string]ir.OpDefinition
	// firstDistinct is what `distinct[0]<>` is counted from.
	firstDistinct uint64
}

// Forms reads what definitions spell: package format makes one for each parser.
type Forms interface {
	// Op reads an operation in its custom form; its name has been read. The trailing
	// location is left to the caller.
	Op(def ir.OpDefinition, name lex.Token) (*ir.Operation, bool)
	// Type reads the parameters of a type; its name has been read.
	Type(def ir.TypeDefinition) (ir.Type, bool)
	// Attr reads the parameters of an attribute; its name has been read.
	Attr(def ir.TypeDefinition, t ir.Type) (ir.Attribute, bool)
}

// NewForms makes what reads custom forms for a parser.
type NewForms func(*Parser) Forms

func newParser(ctx *ir.Context, src *diag.Source, sink *diag.Sink, opts Options) *Parser {
	return NewAt(ctx, src, sink, opts, string(src.Text()), 0)
}

// NewAt reads a text, the source's, from an offset on.
func NewAt(ctx *ir.Context, src *diag.Source, sink *diag.Sink, opts Options, text string, pos int) *Parser {
	p := &Parser{
		Ctx: ctx, src: src, sink: sink, Opts: opts,
		B:       ir.NewBuilder(ctx),
		Lexer:   lex.Lexer{Text: text},
		strings: map[string]string{},
		words:   &wordCache{},
		line:    src.FirstLine(),
	}
	p.setProfile(opts.Profile)
	p.Forms = opts.Forms(p)
	p.names.init()
	p.MoveTo(pos)
	return p
}

// setProfile says that the text is of a profile.
func (p *Parser) setProfile(profile string) {
	p.Opts.Profile = profile
	known, ok := ods.ProfileNamed(profile)
	p.Early = ok && !known.Written
}

// restart has a parser that has read a text without an error go on with another one. It
// keeps what it knows of words.
func (p *Parser) restart(src *diag.Source) {
	*p = Parser{
		Ctx: p.Ctx, src: src, sink: &diag.Sink{}, Opts: p.Opts, B: p.B, Lexer: lex.Lexer{Text: string(src.Text()), Early: p.Early},
		names: p.names, strings: p.strings, words: p.words, customNames: p.customNames, Forms: p.Forms,
		line: src.FirstLine(),
	}
	p.MoveTo(0)
}

// Mark begins a trial: errors are not reported until reset or keep.
func (p *Parser) Mark() lex.Place {
	p.quiet++
	return p.Here()
}

// Reset abandons a trial and goes back.
func (p *Parser) Reset(at lex.Place) {
	p.quiet--
	p.GoTo(at)
}

// Keep ends a trial that succeeded.
func (p *Parser) Keep(lex.Place) { p.quiet-- }

// Errorf reports a problem at an offset, and returns false. A token that could
// not be lexed explains itself.
func (p *Parser) Errorf(pos int, format string, args ...any) bool {
	if p.quiet > 0 {
		return false
	}
	return p.report(pos, fmt.Sprintf(format, args...))
}

func (p *Parser) report(pos int, message string, notes ...diag.Related) bool {
	if p.quiet > 0 {
		return false
	}
	if p.Tok.Kind == lex.Error && p.Tok.Pos == pos {
		message = p.LexError
	}
	if pos == p.Tok.Pos {
		message = p.proposedOr(message)
		notes = append(notes, p.otherForms(pos)...)
	}
	p.errors++
	if p.errors > maxErrors {
		if p.errors == maxErrors+1 {
			p.sink.Report(diag.NewRemark(p.src.Position(pos), fmt.Sprintf("there are more than %d errors; the text is read no further than this", maxErrors)))
		}
		p.Stop()
		return false
	}
	d := diag.NewError(p.src.Position(pos), message)
	d.Notes = notes
	p.sink.Report(d)
	return false
}

// noteAt is a note for report.
func (p *Parser) noteAt(pos int, message string) diag.Related {
	return diag.Related{Pos: p.src.Position(pos), Message: message}
}

// Expected reports that the current token is not what should be there.
func (p *Parser) Expected(what string) bool {
	if p.quiet > 0 {
		return false
	}
	if p.Tok.Kind == lex.EOF {
		return p.Errorf(p.Tok.Pos, "expected %s before the end of the file", what)
	}
	return p.Errorf(p.Tok.Pos, "expected %s", what)
}

// Enter bounds the nesting of types and attributes; leave must follow when it
// returns true.
func (p *Parser) Enter() bool {
	if p.depth >= lex.MaxDepth {
		return p.Errorf(p.Tok.Pos, "nesting is deeper than %d levels", lex.MaxDepth)
	}
	p.depth++
	p.deepest = max(p.deepest, p.depth)
	return true
}

func (p *Parser) Leave() { p.depth-- }

// At reports whether the current token is of that kind.
func (p *Parser) At(kind lex.Kind) bool { return p.Tok.Kind == kind }

// Consume passes a token of that kind, if it is the current one.
func (p *Parser) Consume(kind lex.Kind) bool {
	if p.Tok.Kind != kind {
		return false
	}
	p.Next()
	return true
}

// Expect passes a token of that kind, or reports that it is missing.
func (p *Parser) Expect(kind lex.Kind, spelling string) bool {
	if p.Tok.Kind != kind {
		return p.Expected("'" + spelling + "'")
	}
	p.Next()
	return true
}

// AtKeyword reports whether the current token is that word.
func (p *Parser) AtKeyword(s string) bool { return p.Tok.Kind == lex.Ident && p.Tok.Text == s }

// ConsumeKeyword passes that word, if it is there.
func (p *Parser) ConsumeKeyword(s string) bool {
	if !p.AtKeyword(s) {
		return false
	}
	p.Next()
	return true
}

// expectKeyword passes that word, or reports that it is missing.
func (p *Parser) expectKeyword(s string) bool {
	if !p.AtKeyword(s) {
		return p.Expected("'" + s + "'")
	}
	p.Next()
	return true
}

// Keyword passes any word.
func (p *Parser) Keyword() (string, bool) {
	if p.Tok.Kind != lex.Ident {
		return "", p.Expected("a keyword")
	}
	word := p.Tok.Text
	p.Next()
	return word, true
}

// ParseString passes a string and returns its value.
func (p *Parser) ParseString() (string, bool) {
	if p.Tok.Kind != lex.String {
		return "", p.Expected("a string")
	}
	s := lex.StringValue(p.Tok.Text)
	p.Next()
	return s, true
}

// ParseSymbolName passes `@name` or `@"name"`.
func (p *Parser) ParseSymbolName() (string, bool) {
	if p.Tok.Kind != lex.At {
		return "", p.Expected("a symbol name, such as '@main'")
	}
	name := p.Tok.Text[1:]
	if name[0] == '"' {
		name = lex.StringValue(name)
	}
	if name == "" {
		return "", p.Errorf(p.Tok.Pos, "a symbol name must not be empty")
	}
	p.Next()
	return name, true
}

// intern returns a string that does not keep the source alive.
func (p *Parser) intern(s string) string {
	if own, ok := p.strings[s]; ok {
		return own
	}
	own := strings.Clone(s)
	p.strings[own] = own
	return own
}

// List parses elements with commas between, up to a closing token, which it
// passes.
func (p *Parser) List(closing lex.Kind, spelling string, element func() bool) bool {
	if p.Consume(closing) {
		return true
	}
	for {
		if !element() {
			return false
		}
		if p.Consume(lex.Comma) {
			continue
		}
		if p.Tok.Kind != closing {
			return p.Expected("',' or '" + spelling + "'")
		}
		p.Next()
		return true
	}
}

// AtLiteral reports whether the current token is, or begins with, a literal. A
// word `x` may be glued to what follows.
func (p *Parser) AtLiteral(text string) bool {
	if p.Tok.Text == text {
		return p.Tok.Kind == lex.Ident || p.Tok.IsPunct()
	}
	if text == "x" {
		return p.Tok.Kind == lex.Ident && p.Tok.Text[0] == 'x'
	}
	return len(text) > 1 && p.Tok.IsPunct() && strings.HasPrefix(p.Text[p.Tok.Pos:], text)
}

func (p *Parser) PassLiteral(text string) {
	if p.Tok.Text == text {
		p.Next()
		return
	}
	p.MoveTo(p.Tok.Pos + len(text))
}
