package ods

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// parser reads the tokens of one item, or of one clause of it.
type parser struct {
	d      *Dialect
	it     *item
	toks   []token
	eof    token // what comes behind them
	i      int
	failed bool
	depth  int // of nesting
	scope  *scope
}

// scope is what the names in an operation or type refer to.
type scope struct {
	op   *Op
	def  *TypeDef
	vars map[string]int
	// names are those of operands, results and attributes.
	names  map[string]Ref
	macros int // depth of macro expansion
}

// clause is a line of a body: its first word and what follows.
type clause struct {
	word token
	toks []token
	end  token // tokEOF, where the clause ends
}

// classDef is a compiled class: the clauses that operations inherit.
type classDef struct {
	clauses []clause
	depth   int // how many classes are above it
	base    string
}

// newParser is a parser of what [lex] returned.
func newParser(d *Dialect, it *item, toks []token) *parser {
	last := len(toks) - 1
	return &parser{d: d, it: it, toks: toks[:last], eof: toks[last]}
}

func (p *parser) peek() token { return p.peekAt(0) }

func (p *parser) peekAt(n int) token {
	if p.i+n >= len(p.toks) {
		return p.eof
	}
	return p.toks[p.i+n]
}

func (p *parser) next() token {
	if p.i >= len(p.toks) {
		return p.eof
	}
	p.i++
	return p.toks[p.i-1]
}

func (p *parser) atEnd() bool { return p.i >= len(p.toks) }

// atItem is where the item begins.
func (p *parser) atItem() token { return token{line: int32(p.it.line), col: 1} }

// errorf reports at a token; the first error of an item counts.
func (p *parser) errorf(t token, format string, args ...any) {
	if p.failed {
		return
	}
	p.failed = true
	p.d.report(int(t.line), int(t.col), format, args...)
}

func (p *parser) accept(punct string) bool {
	if !p.peek().is(punct) {
		return false
	}
	p.next()
	return true
}

func (p *parser) acceptWord(word string) bool {
	if !p.peek().isWord(word) {
		return false
	}
	p.next()
	return true
}

func (p *parser) expect(punct string) bool {
	if p.accept(punct) {
		return true
	}
	p.errorf(p.peek(), "expected '%s', found %s", punct, p.peek())
	return false
}

func (p *parser) expectWord(what string) string {
	t := p.peek()
	if t.kind != tokWord {
		p.errorf(t, "expected %s, found %s", what, t)
		return ""
	}
	p.next()
	return t.text
}

// expectEnd reports what is left of a clause.
func (p *parser) expectEnd() {
	if !p.atEnd() {
		p.errorf(p.peek(), "expected the end of the clause, found %s", p.peek())
	}
}

// list parses elements separated by commas up to the end of the clause.
func (p *parser) list(element func()) {
	for !p.atEnd() && !p.failed {
		element()
		if !p.accept(",") {
			break
		}
	}
	p.expectEnd()
}

// parens parses elements separated by commas in parentheses.
func (p *parser) parens(element func()) {
	if !p.expect("(") {
		return
	}
	for !p.failed && !p.peek().is(")") {
		element()
		if !p.accept(",") {
			break
		}
	}
	p.expect(")")
}

// sub is a parser of a clause in the same scope.
func (p *parser) sub(c clause) *parser {
	return &parser{d: p.d, it: p.it, toks: c.toks, eof: c.end, scope: p.scope}
}

// absorb takes over whether a parser of a part failed.
func (p *parser) absorb(q *parser) { p.failed = p.failed || q.failed }

// body splits `{ ... }` into clauses. No body is an empty one.
func (p *parser) body() []clause {
	if p.atEnd() {
		return nil
	}
	if !p.expect("{") {
		return nil
	}
	clauses := make([]clause, 0, 8)
	for !p.peek().is("}") {
		head := p.next()
		if head.kind != tokWord {
			p.errorf(head, "expected a clause, found %s", head)
			return nil
		}
		start := p.i
		if !p.skipClause(head) {
			return nil
		}
		end := p.peek()
		clauses = append(clauses, clause{
			word: head, toks: p.toks[start:p.i:p.i], end: token{kind: tokEOF, line: end.line, col: end.col},
		})
	}
	p.next()
	if !p.atEnd() {
		p.errorf(p.peek(), "expected the end of the item, found %s", p.peek())
	}
	return clauses
}

// skipClause goes behind a clause, to the first word that is not indented more or to
// the brace that closes the body.
func (p *parser) skipClause(head token) bool {
	depth := 0
	for {
		t := p.peek()
		if t.kind == tokEOF {
			p.errorf(t, "'{' is not closed")
			return false
		}
		if t.first && t.col <= head.col || depth == 0 && t.is("}") {
			return true
		}
		depth += nesting(t)
		p.i++
	}
}

func nesting(t token) int {
	switch {
	case t.is("{"):
		return 1
	case t.is("}"):
		return -1
	}
	return 0
}

// addsUp reports whether a clause joins that of a class instead of replacing it.
func addsUp(word string) bool { return word == "traits" || word == "verify" }

// mayRepeat reports whether a clause may stand several times.
func mayRepeat(word string) bool {
	return addsUp(word) || word == "versions" || word == "read" || word == "result-name" || word == "sorted" || word == "refers" ||
		word == "requires"
}

// checkRepeated reports a clause that stands twice.
func (p *parser) checkRepeated(clauses []clause) {
	for i := range clauses {
		word := clauses[i].word
		if hasClause(clauses[:i], word.text) && !mayRepeat(word.text) {
			p.errorf(word, "clause '%s' stands twice", word.text)
		}
	}
}

