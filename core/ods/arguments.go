package ods

// What functions of expressions and types, and directives, take as arguments is
// checked when a definition is compiled, so that evaluating one cannot fail.

// exprArg is a kind of argument of a function of expressions.
type exprArg uint8

const (
	argTyped      exprArg = iota // something that has a type: a group of values, an attribute
	argAttr                      // an attribute
	argCounted                   // something of which there is a number: values, blocks
	argThere                     // something that may be present
	argNumber                    // a number
	argConst                     // a number that is written out
	argConstraint                // a constraint
	argKind                      // a kind of attribute
	argOperand                   // one operand
	argOpen                      // size or stride: which number stands for an operand
)

// function says what a function of predicates, counts and values takes.
type function struct {
	args []exprArg
	more bool // the last argument may be repeated
	// value reports that it gives an attribute, so that it stands alone behind
	// `=` or `hidden`.
	value bool
}

var (
	ofTyped = function{args: []exprArg{argTyped}}
	ofAttr  = function{args: []exprArg{argAttr}}
	ofThere = function{args: []exprArg{argThere}}
	ofTwo   = function{args: []exprArg{argTyped, argTyped}}
	ofMany  = function{args: []exprArg{argTyped, argTyped}, more: true}
)

// functions are those of predicates, counts and values.
var functions = table[string, function]{
	{"rank", ofTyped}, {"dynamic-dims", ofTyped}, {"layout-symbols", ofTyped}, {"width", ofTyped},
	{"elements", ofTyped}, {"ranked", ofTyped},
	{"len", ofAttr}, {"inputs", ofAttr}, {"outputs", ofAttr}, {"sum", ofAttr}, {"symbols", ofAttr}, {"dims", ofAttr},
	{"present", ofThere}, {"absent", ofThere},
	{"count", function{args: []exprArg{argCounted}}},
	{"dim", function{args: []exprArg{argTyped, argConst}}},
	{"same-type", ofMany}, {"same-shape", ofMany}, {"same-element", ofMany},
	{"cast-compatible", ofTwo}, {"compatible-shape", ofTwo}, {"same-space", ofTwo}, {"same-but-element", ofTwo},
	{"permutation", ofAttr},
	{"parts-fit", function{args: []exprArg{argAttr, argTyped}}},
	{"kind", function{args: []exprArg{argAttr, argKind}}},
	{"constant", function{args: []exprArg{argOperand}}},
	{"dynamic", function{args: []exprArg{argAttr, argOpen}}},
	{"is", function{args: []exprArg{argTyped, argConstraint}}},
	{"power-of-two", function{args: []exprArg{argNumber}}},
	{"ones", function{args: []exprArg{argNumber}, value: true}},
	{"falses", function{args: []exprArg{argAttr}, value: true}},
	{"broadcasts", function{args: []exprArg{argAttr}, value: true}},
	{"shape", function{args: []exprArg{argTyped}, value: true}},
	{"minor", function{args: []exprArg{argTyped, argTyped}, value: true}},
}

// takes reports whether that many arguments will do.
func (f *function) takes(n int) bool {
	return n == len(f.args) || f.more && n > len(f.args)
}

// arg is the kind of argument i.
func (f *function) arg(i int) exprArg { return f.args[min(i, len(f.args)-1)] }

// problem says what is wrong with an argument, or nothing.
func (k exprArg) problem(e *Expr) string {
	r := e.Ref
	isRef := e.Op == ExprRef
	group := r.Kind == RefOperand || r.Kind == RefResult || r.Kind == RefRegionArg
	counted := group || r.Kind == RefRegion || r.Kind == RefSuccessor
	switch k {
	case argTyped:
		if !isRef || !group && r.Kind != RefAttr {
			return "an operand, result, argument or attribute"
		}
	case argAttr:
		if !isRef || r.Kind != RefAttr {
			return "an attribute"
		}
	case argCounted:
		if !isRef || !counted {
			return "a group of values, a region or successors"
		}
	case argThere:
		if !isRef || !counted && r.Kind != RefAttr {
			return "a group of values, an attribute, a region or successors"
		}
	case argOperand:
		if !isRef || r.Kind != RefOperand {
			return "an operand"
		}
	case argConst:
		if e.Op != ExprInt {
			return "a number written out"
		}
	}
	return ""
}

