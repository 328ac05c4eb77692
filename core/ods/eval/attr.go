package eval

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Holds reports whether a value is of the kind that is declared. Nil is of none.
func Holds(a *ods.Attr, value ir.Attribute) bool {
	if value == nil {
		return false
	}
	switch a.Kind {
	case ods.AttrTypedInteger:
		i, ok := value.(*ir.IntegerAttr)
		return ok && (a.Type == nil || exactly(a.Type, i.Type()))
	case ods.AttrTypedFloat:
		f, ok := value.(*ir.FloatAttr)
		return ok && (a.Type == nil || exactly(a.Type, f.Type()))
	case ods.AttrBool:
		i, ok := value.(*ir.IntegerAttr)
		return ok && i.Type() == ir.Type(value.Context().I1())
	case ods.AttrSymbol:
		s, ok := value.(*ir.SymbolRefAttr)
		return ok && len(s.Nested()) == 0
	case ods.AttrDenseArray:
		d, ok := value.(*ir.DenseArrayAttr)
		return ok && (a.Type == nil || exactly(a.Type, d.Elem()))
	case ods.AttrRoundSizes:
		d, ok := value.(*ir.DenseArrayAttr)
		return ok && d.Elem() == ir.Type(value.Context().I32())
	case ods.AttrArray:
		return holdsArray(a, value)
	case ods.AttrEnum:
		return isCase(a.Enum, value)
	case ods.AttrDialect:
		d, ok := value.(*ir.DialectAttr)
		return ok && d.Def().Name() == a.Def
	}
	return kindHolds(a.Kind, value)
}

// kindHolds decides the kinds that one Go type or a few stand for.
func kindHolds(k ods.AttrKind, value ir.Attribute) bool {
	ok := true
	switch k {
	case ods.AttrInteger:
		_, ok = value.(*ir.IntegerAttr)
	case ods.AttrFloat:
		_, ok = value.(*ir.FloatAttr)
	case ods.AttrString, ods.AttrSymbolName:
		_, ok = value.(*ir.StringAttr)
	case ods.AttrSymbolRef:
		_, ok = value.(*ir.SymbolRefAttr)
	case ods.AttrUnit:
		_, ok = value.(*ir.UnitAttr)
	case ods.AttrType:
		_, ok = value.(*ir.TypeAttr)
	case ods.AttrAffineMap:
		_, ok = value.(*ir.AffineMapAttr)
	case ods.AttrIntegerSet:
		_, ok = value.(*ir.IntegerSetAttr)
	case ods.AttrDictionary:
		_, ok = value.(*ir.DictionaryAttr)
	case ods.AttrElements:
		return isElements(value)
	case ods.AttrIntElements, ods.AttrOffsets:
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

func holdsArray(a *ods.Attr, value ir.Attribute) bool {
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
	for _, c := range e.Cases {
		if n&c.Value == c.Value {
			n &^= c.Value
		}
	}
	return n == 0
}
