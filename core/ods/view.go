package ods

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
)

// What accessors of generated views call. An operation need not be verified yet: an
// attribute that is absent, or of another kind than declared, has no value. A list has none
// when one of its elements is of another kind.

// IntOf is the value of an integer attribute; false when there is none, or when it needs
// more than 64 bits. An i1 is 0 or 1.
func IntOf(a ir.Attribute) (int64, bool) {
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	if t, isInt := i.Type().(*ir.IntegerType); isInt && (t.Width() == 1 || t.Signedness() == ir.Unsigned) {
		n, fits := i.Value().Uint64()
		return int64(n), fits
	}
	return i.Int()
}

// IntOr is the value of an integer attribute, or n when there is none.
func IntOr(a ir.Attribute, n int64) int64 {
	if v, ok := IntOf(a); ok {
		return v
	}
	return n
}

// UintOf is the value of an integer attribute as one without a sign; false when there is none,
// or when it needs more than 64 bits.
func UintOf(a ir.Attribute) (uint64, bool) {
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return i.Value().Uint64()
}

// UintOr is the value of an integer attribute as one without a sign, or n when there is none.
func UintOr(a ir.Attribute, n uint64) uint64 {
	if v, ok := UintOf(a); ok {
		return v
	}
	return n
}

// BoolOf is the value of an i1 attribute; false when there is none.
func BoolOf(a ir.Attribute) (value, ok bool) {
	i, ok := a.(*ir.IntegerAttr)
	if !ok || i.Type() != ir.Type(a.Context().I1()) {
		return false, false
	}
	return !i.Value().IsZero(), true
}

// BoolOr is the value of an i1 attribute, or b when there is none.
func BoolOr(a ir.Attribute, b bool) bool {
	if v, ok := BoolOf(a); ok {
		return v
	}
	return b
}

// FloatOf is the value of a float attribute, rounded to 64 bits; false when there is none.
func FloatOf(a ir.Attribute) (float64, bool) {
	f, ok := a.(*ir.FloatAttr)
	if !ok {
		return 0, false
	}
	return f.Value().Float64(), true
}

// FloatOr is the value of a float attribute, or f when there is none.
func FloatOr(a ir.Attribute, f float64) float64 {
	if v, ok := FloatOf(a); ok {
		return v
	}
	return f
}

// StringOf is the value of a string attribute; false when there is none.
func StringOf(a ir.Attribute) (string, bool) {
	s, ok := a.(*ir.StringAttr)
	if !ok {
		return "", false
	}
	return s.Value(), true
}

// StringOr is the value of a string attribute, or s when there is none.
func StringOr(a ir.Attribute, s string) string {
	if v, ok := StringOf(a); ok {
		return v
	}
	return s
}

// SymbolOf is the symbol of a reference without nesting; false when there is none.
func SymbolOf(a ir.Attribute) (string, bool) {
	s, ok := a.(*ir.SymbolRefAttr)
	if !ok || len(s.Nested()) > 0 {
		return "", false
	}
	return s.Root(), true
}

// SymbolOr is the symbol of a reference without nesting, or s when there is none.
func SymbolOr(a ir.Attribute, s string) string {
	if v, ok := SymbolOf(a); ok {
		return v
	}
	return s
}

// EnumOf is a case of an enumeration, or its flags: the value of an integer attribute, or of
// the only parameter of a dialect's attribute. False when there is none.
func EnumOf[E ~uint64](a ir.Attribute) (E, bool) {
	if d, ok := a.(*ir.DialectAttr); ok && len(d.Params()) == 1 {
		a = d.Params()[0]
	}
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	n, ok := i.Value().Uint64()
	return E(n), ok
}

// EnumOr is a case of an enumeration, or e when there is none.
func EnumOr[E ~uint64](a ir.Attribute, e E) E {
	if v, ok := EnumOf[E](a); ok {
		return v
	}
	return e
}

// TypeOf is the value of a type attribute, nil when there is none.
func TypeOf(a ir.Attribute) ir.Type {
	if t, ok := a.(*ir.TypeAttr); ok {
		return t.Value()
	}
	return nil
}

// MapOf is the value of an affine map attribute; false when there is none.
func MapOf(a ir.Attribute) (affine.Map, bool) {
	m, ok := a.(*ir.AffineMapAttr)
	if !ok {
		return affine.Map{}, false
	}
	return m.Map(), true
}

// MapOr is the value of an affine map attribute, or m when there is none.
func MapOr(a ir.Attribute, m affine.Map) affine.Map {
	if v, ok := MapOf(a); ok {
		return v
	}
	return m
}

// SetOf is the value of an integer set attribute; false when there is none.
func SetOf(a ir.Attribute) (affine.Set, bool) {
	s, ok := a.(*ir.IntegerSetAttr)
	if !ok {
		return affine.Set{}, false
	}
	return s.Set(), true
}

// SetOr is the value of an integer set attribute, or s when there is none.
func SetOr(a ir.Attribute, s affine.Set) affine.Set {
	if v, ok := SetOf(a); ok {
		return v
	}
	return s
}

// As is an attribute of a kind of its own, nil when there is none.
func As[A ir.Attribute](a ir.Attribute) A {
	v, _ := a.(A)
	return v
}

// ListOf lists the elements of an array attribute, nil when there is no array. The list is not
// to be changed.
func ListOf(a ir.Attribute) []ir.Attribute {
	l, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	if len(l.Elems()) == 0 {
		return []ir.Attribute{}
	}
	return l.Elems()
}

