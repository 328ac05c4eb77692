package affine

import (
	"math"
	"slices"
)

// Dynamic stands for a stride or offset that is only known at run time.
const Dynamic = math.MinInt64

// Strided is a layout that is linear in the indices: element (i, j, ...) is at
// Offset + i*Strides[0] + j*Strides[1] + ... Each may be Dynamic.
type Strided struct {
	Offset  int64
	Strides []int64
}

// Contiguous returns the row-major layout of a shape, whose negative sizes are
// dynamic. A stride is dynamic if a size to its right is, or if it does not fit
// an int64. Where a size is zero there are no elements, and all strides are
// zero.
func Contiguous(shape []int64) Strided {
	s := Strided{Strides: make([]int64, len(shape))}
	if slices.Contains(shape, 0) {
		return s
	}
	running := int64(1)
	for i, size := range slices.Backward(shape) {
		s.Strides[i] = running
		product, ok := mulChecked(running, size)
		if size < 0 || !ok || running == Dynamic {
			product = Dynamic
		}
		running = product
	}
	return s
}

// StridedLayout returns the strides and the offset that a layout map gives a
// shape; an identity map gives those of Contiguous. ok is false when the map
// has several results, is not linear in its dimensions, or has a stride of
// zero, with which elements would share their place.
func StridedLayout(layout Map, shape []int64) (s Strided, ok bool) {
	if layout.IsIdentity() {
		return Contiguous(shape), true
	}
	if layout.NumDims != len(shape) {
		return Strided{}, false
	}
	offset, strides, ok := layout.Linear()
	if !ok {
		return Strided{}, false
	}
	s.Offset = constantOrDynamic(offset)
	for _, stride := range strides {
		v := constantOrDynamic(stride)
		if v == 0 {
			return Strided{}, false
		}
		s.Strides = append(s.Strides, v)
	}
	return s, true
}

// Linear returns what a map with one result, which is linear in its dimensions,
// adds and what it multiplies each dimension with. No dimension occurs in these.
func (m Map) Linear() (offset Expr, strides []Expr, ok bool) {
	if len(m.Results) != 1 {
		return nil, nil, false
	}
	x := strideExtractor{strides: make([]Expr, m.NumDims), offset: Constant(0)}
	for i := range x.strides {
		x.strides[i] = Constant(0)
	}
	ok = x.extract(m.Results[0], Constant(1))
	return x.offset, x.strides, ok
}

// strideExtractor sums up what each dimension is multiplied with.
type strideExtractor struct {
	strides []Expr
	offset  Expr
}

func (x *strideExtractor) extract(e, factor Expr) bool {
	if d, ok := e.(Dim); ok {
		x.strides[d] = Add(x.strides[d], factor)
		return true
	}
	if e.IsSymbolicOrConstant() {
		x.offset = Add(x.offset, Mul(e, factor))
		return true
	}
	b := e.(*Binary)
	switch b.op {
	case OpAdd:
		return x.extract(b.lhs, factor) && x.extract(b.rhs, factor)
	case OpMul:
		if b.rhs.IsSymbolicOrConstant() {
			return x.extract(b.lhs, Mul(b.rhs, factor))
		}
		return b.lhs.IsSymbolicOrConstant() && x.extract(b.rhs, Mul(b.lhs, factor))
	}
	return false
}

// constantOrDynamic sees through terms that cancel out, as s0 * 5 - (s0 + s0 * 4).
func constantOrDynamic(e Expr) int64 {
	sum := linearSum{terms: map[string]int64{}}
	sum.add(e, 1)
	for _, factor := range sum.terms {
		if factor != 0 {
			return Dynamic
		}
	}
	return sum.constant
}

// linearSum is a constant and multiples of terms, which are known by their
// keys.
type linearSum struct {
	constant int64
	terms    map[string]int64
}

func (s *linearSum) add(e Expr, factor int64) {
	if c, ok := e.(Constant); ok {
		s.constant += int64(c) * factor
		return
	}
	if b, ok := asBinary(e, OpAdd); ok {
		s.add(b.lhs, factor)
		s.add(b.rhs, factor)
		return
	}
	if x, c, ok := withConstant(e, OpMul); ok {
		s.add(x, factor*int64(c))
		return
	}
	s.terms[string(appendKey(nil, e))] += factor
}

// Map returns the layout as a map with one result. What is dynamic becomes a
// symbol: the offset first, then the strides in order.
func (s Strided) Map() Map {
	symbols := 0
	known := func(v int64) Expr {
		if v != Dynamic {
			return Constant(v)
		}
		symbols++
		return Symbol(symbols - 1)
	}
	e := known(s.Offset)
	for i, stride := range s.Strides {
		e = Add(e, Mul(Dim(i), known(stride)))
	}
	return NewMap(len(s.Strides), symbols, e)
}

// IsStatic reports whether nothing is dynamic.
func (s Strided) IsStatic() bool {
	return s.Offset != Dynamic && !slices.Contains(s.Strides, Dynamic)
}

// Equal reports whether offset and strides are the same.
func (s Strided) Equal(t Strided) bool {
	return s.Offset == t.Offset && slices.Equal(s.Strides, t.Strides)
}
