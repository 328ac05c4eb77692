package ods

// AttrKind says what values an attribute has and how a format spells it.
type AttrKind uint8

// The kinds of attributes.
const (
	AttrAny AttrKind = iota
	AttrInteger
	AttrFloat
	AttrTypedInteger // an integer of the type in Attr.Type, printed without it
	AttrTypedFloat
	AttrBool
	AttrString
	AttrSymbolName
	AttrSymbol
	AttrSymbolRef
	AttrUnit
	AttrType
	AttrAffineMap
	AttrIntegerSet
	AttrArray
	AttrDictionary
	AttrElements
	AttrIntElements
	AttrOffsets
	AttrSegmentSizes // sizes of the lists of a nested group
	AttrDenseArray
	AttrEnum
	AttrDialect
)

// Attr declares an attribute of an operation.
type Attr struct {
	Name     string
	Optional bool
	// Discardable reports that the generic form of a profile that keeps declared
	// attributes apart has this one among the others.
	Discardable bool
	Kind        AttrKind
	Type        *Expr // of a typed integer or float, of the elements, of the type it takes part in
	Unsigned    bool  // a typed integer is printed as such
	Signed      bool  // elements are printed as such where `bare` spells them
	Enum        *Enum
	Elem        *Attr       // of an array
	Words       [2]string   // of a bool that is spelled by a word: false, true
	Spelt       []SpeltWord // values that are spelled as a word
	Renames     []Rename    // of a form: what words and numbers of the operation are called there
	Def         string      // of a dialect attribute: its full name
	Default     *Value
	Hidden      *Value // not shown in attr-dict when equal
	Var         int    // the variable that is its value, or -1
	// When is what must hold of an operation whose form does not spell the attribute, so that
	// reading makes it of what the form spells; nil when nothing needs to.
	When *Expr
}

// Rename is a keyword or number of an attribute, and what a form has for it.
type Rename struct{ From, To string }

// SpeltWord is a value that a format spells as a word.
type SpeltWord struct {
	Word  string
	Value Value
}

// Value is an attribute that a definition mentions: text in the syntax of
// attributes, a keyword of an enumeration, or a function.
type Value struct {
	Text string
	Func *Expr
}

// MayBeAbsent reports whether an operation need not have the attribute. Where lists
// begin and how long they are is counted where it is absent.
func (a *Attr) MayBeAbsent() bool {
	return a.Optional || a.Default != nil || a.Kind == AttrUnit || a.Kind == AttrOffsets || a.Kind == AttrSegmentSizes
}
