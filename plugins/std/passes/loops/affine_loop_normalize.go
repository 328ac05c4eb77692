package loops

import (
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

const promoteOption = "promote-single-iter"

// AffineLoopNormalize returns the pass `affine-loop-normalize`.
func AffineLoopNormalize() *pass.Pass {
	return &pass.Pass{
		Name:    "affine-loop-normalize",
		Anchor:  "func",
		Summary: "normalize affine loops to start at zero and step by one",
		Doc: `An affine.for or affine.parallel gets the lower bound 0 and the step 1; maps compute
its former induction variables. An affine.for of one iteration is replaced by its
body. Loops with several lower bounds stay, and affine.parallel loops with several
bounds in one dimension.`,
		Options: []pass.Option{{Name: promoteOption, Type: pass.Bool, Default: "true",
			Doc: "replace a loop of one iteration by its body; later MLIR does so only if it is set"}},
		Builds: []string{"affine", "std"},
		Run: func(r *pass.Run) error {
			changed, promotes := false, r.Options.Bool(promoteOption)
			ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
				if loop, ok := affine.AsFor(op); ok {
					changed = promotes && Promote(loop) || normalize(loop) || changed
				}
				if loop, ok := affine.AsParallel(op); ok {
					changed = normalizeParallel(loop) || changed
				}
			})
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// normalize makes a loop count from zero by one. It reports whether it changed
// anything.
func normalize(loop affine.For) bool {
	lower, upper, step := loop.Lower(), loop.Upper(), loop.Step()
	from, isConstant := loop.ConstantLowerBound()
	if isConstant && from == 0 && step == 1 || len(lower.Map.Results) != 1 {
		return false
	}
	span, ok := spans(upper, lower)
	if !ok {
		return false
	}
	loop.SetLowerBound(affine.ValueMap{Map: core.ConstantMap(0)})
	loop.SetUpperBound(divided(span, []int64{step}))
	loop.SetStep(1)
	counted := core.Mul(core.Dim(lower.Map.NumDims), core.Constant(step))
	countAsBefore(loop.Op, loop.InductionVar(), lower, core.Add(counted, lower.Map.Results[0]))
	return true
}

// normalizeParallel does the same to each dimension of an affine.parallel.
func normalizeParallel(loop affine.Parallel) bool {
	lower, upper, ok := parallelBounds(loop)
	steps := stepsOf(loop)
	if !ok || isNormal(lower.Map, steps) {
		return false
	}
	ivs := loop.Op.Region(0).Entry().Args()
	span, ok := spans(upper, lower)
	if !ok {
		return false
	}
	span = span.Canonical()
	span.Map = span.Map.Simplify()
	zeros, ones := make([]core.Expr, len(ivs)), make([]int64, len(ivs))
	for i := range ivs {
		zeros[i], ones[i] = core.Constant(0), 1
	}
	setParallelBounds(loop, affine.ValueMap{Map: core.NewMap(0, 0, zeros...)}, divided(span, steps))
	loop.Op.SetAttr("steps", loop.Op.Context().I64ArrayAttr(ones))
	for i := len(ivs) - 1; i >= 0; i-- {
		counted := core.Mul(core.Dim(lower.Map.NumDims), core.Constant(steps[i]))
		countAsBefore(loop.Op, ivs[i], lower, core.Add(lower.Map.Results[i], counted))
	}
	return true
}

func isNormal(lower core.Map, steps []int64) bool {
	for i, e := range lower.Results {
		if e != core.Constant(0) || steps[i] != 1 {
			return false
		}
	}
	return true
}

// spans are the distances of upper bounds from lower ones: from the one beside each,
// or from the only one. False when constants are too far apart.
func spans(upper, lower affine.ValueMap) (affine.ValueMap, bool) {
	both, dims, symbols := beside(upper, lower)
	results := make([]core.Expr, len(upper.Map.Results))
	for i, e := range upper.Map.Results {
		from := lower.Map.Results[min(i, len(lower.Map.Results)-1)]
		to, isConstant1 := e.(core.Constant)
		less, isConstant2 := from.(core.Constant)
		if isConstant1 && isConstant2 && (to < less) != (to-less < 0) {
			return affine.ValueMap{}, false
		}
		results[i] = core.Sub(e, again(from, lower, upper))
	}
	m := core.NewMap(dims, symbols, results...)
	return affine.ValueMap{Map: m, Operands: both}, m.Check() == nil
}

// again is an expression of a map where its operands stand beside those of another: what that has,
// too, is the same dimension or symbol, so that it cancels out.
func again(e core.Expr, m, other affine.ValueMap) core.Expr {
	dims, symbols := make([]core.Expr, m.Map.NumDims), make([]core.Expr, m.Map.NumSymbols)
	for i, v := range m.Dims() {
		at := slices.Index(other.Dims(), v)
		if at < 0 {
			at = other.Map.NumDims + i
		}
		dims[i] = core.Dim(at)
	}
	for i, v := range m.Symbols() {
		at := slices.Index(other.Symbols(), v)
		if at < 0 {
			at = other.Map.NumSymbols + i
		}
		symbols[i] = core.Symbol(at)
	}
	return core.ReplaceDimsAndSymbols(e, dims, symbols)
}

// beside are the operands of two maps, those of the second behind those of the first
// of the same kind.
func beside(a, b affine.ValueMap) (operands []*ir.Value, dims, symbols int) {
	operands = append(operands, a.Dims()...)
	operands = append(operands, b.Dims()...)
	operands = append(operands, a.Symbols()...)
	operands = append(operands, b.Symbols()...)
	return operands, a.Map.NumDims + b.Map.NumDims, a.Map.NumSymbols + b.Map.NumSymbols
}

// divided is the numbers of steps that fit, the last one perhaps in part.
func divided(span affine.ValueMap, steps []int64) affine.ValueMap {
	results := make([]core.Expr, len(span.Map.Results))
	for i, e := range span.Map.Results {
		results[i] = core.CeilDiv(e, core.Constant(steps[min(i, len(steps)-1)]))
	}
	return affine.ValueMap{
		Map:      core.NewMap(span.Map.NumDims, span.Map.NumSymbols, results...),
		Operands: span.Operands,
	}
}

// countAsBefore makes the users of an induction variable that goes from zero by one use what it
// was before: an expression over the operands of the lower bound, with the induction variable
// behind the dimensions.
func countAsBefore(loop *ir.Operation, iv *ir.Value, lower affine.ValueMap, count core.Expr) {
	var operands []*ir.Value
	operands = append(operands, lower.Dims()...)
	operands = append(operands, iv)
	operands = append(operands, lower.Symbols()...)
	b := ir.NewBuilder(loop.Context())
	b.SetLoc(loop.Loc())
	b.SetInsertionPointToStart(loop.Region(0).Entry())
	before := affine.NewApply(b, operands, core.NewMap(lower.Map.NumDims+1, lower.Map.NumSymbols, count))
	iv.ReplaceAllUsesWith(before.Op.Result(0))
	before.Op.SetOperand(lower.Map.NumDims, iv)
}
