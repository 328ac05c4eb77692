package tollvm

import "github.com/mlirc/mlirc/core/ir"

// TypeOf is the type of the LLVM dialect that a type becomes; nil if it becomes none. Those who
// share memory with what this package converts ask for it.
func (l *Lowering) TypeOf(t ir.Type) ir.Type { return l.convertOne(t) }
