package ods

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// Form is what an operation looks like in a profile: it may have another name,
// other kinds of attributes, and another custom form there.
type Form struct {
	Profile string
	// Base is the operation as it is in memory, Op what it is in the profile.
	// Attribute i of Base is attribute i of Op; Op may have more.
	Base, Op *Op
	// When is what must hold of Base, nil when nothing needs to; Else says what is wrong
	// with a text for which it does not, or is "".
	When *Expr
	Else string
	// Sets are attributes of Base that reading supplies.
	Sets []FormSet
	// Splits is the attribute of Base, an affine map, of which each operation in memory
	// has one result where the profile has one operation with all of them; -1: none.
	Splits int
	// Returns is the operand of Op for which the profile's operation has a result that stands for it,
	// and memory none; -1: none.
	Returns int
	// Constants is the group of operands of which the profile lists those that are constant in
	// an attribute; nil when there is none.
	Constants *FormConstants
	// Sizes are operands that the profile always has and memory may leave out; nil when there are
	// none.
	Sizes *FormSizes
	// Transposes is an operand whose dimensions the profile has in another order; nil when there is none.
	Transposes *FormTransposes
	// Drops are attributes of Base that the profile does not have.
	Drops []int
	// Read reports that the form is read and not written.
	Read bool
	// None says why the profile has nothing for the operation; there is no Op then.
	None string
}

// FormTransposes is an operand of Base, a vector with a dimension for each result of an affine map, an attribute of Base,
// that is a dimension. The profile has them in the order of those dimensions. By is the operation that transposes a
// vector, as its first attribute says.
type FormTransposes struct {
	Operand, Map int
	By           string
}

// FormConstants is a group of operands, by its index, and the attribute that has an integer for
// each: a constant, or [DynamicIndex] for a value.
type FormConstants struct{ Operands, Attr int }

// DynamicIndex stands for a value in a list of indices of 32 bits.
const DynamicIndex = -1 << 31

// FormSizes are the sizes that an operation gives the dimensions of its only result: operands for
// those that the type leaves open, and a list of all, which memory does not have where all are
// operands. Memory may have neither: the sizes follow then from those of the first operand, of which
// each dimension becomes the dimensions of a group.
type FormSizes struct {
	Operands     int    // the group of operands
	Static       int    // the attribute with the sizes that are known, and -1 for an operand
	Groups       int    // the attribute with the groups of dimensions
	Dim, Divided string // operations: a size of a value, and the quotient of two sizes
}

// FormSet is the value of an attribute that is not there when a form is read, if
// the profile's side satisfies a condition.
type FormSet struct {
	Attr  int
	Value *Value
	When  *Expr // nil: always
	// Hidden reports that the profile's side says the same by what When asks for, and has no such
	// attribute.
	Hidden bool
}

// Renamed is a copy of the operation with another name, to be the profile's side of
// a form.
func (o *Op) Renamed(name string) *Op {
	return &Op{
		name: name, dialect: o.dialect, traits: o.traits, leading: o.leading, Doc: o.Doc, Class: o.Class,
		Operands: o.Operands, Results: o.Results, Attributes: slices.Clone(o.Attributes), Parameters: o.Parameters,
		Regions: slices.Clone(o.Regions), Successors: o.Successors, Segments: o.Segments, SegmentSizes: o.SegmentSizes, Equal: o.Equal,
		ResultNames: o.ResultNames, ArgumentNames: o.ArgumentNames, Prefixed: o.Prefixed, Structures: o.Structures, Format: o.Format, Vars: o.Vars, Dependent: o.Dependent,
	}
}

// NameInMemory is the name of an operation in memory, also while it is in a form.
func NameInMemory(op *ir.Operation) string {
	if def, ok := op.Name().Def().(*Op); ok && def.base != nil {
		return def.base.Name()
	}
	return op.Name().String()
}
