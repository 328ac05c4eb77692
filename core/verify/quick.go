package verify

import (
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// Most modules are valid. So it is first found out whether anything is wrong at all,
// by the same checks, but in any order, on several goroutines, without diagnostics, and without
// what has been checked already: operations that are alike in all that definitions speak of
// ([ir.Alikes]), and values from outside of isolated operations together with their dominance.
// What is wrong is found out again, for the user, one operation after the other.

// sound reports whether there is nothing to report. What there are at least so many of is
// shared out to workers.
func sound(op *ir.Operation, opts Options, many int) bool {
	v := newVerifier(op, &diag.Sink{}, opts)
	v.quick, v.many = true, many
	v.op(op)
	return !v.failed
}

// fork returns a verifier for another goroutine, which goes on inside of a region.
func (v *verifier) fork(r *ir.Region) *verifier {
	w := &verifier{
		sink: &diag.Sink{}, opts: v.opts, dom: v.dom.Fork(r), symbols: v.symbols, part: v.part,
		quick: true, isolator: v.isolator,
	}
	w.opts.Workers = 1
	return w
}

// visible reports whether isolation lets an operation use a value: both are then inside
// of the innermost isolated operation around.
func (v *verifier) visible(value *ir.Value, op *ir.Operation) bool {
	return v.isolator == nil || value.Block() == op.Block() || within(value, v.isolator)
}
