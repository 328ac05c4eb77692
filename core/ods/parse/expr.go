package parse

import (
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/ods/lex"
	"github.com/mlirc/mlirc/core/ods/param"
)

// There is one grammar of expressions: operators by precedence, functions, names. What
// stands in a place must be of the sort that the place wants; package eval has the
// functions, their sorts, and what converts to what.

// expr parses an expression of a sort.
func (p *Parser) expr(want ods.Sort) *ods.Expr {
	t := p.peek()
	e := p.infix(want, 1)
	if p.failed {
		return broken(want)
	}
	converted := eval.Convert(e, want)
	if converted == nil {
		p.errorf(t, "%s", mismatch(want, describe(e)))
		return broken(want)
	}
	return converted
}

// broken stands where an expression could not be read. Nothing evaluates it: its item is
// reported and left out.
func broken(want ods.Sort) *ods.Expr {
	switch want {
	case ods.SortConstraint:
		return eval.AnyConstraint()
	case ods.SortTruth, ods.SortInteger, ods.SortNone:
		return eval.Truth()
	}
	e := eval.AnyType()
	e.Sort = want
	return e
}

func mismatch(want ods.Sort, found string) string {
	hint := ""
	if (want == ods.SortType || want == ods.SortGroup || want == ods.SortParam) && strings.HasPrefix(found, "'$") {
		hint = "; 'typeof' gives the type of an attribute's value"
	}
	return "expected " + want.String() + ", found " + found + hint
}

// describe is an expression for a message, with its sort.
func describe(e *ods.Expr) string {
	if e.Op == ods.TypeAny && e.Sort != ods.SortConstraint {
		return "'_', which stands for a parameter of a type"
	}
	return "'" + e.String() + "', " + e.Sort.String()
}

// predicate parses a condition on an operation or type. Of variables it may mention those
// that operands and results bind.
func (p *Parser) predicate() *ods.Expr {
	before := p.bound
	p.bound = true
	defer func() { p.bound = before }()
	return p.expr(ods.SortTruth)
}

// closed parses an expression that knows no variables.
func (p *Parser) closed(want ods.Sort) *ods.Expr {
	before, t := p.bound, p.peek()
	p.bound = true
	defer func() { p.bound = before }()
	e := p.expr(want)
	e.Walk(func(n *ods.Expr) {
		if n.Op == ods.TypeVar {
			p.errorf(t, "variable '%s' is not known here; name an operand or result that has the type", n.Name)
		}
	})
	return e
}

// typeExpr parses a type, or the pattern of one. A name with '$' is none.
func (p *Parser) typeExpr(want ods.Sort) *ods.Expr {
	t := p.peek()
	e := p.expr(want)
	if e.Op == ods.ExprRef {
		p.errorf(t, "%s", mismatch(want, "'"+e.String()+"'"))
	}
	return e
}

// constraint parses a constraint and reports one that takes too long to decide,
// because it is made of others that are made of others.
func (p *Parser) constraint() *ods.Expr {
	t := p.peek()
	c := p.expr(ods.SortConstraint)
	if n := eval.Size(c); n > maxConstraintSize {
		p.errorf(t, "the constraint has %d parts with those that it names written out, more than %d", n, maxConstraintSize)
	}
	return c
}

// NamedConstraint parses `= C` behind the name.
func (p *Parser) NamedConstraint() *ods.Expr {
	p.expect("=")
	c := p.constraint()
	p.expectEnd()
	return eval.NamedConstraint(p.it.Name, p.it.Doc(), c)
}

