package scf

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// hooks check what scf.dialect cannot say.
func hooks() map[string]verify.Hook {
	return map[string]verify.Hook{
		"scf.while": verifyWhile, "scf.parallel": verifyParallel, "scf.index_switch": verifySwitch,
		"scf.forall": verifyForall, "scf.forall.in_parallel": verifyInParallel,
	}
}

// verifyForall wants steps that go forward.
func verifyForall(op *ir.Operation) error {
	o, _ := AsForall(op)
	for i, n := range o.StaticStep() {
		if n <= 0 && n != ir.Dynamic {
			return fmt.Errorf("step #%d must be greater than zero, not %d", i, n)
		}
	}
	for _, v := range o.DynamicStep() {
		if n, ok := constant(v); ok && n <= 0 {
			return fmt.Errorf("a step must be greater than zero, not %d", n)
		}
	}
	return nil
}

// verifyInParallel wants nothing but what puts parts into tensors.
func verifyInParallel(op *ir.Operation) error {
	for o := range op.Region(0).Entry().Ops() {
		if !o.Is("tensor.parallel_insert_slice") {
			return fmt.Errorf("has '%s' in its region, where only 'tensor.parallel_insert_slice' may stand", o.Name())
		}
	}
	return nil
}

// verifySwitch wants a region for each case, no case twice, and a value for each result from each
// region.
func verifySwitch(op *ir.Operation) error {
	o, _ := AsIndexSwitch(op)
	cases := o.Cases()
	if n := op.NumRegions() - 1; len(cases) != n {
		return fmt.Errorf("has %d regions for %d cases", n, len(cases))
	}
	seen := map[int64]bool{}
	for _, c := range cases {
		if seen[c] {
			return fmt.Errorf("has two regions for case %d", c)
		}
		seen[c] = true
	}
	for i := range op.NumRegions() {
		var got []ir.Type
		for _, v := range op.Region(i).Entry().Last().Operands() {
			if v == nil {
				return nil // reported where it is
			}
			got = append(got, v.Type())
		}
		if !slices.Equal(got, op.ResultTypes()) {
			return fmt.Errorf("yields (%s) from region #%d, but has results (%s)", typesText(got), i, typesText(op.ResultTypes()))
		}
	}
	return nil
}

func typesText(types []ir.Type) string {
	list := make([]string, len(types))
	for i, t := range types {
		list[i] = syntax.TypeString(t)
	}
	return strings.Join(list, ", ")
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
			return fmt.Errorf("'scf.condition' passes on %s as value #%d, but %s %s", syntax.QuotedType(value.Type()), i, what, syntax.QuotedType(t))
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
			return fmt.Errorf("result #%d is %s, but its reduction is of %s", i, syntax.QuotedType(op.ResultType(i)), syntax.QuotedType(r.OperandType(0)))
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
