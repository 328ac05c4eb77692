package metadata

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// parts are a memref taken apart.
type parts struct {
	base           *ir.Value
	offset         number
	sizes, strides []number
}

// settle replaces the view that makes the first operand of an operation, which may stand in a block that comes later.
func (x *expander) settle(op *ir.Operation) {
	if def := op.Operand(0).DefiningOp(); def != nil && isView(def) {
		x.cast(def)
	}
}

// operand are the parts of the first operand of an operation, which is taken apart at a place if it is
// not known how it was made; nil where its layout is not strided.
func (x *expander) operand(b *ir.Builder, op *ir.Operation) *parts {
	x.settle(op)
	v := op.Operand(0)
	if p := x.made(b, v); p != nil {
		return p
	}
	t, ok := v.Type().(*ir.MemRefType)
	if !ok {
		return nil
	}
	layout, ok := t.Strides()
	if !ok {
		return nil
	}
	types := slices.Repeat([]ir.Type{b.Context().IndexType()}, len(t.Shape()))
	apart := memref.NewExtractStridedMetadata(b, v, bufferOf(t), types, types)
	x.replaced = append(x.replaced, apart.Op)
	p := &parts{base: apart.BaseBuffer(), offset: valued(apart.Offset())}
	for i := range t.Shape() {
		p.sizes = append(p.sizes, valued(apart.Sizes()[i]))
		p.strides = append(p.strides, valued(apart.Strides()[i]))
	}
	return p.typed(layout.Offset, t.Shape(), layout.Strides)
}

// bufferOf is the type of the buffer of a memref.
func bufferOf(t *ir.MemRefType) ir.Type { return t.Context().MemRefType(nil, t.Elem(), nil, t.Space()) }

// typed is a copy with the numbers that a type tells.
func (p *parts) typed(offset int64, sizes, strides []int64) *parts {
	q := &parts{p.base, p.offset, slices.Clone(p.sizes), slices.Clone(p.strides)}
	set := func(n *number, said int64) {
		if said != ir.Dynamic {
			*n = known(said)
		}
	}
	set(&q.offset, offset)
	for i := range q.sizes {
		set(&q.sizes[i], sizes[i])
		set(&q.strides[i], strides[i])
	}
	return q
}

// made are the parts of a memref of which it is known how it was made; nil of others.
func (x *expander) made(b *ir.Builder, v *ir.Value) *parts {
	if p := x.known[v]; p != nil {
		return p
	}
	def := v.DefiningOp()
	t, ok := v.Type().(*ir.MemRefType)
	if def == nil || !ok || x.depth == maxViews {
		return nil
	}
	layout, ok := t.Strides()
	if !ok {
		return nil
	}
	x.depth++
	defer func() { x.depth-- }()
	var p *parts
	switch def.Name().String() {
	case "memref.cast":
		p = x.operand(b, def)
	case "memref.reinterpret_cast":
		p = x.reinterpreted(b, def)
	case "memref.extract_strided_metadata":
		return &parts{base: v, offset: known(0)}
	case "memref.alloc", "memref.alloca", "memref.get_global":
		return x.allocated(b, def, t)
	}
	if p == nil {
		return nil
	}
	x.replaced = append(x.replaced, def)
	return p.typed(layout.Offset, t.Shape(), layout.Strides)
}

// reinterpreted are the parts of the result of a cast of a buffer.
func (x *expander) reinterpreted(b *ir.Builder, op *ir.Operation) *parts {
	part, ok := view.PartOf(op, 1)
	if !ok || len(part.Offsets) != 1 {
		return nil
	}
	of := x.operand(b, op)
	if of == nil {
		return nil
	}
	return &parts{of.base, numberOf(part.Offsets[0]), numbersOf(part.Sizes), numbersOf(part.Strides)}
}

// allocated are the parts of a buffer as a whole; nil where its layout is not the identity.
func (x *expander) allocated(b *ir.Builder, op *ir.Operation, t *ir.MemRefType) *parts {
	list, ok := view.Mixed(t.Shape(), op.Operands())
	if !ok || len(t.Layout()) > 0 {
		return nil
	}
	p := &parts{offset: known(0), sizes: numbersOf(list), strides: make([]number, len(list))}
	stride := known(1)
	for i, size := range slices.Backward(p.sizes) {
		p.strides[i] = stride
		stride = stride.times(size)
	}
	p.base = castTo(b, op.Result(0), bufferOf(t), view.Number{}, nil, nil)
	x.replaced = append(x.replaced, p.base.DefiningOp())
	layout, _ := t.Strides()
	return p.typed(layout.Offset, t.Shape(), layout.Strides)
}

