package verifydiff

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

func dropAttr(m *Mutator, op *ir.Operation) bool {
	if len(op.Attrs()) == 0 {
		return false
	}
	op.SetAttr(one(m, op.Attrs()).Name, nil)
	return true
}

// anyAttr gives an attribute any value.
func anyAttr(m *Mutator, op *ir.Operation) bool {
	if len(op.Attrs()) == 0 {
		return false
	}
	op.SetAttr(one(m, op.Attrs()).Name, one(m, m.attrs))
	return true
}

// nearAttr gives an attribute a value that differs little from its own.
func nearAttr(m *Mutator, op *ir.Operation) bool {
	if len(op.Attrs()) == 0 {
		return false
	}
	a := one(m, op.Attrs())
	near, ok := m.near(a.Value)
	if !ok || near == a.Value {
		return false
	}
	op.SetAttr(a.Name, near)
	return true
}

// addAttr adds an attribute: one that the definition declares, one that many
// have, or one that is not registered.
func addAttr(m *Mutator, op *ir.Operation) bool {
	names := []string{"note", "test.note", "sym_name", "sym_visibility", "arg_attrs", "res_attrs", ods.SegmentAttr, "result_segment_sizes"}
	if def, ok := op.Name().Def().(*ods.Op); ok && m.chance(2) {
		for i := range def.Attributes {
			names = append(names, def.Attributes[i].Name)
		}
	}
	name := one(m, names)
	if op.Attr(name) != nil {
		return false
	}
	op.SetAttr(name, one(m, m.attrs))
	return true
}

// near is an attribute that differs little from another.
func (m *Mutator) near(a ir.Attribute) (ir.Attribute, bool) {
	ctx := m.ctx
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return m.nearInteger(a), true
	case *ir.StringAttr:
		return ctx.StringAttr(one(m, []string{"", "public", "private", "nested", "f", "hidden", a.Value() + "x"})), true
	case *ir.TypeAttr:
		return ctx.TypeAttr(m.nearSignature(a.Value())), true
	case *ir.SymbolRefAttr:
		return one(m, []ir.Attribute{ctx.SymbolRefAttr(a.Root() + "x"), ctx.SymbolRefAttr(a.Root(), "nested"), ctx.StringAttr(a.Root())}), true
	case *ir.ArrayAttr:
		return m.nearArray(a), true
	case *ir.DictionaryAttr:
		return ctx.DictionaryAttr(append(slices.Clone(a.Entries()), ir.NamedAttr{
			Name: one(m, []string{"note", "test.note", "x"}), Value: one(m, m.attrs)})), true
	case *ir.DenseElementsAttr:
		return m.nearElements(a)
	case *ir.AffineMapAttr:
		return one(m, m.attrsLike(func(a ir.Attribute) bool { _, ok := a.(*ir.AffineMapAttr); return ok })), true
	case *ir.FloatAttr:
		return one(m, m.attrsLike(func(a ir.Attribute) bool { _, ok := a.(*ir.FloatAttr); return ok })), true
	}
	return nil, false
}

func (m *Mutator) attrsLike(holds func(ir.Attribute) bool) []ir.Attribute {
	var list []ir.Attribute
	for _, a := range m.attrs {
		if holds(a) {
			list = append(list, a)
		}
	}
	return list
}

// nearInteger is another number, or the same in another type.
func (m *Mutator) nearInteger(a *ir.IntegerAttr) ir.Attribute {
	n, _ := a.Int()
	if m.chance(3) {
		types := []ir.Type{m.ctx.I1(), m.ctx.I32(), m.ctx.I64(), m.ctx.IndexType(), m.ctx.IntegerType(32, ir.Signed), m.ctx.IntegerType(64, ir.Unsigned)}
		return m.ctx.IntAttr(one(m, types), n)
	}
	return m.ctx.IntAttr(a.Type(), one(m, []int64{n + 1, n - 1, -n, 0, 1, -1, 2, 3, 4, 8, 10, 11, 15, 16, 17, 100}))
}

// nearSignature changes an input or a result of a function type.
func (m *Mutator) nearSignature(t ir.Type) ir.Type {
	fn, ok := t.(*ir.FunctionType)
	if !ok {
		return m.otherType(t)
	}
	in, out := slices.Clone(fn.Inputs()), slices.Clone(fn.Results())
	side := &in
	if m.chance(2) {
		side = &out
	}
	switch i := m.rng.IntN(len(*side) + 1); {
	case i == len(*side):
		*side = append(*side, one(m, m.types))
	case m.chance(2):
		*side = slices.Delete(*side, i, i+1)
	default:
		(*side)[i] = m.otherType((*side)[i])
	}
	return m.ctx.FunctionType(in, out)
}

// nearArray drops, adds, changes or swaps an element.
func (m *Mutator) nearArray(a *ir.ArrayAttr) ir.Attribute {
	elems := slices.Clone(a.Elems())
	if len(elems) == 0 {
		return m.ctx.ArrayAttr([]ir.Attribute{one(m, m.attrs)})
	}
	i, j := m.rng.IntN(len(elems)), m.rng.IntN(len(elems))
	switch m.rng.IntN(5) {
	case 0:
		elems = slices.Delete(elems, i, i+1)
	case 1:
		elems = slices.Insert(elems, i, elems[j])
	case 2:
		elems[i], elems[j] = elems[j], elems[i]
	case 3:
		elems[i] = one(m, m.attrs)
	default:
		if near, ok := m.near(elems[i]); ok {
			elems[i] = near
		}
	}
	return m.ctx.ArrayAttr(elems)
}

// nearElements changes elements, their number or their type.
func (m *Mutator) nearElements(a *ir.DenseElementsAttr) (ir.Attribute, bool) {
	if _, ok := a.Shaped().Elem().(*ir.IntegerType); !ok || a.Len() > 100 {
		return one(m, m.attrsLike(func(a ir.Attribute) bool { _, ok := a.(*ir.DenseElementsAttr); return ok })), true
	}
	var sizes []int
	for i := range a.Len() {
		n, _ := a.Int(i).Int64()
		sizes = append(sizes, int(n))
	}
	if len(sizes) == 0 {
		return ods.SegmentsOf(m.ctx, 1), true
	}
	i := m.rng.IntN(len(sizes))
	switch m.rng.IntN(4) {
	case 0:
		sizes = slices.Delete(sizes, i, i+1)
	case 1:
		sizes = slices.Insert(sizes, i, sizes[i])
	case 2:
		sizes[i]--
	default:
		sizes[i]++
		if j := m.rng.IntN(len(sizes)); m.chance(2) {
			sizes[j]--
		}
	}
	return ods.SegmentsOf(m.ctx, sizes...), true
}
