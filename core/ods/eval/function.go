package eval

import (
	"github.com/mlirc/mlirc/core/ods"
)

// What functions of expressions and types, and directives, take as arguments is
// checked when a definition is compiled, so that evaluating one cannot fail.

// exprArg is a kind of argument of a function of expressions.
type exprArg uint8

const (
	ArgTyped      exprArg = iota // something that has a type: a group of values, an attribute
	argAttr                      // an attribute
	argCounted                   // something of which there is a number: values, blocks
	argThere                     // something that may be present
	argNumber                    // a number
	argConst                     // a number that is written out
	ArgConstraint                // a constraint
	ArgKind                      // a kind of attribute
	argOperand                   // one operand
	ArgOpen                      // size or stride: which number stands for an operand
)

// Function is a row of the table of functions: what it computes and what it takes.
type Function struct {
	ods.Function
	Args []exprArg
	More bool // the last argument may be repeated
}

var (
	ofTyped = []exprArg{ArgTyped}
	ofAttr  = []exprArg{argAttr}
	ofThere = []exprArg{argThere}
	ofTwo   = []exprArg{ArgTyped, ArgTyped}
)

// functions are those of predicates, counts and values.
var functions = [...]Function{
	{Function: ods.Function{Name: "rank", Eval: evalShape}, Args: ofTyped},
	{Function: ods.Function{Name: "dynamic-dims", Eval: evalShape}, Args: ofTyped},
	{Function: ods.Function{Name: "layout-symbols", Eval: evalShape}, Args: ofTyped},
	{Function: ods.Function{Name: "elements", Eval: evalShape}, Args: ofTyped},
	{Function: ods.Function{Name: "ranked", Eval: evalShape}, Args: ofTyped},
	{Function: ods.Function{Name: "width", Eval: evalWidth}, Args: ofTyped},
	{Function: ods.Function{Name: "len", Eval: evalOfAttr, OfAttr: evalAttrFunction}, Args: ofAttr},
	{Function: ods.Function{Name: "inputs", Eval: evalOfAttr, OfAttr: evalAttrFunction}, Args: ofAttr},
	{Function: ods.Function{Name: "outputs", Eval: evalOfAttr, OfAttr: evalAttrFunction}, Args: ofAttr},
	{Function: ods.Function{Name: "sum", Eval: evalOfAttr, OfAttr: evalAttrFunction}, Args: ofAttr},
	{Function: ods.Function{Name: "symbols", Eval: evalOfAttr, OfAttr: evalAttrFunction}, Args: ofAttr},
	{Function: ods.Function{Name: "dims", Eval: evalOfAttr, OfAttr: evalAttrFunction}, Args: ofAttr},
	{Function: ods.Function{Name: "present", Eval: evalPresent}, Args: ofThere},
	{Function: ods.Function{Name: "absent", Eval: evalAbsent}, Args: ofThere},
	{Function: ods.Function{Name: "count", Eval: evalCount}, Args: []exprArg{argCounted}},
	{Function: ods.Function{Name: "dim", Eval: evalShape}, Args: []exprArg{ArgTyped, argConst}},
	{Function: ods.Function{Name: "same-type", Eval: evalAgree}, Args: ofTwo, More: true},
	{Function: ods.Function{Name: "same-shape", Eval: evalAgree}, Args: ofTwo, More: true},
	{Function: ods.Function{Name: "same-element", Eval: evalAgree}, Args: ofTwo, More: true},
	{Function: ods.Function{Name: "cast-compatible", Eval: evalCompatible}, Args: ofTwo},
	{Function: ods.Function{Name: "compatible-shape", Eval: evalCompatible}, Args: ofTwo},
	{Function: ods.Function{Name: "same-space", Eval: evalTwo}, Args: ofTwo},
	{Function: ods.Function{Name: "same-but-element", Eval: evalTwo}, Args: ofTwo},
	{Function: ods.Function{Name: "permutation", Eval: evalValue}, Args: ofAttr},
	{Function: ods.Function{Name: "parts-fit", Eval: evalParts}, Args: []exprArg{argAttr, ArgTyped}},
	{Function: ods.Function{Name: "kind", Eval: evalValue}, Args: []exprArg{argAttr, ArgKind}},
	{Function: ods.Function{Name: "constant", Eval: evalConstant}, Args: []exprArg{argOperand}},
	{Function: ods.Function{Name: "dynamic", Eval: evalValue}, Args: []exprArg{argAttr, ArgOpen}},
	{Function: ods.Function{Name: "is", Eval: evalIs}, Args: []exprArg{ArgTyped, ArgConstraint}},
	{Function: ods.Function{Name: "power-of-two", Eval: evalPowerOfTwo}, Args: []exprArg{argNumber}},
	{Function: ods.Function{Name: "ones", Attr: onesAttr}, Args: []exprArg{argNumber}},
	{Function: ods.Function{Name: "falses", Attr: falsesAttr}, Args: ofAttr},
	{Function: ods.Function{Name: "broadcasts", Attr: broadcastsAttr}, Args: ofAttr},
	{Function: ods.Function{Name: "shape", Attr: shapeAttr}, Args: ofTyped},
	{Function: ods.Function{Name: "minor", Attr: minorAttr}, Args: ofTwo},
}

