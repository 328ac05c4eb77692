package ir

import (
	"encoding/binary"
	"slices"
	"strconv"
	"strings"
	"unsafe"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/num"
)

// AffineMapAttr is `affine_map<(d0)[s0] -> (d0 + s0)>`.
type AffineMapAttr struct {
	attrBase
	m affine.Map
}

// IntegerSetAttr is `affine_set<(d0) : (d0 >= 0)>`.
type IntegerSetAttr struct {
	attrBase
	set affine.Set
}

// DenseElementsAttr is `dense<...> : T`: the numbers of a vector or a ranked
// tensor.
type DenseElementsAttr struct {
	attrBase
	typ   ShapedType
	data  string
	splat bool
	// resource says where a file of a later version has the elements; nil: in place.
	resource *Resource
}

// DenseStringElementsAttr is `dense<["a", ...]> : T`.
type DenseStringElementsAttr struct {
	attrBase
	typ    ShapedType
	values []string
}

// SparseElementsAttr is `sparse<indices, values> : T`.
type SparseElementsAttr struct {
	attrBase
	typ     ShapedType
	indices *DenseElementsAttr
	values  Attribute
}

// OpaqueElementsAttr is `opaque<"dialect", "0x..."> : T`.
type OpaqueElementsAttr struct {
	attrBase
	typ           ShapedType
	dialect, data string
}

// DenseArrayAttr is `array<i64: 1, 2>` of later versions.
type DenseArrayAttr struct {
	attrBase
	elem Type
	data string
	size int
}

// StridedLayoutAttr is `strided<[s, ...], offset: o>` of later versions.
type StridedLayoutAttr struct {
	attrBase
	strides []int64
	offset  int64
}

// AffineMapAttr returns the map as an attribute.
func (c *Context) AffineMapAttr(m affine.Map) *AffineMapAttr {
	var buf keyBuffer
	key := m.AppendKey(append(buf[:0], keyAffineMapAttr))
	if a, ok := find[*AffineMapAttr](c, key); ok {
		return a
	}
	return unique(c, key, &AffineMapAttr{m: m})
}

// Map is the affine map.
func (a *AffineMapAttr) Map() affine.Map { return a.m }

// IntegerSetAttr returns the set as an attribute.
func (c *Context) IntegerSetAttr(s affine.Set) *IntegerSetAttr {
	var buf keyBuffer
	key := s.AppendKey(append(buf[:0], keyIntegerSetAttr))
	if a, ok := find[*IntegerSetAttr](c, key); ok {
		return a
	}
	return unique(c, key, &IntegerSetAttr{set: s})
}

// Set is the integer set.
func (a *IntegerSetAttr) Set() affine.Set { return a.set }

// ElementBytes is the number of bytes that one element of a dense attribute
// takes: whole bytes for a number (one for i1), twice as many for a complex
// one, eight for index. It reports false for a type that cannot be stored.
func ElementBytes(t Type) (int, bool) {
	switch t := t.(type) {
	case *IntegerType:
		return int(t.width+7) / 8, true
	case *IndexType:
		return 8, true
	case *FloatType:
		return t.kind.Bytes(), true
	case *ComplexType:
		n, ok := ElementBytes(t.elem)
		return 2 * n, ok
	}
	return 0, false
}

// DenseElementsAttr returns a dense attribute. The data holds the elements in row-major order,
// each little endian in [ElementBytes] bytes; a splat holds one element. There are as many as
// the shape says, which is static. Data whose elements are all equal becomes a splat, as does
// the only element of a shape of size one.
func (c *Context) DenseElementsAttr(t ShapedType, data []byte, splat bool) *DenseElementsAttr {
	return c.denseElements(t, data, splat, nil)
}

// DenseResourceAttr is [Context.DenseElementsAttr] of elements that a file has as a resource.
// To those who compute it is like any other; it differs in how it is printed.
func (c *Context) DenseResourceAttr(t ShapedType, data []byte, r Resource) *DenseElementsAttr {
	return c.denseElements(t, data, false, &r)
}

func (c *Context) denseElements(t ShapedType, data []byte, splat bool, r *Resource) *DenseElementsAttr {
	size, ok := ElementBytes(t.Elem())
	if !ok || !fills(t, len(data), size, splat) {
		panic("BUG: the data of a dense attribute does not fill its type")
	}
	if !splat && allEqual(data, size) {
		data, splat = data[:size], true
	}
	var buf keyBuffer
	key := appendType(append(buf[:0], keyDenseElementsAttr), t)
	if splat {
		key = append(key, 1)
	} else {
		key = append(key, 0)
	}
	text := string(data)
	key = appendText(key, text)
	if r != nil {
		key = binary.LittleEndian.AppendUint32(appendText(key, r.Key), r.Align)
		c.resources.Store(true)
	}
	if a, ok := find[*DenseElementsAttr](c, key); ok {
		return a
	}
	return unique(c, key, &DenseElementsAttr{typ: t, data: text, splat: splat, resource: r})
}

