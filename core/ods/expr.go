package ods

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
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

// ExprOp is what a node of an expression does: one of the constants, an operator, or the
// name of a function.
type ExprOp string

// The nodes that are no functions.
const (
	ExprInt   ExprOp = "integer literal" // Int
	ExprRef   ExprOp = "$"               // Ref
	ExprNamed ExprOp = "named"           // a named constraint: Name, Args[0]
	ExprExact ExprOp = "exact"           // a constraint: exactly the type Args[0]
	// ExprLength is the number of types that a list variable has.
	ExprLength ExprOp = "length"

	TypeAny     ExprOp = "_"
	TypeVar     ExprOp = "variable" // Ref.Index
	TypeIndex   ExprOp = "index"
	TypeNone    ExprOp = "none"
	TypeInteger ExprOp = "integer" // Int: the width, Sign
	TypeFloat   ExprOp = "float"   // Float
	TypeDialect ExprOp = "!"       // Name: the full name, Args: the parameters
)

// Nodes that other code looks for.
const (
	ExprEq   ExprOp = "=="
	ExprAnd  ExprOp = "and"
	ExprNot  ExprOp = "not"
	TypeOr   ExprOp = "|"
	TypeFn   ExprOp = "fn"
	FuncLike ExprOp = "like"
	FuncElem ExprOp = "elem"
	// FuncListOr is matched backwards, as patterns are: its last argument means that
	// the list is empty.
	FuncListOr ExprOp = "listor"
)

// Sort is what an expression stands for.
type Sort uint8

// The sorts of expressions. The parser converts what stands in a place to the sort that
// the place has; package eval has the table of conversions.
const (
	SortNone       Sort = iota // any but a constraint
	SortInteger                // a number
	SortIntegers               // a list of numbers, such as a shape
	SortTruth                  // true or false
	SortType                   // one type
	SortTypes                  // a list of types
	SortAttr                   // the value of an attribute or parameter
	SortConstraint             // which types are allowed
	SortKind                   // a kind of attributes
	SortOperand                // a group of operands
	SortValues                 // a group of operands, results or arguments
	SortRegion                 // a region, or successors
	SortOpen                   // which number stands for an operand: size or stride
	SortDialect                // the name of a dialect
	SortKeyword                // a keyword of the enumeration of the first argument
	SortOp                     // the name of an operation
	SortWord                   // any word, which stands for itself

	// What only a place can be.
	SortPart    // whatever '$' names
	SortCounted // values, a region or successors
	SortParam   // a parameter of a type: a number, a type, a list of types, an attribute
	SortGroup   // the types of a group: one for all, or a list
)

var sortTexts = [...]string{
	SortNone: "a value", SortInteger: "a number", SortIntegers: "a list of numbers", SortTruth: "a condition",
	SortType: "a type", SortTypes: "a list of types", SortAttr: "an attribute", SortConstraint: "a constraint",
	SortKind: "a kind of attribute", SortOperand: "an operand", SortValues: "an operand, result or argument",
	SortRegion: "a region or successor", SortOpen: "'size' or 'stride'", SortDialect: "the name of a dialect",
	SortKeyword: "a keyword", SortOp: "the name of an operation", SortWord: "a word",
	SortPart:    "a group of values, an attribute, a region or successors",
	SortCounted: "a group of values, a region or successors",
	SortParam:   "a parameter of a type", SortGroup: "a type or a list of types",
}

var sortLetters = [...]string{
	SortNone: "x", SortInteger: "n", SortIntegers: "ns", SortTruth: "p", SortType: "t", SortTypes: "ts", SortAttr: "a",
	SortConstraint: "c", SortKind: "kind", SortOperand: "$operand", SortValues: "$values", SortRegion: "$region",
	SortOpen: "size or stride", SortDialect: "name", SortKeyword: "word", SortOp: "OP", SortWord: "word", SortPart: "$part", SortCounted: "$group", SortParam: "x", SortGroup: "t",
}

// Letter stands for the sort where the arguments of a function are shown.
func (s Sort) Letter() string { return sortLetters[s] }

// String names the sort in a message, with its article.
func (s Sort) String() string { return sortTexts[s] }

