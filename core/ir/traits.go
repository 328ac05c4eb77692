package ir

// Effect is what an operation does to memory.
type Effect uint8

// The effects that MLIR distinguishes.
const (
	EffectRead Effect = 1 << iota
	EffectWrite
	EffectAllocate
	EffectFree
)

// EffectOn is an effect on the values of one operand or result group; an empty
// group means memory at large.
type EffectOn struct {
	Effect Effect
	Group  string
}

// Traits are the properties of an operation that generic passes use, as data. Groups of
// operands, results, regions and attributes are named as in its definition.
type Traits struct {
	// Known is false for an operation without definition: nothing may be assumed.
	Known bool

	Terminator   bool // ends a block
	ReturnLike   bool // its operands are the results of the enclosing op
	Isolated     bool // regions use no value from outside
	SymbolTable  bool // its region holds symbols
	Symbol       bool // sym_name names it in the enclosing symbol table
	FunctionLike bool // a symbol with a type and a body whose entry arguments are the inputs
	NoTerminator bool // its blocks need no terminator
	SingleBlock  bool // each region has at most one block
	GraphRegion  bool // no dominance inside its regions

	ConstantLike     bool // its result is its attribute `value`
	Commutative      bool // operands may be exchanged
	Idempotent       bool
	Involution       bool
	Elementwise      bool // applies to each element of a vector or tensor alike
	Cast             bool // converts each operand to the result beside it, without effect on the value's meaning
	RecursiveEffects bool // has the effects of the operations in its regions
	Pure             bool // no effect on memory
	Inlinable        bool // may be copied into another body; a call: may be replaced by the body called
	InlineTarget     bool // bodies of functions may be copied into its regions
	AffineScope      bool // values of its region outside of other regions are symbols
	KeepsTarget      bool // the block that it goes to stays one of its own
	Affine           bool // index operands are dimensions and symbols, index arguments of its regions dimensions
	AllocationScope  bool // stack allocations inside end with it
	Loop             bool // its region is a loop body
	Call             bool // calls the symbol in `callee` or the first operand

	// Effects lists the declared effects; with Pure it is empty.
	Effects []EffectOn
	// EffectsKnown reports that Effects is everything the operation does.
	EffectsKnown bool

	// DefaultDialect is the dialect whose operations are printed without its name as long as they are
	// right in a region of this operation.
	DefaultDialect string

	// InAllocationScope wants an operation with AllocationScope around this one.
	InAllocationScope bool

	// Views is the operand group, of one memref, whose memory the results name, too ("" when
	// there is none).
	Views string

	// Eval names the kernel in core that computes the results from constant operands.
	Eval string

	// Parents lists the operations one of which must enclose this one; empty: any.
	Parents []string

	// Inverse is the operation of the same operands that takes back what this one
	// does: x op y inverse y is x.
	Inverse string

	// BranchOperands names, for each successor in order, the operand group that
	// is passed to it ("" when none is).
	BranchOperands []string

	// TerminatedBy names, for each region, the operation that ends a block
	// implicitly ("" when none does).
	TerminatedBy []string

	// Selector is the operand group that selects the successor of a terminator, "" when none
	// does. A constant selects the first of two successors if it is true, else the second. With
	// Cases, an attribute of integers, it selects successor i+1 if it equals the integer at i,
	// and the first successor if it equals none.
	Selector, Cases string

	// Passes is the operand group that a terminator hands on to where control goes
	// next, or to the results of the operation around it; ReturnLike hands on all.
	Passes string

	// RegionFlow defines how control flows between the operation and its regions.
	RegionFlow []RegionEdge
}

// RegionEdge says that control may pass from a place to a place. An empty name
// stands for the operation itself.
type RegionEdge struct {
	From, To string
	// Forward names the operand group whose values become the arguments of To
	// (for From == ""); of a region's terminator it is what Passes says.
	Forward string
	// If names an operand of type i1, "" for none: control takes the edge only
	// when it is Is.
	If string
	Is bool
}

// unknownTraits describe an operation of an unregistered dialect.
var unknownTraits Traits

// mayHaveEffects reports whether removing or repeating the operation could be
// observed, its regions left aside.
func (f *Traits) mayHaveEffects() bool {
	return !f.Pure && !(f.EffectsKnown && len(f.Effects) == 0)
}

// OnlyInside reports whether the effects are those of what is inside of the operation,
// and no others.
func (f *Traits) OnlyInside() bool { return f.RecursiveEffects && len(f.Effects) == 0 }