// HasResources reports whether any elements of the context are a resource.
func (c *Context) HasResources() bool { return c.resources.Load() }

// Resource is where a file has the elements; false: in place.
func (a *DenseElementsAttr) Resource() (Resource, bool) {
	if a.resource == nil {
		return Resource{}, false
	}
	return *a.resource, true
}

// blob is the elements one behind the other, those of a splat too.
func (a *DenseElementsAttr) blob() string {
	if a.splat {
		return strings.Repeat(a.data, a.Len())
	}
	return a.data
}

// fills reports whether so many bytes are the elements of a type, or the one that
// stands for all.
func fills(t ShapedType, bytes, size int, splat bool) bool {
	if splat {
		return bytes == size
	}
	n, ok := NumElements(t)
	return ok && (size == 0 && bytes == 0 || size > 0 && bytes%size == 0 && int64(bytes/size) == n)
}

func allEqual(data []byte, size int) bool {
	if size == 0 || len(data) < size {
		return false
	}
	for i := size; i < len(data); i++ {
		if data[i] != data[i-size] {
			return false
		}
	}
	return true
}

// Type is the shaped type.
func (a *DenseElementsAttr) Type() Type { return a.typ }

// Shaped is the type.
func (a *DenseElementsAttr) Shaped() ShapedType { return a.typ }

// IsSplat reports whether the data holds one element that stands for all.
func (a *DenseElementsAttr) IsSplat() bool { return a.splat }

// Data is the raw elements, see [Context.DenseElementsAttr].
func (a *DenseElementsAttr) Data() string { return a.data }

// Len is the number of elements of the type.
func (a *DenseElementsAttr) Len() int {
	n, _ := NumElements(a.typ)
	return int(n)
}

// at returns the bytes of element i.
func (a *DenseElementsAttr) at(i int) string {
	size, _ := ElementBytes(a.typ.Elem())
	if a.splat {
		i = 0
	}
	return a.data[i*size : (i+1)*size]
}

// Int is element i of an attribute of integers or index.
func (a *DenseElementsAttr) Int(i int) num.Int {
	return num.FromBytesLE(AttrWidth(a.typ.Elem()), []byte(a.at(i)))
}

// Float is element i of an attribute of floats.
func (a *DenseElementsAttr) Float(i int) num.Float {
	return floatFromBytes(a.typ.Elem().(*FloatType).kind, a.at(i))
}

// Complex returns the two parts of element i of an attribute of complex
// numbers, as attributes.
func (a *DenseElementsAttr) Complex(i int) (re, im Attribute) {
	elem := a.typ.Elem().(*ComplexType).elem
	raw := a.at(i)
	half := len(raw) / 2
	return a.ctx.numberFromBytes(elem, raw[:half]), a.ctx.numberFromBytes(elem, raw[half:])
}

// Element is element i as an attribute: an integer, a float, or an array of the
// two parts of a complex number.
func (a *DenseElementsAttr) Element(i int) Attribute {
	if _, ok := a.typ.Elem().(*ComplexType); ok {
		re, im := a.Complex(i)
		return a.ctx.ArrayAttr([]Attribute{re, im})
	}
	return a.ctx.numberFromBytes(a.typ.Elem(), a.at(i))
}

func (c *Context) numberFromBytes(t Type, raw string) Attribute {
	if f, ok := t.(*FloatType); ok {
		return c.FloatAttr(f, floatFromBytes(f.kind, raw))
	}
	return c.IntegerAttr(t, num.FromBytesLE(AttrWidth(t), []byte(raw)))
}

func floatFromBytes(kind num.Kind, raw string) num.Float {
	var full [16]byte
	n := copy(full[:], raw)
	return num.FromBytes(kind, full[:n])
}

// AppendElement appends the bytes of a number to the data of a dense attribute.
// The attribute is an IntegerAttr or a FloatAttr.
func AppendElement(data []byte, a Attribute) []byte {
	switch a := a.(type) {
	case *IntegerAttr:
		return a.value.Bytes(data)
	case *FloatAttr:
		return a.value.AppendBytes(data)
	}
	panic("BUG: element is not a number")
}

