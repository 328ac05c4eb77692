package verify

import (
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// Sound is what is found out first, with all that there are two of shared out.
func Sound(op *ir.Operation, opts Options) bool { return sound(op, opts, 2) }

// Exact verifies one operation after the other.
func Exact(op *ir.Operation, sink *diag.Sink, opts Options) bool {
	opts.Workers = 1
	v := newVerifier(op, sink, opts)
	v.op(op)
	return !v.failed
}
