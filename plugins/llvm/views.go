package llvm

import "github.com/mlirc/mlirc/core/ir"

// as returns t as a type of that definition.
func as(t ir.Type, name string) (*ir.DialectType, bool) {
	d, ok := t.(*ir.DialectType)
	return d, ok && d.Def().Name() == name
}

// IsPtr reports whether t is a pointer.
func IsPtr(t ir.Type) bool { return is(t, ptrName) }

// IsFunc reports whether t is a function type of the dialect.
func IsFunc(t ir.Type) bool { return is(t, funcName) }

// IsArray reports whether t is an array.
func IsArray(t ir.Type) bool { return is(t, arrayName) }

// IsStruct reports whether t is a struct, literal or identified.
func IsStruct(t ir.Type) bool { return is(t, structName) }

// IsVoid reports whether t is `!llvm.void`.
func IsVoid(t ir.Type) bool { return is(t, voidName) }

func is(t ir.Type, name string) bool {
	_, ok := as(t, name)
	return ok
}

// IsVector reports whether t is a vector that LLVM has: a one-dimensional
// builtin one or one of the dialect.
func IsVector(t ir.Type) bool {
	if v, ok := t.(*ir.VectorType); ok {
		return len(v.Shape()) == 1
	}
	return is(t, vecName)
}

// IsScalable reports whether the length of a vector is a multiple of [Len] that
// is known only at run time.
func IsScalable(t ir.Type) bool {
	if v, ok := t.(*ir.VectorType); ok {
		return v.Scalable() != nil
	}
	v, ok := as(t, vecName)
	return ok && v.Param(vecScalable) != nil
}

// Elem is what a pointer points to, or the element of an array or a vector; nil
// for every other type and for a pointer that does not say.
func Elem(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.VectorType:
		return t.Elem()
	case *ir.DialectType:
		switch t.Def().Name() {
		case ptrName:
			return typeOf(t.Param(ptrElem))
		case arrayName:
			return typeOf(t.Param(arrayElem))
		case vecName:
			return typeOf(t.Param(vecElem))
		}
	}
	return nil
}

// Len is the number of elements of an array or a one-dimensional vector, 0 for
// every other type.
func Len(t ir.Type) int64 {
	switch t := t.(type) {
	case *ir.VectorType:
		if len(t.Shape()) == 1 {
			return t.Shape()[0]
		}
	case *ir.DialectType:
		switch t.Def().Name() {
		case arrayName:
			return intOf(t.Param(arrayLen))
		case vecName:
			return intOf(t.Param(vecLen))
		}
	}
	return 0
}

// Space is the address space of a pointer, 0 for every other type.
func Space(t ir.Type) int64 {
	if p, ok := as(t, ptrName); ok {
		return intOf(p.Param(ptrSpace))
	}
	return 0
}

// Result is what a function type returns, perhaps void; nil for other types.
func Result(t ir.Type) ir.Type {
	if f, ok := as(t, funcName); ok {
		return typeOf(f.Param(funcResult))
	}
	return nil
}

// NumArgs is the number of fixed arguments of a function type.
func NumArgs(t ir.Type) int { return len(args(t)) }

// Arg is fixed argument i of a function type.
func Arg(t ir.Type, i int) ir.Type { return typeOf(args(t)[i]) }

// IsVariadic reports whether a function takes more than its fixed arguments.
func IsVariadic(t ir.Type) bool {
	f, ok := as(t, funcName)
	return ok && f.Param(funcVariadic) != nil
}

func args(t ir.Type) []ir.Attribute {
	f, ok := as(t, funcName)
	if !ok {
		return nil
	}
	return listOf(f.Param(funcArgs))
}

// StructName is the name of an identified struct; false for every other type.
func StructName(t ir.Type) (string, bool) {
	s, ok := as(t, structName)
	if !ok {
		return "", false
	}
	name, ok := s.Param(structIdent).(*ir.StringAttr)
	if !ok {
		return "", false
	}
	return name.Value(), true
}

// IsOpaque reports whether a struct's members are unknown for good.
func IsOpaque(t ir.Type) bool {
	s, ok := as(t, structName)
	return ok && s.Param(structOpaque) != nil
}

// IsPacked reports whether a struct has no padding between its members.
func IsPacked(t ir.Type) bool {
	s, ok := as(t, structName)
	return ok && s.Param(structPacked) != nil
}

// SymbolType is the type of a function or global, or of what is called by another name, nil where it has none.
func SymbolType(op *ir.Operation) ir.Type {
	for _, name := range []string{"type", "function_type", "global_type", "alias_type", "i_func_type"} {
		if t := typeOf(op.Attr(name)); t != nil {
			return t
		}
	}
	return nil
}

// NumMembers is the number of members of a struct.
func NumMembers(t ir.Type) int { return len(members(t)) }

// Member is member i of a struct.
func Member(t ir.Type, i int) ir.Type { return typeOf(members(t)[i]) }

func members(t ir.Type) []ir.Attribute {
	s, ok := as(t, structName)
	if !ok {
		return nil
	}
	return listOf(s.Param(structMembers))
}

// MemberAt is the type at a path into nested structs and arrays, as
// `llvm.extractvalue` walks it; nil when the path leaves the type.
func MemberAt(t ir.Type, path ...int64) ir.Type {
	for _, i := range path {
		switch {
		case IsStruct(t) && i >= 0 && i < int64(NumMembers(t)):
			t = Member(t, int(i))
		case IsArray(t) && i >= 0 && i < Len(t):
			t = Elem(t)
		default:
			return nil
		}
	}
	return t
}

func typeOf(a ir.Attribute) ir.Type {
	if t, ok := a.(*ir.TypeAttr); ok {
		return t.Value()
	}
	return nil
}

func intOf(a ir.Attribute) int64 {
	if i, ok := a.(*ir.IntegerAttr); ok {
		n, _ := i.Int()
		return n
	}
	return 0
}

func listOf(a ir.Attribute) []ir.Attribute {
	if l, ok := a.(*ir.ArrayAttr); ok {
		return l.Elems()
	}
	return nil
}
