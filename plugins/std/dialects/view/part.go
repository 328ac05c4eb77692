package view

import (
	"math"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/rewrite"
)

// A Number of a slice is a constant, or the result of a value.
type Number struct {
	Known int64
	Value *ir.Value // nil if it is known
}

// is reports whether a number is known to be n.
func (n Number) is(m int64) bool { return n.Value == nil && n.Known == m }

// Part is the slice that an operation takes, with what is left to operands.
type Part struct {
	Offsets, Sizes, Strides []Number
}

// arrays are the attributes with the numbers, what stands for an operand in them, and
// the least constant that becomes a number.
var arrays = [...]struct {
	name           string
	operand, least int64
}{{"static_offsets", math.MinInt64, 0}, {"static_sizes", -1, 0}, {"static_strides", math.MinInt64, 1}}

// PartOf reads the slice of an operation whose first operands, one of each group, are
// what is sliced; false when its arrays do not fit its operands.
func PartOf(op *ir.Operation, first int) (Part, bool) {
	var lists [len(arrays)][]Number
	for i, a := range arrays {
		var ok bool
		if lists[i], ok = listed(op.Attr(a.name), a.operand, ods.OperandsOf(op, first+i)); !ok {
			return Part{}, false
		}
	}
	return Part{lists[0], lists[1], lists[2]}, true
}

// listed are the numbers of an array, in which one number stands for the next of some values; false when
// there are too few values.
func listed(a ir.Attribute, operand int64, values []*ir.Value) ([]Number, bool) {
	known, ok := Numbers(a, operand)
	if !ok {
		return nil, false
	}
	return Mixed(known, values)
}

// Mixed are numbers, of which those that are [ir.Dynamic] are the next of some values; false when there are too
// few values.
func Mixed(numbers []int64, values []*ir.Value) ([]Number, bool) {
	list := make([]Number, len(numbers))
	for i, n := range numbers {
		if n != ir.Dynamic {
			list[i].Known = n
			continue
		}
		if len(values) == 0 {
			return nil, false
		}
		list[i].Value, values = values[0], values[1:]
	}
	return list, true
}

// Parts are the values and the numbers that [Mixed] makes the list of.
func Parts(list []Number) (values []*ir.Value, known []int64) {
	for _, n := range list {
		if n.Value != nil {
			values = append(values, n.Value)
		}
	}
	return values, numbers(list)
}

// WithConstants is the part with those operands as numbers that are constants;
// false when none is that could stand in the arrays.
func (p Part) WithConstants() (known Part, changed bool) {
	var lists [len(arrays)][]Number
	for i, list := range p.lists() {
		for _, n := range list {
			if c, ok := constantOf(n); ok && c >= arrays[i].least && c != arrays[i].operand {
				n, changed = Number{Known: c}, true
			}
			lists[i] = append(lists[i], n)
		}
	}
	return Part{lists[0], lists[1], lists[2]}, changed
}

// HasConstants reports whether an operand is a constant.
func (p Part) HasConstants() bool {
	for _, list := range p.lists() {
		for _, n := range list {
			if _, ok := constantOf(n); ok {
				return true
			}
		}
	}
	return false
}

func constantOf(n Number) (int64, bool) {
	if n.Value == nil {
		return 0, false
	}
	return rewrite.ConstantInt(n.Value)
}

// IsWhole reports whether the part is known to be all of a shape.
func (p Part) IsWhole(shape []int64) bool {
	if len(p.Sizes) != len(shape) || len(p.Offsets) != len(shape) || len(p.Strides) != len(shape) {
		return false
	}
	for i, n := range shape {
		if n == ir.Dynamic || !p.Offsets[i].is(0) || !p.Sizes[i].is(n) || !p.Strides[i].is(1) {
			return false
		}
	}
	return true
}

// Kept marks the dimensions of the part that a result of a shape has: all but some of size one. It is false where
// the result has others.
func (p Part) Kept(shape []int64) (kept []bool, ok bool) {
	dropped, ok := Form{Shape: numbers(p.Sizes)}.dropped(shape)
	if !ok {
		return nil, false
	}
	kept = make([]bool, len(dropped))
	for d, gone := range dropped {
		kept[d] = !gone
	}
	return kept, true
}

// sizeAt is the size of a dimension of a result of that many dimensions, from which
// dimensions of size one may be left out.
func (p Part) sizeAt(shape []int64, dim int64) (Number, bool) {
	kept, ok := p.Kept(shape)
	if !ok {
		return Number{}, false
	}
	for i, keep := range kept {
		if !keep {
			continue
		}
		if dim == 0 {
			return p.Sizes[i], true
		}
		dim--
	}
	return Number{}, false
}

// SizeOf is the operand that gives the size of a dimension of the result, for an operation that
// takes a slice of its first operand; nil when there is none.
func SizeOf(op *ir.Operation, dim int64) *ir.Value {
	part, ok := PartOf(op, 1)
	result, ok2 := Of(op.ResultType(0))
	if !ok || !ok2 {
		return nil
	}
	size, _ := part.sizeAt(result.Shape, dim)
	return size.Value
}

// TypeOf is the type of the part of a source, without the dimensions that are left
// out where the same operation takes the part before from the source before to make
// the result before.
func (p Part) TypeOf(source ir.Type, before Part, sourceBefore, resultBefore ir.Type) (ir.Type, bool) {
	of, ok := Of(source)
	was, ok2 := Of(sourceBefore)
	result, ok3 := Of(resultBefore)
	if !ok || !ok2 || !ok3 {
		return nil, false
	}
	dropped, ok := before.of(was).dropped(result.Shape)
	if !ok {
		return nil, false
	}
	whole := p.of(of)
	form := whole.without(dropped)
	// What has become one may be taken for a dimension that is left out.
	if same, ok := whole.Reduced(form.Shape); !ok || !same.Fits(form) {
		return nil, false
	}
	t := form.Explicit(resultBefore)
	have, ok := Of(t)
	return t, ok && form.Fits(have)
}

// of is the form of the part of a form.
func (p Part) of(f Form) Form {
	return f.Slice(numbers(p.Offsets), numbers(p.Sizes), numbers(p.Strides))
}

// Operands are the values in the order in which operations take them.
func (p Part) Operands() []*ir.Value {
	var values []*ir.Value
	for _, list := range p.lists() {
		for _, n := range list {
			if n.Value != nil {
				values = append(values, n.Value)
			}
		}
	}
	return values
}

// Attrs are the attributes of an operation, for this part; see [PartOf].
func (p Part) Attrs(op *ir.Operation, first int) ir.AttrList {
	ctx, attrs := op.Context(), op.Attrs()
	segments := make([]int, first, first+len(arrays))
	for i := range segments {
		segments[i] = 1
	}
	for i, list := range p.lists() {
		known, values := make([]int64, len(list)), 0
		for j, n := range list {
			known[j] = n.Known
			if n.Value != nil {
				known[j] = arrays[i].operand
				values++
			}
		}
		attrs = attrs.With(arrays[i].name, ctx.I64ArrayAttr(known))
		segments = append(segments, values)
	}
	return attrs.With(ir.OperandSegmentsAttr, ods.SegmentsOf(ctx, segments...))
}

func (p Part) lists() [len(arrays)][]Number {
	return [...][]Number{p.Offsets, p.Sizes, p.Strides}
}

func (n Number) number() int64 {
	if n.Value != nil {
		return ir.Dynamic
	}
	return n.Known
}

func numbers(list []Number) []int64 {
	out := make([]int64, len(list))
	for i, n := range list {
		out[i] = n.number()
	}
	return out
}
