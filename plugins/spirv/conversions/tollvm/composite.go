package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// get takes a member out of a composite.
func (l *Lowering) get(e emit.Emitter, from *ir.Value, p part) *ir.Value {
	if len(p.path) == 0 {
		return l.element(e, from, p.at)
	}
	v := l.extract(e, from, p.slot.t, p.path...)
	switch p.slot.kind {
	case arraySlot:
		return l.vectorOfArray(e, v, l.convertOne(p.t))
	case bytesSlot:
		return l.ofBytes(e, v, p)
	}
	return v
}

// ofBytes is the value of a part that lies as bytes, by memory.
func (l *Lowering) ofBytes(e emit.Emitter, bytes *ir.Value, p part) *ir.Value {
	if l.matrixBytes(p.t, p.matrix) > 0 {
		return l.gather(e, e.Spill(bytes), p.t, access{place: place{align: 1, matrix: p.matrix}})
	}
	own := l.convertOne(p.t) // which may be longer, by what follows its last part
	slot := e.Slot(own)
	e.Store(bytes, e.Bitcast(slot, l.kit.Types.Ptr(bytes.Type(), 0)))
	return e.Load(slot, own)
}

// bytesOf is what a part that lies as bytes is made of, by memory.
func (l *Lowering) bytesOf(e emit.Emitter, v *ir.Value, p part) *ir.Value {
	if l.matrixBytes(p.t, p.matrix) > 0 {
		slot := e.Slot(p.slot.t)
		l.scatter(e, v, slot, p.t, access{place: place{align: 1, matrix: p.matrix}})
		return e.Load(slot, p.slot.t)
	}
	return e.Load(e.Bitcast(e.Spill(v), l.kit.Types.Ptr(p.slot.t, 0)), p.slot.t)
}

// set returns a composite with another member.
func (l *Lowering) set(e emit.Emitter, into, v *ir.Value, p part) *ir.Value {
	if len(p.path) == 0 {
		return l.withElement(e, into, v, p.at)
	}
	switch p.slot.kind {
	case arraySlot:
		v = l.arrayOfVector(e, v, p.slot.t)
	case bytesSlot:
		v = l.bytesOf(e, v, p)
	}
	return l.insert(e, into, v, p.path...)
}

// element takes an element out of a vector.
func (l *Lowering) element(e emit.Emitter, vector *ir.Value, i int64) *ir.Value {
	return llvm.NewExtractelement(e.Builder, vector, e.I32(i)).Res()
}

func (l *Lowering) withElement(e emit.Emitter, vector, v *ir.Value, i int64) *ir.Value {
	return llvm.NewInsertelement(e.Builder, vector, v, e.I32(i)).Res()
}

// vectorOfArray makes a vector of the elements of an array.
func (l *Lowering) vectorOfArray(e emit.Emitter, array *ir.Value, t ir.Type) *ir.Value {
	v := e.Undef(t)
	for i := range llvm.Len(array.Type()) {
		v = l.withElement(e, v, l.extract(e, array, llvm.Elem(t), int(i)), i)
	}
	return v
}

// arrayOfVector makes an array of the elements of a vector.
func (l *Lowering) arrayOfVector(e emit.Emitter, vector *ir.Value, t ir.Type) *ir.Value {
	v := e.Undef(t)
	for i := range llvm.Len(t) {
		v = l.insert(e, v, l.element(e, vector, i), int(i))
	}
	return v
}

// compose makes a composite of all its members.
func (l *Lowering) compose(e emit.Emitter, t ir.Type, values []*ir.Value) *ir.Value {
	v := e.Undef(l.convertOne(t))
	for i, member := range values {
		p, why := l.partOf(t, int64(i))
		if why != "" {
			panic("BUG: a composite was checked: " + why)
		}
		v = l.set(e, v, member, p)
	}
	return v
}

// composeProblem says why a composite cannot be put together of its members.
func (l *Lowering) composeProblem(t ir.Type) string {
	c := compositeOf(t)
	if c == nil {
		return ""
	}
	for i := range c.length() {
		if _, why := c.part(l, i); why != "" {
			return why
		}
	}
	return ""
}

// partsAt finds the members along a path, joined where one access of LLVM does for
// several.
func (l *Lowering) partsAt(t ir.Type, path []int64) (list []part, why string) {
	for _, i := range path {
		p, why := l.partOf(t, i)
		if why != "" {
			return nil, why
		}
		t = p.t
		if n := len(list); n > 0 && len(p.path) > 0 && list[n-1].slot.kind == ownSlot {
			p.path = append(append([]int{}, list[n-1].path...), p.path...)
			list[n-1] = p
			continue
		}
		list = append(list, p)
	}
	return list, ""
}

// compositeExtract converts `spv.CompositeExtract`.
func (l *Lowering) compositeExtract() convert.Pattern {
	const name = "spv.CompositeExtract to llvm.extractvalue, llvm.extractelement"
	return convert.On(name, func(op spirv.CompositeExtract, m convert.Match) convert.Result {
		list, why := l.partsAt(op.Composite().Type(), op.Indices())
		if why != "" {
			return m.MatchFailure(why)
		}
		v := m.Operand(op.Composite())
		for _, p := range list {
			v = l.get(l.at(m), v, p)
		}
		return m.Replace(v)
	})
}

