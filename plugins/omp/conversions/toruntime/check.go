package toruntime

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/omp"
)

// check reports what cannot be lowered, and what would not end: threads that wait for others
// where not all of them come.
func check(root *ir.Operation, sink *diag.Sink) bool {
	ok := true
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if op.Name().Dialect() != "omp" {
			return ir.Advance
		}
		if problem := problemOf(op); problem != "" {
			ok = false
			sink.Report(diag.NewError(ir.Position(op.Loc()), "'"+op.Name().String()+"' op "+problem))
		}
		return ir.Advance
	})
	return ok
}

// problemOf says why an operation cannot be lowered, or "".
func problemOf(op *ir.Operation) string {
	if d, ok := omp.AsReductionDeclare(op); ok {
		return problemOfDeclaration(d)
	}
	if within(op, "omp.reduction.declare") != nil {
		return ""
	}
	if within(op, "llvm.func") == nil {
		return "is in no function of the LLVM dialect; run convert-openmp-to-llvm and convert-std-to-llvm before"
	}
	switch op.Name().String() {
	case "omp.parallel":
		return problemOfParallel(omp.Parallel{Op: op})
	case "omp.wsloop":
		return problemOfLoop(omp.Wsloop{Op: op})
	case "omp.target":
		return "runs on a device, for which there is no code; leave it out to run its region here"
	case "omp.barrier":
		if around := within(op, "omp.wsloop", "omp.master", "omp.parallel"); around != nil && !around.Is("omp.parallel") {
			return fmt.Sprintf("is in an '%s', where not all threads of the team come", around.Name())
		}
	case "omp.reduction":
		if around := within(op, "omp.wsloop", "omp.parallel"); around == nil || !around.Is("omp.wsloop") {
			return "is in a parallel region inside of its loop, whose threads would reduce at once"
		}
	}
	return ""
}

// within is the innermost operation around another one that has one of the names.
func within(op *ir.Operation, names ...string) *ir.Operation {
	for op = op.ParentOp(); op != nil; op = op.ParentOp() {
		if slices.Contains(names, op.Name().String()) {
			return op
		}
	}
	return nil
}

func problemOfDeclaration(d omp.ReductionDeclare) string {
	switch {
	case !llvm.IsCompatible(d.Type()):
		return "reduces " + syntax.QuotedType(d.Type()) + ", which is no type of the LLVM dialect; run convert-openmp-to-llvm before"
	case d.InitializerRegion().Entry().Arg(0).HasUses():
		return "has an initializer that depends on its argument, of which nothing is known"
	}
	return ""
}

func problemOfParallel(p omp.Parallel) string {
	switch {
	case len(p.CopyinVars()) > 0:
		return "has a clause copyin, but no variables of threads are there"
	case len(p.AllocateVars()) > 0:
		return "has a clause allocate, which is not supported; private variables are on the stack"
	}
	for _, v := range captured(p) {
		if !llvm.IsCompatible(v.Type()) {
			return "uses a value of type " + syntax.QuotedType(v.Type()) + ", which is no type of the LLVM dialect; run convert-openmp-to-llvm and reconcile-unrealized-casts before"
		}
	}
	return problemOfPrivate(p.PrivateVars(), p.FirstprivateVars())
}

// captured lists the values from outside that a parallel region uses, some of them several times.
func captured(p omp.Parallel) []*ir.Value {
	var list []*ir.Value
	ir.Walk(p.Op, func(op *ir.Operation) ir.WalkResult {
		for _, v := range op.AllOperands() {
			if op != p.Op && !v.Region().IsWithin(p.Op) {
				list = append(list, v)
			}
		}
		return ir.Advance
	})
	return list
}

func problemOfLoop(w omp.Wsloop) string {
	if len(w.LinearVars()) > 0 {
		return "has linear variables, which are not supported; compute them from the induction variables"
	}
	if around := within(w.Op, "omp.wsloop", "omp.master", "omp.parallel"); around != nil && !around.Is("omp.parallel") {
		return fmt.Sprintf("is in an '%s' of the same team, where not all threads come; put an omp.parallel around it", around.Name())
	}
	if t, ok := w.Step()[0].Type().(*ir.IntegerType); !ok || t.Width() > 64 {
		return "counts in " + syntax.QuotedType(w.Step()[0].Type()) + ", but must count in integers of at most 64 bits; run convert-openmp-to-llvm before"
	}
	return problemOfPrivate(w.PrivateVars(), w.FirstprivateVars(), w.LastprivateVars())
}

func problemOfPrivate(lists ...[]*ir.Value) string {
	for _, v := range slices.Concat(lists...) {
		if !llvm.IsPtr(v.Type()) || llvm.Elem(v.Type()) == nil {
			return "makes a variable private that is of type " + syntax.QuotedType(v.Type()) + ", but must be a pointer that says what it points to"
		}
	}
	return ""
}
