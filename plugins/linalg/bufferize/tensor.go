package bufferize

import (
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// tensorRules are those of the dialect.
var tensorRules = map[string]rule{
	"tensor.cast":           castTensor,
	"tensor.dim":            dimOfTensor,
	"tensor.extract":        extract,
	"tensor.insert":         insert,
	"tensor.from_elements":  fromElements,
	"tensor.generate":       generate,
	"tensor.reshape":        reshapeTensor,
	"tensor.extract_slice":  extractSlice,
	"tensor.insert_slice":   insertSlice,
	"tensor.bitcast":        bitcast,
	"tensor.concat":         concat,
	"memref.alloc_tensor":   allocTensor,
	"memref.dealloc_tensor": deallocTensor,
	"tensor.gather":         gather,
	"tensor.scatter":        scatter,
}

func castTensor(z *bufferizer, op *ir.Operation) {
	z.replace(op, memref.NewCast(z.Builder, z.buffer(op.Operand(0)), bufferType(op.ResultType(0))).Op.Result(0))
}

func dimOfTensor(z *bufferizer, op *ir.Operation) {
	z.replace(op, memref.NewDim(z.Builder, z.buffer(op.Operand(0)), op.Operand(1)).Result())
}

func extract(z *bufferizer, op *ir.Operation) {
	o, _ := tensor.AsExtract(op)
	z.replace(op, memref.NewLoad(z.Builder, z.buffer(o.Tensor()), o.Indices()).Result())
}

func insert(z *bufferizer, op *ir.Operation) {
	o, _ := tensor.AsInsert(op)
	m := z.output(op, 1, true)
	memref.NewStore(z.Builder, o.Scalar(), m, o.Indices())
	z.replace(op, m)
}

func fromElements(z *bufferizer, op *ir.Operation) {
	m := z.alloc(bufferType(op.ResultType(0)))
	shape := m.Type().(*ir.MemRefType).Shape()
	for i, v := range op.AllOperands() {
		at, rest := make([]*ir.Value, len(shape)), int64(i)
		for d, size := range slices.Backward(shape) {
			at[d] = z.index(rest % size)
			rest /= size
		}
		memref.NewStore(z.Builder, v, m, at)
	}
	z.replace(op, m)
}

func generate(z *bufferizer, op *ir.Operation) {
	o, _ := tensor.AsGenerate(op)
	m := z.alloc(bufferType(op.ResultType(0)), o.DynamicExtents()...)
	z.fillBy(m, o.Body())
	z.SetInsertionPoint(op)
	z.replace(op, m)
}

func reshapeTensor(z *bufferizer, op *ir.Operation) {
	source, shape := z.buffer(op.Operand(0)), z.buffer(op.Operand(1))
	z.replace(op, memref.NewReshape(z.Builder, source, shape, bufferType(op.ResultType(0))).Op.Result(0))
}

// extractSlice copies the part, so that what is written to it is not written to the source.
func extractSlice(z *bufferizer, op *ir.Operation) {
	o, _ := tensor.AsExtractSlice(op)
	t := bufferType(op.ResultType(0)).(*ir.MemRefType)
	source := z.buffer(o.Source())
	part := z.slice(source, t.Shape(), op, o.Offsets(), o.Sizes(), o.Strides())
	fresh := z.allocLike(t, part)
	memref.NewCopy(z.Builder, part, fresh)
	z.replace(op, fresh)
}

func insertSlice(z *bufferizer, op *ir.Operation) {
	o, _ := tensor.AsInsertSlice(op)
	source, dest := z.buffer(o.Source()), z.output(op, 1, true)
	shape := source.Type().(*ir.MemRefType).Shape()
	memref.NewCopy(z.Builder, source, z.slice(dest, shape, op, o.Offsets(), o.Sizes(), o.Strides()))
	z.replace(op, dest)
}

// allocTensor is a buffer with the elements of the tensor to copy, if there is one.
func allocTensor(z *bufferizer, op *ir.Operation) {
	o, _ := memref.AsAllocTensor(op)
	t := bufferType(op.ResultType(0)).(*ir.MemRefType)
	t = z.Context().MemRefType(t.Shape(), t.Elem(), nil, o.MemorySpaceAttr())
	if o.Copy() == nil {
		z.replace(op, z.alloc(t, o.DynamicSizes()...))
		return
	}
	source := z.buffer(o.Copy())
	m := z.allocLike(t, source)
	memref.NewCopy(z.Builder, source, m)
	z.replace(op, m)
}

// deallocTensor frees a buffer, unless it is still needed, or another one's.
func deallocTensor(z *bufferizer, op *ir.Operation) {
	if z.plan == nil || z.plan.owned[op][0] {
		memref.NewDealloc(z.Builder, z.buffer(op.Operand(0)))
	} else {
		z.sink.Report(diag.NewWarning(ir.Position(op.Loc()), "'memref.dealloc_tensor' frees nothing: the buffer is used behind it, or is not made in this block"))
	}
	op.Erase()
}

// bitcast takes the bits of each element as the other type.
func bitcast(z *bufferizer, op *ir.Operation) {
	t, ok := bufferType(op.ResultType(0)).(*ir.MemRefType)
	source := z.buffer(op.Operand(0))
	from, ok2 := source.Type().(*ir.MemRefType)
	if !ok || !ok2 || !isSignless(t.Elem()) || !isSignless(from.Elem()) {
		return
	}
	m := z.allocLike(t, source)
	at := z.each(m)
	x := memref.NewLoad(z.Builder, source, at).Result()
	memref.NewStore(z.Builder, std.NewBitcast(z.Builder, x, t.Elem()).Op.Result(0), m, at)
	z.SetInsertionPoint(op)
	z.replace(op, m)
}

// isSignless reports whether std computes with numbers of a type.
func isSignless(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return !ok || i.Signedness() == ir.Signless
}

// concat copies the inputs into parts of a buffer.
func concat(z *bufferizer, op *ir.Operation) {
	o, _ := tensor.AsConcat(op)
	along, t := int(o.Dim()), bufferType(op.ResultType(0)).(*ir.MemRefType)
	inputs := z.buffers(o.Inputs())
	offsets := make([]*ir.Value, len(t.Shape()))
	for d := range offsets {
		offsets[d] = z.index(0)
	}
	starts, end := make([]*ir.Value, len(inputs)), offsets[along]
	for i, m := range inputs {
		starts[i], end = end, std.NewAddi(z.Builder, end, z.size(m, along)).Result()
	}
	var open []*ir.Value
	for d, n := range t.Shape() {
		switch {
		case n != ir.Dynamic:
		case d == along:
			open = append(open, end)
		default:
			open = append(open, z.size(inputs[0], d))
		}
	}
	m := z.alloc(t, open...)
	for i, input := range inputs {
		sizes := make([]*ir.Value, len(offsets))
		for d := range sizes {
			sizes[d] = z.size(input, d)
		}
		offsets[along] = starts[i]
		memref.NewCopy(z.Builder, input, z.part(m, offsets, sizes))
	}
	z.replace(op, m)
}

// slice is the view of a part that an operation tells, with the dimensions of a shape.
func (z *bufferizer) slice(m *ir.Value, shape []int64, op *ir.Operation, offsets, sizes, strides []*ir.Value) *ir.Value {
	known := func(name string, operand int64) (as, written []int64) {
		as, _ = view.Numbers(op.Attr(name), operand)
		written, _ = view.Numbers(op.Attr(name), -1<<63+1)
		return as, written
	}
	o, ow := known("static_offsets", offsetOperand)
	n, nw := known("static_sizes", -1)
	s, sw := known("static_strides", offsetOperand)
	form, _ := view.Of(m.Type())
	part := form.Slice(o, n, s)
	if reduced, ok := part.Reduced(filled(shape, n)); ok {
		part = reduced
	}
	t := part.Like(m.Type())
	return memref.NewSubview(z.Builder, m, offsets, sizes, strides, t, ow, nw, sw).Op.Result(0)
}

// filled is a shape with sizes of a slice in the place of those that it leaves open: of an operation with
// the size 2 the source may be tensor<?x6xi32>. Dimensions of size one that the shape has not are left out.
func filled(shape, sizes []int64) []int64 {
	shape = slices.Clone(shape)
	at := 0
	for i, size := range sizes {
		more := len(sizes)-i > len(shape)-at
		switch {
		case at == len(shape):
			return shape
		case shape[at] == size:
			at++
		case shape[at] == ir.Dynamic && !(size == 1 && more):
			shape[at] = size
			at++
		}
	}
	return shape
}

// stdRules are those of operations of std on tensors as a whole.
var stdRules = map[string]rule{"std.select": selectTensor, "std.splat": splat}

// splat stores the value in each element.
func splat(z *bufferizer, op *ir.Operation) {
	o, _ := std.AsSplat(op)
	m := z.alloc(bufferType(op.ResultType(0)), o.DynamicSizes()...)
	memref.NewStore(z.Builder, o.Input(), m, z.each(m))
	z.SetInsertionPoint(op)
	z.replace(op, m)
}

// selectTensor chooses between buffers. Neither is fresh then, so nothing writes over one.
func selectTensor(z *bufferizer, op *ir.Operation) {
	if _, scalar := op.OperandType(0).(*ir.IntegerType); !scalar {
		return
	}
	z.replace(op, std.NewSelect(z.Builder, op.Operand(0), z.buffer(op.Operand(1)), z.buffer(op.Operand(2))).Result())
}
