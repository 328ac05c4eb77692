package convention

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// View gives the parts of one memref. A part that the type gives is a constant; one that the
// form has is extracted; the others are derived.
type View struct {
	e      emit.Emitter
	r      *Ranked
	f      *form
	values []*ir.Value // never a pointer to a struct: that has been loaded
}

// Value views what a memref has become inside of a function.
func (r *Ranked) Value(e emit.Emitter, values []*ir.Value) View {
	return View{e: e, r: r, f: r.value, values: values}
}

// view views a memref in any form.
func (r *Ranked) view(e emit.Emitter, f *form, values []*ir.Value) View {
	if f.As == AsPointer {
		values = []*ir.Value{e.Load(values[0], f.inner)}
	}
	return View{e: e, r: r, f: f, values: values}
}

// scalar takes a part that is one value out of the form, nil if it is not there.
func (v View) scalar(p Part) *ir.Value {
	at := v.f.at[indexOf(p)]
	if at == missing {
		return nil
	}
	if v.f.As == AsValues {
		return v.values[at]
	}
	return v.e.Extract(v.values[0], v.r.partType(p), at)
}

// entry takes one size or stride out of the form, nil if it is not there.
func (v View) entry(p Part, i int) *ir.Value {
	at := v.f.at[indexOf(p)]
	if at == missing {
		return nil
	}
	if v.f.As == AsValues {
		return v.values[at+i]
	}
	return v.e.Extract(v.values[0], v.e.IndexType, at, i)
}

// Allocated is the pointer to free.
func (v View) Allocated() *ir.Value {
	if carried := v.scalar(Allocated); carried != nil {
		return carried
	}
	return v.Aligned()
}

// Aligned is the pointer to the buffer.
func (v View) Aligned() *ir.Value { return v.scalar(Aligned) }

// Offset is the distance from the start of the buffer to the first element.
func (v View) Offset() *ir.Value {
	if v.r.offset != ir.Dynamic {
		return v.e.Index(v.r.offset)
	}
	return v.scalar(Offset)
}

// Rank is the number of dimensions.
func (v View) Rank() int { return v.r.Rank() }

// Elem is the type of an element.
func (v View) Elem() ir.Type { return v.r.Elem }

// Size is the size of a dimension.
func (v View) Size(i int) *ir.Value {
	if n := v.r.Type.Shape()[i]; n != ir.Dynamic {
		return v.e.Index(n)
	}
	return v.entry(Sizes, i)
}

// Stride is the distance of neighbours in a dimension.
func (v View) Stride(i int) *ir.Value {
	return v.stride(i, v.e.Index, func(n *ir.Value) *ir.Value { return n })
}

// stride is the distance of neighbours in a dimension, in the type that number and
// cast make.
func (v View) stride(i int, number func(int64) *ir.Value, cast func(*ir.Value) *ir.Value) *ir.Value {
	if n := v.r.strides[i]; n != ir.Dynamic {
		return number(n)
	}
	if carried := v.entry(Strides, i); carried != nil {
		return cast(carried)
	}
	// It is the number of elements behind the dimension.
	inner := cast(v.Size(i + 1))
	if n := v.r.strides[i+1]; n == 1 {
		return inner
	}
	return v.e.Mul(inner, v.stride(i+1, number, cast))
}

// NumElements is the product of all sizes, as a number of what is at addresses.
func (v View) NumElements() *ir.Value {
	if n, ok := ir.NumElements(v.r.Type); ok {
		return v.e.AddressNumber(n)
	}
	return count(v.e, v.Rank(), v.Size)
}

// count is the product of sizes.
func count(e emit.Emitter, rank int, size func(i int) *ir.Value) *ir.Value {
	var product *ir.Value
	for i := range rank {
		product = mul(e, product, e.Address(size(i)))
	}
	return product
}

// mul multiplies, nil being one.
func mul(e emit.Emitter, a, b *ir.Value) *ir.Value {
	if a == nil {
		return b
	}
	return e.Mul(a, b)
}

// addAddress adds what has the width of an address, or is to get it; nil is zero.
func addAddress(e emit.Emitter, a, b *ir.Value) *ir.Value {
	if a == nil {
		return b
	}
	return e.Add(e.Address(a), e.Address(b))
}

// Element is the address of the element at those indices, which already have
// the type that an index becomes.
func (v View) Element(indices []*ir.Value) *ir.Value {
	base := v.Aligned()
	var at *ir.Value
	switch v.r.offset {
	case 0:
	case ir.Dynamic:
		at = v.Offset()
	default:
		at = v.e.AddressNumber(v.r.offset)
	}
	for i, index := range indices {
		step := index
		if v.r.strides[i] != 1 {
			step = v.e.Mul(v.e.Address(index), v.stride(i, v.e.AddressNumber, v.e.Address))
		}
		at = addAddress(v.e, at, step)
	}
	if at == nil {
		return base
	}
	return v.e.Element(base, v.r.Pointer, at)
}

// First is the address of the first element.
func (v View) First() *ir.Value { return v.Element(nil) }

// SizeAt is the size of the dimension that a value numbers.
func (v View) SizeAt(index *ir.Value) *ir.Value {
	types := v.e.Types
	zero, one := v.e.Index(0), v.e.SlotCount()
	array := v.sizeArray()
	slot := v.e.SlotOf(one, array.Type())
	v.e.Store(array, slot)
	return v.e.Load(v.e.Element(slot, types.Ptr(v.e.IndexType, 0), zero, index), v.e.IndexType)
}

func (v View) sizeArray() *ir.Value {
	at := v.f.at[indexOf(Sizes)]
	t := v.e.Types.Array(int64(v.r.Rank()), v.e.IndexType)
	if at != missing && v.f.As != AsValues {
		return v.e.Extract(v.values[0], t, at)
	}
	array := v.e.Undef(t)
	for i := range v.r.strides {
		array = v.e.Insert(array, v.Size(i), i)
	}
	return array
}