// operators are the nodes that have no arguments in parentheses.
var operators = [...]ods.Function{
	{Name: string(ods.ExprInt), Eval: evalInt},
	{Name: string(ods.ExprRef), Eval: evalRef},
	{Name: string(ods.ExprLength), Eval: evalLength},
	{Name: string(ods.ExprNot), Eval: evalNot},
	{Name: string(ods.ExprAnd), Eval: evalLogic},
	{Name: string(ods.ExprOr), Eval: evalLogic},
	{Name: string(ods.ExprImp), Eval: evalLogic},
	{Name: string(ods.ExprEq), Eval: evalBinary},
	{Name: string(ods.ExprNe), Eval: evalBinary},
	{Name: string(ods.ExprLt), Eval: evalBinary},
	{Name: string(ods.ExprLe), Eval: evalBinary},
	{Name: string(ods.ExprGt), Eval: evalBinary},
	{Name: string(ods.ExprGe), Eval: evalBinary},
	{Name: string(ods.ExprAdd), Eval: evalBinary},
	{Name: string(ods.ExprSub), Eval: evalBinary},
	{Name: string(ods.ExprMul), Eval: evalBinary},
}

// Named finds a function by its name, nil when there is none.
func Named(name string) *Function {
	for i := range functions {
		if functions[i].Name == name {
			return &functions[i]
		}
	}
	return nil
}

// Node is an expression of an operator.
func Node(op ods.ExprOp, args ...*ods.Expr) *ods.Expr {
	for i := range operators {
		if operators[i].Name == string(op) {
			return &ods.Expr{Op: op, Func: &operators[i], Args: args}
		}
	}
	panic("BUG: there is no operator " + string(op))
}

// Takes reports whether that many arguments will do.
func (f *Function) Takes(n int) bool {
	return n == len(f.Args) || f.More && n > len(f.Args)
}

// Arg is the kind of argument i.
func (f *Function) Arg(i int) exprArg { return f.Args[min(i, len(f.Args)-1)] }

// GivesAttr reports whether a function gives an attribute, so that it stands alone
// behind `=` or `hidden`.
func (f *Function) GivesAttr() bool { return f.Attr != nil }

// Problem says what is wrong with an argument, or nothing.
func (k exprArg) Problem(e *ods.Expr) string {
	r := e.Ref
	isRef := e.Op == ods.ExprRef
	group := r.Kind == ods.RefOperand || r.Kind == ods.RefResult || r.Kind == ods.RefRegionArg
	counted := group || r.Kind == ods.RefRegion || r.Kind == ods.RefSuccessor
	switch k {
	case ArgTyped:
		if !isRef || !group && r.Kind != ods.RefAttr {
			return "an operand, result, argument or attribute"
		}
	case argAttr:
		if !isRef || r.Kind != ods.RefAttr {
			return "an attribute"
		}
	case argCounted:
		if !isRef || !counted {
			return "a group of values, a region or successors"
		}
	case argThere:
		if !isRef || !counted && r.Kind != ods.RefAttr {
			return "a group of values, an attribute, a region or successors"
		}
	case argOperand:
		if !isRef || r.Kind != ods.RefOperand {
			return "an operand"
		}
	case argConst:
		if e.Op != ods.ExprInt {
			return "a number written out"
		}
	}
	return ""
}
