package spirv

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// A region of structured control flow is empty, or its last block is the merge block, in
// which there is nothing but `spv.mlir.merge`.

// verifySelection wants a header block before the merge block.
func verifySelection(op *ir.Operation) error {
	if err := verifyInFunction(op); err != nil {
		return err
	}
	body := (MlirSelection{op}).Body()
	if body.Empty() {
		return verifyNoResults(op)
	}
	if err := verifyMergeBlock(body); err != nil {
		return err
	}
	if body.Entry().Next() == nil {
		return errors.New("needs a header block before the merge block")
	}
	return nil
}

// verifyLoop wants an entry that only goes to the header, the header, perhaps other blocks, the
// continue block, which goes back to the header as no other block does, and the merge block.
func verifyLoop(op *ir.Operation) error {
	if err := verifyInFunction(op); err != nil {
		return err
	}
	body := (MlirLoop{op}).Body()
	if body.Empty() {
		return verifyNoResults(op)
	}
	if err := verifyMergeBlock(body); err != nil {
		return err
	}
	entry, merge := body.Entry(), body.Last()
	if entry == merge {
		return errors.New("needs an entry block that branches to the header block")
	}
	header, latch := entry.Next(), merge.Prev()
	switch {
	case header == merge:
		return errors.New("needs a header block behind the entry block")
	case header == latch:
		return errors.New("needs a continue block, which branches to the header block, between that and the merge block")
	case !isBranchTo(entry, header):
		return errors.New("the entry block must be one 'spv.Branch' to the header block, which is the second")
	case !goesTo(latch, header):
		return errors.New("the last block but one must be the continue block, which branches to the header block")
	}
	for b := header; b != nil; b = b.Next() {
		if b != latch && goesTo(b, header) {
			return errors.New("only the entry block and the continue block may branch to the header block")
		}
	}
	return nil
}

// isBranchTo reports whether a block is nothing but a branch to another.
func isBranchTo(b, to *ir.Block) bool {
	op := b.First()
	return op != nil && op.Next() == nil && op.Is("spv.Branch") && op.Successor(0) == to
}

func goesTo(b, to *ir.Block) bool {
	last := b.Last()
	if last == nil {
		return false
	}
	for i := range last.NumSuccessors() {
		if last.Successor(i) == to {
			return true
		}
	}
	return false
}

func verifyMergeBlock(body *ir.Region) error {
	if op := body.Last().First(); op == nil || op.Next() != nil || !op.Is("spv.mlir.merge") {
		return errors.New("the last block must be the merge block, with one 'spv.mlir.merge' and nothing else")
	}
	return nil
}

// verifyMerge wants to be in the last block of its region, and to hand on the values of the
// operation around it.
func verifyMerge(op *ir.Operation) error {
	if op.Block() != op.Block().Region().Last() {
		return errors.New("must be in the last block of 'spv.mlir.selection' or 'spv.mlir.loop'; branch to that instead")
	}
	around := op.ParentOp()
	if op.NumOperands() != around.NumResults() {
		return fmt.Errorf("hands on %d values, but '%s' around it has %d results", op.NumOperands(), around.Name(), around.NumResults())
	}
	for i := range op.NumOperands() {
		if err := sameType(fmt.Sprintf("value %d", i), op.OperandType(i), "the result", around.ResultType(i)); err != nil {
			return err
		}
	}
	return nil
}

// verifyNoResults wants a region without blocks to belong to an operation without results.
func verifyNoResults(op *ir.Operation) error {
	if op.NumResults() > 0 {
		return errors.New("has results, but no blocks that make them")
	}
	return nil
}

// verifyBranchConditional checks the weights: not both are zero.
func verifyBranchConditional(op *ir.Operation) error {
	if err := verifyInFunction(op); err != nil {
		return err
	}
	weights := listOf((BranchConditional{op}).BranchWeightsAttr())
	if len(weights) == 0 {
		return nil
	}
	for _, w := range weights {
		if numberOf(w) != 0 {
			return nil
		}
	}
	return errors.New("has two branch weights of zero; one must be greater")
}

// verifyUnreachable wants not to be where a region begins, which is always reached. What is behind
// a selection or loop need not be.
func verifyUnreachable(op *ir.Operation) error {
	if err := verifyInFunction(op); err != nil {
		return err
	}
	for p := op.Prev(); p != nil; p = p.Prev() {
		if ir.IsA[MlirSelection](p) || ir.IsA[MlirLoop](p) {
			return nil
		}
	}
	if b := op.Block(); b == b.Region().Entry() {
		return errors.New("cannot be in the first block of a region, which is reached")
	}
	return nil
}

// verifyReturn wants a function without a result around it.
func verifyReturn(op *ir.Operation) error {
	if err := verifyInFunction(op); err != nil {
		return err
	}
	if results, ok := resultsAround(op); ok && len(results) > 0 {
		return fmt.Errorf("returns nothing, but the function has a result of type %s; use 'spv.ReturnValue'", syntax.QuotedType(results[0]))
	}
	return nil
}

// verifyReturnValue compares the value with the result of the function.
func verifyReturnValue(op *ir.Operation) error {
	if err := verifyInFunction(op); err != nil {
		return err
	}
	results, ok := resultsAround(op)
	switch {
	case !ok:
		return nil
	case len(results) == 0:
		return errors.New("returns a value, but the function has no result; use 'spv.Return'")
	}
	return sameType("the value", (ReturnValue{op}).Value().Type(), "the result of the function", results[0])
}

// resultsAround are the results of the `spv.func` around an operation; false when there is
// none.
func resultsAround(op *ir.Operation) ([]ir.Type, bool) {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		fn, ok := AsFunc(p)
		if !ok {
			continue
		}
		t, ok := typeOf(fn.TypeAttr()).(*ir.FunctionType)
		if !ok {
			return nil, false
		}
		return t.Results(), true
	}
	return nil, false
}
