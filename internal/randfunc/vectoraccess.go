package randfunc

import (
	"fmt"
	"slices"
	"strings"
)

// VectorAccess reads and writes memory by vectors. For MLIR 13 each element is read or written by
// itself, where it is there.
func VectorAccess() Family {
	return Family{Name: "vector access", Ops: []Op{
		{Name: "transfer_read", Write: transferRead}, {Name: "transfer_read", Write: transferRead},
		{Name: "transfer_write", Write: transferWrite}, {Name: "transfer_write", Write: transferWrite},
		{Name: "load", Write: loadVector}, {Name: "store", Write: storeVector},
		{Name: "maskedload", Write: maskedLoad}, {Name: "maskedstore", Write: maskedStore},
		{Name: "gather", Write: gather}, {Name: "scatter", Write: scatter},
		{Name: "expandload", Write: expandLoad}, {Name: "compressstore", Write: compressStore},
	}}
}

// row decides for a memref whose elements vectors have.
func (f *Func) row(fits func(*Type) bool) *Value {
	return f.Pick(func(t *Type) bool {
		return t.Kind == MemRef && len(t.Shape) > 0 && t.Elem.Kind != Vector && isMovable(t.Elem) && fits(t)
	})
}

// isRow reports whether the elements of the last dimension lie one behind the other.
func isRow(t *Type) bool { return t.Layout == nil }

// at are indices of an element that is there.
func (f *Func) at(m *Value) []*Value {
	list := make([]*Value, len(m.Type.Shape))
	for i := range list {
		list[i] = f.within(m, i)
	}
	return list
}

// step goes from a value on by a number.
func (f *Func) step(v *Value, by int) *Value {
	return f.aux(v.Type, "addi %s, %s : %s", v.Name, f.aux(v.Type, "constant %d : %s", by, v.Type).Name, v.Type)
}

func (f *Func) isBelow(a, b *Value) *Value {
	return f.aux(intType(1), "cmpi slt, %s, %s : %s", a.Name, b.Name, a.Type)
}

func (f *Func) both(a, b *Value) *Value {
	return f.aux(intType(1), "and %s, %s : i1", a.Name, b.Name)
}

// readIf reads an element if there is one, and is something else otherwise. The indices are of an
// element that is there in any case.
func (f *Func) readIf(there *Value, m *Value, at []*Value, otherwise *Value) *Value {
	v := f.aux(m.Type.Elem, "memref.load %s[%s] : %s", m.Name, names(at), m.Type)
	return f.selected(there, v, otherwise)
}

// writeIf writes an element, or what was there.
func (f *Func) writeIf(there, v *Value, m *Value, at []*Value) {
	old := f.aux(m.Type.Elem, "memref.load %s[%s] : %s", m.Name, names(at), m.Type)
	f.Linef("memref.store %s, %s[%s] : %s", f.selected(there, v, old).Name, m.Name, names(at), m.Type)
}

// transfer is how a vector lies in a memref.
type transfer struct {
	m    *Value
	base []*Value
	// dims are the dimensions of the memref along which those of the vector lie; -1 repeats.
	dims []int
	mask *Value
	t    *Type
}

func (f *Func) transfer(mayRepeat bool) *transfer {
	m := f.row(anything)
	if m == nil {
		return nil
	}
	rank := len(m.Type.Shape)
	shape := f.lanes()
	if len(shape) > rank {
		shape = shape[:rank]
	}
	x := &transfer{m: m, t: vectorType(m.Type.Elem, shape...)}
	for i := range shape {
		x.dims = append(x.dims, rank-len(shape)+i)
	}
	if f.OneIn(3) {
		x.dims = f.permutation(rank)[:len(shape)]
		if mayRepeat && f.OneIn(2) {
			x.dims[f.IntN(len(shape))] = -1
		}
	} else if f.OneIn(3) {
		x.mask = f.mask(shape...)
	}
	x.base = f.at(m)
	return x
}

// attributes are those of the operation.
func (x *transfer) attributes() string {
	rank := len(x.m.Type.Shape)
	minor := true
	var inBounds, results, dims []string
	for i := range rank {
		dims = append(dims, fmt.Sprintf("d%d", i))
	}
	for i, d := range x.dims {
		minor = minor && d == rank-len(x.dims)+i
		inBounds = append(inBounds, fmt.Sprint(d < 0))
		if d < 0 {
			results = append(results, "0")
			continue
		}
		results = append(results, dims[d])
	}
	if minor {
		return ""
	}
	return fmt.Sprintf(" {in_bounds = [%s], permutation_map = affine_map<(%s) -> (%s)>}",
		strings.Join(inBounds, ", "), strings.Join(dims, ", "), strings.Join(results, ", "))
}

func (x *transfer) maskOperand() string {
	if x.mask == nil {
		return ""
	}
	return ", " + x.mask.Name
}

