package parse

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/ods/kind"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// arrayWords are the kinds of arrays with elements of one kind.
var arrayWords = table[string, ods.Attr]{
	{"i32-array", ods.Attr{Kind: ods.AttrTypedInteger, Type: eval.IntegerType(32, 0)}},
	{"i64-array", ods.Attr{Kind: ods.AttrTypedInteger, Type: eval.IntegerType(64, 0)}},
	{"bool-array", ods.Attr{Kind: ods.AttrBool}},
	{"symbol-array", ods.Attr{Kind: ods.AttrSymbolRef}},
	{"string-array", ods.Attr{Kind: ods.AttrString}},
	{"map-array", ods.Attr{Kind: ods.AttrAffineMap}},
	{"type-array", ods.Attr{Kind: ods.AttrType}},
	{"index-array", ods.Attr{Kind: ods.AttrTypedInteger, Type: eval.IndexType()}},
}

// attribute parses `name?: kind = value`.
func (p *Parser) attribute() ods.Attr {
	name := p.peek()
	if name.Kind == lex.String {
		p.Next()
	} else {
		p.expectWord("the name of an attribute")
	}
	optional := p.accept("?")
	if p.acceptWord("from") {
		p.expectWord("the name of an attribute of the operation")
	}
	p.expect(":")
	a := p.attrKind()
	a.Name, a.Optional = name.Text, optional
	a.Discardable = p.acceptWord("discardable")
	if p.acceptWord("words") {
		p.parens(func() { a.Spelt = append(a.Spelt, p.speltWord()) })
	}
	if p.acceptWord("renames") {
		p.parens(func() { a.Renames = append(a.Renames, p.rename()) })
	}
	if p.accept("=") {
		a.Default = p.valueOf(&a)
		if p.acceptWord("hidden") {
			a.Hidden = a.Default
			if next := p.peek(); !p.atEnd() && !next.Is(",") && next.Text != "as" && next.Text != "when" {
				a.Hidden = p.valueOf(&a)
			}
		}
	} else if p.acceptWord("hidden") {
		a.Hidden = p.valueOf(&a)
	}
	if p.acceptWord("as") {
		t := p.peek()
		p.expectWord("the name of a variable")
		a.Var = p.variable(t, false)
	}
	if p.acceptWord("when") {
		a.When = p.predicate()
	}
	return a
}

// valueOf parses a value of an attribute. A function must give what the attribute may be.
func (p *Parser) valueOf(a *ods.Attr) *ods.Value {
	t := p.peek()
	v := p.value()
	if v.Func == nil || p.failed {
		return v
	}
	if !kind.Of(a).Takes(v.Func.Sort) {
		p.errorf(t, "'%s' gives %s, and attribute '%s' is %s", t.Text, v.Func.Sort, a.Name, kind.Describe(a))
	}
	return v
}

// rename parses `FROM = TO`, each a word or an integer; `dynamic` is the least
// one of 64 bits.
func (p *Parser) rename() ods.Rename {
	from := p.renamed()
	p.expect("=")
	return ods.Rename{From: from, To: p.renamed()}
}

func (p *Parser) renamed() string {
	t := p.peek()
	switch {
	case t.IsWord("dynamic"):
		p.Next()
		return strconv.FormatInt(ir.Dynamic, 10)
	case t.Kind == lex.Number:
		return strconv.FormatInt(p.integer(), 10)
	}
	return p.expectWord("a word or an integer")
}

func (p *Parser) speltWord() ods.SpeltWord {
	w := ods.SpeltWord{Word: p.expectWord("a word")}
	p.expect("=")
	w.Value = *p.value()
	return w
}

// attrKind parses the kind of an attribute.
func (p *Parser) attrKind() ods.Attr {
	if !p.enter() {
		return ods.Attr{Var: -1}
	}
	defer p.leave()
	t := p.peek()
	if t.Kind == lex.Raw {
		p.Next()
		return ods.Attr{Kind: ods.AttrDialect, Def: t.Text[1:], Var: -1}
	}
	word := p.expectWord("a kind of attribute")
	a := ods.Attr{Var: -1}
	if elem, ok := arrayWords.find(word); ok {
		elem.Var = -1
		return ods.Attr{Kind: ods.AttrArray, Elem: &elem, Var: -1}
	}
	k, ok := kind.Named(word)
	if !ok {
		p.namedKind(&a, t)
		return a
	}
	a.Kind = k
	kind.Of(&a).Arguments(kindSource{p}, &a)
	a.Signed = a.Kind == ods.AttrIntElements && p.acceptWord("signed")
	return a
}

// kindSource is the parser as kinds know it.
type kindSource struct{ p *Parser }

var _ kind.Source = kindSource{}

func (s kindSource) Accept(token string) bool      { return s.p.accept(token) }
func (s kindSource) Expect(token string) bool      { return s.p.expect(token) }
func (s kindSource) ExpectWord(what string) string { return s.p.expectWord(what) }
func (s kindSource) Type() *ods.Expr               { return s.p.typeExpr(ods.SortType) }
func (s kindSource) Kind() ods.Attr                { return s.p.attrKind() }

// namedKind is a typed number or an enumeration.
func (p *Parser) namedKind(a *ods.Attr, t lex.Token) {
	if e, ok := literalType(t.Text); ok {
		a.Type = e
		switch e.Op {
		case ods.TypeFloat:
			a.Kind = ods.AttrTypedFloat
		case ods.TypeInteger, ods.TypeIndex:
			a.Kind = ods.AttrTypedInteger
			a.Unsigned = p.acceptWord("unsigned")
		default:
			p.errorf(t, "'%s' is no kind of attribute", t.Text)
		}
		return
	}
	e, ok := p.d.Items.Find(KindEnum, t.Text).(*ods.Enum)
	if !ok {
		if !p.needsBroken(KindEnum, t.Text) {
			p.errorf(t, "'%s' is no kind of attribute and no enumeration", t.Text)
		}
		return
	}
	a.Kind, a.Enum = ods.AttrEnum, e
}
