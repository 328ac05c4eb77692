package linalg

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// tiledLoopOperands: inputs that the region does not use are dropped.
func tiledLoopOperands(op TiledLoop, rw *rewrite.Rewriter) rewrite.Result {
	args := op.Ins()
	if !slices.ContainsFunc(args, isUnused) {
		return rw.MatchFailure("the region uses each input")
	}
	var inputs []*ir.Value
	for i, v := range op.Inputs() {
		if !isUnused(args[i]) {
			inputs = append(inputs, v)
		}
	}
	body := op.Region().Entry()
	for _, arg := range slices.Backward(args) {
		if isUnused(arg) {
			body.EraseArg(arg.Index())
		}
	}
	fresh := tiledLoopLike(op, inputs, op.Outputs(), op.Op.ResultTypes(), rw)
	rw.ReplaceOp(op.Op, fresh.Results()...)
	return rw.Success()
}

func isUnused(v *ir.Value) bool { return !v.HasUses() }

// tiledLoopResults: an output that is a tensor, whose result has no uses, and which iterations hand on as
// it is, is dropped.
func tiledLoopResults(op TiledLoop, rw *rewrite.Rewriter) rewrite.Result {
	yield, ok := AsYield(op.Region().Entry().Last())
	if !ok || len(yield.Values()) != len(op.Results()) {
		return rw.MatchFailure("it has no results")
	}
	var outputs, results, yielded []*ir.Value
	var types []ir.Type
	var dropped []int // arguments of the region
	number := 0       // of the output among tensors
	for i, v := range op.Outputs() {
		arg := op.Outs()[i]
		_, isTensor := v.Type().(*ir.RankedTensorType)
		if isTensor && isUnused(op.Results()[number]) && arg.HasOneUse() && yield.Values()[number] == arg {
			dropped = append(dropped, arg.Index())
			number++
			continue
		}
		outputs = append(outputs, v)
		if isTensor {
			yielded = append(yielded, yield.Values()[number])
			results, types = append(results, op.Results()[number]), append(types, v.Type())
			number++
		}
	}
	if len(dropped) == 0 {
		return rw.MatchFailure("each output is changed, or its result used")
	}
	rw.Update(yield.Op, func() { yield.Op.SetOperands(yielded) })
	for _, i := range slices.Backward(dropped) {
		op.Region().Entry().EraseArg(i)
	}
	fresh := tiledLoopLike(op, op.Inputs(), outputs, types, rw)
	for i, v := range results {
		rw.ReplaceUses(v, fresh.Results()[i])
	}
	rw.EraseOp(op.Op)
	return rw.Success()
}

// tiledLoopCasts: a memref of which a loop is given a cast that forgets sizes or strides is given as it is, and
// cast in the region.
func tiledLoopCasts(op TiledLoop, rw *rewrite.Rewriter) rewrite.Result {
	operands := slices.Concat(op.Inputs(), op.Outputs())
	args := slices.Concat(op.Ins(), op.Outs())
	changed := false
	body := op.Region().Entry()
	for i, v := range operands {
		cast, ok := ir.DefinedBy[memref.Cast](v)
		if !ok || !memref.ForgetsLayout(cast) {
			continue
		}
		changed = true
		operands[i] = cast.Source()
		arg := body.InsertArg(args[i].Index(), cast.Source().Type(), body.ArgLoc(args[i].Index()))
		rw.SetInsertionPointToStart(body)
		rw.ReplaceUses(args[i], memref.NewCast(rw.Builder, arg, v.Type()).Dest())
		body.EraseArg(args[i].Index())
	}
	if !changed {
		return rw.MatchFailure("no operand is a cast that forgets what is known")
	}
	rw.SetInsertionPoint(op.Op)
	n := len(op.Inputs())
	fresh := tiledLoopLike(op, operands[:n], operands[n:], op.Op.ResultTypes(), rw)
	rw.ReplaceOp(op.Op, fresh.Results()...)
	return rw.Success()
}

// tiledLoopLike is a loop with other operands, which takes the region of another one.
func tiledLoopLike(op TiledLoop, inputs, outputs []*ir.Value, types []ir.Type, rw *rewrite.Rewriter) TiledLoop {
	attrs := op.Op.Attrs().Without(ir.OperandSegmentsAttr)
	fresh := NewTiledLoop(rw.Builder, op.LowerBound(), op.UpperBound(), op.Step(), inputs, outputs, types, attrs...)
	rw.MoveRegion(op.Region(), fresh.Region(), nil)
	return fresh
}
