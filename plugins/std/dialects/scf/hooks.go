package scf

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// hooks check what scf.dialect cannot say.
func hooks() map[string]verify.Hook {
	return map[string]verify.Hook{"scf.while": verifyWhile, "scf.parallel": verifyParallel}
}

// verifyWhile compares what the condition passes on with what the second region
// takes and what the loop returns.
func verifyWhile(op *ir.Operation) error {
	passed := op.Region(0).Entry().Last().Operands()
	if len(passed) == 0 {
		return nil // reported where it is
	}
	passed = passed[1:]
	if err := agree(passed, op.Region(1).Entry().ArgTypes(), "the second region takes"); err != nil {
		return err
	}
	return agree(passed, op.ResultTypes(), "the loop returns")
}

func agree(passed []*ir.Value, types []ir.Type, what string) error {
	if len(passed) != len(types) {
		return fmt.Errorf("'scf.condition' passes on %d values, but %s %d", len(passed), what, len(types))
	}
	for i, t := range types {
		if value := passed[i]; value != nil && value.Type() != t {
			return fmt.Errorf("'scf.condition' passes on %s as value #%d, but %s %s", quote(value.Type()), i, what, quote(t))
		}
	}
	return nil
}

// verifyParallel wants steps that go forward, and a reduction of its type for
// each result.
func verifyParallel(op *ir.Operation) error {
	start, end, _ := ir.OperandGroup(op, "step")
	for i := start; i < end; i++ {
		if n, ok := constant(op.Operand(i)); ok && n <= 0 {
			return fmt.Errorf("step #%d must be greater than zero, not %d", i-start, n)
		}
	}
	body := op.Region(0).Entry()
	if n := body.Last().NumOperands(); n > 0 {
		return fmt.Errorf("its body ends with '%s' of %d values, but only reductions make results", body.Last().Name(), n)
	}
	var reductions []*ir.Operation
	for o := range body.Ops() {
		if o.Is("scf.reduce") {
			reductions = append(reductions, o)
		}
	}
	if len(reductions) != op.NumResults() {
		return fmt.Errorf("has %d results, but %d reductions", op.NumResults(), len(reductions))
	}
	for i, r := range reductions {
		if r.NumOperands() == 1 && r.OperandType(0) != op.ResultType(i) {
			return fmt.Errorf("result #%d is %s, but its reduction is of %s", i, quote(op.ResultType(i)), quote(r.OperandType(0)))
		}
	}
	return nil
}

// constant is the integer that a value always is.
func constant(v *ir.Value) (int64, bool) {
	if v == nil || v.DefiningOp() == nil || !v.DefiningOp().Traits().ConstantLike {
		return 0, false
	}
	n, ok := v.DefiningOp().Attr("value").(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return n.Int()
}

func quote(t ir.Type) string { return "'" + syntax.TypeString(t) + "'" }
