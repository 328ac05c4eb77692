package ods

import "github.com/mlirc/mlirc/core/ir"

// MayBeAbsent reports whether an operation need not have the attribute. Where lists
// begin and how long they are is counted where it is absent.
func (a *Attr) MayBeAbsent() bool {
	return a.Optional || a.Default != nil || a.Kind == AttrUnit || a.Kind == AttrOffsets || a.Kind == AttrRoundSizes
}

// Holds reports whether a value is of the kind that is declared. Nil is of none.
func (a *Attr) Holds(value ir.Attribute) bool {
	if value == nil {
		return false
	}
	switch a.Kind {
	case AttrTypedInteger:
		i, ok := value.(*ir.IntegerAttr)
		return ok && (a.Type == nil || exactly(a.Type, i.Type()))
	case AttrTypedFloat:
		f, ok := value.(*ir.FloatAttr)
		return ok && (a.Type == nil || exactly(a.Type, f.Type()))
	case AttrBool:
		i, ok := value.(*ir.IntegerAttr)
		return ok && i.Type() == ir.Type(value.Context().I1())
	case AttrSymbol:
		s, ok := value.(*ir.SymbolRefAttr)
		return ok && len(s.Nested()) == 0
	case AttrDenseArray:
		d, ok := value.(*ir.DenseArrayAttr)
		return ok && (a.Type == nil || exactly(a.Type, d.Elem()))
	case AttrRoundSizes:
		d, ok := value.(*ir.DenseArrayAttr)
		return ok && d.Elem() == ir.Type(value.Context().I32())
	case AttrArray:
		return a.holdsArray(value)
	case AttrEnum:
		return a.Enum.holds(value)
	case AttrDialect:
		d, ok := value.(*ir.DialectAttr)
		return ok && d.Def().Name() == a.Def
	}
	return a.Kind.holds(value)
}

// holds decides the kinds that one Go type or a few stand for.
func (k AttrKind) holds(value ir.Attribute) bool {
	ok := true
	switch k {
	case AttrInteger:
		_, ok = value.(*ir.IntegerAttr)
	case AttrFloat:
		_, ok = value.(*ir.FloatAttr)
	case AttrString, AttrSymbolName:
		_, ok = value.(*ir.StringAttr)
	case AttrSymbolRef:
		_, ok = value.(*ir.SymbolRefAttr)
	case AttrUnit:
		_, ok = value.(*ir.UnitAttr)
	case AttrType:
		_, ok = value.(*ir.TypeAttr)
	case AttrAffineMap:
		_, ok = value.(*ir.AffineMapAttr)
	case AttrIntegerSet:
		_, ok = value.(*ir.IntegerSetAttr)
	case AttrDictionary:
		_, ok = value.(*ir.DictionaryAttr)
	case AttrElements:
		return isElements(value)
	case AttrIntElements, AttrOffsets:
		return isIntElements(value)
	}
	return ok
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

func (a *Attr) holdsArray(value ir.Attribute) bool {
	list, ok := value.(*ir.ArrayAttr)
	if !ok || a.Elem == nil {
		return ok
	}
	for _, e := range list.Elems() {
		if !a.Elem.Holds(e) {
			return false
		}
	}
	return true
}

// holds reports whether a value is one of the cases, or made of flags.
func (e *Enum) holds(value ir.Attribute) bool {
	if e.Kind == KeywordEnum {
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
	if _, known := e.Word(n); known || e.Kind != FlagsEnum {
		return known
	}
	for _, c := range e.Cases {
		if n&c.Value == c.Value {
			n &^= c.Value
		}
	}
	return n == 0
}
