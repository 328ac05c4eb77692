package ods

import (
	"github.com/mlirc/mlirc/core/ir"
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
	Def        *Op    // of ExprLength: the operation whose variable it is
	Func       *Function
}

// Function is what a node of an expression computes: an operator, or a function by
// its name. Package eval has a table of them; the parser takes a node's from there,
// so that an unknown name cannot reach evaluation.
type Function struct {
	Name string
	// Eval computes a number, nil for a function that gives an attribute. It reports
	// false when the value does not exist, as the rank of an unranked memref.
	Eval func(e *Expr, env Env) (int64, bool)
	// OfAttr is Eval of a function of one attribute, given the attribute's value; nil
	// for other functions.
	OfAttr func(e *Expr, value ir.Attribute) (int64, bool)
	// Attr computes an attribute, nil for a function that gives a number.
	Attr func(ctx *ir.Context, e *Expr, env Env) (ir.Attribute, bool)
}

// Eval computes an expression; truth is 0 or 1. It reports false when the value
// does not exist.
func (e *Expr) Eval(env Env) (int64, bool) { return e.Func.Eval(e, env) }

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
	// ExprLength is the number of types that a list variable has.
	ExprLength ExprOp = "length"
)

// Env is what expressions read: an operation, or what is known of one while it
// is parsed.
type Env interface {
	// Attr is the value of the declared attribute i, or nil.
	Attr(i int) ir.Attribute
	// Types are the types of a group of operands, results or region arguments, as
	// far as they are known.
	Types(r Ref) []ir.Type
	// Values are the values of operand group i.
	Values(i int) []*ir.Value
	// Count is the number of values in a group, of blocks that a successor group
	// names, or of the blocks that a region has, of which more than one count as one.
	Count(r Ref) int
}
