package llvm

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

const landingPadName = "llvm.landingpad"

// verifyInvoke checks that an exception has a place to land.
func verifyInvoke(op *ir.Operation) error {
	unwind := op.Successor(1)
	if unwind.Empty() || !unwind.First().Is(landingPadName) {
		return errors.New("the block of the unwind destination must begin with 'llvm.landingpad'")
	}
	return verifyCall(op)
}

// verifyLandingPad checks where a landing pad stands, and its clauses.
func verifyLandingPad(op *ir.Operation) error {
	fn := enclosing(op)
	if fn == nil || fn.Attr("personality") == nil {
		return errors.New("needs to be in a function with a personality; set the attribute 'personality' of the 'llvm.func'")
	}
	if op.NumOperands() == 0 && op.Attr("cleanup") == nil {
		return errors.New("expects at least one clause or 'cleanup'")
	}
	for i, v := range op.AllOperands() {
		if err := verifyClause(i, v); err != nil {
			return err
		}
	}
	if err := landsHere(op); err != nil {
		return err
	}
	return landsAlike(op)
}

// landsAlike compares the type of a landing pad with that of the one before it in the function: LLVM wants one type
// for all.
func landsAlike(op *ir.Operation) error {
	for b := op.Block().Prev(); b != nil; b = b.Prev() {
		before := b.First()
		if before == nil || !before.Is(landingPadName) {
			continue
		}
		if have, want := op.ResultType(0), before.ResultType(0); have != want {
			return fmt.Errorf("is of type %s, but another one of the function is of %s", syntax.QuotedType(have), syntax.QuotedType(want))
		}
		return nil
	}
	return nil
}

// landsHere checks that the block of a landing pad begins with it, and is reached by
// exceptions only.
func landsHere(op *ir.Operation) error {
	b := op.Block()
	if b.First() != op {
		return errors.New("must be the first operation of its block")
	}
	if b == b.Region().Entry() {
		return errors.New("cannot be in the entry block; it belongs to the unwind destination of an 'llvm.invoke'")
	}
	for use := range b.Preds() {
		if from := use.Owner(); !from.Is("llvm.invoke") || use.Index() != 1 {
			return fmt.Errorf("is in a block that '%s' leads to; only the unwind destination of an 'llvm.invoke' may", from.Name())
		}
	}
	return nil
}

// verifyClause checks that a clause is a constant of LLVM: what a type is known by, or an
// array of them.
func verifyClause(i int, clause *ir.Value) error {
	t := clause.Type()
	switch {
	case !IsPtr(t) && !IsArray(t):
		return fmt.Errorf("clause #%d must be a pointer to catch, or an array to filter, but is %s", i, syntax.QuotedType(t))
	case !isClauseConstant(clause):
		return fmt.Errorf("clause #%d is not a known constant: null, addressof, a bitcast of these, or for a filter a constant", i)
	}
	return nil
}

func isClauseConstant(v *ir.Value) bool {
	op := v.DefiningOp()
	if op == nil {
		return false
	}
	switch op.Name().String() {
	case "llvm.mlir.null", "llvm.mlir.zero", "llvm.mlir.addressof", "llvm.mlir.undef", "llvm.mlir.constant":
		return true
	case "llvm.bitcast":
		return isClauseConstant(op.Operand(0))
	}
	return false
}
