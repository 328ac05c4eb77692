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
	if isDeclaration(op) {
		return problemOfDeclaration(op)
	}
	if within(op, "omp.reduction.declare", "omp.declare_reduction", "omp.private") != nil {
		return ""
	}
	if within(op, "llvm.func") == nil {
		return "is in no function of the LLVM dialect; run convert-openmp-to-llvm and convert-std-to-llvm before"
	}
	switch op.Name().String() {
	case "omp.parallel":
		return problemOfParallel(omp.Parallel{Op: op})
	case "omp.parallel.args":
		return problemOfArgs(omp.ParallelArgs{Op: op})
	case "omp.wsloop":
		return problemOfLoop(omp.Wsloop{Op: op})
	case "omp.wsloop.wrapper":
		return problemOfWrapper(omp.WsloopWrapper{Op: op})
	case "omp.simd":
		return problemOfNest(op)
	case "omp.task":
		return problemOfTask(omp.Task{Op: op})
	case "omp.target":
		return "runs on a device, for which there is no code; leave it out to run its region here"
	case "omp.barrier":
		return problemOfPlace(op)
	case "omp.reduction":
		if around := within(op, "omp.wsloop", "omp.parallel", "omp.parallel.args", "omp.task"); around == nil || !around.Is("omp.wsloop") {
			return "is in a parallel region inside of its loop, whose threads would reduce at once"
		}
	}
	return problemOfNewer(op)
}

// problemOfNewer says why an operation of MLIR 19 cannot be lowered.
func problemOfNewer(op *ir.Operation) string {
	switch op.Name().String() {
	case "omp.teams", "omp.distribute", "omp.taskloop":
		return "is not supported; use omp.parallel and omp.wsloop"
	case "omp.cancel", "omp.cancellation_point":
		return "is not supported: no region ends before its end"
	case "omp.ordered":
		return "is not supported: iterations do not wait for those that it names; use omp.ordered.region"
	case "omp.sections":
		s := omp.Sections{Op: op}
		if len(s.ReductionVars()) > 0 {
			return "reduces, but has no variables of sections for it; reduce in the omp.parallel around it"
		}
		return first(problemOfPlace(op), problemOfAllocate(s.AllocateVars()))
	case "omp.single":
		s := omp.Single{Op: op}
		return first(problemOfPlace(op), problemOfAllocate(s.AllocateVars()), problemOfCopies(s))
	case "omp.taskgroup":
		t := omp.Taskgroup{Op: op}
		if len(t.TaskReductionVars()) > 0 {
			return "reduces what tasks compute, which is not supported"
		}
		return problemOfAllocate(t.AllocateVars())
	case "omp.masked":
		if v := (omp.Masked{Op: op}).FilteredThreadId(); v != nil && !isNumber(v.Type()) {
			return "has a thread number of type " + syntax.QuotedType(v.Type()) + "; run convert-openmp-to-llvm before"
		}
	case "omp.threadprivate":
		if def := (omp.Threadprivate{Op: op}).SymAddr().DefiningOp(); def == nil || !def.Is("llvm.mlir.addressof") {
			return "is of an address that is no global's"
		}
	case "omp.atomic.read":
		return problemOfAtomic((omp.AtomicRead{Op: op}).ElementType(), op)
	case "omp.atomic.write":
		return problemOfAtomic((omp.AtomicWrite{Op: op}).Expr().Type(), op)
	case "omp.atomic.update":
		return problemOfAtomic((omp.AtomicUpdate{Op: op}).Region().Entry().Arg(0).Type(), op)
	}
	return ""
}

// first is the first problem of several.
func first(problems ...string) string {
	for _, p := range problems {
		if p != "" {
			return p
		}
	}
	return ""
}

// perThread are the regions of which one thread of a team executes an iteration, or all.
var perThread = []string{
	"omp.wsloop", "omp.wsloop.wrapper", "omp.master", "omp.masked", "omp.single", "omp.sections", "omp.critical", "omp.ordered.region", "omp.task",
}

// problemOfPlace says of what all threads of a team must come to that they do not.
func problemOfPlace(op *ir.Operation) string {
	around := within(op, append([]string{"omp.parallel", "omp.parallel.args"}, perThread...)...)
	if around == nil || around.Is("omp.parallel") || around.Is("omp.parallel.args") {
		return ""
	}
	if op.Is("omp.barrier") {
		return fmt.Sprintf("is in an '%s', where not all threads of the team come", around.Name())
	}
	return fmt.Sprintf("is in an '%s' of the same team, where not all threads come; put an omp.parallel around it", around.Name())
}

func problemOfAllocate(vars []*ir.Value) string {
	if len(vars) > 0 {
		return "has a clause allocate, which is not supported; private variables are on the stack"
	}
	return ""
}

// problemOfCopies wants functions of the LLVM dialect that copy from pointer to pointer.
func problemOfCopies(s omp.Single) string {
	for i, ref := range s.CopyprivateFuncs() {
		fn := ir.LookupSymbol(s.Op, ref)
		if fn == nil || !fn.Is("llvm.func") || !llvm.IsPtr(s.CopyprivateVars()[i].Type()) {
			return "copies by @" + ref.Root() + ", which is no function of pointers of the LLVM dialect; run convert-std-to-llvm before"
		}
	}
	return ""
}

func problemOfTask(t omp.Task) string {
	if len(t.InReductionVars()) > 0 {
		return "reduces for a group of tasks, which is not supported"
	}
	return first(problemOfAllocate(t.AllocateVars()), problemOfCaptured(t.Op))
}

