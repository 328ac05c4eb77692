package debuginfo

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// Types numbers descriptions of types.
type Types struct {
	first   int
	pointer int64 // bits of a pointer
	known   map[ir.Type]*entry
	last    *entry // added last: values of one type come in runs
	list    []*entry
}

// entry is a type that was added.
type entry struct {
	typ   ir.Type
	index int // among the descriptions, -1 where there is none
	// size and align are in bits; the size is that of an element in an array.
	size, align int64
}

// newTypes makes an empty table for a target whose pointers have so many bits.
func newTypes(pointer int64) *Types {
	return &Types{pointer: pointer, known: map[ir.Type]*entry{}}
}

// Number is the number of a type's description; false where it has none.
func (t *Types) Number(typ ir.Type) (int, bool) {
	e := t.known[typ]
	if e == nil || e.index < 0 {
		return 0, false
	}
	return t.first + e.index, true
}

// Size is how many bits an added type with a description takes.
func (t *Types) Size(typ ir.Type) int64 { return t.known[typ].size }

// add adds a type and those that it is made of.
func (t *Types) add(typ ir.Type) *entry {
	if t.last != nil && t.last.typ == typ {
		return t.last
	}
	e := t.known[typ]
	if e == nil {
		e = &entry{typ: typ, index: -1}
		t.known[typ] = e
		if llvm.IsPtr(typ) { // what it points to may have such a pointer as a member
			e.size, e.align = t.pointer, t.pointer
			t.describe(e)
			if elem := llvm.Elem(typ); elem != nil {
				t.add(elem)
			}
		} else if t.measure(e) {
			t.describe(e)
		}
	}
	t.last = e
	return e
}

// describe gives a type the next number.
func (t *Types) describe(e *entry) {
	e.index = len(t.list)
	t.list = append(t.list, e)
}

// measure finds out the size of a type that is no pointer, and returns false where it has no description.
func (t *Types) measure(e *entry) bool {
	switch typ := e.typ.(type) {
	case *ir.IntegerType:
		return t.measureScalar(e, storage(int64(typ.Width())))
	case *ir.FloatType:
		return t.measureScalar(e, storage(floatBits(typ.Kind())))
	case *ir.VectorType:
		return t.measureVector(e)
	case *ir.DialectType:
		switch {
		case llvm.IsArray(typ):
			elem := t.add(llvm.Elem(typ))
			e.size, e.align = elem.size*llvm.Len(typ), elem.align
			return elem.index >= 0
		case llvm.IsStruct(typ):
			return t.measureStruct(e)
		case llvm.IsVector(typ):
			return t.measureVector(e)
		}
	}
	return false
}

// maxScalar is the widest integer that is described.
const maxScalar = 1 << 16

func (t *Types) measureScalar(e *entry, size int64) bool {
	e.size, e.align = size, min(size, 128)
	return size > 0 && size <= maxScalar
}

// storage is how many bits a number of that width takes in memory.
func storage(width int64) int64 {
	if width <= 0 {
		return 0
	}
	size := int64(8)
	for size < width {
		size *= 2
	}
	return size
}

func floatBits(kind num.Kind) int64 {
	switch kind {
	case num.F16, num.BF16:
		return 16
	case num.F32:
		return 32
	case num.F64:
		return 64
	}
	return 128
}

func (t *Types) measureVector(e *entry) bool {
	elem := t.add(llvm.Elem(e.typ))
	bits := elem.size * llvm.Len(e.typ)
	e.size, e.align = storage(bits), storage(bits)
	if i, ok := elem.typ.(*ir.IntegerType); ok && int64(i.Width()) != elem.size { // packed in bits
		return false
	}
	return elem.index >= 0 && bits > 0 && !llvm.IsScalable(e.typ)
}

func (t *Types) measureStruct(e *entry) bool {
	typ := e.typ.(*ir.DialectType)
	if llvm.IsOpaque(typ) || !typ.HasBody() {
		return false
	}
	whole, align := true, int64(8)
	for i := range llvm.NumMembers(typ) {
		m := t.add(llvm.Member(typ, i))
		whole = whole && m.size > 0 && m.index >= 0
		align = max(align, m.align)
	}
	if !whole {
		return false
	}
	if llvm.IsPacked(typ) {
		align = 8
	}
	e.align = align
	e.size = num.RoundUp(t.offset(typ, llvm.NumMembers(typ)), align)
	return true
}

// offset is where a member of a struct begins, in bits; behind the last one it is the end.
func (t *Types) offset(typ ir.Type, member int) int64 {
	at := int64(0)
	for i := range llvm.NumMembers(typ) {
		m := t.known[llvm.Member(typ, i)]
		if !llvm.IsPacked(typ) {
			at = num.RoundUp(at, m.align)
		}
		if i == member {
			return at
		}
		at += m.size
	}
	return at
}

// Part is what a path leads to in an added aggregate: where it begins in it, in bits, and its
// type; false where the path leaves the aggregate, or leads to what has no description.
func (t *Types) Part(typ ir.Type, path []int64) (offset int64, part ir.Type, ok bool) {
	part = typ
	for _, i := range path {
		switch {
		case i < 0:
			return 0, nil, false
		case llvm.IsStruct(part) && i < int64(llvm.NumMembers(part)):
			offset += t.offset(part, int(i))
			part = llvm.Member(part, int(i))
		case llvm.IsArray(part) && i < llvm.Len(part):
			part = llvm.Elem(part)
			offset += i * t.known[part].size
		default:
			return 0, nil, false
		}
	}
	e := t.known[part]
	return offset, part, e != nil && e.index >= 0
}

// AppendNumber appends a reference to the description of a type, or null.
func (t *Types) AppendNumber(out []byte, typ ir.Type) []byte {
	if typ != nil {
		if n, ok := t.Number(typ); ok {
			return strconv.AppendInt(append(out, '!'), int64(n), 10)
		}
	}
	return append(out, "null"...)
}
