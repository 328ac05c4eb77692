package print

import (
	"github.com/mlirc/mlirc/core/ir"
)

// chain prints a region that holds nothing but an operation of the same definition as
// that operation, and any other region as it is.
func (w *opPrinter) chain(i int) {
	if op := w.chained(i); op != nil {
		start, blank := len(w.pr.out), w.blank
		w.space()
		if w.pr.customOp(op, w.def) {
			w.blank = blankState{want: true}
			return
		}
		w.pr.out, w.blank = w.pr.out[:start], blank
	}
	w.region(i)
}

// chained is the operation that a region of `chain` is printed as, nil where it is
// more than that: a block with arguments, other operations, a terminator that does
// not yield exactly its results, or locations to print.
func (w *opPrinter) chained(i int) *ir.Operation {
	r := w.op.Region(i)
	if w.pr.opts.DebugInfo || w.pr.collecting || !r.HasOneBlock() || r.Entry().NumArgs() > 0 {
		return nil
	}
	op, last := r.Entry().First(), r.Entry().Last()
	if op == nil || op.Next() != last || op.Name() != w.op.Name() {
		return nil
	}
	if !last.Is(w.def.Regions[i].Terminator) || len(last.Attrs()) > 0 || last.NumRegions() > 0 || last.NumOperands() != op.NumResults() {
		return nil
	}
	for k, v := range last.Operands() {
		if v != op.Result(k) {
			return nil
		}
	}
	return op
}