// problemOfAtomic wants a value that machines access as a whole.
func problemOfAtomic(t ir.Type, op *ir.Operation) string {
	if bitsOf(t, 64) == nil {
		return "accesses " + syntax.QuotedType(t) + ", which is no integer, float or pointer of 8, 16, 32 or 64 bits"
	}
	for _, v := range op.AllOperands() {
		if !llvm.IsCompatible(v.Type()) {
			return "has an operand of type " + syntax.QuotedType(v.Type()) + ", which is no type of the LLVM dialect; run convert-openmp-to-llvm before"
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

// problemOfDeclaration says why what a declaration makes cannot be made.
func problemOfDeclaration(op *ir.Operation) string {
	a, ok := op.Attr("type").(*ir.TypeAttr)
	if !ok {
		return ""
	}
	init := op.Region(0)
	switch {
	case op.Is("omp.private") && !llvm.IsCompatible(a.Value()):
		return "makes " + syntax.QuotedType(a.Value()) + " private, which is no type of the LLVM dialect; run convert-openmp-to-llvm before"
	case !llvm.IsCompatible(a.Value()):
		return "reduces " + syntax.QuotedType(a.Value()) + ", which is no type of the LLVM dialect; run convert-openmp-to-llvm before"
	case op.Is("omp.private") || llvm.IsPtr(a.Value()):
		return ""
	case init.Entry().Arg(0).HasUses():
		return "has an initializer that depends on its argument, of which nothing is known"
	}
	return ""
}

func problemOfParallel(p omp.Parallel) string {
	if len(p.CopyinVars()) > 0 {
		return "has a clause copyin, but no variables of threads are there"
	}
	return first(problemOfAllocate(p.AllocateVars()), problemOfCaptured(p.Op), problemOfPrivate(p.PrivateVars(), p.FirstprivateVars()))
}

func problemOfArgs(p omp.ParallelArgs) string {
	for _, v := range slices.Concat(p.ReductionVars(), p.PrivateVars()) {
		if !llvm.IsCompatible(v.Type()) {
			return notCompatible(v)
		}
	}
	return first(problemOfAllocate(p.AllocateVars()), problemOfCaptured(p.Op), problemOfReduced(p.Op, p.ReductionVars(), p.Reductions(), p.ReductionVarsByref()))
}

func notCompatible(v *ir.Value) string {
	return "uses a value of type " + syntax.QuotedType(v.Type()) + ", which is no type of the LLVM dialect; run convert-openmp-to-llvm and reconcile-unrealized-casts before"
}

// problemOfReduced wants pointers, and those that are reduced by reference where a declaration is of pointers.
func problemOfReduced(op *ir.Operation, vars []*ir.Value, symbols []*ir.SymbolRefAttr, byRef []int64) string {
	for i, v := range vars {
		if !llvm.IsPtr(v.Type()) {
			return "reduces into a variable of type " + syntax.QuotedType(v.Type()) + ", but must into a pointer of the LLVM dialect"
		}
		d, ok := omp.AsDeclareReduction(ir.LookupSymbol(op, symbols[i]))
		if !ok {
			continue
		}
		ref := i < len(byRef) && byRef[i] != 0
		if ref && !llvm.IsPtr(d.Type()) {
			return "reduces by reference, but @" + symbols[i].Root() + " reduces values of type " + syntax.QuotedType(d.Type())
		}
	}
	return ""
}

// problemOfCaptured wants values of the LLVM dialect, which a record can hold.
func problemOfCaptured(op *ir.Operation) string {
	for _, v := range captured(op) {
		if !llvm.IsCompatible(v.Type()) {
			return notCompatible(v)
		}
	}
	return ""
}

// captured lists the values from outside that a region uses, some of them several times.
func captured(around *ir.Operation) []*ir.Value {
	var list []*ir.Value
	ir.Walk(around, func(op *ir.Operation) ir.WalkResult {
		for _, v := range op.AllOperands() {
			if op != around && !v.Region().IsWithin(around) {
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
	return first(problemOfPlace(w.Op), problemOfCounting(w.Step()), problemOfPrivate(w.PrivateVars(), w.FirstprivateVars(), w.LastprivateVars()))
}

func problemOfWrapper(w omp.WsloopWrapper) string {
	if len(w.LinearVars()) > 0 {
		return "has linear variables, which are not supported; compute them from the induction variables"
	}
	if v := w.ScheduleChunkVar(); v != nil && !isNumber(v.Type()) {
		return "has chunks of a size of type " + syntax.QuotedType(v.Type()) + "; run convert-openmp-to-llvm before"
	}
	if n, _ := w.OrderedVal(); n > 0 {
		return "has a clause ordered with a parameter, which is not supported; use ordered(0) and omp.ordered.region"
	}
	return first(problemOfPlace(w.Op), problemOfNest(w.Op), problemOfReduced(w.Op, w.ReductionVars(), w.Reductions(), w.ReductionVarsByref()))
}

// problemOfNest is that of the loops in a wrapper.
func problemOfNest(op *ir.Operation) string { return problemOfCounting(nestIn(op).Step()) }

func problemOfCounting(step []*ir.Value) string {
	if !isNumber(step[0].Type()) {
		return "counts in " + syntax.QuotedType(step[0].Type()) + ", but must count in integers of at most 64 bits; run convert-openmp-to-llvm before"
	}
	return ""
}

func isNumber(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Width() <= 64
}

func problemOfPrivate(lists ...[]*ir.Value) string {
	for _, v := range slices.Concat(lists...) {
		if !llvm.IsPtr(v.Type()) || llvm.Elem(v.Type()) == nil {
			return "makes a variable private that is of type " + syntax.QuotedType(v.Type()) + ", but must be a pointer that says what it points to"
		}
	}
	return ""
}
