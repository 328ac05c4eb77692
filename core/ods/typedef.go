package ods

import (
	"github.com/mlirc/mlirc/core/ir"
)

// ParamKind is the kind of a parameter of a dialect's type or attribute.
type ParamKind uint8

// The kinds of parameters. In ir they are kept as attributes: a type as
// TypeAttr, an int as i64, a float as f64, a bool as i1, string and keyword as StringAttr, an
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
	ParamFloat
	ParamDialect
	ParamI32
)

// Param declares a parameter.
type Param struct {
	Name    string
	Arity   Arity
	Kind    ParamKind
	Enum    *Enum
	Def     string // of a dialect's attribute: its full name
	Named   bool   // of a dialect's attribute: its name is printed
	Record  int    // of a list of records: index into TypeDef.Records
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
	name    string
	dialect ir.Dialect // a *Dialect
	IsAttr  bool
	Doc     string
	Records []Record
	Format  *Format // nil: no parameters
	// Earlier are formats that are only read.
	Earlier []EarlierFormat
	// IsIdentified reports what Identified says.
	IsIdentified bool
	Vector       bool
	// VectorIn is the profile in which such a vector is a builtin one, "" for none.
	VectorIn string
	// Aliased says that a text names each such attribute once, before it uses it.
	Aliased bool
	Elem    int // index of the parameter, or -1
	Length  int
	Members int
	Space   int
	Member  int // the field of a member's record that is its type, or -1
	// VersionNames are names in other profiles, None says which have no such type.
	VersionNames []VersionName
	None         []Absence
	Drops        []Drop
	Fills        []Fill
	// Lowers are the types that conversions make of it, the first that one can use.
	Lowers []*Expr
	// Width is the number of bits of a value, 0 where it has none of its own.
	Width int64
	// Requires are the constraints on parameters that are types.
	Requires []Requirement
	// Rules are conditions on parameters.
	Rules []Rule
	// Encoding is what a binary form has for it, nil where it has nothing.
	Encoding *Encoding
	// Available is what a program must declare before it may use the type, nil for nothing.
	Available *Availability
}

// SpaceNumber is the number of a memory space: of none, of an integer, or of an attribute whose
// definition says by a clause `space` which of its parameters has it; false for any other.
func SpaceNumber(space ir.Attribute) (int64, bool) {
	switch a := space.(type) {
	case nil:
		return 0, true
	case *ir.IntegerAttr:
		return a.Int()
	case *ir.DialectAttr:
		def, ok := a.Def().(*TypeDef)
		if !ok || def.Space < 0 || def.Space >= len(a.Params()) {
			return 0, false
		}
		n, ok := a.Params()[def.Space].(*ir.IntegerAttr)
		if !ok {
			return 0, false
		}
		return n.Int()
	}
	return 0, false
}

// An EarlierFormat is how the parameters of a type are spelled in an early profile, or elsewhere.
type EarlierFormat struct {
	Profile string // "" where any text may have it
	Format  *Format
}

// Requirement says which types a parameter of a type takes, each of them where it is a list, or
// which numbers.
type Requirement struct {
	Param      int
	Constraint *Expr // nil where Range is not
	Range      *Range
	// Given is the parameter on which the requirement depends, -1 for none: it holds where
	// that is present, or absent if Absent is set.
	Given  int
	Absent bool
}

// Range is the numbers from Low to High.
type Range struct{ Low, High int64 }

// Drop is a parameter that types do not have in a profile.
type Drop struct {
	Profile string
	Param   int
}

// Fill is a parameter that a profile always has: where memory has none, it is as another.
type Fill struct {
	Profile     string
	Param, From int
}

// Absence says why a profile has nothing for a type, or for one that has a parameter.
type Absence struct {
	Profile, Reason string
	Param           int // that one; -1: any type
}

var _ ir.TypeDefinition = (*TypeDef)(nil)

// Name is the full name.
func (t *TypeDef) Name() string { return t.name }

// Mnemonic is the name within the dialect.
func (t *TypeDef) Mnemonic() string { return t.name[len(t.dialect.Name())+1:] }

// Identified reports whether parameter 0, when present, is the whole identity.
func (t *TypeDef) Identified() bool { return t.IsIdentified }

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

// Index is the position of a field, or -1.
func (r *Record) Index(name string) int {
	for i := range r.Fields {
		if r.Fields[i].Name == name {
			return i
		}
	}
	return -1
}
