package convert

import "github.com/mlirc/mlirc/core/ir"

// Has reports whether an operation of a name that is wanted is inside of another, or
// is it. It costs next to nothing beside a conversion: a pass that is in pipelines for
// every program asks it first.
func Has(root *ir.Operation, wanted func(*ir.OpName) bool) bool {
	known := map[*ir.OpName]bool{}
	return !ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		is, ok := known[op.Name()]
		if !ok {
			is = wanted(op.Name())
			known[op.Name()] = is
		}
		if is {
			return ir.Interrupt
		}
		return ir.Advance
	})
}
