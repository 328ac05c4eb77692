package ods

import (
	"math"
	"strconv"
)

// RefKind says what a name in a definition refers to.
type RefKind uint8

// What names refer to.
const (
	RefNone RefKind = iota
	RefOperand
	RefResult
	RefAttr
	RefRegion
	RefSuccessor
	RefRegionArg // Index: the group, Sub: the region
	RefVar
	RefOperands // all of them
	RefResults
	RefParam // Index: the field, Sub: the record
)

// Ref is a name resolved.
type Ref struct {
	Kind  RefKind
	Index int
	Sub   int
}

// ExprOp is an operator or function of predicates, counts and default values.
type ExprOp string

// Expr is a node of a predicate, of a count, or of a function that gives a
// default value. It reads an operation and is total.
type Expr struct {
	Op         ExprOp
	Args       []*Expr
	Ref        Ref
	Int        int64
	Constraint *Constraint
	Kind       *Attr  // of a value
	Text       string // the function as written
}

// Operators of expressions; every other operator is the name of a function.
const (
	ExprInt ExprOp = "int"
	ExprRef ExprOp = "ref"
	ExprEq  ExprOp = "=="
	ExprNe  ExprOp = "!="
	ExprLt  ExprOp = "<"
	ExprLe  ExprOp = "<="
	ExprGt  ExprOp = ">"
	ExprGe  ExprOp = ">="
	ExprAnd ExprOp = "and"
	ExprOr  ExprOp = "or"
	ExprNot ExprOp = "not"
	ExprImp ExprOp = "implies"
	ExprAdd ExprOp = "+"
	ExprSub ExprOp = "-"
	ExprMul ExprOp = "*"
)

func (p *parser) integer() int64 {
	t := p.next()
	n, err := strconv.ParseInt(t.text, 0, 64)
	if t.kind != tokNumber || err != nil {
		p.errorf(t, "expected an integer, found %s", t)
	}
	return n
}

// predicate parses with the usual precedence: implies, or, and, not, relation.
func (p *parser) predicate() *Expr {
	if !p.enter() {
		return &Expr{Op: ExprInt}
	}
	defer p.leave()
	left := p.orExpr()
	if p.acceptWord("implies") {
		return &Expr{Op: ExprImp, Args: []*Expr{left, p.predicate()}}
	}
	return left
}

func (p *parser) orExpr() *Expr {
	left := p.andExpr()
	for p.acceptWord("or") {
		left = &Expr{Op: ExprOr, Args: []*Expr{left, p.andExpr()}}
	}
	return left
}

func (p *parser) andExpr() *Expr {
	left := p.notExpr()
	for p.acceptWord("and") {
		left = &Expr{Op: ExprAnd, Args: []*Expr{left, p.notExpr()}}
	}
	return left
}

func (p *parser) notExpr() *Expr {
	if p.acceptWord("not") {
		if !p.enter() {
			return &Expr{Op: ExprInt}
		}
		defer p.leave()
		return &Expr{Op: ExprNot, Args: []*Expr{p.notExpr()}}
	}
	left := p.sum()
	for _, op := range [...]ExprOp{ExprEq, ExprNe, ExprLe, ExprGe, ExprLt, ExprGt} {
		if p.accept(string(op)) {
			return &Expr{Op: op, Args: []*Expr{left, p.compared(left)}}
		}
	}
	return left
}

// compared parses what stands behind a relation: where an enumeration stands
// before it, one of its keywords.
func (p *parser) compared(left *Expr) *Expr {
	t := p.peek()
	if left.Op != ExprRef || left.Ref.Kind != RefAttr || t.kind != tokWord || left.Ref.Index >= len(p.scope.op.Attributes) {
		return p.sum()
	}
	e := p.scope.op.Attributes[left.Ref.Index].Enum
	if e == nil {
		return p.sum()
	}
	p.next()
	value, ok := e.Value(t.text)
	if !ok || e.Kind == KeywordEnum {
		p.errorf(t, "'%s' is no keyword of the integer enumeration '%s'", t.text, e.Name)
	}
	return &Expr{Op: ExprInt, Int: int64(value), Text: t.text}
}

func (p *parser) sum() *Expr {
	left := p.product()
	for {
		switch {
		case p.accept("+"):
			left = &Expr{Op: ExprAdd, Args: []*Expr{left, p.product()}}
		case p.accept("-"):
			left = &Expr{Op: ExprSub, Args: []*Expr{left, p.product()}}
		default:
			return left
		}
	}
}

func (p *parser) product() *Expr {
	left := p.term()
	for p.accept("*") {
		left = &Expr{Op: ExprMul, Args: []*Expr{left, p.term()}}
	}
	return left
}

