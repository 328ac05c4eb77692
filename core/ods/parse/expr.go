package parse

import (
	"math"
	"strconv"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/ods/lex"
)

func (p *Parser) integer() int64 {
	t := p.Next()
	n, err := strconv.ParseInt(t.Text, 0, 64)
	if t.Kind != lex.Number || err != nil {
		p.errorf(t, "expected an integer, found %s", t)
	}
	return n
}

// predicate parses with the usual precedence: implies, or, and, not, relation.
func (p *Parser) predicate() *ods.Expr {
	if !p.enter() {
		return eval.Node(ods.ExprInt)
	}
	defer p.leave()
	left := p.orExpr()
	if p.acceptWord("implies") {
		return eval.Node(ods.ExprImp, left, p.predicate())
	}
	return left
}

func (p *Parser) orExpr() *ods.Expr {
	left := p.andExpr()
	for p.acceptWord("or") {
		left = eval.Node(ods.ExprOr, left, p.andExpr())
	}
	return left
}

func (p *Parser) andExpr() *ods.Expr {
	left := p.notExpr()
	for p.acceptWord("and") {
		left = eval.Node(ods.ExprAnd, left, p.notExpr())
	}
	return left
}

func (p *Parser) notExpr() *ods.Expr {
	if p.acceptWord("not") {
		if !p.enter() {
			return eval.Node(ods.ExprInt)
		}
		defer p.leave()
		return eval.Node(ods.ExprNot, p.notExpr())
	}
	left := p.sum()
	for _, op := range [...]ods.ExprOp{ods.ExprEq, ods.ExprNe, ods.ExprLe, ods.ExprGe, ods.ExprLt, ods.ExprGt} {
		if p.accept(string(op)) {
			return eval.Node(op, left, p.compared(left))
		}
	}
	return left
}

// compared parses what stands behind a relation: where an enumeration stands
// before it, one of its keywords.
func (p *Parser) compared(left *ods.Expr) *ods.Expr {
	t := p.peek()
	if left.Op != ods.ExprRef || left.Ref.Kind != ods.RefAttr || t.Kind != lex.Word || left.Ref.Index >= len(p.scope.op.Attributes) {
		return p.sum()
	}
	e := p.scope.op.Attributes[left.Ref.Index].Enum
	if e == nil {
		return p.sum()
	}
	p.Next()
	value, ok := e.Value(t.Text)
	if !ok || e.Kind == ods.KeywordEnum {
		p.errorf(t, "'%s' is no keyword of the integer enumeration '%s'", t.Text, e.Name)
	}
	return intNode(int64(value), t.Text)
}

func (p *Parser) sum() *ods.Expr {
	left := p.product()
	for {
		switch {
		case p.accept("+"):
			left = eval.Node(ods.ExprAdd, left, p.product())
		case p.accept("-"):
			left = eval.Node(ods.ExprSub, left, p.product())
		default:
			return left
		}
	}
}

func (p *Parser) product() *ods.Expr {
	left := p.term()
	for p.accept("*") {
		left = eval.Node(ods.ExprMul, left, p.term())
	}
	return left
}

func (p *Parser) term() *ods.Expr {
	if !p.enter() {
		return eval.Node(ods.ExprInt)
	}
	defer p.leave()
	t := p.peek()
	switch {
	case t.Kind == lex.Number:
		return intNode(p.integer(), "")
	case p.accept("("):
		e := p.predicate()
		p.expect(")")
		return e
	case t.Is("$"):
		return refNode(p.ref())
	case t.Kind != lex.Word:
		p.errorf(t, "expected a number, a name or a function, found %s", t)
		return eval.Node(ods.ExprInt)
	case !p.peekAt(1).Is("("):
		return p.bareName()
	}
	return p.function(false)
}

// bareName parses a name without `$`: a group, as in rank(src), or a variable.
func (p *Parser) bareName() *ods.Expr {
	t := p.Next()
	if v, ok := p.scope.vars[t.Text]; ok {
		p.accept("*")
		return refNode(ods.Ref{Kind: ods.RefVar, Index: v})
	}
	r, ok := p.resolve(t.Text)
	if !ok {
		p.errorf(t, "there is no operand, result or attribute '%s'", t.Text)
	}
	return refNode(r)
}