// element is where an element of the vector lies, if it is there. If not, it is where another one is.
func (x *transfer) element(f *Func, at []int) (there *Value, indices []*Value) {
	there = f.aux(intType(1), "constant true")
	if x.mask != nil {
		there = f.element(x.mask, at...)
	}
	indices = slices.Clone(x.base)
	for i, d := range x.dims {
		if d < 0 {
			continue
		}
		to := f.step(x.base[d], at[i])
		inside := f.isBelow(to, f.dim(x.m, d))
		indices[d] = f.selected(inside, to, x.base[d])
		there = f.both(there, inside)
	}
	return there, indices
}

func transferRead(f *Func) {
	x := f.transfer(true)
	if x == nil {
		return
	}
	pad := f.Need(x.t.Elem)
	operation := fmt.Sprintf("vector.transfer_read %s[%s], %s%s%s : %s, %s", x.m.Name, names(x.base), pad.Name, x.maskOperand(), x.attributes(), x.m.Type, x.t)
	v := f.byElement(x.t, operation, func(at []int) *Value {
		there, indices := x.element(f, at)
		return f.readIf(there, x.m, indices, pad)
	})
	v.Inexact = !f.exact && hasFloats(v.Type)
}

func transferWrite(f *Func) {
	x := f.transfer(false)
	if x == nil {
		return
	}
	v := f.Need(x.t)
	f.either(func() {
		f.Linef("vector.transfer_write %s, %s[%s]%s%s : %s, %s", v.Name, x.m.Name, names(x.base), x.maskOperand(), x.attributes(), x.t, x.m.Type)
	}, func() {
		for _, at := range positions(x.t.Shape) {
			there, indices := x.element(f, at)
			f.writeIf(there, f.element(v, at...), x.m, indices)
		}
	})
}

// wide decides for a memref with room for a vector at the beginning of its rows.
func (f *Func) wide() (m *Value, t *Type, at []*Value) {
	if m = f.row(func(t *Type) bool { return isRow(t) }); m == nil {
		return nil, nil, nil
	}
	last := len(m.Type.Shape) - 1
	room := m.sizes()[last]
	if room == Dynamic {
		return nil, nil, nil
	}
	n := 1 + f.IntN(min(room, 8))
	at = f.at(m)
	at[last] = f.aux(indexType(), "constant %d : index", f.IntN(room-n+1))
	return m, vectorType(m.Type.Elem, n), at
}

// along goes along the last dimension.
func (f *Func) along(at []*Value, by int) []*Value {
	last := len(at) - 1
	return append(slices.Clone(at[:last]), f.step(at[last], by))
}

func loadVector(f *Func) {
	m, t, at := f.wide()
	if m == nil {
		return
	}
	v := f.byElement(t, fmt.Sprintf("vector.load %s[%s] : %s, %s", m.Name, names(at), m.Type, t), func(lane []int) *Value {
		return f.aux(t.Elem, "memref.load %s[%s] : %s", m.Name, names(f.along(at, lane[0])), m.Type)
	})
	v.Inexact = !f.exact && hasFloats(t)
}

func storeVector(f *Func) {
	m, t, at := f.wide()
	if m == nil {
		return
	}
	v := f.Need(t)
	f.either(func() {
		f.Linef("vector.store %s, %s[%s] : %s, %s", v.Name, m.Name, names(at), m.Type, t)
	}, func() {
		for i := range t.Shape[0] {
			f.Linef("memref.store %s, %s[%s] : %s", f.element(v, i).Name, m.Name, names(f.along(at, i)), m.Type)
		}
	})
}

// masked is a part of a row: a vector of as many elements as mask has, which is true only for those
// that are there.
type masked struct {
	m    *Value
	at   []*Value
	t    *Type
	mask *Value
}

func (f *Func) masked() *masked {
	m := f.row(isRow)
	if m == nil {
		return nil
	}
	n := pick(f.Tape, []int{4, 2, 3, 8})
	s := &masked{m: m, t: vectorType(m.Type.Elem, n), at: f.at(m)}
	last := len(s.at) - 1
	room := f.aux(indexType(), "subi %s, %s : index", f.dim(m, last).Name, s.at[last].Name)
	t := vectorType(intType(1), n)
	there := f.aux(t, "vector.create_mask %s : %s", room.Name, t)
	s.mask = f.aux(t, "and %s, %s : %s", f.mask(n).Name, there.Name, t)
	return s
}

// types are those of the memref, the mask and the vector, as operations spell them.
func (s *masked) types() string { return fmt.Sprintf("%s, %s, %s", s.m.Type, s.mask.Type, s.t) }

// place is where the vector begins.
func (s *masked) place() string { return fmt.Sprintf("%s[%s]", s.m.Name, names(s.at)) }

// lane is whether a lane is on, and where it lies if it is.
func (s *masked) lane(f *Func, i int) (on *Value, at []*Value) {
	on = f.element(s.mask, i)
	last := len(s.at) - 1
	return on, append(slices.Clone(s.at[:last]), f.selected(on, f.step(s.at[last], i), s.at[last]))
}