// Expr is a node of an expression of a definition: a predicate, a count, a default
// value, a type or the pattern of one, or a constraint. It reads an operation and is
// total. Its sorts have been checked, and Code made of it, when the definition was
// compiled, so that an unknown name cannot reach evaluation.
type Expr struct {
	Op    ExprOp
	Name  string // as written: of a reference, a variable, a keyword, a type, a constraint
	Args  []*Expr
	Ref   Ref
	Int   int64
	Sort  Sort
	Sign  byte     // of an integer type: 0 signless, 's', 'u'
	Float num.Kind // of a float type
	Named *Named   // of a named constraint
	// Gives, of a reference to an attribute, reports whether its kind has values that may
	// stand where a sort is wanted; nil where the attribute has no kind.
	Gives func(want Sort) bool
	// Code computes it: a function by its sort, see the methods.
	Code any
	// OfAttr is Eval of a function of one attribute, given the attribute's value; nil
	// for other functions. It spares counts an environment (BenchmarkParseGeneric).
	OfAttr func(value ir.Attribute) (int64, bool)
}

// Named is what a named constraint has besides.
type Named struct {
	Doc   string
	Nodes int // with those it is made of
}

// The kinds of code. They report false when the value does not exist, as the rank of an
// unranked memref. Truth is a number, 0 or 1.
type (
	integerCode  = func(env Env) (int64, bool)
	integersCode = func(env Env) ([]int64, bool)
	typeCode     = func(env Env) (ir.Type, bool)
	typesCode    = func(env Env) ([]ir.Type, bool)
	attrCode     = func(env Env) (ir.Attribute, bool)
	// ConstraintCode reports whether a type is allowed.
	ConstraintCode = func(t ir.Type) bool
	// kindCode reports whether an attribute is of a kind; nil is none.
	kindCode = func(v ir.Attribute) bool
)

// Eval computes a number or a condition.
func (e *Expr) Eval(env Env) (int64, bool) { return e.Code.(integerCode)(env) }

// Integers computes a list of numbers.
func (e *Expr) Integers(env Env) ([]int64, bool) { return e.Code.(integersCode)(env) }

// Type computes a type.
func (e *Expr) Type(env Env) (ir.Type, bool) { return e.Code.(typeCode)(env) }

// Types computes a list of types.
func (e *Expr) Types(env Env) ([]ir.Type, bool) { return e.Code.(typesCode)(env) }

// Attr computes an attribute.
func (e *Expr) Attr(env Env) (ir.Attribute, bool) { return e.Code.(attrCode)(env) }

// Holds reports whether a constraint allows a type.
func (e *Expr) Holds(t ir.Type) bool { return e.Code.(ConstraintCode)(t) }

// IsKind reports whether an attribute, nil for one that is absent, is of the kind.
func (e *Expr) IsKind(v ir.Attribute) bool { return e.Code.(kindCode)(v) }

// Env is what expressions read: an operation, a type, or what is known of one while it
// is parsed.
type Env interface {
	// Context is where types and attributes are made.
	Context() *ir.Context
	// Attr is the value of the declared attribute or parameter i, or nil.
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

// IsOpen reports whether the pattern is a dialect's type with a parameter that
// it leaves open.
func (e *Expr) IsOpen() bool {
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

// Is reports whether a type is the one that an expression without variables names.
func (e *Expr) Is(t ir.Type) bool {
	switch e.Op {
	case TypeIndex:
		_, ok := t.(*ir.IndexType)
		return ok
	case TypeNone:
		_, ok := t.(*ir.NoneType)
		return ok
	case TypeFloat:
		f, ok := t.(*ir.FloatType)
		return ok && f.Kind() == e.Float
	case TypeInteger:
		i, ok := t.(*ir.IntegerType)
		return ok && int64(i.Width()) == e.Int && i.Signedness() == e.Signedness()
	}
	return false
}

// Signedness is that of an integer type.
func (e *Expr) Signedness() ir.Signedness {
	switch e.Sign {
	case 's':
		return ir.Signed
	case 'u':
		return ir.Unsigned
	}
	return ir.Signless
}

// Walk visits an expression and what it is made of, named constraints aside.
func (e *Expr) Walk(visit func(*Expr)) {
	if e == nil {
		return
	}
	visit(e)
	if e.Op == ExprNamed {
		return
	}
	for _, a := range e.Args {
		a.Walk(visit)
	}
}

// Rule is a predicate that every valid operation satisfies.
type Rule struct {
	Holds   *Expr
	Message []MessagePart // empty when the definition has none
}

// MessagePart is a piece of a message: text, or an expression whose value stands
// there. A part of the operation stands for its types or its value.
type MessagePart struct {
	Text string
	Expr *Expr
}
