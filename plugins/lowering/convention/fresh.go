package convention

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// Fresh is the shape of a memref that is about to be allocated.
type Fresh struct {
	Offset         *ir.Value // nil where the type gives it
	Sizes, Strides []*ir.Value
	// Count is the number of elements to allocate, in the width of an address.
	Count *ir.Value
}

// Fresh computes the shape of a new memref whose dynamic sizes are given, as are
// the symbols of its layout. [Ranked.CanAllocate] must hold.
func (r *Ranked) Fresh(e emit.Emitter, dynamic, symbols []*ir.Value) Fresh {
	f := Fresh{Sizes: r.fillSizes(e, dynamic)}
	switch {
	case r.Type.Layout() == nil:
		f.Strides, f.Count = r.rowMajor(e, f.Sizes)
		if e.AddressType != e.IndexType {
			// A stride is an index; the number of elements may be more.
			f.Count = r.elements(e, f.Sizes)
		}
	case r.isStatic():
		f.Strides, f.Count = r.staticStrides(e), e.AddressNumber(r.extent())
	default:
		f.Offset, f.Strides = r.linear(e, symbols)
		f.Count = r.dynamicExtent(e, f)
	}
	return f
}

// CanAllocate reports whether [Ranked.Fresh] can compute the size of the buffer from the type
// and the symbols of its layout.
func (r *Ranked) CanAllocate() bool {
	if r.Type.Layout() == nil || r.isStatic() {
		return true
	}
	_, _, ok := r.linearExprs()
	return ok
}

// isStatic reports whether the type gives all sizes, strides and the offset.
func (r *Ranked) isStatic() bool { return r.known(Offset) && r.known(Sizes) && r.known(Strides) }

func (r *Ranked) staticStrides(e emit.Emitter) []*ir.Value {
	strides := make([]*ir.Value, len(r.strides))
	for i, n := range r.strides {
		strides[i] = e.Index(n)
	}
	return strides
}

// extent is the number of elements from the start of the buffer to the last
// element, in a layout that is static.
func (r *Ranked) extent() int64 {
	last := r.offset
	for i, n := range r.Type.Shape() {
		if n == 0 {
			return 0
		}
		last += (n - 1) * r.strides[i]
	}
	return last + 1
}

// fillSizes lists all sizes: constants, and the dynamic ones where the type does not give them.
func (r *Ranked) fillSizes(e emit.Emitter, dynamic []*ir.Value) []*ir.Value {
	sizes := make([]*ir.Value, len(r.strides))
	for i, n := range r.Type.Shape() {
		if n != ir.Dynamic {
			sizes[i] = e.Index(n)
			continue
		}
		sizes[i], dynamic = dynamic[0], dynamic[1:]
	}
	return sizes
}

// rowMajor computes the strides of contiguous elements, if values carry them, and
// the number of elements.
func (r *Ranked) rowMajor(e emit.Emitter, sizes []*ir.Value) (strides []*ir.Value, count *ir.Value) {
	if len(sizes) == 0 || r.Carries(Strides) {
		count = e.Index(1)
	}
	strides = make([]*ir.Value, len(sizes))
	known := int64(1)
	for i := len(sizes) - 1; i >= 0; i-- {
		strides[i] = count
		first := known == 1
		known = product(known, r.Type.Shape()[i])
		switch {
		case first:
			count = sizes[i]
		case known == ir.Dynamic:
			count = e.Mul(count, sizes[i])
		default:
			count = e.Index(known)
		}
	}
	return strides, count
}

// elements is the number of elements of a memref of those sizes.
func (r *Ranked) elements(e emit.Emitter, sizes []*ir.Value) *ir.Value {
	if n, ok := ir.NumElements(r.Type); ok {
		return e.AddressNumber(n)
	}
	return count(e, len(sizes), func(i int) *ir.Value { return sizes[i] })
}

// product multiplies sizes, one of which may be dynamic.
func product(a, b int64) int64 {
	if a == ir.Dynamic || b == ir.Dynamic || a != 0 && b > (1<<62)/a {
		return ir.Dynamic
	}
	return a * b
}