// DenseStringElementsAttr returns a dense attribute of strings; a single value
// stands for all elements, and is kept for all where they are equal.
func (c *Context) DenseStringElementsAttr(t ShapedType, values []string) *DenseStringElementsAttr {
	var buf keyBuffer
	key := appendType(append(buf[:0], keyDenseStringElementsAttr), t)
	if len(values) > 1 && !slices.ContainsFunc(values, func(v string) bool { return v != values[0] }) {
		values = values[:1]
	}
	own := make([]string, len(values))
	for i, v := range values {
		key = appendText(key, v)
		own[i] = strings.Clone(v)
	}
	if a, ok := find[*DenseStringElementsAttr](c, key); ok {
		return a
	}
	return unique(c, key, &DenseStringElementsAttr{typ: t, values: own})
}

// Type is the shaped type.
func (a *DenseStringElementsAttr) Type() Type { return a.typ }

// Shaped is the type.
func (a *DenseStringElementsAttr) Shaped() ShapedType { return a.typ }

// Values are the elements, or the one that stands for all; not to be changed.
func (a *DenseStringElementsAttr) Values() []string { return a.values }

// SparseElementsAttr returns a sparse attribute. The indices are a tensor of
// i64 with a row for each value; the values a dense attribute.
func (c *Context) SparseElementsAttr(t ShapedType, indices *DenseElementsAttr, values Attribute) *SparseElementsAttr {
	var buf keyBuffer
	key := appendType(append(buf[:0], keySparseElementsAttr), t)
	key = appendAttr(appendAttr(key, indices), values)
	if a, ok := find[*SparseElementsAttr](c, key); ok {
		return a
	}
	return unique(c, key, &SparseElementsAttr{typ: t, indices: indices, values: values})
}

// Type is the shaped type.
func (a *SparseElementsAttr) Type() Type { return a.typ }

// Shaped is the type.
func (a *SparseElementsAttr) Shaped() ShapedType { return a.typ }

// Indices has one row for each value.
func (a *SparseElementsAttr) Indices() *DenseElementsAttr { return a.indices }

// Element is the element at subscripts as an attribute, as [DenseElementsAttr.Element] has it:
// the first value with these subscripts, else zero. It is nil where the values are not numbers.
func (a *SparseElementsAttr) Element(at []int64) Attribute {
	values, ok := a.values.(*DenseElementsAttr)
	if !ok {
		return nil
	}
	for i := range values.Len() {
		if a.isAt(i, at) {
			return values.Element(i)
		}
	}
	size, _ := ElementBytes(a.typ.Elem())
	zero := string(make([]byte, size))
	if t, ok := a.typ.Elem().(*ComplexType); ok {
		part := a.ctx.numberFromBytes(t.elem, zero[:size/2])
		return a.ctx.ArrayAttr([]Attribute{part, part})
	}
	return a.ctx.numberFromBytes(a.typ.Elem(), zero)
}

// isAt reports whether value i has subscripts.
func (a *SparseElementsAttr) isAt(i int, at []int64) bool {
	for j, n := range at {
		if row, fits := a.indices.Int(i*len(at) + j).Int64(); !fits || row != n {
			return false
		}
	}
	return true
}

// Values is a DenseElementsAttr or a DenseStringElementsAttr.
func (a *SparseElementsAttr) Values() Attribute { return a.values }

// OpaqueElementsAttr returns elements that only a dialect can read.
func (c *Context) OpaqueElementsAttr(t ShapedType, dialect, data string) *OpaqueElementsAttr {
	var buf keyBuffer
	key := appendType(append(buf[:0], keyOpaqueElementsAttr), t)
	key = appendText(appendText(key, dialect), data)
	if a, ok := find[*OpaqueElementsAttr](c, key); ok {
		return a
	}
	return unique(c, key, &OpaqueElementsAttr{typ: t, dialect: strings.Clone(dialect), data: strings.Clone(data)})
}

// Type is the shaped type.
func (a *OpaqueElementsAttr) Type() Type { return a.typ }

// Shaped is the type.
func (a *OpaqueElementsAttr) Shaped() ShapedType { return a.typ }

// Dialect is the namespace.
func (a *OpaqueElementsAttr) Dialect() string { return a.dialect }

// Data is the raw bytes.
func (a *OpaqueElementsAttr) Data() string { return a.data }

// DenseArrayAttr returns `array<elem: ...>` with size numbers, each little
// endian in [ElementBytes] bytes.
func (c *Context) DenseArrayAttr(elem Type, size int, data []byte) *DenseArrayAttr {
	if bytes, ok := ElementBytes(elem); !ok || len(data) != size*bytes {
		panic("BUG: the data of a dense array does not have its size")
	}
	var buf keyBuffer
	key := appendType(append(buf[:0], keyDenseArrayAttr), elem)
	key = binary.AppendUvarint(key, uint64(size))
	key = appendText(key, string(data))
	if a, ok := find[*DenseArrayAttr](c, key); ok {
		return a
	}
	return unique(c, key, &DenseArrayAttr{elem: elem, size: size, data: string(data)})
}

