package vectorize

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// isContraction reports whether an operation adds products of two inputs to its output.
func isContraction(s *linalg.Structured) bool {
	if s.Inputs != 2 || s.Op.NumOperands() != 3 || len(s.Yields()) != 1 {
		return false
	}
	args := s.Body().Args()
	for _, kind := range [...][2]string{{"std.addf", "std.mulf"}, {"std.addi", "std.muli"}} {
		sum, ok := s.Yields()[0].DefinedBy(kind[0])
		if !ok {
			continue
		}
		for i := range 2 {
			product, ok := sum.Operand(1 - i).DefinedBy(kind[1])
			if !ok || sum.Operand(i) != args[2] {
				continue
			}
			a, b := product.Operand(0), product.Operand(1)
			return a == args[0] && b == args[1] || a == args[1] && b == args[0]
		}
	}
	return false
}

// contraction makes a vector.contract. An operand has the last dimension of the output last, if
// it has it at all, so that rows are multiplied.
func (v *vectorizer) contraction() *ir.Value {
	ctx := v.Context()
	number, n := map[int]int{}, 0
	var iterators []ir.Attribute
	for d, kept := range v.kept {
		if !kept {
			continue
		}
		kind := linalg.Parallel
		if v.s.Iterators[d] != linalg.Parallel {
			kind = linalg.Reduction
		}
		number[d], n = n, n+1
		iterators = append(iterators, ctx.StringAttr(kind))
	}
	var values []*ir.Value
	var maps []ir.Attribute
	for i := range 3 {
		var dims []int
		last := v.output[len(v.output)-1]
		for _, d := range v.places[i].dims {
			if d >= 0 && d != last {
				dims = append(dims, d)
			}
		}
		for _, d := range v.places[i].dims {
			if d == last {
				dims = append(dims, d)
			}
		}
		results := make([]affine.Expr, len(dims))
		for k, d := range dims {
			results[k] = affine.Dim(number[d])
		}
		values = append(values, v.read(i, dims))
		maps = append(maps, ctx.AffineMapAttr(affine.NewMap(n, 0, results...)))
	}
	return vector.NewContract(v.Builder, values[0], values[1], values[2], nil, nil, ctx.ArrayAttr(maps), ctx.ArrayAttr(iterators)).Op.Result(0)
}

// bodyProblem says why the body cannot compute with vectors.
func (v *vectorizer) bodyProblem() string {
	for d, kept := range v.kept {
		if kept && v.s.Iterators[d] != linalg.Parallel {
			return "it reduces along a dimension with several points"
		}
	}
	for op := range v.s.Body().WithoutTerminator() {
		if !op.Traits().ConstantLike && (!op.Traits().Elementwise || op.NumRegions() > 0) {
			return "its body has '" + op.Name().String() + "', which does not work element by element"
		}
		for _, t := range op.ResultTypes() {
			if !isVectorElement(t) {
				return "its body computes what vectors are not made of"
			}
		}
	}
	return ""
}

// ofBody computes what the body does, on vectors with the dimensions of the output.
func (v *vectorizer) ofBody() *ir.Value {
	mapping := map[*ir.Value]*ir.Value{}
	for i, arg := range v.s.Body().Args() {
		if arg.HasUses() {
			mapping[arg] = v.read(i, v.output)
		}
	}
	// What is defined outside of the body is the same for each element.
	of := func(x *ir.Value) *ir.Value {
		if mapping[x] == nil {
			mapping[x] = vector.NewBroadcast(v.Builder, x, v.vectorType(v.output, x.Type())).Op.Result(0)
		}
		return mapping[x]
	}
	for op := range v.s.Body().WithoutTerminator() {
		if op.Traits().ConstantLike {
			made := std.NewConstant(v.Builder, op.ResultType(0), op.Attr("value")).Result()
			mapping[op.Result(0)] = vector.NewBroadcast(v.Builder, made, v.vectorType(v.output, op.ResultType(0))).Op.Result(0)
			continue
		}
		state := &ir.OperationState{Name: op.Name(), Attrs: op.Attrs()}
		for _, x := range op.AllOperands() {
			state.Operands = append(state.Operands, of(x))
		}
		for _, t := range op.ResultTypes() {
			state.Results = append(state.Results, v.vectorType(v.output, t))
		}
		made := v.Create(state)
		for i, x := range op.AllResults() {
			mapping[x] = made.Result(i)
		}
	}
	return of(v.s.Yields()[0])
}