func maskedLoad(f *Func) {
	s := f.masked()
	if s == nil {
		return
	}
	pass := f.Need(s.t)
	operation := fmt.Sprintf("vector.maskedload %s, %s, %s : %s into %s", s.place(), s.mask.Name, pass.Name, s.types(), s.t)
	f.byElement(s.t, operation, func(lane []int) *Value {
		on, at := s.lane(f, lane[0])
		return f.readIf(on, s.m, at, f.element(pass, lane...))
	}).Inexact = !f.exact && hasFloats(s.t)
}

func maskedStore(f *Func) {
	s := f.masked()
	if s == nil {
		return
	}
	v := f.Need(s.t)
	f.either(func() {
		f.Linef("vector.maskedstore %s, %s, %s : %s", s.place(), s.mask.Name, v.Name, s.types())
	}, func() {
		for i := range s.t.Shape[0] {
			on, at := s.lane(f, i)
			f.writeIf(on, f.element(v, i), s.m, at)
		}
	})
}

// scattered are numbers of elements of a list, for each lane one.
func (f *Func) scattered() (m *Value, t *Type, offsets, mask *Value, zero []*Value) {
	if m = f.row(func(t *Type) bool { return isRow(t) && len(t.Shape) == 1 }); m == nil {
		return nil, nil, nil, nil, nil
	}
	n := pick(f.Tape, []int{4, 2, 3, 8})
	it := vectorType(intType(pick(f.Tape, []int{32, 64})), n)
	size := f.aux(it.Elem, "index_cast %s : index to %s", f.dim(m, 0).Name, it.Elem)
	all := f.aux(it, "splat %s : %s", size.Name, it)
	offsets = f.aux(it, "remi_unsigned %s, %s : %s", f.Need(it).Name, all.Name, it)
	return m, vectorType(m.Type.Elem, n), offsets, f.mask(n), []*Value{f.aux(indexType(), "constant 0 : index")}
}

func (f *Func) offset(offsets *Value, i int) []*Value {
	e := f.element(offsets, i)
	return []*Value{f.aux(indexType(), "index_cast %s : %s to index", e.Name, e.Type)}
}

func gather(f *Func) {
	m, t, offsets, mask, zero := f.scattered()
	if m == nil {
		return
	}
	pass := f.Need(t)
	operation := fmt.Sprintf("vector.gather %s[%s] [%s], %s, %s : %s, %s, %s, %s into %[9]s",
		m.Name, names(zero), offsets.Name, mask.Name, pass.Name, m.Type, offsets.Type, mask.Type, t)
	f.byElement(t, operation, func(lane []int) *Value {
		return f.readIf(f.element(mask, lane...), m, f.offset(offsets, lane[0]), f.element(pass, lane...))
	}).Inexact = !f.exact && hasFloats(t)
}

// scatter writes one lane after the other.
func scatter(f *Func) {
	m, t, offsets, mask, zero := f.scattered()
	if m == nil {
		return
	}
	v := f.Need(t)
	f.either(func() {
		f.Linef("vector.scatter %s[%s] [%s], %s, %s : %s, %s, %s, %s", m.Name, names(zero), offsets.Name, mask.Name, v.Name, m.Type, offsets.Type, mask.Type, t)
	}, func() {
		for i := range t.Shape[0] {
			f.writeIf(f.element(mask, i), f.element(v, i), m, f.offset(offsets, i))
		}
	})
}

// dense goes through the lanes that are on, whose elements lie one behind the other.
func (s *masked) dense(f *Func, each func(i int, on *Value, at []*Value)) {
	last := len(s.at) - 1
	next := s.at[last]
	for i := range s.t.Shape[0] {
		on := f.element(s.mask, i)
		each(i, on, append(slices.Clone(s.at[:last]), f.selected(on, next, s.at[last])))
		next = f.selected(on, f.step(next, 1), next)
	}
}

func expandLoad(f *Func) {
	s := f.masked()
	if s == nil {
		return
	}
	pass := f.Need(s.t)
	out := f.fresh(s.t)
	out.Inexact = !f.exact && hasFloats(s.t)
	f.either(func() {
		f.Linef("%s = vector.expandload %s, %s, %s : %s into %s", out.Name, s.place(), s.mask.Name, pass.Name, s.types(), s.t)
	}, func() {
		var lanes []*Value
		s.dense(f, func(i int, on *Value, at []*Value) { lanes = append(lanes, f.readIf(on, s.m, at, f.element(pass, i))) })
		f.assemble(out, func(at []int) *Value { return lanes[at[0]] })
	})
	f.add(out)
}

func compressStore(f *Func) {
	s := f.masked()
	if s == nil {
		return
	}
	v := f.Need(s.t)
	f.either(func() {
		f.Linef("vector.compressstore %s, %s, %s : %s", s.place(), s.mask.Name, v.Name, s.types())
	}, func() {
		s.dense(f, func(i int, on *Value, at []*Value) { f.writeIf(on, f.element(v, i), s.m, at) })
	})
}
