package llvm

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/verify"
)

// addressOperand is the number of the operand that an operation writes to, by its name.
var addressOperand = map[string]int{
	"llvm.store":              1,
	"llvm.atomicrmw":          0,
	"llvm.cmpxchg":            0,
	"llvm.intr.memcpy":        0,
	"llvm.intr.memcpy.inline": 0,
	"llvm.intr.memmove":       0,
	"llvm.intr.memset":        0,
	"llvm.intr.memset.inline": 0,
	"llvm.intr.masked.store":  1,
}

// verifyStore checks that an operation does not write to a constant.
func verifyStore(op *ir.Operation, lookup verify.Lookup) error {
	ref := addressed(op.Operand(addressOperand[op.Name().String()]))
	if ref == nil {
		return nil
	}
	if target := lookup(ref); target != nil && target.Is("llvm.mlir.global") && target.Attr("constant") != nil {
		return fmt.Errorf("writes to '@%s', which is a constant", ref.Leaf())
	}
	return nil
}

// addressed is the global that an address is in, nil where operations alone do not tell.
func addressed(v *ir.Value) *ir.SymbolRefAttr {
	seen := map[*ir.Operation]bool{}
	for op := v.DefiningOp(); op != nil && !seen[op]; op = op.Operand(0).DefiningOp() {
		seen[op] = true // a block that is not reached may have a cycle
		switch op.Name().String() {
		case "llvm.mlir.addressof":
			ref, _ := op.Attr("global_name").(*ir.SymbolRefAttr)
			return ref
		case "llvm.getelementptr", "llvm.bitcast", "llvm.addrspacecast":
		default:
			return nil
		}
	}
	return nil
}