// infix parses operators that bind at least as tightly as a level.
func (p *Parser) infix(want ods.Sort, level int) *ods.Expr {
	left := p.prefix(want)
	compared := false
	for !p.failed {
		t := p.peek()
		l := operatorLevel(t, want)
		if l < level || l == relationLevel && compared {
			return left
		}
		p.Next()
		var right *ods.Expr
		if l == relationLevel {
			if right = p.keyword(left); right != nil {
				e := p.enumOf(left)
				if e.Kind == ods.KeywordEnum && t.Text != "==" && t.Text != "!=" {
					p.errorf(t, "the keywords of '%s' have no values, and so no order; use == or !=", e.Name)
				}
				left = eval.CaseOf(left, e)
			}
		}
		switch {
		case right != nil:
		case t.Text != "implies":
			right = p.infix(operandSort(want), l+1)
		case p.enter(): // it groups to the right
			right = p.infix(operandSort(want), l)
			p.leave()
		}
		if p.failed {
			break
		}
		left = p.apply(t, operandSort(want), left, right)
		compared = l == relationLevel
	}
	return left
}

const relationLevel = 4

// operandSort is what an operator's operands are wanted to be: constraints in a
// constraint, otherwise what the operator takes.
func operandSort(want ods.Sort) ods.Sort {
	if want == ods.SortConstraint || isTypeSort(want) {
		return want
	}
	return ods.SortNone
}

func isTypeSort(s ods.Sort) bool {
	return s == ods.SortType || s == ods.SortTypes || s == ods.SortGroup || s == ods.SortParam
}

// operatorLevel is the level of a token that is an operator where such a sort is wanted,
// or 0.
func operatorLevel(t lex.Token, want ods.Sort) int {
	if t.Kind != lex.Punct && t.Kind != lex.Word || t.Text == "not" {
		return 0
	}
	level := ods.ExprOp(t.Text).Level()
	if want == ods.SortConstraint && t.Text != "|" && t.Text != "&" || isTypeSort(want) && t.Text != "|" {
		return 0
	}
	return level
}

// keyword parses the keyword of an enumeration behind a relation; nil where none stands.
func (p *Parser) keyword(left *ods.Expr) *ods.Expr {
	t := p.peek()
	e := p.enumOf(left)
	if e == nil || t.Kind != lex.Word || p.peekAt(1).Is("(") {
		return nil
	}
	p.Next()
	if !e.Has(t.Text) {
		p.errorf(t, "'%s' is no keyword of the enumeration '%s'", t.Text, e.Name)
	}
	return eval.Integer(eval.CaseNumber(e, t.Text), t.Text)
}

// keywordOf parses a keyword of the enumeration of an attribute or parameter.
func (p *Parser) keywordOf(of *ods.Expr) *ods.Expr {
	t := p.peek()
	e := p.keyword(of)
	if e == nil || p.enumOf(of).Kind == ods.KeywordEnum {
		p.errorf(t, "expected a keyword of the enumeration of the first argument, found %s", t)
		return broken(ods.SortInteger)
	}
	e.Sort = ods.SortKeyword
	return e
}

// enumOf is the enumeration of an attribute or parameter that an expression names.
func (p *Parser) enumOf(e *ods.Expr) *ods.Enum {
	switch r := e.Ref; {
	case e.Op != ods.ExprRef:
	case r.Kind == ods.RefAttr && r.Index < len(p.scope.op.Attributes):
		return p.enumOfAttr(&p.scope.op.Attributes[r.Index])
	case r.Kind == ods.RefParam:
		return p.scope.def.Records[r.Sub].Fields[r.Index].Enum
	}
	return nil
}

// enumOfAttr is the enumeration of an attribute, or of the only parameter of a dialect's.
func (p *Parser) enumOfAttr(a *ods.Attr) *ods.Enum {
	if a.Kind != ods.AttrDialect {
		return a.Enum
	}
	def, ok := p.d.Items.Find(KindAttr, a.Def).(*ods.TypeDef)
	if !ok || len(def.Params()) != 1 {
		return nil
	}
	return def.Params()[0].Enum
}

