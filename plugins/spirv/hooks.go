package spirv

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/verify"
)

// hooks check what spv.dialect cannot say.
func hooks() map[string]verify.Hook {
	return map[string]verify.Hook{"spv.module": verifyModule}
}

// verifyModule wants nothing but this dialect, and functions that are all here:
// a module is complete.
func verifyModule(module *ir.Operation) error {
	for op := module.Region(0).Entry().First(); op != nil; op = op.Next() {
		if err := isOwn(op); err != nil {
			return err
		}
		if !op.Traits().FunctionLike {
			continue
		}
		if err := verifyFunction(op); err != nil {
			return err
		}
	}
	return nil
}

func verifyFunction(fn *ir.Operation) error {
	if fn.Region(0).Empty() {
		return fmt.Errorf("function @%s has no body, and a module declares none", ir.SymbolName(fn))
	}
	var problem error
	ir.Walk(fn, func(op *ir.Operation) ir.WalkResult {
		if problem = isOwn(op); problem != nil {
			return ir.Interrupt
		}
		return ir.Advance
	})
	return problem
}

func isOwn(op *ir.Operation) error {
	if op.Name().Dialect() != "spv" {
		return fmt.Errorf("'%s' is inside, but only operations of spv may be", op.Name())
	}
	return nil
}
