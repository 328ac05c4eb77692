package ranks

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// inlineScalars: the body extracts what is the same element at each point.
func inlineScalars(op linalg.Generic, rw *rewrite.Rewriter) rewrite.Result {
	s, err := linalg.StructuredOf(op.Op)
	if err != nil || op.Op.NumResults() != len(s.Outputs()) {
		return rw.MatchFailure("it does not work on tensors alone")
	}
	var scalars []int
	var inputs []*ir.Value
	var maps []affine.Map
	for i, m := range s.Maps {
		v := op.Op.Operand(i)
		_, isTensor := v.Type().(*ir.RankedTensorType)
		switch {
		case i < s.Inputs && isTensor && m.IsConstant():
			scalars = append(scalars, i)
			continue
		case i < s.Inputs:
			inputs = append(inputs, v)
		}
		maps = append(maps, m)
	}
	if len(scalars) == 0 {
		return rw.MatchFailure("no input is a scalar")
	}
	if _, known := extentsOf(maps, s.Iterators); !known {
		return rw.MatchFailure("the sizes of the iteration space would not be known")
	}
	made := linalg.NewGeneric(rw.Builder, inputs, s.Outputs(), op.Op.ResultTypes(), linalg.MapsAttr(rw.Context(), maps), op.IteratorTypesAttr())
	rw.MoveRegion(op.Region(), made.Region(), nil)
	body := made.Region().Entry()
	rw.SetInsertionPointToStart(body)
	for _, i := range slices.Backward(scalars) {
		rw.ReplaceUses(body.Arg(i), element(rw.Builder, op.Op.Operand(i), s.Maps[i]))
		body.EraseArg(i)
	}
	rw.ReplaceOp(op.Op, made.Op.Results()...)
	return rw.Success()
}

// element extracts the element of a tensor that a constant map leads to.
func element(b *ir.Builder, v *ir.Value, m affine.Map) *ir.Value {
	at := make([]*ir.Value, len(m.Results))
	for i, e := range m.Results {
		at[i] = index(b, int64(e.(affine.Constant)))
	}
	return tensor.NewExtract(b, v, at).Result()
}

func index(b *ir.Builder, n int64) *ir.Value {
	return std.NewConstant(b, b.Context().IndexType(), b.Context().IndexAttr(n)).Result()
}

// extentsOf says where the sizes of an iteration space stand; false where one is not known.
func extentsOf(maps []affine.Map, iterators []string) ([]linalg.Extent, bool) {
	s := linalg.Structured{Maps: maps, Iterators: iterators}
	return s.Extents()
}
