package eval

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Holds reports whether a value is of the kind that is declared. Nil is of none.
func Holds(a *ods.Attr, value ir.Attribute) bool {
	return value != nil && kinds[a.Kind].holds(a, value)
}

// Describe says what values an attribute has, for a message.
func Describe(a *ods.Attr) string { return kinds[a.Kind].describe(a) }

// KindNamed is the kind of attributes that a word stands for by itself.
func KindNamed(word string) (ods.AttrKind, bool) {
	for k := range kinds {
		if kinds[k].word() == word {
			return ods.AttrKind(k), word != ""
		}
	}
	return 0, false
}

// kind is what definitions have to know of a kind of attributes.
type kind interface {
	// word is what it is called in dialect files, "" for one that is written otherwise.
	word() string
	// describe says what its values are.
	describe(a *ods.Attr) string
	// holds reports whether a value, not nil, is one of them.
	holds(a *ods.Attr, value ir.Attribute) bool
}

// kinds has an object for each kind.
var kinds = [...]kind{
	ods.AttrAny:          anyKind{},
	ods.AttrInteger:      &goKind{"integer", "an integer", isInteger},
	ods.AttrFloat:        &goKind{"float", "a float", isFloat},
	ods.AttrTypedInteger: typedIntegerKind{},
	ods.AttrTypedFloat:   typedFloatKind{},
	ods.AttrBool:         boolKind{},
	ods.AttrString:       &goKind{"string", "a string", isString},
	ods.AttrSymbolName:   &goKind{"symbol-name", "a string that names a symbol", isString},
	ods.AttrSymbol:       symbolKind{},
	ods.AttrSymbolRef:    &goKind{"symbol-ref", "a reference to a symbol", isSymbolRef},
	ods.AttrUnit:         &goKind{"unit", "unit", isUnit},
	ods.AttrType:         &goKind{"", "a type", isType},
	ods.AttrAffineMap:    &goKind{"affine-map", "an affine map", isAffineMap},
	ods.AttrIntegerSet:   &goKind{"integer-set", "an integer set", isIntegerSet},
	ods.AttrArray:        arrayKind{},
	ods.AttrDictionary:   &goKind{"dictionary", "a dictionary", isDictionary},
	ods.AttrElements:     elementsKind{},
	ods.AttrIntElements:  &intElementsKind{""},
	ods.AttrOffsets:      &intElementsKind{"offsets"},
	ods.AttrRoundSizes:   sizesKind{},
	ods.AttrDenseArray:   denseArrayKind{},
	ods.AttrEnum:         enumKind{},
	ods.AttrDialect:      dialectKind{},
}

type anyKind struct{}

func (anyKind) word() string                       { return "" }
func (anyKind) describe(*ods.Attr) string          { return "any attribute" }
func (anyKind) holds(*ods.Attr, ir.Attribute) bool { return true }

// goKind is a kind whose values one Go type stands for.
type goKind struct {
	name, text string
	is         func(value ir.Attribute) bool
}

func (k *goKind) word() string                               { return k.name }
func (k *goKind) describe(*ods.Attr) string                  { return k.text }
func (k *goKind) holds(_ *ods.Attr, value ir.Attribute) bool { return k.is(value) }

func isAffineMap(value ir.Attribute) bool  { _, ok := value.(*ir.AffineMapAttr); return ok }
func isDictionary(value ir.Attribute) bool { _, ok := value.(*ir.DictionaryAttr); return ok }
func isFloat(value ir.Attribute) bool      { _, ok := value.(*ir.FloatAttr); return ok }
func isInteger(value ir.Attribute) bool    { _, ok := value.(*ir.IntegerAttr); return ok }
func isIntegerSet(value ir.Attribute) bool { _, ok := value.(*ir.IntegerSetAttr); return ok }
func isString(value ir.Attribute) bool     { _, ok := value.(*ir.StringAttr); return ok }
func isSymbolRef(value ir.Attribute) bool  { _, ok := value.(*ir.SymbolRefAttr); return ok }
func isType(value ir.Attribute) bool       { _, ok := value.(*ir.TypeAttr); return ok }
func isUnit(value ir.Attribute) bool       { _, ok := value.(*ir.UnitAttr); return ok }

// typedIntegerKind is an integer of a type that the definition names.
type typedIntegerKind struct{}

func (typedIntegerKind) word() string                { return "" }
func (typedIntegerKind) describe(a *ods.Attr) string { return "an integer of type " + a.Type.String() }

func (typedIntegerKind) holds(a *ods.Attr, value ir.Attribute) bool {
	i, ok := value.(*ir.IntegerAttr)
	return ok && (a.Type == nil || exactly(a.Type, i.Type()))
}

// typedFloatKind is a float of a type that the definition names.
type typedFloatKind struct{}

func (typedFloatKind) word() string                { return "" }
func (typedFloatKind) describe(a *ods.Attr) string { return "a number of type " + a.Type.String() }

func (typedFloatKind) holds(a *ods.Attr, value ir.Attribute) bool {
	f, ok := value.(*ir.FloatAttr)
	return ok && (a.Type == nil || exactly(a.Type, f.Type()))
}

type boolKind struct{}

func (boolKind) word() string              { return "" }
func (boolKind) describe(*ods.Attr) string { return "true or false" }

func (boolKind) holds(_ *ods.Attr, value ir.Attribute) bool {
	i, ok := value.(*ir.IntegerAttr)
	return ok && i.Type() == ir.Type(value.Context().I1())
}

