package ods

// ElemKind is the kind of an element of a format.
type ElemKind uint8

// The kinds of elements.
const (
	ElemLiteral ElemKind = iota // Text
	ElemBlank                   // Text: the blanks
	ElemGlue                    // no blank here
	ElemNewline
	ElemRef   // `$x`: Ref
	ElemGroup // Body, Else, Anchor
	ElemEach  // Body, Else: the separator
	ElemIs    // Ref, Test, Not
	ElemAccept
	ElemShort
	ElemRecursive // Ref: the name, Body
	ElemDirective // Directive; Ref: the first of Args; Word; Body: the arguments in `quoted`
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
	// Directive is that of ElemDirective.
	Directive Directive
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
	Attr       AttrKind // AttrAny: not an attribute test
	Constraint *Constraint
}
