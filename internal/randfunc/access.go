package randfunc

import (
	"fmt"
	"slices"
	"strings"
)

// Access reads and writes elements of memrefs, at indices that are taken modulo
// the sizes.
func Access() Family {
	return Family{Name: "access", Ops: []Op{
		{Name: "load", Write: load}, {Name: "load", Write: load},
		{Name: "store", Write: store}, {Name: "store", Write: store},
		{Name: "atomic_rmw", Write: atomicRMW},
		{Name: "generic_atomic_rmw", Write: genericAtomicRMW},
		{Name: "prefetch", Write: prefetch},
		{Name: "assume_alignment", Write: assumeAlignment},
	}}
}

// indices decides for an element that is there.
func (f *Func) indices(m *Value) string {
	parts := make([]string, len(m.Type.Shape))
	for i := range parts {
		parts[i] = f.within(m, i).Name
	}
	return strings.Join(parts, ", ")
}

// within decides for a number less than a dimension's size.
func (f *Func) within(m *Value, dim int) *Value {
	if n := m.sizes()[dim]; n != Dynamic && f.IntN(3) == 0 {
		return f.aux(indexType(), "constant %d : index", f.IntN(n))
	}
	any := f.Need(indexType())
	return f.aux(indexType(), "remi_unsigned %s, %s : index", any.Name, f.dim(m, dim).Name)
}

// dim writes an operation that returns the size of a dimension.
func (f *Func) dim(m *Value, dim int) *Value {
	at := f.aux(indexType(), "constant %d : index", dim)
	return f.aux(indexType(), "memref.dim %s, %s : %s", m.Name, at.Name, m.Type)
}

// memref decides for a memref whose elements fit.
func (f *Func) memref(fits func(elem *Type) bool) *Value {
	return f.Pick(func(t *Type) bool { return t.Kind == MemRef && fits(t.Elem) })
}

// atomic decides for one whose elements a processor can update: mlir-opt-13
// cannot do it where there is a layout.
func (f *Func) atomic(fits func(elem *Type) bool) *Value {
	return f.Pick(func(t *Type) bool { return t.Kind == MemRef && t.Layout == nil && fits(t.Elem) })
}

func load(f *Func) {
	m := f.memref(anything)
	if m == nil {
		return
	}
	v := f.Define(m.Type.Elem, "memref.load %s[%s] : %s", m.Name, f.indices(m), m.Type)
	v.Inexact = !f.exact && hasFloats(v.Type)
	v.opaque = true
}

func store(f *Func) {
	m := f.memref(anything)
	if m == nil {
		return
	}
	v := f.Need(m.Type.Elem)
	f.Linef("memref.store %s, %s[%s] : %s", v.Name, m.Name, f.indices(m), m.Type)
}

// atomicRMW updates what a processor can: integers and floats of its own widths.
// mlir-opt-13 cannot do all of them, nor any where there is a layout.
func atomicRMW(f *Func) {
	m := f.memref(func(t *Type) bool {
		return t.Kind == Int && isMachine(t) || t.Kind == Float && !f.exact && (t.Width == 32 || t.Width == 64)
	})
	if m == nil {
		return
	}
	kinds := []string{"addi", "maxs", "maxu", "mins", "minu", "muli"}
	if m.Type.Elem.Kind == Float {
		kinds = []string{"addf", "mulf", "maxf", "minf"}
	}
	kind := pick(f.Tape, append(kinds, "assign"))
	v, at := f.Need(m.Type.Elem), f.indices(m)
	old := f.fresh(v.Type)
	old.Inexact = hasFloats(v.Type)
	atomic := func() {
		f.Linef("%s = atomic_rmw %s %s, %s[%s] : (%s, %s) -> %s", old.Name, kind, v.Name, m.Name, at, v.Type, m.Type, v.Type)
	}
	switch {
	case m.Type.Layout == nil && !slices.Contains([]string{"muli", "mulf", "maxf", "minf"}, kind):
		atomic()
	default:
		f.either(atomic, func() { f.update(old, kind, v, m, at) })
	}
	f.add(old)
}

