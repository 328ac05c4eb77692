package ir

import (
	"sort"
	"strings"

	"github.com/mlirc/mlirc/core/num"
)

// Attribute is a compile-time value. Attributes are uniqued, so == compares
// them.
type Attribute interface {
	object
	Context() *Context
	attribute()
}

// attrBase is embedded in every attribute.
type attrBase struct{ objectBase }

func (*attrBase) attribute() {}

// TypedAttr is an attribute that has a type of its own.
type TypedAttr interface {
	Attribute
	// Type is never nil.
	Type() Type
}

// NamedAttr is an entry of a dictionary.
type NamedAttr struct {
	Name  string
	Value Attribute
}

// UnitAttr is `unit`: it says something by being there.
type UnitAttr struct{ attrBase }

// IntegerAttr is an integer of an integer type or of index; `true` and `false`
// are those of i1.
type IntegerAttr struct {
	attrBase
	typ   Type
	value num.Int
}

// FloatAttr is a number of a float type.
type FloatAttr struct {
	attrBase
	typ   *FloatType
	value num.Float
}

// StringAttr is text, any bytes, perhaps with a type.
type StringAttr struct {
	attrBase
	value string
	typ   Type
}

// TypeAttr is a type as an attribute.
type TypeAttr struct {
	attrBase
	typ Type
}

// ArrayAttr is `[a, b, ...]`.
type ArrayAttr struct {
	attrBase
	elems []Attribute
}

// DictionaryAttr is `{name = value, ...}`, sorted by name.
type DictionaryAttr struct {
	attrBase
	entries AttrList
}

// SymbolRefAttr is `@root::@nested::...`.
type SymbolRefAttr struct {
	attrBase
	root   string
	nested []string
}

// OpaqueAttr is an attribute of a dialect that is not registered; its body is
// text.
type OpaqueAttr struct {
	attrBase
	dialect, body string
	typ           Type
}

// DialectAttr is an attribute that a dialect's definition file declares.
type DialectAttr struct {
	attrBase
	def    TypeDefinition
	params []Attribute
	typ    Type
}

// UnitAttr returns `unit`.
func (c *Context) UnitAttr() *UnitAttr { return c.common.unit }

// IntegerAttr returns an integer attribute. The type is an integer type or
// index, and the value has its width (64 bits for index).
func (c *Context) IntegerAttr(t Type, value num.Int) *IntegerAttr {
	var buf keyBuffer
	key := appendType(append(buf[:0], keyIntegerAttr), t)
	key = value.AppendKey(key)
	if a, ok := find[*IntegerAttr](c, key); ok {
		return a
	}
	return unique(c, key, &IntegerAttr{typ: t, value: value})
}

// IntAttr returns the integer attribute of that type whose value is n, cut to
// the width of the type.
func (c *Context) IntAttr(t Type, n int64) *IntegerAttr {
	return c.IntegerAttr(t, num.FromInt64(AttrWidth(t), n))
}

// AttrWidth is the number of bits that an attribute of an integer type or of
// index has.
func AttrWidth(t Type) int {
	if i, ok := t.(*IntegerType); ok {
		return int(i.width)
	}
	return 64
}

// I64Attr returns `n : i64`.
func (c *Context) I64Attr(n int64) *IntegerAttr { return c.IntAttr(c.common.i64, n) }

// I32Attr returns `n : i32`.
func (c *Context) I32Attr(n int64) *IntegerAttr { return c.IntAttr(c.common.i32, n) }

// IndexAttr returns `n : index`.
func (c *Context) IndexAttr(n int64) *IntegerAttr { return c.IntAttr(c.common.index, n) }

// BoolAttr returns `true` or `false`.
func (c *Context) BoolAttr(b bool) *IntegerAttr {
	if b {
		return c.IntAttr(c.common.i1, 1)
	}
	return c.IntAttr(c.common.i1, 0)
}

// Type is an integer type or index.
func (a *IntegerAttr) Type() Type { return a.typ }

// Value is the number in two's complement.
func (a *IntegerAttr) Value() num.Int { return a.value }

// Int is the value as a signed number; false when it does not fit.
func (a *IntegerAttr) Int() (int64, bool) { return a.value.Int64() }

// F64Attr returns the attribute of a float of 64 bits.
func (c *Context) F64Attr(v float64) *FloatAttr {
	return c.FloatAttr(c.F64(), num.FromFloat64(num.F64, v))
}