type symbolKind struct{}

func (symbolKind) word() string              { return "symbol" }
func (symbolKind) describe(*ods.Attr) string { return "a reference to a symbol without nesting" }

func (symbolKind) holds(_ *ods.Attr, value ir.Attribute) bool {
	s, ok := value.(*ir.SymbolRefAttr)
	return ok && len(s.Nested()) == 0
}

type arrayKind struct{}

func (arrayKind) word() string { return "" }

func (arrayKind) describe(a *ods.Attr) string {
	if a.Elem == nil {
		return "an array"
	}
	return "an array, each element " + Describe(a.Elem)
}

func (arrayKind) holds(a *ods.Attr, value ir.Attribute) bool {
	list, ok := value.(*ir.ArrayAttr)
	if !ok || a.Elem == nil {
		return ok
	}
	for _, e := range list.Elems() {
		if !Holds(a.Elem, e) {
			return false
		}
	}
	return true
}

type elementsKind struct{}

func (elementsKind) word() string                               { return "elements" }
func (elementsKind) describe(*ods.Attr) string                  { return "an elements attribute" }
func (elementsKind) holds(_ *ods.Attr, value ir.Attribute) bool { return isElements(value) }

type intElementsKind struct{ name string }

func (k *intElementsKind) word() string { return k.name }

func (*intElementsKind) describe(*ods.Attr) string {
	return "elements that are integers, a million of them at most"
}

func (*intElementsKind) holds(_ *ods.Attr, value ir.Attribute) bool { return isIntElements(value) }

// sizesKind has the sizes of the lists of a nested group.
type sizesKind struct{}

func (sizesKind) word() string              { return "round-sizes" }
func (sizesKind) describe(*ods.Attr) string { return "a dense array of 32-bit integers" }

func (sizesKind) holds(_ *ods.Attr, value ir.Attribute) bool {
	d, ok := value.(*ir.DenseArrayAttr)
	return ok && d.Elem() == ir.Type(value.Context().I32())
}

type denseArrayKind struct{}

func (denseArrayKind) word() string { return "" }

func (denseArrayKind) describe(a *ods.Attr) string {
	if a.Type == nil {
		return "a dense array"
	}
	return "a dense array of " + a.Type.String()
}

func (denseArrayKind) holds(a *ods.Attr, value ir.Attribute) bool {
	d, ok := value.(*ir.DenseArrayAttr)
	return ok && (a.Type == nil || exactly(a.Type, d.Elem()))
}

type enumKind struct{}

func (enumKind) word() string                               { return "" }
func (enumKind) describe(a *ods.Attr) string                { return describeEnum(a.Enum) }
func (enumKind) holds(a *ods.Attr, value ir.Attribute) bool { return isCase(a.Enum, value) }

// dialectKind is an attribute that a dialect defines.
type dialectKind struct{}

func (dialectKind) word() string                { return "" }
func (dialectKind) describe(a *ods.Attr) string { return "an attribute #" + a.Def }

func (dialectKind) holds(a *ods.Attr, value ir.Attribute) bool {
	d, ok := value.(*ir.DialectAttr)
	return ok && d.Def().Name() == a.Def
}

func isElements(value ir.Attribute) bool {
	switch value.(type) {
	case *ir.DenseElementsAttr, *ir.DenseStringElementsAttr, *ir.SparseElementsAttr, *ir.OpaqueElementsAttr:
		return true
	}
	return false
}

// MaxListed bounds the elements of an attribute that are looked at one by one. A
// splat may stand for any number in a few bytes.
const MaxListed = 1 << 20

func isIntElements(value ir.Attribute) bool {
	d, ok := value.(*ir.DenseElementsAttr)
	if !ok || d.Len() > MaxListed {
		return false
	}
	_, ok = d.Shaped().Elem().(*ir.IntegerType)
	return ok
}

// isCase reports whether a value is one of the cases, or made of flags.
func isCase(e *ods.Enum, value ir.Attribute) bool {
	if e.Kind == ods.KeywordEnum {
		s, ok := value.(*ir.StringAttr)
		if !ok {
			return false
		}
		_, known := e.Value(s.Value())
		return known
	}
	i, ok := value.(*ir.IntegerAttr)
	if !ok || i.Type() != ir.Type(value.Context().IntegerType(e.Width, ir.Signless)) {
		return false
	}
	n, ok := i.Value().Uint64()
	if !ok {
		return false
	}
	if _, known := e.Word(n); known || e.Kind != ods.FlagsEnum {
		return known
	}
	_, known := e.Flags(n)
	return known
}

// maxCases is how many cases of an enumeration a message lists.
const maxCases = 12

// describeEnum names an enumeration with its first cases.
func describeEnum(e *ods.Enum) string {
	var b strings.Builder
	b.WriteString("a case of " + e.Name)
	switch e.Kind {
	case ods.IntEnum:
		fmt.Fprintf(&b, " in %d bits", e.Width)
	case ods.FlagsEnum:
		fmt.Fprintf(&b, " in %d bits, or several joined", e.Width)
	}
	for i, c := range e.Cases {
		switch {
		case i == maxCases:
			b.WriteString(", ...")
			return b.String()
		case i == 0:
			b.WriteString(": ")
		default:
			b.WriteString(", ")
		}
		if e.Kind == ods.KeywordEnum {
			fmt.Fprintf(&b, "%q", c.Word)
			continue
		}
		fmt.Fprintf(&b, "%d (%s)", c.Value, c.Word)
	}
	return b.String()
}
