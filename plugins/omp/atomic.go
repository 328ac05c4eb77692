package omp

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

func verifyAtomicRead(op *ir.Operation) error {
	r := AtomicRead{op}
	if word := Word(op.Attr("memory_order_val")); word == "acq_rel" || word == "release" {
		return errors.New("memory-order must not be acq_rel or release for atomic reads")
	}
	if r.X() == r.V() {
		return errors.New("read and write must not be to the same location for atomic reads")
	}
	if !isAccumulator(r.X().Type(), r.ElementType()) {
		return fmt.Errorf("expects %s to point to %s", syntax.QuotedType(r.X().Type()), syntax.QuotedType(r.ElementType()))
	}
	return nil
}

func verifyAtomicWrite(op *ir.Operation) error {
	w := AtomicWrite{op}
	if word := Word(op.Attr("memory_order_val")); word == "acq_rel" || word == "acquire" {
		return errors.New("memory-order must not be acq_rel or acquire for atomic writes")
	}
	if !isAccumulator(w.X().Type(), w.Expr().Type()) {
		return errors.New("address must dereference to value type")
	}
	return nil
}

func verifyAtomicUpdate(op *ir.Operation) error {
	u := AtomicUpdate{op}
	if word := Word(op.Attr("memory_order_val")); word == "acq_rel" || word == "acquire" {
		return errors.New("memory-order must not be acq_rel or acquire for atomic updates")
	}
	entry := u.Region().Entry()
	t := entry.Arg(0).Type()
	if !isAccumulator(u.X().Type(), t) {
		return errors.New("the type of the operand must be a pointer type whose element type is the same as that of the region argument")
	}
	yield, ok := AsYield(entry.Last())
	switch {
	case !ok || len(yield.Results()) != 1:
		return errors.New("only updated value must be returned")
	case yield.Results()[0].Type() != t:
		return errors.New("input and yielded value must have the same type")
	}
	return nil
}

// Captured are the two operations of an atomic capture; nil where there are others.
func Captured(op *ir.Operation) (first, second *ir.Operation) {
	entry := op.Region(0).Entry()
	first = entry.First()
	if first == nil || first.Next() == nil || first.Next().Next() != entry.Last() {
		return nil, nil
	}
	return first, first.Next()
}

func verifyAtomicCapture(op *ir.Operation) error {
	first, second := Captured(op)
	if second == nil {
		return errors.New("expected three operations in omp.atomic.capture region (one terminator, and two atomic ops)")
	}
	read := first
	update := second
	switch {
	case first.Is("omp.atomic.update") && second.Is("omp.atomic.read"):
		read, update = second, first
	case first.Is("omp.atomic.read") && (second.Is("omp.atomic.update") || second.Is("omp.atomic.write")):
	default:
		return errors.New("invalid sequence of operations in the capture region: an update and a read, a read and an update, or a read and a write")
	}
	if read.Operand(0) != update.Operand(0) {
		return errors.New("the operations of the capture region must be of the same variable")
	}
	for _, inner := range []*ir.Operation{first, second} {
		if inner.Attr("hint_val") != nil || inner.Attr("memory_order_val") != nil {
			return errors.New("operations inside capture region must not have hint or memory_order clauses")
		}
	}
	return nil
}