// apply makes an expression of a function or operator, by the first row that takes the
// arguments and gives what is wanted.
func (p *Parser) apply(t lex.Token, want ods.Sort, args ...*ods.Expr) *ods.Expr {
	rows := eval.Named(t.Text, want == ods.SortConstraint)
	given := ods.SortNone
	for i := range rows {
		f := &rows[i]
		if !f.Fits(args) {
			continue
		}
		if want != ods.SortNone && !eval.Converts(&ods.Expr{Op: ods.ExprOp(f.Name), Sort: f.Result}, want) {
			given = f.Result
			continue
		}
		if f.ReadsValues {
			p.readsValues()
		}
		return f.Apply(args)
	}
	if given != ods.SortNone {
		p.errorf(t, "'%s' gives %s, but %s stands here", t.Text, given, want)
		return broken(want)
	}
	p.errorf(t, "%s", argumentProblem(t.Text, rows, args))
	return broken(want)
}

// argumentProblem says why no row takes the arguments.
func argumentProblem(name string, rows []eval.Function, args []*ods.Expr) string {
	f := &rows[0]
	if ods.ExprOp(name).Level() > 0 {
		found := describe(args[len(args)-1])
		if len(args) == 2 {
			found = describe(args[0]) + ", and " + found
		}
		return "'" + name + "' does not take " + found
	}
	if !f.Takes(len(args)) {
		return "'" + name + "' takes " + f.Arity() + ", found " + strconv.Itoa(len(args))
	}
	for i, a := range args {
		if !eval.Converts(a, f.Arg(i)) {
			return "'" + name + "' needs " + f.Arg(i).String() + " here, found " + describe(a)
		}
	}
	return "'" + name + "' does not take these arguments"
}

// prefix parses what stands before or between operators.
func (p *Parser) prefix(want ods.Sort) *ods.Expr {
	if !p.enter() {
		return broken(want)
	}
	defer p.leave()
	t := p.peek()
	switch {
	case t.Kind == lex.Number:
		n := p.integer()
		if want == ods.SortConstraint {
			return eval.OfNumber(n)
		}
		return eval.Integer(n, "")
	case p.accept("("):
		e := p.infix(operandSort(want), 1)
		p.expect(")")
		return e
	case t.Is("$") && want != ods.SortConstraint:
		r := p.ref()
		return eval.Reference(r, p.toks[p.i-1].Text, p.kindOf(r))
	case t.Is("!"):
		return p.dialectType(want)
	case t.Kind == lex.Word:
		p.Next()
		return p.exprWord(t, want)
	}
	if want == ods.SortNone || want == ods.SortTruth || want == ods.SortInteger {
		p.errorf(t, "expected a number, a name or a function, found %s", t)
	} else {
		p.errorf(t, "expected %s, found %s", want, t)
	}
	return broken(want)
}

// exprWord parses what begins with a word, which is read.
func (p *Parser) exprWord(t lex.Token, want ods.Sort) *ods.Expr {
	constraint := want == ods.SortConstraint
	switch {
	case t.Text == "not":
		return p.not(t, want)
	case t.Text == "_" && constraint:
		return eval.AnyConstraint()
	case t.Text == "_":
		return eval.AnyType()
	case constraint && p.cases != nil:
		return p.caseNamed(t)
	}
	if e, ok := literalType(t.Text); ok {
		if constraint {
			return eval.Exactly(e)
		}
		return e
	}
	if p.peek().Is("(") {
		return p.function(t, want)
	}
	if constraint {
		return p.constraintNamed(t)
	}
	if isVariable(t) && p.scope != nil {
		if _, ok := p.scope.vars[t.Text]; ok || !p.bound {
			return p.variableExpr(t)
		}
	}
	r, ok := p.resolve(t.Text)
	switch {
	case !ok && isVariable(t):
		p.errorf(t, "there is no variable '%s', and no operand, result or attribute of that name", t.Text)
		return broken(want)
	case !ok && isTypeSort(want):
		p.errorf(t, "'%s' is no type; a variable begins with a capital letter", t.Text)
		return broken(want)
	case !ok && p.scope != nil && p.scope.def != nil:
		p.errorf(t, "there is no parameter '%s'", t.Text)
		return broken(want)
	case !ok:
		p.errorf(t, "there is no operand, result or attribute '%s'", t.Text)
		return broken(want)
	}
	return eval.Reference(r, t.Text, p.kindOf(r))
}