// typeArg is a place in a type expression.
type typeArg uint8

const (
	typeAlone   typeArg = iota // the type of a group: a type or list
	typeOne                    // a single type
	typeSubject                // a single type, or a group of values that has it
	typeList                   // a list of types
	typeParam                  // a parameter of a dialect's type
	typeAttr                   // an attribute
	typePath                   // an attribute, or the constants that operands are
	typeValues                 // operands
)

// typeFunctions says what each function of type expressions takes; the last
// kind is that of all further arguments of `list`.
var typeFunctions = table[TypeExprOp, []typeArg]{
	{TypeFn, []typeArg{typeList, typeList}},
	{FuncLike, []typeArg{typeSubject, typeOne}},
	{FuncElem, []typeArg{typeSubject}},
	{FuncTensorOf, []typeArg{typeSubject}},
	{FuncList, []typeArg{typeOne}},
	{FuncListOr, []typeArg{typeList, typeOne}},
	{FuncWalk, []typeArg{typeSubject, typePath}},
	{FuncConsts, []typeArg{typeValues}},
	{FuncTypeOf, []typeArg{typeAttr}},
	{FuncLen, []typeArg{typeAttr}},
	{FuncResize, []typeArg{typeSubject, typeAttr}},
	{FuncDrop, []typeArg{typeSubject, typeAttr}},
	{FuncOuter, []typeArg{typeSubject, typeOne}},
	{FuncMembers, []typeArg{typeOne}},
	{FuncMask, []typeArg{typeSubject, typeAttr}},
	{FuncTensors, []typeArg{typeOne}},
	{FuncScalar, []typeArg{typeSubject}},
}

// isFunction reports whether a pattern is only evaluated, never matched
// backwards.
func (e *TypeExpr) isFunction() bool {
	_, ok := typeFunctions.find(e.Op)
	return ok && e.Op != TypeFn
}

// typeProblem says what is wrong with a type expression in a place, or nothing.
func (p *parser) typeProblem(e *TypeExpr, where typeArg) string {
	switch e.Op {
	case TypeOr:
		if problem := p.typeProblem(e.Args[0], where); problem != "" {
			return problem
		}
		return p.typeProblem(e.Args[1], where)
	case TypeRef:
		return refProblem(e.Ref, where)
	}
	if where == typeAttr || where == typeValues || where == typePath && e.Op != FuncConsts {
		return "expected '$' and a name, found '" + p.spell(e) + "'"
	}
	inParam := where == typeParam
	list := e.Op == TypeVar && p.scope.op.Vars[e.Var].List || isListFunction(e.Op)
	switch {
	case e.Op == TypeAny && !inParam && where != typeAlone:
		return "'_' stands for a parameter of a type"
	case e.Op == TypeInt && !inParam:
		return "a number is no type"
	case e.Op == FuncLen && !inParam:
		return "'len' is no type but a parameter of one"
	case e.Op == FuncConsts && where != typePath:
		return "'consts' is a path for 'walk'"
	case list && (where == typeOne || where == typeSubject):
		return "'" + p.spell(e) + "' is a list where one type is needed"
	}
	return ""
}

// spell is a type expression for a message.
func (p *parser) spell(e *TypeExpr) string {
	if e.Op == TypeVar {
		return p.scope.op.Vars[e.Var].Name
	}
	return e.String()
}

func refProblem(r Ref, where typeArg) string {
	group := r.Kind == RefOperand || r.Kind == RefResult || r.Kind == RefRegionArg
	switch where {
	case typeSubject:
		if !group {
			return "expected a type, or operands or results that have it"
		}
	case typeAttr, typePath:
		if r.Kind != RefAttr {
			return "expected an attribute"
		}
	case typeValues:
		if r.Kind != RefOperand {
			return "expected operands"
		}
	default:
		return "a name with '$' is no type; 'typeof' gives that of an attribute's value"
	}
	return ""
}