// compositeInsert converts `spv.CompositeInsert`.
func (l *Lowering) compositeInsert() convert.Pattern {
	const name = "spv.CompositeInsert to llvm.insertvalue, llvm.insertelement"
	return convert.On(name, func(op spirv.CompositeInsert, m convert.Match) convert.Result {
		list, why := l.partsAt(op.Composite().Type(), op.Indices())
		if why != "" {
			return m.MatchFailure(why)
		}
		e := l.at(m)
		around := []*ir.Value{m.Operand(op.Composite())}
		for _, p := range list[:max(len(list)-1, 0)] {
			around = append(around, l.get(e, around[len(around)-1], p))
		}
		v := m.Operand(op.Object())
		for i := len(list) - 1; i >= 0; i-- {
			v = l.set(e, around[i], v, list[i])
		}
		return m.Replace(v)
	})
}

// compositeConstruct converts `spv.CompositeConstruct`.
func (l *Lowering) compositeConstruct() convert.Pattern {
	return convert.On("spv.CompositeConstruct to insertions", func(op spirv.CompositeConstruct, m convert.Match) convert.Result {
		t := op.Result().Type()
		if l.convertOne(t) == nil {
			return m.MatchFailure(l.whyNot(t))
		}
		parts := m.Operands(op.Constituents())
		if v, ok := t.(*ir.VectorType); ok {
			return l.constructVector(m, v, parts)
		}
		if n := len(partsOf(t)); n != len(parts) {
			return m.MatchFailuref("a composite of %d members is made of %d", n, len(parts))
		}
		if why := l.composeProblem(t); why != "" {
			return m.MatchFailure(why)
		}
		return m.Replace(l.compose(l.at(m), t, parts))
	})
}

// constructVector makes a vector of scalars and smaller vectors.
func (l *Lowering) constructVector(m convert.Match, t *ir.VectorType, parts []*ir.Value) convert.Result {
	n := int64(0)
	for _, v := range parts {
		n += max(llvm.Len(v.Type()), 1)
	}
	if n != t.Shape()[0] {
		return m.MatchFailuref("a vector of %d elements is made of %d", t.Shape()[0], n)
	}
	e := l.at(m)
	var elements []*ir.Value
	for _, v := range parts {
		elements = append(elements, l.elements(e, v)...)
	}
	return m.Replace(l.compose(e, t, elements))
}

// elements are those of a vector, or the scalar itself.
func (l *Lowering) elements(e emit.Emitter, v *ir.Value) []*ir.Value {
	if !llvm.IsVector(v.Type()) {
		return []*ir.Value{v}
	}
	list := make([]*ir.Value, llvm.Len(v.Type()))
	for i := range list {
		list[i] = l.element(e, v, int64(i))
	}
	return list
}

// zero makes the value of a type whose bits are all zero.
func (l *Lowering) zero(e emit.Emitter, t ir.Type) *ir.Value {
	switch t := t.(type) {
	case *ir.IntegerType:
		return e.Constant(t, l.ctx.IntAttr(t, 0))
	case *ir.FloatType:
		return e.Constant(t, floatAttr(t, 0))
	case *ir.VectorType:
		return e.Constant(t, l.splat(t, 0))
	}
	switch {
	case llvm.IsPtr(t):
		return e.Null(t)
	case llvm.IsArray(t):
		v := e.Undef(t)
		if llvm.Len(t) == 0 {
			return v
		}
		elem := l.zero(e, llvm.Elem(t))
		for i := range llvm.Len(t) {
			v = l.insert(e, v, elem, int(i))
		}
		return v
	}
	v := e.Undef(t)
	for i := range llvm.NumMembers(t) {
		v = l.insert(e, v, l.zero(e, llvm.Member(t, i)), i)
	}
	return v
}

// nested is the type inside of arrays and vectors.
func nested(t ir.Type) ir.Type {
	for llvm.IsArray(t) || llvm.IsVector(t) {
		t = llvm.Elem(t)
	}
	return t
}

// isDense reports whether the elements of nested arrays have the shape of the type of
// LLVM.
func (l *Lowering) isDense(t ir.Type) bool {
	a, ok := spirv.AsArrayType(t)
	if !ok {
		_, other := t.(*ir.DialectType)
		return !other
	}
	lay, why := l.arrayLayoutOf(a.Type)
	return why == "" && !lay.padded && l.isDense(lay.elem)
}

// extract takes the member of type t at a path out of a struct or array.
func (l *Lowering) extract(e emit.Emitter, from *ir.Value, t ir.Type, path ...int) *ir.Value {
	return e.Make(l.extractName, t, l.position(path), from)
}

// insert returns a struct or array with another member at a path.
func (l *Lowering) insert(e emit.Emitter, into, v *ir.Value, path ...int) *ir.Value {
	return e.Make(l.insertName, into.Type(), l.position(path), into, v)
}

// position is a path as 32-bit integers, which SPIR-V has.
func (l *Lowering) position(path []int) ir.AttrList {
	list := make([]ir.Attribute, len(path))
	for i, n := range path {
		list[i] = l.ctx.I32Attr(int64(n))
	}
	return ir.AttrList{{Name: "position", Value: l.ctx.ArrayAttr(list)}}
}
