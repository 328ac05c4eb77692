package kind

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/text"
)

// Kind is all there is to a kind of attributes.
type Kind interface {
	// Word is what dialect files call it, "" for one that is written otherwise.
	Word() string
	// Arguments parses what may follow the word.
	Arguments(s Source, a *ods.Attr)
	// Describe says what its values are.
	Describe(a *ods.Attr) string
	// Holds reports whether a value, not nil, is one of them.
	Holds(a *ods.Attr, v ir.Attribute) bool
	// Constant reports whether a text in a dialect file may be a value.
	Constant(text string) bool
	// Covers reports whether every value of another declaration is one of a, with the same meaning.
	Covers(a, other *ods.Attr) bool
	// Gives reports whether a value may stand where an expression of a sort is wanted, and Takes
	// whether a value may be what an expression of a sort gives.
	Gives(a *ods.Attr, want ods.Sort) bool
	Takes(given ods.Sort) bool

	// Starts reports whether a value can begin at the current token, and whether it can also
	// be empty.
	Starts(r text.Reader, a *ods.Attr) (yes, empty bool)
	// Read reads a value.
	Read(r text.Reader, a *ods.Attr) (ir.Attribute, bool)
	// Print writes a value, which Holds has accepted.
	Print(w text.Writer, a *ods.Attr, v ir.Attribute)

	// Code is how generated Go code has values.
	Code(a *ods.Attr) Code
	// Samples are a few values for tests, of type t where the definition names a type; none where
	// it takes Holds alone to find some.
	Samples(ctx *ir.Context, t ir.Type) []ir.Attribute
}

// Source is what follows the word of a kind in a dialect file. What is wrong there is reported.
type Source interface {
	Accept(token string) bool
	Expect(token string) bool
	ExpectWord(what string) string
	// Type parses an expression of a type, and Kind another kind.
	Type() *ods.Expr
	Kind() ods.Attr
}

// table has an object for each kind. A kind that no code asks for has no constant: its row stands
// at the end.
var table = [...]Kind{
	ods.AttrAny:          anyKind{},
	ods.AttrInteger:      integerKind{},
	ods.AttrFloat:        floatKind{},
	ods.AttrTypedInteger: typedIntegerKind{},
	ods.AttrTypedFloat:   typedFloatKind{},
	ods.AttrBool:         boolKind{},
	ods.AttrString:       stringKind{},
	ods.AttrSymbolName:   symbolNameKind{},
	ods.AttrSymbol:       symbolKind{},
	ods.AttrSymbolRef:    symbolRefKind{},
	ods.AttrUnit:         unitKind{},
	ods.AttrType:         typeKind{},
	ods.AttrAffineMap:    affineMapKind{},
	ods.AttrIntegerSet:   integerSetKind{},
	ods.AttrArray:        arrayKind{},
	ods.AttrDictionary:   dictionaryKind{},
	ods.AttrElements:     elementsKind{},
	ods.AttrIntElements:  intElementsKind{},
	ods.AttrOffsets:      offsetsKind{},
	ods.AttrSegmentSizes: segmentSizesKind{},
	ods.AttrDenseArray:   denseArrayKind{},
	ods.AttrEnum:         enumKind{},
	ods.AttrDialect:      dialectKind{},
}

// Of is the object of an attribute's kind.
func Of(a *ods.Attr) Kind { return table[a.Kind] }

// Holds reports whether a value is of the kind that is declared. Nil is of none.
func Holds(a *ods.Attr, v ir.Attribute) bool { return v != nil && Of(a).Holds(a, v) }

// Covers reports whether every value of another declaration is one of a, with the same meaning.
func Covers(a, other *ods.Attr) bool { return Of(a).Covers(a, other) }

// Describe says what values an attribute has, for a message.
func Describe(a *ods.Attr) string { return Of(a).Describe(a) }

// Named is the kind of attributes that a word stands for by itself.
func Named(word string) (ods.AttrKind, bool) {
	for k := range table {
		if table[k].Word() == word {
			return ods.AttrKind(k), word != ""
		}
	}
	return 0, false
}

// base is a kind without arguments, whose values are no numbers, and which is read and written
// as any attribute is.
type base struct{}

func (base) Word() string { return "" }

func (base) Arguments(Source, *ods.Attr) {}

func (base) Constant(text string) bool { return text != unitWord }

func (base) Covers(a, other *ods.Attr) bool { return a.Kind == other.Kind }

func (base) Gives(_ *ods.Attr, want ods.Sort) bool {
	return want != ods.SortInteger && want != ods.SortTruth && want != ods.SortIntegers
}

func (base) Takes(given ods.Sort) bool {
	return given != ods.SortInteger && given != ods.SortIntegers
}

func (base) Code(*ods.Attr) Code { return Code{} }

func (base) Samples(*ir.Context, ir.Type) []ir.Attribute { return nil }

func (base) Starts(r text.Reader, _ *ods.Attr) (yes, empty bool) {
	_, word := r.AtWord()
	return word || r.AtAttr(), false
}

func (base) Read(r text.Reader, _ *ods.Attr) (ir.Attribute, bool) { return r.Attr() }

func (base) Print(w text.Writer, _ *ods.Attr, v ir.Attribute) { w.Attr(v, false) }

// optionalType parses the type that may follow a word in parentheses.
func optionalType(s Source) *ods.Expr {
	if !s.Accept("(") {
		return nil
	}
	e := s.Type()
	s.Expect(")")
	return e
}

// anyKind is any attribute.
type anyKind struct{ base }

func (anyKind) Word() string { return "any" }

// Arguments parses the type that the text leaves out.
func (anyKind) Arguments(s Source, a *ods.Attr) { a.Type = optionalType(s) }

func (anyKind) Covers(a, other *ods.Attr) bool { return a.Type == nil || other.Kind == ods.AttrAny }

func (anyKind) Gives(*ods.Attr, ods.Sort) bool { return true }

func (anyKind) Takes(ods.Sort) bool { return true }

func (anyKind) Describe(*ods.Attr) string { return "any attribute" }

func (anyKind) Holds(*ods.Attr, ir.Attribute) bool { return true }
