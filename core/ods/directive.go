package ods

// Directive is a kind of element of formats that has a word of its own, such as
// `arrow-types`. One object is all there is to it. What it takes and spells, it says
// here; how it is read and printed, it says by the interfaces of packages
// syntax/format and syntax/print. Package syntax/directive has the objects and the
// table of them.
type Directive interface {
	// Name is its word.
	Name() string
	// Takes says what its arguments are.
	Takes() Arguments
	// Problem says what is wrong with an element whose arguments are parts of the
	// right kinds, or nothing.
	Problem(o *Op, e *Elem) string
	// Spells says what of an operation an element spells.
	Spells(e *Elem) Spelling
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
	// Parts are spelt themselves: an operation that is read has them.
	Parts []Ref
	// Types are parts and variables whose types are spelt.
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