// kindOf is the kind of an attribute that a name refers to, nil where it has not been read.
func (p *Parser) kindOf(r ods.Ref) *ods.Attr {
	if r.Kind == ods.RefParam {
		return param.Attr(&p.scope.def.Records[r.Sub].Fields[r.Index])
	}
	if r.Kind != ods.RefAttr || r.Index >= len(p.scope.op.Attributes) {
		return nil
	}
	return &p.scope.op.Attributes[r.Index]
}

func isVariable(t lex.Token) bool { return t.Text[0] >= 'A' && t.Text[0] <= 'Z' }

// not parses what a condition or constraint is the opposite of: a relation, or a term of
// a constraint.
func (p *Parser) not(t lex.Token, want ods.Sort) *ods.Expr {
	if want == ods.SortConstraint {
		return p.apply(t, want, p.prefix(want))
	}
	e := p.infix(ods.SortNone, relationLevel)
	if p.failed {
		return e
	}
	return p.apply(t, ods.SortTruth, e)
}

// variableExpr parses what follows the name of a variable: `*` behind that of a list.
func (p *Parser) variableExpr(t lex.Token) *ods.Expr {
	if p.scope.op == nil {
		p.errorf(t, "'%s' is no type; only the types of operations have variables", t.Text)
		return broken(ods.SortType)
	}
	list := p.acceptGlued("*")
	return eval.Variable(p.variable(t, list), t.Text, list)
}

// caseNamed is a case of the enumeration of a type's parameter.
func (p *Parser) caseNamed(t lex.Token) *ods.Expr {
	if !p.cases.Has(t.Text) {
		p.errorf(t, "'%s' is no keyword of the enumeration '%s'", t.Text, p.cases.Name)
	}
	return eval.OfCase(p.cases, t.Text)
}

// constraintNamed is a constraint without arguments, or one that an item names.
func (p *Parser) constraintNamed(t lex.Token) *ods.Expr {
	if len(eval.Named(t.Text, true)) > 0 {
		return p.apply(t, ods.SortConstraint)
	}
	if c, ok := p.find(KindConstraint, t).(*ods.Expr); ok {
		return c
	}
	return eval.AnyConstraint()
}

// function parses the arguments of a function, whose name is read.
func (p *Parser) function(t lex.Token, want ods.Sort) *ods.Expr {
	rows := eval.Named(t.Text, want == ods.SortConstraint)
	if len(rows) == 0 || ods.ExprOp(t.Text).Level() > 0 {
		p.errorf(t, "there is no %s '%s'%s", functionWord(want), t.Text, didYouMean(t.Text, eval.Names(want == ods.SortConstraint)))
		return broken(want)
	}
	var args []*ods.Expr
	p.parens(func() { args = append(args, p.functionArg(rows, args)) })
	if p.failed {
		return broken(want)
	}
	return p.apply(t, functionSort(want), args...)
}

// functionSort is what a function is wanted to give: a constraint, or what converts to
// what is wanted, which [Parser.expr] sees to.
func functionSort(want ods.Sort) ods.Sort {
	if want == ods.SortConstraint || want == ods.SortTypes || want == ods.SortType {
		return want
	}
	return ods.SortNone
}

func functionWord(want ods.Sort) string {
	switch {
	case want == ods.SortConstraint:
		return "constraint"
	case isTypeSort(want):
		return "type function"
	}
	return "function"
}

