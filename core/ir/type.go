package ir

import (
	"encoding/binary"
	"strings"
	"sync/atomic"

	"github.com/mlirc/mlirc/core/num"
)

// Type is the type of a value. Types are uniqued, so == compares them.
type Type interface {
	object
	Context() *Context
	asType() *typeBase
}

// typeBase is embedded in every type.
type typeBase struct {
	objectBase
	attr atomic.Pointer[TypeAttr] // the type as an attribute, made on demand
}

func (t *typeBase) asType() *typeBase { return t }

// Signedness of an integer type.
type Signedness uint8

// An integer type is signless (`i32`) unless it says otherwise (`si32`, `ui32`).
const (
	Signless Signedness = iota
	Signed
	Unsigned
)

// MaxIntegerWidth is the largest width of an integer type, in bits.
const MaxIntegerWidth = 1<<24 - 1

// Dynamic marks a dimension, stride or offset that is known only at run time.
const Dynamic = int64(-1 << 63)

// IndexType is `index`: an integer as wide as an address.
type IndexType struct{ typeBase }

// NoneType is `none`.
type NoneType struct{ typeBase }

// IntegerType is `iN`, `siN` or `uiN`.
type IntegerType struct {
	typeBase
	width uint32
	sign  Signedness
}

// FloatType is `f16`, `bf16`, `f32`, `f64`, `f80` or `f128`.
type FloatType struct {
	typeBase
	kind num.Kind
}

// ComplexType is `complex<T>`.
type ComplexType struct {
	typeBase
	elem Type
}

// TupleType is `tuple<T, ...>`.
type TupleType struct {
	typeBase
	elems []Type
}

// FunctionType is `(T, ...) -> (U, ...)`.
type FunctionType struct {
	typeBase
	inputs, results []Type
}

// OpaqueType is a type of a dialect that is not registered; its body is text.
type OpaqueType struct {
	typeBase
	dialect, body string
}

// DialectType is a type that a dialect's definition file declares.
type DialectType struct {
	typeBase
	def    TypeDefinition
	params []Attribute
	body   atomic.Pointer[[]Attribute] // of an identified type: all parameters
}

// IndexType returns `index`.
func (c *Context) IndexType() *IndexType { return c.common.index }

// NoneType returns `none`.
func (c *Context) NoneType() *NoneType { return c.common.none }

// I1 returns `i1`.
func (c *Context) I1() *IntegerType { return c.common.i1 }

// I32 returns `i32`.
func (c *Context) I32() *IntegerType { return c.common.i32 }

// I64 returns `i64`.
func (c *Context) I64() *IntegerType { return c.common.i64 }

// IntegerType returns the integer type of that width in bits, at most
// [MaxIntegerWidth].
func (c *Context) IntegerType(width uint32, sign Signedness) *IntegerType {
	var buf keyBuffer
	key := append(buf[:0], keyIntegerType, byte(sign))
	key = binary.AppendUvarint(key, uint64(width))
	if t, ok := find[*IntegerType](c, key); ok {
		return t
	}
	return unique(c, key, &IntegerType{width: width, sign: sign})
}

// Width is the number of bits.
func (t *IntegerType) Width() uint32 { return t.width }

// Signedness says whether the type is signless, signed or unsigned.
func (t *IntegerType) Signedness() Signedness { return t.sign }

// FloatType returns the float type of that kind.
func (c *Context) FloatType(kind num.Kind) *FloatType {
	key := [2]byte{keyFloatType, byte(kind)}
	if t, ok := find[*FloatType](c, key[:]); ok {
		return t
	}
	return unique(c, key[:], &FloatType{kind: kind})
}

// F32 returns `f32`.
func (c *Context) F32() *FloatType { return c.FloatType(num.F32) }

// F64 returns `f64`.
func (c *Context) F64() *FloatType { return c.FloatType(num.F64) }

// Kind is the float format.
func (t *FloatType) Kind() num.Kind { return t.kind }

// ComplexType returns `complex<elem>`.
func (c *Context) ComplexType(elem Type) *ComplexType {
	var buf keyBuffer
	key := appendType(append(buf[:0], keyComplexType), elem)
	if t, ok := find[*ComplexType](c, key); ok {
		return t
	}
	return unique(c, key, &ComplexType{elem: elem})
}

// Elem is the type of both parts.
func (t *ComplexType) Elem() Type { return t.elem }

// TupleType returns `tuple<elems...>`.
func (c *Context) TupleType(elems []Type) *TupleType {
	var buf keyBuffer
	key := appendTypes(append(buf[:0], keyTupleType), elems)
	if t, ok := find[*TupleType](c, key); ok {
		return t
	}
	return unique(c, key, &TupleType{elems: clone(elems)})
}

