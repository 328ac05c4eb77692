package ods

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// Arity says how many values a group has.
type Arity uint8

// The arities of operands, results, attributes and parameters.
const (
	One      Arity = iota
	Optional       // `?`
	Variadic       // `*`
	Nested         // `**`: a list for each round of an `each`
)

// Op is a compiled operation definition. It is not to be changed.
type Op struct {
	name    string
	dialect *Dialect
	traits  ir.Traits
	leading int // how many operand groups at the start take one value each

	// What forms are made of: the clauses with those of classes, and what names
	// in them mean.
	clauses    []clause
	scope      *scope
	forms      map[string][]*Form // by profile, made when asked for
	form       *Form
	roundSizes bool // the lists of the nested group are told by their sizes
	// segmentProfile tells the attribute of operand groups of a form.
	segmentProfile Profile

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

	Rules        []Rule
	References   []Reference
	Hook         bool
	ResultNames  []ResultName
	VersionNames []VersionName
	// AttrVersions are the names that attributes have in other profiles.
	AttrVersions []AttrVersion
	Prefixed     bool // keeps its prefix in a dialect that elides it

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

// Name is the full name.
func (o *Op) Name() string { return o.name }

// Dialect is where the operation is defined.
func (o *Op) Dialect() *Dialect { return o.dialect }

// Traits are what generic code may rely on.
func (o *Op) Traits() *ir.Traits { return &o.traits }

// ElidesPrefix reports whether the custom form leaves the dialect's name out.
func (o *Op) ElidesPrefix() bool {
	return o.dialect.ElidesPrefix && !o.Prefixed && (o.form == nil || prefixOf(o.name) == o.dialect.name)
}

func prefixOf(name string) string {
	prefix, _, _ := strings.Cut(name, ".")
	return prefix
}

// SegmentAttr is the name of the attribute that holds the sizes of operand
// groups.
func (o *Op) SegmentAttr() string {
	if o.form == nil {
		return SegmentAttr
	}
	return o.segmentProfile.Segments
}

// Group is a named list of operands, results or region arguments.
type Group struct {
	Name       string
	Arity      Arity
	Count      *Expr       // how many there are in generic form, nil when it follows
	Type       *TypeExpr   // nil: any type, spelt by the form
	Constraint *Constraint // nil: any
}

// Var is a variable of type patterns.
type Var struct {
	Name string
	List bool
}

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
	AttrRoundSizes // sizes of the lists of a nested group
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
	Type        *TypeExpr // of a typed integer or float, of the elements, of the type it takes part in
	Unsigned    bool      // a typed integer is printed as such
	Enum        *Enum
	Elem        *Attr       // of an array
	Words       [2]string   // of a bool that is told by a word: false, true
	Spelt       []SpeltWord // values that are spelt as a word
	Renames     []Rename    // of a form: what words and numbers of the operation are called there
	Def         string      // of a dialect attribute: its full name
	Default     *Value
	Hidden      *Value // not shown in attr-dict when equal
	Var         int    // the variable that is its value, or -1
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
	NoArgs     bool      // the first block takes no arguments
	Required   bool      // there is a block
	EffectFree bool      // nothing inside has an effect
	Ends       string    // the operation at the end, which no form leaves out
	Yields     *TypeExpr // what the terminator passes on, nil when that is not told
	Variadic   bool
	// Gathers, of a form, is an operation of which the profile has one, the
	// terminator of a block, where there are several and another terminator here.
	Gathers string
}