// FloatAttr returns a float attribute; the value has the kind of the type.
func (c *Context) FloatAttr(t *FloatType, value num.Float) *FloatAttr {
	var buf keyBuffer
	key := appendType(append(buf[:0], keyFloatAttr), t)
	key = value.AppendKey(key)
	if a, ok := find[*FloatAttr](c, key); ok {
		return a
	}
	return unique(c, key, &FloatAttr{typ: t, value: value})
}

// ZeroAttr returns the zero of an integer type, index or float type.
func (c *Context) ZeroAttr(t Type) Attribute {
	if f, ok := t.(*FloatType); ok {
		return c.FloatAttr(f, num.Zero(f.Kind(), false))
	}
	return c.IntAttr(t, 0)
}

// Type is the float type.
func (a *FloatAttr) Type() Type { return a.typ }

// Value is the number.
func (a *FloatAttr) Value() num.Float { return a.value }

// StringAttr returns text without a type.
func (c *Context) StringAttr(s string) *StringAttr { return c.TypedStringAttr(s, nil) }

// TypedStringAttr returns text with a type; nil or none means no type.
func (c *Context) TypedStringAttr(s string, t Type) *StringAttr {
	if t == Type(c.common.none) {
		t = nil
	}
	var buf keyBuffer
	key := appendType(append(buf[:0], keyStringAttr), t)
	key = appendText(key, s)
	if a, ok := find[*StringAttr](c, key); ok {
		return a
	}
	return unique(c, key, &StringAttr{value: strings.Clone(s), typ: t})
}

// Value is the text, unescaped.
func (a *StringAttr) Value() string { return a.value }

// Type is `none` unless the attribute was given another.
func (a *StringAttr) Type() Type {
	if a.typ == nil {
		return a.ctx.common.none
	}
	return a.typ
}

// TypeAttr returns t as an attribute.
func (c *Context) TypeAttr(t Type) *TypeAttr {
	b := t.asType()
	if a := b.attr.Load(); a != nil {
		return a
	}
	var buf keyBuffer
	key := appendType(append(buf[:0], keyTypeAttr), t)
	a := unique(c, key, &TypeAttr{typ: t})
	b.attr.Store(a)
	return a
}

// Value is the type.
func (a *TypeAttr) Value() Type { return a.typ }

// ArrayAttr returns `[elems...]`.
func (c *Context) ArrayAttr(elems []Attribute) *ArrayAttr {
	var buf keyBuffer
	key := appendAttrs(append(buf[:0], keyArrayAttr), elems)
	if a, ok := find[*ArrayAttr](c, key); ok {
		return a
	}
	return unique(c, key, &ArrayAttr{elems: clone(elems)})
}

// I64ArrayAttr returns an array of i64 integers.
func (c *Context) I64ArrayAttr(ns []int64) *ArrayAttr {
	elems := make([]Attribute, len(ns))
	for i, n := range ns {
		elems[i] = c.I64Attr(n)
	}
	return c.ArrayAttr(elems)
}

// Elems are the members; not to be changed.
func (a *ArrayAttr) Elems() []Attribute { return a.elems }

// DictionaryAttr returns a dictionary. The entries need not be sorted; of two
// with one name the later one counts.
func (c *Context) DictionaryAttr(entries []NamedAttr) *DictionaryAttr {
	if len(entries) == 0 && c.common.empty != nil {
		return c.common.empty
	}
	sorted := SortAttrs(entries)
	var buf keyBuffer
	key := append(buf[:0], keyDictionaryAttr)
	for _, e := range sorted {
		key = appendText(key, e.Name)
		key = appendAttr(key, e.Value)
	}
	if a, ok := find[*DictionaryAttr](c, key); ok {
		return a
	}
	return unique(c, key, &DictionaryAttr{entries: clone(sorted)})
}

// Entries are sorted by name; not to be changed.
func (a *DictionaryAttr) Entries() AttrList { return a.entries }

// Get returns the entry of that name, or nil.
func (a *DictionaryAttr) Get(name string) Attribute { return a.entries.Get(name) }

// AttrList is a list of entries sorted by name, each name once. It is shared
// freely and never changed in place.
type AttrList []NamedAttr

// SortAttrs returns the entries as an AttrList. Of two with one name the later
// one counts. The argument is not kept or changed unless it is sorted already.
func SortAttrs(entries []NamedAttr) AttrList {
	if sortedStrictly(entries) {
		return entries
	}
	list := append(AttrList(nil), entries...)
	sort.SliceStable(list, func(i, j int) bool { return list[i].Name < list[j].Name })
	kept := list[:0]
	for i, e := range list {
		if i+1 < len(list) && list[i+1].Name == e.Name {
			continue
		}
		kept = append(kept, e)
	}
	return kept
}

