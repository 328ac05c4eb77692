package ods

// ElemKind is the kind of an element of a format.
type ElemKind uint8

// The kinds of elements.
const (
	ElemLiteral ElemKind = iota // Text
	ElemBlank                   // Text: the blanks
	ElemGlue                    // no blank here
	ElemNewline
	ElemRef    // `$x`: Ref
	ElemGroup  // Body, Else, Anchor
	ElemEach   // Body, Else: the separator
	ElemOilist // Body: groups, which are read in any order
	ElemIs     // Ref, Test, Not
	ElemAccept
	ElemShort
	ElemStruct    // Body: a parameter each, by name
	ElemRecursive // Ref: the name, Body
	ElemDirective // Directive; Ref: the first of Args; Word; Body: the arguments in `quoted`
)

// Format is a compiled custom form.
type Format struct {
	Elems []Elem
	// The form mentions these attributes.
	Spelt []bool
	// Maybe says which of them it mentions in optional groups only.
	Maybe []bool
	// Named says in which regions the form names arguments, so that their first
	// block needs no label.
	Named []bool
	// MaybeDict reports that the dictionary of the other attributes is in optional
	// groups only, or missing.
	MaybeDict bool
	// Wraps are the regions of which the form spells nothing but one operation.
	Wraps []int
	// Computes are the elements that spell less than there is, such as a body that follows from a clause
	// `computes`.
	Computes []*Elem
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
	// Directive is that of ElemDirective. Printer and Reader are the same object as
	// packages syntax/print and syntax/format know it, so that they need not ask it
	// for its methods each time (BenchmarkPrintCustom, BenchmarkParseCustom).
	Directive       Directive
	Printer, Reader any
}

// Spells says what an element itself spells, not what is in its body.
func (e *Elem) Spells() Spelling {
	switch e.Kind {
	case ElemDirective:
		return e.Directive.Spells(e)
	case ElemRef:
		return Spelling{Parts: []Ref{e.Ref}}
	}
	return Spelling{}
}

// Test is what `is` asks: whether something is present, an attribute of a kind,
// or a type that satisfies a constraint.
type Test struct {
	Present    bool
	Attr       *Attr // nil: no test of an attribute
	Constraint *Expr
}

// Directive is a kind of element of formats that has a word of its own, such as
// `arrow-types`. One object is all there is to it. What it takes and spells, it says
// here; what cannot be right, and how it is read and printed, it says by the interfaces of
// packages ods/check, syntax/format and syntax/print. Package syntax/directive has the objects and the
// table of them.
type Directive interface {
	// Name is its word.
	Name() string
	// Takes says what its arguments are.
	Takes() Arguments
	// Spells says what of an operation an element spells.
	Spells(e *Elem) Spelling
}

// DirectiveRow is a row of the table of directives: an object, and what elements have of
// it as their printer and reader.
type DirectiveRow struct {
	Directive
	Printer, Reader any
}

// Arguments are what a directive takes.
type Arguments struct {
	// Parts has, for each argument, the kinds of parts that it may be; none for a
	// directive without parentheses.
	Parts []PartSet
	// Optional is how many of the last may be left out.
	Optional int
	// Attrs reports that it takes any number of attributes instead, some of them as
	// `quoted($a)`.
	Attrs bool
	// Word reports that a word such as `size` stands among the arguments.
	Word bool
}

// Spelling is what an element spells.
type Spelling struct {
	// Parts are spelled themselves: an operation that is read has them.
	Parts []Ref
	// Types are parts and variables whose types are spelled.
	Types []Ref
	// Operands reports that it spells all operands.
	Operands bool
	// Rest reports that it spells the attributes that no other element does.
	Rest bool
	// Brace reports that it may begin with `{`, and may be nothing.
	Brace bool
	// Wraps reports that of its region, it spells nothing but one operation, with the
	// types of its results.
	Wraps bool
	// Computes reports that what it spells is not all there is: an operation of which the rest is not as
	// reading makes it is printed in generic form.
	Computes bool
	// EntryArgs reports that it spells the arguments of its region.
	EntryArgs bool
	// ArgAttrs reports that it spells the attributes of arguments and results.
	ArgAttrs bool
}

// PartSet is a set of kinds of parts.
type PartSet uint16

// Parts is the set of some kinds.
func Parts(kinds ...RefKind) PartSet {
	s := PartSet(0)
	for _, k := range kinds {
		s |= 1 << k
	}
	return s
}

// Has reports whether a kind is in the set.
func (s PartSet) Has(k RefKind) bool { return s&(1<<k) != 0 }