// IntsOf lists integers in a new slice: the elements of an array, of a dense array, or of
// dense elements. It is nil when there are none, or one needs more than 64 bits.
func IntsOf(a ir.Attribute) []int64 {
	var n int
	var at func(i int) ir.Attribute
	switch a := a.(type) {
	case *ir.ArrayAttr:
		elems := a.Elems()
		n, at = len(elems), func(i int) ir.Attribute { return elems[i] }
	case *ir.DenseArrayAttr:
		n, at = a.Len(), a.Element
	case *ir.DenseElementsAttr:
		n, at = a.Len(), a.Element
	default:
		return nil
	}
	ints := make([]int64, n)
	for i := range ints {
		v, ok := IntOf(at(i))
		if !ok {
			return nil
		}
		ints[i] = v
	}
	return ints
}

// BoolsOf lists the elements of an array of i1 attributes in a new slice, nil when there is
// none.
func BoolsOf(a ir.Attribute) []bool { return elementsOf(a, BoolOf) }

// StringsOf lists the elements of an array of strings in a new slice, nil when there is none.
func StringsOf(a ir.Attribute) []string { return elementsOf(a, StringOf) }

// SymbolsOf lists the symbols of an array of references in a new slice, nil when there is
// none.
func SymbolsOf(a ir.Attribute) []string { return elementsOf(a, SymbolOf) }

// RefsOf lists the references of an array in a new slice, nil when there is none.
func RefsOf(a ir.Attribute) []*ir.SymbolRefAttr {
	return elementsOf(a, func(a ir.Attribute) (*ir.SymbolRefAttr, bool) {
		s, ok := a.(*ir.SymbolRefAttr)
		return s, ok
	})
}

// MapsOf lists the elements of an array of affine maps in a new slice, nil when there is none.
func MapsOf(a ir.Attribute) []affine.Map { return elementsOf(a, MapOf) }

// EnumsOf lists the elements of an array of cases in a new slice, nil when there is none.
func EnumsOf[E ~uint64](a ir.Attribute) []E { return elementsOf(a, EnumOf[E]) }

// TypesOf lists the elements of an array of types in a new slice, nil when there is none.
func TypesOf(a ir.Attribute) []ir.Type {
	return elementsOf(a, func(a ir.Attribute) (ir.Type, bool) {
		t := TypeOf(a)
		return t, t != nil
	})
}

// elementsOf lists the values of an array's elements, nil when one has none.
func elementsOf[T any](a ir.Attribute, value func(ir.Attribute) (T, bool)) []T {
	list, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	values := make([]T, len(list.Elems()))
	for i, e := range list.Elems() {
		if values[i], ok = value(e); !ok {
			return nil
		}
	}
	return values
}

// RegionArg is the entry argument of a region that group i has, nil when there is none.
func RegionArg(op *ir.Operation, region, i int) *ir.Value {
	start, end := definition(op).RegionArgRange(op, region, i)
	if start == end {
		return nil
	}
	return op.Region(region).Entry().Arg(start)
}

// RegionArgs are the entry arguments of a region that group i has.
func RegionArgs(op *ir.Operation, region, i int) []*ir.Value {
	start, end := definition(op).RegionArgRange(op, region, i)
	if start == end {
		return nil
	}
	return op.Region(region).Entry().Args()[start:end]
}

// OperandLists are the lists of a nested operand group, one for each value of the attribute
// that says where they begin or how long they are.
func OperandLists(op *ir.Operation, i int) [][]*ir.Value {
	d := definition(op)
	lists := make([][]*ir.Value, d.numLists(op))
	for n := range lists {
		start, end := d.SegmentRange(op, i, n)
		lists[n] = op.OperandRange(start, end)
	}
	return lists
}

// TypeNamed views a type as the one of a dialect that has that name; false when it is
// another one.
func TypeNamed(t ir.Type, name string) (*ir.DialectType, bool) {
	d, ok := t.(*ir.DialectType)
	if !ok || d.Def().Name() != name {
		return nil, false
	}
	return d, true
}

// AttrNamed views an attribute as the one of a dialect that has that name; false when it is
// another one.
func AttrNamed(a ir.Attribute, name string) (*ir.DialectAttr, bool) {
	d, ok := a.(*ir.DialectAttr)
	if !ok || d.Def().Name() != name {
		return nil, false
	}
	return d, true
}

// Field is parameter or field i of a list, nil when it is absent.
func Field(list []ir.Attribute, i int) ir.Attribute {
	if i >= len(list) {
		return nil
	}
	return list[i]
}

// NewType is a type that a dialect defines, by its full name. Without the definition it is
// the fault of the pass that makes it.
func NewType(ctx *ir.Context, name string, params ...ir.Attribute) *ir.DialectType {
	def := FindType(ctx, name)
	if def == nil {
		panic("BUG: type '!" + name + "' is not defined here; a pass that makes it must name its dialect in Builds")
	}
	return ctx.DialectType(def, params...)
}

// TypeParams is a list of types as a parameter.
func TypeParams(ctx *ir.Context, types []ir.Type) ir.Attribute {
	elems := make([]ir.Attribute, len(types))
	for i, t := range types {
		elems[i] = ctx.TypeAttr(t)
	}
	return ctx.ArrayAttr(elems)
}

// TypeParam is the parameter for a type, nil for one that is absent.
func TypeParam(ctx *ir.Context, t ir.Type) ir.Attribute {
	if t == nil {
		return nil
	}
	return ctx.TypeAttr(t)
}

// UnitParam is a unit parameter: nil unless it is set.
func UnitParam(ctx *ir.Context, set bool) ir.Attribute {
	if !set {
		return nil
	}
	return ctx.UnitAttr()
}