// Successor declares a successor.
type Successor struct {
	Name     string
	Variadic bool
	Operands string // the group that is passed along
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

// ResultName is a hint for the name of a result in printed text.
type ResultName struct {
	Template string
	When     []string
}

// VersionName is another name of an operation in a profile.
type VersionName struct {
	Name    string
	Profile string
	Read    bool // not printed
}

// AttrVersion is another name of an attribute in a profile.
type AttrVersion struct {
	Attr    int // index into Op.Attributes
	Name    string
	Profile string
	Read    bool // not printed
}

// EnumKind is how an enumeration is stored.
type EnumKind uint8

// The kinds of enumerations.
const (
	IntEnum EnumKind = iota
	FlagsEnum
	KeywordEnum
)

// Enum is a compiled enumeration.
type Enum struct {
	Name  string
	Doc   string
	Kind  EnumKind
	Width uint32 // bits of the integer
	Cases []EnumCase
}

// EnumCase is a value of an enumeration with its keyword.
type EnumCase struct {
	Word  string
	Value uint64
}

// Word returns the keyword of a value.
func (e *Enum) Word(value uint64) (string, bool) {
	for _, c := range e.Cases {
		if c.Value == value {
			return c.Word, true
		}
	}
	return "", false
}

// Value returns the value of a keyword.
func (e *Enum) Value(word string) (uint64, bool) {
	for _, c := range e.Cases {
		if c.Word == word {
			return c.Value, true
		}
	}
	return 0, false
}

// Words lists all keywords.
func (e *Enum) Words() []string {
	words := make([]string, len(e.Cases))
	for i, c := range e.Cases {
		words[i] = c.Word
	}
	return words
}

// ParamKind is the kind of a parameter of a dialect's type or attribute.
type ParamKind uint8

// The kinds of parameters. In ir they are kept as attributes: a type as
// TypeAttr, an int as i64, a bool as i1, string and keyword as StringAttr, an
// enumeration as an integer of its width (or StringAttr), a list as ArrayAttr,
// a record as ArrayAttr of its fields in which UnitAttr stands for one that is
// absent. An absent parameter is nil.
const (
	ParamType ParamKind = iota
	ParamInt
	ParamBool
	ParamString
	ParamKeyword
	ParamAttr
	ParamUnit
	ParamEnum
	ParamLiteral
	ParamRecord
)

// Param declares a parameter.
type Param struct {
	Name    string
	Arity   Arity
	Kind    ParamKind
	Enum    *Enum
	Record  int // of a list of records: index into TypeDef.Records
	Default *Value
}

// Record is a list of parameters: record 0 is the type's own.
type Record struct {
	Fields []Param
	Parent int // the record that has it as a field
	Field  int // which field that is
	SortBy int // the field by which the list is sorted, or -1
}

// TypeDef is a compiled definition of a type or attribute. It is not to be
// changed.
type TypeDef struct {
	name       string
	dialect    *Dialect
	IsAttr     bool
	Doc        string
	Records    []Record
	Format     *Format // nil: no parameters
	identified bool
	Vector     bool
	Elem       int // index of the parameter, or -1
	Length     int
	Members    int
	Member     int // the field of a member's record that is its type, or -1
	// VersionNames are names in other profiles, None says which have no such type.
	VersionNames []VersionName
	None         []Absence
	// Lowers are the types that conversions make of it, the first that one can use.
	Lowers []Template
	// Requires are the constraints on parameters that are types.
	Requires []Requirement
}

// Absence says why a profile has nothing for a type.
type Absence struct{ Profile, Reason string }

var _ ir.TypeDefinition = (*TypeDef)(nil)

// Name is the full name.
func (t *TypeDef) Name() string { return t.name }

// Mnemonic is the name within the dialect.
func (t *TypeDef) Mnemonic() string { return t.name[len(t.dialect.name)+1:] }

// Dialect is where the type is defined.
func (t *TypeDef) Dialect() *Dialect { return t.dialect }

// Identified reports whether parameter 0, when present, is the whole identity.
func (t *TypeDef) Identified() bool { return t.identified }

// Params are the declared parameters.
func (t *TypeDef) Params() []Param { return t.Records[0].Fields }

// ParamIndex is the position of a parameter, or -1.
func (t *TypeDef) ParamIndex(name string) int {
	for i, p := range t.Records[0].Fields {
		if p.Name == name {
			return i
		}
	}
	return -1
}