// Elems are the member types; not to be changed.
func (t *TupleType) Elems() []Type { return t.elems }

// FunctionType returns `(inputs) -> (results)`.
func (c *Context) FunctionType(inputs, results []Type) *FunctionType {
	var buf keyBuffer
	key := appendTypes(append(buf[:0], keyFunctionType), inputs)
	key = appendTypes(key, results)
	if t, ok := find[*FunctionType](c, key); ok {
		return t
	}
	return unique(c, key, &FunctionType{inputs: clone(inputs), results: clone(results)})
}

// Inputs are the argument types; not to be changed.
func (t *FunctionType) Inputs() []Type { return t.inputs }

// Results are the result types; not to be changed.
func (t *FunctionType) Results() []Type { return t.results }

// OpaqueType returns a type of an unregistered dialect: `!dialect.body` or
// `!dialect<body>`, body without the outer angle brackets in the second case
// being kept as read.
func (c *Context) OpaqueType(dialect, body string) *OpaqueType {
	var buf keyBuffer
	key := appendText(append(buf[:0], keyOpaqueType), dialect)
	key = appendText(key, body)
	if t, ok := find[*OpaqueType](c, key); ok {
		return t
	}
	return unique(c, key, &OpaqueType{dialect: strings.Clone(dialect), body: strings.Clone(body)})
}

// Dialect is the namespace.
func (t *OpaqueType) Dialect() string { return t.dialect }

// Body is the text after the namespace.
func (t *OpaqueType) Body() string { return t.body }

// DialectType returns the type of that definition with those parameters, an
// absent one nil. For an identified definition whose first parameter is
// present, the result is the type of that name; its body is set with
// [DialectType.SetBody].
func (c *Context) DialectType(def TypeDefinition, params ...Attribute) *DialectType {
	var buf keyBuffer
	if def.Identified() && len(params) > 0 && params[0] != nil {
		key := appendText(append(buf[:0], keyIdentifiedType), def.Name())
		key = appendAttr(key, params[0])
		if t, ok := find[*DialectType](c, key); ok {
			return t
		}
		return unique(c, key, &DialectType{def: def, params: clone(params[:1])})
	}
	key := appendText(append(buf[:0], keyDialectType), def.Name())
	key = appendAttrs(key, params)
	if t, ok := find[*DialectType](c, key); ok {
		return t
	}
	return unique(c, key, &DialectType{def: def, params: clone(params)})
}

// IdentifiedIn returns a type of an identified definition that has the name of another one, and
// a body of its own. A profile has such types: they live as long as a module that is in it.
func (c *Context) IdentifiedIn(profile string, def TypeDefinition, name Attribute) *DialectType {
	var buf keyBuffer
	key := appendText(append(buf[:0], keyIdentifiedType), def.Name())
	key = appendText(appendAttr(key, name), profile)
	if t, ok := find[*DialectType](c, key); ok {
		return t
	}
	return unique(c, key, &DialectType{def: def, params: []Attribute{name}})
}

// Def is the definition.
func (t *DialectType) Def() TypeDefinition { return t.def }

// IsIdentified reports whether the type is named, so that its body is set once.
func (t *DialectType) IsIdentified() bool {
	return t.def.Identified() && len(t.params) > 0 && t.params[0] != nil
}

// Params are the parameters in the order of the definition; not to be changed.
// Of an identified type without body it is the name alone.
func (t *DialectType) Params() []Attribute {
	if body := t.body.Load(); body != nil {
		return *body
	}
	return t.params
}

// Param is parameter i, or nil when it is absent.
func (t *DialectType) Param(i int) Attribute {
	p := t.Params()
	if i >= len(p) {
		return nil
	}
	return p[i]
}

// HasBody reports whether the body of an identified type is set. It is true
// for every other type.
func (t *DialectType) HasBody() bool {
	return !t.IsIdentified() || t.body.Load() != nil
}

// SetBody gives an identified type its parameters, the name first. It reports
// false when the type has another body already. Several may set it at once; the
// first wins.
func (t *DialectType) SetBody(params []Attribute) bool {
	if !t.IsIdentified() || len(params) == 0 || params[0] != t.params[0] {
		panic("BUG: body of another type")
	}
	fresh := clone(params)
	if t.body.CompareAndSwap(nil, &fresh) {
		return true
	}
	old := *t.body.Load()
	if len(old) != len(params) {
		return false
	}
	for i := range old {
		if old[i] != params[i] {
			return false
		}
	}
	return true
}

func clone[T any](s []T) []T {
	if len(s) == 0 {
		return nil
	}
	return append(make([]T, 0, len(s)), s...)
}