// functionArg parses the argument of a function behind others.
func (p *Parser) functionArg(rows []eval.Function, before []*ods.Expr) *ods.Expr {
	i := len(before)
	switch want := rows[0].Arg(i); want {
	case ods.SortConstraint:
		return p.infix(want, 1)
	case ods.SortKind:
		a := p.attrKind()
		return eval.OfKind(&a)
	case ods.SortOpen:
		t := p.Next()
		e, ok := eval.Open(t.Text)
		if !ok {
			p.errorf(t, "expected 'size' or 'stride', found %s", t)
		}
		return e
	case ods.SortKeyword:
		return p.keywordOf(before[0])
	case ods.SortOp:
		return &ods.Expr{Op: "operation", Name: p.expectWord("the name of an operation"), Sort: ods.SortOp}
	case ods.SortWord:
		return &ods.Expr{Op: "word", Name: p.expectWord("a word"), Sort: ods.SortWord}
	case ods.SortDialect:
		return &ods.Expr{Op: "dialect", Name: p.expectWord("the name of a dialect"), Sort: ods.SortDialect}
	case ods.SortType, ods.SortTypes:
		if len(rows) == 1 {
			return p.infix(want, 1)
		}
	}
	switch {
	case rows[0].Result != ods.SortConstraint:
		return p.infix(ods.SortNone, 1)
	case i < len(rows[0].Args) || rows[0].Rest:
		return eval.Integer(p.integer(), "")
	}
	return p.infix(ods.SortConstraint, 1) // the number of arguments is reported
}

// literalType returns the builtin type of that name.
func literalType(word string) (*ods.Expr, bool) {
	switch word {
	case "index":
		return eval.IndexType(), true
	case "none":
		return eval.NoneType(), true
	}
	if k, ok := num.KindNamed(word); ok {
		return eval.FloatType(k), true
	}
	sign := byte(0)
	if len(word) > 2 && (word[0] == 's' || word[0] == 'u') {
		sign, word = word[0], word[1:]
	}
	if w, ok := integerWidth(word); ok {
		return eval.IntegerType(w, sign), true
	}
	return nil, false
}

// dialectType parses `!name(...)`: the pattern of a type, or a constraint.
func (p *Parser) dialectType(want ods.Sort) *ods.Expr {
	p.expect("!")
	t := p.peek()
	name := p.expectWord("the name of a type")
	constraint := want == ods.SortConstraint
	var args []*ods.Expr
	if p.peek().Is("(") {
		p.parens(func() {
			if constraint {
				args = append(args, p.ofParam(name, len(args)))
			} else {
				args = append(args, p.expr(ods.SortParam))
			}
		})
	}
	p.checkTypeName(t, len(args))
	if constraint {
		return eval.OfDialectType(name, args)
	}
	return eval.DialectType(name, args)
}

// ofParam parses the constraint on a parameter of a type, which may name cases of its enumeration.
func (p *Parser) ofParam(name string, i int) *ods.Expr {
	defer func(outer *ods.Enum) { p.cases = outer }(p.cases)
	p.cases = nil
	if def, ok := p.d.Items.Find(KindType, name).(*ods.TypeDef); ok && i < len(def.Params()) {
		p.cases = def.Params()[i].Enum
	}
	return p.infix(ods.SortConstraint, 1)
}

// checkTypeName reports a type that the dialect does not have, or that has fewer
// parameters. Types of other dialects are looked up as far as they are known.
func (p *Parser) checkTypeName(t lex.Token, args int) {
	if p.failed {
		return
	}
	def, ok := p.d.Items.Find(KindType, t.Text).(*ods.TypeDef)
	switch {
	case !ok && p.needsBroken(KindType, t.Text):
	case !ok && strings.HasPrefix(t.Text, p.d.Dialect.Name()+"."):
		p.errorf(t, "there is no type '%s'", t.Text)
	case ok && args > len(def.Params()):
		p.errorf(t, "type '%s' has %d parameters, found %d", t.Text, len(def.Params()), args)
	}
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

func (p *Parser) integer() int64 {
	t := p.Next()
	n, err := strconv.ParseInt(t.Text, 0, 64)
	if t.Kind != lex.Number || err != nil {
		p.errorf(t, "expected an integer, found %s", t)
	}
	return n
}

// readsValues notes that the operation at hand looks at what its operands are made by.
func (p *Parser) readsValues() {
	if p.scope != nil && p.scope.op != nil {
		p.scope.op.ReadsValues = true
	}
}
