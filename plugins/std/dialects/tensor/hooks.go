package tensor

import (
	"errors"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// hooks check what tensor.dialect cannot say.
func hooks() map[string]verify.Hook {
	return map[string]verify.Hook{"tensor.extract_slice": verifyExtractSlice, "tensor.parallel_insert_slice": verifyParallelInsertSlice}
}

func verifyExtractSlice(op *ir.Operation) error { return view.VerifySlice(op, op.OperandType(0)) }

// verifyParallelInsertSlice wants a loop around whose results are tensors that its iterations share,
// and the argument for one of them.
func verifyParallelInsertSlice(op *ir.Operation) error {
	end := op.ParentOp()
	if end == nil || !end.Is("scf.forall.in_parallel") {
		return errors.New("must stand in the region of 'scf.forall.in_parallel'")
	}
	o, _ := AsParallelInsertSlice(op)
	loop := end.ParentOp()
	if loop == nil || o.Dest() == nil || o.Source() == nil {
		return nil // reported where it is
	}
	if err := view.VerifyInsertion(op, o.Source().Type(), o.Dest().Type()); err != nil {
		return err
	}
	body, results := loop.Region(0).Entry(), loop.NumResults()
	if dest := o.Dest(); !dest.IsBlockArg() || dest.Block() != body || dest.Index() < body.NumArgs()-results {
		return errors.New("may put something only into a tensor that the iterations of the loop around share")
	}
	return nil
}