// function parses a function; one that gives an attribute is for values only.
func (p *Parser) function(value bool) *ods.Expr {
	t := p.Next()
	f := eval.Named(t.Text)
	if f == nil {
		p.errorf(t, "there is no function '%s'", t.Text)
		return eval.Node(ods.ExprInt)
	}
	if f.GivesAttr() && !value {
		p.errorf(t, "'%s' gives an attribute, not a number", t.Text)
	}
	e := &ods.Expr{Op: ods.ExprOp(t.Text), Text: t.Text, Func: &f.Function}
	if e.Op == "constant" {
		p.readsValues()
	}
	n := 0
	p.parens(func() {
		p.functionArg(e, f, n)
		n++
	})
	if !f.Takes(n) {
		p.errorf(t, "'%s' takes %d arguments, found %d", t.Text, len(f.Args), n)
	}
	return e
}

// readsValues notes that the operation at hand looks at what its operands are made by.
func (p *Parser) readsValues() {
	if p.scope.op != nil {
		p.scope.op.ReadsValues = true
	}
}

func (p *Parser) functionArg(e *ods.Expr, f *eval.Function, i int) {
	if i >= len(f.Args) && !f.More {
		p.sum() // the number of arguments is reported
		return
	}
	kind, t := f.Arg(i), p.peek()
	switch kind {
	case eval.ArgConstraint:
		e.Constraint = p.constraint()
		return
	case eval.ArgKind:
		a := p.attrKind()
		e.Kind = &a
		return
	case eval.ArgOpen:
		e.Args = append(e.Args, p.openNumber())
		return
	}
	arg := p.sum()
	if what := kind.Problem(arg); what != "" {
		p.errorf(t, "'%s' needs %s here", e.Text, what)
	}
	e.Args = append(e.Args, arg)
}

// openNumber parses which number of an array stands for an operand.
func (p *Parser) openNumber() *ods.Expr {
	t := p.Next()
	switch t.Text {
	case "size":
		return intNode(-1, t.Text)
	case "stride":
		return intNode(math.MinInt64, t.Text)
	}
	p.errorf(t, "expected 'size' or 'stride', found %s", t)
	return eval.Node(ods.ExprInt)
}

// ref parses `$name`.
func (p *Parser) ref() ods.Ref {
	p.expect("$")
	t := p.peek()
	name := p.expectWord("a name")
	r, ok := p.resolve(name)
	if !ok {
		p.errorf(t, "there is no operand, result, attribute, region or successor '%s'", name)
	}
	return r
}

// resolve finds what a name refers to in the operation or type.
func (p *Parser) resolve(name string) (ods.Ref, bool) {
	if p.scope == nil {
		return ods.Ref{}, false
	}
	if p.scope.def != nil {
		return resolveParam(p.scope.def, name)
	}
	if r, ok := p.scope.names[name]; ok {
		return r, true
	}
	return resolvePart(p.scope.op, name)
}

func resolvePart(o *ods.Op, name string) (ods.Ref, bool) {
	for i := range o.Successors {
		if o.Successors[i].Name == name {
			return ods.Ref{Kind: ods.RefSuccessor, Index: i}, true
		}
	}
	for i := range o.Regions {
		if o.Regions[i].Name == name {
			return ods.Ref{Kind: ods.RefRegion, Index: i}, true
		}
	}
	for i := range o.Regions {
		for j := range o.Regions[i].Args {
			if o.Regions[i].Args[j].Name == name {
				return ods.Ref{Kind: ods.RefRegionArg, Index: j, Sub: i}, true
			}
		}
	}
	return ods.Ref{}, false
}

func resolveParam(t *ods.TypeDef, name string) (ods.Ref, bool) {
	for r := range t.Records {
		for i := range t.Records[r].Fields {
			if t.Records[r].Fields[i].Name == name {
				return ods.Ref{Kind: ods.RefParam, Index: i, Sub: r}, true
			}
		}
	}
	return ods.Ref{}, false
}

// value parses an attribute that a definition mentions.
func (p *Parser) value() *ods.Value {
	t := p.peek()
	switch {
	case t.Kind == lex.Word && p.peekAt(1).Is("("):
		return &ods.Value{Func: p.function(true)}
	case t.Kind == lex.Word || t.Kind == lex.Number || t.Kind == lex.Raw:
		p.Next()
		return &ods.Value{Text: t.Text}
	case t.Kind == lex.String:
		p.Next()
		return &ods.Value{Text: strconv.Quote(t.Text)}
	case t.Is("["):
		p.Next()
		p.expect("]")
		return &ods.Value{Text: "[]"}
	}
	p.errorf(t, "expected a value, found %s", t)
	return &ods.Value{}
}

func refNode(r ods.Ref) *ods.Expr {
	e := eval.Node(ods.ExprRef)
	e.Ref = r
	return e
}

func intNode(n int64, text string) *ods.Expr {
	e := eval.Node(ods.ExprInt)
	e.Int, e.Text = n, text
	return e
}
