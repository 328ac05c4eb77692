package tiling

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// amount is a number: that of a value, or a known one where there is none.
type amount struct {
	value *ir.Value
	known int64
}

func known(n int64) amount { return amount{known: n} }

// tile is a part of the iteration space of an operation.
type tile struct {
	offsets, sizes []amount
	split          []bool // the dimensions in which it is not the whole space
	fits           []bool // those in which it does not go beyond the space
}

// formula is an affine expression of values.
type formula struct {
	expr   affine.Expr
	values []*ir.Value
}

// of puts numbers for the dimensions of an expression.
func (f *formula) of(e affine.Expr, numbers []amount) affine.Expr {
	dims := make([]affine.Expr, len(numbers))
	for d := range numbers {
		dims[d] = affine.Constant(0)
		if affine.Uses(e, affine.Dim(d)) {
			dims[d] = f.term(numbers[d])
		}
	}
	return affine.ReplaceDimsAndSymbols(e, dims, nil)
}

// term is a number as an expression.
func (f *formula) term(a amount) affine.Expr {
	if a.value == nil {
		return affine.Constant(a.known)
	}
	at := slices.Index(f.values, a.value)
	if at < 0 {
		at = len(f.values)
		f.values = append(f.values, a.value)
	}
	return affine.Dim(at)
}

// applied is the number that an expression of numbers is.
func applied(b *ir.Builder, e affine.Expr, numbers []amount) amount {
	var f formula
	f.expr = f.of(e, numbers)
	switch e := affine.Simplify(f.expr, len(f.values), 0).(type) {
	case affine.Constant:
		return known(int64(e))
	case affine.Dim:
		return amount{value: f.values[e]}
	}
	return amount{value: dialect.NewApply(b, f.values, affine.NewMap(len(f.values), 0, f.expr)).Op.Result(0)}
}

// sizeOf is that of a dimension of a memref or tensor.
func sizeOf(b *ir.Builder, v *ir.Value, dim int) amount {
	t := v.Type().(ir.ShapedType)
	if n := t.Shape()[dim]; n != ir.Dynamic {
		return known(n)
	}
	at := std.NewConstant(b, b.Context().IndexType(), b.Context().IndexAttr(int64(dim))).Result()
	if _, isTensor := v.Type().(*ir.RankedTensorType); isTensor {
		return amount{value: tensor.NewDim(b, v, at).Result()}
	}
	return amount{value: memref.NewDim(b, v, at).Result()}
}

// extents are the numbers of points in each dimension of the space of an operation.
func extents(b *ir.Builder, s *linalg.Structured) []amount {
	places, ok := s.Extents()
	if !ok {
		panic("BUG: linalg: the size of a dimension is not known")
	}
	list := make([]amount, len(places))
	for _, d := range linalg.InOrder(places) {
		list[d] = sizeOf(b, s.Op.Operand(places[d].Operand), places[d].Dim)
	}
	return list
}

// slice is the part of a memref or tensor: an offset and a size for each of its dimensions.
type slice struct{ offsets, sizes []amount }

// sliceOf is the part of an operand to which a tile leads by a map; false where that is all.
func (t tile) sliceOf(b *ir.Builder, m affine.Map, operand *ir.Value) (slice, bool) {
	if !slices.ContainsFunc(m.Results, t.splits) {
		return slice{}, false
	}
	var s slice
	for r, e := range m.Results {
		if !t.splits(e) {
			s.offsets, s.sizes = append(s.offsets, known(0)), append(s.sizes, sizeOf(b, operand, r))
			continue
		}
		s.offsets = append(s.offsets, applied(b, fromZero(e, m.NumDims), t.starts()))
		s.sizes = append(s.sizes, t.sizeAlong(b, e, m.NumDims, operand, r))
	}
	return s, true
}

// unsliceable is an operand of which no slice has what a tile meets, for a subscript that grows by no
// fixed number from point to point: -1 where there is none.
func (t tile) unsliceable(s *linalg.Structured) int {
	for i, m := range s.Maps {
		for _, e := range m.Results {
			if _, rises := constantOf(e, m.NumDims); t.splits(e) && !rises {
				return i
			}
		}
	}
	return -1
}

// constantOf is what an expression adds to multiples of its dimensions; false where it is no such sum,
// or with less than nothing.
func constantOf(e affine.Expr, dims int) (int64, bool) {
	offset, strides, ok := affine.NewMap(dims, 0, e).Linear()
	if !ok {
		return 0, false
	}
	for _, s := range append(strides, offset) {
		if n, known := s.(affine.Constant); !known || n < 0 {
			return 0, false
		}
	}
	return int64(offset.(affine.Constant)), true
}

