package ranks

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/linalg"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// resolveSizes is the pass of a name: MLIR 13 has two, of which one asks only operations whose results have a
// known rank, as all do here.
func resolveSizes(name, of string) *pass.Pass {
	return &pass.Pass{
		Name:    name,
		Summary: "compute sizes of " + of + " from operands",
		Doc: `A tensor.dim or memref.dim by a constant of what an operation makes becomes what the operation's operands say
of it, so that the operation need not be there for the size: that of a dimension of an iteration space, a part, a padded or
reshaped tensor.`,
		Converts: []string{"tensor.dim"},
		Builds:   []string{"tensor", "memref", "std", "affine"},
		Run: func(r *pass.Run) error {
			patterns := []rewrite.Pattern{rewrite.On("size-of-output", sizeOfOutput), rewrite.On("size-of-insertion", sizeOfInsertion),
				rewrite.On("size-of-reshaped", sizeOfReshaped), rewrite.On("size-of-padded", sizeOfPadded)}
			patterns = append(patterns, rootedAt(linalg.Dialect.Canonicalize, "tensor.dim")...)
			return greedily(r, name, patterns, std.Dialect.Canonicalize, memref.Dialect.Canonicalize, tensor.Dialect.Canonicalize)
		},
	}
}

// sizeOfOutput: a result of an operation on an iteration space is as large as the space, along a dimension that is one of
// it, and as the output otherwise.
func sizeOfOutput(op tensor.Dim, rw *rewrite.Rewriter) rewrite.Result {
	def := op.Source().DefiningOp()
	at, known := rewrite.ConstantInt(op.Index())
	if def == nil || !known || !linalg.IsStructured(def) {
		return rw.MatchFailure("the operand is no result on an iteration space, or its dimension is not known")
	}
	s, err := linalg.StructuredOf(def)
	if err != nil || at < 0 || at >= int64(len(op.Source().Type().(*ir.RankedTensorType).Shape())) {
		return rw.MatchFailure("the space is not known, or there is no such dimension")
	}
	operand := outputOf(s, op.Source())
	dim := int(at)
	extents, ok := s.Extents()
	if d, isDim := s.Maps[operand].Results[dim].(affine.Dim); ok && isDim {
		operand, dim = extents[d].Operand, extents[d].Dim
	}
	rw.ReplaceOp(op.Op, sizeOf(rw.Builder, s.Op.Operand(operand), dim))
	return rw.Success()
}

// outputOf is the operand of which a result is the new value.
func outputOf(s *linalg.Structured, result *ir.Value) int {
	n := result.Index()
	for i, v := range s.Outputs() {
		if _, isTensor := v.Type().(*ir.RankedTensorType); !isTensor {
			continue
		}
		if n == 0 {
			return s.Inputs + i
		}
		n--
	}
	panic("BUG: linalg: a result without an output")
}

// sizeOfInsertion: a tensor into which a part was put has the size that it had.
func sizeOfInsertion(op tensor.Dim, rw *rewrite.Rewriter) rewrite.Result {
	insert, ok := ir.DefinedBy[tensor.InsertSlice](op.Source())
	if !ok {
		return rw.MatchFailure("the operand is no tensor into which a part was put")
	}
	rw.Update(op.Op, func() { op.SetSource(insert.Dest()) })
	return rw.Success()
}

// sizeOfReshaped: the sizes of a reshaped tensor follow from those that it had.
func sizeOfReshaped(op tensor.Dim, rw *rewrite.Rewriter) rewrite.Result {
	def := op.Source().DefiningOp()
	at, known := rewrite.ConstantInt(op.Index())
	if def == nil || !known || at < 0 {
		return rw.MatchFailure("the operand is no result, or its dimension is not known")
	}
	size, ok := linalg.SizeOfReshaped(rw.Builder, def, int(at))
	if !ok {
		return rw.MatchFailure("the tensor is not reshaped, or its size is that of the type")
	}
	rw.ReplaceOp(op.Op, size)
	return rw.Success()
}

// sizeOfPadded: a padded tensor is larger by what is put before and behind it.
func sizeOfPadded(op tensor.Dim, rw *rewrite.Rewriter) rewrite.Result {
	pad, ok := ir.DefinedBy[linalg.PadTensor](op.Source())
	at, known := rewrite.ConstantInt(op.Index())
	if !ok || !known || at < 0 || at >= int64(len(pad.StaticLow())) || pad.Output() != nil {
		return rw.MatchFailure("the tensor is not padded, or its dimension is not known")
	}
	added := int64(0)
	var values []*ir.Value
	for _, side := range []struct {
		static []int64
		values []*ir.Value
	}{{pad.StaticLow(), pad.Low()}, {pad.StaticHigh(), pad.High()}} {
		next := 0
		for _, n := range side.static[:at] {
			if n == openSize {
				next++
			}
		}
		if n := side.static[at]; n != openSize {
			added += n
		} else if n, known := rewrite.ConstantInt(side.values[next]); known {
			added += n
		} else {
			values = append(values, side.values[next])
		}
	}
	if n := pad.Source().Type().(ir.ShapedType).Shape()[at]; n != ir.Dynamic {
		added += n
	} else {
		values = append(values, sizeOf(rw.Builder, pad.Source(), int(at)))
	}
	if len(values) == 0 {
		rw.ReplaceOp(op.Op, indexOf(rw.Builder, added))
		return rw.Success()
	}
	last := len(values) - 1
	var sum affine.Expr = affine.Symbol(last)
	for i := range last {
		sum = affine.Add(sum, affine.Symbol(i))
	}
	sum = affine.Add(sum, affine.Constant(added))
	if sum == affine.Expr(affine.Symbol(0)) {
		rw.ReplaceOp(op.Op, values[0])
		return rw.Success()
	}
	rw.ReplaceOp(op.Op, dialect.NewApply(rw.Builder, values, affine.NewMap(0, len(values), sum)).Op.Result(0))
	return rw.Success()
}

// openSize stands for an operand among the numbers of a padding.
const openSize = -1

// sizeOf is that of a dimension of a tensor or memref.
func sizeOf(b *ir.Builder, v *ir.Value, dim int) *ir.Value {
	if n := v.Type().(ir.ShapedType).Shape()[dim]; n != ir.Dynamic {
		return indexOf(b, n)
	}
	if _, isTensor := v.Type().(*ir.RankedTensorType); isTensor {
		return tensor.NewDim(b, v, indexOf(b, int64(dim))).Result()
	}
	return memref.NewDim(b, v, indexOf(b, int64(dim))).Result()
}

func indexOf(b *ir.Builder, n int64) *ir.Value {
	return std.NewConstant(b, b.Context().IndexType(), b.Context().IndexAttr(n)).Result()
}
