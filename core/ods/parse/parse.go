package parse

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// File is what the parser of an item knows of the file around it.
type File struct {
	Dialect *ods.Dialect
	Items   items
	// shared are the traits of every operation.
	shared []clause
	// Directives are those that formats may name.
	Directives []ods.DirectiveRow
	// Used has the dialects of the clauses `uses`.
	Used  map[string]bool
	Found []diag.Diagnostic // problems

	tokens int        // read so far, see maxTokens
	elems  []ods.Elem // of formats that are being read
}

// items finds what an item names.
type items interface {
	// Find looks a compiled item up in the file, in the dialects that it uses, and in
	// builtin.
	Find(space Kind, name string) any
	// Busy returns the item of that name if it is being compiled.
	Busy(space Kind, name string) *Item
	// Broken reports whether there is an item of that name with a problem, which was noted.
	Broken(space Kind, name string) bool
}

// Report notes a problem.
func (f *File) Report(line, col int, format string, args ...any) {
	f.Found = append(f.Found, diag.Diagnostic{
		Severity: diag.Error,
		Pos:      diag.Position{File: f.Dialect.File(), Line: line, Col: col},
		Message:  fmt.Sprintf(format, args...),
	})
}

// Parser reads the tokens of one item, or of one clause of it.
type Parser struct {
	d      *File
	it     *Item
	toks   []lex.Token
	eof    lex.Token // what comes behind them
	i      int
	failed bool
	depth  int  // of nesting
	bound  bool // an expression may mention only variables that are known
	scope  *scope
	cases  *ods.Enum // whose keywords a constraint on a parameter may name, nil for none
}

// scope is what the names in an operation or type refer to.
type scope struct {
	op   *ods.Op
	def  *ods.TypeDef
	vars map[string]int
	// names are those of operands, results and attributes.
	names  map[string]ods.Ref
	macros int // depth of macro expansion
}

// clause is a line of a body: its first word and what follows.
type clause struct {
	word lex.Token
	toks []lex.Token
	end  lex.Token // tokEOF, where the clause ends
}

// ClassDef is a compiled class: the clauses that operations inherit.
type ClassDef struct {
	clauses []clause
	depth   int // how many classes are above it
	Base    string
}

// Start is a parser of an item; false when it has no tokens to read.
func Start(d *File, it *Item) (*Parser, bool) {
	toks, err := lex.Tokens(d.Dialect.File(), it.Text, it.Line)
	if err != nil {
		d.Found = append(d.Found, *err)
		return nil, false
	}
	p := newParser(d, it, toks)
	return p, p.spend(len(toks))
}

// Failed reports whether an error was found.
func (p *Parser) Failed() bool { return p.failed }

// newParser is a parser of what [lex] returned.
func newParser(d *File, it *Item, toks []lex.Token) *Parser {
	last := len(toks) - 1
	return &Parser{d: d, it: it, toks: toks[:last], eof: toks[last]}
}

func (p *Parser) peek() lex.Token { return p.peekAt(0) }

func (p *Parser) peekAt(n int) lex.Token {
	if p.i+n >= len(p.toks) {
		return p.eof
	}
	return p.toks[p.i+n]
}

func (p *Parser) Next() lex.Token {
	if p.i >= len(p.toks) {
		return p.eof
	}
	p.i++
	return p.toks[p.i-1]
}

func (p *Parser) atEnd() bool { return p.i >= len(p.toks) }

// atItem is where the item begins.
func (p *Parser) atItem() lex.Token { return lex.Token{Line: int32(p.it.Line), Col: 1} }

// errorf reports at a token; the first error of an item counts.
func (p *Parser) errorf(t lex.Token, format string, args ...any) {
	if p.failed {
		return
	}
	p.failed = true
	p.d.Report(int(t.Line), int(t.Col), format, args...)
}

func (p *Parser) accept(punct string) bool {
	if !p.peek().Is(punct) {
		return false
	}
	p.Next()
	return true
}

func (p *Parser) acceptWord(word string) bool {
	if !p.peek().IsWord(word) {
		return false
	}
	p.Next()
	return true
}

func (p *Parser) expect(punct string) bool {
	if p.accept(punct) {
		return true
	}
	p.errorf(p.peek(), "expected '%s', found %s", punct, p.peek())
	return false
}

// expectKeyword takes one word and no other.
func (p *Parser) expectKeyword(word string) {
	if !p.acceptWord(word) {
		p.errorf(p.peek(), "expected the word '%s', found %s", word, p.peek())
	}
}

func (p *Parser) expectWord(what string) string {
	t := p.peek()
	if t.Kind != lex.Word {
		p.errorf(t, "expected %s, found %s", what, t)
		return ""
	}
	p.Next()
	return t.Text
}

// expectEnd reports what is left of a clause.
func (p *Parser) expectEnd() {
	if !p.atEnd() {
		p.errorf(p.peek(), "expected the end of the clause, found %s", p.peek())
	}
}

// list parses elements separated by commas up to the end of the clause.
func (p *Parser) list(element func()) {
	for !p.atEnd() && !p.failed {
		element()
		if !p.accept(",") {
			break
		}
	}
	p.expectEnd()
}

// parens parses elements separated by commas in parentheses.
func (p *Parser) parens(element func()) {
	if p.expect("(") {
		p.listTo(")", element)
	}
}

