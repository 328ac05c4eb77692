package ods

// ElemKind is the kind of an element of a format.
type ElemKind uint8

// The kinds of elements.
const (
	ElemLiteral ElemKind = iota // Text
	ElemBlank                   // Text: the blanks
	ElemGlue                    // no blank here
	ElemNewline
	ElemRef // `$x`: Ref
	ElemType
	ElemFunctionalType // Args: two
	ElemAttrDict
	ElemAttrDictKeyword
	ElemOperands
	ElemGroup // Body, Else, Anchor
	ElemQuoted
	ElemKeyword
	ElemBare
	ElemDict        // Args: attributes; Body: those whose keywords are in quotes
	ElemArrowTypes  // Ref; Word "(": always parentheses
	ElemEach        // Body, Else: the separator
	ElemSignature   // Args: arguments, inputs, results, varargs
	ElemAffineMap   // Args: map, operands; Word
	ElemAffineExprs // Args: map, operands, groups; Word
	ElemMixed       // Args: dynamic, static; Word: stride or size
	ElemWrappedOp
	ElemChain   // Ref: the region
	ElemDefined // Ref: the operands
	ElemIs      // Ref, Test, Not
	ElemAccept
	ElemShort
	ElemRecursive // Ref: the name, Body
)

// Format is a compiled custom form.
type Format struct {
	Elems []Elem
	// Spelt tells which attributes the form mentions.
	Spelt []bool
	// Maybe tells which of them it mentions in optional groups only.
	Maybe []bool
	// Named tells in which regions the form names arguments, so that their first
	// block needs no label.
	Named []bool
	// MaybeDict reports that the dictionary of the other attributes is in optional
	// groups only, or missing.
	MaybeDict bool
	// Wraps are the regions of which the form tells nothing but one operation.
	Wraps []int
	// Signature reports that the form spells the attributes of arguments and
	// results.
	Signature bool
}

// Elem is an element of a format.
type Elem struct {
	Kind   ElemKind
	Text   string
	Word   string
	Ref    Ref
	Args   []Ref
	Body   []Elem
	Else   []Elem
	Anchor int // of a group: the index of the anchor in Body, or -1
	Test   *Test
	Not    bool
	Line   int
}

// Test is what `is` asks: whether something is present, an attribute of a kind,
// or a type that satisfies a constraint.
type Test struct {
	Present    bool
	Attr       AttrKind // AttrAny: not an attribute test
	Constraint *Constraint
}