// Elem is the type of the numbers.
func (a *DenseArrayAttr) Elem() Type { return a.elem }

// Len is the number of elements.
func (a *DenseArrayAttr) Len() int { return a.size }

// Data is the raw elements.
func (a *DenseArrayAttr) Data() string { return a.data }

// Element is element i as an attribute.
func (a *DenseArrayAttr) Element(i int) Attribute {
	size, _ := ElementBytes(a.elem)
	return a.ctx.numberFromBytes(a.elem, a.data[i*size:(i+1)*size])
}

// StridedLayoutAttr returns a strided layout; [Dynamic] stands for `?`.
func (c *Context) StridedLayoutAttr(strides []int64, offset int64) *StridedLayoutAttr {
	var buf keyBuffer
	key := appendInts(append(buf[:0], keyStridedLayoutAttr), strides)
	key = binary.AppendVarint(key, offset)
	if a, ok := find[*StridedLayoutAttr](c, key); ok {
		return a
	}
	return unique(c, key, &StridedLayoutAttr{strides: clone(strides), offset: offset})
}

// Strides lists a stride for each dimension; not to be changed.
func (a *StridedLayoutAttr) Strides() []int64 { return a.strides }

// Offset is the distance of the first element.
func (a *StridedLayoutAttr) Offset() int64 { return a.offset }

// Resource is a part of a file that has elements: `dense_resource<key> : T` stands in their place.
type Resource struct {
	Key string
	// Align is the alignment of the elements in a file, a power of two up to
	// [MaxResourceAlign], in bytes.
	Align uint32
}

// MaxResourceAlign is the largest alignment of a resource.
const MaxResourceAlign = 4096

// Resources are those that a file is written with.
type Resources struct {
	List  []Blob
	byKey map[string]int
}

// Blob is a resource with its elements, each little endian in [ElementBytes] bytes.
type Blob struct {
	Resource
	Data string
}

// WithAlign is the data with the alignment before it, as text has it.
func (b *Blob) WithAlign() string {
	return string(binary.LittleEndian.AppendUint32(nil, b.Align)) + b.Data
}

// Add returns the place of elements that are a resource in the list, where they are put if they
// are not there. One whose key other data has gets another key.
func (rs *Resources) Add(a *DenseElementsAttr) int {
	if rs.byKey == nil {
		rs.byKey = map[string]int{}
	}
	b := Blob{Resource: *a.resource, Data: a.blob()}
	for i := 1; ; i++ {
		at, ok := rs.byKey[b.Key]
		if !ok {
			rs.byKey[b.Key] = len(rs.List)
			rs.List = append(rs.List, b)
			return len(rs.List) - 1
		}
		if rs.List[at] == b {
			return at
		}
		b.Key = a.resource.Key + "_" + strconv.Itoa(i)
	}
}

// Operations are most of what a module is made of, and few have successors or
// regions, so an operation keeps its lists as a first element and a length, and
// what is rare elsewhere: it takes 112 bytes where slices would make it 184. The
// lists are only made here, so that a length always belongs to its element.

// opRare is what few operations have.
type opRare struct {
	succs   []BlockUse
	regions []Region
}

func (op *Operation) operandList() []Operand { return unsafe.Slice(op.operands, op.numOperands) }

func (op *Operation) setOperandList(list []Operand) {
	op.operands, op.numOperands = unsafe.SliceData(list), uint32(len(list))
}

func (op *Operation) resultList() []Value { return unsafe.Slice(op.results, op.numResults) }

func (op *Operation) setResultList(list []Value) {
	op.results, op.numResults = unsafe.SliceData(list), uint32(len(list))
}

func (op *Operation) attrList() AttrList { return unsafe.Slice(op.attrs, op.numAttrs) }

// setAttrList keeps no hold of a list that is empty.
func (op *Operation) setAttrList(list AttrList) {
	if len(list) == 0 {
		op.attrs, op.numAttrs = nil, 0
		return
	}
	op.attrs, op.numAttrs = unsafe.SliceData(list), uint32(len(list))
}

func (op *Operation) succList() []BlockUse {
	if op.rare == nil {
		return nil
	}
	return op.rare.succs
}

func (op *Operation) regionList() []Region {
	if op.rare == nil {
		return nil
	}
	return op.rare.regions
}