// readerOf is what a view makes of the parts of what it views; false where its attributes do not fit its types.
func readerOf(op *ir.Operation) (read func(b *ir.Builder, of *parts) *parts, ok bool) {
	from, to := op.OperandType(0).(*ir.MemRefType).Shape(), op.ResultType(0).(*ir.MemRefType).Shape()
	if op.Is("memref.subview") {
		part, ok := view.PartOf(op, 1)
		kept, fits := part.Kept(to)
		return func(_ *ir.Builder, of *parts) *parts { return of.sliced(part, kept) }, ok && fits && len(kept) == len(from)
	}
	groups, err := view.Groups(op.Attr("reassociation"), max(len(from), len(to)))
	if len(from) == 0 || len(to) == 0 {
		groups, err = nil, nil
	}
	if op.Is("memref.expand_shape") {
		return func(_ *ir.Builder, of *parts) *parts { return of.split(op, groups, to) }, err == nil
	}
	return func(b *ir.Builder, of *parts) *parts { return of.joined(b, op, groups) }, err == nil
}

// sliced are the parts of a subview, without the dimensions of size one that its type leaves out.
func (p *parts) sliced(part view.Part, kept []bool) *parts {
	q := &parts{base: p.base, offset: p.offset}
	for i, keep := range kept {
		q.offset = q.offset.plus(numberOf(part.Offsets[i]).times(p.strides[i]))
		if keep {
			q.sizes = append(q.sizes, numberOf(part.Sizes[i]))
			q.strides = append(q.strides, numberOf(part.Strides[i]).times(p.strides[i]))
		}
	}
	return q
}

// split are the parts where each dimension becomes those of a group. Where no sizes are given, one of a group
// may be what the others leave over.
func (p *parts) split(op *ir.Operation, groups [][]int64, shape []int64) *parts {
	given, _ := view.GivenSizes(op)
	q := &parts{p.base, p.offset, make([]number, len(shape)), make([]number, len(shape))}
	if len(groups) == 0 {
		for d := range shape {
			q.sizes[d], q.strides[d] = known(1), known(1)
		}
	}
	for i, group := range groups {
		rest := int64(1)
		for _, d := range group {
			if shape[d] != ir.Dynamic {
				rest *= shape[d]
			}
		}
		stride := p.strides[i]
		for _, d := range slices.Backward(group) {
			switch {
			case shape[d] != ir.Dynamic:
				q.sizes[d] = known(shape[d])
			case given != nil:
				q.sizes[d] = numberOf(given[d])
			default:
				q.sizes[d] = p.sizes[i].dividedBy(max(rest, 1))
			}
			q.strides[d] = stride
			stride = stride.times(q.sizes[d])
		}
	}
	return q
}

// joined are the parts where the dimensions of each group become one.
func (p *parts) joined(b *ir.Builder, op *ir.Operation, groups [][]int64) *parts {
	layout, _ := op.ResultType(0).(*ir.MemRefType).Strides()
	q := &parts{base: p.base, offset: p.offset}
	for i, group := range groups {
		size := known(1)
		for _, d := range group {
			size = size.times(p.sizes[d])
		}
		q.sizes = append(q.sizes, size)
		if n := layout.Strides[i]; n != ir.Dynamic {
			q.strides = append(q.strides, known(n))
			continue
		}
		stride := p.strides[group[len(group)-1]]
		if len(op.OperandType(0).(*ir.MemRefType).Layout()) > 0 {
			stride = p.joinedStride(b, group)
		}
		q.strides = append(q.strides, stride)
	}
	return q
}

// joinedStride is the stride of the last dimension of a group that has another size than one. The strides of those of
// size one say nothing where the elements are not contiguous.
func (p *parts) joinedStride(b *ir.Builder, group []int64) number {
	stride, found := p.strides[group[len(group)-1]], false
	for _, d := range group {
		size, constant := p.sizes[d].constant()
		switch {
		case constant && size == 1:
		case constant || !found:
			stride, found = p.strides[d], true
		default:
			one := known(1).valueAt(b)
			isOne := std.NewCmpi(b, p.sizes[d].valueAt(b), one, std.CmpIPredicateEq).Result()
			stride = valued(std.NewSelect(b, isOne, stride.valueAt(b), p.strides[d].valueAt(b)).Result())
		}
	}
	return stride
}
