package tollvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// initializer makes the initial value of a global variable, nil if it has none.
func (l *Lowering) initializer(op *ir.Operation) (func(e emit.Emitter) *ir.Value, string) {
	return nil, ""
}
