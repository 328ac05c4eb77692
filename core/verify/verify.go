package verify

import (
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// Hook checks what data cannot say of an operation; it returns what is wrong,
// in the words of a diagnostic, or nil. It changes nothing, and may be called
// for several operations at once.
type Hook func(op *ir.Operation) error

// Options says how to verify.
type Options struct {
	// Hooks maps full names of operations to their owners' checks.
	Hooks map[string]Hook
	// Uses maps full names of operations to checks of the symbols that they use.
	Uses map[string]UseHook
	// Attributes maps full names of attributes, such as `llvm.data_layout`, to the checks of the
	// dialect that their prefix names. `dlti.` stands for those of a dialect that have none.
	Attributes map[string]AttributeHook
	// Workers is how many goroutines share the work; 0 or 1 is the caller alone.
	// What is found, and in which order, does not depend on it.
	Workers int
	// Explain adds to an error what else is known of the operation that it is about;
	// nil adds nothing.
	Explain func(op *ir.Operation, d diag.Diagnostic) diag.Diagnostic
}

// Verify checks an operation and everything inside it. It reports false when it
// found an error. Of an operation inside of another the symbols around it are not
// looked at: its neighbours may be changing.
func Verify(op *ir.Operation, sink *diag.Sink, opts Options) bool {
	if sound(op, opts, many) {
		return true
	}
	opts.Workers = 1
	v := newVerifier(op, sink, opts)
	v.op(op)
	if v.crash != nil && !v.failed {
		panic(v.crash)
	}
	return !v.failed
}

// Holds reports whether Verify finds nothing, in less time where something is wrong. A hook that
// breaks has found something.
func Holds(op *ir.Operation, opts Options) bool { return sound(op, opts, many) }

func newVerifier(op *ir.Operation, sink *diag.Sink, opts Options) *verifier {
	return &verifier{sink: sink, opts: opts, dom: ir.NewDominance(), part: op.ParentOp() != nil}
}

type verifier struct {
	sink    *diag.Sink
	opts    Options
	dom     *ir.Dominance
	symbols *ir.SymbolTable
	tables  map[*ir.Operation]*ir.SymbolTable // those that nested references went through
	bound   eval.Bindings
	env     ods.OpEnv // of the operation at hand
	failed  bool
	crash   *diag.Crash // of a hook
	part    bool        // what is verified has an operation around it

	// quick is set where nothing is reported, see quick.go.
	quick    bool
	many     int
	alike    ir.Alikes
	repeated bool          // an operation like the one at hand has been checked
	isolator *ir.Operation // the innermost isolated operation around
	checks   typeChecks
	resolve  Lookup // v.lookup, made once
}

// goesOn reports whether there is more to find out.
func (v *verifier) goesOn() bool { return !v.quick || !v.failed }

// seesSymbols reports whether the symbols are known that an operation refers to.
func (v *verifier) seesSymbols() bool { return v.symbols != nil || !v.part }

// errorf reports a problem of an operation.
func (v *verifier) errorf(op *ir.Operation, format string, args ...any) bool {
	if v.quick {
		v.failed = true
		return false
	}
	return v.report(op, fmt.Sprintf("'%s' op ", op.Name())+fmt.Sprintf(format, args...))
}

// errorNote is errorf with a note at another place.
func (v *verifier) errorNote(op *ir.Operation, at ir.Location, note, format string, args ...any) bool {
	d := diag.NewError(ir.Position(op.Loc()), fmt.Sprintf("'%s' op ", op.Name())+fmt.Sprintf(format, args...))
	return v.found(op, d.WithNote(ir.Position(at), note))
}

// report reports a problem at the place of an operation.
func (v *verifier) report(op *ir.Operation, message string) bool {
	return v.found(op, diag.NewError(ir.Position(op.Loc()), message))
}

// found reports an error about an operation.
func (v *verifier) found(op *ir.Operation, d diag.Diagnostic) bool {
	v.failed = true
	if v.opts.Explain != nil && !v.quick {
		d = v.opts.Explain(op, d)
	}
	v.sink.Report(d)
	return false
}

// op checks an operation, and those inside if it is sound itself.
func (v *verifier) op(op *ir.Operation) {
	f := op.Traits()
	table := v.symbols
	if f.SymbolTable && op.NumRegions() == 1 {
		v.symbols = ir.NewSymbolTable(op)
		v.uniqueSymbols(op)
	}
	isolator := v.isolator
	if v.own(op, f) {
		v.inside(op, f)
	}
	v.symbols, v.isolator = table, isolator
}

// inside checks what is in the regions of an operation. If that is sound, it asks the hooks, which
// may so take every operation inside for one that fits its definition.
func (v *verifier) inside(op *ir.Operation, f *ir.Traits) {
	if f.Isolated {
		v.isolator = op
	}
	failed := v.failed
	v.failed = false
	for r := range op.Regions() {
		v.region(r, f)
	}
	if !v.failed {
		if err := v.hooks(op); err != nil {
			v.errorf(PlaceOf(op, err), "%s", err)
		}
	}
	v.failed = v.failed || failed
}

// own checks an operation itself.
func (v *verifier) own(op *ir.Operation, f *ir.Traits) bool {
	v.repeated = false
	if !v.operands(op) || !v.successors(op) {
		return false
	}
	def, ok := op.Name().Def().(*ods.Op)
	if ok && !v.fits(op, def) {
		return false
	}
	if !v.repeated && !v.typesIn(op) {
		return false
	}
	if f.Known && !v.traits(op, f) {
		return false
	}
	if ok && !v.flow(op, def, f) {
		return false
	}
	if hook := builtinHook(op.Name().String()); hook != nil {
		if err := hook(op); err != nil {
			return v.errorf(op, "%s", err)
		}
	}
	return true
}
