package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// subview converts `memref.subview`: the offset moves to the first element, and
// each stride is multiplied.
func (l *Lowering) subview() convert.Pattern {
	return convert.On("memref.subview to a memref", func(op memref.Subview, m convert.Match) convert.Result {
		to, reason := l.memrefs.Ranked(op.Result().Type().(*ir.MemRefType))
		if to == nil {
			return m.MatchFailure(reason)
		}
		offsets, sizes, strides, reason := shapeOf(op, m)
		if reason != "" {
			return m.MatchFailure(reason)
		}
		s := &subviewer{
			e: l.at(m.Rewriter), from: l.memrefs.Must(op.Source().Type()), source: l.view(m, op.Source()), to: to,
			offsets: offsets, sizes: sizes, strides: strides,
		}
		kept, ok := s.keptDims()
		if !ok {
			return m.MatchFailure("the result's sizes are not those that it takes, less some that are 1")
		}
		return m.ReplaceParts(to.Make(s.e, s.components(kept)))
	})
}

// subviewer computes the parts of a subview.
type subviewer struct {
	e                       emit.Emitter
	from, to                *convention.Ranked
	source                  convention.View
	offsets, sizes, strides mixed
}

// staticSize is the size of source dimension i in the view, or ir.Dynamic.
func (s *subviewer) staticSize(i int) int64 {
	if i < len(s.sizes.static) {
		return s.sizes.static[i]
	}
	return s.from.Type.Shape()[i]
}

// staticStride is the stride of source dimension i in the view, or ir.Dynamic.
func (s *subviewer) staticStride(i int) int64 {
	n, ok := s.from.StaticStride(i)
	if !ok || i >= len(s.strides.static) {
		return n
	}
	if s.strides.static[i] == ir.Dynamic {
		return ir.Dynamic
	}
	return n * s.strides.static[i]
}

// keptDims lists the source dimensions that the result has: all but some of size
// one, which the strides tell apart.
func (s *subviewer) keptDims() ([]int, bool) {
	shape := s.to.Type.Shape()
	kept := make([]int, 0, len(shape))
	spare := s.from.Rank() - len(shape)
	for i := range s.from.Rank() {
		if len(kept) < len(shape) && s.fits(i, len(kept), spare) {
			kept = append(kept, i)
			continue
		}
		if s.staticSize(i) != 1 {
			return nil, false
		}
		spare--
	}
	return kept, len(kept) == len(shape)
}

// fits reports whether source dimension i can be dimension j of the result.
func (s *subviewer) fits(i, j, spare int) bool {
	size := s.staticSize(i)
	if size != s.to.Type.Shape()[j] {
		return false
	}
	stride, known := s.to.StaticStride(j)
	return spare == 0 || size != 1 || !known || stride == s.staticStride(i)
}

func (s *subviewer) components(kept []int) convention.Components {
	c := convention.Components{Allocated: s.source.Allocated(), Aligned: s.source.Aligned()}
	if s.to.Carries(convention.Offset) {
		c.Offset = s.offset()
	}
	for j, i := range kept {
		if s.to.Carries(convention.Sizes) {
			c.Sizes = append(c.Sizes, s.size(i))
		}
		if s.to.Carries(convention.Strides) {
			c.Strides = append(c.Strides, s.stride(i, j))
		}
	}
	return c
}

func (s *subviewer) offset() *ir.Value {
	if n, ok := s.to.StaticOffset(); ok {
		return s.e.Index(n)
	}
	var sum *ir.Value
	if n, ok := s.from.StaticOffset(); !ok || n != 0 {
		sum = s.source.Offset()
	}
	for i, n := range s.offsets.static {
		if n == 0 {
			continue
		}
		step := s.offsets.at(s.e, i)
		if stride, ok := s.from.StaticStride(i); !ok || stride != 1 {
			step = s.e.Mul(step, s.source.Stride(i))
		}
		if sum == nil {
			sum = step
			continue
		}
		sum = s.e.Add(sum, step)
	}
	if sum == nil {
		return s.e.Index(0)
	}
	return sum
}

func (s *subviewer) size(i int) *ir.Value {
	if i < len(s.sizes.static) {
		return s.sizes.at(s.e, i)
	}
	return s.source.Size(i)
}

func (s *subviewer) stride(i, j int) *ir.Value {
	if n, ok := s.to.StaticStride(j); ok {
		return s.e.Index(n)
	}
	if i >= len(s.strides.static) || s.strides.static[i] == 1 {
		return s.source.Stride(i)
	}
	return s.e.Mul(s.strides.at(s.e, i), s.source.Stride(i))
}

// mixed is a list of numbers of which some are known and the others operands.
type mixed struct {
	static  []int64
	dynamic []*ir.Value
}

// newMixed reads numbers of which those that are known are in an attribute; marker stands for
// one that is an operand.
func newMixed(m convert.Match, group string, static []int64, operands []*ir.Value, marker int64) (mixed, string) {
	if static == nil {
		return mixed{}, "it has no numbers in static_" + group
	}
	missing := 0
	for i, n := range static {
		if n == marker {
			static[i] = ir.Dynamic
			missing++
		}
	}
	list := mixed{static, m.Operands(operands)}
	if missing != len(list.dynamic) {
		return mixed{}, "it has another number of operands for its " + group + " than static_" + group + " tells"
	}
	return list, ""
}

// The numbers that stand for an operand in static_ attributes.
const (
	dynamicSize   = -1
	dynamicStride = ir.Dynamic // offsets, too
)

// values are all numbers as values.
func (m mixed) values(e emit.Emitter) []*ir.Value {
	all := make([]*ir.Value, len(m.static))
	dynamic := m.dynamic
	for i, n := range m.static {
		if n != ir.Dynamic {
			all[i] = e.Index(n)
			continue
		}
		all[i], dynamic = dynamic[0], dynamic[1:]
	}
	return all
}

// at is number i as a value.
func (m mixed) at(e emit.Emitter, i int) *ir.Value {
	if m.static[i] != ir.Dynamic {
		return e.Index(m.static[i])
	}
	k := 0
	for _, n := range m.static[:i] {
		if n == ir.Dynamic {
			k++
		}
	}
	return m.dynamic[k]
}

// slice is the part of a view of an operation with offsets, sizes and strides that says them.
type slice interface {
	StaticOffsets() []int64
	StaticSizes() []int64
	StaticStrides() []int64
	Offsets() []*ir.Value
	Sizes() []*ir.Value
	Strides() []*ir.Value
}

// shapeOf reads offsets, sizes and strides of an operation.
func shapeOf(op slice, m convert.Match) (offsets, sizes, strides mixed, reason string) {
	if offsets, reason = newMixed(m, "offsets", op.StaticOffsets(), op.Offsets(), dynamicStride); reason != "" {
		return
	}
	if sizes, reason = newMixed(m, "sizes", op.StaticSizes(), op.Sizes(), dynamicSize); reason != "" {
		return
	}
	strides, reason = newMixed(m, "strides", op.StaticStrides(), op.Strides(), dynamicStride)
	return
}
