package bufferize

import (
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/linalg/bufferize/inplace"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// linalgRules are those of the dialect.
func linalgRules(op *ir.Operation) rule {
	if linalg.IsStructured(op) {
		return structured
	}
	switch op.Name().String() {
	case "linalg.init_tensor":
		return initTensor
	case "linalg.pad_tensor":
		return padTensor
	case "linalg.softmax":
		return softmax
	case "linalg.pack":
		return pack
	case "linalg.unpack":
		return unpack
	case "linalg.tensor_collapse_shape", "linalg.tensor_expand_shape":
		return reshape
	}
	return nil
}

// structured is the same operation on buffers. It writes to those of its outputs.
func structured(z *bufferizer, op *ir.Operation) {
	s, err := linalg.StructuredOf(op)
	if err != nil {
		z.sink.Report(diag.NewError(ir.Position(op.Loc()), err.Error()))
		return
	}
	operands := z.buffers(op.OperandRange(0, s.Inputs))
	var results []*ir.Value
	for i, v := range s.Outputs() {
		m := v
		if inplace.IsTensor(v.Type()) {
			m = z.output(op, s.Inputs+i, s.ReadsOutput(i))
			results = append(results, m)
		}
		operands = append(operands, m)
	}
	made := z.Create(&ir.OperationState{Name: op.Name(), Operands: operands, Attrs: op.Attrs(), Regions: 1})
	made.Region(0).TakeBlocks(op.Region(0))
	z.replace(op, results...)
}

func initTensor(z *bufferizer, op *ir.Operation) {
	init, _ := linalg.AsInitTensor(op)
	z.replace(op, z.alloc(bufferType(op.ResultType(0)), init.Sizes()...))
}

// reshape is a view of the same elements, which lie together.
func reshape(z *bufferizer, op *ir.Operation) {
	source, t := z.buffer(op.Operand(0)), bufferType(op.ResultType(0))
	groups := op.Attr("reassociation")
	if op.Is("linalg.tensor_collapse_shape") {
		z.replace(op, memref.NewCollapseShape(z.Builder, source, t, groups).Op.Result(0))
		return
	}
	sizes, attrs := view.SizeParts(op)
	z.replace(op, memref.NewExpandShape(z.Builder, source, sizes, t, groups, attrs...).Op.Result(0))
}

// padTensor fills a buffer with what the region yields, and copies the source into its part.
func padTensor(z *bufferizer, op *ir.Operation) {
	pad, _ := linalg.AsPadTensor(op)
	source, t := z.buffer(pad.Source()), bufferType(op.ResultType(0)).(*ir.MemRefType)
	low, high := z.mixed(pad.StaticLow(), pad.Low()), z.mixed(pad.StaticHigh(), pad.High())
	inner := make([]*ir.Value, len(low))
	var open []*ir.Value
	for d, n := range t.Shape() {
		inner[d] = z.size(source, d)
		if n == ir.Dynamic {
			sum := std.NewAddi(z.Builder, std.NewAddi(z.Builder, inner[d], low[d]).Result(), high[d]).Result()
			open = append(open, sum)
		}
	}
	buffer := z.alloc(t, open...)
	z.fillBy(buffer, pad.Region())
	z.SetInsertionPoint(op)
	memref.NewCopy(z.Builder, source, z.part(buffer, low, inner))
	z.replace(op, buffer)
}

// mixed are numbers of which some are operands.
func (z *bufferizer) mixed(known []int64, values []*ir.Value) []*ir.Value {
	list := make([]*ir.Value, len(known))
	for i, n := range known {
		if n == -1 {
			list[i], values = values[0], values[1:]
			continue
		}
		list[i] = z.index(n)
	}
	return list
}

// part is a view of elements that lie side by side.
func (z *bufferizer) part(m *ir.Value, offsets, sizes []*ir.Value) *ir.Value {
	n := len(offsets)
	dynamic, open, ones := make([]int64, n), make([]int64, n), make([]int64, n)
	statics := make([]int64, n)
	for i := range n {
		dynamic[i], open[i], ones[i], statics[i] = ir.Dynamic, -1, 1, ir.Dynamic
	}
	form, _ := view.Of(m.Type())
	t := form.Slice(dynamic, statics, ones).Like(m.Type())
	offsetAttr := make([]int64, n)
	for i := range n {
		offsetAttr[i] = offsetOperand
	}
	return memref.NewSubview(z.Builder, m, offsets, sizes, nil, t, offsetAttr, open, ones).Op.Result(0)
}

// offsetOperand stands in a list of offsets or strides for an operand.
const offsetOperand = -1 << 63

// fillBy stores at each place what a region yields for its subscripts. The region goes.
func (z *bufferizer) fillBy(m *ir.Value, region *ir.Region) {
	block := region.Entry()
	ivs := z.each(m)
	for i, arg := range block.Args() {
		arg.ReplaceAllUsesWith(ivs[i])
	}
	end := block.Last()
	stored := end.Operand(0)
	at := memref.NewStore(z.Builder, stored, m, ivs)
	for op := range block.WithoutTerminator() {
		op.MoveBefore(at.Op)
	}
	end.Erase()
}

// each makes loops over the elements of a buffer, in which the builder stands afterwards, and returns their
// subscripts.
func (z *bufferizer) each(m *ir.Value) []*ir.Value {
	zero, one := z.index(0), z.index(1)
	var ivs []*ir.Value
	sizes := make([]*ir.Value, len(m.Type().(ir.ShapedType).Shape()))
	for d := range sizes {
		sizes[d] = z.size(m, d)
	}
	for d := range sizes {
		loop := scf.NewFor(z.Builder, zero, sizes[d], one, nil)
		body := z.CreateBlock(loop.Region(), nil, z.Context().IndexType())
		z.SetInsertionPoint(scf.NewYield(z.Builder, nil).Op)
		ivs = append(ivs, body.Arg(0))
	}
	return ivs
}