// fromZero is a subscript without what it adds: the operation on a slice adds that, too.
func fromZero(e affine.Expr, dims int) affine.Expr {
	n, _ := constantOf(e, dims)
	return affine.Sub(e, affine.Constant(n))
}

// splits reports whether an expression has a dimension that the tile splits.
func (t tile) splits(e affine.Expr) bool {
	for d, split := range t.split {
		if split && affine.Uses(e, affine.Dim(d)) {
			return true
		}
	}
	return false
}

// starts are the numbers of the first point; 0 where the tile is whole.
func (t tile) starts() []amount {
	list := slices.Clone(t.offsets)
	for d, split := range t.split {
		if !split {
			list[d] = known(0)
		}
	}
	return list
}

// sizeAlong is how many elements of dimension r of an operand the tile meets.
func (t tile) sizeAlong(b *ir.Builder, e affine.Expr, dims int, operand *ir.Value, r int) amount {
	last := make([]affine.Expr, len(t.sizes))
	for d := range last {
		last[d] = affine.Add(affine.Dim(d), affine.Constant(-1))
	}
	span := affine.Add(affine.ReplaceDimsAndSymbols(e, last, nil), affine.Constant(1))
	var f formula
	size := affine.Simplify(f.of(span, t.sizes), len(f.values), 0)
	most, isKnown := size.(affine.Constant)
	if isKnown && t.fitsAlong(e) {
		return known(int64(most))
	}
	if n := operand.Type().(ir.ShapedType).Shape()[r]; isKnown && n != ir.Dynamic && n%int64(most) == 0 {
		return known(int64(most))
	}
	if t.fitsAlong(e) {
		return applied(b, span, t.sizes)
	}
	left := affine.Sub(f.term(sizeOf(b, operand, r)), f.of(fromZero(e, dims), t.starts()))
	return amount{value: dialect.NewMin(b, f.values, affine.NewMap(len(f.values), 0, size, left)).Op.Result(0)}
}

// fitsAlong reports whether the tile fits in all dimensions that an expression has.
func (t tile) fitsAlong(e affine.Expr) bool {
	for d, fits := range t.fits {
		if t.split[d] && !fits && affine.Uses(e, affine.Dim(d)) {
			return false
		}
	}
	return true
}

// Numbers that stand for an operand in the arrays of slices.
const (
	offsetOperand = -1 << 63
	sizeOperand   = -1
)

// arrays are a slice as operations have it: numbers for verifiers, numbers as they are written,
// and operands.
func arrays(list []amount, operand int64) (form, written []int64, values []*ir.Value) {
	for _, a := range list {
		if a.value != nil {
			form, written, values = append(form, ir.Dynamic), append(written, operand), append(values, a.value)
			continue
		}
		form, written = append(form, a.known), append(written, a.known)
	}
	return form, written, values
}

// of is the slice of a memref or tensor.
func (s slice) of(b *ir.Builder, v *ir.Value) *ir.Value {
	offsetForm, offsets, offsetValues := arrays(s.offsets, offsetOperand)
	sizeForm, sizes, sizeValues := arrays(s.sizes, sizeOperand)
	ones := slices.Repeat([]int64{1}, len(sizes))
	if t, isTensor := v.Type().(*ir.RankedTensorType); isTensor {
		part := b.Context().RankedTensorType(sizeForm, t.Elem(), nil)
		return tensor.NewExtractSlice(b, v, offsetValues, sizeValues, nil, part, offsets, sizes, ones).Op.Result(0)
	}
	form, _ := view.Of(v.Type())
	part := form.Slice(offsetForm, sizeForm, ones).Like(v.Type())
	return memref.NewSubview(b, v, offsetValues, sizeValues, nil, part, offsets, sizes, ones).Op.Result(0)
}

// into puts a tensor in the place of the slice of another one.
func (s slice) into(b *ir.Builder, v, whole *ir.Value) *ir.Value {
	_, offsets, offsetValues := arrays(s.offsets, offsetOperand)
	_, sizes, sizeValues := arrays(s.sizes, sizeOperand)
	ones := slices.Repeat([]int64{1}, len(sizes))
	return tensor.NewInsertSlice(b, v, whole, offsetValues, sizeValues, nil, offsets, sizes, ones).Op.Result(0)
}
