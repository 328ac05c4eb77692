package parse

import (
	"strings"

	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// floatKinds maps the names of the float types.
var floatKinds = table[string, num.Kind]{
	{"f16", num.F16}, {"bf16", num.BF16}, {"f32", num.F32}, {"f64", num.F64}, {"f80", num.F80}, {"f128", num.F128},
}

// typeExpr parses a pattern in a place.
func (p *Parser) typeExpr(where typeArg) *ods.TypeExpr {
	t := p.peek()
	left := p.typeTerm()
	for p.accept("|") {
		left = &ods.TypeExpr{Op: ods.TypeOr, Args: []*ods.TypeExpr{left, p.typeTerm()}}
	}
	if p.failed {
		return left
	}
	if problem := p.typeProblem(left, where); problem != "" {
		p.errorf(t, "%s", problem)
	}
	return left
}

func (p *Parser) typeTerm() *ods.TypeExpr {
	if !p.enter() {
		return &ods.TypeExpr{Op: ods.TypeAny}
	}
	defer p.leave()
	t := p.peek()
	switch {
	case t.Is("$"):
		return &ods.TypeExpr{Op: ods.TypeRef, Ref: p.ref()}
	case t.Is("!"):
		return p.dialectTypeExpr()
	case t.Kind == lex.Number:
		return &ods.TypeExpr{Op: ods.TypeInt, Int: p.integer()}
	case t.Kind != lex.Word:
		p.errorf(t, "expected a type, found %s", t)
		return &ods.TypeExpr{Op: ods.TypeAny}
	}
	p.Next()
	if e, ok := literalType(t.Text); ok {
		return e
	}
	if p.peek().Is("(") {
		return p.typeFunction(t)
	}
	if t.Text[0] >= 'A' && t.Text[0] <= 'Z' {
		list := p.acceptGlued("*")
		return &ods.TypeExpr{Op: ods.TypeVar, Var: p.variable(t, list)}
	}
	p.errorf(t, "'%s' is no type; a variable begins with a capital letter", t.Text)
	return &ods.TypeExpr{Op: ods.TypeAny}
}

func (p *Parser) acceptGlued(punct string) bool {
	if !p.peek().Glued {
		return false
	}
	return p.accept(punct)
}

// variable returns the number of a variable, new or known.
func (p *Parser) variable(t lex.Token, list bool) int {
	o := p.scope.op
	if v, ok := p.scope.vars[t.Text]; ok {
		if o.Vars[v].List != list {
			p.errorf(t, "variable '%s' is a list, with '*', in one place and a single type in another", t.Text)
		}
		return v
	}
	o.Vars = append(o.Vars, ods.Var{Name: t.Text, List: list})
	p.scope.vars[t.Text] = len(o.Vars) - 1
	return len(o.Vars) - 1
}

// literalType returns the builtin type of that name.
func literalType(word string) (*ods.TypeExpr, bool) {
	switch word {
	case "_":
		return &ods.TypeExpr{Op: ods.TypeAny}, true
	case "index":
		return &ods.TypeExpr{Op: ods.TypeIndex}, true
	case "none":
		return &ods.TypeExpr{Op: ods.TypeNone}, true
	}
	if k, ok := floatKinds.find(word); ok {
		return &ods.TypeExpr{Op: ods.TypeFloat, Kind: k}, true
	}
	sign := byte(0)
	if len(word) > 2 && (word[0] == 's' || word[0] == 'u') {
		sign, word = word[0], word[1:]
	}
	if w, ok := integerWidth(word); ok {
		return &ods.TypeExpr{Op: ods.TypeInteger, Width: w, Sign: sign}, true
	}
	return nil, false
}

func (p *Parser) dialectTypeExpr() *ods.TypeExpr {
	p.expect("!")
	t := p.peek()
	e := &ods.TypeExpr{Op: ods.TypeDialect, Def: p.expectWord("the name of a type")}
	if p.peek().Is("(") {
		p.parens(func() { e.Args = append(e.Args, p.typeExpr(typeParam)) })
	}
	p.checkTypeName(t, len(e.Args))
	return e
}

// checkTypeName reports a type that the dialect does not have, or that has fewer
// parameters. Types of other dialects are looked up as far as they are known.
func (p *Parser) checkTypeName(t lex.Token, args int) {
	if p.failed {
		return
	}
	def, ok := p.d.Items.Find(KindType, t.Text).(*ods.TypeDef)
	switch {
	case !ok && strings.HasPrefix(t.Text, p.d.Dialect.Name()+"."):
		p.errorf(t, "there is no type '%s'", t.Text)
	case ok && args > len(def.Params()):
		p.errorf(t, "type '%s' has %d parameters, found %d", t.Text, len(def.Params()), args)
	}
}

func (p *Parser) typeFunction(t lex.Token) *ods.TypeExpr {
	e := &ods.TypeExpr{Op: ods.TypeExprOp(t.Text)}
	if e.Op == ods.FuncConsts {
		p.readsValues()
	}
	kinds, ok := typeFunctions.find(e.Op)
	if !ok {
		p.errorf(t, "there is no type function '%s'", t.Text)
		return e
	}
	p.parens(func() {
		e.Args = append(e.Args, p.typeExpr(kinds[min(len(e.Args), len(kinds)-1)]))
	})
	if len(e.Args) != len(kinds) && e.Op != ods.FuncList {
		p.errorf(t, "'%s' takes %d arguments, found %d", t.Text, len(kinds), len(e.Args))
	}
	return e
}

// table says what each of some words means. Unlike a map it is laid out by the
// compiler: a process that compiles few definitions pays nothing for it, and its
// words are few enough to be looked through.
type table[K ~string, V any] []meaning[K, V]

type meaning[K ~string, V any] struct {
	word K
	is   V
}

func (t table[K, V]) find(word K) (V, bool) {
	for i := range t {
		if t[i].word == word {
			return t[i].is, true
		}
	}
	var none V
	return none, false
}
