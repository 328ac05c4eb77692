package spirv

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// verifyModule wants nothing but this dialect, functions that are all here, since a module is
// complete, and one entry point of a name and model.
func verifyModule(op *ir.Operation) error {
	if len(op.Region(0).Entry().Args()) > 0 {
		return errors.New("takes no arguments")
	}
	type entry struct {
		fn    string
		model int64
	}
	seen := map[entry]bool{}
	for op := range op.Region(0).Entry().Ops() {
		if err := isOwn(op); err != nil {
			return err
		}
		if point, ok := AsEntryPoint(op); ok {
			fn, _ := point.FnAttr().(*ir.SymbolRefAttr)
			e := entry{fn.Root(), numberOf(point.ExecutionModelAttr())}
			if seen[e] {
				return verify.At(op, fmt.Errorf("makes @%s an entry point of one execution model again; remove one", e.fn))
			}
			seen[e] = true
		}
		if !op.Traits().FunctionLike {
			continue
		}
		if err := verifyBody(op); err != nil {
			return err
		}
	}
	return nil
}

func verifyBody(fn *ir.Operation) error {
	if fn.Region(0).Empty() {
		return verify.At(fn, fmt.Errorf("function @%s has no body, and a module declares none", ir.SymbolName(fn)))
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
		return verify.At(op, errors.New("is inside of an 'spv.module', where only operations of spv may be"))
	}
	return nil
}

// verifyFunc wants one result at most.
func verifyFunc(op *ir.Operation) error {
	if err := verifyInModule(op); err != nil {
		return err
	}
	t, ok := typeOf((Func{op}).TypeAttr()).(*ir.FunctionType)
	if ok && len(t.Results()) > 1 {
		return fmt.Errorf("has %d results, but may have one; return a struct", len(t.Results()))
	}
	return nil
}

// verifyInterface wants the interface of an entry point to be variables of the module.
func verifyInterface(op *ir.Operation, lookup verify.Lookup) error {
	for _, a := range listOf((EntryPoint{op}).InterfaceAttr()) {
		ref, ok := a.(*ir.SymbolRefAttr)
		if !ok {
			return fmt.Errorf("has an interface of 'spv.GlobalVariable', but got %s", syntax.AttrString(a))
		}
		if target := lookup(ref); target == nil || !target.Is("spv.GlobalVariable") {
			return fmt.Errorf("interface %s is no 'spv.GlobalVariable' of the module", syntax.AttrString(a))
		}
	}
	return nil
}
