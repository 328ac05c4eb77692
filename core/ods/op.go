package ods

import (
	"github.com/mlirc/mlirc/core/ir"
)

// Arity says how many values a group has.
type Arity uint8

// The arities of operands, results, attributes and parameters.
const (
	One      Arity = iota
	Optional       // `?`
	Variadic       // `*`
	Nested         // `**`: a list for each iteration of an `each`
)

// Op is a compiled operation definition. It is not to be changed.
type Op struct {
	name    string
	dialect ir.Dialect // a *Dialect
	traits  ir.Traits
	leading int // how many operand groups at the start take one value each

	base      *Op     // of the profile's side of a form: the operation in memory
	profile   Profile // of the profile's side of a form
	listSizes bool    // the attribute of the nested group holds the sizes of its lists

	Doc        string
	Class      string
	Operands   []Group
	Results    []Group
	Attributes []Attr
	Parameters []Parameter
	Regions    []Region
	Successors []Successor

	// Segments reports that the op has the attribute `operand_segment_sizes`;
	// SegmentSizes joins neighbouring operand groups when it is not nil.
	Segments     bool
	SegmentSizes []int
	// Equal reports that the operand groups, all of them lists, have the same number of values.
	Equal bool

	Rules      []Rule
	References []Reference
	Hook       bool
	// Lowers are the operations that it becomes in conversions to their dialects.
	Lowers        []Row
	ResultNames   []ResultName
	ArgumentNames []ArgumentName
	VersionNames  []VersionName
	// AttrVersions are the names that attributes have in other profiles.
	AttrVersions []AttrVersion
	Prefixed     bool // keeps its prefix in a dialect that elides it

	// Encoding is what a binary form has for it, nil where it has nothing.
	Encoding *Encoding
	// Available is what a program must declare before it may use the operation, nil for nothing.
	Available *Availability
	// Structures are what the operation computes at each point of an iteration space, see
	// [Op.StructureOf]; none for one that does not say.
	Structures []*Structure
	// Format is the custom form, nil for an operation that has only the generic one.
	Format *Format
	// Vars are the variables of the type patterns.
	Vars []Var
	// Dependent reports that a pattern is a function of others, so that it can
	// only be matched when they have been.
	Dependent bool
	// ReadsValues reports that what it says may depend on more of an operand than its
	// type, such as whether it is a constant.
	ReadsValues bool
}

var _ ir.OpDefinition = (*Op)(nil)

// CountLeading notes which groups of operands at the start have a fixed place.
func (o *Op) CountLeading() {
	o.leading = 0
	for o.leading < len(o.Operands) && o.Operands[o.leading].Arity == One {
		o.leading++
	}
}

// Name is the full name.
func (o *Op) Name() string { return o.name }

// Traits are what generic code may rely on.
func (o *Op) Traits() *ir.Traits { return &o.traits }

// Base is the operation in memory of which the operation is a profile's side, see [Form];
// nil for an operation as it is in memory.
func (o *Op) Base() *Op { return o.base }

// Profile is the one in which the operation is as it is, of the profile's side of a form.
func (o *Op) Profile() string { return o.profile.Name }

// SegmentAttr is the name of the attribute that holds the sizes of operand
// groups.
func (o *Op) SegmentAttr() string {
	if o.base == nil {
		return SegmentAttr
	}
	return o.profile.Segments
}

// Group is a named list of operands, results or region arguments.
type Group struct {
	Name       string
	Arity      Arity
	Count      *Expr // how many there are in generic form, nil when it follows
	Type       *Expr // nil: any type, which the form spells
	Constraint *Expr // nil: any
}

// Var is a variable of type patterns.
type Var struct {
	Name string
	List bool
}

// Parameter is a variable that the form spells by itself.
type Parameter struct {
	Var  int
	Enum *Enum
}

// Region declares a region.
type Region struct {
	Name       string
	Args       []Group
	Terminator string // implicit
	Always     bool   // the terminator is always printed
	Block      bool   // an empty `{}` makes a block
	OneBlock   bool
	NoArgs     bool   // the first block takes no arguments
	Required   bool   // there is a block
	EffectFree bool   // nothing inside has an effect
	Ends       string // the operation at the end, which no form leaves out
	Yields     *Expr  // what the terminator passes on, nil when the definition does not say
	Variadic   bool
	// Gathers, of a form, is an operation of which the profile has one, the
	// terminator of a block, where there are several and another terminator here.
	Gathers string
	// Open, of a form, reports that the profile's region does not have the terminator that it has here.
	Open bool
}

// Successor declares a successor.
type Successor struct {
	Name     string
	Variadic bool
	Operands string // the group that is passed along
}

// ResultName is a hint for the name of a result in printed text.
type ResultName struct {
	Template string
	When     []string
	// Times is the operation whose result one of two operands must be where the other one is a constant, "" for none.
	Times   string
	Profile string // "": every one
}

// ArgumentName is a hint for the names, in printed text, of the arguments of the first region that stand for a
// group of operands: argument i for operand i.
type ArgumentName struct {
	Operands int
	Name     string
	Profile  string // "": every one
}

// Reference says of an attribute, where it refers to a symbol, which operations
// may have that name, and what type they have.
type Reference struct {
	Attr int
	Ops  []string
	// Type is the pattern of the type in the first attribute of the operation that
	// takes part in its types; nil when it need not fit.
	Type *Expr
}

// SymbolType is the declared attribute that is the type of what a symbol
// names, or "".
func (o *Op) SymbolType() string {
	for i := range o.Attributes {
		if a := &o.Attributes[i]; a.Kind == AttrType && a.Type != nil {
			return a.Name
		}
	}
	return ""
}

// DenseSegments reports that the sizes of operand groups are a dense array.
func (o *Op) DenseSegments() bool { return o.base != nil && o.profile.denseSegments }

// AttrIndex is the position of a declared attribute, or -1.
func (o *Op) AttrIndex(name string) int {
	for i := range o.Attributes {
		if o.Attributes[i].Name == name {
			return i
		}
	}
	return -1
}

// PartName is what a part is called.
func (o *Op) PartName(r Ref) string {
	switch r.Kind {
	case RefOperand:
		return o.Operands[r.Index].Name
	case RefResult:
		return o.Results[r.Index].Name
	case RefAttr:
		return o.Attributes[r.Index].Name
	case RefRegion:
		return o.Regions[r.Index].Name
	case RefSuccessor:
		return o.Successors[r.Index].Name
	case RefRegionArg:
		return o.Regions[r.Sub].Args[r.Index].Name
	case RefVar:
		return o.Vars[r.Index].Name
	case RefOperands:
		return "operands"
	}
	return "results"
}

// StructureOf is the structure whose condition holds of what is known of an operation, nil when there is none.
func (o *Op) StructureOf(env Env) *Structure {
	for _, s := range o.Structures {
		if s.When == nil {
			return s
		}
		if v, ok := s.When.Eval(env); ok && v != 0 {
			return s
		}
	}
	return nil
}