// listTo parses elements separated by commas, and the token that ends them.
func (p *Parser) listTo(end string, element func()) {
	for !p.failed && !p.peek().Is(end) {
		element()
		if !p.accept(",") {
			break
		}
	}
	p.expect(end)
}

// sub is a parser of a clause in the same scope.
func (p *Parser) sub(c clause) *Parser {
	return &Parser{d: p.d, it: p.it, toks: c.toks, eof: c.end, scope: p.scope}
}

// absorb takes over whether a parser of a part failed.
func (p *Parser) absorb(q *Parser) { p.failed = p.failed || q.failed }

// body splits `{ ... }` into clauses. No body is an empty one.
func (p *Parser) body() []clause {
	if p.atEnd() {
		return nil
	}
	if !p.expect("{") {
		return nil
	}
	clauses := make([]clause, 0, 8)
	for !p.peek().Is("}") {
		head := p.Next()
		if head.Kind != lex.Word {
			p.errorf(head, "expected a clause, found %s", head)
			return nil
		}
		start := p.i
		if !p.skipClause(head) {
			return nil
		}
		end := p.peek()
		clauses = append(clauses, clause{
			word: head, toks: p.toks[start:p.i:p.i], end: lex.Token{Kind: lex.EOF, Line: end.Line, Col: end.Col},
		})
	}
	p.Next()
	if !p.atEnd() {
		p.errorf(p.peek(), "expected the end of the item, found %s", p.peek())
	}
	return clauses
}

// skipClause goes behind a clause, to the first word that is not indented more or to
// the brace that closes the body.
func (p *Parser) skipClause(head lex.Token) bool {
	depth := 0
	for {
		t := p.peek()
		if t.Kind == lex.EOF {
			p.errorf(t, "'{' is not closed")
			return false
		}
		if t.First && t.Col <= head.Col || depth == 0 && t.Is("}") {
			return true
		}
		depth += nesting(t)
		p.i++
	}
}

func nesting(t lex.Token) int {
	switch {
	case t.Is("{"):
		return 1
	case t.Is("}"):
		return -1
	}
	return 0
}

// addsUp reports whether a clause joins that of a class instead of replacing it.
func addsUp(word string) bool { return word == "traits" || word == "verify" }

// mayRepeat reports whether a clause may stand several times.
func mayRepeat(word string) bool {
	switch word {
	case "versions", "read", "result-name", "argument-name", "sorted", "none", "refers", "requires", "set", "computes", "drops", "fills":
		return true
	}
	return addsUp(word)
}

// checkRepeated reports a clause that stands twice.
func (p *Parser) checkRepeated(clauses []clause) {
	for i := range clauses {
		word := clauses[i].word
		if hasClause(clauses[:i], word.Text) && !mayRepeat(word.Text) {
			p.errorf(word, "clause '%s' stands twice", word.Text)
		}
	}
}

func hasClause(clauses []clause, word string) bool {
	return slices.ContainsFunc(clauses, func(c clause) bool { return c.word.Text == word })
}

// inherit joins the clauses of a class with those of an operation or class.
func inherit(base, own []clause) []clause {
	if len(base) == 0 {
		return own
	}
	joined := make([]clause, 0, len(base)+len(own))
	for _, c := range base {
		if addsUp(c.word.Text) || !hasClause(own, c.word.Text) {
			joined = append(joined, c)
		}
	}
	return append(joined, own...)
}

// Class parses `class NAME [: BASE] { ... }`; the keyword is read.
func (p *Parser) Class() *ClassDef {
	p.Next()
	above := ""
	if p.peek().Is(":") {
		above = p.peekAt(1).Text
	}
	base := p.base()
	if base.depth > maxClassDepth {
		p.errorf(p.peek(), "there are more than %d classes above this one", maxClassDepth)
	}
	own := p.body()
	p.checkRepeated(own)
	return &ClassDef{clauses: inherit(base.clauses, own), depth: base.depth + 1, Base: above}
}

// base parses `: CLASS` and returns that class, or an empty one.
func (p *Parser) base() *ClassDef {
	if !p.accept(":") {
		return &ClassDef{}
	}
	t := p.peek()
	name := p.expectWord("the name of a class")
	if p.scope != nil && p.scope.op != nil {
		p.scope.op.Class = name
	}
	c, ok := p.find(KindClass, t).(*ClassDef)
	if !ok {
		return &ClassDef{}
	}
	return c
}

// find looks up the item that a token names, and reports when there is none.
func (p *Parser) find(space Kind, t lex.Token) any {
	c := p.d.Items.Find(space, t.Text)
	if c != nil {
		return c
	}
	if it := p.d.Items.Busy(space, t.Text); it != nil {
		p.errorf(t, "%s '%s' is made of itself", it.Kind, t.Text)
		return nil
	}
	if !p.needsBroken(space, t.Text) {
		p.errorf(t, "there is no %s '%s'", itemWords[space], t.Text)
	}
	return nil
}

// needsBroken reports whether what an item names is there, but broken. The item cannot be had
// then, for a problem that was noted elsewhere, and has none of its own.
func (p *Parser) needsBroken(space Kind, name string) bool {
	if !p.d.Items.Broken(space, name) {
		return false
	}
	p.failed = true
	return true
}

// itemWords name the spaces of items for messages.
var itemWords = map[Kind]string{
	KindEnum: "enumeration", KindConstraint: "constraint", KindClass: "class", KindMacro: "macro",
	KindScalar: "scalar function",
}
