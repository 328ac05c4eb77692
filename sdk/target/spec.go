package target

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// SpecAttr is where a module says its data layout in attributes of the dialect dlti.
const SpecAttr = "dlti.dl_spec"

// Keys of entries of a data layout.
const (
	EndiannessKey   = "dlti.endianness"
	ManglingKey     = "dlti.mangling_mode"
	LegalWidthsKey  = "dlti.legal_int_widths"
	AllocaSpaceKey  = "dlti.alloca_memory_space"
	ProgramSpaceKey = "dlti.program_memory_space"
	GlobalSpaceKey  = "dlti.global_memory_space"
	DefaultSpaceKey = "dlti.default_memory_space"
	StackAlignKey   = "dlti.stack_alignment"
)

// Spec is what an attribute `dlti.dl_spec` says. One that is absent says nothing.
type Spec struct{ entries []ir.Attribute }

// SpecOf is what an operation says of its data layout.
func SpecOf(op *ir.Operation) Spec {
	s, _ := AsSpec(op.Attr(SpecAttr))
	return s
}

// AsSpec is what a data layout says, false where an attribute is none.
func AsSpec(a ir.Attribute) (Spec, bool) {
	d, ok := a.(*ir.DialectAttr)
	if !ok || d.Def().Name() != SpecAttr || len(d.Params()) == 0 {
		return Spec{}, false
	}
	list, ok := d.Params()[0].(*ir.ArrayAttr)
	if !ok {
		return Spec{}, false
	}
	return Spec{list.Elems()}, true
}

// Entries calls a function for each entry with its key, a type or a name, and its value.
func (s Spec) Entries(yield func(key ir.Type, name string, value ir.Attribute)) {
	for _, e := range s.entries {
		d, ok := e.(*ir.DialectAttr)
		if !ok || len(d.Params()) < 2 {
			continue
		}
		switch key := d.Params()[0].(type) {
		case *ir.TypeAttr:
			yield(key.Value(), "", d.Params()[1])
		case *ir.StringAttr:
			yield(nil, key.Value(), d.Params()[1])
		}
	}
}

// Named is the value of the entry with a name, nil if there is none.
func (s Spec) Named(name string) ir.Attribute {
	var found ir.Attribute
	s.Entries(func(key ir.Type, n string, value ir.Attribute) {
		if key == nil && n == name {
			found = value
		}
	})
	return found
}

// IndexWidth is the width of an index in bits, 0 where no entry says it.
func (s Spec) IndexWidth() int {
	width := 0
	s.Entries(func(key ir.Type, _ string, value ir.Attribute) {
		if _, ok := key.(*ir.IndexType); ok {
			width, _ = number(value)
		}
	})
	return width
}

// Endianness is the word for the order of bytes, "" where no entry says it.
func (s Spec) Endianness() string { return word(s.Named(EndiannessKey)) }

// DataLayout is the layout in the notation of LLVM: what it has a place for.
func (s Spec) DataLayout() string {
	var parts []string
	if e := s.Endianness(); e != "" {
		parts = append(parts, map[bool]string{true: "E", false: "e"}[e == "big"])
	}
	if m := word(s.Named(ManglingKey)); m != "" {
		parts = append(parts, "m:"+m)
	}
	for _, named := range [...]struct{ letter, key string }{
		{"A", AllocaSpaceKey}, {"P", ProgramSpaceKey}, {"G", GlobalSpaceKey}, {"S", StackAlignKey},
	} {
		if n, ok := number(s.Named(named.key)); ok {
			parts = append(parts, named.letter+strconv.Itoa(n))
		}
	}
	s.Entries(func(key ir.Type, _ string, value ir.Attribute) {
		if text := layoutOf(key, Numbers(value)); text != "" {
			parts = append(parts, text)
		}
	})
	if widths := Numbers(s.Named(LegalWidthsKey)); len(widths) > 0 {
		parts = append(parts, "n"+joined(widths))
	}
	return strings.Join(parts, "-")
}

// layoutOf is what LLVM's notation has for a type, "" for nothing.
func layoutOf(key ir.Type, bits []int64) string {
	if len(bits) == 0 {
		return ""
	}
	switch t := key.(type) {
	case *ir.IntegerType:
		if t.Signedness() != ir.Signless {
			return ""
		}
		return "i" + strconv.Itoa(int(t.Width())) + ":" + joined(alignments(bits))
	case *ir.FloatType:
		return "f" + strconv.Itoa(t.Kind().BitWidth()) + ":" + joined(alignments(bits))
	}
	if space, ok := pointerSpace(key); ok && len(bits) > 2 {
		if len(bits) == 3 {
			bits = append(bits, bits[0]) // an index is as wide as the pointer
		}
		return "p" + strconv.Itoa(space) + ":" + joined(bits)
	}
	return ""
}

// alignments leaves out a preferred alignment that is the required one.
func alignments(bits []int64) []int64 {
	if len(bits) == 2 && bits[0] == bits[1] {
		return bits[:1]
	}
	return bits
}

// pointerSpace is the address space of `!llvm.ptr`.
func pointerSpace(t ir.Type) (int, bool) {
	d, ok := t.(*ir.DialectType)
	if !ok || d.Def().Name() != PointerType {
		return 0, false
	}
	space := 0
	for _, p := range d.Params() {
		if n, ok := number(p); ok {
			space = n
		}
	}
	return space, true
}

// PointerType is the name of pointers in LLVM dialect.
const PointerType = "llvm.ptr"

// Numbers are the integers of elements, nil where the attribute has others or very many.
func Numbers(a ir.Attribute) []int64 {
	const most = 64
	var list []int64
	add := func(n, i int, element func(int) ir.Attribute) bool {
		e, ok := element(i).(*ir.IntegerAttr)
		if !ok || n > most {
			return false
		}
		v, ok := e.Int()
		list = append(list, v)
		return ok
	}
	switch a := a.(type) {
	case *ir.DenseElementsAttr:
		for i := range a.Len() {
			if !add(a.Len(), i, a.Element) {
				return nil
			}
		}
	case *ir.DenseArrayAttr:
		for i := range a.Len() {
			if !add(a.Len(), i, a.Element) {
				return nil
			}
		}
	}
	return list
}

func number(a ir.Attribute) (int, bool) {
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	n, ok := i.Int()
	return int(n), ok
}

func word(a ir.Attribute) string {
	s, ok := a.(*ir.StringAttr)
	if !ok {
		return ""
	}
	return s.Value()
}

func joined(bits []int64) string {
	texts := make([]string, len(bits))
	for i, n := range bits {
		texts[i] = strconv.FormatInt(n, 10)
	}
	return strings.Join(texts, ":")
}

// Contradicts is the entry that says something else than a target, as a text, or "". A target of
// which only a part is known contradicts nothing.
func (s Spec) Contradicts(t Target) string {
	order := map[bool]string{true: "big", false: "little"}[IsBigEndian(t.DataLayout)]
	if e := s.Endianness(); e != "" && t.DataLayout != "" && e != order {
		return fmt.Sprintf("%q is %q", EndiannessKey, e)
	}
	if w := s.IndexWidth(); w > 0 && t.IndexWidth > 0 && w != t.IndexWidth {
		return fmt.Sprintf("index has %d bits", w)
	}
	layout := s.DataLayout()
	if w := PointerWidth(layout); t.IndexWidth > 0 && strings.Contains("-"+layout, "-p0:") && w != t.IndexWidth {
		return fmt.Sprintf("!%s has %d bits", PointerType, w)
	}
	return ""
}
