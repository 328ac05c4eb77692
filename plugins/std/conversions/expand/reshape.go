package expand

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// dynamicSize stands in `static_sizes` for a size that is an operand; in
// `static_strides` it is ir.Dynamic.
const dynamicSize = -1

// reshape expands a memref.reshape to a rank that is known: the sizes are read,
// and the strides are their products.
func reshape(op memref.Reshape, rw *rewrite.Rewriter) rewrite.Result {
	t, ok := op.Result().Type().(*ir.MemRefType)
	if !ok {
		return rw.MatchFailure("the rank of the result is not known")
	}
	if t.Layout() != nil {
		return rw.MatchFailure("the layout of the result is not the identity")
	}
	s := &reshaper{b: rw.Builder, shape: op.Shape(), result: t}
	s.readSizes()
	s.multiply()
	cast := memref.NewReinterpretCast(rw.Builder, op.Source(), nil, s.sizes, s.strides, t,
		[]int64{0}, s.staticSizes, s.staticStrides)
	rw.ReplaceOp(op.Op, cast.Result())
	return rw.Success()
}

// reshaper computes sizes and strides.
type reshaper struct {
	b             *ir.Builder
	shape         *ir.Value // the memref with the sizes
	result        *ir.MemRefType
	sizes         []*ir.Value // those that are not known
	strides       []*ir.Value // the same
	staticSizes   []int64
	staticStrides []int64
}

func (s *reshaper) readSizes() {
	index := s.b.Context().IndexType()
	for i, n := range s.result.Shape() {
		if n != ir.Dynamic {
			s.staticSizes = append(s.staticSizes, n)
			continue
		}
		at := number(s.b, index, int64(i))
		size := memref.NewLoad(s.b, s.shape, []*ir.Value{at}).Result()
		if size.Type() != index {
			size = std.NewIndexCast(s.b, size, index).Out()
		}
		s.sizes = append(s.sizes, size)
		s.staticSizes = append(s.staticSizes, dynamicSize)
	}
}

// multiply computes each stride from the one behind it.
func (s *reshaper) multiply() {
	shape := s.result.Shape()
	s.staticStrides = make([]int64, len(shape))
	known, value := int64(1), (*ir.Value)(nil) // the stride, as a number while it is known
	unread := len(s.sizes)
	for i := len(shape) - 1; i >= 0; i-- {
		s.staticStrides[i] = known
		if value != nil {
			s.staticStrides[i] = ir.Dynamic
			s.strides = append([]*ir.Value{value}, s.strides...)
		}
		var size *ir.Value
		if shape[i] == ir.Dynamic {
			unread--
			size = s.sizes[unread]
		}
		if i > 0 {
			known, value = s.product(known, value, shape[i], size)
		}
	}
}

// product multiplies a stride with a size. Each is a number if the value is nil.
func (s *reshaper) product(known int64, stride *ir.Value, n int64, size *ir.Value) (int64, *ir.Value) {
	index := s.b.Context().IndexType()
	switch {
	case stride == nil && size == nil:
		return known * n, nil
	case stride == nil && known == 1:
		return 0, size
	case stride == nil:
		stride = number(s.b, index, known)
	case size == nil && n == 1:
		return 0, stride
	case size == nil:
		size = number(s.b, index, n)
	}
	return 0, std.NewMuli(s.b, stride, size).Result()
}