func (p *parser) term() *Expr {
	if !p.enter() {
		return &Expr{Op: ExprInt}
	}
	defer p.leave()
	t := p.peek()
	switch {
	case t.kind == tokNumber:
		return &Expr{Op: ExprInt, Int: p.integer()}
	case p.accept("("):
		e := p.predicate()
		p.expect(")")
		return e
	case t.is("$"):
		return &Expr{Op: ExprRef, Ref: p.ref()}
	case t.kind != tokWord:
		p.errorf(t, "expected a number, a name or a function, found %s", t)
		return &Expr{Op: ExprInt}
	case !p.peekAt(1).is("("):
		return p.bareName()
	}
	return p.function(false)
}

// bareName parses a name without `$`: a group, as in rank(src), or a variable.
func (p *parser) bareName() *Expr {
	t := p.next()
	if v, ok := p.scope.vars[t.text]; ok {
		p.accept("*")
		return &Expr{Op: ExprRef, Ref: Ref{Kind: RefVar, Index: v}}
	}
	r, ok := p.resolve(t.text)
	if !ok {
		p.errorf(t, "there is no operand, result or attribute '%s'", t.text)
	}
	return &Expr{Op: ExprRef, Ref: r}
}

// function parses a function; one that gives an attribute is for values only.
func (p *parser) function(value bool) *Expr {
	t := p.next()
	f, ok := functions.find(t.text)
	if !ok {
		p.errorf(t, "there is no function '%s'", t.text)
	}
	if f.value && !value {
		p.errorf(t, "'%s' gives an attribute, not a number", t.text)
	}
	e := &Expr{Op: ExprOp(t.text), Text: t.text}
	if e.Op == "constant" {
		p.readsValues()
	}
	n := 0
	p.parens(func() {
		p.functionArg(e, &f, n)
		n++
	})
	if !f.takes(n) {
		p.errorf(t, "'%s' takes %d arguments, found %d", t.text, len(f.args), n)
	}
	return e
}

// readsValues notes that the operation at hand looks at what its operands are made by.
func (p *parser) readsValues() {
	if p.scope.op != nil {
		p.scope.op.ReadsValues = true
	}
}

func (p *parser) functionArg(e *Expr, f *function, i int) {
	if len(f.args) == 0 || i >= len(f.args) && !f.more {
		p.sum() // the number of arguments is reported
		return
	}
	kind, t := f.arg(i), p.peek()
	switch kind {
	case argConstraint:
		e.Constraint = p.constraint()
		return
	case argKind:
		a := p.attrKind()
		e.Kind = &a
		return
	case argOpen:
		e.Args = append(e.Args, p.openNumber())
		return
	}
	arg := p.sum()
	if what := kind.problem(arg); what != "" {
		p.errorf(t, "'%s' needs %s here", e.Text, what)
	}
	e.Args = append(e.Args, arg)
}

// openNumber parses which number of an array stands for an operand.
func (p *parser) openNumber() *Expr {
	t := p.next()
	switch t.text {
	case "size":
		return &Expr{Op: ExprInt, Int: -1, Text: t.text}
	case "stride":
		return &Expr{Op: ExprInt, Int: math.MinInt64, Text: t.text}
	}
	p.errorf(t, "expected 'size' or 'stride', found %s", t)
	return &Expr{Op: ExprInt}
}

// ref parses `$name`.
func (p *parser) ref() Ref {
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
func (p *parser) resolve(name string) (Ref, bool) {
	if p.scope == nil {
		return Ref{}, false
	}
	if p.scope.def != nil {
		return p.scope.def.resolve(name)
	}
	if r, ok := p.scope.names[name]; ok {
		return r, true
	}
	return p.scope.op.resolve(name)
}

func (o *Op) resolve(name string) (Ref, bool) {
	for i := range o.Successors {
		if o.Successors[i].Name == name {
			return Ref{Kind: RefSuccessor, Index: i}, true
		}
	}
	for i := range o.Regions {
		if o.Regions[i].Name == name {
			return Ref{Kind: RefRegion, Index: i}, true
		}
	}
	for i := range o.Regions {
		for j := range o.Regions[i].Args {
			if o.Regions[i].Args[j].Name == name {
				return Ref{Kind: RefRegionArg, Index: j, Sub: i}, true
			}
		}
	}
	return Ref{}, false
}

func (t *TypeDef) resolve(name string) (Ref, bool) {
	for r := range t.Records {
		for i := range t.Records[r].Fields {
			if t.Records[r].Fields[i].Name == name {
				return Ref{Kind: RefParam, Index: i, Sub: r}, true
			}
		}
	}
	return Ref{}, false
}

// value parses an attribute that a definition mentions.
func (p *parser) value() *Value {
	t := p.peek()
	switch {
	case t.kind == tokWord && p.peekAt(1).is("("):
		return &Value{Func: p.function(true)}
	case t.kind == tokWord || t.kind == tokNumber || t.kind == tokRaw:
		p.next()
		return &Value{Text: t.text}
	case t.kind == tokString:
		p.next()
		return &Value{Text: strconv.Quote(t.text)}
	case t.is("["):
		p.next()
		p.expect("]")
		return &Value{Text: "[]"}
	}
	p.errorf(t, "expected a value, found %s", t)
	return &Value{}
}
