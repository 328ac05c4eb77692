package ods

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
)

// attrWords are the kinds of attributes without an argument.
var attrWords = table[string, AttrKind]{
	{"integer", AttrInteger}, {"float", AttrFloat}, {"string", AttrString}, {"symbol-name", AttrSymbolName},
	{"symbol", AttrSymbol}, {"symbol-ref", AttrSymbolRef}, {"unit", AttrUnit}, {"affine-map", AttrAffineMap},
	{"integer-set", AttrIntegerSet}, {"dictionary", AttrDictionary}, {"elements", AttrElements},
	{"offsets", AttrOffsets}, {"round-sizes", AttrRoundSizes},
}

// arrayWords are the kinds of arrays with elements of one kind.
var arrayWords = table[string, Attr]{
	{"i32-array", Attr{Kind: AttrTypedInteger, Type: &TypeExpr{Op: TypeInteger, Width: 32}}},
	{"i64-array", Attr{Kind: AttrTypedInteger, Type: &TypeExpr{Op: TypeInteger, Width: 64}}},
	{"bool-array", Attr{Kind: AttrBool}},
	{"symbol-array", Attr{Kind: AttrSymbolRef}},
	{"string-array", Attr{Kind: AttrString}},
	{"map-array", Attr{Kind: AttrAffineMap}},
	{"type-array", Attr{Kind: AttrType}},
	{"index-array", Attr{Kind: AttrTypedInteger, Type: &TypeExpr{Op: TypeIndex}}},
}

// attribute parses `name?: kind = value`.
func (p *parser) attribute() Attr {
	name := p.peek()
	if name.kind == tokString {
		p.next()
	} else {
		p.expectWord("the name of an attribute")
	}
	optional := p.accept("?")
	if p.acceptWord("from") {
		p.expectWord("the name of an attribute of the operation")
	}
	p.expect(":")
	a := p.attrKind()
	a.Name, a.Optional = name.text, optional
	a.Discardable = p.acceptWord("discardable")
	if p.acceptWord("words") {
		p.parens(func() { a.Spelt = append(a.Spelt, p.speltWord()) })
	}
	if p.acceptWord("renames") {
		p.parens(func() { a.Renames = append(a.Renames, p.rename()) })
	}
	if p.accept("=") {
		a.Default = p.value()
		if p.acceptWord("hidden") {
			a.Hidden = a.Default
		}
	} else if p.acceptWord("hidden") {
		a.Hidden = p.value()
	}
	if p.acceptWord("as") {
		t := p.peek()
		p.expectWord("the name of a variable")
		a.Var = p.variable(t, false)
	}
	return a
}

// rename parses `FROM = TO`, each a word or an integer; `dynamic` is the least
// one of 64 bits.
func (p *parser) rename() Rename {
	from := p.renamed()
	p.expect("=")
	return Rename{From: from, To: p.renamed()}
}

func (p *parser) renamed() string {
	t := p.peek()
	switch {
	case t.isWord("dynamic"):
		p.next()
		return strconv.FormatInt(ir.Dynamic, 10)
	case t.kind == tokNumber:
		return strconv.FormatInt(p.integer(), 10)
	}
	return p.expectWord("a word or an integer")
}

func (p *parser) speltWord() SpeltWord {
	w := SpeltWord{Word: p.expectWord("a word")}
	p.expect("=")
	w.Value = *p.value()
	return w
}

// attrKind parses the kind of an attribute.
func (p *parser) attrKind() Attr {
	if !p.enter() {
		return Attr{Var: -1}
	}
	defer p.leave()
	t := p.peek()
	if t.kind == tokRaw {
		p.next()
		return Attr{Kind: AttrDialect, Def: t.text[1:], Var: -1}
	}
	word := p.expectWord("a kind of attribute")
	a := Attr{Var: -1}
	if elem, ok := arrayWords.find(word); ok {
		elem.Var = -1
		return Attr{Kind: AttrArray, Elem: &elem, Var: -1}
	}
	if kind, ok := attrWords.find(word); ok {
		a.Kind = kind
		return a
	}
	switch word {
	case "any":
		a.Type = p.optionalTypeArg()
	case "type":
		a.Kind, a.Type = AttrType, p.optionalTypeArg()
	case "int-elements":
		a.Kind, a.Type = AttrIntElements, p.optionalTypeArg()
	case "dense-array":
		a.Kind, a.Type = AttrDenseArray, p.optionalTypeArg()
	case "bool":
		p.boolKind(&a)
	case "array":
		p.arrayKind(&a)
	default:
		p.namedKind(&a, t)
	}
	return a
}

func (p *parser) optionalTypeArg() *TypeExpr {
	if !p.accept("(") {
		return nil
	}
	e := p.typeExpr(typeOne)
	p.expect(")")
	return e
}

func (p *parser) boolKind(a *Attr) {
	a.Kind = AttrBool
	if !p.accept("(") {
		return
	}
	a.Words[0] = p.expectWord("the word for false")
	p.expect(",")
	a.Words[1] = p.expectWord("the word for true")
	p.expect(")")
}

func (p *parser) arrayKind(a *Attr) {
	a.Kind = AttrArray
	if !p.accept("(") {
		return
	}
	elem := p.attrKind()
	a.Elem = &elem
	p.expect(")")
}

// namedKind is a typed number or an enumeration.
func (p *parser) namedKind(a *Attr, t token) {
	if e, ok := literalType(t.text); ok {
		a.Type = e
		switch e.Op {
		case TypeFloat:
			a.Kind = AttrTypedFloat
		case TypeInteger, TypeIndex:
			a.Kind = AttrTypedInteger
			a.Unsigned = p.acceptWord("unsigned")
		default:
			p.errorf(t, "'%s' is no kind of attribute", t.text)
		}
		return
	}
	e, ok := p.d.find(itemEnum, t.text).(*Enum)
	if !ok {
		p.errorf(t, "'%s' is no kind of attribute and no enumeration", t.text)
		return
	}
	a.Kind, a.Enum = AttrEnum, e
}
