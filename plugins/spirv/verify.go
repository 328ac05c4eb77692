package spirv

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// hooks check what spv.dialect cannot say.
func hooks() map[string]verify.Hook {
	return map[string]verify.Hook{
		"spv.Branch":                   verifyInFunction,
		"spv.BranchConditional":        verifyBranchConditional,
		"spv.CompositeExtract":         verifyCompositeExtract,
		"spv.CompositeInsert":          verifyCompositeInsert,
		"spv.Constant":                 verifyConstant,
		"spv.EntryPoint":               verifyInModule,
		"spv.ExecutionMode":            verifyInModule,
		"spv.FunctionCall":             verifyInFunction,
		"spv.GlobalVariable":           verifyGlobalVariable,
		"spv.GroupNonUniformBroadcast": verifyBroadcast,
		"spv.Return":                   verifyReturn,
		"spv.ReturnValue":              verifyReturnValue,
		"spv.Select":                   verifySelect,
		"spv.SpecConstant":             verifySpecConstant,
		"spv.SpecConstantComposite":    verifyInModule,
		"spv.SpecConstantOperation":    verifySpecConstantOperation,
		"spv.Unreachable":              verifyUnreachable,
		"spv.func":                     verifyFunc,
		"spv.mlir.addressof":           verifyInFunction,
		"spv.mlir.loop":                verifyLoop,
		"spv.mlir.merge":               verifyMerge,
		"spv.mlir.selection":           verifySelection,
		"spv.module":                   verifyModule,
	}
}

// uses check the symbols that operations use.
func uses() map[string]verify.UseHook {
	return map[string]verify.UseHook{
		"spv.EntryPoint":            verifyInterface,
		"spv.SpecConstantComposite": verifyConstituents,
		"spv.mlir.referenceof":      verifyReference,
	}
}

// attributes check what the dialect says on operations of any dialect.
func attributes() map[string]verify.AttributeHook {
	return map[string]verify.AttributeHook{
		"spv.entry_point_abi":   verifyEntryPointABI,
		"spv.interface_var_abi": verifyInterfaceABI,
		"spv.target_env":        verifyTargetEnv,
	}
}

// verifyInFunction wants a function around an operation, of this dialect or another, and no
// module in between.
func verifyInFunction(op *ir.Operation) error {
	for p := op.ParentOp(); p != nil && !p.Traits().SymbolTable; p = p.ParentOp() {
		if p.Traits().FunctionLike {
			return nil
		}
	}
	return errors.New("must be inside of a function, such as 'spv.func'")
}

// verifyInModule wants a module right around an operation, of this dialect or another.
func verifyInModule(op *ir.Operation) error {
	if p := op.ParentOp(); p == nil || !p.Traits().SymbolTable {
		return errors.New("must be in the block of a module, such as 'spv.module'")
	}
	return nil
}

// isConstant reports whether an operation of the dialect makes a value that is known when the
// module is compiled.
func isConstant(v *ir.Value) bool {
	op := v.DefiningOp()
	return op != nil && (op.Is("spv.Constant") || op.Is("spv.mlir.referenceof") || op.Is("spv.SpecConstantOperation") ||
		op.Is("spv.ConstantNull") || op.Is("spv.Undef"))
}

// sameType compares types of two things, which messages name.
func sameType(what string, t ir.Type, than string, u ir.Type) error {
	if t != u {
		return fmt.Errorf("%s is of type %s, but %s of type %s", what, syntax.QuotedType(t), than, syntax.QuotedType(u))
	}
	return nil
}
