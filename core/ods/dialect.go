package ods

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"sync"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// Dialect is a dialect file. Its compiler compiles items when they are first asked
// for. It is safe for concurrent use.
type Dialect struct {
	name    string
	file    string
	source  []byte
	digest  func() string
	Doc     string
	Version string
	// EarlierVersions are those of which the file says something, oldest first.
	EarlierVersions []string
	// Constant is the full name of the operation that makes constants, or "".
	Constant string
	// Branch is the full name of the operation that goes to a block with its
	// operands, or "".
	Branch string
	// ElidesPrefix reports that operations print without the dialect's name.
	ElidesPrefix bool
	// VersionNames are the names of the dialect in other profiles. They stand before
	// operations that have no name of their own there, types and attributes.
	VersionNames []VersionName
	// Availability names the enumerations by which clauses `available` tell what they need.
	Availability AvailabilityEnums

	Compiler
}

// Compiler has the items of a dialect file and compiles them when they are asked for.
// Package load has the only one. It is safe for concurrent use. Lists are not to be
// changed.
type Compiler interface {
	// Op returns the definition of an operation by its full name, or nil when there
	// is none or it is broken.
	Op(name string) *Op
	// Type returns the definition of a type by its name within the dialect, or nil.
	Type(mnemonic string) *TypeDef
	// Attr returns the definition of an attribute by its name within the dialect, or nil.
	Attr(mnemonic string) *TypeDef
	// Enum returns an enumeration, or nil.
	Enum(name string) *Enum

	// OpEncoded returns the operation whose own clause `encoding` has a number in a set of
	// instructions, or nil. No others are compiled for it.
	OpEncoded(set string, number uint32) *Op

	// OpNames, TypeNames, AttrNames and EnumNames list full names in the order of the file.
	OpNames() []string
	TypeNames() []string
	AttrNames() []string
	EnumNames() []string
	// Items lists the pieces of the file in its order, the dialect's own first.
	Items() []Item
	// Uses lists the dialects whose constraints or types the file names, sorted. A
	// context in which the dialect is complete has them, too.
	Uses() []string

	// Conversion returns the conversion of that name, or nil when the file has none or
	// it is broken.
	Conversion(name string) *Conversion
	// ConversionNames lists the conversions in the order of the file.
	ConversionNames() []string
	// LowerRules lists the rules of a conversion for an operation, in the order of the
	// file.
	LowerRules(conversion, op string) []*LowerRule
	// LoweredOps lists the operations that have rules in some conversion, sorted.
	LoweredOps() []string
	// LoweredBy lists the conversions in which an operation has rules.
	LoweredBy(op string) []string

	// FormsOf lists what an operation may look like in a profile, see [Op.Forms].
	FormsOf(o *Op, profile string) []*Form
	// FormsNamed lists the forms that have a name in a profile, or in any for "", in
	// which later profiles come first.
	FormsNamed(profile, name string) []*Form
	// SharedIn is the profile that is written in which a form of another operation has the
	// name of one of the dialect, "" where there is none.
	SharedIn(name string) string
	// RenamedOps returns the operations that have another name in some profile, or
	// attributes that do. Only these are compiled.
	RenamedOps() []*Op
	// RenamedTypes returns the types and attributes that have another name, or not all parameters, in some
	// profile.
	RenamedTypes() []*TypeDef
	// Notations are those of the dialect.
	Notations() []*Notation
	// Proposals are the constructs that the dialect says are only proposed.
	Proposals() []Proposal

	// Check compiles every item and returns all problems of the file, in its order.
	Check() []diag.Diagnostic
	// Problems are those found so far.
	Problems() []diag.Diagnostic
}

// NewDialect is a dialect of a file that is not to be changed later.
func NewDialect(name, file string, source []byte, compiler Compiler) *Dialect {
	return &Dialect{
		name: name, file: file, source: source, Compiler: compiler,
		digest: sync.OnceValue(func() string {
			sum := sha256.Sum256(source)
			return hex.EncodeToString(sum[:])
		}),
	}
}

