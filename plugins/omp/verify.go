package omp

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// hooks check what omp.dialect cannot say.
func hooks() map[string]verify.Hook {
	return map[string]verify.Hook{
		"omp.reduction.declare":  verifyDeclare,
		"omp.reduction":          verifyReduction,
		"omp.parallel.args":      verifyParallelArgs,
		"omp.private":            verifyPrivate,
		"omp.declare_reduction":  verifyDeclareReduction,
		"omp.loop_nest":          verifyLoopNest,
		"omp.wsloop.wrapper":     verifyWsloopWrapper,
		"omp.simd":               verifyWrapper,
		"omp.distribute":         verifyWrapper,
		"omp.taskloop":           verifyTaskloop,
		"omp.sections":           verifySections,
		"omp.single":             verifySingle,
		"omp.task":               verifyTask,
		"omp.taskgroup":          verifyTaskgroup,
		"omp.teams":              verifyTeams,
		"omp.ordered.region":     verifyOrderedRegion,
		"omp.ordered":            verifyOrdered,
		"omp.cancel":             verifyCancel,
		"omp.cancellation_point": verifyCancel,
		"omp.atomic.read":        verifyAtomicRead,
		"omp.atomic.write":       verifyAtomicWrite,
		"omp.atomic.update":      verifyAtomicUpdate,
		"omp.atomic.capture":     verifyAtomicCapture,
	}
}

// uses check the symbols that operations use.
func uses() map[string]verify.UseHook {
	return map[string]verify.UseHook{
		"omp.wsloop":         verifyReductions,
		"omp.parallel.args":  verifyParallelSymbols,
		"omp.wsloop.wrapper": verifyReduced,
		"omp.sections":       verifyReduced,
		"omp.teams":          verifyReduced,
		"omp.taskloop":       verifyTaskloopSymbols,
		"omp.task":           verifyInReductions,
		"omp.taskgroup":      verifyTaskReductions,
		"omp.single":         verifyCopyprivate,
	}
}

// verifyDeclare checks what regions of a reduction take and yield.
func verifyDeclare(op *ir.Operation) error {
	d := ReductionDeclare{op}
	t := d.Type()
	if d.InitializerRegion().Empty() {
		return errors.New("expects non-empty initializer region")
	}
	if err := verifyRegion(d.InitializerRegion(), "initializer region", t, 1); err != nil {
		return err
	}
	if d.ReductionRegion().Empty() {
		return errors.New("expects non-empty reduction region")
	}
	if err := verifyRegion(d.ReductionRegion(), "reduction region", t, 2); err != nil {
		return err
	}
	if d.AtomicReductionRegion().Empty() {
		return nil
	}
	entry := d.AtomicReductionRegion().Entry()
	if entry.NumArgs() != 2 || entry.Arg(0).Type() != entry.Arg(1).Type() || pointee(entry.Arg(0).Type()) != t {
		return fmt.Errorf("expects atomic reduction region to take two pointers to %s", syntax.QuotedType(t))
	}
	return nil
}

// verifyRegion checks that a region takes n values of a type and yields one.
func verifyRegion(r *ir.Region, what string, t ir.Type, n int) error {
	entry := r.Entry()
	if entry.NumArgs() != n || slices.ContainsFunc(entry.Args(), func(v *ir.Value) bool { return v.Type() != t }) {
		return fmt.Errorf("expects %s to take %d of type %s", what, n, syntax.QuotedType(t))
	}
	for b := entry; b != nil; b = b.Next() {
		yield, ok := AsYield(b.Last())
		if ok && (len(yield.Results()) != 1 || yield.Results()[0].Type() != t) {
			return fmt.Errorf("expects %s to yield a value of type %s", what, syntax.QuotedType(t))
		}
	}
	return nil
}

// pointee is the type of what lies where a pointer or a memref of one element points; nil for others.
func pointee(t ir.Type) ir.Type {
	if m, ok := t.(*ir.MemRefType); ok {
		return m.Elem()
	}
	if llvm.IsPtr(t) {
		return llvm.Elem(t)
	}
	return nil
}

// verifyReduction checks that a value is reduced into an accumulator of the loop around it.
func verifyReduction(op *ir.Operation) error {
	r := Reduction{op}
	for parent := op.ParentOp(); parent != nil; parent = parent.ParentOp() {
		loop, ok := AsWsloop(parent)
		if !ok {
			continue
		}
		if !slices.Contains(loop.ReductionVars(), r.Accumulator()) {
			return errors.New("the accumulator is not used by the parent")
		}
		if t := pointee(r.Accumulator().Type()); t != r.Operand().Type() {
			return fmt.Errorf("expects the value to be of the type that the accumulator %s points to, but got %s",
				syntax.QuotedType(r.Accumulator().Type()), syntax.QuotedType(r.Operand().Type()))
		}
		return nil
	}
	return errors.New("must be used within an operation supporting reduction clause interface")
}

// verifyReductions checks that a loop names reductions of the types of its accumulators, and
// no accumulator twice.
func verifyReductions(op *ir.Operation, lookup verify.Lookup) error {
	loop := Wsloop{op}
	for i, ref := range loop.Reductions() {
		v := loop.ReductionVars()[i]
		if slices.Contains(loop.ReductionVars()[:i], v) {
			return errors.New("accumulator variable used more than once")
		}
		declare, ok := AsReductionDeclare(lookup(ref))
		if !ok {
			return fmt.Errorf("expects @%s to be an omp.reduction.declare", ref.Root())
		}
		if t := pointee(v.Type()); t != declare.Type() {
			return fmt.Errorf("expects accumulator of type %s to point to %s, as @%s reduces", syntax.QuotedType(v.Type()), syntax.QuotedType(declare.Type()), ref.Root())
		}
	}
	return nil
}
