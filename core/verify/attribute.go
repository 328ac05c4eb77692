package verify

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/irdl"
)

// kindHolds reports whether an attribute is of the kind that is declared.
func kindHolds(a *irdl.Attr, value ir.Attribute) bool {
	switch a.Kind {
	case irdl.AttrTypedInteger:
		i, ok := value.(*ir.IntegerAttr)
		return ok && isType(a.Type, i.Type())
	case irdl.AttrTypedFloat:
		f, ok := value.(*ir.FloatAttr)
		return ok && isType(a.Type, f.Type())
	case irdl.AttrBool:
		i, ok := value.(*ir.IntegerAttr)
		return ok && i.Type() == ir.Type(value.Context().I1())
	case irdl.AttrSymbol:
		s, ok := value.(*ir.SymbolRefAttr)
		return ok && len(s.Nested()) == 0
	case irdl.AttrArray:
		return arrayHolds(a, value)
	case irdl.AttrEnum:
		return enumHolds(a.Enum, value)
	case irdl.AttrDialect:
		d, ok := value.(*ir.DialectAttr)
		return ok && d.Def().Name() == a.Def
	}
	return plainHolds(a.Kind, value)
}

// plainHolds decides the kinds that are one Go type each.
func plainHolds(kind irdl.AttrKind, value ir.Attribute) bool {
	ok := true
	switch kind {
	case irdl.AttrInteger:
		_, ok = value.(*ir.IntegerAttr)
	case irdl.AttrFloat:
		_, ok = value.(*ir.FloatAttr)
	case irdl.AttrString, irdl.AttrSymbolName:
		_, ok = value.(*ir.StringAttr)
	case irdl.AttrSymbolRef:
		_, ok = value.(*ir.SymbolRefAttr)
	case irdl.AttrUnit:
		_, ok = value.(*ir.UnitAttr)
	case irdl.AttrType:
		_, ok = value.(*ir.TypeAttr)
	case irdl.AttrAffineMap:
		_, ok = value.(*ir.AffineMapAttr)
	case irdl.AttrIntegerSet:
		_, ok = value.(*ir.IntegerSetAttr)
	case irdl.AttrDictionary:
		_, ok = value.(*ir.DictionaryAttr)
	case irdl.AttrElements:
		return isElements(value)
	case irdl.AttrIntElements, irdl.AttrOffsets:
		d, isDense := value.(*ir.DenseElementsAttr)
		if !isDense {
			return false
		}
		_, ok = d.Shaped().Elem().(*ir.IntegerType)
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

func isType(e *irdl.TypeExpr, t ir.Type) bool {
	c := irdl.Constraint{Kind: irdl.ConstraintExact, Type: e}
	return e == nil || c.Holds(t)
}

func arrayHolds(a *irdl.Attr, value ir.Attribute) bool {
	list, ok := value.(*ir.ArrayAttr)
	if !ok || a.Elem == nil {
		return ok
	}
	for _, e := range list.Elems() {
		if !kindHolds(a.Elem, e) {
			return false
		}
	}
	return true
}

func enumHolds(e *irdl.Enum, value ir.Attribute) bool {
	if e.Kind == irdl.KeywordEnum {
		s, ok := value.(*ir.StringAttr)
		if !ok {
			return false
		}
		_, known := e.Value(s.Value())
		return known
	}
	i, ok := value.(*ir.IntegerAttr)
	if !ok || i.Value().Width() != int(e.Width) {
		return false
	}
	n, ok := i.Value().Uint64()
	if !ok {
		return false
	}
	if _, known := e.Word(n); known || e.Kind != irdl.FlagsEnum {
		return known
	}
	for _, c := range e.Cases {
		n &^= c.Value
	}
	return n == 0
}

// kindText names a kind for a message.
func kindText(a *irdl.Attr) string {
	switch a.Kind {
	case irdl.AttrTypedInteger:
		return "an integer of type " + a.Type.String()
	case irdl.AttrTypedFloat:
		return "a number of type " + a.Type.String()
	case irdl.AttrEnum:
		return "a case of " + a.Enum.Name
	case irdl.AttrDialect:
		return "an attribute #" + a.Def
	case irdl.AttrArray:
		if a.Elem != nil {
			return "an array, each element " + kindText(a.Elem)
		}
	}
	return kindNames[a.Kind]
}

// kindNames names the kinds that need no more than a word.
var kindNames = map[irdl.AttrKind]string{
	irdl.AttrInteger: "an integer", irdl.AttrFloat: "a float", irdl.AttrBool: "true or false",
	irdl.AttrString: "a string", irdl.AttrSymbolName: "a string that names a symbol",
	irdl.AttrSymbol: "a reference to a symbol without nesting", irdl.AttrSymbolRef: "a reference to a symbol",
	irdl.AttrUnit: "unit", irdl.AttrType: "a type", irdl.AttrAffineMap: "an affine map",
	irdl.AttrIntegerSet: "an integer set", irdl.AttrArray: "an array", irdl.AttrDictionary: "a dictionary",
	irdl.AttrElements: "an elements attribute", irdl.AttrIntElements: "elements that are integers",
	irdl.AttrOffsets: "elements that are integers",
}