var _ ir.Dialect = (*Dialect)(nil)

// Name is the namespace.
func (d *Dialect) Name() string { return d.name }

// File is the name of the file, as in messages.
func (d *Dialect) File() string { return d.file }

// Source is the text of the file; not to be changed.
func (d *Dialect) Source() []byte { return d.source }

// Digest is the SHA-256 of the source in hexadecimal: the dialect's identity.
func (d *Dialect) Digest() string { return d.digest() }

// ConstantOp is the full name of the operation that makes constants of the
// dialect, or "".
func (d *Dialect) ConstantOp() string { return d.Constant }

// BranchOp is the full name of the operation that goes to a block, or "". It
// implements ir.BranchDialect.
func (d *Dialect) BranchOp() string { return d.Branch }

var _ ir.BranchDialect = (*Dialect)(nil)

// LookupOp returns the definition of an operation, or nil. It implements
// ir.Dialect.
func (d *Dialect) LookupOp(name string) ir.OpDefinition {
	if op := d.Op(name); op != nil {
		return op
	}
	return nil
}

// OwnFunctionNames lists what functions are called here.
func (d *Dialect) OwnFunctionNames() []string {
	var names []string
	for _, op := range d.RenamedOps() {
		if op.Traits().FunctionLike {
			names = append(names, op.Name())
		}
	}
	return names
}

// FindType returns the definition of a type by its full name, or nil.
func FindType(ctx *ir.Context, name string) *TypeDef {
	dialect, mnemonic, _ := strings.Cut(name, ".")
	d, ok := ctx.Dialect(dialect).(*Dialect)
	if !ok {
		return nil
	}
	return d.Type(mnemonic)
}

// FindAttr returns the definition of an attribute by its full name, or nil.
func FindAttr(ctx *ir.Context, name string) *TypeDef {
	dialect, mnemonic, _ := strings.Cut(name, ".")
	d, ok := ctx.Dialect(dialect).(*Dialect)
	if !ok {
		return nil
	}
	return d.Attr(mnemonic)
}

// Item is a piece of a dialect file as its author wrote it, for documentation.
type Item struct {
	// Kind is the word it begins with, such as `op` or `enum`.
	Kind string
	// Name is the name behind it, in full.
	Name string
	// Doc is the text of the comments `///` before it, in Markdown.
	Doc string
	// Text is the item itself.
	Text string
	// Line is where it begins.
	Line int
}

// Summary is the first sentence of the documentation.
func (i *Item) Summary() string {
	text := strings.Join(strings.Fields(i.Doc), " ")
	if end := strings.Index(text, ". "); end >= 0 {
		return text[:end+1]
	}
	return text
}

// NewOp is an operation without parts. Who makes it calls [Op.CountLeading] when its
// operands are complete.
func NewOp(name string, d *Dialect) *Op { return &Op{name: name, dialect: d} }

// Dialect is where the operation is defined.
func (o *Op) Dialect() *Dialect { return o.dialect.(*Dialect) }

// ElidesPrefix reports whether the custom form leaves the dialect's name out.
func (o *Op) ElidesPrefix() bool {
	return o.Dialect().ElidesPrefix && !o.Prefixed && (o.base == nil || prefixOf(o.name) == o.dialect.Name())
}

func prefixOf(name string) string {
	prefix, _, _ := strings.Cut(name, ".")
	return prefix
}

// Forms lists what the operation may look like in a profile, in the order in
// which they are tried; none if it looks as it does in memory.
func (o *Op) Forms(profile string) []*Form { return o.Dialect().FormsOf(o, profile) }

// NewTypeDef is a type, or an attribute, without parameters.
func NewTypeDef(name string, d *Dialect, isAttr bool) *TypeDef {
	return &TypeDef{name: name, dialect: d, IsAttr: isAttr, Elem: -1, Length: -1, Members: -1, Space: -1, Member: -1}
}

// Dialect is where the type is defined.
func (t *TypeDef) Dialect() *Dialect { return t.dialect.(*Dialect) }
