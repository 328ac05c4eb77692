package sdk

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
)

// text prints operations for the user to see, whatever the profile of the output:
// in between there may be what that cannot say.
func (e *execution) text(i pass.Instruments) func([]byte, *ir.Operation) []byte {
	options := i.Form()
	return func(dst []byte, op *ir.Operation) []byte { return syntax.AppendOp(dst, op, options) }
}

// printer sends what instruments print to the host.
type printer struct{ reply *reply }

// Write never fails here: the reply keeps its own error.
func (p printer) Write(text []byte) (int, error) {
	p.reply.printed(append([]byte(nil), text...))
	return len(text), nil
}
