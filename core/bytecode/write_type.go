package bytecode

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax"
)

// typ returns the index of a type.
func (e *encoder) typ(t ir.Type) uint64 {
	at := e.indices.at(ir.TypeID(t))
	if *at == 0 {
		*at = uint32(e.addType(t)) + 1
	}
	return uint64(*at - 1)
}

func (e *encoder) addType(t ir.Type) uint64 {
	switch t := t.(type) {
	case *ir.IntegerType:
		return e.customType(typeInteger, uint64(t.Width())<<2|uint64(t.Signedness()))
	case *ir.IndexType:
		return e.customType(typeIndex)
	case *ir.NoneType:
		return e.customType(typeNone)
	case *ir.FloatType:
		if code, ok := floatCode(t.Kind()); ok {
			return e.customType(code)
		}
		return e.textType(t, builtin)
	case *ir.ComplexType:
		return e.customType(typeComplex, e.typ(t.Elem()))
	case *ir.TupleType:
		return e.customType(typeTuple, e.typeFields(nil, t.Elems())...)
	case *ir.FunctionType:
		return e.customType(typeFunction, e.typeFields(e.typeFields(nil, t.Inputs()), t.Results())...)
	case ir.ShapedType:
		return e.addShaped(t)
	case *ir.OpaqueType:
		return e.textType(t, t.Dialect())
	case *ir.DialectType:
		return e.textType(t, e.dialectOf(t.Def()))
	}
	panic("BUG: unknown kind of type")
}

// floatCode is the code of a float; the others are written as text.
func floatCode(k num.Kind) (code byte, ok bool) {
	switch k {
	case num.BF16:
		return typeBF16, true
	case num.F16:
		return typeF16, true
	case num.F32:
		return typeF32, true
	case num.F64:
		return typeF64, true
	case num.F80:
		return typeF80, true
	case num.F128:
		return typeF128, true
	}
	return 0, false
}

func (e *encoder) customType(code byte, fields ...uint64) uint64 {
	t := &e.types
	start := len(t.data)
	t.data = appendVarint(t.data, uint64(code))
	for _, f := range fields {
		t.data = appendVarint(t.data, f)
	}
	return t.custom(start, e.dialects.builtin)
}

func (e *encoder) textType(t ir.Type, dialect string) uint64 {
	table := &e.types
	start := len(table.data)
	table.data = syntax.AppendTypeIn(table.data, t, e.opts.Profile)
	return table.text(start, e.dialect(dialect))
}

// typeFields appends the number and the indices of types.
func (e *encoder) typeFields(fields []uint64, list []ir.Type) []uint64 {
	fields = append(fields, uint64(len(list)))
	for _, t := range list {
		fields = append(fields, e.typ(t))
	}
	return fields
}

// shapeFields appends the number and the sizes of dimensions, in the form of
// signed numbers.
func shapeFields(fields []uint64, shape []int64) []uint64 {
	fields = append(fields, uint64(len(shape)))
	for _, n := range shape {
		fields = append(fields, uint64(n<<1)^uint64(n>>63))
	}
	return fields
}

func (e *encoder) addShaped(t ir.ShapedType) uint64 {
	switch t := t.(type) {
	case *ir.VectorType:
		return e.addVector(t)
	case *ir.RankedTensorType:
		if t.Encoding() == nil {
			return e.customType(typeRankedTensor, append(shapeFields(nil, t.Shape()), e.typ(t.Elem()))...)
		}
		fields := shapeFields([]uint64{e.attr(t.Encoding())}, t.Shape())
		return e.customType(typeRankedTensorEncoding, append(fields, e.typ(t.Elem()))...)
	case *ir.UnrankedTensorType:
		return e.customType(typeUnrankedTensor, e.typ(t.Elem()))
	case *ir.MemRefType:
		return e.addMemRef(t)
	case *ir.UnrankedMemRefType:
		if t.Space() == nil {
			return e.customType(typeUnrankedMemRef, e.typ(t.Elem()))
		}
		return e.customType(typeUnrankedMemRefSpace, e.attr(t.Space()), e.typ(t.Elem()))
	}
	panic("BUG: unknown kind of shaped type")
}

// addVector writes the marks of scalable dimensions as bytes, which are no
// varints.
func (e *encoder) addVector(v *ir.VectorType) uint64 {
	rest := append(shapeFields(nil, v.Shape()), e.typ(v.Elem()))
	if v.Scalable() == nil {
		return e.customType(typeVector, rest...)
	}
	t := &e.types
	start := len(t.data)
	t.data = appendVarint(t.data, typeScalableVector)
	t.data = appendVarint(t.data, uint64(len(v.Scalable())))
	for _, s := range v.Scalable() {
		mark := byte(0)
		if s {
			mark = 1
		}
		t.data = append(t.data, mark)
	}
	for _, f := range rest {
		t.data = appendVarint(t.data, f)
	}
	return t.custom(start, e.dialects.builtin)
}

// addMemRef falls back to text for a composition of maps, which the encoding
// does not know.
func (e *encoder) addMemRef(t *ir.MemRefType) uint64 {
	if len(t.Layout()) > 1 {
		return e.textType(t, builtin)
	}
	var layout uint64
	if len(t.Layout()) == 1 {
		layout = e.attr(t.Layout()[0])
	} else {
		layout = e.identityMap(len(t.Shape()))
	}
	if t.Space() == nil {
		return e.customType(typeMemRef, append(shapeFields(nil, t.Shape()), e.typ(t.Elem()), layout)...)
	}
	fields := shapeFields([]uint64{e.attr(t.Space())}, t.Shape())
	return e.customType(typeMemRefSpace, append(fields, e.typ(t.Elem()), layout)...)
}
