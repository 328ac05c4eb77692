package tollvm

import (
	"fmt"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// part is where a member of a composite is in LLVM's value.
type part struct {
	t    ir.Type // of SPIR-V
	path []int   // none of an element of a vector
	at   int64   // of an element of a vector
	slot slot
}

// partOf finds a member of a composite, or tells why it cannot.
func (l *Lowering) partOf(t ir.Type, i int64) (p part, why string) {
	outside := func(n int64) bool { return i < 0 || i >= n }
	beyond := fmt.Sprintf("index %d leaves the type %s", i, syntax.TypeString(t))
	switch t := t.(type) {
	case *ir.VectorType:
		if outside(t.Shape()[0]) {
			return p, beyond
		}
		return part{t: t.Elem(), at: i, slot: slot{t: l.convertOne(t.Elem())}}, ""
	case *ir.DialectType:
		switch t.Def().Name() {
		case structName:
			lay, why := l.structOf(t)
			if why != "" {
				return p, why
			}
			if outside(int64(len(lay.members))) {
				return p, beyond
			}
			return part{t: lay.members[i].t, path: []int{lay.at[i]}, slot: lay.slots[i]}, l.bytesProblem(lay.slots[i], lay.members[i].t)
		case arrayName:
			lay, why := l.arrayOf(t)
			if why != "" {
				return p, why
			}
			if outside(intParam(t, arrayLen)) {
				return p, beyond
			}
			p = part{t: lay.elem, path: []int{int(i)}, slot: lay.slot}
			if lay.padded {
				p.path = append(p.path, 0)
			}
			return p, l.bytesProblem(lay.slot, lay.elem)
		case matrixName:
			n, column := columns(t)
			if outside(n) {
				return p, beyond
			}
			return part{t: column, path: []int{int(i)}, slot: slot{t: l.convertOne(column)}}, ""
		}
	}
	return p, beyond
}

// bytesProblem tells why a member that lies as bytes is not taken out of a value.
func (l *Lowering) bytesProblem(s slot, t ir.Type) string {
	if s.kind != bytesSlot {
		return ""
	}
	return "a value of type " + syntax.TypeString(t) + " lies in the composite in a layout that LLVM has no type for; " +
		"load it by an access chain"
}

// get takes a member out of a composite.
func (l *Lowering) get(e emit.Emitter, from *ir.Value, p part) *ir.Value {
	if len(p.path) == 0 {
		return l.element(e, from, p.at)
	}
	v := l.extract(e, from, p.slot.t, p.path...)
	if p.slot.kind == arraySlot {
		return l.vectorOfArray(e, v, l.convertOne(p.t))
	}
	return v
}

// set returns a composite with another member.
func (l *Lowering) set(e emit.Emitter, into, v *ir.Value, p part) *ir.Value {
	if len(p.path) == 0 {
		return l.withElement(e, into, v, p.at)
	}
	if p.slot.kind == arraySlot {
		v = l.arrayOfVector(e, v, p.slot.t)
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

// composeProblem tells why a composite cannot be put together of its members.
func (l *Lowering) composeProblem(t ir.Type, n int) string {
	for i := range n {
		if _, why := l.partOf(t, int64(i)); why != "" {
			return why
		}
	}
	return ""
}

// pathOf reads the indices of an operation on a member of a composite.
func pathOf(op *ir.Operation) []int64 {
	list, _ := op.Attr("indices").(*ir.ArrayAttr)
	if list == nil {
		return nil
	}
	path := make([]int64, len(list.Elems()))
	for i, e := range list.Elems() {
		path[i] = intOf(e)
	}
	return path
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
	return convert.Pattern{
		Name: "spv.CompositeExtract to llvm.extractvalue, llvm.extractelement", Root: "spv.CompositeExtract",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			list, why := l.partsAt(op.OperandType(0), pathOf(op))
			if why != "" {
				return rw.MatchFailure(why)
			}
			v := operands.One(0)
			for _, p := range list {
				v = l.get(l.at(rw), v, p)
			}
			rw.ReplaceOp(op, v)
			return rw.Success()
		},
	}
}

// compositeInsert converts `spv.CompositeInsert`.
func (l *Lowering) compositeInsert() convert.Pattern {
	return convert.Pattern{
		Name: "spv.CompositeInsert to llvm.insertvalue, llvm.insertelement", Root: "spv.CompositeInsert",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			list, why := l.partsAt(op.OperandType(1), pathOf(op))
			if why != "" {
				return rw.MatchFailure(why)
			}
			e := l.at(rw)
			around := []*ir.Value{operands.One(1)}
			for _, p := range list[:max(len(list)-1, 0)] {
				around = append(around, l.get(e, around[len(around)-1], p))
			}
			v := operands.One(0)
			for i := len(list) - 1; i >= 0; i-- {
				v = l.set(e, around[i], v, list[i])
			}
			rw.ReplaceOp(op, v)
			return rw.Success()
		},
	}
}

// compositeConstruct converts `spv.CompositeConstruct`; a vector may be made of smaller
// vectors.
func (l *Lowering) compositeConstruct() convert.Pattern {
	return convert.Pattern{
		Name: "spv.CompositeConstruct to insertions", Root: "spv.CompositeConstruct",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			t := op.ResultType(0)
			if l.convertOne(t) == nil {
				return rw.MatchFailure(l.whyNot(t))
			}
			e := l.at(rw)
			vector, ok := t.(*ir.VectorType)
			if !ok {
				if n := len(l.parts(t)); n != op.NumOperands() {
					return rw.MatchFailuref("a composite of %d members is made of %d", n, op.NumOperands())
				}
				if why := l.composeProblem(t, op.NumOperands()); why != "" {
					return rw.MatchFailure(why)
				}
				rw.ReplaceOp(op, l.compose(e, t, operands.All()))
				return rw.Success()
			}
			n := int64(0)
			for _, t := range operands.All() {
				n += max(llvm.Len(t.Type()), 1)
			}
			if n != vector.Shape()[0] {
				return rw.MatchFailuref("a vector of %d elements is made of %d", vector.Shape()[0], n)
			}
			var elements []*ir.Value
			for _, v := range operands.All() {
				elements = append(elements, l.elements(e, v)...)
			}
			rw.ReplaceOp(op, l.compose(e, t, elements))
			return rw.Success()
		},
	}
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
	d, ok := as(t, arrayName)
	if !ok {
		_, scalarOrVector := t.(*ir.DialectType)
		return !scalarOrVector
	}
	lay, why := l.arrayOf(d)
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
