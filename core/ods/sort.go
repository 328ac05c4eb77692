package ods

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
	SortPart:    "a group of values, an attribute, a region or successors",
	SortCounted: "a group of values, a region or successors",
	SortParam:   "a parameter of a type", SortGroup: "a type or a list of types",
}

var sortLetters = [...]string{
	SortNone: "x", SortInteger: "n", SortIntegers: "ns", SortTruth: "p", SortType: "t", SortTypes: "ts", SortAttr: "a",
	SortConstraint: "c", SortKind: "kind", SortOperand: "$operand", SortValues: "$values", SortRegion: "$region",
	SortOpen: "size or stride", SortDialect: "name", SortPart: "$part", SortCounted: "$group", SortParam: "x", SortGroup: "t",
}

// Letter stands for the sort where the arguments of a function are shown.
func (s Sort) Letter() string { return sortLetters[s] }

// String names the sort in a message, with its article.
func (s Sort) String() string { return sortTexts[s] }
