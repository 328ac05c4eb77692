package ods

import (
	"github.com/mlirc/mlirc/core/ir"
)

// Like gives a type another element type; what has no elements becomes it.
func Like(t, elem ir.Type) ir.Type {
	ctx := t.Context()
	switch t := t.(type) {
	case *ir.VectorType:
		return ctx.ScalableVectorType(t.Shape(), t.Scalable(), elem)
	case *ir.RankedTensorType:
		return ctx.RankedTensorType(t.Shape(), elem, t.Encoding())
	case *ir.UnrankedTensorType:
		return ctx.UnrankedTensorType(elem)
	case *ir.DialectType:
		return likeDialect(t, elem)
	}
	return elem
}

// likeDialect is like for a dialect's vector: a plain one of a builtin element
// is the builtin vector.
func likeDialect(t *ir.DialectType, elem ir.Type) ir.Type {
	def, ok := t.Def().(*TypeDef)
	if !ok || !def.Vector || len(t.Params()) != len(def.Params()) {
		return elem
	}
	params := append([]ir.Attribute(nil), t.Params()...)
	plain := true
	for i, p := range params {
		plain = plain && (i == def.Elem || i == def.Length || p == nil)
	}
	if n, ok := params[def.Length].(*ir.IntegerAttr); ok && plain {
		length, _ := n.Int()
		return t.Context().VectorType([]int64{length}, elem)
	}
	params[def.Elem] = t.Context().TypeAttr(elem)
	return t.Context().DialectType(def, params...)
}

// ElementType is the element type of a shaped type or of a dialect's type that
// says which it is, and that of the parts of a complex number.
func ElementType(t ir.Type) (ir.Type, bool) {
	switch s := t.(type) {
	case ir.ShapedType:
		return s.Elem(), true
	case *ir.ComplexType:
		return s.Elem(), true
	}
	d, ok := t.(*ir.DialectType)
	if !ok {
		return nil, false
	}
	def, ok := d.Def().(*TypeDef)
	if !ok || def.Elem < 0 {
		return nil, false
	}
	a, ok := d.Param(def.Elem).(*ir.TypeAttr)
	if !ok {
		return nil, false
	}
	return a.Value(), true
}

// MemberType is the type of member n of an aggregate.
func MemberType(t ir.Type, n int64) (ir.Type, bool) {
	if elem, ok := ElementType(t); ok {
		return elem, true
	}
	d, ok := t.(*ir.DialectType)
	if !ok {
		return nil, false
	}
	def, ok := d.Def().(*TypeDef)
	if !ok || def.Members < 0 {
		return nil, false
	}
	list, ok := d.Param(def.Members).(*ir.ArrayAttr)
	if !ok || n < 0 || n >= int64(len(list.Elems())) {
		return nil, false
	}
	return memberOf(def, list.Elems()[n])
}

// maxMembers bounds the aggregates whose members are listed one by one.
const maxMembers = 1 << 16

// MemberTypes lists the types of the members of an aggregate.
func MemberTypes(t ir.Type) ([]ir.Type, bool) {
	if v, ok := t.(*ir.VectorType); ok {
		n, ok := ir.NumElements(v)
		return repeat(v.Elem(), n), ok && n >= 0 && n <= maxMembers
	}
	d, ok := t.(*ir.DialectType)
	if !ok {
		return nil, false
	}
	def, ok := d.Def().(*TypeDef)
	if !ok {
		return nil, false
	}
	if def.Members >= 0 {
		return memberList(d, def)
	}
	elem, ok := ElementType(t)
	if !ok {
		return nil, false
	}
	if def.Length < 0 {
		return []ir.Type{elem}, true
	}
	n, ok := d.Param(def.Length).(*ir.IntegerAttr)
	if !ok {
		return nil, false
	}
	length, ok := n.Int()
	return repeat(elem, length), ok && length >= 0 && length <= maxMembers
}

func memberList(d *ir.DialectType, def *TypeDef) ([]ir.Type, bool) {
	list, ok := d.Param(def.Members).(*ir.ArrayAttr)
	if !ok {
		return nil, false
	}
	types := make([]ir.Type, 0, len(list.Elems()))
	for _, e := range list.Elems() {
		t, ok := memberOf(def, e)
		if !ok {
			return nil, false
		}
		types = append(types, t)
	}
	return types, true
}

// memberOf is the type in an entry of the list of members, which is a type or a
// record that has one.
func memberOf(def *TypeDef, entry ir.Attribute) (ir.Type, bool) {
	if rec, ok := entry.(*ir.ArrayAttr); ok && def.Member >= 0 && def.Member < len(rec.Elems()) {
		entry = rec.Elems()[def.Member]
	}
	t, ok := entry.(*ir.TypeAttr)
	if !ok {
		return nil, false
	}
	return t.Value(), true
}

func repeat(t ir.Type, n int64) []ir.Type {
	if n < 0 || n > maxMembers {
		return nil
	}
	list := make([]ir.Type, n)
	for i := range list {
		list[i] = t
	}
	return list
}

// ListElems are the elements of an array, dense or not; none of anything else.
func ListElems(a ir.Attribute) []ir.Attribute {
	switch a := a.(type) {
	case *ir.ArrayAttr:
		return a.Elems()
	case *ir.DenseArrayAttr:
		list := make([]ir.Attribute, a.Len())
		for i := range list {
			list[i] = a.Element(i)
		}
		return list
	}
	return nil
}