func sortedStrictly(entries []NamedAttr) bool {
	for i := 1; i < len(entries); i++ {
		if entries[i-1].Name >= entries[i].Name {
			return false
		}
	}
	return true
}

// Get returns the entry of that name, or nil.
func (l AttrList) Get(name string) Attribute {
	for i := range l {
		if l[i].Name == name {
			return l[i].Value
		}
	}
	return nil
}

// With returns a list in which that name has that value.
func (l AttrList) With(name string, value Attribute) AttrList {
	i := sort.Search(len(l), func(i int) bool { return l[i].Name >= name })
	found := i < len(l) && l[i].Name == name
	if found && l[i].Value == value {
		return l
	}
	fresh := make(AttrList, 0, len(l)+1)
	fresh = append(fresh, l[:i]...)
	fresh = append(fresh, NamedAttr{Name: name, Value: value})
	if found {
		i++
	}
	return append(fresh, l[i:]...)
}

// Without returns a list that lacks that name.
func (l AttrList) Without(name string) AttrList {
	for i := range l {
		if l[i].Name != name {
			continue
		}
		fresh := make(AttrList, 0, len(l)-1)
		return append(append(fresh, l[:i]...), l[i+1:]...)
	}
	return l
}

// SymbolRefAttr returns `@root::@nested...`.
func (c *Context) SymbolRefAttr(root string, nested ...string) *SymbolRefAttr {
	var buf keyBuffer
	key := appendText(append(buf[:0], keySymbolRefAttr), root)
	for _, n := range nested {
		key = appendText(key, n)
	}
	if a, ok := find[*SymbolRefAttr](c, key); ok {
		return a
	}
	own := make([]string, len(nested))
	for i, n := range nested {
		own[i] = strings.Clone(n)
	}
	return unique(c, key, &SymbolRefAttr{root: strings.Clone(root), nested: own})
}

// Root is the first name, without `@`.
func (a *SymbolRefAttr) Root() string { return a.root }

// Nested are the further names; not to be changed.
func (a *SymbolRefAttr) Nested() []string { return a.nested }

// Leaf is the last name.
func (a *SymbolRefAttr) Leaf() string {
	if len(a.nested) == 0 {
		return a.root
	}
	return a.nested[len(a.nested)-1]
}

// OpaqueAttr returns an attribute of an unregistered dialect; t may be nil.
func (c *Context) OpaqueAttr(dialect, body string, t Type) *OpaqueAttr {
	if t == Type(c.common.none) {
		t = nil
	}
	var buf keyBuffer
	key := appendText(append(buf[:0], keyOpaqueAttr), dialect)
	key = appendType(appendText(key, body), t)
	if a, ok := find[*OpaqueAttr](c, key); ok {
		return a
	}
	return unique(c, key, &OpaqueAttr{dialect: strings.Clone(dialect), body: strings.Clone(body), typ: t})
}

// Dialect is the namespace.
func (a *OpaqueAttr) Dialect() string { return a.dialect }

// Body is the text after the namespace.
func (a *OpaqueAttr) Body() string { return a.body }

// Type is `none` unless the attribute was given another.
func (a *OpaqueAttr) Type() Type {
	if a.typ == nil {
		return a.ctx.common.none
	}
	return a.typ
}

// DialectAttr returns the attribute of that definition with those parameters,
// an absent one nil; t may be nil.
func (c *Context) DialectAttr(def TypeDefinition, t Type, params ...Attribute) *DialectAttr {
	if t == Type(c.common.none) {
		t = nil
	}
	var buf keyBuffer
	key := appendText(append(buf[:0], keyDialectAttr), def.Name())
	key = appendAttrs(appendType(key, t), params)
	if a, ok := find[*DialectAttr](c, key); ok {
		return a
	}
	return unique(c, key, &DialectAttr{def: def, params: clone(params), typ: t})
}

// Def is the definition.
func (a *DialectAttr) Def() TypeDefinition { return a.def }

// Params are the parameters in the order of the definition; not to be changed.
func (a *DialectAttr) Params() []Attribute { return a.params }

// Type is `none` unless the attribute was given another.
func (a *DialectAttr) Type() Type {
	if a.typ == nil {
		return a.ctx.common.none
	}
	return a.typ
}
