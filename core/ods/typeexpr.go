package ods

import (
	"strings"

	"github.com/mlirc/mlirc/core/num"
)

// TypeExprOp is the kind of node of a type expression.
type TypeExprOp string

// Kinds of nodes; every other one is the name of a function.
const (
	TypeAny     TypeExprOp = "_"
	TypeVar     TypeExprOp = "var"
	TypeIndex   TypeExprOp = "index"
	TypeNone    TypeExprOp = "none"
	TypeInteger TypeExprOp = "integer"
	TypeFloat   TypeExprOp = "float"
	TypeDialect TypeExprOp = "dialect"
	TypeFn      TypeExprOp = "fn"
	TypeOr      TypeExprOp = "|"
	TypeInt     TypeExprOp = "int" // an integer parameter of a dialect type
)

// The functions of type expressions.
const (
	FuncLike     TypeExprOp = "like"
	FuncElem     TypeExprOp = "elem"
	FuncTensorOf TypeExprOp = "tensorof"
	FuncList     TypeExprOp = "list"
	FuncListOr   TypeExprOp = "listor"
	FuncWalk     TypeExprOp = "walk"
	FuncConsts   TypeExprOp = "consts"
	FuncTypeOf   TypeExprOp = "typeof"
	FuncLen      TypeExprOp = "len"
	FuncResize   TypeExprOp = "resize"
	FuncDrop     TypeExprOp = "drop"
	FuncOuter    TypeExprOp = "outer"
	FuncMembers  TypeExprOp = "members"
	FuncMask     TypeExprOp = "mask"
	FuncTensors  TypeExprOp = "tensors"
	FuncScalar   TypeExprOp = "scalar"
)

// TypeExpr is a pattern of a type: it is matched against a type, which binds
// variables, or built from bound ones.
type TypeExpr struct {
	Op    TypeExprOp
	Var   int  // TypeVar
	Width int  // TypeInteger
	Sign  byte // TypeInteger: 0 signless, 's', 'u'
	Kind  num.Kind
	Def   string // TypeDialect: full name
	Int   int64
	Ref   Ref // of `$name`, when Op is "ref"
	Args  []*TypeExpr
}

// IsOpen reports whether the pattern is a dialect's type with a parameter that
// it does not tell.
func (e *TypeExpr) IsOpen() bool {
	if e.Op != TypeDialect {
		return false
	}
	for _, arg := range e.Args {
		if arg.Op == TypeAny || arg.IsOpen() {
			return true
		}
	}
	return false
}

// TypeRef is a node that stands for an attribute or operand group.
const TypeRef TypeExprOp = "ref"

// FloatKinds maps the names of the float types.
var floatKinds = table[string, num.Kind]{
	{"f16", num.F16}, {"bf16", num.BF16}, {"f32", num.F32}, {"f64", num.F64}, {"f80", num.F80}, {"f128", num.F128},
}

// typeExpr parses a pattern in a place.
func (p *parser) typeExpr(where typeArg) *TypeExpr {
	t := p.peek()
	left := p.typeTerm()
	for p.accept("|") {
		left = &TypeExpr{Op: TypeOr, Args: []*TypeExpr{left, p.typeTerm()}}
	}
	if p.failed {
		return left
	}
	if problem := p.typeProblem(left, where); problem != "" {
		p.errorf(t, "%s", problem)
	}
	return left
}

func (p *parser) typeTerm() *TypeExpr {
	if !p.enter() {
		return &TypeExpr{Op: TypeAny}
	}
	defer p.leave()
	t := p.peek()
	switch {
	case t.is("$"):
		return &TypeExpr{Op: TypeRef, Ref: p.ref()}
	case t.is("!"):
		return p.dialectTypeExpr()
	case t.kind == tokNumber:
		return &TypeExpr{Op: TypeInt, Int: p.integer()}
	case t.kind != tokWord:
		p.errorf(t, "expected a type, found %s", t)
		return &TypeExpr{Op: TypeAny}
	}
	p.next()
	if e, ok := literalType(t.text); ok {
		return e
	}
	if p.peek().is("(") {
		return p.typeFunction(t)
	}
	if t.text[0] >= 'A' && t.text[0] <= 'Z' {
		list := p.acceptGlued("*")
		return &TypeExpr{Op: TypeVar, Var: p.variable(t, list)}
	}
	p.errorf(t, "'%s' is no type; a variable begins with a capital letter", t.text)
	return &TypeExpr{Op: TypeAny}
}

func (p *parser) acceptGlued(punct string) bool {
	if !p.peek().glued {
		return false
	}
	return p.accept(punct)
}

// variable returns the number of a variable, new or known.
func (p *parser) variable(t token, list bool) int {
	o := p.scope.op
	if v, ok := p.scope.vars[t.text]; ok {
		if o.Vars[v].List != list {
			p.errorf(t, "variable '%s' is a list, with '*', in one place and a single type in another", t.text)
		}
		return v
	}
	o.Vars = append(o.Vars, Var{Name: t.text, List: list})
	p.scope.vars[t.text] = len(o.Vars) - 1
	return len(o.Vars) - 1
}

// literalType returns the builtin type of that name.
func literalType(word string) (*TypeExpr, bool) {
	switch word {
	case "_":
		return &TypeExpr{Op: TypeAny}, true
	case "index":
		return &TypeExpr{Op: TypeIndex}, true
	case "none":
		return &TypeExpr{Op: TypeNone}, true
	}
	if k, ok := floatKinds.find(word); ok {
		return &TypeExpr{Op: TypeFloat, Kind: k}, true
	}
	sign := byte(0)
	if len(word) > 2 && (word[0] == 's' || word[0] == 'u') {
		sign, word = word[0], word[1:]
	}
	if w, ok := integerWidth(word); ok {
		return &TypeExpr{Op: TypeInteger, Width: w, Sign: sign}, true
	}
	return nil, false
}

func (p *parser) dialectTypeExpr() *TypeExpr {
	p.expect("!")
	t := p.peek()
	e := &TypeExpr{Op: TypeDialect, Def: p.expectWord("the name of a type")}
	if p.peek().is("(") {
		p.parens(func() { e.Args = append(e.Args, p.typeExpr(typeParam)) })
	}
	p.checkTypeName(t, len(e.Args))
	return e
}

// checkTypeName reports a type that the dialect does not have, or that has fewer
// parameters. Types of other dialects are looked up as far as they are known.
func (p *parser) checkTypeName(t token, args int) {
	if p.failed {
		return
	}
	def, ok := p.d.find(itemType, t.text).(*TypeDef)
	switch {
	case !ok && strings.HasPrefix(t.text, p.d.name+"."):
		p.errorf(t, "there is no type '%s'", t.text)
	case ok && args > len(def.Params()):
		p.errorf(t, "type '%s' has %d parameters, found %d", t.text, len(def.Params()), args)
	}
}

func (p *parser) typeFunction(t token) *TypeExpr {
	e := &TypeExpr{Op: TypeExprOp(t.text)}
	if e.Op == FuncConsts {
		p.readsValues()
	}
	kinds, ok := typeFunctions.find(e.Op)
	if !ok {
		p.errorf(t, "there is no type function '%s'", t.text)
		return e
	}
	p.parens(func() {
		e.Args = append(e.Args, p.typeExpr(kinds[min(len(e.Args), len(kinds)-1)]))
	})
	if len(e.Args) != len(kinds) && e.Op != FuncList {
		p.errorf(t, "'%s' takes %d arguments, found %d", t.text, len(kinds), len(e.Args))
	}
	return e
}
