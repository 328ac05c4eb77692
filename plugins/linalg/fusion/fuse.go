package fusion

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// fusion is a consumer with one of its inputs and what computes that.
type fusion struct {
	producer, consumer *linalg.Structured
	input              int
	// points is the point of the producer for each of the consumer.
	points affine.Map
}

// genericOf views an operation on tensors; false if it is another one.
func genericOf(op *ir.Operation) (*linalg.Structured, bool) {
	if !op.Is("linalg.generic") || op.NumResults() == 0 {
		return nil, false
	}
	s, err := linalg.StructuredOf(op)
	return s, err == nil && len(s.Outputs()) == op.NumResults()
}

// fusionOf looks at an input of a consumer; false where it stays.
func fusionOf(consumer *linalg.Structured, input int) (fusion, bool) {
	def := consumer.Op.Operand(input).DefiningOp()
	if def == nil {
		return fusion{}, false
	}
	producer, ok := genericOf(def)
	if !ok || def.NumResults() != 1 || slices.ContainsFunc(producer.Iterators, func(k string) bool { return k != linalg.Parallel }) {
		return fusion{}, false
	}
	inverse, ok := producer.Maps[producer.Inputs].InversePermutation()
	if !ok || len(producer.Maps[producer.Inputs].Results) != len(producer.Iterators) {
		return fusion{}, false
	}
	f := fusion{producer: producer, consumer: consumer, input: input, points: inverse.Compose(consumer.Maps[input])}
	after := &linalg.Structured{Iterators: consumer.Iterators}
	_, after.Maps = f.operands()
	_, covered := after.Extents()
	return f, covered
}

// pays reports whether no element is computed more often than before.
func (f fusion) pays() bool {
	for use := range f.producer.Op.Result(0).Uses() {
		if use.Owner() != f.consumer.Op || use.Index() >= f.consumer.Inputs || !f.consumer.Maps[use.Index()].Equal(f.consumer.Maps[f.input]) {
			return false
		}
	}
	return f.consumer.Maps[f.input].IsPermutation() && f.producer.Op.Block() == f.consumer.Op.Block()
}

// taken are the operands of the producer that the fusion has: inputs, and its output if it is read.
func (f fusion) taken() int {
	if f.producer.ReadsOutput(0) {
		return f.producer.Inputs + 1
	}
	return f.producer.Inputs
}

// operands are those of the fusion, with their maps: the producer's stand in the place of the
// input.
func (f fusion) operands() (values []*ir.Value, maps []affine.Map) {
	for i, v := range f.consumer.Op.AllOperands() {
		if i != f.input {
			values, maps = append(values, v), append(maps, f.consumer.Maps[i])
			continue
		}
		for j := range f.taken() {
			values = append(values, f.producer.Op.Operand(j))
			maps = append(maps, f.producer.Maps[j].Compose(f.points).Simplify())
		}
	}
	return values, maps
}

// fuse puts one operation in the place of the consumer.
func (f fusion) fuse() *ir.Operation {
	values, maps := f.operands()
	made := newGeneric(f.consumer, values, maps, f.consumer.Inputs-1+f.taken())
	body := made.Region().Entry()
	inner := ir.BuilderBefore(f.consumer.Op)
	inner.SetInsertionPointToEnd(body)
	args := body.Args()
	mapping := ir.NewMapping()
	for j := range f.taken() {
		mapping.MapValue(f.producer.Body().Arg(j), args[f.input+j])
	}
	for op := range f.producer.Body().WithoutTerminator() {
		if index, ok := linalg.AsIndex(op); ok {
			mapping.MapValue(index.Result(), f.index(inner, int(index.Dim())))
			continue
		}
		f.moveIndices(inner.Clone(op, mapping))
	}
	computed := mapping.Value(f.producer.Yields()[0])
	mapping = ir.NewMapping()
	for i, arg := range f.consumer.Body().Args() {
		switch {
		case i < f.input:
			mapping.MapValue(arg, args[i])
		case i > f.input:
			mapping.MapValue(arg, args[i-1+f.taken()])
		default:
			mapping.MapValue(arg, computed)
		}
	}
	for op := range f.consumer.Body().Ops() {
		inner.Clone(op, mapping)
	}
	f.consumer.Op.ReplaceAllUsesWith(made.Op.Results())
	f.consumer.Op.Erase()
	if !f.producer.Op.HasUses() {
		f.producer.Op.Erase()
	}
	return made.Op
}

// index is the number of the producer's point in a dimension.
func (f fusion) index(b *ir.Builder, dim int) *ir.Value {
	e := f.points.Results[dim]
	if d, ok := e.(affine.Dim); ok {
		return newIndex(b, int(d))
	}
	var operands []*ir.Value
	dims := make([]affine.Expr, f.points.NumDims)
	for d := range dims {
		dims[d] = affine.Dim(d)
		if affine.Uses(e, affine.Dim(d)) {
			dims[d] = affine.Dim(len(operands))
			operands = append(operands, newIndex(b, d))
		}
	}
	m := affine.NewMap(len(operands), 0, affine.ReplaceDimsAndSymbols(e, dims, nil))
	return dialect.NewApply(b, operands, m).Op.Result(0)
}

// moveIndices makes linalg.index inside of a copied operation those of the producer's point.
func (f fusion) moveIndices(made *ir.Operation) {
	var inside []linalg.Index
	for r := range made.Regions() {
		for block := range r.Blocks() {
			for op := range block.Ops() {
				ir.WalkPostOrder(op, func(op *ir.Operation) {
					if index, ok := linalg.AsIndex(op); ok {
						inside = append(inside, index)
					}
				})
			}
		}
	}
	for _, index := range inside {
		index.Result().ReplaceAllUsesWith(f.index(ir.BuilderBefore(index.Op), int(index.Dim())))
		index.Op.Erase()
	}
}

func newIndex(b *ir.Builder, dim int) *ir.Value {
	return linalg.NewIndex(b, int64(dim)).Result()
}

// newGeneric is an operation before another one, with its iterators and results, other operands,
// of which so many are inputs, and a block with their elements.
func newGeneric(like *linalg.Structured, values []*ir.Value, maps []affine.Map, inputs int) linalg.Generic {
	b := ir.BuilderBefore(like.Op)
	b.SetLoc(like.Op.Loc())
	ctx := b.Context()
	list := make([]ir.Attribute, len(maps))
	types := make([]ir.Type, len(values))
	for i := range maps {
		list[i], types[i] = ctx.AffineMapAttr(maps[i]), ir.ElementOrSelf(values[i].Type())
	}
	made := linalg.NewGeneric(b, values[:inputs], values[inputs:], like.Op.ResultTypes(), ctx.ArrayAttr(list), like.Op.Attr("iterator_types"))
	b.CreateBlock(made.Region(), nil, types...)
	return made
}