// update is an update in three steps.
func (f *Func) update(old *Value, kind string, v, m *Value, at string) {
	t := v.Type
	f.Linef("%s = memref.load %s[%s] : %s", old.Name, m.Name, at, m.Type)
	better := func(comparison string) *Value {
		is := f.aux(intType(1), "%s, %s, %s : %s", comparison, old.Name, v.Name, t)
		return f.aux(t, "select %s, %s, %s : %s", is.Name, old.Name, v.Name, t)
	}
	compared := map[string]string{
		"maxs": "cmpi sgt", "maxu": "cmpi ugt", "mins": "cmpi slt", "minu": "cmpi ult", "maxf": "cmpf ogt", "minf": "cmpf olt",
	}
	switch comparison, ok := compared[kind]; {
	case ok:
		v = better(comparison)
	case kind != "assign":
		v = f.aux(t, "%s %s, %s : %s", kind, old.Name, v.Name, t)
	}
	f.Linef("memref.store %s, %s[%s] : %s", v.Name, m.Name, at, m.Type)
}

// isMachine reports whether a processor exchanges integers of this type in one step.
func isMachine(t *Type) bool {
	return t.Width == 8 || t.Width == 16 || t.Width == 32 || t.Width == 64
}

// genericAtomicRMW updates an integer by operations without effect. It stands in
// a function of its own: mlir-opt-13 loses track of values that are used behind
// it.
func genericAtomicRMW(f *Func) {
	m := f.atomic(func(t *Type) bool { return t.Kind == Int && isMachine(t) })
	if m == nil || f.m.options.BarePointers && !m.Type.isStatic() {
		return
	}
	t := m.Type.Elem
	at := f.indices(m)
	args := []*Value{{Name: "%v", Type: t}, {Name: "%m", Type: m.Type}}
	for i := range m.Type.Shape {
		args = append(args, &Value{Name: fmt.Sprintf("%%i%d", i), Type: indexType()})
	}
	h := &helper{
		name: fmt.Sprintf("update%d", len(f.m.helpers)), args: args, result: t,
		first: pick(f.Tape, []string{"addi", "muli", "xor"}), second: pick(f.Tape, []string{"subi", "and", "or"}),
	}
	f.m.helpers = append(f.m.helpers, h)
	f.Define(t, "call @%s(%s, %s%s) : %s", h.name, f.Need(t).Name, m.Name, comma(at), functionType(typesOf(args), []*Type{t}))
}

func comma(texts string) string {
	if texts == "" {
		return ""
	}
	return ", " + texts
}

// helper is a function around a `generic_atomic_rmw`, which takes a value, a
// memref and indices.
type helper struct {
	name          string
	args          []*Value
	result        *Type
	first, second string // what the region computes
}

// text is the function.
func (h *helper) text() string {
	t := h.result
	lines := []string{
		fmt.Sprintf("func @%s%s -> %s {", h.name, parameters(h.args), t),
		fmt.Sprintf("  %%old = std.generic_atomic_rmw %%m[%s] : %s {", names(h.args[2:]), h.args[1].Type),
		fmt.Sprintf("  ^bb0(%%current: %s):", t),
		fmt.Sprintf("    %%0 = %s %%current, %%v : %s", h.first, t),
		fmt.Sprintf("    %%1 = %s %%v, %%0 : %s", h.second, t),
		fmt.Sprintf("    atomic_yield %%1 : %s", t),
		"  }",
		fmt.Sprintf("  return %%old : %s", t),
		"}\n",
	}
	return strings.Join(lines, "\n")
}

func prefetch(f *Func) {
	m := f.memref(anything)
	if m == nil {
		return
	}
	f.Linef("memref.prefetch %s[%s], %s, locality<%d>, data : %s", m.Name, f.indices(m),
		pick(f.Tape, []string{"read", "write"}), f.IntN(4), m.Type)
}

// assumeAlignment promises what buffers have from their beginning.
func assumeAlignment(f *Func) {
	for _, m := range f.visible(isMemRef) {
		if m.whole {
			f.Linef("memref.assume_alignment %s, %d : %s", m.Name, pick(f.Tape, []int{1, 8, 16}), m.Type)
			return
		}
	}
}

// dims decides for operands that are the sizes a type leaves open.
func (f *Func) dims(t *Type, known []int) string {
	var parts []string
	for i, n := range t.Shape {
		if n == Dynamic {
			parts = append(parts, f.aux(indexType(), "constant %d : index", known[i]).Name)
		}
	}
	return fmt.Sprintf("(%s)", strings.Join(parts, ", "))
}
