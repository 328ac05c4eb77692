package ods

import "github.com/mlirc/mlirc/core/affine"

// Structure is a clause `computes`: the operation visits each point of an iteration space
// and computes an element of its last operand from one element of each operand. Its
// indexing maps, and the body of its region, follow. An operation may have several clauses, of which the
// first counts whose condition holds.
type Structure struct {
	// Region is the index of the region that holds the body.
	Region int
	// Dims names the dimensions of the iteration space, from the outermost one. It has none
	// where the space is that of the output, of whatever rank.
	Dims []string
	// Operands are the inputs, and then the output.
	Operands []Indexed
	// Factors are what symbols of the subscripts stand for.
	Factors []Factor
	// Maps is the attribute that has other indexing maps than those that the subscripts say, -1 for none.
	Maps int
	// When is what must hold of the operation, nil when nothing needs to.
	When *Expr
	// Body computes the element of the output.
	Body *Scalar
}

// Indexed is an operand of a structure: its name in the clause, and its subscripts over
// the dimensions and the factors.
type Indexed struct {
	Name       string
	Subscripts []affine.Expr
	// Whole stands for a subscript for each dimension of the space, in order or as an attribute says:
	// an affine map, or a list with the operand's dimension for each of the space. Map is its index,
	// -1 where no attribute says so.
	Whole bool
	Map   int
	// Without says that the attribute lists dimensions of the space for which there is no subscript.
	Without bool
}

// IndexingMap says which element of the operand belongs to a point of a space with so many dimensions, for factors
// that stand in the subscripts.
func (x *Indexed) IndexingMap(dims int, factors []affine.Expr) affine.Map {
	if x.Whole {
		return affine.IdentityMap(dims)
	}
	results := make([]affine.Expr, len(x.Subscripts))
	for j, e := range x.Subscripts {
		results[j] = affine.ReplaceDimsAndSymbols(e, nil, factors)
	}
	return affine.NewMap(dims, 0, results...)
}

// Factor is an element of an attribute of integers.
type Factor struct {
	Attr, Element int
}

// ScalarKind says what a node of a body stands for.
type ScalarKind uint8

// The kinds of nodes.
const (
	ScalarArg    ScalarKind = iota // an element of an operand, or the argument of a function
	ScalarOp                       // an operation that is made
	ScalarCall                     // a scalar function
	ScalarNumber                   // a constant
)

// Scalar is a node of a body, or of what a scalar function makes.
type Scalar struct {
	Kind  ScalarKind
	Arg   int             // ScalarArg
	Op    string          // ScalarOp: the full name
	Func  *ScalarFunction // ScalarCall
	Text  string          // ScalarNumber
	Args  []*Scalar
	Attrs []TreeAttr
	Type  *ScalarType // nil when it follows
}

// ScalarType is a type of a body: that of an argument, the type that a function is to give,
// or a type without variables.
type ScalarType struct {
	Arg  int // -1: none
	To   bool
	Expr *Expr
}

// ScalarFunction is an item `scalar`: an operation on numbers that is another operation of
// the dialects for each kind of numbers.
type ScalarFunction struct {
	Name   string
	Doc    string
	Params []string
	// To is the name of the type that the function is to give, "" for that of the arguments.
	To   string
	Rows []ScalarRow
}

// Relation compares the width of an argument with that of the type to give.
type Relation string

// The relations.
const (
	AnyWidth Relation = ""
	Same     Relation = "same"
	Wider    Relation = "wider"
	Narrower Relation = "narrower"
)

// ScalarRow is what a function makes of a first argument, and for a type to give, that
// satisfy constraints.
type ScalarRow struct {
	From, To *Expr
	Relation Relation
	Makes    *Scalar
}
