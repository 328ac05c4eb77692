package omp

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// IsWrapper reports whether an operation says how the iterations of the loops in it are executed.
func IsWrapper(op *ir.Operation) bool {
	return op.Is("omp.wsloop.wrapper") || op.Is("omp.simd") || op.Is("omp.distribute") || op.Is("omp.taskloop")
}

// Wrapped is what a wrapper has in it, a loop nest or another wrapper; nil where the region has
// anything else.
func Wrapped(op *ir.Operation) *ir.Operation {
	if op.Region(0).Empty() || !op.Region(0).HasOneBlock() {
		return nil
	}
	inner := op.Region(0).Entry().First()
	if inner == nil || inner.Next() == nil || inner.Next() != op.Region(0).Entry().Last() || !inner.Next().Is("omp.terminator") {
		return nil
	}
	if !inner.Is("omp.loop_nest") && !IsWrapper(inner) {
		return nil
	}
	return inner
}

// verifyWrapper checks that a region holds nothing but loops, or a wrapper that may stand there.
func verifyWrapper(op *ir.Operation) error {
	inner := Wrapped(op)
	switch {
	case inner == nil:
		return errors.New("must be a loop wrapper: its region has an omp.loop_nest or another wrapper, and an omp.terminator")
	case inner.Is("omp.loop_nest") || inner.Is("omp.simd") && !op.Is("omp.simd"):
		return nil
	case op.Is("omp.simd"):
		return errors.New("must wrap an 'omp.loop_nest' directly")
	}
	return errors.New("only supported nested wrapper is 'omp.simd'")
}

// verifyLoopNest checks that a wrapper says how the iterations are executed.
func verifyLoopNest(op *ir.Operation) error {
	if parent := op.ParentOp(); parent == nil || !IsWrapper(parent) {
		return errors.New("expects parent op to be a valid loop wrapper")
	}
	return nil
}

// verifyWsloopWrapper checks the wrapper and its reductions.
func verifyWsloopWrapper(op *ir.Operation) error {
	if err := verifyWrapper(op); err != nil {
		return err
	}
	w := WsloopWrapper{op}
	return verifyLists(w.ReductionVars(), w.Reductions(), op.Attr("reduction_vars_byref"))
}

// verifyParallelArgs checks that there are symbols for the variables.
func verifyParallelArgs(op *ir.Operation) error {
	p := ParallelArgs{op}
	if len(p.PrivateVars()) != len(p.Privatizers()) {
		return fmt.Errorf("inconsistent number of private variables and privatizer op symbols, private vars: %d vs. privatizer op symbols: %d",
			len(p.PrivateVars()), len(p.Privatizers()))
	}
	return verifyLists(p.ReductionVars(), p.Reductions(), op.Attr("reduction_vars_byref"))
}

func verifyTaskloop(op *ir.Operation) error {
	t := Taskloop{op}
	if err := verifyLists(t.InReductionVars(), t.InReductions(), op.Attr("in_reduction_vars_byref")); err != nil {
		return err
	}
	if err := verifyLists(t.ReductionVars(), t.Reductions(), op.Attr("reduction_vars_byref")); err != nil {
		return err
	}
	for _, v := range t.ReductionVars() {
		if slices.Contains(t.InReductionVars(), v) {
			return errors.New("the same list item cannot appear in both a reduction and an in_reduction clause")
		}
	}
	return verifyWrapper(op)
}

// verifySections checks that there is nothing but sections.
func verifySections(op *ir.Operation) error {
	s := Sections{op}
	for inner := range s.Region().Entry().Ops() {
		if !inner.Is("omp.section") && !inner.Is("omp.terminator") {
			return errors.New("expected omp.section op or terminator op inside region")
		}
	}
	return verifyLists(s.ReductionVars(), s.Reductions(), op.Attr("reduction_vars_byref"))
}

func verifySingle(op *ir.Operation) error {
	s := Single{op}
	for i, v := range s.CopyprivateVars() {
		if slices.Contains(s.CopyprivateVars()[:i], v) {
			return errors.New("variable of copyprivate used more than once")
		}
	}
	return nil
}

func verifyTask(op *ir.Operation) error {
	t := Task{op}
	return verifyLists(t.InReductionVars(), t.InReductions(), op.Attr("in_reduction_vars_byref"))
}

func verifyTaskgroup(op *ir.Operation) error {
	t := Taskgroup{op}
	return verifyLists(t.TaskReductionVars(), t.TaskReductions(), op.Attr("task_reduction_vars_byref"))
}

// verifyTeams checks the place of a league.
func verifyTeams(op *ir.Operation) error {
	t := Teams{op}
	for parent := op.ParentOp(); parent != nil; parent = parent.ParentOp() {
		if parent.Is("omp.target") {
			break
		}
		if parent.Name().Dialect() == "omp" {
			return errors.New("expected to be nested inside of omp.target or not nested in any OpenMP dialect operations")
		}
	}
	return verifyLists(t.ReductionVars(), t.Reductions(), op.Attr("reduction_vars_byref"))
}

// verifyOrderedRegion checks that the loop around is one whose iterations can be ordered.
func verifyOrderedRegion(op *ir.Operation) error {
	if op.Attr("simd") != nil {
		return nil
	}
	for parent := op.ParentOp(); parent != nil; parent = parent.ParentOp() {
		w, ok := AsWsloopWrapper(parent)
		if !ok {
			continue
		}
		n, ordered := w.OrderedVal()
		if !ordered {
			return errors.New("the enclosing worksharing-loop region must have an ordered clause")
		}
		if n != 0 {
			return errors.New("the enclosing loop's ordered clause must not have a parameter present")
		}
		return nil
	}
	return nil
}

// verifyOrdered checks that the loop around has as many loops as iterations wait for.
func verifyOrdered(op *ir.Operation) error {
	o := Ordered{op}
	for parent := op.ParentOp(); parent != nil; parent = parent.ParentOp() {
		w, ok := AsWsloopWrapper(parent)
		if !ok {
			continue
		}
		n, _ := w.OrderedVal()
		switch waits, _ := o.NumLoopsVal(); {
		case n == 0:
			return errors.New("the enclosing worksharing-loop region must have an ordered clause with a parameter")
		case waits != n:
			return errors.New("number of variables in depend clause does not match number of iteration variables in the doacross loop")
		}
		return nil
	}
	return errors.New("must be nested inside of a loop")
}

// verifyCancel checks that there is something of the kind that can end.
func verifyCancel(op *ir.Operation) error {
	kind, _ := wordOf(op.Attr("cancellation_construct_type_val"))
	parent := op.ParentOp()
	in := func(names ...string) bool {
		return parent != nil && slices.ContainsFunc(names, func(name string) bool { return parent.Is(name) })
	}
	switch kind {
	case "parallel":
		if !in("omp.parallel", "omp.parallel.args") {
			return errors.New("cancel parallel must appear inside a parallel region")
		}
	case "loop":
		if !in("omp.loop_nest") || parent.ParentOp() == nil || !parent.ParentOp().Is("omp.wsloop.wrapper") {
			return errors.New("cancel loop must appear inside a worksharing-loop region")
		}
	case "sections":
		if !in("omp.sections", "omp.section") {
			return errors.New("cancel sections must appear inside a sections region")
		}
	case "taskgroup":
		if !in("omp.task", "omp.taskloop", "omp.taskgroup") {
			return errors.New("cancel taskgroup must appear inside a task region")
		}
	}
	return nil
}