func hasClause(clauses []clause, word string) bool {
	return slices.ContainsFunc(clauses, func(c clause) bool { return c.word.text == word })
}

// inherit joins the clauses of a class with those of an operation or class.
func inherit(base, own []clause) []clause {
	if len(base) == 0 {
		return own
	}
	joined := make([]clause, 0, len(base)+len(own))
	for _, c := range base {
		if addsUp(c.word.text) || !hasClause(own, c.word.text) {
			joined = append(joined, c)
		}
	}
	return append(joined, own...)
}

// class parses `class NAME [: BASE] { ... }`; the keyword is read.
func (p *parser) class() *classDef {
	p.next()
	above := ""
	if p.peek().is(":") {
		above = p.peekAt(1).text
	}
	base := p.base()
	if base.depth > maxClassDepth {
		p.errorf(p.peek(), "there are more than %d classes above this one", maxClassDepth)
	}
	own := p.body()
	p.checkRepeated(own)
	return &classDef{clauses: inherit(base.clauses, own), depth: base.depth + 1, base: above}
}

// base parses `: CLASS` and returns that class, or an empty one.
func (p *parser) base() *classDef {
	if !p.accept(":") {
		return &classDef{}
	}
	t := p.peek()
	name := p.expectWord("the name of a class")
	if p.scope != nil && p.scope.op != nil {
		p.scope.op.Class = name
	}
	c, ok := p.find(itemClass, t).(*classDef)
	if !ok {
		return &classDef{}
	}
	return c
}

// find looks up the item that a token names, and reports when there is none.
func (p *parser) find(space itemKind, t token) any {
	c := p.d.find(space, t.text)
	if c != nil {
		return c
	}
	if it, ok := p.d.items[itemKey{space, t.text}]; ok && it.busy {
		p.errorf(t, "%s '%s' is made of itself", it.kind, t.text)
		return nil
	}
	p.errorf(t, "there is no %s '%s'", itemWords[space], t.text)
	return nil
}

// itemWords name the spaces of items for messages.
var itemWords = map[itemKind]string{
	itemEnum: "enumeration", itemConstraint: "constraint", itemClass: "class", itemMacro: "macro",
}

// compileHeader reads the dialect item.
func (d *Dialect) compileHeader(it *item) {
	d.name, d.Doc = it.name, it.doc()
	toks, err := lex(d.file, it.text, it.line)
	if err != nil {
		d.problems = append(d.problems, *err)
		return
	}
	p := newParser(d, it, toks)
	p.next()
	p.next()
	for _, c := range p.body() {
		q := p.sub(c)
		switch c.word.text {
		case "version":
			d.Version = q.next().text
		case "earlier":
			q.earlierClause()
		case "elides-prefix":
			d.ElidesPrefix = true
		case "constant":
			d.Constant = q.expectWord("the name of an operation")
		case "branch":
			d.Branch = q.expectWord("the name of an operation")
		case "traits":
			d.shared = append(d.shared, c)
			continue
		case "versions":
			other := VersionName{Name: q.expectWord("the name of the dialect there")}
			other.Profile = q.profile()
			d.VersionNames = append(d.VersionNames, other)
		case "uses":
			d.usedNames[q.expectWord("the name of a dialect")] = true
			for !q.atEnd() {
				q.next()
			}
		default:
			q.errorf(c.word, "a dialect has no clause '%s'; it has version, earlier, elides-prefix, constant, branch, traits, versions, uses", c.word.text)
		}
		q.expectEnd()
	}
}

// enum parses an enumeration behind its name.
func (p *parser) enum() *Enum {
	e := &Enum{Name: p.it.name, Doc: p.it.doc(), Kind: IntEnum}
	switch p.it.kind {
	case itemFlags:
		e.Kind = FlagsEnum
	case itemKeywords:
		e.Kind = KeywordEnum
	}
	if e.Kind != KeywordEnum {
		p.expect(":")
		t := p.next()
		width, ok := integerWidth(t.text)
		if !ok || width > 64 {
			p.errorf(t, "expected an integer type such as i64, of at most 64 bits, found %s", t)
		}
		e.Width = uint32(width)
	}
	if !p.expect("{") {
		return nil
	}
	for !p.failed && !p.peek().is("}") {
		p.enumCase(e)
		p.accept(",")
	}
	p.expect("}")
	if p.failed {
		return nil
	}
	return e
}

func (p *parser) enumCase(e *Enum) {
	t := p.next()
	if t.kind != tokWord && t.kind != tokString {
		p.errorf(t, "expected a keyword, found %s", t)
		return
	}
	c := EnumCase{Word: t.text, Value: uint64(len(e.Cases))}
	if e.Kind != KeywordEnum {
		p.expect("=")
		at := p.peek()
		n := p.integer()
		if w := e.Width; w < 64 && (n>>w != 0 || n < 0) {
			p.errorf(at, "%d does not fit into %d bits", n, w)
		}
		c.Value = uint64(n)
	}
	if _, taken := e.Value(c.Word); taken {
		p.errorf(t, "keyword %s stands twice", t)
	}
	e.Cases = append(e.Cases, c)
}

func integerWidth(word string) (int, bool) {
	digits, ok := strings.CutPrefix(word, "i")
	if !ok || digits == "" || len(digits) > 8 {
		return 0, false
	}
	n := 0
	for _, c := range []byte(digits) {
		if !isDigit(c) {
			return 0, false
		}
		n = n*10 + int(c-'0')
	}
	return n, n > 0 && n <= ir.MaxIntegerWidth
}
