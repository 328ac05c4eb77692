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
	// Describe says what its values are.
	Describe(a *ods.Attr) string
	// Holds reports whether a value, not nil, is one of them.
	Holds(a *ods.Attr, v ir.Attribute) bool
	// Starts reports whether a value can begin at the current token, and whether it can also
	// be empty.
	Starts(r text.Reader, a *ods.Attr) (yes, empty bool)
	// Read reads a value.
	Read(r text.Reader, a *ods.Attr) (ir.Attribute, bool)
	// Print writes a value, which Holds has accepted.
	Print(w text.Writer, a *ods.Attr, v ir.Attribute)
}

// table has an object for each kind.
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

// base is a kind that is read and written as any attribute is.
type base struct{}

func (base) Word() string { return "" }

func (base) Starts(r text.Reader, _ *ods.Attr) (yes, empty bool) {
	_, word := r.AtWord()
	return word || r.AtAttr(), false
}

func (base) Read(r text.Reader, _ *ods.Attr) (ir.Attribute, bool) { return r.Attr() }

func (base) Print(w text.Writer, _ *ods.Attr, v ir.Attribute) { w.Attr(v, false) }

// anyKind is any attribute.
type anyKind struct{ base }

func (anyKind) Describe(*ods.Attr) string { return "any attribute" }

func (anyKind) Holds(*ods.Attr, ir.Attribute) bool { return true }
