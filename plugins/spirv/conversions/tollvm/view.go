package tollvm

import "github.com/mlirc/mlirc/core/ir"

// The full names of the types of SPIR-V.
const (
	ptrName          = "spv.ptr"
	arrayName        = "spv.array"
	runtimeArrayName = "spv.rtarray"
	matrixName       = "spv.matrix"
	structName       = "spv.struct"
)

// The positions of type parameters, as the definition file orders them.
const (
	ptrElem, ptrStorage                      = 0, 1
	arrayLen, arrayElem, arrayStride         = 0, 1, 2
	runtimeArrayElem, runtimeArrayStride     = 0, 1
	matrixColumns, matrixColumn              = 0, 1
	structIdent, structMembers               = 0, 1
	memberType, memberOffset, memberDecorate = 0, 1, 2
)

// as returns t as a type of that definition.
func as(t ir.Type, name string) (*ir.DialectType, bool) {
	d, ok := t.(*ir.DialectType)
	return d, ok && d.Def().Name() == name
}

func isA(t ir.Type, name string) bool {
	_, ok := as(t, name)
	return ok
}

func typeParam(t *ir.DialectType, i int) ir.Type {
	a, ok := t.Param(i).(*ir.TypeAttr)
	if !ok {
		return nil
	}
	return a.Value()
}

func intParam(t *ir.DialectType, i int) int64 { return intOf(t.Param(i)) }

// intOf is the value of an integer attribute, 0 of any other.
func intOf(a ir.Attribute) int64 {
	n, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0
	}
	if v, fits := n.Int(); fits {
		return v
	}
	u, _ := n.Value().Uint64()
	return int64(u)
}

// member is one of a struct's: its type, its offset in bytes or -1, and how its
// matrices lie.
type member struct {
	t      ir.Type
	offset int64
	matrix matrixLayout
}

// members lists those of a struct.
func members(t *ir.DialectType) []member {
	list, _ := t.Param(structMembers).(*ir.ArrayAttr)
	if list == nil {
		return nil
	}
	all := make([]member, 0, len(list.Elems()))
	for _, e := range list.Elems() {
		fields := e.(*ir.ArrayAttr).Elems()
		m := member{offset: -1}
		if a, ok := fields[memberType].(*ir.TypeAttr); ok {
			m.t = a.Value()
		}
		if n, ok := fields[memberOffset].(*ir.IntegerAttr); ok {
			m.offset = intOf(n)
		}
		if decorations, ok := fields[memberDecorate].(*ir.ArrayAttr); ok {
			m.matrix = matrixLayoutOf(decorations)
		}
		all = append(all, m)
	}
	return all
}

// columns returns the number of a matrix's columns and the type of one.
func columns(t *ir.DialectType) (n int64, column ir.Type) {
	return intParam(t, matrixColumns), typeParam(t, matrixColumn)
}

// pointee is what a pointer of SPIR-V points to, nil of any other type.
func pointee(t ir.Type) ir.Type {
	p, ok := as(t, ptrName)
	if !ok {
		return nil
	}
	return typeParam(p, ptrElem)
}

// storageOf is the storage class of a pointer.
func storageOf(t ir.Type) int64 {
	p, ok := as(t, ptrName)
	if !ok {
		return -1
	}
	return intParam(p, ptrStorage)
}
