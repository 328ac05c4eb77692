package fusion

import (
	"maps"
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// unitOption lets reshapes fold that take out, or put in, dimensions of size 1.
const unitOption = "allow-folding-unit-dim-reshapes"

func linearize() *pass.Pass {
	const name = "linalg-fold-reshape-ops-by-linearization"
	return &pass.Pass{
		Name:    name,
		Summary: "fold reshapes of tensors into the indexing maps of linalg.generic",
		Doc: `A linalg.generic that reads what linalg.tensor_expand_shape has split reads the source, with
the subscripts of a group in row-major order as one. Of one whose result linalg.tensor_collapse_shape
joins, the output is joined. The operand has a permutation of the dimensions, and the sizes behind the
first one of a group are known.`,
		Options: []pass.Option{{Name: unitOption, Type: pass.Bool, Default: "false",
			Doc: "fold linalg.tensor_collapse_shape before and linalg.tensor_expand_shape behind a linalg.generic, too, where all but one dimension of each group have size 1; in MLIR 13 it has no effect"}},
		Anchor: "func",
		Builds: []string{"linalg"},
		Run: func(r *pass.Run) error {
			patterns := []rewrite.Pattern{
				rewrite.On("linearize-input", linearizeInput),
				rewrite.On("linearize-output", linearizeOutput[linalg.TensorCollapseShape]),
			}
			if r.Options.Bool(unitOption) {
				patterns = append(patterns,
					rewrite.On("unit-input", unitInput),
					rewrite.On("unit-output", linearizeOutput[linalg.TensorExpandShape]))
			}
			folds := map[string]rewrite.FoldFunc{}
			for _, owner := range []map[string]rewrite.FoldFunc{linalg.Dialect.Canonicalize.Folds, tensor.Dialect.Canonicalize.Folds, std.Dialect.Canonicalize.Folds} {
				maps.Copy(folds, owner)
			}
			changed, err := rewrite.ApplyGreedily(r.Op, patterns, rewrite.Config{Stage: name, Trace: r.Trace, Folds: folds, KeepRegions: true})
			if dead := rewrite.EraseDead(r.Op, nil); !changed && !dead {
				r.Unchanged()
			}
			return err
		},
	}
}

// reshape is an operation that joins or splits dimensions of tensors.
type reshape interface {
	ir.View
	linalg.TensorCollapseShape | linalg.TensorExpandShape
}

// linearizeInput reads the source of an expansion.
func linearizeInput(op linalg.Generic, rw *rewrite.Rewriter) rewrite.Result {
	return foldInput(op, rw, "linalg.tensor_expand_shape")
}

// unitInput reads the source of a collapse of dimensions of size 1.
func unitInput(op linalg.Generic, rw *rewrite.Rewriter) rewrite.Result {
	return foldInput(op, rw, "linalg.tensor_collapse_shape")
}

func foldInput(op linalg.Generic, rw *rewrite.Rewriter, kind string) rewrite.Result {
	s, err := linalg.StructuredOf(op.Op)
	if err != nil || !onTensors(s) {
		return rw.MatchFailure("the operation is none on tensors")
	}
	why := "no input is a reshape"
	for i := range s.Inputs {
		source, ok := op.Op.Operand(i).DefinedBy(kind)
		if !ok {
			continue
		}
		changed, reason := withReshape(s, i, source, source.Operand(0).Type())
		if reason != "" {
			why = reason
			continue
		}
		rw.Update(op.Op, func() {
			op.Op.SetOperand(i, source.Operand(0))
			op.SetIndexingMapsAttr(linalg.MapsAttr(op.Op.Context(), changed))
		})
		return rw.Success()
	}
	return rw.MatchFailure(why)
}

// linearizeOutput computes what a reshape makes of the result of an operation, with a reshape of its
// output.
func linearizeOutput[V reshape](view V, rw *rewrite.Rewriter) rewrite.Result {
	op := ir.OperationOf(view)
	made, ok := op.Operand(0).DefinedBy("linalg.generic")
	if !ok {
		return rw.MatchFailure("the operand is no result of linalg.generic")
	}
	s, err := linalg.StructuredOf(made)
	if err != nil || !onTensors(s) || made.NumResults() != 1 {
		return rw.MatchFailure("the operand is not the only result of an operation on tensors")
	}
	changed, reason := withReshape(s, s.Inputs, op, op.ResultType(0))
	if reason != "" {
		return rw.MatchFailure(reason)
	}
	rw.SetLoc(made.Loc())
	output := rw.Create(&ir.OperationState{
		Name: op.Name(), Operands: slices.Concat(s.Outputs(), op.OperandRange(1, op.NumOperands())), Results: op.ResultTypes(), Attrs: op.Attrs(),
	})
	fresh := linalg.NewSpace(rw.Builder, made.OperandRange(0, s.Inputs), output.Results(), op.ResultTypes(), changed, s.Iterators)
	ir.NewBuilder(made.Context()).CloneRegionInto(made.Region(0), fresh.Region(), ir.NewMapping())
	rw.ReplaceOp(op, fresh.Op.Results()...)
	return rw.Success()
}

// onTensors reports whether all outputs are tensors.
func onTensors(s *linalg.Structured) bool {
	for _, v := range s.Outputs() {
		if _, ok := v.Type().(*ir.RankedTensorType); !ok {
			return false
		}
	}
	return len(s.Outputs()) > 0 && len(s.Outputs()) == s.Op.NumResults()
}

// withReshape are the maps of an operation whose operand i is replaced by what is on the other side
// of a reshape, of type t, or says why there are none.
func withReshape(s *linalg.Structured, i int, op *ir.Operation, t ir.Type) ([]affine.Map, string) {
	m := s.Maps[i]
	from, ok := s.Op.OperandType(i).(*ir.RankedTensorType)
	to, ranked := t.(*ir.RankedTensorType)
	groups, lists := linalg.Groups(op.Attr("reassociation"))
	if !ok || !ranked || !lists {
		return nil, "the groups of dimensions are no lists"
	}
	if !m.IsPermutation() {
		return nil, "the operand does not have a permutation of the dimensions"
	}
	var results []affine.Expr
	why := ""
	if len(from.Shape()) >= len(to.Shape()) {
		results, why = joined(m.Results, from.Shape(), groups)
	} else {
		results, why = spread(m.Results, to.Shape(), groups)
	}
	if why != "" {
		return nil, why
	}
	changed := slices.Clone(s.Maps)
	changed[i] = affine.NewMap(m.NumDims, m.NumSymbols, results...).Simplify()
	after := &linalg.Structured{Iterators: s.Iterators, Maps: changed}
	if _, covered := after.Extents(); !covered {
		return nil, "no operand would say the size of a dimension"
	}
	return changed, ""
}

// joined makes one subscript of those of each group, in row-major order.
func joined(subscripts []affine.Expr, shape []int64, groups [][]int64) ([]affine.Expr, string) {
	var results []affine.Expr
	for _, group := range groups {
		first, last := group[0], group[len(group)-1]
		var sum affine.Expr = affine.Constant(0)
		for k, stride := range affine.Contiguous(shape[first : last+1]).Strides {
			d := int(first) + k
			if shape[d] == 1 {
				continue // its subscript is 0
			}
			if stride == ir.Dynamic {
				return nil, "a size behind the first one of a group is not known"
			}
			sum = affine.Add(sum, affine.Mul(subscripts[d], affine.Constant(stride)))
		}
		results = append(results, sum)
	}
	return results, ""
}

// spread makes of the subscript of each group that of the one dimension which is not of size 1, and
// 0 for the others.
func spread(subscripts []affine.Expr, shape []int64, groups [][]int64) ([]affine.Expr, string) {
	if len(groups) == 0 { // of a single element
		return slices.Repeat([]affine.Expr{affine.Constant(0)}, len(shape)), ""
	}
	var results []affine.Expr
	for g, group := range groups {
		at := group[0]
		for _, d := range group {
			if shape[d] == 1 {
				continue
			}
			if shape[at] != 1 && at != d {
				return nil, "a group has several dimensions that are not of size 1"
			}
			at = d
		}
		for _, d := range group {
			if d == at {
				results = append(results, subscripts[g])
			} else {
				results = append(results, affine.Constant(0))
			}
		}
	}
	return results, ""
}
