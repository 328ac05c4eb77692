package sdk

import (
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/verify"
)

// owned checks the operations of the plugin's own dialects for what definitions
// cannot express. A module comes verified as far as anybody can without the
// plugin.
func (e *execution) owned(module *ir.Operation) error {
	failed := false
	symbols := verify.Symbols{}
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if err := e.server.hooks.Check(op, symbols.From(op)); err != nil {
			failed = true
			at := verify.PlaceOf(op, err)
			e.sink.Report(diag.NewError(ir.Position(at.Loc()), fmt.Sprintf("'%s' op %v", at.Name(), err)))
		}
		return ir.Advance
	})
	if failed {
		return pass.ErrReported
	}
	return nil
}
