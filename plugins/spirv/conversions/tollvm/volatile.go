package tollvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// markVolatile carries the decoration Volatile of variables, and of members of structs, to the
// loads and stores that reach them. Coherent needs nothing: memory of a CPU is. Nor does
// NoContraction: LLVM contracts only what says that it may be.
func markVolatile(root *ir.Operation) {
	volatile := map[string]bool{}
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if v, ok := spirv.AsGlobalVariable(op); ok && op.Attr("volatile") != nil {
			volatile[v.SymName()] = true
		}
		return ir.Advance
	})
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		switch {
		case op.Is("spv.mlir.addressof"):
			follow(op.Result(0), volatile[spirv.MlirAddressof{Op: op}.Variable()])
		case op.Is("spv.Variable"):
			follow(op.Result(0), op.Attr("volatile") != nil)
		}
		return ir.Advance
	})
}

// follow marks what is done with a pointer, which is volatile or not.
func follow(pointer *ir.Value, volatile bool) {
	for use := range pointer.Uses() {
		switch op := use.Owner(); {
		case op.Is("spv.AccessChain") || op.Is("spv.InBoundsAccessChain"):
			follow(op.Result(0), volatile || reachesVolatile(spirv.Elem(pointer.Type()), op.Operands()[1:]))
		case volatile && use.Index() == 0 && (op.Is("spv.Load") || op.Is("spv.Store")):
			access := ods.EnumOr(op.Attr("memory_access"), spirv.MemoryAccess(0))
			op.SetAttr("memory_access", (access | spirv.MemoryAccessVolatile).Attr(op.Context()))
		}
	}
}

// reachesVolatile reports whether a member at an index path is volatile.
func reachesVolatile(t ir.Type, indices []*ir.Value) bool {
	for _, index := range indices {
		i := int64(0)
		if spirv.IsStruct(t) {
			n, ok := rewrite.ConstantInt(index)
			if !ok || n < 0 || n >= int64(spirv.NumMembers(t)) {
				return false
			}
			if spirv.MembersOf(t)[n].Has(spirv.DecorationVolatile) {
				return true
			}
			i = n
		}
		if t = spirv.Part(t, i); t == nil {
			return false
		}
	}
	return false
}
