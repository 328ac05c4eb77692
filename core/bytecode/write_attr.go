package bytecode

import (
	"encoding/binary"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

// attrTable is the attributes in the making. Texts and dictionaries are entered
// by content too, since operations and locations have them without a uniqued
// object.
type attrTable struct {
	entryTable
	strings  map[string]uint64 // string attributes without type
	lists    map[string]uint64 // dictionaries, by their encoding
	identity map[int]uint64    // identity maps, by rank
	unknown  uint64
	file     string // the last file name and its index
	fileAt   uint64
	scratch  []byte
}

// attr returns the index of an attribute.
func (e *encoder) attr(a ir.Attribute) uint64 {
	at := e.indices.at(ir.AttrID(a))
	if *at == 0 {
		*at = uint32(e.addAttr(a)) + 1
	}
	return uint64(*at - 1)
}

func (e *encoder) addAttr(a ir.Attribute) uint64 {
	switch a := a.(type) {
	case *ir.FileLineColLoc:
		return e.addFileLineCol(a)
	case ir.Location:
		return e.addLoc(a)
	case *ir.StringAttr:
		return e.addString(a)
	case *ir.DictionaryAttr:
		return e.list(a.Entries())
	case *ir.ArrayAttr:
		return e.addArray(a)
	case *ir.SymbolRefAttr:
		return e.addSymbolRef(a)
	case *ir.TypeAttr:
		return e.customAttr(attrType, e.typ(a.Value()))
	case *ir.UnitAttr:
		return e.customAttr(attrUnit)
	case *ir.IntegerAttr:
		return e.addInteger(a)
	case *ir.FloatAttr:
		return e.addFloat(a)
	}
	return e.addElements(a)
}

// customAttr enters an attribute that is a code and numbers.
func (e *encoder) customAttr(code byte, fields ...uint64) uint64 {
	t := &e.attrs
	start := len(t.data)
	t.data = appendVarint(t.data, uint64(code))
	for _, f := range fields {
		t.data = appendVarint(t.data, f)
	}
	return t.custom(start, e.dialects.builtin)
}

// text returns the index of a string attribute without type.
func (e *encoder) text(s string) uint64 {
	if i, ok := e.attrs.strings[s]; ok {
		return i
	}
	i := e.customAttr(attrString, e.strings.add(s))
	e.attrs.strings[s] = i
	return i
}

func (e *encoder) addString(a *ir.StringAttr) uint64 {
	if _, ok := a.Type().(*ir.NoneType); ok {
		return e.text(a.Value())
	}
	return e.customAttr(attrTypedString, e.strings.add(a.Value()), e.typ(a.Type()))
}

func (e *encoder) addArray(a *ir.ArrayAttr) uint64 {
	for _, elem := range a.Elems() {
		e.attr(elem)
	}
	t := &e.attrs
	start := len(t.data)
	t.data = appendVarint(t.data, attrArray)
	t.data = appendVarint(t.data, uint64(len(a.Elems())))
	for _, elem := range a.Elems() {
		t.data = appendVarint(t.data, e.attr(elem))
	}
	return t.custom(start, e.dialects.builtin)
}

// list returns the index of the dictionary of those entries.
func (e *encoder) list(l ir.AttrList) uint64 {
	for i := range l {
		e.attr(l[i].Value)
	}
	key := appendVarint(e.attrs.scratch[:0], attrDictionary)
	key = appendVarint(key, uint64(len(l)))
	for i := range l {
		key = appendVarint(key, e.text(l[i].Name))
		key = appendVarint(key, e.attr(l[i].Value))
	}
	e.attrs.scratch = key
	if i, ok := e.attrs.lists[string(key)]; ok {
		return i
	}
	t := &e.attrs
	start := len(t.data)
	t.data = append(t.data, key...)
	i := t.custom(start, e.dialects.builtin)
	t.lists[string(key)] = i
	return i
}

func (e *encoder) addSymbolRef(a *ir.SymbolRefAttr) uint64 {
	root := e.text(a.Root())
	if len(a.Nested()) == 0 {
		return e.customAttr(attrFlatSymbolRef, root)
	}
	fields := []uint64{root, uint64(len(a.Nested()))}
	for _, n := range a.Nested() {
		fields = append(fields, e.attr(a.Context().SymbolRefAttr(n)))
	}
	return e.customAttr(attrSymbolRef, fields...)
}

func (e *encoder) addInteger(a *ir.IntegerAttr) uint64 {
	typ := e.typ(a.Type())
	t := &e.attrs
	start := len(t.data)
	t.data = appendVarint(appendVarint(t.data, attrInteger), typ)
	t.data = appendInt(t.data, a.Value())
	return t.custom(start, e.dialects.builtin)
}

func (e *encoder) addFloat(a *ir.FloatAttr) uint64 {
	typ := e.typ(a.Type())
	t := &e.attrs
	start := len(t.data)
	t.data = appendVarint(appendVarint(t.data, attrFloat), typ)
	t.data = appendInt(t.data, a.Value().BitsInt())
	return t.custom(start, e.dialects.builtin)
}

// appendInt writes bits whose number the reader knows: up to a byte as it is, up
// to a word as one signed number that was extended with zeros, and beyond that
// the words, without the zero ones at the top, each as a signed number.
func appendInt(dst []byte, x num.Int) []byte {
	low, _ := x.Uint64()
	if x.Width() <= 8 {
		return append(dst, byte(low))
	}
	if x.Width() <= 64 {
		return appendSigned(dst, int64(low))
	}
	raw := x.Bytes(nil)
	for len(raw)%8 != 0 {
		raw = append(raw, 0)
	}
	words := len(raw) / 8
	for words > 1 && binary.LittleEndian.Uint64(raw[8*words-8:]) == 0 {
		words--
	}
	dst = appendVarint(dst, uint64(words))
	for i := range words {
		dst = appendSigned(dst, int64(binary.LittleEndian.Uint64(raw[8*i:])))
	}
	return dst
}
