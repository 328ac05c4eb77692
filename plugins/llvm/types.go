package llvm

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
)

// The full names of the type definitions.
const (
	ptrName    = "llvm.ptr"
	funcName   = "llvm.func"
	arrayName  = "llvm.array"
	vecName    = "llvm.vec"
	structName = "llvm.struct"
	voidName   = "llvm.void"
)

// The positions of type parameters, as the definition file orders them.
const (
	ptrElem, ptrSpace                                      = 0, 1
	funcResult, funcArgs, funcVariadic                     = 0, 1, 2
	arrayLen, arrayElem                                    = 0, 1
	vecScalable, vecLen, vecElem                           = 0, 1, 2
	structIdent, structOpaque, structPacked, structMembers = 0, 1, 2, 3
)

// Types makes the types of the dialect in one context. It is safe for
// concurrent use.
type Types struct {
	ctx                       *ir.Context
	ptr, fn, arr, vec, strukt ir.TypeDefinition
	void, token, label, meta  ir.Type
	i8                        ir.Type
}

// NewTypes returns the maker of types in a context; define finds a type
// definition of the dialect by mnemonic (`ptr`) and returns nil for one that
// the dialect lacks.
func NewTypes(ctx *ir.Context, define func(mnemonic string) ir.TypeDefinition) (*Types, error) {
	t := &Types{ctx: ctx, i8: ctx.IntegerType(8, ir.Signless)}
	defs := []struct {
		mnemonic string
		to       *ir.TypeDefinition
	}{{"ptr", &t.ptr}, {"func", &t.fn}, {"array", &t.arr}, {"vec", &t.vec}, {"struct", &t.strukt}}
	for _, d := range defs {
		if *d.to = define(d.mnemonic); *d.to == nil {
			return nil, missing(d.mnemonic)
		}
	}
	simple := []struct {
		mnemonic string
		to       *ir.Type
	}{{"void", &t.void}, {"token", &t.token}, {"label", &t.label}, {"metadata", &t.meta}}
	for _, s := range simple {
		def := define(s.mnemonic)
		if def == nil {
			return nil, missing(s.mnemonic)
		}
		*s.to = ctx.DialectType(def)
	}
	return t, nil
}

func missing(mnemonic string) error {
	return fmt.Errorf("the definition of dialect 'llvm' has no type '%s'; use the one that comes with this plugin", mnemonic)
}

// Context is where the types live.
func (t *Types) Context() *ir.Context { return t.ctx }

// Void returns `!llvm.void`.
func (t *Types) Void() ir.Type { return t.void }

// Token returns `!llvm.token`.
func (t *Types) Token() ir.Type { return t.token }

// Label returns `!llvm.label`.
func (t *Types) Label() ir.Type { return t.label }

// Metadata returns `!llvm.metadata`.
func (t *Types) Metadata() ir.Type { return t.meta }

// Ptr returns `!llvm.ptr<elem, space>`; a nil element makes a pointer that does
// not say what it points to.
func (t *Types) Ptr(elem ir.Type, space int64) *ir.DialectType {
	if elem == nil {
		return t.ctx.DialectType(t.ptr, nil, t.ctx.I64Attr(space))
	}
	return t.ctx.DialectType(t.ptr, t.ctx.TypeAttr(elem), t.ctx.I64Attr(space))
}

// I8Ptr returns `!llvm.ptr<i8>`, which stands for an untyped address.
func (t *Types) I8Ptr() *ir.DialectType { return t.Ptr(t.i8, 0) }

// Func returns `!llvm.func<result (args...)>`; a nil result is void.
func (t *Types) Func(result ir.Type, args []ir.Type, variadic bool) *ir.DialectType {
	if result == nil {
		result = t.void
	}
	return t.ctx.DialectType(t.fn, t.ctx.TypeAttr(result), t.list(args), t.flag(variadic))
}

// Array returns `!llvm.array<n x elem>`.
func (t *Types) Array(n int64, elem ir.Type) *ir.DialectType {
	return t.ctx.DialectType(t.arr, t.ctx.I64Attr(n), t.ctx.TypeAttr(elem))
}

// Vector returns a vector of n elements: a builtin one when the dialect uses
// that for the element type, `!llvm.vec<n x elem>` otherwise.
func (t *Types) Vector(n int64, elem ir.Type) ir.Type {
	if isBuiltinElement(elem) {
		return t.ctx.VectorType([]int64{n}, elem)
	}
	return t.ctx.DialectType(t.vec, nil, t.ctx.I64Attr(n), t.ctx.TypeAttr(elem))
}

// ScalableVector returns `!llvm.vec<? x n x elem>`.
func (t *Types) ScalableVector(n int64, elem ir.Type) *ir.DialectType {
	return t.ctx.DialectType(t.vec, t.ctx.UnitAttr(), t.ctx.I64Attr(n), t.ctx.TypeAttr(elem))
}

// Struct returns the literal struct `!llvm.struct<(members...)>`.
func (t *Types) Struct(members ...ir.Type) *ir.DialectType {
	return t.ctx.DialectType(t.strukt, nil, nil, nil, t.list(members))
}

// PackedStruct returns `!llvm.struct<packed (members...)>`.
func (t *Types) PackedStruct(members ...ir.Type) *ir.DialectType {
	return t.ctx.DialectType(t.strukt, nil, nil, t.ctx.UnitAttr(), t.list(members))
}

// Identified returns the struct of that name, perhaps without a body yet; see
// [Types.SetBody].
func (t *Types) Identified(name string) *ir.DialectType {
	return t.ctx.DialectType(t.strukt, t.ctx.StringAttr(name))
}

// SetBody gives an identified struct its members. It reports false when the
// struct has other ones already.
func (t *Types) SetBody(s *ir.DialectType, packed bool, members ...ir.Type) bool {
	return s.SetBody([]ir.Attribute{s.Params()[structIdent], nil, t.flag(packed), t.list(members)})
}

// flag is how a type stores a unit parameter.
func (t *Types) flag(set bool) ir.Attribute {
	if set {
		return t.ctx.UnitAttr()
	}
	return nil
}

func (t *Types) list(types []ir.Type) ir.Attribute {
	elems := make([]ir.Attribute, len(types))
	for i, e := range types {
		elems[i] = t.ctx.TypeAttr(e)
	}
	return t.ctx.ArrayAttr(elems)
}

// isBuiltinElement reports whether vectors of that element are builtin ones.
func isBuiltinElement(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType:
		return true
	}
	return false
}
